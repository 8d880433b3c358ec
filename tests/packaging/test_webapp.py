"""The browser app is built anew when what it is made of has changed, or when half of it is there.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from building import webapp


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the app is put, from a source and a text that are older than it."""
    for name in ("SOURCE", "WORDS", "MADE"):
        monkeypatch.setattr(webapp, name, tmp_path / name)
    for place in ("SOURCE/app.ts", "SOURCE/node_modules/tool.js", "WORDS/en/web.ftl"):
        write(tmp_path / place, 100)
    return tmp_path / "MADE"


def write(path: Path, at: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(path, (at, at))


def test_an_app_that_is_not_there_is_built(made: Path) -> None:
    assert webapp.is_old()


def test_half_an_app_is_none(made: Path) -> None:
    write(made / "index.html", 200)  # the report comes last
    assert webapp.is_old()


@pytest.mark.parametrize(("changed", "old"), [
    ("nothing", False), ("SOURCE/app.ts", True), ("WORDS/en/web.ftl", True),
    ("SOURCE/node_modules/tool.js", False)])
def test_it_follows_from_what_it_is_made_of(made: Path, changed: str, old: bool) -> None:
    for name in ("index.html", "report.html"):
        write(made / name, 200)
    write(made.parent / changed, 300)
    assert webapp.is_old() == old


def test_an_sdist_has_it_and_not_what_it_is_made_of(
        made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webapp, "SOURCE", made / "none")
    assert not webapp.is_old()
