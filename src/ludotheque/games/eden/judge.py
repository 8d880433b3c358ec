"""How good a position of The Spirit of Eden looks: for greedy players, playouts and hints."""

from __future__ import annotations

import math

from mypy_extensions import i64

from ludotheque.games.eden import pieces as p
from ludotheque.games.eden.board import Board
from ludotheque.games.eden.pieces import NONE


def judge(b: Board) -> float:
    """0 is lost, 1 is won, between them a guess from land, threats and traps within reach."""
    if b.outcome == p.WON:
        return 1.0
    if b.outcome != p.GOING:
        return 0.0
    worth = 3.0 * float(b.collected[0] + b.collected[1] + b.collected[2])
    worth += land(b)
    for goomz in range(3):
        if b.goomz[goomz] != NONE:
            worth += chase(b, goomz)
            if b.phase == p.PLAYING or (b.phase == p.ATTACKING and not (b.acted >> goomz) & 1):
                worth += threat(b, goomz)
    for ally in range(3):
        if b.allies[ally] == NONE:
            worth -= 1.6
        elif b.shielded(ally):
            worth += 0.3
    worth += 0.8 * float(b.rerolls)
    if b.noa:
        worth += 1.5
    if b.phase == p.PLAYING:
        worth += 0.12 * float(b.free_dice())
    return 1.0 / (1.0 + math.exp(-(worth - 12.0) / 6.0))


def land(b: Board) -> float:
    """Ravaged and destroyed land, worse where its twin is hurt too."""
    worth = 0.0
    for place in range(8):
        health = b.health[place]
        twin = b.health[b.twins[place]]
        if health == p.RAVAGED:
            worth -= 1.2
            if twin == p.DESTROYED:
                worth -= 5.0
        elif health == p.DESTROYED:
            worth -= 4.0
    return worth


def threat(b: Board, goomz: i64) -> float:
    """What a Goomz is about to do where it stands."""
    place = b.goomz[goomz]
    health = b.health[place]
    if health == p.DESTROYED:
        return 0.0
    if b.trapper_of(goomz) != NONE:
        return 2.6
    here = b.allies_on(place)
    if here & b.shields:
        return -0.2
    if here:
        return -1.3
    if health == p.HEALTHY:
        return -0.9 if b.health[b.twins[place]] != p.DESTROYED else -3.0
    return -2.6 if b.health[b.twins[place]] != p.DESTROYED else -30.0


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
            away = ring_distance(b.goomz[goomz], place)
            if ally != NONE:
                away += ring_distance(ally, place)
            else:
                away += 3
            nearest = min(nearest, away)
    return 1.4 - 0.25 * float(nearest)


def ring_distance(a: i64, b: i64) -> i64:
    d = (a - b) & 7
    return min(d, 8 - d)
