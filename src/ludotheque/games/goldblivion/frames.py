"""Half-done powers and fights as data: small ints on a stack, the top one is what goes on now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# What a frame is about; the letters are its two or three numbers.
STEPS: Final = 0  # power a, its step b is next
AGAIN: Final = 1  # power a may be paid once more (the green arrow)
DESTROY: Final = 2  # a cards left to destroy, reach b, spaces emptied so far c (octal, in order)
TAKE_COMBAT: Final = 3  # a cards left to take
TAKE_CHARACTER: Final = 4  # a characters left to take
REPEAT: Final = 5  # a character of type a
READY: Final = 6  # a Building
TARGET: Final = 7  # an enemy, with a Force and b cards more
FIGHT: Final = 8  # cards of the fight
SACRIFICE: Final = 9  # one card of a lost fight
NOBLE_STEPS: Final = 10  # the noble's power a, its step b is next, its slot's type c
ASSIGN: Final = 11  # the noble's card of kind a has two types
KILL: Final = 12  # the noble takes an enemy
REVEAL: Final = 13  # the noble turns a tile
NOBLE_REWARD: Final = 14  # what the noble gains from tile power a, its step b is next
NAMES: Final = ("steps", "again", "destroy", "take-combat", "take-character", "repeat", "ready",
                "target", "fight", "sacrifice", "noble-steps", "assign", "kill", "reveal",
                "noble-reward")


def frame(code: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    return code | a << 4 | b << 16 | c << 24


def code_of(frame: i64) -> i64:
    return frame & 15


def a_of(frame: i64) -> i64:
    return frame >> 4 & 4095


def b_of(frame: i64) -> i64:
    return frame >> 16 & 255


def c_of(frame: i64) -> i64:
    return frame >> 24


def is_assigning(frame: i64, kind: i64) -> bool:
    """Whether a card of a kind lies between the market and the noble's board."""
    return code_of(frame) == ASSIGN and a_of(frame) == kind
