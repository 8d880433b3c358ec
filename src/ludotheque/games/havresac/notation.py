"""One line of text per position of Havresac.

Things of several boards are separated by `/`; after the boards come those the others still see, if
boards are hidden (H11). `warrior*2+guide` is two Warriors and a Guide, `fox@c4` a Fox on c4, `-`
nothing. What follows from the rest is not written: the reserve, and how many Villages are repaired
and Chests open. A position may be set up that no game would come to (more Tents than Guides, say),
but every component is in it once, and it can be played on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.game import Game
from ludotheque.core.notation import (
    LIMIT,
    Fields,
    check_edition,
    counts,
    counts_text,
    expect,
    items,
    number,
    word,
)
from ludotheque.core.rng import Rng, count_bits
from ludotheque.games.havresac import adventure as a
from ludotheque.games.havresac import kingdom as k
from ludotheque.games.havresac import position as pos
from ludotheque.games.havresac.adventure import Adventure, new_adventure
from ludotheque.games.havresac.kingdom import NONE, HavresacEdition, Kingdom
from ludotheque.games.havresac.state import HavresacState, bare_state

FIELDS: Final = (
    "seats", "season", "night", "same", "round", "phase", "unseen", "scouted", "laid", "stage",
    "now", "at", "declared", "acted", "bag", "aside", "on", "creatures", "tents", "done", "left",
    "items", "found", "cups", "gains", "hunted", "fairies", "fled", "gold", "points", "glory",
    "rng")
DECLARED: Final = ("boots", "sword", "feather")
MOST: Final = 9999


# --- writing --------------------------------------------------------------------------------------


def write(s: HavresacState) -> str:
    boards = s.boards + s.shown
    common = [
        str(len(s.boards)), k.SEASONS[s.season], bits_text(s.night, list(k.GUARDIANS)),
        "on" if s.same_chests else "off", str(s.round), pos.PHASES[s.phase],
        bits_text(s.unseen, list(k.HUTS + k.GROVES)),
        bits_text(s.scouted, list(k.HUTS + k.GROVES)),
        "+".join([k.ITEMS[item] for item in s.laid]) or "-"]
    columns = [board_texts(b) for b in boards]
    each = ["/".join([column[at] for column in columns]) for at in range(len(columns[0]))]
    values = [*common, *each, ",".join([str(n) for n in s.rng.counters])]
    parts = [f"{name}={value}" for name, value in zip(FIELDS, values, strict=True)]
    return " ".join(["havresac", s.content.label(), *parts])


def board_texts(b: Adventure) -> list[str]:
    """The fields of one board, in their order."""
    return [
        a.STAGES[b.stage], "-" if b.now == NONE else k.GUARDIANS[b.now],
        "-" if b.at == NONE else k.square_name(b.at),
        counts_text([int(b.boots), int(b.sword), int(b.feather)], list(DECLARED)),
        "on" if b.acted else "off", counts_text(ints(b.bag), list(k.GUARDIANS)),
        counts_text(ints(b.aside), list(k.GUARDIANS)),
        "+".join([f"{k.GUARDIANS[b.guardian(at)]}@{k.square_name(at)}"
                  for at in range(k.SQUARES) if b.guardian(at) != NONE]) or "-",
        "+".join([f"{k.CREATURES[b.creature(at)]}@{k.square_name(at)}"
                  for at in range(k.SQUARES) if b.creature(at)]) or "-",
        squares_text([at for at in range(k.SQUARES) if b.has_tent(at)]),
        squares_text([at for at in range(k.SQUARES) if b.is_done(at)]),
        counts_text(ints(b.left), list(k.ITEMS)), counts_text(ints(b.items), list(k.ITEMS)),
        counts_text(ints(b.found), list(k.ITEMS)), str(b.cups),
        counts_text(ints(b.gains), list(k.CREATURES)),
        counts_text(ints(b.hunted), list(k.CREATURES)), str(b.fairies), str(b.fled), str(b.gold),
        str(b.points), "+".join([str(glory) for glory in b.glory]) or "-"]


def ints(values: vec[i64]) -> list[int]:
    return [int(value) for value in values]


def bits_text(bits: i64, names: list[str]) -> str:
    return "+".join([names[i] for i in range(len(names)) if (bits >> i) & 1]) or "-"


def squares_text(squares: list[int]) -> str:
    return "+".join([k.square_name(square) for square in squares]) or "-"


# --- reading --------------------------------------------------------------------------------------


def read(game: Game, text: str, edition: HavresacEdition, rng: Rng) -> HavresacState:
    words = text.split()
    check_edition(words, "havresac", edition)
    fields = Fields(words, FIELDS)
    seats = fields.number("seats", 1, 4)
    season = fields.word("season", k.SEASONS)
    night = bits_in(fields.text("night"), "night", list(k.GUARDIANS))
    s = bare_state(game, edition, rng, seats, season, night, fields.switch("same"))
    s.round = fields.number("round", 1, k.ROUNDS)
    s.phase = fields.word("phase", pos.PHASES)
    s.over = s.phase == pos.OVER
    s.unseen = bits_in(fields.text("unseen"), "unseen", list(k.HUTS + k.GROVES))
    s.scouted = bits_in(fields.text("scouted"), "scouted", list(k.HUTS + k.GROVES))
    for item in fields.items("laid"):
        s.laid = append(s.laid, word(item, "laid", k.ITEMS))
    hidden = s.same_chests and seats > 1 and s.phase == pos.ADVENTURE
    boards = read_boards(fields, edition, s.land, 2 * seats if hidden else seats)
    s.boards, s.shown = boards[:seats], boards[seats:]
    streams = fields.numbers("rng", seats + 1, 0, LIMIT)
    expect(len(rng.counters) == seats + 1, "rng", f"{len(rng.counters) - 1} seats")
    for stream in range(seats + 1):
        rng.counters[stream] = streams[stream]
    check_table(s)
    for b in boards:
        check_board(s, b)
    for seat in range(len(s.boards)):
        check_stage(s, s.boards[seat])
        if len(s.shown):
            check_shown(s.boards[seat], s.shown[seat])
    return s


def bits_in(text: str, name: str, names: list[str]) -> int:
    bits = 0
    last = -1
    for item in items(text):
        at = word(item, name, names)
        expect(at > last, f"{name} {text[:40]!r}", "each once, in order")
        bits |= 1 << at
        last = at
    return bits


def read_boards(fields: Fields, e: HavresacEdition, land: Kingdom, size: int) -> list[Adventure]:
    boards = [new_adventure(e) for _ in range(size)]
    for i in range(size):
        b = boards[i]
        b.stage = word(fields.seats("stage", size)[i], "stage", a.STAGES)
        now = fields.seats("now", size)[i]
        b.now = NONE if now == "-" else word(now, "now", k.GUARDIANS)
        at = fields.seats("at", size)[i]
        b.at = NONE if at == "-" else square_in(at, "at")
        declared = read_counts(fields, "declared", i, size, DECLARED)
        expect(declared[1] <= 1 and declared[2] <= 1, "declared", "one Sword, one Feather at most")
        b.boots = declared[0]
        b.sword, b.feather = declared[1] == 1, declared[2] == 1
        b.acted = word(fields.seats("acted", size)[i], "acted", ("off", "on")) == 1
        b.bag = vec[i64](read_counts(fields, "bag", i, size, k.GUARDIANS))
        b.aside = vec[i64](read_counts(fields, "aside", i, size, k.GUARDIANS))
        read_cells(fields, b, land, i, size)
        b.left = vec[i64](read_counts(fields, "left", i, size, k.ITEMS))
        b.items = vec[i64](read_counts(fields, "items", i, size, k.ITEMS))
        b.found = vec[i64](read_counts(fields, "found", i, size, k.ITEMS))
        b.cups = number(fields.seats("cups", size)[i], "cups", 0, k.CHESTS)
        b.gains = vec[i64](read_counts(fields, "gains", i, size, k.CREATURES))
        b.hunted = vec[i64](read_counts(fields, "hunted", i, size, k.CREATURES))
        b.fairies = number(fields.seats("fairies", size)[i], "fairies", 0, len(k.GROVES))
        b.fled = number(fields.seats("fled", size)[i], "fled", 0, len(k.GROVES))
        b.gold = number(fields.seats("gold", size)[i], "gold", 0, MOST)
        b.points = number(fields.seats("points", size)[i], "points", 0, MOST)
        for glory in items(fields.seats("glory", size)[i]):
            b.glory = append(b.glory, number(glory, "glory", 0, MOST))
    return boards


def read_counts(fields: Fields, name: str, i: int, size: int,
                names: tuple[str, ...]) -> list[int]:
    text = fields.seats(name, size)[i]
    out = counts(text, name, list(names))
    expect(counts_text(out, list(names)) == text, f"{name} {text[:40]!r}", "the order of " +
           ", ".join(names))
    return out


def read_cells(fields: Fields, b: Adventure, land: Kingdom, i: int, size: int) -> None:
    """Guardians, creatures, Tents and what is done, each at most once on a square, in order."""
    for name in ("on", "creatures", "tents", "done"):
        last = -1
        for item in items(fields.seats(name, size)[i]):
            who, _, at = item.rpartition("@")
            square = square_in(at, name)
            expect(square > last, f"{name} {item[:40]!r}", "each square once, in order")
            last = square
            if name == "on":
                b.put_guardian(square, word(who, name, k.GUARDIANS))
            elif name == "creatures":
                b.put_creature(square, word(who, name, k.CREATURES[1:]) + 1)
            else:
                expect(not who, f"{name} {item[:40]!r}", "squares")
                b.cells[square] |= a.TENT if name == "tents" else a.DONE
    for square in range(k.SQUARES):
        if b.is_done(square):
            terrain = land.terrain[square]
            expect(terrain in (k.VILLAGE, k.CHEST), f"done {k.square_name(square)}",
                   "a Village or a Chest")
            if terrain == k.VILLAGE:
                b.villages += 1
            else:
                b.chests += 1


def square_in(text: str, name: str) -> int:
    square = k.square_of(text)
    expect(square not in (NONE, k.CASTLE_SQUARE), f"{name} {text[:40]!r}",
           "a square a1 to k11 beside the Castle")
    return square


# --- what must hold -------------------------------------------------------------------------------


def check_table(s: HavresacState) -> None:
    """The cards, the Chests and the reserve."""
    left = k.PLACES - k.STARTS - k.PILE * s.round
    expect(count_bits(s.unseen) == left, "unseen", f"{left} places in round {s.round}")
    expect(count_bits(s.scouted) == k.PILE and not s.scouted & s.unseen, "scouted",
           f"{k.PILE} places that are not unseen")
    if s.same_chests:
        laid = [0] * k.KINDS_OF_ITEMS
        for item in s.laid:
            laid[item] += 1
        expect(laid == ints(s.content.chests), "laid", "the items of the Chests")
    else:
        expect(len(s.laid) == 0, "laid", "- without same=on")
    for kind in range(k.KINDS):
        free = s.content.tokens[kind]
        for b in s.boards:
            free -= b.owned(kind)
        expect(free >= 0, f"tokens of the {k.GUARDIANS[kind]}", f"at most {s.content.tokens[kind]}")
        s.reserve[kind] = free
    acting = [b for b in s.boards if b.stage != a.WAITING]
    expect((len(acting) == 0) == s.over, "stage", "somebody who acts, unless it is over")
    expect(s.phase == pos.ADVENTURE or s.over == (s.round == k.ROUNDS), "phase",
           "the game over after the last Adventure, Recruitment after the others")


def check_board(s: HavresacState, b: Adventure) -> None:
    """Each board has its items and creatures once, on squares where they may be."""
    opened = 0
    for item in range(k.KINDS_OF_ITEMS):
        out = s.content.chests[item] - b.left[item]
        opened += out
        used = out - b.items[item] - b.found[item]
        expect(used >= (b.cups if item == k.CUP else 0), k.ITEMS[item],
               f"at most {s.content.chests[item]}")
    expect(opened == b.chests, f"{b.chests} open Chests", f"{opened} by the items left")
    expect(not (b.items[k.CUP] or b.found[k.CUP]), "cup", "Cups count by themselves")
    declared = [int(b.boots), int(b.sword), int(b.feather)]
    for i in range(3):
        item = k.ITEMS.index(DECLARED[i])
        free = s.content.chests[item] - b.left[item] - b.items[item] - b.found[item]
        expect(declared[i] <= free, f"declared {DECLARED[i]}", "an item that was found")
    if s.same_chests:
        check_laid(s, b)
    expect(not (b.gains[k.NOBODY] or b.hunted[k.NOBODY] or b.hunted[k.FAIRY]), "gains",
           "creatures; on the hunting board Monsters")
    check_creatures(s, b)
    rounds = s.round if s.phase != pos.ADVENTURE else s.round - 1
    expect(len(b.glory) == rounds, "glory", f"{rounds} rounds")
    for square in range(k.SQUARES):
        cell = b.cells[square]
        expect(not (cell & a.CREATURE and cell & (a.GUARDIAN | a.TENT)),
               f"a creature on {k.square_name(square)}", "no Guardian or Tent there")


def check_laid(s: HavresacState, b: Adventure) -> None:
    for item in range(k.KINDS_OF_ITEMS):
        closed = 0
        for chest in range(k.CHESTS):
            if s.laid[chest] == item and not b.is_done(s.land.chests[chest]):
                closed += 1
        expect(b.left[item] == closed, f"left {k.ITEMS[item]}", f"{closed} by the Chests laid")


def check_creatures(s: HavresacState, b: Adventure) -> None:
    """Every card turned brought one creature: it is somewhere."""
    turned = [0] * (k.FAIRY + 1)
    found = [0] * (k.FAIRY + 1)
    for place in range(k.PLACES):
        if not (s.unseen >> place) & 1:
            turned[s.content.creature_of[place]] += 1
    for square in range(k.SQUARES):
        creature = b.creature(square)
        if not creature:
            continue
        found[creature] += 1
        place = k.place_at(s.land, square)
        if place == NONE:
            expect(s.land.terrain[square] == k.START, f"a creature on {k.square_name(square)}",
                   "a Hut, a Grove or a start space")
        else:
            expect(s.content.creature_of[place] == creature and not (s.unseen >> place) & 1,
                   f"{k.CREATURES[creature]} on {k.place_name(place)}", "the creature of its card")
    for creature in range(k.FOX, k.FAIRY + 1):
        found[creature] += int(b.gains[creature] + b.hunted[creature])
    found[k.FAIRY] += int(b.fairies + b.fled)
    expect(found == turned, "creatures", "one for every card turned")


def check_stage(s: HavresacState, b: Adventure) -> None:
    """What goes with what a player is doing."""
    declared = b.boots > 0 or b.sword or b.feather
    if b.stage == a.MOVING:
        expect(s.phase == pos.ADVENTURE and b.now != NONE and b.at == NONE and not b.acted
               and not any(b.found), "stage moving", "a Guardian drawn and not on the board")
    elif b.stage == a.ACTING:
        expect(s.phase == pos.ADVENTURE and b.now != NONE and b.at != NONE
               and b.guardian(b.at) == b.now, "stage acting", "the Guardian drawn, on its square")
    else:
        expect(b.now == NONE and b.at == NONE and not declared and not b.acted
               and not any(b.found), f"stage {a.STAGES[b.stage]}", "no Guardian drawn")
        if s.phase == pos.ADVENTURE:
            expect(b.stage == a.WAITING and b.in_bag() == 0, "stage", "an empty bag to be finished")
    if s.phase != pos.ADVENTURE:
        expect(not any(b.gains) and b.cups == 0, "gains", "none after the Adventure")
        expect(b.stage in (a.WAITING, a.BUYING), "stage", "waiting or buying")
        owned = [b.owned(kind) for kind in range(k.KINDS)]
        expect(sum(owned) > 0, "Guardians", "at least one")


def check_shown(b: Adventure, shown: Adventure) -> None:
    """What the others see is an earlier state of the same board."""
    same = shown.gold == b.gold and ints(shown.glory) == ints(b.glory) \
        and ints(shown.hunted) == ints(b.hunted) and shown.fairies == b.fairies \
        and shown.fled == b.fled and shown.points <= b.points
    for kind in range(k.KINDS):
        same = same and shown.owned(kind) == b.owned(kind) and shown.bag[kind] == b.owned(kind)
    for square in range(k.SQUARES):
        before, after = shown.cells[square], b.cells[square]
        same = same and not before & a.GUARDIAN and before & a.TENT == after & a.TENT \
            and before & a.DONE <= after & a.DONE and after & a.CREATURE in (
                0, before & a.CREATURE)
    expect(same and shown.stage == a.WAITING and shown.now == NONE and shown.at == NONE
           and not (shown.boots or shown.sword or shown.feather or shown.acted)
           and not any(shown.found), "boards as the others see them", "an earlier state")
