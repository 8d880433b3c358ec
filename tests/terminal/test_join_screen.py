"""Tables of a server on the full screen, driven by keys; most of it without a network."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests import timing
from tests.server.serving import Server, Somebody
from tests.terminal.hosts import GAMES, Host, Line, Message, come, settle
from tests.terminal.piloting import play, play_in_real_time, turn
from textual.pilot import Pilot
from textual.widgets import Input, Static

from ludotheque.core.record import read, verify
from ludotheque.core.text import LANGUAGES
from ludotheque.games import find
from ludotheque.server.settings import Settings
from ludotheque.tables.terms import Clock, Terms
from ludotheque.terminal.remote import screen
from ludotheque.terminal.remote.gathering import GatheringSession
from ludotheque.terminal.remote.lobby import LobbySession
from ludotheque.terminal.remote.screen import JoinApp
from ludotheque.terminal.remote.session import RemoteSession
from ludotheque.terminal.remote.visit import Visit, Wishes
from ludotheque.terminal.widgets import AskDialog, CanvasView, SayDialog, TextDialog

SIZES = [(80, 24), (120, 40)]
Script = Callable[[JoinApp, Pilot[None]], Awaitable[None]]


def drive(host: Host, script: Script, size: tuple[int, int] = (80, 24), language: str = "en",
          table: str = "TABLE", who: str = "Ann") -> JoinApp:
    """Somebody at a table that answers without a network."""
    visit = Visit("http://host", who, Wishes(), GAMES, language, table)
    app = JoinApp(visit, "")

    class Answering(Line):
        """What is done is answered soon."""

        def __init__(self, base: str, token: str, heard: Callable[[Message], None],
                     loop: asyncio.AbstractEventLoop) -> None:
            super().__init__(host, who, visit, heard)
            self._loop = loop

        def act(self, table: str, kind: str, data: str = "", seq: int | None = None) -> str:
            client = super().act(table, kind, data, seq)
            self._loop.call_soon(settle, host)
            return client

        async def run(self) -> None:
            """Nothing breaks."""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(screen, "Connection", Answering)
        play(app, lambda pilot: script(app, pilot), size)
    return app


async def until(pilot: Pilot[None], met: Callable[[], bool]) -> None:
    """At once, or at the next tick: some things are looked at once a second."""
    await pilot.pause()
    if not met():
        await turn(pilot, 1.0)
    assert met()


def shown(app: JoinApp) -> str:
    """What stands beside the board, however it is broken into lines."""
    return " ".join(str(app.query_one(f"#{id}", Static).content).replace("\n", " ")
                    for id in ("question", "detail", "log"))


def said(app: JoinApp) -> str:
    """What the open dialog says; nothing where none is open."""
    return "\n".join(str(part.content) for part in app.screen.query(Static)
                     if app.screen is not app.default_screen)


def begin(host: Host) -> Visit:
    """Ben waits at the table."""
    return come(host, "Ben")


def seat_of(host: Host, who: str) -> int:
    return host.table.seat_of(who)


async def play_until(host: Host, app: JoinApp, ben: Visit, pilot: Pilot[None],
                     met: Callable[[], bool]) -> None:
    """Both move at random until something is so."""
    chance = random.Random(9)
    for _ in range(3000):
        await until(pilot, lambda: not app.visit.table.sent)
        if met():
            return
        for visit in (app.visit, ben):
            choices = visit.session.choices()
            if choices:
                visit.session.play(chance.choice(choices).move)
                settle(host)
                break
    raise AssertionError("never came about")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_place_is_drawn_in_every_language(size: tuple[int, int], language: str) -> None:
    host = Host("goldblivion", terms=Terms("ask", absent="bot", clock=Clock("live", 600, 5)))

    async def script(app: JoinApp, pilot: Pilot[None]) -> None:
        words = app.words
        assert isinstance(app.pointing.session, GatheringSession)
        assert words.label("gathering-title") in app.query_one("#header", CanvasView).canvas.text()
        ben = begin(host)
        await until(pilot, lambda: isinstance(app.pointing.session, RemoteSession))
        assert "10:00" in app.query_one("#header", CanvasView).canvas.text()
        assert "Ben" in shown(app)
        await pilot.press("w")
        await until(pilot, lambda: words.label("network-watchers", n=0) in said(app))
        await pilot.press("escape", "l", "d", "question_mark", "escape", "o", "escape", "r",
                          "escape", "p", "escape")
        assert app.words.language != language
        ben.act("resign")
        settle(host)
        await pilot.press("t")
        assert isinstance(app.pointing.session, LobbySession)
    drive(host, script, size, language)


def test_from_the_waiting_room_into_the_game() -> None:
    host = Host()

    async def script(app: JoinApp, pilot: Pilot[None]) -> None:
        assert "Waiting for somebody" in shown(app)
        assert "seat:2" in app.query_one("#board", CanvasView).canvas.refs()
        begin(host)
        await until(pilot, lambda: isinstance(app.pointing.session, RemoteSession))
        assert app.pointing.offers
        assert app.board is app.pointing.teller.board
        assert "Havresac" in app.query_one("#header", CanvasView).canvas.text()
    drive(host, script)


def test_when_the_game_begins_who_writes_goes_on_and_what_was_asked_is_void() -> None:
    host = Host()

    async def script(app: JoinApp, pilot: Pilot[None]) -> None:
        await pilot.press("c", "h", "i")
        begin(host)
        await until(pilot, lambda: isinstance(app.pointing.session, RemoteSession))
        assert isinstance(app.screen, SayDialog)
        await pilot.press("enter")
        await until(pilot, lambda: "Ann says: “hi”" in shown(app))
    drive(host, script)
    other = Host()

    async def sure(app: JoinApp, pilot: Pilot[None]) -> None:
        await pilot.press("up", "enter")
        await until(pilot, lambda: "gone for everybody" in said(app))
        begin(other)
        await until(pilot, lambda: isinstance(app.pointing.session, RemoteSession))
        assert app.screen is app.default_screen
        assert other.table.version == 4  # two seats taken, two people ready, and nothing else
    drive(other, sure)


def test_a_move_by_keys_and_whose_turn_it_is() -> None:
    host = Host("goldblivion")

    async def script(app: JoinApp, pilot: Pilot[None]) -> None:
        ben = begin(host)
        await until(pilot, lambda: isinstance(app.pointing.session, RemoteSession))
        await play_until(host, app, ben, pilot, lambda: bool(app.visit.session.choices())
                         and host.table.play.to_move() == [0])
        app.look_again()
        moves = len(host.table.entries)
        await pilot.press("enter")
        for _ in range(20):
            await until(pilot, lambda: not app.visit.table.sent)
            if isinstance(app.screen, AskDialog) or app.pointing.offers:
                await pilot.press("enter")
        assert len(host.table.entries) > moves
        await play_until(host, app, ben, pilot, lambda: host.table.play.to_move() == [1])
        app.look_again()
        await pilot.pause()
        assert "Ben is to move." in shown(app)
        assert app.pointing.offers == []
    drive(host, script)


def test_the_others_moves_disturb_neither_walk_nor_dialog() -> None:
    host = Host()

    async def script(app: JoinApp, pilot: Pilot[None]) -> None:
        ben = begin(host)
        await until(pilot, lambda: bool(app.pointing.offers))
        await pilot.press("down", "down")
        current = app.pointing.current.ref
        for dialog in (None, "question_mark", "w", "c"):
            if dialog:
                await pilot.press(dialog)
            before, steps = app.screen, app.visit.table.steps
            ben.session.play(ben.session.choices()[-1].move)
            settle(host)
            await until(pilot, lambda steps=steps: app.visit.table.steps > steps)
            await pilot.pause()
            assert app.screen is before
            assert app.pointing.current.ref == current
            await pilot.press("escape")
        assert "Ben" in shown(app)
    drive(host, script)


def test_talk() -> None:
    host = Host()

    async def script(app: JoinApp, pilot: Pilot[None]) -> None:
        ben = begin(host)
        await until(pilot, lambda: isinstance(app.pointing.session, RemoteSession))
        ben.act("chat", "[bold red]hi[/] qcu")
        settle(host)
        await pilot.pause()
        assert "Ben says: “[bold red]hi[/] qcu”" in shown(app)
        await pilot.press("c")
        await until(pilot, lambda: "[bold red]hi[/] qcu" in said(app))
        assert isinstance(app.screen, SayDialog)
        await pilot.press(*"quick", "left", "h", "enter")  # none of these is a command here
        await until(pilot, lambda: "Ann says: “quichk”" in shown(app))
        assert app.screen is app.default_screen
        await pilot.press("c", "escape", "c", "enter")
        assert app.screen is app.default_screen
        assert "Ann says: “quichk”" in "\n".join(ben.session.news())
    drive(host, script)


def test_consent_is_asked_for_in_a_dialog() -> None:
    host = Host("goldblivion", terms=Terms(undo="ask", pause=0.0))

    async def script(app: JoinApp, pilot: Pilot[None]) -> None:
        ben = begin(host)
        await until(pilot, lambda: isinstance(app.pointing.session, RemoteSession))
        for key in ("enter", "r"):
            await play_until(host, app, ben, pilot, lambda: ben.session.told.can_undo)
            steps = app.visit.table.steps
            await pilot.press("question_mark")
            ben.session.take_back()
            settle(host)
            await pilot.pause()
            assert isinstance(app.screen, TextDialog)  # it waits until the other one is closed
            await pilot.press("escape")
            await until(pilot, lambda: "Ben asks to take a move back." in said(app))
            await pilot.press("escape")  # look first
            await turn(pilot, 3.0)
            assert app.screen is app.default_screen
            await pilot.press("a", key)
            await until(pilot, lambda: host.table.play.asking is None)
            await until(pilot, lambda: not app.visit.table.sent)
            assert (app.visit.table.steps < steps) == (key == "enter")
        await play_until(host, app, ben, pilot, lambda: ben.session.told.can_undo)
        ben.session.take_back()
        settle(host)
        await until(pilot, lambda: isinstance(app.screen, AskDialog))
        ben.act("resign")  # then there is nothing to answer any more
        settle(host)
        await until(pilot, lambda: not isinstance(app.screen, AskDialog)
                    or "The game is over" in said(app))
    drive(host, script)


def test_asking_for_an_undo_oneself() -> None:
    host = Host("goldblivion", terms=Terms(undo="ask"))

    async def script(app: JoinApp, pilot: Pilot[None]) -> None:
        ben = begin(host)
        await until(pilot, lambda: isinstance(app.pointing.session, RemoteSession))
        await pilot.press("u")
        assert "Nothing can be taken back" in shown(app)
        await play_until(host, app, ben, pilot, lambda: app.visit.session.told.can_undo)
        await pilot.press("u")
        await until(pilot, lambda: host.table.play.asking == 0)
        ben.act("refuse")
        settle(host)
        await pilot.press("u")
        await until(pilot, lambda: "Not so soon after the last request." in shown(app))
    drive(host, script)


def test_a_lost_connection_is_said_and_nothing_is_lost() -> None:
    host = Host()

    async def script(app: JoinApp, pilot: Pilot[None]) -> None:
        begin(host)
        await until(pilot, lambda: bool(app.pointing.offers))
        line = next(line for line in host.lines if line.who == "Ann")
        line.cut = True
        app.heard({"is": "lost", "pause": 1.0})
        await pilot.pause()
        assert "The connection is lost. Trying again…" in shown(app)
        app.pointing.session.play(app.pointing.session.choices()[-1].move)
        app.look_again()
        assert "One moment…" in shown(app)
        line.cut = False
        app.heard({"is": "connected"})
        settle(host)
        await until(pilot, lambda: bool(app.pointing.offers))
        assert "The connection is lost" not in shown(app)
        assert len(host.table.play.boards[0].told) == 1
    drive(host, script)


def test_the_end_the_record_and_playing_again(home: Path) -> None:
    host = Host()

    async def script(app: JoinApp, pilot: Pilot[None]) -> None:
        ben = begin(host)
        await until(pilot, lambda: isinstance(app.pointing.session, RemoteSession))
        await pilot.press("n")  # not before the end
        assert app.screen is app.default_screen
        ben.act("resign")
        settle(host)
        await pilot.pause()
        assert app.screen is app.default_screen  # the record is on its way
        app.heard({"is": "fetched", "what": "record havresac TABLE", "status": 200, "text": "x"})
        await until(pilot, lambda: "Ben has left" in said(app))
        assert "havresac-TABLE.ludo" in said(app).replace("\n", "")
        assert (home / "tables" / "havresac-TABLE.ludo").read_text() == "x"
        await pilot.press("n")
        await until(pilot, lambda: host.table.wanting == {0})
        assert "As soon as everybody does" in shown(app)
        await turn(pilot, 3.0)
        assert app.screen is app.default_screen  # the end is shown once
        await pilot.press("enter")
        await until(pilot, lambda: "The game is over" in said(app))
        ben.again()
        settle(host)
        host.host("next", "NEXT")
        await until(pilot, lambda: app.visit.table.id == "NEXT")
        await until(pilot, lambda: app.screen is app.default_screen)
    drive(host, script)


def test_resigning_is_asked_twice() -> None:
    host = Host()

    async def script(app: JoinApp, pilot: Pilot[None]) -> None:
        begin(host)
        await until(pilot, lambda: isinstance(app.pointing.session, RemoteSession))
        await pilot.press("g", "escape")
        await pilot.pause()
        assert not host.table.play.seats[0].out
        await pilot.press("g", "enter")
        await until(pilot, lambda: host.table.play.seats[0].out)
    drive(host, script)


def test_who_watches_has_no_keys_to_play() -> None:
    host = Host(seats=("open",))
    come(host, "Ben")

    async def script(app: JoinApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(app.pointing.session, RemoteSession))
        assert "You are watching." in shown(app)
        keys = app.query_one("#keys", CanvasView).canvas.text()
        assert "chat" in keys
        assert "undo" not in keys
        await pilot.press("u", "h", "g", "enter", "1")
        assert app.screen is app.default_screen
    drive(host, script, who="Eve")


def test_in_the_lobby_only_what_makes_sense_has_a_key() -> None:
    host = Host()

    async def script(app: JoinApp, pilot: Pilot[None]) -> None:
        assert "One moment…" in shown(app)
        app.heard({"is": "fetched", "what": "lobby", "status": 200,
                   "text": '{"mine": [], "open": []}'})
        await pilot.pause()
        assert "act:new" in app.query_one("#board", CanvasView).canvas.refs()
        await pilot.press("u", "h", "c", "w", "g", "n", "a", "o", "t", "p", "f")
        assert app.screen is app.default_screen
        assert isinstance(app.visit.session, LobbySession)
        await pilot.press("enter", "escape", "enter", "enter", "enter")
        line = host.lines[0]
        assert line.fetched[-1][2]["game"] == "eden"
        app.heard({"is": "fetched", "what": "open", "status": 400, "text": '{"detail": "no"}'})
        await pilot.pause()
        assert "The server cannot do that: no" in shown(app)
    drive(host, script, table="")


@pytest.mark.parametrize("reason", ["version", "unknown", "gone"])
def test_when_there_is_no_use_the_screen_closes(reason: str) -> None:
    async def script(app: JoinApp, pilot: Pilot[None]) -> None:
        app.heard({"is": "ended", "reason": reason})
        await pilot.pause()
    app = drive(Host(), script)
    assert app.visit.ended == reason
    assert app.words.label(f"network-end-{reason}")


def test_a_window_that_is_too_small_says_so() -> None:
    async def script(app: JoinApp, pilot: Pilot[None]) -> None:
        assert "too small" in str(app.query_one("#too-small", Static).content)
    drive(Host(), script, size=(40, 10))


def test_a_real_server_that_is_killed(tmp_path: Path) -> None:
    """Eden by the keyboard: what is chosen while nobody answers is done when somebody does."""
    with Server(Settings(str(tmp_path / "tables.db"), limits=False)) as server:
        ann = Somebody(server, "Ann")
        id = ann.open("eden", ["me"])
        visit = Visit(server.url, "Ann", Wishes(), GAMES, "en", id)
        app = JoinApp(visit, ann.token)

        async def script(pilot: Pilot[None]) -> None:
            await timing.until(lambda: app.pointing.session.choices(), "a move to make")
            await move(pilot, 3)
            await asyncio.to_thread(server.kill)
            await timing.until(lambda: visit.lost, "a lost connection")
            while not visit.table.sent:
                await pilot.press("enter")
            await asyncio.to_thread(server.start)
            await timing.until(lambda: visit.table.steps == 4, "the move that was sent")
            await move(pilot, 6)
            await pilot.press("g", "enter")
            await timing.until(lambda: "The game is over" in said(app), "the end")

        async def move(pilot: Pilot[None], steps: int) -> None:
            while visit.table.steps < steps:
                await timing.until(lambda: not visit.table.sent, "an answer")
                if visit.table.steps < steps:
                    await pilot.press("enter")

        play_in_real_time(app, script)
        record = read(visit.kept[id], find)
        assert len(record.steps) == 6
        verify(record)


def test_input_is_a_line_of_limited_length() -> None:
    async def script(app: JoinApp, pilot: Pilot[None]) -> None:
        await pilot.press("c")
        field = app.screen.query_one(Input)
        field.value = "x" * 600
        assert field.max_length == 500
        await pilot.press("escape")
    drive(Host(), script)
