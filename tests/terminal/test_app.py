"""The full-screen game, driven by keys and mouse."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest
from tests.conftest import SOAK
from tests.terminal.piloting import play, turn
from tests.timing import Hand
from textual.pilot import Pilot
from textual.widget import Widget

from ludotheque.core import record as record_module
from ludotheque.core.record import read
from ludotheque.core.text import LANGUAGES, Words
from ludotheque.games import find
from ludotheque.tables.table import Table
from ludotheque.terminal.app import GameApp
from ludotheque.terminal.session import Session
from ludotheque.terminal.walk import Walk
from ludotheque.terminal.widgets import AskDialog, CanvasView, TextDialog

ALL_MODES = "celestial,fearless,resurrection,ravage,weakness"
SIZES = [(80, 24), (120, 40)]
Script = Callable[[GameApp, Pilot[None]], Awaitable[None]]


def new_session(seed: int = 7, modes: str = "", language: str = "en", moves: int = 0,
                path: Path | None = None, table: dict[str, Any] | None = None) -> Session:
    """A session after some random moves."""
    played = Table.start(find("eden"), seed=seed, options={"modes": modes}, table=table)
    rng = random.Random(seed)
    for _ in range(moves):
        if not played.state.over:
            played.play(0, rng.choice(played.state.legal(0)))
    return Session(played, Words(language, "eden"), path)


def drive(session: Session, script: Script, size: tuple[int, int] = (80, 24)) -> GameApp:
    app = GameApp(session)
    play(app, lambda pilot: script(app, pilot), size)
    return app


def keys(*pressed: str) -> Script:
    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        await pilot.press(*pressed)
        await pilot.pause()
    return script


def test_starts_with_the_question_and_the_board() -> None:
    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        assert app.query_one("#board", CanvasView).canvas.refs() >= {"place:0", "ally:flora"}
        assert "Which die" in app.pointing.question()
        assert "stand-ins" in app.query_one("#status", CanvasView).canvas.text()
    drive(new_session(), script)


def test_a_die_by_keyboard() -> None:
    app = drive(new_session(), keys("down", "up", "enter"))
    assert app.pointing.walk.path[0].startswith("die:")


def test_numbers_pick() -> None:
    session = new_session()
    second = Walk(session.choices()).refs()[1]
    assert drive(session, keys("2")).pointing.walk.path == (second,)


@pytest.mark.parametrize("size", SIZES)
def test_a_die_by_mouse(size: tuple[int, int]) -> None:
    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        die = next(ref for ref in app.pointing.walk.refs() if ref.startswith("die:"))
        await click(app, pilot, "board", die)
        assert app.pointing.walk.path == (die,)
        await click(app, pilot, "options", app.pointing.walk.refs()[0])
        assert len(app.pointing.walk.path) == 2
    drive(new_session(), script, size)


async def click(app: GameApp, pilot: Pilot[None], widget: str, ref: str) -> None:
    where = app.query_one(f"#{widget}", CanvasView).canvas.find(ref)
    assert where is not None
    await pilot.click(f"#{widget}", offset=where)
    await pilot.pause()


def test_clicking_what_is_not_offered_does_nothing() -> None:
    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        await click(app, pilot, "board", "place:0")
        assert app.pointing.walk.path == ()
    drive(new_session(), script)


def test_back_and_undo() -> None:
    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "escape", "escape")
        assert app.pointing.walk.path == ()
        while not app.pointing.session.table.record.steps:
            await pilot.press("enter")
        await pilot.press("u")
        assert app.pointing.session.table.record.steps == []
        assert app.pointing.notice == "Taken back."
        await pilot.press("u")
        assert "Nothing can be taken back" in app.pointing.notice
    drive(new_session(), script)


def test_hint_leads_along_its_path() -> None:
    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        await pilot.press("h")
        hinted = app.pointing.hinted
        assert hinted is not None
        assert app.pointing.notice.startswith("Hint 1 of 3: ")
        for _ in hinted.path:
            await pilot.press("enter")
        await confirm_if_asked(app, pilot)
        assert app.pointing.session.table.record.steps[-1].path == " ".join(hinted.path)
    drive(new_session(), script)


def test_asked_again_it_hints_at_the_next_best() -> None:
    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        paths = []
        for place in (1, 2, 3, 1):
            await pilot.press("h")
            assert app.pointing.notice.startswith(f"Hint {place} of 3: ")
            assert app.pointing.hinted is not None
            assert app.pointing.current is not None
            assert app.pointing.current.ref == app.pointing.hinted.path[0]
            paths.append(app.pointing.hinted.path)
        assert paths[0] == paths[3]
        assert len({tuple(path) for path in paths}) == 3
        assert app.pointing.session.table.record.steps == []
    drive(new_session(), script)


async def confirm_if_asked(app: GameApp, pilot: Pilot[None]) -> None:
    if isinstance(app.screen, AskDialog) and not app.pointing.session.over:
        await pilot.press("enter")


@pytest.mark.parametrize("key", ["question_mark", "r", "f", "o"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_open_scroll_and_close(key: str, language: str) -> None:
    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        await pilot.press(key)
        assert isinstance(app.screen, TextDialog)
        bottom = app.screen.query(".dialog-keys").first().region.bottom
        assert bottom < app.size.height
        await pilot.press("down", "pagedown", "end", "home", "escape")
        assert not isinstance(app.screen, TextDialog)
    drive(new_session(language=language, moves=5), script)


def test_language_switch_at_once() -> None:
    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter", "l")
        assert "carte" in app.pointing.question()
        assert len(app.pointing.walk.path) == 1
        await pilot.press("l", "l")
        assert app.pointing.session.words.language == "en"
    drive(new_session(), script)


def test_light_and_dark() -> None:
    app = drive(new_session(), keys("d"))
    assert not app.current_theme.dark


def test_keys_can_be_clicked() -> None:
    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        await click(app, pilot, "keys", "key:help")
        await pilot.pause()
        assert isinstance(app.screen, TextDialog)
    drive(new_session(), script)


def test_new_game_with_the_same_options(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDO_HOME", str(tmp_path))
    old = new_session(modes=ALL_MODES, path=tmp_path / "old.ludo", table={"speedrun": True})
    app = drive(old, keys("n", "enter"))
    new = app.pointing.session
    assert new is not old
    assert new.table.record.options == old.table.record.options
    assert new.table.record.secret != old.table.record.secret
    assert new.speedrun
    assert new.path != old.path
    assert len(list(tmp_path.glob("*.ludo"))) == 2


def test_new_game_can_be_refused() -> None:
    session = new_session()
    assert drive(session, keys("n", "escape")).pointing.session is session


@pytest.mark.parametrize("modes", ["", ALL_MODES])
def test_a_whole_game_by_keyboard(modes: str, tmp_path: Path) -> None:
    """Any option, always enter: to the end, at 80 x 24."""
    session = new_session(modes=modes, path=tmp_path / "game.ludo")
    rng = random.Random(5)

    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        for _ in range(5000):
            if session.over:
                break
            if isinstance(app.screen, AskDialog):
                await pilot.press("enter")
                continue
            await pilot.press(*["down"] * rng.randrange(len(app.pointing.offers)), "enter")
        assert session.over
        assert isinstance(app.screen, AskDialog)
        await pilot.press("o")
        await pilot.pause()
        assert isinstance(app.screen, TextDialog)
        await pilot.press("escape", "enter")
        assert isinstance(app.screen, AskDialog)
    drive(session, script)
    assert "result" in (tmp_path / "game.ludo").read_text()


def test_warnings_ask_first() -> None:
    session = next(found for seed in range(40) if (found := warned(seed)) is not None)
    choice = next(choice for choice in session.choices() if choice.warnings)
    moves = len(session.table.record.steps)

    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        for key in ("escape", "enter"):
            app.pointing.walk.restart()
            for ref in choice.path:
                app.point(ref)
            await pilot.pause()
            assert isinstance(app.screen, AskDialog)
            assert len(session.table.record.steps) == moves
            await pilot.press(key)
            await pilot.pause()
        assert len(session.table.record.steps) == moves + 1
    drive(session, script)


def warned(seed: int) -> Session | None:
    session = new_session(seed)
    rng = random.Random(seed)
    while not session.over:
        if any(choice.warnings for choice in session.choices()):
            return session
        session.play(rng.choice(session.choices()).move)
    return None


@pytest.mark.parametrize(("language", "size"), list(
    product(LANGUAGES, SIZES) if SOAK else zip(LANGUAGES, cycle(SIZES), strict=False)))
def test_nothing_offered_is_invisible(language: str, size: tuple[int, int]) -> None:
    """Along a whole game: every offer is drawn with its sign, in the board or in the list."""
    session = new_session(modes=ALL_MODES, language=language)
    rng = random.Random(2)

    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        while not session.over:
            await pilot.pause()
            marks = app.pointing.marks()
            shown = on_screen(app, "board") | on_screen(app, "options")
            assert marks.offered <= shown
            assert marks.cursor in on_screen(app, "options"), "the cursor is scrolled into sight"
            for id in ("question", "detail"):
                widget = app.query_one(f"#{id}")
                assert widget.region.bottom < size[1], f"{id} is on the screen"
                assert widget.region.height > 0
            choice = app.pointing.point(rng.choice(app.pointing.walk.refs()))
            if choice is not None:
                app.pointing.play(choice)
            app.draw()
    drive(session, script, size)


def on_screen(app: GameApp, widget: str) -> set[str]:
    """The components whose sign can be seen: not scrolled away, not cut off."""
    view = app.query_one(f"#{widget}", CanvasView)
    assert isinstance(view.parent, Widget)
    region, window = view.content_region, view.parent.region
    seen = set()
    for y, row in enumerate(view.canvas.rows):
        for x, cell in enumerate(row):
            inside = window.contains(region.x + x, region.y + y)
            if cell.ref and inside and cell.char in "▸▶?":
                seen.add(cell.ref)
    return seen


def test_the_clock_is_shown_in_a_speed_run(hand: Hand) -> None:
    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        def header() -> str:
            return app.query_one("#header", CanvasView).canvas.text()

        assert "0:00" in header()
        await turn(pilot, 62.5)  # it is drawn every second
        assert "1:01" in header()
    drive(new_session(table={"speedrun": True}), script)


def test_resized_while_playing() -> None:
    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        widths = set()
        for size in ((120, 40), (200, 60), (80, 24), (60, 20), (120, 40)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            # Drawn for this size at once, before anything is pressed.
            if size != (60, 20):
                board = app.query_one("#board", CanvasView).canvas
                assert (board.width > 53) == (size[0] > 80)
                assert app.query_one("#header", CanvasView).canvas.width == size[0]
                widths.add(board.width)
            await pilot.press("down")
        assert len(widths) == 2
    drive(new_session(), script)


@pytest.mark.parametrize("size", [(71, 40), (200, 21)])
def test_a_window_too_small_says_what_is_needed(size: tuple[int, int]) -> None:
    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        note = app.query_one("#too-small")
        assert "80 x 24" in str(note.render())
        assert "add --plain to the command" in str(note.render())
        assert note.region.height > 0
        assert app.query_one("#table").region.height == 0
        await pilot.press("enter", "1")
        assert app.pointing.walk.path == ()
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert note.region.height == 0
        assert app.query_one("#board", CanvasView).region.height > 0
    drive(new_session(), script, size)


def said(widget: Widget) -> str:
    """A widget's text, however its lines are broken."""
    return " ".join(str(widget.render()).split())


def test_the_goal_is_told() -> None:
    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        goal = app.words.label("eden-goal")
        log = app.query_one("#log")
        assert said(log).startswith(goal)
        assert log.region.overlaps(app.query_one("#log-pane").region)
        await pilot.press("question_mark")
        assert goal in str(app.screen.query("#dialog-scroll Static").first().render())
    drive(new_session(), script)


def test_french_signs_do_not_begin_a_line() -> None:
    """A colon and a question mark stay with the word before them, on a narrow screen too."""
    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        for _ in range(40):
            await pilot.press("down")
            for id in ("question", "detail", "log"):
                widget = app.query_one(f"#{id}")
                lines = str(widget.render()).split("\n")
                assert all(len(line) <= widget.content_size.width for line in lines)
                assert not any(line.startswith((":", ";", "?")) for line in lines)
    drive(new_session(language="fr"), script)


def test_dialogs_scroll_with_the_arrows_and_close_with_q() -> None:
    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        cursor = app.pointing.cursor
        await pilot.press("r", "down", "down")
        await pilot.pause()
        assert app.screen.query_one("#dialog-scroll").scroll_offset.y == 2
        assert app.pointing.cursor == cursor
        await pilot.press("q")
        assert not isinstance(app.screen, TextDialog)
    drive(new_session(), script)


def test_a_game_that_cannot_be_saved_says_so(tmp_path: Path,
                                             monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session(path=tmp_path / "game.ludo")

    def full_disk(*_: object) -> None:
        raise OSError(28, "No space left on device")

    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        with monkeypatch.context() as disk:
            disk.setattr(record_module, "write_atomically", full_disk)
            app.play(session.choices()[-1])
            await pilot.pause()
            assert "could not be saved: No space" in said(app.query_one("#detail"))
            assert session.leave() == ""
        app.play(session.choices()[0])
        await pilot.pause()
        assert "could not be saved" not in said(app.query_one("#detail"))
        assert len(read(tmp_path / "game.ludo", find).steps) == 2
    drive(session, script)


def test_the_end_offers_no_undo() -> None:
    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, AskDialog)
        await pilot.press("escape", "u")
        assert app.pointing.session.over
        assert app.pointing.notice == app.words.label("terminal-end-is-final")
        assert app.query_one("#keys", CanvasView).canvas.find("key:undo") is None
    drive(new_session(moves=5000), script)
