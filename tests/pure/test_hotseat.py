"""Several people at one keyboard, and bots among them: who sees what, in both interfaces."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator

import pytest
from fluent.runtime import FluentResource
from textual.pilot import Pilot

from ludotheque import Table
from ludotheque.core import text
from ludotheque.core.events import Message
from ludotheque.core.record import Record
from ludotheque.core.text import Words
from ludotheque.terminal import boards
from ludotheque.terminal.app import GameApp
from ludotheque.terminal.boards import Board
from ludotheque.terminal.canvas import Canvas, Marks
from ludotheque.terminal.plain import run_plain
from ludotheque.terminal.replay import Reel
from ludotheque.terminal.session import Session
from ludotheque.terminal.widgets import AskDialog, Curtain
from tests.pure.toy import TOY, TOY_EDITION
from tests.terminal.piloting import play

DRAW, COUNT, DONE = 0, 1, 2
WORDS = """
toy-title = Toy
toy-goal = Draw ones.
toy-act-draw = draw
toy-act-count = count
toy-act-done = done
toy-seat = seat { $name }
toy-event-draw = { $seat } draws.
toy-event-draw-own = { $seat } draws { $token }.
toy-event-count = { $seat } counts { $n }.
toy-event-done = { $seat } is done.
toy-event-shown = Shown: { $hands }.
toy-result = The toy is over.
"""


class ToyBoard(Board):
    def describe(self, view, words, full):  # type: ignore[no-untyped-def]
        return [f"I am {view['seat']} with {view['hand']}"]

    def draw(self, view, words, marks: Marks, large: bool) -> Canvas:  # type: ignore[no-untyped-def]
        canvas = Canvas(40, 1)
        canvas.put(0, 0, f"I am {view['seat']} with {view['hand']}")
        return canvas


@pytest.fixture(autouse=True)
def toy_words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy speaks English, here alone, and has a board."""
    text._bundle.cache_clear()
    text._bundle("en").add_resource(FluentResource(WORDS))
    monkeypatch.setattr(TOY, "says", lambda state, seat, move: Message(
        "toy-act-" + ("draw", "count", "done")[move], {}))
    for module in ("telling", "replay"):
        monkeypatch.setattr(f"ludotheque.terminal.{module}.board_of", lambda game: ToyBoard())
    yield
    text._bundle.cache_clear()


def session_of(*seats: str, seed: int = 1) -> Session:
    table = Table.start(TOY, seats, edition=TOY_EDITION, seed=seed)
    return Session(table, Words("en", "toy"))


def scripted(session: Session, *answers: str) -> list[str]:
    """What is printed before each answer is asked for, and after the last."""
    screens = [""]
    left = list(answers)

    def answer(prompt: str) -> str:
        screens[-1] += prompt
        if not left:
            raise EOFError
        screens.append("")
        return left.pop(0)

    def tell(line: str) -> None:
        screens[-1] += line + "\n"

    run_plain(session, answer, tell)
    return screens


CURTAIN = re.compile(r"Seat (\d), press Enter when you are ready\. $")


def test_one_person_sees_no_curtain_and_hears_the_bots() -> None:
    session = session_of("person", "random")
    assert session.curtain is None
    assert session.seat == 0
    (said,) = scripted(session)
    assert "seat 1" in said.lower(), "the bot may act at once, so it has"
    assert "draws 0" not in said
    assert "draws 1" not in said


def test_a_bot_may_begin() -> None:
    session = session_of("random", "person")
    assert session.seat == 1
    assert session.table.record.steps[0].seat == 0
    assert session.table.state.to_move() == [1]
    (said,) = scripted(session)
    assert "Seat 0 is done." in said
    assert session.news() == [], "told once"
    assert any("Seat 0 is done." in move for move in session.story())


def test_bots_alone_play_to_the_end() -> None:
    assert session_of("random", "greedy").over


def test_a_curtain_between_people_in_lines() -> None:
    session = session_of("person", "person")
    # Seat 1 draws and is done; seat 2 counts and is done: the hands are shown, and who has the
    # keyboard goes on with the next round.
    screens = scripted(session, "", "1", "3", "", "2", "3", "3", "")
    first, mine, drew, second, theirs, counted, shown, third, mine_again = screens
    assert (CURTAIN.search(first) or [0, 0])[1] == "1"
    assert "I am" not in first, "nothing is shown before the first person is ready"
    assert "I am 0 with []" in mine
    token = session.table.told[0].events(0)[0]["facts"]["token"]
    assert f"Seat 0 draws {token}." in drew
    assert f"I am 0 with [{token}]" in drew
    assert (CURTAIN.search(second) or [0, 0])[1] == "2"
    assert "I am" not in second
    assert second.count("\n") >= 20, "what was told is out of sight"
    assert "Seat 0 draws.\nSeat 0 is done." in theirs
    assert "I am 1 with []" in theirs
    assert not re.search(r"draws \d", theirs)
    assert "Seat 1 counts 1." in counted
    assert (CURTAIN.search(third) or [0, 0])[1] == "1"
    assert "Seat 1 is done.\nShown: " in shown
    assert "Shown" not in third
    assert "Seat 1 is done.\nShown: " in mine_again, "news waits for its reader"


def test_log_and_undo_are_of_the_seat_at_the_keyboard() -> None:
    session = session_of("person", "person")
    screens = scripted(session, "", "2", "1", "3", "", "o", "u", "2", "u")
    assert "draws." in screens[6]
    assert not re.search(r"draws \d", screens[6])
    assert session.words.label("terminal-no-undo") in screens[7], "others' moves stay"
    assert session.words.label("terminal-undone") in screens[9]
    assert [step.path for step in session.table.record.steps] == [
        "act:count", "act:draw", "act:done"]


def test_the_end_tells_everybodys_points() -> None:
    session = session_of("person", "person")
    answers = ["", "1", "3", "", "1", "3"] * 3
    said = scripted(session, *answers)[-1]
    assert session.over
    assert "The toy is over." in said
    assert re.search(r"Seat 1 \(a person\): \d point", said)
    assert re.search(r"Seat 2 \(a person\): \d point", said)


def drive(session: Session, script: Callable[[GameApp, Pilot[None]], Awaitable[None]]) -> None:
    app = GameApp(session)

    async def use(pilot: Pilot[None]) -> None:
        await script(app, pilot)

    play(app, use)


def seen(app: GameApp) -> str:
    """Everything on the screen, as characters."""
    lines = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in lines)


def test_a_curtain_between_people_on_the_full_screen() -> None:
    session = session_of("person", "person")

    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Curtain)
        assert "Seat 1, press Enter" in seen(app)
        assert "I am" not in seen(app)
        await pilot.press("1", "down", "u", "h", "l", "n")
        assert isinstance(app.screen, Curtain), "nothing but Enter goes on"
        assert session.table.record.steps == []
        await pilot.press("enter")
        await pilot.pause()
        assert "I am 0 with []" in seen(app)
        await pilot.press("1")
        await pilot.pause()
        token = session.table.told[0].events(0)[0]["facts"]["token"]
        assert f"I am 0 with [{token}]" in seen(app)
        assert f"Seat 0 draws {token}." in seen(app)
        await pilot.press("3")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "Seat 2, press Enter" in seen(app)
        for secret in ("I am", f"draws {token}"):
            assert secret not in seen(app)
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert "I am" not in seen(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "I am 1 with []" in seen(app)
        assert "Seat 0 draws." in seen(app)
        assert f"draws {token}" not in seen(app)

    drive(session, script)


def test_with_bots_the_full_screen_has_no_curtain() -> None:
    session = session_of("random", "person")

    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        assert "Seat 0 is done." in seen(app)
        while not session.over:
            await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, AskDialog)
        assert "Seat 1 (random):" in seen(app)
        assert "Seat 2 (a person):" in seen(app)

    drive(session, script)


def test_q_leaves_at_the_curtain() -> None:
    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        await pilot.press("q")
        assert not app.is_running or app._exit

    drive(session_of("person", "person"), script)


def record_of(moves: list[tuple[int, int]]) -> Record:
    table = Table.start(TOY, ["person", "person"], edition=TOY_EDITION, seed=1)
    for seat, move in moves:
        table.play(seat, move)
    return table.record


def test_the_replay_of_an_unfinished_game_tells_what_the_first_seat_may_know() -> None:
    words = Words("en", "toy")
    reel = Reel(record_of([(0, DRAW), (1, DRAW), (1, COUNT)]))
    assert reel.said(1, words) == "Draw"
    assert reel.said(2, words) == "Seat 2 moves."
    assert reel.paths[1:] == [[], []]
    assert "token" in reel.events[0][0]["facts"]
    assert "token" not in reel.events[1][0]["facts"]
    finished = Reel(record_of([(seat, DONE) for _ in range(3) for seat in (0, 1)]))
    assert finished.said(2, words) == "Done"


def test_boards_of_unknown_games_are_plain() -> None:
    assert type(boards.board_of("toy")) is Board
