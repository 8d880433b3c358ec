"""The sheet of challenges (H71): what a person has met in solo games, kept across all of them.

One small JSON file in the folder of the kept games, for every game that has challenges. It tells
of each challenge when it was met first, on which edition and in which record.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Literal

import msgspec

from ludotheque.core.errors import BadInput, LudoError
from ludotheque.core.events import Json
from ludotheque.core.game import Challenge, Game
from ludotheque.core.record import Record, write_atomically
from ludotheque.core.text import Words
from ludotheque.terminal import saves

NAME = "challenges.json"
WAIT = 5.0  # seconds for another window that writes the sheet


class Tick(msgspec.Struct, forbid_unknown_fields=True):
    """A challenge, and the first game that met it."""

    game: str
    challenge: str
    date: date
    edition: str
    record: str


class _Content(msgspec.Struct, forbid_unknown_fields=True):
    """What stands in the file. Ticks of games not known here stay in it."""

    format: Literal["ludotheque challenges 1"]
    ticks: list[Tick]

    def of(self, game: Game) -> dict[str, Tick]:
        """The challenges of a game that are done, by name."""
        known = {aim.name for aim in game.challenges}
        return {tick.challenge: tick for tick in reversed(self.ticks)  # the first one counts
                if tick.game == game.name and tick.challenge in known}


@dataclass
class Outcome:
    """What a finished game brought: the challenges it met, and what the sheet had to say.

    `done` is how many the sheet has now. Where the sheet could not be kept `trouble` says why, and
    nothing is known of `new` and `done`. A damaged sheet is moved to the file `aside`.
    """

    game: Game
    met: list[str]
    new: list[str] = field(default_factory=list)
    done: int = 0
    aside: str = ""
    trouble: str = ""

    def lines(self, words: Words) -> list[str]:
        """To be said at the end of the game, in few lines: all twelve may come at once."""
        again = [name for name in self.met if name not in self.new]
        lines = self._list("new", self.new, words)
        lines += self._list("met" if self.trouble else "again", again, words)
        if not self.met:
            lines.append(words.label("terminal-challenges-none"))
        if self.aside:
            lines.append(words.label("terminal-challenges-aside", path=self.aside))
        if self.trouble:
            lines.append(words.label("terminal-challenges-unkept", reason=self.trouble))
        else:
            lines.append(words.label("terminal-challenges-done", done=self.done,
                                     of=len(self.game.challenges), game=self.game.name))
        return lines

    def _list(self, what: str, names: list[str], words: Words) -> list[str]:
        texts = [text_of(self.game, aim, words) for aim in self.game.challenges
                 if aim.name in names]
        return [words.label(f"terminal-challenges-{what}", n=len(texts),
                            challenges=" · ".join(texts))] if texts else []


class Sheet:
    """The file of the sheet."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or saves.folder() / NAME

    def ticks(self, game: Game) -> dict[str, Tick]:
        """The challenges of a game that are done, by name. `BadInput` if the file is no sheet."""
        try:
            return self._read().of(game)
        except OSError as error:
            raise BadInput(f"cannot be read ({error.strerror or error})", str(self.path),
                           "a sheet of challenges") from error

    def tick(self, record: Record, file: str, met: list[str]) -> Outcome:
        """Tick off what a finished game met. Never fails: the outcome says what went wrong."""
        outcome = Outcome(record.game, met)
        try:
            # Under the lock it is read anew: another window may have ticked something just now.
            with saves.Lock(self.path, WAIT):
                self._write(record, file, outcome)
        except OSError as error:
            outcome.trouble = error.strerror or str(error)
        except LudoError as error:
            outcome.trouble = str(error)
        if outcome.trouble:
            outcome.new = []
        return outcome

    def _write(self, record: Record, file: str, outcome: Outcome) -> None:
        game = record.game
        try:
            content = self._read()
        except BadInput:
            outcome.aside = self._set_aside()
            content = self._read()
        done = content.of(game)
        outcome.new = [name for name in outcome.met if name not in done]
        outcome.done = len(done) + len(outcome.new)
        if outcome.new:
            content.ticks += [Tick(game.name, name, saves.today(), record.edition.label(), file)
                              for name in outcome.new]
            text = msgspec.json.format(msgspec.json.encode(content), indent=2)
            write_atomically(self.path, text.decode() + "\n")

    def _read(self) -> _Content:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=_Content)
        except FileNotFoundError:
            return _Content("ludotheque challenges 1", [])
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadInput(f"is damaged ({error})", str(self.path),
                           "a sheet of challenges") from error

    def _set_aside(self) -> str:
        """Nothing of a damaged file is lost: it gets another name."""
        aside = self.path.with_name(f"{self.path.stem}-damaged-{secrets.token_hex(3)}.json")
        self.path.rename(aside)
        return str(aside)


def text_of(game: Game, aim: Challenge, words: Words) -> str:
    """A challenge in words."""
    return words.label(f"{game.name}-challenge-{aim.name}", n=aim.n)


def sheet_lines(game: Game, ticks: dict[str, Tick], words: Words) -> list[str]:
    """The whole sheet of a game: what is done, with its date, and what is open."""
    lines = [words.label("cli-challenges-title", game=words.label(f"{game.name}-title"),
                         done=len(ticks), of=len(game.challenges))]
    for aim in game.challenges:
        tick = ticks.get(aim.name)
        lines.append(f"  [{'x' if tick else ' '}] {text_of(game, aim, words)}")
        if tick:
            lines.append("      " + words.label("cli-challenge-done", date=tick.date.isoformat(),
                                                edition=tick.edition, record=_place(tick.record)))
    return lines


def sheet_json(game: Game, ticks: dict[str, Tick]) -> Json:
    return {"done": len(ticks), "of": len(game.challenges),
            "challenges": [_aim_json(aim, ticks.get(aim.name)) for aim in game.challenges]}


def _aim_json(aim: Challenge, tick: Tick | None) -> Json:
    done = None if tick is None else {"date": tick.date.isoformat(), "edition": tick.edition,
                                      "record": tick.record}
    return {"name": aim.name, "n": aim.n, "done": done}


def _place(record: str) -> str:
    """Where to find a record, if it is still kept."""
    path = saves.folder() / record
    return str(path) if path.exists() else record
