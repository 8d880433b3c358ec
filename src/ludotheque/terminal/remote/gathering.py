"""A table before its game as a session: seats to take, bots to seat, and who is ready.

It also stands for a game that cannot be seen yet: a duel that goes on, or a table just entered.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from ludotheque.core.events import Json, Message
from ludotheque.core.game import Choice
from ludotheque.core.text import Plain, Words
from ludotheque.games import GAMES
from ludotheque.players import LEVELS
from ludotheque.tables.terms import OPEN
from ludotheque.terminal.remote.session import AtTable, number_of
from ludotheque.terminal.remote.table import RemoteTable

if TYPE_CHECKING:
    from ludotheque.terminal.remote.visit import Visit

BOTS = LEVELS
USEFUL = ("language", "theme", "help", "quit", "log", "rules", "chat", "who", "tables")


class GatheringSession(AtTable):
    """The waiting room of a table."""

    game = "gathering"

    def __init__(self, visit: Visit, table: RemoteTable, language: str) -> None:
        super().__init__(visit, table)
        self.words = Words(language, self.game)

    def view(self) -> Json:
        table, told, about = self.table, self.table.told, self.table.about
        if told is None or about is None:
            return {"game": self.game, "link": self.visit.link(table.id), "plays": ""}
        return {"game": self.game, "link": self.visit.link(table.id), "plays": about.game,
                "name": about.name, "edition": about.edition,
                "options": self._options(about.game, about.options),
                "terms": msgspec.to_builtins(about.terms), "duel": about.duel,
                "private": about.private, "commitment": about.commitment,
                "luck": self.visit.luck, "you": told.you, "phase": told.phase,
                "seats": [{**msgspec.to_builtins(one), "here": not table.is_away(seat)}
                          for seat, one in enumerate(told.seats)],
                "watching": table.watching}

    def _options(self, name: str, given: Json) -> Json:
        """The options of the game that are not as usual, written as on the command line."""
        game = GAMES.get(name)
        return {} if game is None else {
            option.name: option.write(given[option.name]) for option in game.options
            if option.name in given and given[option.name] != option.default}

    def choices(self) -> list[Choice]:
        told = self.table.told
        if told is None or told.phase != "gathering" or self.table.sent:
            return []
        choices = []
        for path, id, facts in self._ways():
            warnings = [Message(f"gathering-warning-{path[-1][4:]}", {})] \
                if self._hurts(path) else []
            choices.append(Choice(number_of(path), path, Message(id, facts), warnings, False, []))
        return choices

    def _hurts(self, path: list[str]) -> bool:
        """Whether somebody loses something by it."""
        if path[-1] == "act:open":
            assert self.table.told is not None
            return self.table.told.seats[int(path[0][5:]) - 1].is_person
        return path[-1] in ("act:close", "act:stand")

    def _ways(self) -> Iterator[tuple[list[str], str, Json]]:
        told = self.table.told
        assert told is not None
        if told.you is not None and not told.seats[told.you].ready:
            yield ["act:ready"], "gathering-says-ready", {}
        for seat, one in enumerate(told.seats):
            ref = f"seat:{seat + 1}"
            facts: Json = {"seat": ref}
            if one.spec == OPEN:
                yield [ref, "act:sit"], "gathering-says-sit", facts
            elif told.owner and seat != told.you:
                yield [ref, "act:open"], "gathering-says-open", facts
            if told.owner and one.spec == OPEN:
                for bot in BOTS:
                    yield [ref, f"bot:{bot}"], "gathering-says-bot", {**facts, "bot": Plain(bot)}
        if told.you is not None:
            yield ["act:stand"], "gathering-says-stand", {}
        if told.owner:
            yield ["act:close"], "gathering-says-close", {}

    def waiting(self) -> str:
        words, told = self.words, self.table.told
        if told is None:
            return words.label("network-connecting")
        if told.phase == "closed":
            return words.label("gathering-closed")
        if told.phase != "gathering":
            return words.label("gathering-unseen")
        open_seats = sum(one.spec == OPEN for one in told.seats)
        if open_seats:
            return words.label("gathering-waits-seats", n=open_seats)
        late = [seat for seat, one in enumerate(told.seats) if one.is_person and not one.ready]
        return words.label("gathering-waits-ready", names=self.table.names(late))

    def can(self, action: str) -> bool:
        return action in USEFUL

    def play(self, move: int) -> None:
        for choice in self.choices():
            if choice.move == move:
                self._do(choice.path)

    def _do(self, path: list[str]) -> None:
        seat = int(path[0][5:]) - 1 if path[0].startswith("seat:") else -1
        kind, _, name = path[-1].partition(":")
        if kind == "bot" or name == "open":
            spec = OPEN if kind == "act" else name
            self.visit.act("seat", msgspec.json.encode({"seat": seat, "spec": spec}).decode())
        elif name == "sit":
            self.visit.sit(seat)
        elif name == "stand":
            self.visit.stand()
        elif name == "ready":
            self.visit.be_ready()
        else:
            self.visit.act("close")
