"""The components of GOLDblivion: the numbers that stand for them, and the tables of an edition.

GOLDblivion cards and Combat cards are kinds: equal cards are one kind with copies. A pile is the
count of each kind; its order is drawn when a card is taken.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.events import Json
from ludotheque.core.game import Edition

NONE: Final = -1

# Types: what symbols on cards count as (G34). ANY is for "repeat any character".
ELF: Final = 0
HUMAN: Final = 1
DWARF: Final = 2
BUILDING: Final = 3
TYPES: Final = ("elf", "human", "dwarf", "building")
TILE: Final = 4  # "per tile"
ANY: Final = 5
NOTHING: Final = 6  # counts as one, whatever is in play
PER: Final = ("elf", "human", "dwarf", "building", "tile", "any", "")

# Where a GOLDblivion card comes from.
STARTING: Final = 0
NOBLE: Final = 1
CHARACTER: Final = 2
BUILT: Final = 3
CATEGORIES: Final = ("starting", "nobles", "characters", "buildings")

LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ("left", "right")

FOREST: Final = 0
MOUNTAIN: Final = 1
HEXES: Final = 12
COW_HEX: Final = 9  # hex 10 on the board, counted from 0

SLOTS: Final = 4  # of the market
HAND: Final = 5  # cards drawn each round (G10)
MAX_MATERIALS: Final = 4  # G13
INGOT_COST: Final = 7  # G30
GOAL: Final = 10  # G60
LAST_ROUND: Final = 40  # G60: our ruling

# What is paid before an arrow.
FREE: Final = 0
NUGGET_COST: Final = 1
MATERIAL_COST: Final = 2

DRAFTING: Final = 0
DEVELOPING: Final = 1
ACTING: Final = 2
NOBLE_TURN: Final = 3
CLOSING: Final = 4  # the new first player destroys a market card (G16)
ENDED: Final = 5
PHASES: Final = ("draft", "development", "actions", "noble", "closing", "over")


class GoldEdition(Edition):
    """The printed tables. A power is a number; its cost and its steps are looked up by it."""

    def __init__(self, name: str, digest: str, source: Json, stand_ins: list[str],
                 names: dict[str, str], kinds: list[str], category: vec[i64], cost: vec[i64],
                 symbols: vec[i64], copies: vec[i64], sides: vec[i64],
                 pay: vec[i64], amount: vec[i64], again: vec[i64], first: vec[i64],
                 ops: vec[i64], fighters: list[str], army: Army, tokens: i64,
                 token_power: vec[i64], token_sides: vec[i64],
                 die_power: vec[i64], village_power: vec[i64], tiles: list[str],
                 tile_terrain: vec[i64], tile_force: vec[i64], tile_copies: vec[i64],
                 tile_power: vec[i64], terrain: vec[i64], land: vec[i64], neighbours: vec[i64],
                 doubled: i64, nobles: list[NobleBoard], rules: Rules, worth: vec[float],
                 fighter_worth: vec[float]) -> None:
        super().__init__(name, digest, source, stand_ins, names)
        self.kinds = kinds  # slugs of GOLDblivion cards
        self.category = category
        self.cost = cost  # nuggets, or materials of a Building
        self.symbols = symbols  # kind * 4 + type
        self.copies = copies  # in the box; of a starting card, for each player
        self.sides = sides  # powers of a kind are kind * 2 and, with two sides, kind * 2 + 1
        self.pay = pay  # by power: what is paid, ...
        self.amount = amount  # ... how much, ...
        self.again = again  # ... and whether any number of times (the green arrow)
        self.first = first  # by power: the first of its steps; the next power's ends them
        self.ops = ops
        self.fighters = fighters  # slugs of Combat cards
        self.army = army
        self.tokens = tokens  # tokens count from 0 here, from 1 on the table
        self.token_power = token_power
        self.token_sides = token_sides
        self.die_power = die_power
        self.village_power = village_power  # village * 2 + face
        self.tiles = tiles  # the last one is the Dragon-Cow
        self.tile_terrain = tile_terrain
        self.tile_force = tile_force
        self.tile_copies = tile_copies
        self.tile_power = tile_power
        self.terrain = terrain  # of each hex
        self.land = land  # land sides of each hex
        self.neighbours = neighbours  # hex * 6, NONE-filled
        self.doubled = doubled  # bits: hexes with two tiles at four players
        self.nobles = nobles
        self.rules = rules
        # For the judgement: what a card is worth when it is used, and a fighter in an army.
        self.worth = worth
        self.fighter_worth = fighter_worth

    def is_building(self, kind: i64) -> bool:
        return self.category[kind] == BUILT


class Army:
    """The Combat cards by kind; a side of one is kind * 2, its other one kind * 2 + 1."""

    def __init__(self, copies: vec[i64], starting: vec[i64], cost: vec[i64], sides: vec[i64],
                 joker: vec[i64], force: vec[i64], per: vec[i64], draws: vec[i64],
                 destroyed: vec[i64], power: vec[i64], auto: vec[i64]) -> None:
        self.copies = copies  # in the market
        self.starting = starting  # in each player's first army
        self.cost = cost
        self.sides = sides
        self.joker = joker  # copies another
        self.force = force
        self.per = per
        self.draws = draws
        self.destroyed = destroyed
        self.power = power  # cost and gains of a side
        self.auto = auto  # resolves as it is drawn (G55)


class NobleBoard:
    """An automated noble: its lines of steps (by type, then Magic) and its chart."""

    def __init__(self, slug: str, level: str, lines: vec[i64], material_cost: i64,
                 material_gives: i64, nugget_cost: i64, nugget_gives: i64,
                 sixth_card: bool) -> None:
        self.slug = slug
        self.level = level
        self.lines = lines  # powers: elf, human, dwarf, building, Magic
        self.material_cost = material_cost
        self.material_gives = material_gives  # a power
        self.nugget_cost = nugget_cost
        self.nugget_gives = nugget_gives
        self.sixth_card = sixth_card


class Rules:
    """Where editions play differently; see `[rules]` of the content files."""

    def __init__(self, draft_by_tokens: bool, inner_any: bool, same_buildings: i64,
                 tokens_held: i64, noble_nuggets: bool, solo_all_nobles: bool,
                 solo_reveal_any: bool, solo_kill_cow: bool) -> None:
        self.draft_by_tokens = draft_by_tokens  # G6
        self.inner_any = inner_any  # G52
        self.same_buildings = same_buildings  # G36
        self.tokens_held = tokens_held  # G38
        self.noble_nuggets = noble_nuggets  # G87
        self.solo_all_nobles = solo_all_nobles  # G6
        self.solo_reveal_any = solo_reveal_any  # G85
        self.solo_kill_cow = solo_kill_cow  # G85
