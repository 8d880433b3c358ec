"""The rules are compiled where there is a compiler, and only there: otherwise they stay plain."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from building import compiling


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A Windows with nothing on its path: the folder of the programs."""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("PROGRAMFILES(X86)", str(tmp_path))
    monkeypatch.delenv("LUDO_COMPILE", raising=False)
    return tmp_path


def install(folder: Path, monkeypatch: pytest.MonkeyPatch, prints: bytes) -> None:
    """An installer that says this of Visual Studio."""
    program = folder / "Microsoft Visual Studio" / "Installer" / "vswhere.exe"
    program.parent.mkdir(parents=True)
    program.touch()

    def run(words: list[str], **_options: object) -> subprocess.CompletedProcess[bytes]:
        assert words[0] == str(program)
        return subprocess.CompletedProcess(words, 0, prints)

    monkeypatch.setattr(subprocess, "run", run)


def test_a_windows_without_visual_studio_has_none(windows: Path) -> None:
    assert not compiling.wanted()


def test_visual_studio_may_come_without_a_compiler(
        windows: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(windows, monkeypatch, b"")
    assert not compiling.wanted()


def test_visual_studio_with_its_compiler_is_found(
        windows: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(windows, monkeypatch, b"C:\\Program Files\\Visual Studio\r\n")
    assert compiling.wanted()


def test_it_may_be_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDO_COMPILE", "no")
    assert not compiling.wanted()


def test_elsewhere_it_is_what_cc_names(monkeypatch: pytest.MonkeyPatch) -> None:
    if sys.platform != "win32":
        monkeypatch.setenv("CC", "no-such-compiler")
        assert not compiling.wanted()
