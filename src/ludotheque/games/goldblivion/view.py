"""What a seat may know of a position (G90), as plain JSON, and positions imagined from it.

Built by allow-list. Public: resources, counts, what is in play, won tiles, spent tokens, which
cards each player owns. Secret: hands, developed cards and held tokens of others; the order of
piles is not stored at all.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.events import AS_BEFORE, Json, seat_ref
from ludotheque.core.game import Game, Knowledge, State
from ludotheque.core.rng import FastRng, Rng, count_bits, put, same, same_part, zeros
from ludotheque.games.goldblivion import cards as c
from ludotheque.games.goldblivion import fight
from ludotheque.games.goldblivion import frames as f
from ludotheque.games.goldblivion import vocabulary as v
from ludotheque.games.goldblivion.cards import NONE, GoldEdition
from ludotheque.games.goldblivion.notation import derive_armies, derive_deck
from ludotheque.games.goldblivion.state import GoldState, bare_state

MAGIC: Final = [f"magic:{token + 1}" for token in range(16)]
HEX: Final = [f"hex:{hex + 1}" for hex in range(c.HEXES)]


def public(s: GoldState, since: GoldState | None) -> Json:
    p = printed(s.content)
    seen: Json = {}
    if since is None:
        add_printed(s, seen, p)
    add_turn(s, since, seen)
    seen["seats"] = [AS_BEFORE if since is not None and same_seat(s, since, seat)
                     else seat_view(s, seat) for seat in range(s.seats)]
    add_cards(s, since, seen, p)
    add_land(s, since, seen, p)
    if since is None or not same(s.frames, since.frames):
        seen["asking"] = asking_view(s)
    if since is None or not same_fight(s, since):
        seen["fight"] = fight_view(s)
    if since is None or s.noble != NONE:
        seen["noble"] = noble_view(s, p)
    return seen


def add_printed(s: GoldState, seen: Json, p: Printed) -> None:
    """What stays as it is for the whole game."""
    e = s.content
    seen["game"] = "goldblivion"
    seen["edition"] = e.about
    seen["seat"] = None
    seen["options"] = {"noble": "none" if s.noble == NONE else e.nobles[s.noble].slug}
    seen["last_round"] = int(c.LAST_ROUND)
    seen["dice"] = p.dice
    seen["printed"] = p.all


def add_turn(s: GoldState, since: GoldState | None, seen: Json) -> None:
    """How far the game is, and whose turn it is."""
    if since is None or s.round != since.round or s.first_seat != since.first_seat:
        seen["round"] = int(s.round)
        seen["first"] = seat_ref(s.first_seat)
    if since is None or s.phase != since.phase or s.turn != since.turn \
            or s.actions != since.actions:
        seen["phase"] = c.PHASES[s.phase]
        seen["turn"] = seat_ref(s.turn)
        seen["actions"] = int(s.actions)
    if since is None or s.over or s.starved != since.starved:
        seen["result"] = s.result().json() if s.over else None
        seen["starved"] = s.starved


def add_cards(s: GoldState, since: GoldState | None, seen: Json, p: Printed) -> None:
    """The cards that are nobody's."""
    e = s.content
    if since is None or not same(s.market, since.market):
        seen["market"] = [None if kind == NONE else p.cards[kind] for kind in s.market]
    if since is None or not (same(s.deck, since.deck) and same(s.under, since.under)):
        seen["deck"] = int(s.sum_of(s.deck, 0, s.kinds())) + len(s.under)
        seen["under"] = [e.kinds[kind] for kind in s.under]
    if since is None or not (same(s.tops, since.tops) and same(s.below, since.below)):
        seen["combat"] = [combat_view(s, pile) for pile in range(2)]
    if since is None or not same(s.dead, since.dead):
        seen["destroyed"] = counts_view(s.dead, 0, e.kinds)
    if since is None or not same(s.dead_army, since.dead_army):
        seen["fallen"] = counts_view(s.dead_army, 0, e.fighters)


def add_land(s: GoldState, since: GoldState | None, seen: Json, p: Printed) -> None:
    """The land, the Villages and the tokens."""
    if since is None or not (same(s.tiles, since.tiles) and same(s.enemy, since.enemy)):
        seen["land"] = [hex_view(s, hex, p) for hex in range(c.HEXES)]
    if since is None or not same(s.villages, since.villages):
        seen["villages"] = [village_view(s, village, p) for village in range(2)]
    if since is None or s.face_up != since.face_up or not same(s.held, since.held):
        seen["tokens_down"] = int(count_bits(s.bank()))
        seen["tokens_up"] = token_refs(s.face_up)
    if since is None or not same_draft(s, since):
        seen["draft"] = draft_view(s, p)


def own(s: GoldState, seat: int, shown: Json) -> Json:
    """What a seat sees besides: its own hand, developed cards and tokens."""
    seats = cast(list[Json], shown["seats"])[:]
    if seats[seat] is not AS_BEFORE:
        seats[seat] = own_seat_view(s, seat, seats[seat])
    return {"seat": seat, "seats": seats}


class Printed:
    """Powers, cards and tokens as printed, so that a screen can tell what each one does. They are
    made once for each edition; views only refer to them."""

    def __init__(self, e: GoldEdition) -> None:
        self.powers = [power_view(e, power) for power in range(len(e.pay))]
        self.cards = [card_view(e, kind, self.powers) for kind in range(len(e.kinds))]
        self.dice = [self.powers[power] for power in e.die_power]
        self.all: Json = {
            "cards": {e.kinds[kind]: self.cards[kind] for kind in range(len(e.kinds))},
            "fighters": {e.fighters[fighter]: fighter_view(e, fighter, self.powers)
                         for fighter in range(len(e.fighters))},
            "tokens": {f"magic:{token + 1}": [self.powers[e.token_power[token * 2 + side]]
                                              for side in range(e.token_sides[token])]
                       for token in range(e.tokens)},
        }


PRINTED: Final[dict[str, Printed]] = {}


def printed(e: GoldEdition) -> Printed:
    if e.digest not in PRINTED:
        PRINTED[e.digest] = Printed(e)
    return PRINTED[e.digest]


def counts_view(counts: vec[i64], at: i64, names: list[str]) -> dict[str, object]:
    return {names[i]: int(counts[at + i]) for i in range(len(names)) if counts[at + i]}


def seat_view(s: GoldState, seat: i64) -> Json:
    """A seat as the others see it."""
    e = s.content
    at = seat * s.kinds()
    return {
        "ref": seat_ref(seat),
        "nuggets": int(s.nuggets[seat]),
        "materials": int(s.materials[seat]),
        "gold": int(s.gold[seat]),
        "passed": (s.passed >> seat) & 1 != 0,
        "chosen": s.chosen[seat] != NONE,
        "choice": None,
        "hand_size": int(s.hand_size(seat)),
        "pile_size": int(s.pile_size(seat)),
        "hand": None,
        "play": counts_view(s.in_play, at, e.kinds),
        "upright": counts_view(s.upright, at, e.kinds),
        "turned": counts_view(s.turned, at, e.kinds),
        "owned": counts_view(s.owned, at, e.kinds),
        "seen": [[int(seen >> 8 & 255), e.kinds[seen >> 16 & 255], int(seen & 255)]
                 for seen in s.sightings if seen >> 24 == seat],
        "developed": [development_view(s, entry, False) for entry in s.developed
                      if entry >> 16 == seat],
        "gained": [[int(entry >> 8 & 255), e.kinds[entry & 255]] for entry in s.gained
                   if entry >> 16 == seat],
        "army": counts_view(s.army, seat * s.fighters(), e.fighters),
        "spent": counts_view(s.spent, seat * s.fighters(), e.fighters),
        "trophies": counts_view(s.trophies, seat * len(e.tiles), e.tiles),
        "tokens": int(count_bits(s.held[seat])),
        "possible": token_refs(s.possible[seat]),
        "held": None,
        "symbols": {name: int(s.symbols(seat, i)) for i, name in enumerate(c.TYPES)},
    }


def own_seat_view(s: GoldState, seat: i64, shown: Json) -> Json:
    """A seat as it sees itself: what it shows, and what it hides from the others."""
    view = shown.copy()
    view["choice"] = choice_view(s, seat)
    view["hand"] = counts_view(s.hand, seat * s.kinds(), s.content.kinds)
    view["developed"] = [development_view(s, entry, True) for entry in s.developed
                         if entry >> 16 == seat]
    view["held"] = token_refs(s.held[seat])
    return view


def same_seat(s: GoldState, b: GoldState, seat: i64) -> bool:
    """Whether nothing has changed of what `seat_view` shows of a seat, to itself or others."""
    n = s.kinds()
    at = seat * n
    army = s.fighters()
    tiles: i64 = len(s.content.tiles)
    return (s.nuggets[seat] == b.nuggets[seat] and s.materials[seat] == b.materials[seat]
            and s.gold[seat] == b.gold[seat] and (s.passed ^ b.passed) >> seat & 1 == 0
            and s.chosen[seat] == b.chosen[seat] and s.held[seat] == b.held[seat]
            and s.possible[seat] == b.possible[seat]
            and same_part(s.hand, b.hand, at, n) and same_part(s.pile, b.pile, at, n)
            and same_part(s.in_play, b.in_play, at, n) and same_part(s.upright, b.upright, at, n)
            and same_part(s.turned, b.turned, at, n) and same_part(s.owned, b.owned, at, n)
            and same_part(s.army, b.army, seat * army, army)
            and same_part(s.spent, b.spent, seat * army, army)
            and same_part(s.trophies, b.trophies, seat * tiles, tiles)
            and same(s.sightings, b.sightings) and same(s.developed, b.developed)
            and same(s.gained, b.gained))


def choice_view(s: GoldState, seat: i64) -> object:
    choice = s.chosen[seat]
    if choice == NONE:
        return None
    return {"card": s.content.kinds[choice // 2], "side": c.SIDES[choice % 2]}


def development_view(s: GoldState, entry: i64, mine: bool) -> Json:
    """The side is public, the card is the owner's to look at (G11)."""
    card: object = s.content.kinds[(entry & 255) >> 1] if mine else None
    return {"round": int(entry >> 8 & 255), "side": c.SIDES[entry & 1], "card": card}


def token_refs(bits: i64) -> list[str]:
    return [MAGIC[token] for token in range(16) if (bits >> token) & 1]


def card_view(e: GoldEdition, kind: i64, powers: list[Json]) -> Json:
    """A GOLDblivion card as printed."""
    return {
        "card": e.kinds[kind],
        "building": e.is_building(kind),
        "cost": int(e.cost[kind]),
        "types": [c.TYPES[t] for t in range(4) for _ in range(e.symbols[kind * 4 + t])],
        "powers": [powers[kind * 2 + side] for side in range(e.sides[kind])],
    }


def power_view(e: GoldEdition, power: i64) -> Json:
    """A power as data, to be put into words."""
    pay: object = None
    if e.pay[power]:
        pay = {"what": "nuggets" if e.pay[power] == c.NUGGET_COST else "materials",
               "n": int(e.amount[power]), "again": e.again[power] != 0}
    steps: list[Json] = []
    for at in range(e.first[power], e.first[power + 1]):
        op = e.ops[at]
        steps.append({"do": v.NAMES[v.code_of(op)], "n": int(v.n_of(op)),
                      "per": c.PER[v.per_of(op)], "more": int(v.more_of(op))})
    return {"pay": pay, "steps": steps}


def combat_view(s: GoldState, pile: i64) -> Json:
    top = s.tops[pile]
    return {"ref": f"combat:{pile + 1}", "below": int(s.below[pile]),
            "card": None if top == NONE else s.content.fighters[top],
            "cost": None if top == NONE else int(s.content.army.cost[top])}


def fighter_view(e: GoldEdition, fighter: i64, powers: list[Json]) -> Json:
    """A Combat card as printed."""
    sides: list[Json] = []
    for side in range(fighter * 2, fighter * 2 + e.army.sides[fighter]):
        sides.append({"force": int(e.army.force[side]), "per": c.PER[e.army.per[side]],
                      "draws": int(e.army.draws[side]), "destroyed": e.army.destroyed[side] != 0,
                      "power": powers[e.army.power[side]]})
    return {"card": e.fighters[fighter], "cost": int(e.army.cost[fighter]),
            "joker": e.army.joker[fighter] != 0, "sides": sides}


def hex_view(s: GoldState, hex: i64, p: Printed) -> Json:
    e = s.content
    shown: object = None
    enemy = fight.enemy_on(s, hex)
    if enemy != NONE:
        shown = {"tile": e.tiles[enemy], "force": int(e.tile_force[enemy]),
                 "reward": p.powers[e.tile_power[enemy]]}
    return {"ref": HEX[hex], "terrain": "forest" if e.terrain[hex] == c.FOREST
            else "mountain", "tiles": int(s.tiles[hex]), "enemy": shown,
            "draws": int(s.open_sides(hex))}


def village_view(s: GoldState, village: i64, p: Printed) -> Json:
    face = s.villages[village]
    return {"ref": "village:" + c.SIDES[village], "face": int(face),
            "powers": [p.powers[s.content.village_power[village * 2 + side]]
                       for side in range(2)]}


def draft_view(s: GoldState, p: Printed) -> Json:
    return {"nobles": [p.cards[kind] for kind in s.nobles],
            "picking": [seat_ref(seat) for seat in s.picking],
            "tokens": [None if token == NONE else int(token + 1) for token in s.shown_tokens]}


def same_draft(s: GoldState, b: GoldState) -> bool:
    return same(s.nobles, b.nobles) and same(s.picking, b.picking) \
        and same(s.shown_tokens, b.shown_tokens)


def asking_view(s: GoldState) -> list[Json]:
    """What is half done, the last one asks; all of it is public."""
    return [{"frame": f.NAMES[f.code_of(frame)], "a": int(f.a_of(frame)), "b": int(f.b_of(frame)),
             "c": int(f.c_of(frame))} for frame in s.frames]


def fight_view(s: GoldState) -> Json:
    e = s.content
    return {"hex": None if s.hex == NONE else f"hex:{s.hex + 1}", "force": int(s.force),
            "fresh": counts_view(s.fresh, 0, e.fighters),
            "used": counts_view(s.used, 0, e.fighters),
            "chain": [e.kinds[kind] for kind in s.chain], "built": s.chain_built}


def same_fight(s: GoldState, b: GoldState) -> bool:
    return (s.hex == b.hex and s.force == b.force and same(s.fresh, b.fresh)
            and same(s.used, b.used) and same(s.chain, b.chain)
            and s.chain_built == b.chain_built)


def noble_view(s: GoldState, p: Printed) -> object:
    if s.noble == NONE:
        return None
    e = s.content
    board = e.nobles[s.noble]
    n = s.kinds()
    return {
        "name": board.slug, "level": board.level, "nuggets": int(s.noble_nuggets),
        "materials": int(s.noble_materials), "gold": int(s.noble_gold),
        "slots": [counts_view(s.slots, t * n, e.kinds) for t in range(4)],
        "lines": [p.powers[line] for line in board.lines],
        "chart": {"materials": int(board.material_cost),
                  "materials_give": p.powers[board.material_gives],
                  "nuggets": int(board.nugget_cost),
                  "nuggets_give": p.powers[board.nugget_gives]},
        "sixth_card": board.sixth_card,
        "trophies": counts_view(s.noble_trophies, 0, e.tiles),
    }


# --- from a view back to positions ----------------------------------------------------------------


class GoldKnowledge(Knowledge):
    """What a seat knows. Hidden are the others' hands, developed cards and tokens, no more."""

    def __init__(self, seen: GoldState, seat: i64, sizes: list[list[int]]) -> None:
        self.seen = seen
        self.seat = seat
        self.sizes = sizes  # of each seat: cards in hand, tokens held, whether it has chosen

    def imagine(self, rng: Rng) -> State:
        s = self.seen.copy()
        s.rng = rng
        for other in range(s.seats):
            if other != self.seat:
                deal_developed(s, other, rng)
                deal_hand(s, other, self.sizes[other][0], rng)
                if self.sizes[other][2]:
                    choose_any(s, other, rng)
        deal_tokens(s, self.seat, self.sizes, rng)
        return s


def deal_developed(s: GoldState, seat: i64, rng: Rng) -> None:
    """Any card the seat owned then, as far as what was seen since allows (G90).

    The bounds of a kind only grow from one development to the next, so there is always a card.
    """
    n = s.kinds()
    used = zeros(n)
    number: i64 = 0
    for at in range(len(s.developed)):
        entry = s.developed[at]
        if entry >> 16 != seat:
            continue
        number += 1
        when = entry >> 8 & 255
        room = zeros(n)
        for kind in range(n):
            room[kind] = owned_by(s, seat, kind, when) - used[kind]
        for i in range(len(s.sightings)):
            seen = s.sightings[i]
            kind = seen >> 16 & 255
            if seen >> 24 == seat and seen >> 8 & 255 >= number \
                    and used[kind] >= seen & 255:
                room[kind] = 0
        kind = s.draw_from_room(rng, room)
        used[kind] += 1
        s.pile[seat * n + kind] -= 1
        s.developed = put(s.developed, at, seat << 16 | when << 8 | kind << 1 | entry & 1)


def owned_by(s: GoldState, seat: i64, kind: i64, round: i64) -> i64:
    """How many of a kind a seat owned when it developed in a round."""
    owned = s.owned[seat * s.kinds() + kind]
    for i in range(len(s.gained)):
        entry = s.gained[i]
        if entry >> 16 == seat and entry & 255 == kind and entry >> 8 & 255 >= round:
            owned -= 1
    return owned


def deal_hand(s: GoldState, seat: i64, size: i64, rng: Rng) -> None:
    n = s.kinds()
    for _ in range(size):
        kind = s.draw_from(1 + seat, s.pile, seat * n, n)
        s.hand[seat * n + kind] += 1


def choose_any(s: GoldState, seat: i64, rng: Rng) -> None:
    """A development that was chosen and is not shown yet: any card of the imagined hand."""
    n = s.kinds()
    hand = s.hand[seat * n:(seat + 1) * n]
    kind = s.draw_from_room(rng, hand)
    s.chosen = put(s.chosen, seat, kind * 2 + rng.below(1 + seat, 2))


def deal_tokens(s: GoldState, seat: i64, sizes: list[list[int]], rng: Rng) -> None:
    """Tokens nobody shows: to each other seat as many as it holds, of those it may hold."""
    owners = vec[i64]()
    for other in range(s.seats):
        if other != seat:
            s.held[other] = 0
            for _ in range(sizes[other][1]):
                owners = append(owners, other)
    everything: i64 = (1 << s.content.tokens) - 1
    place_tokens(s, owners, 0, everything & ~s.face_up & ~s.held[seat], rng)


def place_tokens(s: GoldState, owners: vec[i64], at: i64, bag: i64, rng: Rng) -> bool:
    """Give the next owner a token at random such that the rest can be given too."""
    if at == len(owners):
        return True
    options = bag & s.possible[owners[at]]
    while options:
        bit: i64 = 1 << rng.draw_bit(0, options)
        options &= ~bit
        s.held[owners[at]] |= bit
        if place_tokens(s, owners, at + 1, bag & ~bit, rng):
            return True
        s.held[owners[at]] &= ~bit
    return False


def know(game: Game, view: Json, edition: GoldEdition) -> Knowledge:
    """The position as the view tells it; other seats' hidden cards all lie in their piles."""
    e = edition
    seats = cast(list[Json], view["seats"])
    options = cast(Json, view["options"])
    slugs = [board.slug for board in e.nobles]
    noble = NONE if options["noble"] == "none" else slugs.index(cast(str, options["noble"]))
    s = bare_state(game, e, FastRng(0, len(seats)), len(seats), noble)
    s.round = cast(int, view["round"])
    s.phase = c.PHASES.index(cast(str, view["phase"]))
    s.over = s.phase == c.ENDED
    s.starved = bool(view["starved"])
    s.first_seat = seat_in(view["first"])
    s.turn = seat_in(view["turn"])
    s.actions = cast(int, view["actions"])
    sizes = [know_seat(s, seat, seats[seat], view) for seat in range(s.seats)]
    know_markets(s, view)
    know_land(s, view)
    know_frames(s, view)
    know_noble(s, view)
    derive_deck(s)
    derive_armies(s)
    return GoldKnowledge(s, cast(int, view["seat"]), sizes)


def know_seat(s: GoldState, seat: i64, about: Json, view: Json) -> list[int]:
    e = s.content
    n = s.kinds()
    at = seat * n
    read_counts(s.owned, at, about["owned"], e.kinds)
    read_counts(s.in_play, at, about["play"], e.kinds)
    read_counts(s.upright, at, about["upright"], e.kinds)
    read_counts(s.turned, at, about["turned"], e.kinds)
    read_counts(s.army, seat * s.fighters(), about["army"], e.fighters)
    read_counts(s.spent, seat * s.fighters(), about["spent"], e.fighters)
    read_counts(s.trophies, seat * len(e.tiles), about["trophies"], e.tiles)
    s.nuggets[seat] = cast(int, about["nuggets"])
    s.materials[seat] = cast(int, about["materials"])
    s.gold[seat] = cast(int, about["gold"])
    s.possible[seat] = bits_in(about["possible"])
    if about["passed"]:
        s.passed |= 1 << seat
    for seen in cast(list[list[object]], about["seen"]):
        s.sightings = append(s.sightings, seat << 24 | e.kinds.index(cast(str, seen[1])) << 16
                             | cast(int, seen[0]) << 8 | cast(int, seen[2]))
    mine = about["hand"] is not None
    if mine:
        read_counts(s.hand, at, about["hand"], e.kinds)
        s.held[seat] = bits_in(about["held"])
        if about["choice"] is not None:
            choice = cast(dict[str, str], about["choice"])
            s.chosen[seat] = e.kinds.index(choice["card"]) * 2 + c.SIDES.index(choice["side"])
    for kind in range(n):
        s.pile[at + kind] = s.owned[at + kind] - s.in_play[at + kind] - s.hand[at + kind]
    know_history(s, seat, about, mine)
    return [0 if mine else cast(int, about["hand_size"]), cast(int, about["tokens"]),
            0 if mine or not about["chosen"] else 1]


def know_history(s: GoldState, seat: i64, about: Json, mine: bool) -> None:
    e = s.content
    for one in cast(list[Json], about["developed"]):
        kind = e.kinds.index(cast(str, one["card"])) if mine else 0
        side = c.SIDES.index(cast(str, one["side"]))
        if mine:
            s.pile[seat * s.kinds() + kind] -= 1
        s.developed = append(s.developed,
                             seat << 16 | cast(int, one["round"]) << 8 | kind << 1 | side)
    for gain in cast(list[list[object]], about["gained"]):
        s.gained = append(s.gained, seat << 16 | cast(int, gain[0]) << 8
                          | e.kinds.index(cast(str, gain[1])))


def know_markets(s: GoldState, view: Json) -> None:
    e = s.content
    cards = cast(list[Json | None], view["market"])
    for slot in range(c.SLOTS):
        card = cards[slot]
        s.market[slot] = NONE if card is None else e.kinds.index(cast(str, card["card"]))
    for slug in cast(list[str], view["under"]):
        s.under = append(s.under, e.kinds.index(slug))
    piles = cast(list[Json], view["combat"])
    for pile in range(2):
        s.below[pile] = cast(int, piles[pile]["below"])
        top = piles[pile]["card"]
        s.tops[pile] = NONE if top is None else e.fighters.index(cast(str, top))
    read_counts(s.dead, 0, view["destroyed"], e.kinds)
    read_counts(s.dead_army, 0, view["fallen"], e.fighters)
    s.face_up = bits_in(view["tokens_up"])
    draft = cast(Json, view["draft"])
    for noble in cast(list[Json], draft["nobles"]):
        s.nobles = append(s.nobles, e.kinds.index(cast(str, noble["card"])))
    for ref in cast(list[str], draft["picking"]):
        s.picking = append(s.picking, seat_in(ref))
    for seat, token in enumerate(cast(list[int | None], draft["tokens"])):
        s.shown_tokens[seat] = NONE if token is None else token - 1


def know_land(s: GoldState, view: Json) -> None:
    for hex, about in enumerate(cast(list[Json], view["land"])):
        s.tiles[hex] = cast(int, about["tiles"])
        enemy = about["enemy"]
        if enemy is not None and s.tiles[hex]:
            s.enemy[hex] = s.content.tiles.index(cast(str, cast(Json, enemy)["tile"]))
    for village, face in enumerate(cast(list[Json], view["villages"])):
        s.villages[village] = cast(int, face["face"])


def know_frames(s: GoldState, view: Json) -> None:
    for one in cast(list[Json], view["asking"]):
        s.push(f.frame(f.NAMES.index(cast(str, one["frame"])), cast(int, one["a"]),
                       cast(int, one["b"]), cast(int, one["c"])))
    fighting = cast(Json, view["fight"])
    if fighting["hex"] is not None:
        s.hex = int(cast(str, fighting["hex"])[4:]) - 1
    s.force = cast(int, fighting["force"])
    read_counts(s.fresh, 0, fighting["fresh"], s.content.fighters)
    read_counts(s.used, 0, fighting["used"], s.content.fighters)
    for slug in cast(list[str], fighting["chain"]):
        s.chain = append(s.chain, s.content.kinds.index(slug))
    s.chain_built = bool(fighting["built"])


def know_noble(s: GoldState, view: Json) -> None:
    if view["noble"] is None:
        return
    about = cast(Json, view["noble"])
    s.noble_nuggets = cast(int, about["nuggets"])
    s.noble_materials = cast(int, about["materials"])
    s.noble_gold = cast(int, about["gold"])
    for slot, cards in enumerate(cast(list[Json], about["slots"])):
        read_counts(s.slots, slot * s.kinds(), cards, s.content.kinds)
    read_counts(s.noble_trophies, 0, about["trophies"], s.content.tiles)


def read_counts(counts: vec[i64], at: i64, about: object, names: list[str]) -> None:
    for slug, n in cast(dict[str, int], about).items():
        counts[at + names.index(slug)] = n


def seat_in(ref: object) -> int:
    return int(cast(str, ref).partition(":")[2]) - 1


def bits_in(refs: object) -> int:
    bits = 0
    for ref in cast(list[str], refs):
        bits |= 1 << seat_in(ref)
    return bits
