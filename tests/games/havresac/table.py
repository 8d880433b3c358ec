"""Havresac positions for tests, laid out as a person would, and ways to play on them.

Positions are built through the notation, which refuses impossible ones. Most tests play on the
plain: a board of our own with nothing but land around the Castle, where each test draws the few
squares it is about, and with numbers of its own, so that no test hangs on a stand-in. What a test
does not mention lies where it does no harm: beaten Monsters on the hunting board, Fairies fled,
opened Chests at the edge. Playing a move checks what must hold after any move.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, cast

from ludotheque.core.content import from_source, load, shipped
from ludotheque.core.events import Event, Log
from ludotheque.core.game import State
from ludotheque.core.notation import counts, counts_text
from ludotheque.core.rng import FastRng
from ludotheque.games.havresac import kingdom as k
from ludotheque.games.havresac.adventure import Adventure
from ludotheque.games.havresac.game import Havresac
from ludotheque.games.havresac.kingdom import HavresacEdition
from ludotheque.games.havresac.notation import FIELDS
from ludotheque.games.havresac.state import HavresacState

GAME = Havresac()
BASE = cast(HavresacEdition, shipped(GAME, "base"))
CARDS = k.HUTS + k.GROVES
FOXES, CROCODILES, PIGS = "ABDFGIKLNPQSU", "EJOT", "CHMR"
EDGE_OF_THE_WORLD = [
    "A % B C D E F G H % I",
    "S . . . . . . . . . 1",
    "T . . . . . . . . . 2",
    "U . . . . . . . . . 3",
    "$ . . . a . b . . . 4",
    "$ . . . . @ . . . . 5",
    "$ . . . c . . . . . 6",
    "$ . . . . . . . . . 7",
    "% . . . . . . . . . %",
    "% $ $ $ % . % $ $ $ %",
    "J % K L M N O P Q % R",
]
STEPS = {"guide": 3, "warrior": 2, "thief": 3, "priestess": 2, "druid": 3, "huntress": 2}
CHESTS = {"boots": 2, "cup": 1, "sword": 2, "net": 1, "bow": 1, "feather": 2, "hammer": 1}
Seen = dict[str, Any]


def fresh(seats: int = 1, edition: HavresacEdition = BASE, seed: int = 1, log: Log | None = None,
          **options: object) -> HavresacState:
    """A game just set up: everybody has drawn a first Guardian."""
    return cast(HavresacState, GAME.new(edition, FastRng(seed, seats), seats, options, log))


def own_edition(folder: Path, text: str) -> HavresacEdition:
    """An owner's edition: a few lines on top of the shipped one."""
    path = folder / "own.toml"
    path.write_text(f'extends = "base"\n{text}', encoding="utf-8")
    return cast(HavresacEdition, load(GAME, str(path)))


# --- the plain ------------------------------------------------------------------------------------


def drawn(land: str) -> list[str]:
    """The plain with some squares drawn on it: `f5=^ f4=$ d6=C` is a Forest, a Chest and Hut C.

    What there is a fixed number of is moved there from the edge.
    """
    signs = " ".join(EDGE_OF_THE_WORLD).split()
    named = dict(item.split("=") for item in land.split())
    for name, sign in named.items():
        square = k.square_of(name)
        assert signs[square] in ".^~" or sign not in ".^~", f"{name} is needed"
        if sign not in ".^~":
            from_edge = next(at for at, other in enumerate(signs)
                             if other == sign and k.square_name(at) not in named)
            signs[from_edge] = signs[square]
        signs[square] = sign
    return [" ".join(signs[row * k.SIDE:(row + 1) * k.SIDE]) for row in range(k.SIDE)]


def plain(land: str = "", **changes: object) -> HavresacEdition:
    """The plain as an edition; changes are such as `guardians_thief_bag=2`."""
    return _plain(land, json.dumps(changes))


@cache
def _plain(land: str, changes: str) -> HavresacEdition:
    source = cast(Seen, deepcopy(BASE.source))
    source["name"] = "plain"
    source["maps"]["summer"]["rows"] = drawn(land)
    for kind, steps in STEPS.items():
        source["guardians"][kind]["day"]["movement"] = steps
        source["guardians"][kind]["night"]["movement"] = "line" if kind == "thief" else steps
    source["chests"].update(CHESTS)
    for name, value in json.loads(changes).items():
        *parts, last = name.split("_")
        inside = source
        for part in parts:
            inside = inside[part]
        assert last in inside
        inside[last] = value
    return cast(HavresacEdition, from_source(GAME, source, "plain"))


# --- laying out a position ------------------------------------------------------------------------


def table(seats: int = 1, edition: HavresacEdition | None = None, *, land: str = "",
          night: str = "", season: str = "summer", seed: int = 1, round: int = 2,
          phase: str = "adventure", now: str = "", at: str = "", declared: str = "",
          acted: str = "", bag: str = "", aside: str = "", on: str = "", out: str = "",
          due: str = "", tents: str = "", done: str = "", villages: str = "", items: str = "",
          found: str = "", left: str = "", cups: str = "", gains: str = "",
          hunted: str | None = None, fairies: str = "", gold: str = "", points: str = "",
          glory: str = "") -> HavresacState:
    """A position. Things of several boards are parted by `/`; `warrior*2+guide` are three.

    now: the Guardian drawn; at: where it stands, if it has moved. out: creatures on the board,
    `A 3` on their own places or `fox@e5` on a start space. due: Scout cards not turned yet (by
    default any). done: repaired Villages and open Chests; villages: how many more, at the edge.
    items, found: in hand; left: all that is in the closed Chests (by default all but what was
    found; `none`). hunted: None is all that is nowhere else; otherwise those stay on their Huts.
    """
    e = edition or plain(land)
    given = {"now": now, "at": at, "declared": declared, "acted": acted, "bag": bag,
             "aside": aside, "on": on, "out": out, "tents": tents, "done": done,
             "villages": villages, "items": items, "found": found, "left": left, "cups": cups,
             "gains": gains, "fairies": fairies, "gold": gold, "points": points, "glory": glory}
    if hunted is not None:
        given["hunted"] = hunted
    boards = [{name: (text + "/" * seats).split("/")[seat].strip() for name, text in given.items()}
              for seat in range(seats)]
    turned = turned_cards(e, boards, round, due)
    columns = [column(e, e.kingdoms[k.SEASONS.index(season)], board, turned, round, phase)
               for board in boards]
    fields = {
        "seats": seats, "season": season, "night": ordered(night, k.GUARDIANS), "same": "off",
        "round": round, "phase": phase,
        "unseen": "+".join(card for card in CARDS if card not in turned) or "-",
        "scouted": "+".join(sorted(turned, key=CARDS.index)[:k.PILE]), "laid": "-",
        **{name: "/".join(str(column[name]) for column in columns) for name in columns[0]},
        "rng": ",".join("0" * (seats + 1)),
    }
    line = " ".join(["havresac", e.label(), *(f"{name}={fields[name]}" for name in FIELDS)])
    return cast(HavresacState, GAME.read(line, e, FastRng(seed, seats)))


def column(e: HavresacEdition, land: k.Kingdom, board: dict[str, str], turned: list[str],
           round: int, phase: str) -> Seen:
    """The fields of one board."""
    now, where = board["now"], board["at"]
    standing = board["on"].replace("+", " ").split() + ([f"{now}@{where}"] if where else [])
    nobody = not (now or standing or board["bag"] or board["aside"])
    creatures, rest = on_board(e, land, board, turned)
    items, found = bag_of(board["items"], k.ITEMS), bag_of(board["found"], k.ITEMS)
    gone = items + found + bag_of(board["declared"], k.ITEMS)
    gone["cup"] += int(board["cups"] or 0)
    printed = Counter({item: int(e.chests[n]) for n, item in enumerate(k.ITEMS)})
    left = printed - gone
    if board["left"]:
        left = bag_of(board["left"].replace("none", "-"), k.ITEMS)
    assert left + gone <= printed, "more items than there are"
    monsters = Counter({kind: n for kind, n in rest.items() if kind != "fairy"})
    rounds = round if phase != "adventure" else round - 1
    buying = phase == "recruitment"
    return {
        "stage": "buying" if buying else "acting" if where else "moving" if now else "waiting",
        "now": now or "-", "at": where or "-",
        "declared": counted(bag_of(board["declared"], k.ITEMS), ("boots", "sword", "feather")),
        "acted": board["acted"] or "off", "bag": ordered(board["bag"], k.GUARDIANS),
        "aside": ordered(board["aside"] or ("warrior" if nobody else ""), k.GUARDIANS),
        "on": in_order(standing), "creatures": in_order(creatures),
        "tents": in_order(board["tents"].split()),
        "done": in_order(done_squares(land, board, left)),
        "left": counted(left, k.ITEMS), "items": counted(items, k.ITEMS),
        "found": counted(found, k.ITEMS), "cups": board["cups"] or "0",
        "gains": ordered(board["gains"], k.CREATURES),
        "hunted": ordered(board["hunted"], k.CREATURES) if "hunted" in board
        else counted(monsters, k.CREATURES),
        "fairies": board["fairies"] or "0", "fled": rest["fairy"], "gold": board["gold"] or "0",
        "points": board["points"] or "0",
        "glory": board["glory"] or "+".join(["0"] * rounds) or "-",
    }


def turned_cards(e: HavresacEdition, boards: list[dict[str, str]], round: int,
                 due: str) -> list[str]:
    """Scout cards enough for all that the boards hold, and any others."""
    size = k.STARTS + k.PILE * round
    out = [card for board in boards for card in board["out"].split() if "@" not in card]
    turned = sorted(set(out))
    free = [card for card in CARDS if card not in turned and card not in due.split()]
    for board in boards:
        needed = wanted(board) + Counter(creature_of(e, card) for card in board["out"].split()
                                         if "@" not in card)
        for kind in (needed - Counter(creature_of(e, card) for card in turned)).elements():
            card = next(card for card in free if creature_of(e, card) == kind)
            free.remove(card)
            turned.append(card)
    turned += free[:size - len(turned)]
    assert len(turned) == size, f"{len(turned)} cards turned in round {round}"
    return turned


def wanted(board: dict[str, str]) -> Counter[str]:
    """The creatures a board holds elsewhere than on their own places."""
    return bag_of(board["gains"], k.CREATURES) + bag_of(board.get("hunted", ""), k.CREATURES) \
        + Counter(item.split("@")[0] for item in board["out"].split() if "@" in item) \
        + Counter(fairy=int(board["fairies"] or 0))


def on_board(e: HavresacEdition, land: k.Kingdom, board: dict[str, str],
             turned: list[str]) -> tuple[list[str], Counter[str]]:
    """The creatures on a board, and those that are gone."""
    out = [item if "@" in item else at_home(e, land, item) for item in board["out"].split()]
    rest = Counter(creature_of(e, card) for card in turned) - wanted(board) \
        - Counter(creature_of(e, card) for card in board["out"].split() if "@" not in card)
    if "hunted" in board:
        free = [card for card in turned if card not in board["out"].split() and card in k.HUTS]
        for kind in ("fox", "crocodile", "pig"):
            homes = [card for card in free if creature_of(e, card) == kind]
            out += [at_home(e, land, card) for card in homes[:rest.pop(kind, 0)]]
    return out, rest


def at_home(e: HavresacEdition, land: k.Kingdom, card: str) -> str:
    return f"{creature_of(e, card)}@{k.square_name(land.places[CARDS.index(card)])}"


def creature_of(e: HavresacEdition, card: str) -> str:
    return k.CREATURES[e.creature_of[CARDS.index(card)]]


def done_squares(land: k.Kingdom, board: dict[str, str], left: Counter[str]) -> list[str]:
    """Those named, and others, at the edge first: as many Chests as the items say, and Villages."""
    named = board["done"].split()
    terrain = {name: land.terrain[k.square_of(name)] for name in named}
    for kind, n in ((k.CHEST, k.CHESTS - left.total()), (k.VILLAGE, int(board["villages"] or 0))):
        n -= list(terrain.values()).count(kind) if kind == k.CHEST else 0
        others = [k.square_name(at) for at in sorted(range(k.SQUARES), key=inner)
                  if land.terrain[at] == kind and k.square_name(at) not in named]
        assert 0 <= n <= len(others), "not so many"
        named += others[:n]
    return named


def inner(square: int) -> bool:
    """Where tests draw on the plain."""
    return 2 <= square // k.SIDE <= 8 and 2 <= square % k.SIDE <= 8


def in_order(items: list[str]) -> str:
    return "+".join(sorted(items, key=lambda item: k.square_of(item.split("@")[-1]))) or "-"


def bag_of(things: str, names: tuple[str, ...]) -> Counter[str]:
    found = counts(things or "-", "table", list(names))
    return Counter({name: n for name, n in zip(names, found, strict=True) if n})


def counted(things: Mapping[str, int], names: tuple[str, ...]) -> str:
    return counts_text([things.get(name, 0) for name in names], list(names))


def ordered(things: str, names: tuple[str, ...]) -> str:
    return counted(bag_of(things, names), names)


# --- what is offered, and playing -----------------------------------------------------------------


def path_of(words: str) -> list[str]:
    """`f5`, `net f5`, `boots`, `warrior`, `done`: a move as a person would say it."""
    return [("item:" if word in k.ITEMS else "guardian:" if word in k.GUARDIANS
             else "act:" if word in ("done", "aside") else "square:") + word
            for word in words.split()]


def offered(s: State, seat: int = 0) -> set[str]:
    """Every legal move of a seat in those words."""
    found = [" ".join(ref.partition(":")[2] for ref in GAME.path(s, move))
             for move in s.legal(seat)]
    assert len(found) == len(set(found)), "a move is offered twice"
    return set(found)


def squares(s: State, item: str = "", seat: int = 0) -> set[str]:
    """The squares offered: to go to, to take or to act on, or for an item."""
    words = [move.split() for move in offered(s, seat)]
    return {move[-1] for move in words
            if move[:-1] == item.split() and k.square_of(move[-1]) != k.NONE}


def play(s: HavresacState, *moves: str, seat: int = 0) -> list[Event]:
    """Make moves; returns what happened."""
    log = Log()
    for move in moves:
        assert move in offered(s, seat), f"{move!r} is not offered: {sorted(offered(s, seat))}"
        pieces = GAME.pieces(s)
        s.play(seat, GAME.move_of(s, seat, path_of(move)), log)
        sound(s, pieces)
    return log.events


def sound(s: HavresacState, pieces: list[str]) -> None:
    """Nothing is lost or doubled, nothing below zero, and the text gives the position again."""
    assert GAME.pieces(s) == pieces
    assert GAME.read(s.notation(), s.edition, s.rng.copy()).notation() == s.notation()
    for b in s.boards:
        for values in (b.bag, b.aside, b.left, b.items, b.found, b.gains, b.hunted, s.reserve):
            assert min(values) >= 0
        assert min(b.gold, b.points, b.cups, b.boots) >= 0


def view(s: State, viewer: int | None = 0) -> Seen:
    return cast(Seen, s.view(viewer))


def mine(s: State, seat: int = 0) -> Seen:
    """A seat's board, as it sees it itself."""
    return cast(Seen, view(s, seat)["boards"][seat])


def standing(s: State, seat: int = 0) -> dict[str, str]:
    """The Guardians on a board by their squares."""
    return {one["square"].removeprefix("square:"): one["guardian"].removeprefix("guardian:")
            for one in mine(s, seat)["guardians"]}


def creatures(s: State, seat: int = 0) -> dict[str, str]:
    return {one["square"].removeprefix("square:"): one["creature"].removeprefix("creature:")
            for one in mine(s, seat)["creatures"]}


def done(s: State, seat: int = 0) -> set[str]:
    """Repaired Villages and open Chests."""
    return {ref.removeprefix("square:") for ref in mine(s, seat)["done"]}


def tents(s: State, seat: int = 0) -> set[str]:
    return {ref.removeprefix("square:") for ref in mine(s, seat)["tents"]}


def board(s: HavresacState, seat: int = 0) -> Adventure:
    return s.boards[seat]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def facts(events: list[Event], kind: str, viewer: int | None = 0) -> list[Seen]:
    """The facts of all events of a kind that a viewer is told of."""
    return [cast(Seen, event.seen_by(viewer)["facts"]) for event in events
            if event.kind == kind and event.only in (-1, viewer)]


def barred(s: HavresacState, move: str, seat: int = 0) -> bool:
    """Whether undo will not come back past a move."""
    return s.describe(seat, GAME.move_of(s, seat, path_of(move))).barrier


def play_on(s: State, choose: FastRng, seats: list[int] | None = None) -> bool:
    """One random move of a random seat (of those given); whether there was one."""
    acting = [seat for seat in s.to_move() if seats is None or seat in seats]
    if not acting:
        return False
    seat = acting[int(choose.below(0, len(acting)))]
    moves = s.legal(seat)
    s.apply(seat, moves[int(choose.below(0, len(moves)))])
    return True
