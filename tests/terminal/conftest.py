"""What the tests of the terminal share: a home of their own, and the command itself."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.timing import HANG

from ludotheque.terminal import cli, serving
from ludotheque.terminal.remote import connection, server

Ludo = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games of tests stay in the test's own folder."""
    monkeypatch.setenv("LUDO_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LUDO_LANGUAGE", "en")
    return tmp_path / "home"


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server of a busy machine may take its time."""
    for module in (serving, connection, server):
        monkeypatch.setattr(module, "PATIENCE", HANG)


@pytest.fixture
def ludo(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ludo:
    """Runs the command in this process: (exit code, output, error)."""

    def run(*arguments: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["ludo", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            cli.main()
        out, err = capsys.readouterr()
        return int(left.value.code or 0), out, err

    return run
