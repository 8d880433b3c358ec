"""The schema of a Havresac edition file: checks resolved content and builds the tables."""

from __future__ import annotations

from typing import Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.content import check, digest_of, stand_ins_of
from ludotheque.core.errors import BadContent
from ludotheque.core.events import Json
from ludotheque.games.havresac import kingdom as k

Source = Literal["rulebook", "stand-in", "box"]

TERRAIN_OF = {".": k.LAND, "^": k.FOREST, "~": k.LAKE, "%": k.VILLAGE, "$": k.CHEST,
              "@": k.CASTLE} | dict.fromkeys(k.HUTS, k.HUT) | dict.fromkeys(k.GROVES, k.GROVE) \
    | dict.fromkeys("abc", k.START)
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # up, right, down, left
# H1: how many Scout cards show each creature.
SCOUTS = {"fairy": 7, "fox": 13, "crocodile": 4, "pig": 4}


class Map(msgspec.Struct, forbid_unknown_fields=True):
    source: Source
    rows: list[str]


class Maps(msgspec.Struct, forbid_unknown_fields=True):
    summer: Map
    winter: Map


class Scouts(msgspec.Struct, forbid_unknown_fields=True):
    """Which places each creature's cards name, separated by blanks."""

    source: Source
    fairy: str
    fox: str
    crocodile: str
    pig: str


class Face(msgspec.Struct, forbid_unknown_fields=True):
    source: Source
    movement: int | Literal["line"]
    cost: int


class Guardian(msgspec.Struct, forbid_unknown_fields=True):
    source: Source
    tokens: int
    bag: int
    day: Face
    night: Face


class Guardians(msgspec.Struct, forbid_unknown_fields=True):
    guide: Guardian
    warrior: Guardian
    thief: Guardian
    priestess: Guardian
    druid: Guardian
    huntress: Guardian


class Chests(msgspec.Struct, forbid_unknown_fields=True):
    source: Source
    boots: int
    cup: int
    sword: int
    net: int
    bow: int
    feather: int
    hammer: int


class Gains(msgspec.Struct, forbid_unknown_fields=True):
    source: Source
    gold: list[int]
    points: list[int]


class Track(msgspec.Struct, forbid_unknown_fields=True):
    source: Source
    glory: list[int]


class Monsters(msgspec.Struct, forbid_unknown_fields=True):
    source: Source
    fox: int
    crocodile: int
    pig: int


class Final(msgspec.Struct, forbid_unknown_fields=True):
    source: Source
    chest: int


class Solo(msgspec.Struct, forbid_unknown_fields=True):
    source: Source
    ranks: list[int]


class Content(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    maps: Maps
    scouts: Scouts
    guardians: Guardians
    chests: Chests
    gains: Gains
    fairies: Track
    villages: Track
    monsters: Monsters
    hunting: Monsters
    final: Final
    solo: Solo


def edition_of(name: str, source: Json, where: str) -> k.HavresacEdition:
    content = check(source, Content, where)
    guardians = [getattr(content.guardians, kind) for kind in k.GUARDIANS]
    faces = [face for one in guardians for face in (one.day, one.night)]
    _check_guardians(content.guardians, where)
    return k.HavresacEdition(
        name, digest_of(source), source, stand_ins_of(source),
        [_kingdom(season, getattr(content.maps, season), where) for season in k.SEASONS],
        _scouts(content.scouts, where),
        vec[i64]([one.tokens for one in guardians]), vec[i64]([one.bag for one in guardians]),
        vec[i64]([0 if face.movement == "line" else face.movement for face in faces]),
        vec[i64]([int(face.movement == "line") for face in faces]),
        vec[i64]([face.cost for face in faces]),
        _chests(content.chests, where),
        _numbers(content.gains.gold, k.MOST_GLORY + 1, f"{where}: gains.gold"),
        _numbers(content.gains.points, k.MOST_GLORY + 1, f"{where}: gains.points"),
        _numbers(content.fairies.glory, len(k.GROVES), f"{where}: fairies.glory"),
        _numbers(content.villages.glory, k.VILLAGES + 1, f"{where}: villages.glory"),
        _monsters(content.monsters, f"{where}: monsters"),
        _monsters(content.hunting, f"{where}: hunting"),
        _number(content.final.chest, f"{where}: final.chest"), _ranks(content.solo.ranks, where))


# --- numbers --------------------------------------------------------------------------------------


def _number(value: int, where: str, least: int = 0, most: int = 99) -> int:
    if not least <= value <= most:
        raise BadContent(f"is {value}", where, f"{least} to {most}")
    return value


def _numbers(values: list[int], size: int, where: str) -> vec[i64]:
    if len(values) != size:
        raise BadContent(f"{len(values)} numbers", where, f"{size}")
    return vec[i64]([_number(value, where) for value in values])


def _monsters(worth: Monsters, where: str) -> vec[i64]:
    return vec[i64]([0, *(_number(getattr(worth, name), f"{where}.{name}")
                          for name in ("fox", "crocodile", "pig")), 0])


def _ranks(ranks: list[int], where: str) -> vec[i64]:
    if len(ranks) != 4 or ranks != sorted(set(ranks)) or ranks[0] < 1 or ranks[-1] > 999:
        raise BadContent(f"ranks {ranks}", f"{where}: solo.ranks", "4 growing numbers, 1 to 999")
    return vec[i64](ranks)


def _check_guardians(guardians: Guardians, where: str) -> None:
    for kind in k.GUARDIANS:
        one: Guardian = getattr(guardians, kind)
        at = f"{where}: guardians.{kind}"
        _number(one.tokens, f"{at}.tokens", 0, 60)
        _number(one.bag, f"{at}.bag", 0, one.tokens // 4)  # four players must be able to begin
        for name, face in (("day", one.day), ("night", one.night)):
            if face.movement != "line":
                _number(face.movement, f"{at}.{name}.movement", 1, k.SIDE)
            _number(face.cost, f"{at}.{name}.cost", 1)
    if not any(getattr(guardians, kind).bag for kind in k.GUARDIANS):
        raise BadContent("no Guardian in the first bag", f"{where}: guardians", "at least one")


def _chests(chests: Chests, where: str) -> vec[i64]:
    counts = [_number(getattr(chests, item), f"{where}: chests.{item}") for item in k.ITEMS]
    if sum(counts) != k.CHESTS:
        raise BadContent(f"{sum(counts)} Chests", f"{where}: chests", f"{k.CHESTS} (H1)")
    return vec[i64](counts)


def _scouts(scouts: Scouts, where: str) -> vec[i64]:
    """The creature of each place, Huts first; every place once (H2)."""
    creature_of = [k.NOBODY] * k.PLACES
    for name, count in SCOUTS.items():
        at = f"{where}: scouts.{name}"
        names = getattr(scouts, name).split()
        allowed = k.GROVES if name == "fairy" else k.HUTS
        for place in names:
            if len(place) != 1 or place not in allowed:
                raise BadContent(f"unknown place {place!r}", at,
                                 f"{allowed[0]} to {allowed[-1]}")
            number = (k.HUTS + k.GROVES).index(place)
            if creature_of[number] != k.NOBODY:
                raise BadContent(f"place {place} twice", at, "each place once")
            creature_of[number] = k.CREATURES.index(name)
        if len(names) != count:
            raise BadContent(f"{len(names)} places", at, f"{count} (H1)")
    return vec[i64](creature_of)


# --- the boards -----------------------------------------------------------------------------------


def _kingdom(season: str, map: Map, where: str) -> k.Kingdom:
    at = f"{where}: maps.{season}"
    signs = _signs(map.rows, at)
    terrain = [TERRAIN_OF[sign] for sign in signs]
    squares = {sign: number for number, sign in enumerate(signs)}
    _check_map(signs, terrain, at)
    near = [_next(square, step) for square in range(k.SQUARES) for step in STEPS]
    return k.Kingdom(
        season, vec[i64](terrain), vec[i64](near + [k.EDGE] * 4),
        vec[i64]([k.NONE] * k.SQUARES + [k.EDGE]),
        vec[i64]([squares[place] for place in k.HUTS + k.GROVES]),
        vec[i64]([squares[start] for start in "abc"]),
        vec[i64]([square for square in range(k.SQUARES) if terrain[square] == k.CHEST]))


def _signs(rows: list[str], at: str) -> list[str]:
    """The sign of each square."""
    if len(rows) != k.SIDE:
        raise BadContent(f"{len(rows)} rows", f"{at}.rows", f"{k.SIDE}")
    signs: list[str] = []
    for number, row in enumerate(rows, 1):
        squares = row.split()
        if len(squares) != k.SIDE:
            raise BadContent(f"row {number} has {len(squares)} squares", f"{at}.rows",
                             f"{k.SIDE}, separated by blanks")
        for sign in squares:
            if sign not in TERRAIN_OF:
                spot = k.square_name(len(signs))
                raise BadContent(f"unknown sign {sign!r} at {spot}", f"{at}.rows",
                                 ". ^ ~ % $ @, A to U, 1 to 7, or a b c")
            signs.append(sign)
    return signs


def _check_map(signs: list[str], terrain: list[int], at: str) -> None:
    """H1, H3: each place once, ten Villages, ten Chests, and a way to all of them."""
    for name, places in (("hut", k.HUTS), ("grove", k.GROVES), ("start space", "abc"),
                         ("castle", "@")):
        for sign in places:
            found = [k.square_name(n) for n, other in enumerate(signs) if other == sign]
            if not found:
                raise BadContent(f"{name} {sign} is missing", f"{at}.rows", "each place once")
            if len(found) > 1:
                raise BadContent(f"{name} {sign} twice, at {' and '.join(found)}", f"{at}.rows",
                                 "each place once")
    if signs[k.CASTLE_SQUARE] != "@":
        raise BadContent(f"the castle is at {k.square_name(signs.index('@'))}", f"{at}.rows",
                         f"the middle, {k.square_name(k.CASTLE_SQUARE)}")
    for name, kind, count in (("villages", k.VILLAGE, k.VILLAGES), ("chests", k.CHEST, k.CHESTS)):
        if terrain.count(kind) != count:
            raise BadContent(f"{terrain.count(kind)} {name}", f"{at}.rows", f"{count} (H1)")
    reached = _reached(signs, terrain)
    for square, kind in enumerate(terrain):
        if kind not in (k.LAND, k.LAKE, k.FOREST) and square not in reached:
            raise BadContent(f"{k.TERRAINS[kind]} {signs[square]} at {k.square_name(square)} "
                             "cannot be reached", f"{at}.rows",
                             "a way from the castle over no lake and no hut")


def _reached(signs: list[str], terrain: list[int]) -> set[int]:
    """Squares that can be entered with a Monster on every Hut and start space."""
    reached, waiting = {k.CASTLE_SQUARE}, [k.CASTLE_SQUARE]
    while waiting:
        here = waiting.pop()
        if terrain[here] in (k.HUT, k.START):
            continue
        for step in STEPS:
            there = _next(here, step)
            if there != k.EDGE and there not in reached and terrain[there] != k.LAKE:
                reached.add(there)
                waiting.append(there)
    return reached


def _next(square: int, step: tuple[int, int]) -> int:
    row, column = square // k.SIDE + step[0], square % k.SIDE + step[1]
    inside = 0 <= row < k.SIDE and 0 <= column < k.SIDE
    return row * k.SIDE + column if inside else k.EDGE
