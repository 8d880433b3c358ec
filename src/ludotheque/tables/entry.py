"""One thing that happens at a shared table, and why something may not."""

from __future__ import annotations

from typing import Final, Literal, TypeVar, get_args

import msgspec

from ludotheque.core.errors import LudoError

HOST: Final = ""  # in the place of a person: whoever keeps the table, for bots, clocks and absence
NO_SEAT: Final = -1

# What a seat does in its game: these count its own sequence.
PlayKind = Literal["move", "undo", "ask", "agree", "refuse", "resign", "return"]
# What a person does beside it.
PersonKind = Literal["sit", "stand", "ready", "seat", "close", "chat", "again"]
# What only the host lets happen.
HostKind = Literal["timeout", "away", "next"]
Kind = PlayKind | PersonKind | HostKind

PLAY_KINDS: Final = frozenset(get_args(PlayKind))
HOST_KINDS: Final = frozenset(get_args(HostKind))
KINDS: Final = PLAY_KINDS | HOST_KINDS | frozenset(get_args(PersonKind))
# What somebody plays with, and a program only where it has the seat.
HANDS_ON: Final = frozenset({"move", "undo", "ask", "agree", "refuse"})
OF_A_SEAT: Final = PLAY_KINDS | {"timeout", "away"}  # what the sequence of a seat counts
SAYS_MORE: Final = frozenset({"move", "sit", "ready", "seat", "chat", "next"})  # those with data
T = TypeVar("T")


class Entry(msgspec.Struct, frozen=True, gc=False):
    """`n` counts everything at the table, `seq` what concerns the seat's own game.

    `who` is a person's id. `client` is the sender's own name for it: sent twice, it happens once.
    """

    n: int
    at: float
    who: str
    seat: int
    seq: int
    client: str
    kind: str
    data: str = ""


class Sitting(msgspec.Struct, forbid_unknown_fields=True):
    """What `sit` says: which seat, and the name to call them by."""

    seat: int
    name: str


class Seating(msgspec.Struct, forbid_unknown_fields=True):
    """What `seat` says: a seat shall be `open`, or a bot's."""

    seat: int
    spec: str


class Talk(msgspec.Struct, forbid_unknown_fields=True):
    """What `chat` says, and who says it."""

    name: str
    text: str


class Refused(LudoError):
    """What somebody wanted cannot be; nothing has changed. `reason` is a word for programs.

    >>> Refused("stale", "seat 1 is at 3").reason
    'stale'
    """

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason


def read_data(data: str, kind: type[T]) -> T:
    """What an entry says besides its kind. It may come from anybody."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused("data", str(error)) from error
