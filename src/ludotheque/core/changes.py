"""What changed from one JSON value to the next, so that a page need not be sent all of it again."""

from __future__ import annotations

from typing import Any

Change = list[Any]  # [path, value], or [path] for what is gone


def changes(old: Any, new: Any) -> list[Change]:
    """The places where two values differ, each with what is there now.

    >>> changes({"round": 1, "dice": [5, 2]}, {"round": 2, "dice": [5, 3], "over": True})
    [[['round'], 2], [['dice', 1], 3], [['over'], True]]
    """
    found: list[Change] = []
    if old != new:
        _compare(old, new, [], found)
    return found


def changed(old: Any, found: list[Change]) -> Any:
    """The new value, from the old one and what changed. The old one is used up.

    >>> changed({"round": 1, "dice": [5, 2]}, [[["dice", 1], 3], [["round"]]])
    {'dice': [5, 3]}
    """
    for path, *value in found:
        if not path:
            old = value[0]
            continue
        place = old
        for step in path[:-1]:
            place = place[step]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]
    return old


def _compare(old: object, new: object, path: list[str | int], found: list[Change]) -> None:
    """Two values that differ. Each place keeps its kind: a number never becomes a flag."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in new.items():
            if key not in old:
                found.append([[*path, key], value])
                continue
            before = old[key]
            if before != value:
                _compare(before, value, [*path, key], found)
        for key in old:
            if key not in new:
                found.append([[*path, key]])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for at in range(len(new)):
            if old[at] != new[at]:
                _compare(old[at], new[at], [*path, at], found)
    else:
        found.append([path, new])
