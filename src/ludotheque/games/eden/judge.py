"""How good a position of The Spirit of Eden looks: for players, playouts and hints.

In the middle of a round the judgement lets the Goomz act (the trapped ones first, otherwise yellow,
red, black); then it is what the beginning of the next round is worth (`worth.py`).
"""

from __future__ import annotations

import math
from typing import Final, cast

from mypy_extensions import i64

from ludotheque.games.eden import goomz as g
from ludotheque.games.eden import moves as m
from ludotheque.games.eden import pieces as p
from ludotheque.games.eden.board import Board
from ludotheque.games.eden.pieces import NONE
from ludotheque.games.eden.weights import CONFIDENCE, SHARPNESS
from ludotheque.games.eden.worth import DICE, PARTS, Tally, worth

FREE_DIE: Final = 0.05  # what may still be done with one in the middle of a round


def judge(b: Board) -> float:
    """0 is lost, 1 is won. Uses nothing hidden: an objective just turned up counts as any."""
    if b.outcome != p.GOING:
        return 1.0 if b.outcome == p.WON else 0.0
    after = settled(b)
    if after.over:
        return 0.999 if after.outcome == p.WON else 0.001
    return odds(counted(b, after).sum())


def odds(logarithm: float) -> float:
    """The chance of which this is the logarithm of the odds."""
    return 1.0 / (1.0 + math.exp(-logarithm))


def chance(modes: i64, value: float) -> float:
    """The chance of winning that a judgement means: how often a player who works out every round
    won from positions judged so."""
    if value <= 0.0 or value >= 1.0:
        return value
    confidence = CONFIDENCE[0]
    for mode in range(len(p.MODES)):
        if (modes >> mode) & 1:
            confidence += CONFIDENCE[mode + 1]
    return odds(confidence + SHARPNESS * math.log(value / (1.0 - value)))


def weigh(b: Board) -> dict[str, float]:
    """The parts of the judgement, each as what it adds to the logarithm of the odds."""
    after = settled(b)
    if b.outcome != p.GOING or after.over:
        return {}
    counts = counted(b, after)
    out: dict[str, float] = {}
    for part in range(len(PARTS)):
        out[PARTS[part]] = counts.parts[part]
    return out


def counted(b: Board, after: Board) -> Tally:
    """Everything that counts in a position, when the Goomz have acted if they are to act."""
    counts = worth(b, after, b.round if after is b else b.round + 1)
    if b.phase == p.PLAYING and not is_fresh(b):
        counts.parts[DICE] += FREE_DIE * float(b.free_dice())
    return counts


def settled(b: Board) -> Board:
    """The position when the Goomz have acted, if the round is under way."""
    if b.phase != p.ATTACKING and (b.phase != p.PLAYING or is_fresh(b)):
        return b
    after = cast(Board, b.copy())
    let_goomz_act(after)
    if not after.shield_lasts:
        after.shields = 0  # E32
    return after


def is_fresh(b: Board) -> bool:
    """Whether the round has just begun, with everything still to be done in it."""
    return b.free_dice() == p.DICE


def let_goomz_act(b: Board) -> None:
    """The rest of the Goomz phase, trapped Goomz first so that no trap is lost."""
    for trapped in (True, False):
        for goomz in range(3):
            if b.over:
                return
            if (b.goomz[goomz] != NONE and not (b.acted >> goomz) & 1
                    and (b.trapper_of(goomz) != NONE) == trapped):
                g.goomz_acts(b, goomz, m.NO_ALLY, None)
