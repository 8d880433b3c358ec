"""Where Guardians may go, found again slowly by walking every way from every start (H30-H35).

Written from the rules, not from `reach.py`: a walk has one start, goes step by step, and is
followed until something ends or bars it.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

from ludotheque.core.events import Log
from ludotheque.core.rng import FastRng
from ludotheque.games.havresac import adventure as a
from ludotheque.games.havresac import kingdom as k
from ludotheque.games.havresac import moves as m
from ludotheque.games.havresac.state import HavresacState
from tests.conftest import SOAK
from tests.games.havresac.table import BASE, fresh, plain, play_on

Square = tuple[int, int]
MANY = 10 * SOAK or 1


class Walker:
    """One Guardian about to move, as its player sees the board."""

    def __init__(self, s: HavresacState, seat: int) -> None:
        view = cast(dict[str, Any], s.view(seat))
        board = view["boards"][seat]
        self.kind = board["now"].removeprefix("guardian:")
        tile = next(tile for tile in view["tiles"] if tile["ref"] == board["now"])
        self.night = tile["face"] == "night"
        self.line = tile["straight"]
        declared = board["declared"]
        self.steps = tile["movement"] + 2 * declared["boots"]  # H50
        self.flies = declared["feather"] or (self.kind, self.night) == ("druid", False)
        self.sword = declared["sword"]
        self.terrain = {spot(one["ref"]): one["terrain"] for one in view["printed"]}
        self.guardians = {spot(one["square"]): one["guardian"] for one in board["guardians"]}
        self.creatures = {spot(one["square"]): one["creature"].removeprefix("creature:")
                          for one in board["creatures"]}
        self.castle = next(at for at, name in self.terrain.items() if name == "castle")
        self.starts = {self.castle, *self.guardians, *map(spot, board["tents"])}  # H30

    def may_enter(self, at: Square, start: Square) -> bool:
        if at not in self.terrain or at == start or at in self.guardians:  # H30, H31
            return False
        creature = self.creatures.get(at, "")
        if creature == "fairy":  # H32: anyone
            return True
        if creature:  # H41, H50
            return bool(self.sword) or (self.kind == "warrior" and not (
                self.night and creature == "pig"))
        return self.flies or self.terrain[at] != "lake"  # H31, H44

    def must_stop(self, at: Square) -> bool:
        return at in self.creatures or (self.terrain[at] == "forest" and not self.flies)

    def ends(self) -> dict[Square, int]:
        """Every square where a move may end, with the fewest steps."""
        found: dict[Square, int] = {}
        for start in self.starts:
            for at, steps in (self.line_from(start) if self.line
                              else self.walks_from(start)).items():
                if at != self.castle:  # H34
                    found[at] = min(steps, found.get(at, 99))
        return found

    def walks_from(self, start: Square) -> dict[Square, int]:
        found: dict[Square, int] = {}
        seen = set()

        def walk(here: Square, steps: int) -> None:
            if steps == self.steps or (here, steps) in seen:
                return
            seen.add((here, steps))
            for at in beside(here):
                if self.may_enter(at, start):
                    found[at] = min(steps + 1, found.get(at, 99))
                    if not self.must_stop(at):
                        walk(at, steps + 1)

        walk(start, 0)
        return found

    def line_from(self, start: Square) -> dict[Square, int]:
        """H42: one straight line, any distance."""
        found: dict[Square, int] = {}
        for row, column in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            here, steps = start, 0
            while True:
                here, steps = (here[0] + row, here[1] + column), steps + 1
                if not self.may_enter(here, start):
                    break
                found[here] = min(steps, found.get(here, 99))
                if self.must_stop(here):
                    break
        return found

    def check_way(self, way: list[Square], shortest: int) -> None:
        """H35: a legal walk from a start, as short as any."""
        start, *steps = way
        assert start in self.starts
        assert len(steps) == shortest
        for before, here in zip(way, steps, strict=False):
            assert here in beside(before)
            assert self.may_enter(here, start)
        assert not any(self.must_stop(at) for at in steps[:-1])
        assert self.line or len(steps) <= self.steps
        if self.line:
            assert len({row for row, _ in way}) == 1 or len({column for _, column in way}) == 1


def spot(ref: str) -> Square:
    name = ref.removeprefix("square:")
    return int(name[1:]), "abcdefghijk".index(name[0])


def beside(at: Square) -> list[Square]:
    row, column = at
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def check(s: HavresacState, seat: int) -> int:
    """Offered destinations are exactly those walked to; each way is right."""
    walker = Walker(s, seat)
    expected = walker.ends()
    offered = {divmod(move - m.GO, 11): move for move in s.legal(seat) if m.GO <= move < m.TAKE}
    assert {(row + 1, column) for row, column in offered} == set(expected), s.notation()
    for (row, column), move in offered.items():
        log = Log()
        s.copy().apply(seat, move, log)
        went = next(event for event in log.events if event.kind == "go")
        way = [spot(ref) for ref in cast(list[str], went.facts["way"])]
        assert way[-1] == (row + 1, column)
        walker.check_way(way, expected[way[-1]])
    return len(offered)


@pytest.mark.rule("H30", "H31", "H32", "H34", "H35", "H41", "H42", "H44", "H50")
@pytest.mark.parametrize("seed", range(6 * MANY))
def test_destinations_in_random_games_are_those_walked_to(seed: int) -> None:
    s = fresh(1 + seed % 2, BASE, seed=seed, random_faces=True, season=k.SEASONS[seed // 2 % 2])
    choose = FastRng(seed, 0)
    checked = 0
    while not s.over:
        for seat in s.to_move():
            if s.boards[seat].stage == a.MOVING:
                checked += check(s, seat) > 0
        play_on(s, choose)
    assert checked > 20


@pytest.mark.rule("H30", "H31", "H32", "H34", "H35", "H41", "H42", "H44", "H50")
@pytest.mark.parametrize("kind", range(k.KINDS))
@pytest.mark.parametrize("night", [0, 63])
def test_destinations_on_crowded_boards_are_those_walked_to(kind: int, night: int) -> None:
    """Boards no game would bring about: Guardians, Tents and creatures anywhere, any items."""
    choose = FastRng(kind + night, 0)

    def below(n: int) -> int:
        return int(choose.below(0, n))

    for n in range(16 * MANY):
        s = fresh(1, (BASE, plain())[n % 2], season=k.SEASONS[n // 2 % 2])
        s.night = night
        b = s.boards[0]
        b.now, b.boots = kind, below(3) if below(2) else 0
        b.sword, b.feather = below(3) == 0, below(3) == 0
        if s.content.straight[kind * 2 + (night > 0)]:
            b.boots = 0
        for square in range(k.SQUARES):
            b.cells[square] &= a.DONE
            if square == k.CASTLE_SQUARE:
                continue
            chance = below(16 + 40 * (n % 3))
            if chance < 3:
                b.put_creature(square, 1 + below(4))
            elif chance < 5:
                b.put_guardian(square, below(k.KINDS))
                if below(4) == 0:
                    b.cells[square] |= a.TENT
            elif chance < 7:
                b.cells[square] |= a.TENT
        check(s, 0)
