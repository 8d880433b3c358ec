"""What the server's tests share: a server that limits nobody, and strangers who meet there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque.server.settings import Settings
from tests.server.serving import Server, Somebody


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of a process. Nobody looks for what others did there: every test has its
    own people and tables."""
    database = tmp_path_factory.mktemp("server") / "tables.db"
    with Server(Settings(str(database), limits=False, bots=1)) as running:
        yield running


@pytest.fixture
def ann(server: Server) -> Somebody:
    return Somebody(server, "Ann")


@pytest.fixture
def ben(server: Server) -> Somebody:
    return Somebody(server, "Ben")


@pytest.fixture
def cleo(server: Server) -> Somebody:
    return Somebody(server, "Cleo")
