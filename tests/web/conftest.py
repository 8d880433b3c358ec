"""What the tests in a real browser share: the browser, and a server that has the app."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from ludotheque.server.settings import Settings
from ludotheque.server.site import is_built
from tests.server.serving import Server
from tests.web.chromium import chromium
from tests.web.tables import Tables
from tests.web.visitor import launch


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What waits for networks and servers that come back begins first: the others go on beside it,
    where several processes share the tests."""
    items.sort(key=lambda item: item.path.name != "test_together.py")


# Both end with the last test of this folder: Playwright keeps an event loop running in this thread,
# and tests elsewhere run their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if chromium() is None:
        pytest.fail("there is no Chromium: `make test` installs one where it may")
    with sync_playwright() as playwright, launch(playwright) as running:
        yield running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of a process: every test has its own people and tables."""
    if not is_built():
        pytest.fail("the browser app was not built: `make` does that")
    database = tmp_path_factory.mktemp("web") / "tables.db"
    with Server(Settings(str(database), limits=False, bots=1)) as running:
        yield running


@pytest.fixture(scope="package")
def tables(server: Server) -> Tables:
    return Tables(server)
