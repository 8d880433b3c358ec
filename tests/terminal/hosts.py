"""A server without a network: one shared table, for visits that are tested without a socket."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ludotheque import find, load
from ludotheque.tables.entry import HOST, NO_SEAT, Entry, Refused, Talk
from ludotheque.tables.shared import SharedTable
from ludotheque.tables.terms import PERSON, Plan, Terms
from ludotheque.terminal.remote.lobby import GameLine
from ludotheque.terminal.remote.visit import Visit, Wishes

GAMES = {"eden": GameLine((1, 1)), "goldblivion": GameLine((1, 4)), "havresac": GameLine((1, 4))}
Message = dict[str, Any]


class Host:
    """A table, and everybody who follows it. Time passes only when it is told to."""

    def __init__(self, game: str = "havresac", seats: Sequence[str] = ("open", "open"),
                 terms: Terms | None = None, duel: bool = False, owner: str = "Ann") -> None:
        found = find(game)
        self.plan = Plan(found, load(found), found.read_options({}), tuple(seats),
                         terms or Terms(), "Tonight", False, owner, b"secret", duel)
        self.table = SharedTable(self.plan, 0.0)
        self.now = 1.0
        self.lines: list[Line] = []
        self._numbers = itertools.count()

    def act(self, who: str, client: str, seq: int | None, kind: str, data: str,
            seat: int = NO_SEAT) -> Entry:
        entry = self.table.propose(self.now, who, client, seq, kind, data, seat)
        if entry.n == self.table.version:
            self.table.accept(entry)
            for line in self.lines:
                line.tell()
        return entry

    def host(self, kind: str, data: str = "", seat: int = NO_SEAT) -> None:
        """What only the host lets happen."""
        self.act(HOST, f"host:{next(self._numbers)}", None, kind, data, seat)

    def tell_presence(self) -> None:
        here = {line.who for line in self.lines if line.following}
        seats = [place.spec == PERSON and place.who in here
                 for place in self.table.gathering.places]
        for line in self.lines:
            line.hear({"is": "presence", "table": "TABLE", "seats": seats, "watching": 0})


class Line:
    """Stands for the connection of a visit; `cut` is true while nothing gets through."""

    def __init__(self, host: Host, who: str, visit: Visit,
                 heard: Callable[[Message], None] | None = None) -> None:
        self.host = host
        self.who = who
        self.visit = visit
        self.heard = heard or visit.hear
        self.following = False
        self.cut = False
        self.quiet = False  # how the table stands is not told yet
        self.fetched: list[tuple[str, str, Any]] = []
        self.resynced = 0
        self.sent: list[tuple[str, str]] = []
        self.alter: Callable[[Message], Message] = lambda message: message
        self.unanswered: list[tuple[str, str, str, int | None]] = []
        self._version = -1
        self._numbers = itertools.count()
        host.lines.append(self)

    def hear(self, message: Message) -> None:
        if not self.cut:
            self.heard(msgspec.json.decode(msgspec.json.encode(self.alter(message))))

    def tell(self) -> None:
        if self.following and not self.cut and not self.quiet:
            table = self.host.table
            seat = table.seat_of(self.who)
            told = table.update(None if seat == NO_SEAT else seat, self._version, self.host.now)
            told["owner"] = self.who == self.host.plan.owner
            self._version = table.version
            self.hear({"is": "table", "table": "TABLE", **told})

    # --- what a connection does ---

    def follow(self, table: str) -> None:
        self.following, self._version = True, -1
        self.host.tell_presence()
        self.tell()

    def resync(self, table: str) -> None:
        self.resynced += 1
        self.tell()

    def leave(self, table: str) -> None:
        self.following = False
        self.host.tell_presence()

    def fetch(self, what: str, path: str, body: Message | None = None) -> None:
        self.fetched.append((what, path, body))

    def act(self, table: str, kind: str, data: str = "", seq: int | None = None) -> str:
        client = f"{self.who}:{next(self._numbers)}"
        self.sent.append((kind, data))
        if kind == "chat":
            data = msgspec.json.encode(Talk(self.who, data)).decode()
        elif kind == "sit":
            data = json.dumps({"seat": int(data), "name": self.who})
        self.unanswered.append((client, kind, data, seq))
        return client

    def answer(self) -> None:
        """The server answers what was sent, as a page of it does."""
        while self.unanswered and not self.cut:
            client, kind, data, seq = self.unanswered.pop(0)
            try:
                entry = self.host.act(self.who, client, seq, kind, data)
            except Refused as error:
                self.hear({"is": "refused", "table": "TABLE", "client": client,
                           "reason": error.reason, "text": str(error)})
            else:
                self.hear({"is": "kept", "table": "TABLE", "client": client, "n": entry.n})


def come(host: Host, who: str, language: str = "en", **wishes: Any) -> Visit:
    """Somebody comes to the table; they take a seat and are ready, as far as they wish."""
    visit = Visit("http://host", who, Wishes(**wishes), GAMES, language, "TABLE")
    visit.begin(Line(host, who, visit))
    settle(host)
    return visit


def settle(host: Host) -> None:
    """Everybody's acts are answered."""
    while any(line.unanswered and not line.cut for line in host.lines):
        for line in host.lines:
            line.answer()
