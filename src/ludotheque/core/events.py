"""What `apply` tells: a log of events, each with a public form and more for entitled seats."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

SEATS: Final = tuple([f"seat:{number}" for number in range(1, 10)])

Json = dict[str, object]
"""Plain JSON. `object` inside keeps the compiled code simple; tests check that views really are."""

# How far an event bars undo: not at all, for the seat that acted, or for everybody.
NO_BARRIER: Final = 0
SEAT_BARRIER: Final = 1
COMMON_BARRIER: Final = 2

EVERYBODY: Final = -1

# In the place of an item that is as it was, where only what has changed is told.
AS_BEFORE: Final[Json] = {}


@mypyc_attr(acyclic=True)
class Message:
    """A sentence to be said in any language: a Fluent id and its arguments.

    Arguments are numbers, references (`goomz:red`) or lists of references.

    >>> from ludotheque import Words
    >>> Words("en", "eden").message(Message("eden-says-weaken", {"card": "card:II"}))
    'Turn card II'
    """

    def __init__(self, id: str, facts: Json) -> None:
        self.id = id
        self.facts = facts

    def json(self) -> Json:
        """As plain JSON, for interfaces that say it themselves."""
        return {"id": self.id, "facts": self.facts}


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened.

    `facts` is what everybody may know, `private` what single seats may know besides.
    `only` is the one seat that is told at all, where even the number of events would tell the
    others something. `barrier` says whether something was rolled, drawn or revealed: undo never
    goes past it, and a preview ends before it.

    >>> event = Event("draw", {"seat": 1}, SEAT_BARRIER, {1: {"card": "card:Bar"}})
    >>> event.seen_by(0)["facts"], event.seen_by(1)["facts"]
    ({'seat': 1}, {'seat': 1, 'card': 'card:Bar'})
    """

    def __init__(self, kind: str, facts: Json, barrier: int = NO_BARRIER,
                 private: dict[int, Json] | None = None, only: int = EVERYBODY) -> None:
        self.kind = kind
        self.facts = facts
        self.barrier = barrier
        self.private = private
        self.only = only

    def seen_by(self, seat: int | None) -> Json:
        """The event as a viewer may know it; None is a spectator.

        `own` stands in it where this viewer knows more than the others.
        """
        if self.private is not None and seat is not None and seat in self.private:
            return {"kind": self.kind, "facts": {**self.facts, **self.private[seat]},
                    "barrier": self.barrier, "own": True}
        return {"kind": self.kind, "facts": self.facts, "barrier": self.barrier}

    def words(self) -> str:
        """It as everybody may know it, in the words of a record.

        >>> Event("roll", {"seat": "seat:1", "dice": [5, 2]}, COMMON_BARRIER).words()
        'roll dice=5,2 seat=seat:1'
        """
        words = [self.kind]
        for key in sorted(self.facts):
            value = self.facts[key]
            plain = ",".join([str(item) for item in value]) if isinstance(value, list) \
                else str(value)
            words.append(key + "=" + plain)
        return " ".join(words)


def seat_ref(seat: i64) -> str:
    """A seat as events, views and paths name it. They count from 1 for people.

    >>> seat_ref(0)
    'seat:1'
    """
    return SEATS[seat]


def seen(events: list[Event], viewer: int | None) -> list[Json]:
    """The events a viewer is told, as that viewer may know them; None is a spectator.

    >>> whisper = Event("look", {"card": "card:Bar"}, only=1)
    >>> len(seen([whisper], 1)), len(seen([whisper], 0)), len(seen([whisper], None))
    (1, 0, 0)
    """
    return [event.seen_by(viewer) for event in events if event.only in (EVERYBODY, viewer)]


@mypyc_attr(acyclic=True)
class Log:
    """Collects the events of one or more moves, in order.

    >>> import ludotheque
    >>> log, state = Log(), ludotheque.new_game("eden", seed=1)
    >>> state.play(0, state.legal(0)[-1], log)
    >>> [event.kind for event in log.events]
    ['goomz-phase']
    """

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, kind: str, facts: Json, barrier: int = NO_BARRIER,
            private: dict[int, Json] | None = None, only: int = EVERYBODY) -> None:
        """Note that something happened; the arguments are those of `Event`."""
        self.events.append(Event(kind, facts, barrier, private, only))

    def chances(self) -> list[str]:
        """What was rolled, drawn or revealed, in the words of a record."""
        return [event.words() for event in self.events if event.barrier != NO_BARRIER]

    def barrier(self) -> int:
        """The strongest barrier among the events."""
        strongest = NO_BARRIER
        for event in self.events:
            strongest = max(strongest, event.barrier)
        return strongest
