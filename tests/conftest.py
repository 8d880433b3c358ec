"""What all tests share: which engine runs, and how much there is time for."""

from __future__ import annotations

import os
import random

import pytest
from hypothesis import HealthCheck, settings

from ludotheque.core.engine import COMPILED
from tests.timing import Hand

pytest_plugins = ["tests.postgres"]

# Toy games extend the engine's classes, which interpreted code can do only where these are
# interpreted too: `make test` runs the plain engine, then the rest on the compiled.
collect_ignore = ["pure"] if COMPILED else []

# What is not the engine's own waits for the engine that is installed, which is faster.
if os.environ.get("LUDO_ENGINE") == "plain":
    collect_ignore += ["lab", "packaging", "portable", "server", "store", "terminal", "web",
                       "test_locale.py"]

# `make soak`: the same tests over many more games, so many times as many again.
SOAK = int(os.environ.get("SOAK") or 0)

# How long something takes says nothing: the machine may be busy.
settings.register_profile("ours", max_examples=2_000 * SOAK or 100, deadline=None,
                          suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ours")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shuffle", metavar="SEED", help="run the tests in another order")


def pytest_report_header(config: pytest.Config) -> str:
    seed = config.getoption("--shuffle")
    return (f"engine: {'compiled' if COMPILED else 'plain Python'}"
            + (f", soak: {SOAK}" if SOAK else "") + (f", order: --shuffle {seed}" if seed else ""))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Files in any order, and the tests of a file: none may need what another has left behind."""
    if seed := config.getoption("--shuffle"):
        chance = random.Random(seed)
        order = {name: chance.random() for name in sorted({item.path.as_posix() for item in items})}
        items.sort(key=lambda item: (order[item.path.as_posix()], chance.random()))


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    """A time that stands still until the test turns it."""
    return Hand(monkeypatch)
