"""What the server's tests share: a server that limits nobody, and strangers who meet there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque.server import helpers, workers
from ludotheque.server.settings import Settings
from ludotheque.store import store
from tests.server.serving import Server, Somebody
from tests.timing import HANG


@pytest.fixture(autouse=True)
def processes_and_databases_may_be_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """The real ones that tests use within their own process; `serving.BOUNDS` are a server's."""
    for module, name in ((workers, "STARTING"), (helpers, "THINKING"), (helpers, "REPLAYING"),
                         (store, "ANSWER")):
        monkeypatch.setattr(module, name, HANG)


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
