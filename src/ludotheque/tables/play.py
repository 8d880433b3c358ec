"""The game of a shared table: moves, undo by consent, clocks, absence, the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.core.errors import IllegalMove
from ludotheque.core.events import Json
from ludotheque.core.game import SeatResult
from ludotheque.tables.entry import Entry, Refused
from ludotheque.tables.story import steps
from ludotheque.tables.table import Table
from ludotheque.tables.terms import PERSON, Terms

NOTHING = (-1, "", -1)
LEFT_ON_RETURN = 30.0  # seconds at least on a live clock: whoever comes back can play


@dataclass
class Seat:
    """How a seat stands in the game."""

    spec: str
    left: float = 0.0  # seconds on its clock
    stand_in: bool = False  # played by a bot for now
    out: bool = False  # has resigned or lost by time
    asked_at: float | None = None  # when it last asked to take a move back
    paid: int = 0  # decisions taken back that had brought new time: it comes once


class Play:
    """A game under way, on its terms.

    There is one board for all, or in a duel one for each seat, all with the same luck. Everything
    that concerns one game goes through `board_of`, which knows which board, and which seat there.
    """

    def __init__(self, boards: Sequence[Table], seats: Sequence[str], terms: Terms,
                 at: float) -> None:
        self.boards = list(boards)
        self.duel = len(boards) > 1
        self.terms = terms
        self._timed = terms.clock.kind != "none"
        self.seats = [Seat(spec, left=terms.clock.seconds) for spec in seats]
        self.asking: int | None = None  # the seat that asks to take a move back
        self.agreed: set[int] = set()
        self.began = at
        self.ended = self._over()
        self.acting = self.to_move()  # the seats that may act since the last entry
        self._common: Json | None = None  # what everybody is told, and of whom it was so
        self._common_of: tuple[list[int], int | None] = ([], None)
        self._last = at
        self._found = NOTHING  # the last move that was looked up

    def board_of(self, seat: int) -> tuple[Table, int]:
        """The table of a seat's own game, and which seat it has there."""
        return (self.boards[seat], 0) if self.duel else (self.boards[0], seat)

    def to_move(self) -> list[int]:
        """The seats that may act now."""
        if not self.duel:
            return self.boards[0].state.to_move()
        return [seat for seat, board in enumerate(self.boards)
                if not board.state.over and not self.seats[seat].out]

    # --- what may happen ---

    def check_hands(self, seat: int, host: bool) -> None:
        """A seat is played by its person, or for a time or for good by a program: never by both."""
        if host and not self._is_bot(seat):
            raise Refused("person", f"seat {seat + 1} is played by a person")
        if not host and self.seats[seat].out:
            raise Refused("out", f"seat {seat + 1} has left the game")
        if not host and self._is_bot(seat):
            raise Refused("bot", f"a bot plays for seat {seat + 1} until it returns")

    def may_move(self, seat: int, at: float, data: str) -> None:
        """`Refused` unless the seat is to move and the path is a legal move's."""
        if seat not in self.to_move():
            raise Refused("turn", f"seat {seat + 1} is not to move")
        try:
            self._move_of(seat, data)
        except IllegalMove as error:
            raise Refused("illegal", str(error)) from error

    def _move_of(self, seat: int, data: str) -> int:
        """The legal move that a path means. What is proposed is mostly accepted next: it is looked
        up once."""
        if self._found[:2] != (seat, data):
            board, own = self.board_of(seat)
            self._found = (seat, data, board.game.move_of(board.state, own, data.split(" ")))
        return self._found[2]

    def may_undo(self, seat: int, at: float, data: str) -> None:
        """`Refused` where nothing can be taken back, or not without being asked for."""
        self._may_take_back(seat)
        if self.terms.undo == "ask" and self._others(seat):
            raise Refused("consent", "the others must agree")

    def may_ask(self, seat: int, at: float, data: str) -> None:
        """`Refused` where nothing can be taken back, nobody has a say in it, or it is too soon."""
        self._may_take_back(seat)
        asked = self.seats[seat].asked_at
        if self.asking is not None or (asked is not None and at < asked + self.terms.pause):
            raise Refused("pause", "not so soon after the last request")
        if self.terms.undo != "ask" or not self._others(seat):
            raise Refused("consent", "nobody has to be asked")

    def _may_take_back(self, seat: int) -> None:
        if not self.can_undo(seat):
            raise Refused("barrier", "nothing can be taken back")

    def may_agree(self, seat: int, at: float, data: str) -> None:
        """`Refused` unless somebody asks whom this seat has not answered."""
        if self.asking is None or seat not in self._others(self.asking) or seat in self.agreed:
            raise Refused("nothing", "nobody asks")

    def may_refuse(self, seat: int, at: float, data: str) -> None:
        """`Refused` unless somebody asks whom this seat has not answered."""
        self.may_agree(seat, at, data)

    def may_resign(self, seat: int, at: float, data: str) -> None:
        """`Refused` for who has left the game."""
        if self.seats[seat].out:
            raise Refused("out", f"seat {seat + 1} has left the game")

    def may_timeout(self, seat: int, at: float, data: str) -> None:
        """`Refused` unless it is this seat's time that is up."""
        due = self.deadline()
        if due is None or due[1] != seat or at < due[0]:
            raise Refused("time", f"seat {seat + 1} has time left")

    def may_away(self, seat: int, at: float, data: str) -> None:
        """`Refused` unless it is this seat that is waited for."""
        if seat not in self.waits_for():
            raise Refused("absent", "nobody is to step in")

    def may_return(self, seat: int, at: float, data: str) -> None:
        """`Refused` unless a bot holds the seat for its person."""
        if not self.seats[seat].stand_in:
            raise Refused("seat", f"seat {seat + 1} is not held by a bot")

    # --- what happens ---

    def accept(self, entry: Entry) -> None:
        """Let what was found possible happen."""
        self._run_clocks(entry.at)
        if entry.kind == "move":
            self._move(entry)
        else:
            getattr(self, f"_{entry.kind}")(entry)
        self._found = NOTHING
        self.ended = self.ended or self._over()
        self._settle()
        self._start_clocks(entry)

    def _move(self, entry: Entry) -> None:
        board, own = self.board_of(entry.seat)
        if entry.seat not in self.to_move():
            raise IllegalMove(f"seat {entry.seat + 1} is not to move")
        board.make(own, self._move_of(entry.seat, entry.data), round(entry.at - self.began, 1))
        if entry.seat == self.asking:
            self.asking = None  # who goes on has thought better of it

    def _undo(self, entry: Entry) -> None:
        self._take_back(entry.seat)

    def _take_back(self, seat: int) -> None:
        board, own = self.board_of(seat)
        board.undo(own)
        # A live clock pays for every move; a turn clock only where the seat had more to decide.
        if self.terms.clock.kind == "live" or seat in self.acting:
            self.seats[seat].paid += 1

    def _ask(self, entry: Entry) -> None:
        self.asking, self.agreed = entry.seat, set()
        self.seats[entry.seat].asked_at = entry.at

    def _agree(self, entry: Entry) -> None:
        self.agreed.add(entry.seat)

    def _refuse(self, entry: Entry) -> None:
        self.asking = None

    def _settle(self) -> None:
        """A request ends when everybody who still has a say agrees, or when it means nothing."""
        if self.asking is None:
            return
        if self._is_bot(self.asking) or not self.can_undo(self.asking):
            self.asking = None
        elif self.agreed >= set(self._others(self.asking)):
            self._take_back(self.asking)
            self.asking = None

    def _resign(self, entry: Entry) -> None:
        place = self.seats[entry.seat]
        place.out, place.stand_in = True, False

    def _timeout(self, entry: Entry) -> None:
        if self.terms.absent == "end":
            self._resign(entry)
        else:
            self.seats[entry.seat].stand_in = True

    def _away(self, entry: Entry) -> None:
        self._timeout(entry)

    def _return(self, entry: Entry) -> None:
        place, clock = self.seats[entry.seat], self.terms.clock
        place.stand_in = False
        place.left = max(place.left, clock.increment,
                         clock.seconds if clock.kind == "turn" else LEFT_ON_RETURN)

    def _over(self) -> bool:
        """Every board is finished, or nobody is left to play for."""
        playing = people = 0
        for place in self.seats:
            if not place.out:
                playing += 1
                people += place.spec == PERSON
        if not people:
            return True
        if self.duel:
            return not self.to_move()
        return self.boards[0].state.over or playing < min(2, len(self.seats))

    # --- who acts, and how long ---

    def bots_to_move(self) -> list[tuple[int, str]]:
        """The seats that a program plays now, with its spec."""
        if self.ended:
            return []
        return [(seat, self._spec(seat)) for seat in self.to_move() if self._is_bot(seat)]

    def waits_for(self) -> list[int]:
        """The people whose turn it is and for whom something is done if they stay away."""
        if self.ended or self.terms.absent == "wait":
            return []
        return [seat for seat in self.to_move() if not self._is_bot(seat)]

    def deadline(self) -> tuple[float, int] | None:
        """When the next clock runs out, and whose; none where nobody is bound by one."""
        if self.terms.clock.kind == "none":
            return None
        return min([(self._last + self.seats[seat].left, seat) for seat in self.waits_for()],
                   default=None)

    def time_left(self, seat: int, at: float) -> float | None:
        """Seconds on a seat's clock."""
        if not self._timed:
            return None
        running = seat in self.acting and not self._is_bot(seat) and not self.ended
        return self.seats[seat].left - (max(0.0, at - self._last) if running else 0.0)

    def _run_clocks(self, at: float) -> None:
        if self._timed:
            passed = max(0.0, at - self._last)
            for seat in self.acting:
                if not self._is_bot(seat):
                    self.seats[seat].left -= passed
        self._last = max(at, self._last)

    def _start_clocks(self, entry: Entry) -> None:
        acting = self.to_move()
        if entry.kind == "move" and self._timed:
            place, clock = self.seats[entry.seat], self.terms.clock
            paid = place.paid > 0
            place.paid -= paid
            if clock.kind == "live" and not paid:
                place.left += clock.increment
            for seat in acting:
                # A decision of one's own, or one that begins now, has a turn of its own.
                own = seat == entry.seat and not paid
                if clock.kind == "turn" and (own or seat not in self.acting):
                    self.seats[seat].left = clock.seconds
        self.acting = acting

    def _is_bot(self, seat: int) -> bool:
        place = self.seats[seat]
        return place.spec != PERSON or place.stand_in or place.out

    def _spec(self, seat: int) -> str:
        spec = self.seats[seat].spec
        return self.terms.bot if spec == PERSON else spec

    def _others(self, seat: int) -> list[int]:
        """The other people at the same board: those who have a say."""
        if self.duel:
            return []
        return [other for other in range(len(self.seats))
                if other != seat and not self._is_bot(other)]

    # --- what a page is told ---

    def can_undo(self, seat: int) -> bool:
        """Whether the terms and the game let the seat take its last decision back."""
        board, own = self.board_of(seat)
        return self.terms.undo != "never" and not self.ended and board.can_undo(own)

    def shown_to(self, viewer: int | None) -> tuple[Table, int | None] | None:
        """The board a viewer may see, and as which seat of it.

        The luck of a duel is everybody's: until all have finished, each sees only their own board.
        """
        if not self.duel:
            return self.boards[0], viewer
        if viewer is not None:
            return self.boards[viewer], 0
        return (self.boards[0], None) if self.ended else None

    def view(self, viewer: int | None) -> Json | None:
        """What a viewer may know of the position; None where they may see none."""
        shown = self.shown_to(viewer)
        return None if shown is None else {**shown[0].public, **shown[0].own(shown[1])}

    def common(self) -> Json:
        """The game as everybody is told of it: the very same while it is as it was."""
        now = ([] if self.ended else self.acting, self.asking)
        if self._common is None or self.asking is not None or now != self._common_of:
            self._common_of = now
            self._common = {
                "to_move": tuple(now[0]),
                "asking": self.asking,
                "agreed": tuple(sorted(self.agreed)) if self.asking is not None else (),
            }
            if self.ended:
                self._common["standing"] = self.standing()
                self._common["results"] = [board.record.result for board in self.boards]
        return self._common

    def own(self, viewer: int | None) -> Json:
        """What a viewer is told besides, without the view."""
        plays = viewer is not None and not self.ended and not self._is_bot(viewer)
        told: Json = {"can_undo": viewer is not None and plays and self.can_undo(viewer)}
        shown = self.shown_to(viewer)
        if shown is not None:
            board, own = shown
            told["choices"] = board.offers(own) if plays and own is not None else ()
        return told

    def tell_new(self, told: Json, viewer: int | None, since: int, at: float) -> None:
        """Add what is new in every version: the time, and the story from step `since` on."""
        told["clocks"] = [self.time_left(seat, at) for seat in range(len(self.seats))]
        shown = self.shown_to(viewer)
        if shown is not None:
            board, own = shown
            told["story"] = {"from": since, "steps": steps(board.told[since:], own)}

    def standing(self) -> list[int]:
        """The place of each seat: as the game ended, or those who stayed before those who left."""
        if not self.duel and self.boards[0].state.over and not any(
                place.out for place in self.seats):
            return [end.rank for end in self.boards[0].state.result().seats]
        worth = [self._worth(seat) for seat in range(len(self.seats))]
        return [1 + sum(other > mine for other in worth) for mine in worth]

    def _worth(self, seat: int) -> tuple[bool, float, float]:
        """How well a seat did: who stayed is before who left, even if a bot won for them."""
        board, own = self.board_of(seat)
        stayed = not self.seats[seat].out
        if not board.state.over:
            return (stayed, 0.0, 0.0)
        end: SeatResult = board.state.result().seats[own]
        return (True, end.utility, end.score) if self.duel else (stayed, -end.rank, 0.0)
