"""How good a position of GOLDblivion looks for a seat: for greedy players, playouts and hints.

Everything is weighed in ingots: what a seat has, what its hand will bring this round, and what its
cards, Buildings and production will bring in the rounds that seem to be left.
"""

from __future__ import annotations

import math

from mypy_extensions import i64

from ludotheque.core.rng import count_bits
from ludotheque.games.goldblivion import cards as c
from ludotheque.games.goldblivion import fight
from ludotheque.games.goldblivion import frames as f
from ludotheque.games.goldblivion import vocabulary as v
from ludotheque.games.goldblivion.board import Board

NUGGET = 0.16
MATERIAL = 0.24
TOKEN = 0.3
# What a step is worth when it is taken once, in ingots; by the codes of the vocabulary.
STEP_WORTH = (NUGGET, MATERIAL, 1.0, 0.27, 0.25, TOKEN, -MATERIAL, 0.0,
              0.06, 0.22, 0.45, 0.4, 0.35, 0.7, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
PER_WORTH = (2.2, 1.8, 1.8, 1.5, 1.5, 1.0, 1.0)  # how many a «per» usually counts
SCALE = 2.5
USUAL_ROUNDS = 5.0
NOBLE_TURN = 0.85  # what a turn of the automated noble brings it


def judge(b: Board, seat: i64) -> float:
    """0 is hopeless, 1 is won, from what the seat may know."""
    if b.over:
        return b.result().seats[seat].utility
    left = rounds_left(b)
    mine = prospects(b, seat, left, True)
    best = noble_prospects(b, left) if b.solo() else -100.0
    for other in range(b.seats):
        if other != seat:
            best = max(best, prospects(b, other, left, False))
    return 1.0 / (1.0 + math.exp((best - mine) / SCALE))


def rounds_left(b: Board) -> float:
    """How many more rounds the game seems to have after this one. It must not depend on who
    leads as long as nobody is there, or a leader would put off winning."""
    most: i64 = b.noble_gold
    for seat in range(b.seats):
        most = max(most, b.gold[seat])
    return 0.0 if most >= c.GOAL else max(1.0, USUAL_ROUNDS - float(b.round))


def prospects(b: Board, seat: i64, left: float, own: bool) -> float:
    """A seat's ingots, now and to come. Of others only what is public counts."""
    kinds = b.kinds()
    at = seat * kinds
    worth = float(b.gold[seat]) + NUGGET * float(b.nuggets[seat])
    worth += MATERIAL * float(b.materials[seat]) + TOKEN * float(count_bits(b.held[seat]))
    cards = 0.0
    count = 0.0
    hand = 0.0
    built = 0.0
    for kind in range(kinds):
        if b.owned[at + kind]:
            cards += b.content.worth[kind] * float(b.owned[at + kind])
            count += float(b.owned[at + kind])
            if own and b.hand[at + kind]:
                hand += b.content.worth[kind] * float(b.hand[at + kind])
        elif b.upright[at + kind] or b.turned[at + kind]:
            built += b.content.worth[kind] * (float(b.upright[at + kind])
                                              + left * float(b.upright[at + kind]
                                                             + b.turned[at + kind]))
    if not own:
        hand = cards / count * float(b.hand_size(seat))
    if b.phase == c.DEVELOPING:
        worth += 0.76 * hand + production(b, seat, own)  # four cards of five, then production
    elif not (b.passed >> seat) & 1:
        worth += 0.95 * hand
    if own:
        for i in range(len(b.developed)):
            entry = b.developed[i]
            if entry >> 16 == seat:
                cards -= b.content.worth[(entry & 255) >> 1]
                count -= 1.0
        if b.chosen[seat] >= 0:
            cards -= b.content.worth[b.chosen[seat] // 2]
            count -= 1.0
    if own and seat == b.turn:
        worth += pending(b)
    # Better cards in later rounds: self-play says to count on little of it.
    worth += left * 0.5 * cards / max(count, 4.0)
    worth += 0.7 * built
    sides = production(b, seat, own)
    return worth + left * sides + army(b, seat) * (0.38 + 0.1 * left)


def weigh(b: Board, seat: i64) -> dict[str, float]:
    """What stands out of a seat's prospects, in ingots: for people who ask why."""
    left = rounds_left(b)
    kinds = b.kinds()
    hand = 0.0
    cards = 0.0
    built = 0.0
    for kind in range(kinds):
        at = seat * kinds + kind
        worth = b.content.worth[kind]
        hand += worth * float(b.hand[at])
        cards += worth * float(b.owned[at])
        built += worth * (float(b.upright[at]) + left * float(b.upright[at] + b.turned[at]))
    out = {"ingots": float(b.gold[seat]), "nuggets": NUGGET * float(b.nuggets[seat]),
           "materials": MATERIAL * float(b.materials[seat]),
           "magic": TOKEN * float(count_bits(b.held[seat])), "hand": hand,
           "cards": 0.1 * left * cards, "buildings": 0.7 * built,
           "production": (1.0 + left) * production(b, seat, True),
           "army": army(b, seat) * (0.38 + 0.1 * left),
           "fight": pending(b) if seat == b.turn else 0.0, "rivals": 0.0}
    if b.solo():
        out["rivals"] = -noble_prospects(b, left)
    for other in range(b.seats):
        if other != seat:
            out["rivals"] -= prospects(b, other, left, False) / float(b.seats - 1)
    return out


def pending(b: Board) -> float:
    """What the half-done powers and the fight of the seat that acts will still bring."""
    worth = 0.0
    for i in range(len(b.frames)):
        frame = b.frames[i]
        code = f.code_of(frame)
        n = float(f.a_of(frame))
        if code == f.STEPS:
            power = f.a_of(frame)
            worth += steps_worth(b, b.content.first[power] + f.b_of(frame),
                                 b.content.first[power + 1])
        elif code == f.DESTROY:
            worth += STEP_WORTH[v.DESTROY] * n
        elif code == f.TAKE_COMBAT:
            worth += STEP_WORTH[v.TAKE_COMBAT] * n
        elif code == f.TAKE_CHARACTER:
            worth += STEP_WORTH[v.TAKE_CHARACTER] * n
        elif code == f.REPEAT:
            worth += STEP_WORTH[v.REPEAT]
        elif code == f.READY:
            worth += STEP_WORTH[v.READY]
        elif code == f.TARGET:
            worth += 0.65
        elif code == f.FIGHT:
            worth += fighting(b)
    return worth


def fighting(b: Board) -> float:
    """The reward, as likely as it looks from the Force there is and the cards not resolved."""
    tile = fight.enemy_on(b, b.hex)
    power = b.content.tile_power[tile]
    reward = steps_worth(b, b.content.first[power], b.content.first[power + 1]) + 0.1
    force = float(b.force - b.content.tile_force[tile])
    for fighter in range(b.fighters()):
        force += float(b.fresh[fighter]) * b.content.fighter_worth[fighter]
    return reward * max(0.0, min(0.95, 0.6 + 0.25 * force))


def steps_worth(b: Board, first: i64, last: i64) -> float:
    worth = 0.0
    for at in range(first, last):
        worth += step_worth(b.content.ops[at])
    return worth


def step_worth(op: i64) -> float:
    code = v.code_of(op)
    n = 1.0 if code >= v.REPEAT else float(v.n_of(op))
    worth = STEP_WORTH[code] * n * PER_WORTH[v.per_of(op) if code < v.DESTROY else c.NOTHING]
    if code == v.FIGHT:
        worth += 0.12 * float(v.n_of(op)) + 0.2 * float(v.more_of(op))
    return worth


def production(b: Board, seat: i64, own: bool) -> float:
    """What the developed cards yield each round (G12), with one's own choice being made."""
    on_left = float(b.developed_on(seat, c.LEFT))
    on_right = float(b.developed_on(seat, c.RIGHT))
    if own and b.chosen[seat] >= 0:
        if b.chosen[seat] % 2 == c.LEFT:
            on_left += 1.0
        else:
            on_right += 1.0
    return NUGGET * on_left + MATERIAL * 0.48 * on_right


def army(b: Board, seat: i64) -> float:
    """The strength of an army: the average of its cards, and a little for their number."""
    n = b.fighters()
    force = 0.0
    count = 0.0
    for fighter in range(n):
        cards = float(b.army[seat * n + fighter] + b.spent[seat * n + fighter])
        force += cards * b.content.fighter_worth[fighter]
        count += cards
    return 1.2 * force / max(count, 3.0) + 0.04 * force


def noble_prospects(b: Board, left: float) -> float:
    """The automated noble: what it has, and what each of its turns to come brings it."""
    board = b.content.nobles[b.noble]
    worth = float(b.noble_gold) + float(b.noble_nuggets) / float(board.nugget_cost)
    worth += 0.3 * float(b.noble_materials)
    return worth + NOBLE_TURN * (float(noble_turns(b)) + 2.3 * left)


def noble_turns(b: Board) -> i64:
    """Its turns in this round: one after each of yours, and you pass last, your hand empty."""
    if b.passed or b.phase == c.DRAFTING:
        return 0
    needed = b.hand_size(0) + 1 - b.actions  # every card, and the pass
    return (max(needed, 0) + 2) // 3 + (1 if b.actions else 0)


def worth_of(ops: list[int], pays: int, amount: int) -> float:
    """What a power is worth when it is used, from the vocabulary alone."""
    total = 0.0
    for op in ops:
        total += step_worth(op)
    if pays == c.NUGGET_COST:
        total -= NUGGET * amount
    elif pays == c.MATERIAL_COST:
        total -= MATERIAL * amount
    return max(total, 0.0)
