"""A table that people share over a network: one order for all that happens at it. Pure.

Whoever hosts it asks `propose` whether something may happen, keeps the entry that returns, and only
then lets it happen with `accept`: persist, then publish. The same entries in the same order make
the same table again. Time is always given, in seconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal, get_args

from ludotheque.core.errors import BadInput, IllegalMove, LudoError
from ludotheque.core.events import Event, Json, seen
from ludotheque.tables.table import Table

PERSON = "person"
Kind = Literal["move", "undo", "ask", "agree", "refuse", "resign", "timeout", "takeover", "return"]


class Refused(LudoError):
    """What a seat wanted cannot be; the table is as it was. `reason` is a short word for programs.

    >>> Refused("stale", "seat 1 is at 3").reason
    'stale'
    """

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason


@dataclass(frozen=True)
class Clock:
    """How long a seat may think: `live` for the whole game and a little more for each decision,
    `turn` anew for each decision (days by post are long turns), or `none`."""

    kind: Literal["none", "live", "turn"] = "none"
    seconds: float = 0.0
    increment: float = 0.0


@dataclass(frozen=True)
class Terms:
    """What a table agreed on before its game.

    `undo`: free up to what was revealed, only if the others agree (`pause` seconds pass between two
    requests), or never. `absent`: who stays away or out of time is waited for, played by `bot`
    until they come back, or loses.
    """

    undo: Literal["free", "ask", "never"] = "free"
    pause: float = 30.0
    absent: Literal["wait", "bot", "end"] = "wait"
    bot: str = "greedy"
    clock: Clock = Clock()


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table: `n` counts all of them, `seq` those of the seat.

    `client` is the sender's own name for it: sent twice, it happens once.
    """

    n: int
    at: float
    seat: int
    seq: int
    client: str
    kind: Kind
    data: str = ""


@dataclass
class Seat:
    """How a seat stands at the table."""

    spec: str
    seq: int = 0
    left: float = 0.0  # seconds on its clock
    stand_in: bool = False  # played by a bot for now
    out: bool = False  # has resigned or lost by time
    asked_at: float | None = None  # when it last asked to take a move back
    clients: dict[str, int] = field(default_factory=dict)  # the number of each entry it named


class SharedTable:
    """A table, the terms it is played on, and everything that happened at it.

    >>> from ludotheque.games import find
    >>> shared = SharedTable(Table.start(find("eden"), seed=7), Terms(), at=0.0)
    >>> entry = shared.propose(1.0, 0, "page:1", 0, "move", "act:end")
    >>> [event.kind for event in shared.accept(entry)], shared.version
    (['goomz-phase'], 1)
    >>> shared.propose(1.1, 0, "page:1", 0, "move", "act:end") is entry  # sent again: the same
    True
    """

    def __init__(self, table: Table, terms: Terms, at: float,
                 entries: Iterable[Entry] = ()) -> None:
        self.table = table
        self.terms = terms
        self.seats = [Seat(spec, left=terms.clock.seconds) for spec in table.record.seats]
        self.entries: list[Entry] = []
        self.happened: list[list[Event]] = []  # of each entry
        self.asking: int | None = None  # the seat that asks to take a move back
        self.agreed: set[int] = set()
        self.ended = table.state.over
        self._acting = list(table.state.to_move())
        self._last = at
        for entry in entries:
            self.accept(entry)

    @property
    def version(self) -> int:
        """How many things have happened."""
        return len(self.entries)

    # --- what may happen ---

    def propose(self, at: float, seat: int, client: str, seq: int, kind: Kind,
                data: str = "") -> Entry:
        """The entry that something would be. `Refused` says why not; nothing changes either way.

        What was accepted already under the same `client` is returned as it was. A seat's `seq`
        counts its own entries only: in simultaneous phases nobody is late because others acted.
        """
        if not 0 <= seat < len(self.seats):
            raise Refused("seat", f"no seat {seat + 1}")
        place = self.seats[seat]
        if kind not in get_args(Kind):  # it may come from anybody
            raise Refused("kind", f"nothing called {kind!r} can happen")
        if client in place.clients:
            return self.entries[place.clients[client]]
        if seq != place.seq:
            raise Refused("stale", f"seat {seat + 1} is at {place.seq}, not at {seq}")
        if self.ended:
            raise Refused("over", "the game is over")
        getattr(self, f"_may_{kind}")(seat, at, data)
        return Entry(self.version, max(at, self._last), seat, seq, client, kind, data)

    def _may_move(self, seat: int, at: float, data: str) -> None:
        if seat not in self.table.state.to_move():
            raise Refused("turn", f"seat {seat + 1} is not to move")
        try:
            self.table.game.move_of(self.table.state, seat, data.split(" "))
        except IllegalMove as error:
            raise Refused("illegal", str(error)) from error

    def _may_undo(self, seat: int, at: float, data: str) -> None:
        self._may_take_back(seat)
        if self.terms.undo == "ask" and self._others(seat):
            raise Refused("consent", "the others must agree")

    def _may_ask(self, seat: int, at: float, data: str) -> None:
        self._may_take_back(seat)
        asked = self.seats[seat].asked_at
        if self.asking is not None or (asked is not None and at < asked + self.terms.pause):
            raise Refused("pause", "not so soon after the last request")
        if self.terms.undo != "ask" or not self._others(seat):
            raise Refused("consent", "nobody has to be asked")

    def _may_take_back(self, seat: int) -> None:
        if self.terms.undo == "never" or not self.table.can_undo(seat):
            raise Refused("barrier", "nothing can be taken back")

    def _may_agree(self, seat: int, at: float, data: str) -> None:
        if self.asking is None or seat not in self._others(self.asking) or seat in self.agreed:
            raise Refused("nothing", "nobody asks")

    _may_refuse = _may_agree

    def _may_resign(self, seat: int, at: float, data: str) -> None:
        if self.seats[seat].out:
            raise Refused("out", f"seat {seat + 1} has left the game")

    def _may_timeout(self, seat: int, at: float, data: str) -> None:
        due = self.deadline()
        if due is None or due[1] != seat or at < due[0]:
            raise Refused("time", f"seat {seat + 1} has time left")

    def _may_takeover(self, seat: int, at: float, data: str) -> None:
        if self.terms.absent != "bot" or self._is_bot(seat):
            raise Refused("absent", "this table does not let a bot step in")

    def _may_return(self, seat: int, at: float, data: str) -> None:
        if not self.seats[seat].stand_in:
            raise Refused("seat", f"seat {seat + 1} is not held by a bot")

    # --- what happens ---

    def accept(self, entry: Entry) -> list[Event]:
        """Let an entry of `propose`, or of an earlier day, happen; returns what it tells."""
        if entry.n != self.version:
            raise BadInput(f"entry {entry.n}", "table", f"entry {self.version}")
        self._run_clocks(entry.at)
        place = self.seats[entry.seat]
        place.seq += 1
        place.clients[entry.client] = entry.n
        events: list[Event] = getattr(self, f"_{entry.kind}")(entry)
        self.entries.append(entry)
        self.happened.append(events)
        self._start_clocks(entry)
        self.ended = self.ended or self.table.state.over
        if self.asking is not None and (self.ended or not self.table.can_undo(self.asking)):
            self.asking = None
        return events

    def _move(self, entry: Entry) -> list[Event]:
        state = self.table.state
        move = self.table.game.move_of(state, entry.seat, entry.data.split(" "))
        return self.table.play(entry.seat, move, entry.at)

    def _undo(self, entry: Entry) -> list[Event]:
        self.table.undo(entry.seat)
        return []

    def _ask(self, entry: Entry) -> list[Event]:
        self.asking, self.agreed = entry.seat, set()
        self.seats[entry.seat].asked_at = entry.at
        return []

    def _agree(self, entry: Entry) -> list[Event]:
        self.agreed.add(entry.seat)
        if self.asking is not None and self.agreed >= set(self._others(self.asking)):
            self.table.undo(self.asking)
            self.asking = None
        return []

    def _refuse(self, entry: Entry) -> list[Event]:
        self.asking = None
        return []

    def _resign(self, entry: Entry) -> list[Event]:
        self.seats[entry.seat].out = True
        self.seats[entry.seat].stand_in = False
        self.ended = sum(not place.out for place in self.seats) <= 1
        return []

    def _timeout(self, entry: Entry) -> list[Event]:
        if self.terms.absent == "end":
            return self._resign(entry)
        self.seats[entry.seat].stand_in = True
        return []

    def _takeover(self, entry: Entry) -> list[Event]:
        self.seats[entry.seat].stand_in = True
        return []

    def _return(self, entry: Entry) -> list[Event]:
        self.seats[entry.seat].stand_in = False
        clock = self.terms.clock
        self.seats[entry.seat].left = max(self.seats[entry.seat].left, clock.increment,
                                          clock.seconds if clock.kind == "turn" else 0.0)
        return []

    # --- who acts, and how long ---

    def bots_to_move(self) -> list[tuple[int, str]]:
        """The seats that a program plays now, with its spec."""
        if self.ended:
            return []
        return [(seat, self._spec(seat)) for seat in self.table.state.to_move()
                if self._is_bot(seat)]

    def deadline(self) -> tuple[float, int] | None:
        """When the next clock runs out, and whose; none where nobody is bound by one."""
        if self.terms.clock.kind == "none" or self.terms.absent == "wait" or self.ended:
            return None
        due = [(self._last + self.seats[seat].left, seat) for seat in self._acting
               if not self._is_bot(seat)]
        return min(due, default=None)

    def time_left(self, seat: int, at: float) -> float | None:
        """Seconds on a seat's clock."""
        if self.terms.clock.kind == "none":
            return None
        running = seat in self._acting and not self._is_bot(seat) and not self.ended
        return self.seats[seat].left - (max(0.0, at - self._last) if running else 0.0)

    def _run_clocks(self, at: float) -> None:
        passed = max(0.0, at - self._last)
        for seat in self._acting:
            if not self._is_bot(seat):
                self.seats[seat].left -= passed
        self._last = max(at, self._last)

    def _start_clocks(self, entry: Entry) -> None:
        clock, acting = self.terms.clock, list(self.table.state.to_move())
        if entry.kind == "move" and clock.kind == "live":
            self.seats[entry.seat].left += clock.increment
        for seat in acting:
            # A decision of one's own, or one that begins now, has a turn of its own.
            if clock.kind == "turn" and (seat not in self._acting or (
                    seat == entry.seat and entry.kind == "move")):
                self.seats[seat].left = clock.seconds
        self._acting = acting

    def _is_bot(self, seat: int) -> bool:
        place = self.seats[seat]
        return place.spec != PERSON or place.stand_in or place.out

    def _spec(self, seat: int) -> str:
        spec = self.seats[seat].spec
        return self.terms.bot if spec == PERSON else spec

    def _others(self, seat: int) -> list[int]:
        """The other people at the table: those who have a say."""
        return [other for other in range(len(self.seats))
                if other != seat and not self._is_bot(other)]

    # --- what a page is told ---

    def update(self, viewer: int | None, since: int, at: float) -> Json:
        """Everything a viewer needs to go on from a version it has: None is a spectator."""
        state = self.table.state
        acts = viewer is not None and not self.ended and viewer in state.to_move()
        return {
            "version": self.version,
            "seq": None if viewer is None else self.seats[viewer].seq,
            "events": [event for events in self.happened[max(0, since):]
                       for event in seen(events, viewer)],
            "view": state.view(viewer),
            "to_move": [] if self.ended else state.to_move(),
            "choices": [choice.json() for choice in self.table.choices(viewer)]
            if acts and viewer is not None else [],
            "can_undo": viewer is not None and self.terms.undo != "never"
            and not self.ended and self.table.can_undo(viewer),
            "asking": self.asking,
            "agreed": sorted(self.agreed) if self.asking is not None else [],
            "seats": [{"spec": place.spec, "stand_in": place.stand_in, "out": place.out,
                       "left": self.time_left(seat, at)}
                      for seat, place in enumerate(self.seats)],
            "ended": self.ended,
            "standing": self.standing() if self.ended else None,
        }

    def standing(self) -> list[int]:
        """The place of each seat: as the game ended, or those who stayed before those who left."""
        if self.table.state.over:
            return [end.rank for end in self.table.state.result().seats]
        stayed = sum(not place.out for place in self.seats)
        return [1 + stayed if place.out else 1 for place in self.seats]


def rotated(seats: Sequence[str]) -> list[str]:
    """Who sits where in a rematch: everybody one seat on.

    >>> rotated(["person", "greedy", "person"])
    ['person', 'person', 'greedy']
    """
    return [seats[-1], *seats[:-1]]
