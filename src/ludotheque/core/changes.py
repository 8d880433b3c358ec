"""What changed from one view to the next, so that a page need not be sent all of it again."""

from __future__ import annotations

import msgspec

from ludotheque.core.events import Json

Change = list[object]  # [key, value], or [key] for what is gone
LARGE = 2000  # bytes of JSON; parts as large as this are mostly printed content, always the same

_encode = msgspec.json.Encoder().encode


class Shown:
    """A view as it was last told, part by part, each as JSON: small, and quick to compare.

    >>> shown = Shown()
    >>> shown.changes({"round": 1, "dice": [5, 2]}) is None  # nothing was told before
    True
    >>> msgspec.json.encode(shown.changes({"round": 2, "dice": [5, 2]}))
    b'[["round",2]]'
    """

    __slots__ = ("_large", "_parts")

    def __init__(self) -> None:
        self._parts: dict[str, bytes] = {}
        self._large: dict[str, object] = {}  # parts that are probably the same object next time

    def changes(self, view: Json) -> list[Change] | None:
        """What changed since the last call, ready to be encoded; None at the first."""
        parts, large = self._parts, self._large
        found: list[Change] | None = [] if parts else None
        for key, value in view.items():
            if large.get(key) is value and key in large:
                continue
            text = _encode(value)
            if parts.get(key) != text:
                parts[key] = text
                if len(text) >= LARGE:
                    large[key] = value
                if found is not None:
                    found.append([key, msgspec.Raw(text)])
        if found is not None and len(parts) > len(view):
            for key in [key for key in parts if key not in view]:
                del parts[key]
                large.pop(key, None)
                found.append([key])
        return found


def changed(view: Json, found: list[Change]) -> Json:
    """The new view, from the old one and what changed.

    >>> changed({"round": 1, "dice": [5, 2]}, [["dice", [5, 3]], ["round"]])
    {'dice': [5, 3]}
    """
    view = dict(view)
    for key, *value in found:
        if value:
            view[str(key)] = value[0]
        else:
            del view[str(key)]
    return view
