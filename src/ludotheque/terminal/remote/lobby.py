"""The lobby of a server as a session: tables can be pointed at, and so can a new one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from ludotheque.core.events import Json, Message
from ludotheque.core.game import Choice
from ludotheque.core.text import Plain, Words
from ludotheque.games import GAMES
from ludotheque.tables.terms import MOST_SEATS
from ludotheque.terminal.boards.lobby import game_name, standing, tables_of
from ludotheque.terminal.remote.session import number_of
from ludotheque.terminal.session import AnySession

if TYPE_CHECKING:
    from ludotheque.terminal.remote.visit import Visit

BOT = "medium"
USEFUL = ("language", "theme", "help", "quit")


class _Seat(msgspec.Struct):
    spec: str
    name: str = ""


class TableLine(msgspec.Struct):
    """A table in a list. `you` is one's own seat there."""

    id: str
    name: str
    game: str
    phase: str
    seats: list[_Seat]
    to_move: list[int]
    you: int | None = None
    next: str = ""


class GameLine(msgspec.Struct):
    """A game that can be played: the fewest and the most seats."""

    seats: tuple[int, int]

    def is_duel(self, friends: int) -> bool:
        """With friends a game for one is a duel: everybody plays their own, with the same luck."""
        return self.seats[1] == 1 and friends > 0


class Lists(msgspec.Struct):
    """What the server told of its tables."""

    open: list[TableLine] = []
    mine: list[TableLine] = []


class LobbySession(AnySession):
    """Choosing a table, or opening one."""

    game = "lobby"

    def __init__(self, visit: Visit, language: str, games: dict[str, GameLine]) -> None:
        self.visit = visit
        self.words = Words(language, self.game)
        self.games = {name: game for name, game in games.items() if name in GAMES}
        self.lists: Lists | None = None

    def view(self) -> Json:
        lists = self.lists or Lists()
        mine = {line.id for line in lists.mine}
        return {"game": self.game, "server": self.visit.base, "name": self.visit.name,
                "mine": [msgspec.to_builtins(line) for line in lists.mine],
                "open": [msgspec.to_builtins(line) for line in lists.open
                         if line.id not in mine]}

    def choices(self) -> list[Choice]:
        if self.lists is None:
            return []
        ways = [*self._tables(), *self._new_tables(), (["act:look"], "lobby-says-look", {})]
        return [Choice(number_of(path), path, Message(id, facts), [], False, [])
                for path, id, facts in ways]

    def _tables(self) -> Iterator[tuple[list[str], str, Json]]:
        for line in tables_of(self.view()):
            yield [f"table:{line['id']}"], "lobby-says-go", {
                "name": Plain(line["name"]), "game": Plain(game_name(line, self.words)),
                "standing": Plain(standing(line, self.words))}

    def _new_tables(self) -> Iterator[tuple[list[str], str, Json]]:
        """A game, how many friends and bots, and whether strangers may come."""
        for name, game in self.games.items():
            title = Plain(self.words.label(f"{name}-title"))
            for friends in range(MOST_SEATS):
                path = ["act:new", f"game:{name}", f"friends:{friends}"]
                for more, bots in self._others(game, friends):
                    facts: Json = {"game": title, "friends": friends, "bots": bots,
                                   "who": more[-1][5:] if friends else "nobody"}
                    id = "lobby-says-duel" if game.is_duel(friends) else "lobby-says-new"
                    yield path + more, id, facts

    def _others(self, game: GameLine, friends: int) -> Iterator[tuple[list[str], int]]:
        """What is asked after the friends, and how many bots that makes."""
        for bots in range(MOST_SEATS - friends):
            seats = 1 + friends + bots
            if game.seats[0] <= seats <= game.seats[1] or (game.is_duel(friends) and not bots):
                asked = [] if game.seats[1] == 1 else [f"bots:{bots}"]
                for listed in ("private", "open") if friends else ("",):
                    yield asked + ([f"list:{listed}"] if listed else []), bots

    def waiting(self) -> str:
        if self.visit.lost:
            return self.words.label("network-lost")
        busy = self.visit.opening or self.lists is None
        return self.words.label("network-sending") if busy else ""

    def can(self, action: str) -> bool:
        return action in USEFUL

    def play(self, move: int) -> None:
        for choice in self.choices():
            if choice.move == move:
                self._do(choice.path)

    def _do(self, path: list[str]) -> None:
        kind, _, name = path[0].partition(":")
        if kind == "table":
            self.visit.go(name)
        elif name == "look":
            self.visit.look()
        else:
            self.visit.open(self._plan(dict(step.split(":") for step in path[1:])))

    def _plan(self, chosen: dict[str, str]) -> Json:
        friends, bots = int(chosen["friends"]), int(chosen.get("bots", "0"))
        return {"game": chosen["game"], "seats": ["me"] + ["open"] * friends + [BOT] * bots,
                "private": chosen.get("list") != "open",
                "duel": self.games[chosen["game"]].is_duel(friends)}

    def leave(self) -> str:
        return self.words.label("network-bye", url=self.visit.base, seat="no")
