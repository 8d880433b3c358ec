"""The schema of a GOLDblivion edition file: checks resolved content and builds the tables."""

from __future__ import annotations

from typing import Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.content import check, digest_of, stand_ins_of
from ludotheque.core.errors import BadContent
from ludotheque.core.events import Json
from ludotheque.games.goldblivion import cards as c
from ludotheque.games.goldblivion import vocabulary as v
from ludotheque.games.goldblivion.judge import worth_of

Source = Literal["rulebook", "published", "stand-in"]
Type = Literal["elf", "human", "dwarf"]
MAX_KINDS = 64
MAX_FIGHTERS = 16
MAX_TOKENS = 16


class Side(msgspec.Struct, forbid_unknown_fields=True):
    """One power: what is paid, whether any number of times (the green arrow), what it does."""

    do: list[str]
    pay: str = ""
    again: bool = False


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """A GOLDblivion card: one power, or two sides to choose from."""

    name: str
    copies: int
    source: Source
    cost: int = 0
    types: list[Type] = []
    do: list[str] | None = None
    pay: str = ""
    again: bool = False
    sides: list[Side] = []


class FightSide(msgspec.Struct, forbid_unknown_fields=True):
    """What a Combat card is worth in a fight."""

    force: int = 0
    per: Literal["", "elf", "human", "dwarf", "building", "tile"] = ""
    draws: int = 0
    destroyed: bool = False
    copy: bool = False
    pay: str = ""
    do: list[str] = []


class Fighter(msgspec.Struct, forbid_unknown_fields=True):
    """A Combat card: in every first army, or in the market."""

    name: str
    sides: list[FightSide]
    source: Source
    starting: int = 0
    copies: int = 0
    cost: int = 0


class Token(msgspec.Struct, forbid_unknown_fields=True):
    source: Source
    do: list[str] | None = None
    pay: str = ""
    again: bool = False
    sides: list[Side] = []


class Tile(msgspec.Struct, forbid_unknown_fields=True):
    force: int
    do: list[str]
    source: Source
    copies: int = 1


class Dice(msgspec.Struct, forbid_unknown_fields=True):
    faces: list[str]
    source: Source


class Village(msgspec.Struct, forbid_unknown_fields=True):
    faces: list[Side]
    source: Source


class Map(msgspec.Struct, forbid_unknown_fields=True):
    rows: list[str]
    doubled: list[int]
    land: dict[str, int]
    source: Source


class Exchange(msgspec.Struct, forbid_unknown_fields=True):
    cost: int
    gives: str


class SoloBoard(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    level: Literal["easy", "normal", "hard"]
    human: list[str]
    elf: list[str]
    dwarf: list[str]
    building: list[str]
    magic: list[str]
    materials: Exchange
    nuggets: Exchange
    sixth_card: bool
    source: Source


class Switches(msgspec.Struct, forbid_unknown_fields=True):
    source: Source
    draft: Literal["tokens", "seats"]
    inner_access: Literal["any", "reachable"]
    same_buildings: int
    tokens_held: int
    noble_nuggets: bool
    solo_nobles: Literal["two", "all"]
    solo_reveal: Literal["any", "reachable"]
    solo_kill_cow: bool


class Counts(msgspec.Struct, forbid_unknown_fields=True):
    gold_cards: int
    combat_cards: int
    tokens: int
    forest_tiles: int
    mountain_tiles: int


class Dropped(msgspec.Struct, forbid_unknown_fields=True):
    what: str
    source: Source


class Content(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    rules: Switches
    counts: Counts
    starting: dict[str, Card]
    nobles: dict[str, Card]
    characters: dict[str, Card]
    buildings: dict[str, Card]
    combat: dict[str, Fighter]
    tokens: dict[str, Token]
    dice: Dice
    villages: dict[Literal["left", "right"], Village]
    forest: dict[str, Tile]
    mountain: dict[str, Tile]
    cow: Tile
    map: Map
    solo: dict[str, SoloBoard]
    dropped: Dropped | None = None


def edition_of(name: str, source: Json, where: str) -> c.GoldEdition:
    content = check(source, Content, where)
    _check_counts(content, where)
    return _Builder(content, where).edition(name, source)


class _Builder:
    """Collects powers and tables; `at` tells which component an error is about."""

    def __init__(self, content: Content, where: str) -> None:
        self.content = content
        self.where = where
        self.pay: list[int] = []
        self.amount: list[int] = []
        self.again: list[int] = []
        self.first: list[int] = []
        self.ops: list[int] = []
        self.names: dict[str, str] = {}
        self.at = ""

    def edition(self, name: str, source: Json) -> c.GoldEdition:
        content = self.content
        kinds, category, cost, symbols, copies, sides = self._gold_cards()
        army = self._fighters()
        tokens = [content.tokens[str(n + 1)] for n in range(len(content.tokens))]
        token_power = []
        for n, token in enumerate(tokens):
            token_power += self._two(self._sides_of(token, f"tokens.{n + 1}"))
        die_power = [self._power([face], "", False, "dice.faces", v.DIE_PHRASES)
                     for face in content.dice.faces]
        villages = [content.villages["left"], content.villages["right"]]
        village_power = []
        for at, village in zip(("left", "right"), villages, strict=True):
            if len(village.faces) != 2:
                raise BadContent(f"{len(village.faces)} faces", f"{self.where}: villages.{at}", "2")
            village_power += [self._power(face.do, face.pay, face.again, f"villages.{at}")
                              for face in village.faces]
        tiles = self._tiles()
        terrain, land, neighbours, doubled = self._map()
        nobles = [self._noble(slug, board) for slug, board in content.solo.items()]
        self.first.append(len(self.ops))
        return c.GoldEdition(
            name, digest_of(source), source, stand_ins_of(source), self.names, kinds,
            vec[i64](category), vec[i64](cost), vec[i64](symbols), vec[i64](copies),
            vec[i64](sides), vec[i64](self.pay), vec[i64](self.amount), vec[i64](self.again),
            vec[i64](self.first), vec[i64](self.ops), list(content.combat), army,
            len(tokens), vec[i64](token_power),
            vec[i64]([max(1, len(token.sides)) for token in tokens]), vec[i64](die_power),
            vec[i64](village_power), *tiles, vec[i64](terrain), vec[i64](land),
            vec[i64](neighbours), doubled, nobles, _rules_of(content.rules),
            vec[float](self._worths(len(kinds), sides)),
            vec[float]([_fighter_worth(card) for card in content.combat.values()]))

    def _gold_cards(self) -> tuple[list[str], list[int], list[int], list[int], list[int],
                                   list[int]]:
        kinds: list[str] = []
        category: list[int] = []
        cost: list[int] = []
        symbols: list[int] = []
        copies: list[int] = []
        sides: list[int] = []
        for number, table in enumerate(c.CATEGORIES):
            group: dict[str, Card] = getattr(self.content, table)
            for slug, card in group.items():
                at = f"{table}.{slug}"
                self._name(slug, card.name, at)
                self._range(card.cost, at + ".cost", 0, 99)
                self._range(card.copies, at + ".copies", 1, 99)
                built = number == c.BUILT
                if not built and not card.types:
                    raise BadContent("no types", f"{self.where}: {at}", "elf, human or dwarf")
                kinds.append(slug)
                category.append(number)
                cost.append(card.cost)
                symbols += [card.types.count(kind) for kind in ("elf", "human", "dwarf")]
                symbols.append(int(built))
                copies.append(card.copies)
                powers = self._sides_of(card, at)
                sides.append(len(powers))
                self._two(powers)
        self._range(len(kinds), "kinds of GOLDblivion cards", 1, MAX_KINDS)
        return kinds, category, cost, symbols, copies, sides

    def _sides_of(self, card: Card | Token, at: str) -> list[Side]:
        self.at = at
        if (card.do is not None and card.sides) or (card.do is None and len(card.sides) != 2):
            raise BadContent("its power", f"{self.where}: {at}", "either do or two sides")
        if card.do is None:
            return card.sides
        return [Side(card.do, card.pay, card.again)]

    def _worths(self, kinds: int, sides: list[int]) -> list[float]:
        """Of each kind its better side."""
        out = []
        for kind in range(kinds):
            powers = range(kind * 2, kind * 2 + sides[kind])
            out.append(max(worth_of(self.ops[self.first[p]:self.first[p + 1]], self.pay[p],
                                    self.amount[p]) for p in powers))
        return out

    def _two(self, sides: list[Side]) -> list[int]:
        """Powers of one or two sides; they always take two numbers, so that they are found."""
        powers = [self._power(side.do, side.pay, side.again, "") for side in sides]
        if len(powers) == 1:
            powers.append(self._power([], "", False, ""))
        return powers

    def _power(self, phrases: list[str], pay: str, again: bool, at: str,
               vocabulary: tuple[tuple[str, int, int], ...] = v.PHRASES) -> int:
        paid = self._cost(pay, at)
        steps = []
        for phrase in phrases:
            op = v.read_phrase(phrase, vocabulary)
            if op is None:
                raise BadContent(f"unknown power {phrase!r}", f"{self.where}: {at or self.at}",
                                 "a phrase such as '2 nuggets per elf' or 'take combat 1'")
            steps.append(op)
        if again and not pay:
            raise BadContent("again without pay", f"{self.where}: {at or self.at}", "a cost")
        self.pay.append(paid[0])
        self.amount.append(paid[1])
        self.again.append(int(again))
        self.first.append(len(self.ops))
        if vocabulary is not v.NOBLE_PHRASES:
            # G33: what simply happens comes first, from left to right, then what asks something.
            # A noble's icons run from left to right, whatever they are (G84).
            steps.sort(key=v.is_choice)
        self.ops += steps
        return len(self.pay) - 1

    def _cost(self, pay: str, at: str) -> tuple[int, int]:
        if not pay:
            return c.FREE, 0
        op = v.read_phrase(pay, v.PHRASES[:2])
        if op is None or v.per_of(op) != c.NOTHING:
            raise BadContent(f"unknown cost {pay!r}", f"{self.where}: {at or self.at}",
                             "such as '2 nuggets' or '1 material'")
        what = c.NUGGET_COST if v.code_of(op) == v.NUGGETS else c.MATERIAL_COST
        return what, int(v.n_of(op))

    def _fighters(self) -> c.Army:
        group = self.content.combat
        self._range(len(group), "kinds of Combat cards", 1, MAX_FIGHTERS)
        columns: list[list[int]] = [[] for _ in range(11)]
        for slug, card in group.items():
            at = self.at = f"combat.{slug}"
            self._name(slug, card.name, at)
            self._range(card.cost, at + ".cost", 0, 99)
            self._range(card.copies, at + ".copies", 0, 99)
            self._range(card.starting, at + ".starting", 0, 99)
            self._range(len(card.sides), at + ".sides", 1, 2)
            one = card.sides[0]
            plain = len(card.sides) == 1 and not (one.pay or one.draws or one.copy
                                                  or one.destroyed)
            for column, value in zip(columns[:5], (card.copies, card.starting, card.cost,
                                                   len(card.sides), int(one.copy)), strict=True):
                column.append(value)
            for side in [*card.sides, FightSide()][:2]:
                columns[5].append(side.force)
                columns[6].append(c.PER.index(side.per))
                columns[7].append(side.draws)
                columns[8].append(int(side.destroyed))
                columns[9].append(self._power(side.do, side.pay, False, at, v.PLAIN_PHRASES))
            columns[10].append(int(plain))
        return c.Army(*[vec[i64](column) for column in columns])

    def _tiles(self) -> tuple[list[str], vec[i64], vec[i64], vec[i64], vec[i64]]:
        slugs: list[str] = []
        rows: list[tuple[int, int, int, int]] = []
        groups = ((c.FOREST, self.content.forest), (c.MOUNTAIN, self.content.mountain),
                  (c.MOUNTAIN, {"cow": self.content.cow}))
        for terrain, group in groups:
            for slug, tile in group.items():
                at = f"tile {slug}"
                if slug in slugs:
                    raise BadContent("a name used twice", f"{self.where}: {at}", "another name")
                self._range(tile.force, at + ".force", 0, 99)
                self._range(tile.copies, at + ".copies", 1, 99)
                copies = 0 if slug == "cow" else tile.copies
                slugs.append(slug)
                rows.append((terrain, tile.force, copies,
                             self._power(tile.do, "", False, at)))
        columns = [vec[i64]([row[at] for row in rows]) for at in range(4)]
        return slugs, columns[0], columns[1], columns[2], columns[3]

    def _map(self) -> tuple[list[int], list[int], list[int], int]:
        """Hexes of a row lie between two of the row above, from its second to its last but one."""
        rows = [[self._hex(text) for text in row.split()] for row in self.content.map.rows]
        where = f"{self.where}: map.rows"
        if [len(row) for row in rows] != [5, 4, 3]:
            raise BadContent("rows of " + ", ".join(str(len(row)) for row in rows), where,
                             "5, 4 and 3 hexes")
        numbers = [number for row in rows for number, _ in row]
        if sorted(numbers) != list(range(c.HEXES)):
            raise BadContent("hex numbers", where, "1 to 12, each once")
        terrain = [0] * c.HEXES
        near: list[list[int]] = [[] for _ in range(c.HEXES)]
        for r, row in enumerate(rows):
            for at, (number, kind) in enumerate(row):
                terrain[number] = kind
                if at:
                    _join(near, number, row[at - 1][0])
                if r:
                    _join(near, number, rows[r - 1][at][0])
                    _join(near, number, rows[r - 1][at + 1][0])
        flat = [hex for group in near for hex in (sorted(group) + [c.NONE] * 6)[:6]]
        land = [self.content.map.land.get(str(hex + 1), 0) for hex in range(c.HEXES)]
        for hex in self.content.map.doubled:
            self._range(hex, "map.doubled", 1, c.HEXES)
        doubled = sum(1 << (hex - 1) for hex in self.content.map.doubled)
        self._check_map(terrain, doubled, where)
        return terrain, land, flat, doubled

    def _hex(self, text: str) -> tuple[int, int]:
        digits = text.rstrip("*")
        number, letter = digits[:-1], digits[-1:]
        if not number.isdecimal() or letter not in ("F", "M") or \
                ("*" in text) != (int(number) == c.COW_HEX + 1):
            raise BadContent(f"hex {text!r}", f"{self.where}: map.rows",
                             "such as 8F, 9M, and 10M* over the Dragon-Cow")
        return int(number) - 1, c.FOREST if letter == "F" else c.MOUNTAIN

    def _check_map(self, terrain: list[int], doubled: int, where: str) -> None:
        counts = self.content.counts
        for kind, tiles in ((c.FOREST, counts.forest_tiles), (c.MOUNTAIN, counts.mountain_tiles)):
            hexes = terrain.count(kind)
            two = sum(1 for hex in range(c.HEXES) if doubled >> hex & 1 and terrain[hex] == kind)
            if hexes + two > tiles:
                raise BadContent(f"{hexes + two} hexes for {tiles} tiles", where, "enough tiles")

    def _noble(self, slug: str, board: SoloBoard) -> c.NobleBoard:
        at = f"solo.{slug}"
        self.names.setdefault(slug, board.name)
        lines = [self._power(line, "", False, at, v.NOBLE_PHRASES)
                 for line in (board.elf, board.human, board.dwarf, board.building, board.magic)]
        self._range(board.materials.cost, at + ".materials.cost", 1, 99)
        self._range(board.nuggets.cost, at + ".nuggets.cost", 1, 99)
        return c.NobleBoard(
            slug, board.level, vec[i64](lines), board.materials.cost,
            self._power([board.materials.gives], "", False, at, v.MATERIALS_GIVE),
            board.nuggets.cost, self._power([board.nuggets.gives], "", False, at, v.NUGGETS_GIVE),
            board.sixth_card)

    def _name(self, slug: str, name: str, at: str) -> None:
        self.at = at
        if slug in self.names or name in self.names.values():
            raise BadContent(f"the name {name!r} is used twice", f"{self.where}: {at}",
                             "a name of its own")
        if not slug.replace("-", "").isalnum() or not slug.isascii() or not slug.islower():
            raise BadContent(f"key {slug!r}", f"{self.where}: {at}",
                             "small letters, digits and hyphens")
        self.names[slug] = name

    def _range(self, value: int, at: str, least: int, most: int) -> None:
        if not least <= value <= most:
            raise BadContent(str(value), f"{self.where}: {at}", f"{least} to {most}")


def _fighter_worth(card: Fighter) -> float:
    """The Force an army may expect of a card."""
    if card.sides[0].copy:
        return 2.0
    return max(side.force + 1.5 * side.draws + 1.0 * len(side.do) - (1.0 if side.pay else 0.0)
               - (0.7 if side.destroyed else 0.0) for side in card.sides)


def _join(near: list[list[int]], one: int, other: int) -> None:
    near[one].append(other)
    near[other].append(one)


def _rules_of(switches: Switches) -> c.Rules:
    return c.Rules(switches.draft == "tokens", switches.inner_access == "any",
                   switches.same_buildings, switches.tokens_held, switches.noble_nuggets,
                   switches.solo_nobles == "all", switches.solo_reveal == "any",
                   switches.solo_kill_cow)


def _check_counts(content: Content, where: str) -> None:
    """The box is complete: the counts say how much there must be of everything."""
    seats = 4
    gold = sum(card.copies * seats for card in content.starting.values())
    for group in (content.nobles, content.characters, content.buildings):
        gold += sum(card.copies for card in group.values())
    combat = sum(card.starting * seats + card.copies for card in content.combat.values())
    found = (("gold_cards", gold, content.counts.gold_cards),
             ("combat_cards", combat, content.counts.combat_cards),
             ("tokens", len(content.tokens), content.counts.tokens),
             ("forest_tiles", sum(t.copies for t in content.forest.values()),
              content.counts.forest_tiles),
             ("mountain_tiles", sum(t.copies for t in content.mountain.values()),
              content.counts.mountain_tiles),
             ("villages", len(content.villages), 2), ("dice.faces", len(content.dice.faces), 6),
             ("solo", min(len(content.solo), 1), 1))
    for what, there, expected in found:
        if there != expected:
            raise BadContent(f"{there} in the file", f"{where}: {what}", str(expected))
    if sorted(content.tokens) != sorted(str(n + 1) for n in range(len(content.tokens))) \
            or len(content.tokens) > MAX_TOKENS:
        raise BadContent("token numbers", f"{where}: tokens", "1, 2, 3 ... each once, at most 16")
    if sum(card.copies for card in content.combat.values()) % 2:
        raise BadContent("an odd number of Combat cards", f"{where}: combat",
                         "two equal market piles (G3)")
    if len(content.nobles) < seats:
        raise BadContent(f"{len(content.nobles)} Nobles", f"{where}: nobles", "4 or more")
