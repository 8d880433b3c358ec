"""One player's Adventure: board, bag and all that was won. No other player's move touches it.

A square's cell is a small number: the Guardian who stands there, the creature, whether a Tent is
pitched, and whether its Village is repaired or its Chest open.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.rng import plus, same, zeros
from ludotheque.games.havresac import kingdom as k
from ludotheque.games.havresac.kingdom import NONE, HavresacEdition

# The parts of a cell.
GUARDIAN: Final = 7  # 1 + kind, 0 for none
CREATURE: Final = 7 << 3
TENT: Final = 1 << 6
DONE: Final = 1 << 7  # a Village is repaired, a Chest is open

# What a player is doing.
WAITING: Final = 0  # for the others: the phase is over for this player (H25)
MOVING: Final = 1  # a Guardian was drawn and has not moved yet
ACTING: Final = 2  # it has moved, or taken a place: it may act, then is done
BUYING: Final = 3  # Recruitment
STAGES: Final[tuple[str, ...]] = ("waiting", "moving", "acting", "buying")


@mypyc_attr(acyclic=True)
class Adventure:
    """What one player has: a new one is a board with nothing on it and an empty bag.

    Cells and bag change in place. Every other vec is replaced, never changed: copies share it.
    """

    def __init__(self, cells: vec[i64], bag: vec[i64], aside: vec[i64], left: vec[i64],
                 items: vec[i64], found: vec[i64], gains: vec[i64], hunted: vec[i64],
                 glory: vec[i64], stage: i64 = WAITING, now: i64 = NONE, at: i64 = NONE,
                 boots: i64 = 0, sword: bool = False, feather: bool = False, acted: bool = False,
                 cups: i64 = 0, fairies: i64 = 0, fled: i64 = 0, villages: i64 = 0,
                 chests: i64 = 0, gold: i64 = 0, points: i64 = 0) -> None:
        self.cells = cells
        self.bag = bag  # how many Guardians of each kind are in it
        self.aside = aside  # those that could not move this round (H34)
        self.left = left  # the items in the Chests still closed
        self.items = items  # those to be used
        self.found = found  # those found by this Guardian, for the next one on (H42)
        self.gains = gains  # creatures of this round (H60)
        self.hunted = hunted  # Monsters on the hunting board
        self.glory = glory  # of each round so far
        self.stage = stage
        self.now = now  # the Guardian drawn
        self.at = at  # where it stands, once it has moved
        self.boots = boots  # declared for this move (H51)
        self.sword = sword
        self.feather = feather
        self.acted = acted  # the Guardian's own act is used
        self.cups = cups  # found this round (H50)
        self.fairies = fairies  # on their track
        self.fled = fled  # Fairies nobody caught (H62)
        self.villages = villages  # repaired
        self.chests = chests  # opened
        self.gold = gold
        self.points = points

    def copy(self) -> Adventure:
        return Adventure(
            self.cells[:], self.bag[:], self.aside, self.left, self.items, self.found, self.gains,
            self.hunted, self.glory, self.stage, self.now, self.at, self.boots, self.sword,
            self.feather, self.acted, self.cups, self.fairies, self.fled, self.villages,
            self.chests, self.gold, self.points)

    def same(self, other: Adventure) -> bool:
        """Whether everything is as there."""
        return (self.stage == other.stage and self.now == other.now and self.at == other.at
                and self.boots == other.boots and self.sword == other.sword
                and self.feather == other.feather and self.acted == other.acted
                and self.cups == other.cups and self.fairies == other.fairies
                and self.fled == other.fled and self.villages == other.villages
                and self.chests == other.chests and self.gold == other.gold
                and self.points == other.points and same(self.cells, other.cells)
                and same(self.bag, other.bag) and same(self.aside, other.aside)
                and same(self.left, other.left) and same(self.items, other.items)
                and same(self.found, other.found) and same(self.gains, other.gains)
                and same(self.hunted, other.hunted) and same(self.glory, other.glory))

    def guardian(self, square: i64) -> i64:
        """The kind that stands there, or NONE."""
        return (self.cells[square] & GUARDIAN) - 1

    def creature(self, square: i64) -> i64:
        return (self.cells[square] & CREATURE) >> 3

    def has_tent(self, square: i64) -> bool:
        return self.cells[square] & TENT != 0

    def is_done(self, square: i64) -> bool:
        """Whether a Village is repaired, or a Chest open."""
        return self.cells[square] & DONE != 0

    def put_guardian(self, square: i64, kind: i64) -> None:
        self.cells[square] |= kind + 1

    def lift_guardian(self, square: i64) -> i64:
        kind = self.guardian(square)
        self.cells[square] &= ~GUARDIAN
        return kind

    def put_creature(self, square: i64, creature: i64) -> None:
        self.cells[square] |= creature << 3

    def gain_creature(self, square: i64) -> i64:
        """Take a creature off the board into the gains (H32)."""
        creature = self.creature(square)
        self.cells[square] &= ~CREATURE
        self.gains = plus(self.gains, creature, 1)
        return creature

    def owned(self, kind: i64) -> i64:
        """Guardians of a kind, wherever they are."""
        n = self.bag[kind] + self.aside[kind]
        if self.stage == MOVING and self.now == kind:
            n += 1
        for square in range(k.SQUARES):
            if self.guardian(square) == kind:
                n += 1
        return n

    def in_bag(self) -> i64:
        n: i64 = 0
        for kind in range(k.KINDS):
            n += self.bag[kind]
        return n

    def monsters(self) -> i64:
        """Those on the board."""
        n: i64 = 0
        for square in range(k.SQUARES):
            if k.NOBODY < self.creature(square) < k.FAIRY:
                n += 1
        return n

    def round_glory(self, e: HavresacEdition) -> i64:
        """H60: what this round is worth so far, with the Villages of all rounds."""
        glory = e.village_glory[self.villages] + k.CUP_GLORY * self.cups
        for creature in range(k.FOX, k.FAIRY):
            glory += e.glory[creature] * self.gains[creature]
        for slot in range(self.fairies, self.fairies + self.gains[k.FAIRY]):
            glory += e.fairy_glory[slot]
        return glory

    def score(self, e: HavresacEdition) -> i64:
        """H70: what the final count would be now."""
        points = self.points + e.chest_points * self.chests
        for creature in range(k.FOX, k.FAIRY):
            points += e.hunting[creature] * self.hunted[creature]
        return points


def new_adventure(e: HavresacEdition) -> Adventure:
    """H11: an empty board, closed Chests, the first bag."""
    return Adventure(zeros(k.SQUARES), e.first_bag[:], zeros(k.KINDS), e.chests[:],
                     zeros(k.KINDS_OF_ITEMS), zeros(k.KINDS_OF_ITEMS), zeros(k.FAIRY + 1),
                     zeros(k.FAIRY + 1), vec[i64]())


def note_glory(b: Adventure, glory: i64) -> None:
    b.glory = append(b.glory[:], glory)


def points_of(e: HavresacEdition, glory: i64) -> i64:
    """H6: above 15 each Glory is a point more."""
    return e.points[min(glory, k.MOST_GLORY)] + max(0, glory - k.MOST_GLORY)


def gold_of(e: HavresacEdition, glory: i64) -> i64:
    return e.gold[min(glory, k.MOST_GLORY)]
