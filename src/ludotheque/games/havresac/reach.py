"""Where a Guardian may go, and the way there (H30 to H35).

What matters is where a move ends: each destination is found once, with one shortest way.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.havresac import adventure as a
from ludotheque.games.havresac import kingdom as k
from ludotheque.games.havresac.adventure import Adventure
from ludotheque.games.havresac.kingdom import NONE, HavresacEdition, Kingdom

# Whom a Guardian may meet by entering: bits of creatures. Anyone may enter a Fairy's square (H32).
FAIRIES: Final = 1 << k.FAIRY
SMALL_GAME: Final = (1 << k.FOX) | (1 << k.CROCODILE)
ALL_MONSTERS: Final = SMALL_GAME | (1 << k.PIG)


@mypyc_attr(acyclic=True)
class Reach:
    """The squares where a move may end, and for each square entered where one came from."""

    def __init__(self, ends: vec[i64], came: vec[i64]) -> None:
        self.ends = ends
        self.came = came


def reach(e: HavresacEdition, land: Kingdom, b: Adventure, night: i64) -> Reach:
    """Where the Guardian just drawn may end, with what was declared for it."""
    face = b.now * 2 + ((night >> b.now) & 1)
    flies = flies_over(b, night)
    meets = may_meet(b, night)
    if e.straight[face]:
        return straight(land, b, flies, meets)
    steps = e.movement[face] + k.BOOTS_STEPS * b.boots
    found = flood(land, b, steps, flies, meets, NONE)
    cells = b.cells
    for square in range(k.SQUARES):
        if cells[square] & (a.TENT | a.GUARDIAN) == a.TENT \
                and reached_from_elsewhere(land, b, steps, flies, square):
            found.ends = append(found.ends, square)
    return found


def flies_over(b: Adventure, night: i64) -> bool:
    """H44, H50: the Day Druid and the Feather ignore terrain."""
    return b.feather or (b.now == k.DRUID and not (night >> k.DRUID) & 1)


def may_meet(b: Adventure, night: i64) -> i64:
    """H41, H50: Warriors and the Sword enter Monsters, the Night Warrior no Pigs."""
    if b.sword or (b.now == k.WARRIOR and not (night >> k.WARRIOR) & 1):
        return FAIRIES | ALL_MONSTERS
    return FAIRIES | SMALL_GAME if b.now == k.WARRIOR else FAIRIES


def starts(b: Adventure, but: i64) -> vec[i64]:
    """H30: the Castle, every Guardian on the board, every Tent; one square may be left out."""
    out = vec[i64](capacity=64)
    out = append(out, k.CASTLE_SQUARE)
    cells = b.cells
    for square in range(k.SQUARES):
        if cells[square] & (a.GUARDIAN | a.TENT) and square != but:
            out = append(out, square)
    return out


def flood(land: Kingdom, b: Adventure, steps: i64, flies: bool, meets: i64, but: i64,
          until: i64 = NONE) -> Reach:
    """Step by step from all starts at once, or no farther than `until` a square is reached; `but`
    is a Tent that is no start this time.

    The Castle and all Guardians are starts: none of them is entered (H31, H34).
    """
    near, terrain, cells = land.near, land.terrain, b.cells
    came = land.blank[:]
    squares = starts(b, but)
    for square in squares:
        came[square] = square
    ends = vec[i64](capacity=k.SQUARES)
    at: i64 = 0
    for _ in range(steps):
        last: i64 = len(squares)
        while at < last:
            here = squares[at]
            at += 1
            for way in range(here * 4, here * 4 + 4):
                to = near[way]
                if came[to] != NONE:
                    continue
                creature = (cells[to] & a.CREATURE) >> 3
                stop = creature != k.NOBODY
                if stop:
                    if not (meets >> creature) & 1:
                        continue
                elif not flies:
                    if terrain[to] == k.LAKE:
                        continue
                    stop = terrain[to] == k.FOREST
                came[to] = here
                ends = append(ends, to)
                if to == until:
                    return Reach(ends, came)
                if not stop:  # H31, H32: Forests and creatures end the move
                    squares = append(squares, to)
    return Reach(ends, came)


def reached_from_elsewhere(land: Kingdom, b: Adventure, steps: i64, flies: bool,
                           tent: i64) -> bool:
    """H30, H34: a move from a Tent never ends there, but one from another start may.

    Looks back from the Tent, over squares a Guardian may pass, for any other start.
    """
    near, terrain, cells = land.near, land.terrain, b.cells
    if terrain[tent] == k.LAKE and not flies:
        return False
    came = land.blank[:]
    came[tent] = tent
    squares = vec[i64](capacity=32)
    squares = append(squares, tent)
    at: i64 = 0
    for _ in range(steps):
        last: i64 = len(squares)
        while at < last:
            here = squares[at]
            at += 1
            for way in range(here * 4, here * 4 + 4):
                to = near[way]
                if came[to] != NONE:
                    continue
                if to == k.CASTLE_SQUARE or cells[to] & (a.GUARDIAN | a.TENT):
                    return True
                if cells[to] & a.CREATURE or (
                        not flies and (terrain[to] == k.LAKE or terrain[to] == k.FOREST)):
                    continue
                came[to] = here
                squares = append(squares, to)
    return False


def straight(land: Kingdom, b: Adventure, flies: bool, meets: i64) -> Reach:
    """H42: in one line, any distance, from any start. `came` is the nearest start itself."""
    came = land.blank[:]
    ends = vec[i64](capacity=64)
    for start in starts(b, NONE):
        for way in range(4):
            steps: i64 = 0
            to = start
            while True:
                to = land.near[to * 4 + way]
                steps += 1
                if not may_enter(land, b, to, flies, meets):
                    break
                if to != k.CASTLE_SQUARE:  # H34: crossed, not ended on
                    if came[to] == NONE:
                        ends = append(ends, to)
                    if came[to] == NONE or steps < apart(came[to], to):
                        came[to] = start
                if stops(land, b, to, flies):
                    break
    return Reach(ends, came)


def may_enter(land: Kingdom, b: Adventure, square: i64, flies: bool, meets: i64) -> bool:
    if square == k.EDGE or b.cells[square] & a.GUARDIAN:
        return False
    creature = b.creature(square)
    if creature:
        return (meets >> creature) & 1 != 0
    return flies or land.terrain[square] != k.LAKE


def stops(land: Kingdom, b: Adventure, square: i64, flies: bool) -> bool:
    return b.creature(square) != k.NOBODY or (not flies and land.terrain[square] == k.FOREST)


def apart(one: i64, other: i64) -> i64:
    """Steps between two squares, whatever lies between."""
    rows, columns = one // k.SIDE - other // k.SIDE, one % k.SIDE - other % k.SIDE
    return max(rows, -rows) + max(columns, -columns)


def way_to(e: HavresacEdition, land: Kingdom, b: Adventure, night: i64, end: i64) -> list[int]:
    """H35: the squares of one shortest way, from its start to its end."""
    face = b.now * 2 + ((night >> b.now) & 1)
    flies, meets = flies_over(b, night), may_meet(b, night)
    if e.straight[face]:
        return line_of(land, straight(land, b, flies, meets).came[end], end)
    steps = e.movement[face] + k.BOOTS_STEPS * b.boots
    came = flood(land, b, steps, flies, meets, end if b.has_tent(end) else NONE, end).came
    way = [int(end)]
    while came[way[-1]] != way[-1]:
        way.append(int(came[way[-1]]))
    way.reverse()
    return way


def line_of(land: Kingdom, start: i64, end: i64) -> list[int]:
    for way in range(4):
        line = [int(start)]
        while line[-1] not in (k.EDGE, end):
            line.append(int(land.near[line[-1] * 4 + way]))
        if line[-1] == end:
            return line
    raise AssertionError("two squares of one line")
