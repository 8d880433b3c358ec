"""How good a position of Havresac looks for a seat: for greedy players, playouts and hints.

It counts points: those in hand, what this round's Glory will bring, what the Guardian on the move
and those still in the bag may reach, and what the expedition will do in the rounds to come, where
a Guardian is worth what is left to do for its kind. How the numbers were found is told in
docs/rules/havresac.md.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.rng import zeros
from ludotheque.games.havresac import adventure as a
from ludotheque.games.havresac import kingdom as k
from ludotheque.games.havresac import moves as m
from ludotheque.games.havresac import position as pos
from ludotheque.games.havresac.adventure import Adventure, gold_of, points_of
from ludotheque.games.havresac.kingdom import NONE
from ludotheque.games.havresac.position import Position
from ludotheque.games.havresac.reach import apart, reach
from ludotheque.games.havresac.turn import acting_moves

SCALE: Final = 250.0  # points that no game has had

# In points. Some are for each round to come.
TABLE: Final = 0.5  # of the points the gains table gives now
SLOPE: Final = 0.35  # for each Glory, whatever the table gives now
GLORY_NOW: Final = 0.9
GLORY_TO_COME: Final = 1.1  # for each round
GOLD: Final = 0.26  # for each round
ITEM: Final = 0.4
CHEST: Final = 0.65  # beside its points: an item, perhaps a Cup
FAIRY_TO_COME: Final = 2.5
TENT: Final = 0.08  # for each step from the Castle

NEAR: Final = 0.25  # how much of what is near will be had
STEP: Final = 0.65  # how far a step in the bag leads
NEXT: Final = 0.6  # how sure the Guardian's next deed is

# What one more Guardian does in each round to come, by face (Day, Night of each kind).
WORTH: Final[tuple[float, ...]] = (2.9, 2.4, 2.85, 3.5, 2.7, 3.5, 2.75, 2.9, 2.9, 2.8, 3.4, 5.1)
WORTH_SCALE: Final = 1.3

# How much of each kind of work an expedition may hope to do.
MONSTERS: Final = 1.5
CHESTS: Final = 2.1
LAND: Final = 1.1
HUNT_IN_LAND: Final = 0.3
SECOND_TURNS: Final = 0.9
LINE_STEPS: Final = 4.0  # what a straight line of any length is worth


def judge(p: Position, seat: i64) -> float:
    """0..1 in points of the final count; other players' boards play no part in it."""
    return min(1.0, max(0.0, points(p, p.boards[seat]) / SCALE))


def points(p: Position, b: Adventure) -> float:
    e = p.content
    worth = float(b.score(e))
    if p.over:
        return worth
    to_come = float(k.ROUNDS - p.round)
    if to_come > 0.0:
        worth += expedition(p, b, to_come) + GOLD * to_come * float(b.gold)
        worth += GLORY_TO_COME * to_come * float(e.village_glory[b.villages])
    for item in range(k.KINDS_OF_ITEMS):
        worth += ITEM * float(b.items[item] + b.found[item])
    if p.phase == pos.ADVENTURE:
        worth += this_round(p, b, to_come)
    return worth


def weigh(p: Position, b: Adventure) -> dict[str, float]:
    """The same points by what they come from: for people who ask why."""
    e = p.content
    to_come = float(k.ROUNDS - p.round)
    out = {"points": float(b.score(e)), "gold": GOLD * to_come * float(b.gold),
           "villages": GLORY_TO_COME * to_come * float(e.village_glory[b.villages]),
           "items": 0.0,
           "bag": expedition(p, b, to_come) if to_come > 0.0 else 0.0}
    for item in range(k.KINDS_OF_ITEMS):
        out["items"] += ITEM * float(b.items[item] + b.found[item])
    if p.phase == pos.ADVENTURE:
        glory = b.round_glory(e)
        out["glory"] = TABLE * float(points_of(e, glory)) + SLOPE * float(glory)
        out["gold"] += GOLD * to_come * float(gold_of(e, glory))
        out["hunt"] = 0.0
        for creature in range(k.FOX, k.FAIRY):
            out["hunt"] += float(e.hunting[creature] * b.gains[creature])
        out["near"] = NEAR * near(p, b, to_come) + NEXT * next_deed(p, b, to_come)
        if to_come > 0.0 and not p.is_night(k.GUIDE):
            out["tents"] = tents(b)
    return out


def this_round(p: Position, b: Adventure, to_come: float) -> float:
    """What the round will bring: the gains so far, and what may be added to them."""
    e = p.content
    glory = b.round_glory(e)
    # Half by the table, half by its slope: a Glory that changes no line still leads to the next.
    worth = TABLE * float(points_of(e, glory)) + SLOPE * float(glory) \
        + GOLD * to_come * float(gold_of(e, glory))
    for creature in range(k.FOX, k.FAIRY):
        worth += float(e.hunting[creature] * b.gains[creature])
    worth += NEAR * near(p, b, to_come) + NEXT * next_deed(p, b, to_come)
    if to_come > 0.0 and not p.is_night(k.GUIDE):
        worth += tents(b)
    return worth


def prize(p: Position, b: Adventure, square: i64, to_come: float) -> float:
    """What a square holds for whoever comes there and may have it."""
    e = p.content
    creature = b.creature(square)
    if creature == k.FAIRY:
        slot = min(b.fairies + b.gains[k.FAIRY], len(k.GROVES) - 1)
        return GLORY_NOW * float(e.fairy_glory[slot])
    if creature != k.NOBODY:
        return monster_prize(p, creature)
    if not b.is_done(square):
        terrain = p.land.terrain[square]
        if terrain == k.VILLAGE:
            return GLORY_NOW + GLORY_TO_COME * to_come
        if terrain == k.CHEST:
            return float(e.chest_points) + CHEST
    return 0.0


def monster_prize(p: Position, creature: i64) -> float:
    return GLORY_NOW * float(p.content.glory[creature]) + float(p.content.hunting[creature])


def next_deed(p: Position, b: Adventure, to_come: float) -> float:
    """The best the Guardian drawn may do next: where it may go, or what it may do from there."""
    best = 0.0
    if b.stage == a.MOVING:
        for square in reach(p.content, p.land, b, p.night).ends:
            if p.land.terrain[square] != k.CHEST or b.now == k.THIEF:
                best = max(best, prize(p, b, square, to_come))
    elif b.stage == a.ACTING:
        for move in acting_moves(p, b):
            square = (move - m.ACT) % k.SQUARES
            if b.guardian(square) == NONE or b.now != k.PRIESTESS:
                best = max(best, prize(p, b, square, to_come))
    return best


def near(p: Position, b: Adventure, to_come: float) -> float:
    """What those in the bag may reach this round: the nearer, the surer."""
    steps = 0.0
    for kind in range(k.KINDS):
        steps += float(b.bag[kind]) * steps_of(p, kind)
    if steps == 0.0:
        return 0.0
    hunters = b.bag[k.WARRIOR] + b.bag[k.HUNTRESS]
    far = distances(p, b)
    worth = 0.0
    for square in range(k.SQUARES):
        if far[square] == NONE:
            continue
        there = prize(p, b, square, to_come)
        if there == 0.0 or (hunters == 0 and k.NOBODY < b.creature(square) < k.FAIRY) \
                or (b.bag[k.THIEF] == 0 and p.land.terrain[square] == k.CHEST):
            continue
        worth += there * max(0.0, 1.0 - float(far[square]) / (STEP * steps + 1.0))
    return worth


def steps_of(p: Position, kind: i64) -> float:
    face = kind * 2 + ((p.night >> kind) & 1)
    return LINE_STEPS if p.content.straight[face] else float(p.content.movement[face])


def tents(b: Adventure) -> float:
    """H40: where the Guides stand the next round may begin."""
    worth = 0.0
    for square in range(k.SQUARES):
        if b.guardian(square) == k.GUIDE:
            worth += TENT * float(apart(square, k.CASTLE_SQUARE))
    return worth


def expedition(p: Position, b: Adventure, to_come: float) -> float:
    """What all Guardians will do in the rounds to come.

    Each kind finds less and less to do: hunters Monsters, Thieves Chests, Guides and Druids what a
    way through the land is good for; a Priestess gives the others a second turn.
    """
    owned = zeros(k.KINDS)
    monsters = chests = land = 0.0
    for square in range(k.SQUARES):
        cell = b.cells[square]
        if cell & a.GUARDIAN:
            owned[(cell & a.GUARDIAN) - 1] += 1
        if k.NOBODY < b.creature(square) < k.FAIRY:
            monsters += monster_prize(p, b.creature(square))
        elif not cell & a.DONE:
            if p.land.terrain[square] == k.VILLAGE:
                land += GLORY_NOW + GLORY_TO_COME * to_come * 0.5
            elif p.land.terrain[square] == k.CHEST:
                chests += float(p.content.chest_points) + CHEST
    for place in range(k.PLACES):
        if (p.unseen >> place) & 1:
            creature = p.content.creature_of[place]
            if creature == k.FAIRY:
                land += FAIRY_TO_COME
            else:
                monsters += monster_prize(p, creature)
    for kind in range(k.KINDS):
        owned[kind] += b.bag[kind] + b.aside[kind]
    if b.stage == a.MOVING:
        owned[b.now] += 1
    hunters = power(p, owned, k.WARRIOR) + power(p, owned, k.HUNTRESS)
    thieves = power(p, owned, k.THIEF)
    guides, druids = power(p, owned, k.GUIDE), power(p, owned, k.DRUID)
    land = LAND * (land + HUNT_IN_LAND * monsters)
    return done(MONSTERS * monsters, hunters * to_come) \
        + done(CHESTS * chests, thieves * to_come) \
        + done(land, guides * to_come) + done(land, druids * to_come) \
        + done(SECOND_TURNS * (hunters + thieves + guides + druids) * to_come,
               power(p, owned, k.PRIESTESS) * to_come)


def power(p: Position, owned: vec[i64], kind: i64) -> float:
    return WORTH_SCALE * float(owned[kind]) * WORTH[kind * 2 + ((p.night >> kind) & 1)]


def done(work: float, power: float) -> float:
    """How much of some work gets done: the more was done, the harder is the rest."""
    return work * (1.0 - math.exp(-power / work)) if work > 0.0 else 0.0


def distances(p: Position, b: Adventure) -> vec[i64]:
    """Steps from the Guardians on the board, the Tents or the Castle, as the land lies."""
    land = p.land
    far = land.blank[:]
    squares = vec[i64](capacity=k.SQUARES)
    squares = append(squares, k.CASTLE_SQUARE)
    far[k.CASTLE_SQUARE] = 0
    for square in range(k.SQUARES):
        if b.cells[square] & (a.GUARDIAN | a.TENT):
            far[square] = 0
            squares = append(squares, square)
    at: i64 = 0
    while at < len(squares):
        here = squares[at]
        at += 1
        for way in range(4):
            to = land.near[here * 4 + way]
            if far[to] != NONE or land.terrain[to] == k.LAKE:
                continue
            far[to] = far[here] + 1
            if not b.creature(to):
                squares = append(squares, to)
    return far
