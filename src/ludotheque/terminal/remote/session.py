"""A game at a table on a server, for both interfaces: what may be seen and done, and who is there.

The server knows the rules. Here are only the view, the choices and the story it tells.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from ludotheque.core.content import shipped
from ludotheque.core.events import Json, Message
from ludotheque.core.game import Choice, Result, SeatResult
from ludotheque.core.text import Words
from ludotheque.games import GAMES
from ludotheque.terminal.canvas import cut
from ludotheque.terminal.remote.table import About, RemoteTable, Told
from ludotheque.terminal.session import AnySession, Hint, hints_of, score_lines

if TYPE_CHECKING:
    from ludotheque.terminal.remote.visit import Visit

LONGEST_NAME = 16  # of a person in a sentence
RETURN = ["act:return"]
HOURS, DAYS = 3600, 24 * 3600


class TableWords(Words):
    """Words in which the seats have the names of those who sit there."""

    def __init__(self, language: str, game: str, names: Mapping[str, str],
                 people: list[str]) -> None:
        super().__init__(language, game, names)
        self.people = people

    def speaking(self, language: str) -> Words:
        return TableWords(language, self.game, self.names, self.people)

    def name(self, ref: str) -> str:
        kind, _, number = ref.partition(":")
        if kind == "seat" and number.isdecimal() and 1 <= int(number) <= len(self.people):
            return self.people[int(number) - 1]
        return super().name(ref)


def number_of(path: Sequence[str]) -> int:
    """A number for a choice that is no move of a game: the same for the same path, always."""
    return zlib.crc32(" ".join(path).encode())


class AtTable(AnySession):
    """What every session at a table has: who is there, how the connection is, what was said."""

    def __init__(self, visit: Visit, table: RemoteTable) -> None:
        self.visit = visit
        self.table = table

    def story(self, last: int = 0) -> list[list[str]]:
        return [item.lines(self.words) for item in self.table.log[-last:]]

    def news(self) -> list[str]:
        fresh = [item for item in self.table.log if not item.told]
        for item in fresh:
            item.told = True
        return [line for item in fresh for line in item.lines(self.words)]

    def around(self) -> list[tuple[str, str]]:
        lines = [(self.words.label("network-lost"), "warning")] if self.visit.lost else []
        if self.table.told is not None:
            lines.append((self.seats_line(), "dim"))
        return lines

    def talk(self, last: int) -> list[str]:
        """The last lines that were said."""
        said = [item for item in self.table.log if item.id == "network-said"]
        return [line for item in said[-last:] for line in item.lines(self.words)]

    def seats_line(self) -> str:
        """Everybody by number and name; a sign says whose turn it is and who is away."""
        told = self.table.told
        assert told is not None
        signs = []
        for seat in range(len(told.seats)):
            turn = "▸" if seat in told.to_move else ""
            away = "…" if self.table.is_away(seat) else ""
            signs.append(f"{turn}{seat + 1} {seat_name(self.table, seat, self.words)}{away}")
        return " · ".join(signs).replace(" ", "\u00a0").replace("\u00a0·\u00a0", " · ")

    def people(self) -> list[str]:
        """Everybody at the table, a line each: for whoever asks who is there."""
        table, words = self.table, self.words
        told = table.told
        if told is None:
            return []
        lines = []
        for seat, one in enumerate(told.seats):
            marks = [words.label(f"network-mark-{mark}") for mark, holds in (
                ("you", seat == told.you), ("owner", one.owner),
                ("turn", seat in told.to_move), ("away", table.is_away(seat)),
                ("stand-in", one.stand_in), ("out", one.out),
                ("ready", told.phase == "gathering" and one.ready)) if holds]
            left = table.time_left(seat)
            if left is not None and one.is_person:
                marks.append(time_text(left, words))
            name = seat_name(table, seat, words)
            lines.append(f"{seat + 1}  {name}" + (f" ({', '.join(marks)})" if marks else ""))
        lines.append(words.label("network-watchers", n=table.watching))
        return lines

    def leave(self) -> str:
        seated = self.table.told is not None and self.table.told.you is not None
        return self.words.label("network-bye", url=self.visit.link(self.table.id),
                                seat="yes" if seated else "no")


class RemoteSession(AtTable):
    """A game that is being played, or is over; watched, or from a seat."""

    def __init__(self, visit: Visit, table: RemoteTable, language: str) -> None:
        super().__init__(visit, table)
        about = self.about
        self.game = about.game
        told = self.told
        seats = range(len(told.seats)) if not about.duel else [told.you or 0]
        self.words = TableWords(language, about.game, about.names,
                                [cut(table.name(seat), LONGEST_NAME) for seat in seats])

    @property
    def told(self) -> Told:
        assert self.table.told is not None
        return self.table.told

    @property
    def about(self) -> About:
        assert self.table.about is not None
        return self.table.about

    @property
    def over(self) -> bool:
        return self.told.phase == "ended"

    @property
    def watching(self) -> bool:
        return self.told.you is None

    @property
    def asked_for_consent(self) -> bool:
        """Whether another player waits for this person's word on taking a move back."""
        told, you = self.told, self.told.you
        return (told.asking is not None and you is not None and told.asking != you
                and you in self.table.deciders(told.asking) and you not in told.agreed
                and not any(kind in ("agree", "refuse") for kind in self.table.sent.values()))

    def asker(self) -> str:
        """Who asks to take a move back, in a sentence."""
        assert self.told.asking is not None
        return self.words.label("network-asked", name=self.table.name(self.told.asking))

    # --- what is seen ---

    def view(self) -> Json:
        assert self.told.view is not None
        return self.told.view

    def choices(self) -> list[Choice]:
        if self._stands_in() and not self.table.sent:
            return [Choice(number_of(RETURN), RETURN, Message("network-says-return", {}), [], False,
                           [])]
        return [] if "move" in self.table.sent.values() else self.table.choices

    def _stands_in(self) -> bool:
        you = self.told.you
        return you is not None and not self.over and self.told.seats[you].stand_in

    def waiting(self) -> str:
        words, told = self.words, self.told
        if self._stands_in():
            return words.label("network-bot-for-you")
        if self.choices():
            return ""
        if self.table.sent:
            return words.label("network-sending")
        if told.asking is not None and told.asking == told.you:
            return words.label("network-asking", n=len(told.agreed),
                               of=len(self.table.deciders(told.asking)))
        if told.you is not None and told.seats[told.you].out:
            return words.label("network-you-left")
        id = "network-watching" if self.watching else "network-turn"
        return words.say(id, names=self.table.names(told.to_move), n=len(told.to_move))

    def clock(self) -> str:
        """One's own clock, or that of whoever is waited for."""
        told = self.told
        for seat in sorted(told.to_move, key=lambda seat: seat != told.you):
            left = self.table.time_left(seat)
            if left is not None and told.seats[seat].is_person:
                return f"{self.table.name(seat)} {time_text(left, self.words)}"
        return ""

    def ending(self) -> str:
        board = self.told.you if self.about.duel and self.told.you is not None else 0
        result = self._result(board)
        if result is not None:
            return self.words.message(result.reason)
        left = [seat for seat, one in enumerate(self.told.seats) if one.out]
        return self.words.say("network-ended-early", names=self.table.names(left), n=len(left))

    def epilogue(self) -> list[str]:
        told, words = self.told, self.words
        lines: list[str] = []
        if not self.about.duel and (result := self._result(0)) is not None:
            names = [self.table.name(seat) for seat in range(len(told.seats))]
            lines += score_lines(result, names, words)
        elif len(told.seats) > 1:
            lines += [self._place(seat)
                      for seat in sorted(range(len(told.seats)), key=told.standing.__getitem__)]
        if self.table.id in self.visit.kept:
            lines.append(words.label("network-kept", path=str(self.visit.kept[self.table.id])))
        wanting = [seat for seat in told.wanting if seat != told.you]
        if wanting:
            lines.append(words.say("network-want-again", names=self.table.names(wanting),
                                   n=len(wanting)))
        return lines

    def _result(self, board: int) -> Result | None:
        told = self.told.results[board] if board < len(self.told.results) else None
        return None if told is None else result_of(told)

    def _place(self, seat: int) -> str:
        """A seat's place; in a duel with the points on its own board."""
        place, name = self.told.standing[seat], self.table.name(seat)
        result = self._result(seat) if self.about.duel else None
        if result is None:
            return self.words.label("network-place", place=place, name=name)
        return self.words.label("network-place-score", place=place, name=name,
                                score=result.seats[0].score)

    # --- what is done ---

    def can(self, action: str) -> bool:
        if action in ("undo", "hint", "resign"):
            return not self.watching and not self.over
        if action == "answer":
            return self.asked_for_consent
        return action != "new" or self.over

    def play(self, move: int) -> None:
        choice = next((one for one in self.choices() if one.move == move), None)
        if choice is None:
            return  # somebody was faster; the new choices are there already
        if choice.path == RETURN:
            self.visit.act("return")
        else:
            self.visit.act("move", " ".join(choice.path))

    def take_back(self) -> tuple[bool, str]:
        """Ask the server to. Where the others have a say they are asked first."""
        words = self.words
        if self.over:
            return False, words.label("terminal-end-is-final")
        if not self.told.can_undo:
            never = self.about.terms.undo == "never"
            return False, words.label("network-no-undo" if never else "terminal-no-undo")
        ask = self.about.terms.undo == "ask" and bool(self.table.deciders(self.told.you))
        self.visit.act("ask" if ask else "undo")
        return False, ""  # the server's answer says it

    def hints(self) -> list[Hint]:
        """From the view alone, by the rules installed here: if they are of the same edition."""
        game, edition = GAMES[self.game], self.view().get("edition")
        if self.watching or self._stands_in() or not isinstance(edition, dict):
            return []
        for name in game.editions:
            if shipped(game, name).label() == edition.get("label"):
                seat = 0 if self.about.duel else self.told.you or 0
                return hints_of(self.choices(), game, shipped(game, name), self.view(), seat)
        return []

    def leave(self) -> str:
        path = self.visit.kept.get(self.table.id)
        if path is not None:
            return self.words.label("terminal-bye-over", path=str(path))
        return super().leave()


def seat_name(table: RemoteTable, seat: int, words: Words) -> str:
    """A seat's name in a list, where its number stands beside it."""
    assert table.told is not None
    one = table.told.seats[seat]
    if one.is_person:
        return cut(one.name, LONGEST_NAME)
    return words.label("network-seat-open") if one.spec == "open" else one.spec


def time_text(seconds: float, words: Words) -> str:
    """A clock, shorter the more of it there is.

    >>> [time_text(left, Words("en")) for left in (272, 7500, 200000, -3)]
    ['4:32', '2 h 05', '2 d 7 h', '0:00']
    """
    left = max(0, math.ceil(seconds))
    if left >= DAYS:
        return words.label("network-days", days=left // DAYS, hours=left % DAYS // HOURS)
    if left >= HOURS:
        return f"{left // HOURS} h {left % HOURS // 60:02d}"
    return f"{left // 60}:{left % 60:02d}"


class _End(msgspec.Struct):
    score: int
    rank: int
    utility: float

    def made(self) -> SeatResult:
        return SeatResult(self.score, self.rank, self.utility)


class _Reason(msgspec.Struct):
    id: str
    facts: Json


class _ResultTold(msgspec.Struct):
    seats: list[_End]
    reason: _Reason
    opponent: _End | None = None


def result_of(told: Json) -> Result:
    """How a game ended, from what `Result.json` made of it."""
    end = msgspec.convert(told, _ResultTold)
    return Result([seat.made() for seat in end.seats], Message(end.reason.id, end.reason.facts),
                  None if end.opponent is None else end.opponent.made())
