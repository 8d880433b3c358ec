"""Line mode, played through real lines of input."""

from __future__ import annotations

import io
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.timing import Hand

from ludotheque.core import record as record_module
from ludotheque.core.record import Record, read
from ludotheque.core.rng import FairRng
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
    assert "goes on card" in scripted(resumed, "o")


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
    ("h", "Hint 3 of 3: "), ("f", "yellow, red, black"), ("s", "Card II: 1 Repel 1"),
    ("o", "Nothing has happened yet"), ("l", "Français"), ("?", "this help"),
    ("z", "Unknown command"),
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


def test_language_and_new_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same keys as on the full screen."""
    monkeypatch.setenv("LUDO_HOME", str(tmp_path))
    old = new_session(tmp_path / "old.ludo", modes=ALL_MODES)
    assert "Numéro ou commande" in scripted(old, "l")
    lines: list[str] = []
    answers = iter(["l", "l", "n", "n", "n", "y", "q"])
    last = run_plain(old, lambda prompt: next(answers), lines.append)
    assert last is not old
    assert last.table.record.options == old.table.record.options
    assert sorted(tmp_path.glob("*.ludo")) == sorted({old.path, last.path})


def test_a_finished_game_is_not_taken_back() -> None:
    session = until_over()
    said = scripted(session, "u", "o")
    assert session.words.label("terminal-end-is-final") in said
    assert session.over
    assert "undo" not in session.words.label("terminal-plain-over")


def until_over() -> Session:
    session = new_session()
    rng = random.Random(1)
    while not session.over:
        session.play(rng.choice(session.choices()).move)
    return session


def test_a_game_that_cannot_be_saved_says_so_and_is_saved_when_it_can(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.ludo"
    session = new_session(path)
    save = record_module.write_atomically
    full = [True]

    def write(path: Path, text: str) -> None:
        if full[0]:
            raise OSError(28, "No space left on device")
        save(path, text)

    monkeypatch.setattr(record_module, "write_atomically", write)
    said = scripted(session, "6")
    assert "could not be saved: No space left on device" in said
    assert "kept" not in said
    assert session.unsaved
    assert read(path, find).steps == []
    full[0] = False
    said = scripted(session, "1")
    assert not session.unsaved
    assert "The game is kept" in said
    assert [step.path for step in read(path, find).steps] == [
        step.path for step in session.table.record.steps]


def test_undo_does_not_replay_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session()
    session.play(session.choices()[0].move)

    def no_replay(*_: object) -> None:
        raise AssertionError("replayed")

    monkeypatch.setattr(Record, "first_state", no_replay)
    assert session.undo()
    assert session.story() == []


def test_the_hint_depends_on_the_view_alone() -> None:
    """The same view over another key, and after another number of moves: the same hint."""
    for moves in (0, 5, 20):
        session = new_session()
        rng = random.Random(moves)
        for _ in range(moves):
            session.play(rng.choice(session.choices()).move)
        hints = set()
        for key in (b"one", b"two", b"three"):
            other = new_session(seed=99)
            state = session.table.state
            other.table.state = state.game.read(state.notation(), state.edition,
                                                FairRng(key, 1))
            assert other.view() == session.view()
            hints.add(tuple(hint.choice.move for hint in other.hints()))
        assert hints == {tuple(hint.choice.move for hint in session.hints())}


def test_an_editions_names_are_kept_in_every_language() -> None:
    words = Words("en", "eden", {"Bar": "The Golden Bar"})
    session = Session(Table.start(find("eden"), seed=1), words)
    session.speak("fr")
    assert session.words.names == words.names
    assert session.words.language == "fr"
    assert session.again().words.names == words.names


@pytest.mark.rule("E53")
def test_neither_leaving_nor_undo_gives_time_back(tmp_path: Path, hand: Hand) -> None:
    path = tmp_path / "game.ludo"
    session = Session(Table.start(find("eden"), seed=3, table={"speedrun": True}),
                      Words("en", "eden"), path)
    hand.turn(10.0)
    session.play(session.choices()[0].move)
    hand.turn(10.0)
    assert session.undo()
    assert session.seconds() == 20.0
    hand.turn(10.0)
    session.leave()
    hand.turn(1000.0)
    again = Session(Table(read(path, find)), Words("en", "eden"), path)
    assert again.seconds() == 30.0
    assert again.table.record.table["elapsed"] == 30.0
    again.path = None
    assert "elapsed" not in again.again().table.record.table
