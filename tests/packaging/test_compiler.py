"""The rules are compiled where there is a compiler, and only there: otherwise they stay plain."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from building import backend, compiling

from tests.timing import HANG


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


@pytest.mark.skipif(sys.platform == "win32", reason="there it is Visual Studio's")
def test_elsewhere_it_is_what_cc_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LUDO_COMPILE", raising=False)
    for program in ("no-such-compiler", "false"):  # one that is there, and compiles nothing
        monkeypatch.setenv("CC", program)
        assert not compiling.wanted()


def test_sources_are_packed_without_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever there is: who makes an sdist, or works on the sources, is asked for nothing."""
    monkeypatch.setenv("LUDO_COMPILE", "")
    monkeypatch.setattr(compiling, "extensions", lambda: pytest.fail("the rules were translated"))
    monkeypatch.chdir(compiling.ROOT)
    assert backend.get_requires_for_build_editable() == []
    assert backend.build_sdist(str(tmp_path)).endswith(".tar.gz")


def test_c_that_is_half_new_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody breaks off a translation, and takes back what they had changed."""
    translated = []
    monkeypatch.setattr(compiling, "OUT", tmp_path)
    monkeypatch.setattr(compiling, "_translate", lambda: translated.append("whole") or [])
    monkeypatch.setattr(compiling, "_made_of", lambda: "as it was")
    for _ in range(2):
        assert compiling.extensions() == []
    assert translated == ["whole"]
    with monkeypatch.context() as changed:
        changed.setattr(compiling, "_made_of", lambda: "changed")
        changed.setattr(compiling, "_translate", lambda: pytest.fail("broken off"))
        with pytest.raises(pytest.fail.Exception, match="broken off"):
            compiling.extensions()
    assert compiling.extensions() == []
    assert translated == ["whole", "whole"]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no make")
def test_what_is_compiled_anew_follows_from_sources_alone() -> None:
    """And not from folders, which change with whatever Python leaves in them."""
    done = subprocess.run(
        ["make", "--no-print-directory", "--eval", "told: ; @echo $(RULES) $(PACKAGE)", "told"],
        cwd=compiling.ROOT, capture_output=True, text=True, check=True)
    files = [compiling.ROOT / name for name in done.stdout.split()]
    assert compiling.ROOT / "src/ludotheque/core/game.py" in files
    assert [file for file in files if not file.is_file() or "__pycache__" in file.parts] == []


@pytest.mark.skipif(sys.platform == "win32", reason="nobody waits there: see building/lock.py")
def test_who_builds_has_the_folder_to_themselves(tmp_path: Path) -> None:
    (tmp_path / "building").symlink_to(compiling.ROOT / "building")
    waits = ("from building.lock import alone\nwith alone(): print('in', flush=True); input()\n")

    def begin() -> subprocess.Popen[str]:
        return subprocess.Popen([sys.executable, "-c", waits], cwd=tmp_path, text=True,
                                stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE)

    with begin() as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "in\n"
        with begin() as second:
            assert second.stderr is not None
            assert "Waiting" in second.stderr.readline()
            first.communicate("\n", timeout=HANG)
            assert second.communicate("\n", timeout=HANG)[0] == "in\n"
