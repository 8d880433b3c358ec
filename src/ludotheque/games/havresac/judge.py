"""How good a position of Havresac looks for a seat: for greedy players, playouts and hints.

It counts points: those in hand, what this round's Glory will bring, what the Guardians still in
the bag may reach, and what Villages, Gold and Guardians are worth in the rounds to come. The
weights were found by self-play, see docs/rules/havresac.md.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.havresac import adventure as a
from ludotheque.games.havresac import kingdom as k
from ludotheque.games.havresac import position as pos
from ludotheque.games.havresac.adventure import Adventure
from ludotheque.games.havresac.kingdom import NONE
from ludotheque.games.havresac.position import Position

SCALE: Final = 200.0  # points that no game has had

W = [
    0.55,  # 0 a point of Glory
    0.25,  # 1 a piece of Gold, per round to come
    0.9,   # 2 an item in hand
    0.75,  # 3 what a target is worth while it can be reached this round
    0.6,   # 4 of the steps left that lead to targets
    0.35,  # 5 what a Monster or a Chest is worth that waits for another round
    0.25,  # 6 a Tent-to-be, per step from the Castle
    2.0,   # 7 a Guide
    3.0,   # 8 a Warrior
    2.5,   # 9 a Thief
    2.0,   # 10 a Priestess
    2.5,   # 11 a Druid
    3.5,   # 12 a Huntress
    0.12,  # 13 less for each one more of a kind
    1.0,   # 14 a Guardian sent back into the bag (in bag count)
]


def judge(p: Position, seat: i64) -> float:
    """0..1 in points of the final count; other players' boards play no part in it."""
    b = p.boards[seat]
    return min(1.0, max(0.0, points(p, b) / SCALE))


def points(p: Position, b: Adventure) -> float:
    e = p.content
    worth = float(b.score(e))
    if p.over:
        return worth
    to_come = float(k.ROUNDS - p.round)
    worth += bag_worth(p, b) * to_come
    worth += W[1] * to_come * float(b.gold)
    for item in range(k.KINDS_OF_ITEMS):
        worth += W[2] * float(b.items[item] + b.found[item]) * min(1.0, to_come + 0.3)
    # Villages pay in the rounds to come.
    worth += W[0] * to_come * float(e.village_glory[b.villages])
    if p.phase == pos.ADVENTURE:
        for creature in range(k.FOX, k.FAIRY):
            worth += float(e.hunting[creature] * b.gains[creature])
        ahead, later = targets(p, b, to_come)
        worth += later
        worth += glory_worth(p, float(b.round_glory(e)) + ahead, to_come)
        if not p.is_night(k.GUIDE) and to_come > 0.0:
            worth += tents(b)
    return worth


def glory_worth(p: Position, glory: float, to_come: float) -> float:
    """Points and Gold of the gains table, smoothly."""
    e = p.content
    whole = int(glory)
    part = glory - float(whole)
    low, high = min(whole, k.MOST_GLORY), min(whole + 1, k.MOST_GLORY)
    points = float(e.points[low]) * (1.0 - part) + float(e.points[high]) * part
    if glory > float(k.MOST_GLORY):
        points += glory - float(k.MOST_GLORY)
    gold = float(e.gold[low]) * (1.0 - part) + float(e.gold[high]) * part
    return points + W[1] * to_come * gold


def bag_worth(p: Position, b: Adventure) -> float:
    """What the Guardians will do in each round to come: of one kind each is worth less."""
    worth = 0.0
    for kind in range(k.KINDS):
        n = float(b.owned(kind))
        worth += W[7 + kind] * (n - W[13] * n * (n - 1.0) / 2.0)
    return worth


def tents(b: Adventure) -> float:
    worth = 0.0
    for square in range(k.SQUARES):
        if b.guardian(square) == k.GUIDE:
            worth += W[6] * float(abs(square // k.SIDE - 5) + abs(square % k.SIDE - 5))
    return worth


def targets(p: Position, b: Adventure, to_come: float) -> tuple[float, float]:
    """The Glory that may still be had this round, and what may wait for another."""
    e, land = p.content, p.land
    steps = 0.0
    hunters = thieves = 0.0
    for kind in range(k.KINDS):
        n = float(b.bag[kind])
        if b.stage == a.MOVING and b.now == kind:
            n += 1.0
        if n > 0.0:
            face = kind * 2 + ((p.night >> kind) & 1)
            steps += n * (4.0 if e.straight[face] else float(e.movement[face]))
            if kind == k.WARRIOR or kind == k.HUNTRESS:
                hunters += n
            elif kind == k.THIEF:
                thieves += n
    far = distances(p, b)
    glory = later = 0.0
    for square in range(k.SQUARES):
        creature = b.creature(square)
        terrain = land.terrain[square]
        near = 0.0
        if far[square] != NONE and steps > 0.0:
            near = max(0.0, 1.0 - float(far[square]) / (W[4] * steps + 1.0))
        if creature == k.FAIRY:
            glory += W[3] * near * 2.5
        elif creature != k.NOBODY:
            if hunters > 0.0:
                glory += W[3] * near * float(e.glory[creature]) * 1.6
            later += W[5] * float(e.glory[creature]) * min(1.0, to_come)
        elif terrain == k.VILLAGE and not b.is_done(square):
            glory += W[3] * near * (1.0 + 0.7 * to_come)
        elif terrain == k.CHEST and not b.is_done(square) and thieves > 0.0:
            glory += W[3] * near * 3.0
    return glory, later


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
