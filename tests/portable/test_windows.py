"""What is so on Windows only, told here by the signs by which the code knows it."""

from __future__ import annotations

import ctypes
import errno
import sys
from types import SimpleNamespace

import pytest

from ludotheque.core.errors import BadInput
from ludotheque.core.text import default_language
from ludotheque.server.serve import serve
from ludotheque.server.settings import Settings
from ludotheque.terminal import cli


@pytest.mark.parametrize(("id", "language"), [
    (0x040C, "fr"), (0x080A, "es"), (0x0409, "en"), (0x0407, "en"), (0x0000, "en"),
])
def test_it_speaks_as_the_system_does(id: int, language: str,
                                      monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LUDO_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: id)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    assert default_language() == language
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert default_language() == "es"  # whoever sets something is heard


def test_several_processes_cannot_share_a_port(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(BadInput, match="1 on Windows"):
        serve(Settings("postgresql://localhost/none"), workers=2)


def test_whoever_reads_may_have_had_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = OSError(errno.EINVAL, "Invalid argument")
    assert cli._had_enough(BrokenPipeError(errno.EPIPE, "Broken pipe"))
    assert not cli._had_enough(OSError(errno.ENOSPC, "No space left on device"))
    for platform, enough in (("win32", True), ("linux", False)):
        monkeypatch.setattr(sys, "platform", platform)
        assert cli._had_enough(closed) == enough
        assert not cli._had_enough(OSError(errno.EINVAL, "Invalid argument", "a:b.ludo"))
