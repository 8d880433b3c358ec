"""What changed of something that pages are told again and again, so that only that is sent.

What was told is remembered as text. That is a small part of the memory that the things themselves
take, and two texts are compared without looking through a thousand tables' things, which no
processor keeps at hand.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, cast

import msgspec
from mypy_extensions import mypyc_attr

from ludotheque.core.events import AS_BEFORE, Json

_encode = msgspec.json.Encoder().encode

MADE: Final = object()  # in the place of a value that is made anew for each look
BLANK: Final = b""  # in the place of an item that is told from elsewhere
MOST_RUNS: Final = 16  # of versions that somebody looked at


@mypyc_attr(acyclic=True)
class Part:
    """A part of something as JSON, and since which version it is so; of a list of things, each
    item too. A part without any text is gone."""

    __slots__ = ("head", "is_list", "items", "texts", "value", "version")

    def __init__(self, key: str) -> None:
        self.head = b"[" + _encode(key)
        self.value: object = MADE  # itself, where it cannot change without being another
        self.is_list = False
        self.texts: list[bytes] = []  # of a list of things each item's, otherwise the one of all
        self.version = -1  # since when it is so as a whole, but for its items
        self.items: list[int] = []  # since when they are so; empty where none has changed

    @property
    def gone(self) -> bool:
        """Whether it is not there any more."""
        return not self.texts

    @property
    def last(self) -> int:
        """The version of its last change."""
        return max(self.items, default=self.version)

    def look(self, value: object, version: int, others: list[object] | None = None) -> bool:
        """See how it is at a version; whether it has changed. Items that are the very ones of
        `others` are left blank."""
        self.value = MADE if isinstance(value, (list, dict)) else value
        if not _is_list_of_things(value):
            return self._look_at_all(_encode(value), version)
        things = cast(list[object], value)
        if others is not None and len(others) != len(things):
            others = None
        if self.is_list and len(things) == len(self.texts):
            return self._look_at_items(things, version, others)
        self.is_list, self.version, self.items = True, version, []
        self.texts = [_text(things, n, others) for n in range(len(things))]
        return True

    def _look_at_all(self, text: bytes, version: int) -> bool:
        if not self.is_list and self.texts and self.texts[0] == text:
            return False
        self.is_list, self.version, self.items, self.texts = False, version, [], [text]
        return True

    def _look_at_items(self, things: list[object], version: int,
                       others: list[object] | None) -> bool:
        changed = False
        for n in range(len(things)):
            if things[n] is AS_BEFORE:
                continue
            text = _text(things, n, others)
            if text != self.texts[n]:
                if not self.items:
                    self.items = [self.version] * len(things)
                self.texts[n], self.items[n], changed = text, version, True
        return changed

    def go(self, version: int) -> None:
        """It is there no more."""
        self.value, self.is_list, self.version, self.items, self.texts = (
            MADE, False, version, [], [])

    def json(self) -> bytes:
        """All of it."""
        return b"[" + b",".join(self.texts) + b"]" if self.is_list else self.texts[0]

    def member(self) -> bytes:
        """All of it as a member of an object; of what is gone, that there is nothing."""
        return b"%b:%b" % (self.head[1:], self.json() if self.texts else b"null")

    def since(self, version: int, found: list[bytes]) -> None:
        """Add what of it is not as it was at a version."""
        if self.gone:
            found.append(self.head + b"]")
        elif self.version > version:
            found.append(self.whole())
        else:
            for n, at in enumerate(self.items):
                if at > version:
                    found.append(self.item(n, self.texts[n]))

    def whole(self) -> bytes:
        """The change that tells all of it."""
        return self.head + b"," + self.json() + b"]"

    def item(self, n: int, text: bytes) -> bytes:
        """The change that tells one item."""
        return b"%b,%d,%b]" % (self.head, n, text)

    def over(self, behind: Part, version: int, found: list[bytes]) -> None:
        """The same of a list whose blank items are as the list behind it has them."""
        mine = self.texts
        texts = [mine[n] or behind.texts[n] for n in range(len(mine))]
        if self.version > version or behind.version > version:
            found.append(self.head + b",[" + b",".join(texts) + b"]]")
            return
        for n in range(len(texts)):
            if (self.items and self.items[n] > version) or (
                    not mine[n] and behind.items and behind.items[n] > version):
                found.append(self.item(n, texts[n]))


@mypyc_attr(acyclic=True)
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

    __slots__ = ("_before", "_last", "_new", "_printed", "_runs", "parts", "position")

    def __init__(self, printed: Collection[str] = ()) -> None:
        self._printed = printed
        self.position = -1  # the one last seen, for whoever counts them
        self.parts: dict[str, Part] = {}
        self._before = self._last = -1  # the versions of the last two looks
        self._new: dict[str, Part] = {}  # what the last one found changed
        self._runs: list[int] = []  # all versions of looks: where a run of them begins, and ends

    def look(self, thing: Json, version: int, behind: Shown | None = None,
             other: Json | None = None, all: bool = True) -> None:
        """See how it is at a version. Versions only grow. If it is not all, other parts are as they
        were.

        Items that are the very ones of some `other` thing, seen by `behind` just now, are left
        blank: they are told from there."""
        if version == self._last:
            return
        parts, printed = self.parts, self._printed
        new: dict[str, Part] = {}
        seen = 0
        for key, value in thing.items():
            if key in printed:
                continue
            seen += 1
            part = parts.get(key)
            if part is None:
                part = parts[key] = Part(key)
            elif part.value is value:
                continue
            others: list[object] | None = None
            if behind is not None and other is not None and behind.has_list(key):
                others = cast(list[object], other[key])
            if part.look(value, version, others):
                new[key] = part
        if all and len(parts) > seen:
            for key, part in parts.items():
                if key not in thing and not part.gone:
                    part.go(version)
                    new[key] = part
        self._looked(version, new)

    def still(self, version: int) -> None:
        """It is at a version as it was when last seen."""
        if version != self._last:
            self._looked(version, {})

    def _looked(self, version: int, new: dict[str, Part]) -> None:
        runs = self._runs
        if runs and runs[-1] == version - 1:
            runs[-1] = version
        else:
            runs += (version, version)
            del runs[:-2 * MOST_RUNS]
        self._before, self._last, self._new = self._last, version, new

    def since(self, version: int) -> dict[str, Part] | None:
        """The parts that are not as they were at a version; None if nobody looked then."""
        if version == self._last:
            return {}
        if version < 0:
            return None
        if version == self._before:
            return self._new
        runs = self._runs
        if not any(runs[n] <= version <= runs[n + 1] for n in range(0, len(runs), 2)):
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

    def has_list(self, key: str) -> bool:
        """Whether a part is there now that is a list of things."""
        return key in self.parts and self.parts[key].is_list


def _text(things: list[object], n: int, others: list[object] | None) -> bytes:
    return BLANK if others is not None and things[n] is others[n] else _encode(things[n])


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
        elif key not in mine and own.parts[key].is_list and part.is_list:
            own.parts[key].over(part, version, found)
    for key, part in mine.items():
        behind = public.parts.get(key)
        if behind is not None and part.gone and not behind.gone:
            found.append(behind.whole())  # from now on it is as everybody sees it
        elif behind is not None and part.is_list and behind.is_list:
            part.over(behind, version, found)
        else:
            part.since(version, found)
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
