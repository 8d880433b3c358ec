"""The story of a game as pages are told it, step by step, each step as text.

Texts take a tenth of the memory that the events of a long game would, and are made once, however
many pages are told.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

import msgspec
from mypy_extensions import mypyc_attr

from ludotheque.core.events import EVERYBODY, Event, Json, seen

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


@mypyc_attr(acyclic=True)
class Told:
    """What happened in one step, as each viewer may know it.

    >>> told = Told([Event("look", {"seat": "seat:2"}, private={1: {"card": "card:Bar"}})])
    >>> b"Bar" in told.to(1), b"Bar" in told.to(0), b"Bar" in told.to(None)
    (True, False, False)
    """

    __slots__ = ("_all", "_own")

    def __init__(self, events: list[Event]) -> None:
        self._all: bytes = _encode(seen(events, None))
        self._own: dict[int, bytes] | None = None  # of the seats that know more
        for event in events:
            if event.only != EVERYBODY:
                self._tell(events, event.only)
            if event.private is not None:
                for seat in event.private:
                    self._tell(events, seat)

    def _tell(self, events: list[Event], seat: int) -> None:
        if self._own is None:
            self._own = {}
        if seat not in self._own:
            self._own[seat] = _encode(seen(events, seat))

    def to(self, viewer: int | None) -> bytes:
        """A list of events as JSON; None is a spectator."""
        if self._own is None or viewer is None:
            return self._all
        return self._own.get(viewer, self._all)

    def events(self, viewer: int | None) -> list[Json]:
        """The same as things."""
        return cast(list[Json], _decode(self.to(viewer)))


def steps(story: Iterable[Told], viewer: int | None) -> msgspec.Raw:
    """Several steps as a list, to be put into a message."""
    return msgspec.Raw(b"[" + b",".join([told.to(viewer) for told in story]) + b"]")
