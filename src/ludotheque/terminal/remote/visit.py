"""A person on a server: in the lobby or at a table, and what follows from what the server says.

Both interfaces show `session` and tell this what was heard; neither knows of sockets.
"""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

import msgspec

from ludotheque.core.events import Json
from ludotheque.core.record import write_atomically
from ludotheque.core.text import Plain
from ludotheque.games import GAMES
from ludotheque.tables.entry import OF_A_SEAT
from ludotheque.tables.terms import OPEN
from ludotheque.terminal import saves
from ludotheque.terminal.remote.gathering import GatheringSession
from ludotheque.terminal.remote.lobby import GameLine, Lists, LobbySession
from ludotheque.terminal.remote.server import TABLE_ID, cleaned
from ludotheque.terminal.remote.session import RemoteSession
from ludotheque.terminal.remote.table import RemoteTable

FOLDER = "tables"  # beside the games played here: those cannot be resumed here
# Why something was refused, as far as it is worth a sentence of its own.
REASONS = frozenset({"absent", "again", "barrier", "bot", "client", "consent", "data", "early",
                     "full", "illegal", "kind", "late", "nothing", "often", "out", "over", "owner",
                     "pause", "person", "ready", "seat", "table", "taken", "time", "turn"})


@dataclass
class Wishes:
    """What a person wants at tables: a certain seat, words for the luck, or only to watch; and
    the terms of a table opened in the lobby."""

    seat: int | None = None
    luck: str = ""
    watch: bool = False
    terms: Json = field(default_factory=dict)


class Wire(Protocol):
    """What a visit needs of its connection; see `connection.Connection`."""

    def follow(self, table: str) -> None: ...
    def resync(self, table: str) -> None: ...
    def leave(self, table: str) -> None: ...
    def act(self, table: str, kind: str, data: str = "", seq: int | None = None) -> str: ...
    def fetch(self, what: str, path: str, body: Json | None = None) -> None: ...


class Visit:
    """Where the person is, from coming to leaving. It begins in the lobby, or at a `table`.

    `lost` is true while there is no connection. `ended` says why there will be none any more.
    """

    def __init__(self, base: str, name: str, wishes: Wishes, games: dict[str, GameLine],
                 language: str, table: str = "") -> None:
        self.base = base
        self.name = name
        self.wishes = wishes
        self.lost = False
        self.ended = ""
        self.kept: dict[str, Path] = {}  # the records of finished tables
        self.notice = ""  # something to be said once
        self._connection: Wire
        self._games = games
        self._first = table
        self._watching = False  # at this table: no seat is taken
        self._sat = False  # at this table already
        self._tried: set[int] = set()  # the seats we wanted; somebody may have been faster
        self._fetching: set[str] = set()  # the tables whose records are on their way
        self.opening = False  # a table
        self.luck = ""  # what we added to the luck of this table
        self.table: RemoteTable | None = None
        self.session: LobbySession | GatheringSession | RemoteSession = \
            LobbySession(self, language, games)

    @property
    def language(self) -> str:
        return self.session.words.language

    def link(self, table: str) -> str:
        return f"{self.base}/t/{table}"

    @property
    def awaits_record(self) -> bool:
        """Whether the record of the finished game is on its way."""
        return (self.table is not None and self.table.id in self._fetching
                and self.table.id not in self.kept)

    # --- going about ---

    def begin(self, connection: Wire) -> None:
        """Come in."""
        self._connection = connection
        if self._first:
            self.go(self._first)
        else:
            self.look()

    def go_to_lobby(self) -> None:
        self._leave_table()
        self.session = LobbySession(self, self.language, self._games)
        self.look()

    def look(self) -> None:
        """Ask for the tables of the lobby."""
        self._connection.fetch("lobby", "/api/tables")

    def open(self, plan: Json) -> None:
        """Open a table, and go there."""
        self.opening = True
        self._connection.fetch("open", "/api/tables", {"terms": self.wishes.terms, **plan})

    def go(self, id: str) -> None:
        """Go to a table: to one's seat, to an open one, or to watch."""
        if not TABLE_ID.fullmatch(id):
            self.ended = "version"
            return
        self._leave_table()
        self.table = RemoteTable(id)
        self.luck = ""
        self._watching, self._sat, self._tried = self.wishes.watch, False, set()
        self.session = GatheringSession(self, self.table, self.language)
        self._connection.follow(id)

    def _leave_table(self) -> None:
        if self.table is not None:
            self._connection.leave(self.table.id)
            self.table = None

    # --- doing something at the table ---

    def act(self, kind: str, data: str = "") -> None:
        table = self.table
        if table is None or table.told is None:
            return
        seq = table.told.seq if kind in OF_A_SEAT else None
        table.sent[self._connection.act(table.id, kind, data, seq)] = kind

    def sit(self, seat: int) -> None:
        self._watching = False
        self.act("sit", str(seat))

    def stand(self) -> None:
        self._watching = True
        self.act("stand")

    def be_ready(self) -> None:
        """Ready, with words of one's own for the luck of the table."""
        self.luck = self.wishes.luck or secrets.token_hex(16)
        self.act("ready", self.luck)

    def again(self) -> None:
        """Play again with the same people, or follow them to where they do."""
        told = None if self.table is None else self.table.told
        if told is None or told.phase != "ended":
            self.notice = self.session.words.label("network-refused-again")
        elif told.next:
            self.go(told.next)
        elif told.you is None:
            self.notice = self.session.words.label("network-refused-again")
        else:
            self.notice = self.session.words.label("network-again-sent")
            if told.you not in told.wanting:
                self.act("again")

    # --- what is heard ---

    def hear(self, message: Json) -> None:
        kind = message.get("is")
        if kind == "lost":
            self.lost = True
        elif kind == "connected":
            if self.lost and self.table is None:
                self.look()
            self.lost = False
        elif kind == "ended":
            self.ended = str(message["reason"])
        elif kind == "fetched":
            self._hear_fetched(message)
        elif self.table is not None and message.get("table") == self.table.id:
            try:
                self._hear_of_table(self.table, message)
            except msgspec.ValidationError:
                self.ended = "version"

    def _hear_of_table(self, table: RemoteTable, message: Json) -> None:
        kind = message["is"]
        if kind == "table":
            if table.take(message):
                self._settle(table)
            else:
                self._connection.follow(table.id)
        elif kind == "presence":
            table.take_presence(message)
        elif kind in ("kept", "refused"):
            self._hear_answer(table, message)
        elif kind == "gone":
            self.ended = "gone"

    def _hear_answer(self, table: RemoteTable, message: Json) -> None:
        answer = msgspec.convert(message, _Answer)
        if answer.n is not None:
            table.kept(answer.client, answer.n)
            self._settle(table)
            return
        did, reason = table.refused(answer.client), answer.reason
        if reason == "stale":
            self._connection.resync(table.id)
        elif did == "sit":
            self._settle(table)  # somebody was faster: another seat
        elif reason in REASONS:
            self.notice = self.session.words.label(f"network-refused-{reason}")
        else:
            self.notice = self.session.words.label("network-refused", reason=Plain(reason))

    def _settle(self, table: RemoteTable) -> None:
        """What follows from how a table stands now."""
        told = table.told
        if told is None:
            return
        if table.about is None or table.about.game not in GAMES:
            self.ended = "version"
            return
        if told.phase == "gathering":
            self._gather(table)
        if told.view is not None and not isinstance(self.session, RemoteSession):
            self.session = RemoteSession(self, table, self.language)
        if told.phase == "ended":
            self._end(table)

    def _gather(self, table: RemoteTable) -> None:
        """Take a seat and be ready, unless the person wants otherwise. One thing at a time."""
        told = table.told
        assert told is not None
        if table.sent or self._watching:
            return
        if told.you is not None:
            self._sat = True
            if not told.seats[told.you].ready:
                self.be_ready()
            return
        free = [seat for seat, one in enumerate(told.seats)
                if one.spec == OPEN and seat not in self._tried]
        if free and not self._sat:
            wish = self.wishes.seat
            seat = wish if wish is not None and wish in free else free[0]
            self._tried.add(seat)
            self.act("sit", str(seat))

    def _end(self, table: RemoteTable) -> None:
        told, about = table.told, table.about
        assert told is not None
        assert about is not None
        if told.you is not None and table.id not in self._fetching:
            self._fetching.add(table.id)
            board = told.you if about.duel else 0
            self._connection.fetch(f"record {about.game} {table.id}",
                                   f"/api/tables/{table.id}/record?board={board}")
        if told.next and told.you is not None and told.you in told.wanting:
            self.go(told.next)

    # --- what was fetched ---

    def _hear_fetched(self, message: Json) -> None:
        what, status, text = str(message["what"]), message["status"], str(message["text"])
        if what == "open":
            self.opening = False
        if what.startswith("record "):
            _, game, id = what.split()
            if status == 200:
                self._keep(game, id, text)
            else:
                self._fetching.discard(id)  # with the next word from the table, again
        elif status == 0:
            self.notice = "" if self.lost else self.session.words.label("network-no-answer")
        elif status not in (200, 201):
            self.notice = self.session.words.label("network-not-done", reason=Plain(_detail(text)))
        else:
            try:
                self._hear_lobby(what, cleaned(json.loads(text)))
            except (ValueError, msgspec.ValidationError):
                self.ended = "version"

    def _hear_lobby(self, what: str, told: Json) -> None:
        if what == "open":
            self.go(msgspec.convert(told, _Opened).id)
        elif isinstance(self.session, LobbySession):
            self.session.lists = msgspec.convert(told, Lists)

    def _keep(self, game: str, table: str, text: str) -> None:
        """The record of a finished game goes where the games are."""
        path = saves.folder() / FOLDER / f"{game}-{table[:12]}{saves.SUFFIX}"
        try:
            write_atomically(path, text)
            self.kept[table] = path
        except OSError as error:
            self._fetching.discard(table)
            self.notice = self.session.words.label("terminal-unsaved",
                                                   reason=error.strerror or str(error))


class _Opened(msgspec.Struct):
    id: str


class _Answer(msgspec.Struct):
    """`kept` with a number, or `refused` with a reason."""

    client: str
    n: int | None = None
    reason: str = ""


def _detail(text: str) -> str:
    """What a server says is wrong; it may say it in any way."""
    try:
        told = json.loads(text)
        return str(cleaned(told["detail"]))[:300]
    except (ValueError, TypeError, KeyError):
        return str(cleaned(text))[:100]
