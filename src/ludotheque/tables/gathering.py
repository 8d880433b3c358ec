"""Before the game: who takes which seat, and whether everybody is ready."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import msgspec

from ludotheque.core.errors import LudoError
from ludotheque.players import make
from ludotheque.tables.entry import NO_SEAT, Entry, Refused, Seating, Sitting, read_data
from ludotheque.tables.terms import OPEN, PERSON, Plan, check_name

LONGEST_SALT = 64


@dataclass
class Place:
    """A seat before the game. `salt` is what its person adds to the luck of the table."""

    spec: str  # open, person, or a bot
    who: str = ""
    name: str = ""
    ready: bool = False
    salt: str = ""


class Gathering:
    """The seats of a plan, and how they fill.

    >>> from ludotheque import find, load
    >>> from ludotheque.tables.terms import Terms
    >>> eden = find("eden")
    >>> gathering = Gathering(Plan(eden, load(eden), {}, ("open",), Terms(), "Tonight", False,
    ...                            "ann", b""))
    >>> gathering.sit(Entry(0, 0.0, "ann", -1, 0, "", "sit", '{"seat":0,"name":"Ann"}'))
    >>> gathering.complete
    False
    >>> gathering.ready(Entry(1, 0.0, "ann", 0, 0, "", "ready", "my own luck"))
    >>> gathering.complete
    True
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.places = [Place(spec) for spec in plan.seats]

    @property
    def complete(self) -> bool:
        """Nobody is missing and everybody is ready."""
        return all(place.ready or place.spec not in (OPEN, PERSON) for place in self.places)

    def seat_of(self, who: str) -> int:
        """Where somebody sits, or NO_SEAT."""
        for seat, place in enumerate(self.places):
            if place.who == who and place.spec == PERSON:
                return seat
        return NO_SEAT

    def salts(self) -> list[str]:
        """What each person added, in seat order."""
        return [place.salt for place in self.places if place.spec == PERSON]

    # --- what may happen ---

    def may_sit(self, who: str, data: str) -> None:
        """`Refused` unless that seat is open and the name will do."""
        sitting = read_data(data, Sitting)
        self._check_seat(sitting.seat)
        with sound():
            check_name(sitting.name, "name")
        if self.places[sitting.seat].spec != OPEN:
            raise Refused("taken", f"seat {sitting.seat + 1} is taken")

    def may_stand(self, who: str, data: str) -> None:
        """`Refused` for who has no seat."""
        if self.seat_of(who) == NO_SEAT:
            raise Refused("seat", "you have no seat here")

    def may_ready(self, who: str, data: str) -> None:
        """`Refused` for who has no seat, is ready already, or says what cannot be part of the luck.
        """
        self.may_stand(who, data)
        if self.places[self.seat_of(who)].ready:
            raise Refused("ready", "you are ready already")
        if len(data) > LONGEST_SALT or not data.isprintable():
            raise Refused("data", f"at most {LONGEST_SALT} printable signs for the luck")

    def may_seat(self, who: str, data: str) -> None:
        """`Refused` unless who opened the table sets a bot that there is, and a seat is left for a
        person."""
        self.may_close(who, data)
        seating = read_data(data, Seating)
        self._check_seat(seating.seat)
        if seating.spec != OPEN:
            with sound():
                make(seating.spec, 0)
            people = [seat for seat, place in enumerate(self.places)
                      if place.spec in (OPEN, PERSON) and seat != seating.seat]
            if not people:
                raise Refused("seat", "somebody has to play")

    def may_close(self, who: str, data: str) -> None:
        """`Refused` for all but who opened the table."""
        if who != self.plan.owner:
            raise Refused("owner", "only who opened the table may do that")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.places):
            raise Refused("seat", f"no seat {seat + 1}")

    # --- what happens ---

    def sit(self, entry: Entry) -> None:
        """Take a seat; whoever had another gives it up."""
        sitting = msgspec.json.decode(entry.data, type=Sitting)
        if self.seat_of(entry.who) != NO_SEAT:
            self.stand(entry)
        self.places[sitting.seat] = Place(PERSON, entry.who, sitting.name)

    def stand(self, entry: Entry) -> None:
        """Give the seat up: it is open again."""
        self.places[self.seat_of(entry.who)] = Place(OPEN)

    def ready(self, entry: Entry) -> None:
        """Somebody is ready, with what they add to the luck."""
        place = self.places[self.seat_of(entry.who)]
        place.ready, place.salt = True, entry.data

    def seat(self, entry: Entry) -> None:
        """A bot sits down, or the seat is open again."""
        seating = msgspec.json.decode(entry.data, type=Seating)
        self.places[seating.seat] = Place(seating.spec)


@contextmanager
def sound() -> Iterator[None]:
    """What a person gave is refused where it is not sound."""
    try:
        yield
    except LudoError as error:
        raise Refused("data", str(error)) from error
