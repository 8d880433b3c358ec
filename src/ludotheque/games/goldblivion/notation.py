"""One line of text per position of GOLDblivion.

Things of several seats are separated by `/`; `tom*3+naya` is three Toms and one Naya; `-` is
nothing. What follows from the rest is not written: the deck, the unseen Combat cards and tiles
are whatever is nowhere else.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.errors import BadPosition
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
from ludotheque.games.goldblivion import cards as c
from ludotheque.games.goldblivion import fight
from ludotheque.games.goldblivion import frames as f
from ludotheque.games.goldblivion.cards import NONE, GoldEdition
from ludotheque.games.goldblivion.state import GoldState, bare_state, frame_moves

FIELDS: Final = (
    "seats", "noble", "round", "phase", "first", "turn", "actions", "passed", "hand", "pile",
    "play", "upright", "turned", "seen", "developed", "gained", "chosen", "army", "spent",
    "nuggets", "materials", "gold", "trophies", "tokens", "possible", "used", "draft", "nobles",
    "picking", "market", "under", "dead", "tops", "below", "fallen", "tiles", "enemies",
    "villages", "frames", "chain", "built", "fight", "fresh", "resolved", "solo", "slots", "kills",
    "starved", "rng")
MOST: Final = 9999


def write(s: GoldState) -> str:
    e = s.content
    values = [
        str(s.seats), "-" if s.noble == NONE else e.nobles[s.noble].slug, str(s.round),
        c.PHASES[s.phase], str(s.first_seat + 1), str(s.turn + 1), str(s.actions),
        seats_text(s.passed), cards_text(s, s.hand), cards_text(s, s.pile),
        cards_text(s, s.in_play), cards_text(s, s.upright), cards_text(s, s.turned), seen_text(s),
        history_text(s, s.developed, True), history_text(s, s.gained, False),
        "/".join([chosen_text(e, choice) for choice in s.chosen]), army_text(s, s.army),
        army_text(s, s.spent), numbers(s.nuggets, "/"), numbers(s.materials, "/"),
        numbers(s.gold, "/"),
        "/".join([tiles_text(s, s.trophies, seat) for seat in range(s.seats)]),
        "/".join([tokens_text(bits) for bits in s.held]),
        "/".join([tokens_text(bits) for bits in s.possible]), tokens_text(s.face_up),
        ",".join(["-" if token == NONE else str(token + 1) for token in s.shown_tokens]),
        names_text(e.kinds, s.nobles), "+".join([str(seat + 1) for seat in s.picking]) or "-",
        slots_text(e.kinds, s.market), names_text(e.kinds, s.under),
        counts_text(ints(s.dead), e.kinds), slots_text(e.fighters, s.tops), numbers(s.below, ","),
        counts_text(ints(s.dead_army), e.fighters), numbers(s.tiles, ","),
        slots_text(e.tiles, s.enemy), numbers(s.villages, ","),
        "+".join([frame_text(frame) for frame in s.frames]) or "-", names_text(e.kinds, s.chain),
        "on" if s.chain_built else "off", f"{s.hex + 1},{s.force}",
        counts_text(ints(s.fresh), e.fighters), counts_text(ints(s.used), e.fighters),
        f"{s.noble_nuggets},{s.noble_materials},{s.noble_gold}",
        "/".join([counts_text(ints(s.slots[t * s.kinds():(t + 1) * s.kinds()]), e.kinds)
                  for t in range(4)]),
        tiles_text(s, s.noble_trophies, 0), "on" if s.starved else "off",
        numbers(s.rng.counters, ","),
    ]
    parts = [f"{name}={value}" for name, value in zip(FIELDS, values, strict=True)]
    return " ".join(["goldblivion", e.label(), *parts])


def ints(values: vec[i64]) -> list[int]:
    return [int(value) for value in values]


def numbers(values: vec[i64], between: str) -> str:
    return between.join([str(value) for value in values])


def seats_text(bits: i64) -> str:
    return "+".join([str(seat + 1) for seat in range(4) if (bits >> seat) & 1]) or "-"


def tokens_text(bits: i64) -> str:
    return "+".join([str(token + 1) for token in range(16) if (bits >> token) & 1]) or "-"


def cards_text(s: GoldState, values: vec[i64]) -> str:
    n = s.kinds()
    return "/".join([counts_text(ints(values[seat * n:(seat + 1) * n]), s.content.kinds)
                     for seat in range(s.seats)])


def army_text(s: GoldState, values: vec[i64]) -> str:
    n = s.fighters()
    return "/".join([counts_text(ints(values[seat * n:(seat + 1) * n]), s.content.fighters)
                     for seat in range(s.seats)])


def tiles_text(s: GoldState, values: vec[i64], seat: i64) -> str:
    n: i64 = len(s.content.tile_force)
    return counts_text(ints(values[seat * n:(seat + 1) * n]), s.content.tiles)


def seen_text(s: GoldState) -> str:
    """What others can rule out: `3:tom:1`, at most one Tom among the first three developed."""
    out: list[str] = []
    for seat in range(s.seats):
        mine = [f"{seen >> 8 & 255}:{s.content.kinds[seen >> 16 & 255]}:{seen & 255}"
                for seen in s.sightings if seen >> 24 == seat]
        out.append("+".join(mine) or "-")
    return "/".join(out)


def history_text(s: GoldState, entries: vec[i64], sided: bool) -> str:
    out: list[str] = []
    for seat in range(s.seats):
        mine: list[str] = []
        for entry in entries:
            if entry >> 16 != seat:
                continue
            kind = (entry & 255) >> 1 if sided else entry & 255
            text = f"{entry >> 8 & 255}:{s.content.kinds[kind]}"
            mine.append(f"{text}:{c.SIDES[entry & 1]}" if sided else text)
        out.append("+".join(mine) or "-")
    return "/".join(out)


def chosen_text(e: GoldEdition, choice: i64) -> str:
    return "-" if choice == NONE else f"{e.kinds[choice // 2]}:{c.SIDES[choice % 2]}"


def names_text(names: list[str], values: vec[i64]) -> str:
    return "+".join([names[value] for value in values]) or "-"


def slots_text(names: list[str], values: vec[i64]) -> str:
    return ",".join(["-" if value == NONE else names[value] for value in values])


def frame_text(frame: i64) -> str:
    return f"{f.NAMES[f.code_of(frame)]}.{f.a_of(frame)}.{f.b_of(frame)}.{f.c_of(frame)}"


# --- reading --------------------------------------------------------------------------------------


def read(game: Game, text: str, edition: GoldEdition, rng: Rng) -> GoldState:
    """The position of a text. Anything that could not lie on a table is refused."""
    words = text.split()
    check_edition(words, "goldblivion", edition)
    t = Fields(words, FIELDS)
    seats = t.number("seats", 1, 4)
    nobles = [board.slug for board in edition.nobles]
    noble = NONE if t.text("noble") == "-" else word(t.text("noble"), "noble", nobles)
    expect((noble != NONE) == (seats == 1), "noble", "one just in the solo game (G80)")
    s = bare_state(game, edition, rng, seats, noble)
    read_turn(s, t)
    read_cards(s, t)
    read_history(s, t)
    read_means(s, t)
    read_draft(s, t)
    read_markets(s, t)
    read_land(s, t)
    read_frames(s, t)
    read_noble(s, t)
    counters = t.numbers("rng", seats + 1, 0, LIMIT)
    expect(len(rng.counters) == seats + 1, "rng", f"{len(rng.counters) - 1} seats")
    for stream in range(len(counters)):
        rng.counters[stream] = counters[stream]
    derive(s)
    read_seen(s, t)
    if write(s) != " ".join(words):
        raise BadPosition("not in its usual form", "position", write(s)[:200])
    check(s)
    return s


def read_turn(s: GoldState, t: Fields) -> None:
    s.round = t.number("round", 0, c.LAST_ROUND)
    s.phase = t.word("phase", c.PHASES)
    s.over = s.phase == c.ENDED
    s.first_seat = t.number("first", 1, int(s.seats)) - 1
    s.turn = t.number("turn", 1, int(s.seats)) - 1
    s.actions = t.number("actions", 0, 3)
    s.passed = bits_of(t.text("passed"), "passed", int(s.seats))
    s.starved = t.switch("starved")


def bits_of(text: str, name: str, most: int) -> int:
    bits = 0
    for item in items(text):
        bits |= 1 << (number(item, name, 1, most) - 1)
    return bits


def spread(s: GoldState, t: Fields, name: str, names: list[str]) -> vec[i64]:
    """Counts of each seat, one after the other."""
    out = vec[i64]()
    for text in t.seats(name, int(s.seats)):
        for value in counts(text, name, names):
            out = append(out, value)
    return out


def read_cards(s: GoldState, t: Fields) -> None:
    kinds = s.content.kinds
    s.hand = spread(s, t, "hand", kinds)
    s.pile = spread(s, t, "pile", kinds)
    s.in_play = spread(s, t, "play", kinds)
    s.upright = spread(s, t, "upright", kinds)
    s.turned = spread(s, t, "turned", kinds)
    s.army = spread(s, t, "army", s.content.fighters)
    s.spent = spread(s, t, "spent", s.content.fighters)
    s.trophies = spread(s, t, "trophies", s.content.tiles)
    for seat, text in enumerate(t.seats("chosen", int(s.seats))):
        if text != "-":
            kind, _, side = text.partition(":")
            s.chosen[seat] = word(kind, "chosen", kinds) * 2 + word(side, "chosen", c.SIDES)


def read_history(s: GoldState, t: Fields) -> None:
    entries: list[tuple[int, int, int]] = []
    for seat, text in enumerate(t.seats("developed", int(s.seats))):
        for item in items(text):
            when, kind, side = three(item, "developed")
            at = number(when, "developed", 1, int(s.round))
            card = word(kind, "developed", s.content.kinds)
            entries.append((at, seat, card << 1 | word(side, "developed", c.SIDES)))
    entries.sort(key=lambda entry: (entry[0], entry[1]))
    for at, seat, card in entries:
        s.developed = append(s.developed, seat << 16 | at << 8 | card)
    gains: list[tuple[int, int, int]] = []
    for seat, text in enumerate(t.seats("gained", int(s.seats))):
        for item in items(text):
            when, kind, _ = three(item + ":", "gained")
            gains.append((seat, number(when, "gained", 0, int(s.round)),
                          word(kind, "gained", s.content.kinds)))
    for seat, at, card in gains:
        s.gained = append(s.gained, seat << 16 | at << 8 | card)


def three(item: str, name: str) -> tuple[str, str, str]:
    parts = item.split(":")
    if len(parts) != 3:
        raise BadPosition(f"{name} {item[:40]!r}", "position", "round:card or round:card:side")
    return parts[0], parts[1], parts[2]


def read_means(s: GoldState, t: Fields) -> None:
    for seat in range(s.seats):
        s.nuggets[seat] = number(t.seats("nuggets", int(s.seats))[seat], "nuggets", 0, MOST)
        s.materials[seat] = number(t.seats("materials", int(s.seats))[seat], "materials", 0,
                                   c.MAX_MATERIALS)
        s.gold[seat] = number(t.seats("gold", int(s.seats))[seat], "gold", 0, MOST)
        s.held[seat] = bits_of(t.seats("tokens", int(s.seats))[seat], "tokens",
                               int(s.content.tokens))
        s.possible[seat] = bits_of(t.seats("possible", int(s.seats))[seat], "possible",
                                   int(s.content.tokens))
    s.face_up = bits_of(t.text("used"), "used", int(s.content.tokens))


def read_draft(s: GoldState, t: Fields) -> None:
    tokens = t.text("draft").split(",")
    expect(len(tokens) == s.seats, "draft", "a token or - for each seat")
    for seat in range(s.seats):
        if tokens[seat] != "-":
            s.shown_tokens[seat] = number(tokens[seat], "draft", 1, int(s.content.tokens)) - 1
    s.nobles = named(t.items("nobles"), "nobles", s.content.kinds)
    for item in t.items("picking"):
        s.picking = append(s.picking, number(item, "picking", 1, int(s.seats)) - 1)


def named(texts: list[str], name: str, allowed: list[str]) -> vec[i64]:
    return vec[i64]([word(text, name, allowed) for text in texts])


def read_slots(t: Fields, name: str, size: int, allowed: list[str]) -> vec[i64]:
    parts = t.text(name).split(",")
    if len(parts) != size:
        raise BadPosition(f"{name} {t.text(name)[:40]!r}", "position", f"{size} of them")
    return vec[i64]([NONE if part == "-" else word(part, name, allowed) for part in parts])


def read_markets(s: GoldState, t: Fields) -> None:
    s.market = read_slots(t, "market", c.SLOTS, s.content.kinds)
    s.under = named(t.items("under"), "under", s.content.kinds)
    s.dead = vec[i64](counts(t.text("dead"), "dead", s.content.kinds))
    s.tops = read_slots(t, "tops", 2, s.content.fighters)
    s.below = vec[i64](t.numbers("below", 2, 0, 99))
    s.dead_army = vec[i64](counts(t.text("fallen"), "fallen", s.content.fighters))


def read_land(s: GoldState, t: Fields) -> None:
    s.tiles = vec[i64](t.numbers("tiles", c.HEXES, 0, 2))
    s.enemy = read_slots(t, "enemies", c.HEXES, s.content.tiles)
    s.villages = vec[i64](t.numbers("villages", 2, 0, 1))


def read_frames(s: GoldState, t: Fields) -> None:
    for item in t.items("frames"):
        parts = item.split(".")
        expect(len(parts) == 4, f"frame {item[:40]!r}", "name and three numbers")
        s.push(f.frame(word(parts[0], "frames", f.NAMES), number(parts[1], "frames", 0, 4095),
                       number(parts[2], "frames", 0, 255), number(parts[3], "frames", 0, LIMIT)))
    s.chain = named(t.items("chain"), "chain", s.content.kinds)
    s.chain_built = t.switch("built")
    where, force = t.numbers("fight", 2, 0, MOST)
    expect(where <= c.HEXES, "fight", "a hex")
    s.hex = where - 1
    s.force = force
    s.fresh = vec[i64](counts(t.text("fresh"), "fresh", s.content.fighters))
    s.used = vec[i64](counts(t.text("resolved"), "resolved", s.content.fighters))


def read_noble(s: GoldState, t: Fields) -> None:
    s.noble_nuggets, s.noble_materials, s.noble_gold = t.numbers("solo", 3, 0, MOST)
    slots = t.text("slots").split("/")
    expect(len(slots) == 4, "slots", "four")
    s.slots = vec[i64]([value for text in slots
                        for value in counts(text, "slots", s.content.kinds)])
    s.noble_trophies = vec[i64](counts(t.text("kills"), "kills", s.content.tiles))
    if s.noble == NONE:
        expect(sum(ints(s.slots)) + sum(ints(s.noble_trophies)) + s.noble_nuggets
               + s.noble_materials + s.noble_gold == 0, "solo", "nothing without a noble")


def derive(s: GoldState) -> None:
    """What is nowhere else is in the deck, in the Combat piles, under the tiles."""
    n = s.kinds()
    for at in range(len(s.owned)):
        s.owned[at] = s.hand[at] + s.pile[at] + s.in_play[at]
    for entry in s.developed:
        s.owned[(entry >> 16) * n + ((entry & 255) >> 1)] += 1
    derive_deck(s)
    derive_armies(s)


def derive_deck(s: GoldState) -> None:
    """The deck is whatever character or Building is nowhere else."""
    e = s.content
    n = s.kinds()
    for kind in range(n):
        left = e.copies[kind] * (s.seats if e.category[kind] == c.STARTING else 1)
        left -= s.dead[kind]
        for seat in range(s.seats):
            at = seat * n + kind
            left -= s.owned[at] + s.upright[at] + s.turned[at]
        for slot in range(4):
            left -= s.slots[slot * n + kind]
        left -= sum([1 for other in s.market if other == kind])
        left -= sum([1 for other in s.under if other == kind])
        left -= sum([1 for frame in s.frames if f.is_assigning(frame, kind)])
        expect(left >= 0, f"too many of {e.kinds[kind]}", "no more than the box holds")
        expect(left == 0 or e.category[kind] != c.STARTING, f"too few of {e.kinds[kind]}",
               "all starting cards with their owners")
        if e.category[kind] >= c.CHARACTER:
            s.deck[kind] = left


def derive_armies(s: GoldState) -> None:
    e = s.content
    n = s.fighters()
    for fighter in range(n):
        left = e.army.copies[fighter] + e.army.starting[fighter] * s.seats - s.dead_army[fighter]
        for seat in range(s.seats):
            left -= s.army[seat * n + fighter] + s.spent[seat * n + fighter]
        left -= s.fresh[fighter] + s.used[fighter]
        left -= sum([1 for top in s.tops if top == fighter])
        expect(left >= 0, f"too many of {e.fighters[fighter]}", "no more than the box holds")
        s.pool[fighter] = left
    expect(sum(ints(s.pool)) == s.below[0] + s.below[1], "below", "all Combat cards somewhere")
    tiles: i64 = len(e.tile_force)
    for tile in range(tiles):
        left = e.tile_copies[tile] - s.noble_trophies[tile]
        left -= sum([1 for enemy in s.enemy if enemy == tile])
        for seat in range(s.seats):
            left -= s.trophies[seat * tiles + tile]
        expect(left >= 0, f"too many of tile {e.tiles[tile]}", "no more than the box holds")
        s.tile_pool[tile] = left


def read_seen(s: GoldState, t: Fields) -> None:
    """Sightings must leave room for what is developed."""
    for seat, text in enumerate(t.seats("seen", int(s.seats))):
        for item in items(text):
            when, kind, bound = three(item, "seen")
            n = number(when, "seen", 1, int(s.developments(seat)))
            most = number(bound, "seen", 0, n - 1)
            card = word(kind, "seen", s.content.kinds)
            first = [entry for entry in s.developed if entry >> 16 == seat][:n]
            expect(sum([1 for entry in first if (entry & 255) >> 1 == card]) <= most, "seen",
                   "room for what is developed")
            s.sightings = append(s.sightings, seat << 24 | card << 16 | n << 8 | most)


def check(s: GoldState) -> None:
    """Refuse what no game can reach and the rules do not expect."""
    check_owners(s)
    check_tokens(s)
    check_map(s)
    check_phase(s)
    check_frames(s)


def check_owners(s: GoldState) -> None:
    e = s.content
    n = s.kinds()
    for kind in range(n):
        built = e.is_building(kind)
        for seat in range(s.seats):
            at = seat * n + kind
            expect(s.owned[at] == 0 if built else s.upright[at] + s.turned[at] == 0,
                   f"{e.kinds[kind]}", "Buildings in play only, characters never as Buildings")
            if e.category[kind] == c.STARTING:
                expect(s.owned[at] == e.copies[kind], f"{e.kinds[kind]} of seat {seat + 1}",
                       "each seat its own starting cards")
            gains = sum([1 for entry in s.gained if entry >> 16 == seat and entry & 255 == kind])
            if e.category[kind] != c.STARTING:
                expect(gains == s.owned[at], f"gained {e.kinds[kind]}", "as many as owned")
            else:
                expect(gains == 0, f"gained {e.kinds[kind]}", "no starting card")
        expect(e.category[kind] >= c.CHARACTER
               or sum([1 for other in s.market if other == kind])
               + sum([1 for other in s.under if other == kind]) + s.dead[kind]
               + sum([int(s.slots[t * n + kind]) for t in range(4)]) == 0,
               e.kinds[kind], "only with players")
    for kind in s.under:
        expect(e.is_building(kind), "under", "Buildings (G5)")


def check_tokens(s: GoldState) -> None:
    seen: i64 = s.face_up
    for seat in range(s.seats):
        expect(seen & s.held[seat] == 0, "tokens", "each in one place")
        seen |= s.held[seat]
        expect(s.held[seat] & ~s.possible[seat] == 0 and s.possible[seat] & s.face_up == 0,
               "possible", "what is held and nothing face up")
        limit = s.content.rules.tokens_held
        expect(limit == 0 or count_bits(s.held[seat]) <= limit, "tokens", f"at most {limit}")
        for other in range(seat):
            expect(s.shown_tokens[seat] == NONE
                   or s.shown_tokens[seat] != s.shown_tokens[other], "draft", "different tokens")


def check_map(s: GoldState) -> None:
    e = s.content
    cow: i64 = len(e.tile_force) - 1
    for terrain in range(2):
        down = 0
        for hex in range(c.HEXES):
            if e.terrain[hex] == terrain:
                down += int(s.tiles[hex]) - (1 if s.enemy[hex] != NONE else 0)
        unseen = sum([int(s.tile_pool[tile]) for tile in range(cow)
                      if e.tile_terrain[tile] == terrain])
        expect(down <= unseen, "tiles", "enough tiles of each terrain")
    for hex in range(c.HEXES):
        doubled = s.seats == 4 and (e.doubled >> hex) & 1
        expect(s.tiles[hex] <= (2 if doubled else 1), f"tiles on hex {hex + 1}", "fewer")
        tile = s.enemy[hex]
        expect(tile == NONE or (s.tiles[hex] > 0 and tile != cow
                                and e.tile_terrain[tile] == e.terrain[hex]),
               f"enemy on hex {hex + 1}", "a tile of that terrain that lies there")
    for seat in range(s.seats):
        expect(s.trophies[seat * (cow + 1) + cow] == 0, "trophies", "never the Dragon-Cow (G59)")
    expect(s.noble_trophies[cow] == 0, "kills", "never the Dragon-Cow's tile")


def check_phase(s: GoldState) -> None:
    drafting = s.phase == c.DRAFTING
    expect((s.round == 0) == drafting, "round", "0 just in the draft")
    expect((len(s.picking) > 0) == drafting, "picking", "somebody just in the draft")
    expect(drafting or len(s.nobles) == 0, "nobles", "none after the draft")
    if drafting:
        check_draft(s)
    picked = [sum([int(s.owned[seat * s.kinds() + kind]) for kind in range(s.kinds())
                   if s.content.category[kind] == c.NOBLE]) for seat in range(s.seats)]
    for seat in range(s.seats):
        waiting = sum([1 for other in s.picking if other == seat])
        expect(picked[seat] + waiting == 1, f"Noble of seat {seat + 1}", "one each (G6)")
        at = seat * s.kinds()
        if s.chosen[seat] != NONE:
            expect(s.phase == c.DEVELOPING and s.hand[at + s.chosen[seat] // 2] > 0,
                   "chosen", "a card of the hand, in development")
    if s.phase == c.DEVELOPING:
        expect(len(s.to_move()) > 0, "chosen", "somebody still to choose")
    acting = s.phase == c.ACTING
    expect(not (s.passed >> s.turn) & 1 or not acting, "turn", "a seat that has not passed")
    expect(acting or s.phase == c.ENDED or s.actions == 0, "actions", "0 outside the actions")
    expect(s.actions <= (3 if s.solo() else 2), "actions", "at most 3 alone, 2 otherwise")
    expect(s.phase != c.NOBLE_TURN or s.solo(), "phase", "a noble's turn just in solo")
    expect(s.phase != c.CLOSING or not s.solo(), "phase", "closing with several players")
    expect(not s.starved or (s.over and s.solo()), "starved", "an end of the solo game (G83)")
    if s.solo() and not s.starved and not drafting:
        gaps = sum([1 for kind in s.market if kind == NONE])
        busy = len(s.frames) > 0 and f.code_of(s.frames[0]) in (f.ASSIGN, f.STEPS, f.DESTROY)
        expect(gaps == 0 or busy or s.over, "market", "no gaps in solo (G83)")


def check_draft(s: GoldState) -> None:
    expect(s.turn == s.picking[len(s.picking) - 1], "turn", "the next to pick")
    expect(len(s.nobles) >= len(s.picking), "nobles", "enough for all")
    gaps = sum([1 for kind in s.market if kind == NONE])
    expect(gaps == 0 or s.sum_of(s.deck, 0, s.kinds()) == 0, "market", "all filled (G5)")
    for kind in s.nobles:
        expect(s.content.category[kind] == c.NOBLE, "nobles", "Nobles")
        taken = sum([int(s.owned[seat * s.kinds() + kind]) for seat in range(s.seats)])
        expect(sum([1 for other in s.nobles if other == kind]) + taken == 1, "nobles", "each once")


def check_frames(s: GoldState) -> None:
    """A stack that waits for a choice, and a fight just where a frame speaks of one."""
    fighting = False
    for at in range(len(s.frames)):
        check_frame(s, s.frames[at], at == len(s.frames) - 1)
        fighting = fighting or f.code_of(s.frames[at]) in (f.FIGHT, f.SACRIFICE)
    expect(fighting or (s.hex == NONE and s.force == 0 and sum(ints(s.fresh))
                        + sum(ints(s.used)) == 0), "fight", "nothing outside a fight")
    expect(not fighting or (s.hex != NONE and fight.enemy_on(s, s.hex) != NONE), "fight",
           "an enemy on its hex")
    if len(s.frames):
        expect(s.phase in (c.ACTING, c.NOBLE_TURN, c.CLOSING), "frames", "none in this phase")
        expect(len(frame_moves(s)) > 0, "frames", "a choice to be made")
    else:
        expect(s.phase not in (c.NOBLE_TURN, c.CLOSING), "frames", "a choice in this phase")
        expect(len(s.chain) == 0 and not s.chain_built, "chain", "nothing outside a power")
    for i in range(len(s.chain)):
        kind = s.chain[i]
        times = sum([1 for other in s.chain if other == kind])
        expect(s.in_play[s.turn * s.kinds() + kind] >= times, "chain", "characters in play")


def check_frame(s: GoldState, frame: i64, top: bool) -> None:
    code = f.code_of(frame)
    powers: i64 = len(s.content.pay)
    a, b, rest = f.a_of(frame), f.b_of(frame), f.c_of(frame)
    noble = code in (f.NOBLE_STEPS, f.ASSIGN, f.KILL, f.REVEAL, f.NOBLE_REWARD)
    expect(noble == (s.phase == c.NOBLE_TURN), "frames", "the noble's just in its turn")
    good = rest == 0
    if code in (f.STEPS, f.NOBLE_STEPS, f.NOBLE_REWARD, f.AGAIN):
        good = a < powers and rest < 4 and (
            b == 255 or b <= s.content.first[a + 1] - s.content.first[a]) if a < powers else False
        good = good and not (top and code != f.AGAIN) and (rest == 0 or code == f.NOBLE_STEPS)
        good = good and (b != 255 or (code == f.NOBLE_REWARD and a == 0))
        if good and code == f.NOBLE_STEPS:
            good = any(a == line for line in s.content.nobles[s.noble].lines)
        elif good and b != 255 and code == f.NOBLE_REWARD:
            good = any(a == power for power in s.content.tile_power)
        elif good and code == f.AGAIN:
            good = s.content.again[a] == 1 and s.can_pay(s.turn, a)
        elif good and code == f.STEPS:
            good = not any(
                a == line for board in s.content.nobles for line in board.lines)
    elif code == f.DESTROY:
        good = 0 < a <= 100 and b <= 2 and rest < 8 ** 8
        while good and rest:
            good = 1 <= rest % 8 <= 7
            rest //= 8
    elif code in (f.TAKE_COMBAT, f.TAKE_CHARACTER):
        good = good and 0 < a <= 100 and b == 0
    elif code == f.REPEAT:
        good = good and (a < 3 or a == c.ANY) and b == 0
    elif code == f.TARGET:
        good = good and a <= 100 and b <= 15
    elif code == f.ASSIGN:
        good = good and a < s.kinds() and b == 0 and top and len(s.frames) == 1
    else:
        good = good and a == 0 and b == 0
    if code in (f.FIGHT, f.SACRIFICE):
        good = good and top
    expect(good, f"frame {frame_text(frame)}", "one the rules can make")
