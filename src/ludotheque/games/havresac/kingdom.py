"""The kingdom of Havresac: what its squares, creatures, Guardians and items are called and worth.

Squares count 0..120, row by row from the top left; `f6` is the Castle: column f, row 6.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.events import Json
from ludotheque.core.game import Edition

NONE: Final = -1

# H3: the board.
SIDE: Final = 11
SQUARES: Final = SIDE * SIDE
CASTLE_SQUARE: Final = 60
EDGE: Final = SQUARES  # the square beyond the board's edge
COLUMNS: Final = "abcdefghijk"

LAND: Final = 0
FOREST: Final = 1
LAKE: Final = 2
VILLAGE: Final = 3
CHEST: Final = 4
HUT: Final = 5
GROVE: Final = 6
START: Final = 7
CASTLE: Final = 8
TERRAINS: Final[tuple[str, ...]] = ("land", "forest", "lake", "village", "chest", "hut", "grove",
                                    "start", "castle")
QUARTERS: Final[tuple[str, ...]] = ("red", "blue", "green", "yellow")
SEASONS: Final[tuple[str, ...]] = ("summer", "winter")

# H2: the 28 places of the Scout cards, Huts first.
HUTS: Final = "ABCDEFGHIJKLMNOPQRSTU"
GROVES: Final = "1234567"
PLACES: Final = 28
STARTS: Final = 3
VILLAGES: Final = 10
CHESTS: Final = 10

# H1: creatures; 0 is nobody.
NOBODY: Final = 0
FOX: Final = 1
CROCODILE: Final = 2
PIG: Final = 3
FAIRY: Final = 4
CREATURES: Final[tuple[str, ...]] = ("nobody", "fox", "crocodile", "pig", "fairy")

GUIDE: Final = 0
WARRIOR: Final = 1
THIEF: Final = 2
PRIESTESS: Final = 3
DRUID: Final = 4
HUNTRESS: Final = 5
KINDS: Final = 6
GUARDIANS: Final[tuple[str, ...]] = ("guide", "warrior", "thief", "priestess", "druid", "huntress")

BOOTS: Final = 0
CUP: Final = 1
SWORD: Final = 2
NET: Final = 3
BOW: Final = 4
FEATHER: Final = 5
HAMMER: Final = 6
KINDS_OF_ITEMS: Final = 7
ITEMS: Final[tuple[str, ...]] = ("boots", "cup", "sword", "net", "bow", "feather", "hammer")

BOOTS_STEPS: Final = 2  # H50
CUP_GLORY: Final = 2  # H50
ROUNDS: Final = 5
PILE: Final = 5  # H12: Scout cards a round
MOST_GLORY: Final = 15  # H6: the last line of the gains table


class Kingdom:
    """One side of the Adventure board: the terrain of each square, and where the places are."""

    def __init__(self, season: str, terrain: vec[i64], near: vec[i64], blank: vec[i64],
                 places: vec[i64], starts: vec[i64], chests: vec[i64]) -> None:
        self.season = season
        self.terrain = terrain
        self.near = near  # near[square * 4 + way]: the next square up, right, down and left
        self.blank = blank  # NONE for every square, EDGE beyond: where a search begins
        self.places = places  # the square of each Hut, then of each Grove
        self.starts = starts  # the start spaces 1, 2, 3
        self.chests = chests
        self.spots = [spot_name(self, square) for square in range(SQUARES)]
        self.printed = printed_squares(self)  # the same for every view


class HavresacEdition(Edition):
    """The printed content as typed tables. Faces: guardian * 2, plus 1 for Night."""

    def __init__(self, name: str, digest: str, source: Json, stand_ins: list[str],
                 kingdoms: list[Kingdom], creature_of: vec[i64], tokens: vec[i64],
                 first_bag: vec[i64], movement: vec[i64], straight: vec[i64], cost: vec[i64],
                 chests: vec[i64], gold: vec[i64], points: vec[i64], fairy_glory: vec[i64],
                 village_glory: vec[i64], glory: vec[i64], hunting: vec[i64], chest_points: i64,
                 ranks: vec[i64]) -> None:
        super().__init__(name, digest, source, stand_ins)
        self.kingdoms = kingdoms  # by season
        self.creature_of = creature_of  # of each place's Scout card
        self.tokens = tokens  # of each Guardian in the box
        self.first_bag = first_bag  # H11
        self.movement = movement  # of each face
        self.straight = straight  # of each face: 1 if it moves in a line, any distance
        self.cost = cost  # of each face, in Gold
        self.chests = chests  # how many Chests hold each item
        self.gold = gold  # for Glory 0..15 (H6)
        self.points = points
        self.fairy_glory = fairy_glory  # H7: of the first Fairy, the second ...
        self.village_glory = village_glory  # of 0, 1, 2 ... Villages
        self.glory = glory  # of each creature beaten (H60)
        self.hunting = hunting  # points of each at the end (H8)
        self.chest_points = chest_points
        self.ranks = ranks  # H71: points of the second rank, the third ...
        # The same for every view.
        self.tables = printed_tables(self)
        self.cards = [printed_cards(self, land) for land in kingdoms]  # by season and place


def printed_cards(e: HavresacEdition, land: Kingdom) -> list[Json]:
    """The Scout card of each place, for views."""
    return [{"place": spot(land, land.places[place]), "square": square_ref(land.places[place]),
             "creature": creature_ref(e.creature_of[place])} for place in range(PLACES)]


def printed_tables(e: HavresacEdition) -> Json:
    """What is printed beside the boards, for views."""
    return {"gold": [int(n) for n in e.gold], "points": [int(n) for n in e.points],
            "fairies": [int(n) for n in e.fairy_glory],
            "villages": [int(n) for n in e.village_glory],
            "glory": {CREATURES[c]: int(e.glory[c]) for c in range(FOX, FAIRY)},
            "hunting": {CREATURES[c]: int(e.hunting[c]) for c in range(FOX, FAIRY)},
            "cup": CUP_GLORY, "boots": BOOTS_STEPS, "chest": int(e.chest_points),
            "ranks": [int(n) for n in e.ranks]}


SQUARE_NAMES: Final = [COLUMNS[square % SIDE] + str(square // SIDE + 1)
                       for square in range(SQUARES)]
SQUARE_REFS: Final = ["square:" + name for name in SQUARE_NAMES]
GUARDIAN_REFS: Final = ["guardian:" + name for name in GUARDIANS]
CREATURE_REFS: Final = ["creature:" + name for name in CREATURES]
ITEM_REFS: Final = ["item:" + name for name in ITEMS]


def square_name(square: i64) -> str:
    """`f6` is the Castle."""
    return SQUARE_NAMES[square]


def square_of(name: str) -> int:
    """The other way round; NONE if it names no square.

    >>> square_name(square_of("k11"))
    'k11'
    """
    column, row = COLUMNS.find(name[:1]), name[1:]
    if column < 0 or row not in [str(n) for n in range(1, SIDE + 1)]:
        return NONE
    return (int(row) - 1) * SIDE + column


def square_ref(square: i64) -> str:
    return SQUARE_REFS[square]


def place_name(place: i64) -> str:
    """`K` is a Hut, `3` a Grove."""
    return (HUTS + GROVES)[place]


def place_at(land: Kingdom, square: i64) -> i64:
    """The Hut or Grove on a square, or NONE."""
    for place in range(PLACES):
        if land.places[place] == square:
            return place
    return NONE


def spot(land: Kingdom, square: i64) -> str:
    """What a square is called: `hut:K`, `grove:3`, `castle:f6`, `forest:c4` ..."""
    return land.spots[square]


def spot_name(land: Kingdom, square: i64) -> str:
    place = place_at(land, square)
    name = square_name(square) if place == NONE else place_name(place)
    return f"{TERRAINS[land.terrain[square]]}:{name}"


def guardian_ref(kind: i64) -> str:
    return GUARDIAN_REFS[kind]


def creature_ref(creature: i64) -> str:
    return CREATURE_REFS[creature]


def item_ref(item: i64) -> str:
    return ITEM_REFS[item]


def printed_squares(land: Kingdom) -> list[Json]:
    """Every square for views: what it is called, its terrain and its quarter."""
    return [{"ref": square_ref(square), "spot": spot(land, square),
             "terrain": TERRAINS[land.terrain[square]], "quarter": quarter_of(square)}
            for square in range(SQUARES)]


def quarter_of(square: i64) -> str:
    """A quarter's colour, or nothing on the cross (H3)."""
    row, column = square // SIDE, square % SIDE
    middle = SIDE // 2
    if row == middle or column == middle:
        return ""
    return QUARTERS[(2 if row > middle else 0) + (1 if column > middle else 0)]
