"""What changed of something that pages are told again and again, so that only that is sent.

What was told is remembered as text. That is a small part of the memory that the things themselves
take, and two texts are compared without looking through a thousand tables' things, which no
processor keeps at hand.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import cast

import msgspec

from ludotheque.core.events import Json

_encode = msgspec.json.Encoder().encode


class Part:
    """A part of something as JSON, and since which version it is so; of a list of things, each
    item too. A part without any text is gone."""

    __slots__ = ("head", "is_list", "items", "texts", "version")

    def __init__(self, key: str, texts: list[bytes], is_list: bool, version: int) -> None:
        self.head = b"[" + _encode(key)
        self.texts = texts  # of a list of things each item's, otherwise the one of all
        self.is_list = is_list
        self.version = version  # since when it is so as a whole, but for its items
        self.items: list[int] = []  # since when they are so; empty where none has changed

    @property
    def gone(self) -> bool:
        return not self.texts and not self.is_list

    @property
    def last(self) -> int:
        """The version of its last change."""
        return max(self.items, default=self.version)

    def change(self, texts: list[bytes], is_list: bool, version: int) -> None:
        before, self.texts = self.texts, texts
        if not (is_list and self.is_list and len(before) == len(texts)):
            self.version, self.is_list, self.items = version, is_list, []
            return
        items = self.items = self.items or [self.version] * len(texts)
        for n in range(len(texts)):
            if texts[n] != before[n]:
                items[n] = version

    def text(self) -> bytes:
        """All of it."""
        return b"[" + b",".join(self.texts) + b"]" if self.is_list else self.texts[0]

    def since(self, version: int, found: list[bytes]) -> None:
        """Add what of it is not as it was at a version."""
        if self.gone:
            found.append(self.head + b"]")
        elif self.version > version:
            found.append(self.whole())
        else:
            for n, at in enumerate(self.items):
                if at > version:
                    found.append(b"%b,%d,%b]" % (self.head, n, self.texts[n]))

    def whole(self) -> bytes:
        """The change that tells all of it."""
        return self.head + b"," + self.text() + b"]"


class Shown:
    """The parts of something as they were last seen.

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
            is_list = _is_list_of_things(value)
            texts = [_encode(item) for item in cast(list[object], value)] if is_list \
                else [_encode(value)]
            part = parts.get(key)
            if part is None:
                parts[key] = Part(key, texts, is_list, version)
            elif part.texts != texts or part.is_list != is_list:
                part.change(texts, is_list, version)
        if len(parts) > seen:
            self._miss(thing, version)
        self._last = version

    def _miss(self, thing: Json, version: int) -> None:
        """Parts that were there and are gone."""
        for key, part in self.parts.items():
            if key not in thing and not part.gone:
                part.change([], False, version)

    def since(self, version: int) -> dict[str, Part] | None:
        """The parts that are not as they were at a version; None if nobody looked then."""
        if self._first < 0 or version < self._first:
            return None
        return {key: part for key, part in self.parts.items()
                if part.version > version or (part.items and part.last > version)}

    def changes(self, version: int) -> list[bytes]:
        """The same as texts, each a change."""
        found: list[bytes] = []
        for part in (self.since(version) or {}).values():
            part.since(version, found)
        return found

    def has(self, key: str) -> bool:
        """Whether a part is there now."""
        return key in self.parts and not self.parts[key].gone


def _is_list_of_things(value: object) -> bool:
    return type(value) is list and len(value) > 0 and type(value[0]) is dict


def changes(public: Shown, own: Shown, version: int) -> list[bytes] | None:
    """What changed of a view, which is the public one but for the viewer's own parts. Each change
    is a text: `[key, value]`, `[key, n, value]` for one item of a list, `[key]` for what is gone.
    """
    common, mine = public.since(version), own.since(version)
    if common is None or mine is None:
        return None
    found: list[bytes] = []
    for key, part in common.items():
        if key not in mine and not own.has(key):
            part.since(version, found)
    for key, part in mine.items():
        behind = public.parts.get(key) if part.gone else None
        if behind is None or behind.gone:
            part.since(version, found)
        else:  # from now on it is as everybody sees it
            found.append(behind.whole())
    return found


def listed(texts: list[bytes]) -> msgspec.Raw:
    """Texts as a list, to be put into a message."""
    return msgspec.Raw(b"[" + b",".join(texts) + b"]")


def changed(view: Mapping[str, object], found: list[list[object]]) -> Json:
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
