"""What all tests share: which engine runs, and how much there is time for."""

from __future__ import annotations

import os

from hypothesis import settings

from ludotheque.core.engine import COMPILED

pytest_plugins = ["tests.postgres"]

# Toy games extend the engine's classes, which interpreted code can do only where these are
# interpreted too: `make test` runs the plain engine, then the rest on the compiled.
collect_ignore = ["pure"] if COMPILED else []

# What is not the engine's own waits for the engine that is installed, which is faster.
if os.environ.get("LUDO_ENGINE") == "plain":
    collect_ignore += ["lab", "server", "store", "terminal", "web", "test_locale.py"]

SOAK = bool(os.environ.get("SOAK"))  # `make soak`: the same tests, many more games

settings.register_profile("quick", max_examples=100, deadline=None)
settings.register_profile("soak", max_examples=20_000, deadline=None)
settings.load_profile("soak" if SOAK else "quick")


def pytest_report_header() -> str:
    return f"engine: {'compiled' if COMPILED else 'plain Python'}{', soak' if SOAK else ''}"
