"""What changed of something that pages are told again and again, so that only that is sent."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import cast

import msgspec

from ludotheque.core.events import Json

# [key, value]; [key, n, value] for one item of a list; [key] for what is gone.
Change = list[object]

_encode = msgspec.json.Encoder().encode


class Gone:
    """Instead of the value of a part that was there and is not any more."""


GONE = Gone()


class Part:
    """A part of something and since which version it is so; of a list of things, each item too.

    It is written as JSON when somebody has to be told, once however many they are.
    """

    __slots__ = ("_text", "_texts", "items", "value", "version")

    def __init__(self, value: object, version: int) -> None:
        self.value = value
        self.version = version  # since when it is so as a whole, but for its items
        self.items: list[int] = []  # since when they are so; empty where none has changed
        self._text: msgspec.Raw | None = None
        self._texts: dict[int, msgspec.Raw] = {}

    @property
    def gone(self) -> bool:
        return self.value is GONE

    @property
    def last(self) -> int:
        """The version of its last change."""
        return max(self.items, default=self.version)

    def change(self, value: object, version: int) -> None:
        before, self.value, self._text = self.value, value, None
        if not (type(before) is list and type(value) is list and len(before) == len(value)
                and before and type(before[0]) is dict):
            self.version, self.items, self._texts = version, [], {}
            return
        items = self.items = self.items or [self.version] * len(value)
        for n, item in enumerate(value):
            if item is not before[n] and item != before[n]:
                items[n] = version
                self._texts.pop(n, None)

    def text(self) -> msgspec.Raw:
        """All of it."""
        if self._text is None:
            self._text = msgspec.Raw(_encode(self.value))
        return self._text

    def since(self, key: str, version: int) -> Iterator[Change]:
        """What of it is not as it was at a version."""
        if self.gone:
            yield [key]
        elif self.version > version:
            yield [key, self.text()]
        else:
            for n, at in enumerate(self.items):
                if at > version:
                    yield [key, n, self._item(n)]

    def _item(self, n: int) -> msgspec.Raw:
        if n not in self._texts:
            self._texts[n] = msgspec.Raw(_encode(cast(list[object], self.value)[n]))
        return self._texts[n]


class Shown:
    """The parts of something as they were last seen. They must never be changed in place.

    Parts that are `printed` stay as they are and are never looked at again.

    >>> shown = Shown(["box"])
    >>> shown.look({"box": "blue", "round": 1, "dice": [5, 2]}, version=3)
    >>> shown.look({"box": "blue", "round": 2, "dice": [5, 2]}, version=4)
    >>> list(shown.since(3)), list(shown.since(4))
    (['round'], [])
    >>> shown.since(2) is None  # nobody looked then
    True
    """

    __slots__ = ("_first", "_last", "_printed", "parts")

    def __init__(self, printed: Collection[str] = ()) -> None:
        self._printed = printed
        self.parts: dict[str, Part] = {}
        self._first = self._last = -1

    def look(self, thing: Json, version: int) -> None:
        """See how it is at a version. Versions only grow."""
        if version == self._last:
            return
        parts, printed = self.parts, self._printed
        if self._first < 0:
            self._first = version
        seen = 0
        for key, value in thing.items():
            if key in printed:
                continue
            seen += 1
            part = parts.get(key)
            if part is None:
                parts[key] = Part(value, version)
            elif part.value is not value and (
                    part.value != value or type(part.value) is not type(value)):
                part.change(value, version)
        if len(parts) > seen:
            self._miss(thing, version)
        self._last = version

    def _miss(self, thing: Json, version: int) -> None:
        """Parts that were there and are gone."""
        for key, part in self.parts.items():
            if key not in thing and not part.gone:
                part.change(GONE, version)

    def since(self, version: int) -> dict[str, Part] | None:
        """The parts that are not as they were at a version; None if nobody looked then."""
        if self._first < 0 or version < self._first:
            return None
        return {key: part for key, part in self.parts.items()
                if part.version > version or (part.items and part.last > version)}

    def has(self, key: str) -> bool:
        """Whether a part is there now."""
        return key in self.parts and not self.parts[key].gone


def changes(public: Shown, own: Shown, version: int) -> list[Change] | None:
    """What changed of a view, which is the public one but for the viewer's own parts."""
    common, mine = public.since(version), own.since(version)
    if common is None or mine is None:
        return None
    found: list[Change] = []
    for key, part in common.items():
        if key not in mine and not own.has(key):
            found.extend(part.since(key, version))
    for key, part in mine.items():
        behind = public.parts.get(key) if part.gone else None
        if behind is None or behind.gone:
            found.extend(part.since(key, version))
        else:  # from now on it is as everybody sees it
            found.append([key, behind.text()])
    return found


def changed(view: Mapping[str, object], found: list[Change]) -> Json:
    """The new view, from the old one and what changed.

    >>> changed({"round": 1, "dice": [5, 2]}, [["dice", 1, 3], ["round"]])
    {'dice': [5, 3]}
    """
    new = dict(view)
    for change in found:
        key = str(change[0])
        if len(change) == 1:
            new.pop(key, None)  # it may have come and gone in between
        elif len(change) == 2:
            new[key] = change[1]
        else:
            items = list(cast(list[object], new[key]))
            items[cast(int, change[1])] = change[2]
            new[key] = items
    return new
