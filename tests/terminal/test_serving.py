"""`ludo serve`: at which port, and how it gets into the browser."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable

import pytest
from tests.server.serving import Server
from tests.terminal.conftest import Ludo
from tests.timing import HANG

from ludotheque.core.errors import BadInput
from ludotheque.server import serve as server_module
from ludotheque.server.settings import Settings
from ludotheque.terminal import serving


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that a browser was sent to, on a machine with a screen."""
    addresses: list[str] = []
    monkeypatch.setattr(serving.webbrowser, "open", lambda url: addresses.append(url) or True)
    monkeypatch.setenv("DISPLAY", ":0")
    return addresses


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """With which settings a server was started. It listens, says that it has started, and ends when
    whoever wanted to come has."""
    found: list[Settings] = []

    def serve(settings: Settings, workers: int, started: Callable[[], None]) -> None:
        found.append(settings)
        if serving._answers(settings.host, settings.port):
            raise BadInput("cannot listen", "ludo serve")
        before = set(threading.enumerate())
        with socket.create_server((settings.host, settings.port)):
            started()
            for comer in set(threading.enumerate()) - before:
                comer.join(HANG)
                assert not comer.is_alive()

    monkeypatch.setattr(server_module, "serve", serve)
    return found


@pytest.fixture
def usual(monkeypatch: pytest.MonkeyPatch) -> int:
    """The usual port, which is free."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = int(found.getsockname()[1])
    monkeypatch.setattr(serving, "PORT", port)
    return port


def test_it_is_at_the_usual_port_and_opens_nothing(
        ludo: Ludo, usual: int, served: list[Settings], opened: list[str]) -> None:
    code, out, _err = ludo("serve")
    assert (code, served[0].port, opened) == (0, usual, [])
    assert f"http://127.0.0.1:{usual}" in out


def test_it_is_opened_when_it_answers(
        ludo: Ludo, usual: int, served: list[Settings], opened: list[str]) -> None:
    ludo("serve", "--open")
    assert opened == [f"http://127.0.0.1:{usual}"]


def test_without_a_screen_its_address_is_only_printed(
        ludo: Ludo, usual: int, served: list[Settings], opened: list[str],
        monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(serving.sys, "platform", "linux")
    code, out, _err = ludo("serve", "--open")
    assert (code, opened) == (0, [])
    assert f"http://127.0.0.1:{usual}" in out
    assert "open this address in one yourself" in out


def test_another_port_where_the_usual_one_is_taken(
        ludo: Ludo, usual: int, served: list[Settings], opened: list[str]) -> None:
    with socket.create_server(("127.0.0.1", usual)):
        ludo("serve", "--open")
        assert served[0].port != usual
        assert opened == [f"http://127.0.0.1:{served[0].port}"]
        # Who names a port, or has told it to friends, wants that one and no other.
        for arguments in (["--open", "--port", str(usual)], []):
            assert ludo("serve", *arguments)[0] == 2
            assert served[-1].port == usual


def test_who_comes_back_is_led_to_the_server_that_still_runs(
        ludo: Ludo, usual: int, opened: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def in_use(settings: Settings, workers: int, started: Callable[[], None]) -> None:
        raise BadInput("is in use", "tables.db")

    monkeypatch.setattr(server_module, "serve", in_use)
    with Server(Settings("sqlite://", port=usual)) as running:
        code, out, _err = ludo("serve", "--open")
        assert (code, opened) == (0, [running.url])
        assert running.url in out
        code, _out, err = ludo("serve")
        assert code == 2
        assert "is in use" in err
    with socket.create_server(("127.0.0.1", usual)):  # somebody else's
        monkeypatch.setattr(serving, "_is_ours", lambda url: False)
        assert ludo("serve", "--open")[0] == 2
