"""Playing whole games in both interfaces, whatever the game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.terminal.piloting import play
from textual.pilot import Pilot

from ludotheque import FastRng, Table, Words, find
from ludotheque.core.record import read, verify
from ludotheque.terminal.app import GameApp
from ludotheque.terminal.plain import run_plain
from ludotheque.terminal.session import Session


def sit(game: str, seats: list[str], options: dict[str, object], language: str = "en",
        path: Path | None = None) -> Session:
    table = Table.start(find(game), seats, options, seed=11)
    return Session(table, Words(language, game, table.record.edition.names), path)


def play_in_lines(session: Session, heard: Callable[[str], None] = lambda prompt: None) -> None:
    """Any of the first choices, until the game is over; `heard` is told every prompt."""
    choose = FastRng(3, 0)
    yes = session.words.label("terminal-plain-yes").split()[0]
    sure = session.words.label("terminal-plain-confirm")

    def answer(prompt: str) -> str:
        if session.over:
            return "q"
        heard(prompt)
        return yes if prompt.startswith(sure) else str(1 + int(choose.below(0, 15)))

    run_plain(session, input=answer, print=lambda line: None)
    check_finished(session)


def play_on_the_full_screen(session: Session, size: tuple[int, int]) -> None:
    """Enter takes what the cursor is on, confirms what is asked, and lifts the curtain."""

    async def script(pilot: Pilot[None]) -> None:
        for _ in range(3000):
            if session.over:
                break
            await pilot.press("enter")

    play(GameApp(session), script, size)
    check_finished(session)


def check_finished(session: Session) -> None:
    """It is over, and the file that kept it says so too."""
    assert session.over
    assert session.path is not None
    assert verify(read(session.path, find)).digest() == session.table.state.digest()
