"""Line mode, played through real lines of input."""

from __future__ import annotations

import io
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.core.record import read
from ludotheque.core.text import LANGUAGES, Words
from ludotheque.games import find
from ludotheque.tables.table import Table
from ludotheque.terminal.plain import run_plain
from ludotheque.terminal.session import Session

ALL_MODES = "celestial,fearless,resurrection,ravage,weakness"


def new_session(path: Path | None = None, seed: int = 7, modes: str = "",
                language: str = "en", table: dict[str, object] | None = None) -> Session:
    game = find("eden")
    return Session(Table.start(game, seed=seed, options={"modes": modes}, table=table),
                   Words(language, "eden"), path)


class Player:
    """Answers with any offered number; says yes to warnings; leaves at the end."""

    def __init__(self, seed: int, session: Session) -> None:
        self.rng = random.Random(seed)
        self.session = session
        self.lines: list[str] = []
        self.offered = 0

    def print(self, line: str = "") -> None:
        self.lines.append(line)
        if match := re.match(r"(\d+)\. ", line):
            self.offered = int(match[1])

    def input(self, prompt: str) -> str:
        self.lines.append(prompt)
        words = self.session.words
        if prompt.strip() == words.label("terminal-plain-confirm"):
            return words.label("terminal-plain-yes").split()[0]
        if self.session.over:
            return "q"
        return str(self.rng.randint(1, self.offered))

    def text(self) -> str:
        return "\n".join(self.lines)


def scripted(session: Session, *answers: str) -> str:
    """Play with these answers; then the input ends."""
    lines: list[str] = []
    left = list(answers)

    def answer(prompt: str) -> str:
        lines.append(prompt)
        if not left:
            raise EOFError
        return left.pop(0)

    run_plain(session, answer, lines.append)
    return "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("modes", ["", ALL_MODES])
def test_a_whole_game(language: str, modes: str, tmp_path: Path) -> None:
    session = new_session(tmp_path / "game.ludo", modes=modes, language=language)
    player = Player(1, session)
    run_plain(session, player.input, player.print)
    assert session.over
    assert session.words.message(session.table.state.result().reason) in player.text()
    assert read(tmp_path / "game.ludo", find).result is not None


def test_real_standard_input(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                             capsys: pytest.CaptureFixture[str]) -> None:
    """Piped lines, as a script gives them; the game is kept when they end."""
    session = new_session(tmp_path / "game.ludo")
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\n1\n1\n"))
    run_plain(session)
    out = capsys.readouterr().out
    assert len(session.table.record.steps) == 1
    assert "The Spirit of Eden" in out
    assert "ludo resume" in out
    assert read(tmp_path / "game.ludo", find).steps


def test_leave_and_resume(tmp_path: Path) -> None:
    path = tmp_path / "game.ludo"
    first = new_session(path)
    scripted(first, "1", "1", "1", "1", "q")
    resumed = Session(Table(read(path, find)), Words("en", "eden"), path)
    assert resumed.table.state.digest() == first.table.state.digest()
    assert "goes on card" in scripted(resumed, "l")


def test_interrupt_leaves_politely(tmp_path: Path) -> None:
    lines: list[str] = []

    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    run_plain(new_session(tmp_path / "game.ludo"), interrupt, lines.append)
    assert "ludo resume" in lines[-1]


def test_back_and_undo() -> None:
    session = new_session()
    said = scripted(session, "b", "1", "b", "u", "1", "1", "1", "1", "u")
    assert session.words.label("terminal-plain-first-step") in said
    assert session.words.label("terminal-no-undo") in said
    assert session.words.label("terminal-undone") in said
    assert session.table.record.steps == []


@pytest.mark.parametrize(("command", "expected"), [
    ("h", "Hint: "), ("f", "yellow, red, black"), ("s", "Card II: 1 Repel 1"),
    ("l", "Nothing has happened yet"), ("?", "this help"), ("x", "Unknown command"),
    ("", "Unknown command"), ("99", "a number from 1 to"), ("0", "a number from 1 to"),
    ("²", "Unknown command")])
def test_commands(command: str, expected: str) -> None:
    assert expected in scripted(new_session(), command)


def test_rules() -> None:
    assert len(scripted(new_session(), "r")) > len(scripted(new_session()))


def test_stand_ins_and_clock_are_told() -> None:
    said = scripted(new_session(table={"speedrun": True}))
    assert "stand-ins" in said
    assert "Clock: 0:0" in said
    assert "Clock" not in scripted(new_session())


def test_barriers_are_told_before_they_are_crossed() -> None:
    """A re-roll says that undo will not come back; placing a die does not."""
    session = new_session()
    backup = offered(session, "Backup re-roll")
    said = scripted(session, backup, "1")
    assert "(no undo after this)" in said
    assert "(no undo after this)" not in scripted(new_session(), "1", "1", "1")


def offered(session: Session, text: str) -> str:
    """The number of the line with this text."""
    for line in scripted(session).split("\n"):
        if match := re.match(rf"(\d+)\. {text}", line):
            return match[1]
    raise AssertionError(text)


def test_warnings_must_be_confirmed() -> None:
    session = until(lambda session: any(choice.warnings for choice in session.choices()))
    choice = next(choice for choice in session.choices() if choice.warnings)
    path = walk_numbers(session, choice.path)
    moves = len(session.table.record.steps)
    scripted(session, *path, "n")
    assert len(session.table.record.steps) == moves
    scripted(session, *path, "y")
    assert len(session.table.record.steps) == moves + 1


def until(wanted: Callable[[Session], bool]) -> Session:
    """A session played at random until something is so."""
    for seed in range(50):
        session = new_session(seed=seed)
        rng = random.Random(seed)
        while not session.over:
            if wanted(session):
                return session
            session.play(rng.choice(session.choices()).move)
    raise AssertionError("never came about")


def walk_numbers(session: Session, path: list[str]) -> list[str]:
    from ludotheque.terminal.walk import Walk

    walk = Walk(session.choices())
    numbers = []
    for ref in path:
        numbers.append(str(walk.refs().index(ref) + 1))
        walk.step(ref)
    return numbers
