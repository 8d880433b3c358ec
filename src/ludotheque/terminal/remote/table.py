"""One table as the server tells of it: everything a person may know, and a log of what happened."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from ludotheque.core import clock
from ludotheque.core.events import Json, Message
from ludotheque.core.game import Choice
from ludotheque.core.text import Plain, Words
from ludotheque.tables.terms import OPEN, PERSON, Terms


class SeatTold(msgspec.Struct):
    """Who sits somewhere. `stand_in`: a bot plays for them; `out`: they have left the game."""

    spec: str
    name: str = ""
    ready: bool = False
    owner: bool = False
    stand_in: bool = False
    out: bool = False

    @property
    def is_person(self) -> bool:
        return self.spec == PERSON


class Line(msgspec.Struct):
    """Something that was said at the table."""

    n: int
    name: str
    text: str


class About(msgspec.Struct):
    """What does not change at a table."""

    name: str
    game: str
    edition: str
    names: dict[str, str]
    options: Json
    terms: Terms
    duel: bool
    private: bool
    commitment: str


class Story(msgspec.Struct):
    """What happened, step by step, from a number on."""

    steps: list[list[Json]]
    start: int = msgspec.field(name="from")


class _MessageTold(msgspec.Struct):
    id: str
    facts: Json

    def made(self) -> Message:
        return Message(self.id, self.facts)


class ChoiceTold(msgspec.Struct):
    move: int
    path: list[str]
    says: _MessageTold
    warnings: list[_MessageTold]
    barrier: bool
    preview: list[Json]

    def made(self) -> Choice:
        return Choice(self.move, self.path, self.says.made(),
                      [warning.made() for warning in self.warnings], self.barrier, self.preview)


class Told(msgspec.Struct):
    """How a table stands. Before the game only the first part is told."""

    version: int
    phase: str
    you: int | None
    seq: int | None
    seats: list[SeatTold]
    chat: list[Line]
    wanting: list[int]
    next: str
    owner: bool = False
    about: About | None = None
    to_move: list[int] = []
    asking: int | None = None
    agreed: list[int] = []
    clocks: list[float | None] = []
    can_undo: bool = False
    view: Json | None = None
    choices: list[ChoiceTold] = []
    story: Story | None = None
    standing: list[int] = []
    results: list[Json | None] = []


@dataclass
class Item:
    """One thing in the log: a step of the story with its number, or something said of the table."""

    number: int = -1
    events: list[Json] = field(default_factory=list)
    id: str = ""
    facts: dict[str, object] = field(default_factory=dict)
    told: bool = False  # to a person who reads lines

    def lines(self, words: Words) -> list[str]:
        if self.id:
            return [words.say(self.id, **self.facts)]
        return [words.event(event) for event in self.events]


class RemoteTable:
    """A table that is followed.

    `sent` are one's own acts, until the server has refused them or told what came of them.
    """

    def __init__(self, id: str) -> None:
        self.id = id
        self.told: Told | None = None
        self.about: About | None = None
        self.choices: list[Choice] = []
        self.log: list[Item] = []
        self.present: list[bool] = []
        self.watching = 0
        self.sent: dict[str, str] = {}
        self._kept: dict[str, int] = {}  # the numbers of acts that we have not been told of
        self.steps = 0  # of the story
        self._talked = -1  # the number of the last line said
        self._told_at = 0.0

    # --- who is there ---

    def name(self, seat: int) -> Plain:
        """What a seat is called: its person, or its bot with the number of the seat."""
        assert self.told is not None
        one = self.told.seats[seat]
        if one.is_person:
            same = [other.name for other in self.told.seats if other.is_person].count(one.name)
            return Plain(one.name if same == 1 else f"{one.name} ({seat + 1})")
        return Plain(f"{one.spec} ({seat + 1})")

    def names(self, seats: list[int]) -> Plain:
        return Plain(", ".join(self.name(seat) for seat in seats))

    def is_away(self, seat: int) -> bool:
        assert self.told is not None
        return (self.told.seats[seat].is_person and seat < len(self.present)
                and not self.present[seat])

    def deciders(self, asking: int | None) -> list[int]:
        """The other people, who have a say when a seat wants to take a move back."""
        told = self.told
        if told is None or self.about is None or self.about.duel:
            return []
        return [seat for seat, one in enumerate(told.seats)
                if one.is_person and not one.stand_in and not one.out and seat != asking]

    def time_left(self, seat: int) -> float | None:
        """Seconds on a seat's clock, as far as we can tell."""
        told = self.told
        if told is None or seat >= len(told.clocks):
            return None
        left, one = told.clocks[seat], told.seats[seat]
        runs = seat in told.to_move and one.is_person and not one.stand_in and not one.out
        if left is None or not runs:
            return left
        return left - (clock.steady() - self._told_at)

    # --- what was sent ---

    def kept(self, client: str, n: int) -> None:
        """The server has kept an act under a number; how it stands then may still be on its way."""
        self._kept[client] = n
        self._forget_sent()

    def refused(self, client: str) -> str:
        """The server will not have an act; what it was."""
        return self.sent.pop(client, "")

    def _forget_sent(self) -> None:
        version = -1 if self.told is None else self.told.version
        for client, n in list(self._kept.items()):
            if n < version:
                del self._kept[client]
                self.sent.pop(client, None)

    # --- what is told ---

    def take(self, message: Json) -> bool:
        """A `table` message. False if something before it is missing: then all is asked anew.

        `msgspec.ValidationError` if it is not understood.
        """
        told = msgspec.convert(message, Told)
        if told.story is not None and told.story.start > self.steps:
            return False
        before, self.told = self.told, told
        self.about = told.about or self.about
        self.choices = [choice.made() for choice in told.choices]
        self._told_at = clock.steady()
        self._forget_sent()
        self._hear_talk(told.chat, first=before is None)
        if before is not None:
            self._note_seats(before, told)
        if told.story is not None:
            self._hear_story(told.story)
        return True

    def take_presence(self, message: Json) -> None:
        told = msgspec.convert(message, _Presence)
        before, self.present = self.present, told.seats
        self.watching = told.watching
        if self.told is None or len(before) != len(told.seats):
            return
        for seat, (was, now) in enumerate(zip(before, told.seats, strict=True)):
            if was != now and seat != self.told.you and self.told.seats[seat].is_person:
                self.note("network-here" if now else "network-away", name=self.name(seat))

    def note(self, id: str, **facts: object) -> None:
        """Put something into the log that is no part of the story."""
        self.log.append(Item(id=id, facts=facts))

    def _hear_talk(self, lines: list[Line], first: bool) -> None:
        for line in lines:
            if line.n > self._talked:
                self._talked = line.n
                self.note("network-said", name=Plain(line.name), text=Plain(line.text))
                self.log[-1].told = first  # who comes late looks it up

    def _hear_story(self, story: Story) -> None:
        """The story grows, or is taken back to some step and told anew from there."""
        gone = [item for item in self.log if item.number >= story.start]
        if gone:
            self.log = [item for item in self.log if item.number < story.start]
            if len(gone) > len(story.steps):
                self.note("network-taken-back")
        for number, events in enumerate(story.steps, story.start):
            known = any(item.told and item.events == events for item in gone)
            self.log.append(Item(number, events, told=known))
        self.steps = story.start + len(story.steps)

    def _note_seats(self, before: Told, told: Told) -> None:
        """What became of people, which no story tells."""
        for seat, (was, now) in enumerate(zip(before.seats, told.seats, strict=False)):
            if was.spec != now.spec or was.name != now.name:
                if now.is_person:
                    self.note("network-sat", name=Plain(now.name), seat=seat + 1)
                    if seat < len(self.present):
                        self.present[seat] = True  # who sits down is there
                elif was.is_person and now.spec == OPEN:
                    self.note("network-stood", name=Plain(was.name))
            elif now.out and not was.out:
                self.note("network-resigned", name=self.name(seat))
            elif now.stand_in != was.stand_in:
                id = "network-stand-in" if now.stand_in else "network-returned"
                self.note(id, name=self.name(seat))
        if told.asking is not None and told.asking != before.asking:
            self.note("network-asked", name=self.name(told.asking))
        elif before.asking is not None and told.asking is None and self._refused(told):
            self.note("network-not-agreed")
        for seat in told.wanting:
            if seat not in before.wanting and seat != told.you:
                self.note("network-wants-again", name=self.name(seat))

    def _refused(self, told: Told) -> bool:
        """A request ended without anything being taken back."""
        return told.story is not None and told.story.start >= self.steps


class _Presence(msgspec.Struct):
    seats: list[bool]
    watching: int
