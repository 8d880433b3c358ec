"""A table that people share over a network: one order for all that happens at it. Pure.

Whoever hosts it asks `propose` whether something may happen, keeps the entry that returns, and only
then lets it happen with `accept`: persist, then publish. The same entries in the same order make
the same table again. Time is always given, in seconds since 1970.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Literal

import msgspec

from ludotheque.core.errors import BadInput
from ludotheque.core.events import Json
from ludotheque.core.record import Record
from ludotheque.tables.entry import (
    HANDS_ON,
    HOST,
    HOST_KINDS,
    KINDS,
    NO_SEAT,
    OF_A_SEAT,
    SAYS_MORE,
    Entry,
    Refused,
    Sitting,
    Talk,
    read_data,
)
from ludotheque.tables.gathering import Gathering, sound
from ludotheque.tables.play import Play
from ludotheque.tables.table import Table
from ludotheque.tables.terms import PERSON, Plan, check_name, rotated

Phase = Literal["gathering", "playing", "ended", "closed"]
LONGEST_CHAT = 500
KEPT_CHAT = 200  # how much of the talk a page is told that comes late
LONGEST_CLIENT = 64
# A table is read by making everything happen again, so nobody may make it endless. Moves are
# possible longer than talk, and a game can always be given up.
MANY = 10_000
MOST_ENTRIES = {"move": MANY + 2_000, "resign": sys.maxsize}
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")  # signs that tell a terminal what to do


class SharedTable:
    """A plan and everything that happened at its table.

    >>> from ludotheque import find, load
    >>> from ludotheque.tables.terms import Terms
    >>> eden = find("eden")
    >>> table = SharedTable(Plan(eden, load(eden), eden.read_options({}), ("open",), Terms(),
    ...                          "Tonight", False, "ann", b"secret"), at=0.0)
    >>> for kind, data in (("sit", '{"seat":0,"name":"Ann"}'), ("ready", "luck")):
    ...     table.accept(table.propose(1.0, "ann", kind, 0, kind, data))
    >>> entry = table.propose(2.0, "ann", "page:1", 0, "move", "act:end")
    >>> table.accept(entry)
    >>> table.phase, table.version
    ('playing', 3)
    >>> table.propose(2.1, "ann", "page:1", 0, "move", "act:end") is entry  # sent again: the same
    True
    """

    def __init__(self, plan: Plan, at: float, entries: Iterable[Entry] = ()) -> None:
        self.plan = plan
        self.opened = at
        self.gathering = Gathering(plan)
        self.play: Play | None = None
        self.closed = False
        self.chat: list[Json] = []
        self.wanting: set[int] = set()  # the seats that want to play again
        self.next = ""  # the table where they do
        self.entries: list[Entry] = []
        self._seqs = [0] * len(plan.seats)
        self._clients: dict[str, int] = {}  # by who sent it, and under which name of their own
        # For each entry of the game, how much of each board's story still held, board by board.
        self._changed: list[int] = []
        self._began = 0  # the first of these entries
        self._last = at
        self._common: Json | None = None  # what everybody is told, once asked
        self._of_game: Json | None = None  # what of it comes from the game
        self._seated: msgspec.Raw | None = None  # the seats as they are told, once asked
        self._seats_of: dict[str, int] = {}  # where people sit who were asked for
        for entry in entries:
            self.accept(entry)

    @property
    def version(self) -> int:
        """How many things have happened."""
        return len(self.entries)

    @property
    def phase(self) -> Phase:
        """`gathering`, `playing`, `ended`, or `closed` before there was a game."""
        if self.closed:
            return "closed"
        if self.play is None:
            return "gathering"
        return "ended" if self.play.ended else "playing"

    def seat_of(self, who: str) -> int:
        """The seat of a person, or NO_SEAT."""
        seat = self._seats_of.get(who)
        if seat is None:
            seat = self._seats_of[who] = self.gathering.seat_of(who)
        return seat

    def seq_of(self, seat: int) -> int:
        """How much has happened that concerns a seat's own game."""
        return self._seqs[seat]

    def number_of(self, who: str, client: str) -> int | None:
        """The number of the entry that somebody sent under a name of their own."""
        return self._clients.get(f"{who} {client}")

    # --- what may happen ---

    def propose(self, at: float, who: str, client: str, seq: int | None, kind: str, data: str = "",
                seat: int = NO_SEAT) -> Entry:
        """The entry that something would be. `Refused` says why not; nothing changes either way.

        What was accepted already under the same `client` is returned as it was. A seat's `seq`
        counts its own entries only: in simultaneous phases nobody is late because others acted.
        The host may speak for any `seat`; people only for their own.
        """
        known = self.number_of(who, client)
        if known is not None:
            return self.entries[known]
        if who != HOST:
            seat = self.seat_of(who)
        at = max(at, self._last)
        self._check_sender(who, client, seat, kind, data)
        counted = self._check_seq(who, seat, seq) if kind in OF_A_SEAT else 0
        self._may(at, who, seat, kind, data)
        return Entry(self.version, at, who, seat, counted, client, kind, data)

    def _check_sender(self, who: str, client: str, seat: int, kind: str, data: str) -> None:
        """The words may come from anybody."""
        if kind not in KINDS or (kind in HOST_KINDS and who != HOST):
            raise Refused("kind", f"nothing called {kind[:20]!r} can be done")
        if not 1 <= len(client) <= LONGEST_CLIENT or not client.isprintable():
            raise Refused("client", f"a name of 1 to {LONGEST_CLIENT} signs for what is sent")
        if data and kind not in SAYS_MORE:
            raise Refused("data", f"{kind} says nothing more")
        if kind in OF_A_SEAT and not 0 <= seat < len(self._seqs):
            raise Refused("seat", "no seat at this table")
        if who != HOST and self.version >= MOST_ENTRIES.get(kind, MANY):
            raise Refused("full", "too much has happened at this table")

    def _check_seq(self, who: str, seat: int, seq: int | None) -> int:
        if (seq is not None or who != HOST) and seq != self._seqs[seat]:
            raise Refused("stale", f"seat {seat + 1} is at {self._seqs[seat]}, not at {seq}")
        return self._seqs[seat]

    def _may(self, at: float, who: str, seat: int, kind: str, data: str) -> None:
        if kind in ("chat", "again", "next"):
            getattr(self, f"_may_{kind}")(seat, data)
        elif kind in OF_A_SEAT:
            if self.play is None:
                raise Refused("early", "the game has not begun")
            if self.play.ended:
                raise Refused("over", "the game is over")
            if kind in HANDS_ON:
                self.play.check_hands(seat, who == HOST)
            if kind == "move":
                self.play.may_move(seat, at, data)
            else:
                getattr(self.play, f"may_{kind}")(seat, at, data)
        elif self.phase != "gathering":
            raise Refused("late", "the game has begun")
        else:
            getattr(self.gathering, f"may_{kind}")(who, data)

    def _may_chat(self, seat: int, data: str) -> None:
        talk = read_data(data, Talk)
        with sound():
            check_name(talk.name, "name")
        if not talk.text.strip() or len(talk.text) > LONGEST_CHAT or CONTROL.search(talk.text):
            raise Refused("data", f"1 to {LONGEST_CHAT} signs")

    def _may_again(self, seat: int, data: str) -> None:
        if self.phase != "ended" or seat == NO_SEAT or seat in self.wanting:
            raise Refused("again", "not now")

    def _may_next(self, seat: int, data: str) -> None:
        if not self.all_want_again or self.next:
            raise Refused("again", "not everybody wants to")

    # --- what happens ---

    def accept(self, entry: Entry) -> None:
        """Let an entry of `propose`, or of an earlier day, happen."""
        if entry.n != self.version:
            raise BadInput(f"entry {entry.n}", "table", f"entry {self.version}")
        self._happen(entry)
        kind = entry.kind
        if kind != "move":
            self._common = self._seated = None
            self._seats_of = {}
        if kind in OF_A_SEAT:
            self._seqs[entry.seat] += 1
        self._clients[f"{entry.who} {entry.client}"] = entry.n
        self.entries.append(entry)
        self._last = entry.at

    def _happen(self, entry: Entry) -> None:
        boards = [] if self.play is None else self.play.boards
        for board in boards:
            board.changed = len(board.told)
        if entry.kind in OF_A_SEAT and self.play is not None:
            self.play.accept(entry)
        elif entry.kind in ("chat", "again", "next", "close"):
            getattr(self, f"_{entry.kind}")(entry)
        else:
            getattr(self.gathering, entry.kind)(entry)
            if self.gathering.complete:
                self._begin(entry.at)
        for board in boards:  # its story grew, or was taken back to some step and told anew
            self._changed.append(board.changed)

    def _begin(self, at: float) -> None:
        plan, places = self.plan, self.gathering.places
        started = datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
        names = [place.name for place in places]
        specs = [place.spec for place in places]
        games = [[(spec, name)] for spec, name in zip(specs, names, strict=True)] \
            if plan.duel else [list(zip(specs, names, strict=True))]
        boards = []
        for seats in games:
            about: Json = {"table": plan.name, "names": [name for _, name in seats]}
            boards.append(Table(Record(
                plan.game, plan.edition, [spec for spec, _ in seats], plan.options, plan.secret,
                self.gathering.salts(), about, started, plan.game.rules_version)))
        self.play = Play(boards, specs, plan.terms, at)
        self._began = self.version + 1

    def _chat(self, entry: Entry) -> None:
        talk = msgspec.json.decode(entry.data, type=Talk)
        self.chat.append({"n": entry.n, "at": entry.at, "seat": entry.seat, "name": talk.name,
                          "text": talk.text})
        del self.chat[:-KEPT_CHAT]

    def _close(self, entry: Entry) -> None:
        self.closed = True

    def _again(self, entry: Entry) -> None:
        self.wanting.add(entry.seat)

    def _next(self, entry: Entry) -> None:
        self.next = entry.data

    # --- playing again ---

    @property
    def all_want_again(self) -> bool:
        """Everybody who played wants a rematch."""
        return self.phase == "ended" and self.wanting.issuperset(
            [seat for seat, place in enumerate(self.gathering.places) if place.spec == PERSON])

    def rematch(self, secret: bytes, at: float) -> tuple[Plan, list[Entry]]:
        """The plan of the next table, everybody one seat on, and who sits there already."""
        places = rotated(self.gathering.places)
        plan = msgspec.structs.replace(self.plan, secret=secret, seats=tuple(
            "open" if place.spec == PERSON else place.spec for place in places))
        sitting = [(place.who, Sitting(seat, place.name))
                   for seat, place in enumerate(places) if place.spec == PERSON]
        return plan, [Entry(n, at, who, NO_SEAT, 0, f"rematch:{n}", "sit",
                            msgspec.json.encode(where).decode())
                      for n, (who, where) in enumerate(sitting)]

    # --- what a page is told ---

    def update(self, viewer: int | None, since: int, at: float) -> Json:
        """Everything a viewer needs to go on from a version it has; None is a spectator.

        With a negative version it is told all, and what the table is about.
        """
        told = {**self.common(), **self.new(viewer, since, at), **self.own(viewer)}
        view = None if self.play is None else self.play.view(viewer)
        return told if view is None else {**told, "view": view}

    def common(self) -> Json:
        """What every viewer is told: the very same until it changes, which few moves do."""
        of_game = None if self.play is None else self.play.common()
        if self._common is None or of_game is not self._of_game:
            if self._seated is None:
                self._seated = msgspec.Raw(msgspec.json.encode(self._seats()))
            self._common = {"phase": self.phase, "seats": self._seated,
                            "wanting": tuple(sorted(self.wanting)), "next": self.next}
            if of_game is not None:
                self._common |= of_game
            self._of_game = of_game
        return self._common

    def own(self, viewer: int | None) -> Json:
        """What a viewer is told besides, without the view."""
        return {} if self.play is None else self.play.own(viewer)

    def new(self, viewer: int | None, since: int, at: float) -> Json:
        """What is told of every version, because it is new each time or somebody's own."""
        if since > self.version:
            since = -1
        told: Json = {
            "version": self.version,
            "you": viewer,
            "seq": None if viewer is None else self._seqs[viewer],
            "chat": [line for line in self.chat if int(str(line["n"])) >= since]
            if self.chat else [],
        }
        if since < 0:
            told["about"] = self.about()
        if self.play is not None:
            self.play.tell_new(told, viewer, self._holds(viewer, since), at)
        return told

    def rest(self) -> None:
        """Nobody asks for now."""
        if self.play is not None:
            for board in self.play.boards:
                board.rest()

    def _holds(self, viewer: int | None, since: int) -> int:
        """How many steps of the story a viewer has that still hold."""
        if self.play is None or since < 0 or (self.play.duel and viewer is None):
            return 0  # it has nothing; who watches a duel is told the whole story at the end
        boards = self.play.boards
        board = viewer if viewer is not None and self.play.duel else 0
        if since == self.version - 1 and since >= self._began:  # as nearly always
            return self._changed[board - len(boards)]
        first = max(0, since - self._began) * len(boards) + board
        return min(self._changed[first::len(boards)], default=len(boards[board].told))

    def about(self) -> Json:
        """What does not change."""
        plan = self.plan
        return {
            "name": plan.name,
            "game": plan.game.name,
            "edition": plan.edition.name,
            "names": plan.edition.names,
            "stand_ins": plan.edition.stand_ins,
            "options": plan.options,
            "terms": msgspec.to_builtins(plan.terms),
            "duel": plan.duel,
            "private": plan.private,
            "opened": self.opened,
            "commitment": plan.commitment,
        }

    def _seats(self) -> list[Json]:
        """The seats as everybody may know them: not who a person is, only what they are called."""
        seats: list[Json] = []
        for seat, place in enumerate(self.gathering.places):
            one: Json = {"spec": place.spec, "name": place.name, "ready": place.ready,
                         "owner": place.spec == PERSON and place.who == self.plan.owner}
            if self.play is not None:
                playing = self.play.seats[seat]
                one |= {"stand_in": playing.stand_in, "out": playing.out}
            seats.append(one)
        return seats

    def records(self) -> list[Record]:
        """The records of a game that has ended in any way: only now may its secret be seen."""
        if self.play is None or not self.play.ended:
            raise Refused("early", "the game is not over")
        for seat, board in enumerate(self.play.boards):
            places = [self.play.seats[seat]] if self.play.duel else self.play.seats
            left = [number for number, place in enumerate(places, 1) if place.out]
            if left:
                board.record.table["left"] = left
        return [board.record for board in self.play.boards]
