"""A table that is alive in this process, with the pages that follow it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from ludotheque.core import clock
from ludotheque.core.events import Json
from ludotheque.server import protocol
from ludotheque.server.turns import Turns
from ludotheque.tables.brief import Brief
from ludotheque.tables.entry import NO_SEAT
from ludotheque.tables.shared import SharedTable
from ludotheque.tables.terms import OPEN, PERSON

if TYPE_CHECKING:
    from ludotheque.server.pages import Page

MOST_TOLD = 16  # messages of one version that are remembered
ON_THE_WAY = 5.0  # seconds from sitting down to following the table
FRESH = 1.0  # seconds for which the time on a clock may be told again

NOBODY: frozenset[str] = frozenset()


class Room:
    """A table and the pages that follow it. The table itself is in memory only while it is used."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.table: SharedTable | None = None
        self.pages: set[Page] = set()
        self.turns = Turns()  # of those who let something happen
        self.used = clock.steady()
        self.changed = asyncio.Event()  # something happened: for whoever waits
        self.known = clock.now()  # since when this process looks at it
        self.promised: float | None = None  # nobody counts as away before: the store said so then
        self.elsewhere: dict[str, tuple[float, frozenset[str]]] = {}  # others who are there
        self.there: set[str] = set()  # who followed it when that was last told
        self.said: set[str] = set()  # those here of whom the other processes know
        self.telling = False
        self.seated: frozenset[str] = frozenset()  # the people who have a seat
        self.presence = b""  # what pages are told of who is there
        self.gone: dict[str, float] = {}  # when a person's last page left
        self.duty: asyncio.Task[None] | None = None
        self.duties = False  # whether the host may have something to do here
        self.noted: object = None  # how the table stands, as the store knows it
        self.timed = False  # whether its clocks run
        self.acting: list[int] = []  # the seats whose turn it is
        self.waited_for: frozenset[str] = frozenset()  # the people of those seats
        self.newly: frozenset[str] = frozenset()  # those of whom it was not, before the last entry
        self._told: dict[tuple[int | None, bool, int, bool], bytes] = {}
        self._told_at = 0.0
        self._brief = Brief()

    def present(self) -> set[str]:
        """Everybody who follows the table, here or at another process."""
        people = {page.person.id for page in self.pages}
        for until, others in self.elsewhere.values():
            if until > clock.steady():
                people |= others
        return people

    def expect(self, who: str) -> None:
        """Who sits down is on their way in: until their page follows they count as there."""
        self.there.add(who)
        self.elsewhere[who] = (clock.steady() + ON_THE_WAY, frozenset({who}))

    def viewer(self, who: str) -> int | None:
        seat = NO_SEAT if self.table is None else self.table.seat_of(who)
        return None if seat == NO_SEAT else seat

    def told(self, who: str, since: int, brief: bool, kept: dict[str, int]) -> bytes:
        """What a person is told who has a version, with what of their page's own was kept.

        Spectators, and several pages of one person, are told the same bytes. Told briefly, it is
        only what changed of the view.
        """
        assert self.table is not None
        if self.timed and clock.now() > self._told_at + FRESH:
            self.forget_told()
        viewer, owner = self.viewer(who), who == self.table.plan.owner
        key = (viewer, owner, since, brief)
        message = None if kept else self._told.get(key)
        if message is None:
            now = clock.now()
            told = self._brief.update(self.table, viewer, since, now) if brief \
                else [protocol.encode(self.table.update(viewer, since, now))[1:-1]]
            message = protocol.update(self.id, owner, told, kept)
            if not kept:  # others may be told the same
                if len(self._told) >= MOST_TOLD:
                    self._told.clear()
                self._told[key] = message
        return message

    def rest(self) -> None:
        """Everybody is told: what was made for it is made again when somebody comes."""
        self._told.clear()
        if self.table is not None:
            self.table.rest()

    def forget_told(self) -> None:
        self._told.clear()
        self._told_at = clock.now()

    def drop_table(self) -> None:
        """Keep only who follows it."""
        self.table = None
        self._told.clear()
        self._brief = Brief()


def has_duties(table: SharedTable) -> bool:
    """Whether the host may have something to do at a table: bots, clocks, people away."""
    left = table.play is not None and any(seat.out for seat in table.play.seats)
    return left or table.plan.terms.absent != "wait" or any(
        place.spec not in (OPEN, PERSON) for place in table.gathering.places)


def people_to_move(table: SharedTable) -> frozenset[str]:
    """The people whose turn it is."""
    if table.play is None or table.play.ended:
        return frozenset()
    places = table.gathering.places
    return frozenset(places[seat].who for seat in table.play.acting
                     if places[seat].spec == PERSON and not table.play.seats[seat].out)


def summary_of(table: SharedTable) -> str:
    """A table in a list: what is played, who sits where, whose turn it is."""
    play = table.play
    summary: Json = {
        "name": table.plan.name, "game": table.plan.game.name, "edition": table.plan.edition.name,
        "options": table.plan.options, "duel": table.plan.duel, "phase": table.phase,
        "private": table.plan.private,
        "seats": [{"spec": place.spec, "name": place.name} for place in table.gathering.places],
        "to_move": [] if play is None or play.ended else play.to_move(),
        "standing": play.standing() if play is not None and play.ended else None,
        "next": table.next,
    }
    return msgspec.json.encode(summary).decode()
