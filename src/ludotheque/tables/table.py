"""One table: who sits where, the position, the record, undo. Pure: no clock, no file, no network.

Every interface plays through a table, and a table trusts nobody: it checks each move.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from mypy_extensions import mypyc_attr

from ludotheque.core import fair
from ludotheque.core.content import load
from ludotheque.core.events import COMMON_BARRIER, NO_BARRIER, Event, Json, Log
from ludotheque.core.game import Choice, Edition, Game, State
from ludotheque.core.record import Record, Step, replay_step
from ludotheque.tables.story import Told

_encode = msgspec.json.Encoder().encode


@mypyc_attr(acyclic=True)
class Recent:
    """A recent move: the position before it, and who could act then.

    A final one cannot be taken back any more; it is kept only while an earlier move of another
    seat can be, because then it has to be made again.
    """

    def __init__(self, seat: int, move: int, before: State, could_act: list[int], step: Step,
                 final: bool = False) -> None:
        self.seat = seat
        self.move = move
        self.before = before
        self.could_act = could_act
        self.step = step
        self.final = final


class Table:
    """A game being played.

    >>> from ludotheque.games import find
    >>> table = Table.start(find("eden"), seed=7)
    >>> choice = table.choices(0)[0]
    >>> events = table.play(0, choice.move)
    >>> table.can_undo(0), table.undo(0), len(table.record.steps)
    (True, True, 0)
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = record.game
        opening = Log()
        self.state = record.first_state(opening)
        self.opening = opening.events  # what chance brought in the set-up
        record.opening = opening.chances()
        self.told: list[Told] = []  # what happened, for each step of the record
        self.changed = 0  # the first step that the last move or undo changed
        self._recent: list[Recent] = []  # the last steps of the record
        self.position = 0  # how often it was another one
        self._before: State | None = None  # the one before, after a move
        self._public: Json | None = None  # what everybody may know of the position, once asked
        self._news: Json | None = None  # what of it is not as before, once asked
        self._offers: dict[int, msgspec.Raw] = {}  # what each seat may do, once asked
        steps, record.steps = record.steps, []
        record.result, record.digest = None, ""  # they follow from the moves
        for number, step in enumerate(steps, 1):
            before = self.state.copy()
            log = Log()
            move = replay_step(record, self.state, step, number, log)
            self._accept(Recent(step.seat, move, before, before.to_move(), step), log)

    @staticmethod
    def start(game: Game, seats: Sequence[str] = ("person",), options: Json | None = None,
              edition: Edition | None = None, seed: int | None = None,
              salts: Sequence[str] = (), table: Json | None = None, started: str = "") -> Table:
        """A new game. With a seed its luck can be repeated, otherwise it is fresh."""
        game.check_seats(len(seats))
        secret = fair.new_secret() if seed is None else fair.secret_of_seed(seed)
        extra = dict(table or {})
        if seed is not None:
            extra["seed"] = seed
        return Table(Record(game, edition or load(game), list(seats),
                            game.read_options(options or {}), secret, list(salts), extra,
                            started, game.rules_version))

    def choices(self, seat: int) -> list[Choice]:
        """What a seat may do now, described."""
        if seat not in self.state.to_move():
            return []
        return self.state.choices(seat)

    def offers(self, seat: int) -> msgspec.Raw:
        """The same as JSON: made once for each position that is another for the seat."""
        if seat not in self._offers:
            self._offers[seat] = msgspec.Raw(_encode(
                [choice.json() for choice in self.choices(seat)]))
        return self._offers[seat]

    @property
    def public(self) -> Json:
        """What everybody may know: made once while it is being told, however many look at it."""
        if self._public is None:
            self._public = self.game.public(self.state)
        return self._public

    def own(self, seat: int | None) -> Json:
        """The parts of a seat's view that are not as the public ones; nobody's has any."""
        return {} if seat is None else self.game.own(self.state, seat, self.public)

    def public_since(self, position: int) -> Json | None:
        """What of the public view may have changed since a position; None if all of it may."""
        if position == self.position:
            return {}
        if position != self.position - 1 or self._before is None:
            return None
        if self._news is None:
            self._news = self.game.public(self.state, self._before)
        return self._news

    def own_since(self, seat: int | None, position: int) -> Json:
        """Likewise a seat's own parts, where not all may have changed; none if nothing has."""
        public = self.public_since(position)
        if seat is None or not public:
            return {}
        return self.game.own(self.state, seat, public)

    def rest(self) -> None:
        """Nobody looks for now. What is made of a position takes more room than the position: for
        whoever comes later it is made again."""
        self._public = self._news = None

    def play(self, seat: int, move: int, seconds: float | None = None) -> list[Event]:
        """Make a move for a seat; returns what happened. `IllegalMove` changes nothing."""
        self.state.check(seat, move)
        return self.make(seat, move, seconds)

    def make(self, seat: int, move: int, seconds: float | None) -> list[Event]:
        """Make a move that was found to be legal."""
        before = self.state.copy()
        log = Log()
        self.state.apply(seat, move, log)
        path = " ".join(self.game.path(before, move))
        offers, stretch = self._offers, before.stretch()
        self._accept(Recent(seat, move, before, before.to_move(), Step(seat, path, seconds)), log)
        self._before = before
        if stretch and stretch == self.state.stretch():
            self._offers = {other: offered for other, offered in offers.items() if other != seat}
        return log.events

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last decision can be taken back."""
        return self._last_of(seat) is not None

    def undo(self, seat: int) -> bool:
        """Take back the seat's last decision, if nothing was rolled, drawn or revealed since.

        In a simultaneous phase the others' later moves stay: they are made again. The end of a
        game is final: its secret may be shown then.
        """
        at = self._last_of(seat)
        if at is None:
            return False
        later = self._recent[at + 1:]
        from_end = at - len(self._recent)
        self.state = self._recent[at].before
        self.changed = len(self.told) + from_end
        self._forget()
        del self.record.steps[from_end], self.told[from_end]
        del self._recent[at:]
        for place, other in enumerate(later, -len(later)):
            before = self.state.copy()
            log = Log()
            self.state.apply(other.seat, other.move, log)
            self.told[place] = Told(log.events)
            self._recent.append(Recent(other.seat, other.move, before, before.to_move(),
                                       other.step, other.final))
        return True

    def _forget(self) -> None:
        """The position is another one."""
        self._public = self._news = self._before = None
        self._offers = {}
        self.position += 1

    def _last_of(self, seat: int) -> int | None:
        if self.state.over:
            return None
        for at in range(len(self._recent) - 1, -1, -1):
            if self._recent[at].seat == seat:
                return None if self._recent[at].final else at
        return None

    def _accept(self, made: Recent, log: Log) -> None:
        self._forget()
        made.step.chance = log.chances()
        self.changed = len(self.told)
        self.record.steps.append(made.step)
        self.told.append(Told(log.events))
        self._recent.append(made)
        barrier = log.barrier()
        for old in self._recent:
            if old.seat == made.seat:
                old.final |= barrier != NO_BARRIER
            else:
                # In turn order nobody goes back past another player's act.
                old.final |= barrier == COMMON_BARRIER or made.seat not in old.could_act
        while self._recent and self._recent[0].final:
            del self._recent[0]
        if self.state.over:
            self.record.result = self.state.result().json()
            self.record.digest = self.state.digest()
