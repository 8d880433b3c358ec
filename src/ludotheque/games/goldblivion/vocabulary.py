"""The vocabulary of powers: each phrase of an edition file is one step, packed into an int.

To add a power: a row in PHRASES, what it does in `powers.py`, and its words in the locale files.
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from ludotheque.games.goldblivion.cards import NOTHING, PER

# Steps that simply happen ...
NUGGETS: Final = 0
MATERIALS: Final = 1
INGOTS: Final = 2
DIE: Final = 3
DRAW: Final = 4
MAGIC: Final = 5
LOSE_MATERIALS: Final = 6
# ... and steps that ask something: they come after the others (G33).
DESTROY: Final = 8
TAKE_COMBAT: Final = 9
TAKE_CHARACTER: Final = 10
REPEAT: Final = 11
READY: Final = 12
FIGHT: Final = 13
# What only the automated noble does (G85).
KILL: Final = 16
REVEAL: Final = 17
RIGHTMOST: Final = 18
LOSE: Final = 19
NAMES: Final = ("nuggets", "materials", "ingots", "die", "draw", "magic", "lose-materials", "",
                "destroy", "take-combat", "take-character", "repeat", "ready", "fight", "", "",
                "kill", "reveal", "right", "lose")

# Where a Destroy may reach.
BOTH_MARKETS: Final = 0
GOLD_MARKET: Final = 1
COMBAT_MARKET: Final = 2

# phrase -> step. Groups: n a number, per or type a kind of thing, more the second number.
PHRASES: Final[tuple[tuple[str, int, int], ...]] = (
    (r"(?P<n>\d+) nuggets?(?: per (?P<per>elf|human|dwarf|building|tile))?", NUGGETS, 0),
    (r"(?P<n>\d+) materials?(?: per (?P<per>elf|human|dwarf|building|tile))?", MATERIALS, 0),
    (r"(?P<n>\d+) ingots?(?: per (?P<per>elf|human|dwarf|building|tile))?", INGOTS, 0),
    (r"die (?P<n>\d+)(?: per (?P<per>elf|human|dwarf|building|tile))?", DIE, 0),
    (r"draw (?P<n>\d+)", DRAW, 0),
    (r"magic (?P<n>\d+)", MAGIC, 0),
    (r"lose (?P<n>\d+) materials?", LOSE_MATERIALS, 0),
    (r"destroy (?P<n>\d+)", DESTROY, BOTH_MARKETS),
    (r"destroy (?P<n>\d+) gold", DESTROY, GOLD_MARKET),
    (r"destroy (?P<n>\d+) combat", DESTROY, COMBAT_MARKET),
    (r"take combat (?P<n>\d+)", TAKE_COMBAT, 0),
    (r"take character (?P<n>\d+)", TAKE_CHARACTER, 0),
    (r"repeat (?P<per>elf|human|dwarf|any)", REPEAT, 0),
    (r"ready", READY, 0),
    (r"fight(?: \+(?P<n>\d+) force)?(?: \+(?P<more>\d+) cards?)?", FIGHT, 0),
)
PLAIN_PHRASES: Final[tuple[tuple[str, int, int], ...]] = PHRASES[:7]  # what a fight can do
DIE_PHRASES: Final[tuple[tuple[str, int, int], ...]] = (
    (r"(?P<n>\d+) nuggets?", NUGGETS, 0),
    (r"(?P<n>\d+) materials?", MATERIALS, 0),
    (r"magic (?P<n>\d+)", MAGIC, 0),
)
# A noble's chart gives nothing that it takes, so that it comes to an end.
MATERIALS_GIVE: Final[tuple[tuple[str, int, int], ...]] = (
    DIE_PHRASES[0], (r"(?P<n>\d+) ingots?", INGOTS, 0))
NUGGETS_GIVE: Final[tuple[tuple[str, int, int], ...]] = (DIE_PHRASES[1], MATERIALS_GIVE[1])
NOBLE_PHRASES: Final[tuple[tuple[str, int, int], ...]] = (
    *PHRASES[:4],
    (r"kill", KILL, 0),
    (r"reveal", REVEAL, 0),
    (r"right", RIGHTMOST, 0),
    (r"lose (?P<n>\d+)", LOSE, 0),
)


def pack(code: i64, n: i64 = 0, per: i64 = NOTHING, more: i64 = 0) -> i64:
    return code | n << 5 | per << 12 | more << 16


def code_of(op: i64) -> i64:
    return op & 31


def n_of(op: i64) -> i64:
    return op >> 5 & 127


def per_of(op: i64) -> i64:
    return op >> 12 & 15


def more_of(op: i64) -> i64:
    return op >> 16 & 15


def read_phrase(phrase: str, phrases: tuple[tuple[str, int, int], ...]) -> int | None:
    """The step of a phrase, or None if the vocabulary has no such phrase."""
    for pattern, code, more in phrases:
        match = re.fullmatch(pattern, phrase)
        if match is None:
            continue
        groups = match.groupdict()
        n = int(groups.get("n") or 0)
        per = PER.index(groups.get("per") or "")
        if code == FIGHT:
            more = int(groups.get("more") or 0)
        if n > 100 or more > 15 or (code not in (READY, REPEAT, FIGHT, KILL, REVEAL,
                                                RIGHTMOST) and n == 0):
            return None
        return int(pack(code, n, per, more))
    return None


def is_choice(op: int) -> bool:
    """Whether a step asks something."""
    return bool(code_of(op) >= DESTROY)
