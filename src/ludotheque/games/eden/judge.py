"""How good a position of The Spirit of Eden looks: for greedy players, playouts and hints.

The judgement lets the Goomz act (the trapped ones first, otherwise yellow, red, black) and weighs
what is left. Weights are in objectives' worth of about four; they were found by self-play.
"""

from __future__ import annotations

import math
from typing import cast

from mypy_extensions import i64

from ludotheque.games.eden import goomz as g
from ludotheque.games.eden import moves as m
from ludotheque.games.eden import pieces as p
from ludotheque.games.eden.board import Board
from ludotheque.games.eden.pieces import NONE


def judge(b: Board) -> float:
    """0 is lost, 1 is won. Uses nothing hidden: an objective just turned up counts as any."""
    if b.outcome != p.GOING:
        return 1.0 if b.outcome == p.WON else 0.0
    after = b
    if b.phase == p.PLAYING or b.phase == p.ATTACKING:
        after = cast(Board, b.copy())
        let_goomz_act(after)
        if after.over:
            return 0.999 if after.outcome == p.WON else 0.001
    worth = 4.0 * float(after.collected[0] + after.collected[1] + after.collected[2])
    for place in range(8):
        worth += land(after, place)
    for goomz in range(3):
        if after.goomz[goomz] != NONE:
            worth += standing(after, goomz)
            worth += 0.4 if after.collected[goomz] != b.collected[goomz] else chase(after, goomz)
    for ally in range(3):
        if after.allies[ally] == NONE:
            worth -= 1.0
        elif after.shielded(ally):
            worth += 0.2
    worth += 0.7 * float(b.rerolls)
    if b.noa:
        worth += 1.5
    if b.phase == p.PLAYING:
        worth += 0.3 * float(b.free_dice())
    return 1.0 / (1.0 + math.exp(-(worth - 12.0) / 6.0))


def let_goomz_act(b: Board) -> None:
    """The rest of the Goomz phase, trapped Goomz first so that no trap is lost."""
    for trapped in (True, False):
        for goomz in range(3):
            if b.over:
                return
            if (b.goomz[goomz] != NONE and not (b.acted >> goomz) & 1
                    and (b.trapper_of(goomz) != NONE) == trapped):
                g.goomz_acts(b, goomz, m.NO_ALLY, None)


def land(b: Board, place: i64) -> float:
    """A place and its twin, weighed once: losing both is losing the game (E51)."""
    twin = b.twins[place]
    if twin < place:
        return 0.0
    worse = max(b.health[place], b.health[twin])
    better = min(b.health[place], b.health[twin])
    if worse == p.RAVAGED:
        return -1.5 if better == p.HEALTHY else -3.0
    if worse == p.DESTROYED:
        return -5.0 if better == p.HEALTHY else -10.0
    return 0.0


def standing(b: Board, goomz: i64) -> float:
    """Where a Goomz waits for the next round: on ruins it loses a turn."""
    health = b.health[b.goomz[goomz]]
    if health == p.DESTROYED:
        return 0.6
    return -0.2 if health == p.HEALTHY else -0.6


def chase(b: Board, goomz: i64) -> float:
    """How near a Goomz and the Ally of its objective are to a place where it can be trapped."""
    objective = b.shown[goomz]
    if objective == NONE:
        return 0.0
    ally = b.allies[b.content.ally_of[objective]]
    kind = b.content.terrain_of[objective]
    worst: i64 = p.HEALTHY if b.modes & p.CELESTIAL else p.RAVAGED
    nearest: i64 = 8
    for place in range(8):
        if b.kinds[place] == kind and b.health[place] <= worst:
            steps = 2 if ally == NONE else ring_distance(ally, place)
            nearest = min(nearest, steps + ring_distance(b.goomz[goomz], place))
    return 2.8 if nearest == 0 else 1.3 - 0.35 * float(nearest)


def ring_distance(a: i64, b: i64) -> i64:
    away = (a - b) & 7
    return min(away, 8 - away)
