"""Set-up, draft, development, turns and the end of a round (G1-G16, G23, G60, G80)."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ludotheque.core.events import COMMON_BARRIER, Log, seat_ref
from ludotheque.core.rng import count_bits, put, zeros
from ludotheque.games.goldblivion import cards as c
from ludotheque.games.goldblivion import frames as f
from ludotheque.games.goldblivion import market, noble, powers
from ludotheque.games.goldblivion import moves as m
from ludotheque.games.goldblivion import vocabulary as v
from ludotheque.games.goldblivion.board import COMMON, Board
from ludotheque.games.goldblivion.cards import NONE

ACTIONS = 2
SOLO_ACTIONS = 3


# --- set-up ---------------------------------------------------------------------------------------


def set_up(b: Board, log: Log | None) -> None:
    """G1-G6."""
    deal_starting_cards(b)
    lay_tiles(b)
    fill_combat_piles(b, log)
    for village in range(2):
        b.villages[village] = b.rng.below(COMMON, 2)
    fill_market(b, log)
    begin_draft(b, log)


def deal_starting_cards(b: Board) -> None:
    kinds = b.kinds()
    for kind in range(kinds):
        category = b.content.category[kind]
        copies = b.content.copies[kind]
        if category == c.STARTING:
            for seat in range(b.seats):
                b.pile[seat * kinds + kind] = copies
                b.owned[seat * kinds + kind] = copies
        elif category != c.NOBLE:
            b.deck[kind] = copies
    fighters = b.fighters()
    for fighter in range(fighters):
        b.pool[fighter] = b.content.army.copies[fighter]
        for seat in range(b.seats):
            b.army[seat * fighters + fighter] = b.content.army.starting[fighter]


def lay_tiles(b: Board) -> None:
    """G2: face down; which tile lies where is drawn when it is turned."""
    for hex in range(c.HEXES):
        doubled = b.seats == 4 and (b.content.doubled >> hex) & 1
        b.tiles[hex] = 2 if doubled else 1
    for tile in range(len(b.content.tile_copies)):
        b.tile_pool[tile] = b.content.tile_copies[tile]


def fill_combat_piles(b: Board, log: Log | None) -> None:
    """G3: two piles of equal size, only their tops visible."""
    half = b.sum_of(b.pool, 0, b.fighters()) // 2
    for pile in range(2):
        b.below[pile] = half
        market.turn_top(b, pile, log)


def fill_market(b: Board, log: Log | None) -> None:
    """G5: from left to right; a Building met here goes under the deck."""
    under = vec[i64]()
    for slot in range(c.SLOTS):
        while True:
            kind = b.draw_from(COMMON, b.deck, 0, b.kinds())
            if kind == NONE or not b.content.is_building(kind):
                break
            under = append(under, kind)
            if log is not None:
                log.add("under", {"card": "card:" + b.content.kinds[kind]}, COMMON_BARRIER)
        b.market[slot] = kind
        if log is not None and kind != NONE:
            log.add("refill", {"market": f"market:{slot + 1}",
                               "card": "card:" + b.content.kinds[kind]}, COMMON_BARRIER)
    # The first one put there is the next of them to come, so it is the last of the list.
    for i in range(len(under)):
        b.under = append(b.under, under[len(under) - 1 - i])


def begin_draft(b: Board, log: Log | None) -> None:
    """G6: as many Nobles as players; the order is by Magic tokens or by seats."""
    shown = b.seats
    unseen: i64 = 0
    for kind in range(b.kinds()):
        if b.content.category[kind] == c.NOBLE:
            unseen |= 1 << kind
    if b.solo():
        shown = 2
        if b.content.rules.solo_all_nobles:
            shown = count_bits(unseen)
        else:
            opponent = b.content.nobles[b.noble].slug
            for kind in range(b.kinds()):
                if b.content.kinds[kind] == opponent:
                    unseen &= ~(1 << kind)
    for _ in range(shown):
        kind = b.rng.draw_bit(COMMON, unseen)
        unseen &= ~(1 << kind)
        b.nobles = append(b.nobles, kind)
    if log is not None:
        log.add("nobles", {"cards": ["card:" + b.content.kinds[kind] for kind in b.nobles]},
                COMMON_BARRIER)
    order_draft(b, log)
    b.turn = b.picking[len(b.picking) - 1]


def order_draft(b: Board, log: Log | None) -> None:
    """The last to pick comes first in `picking`: it will be the first player."""
    if b.solo() or not b.content.rules.draft_by_tokens:
        for seat in range(b.seats):
            b.picking = append(b.picking, seat)
        return
    bag: i64 = (1 << b.content.tokens) - 1
    for seat in range(b.seats):
        token = b.rng.draw_bit(COMMON, bag)
        bag &= ~(1 << token)
        b.shown_tokens[seat] = token
        if log is not None:
            log.add("draft-token", {"seat": seat_ref(seat), "token": f"magic:{token + 1}"},
                    COMMON_BARRIER)
    for token in range(b.content.tokens):
        for seat in range(b.seats):
            if b.shown_tokens[seat] == token:
                b.picking = append(b.picking, seat)


def pick_moves(b: Board) -> vec[i64]:
    out = vec[i64]()
    for i in range(len(b.nobles)):
        out = append(out, m.PICK + b.nobles[i])
    return out


def pick(b: Board, kind: i64, log: Log | None) -> None:
    b.picking, seat = pop(b.picking[:])
    left = vec[i64]()
    for i in range(len(b.nobles)):
        if b.nobles[i] != kind:
            left = append(left, b.nobles[i])
    b.nobles = left
    b.pile[seat * b.kinds() + kind] += 1
    market.own(b, seat, kind)
    if log is not None:
        log.add("pick", {"seat": seat_ref(seat), "card": "card:" + b.content.kinds[kind]})
    if len(b.picking):
        b.turn = b.picking[len(b.picking) - 1]
        return
    b.nobles = vec[i64]()
    b.first_seat = seat
    begin_round(b, log)


# --- a round --------------------------------------------------------------------------------------


def begin_round(b: Board, log: Log | None) -> None:
    """G10: everybody draws five; then development."""
    b.round += 1
    b.phase = c.DEVELOPING
    b.passed = 0
    if log is not None:
        log.add("round", {"round": int(b.round), "first": seat_ref(b.first_seat)})
    for seat in range(b.seats):
        for _ in range(c.HAND):
            powers.draw(b, seat, log)
    if nobody_develops(b):
        produce(b, log)


def nobody_develops(b: Board) -> bool:
    for seat in range(b.seats):
        if may_develop(b, seat):
            return False
    return True


def may_develop(b: Board, seat: i64) -> bool:
    """G11: exactly one card each; an empty hand skips."""
    return b.chosen[seat] == NONE and b.hand_size(seat) > 0


def develop_moves(b: Board, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=16)
    kinds = b.kinds()
    for kind in range(kinds):
        if b.hand[seat * kinds + kind]:
            out = append(out, m.DEVELOP + kind * 2)
            out = append(out, m.DEVELOP + kind * 2 + 1)
    return out


def develop(b: Board, seat: i64, choice: i64, log: Log | None) -> None:
    """Choose; others see only that a choice was made, until all have chosen."""
    b.chosen = put(b.chosen, seat, choice)
    if log is not None:
        log.add("chosen", {"seat": seat_ref(seat)}, 0,
                {int(seat): {"card": "card:" + b.content.kinds[choice // 2],
                             "side": "develop:" + c.SIDES[choice % 2]}})
    if nobody_develops(b):
        produce(b, log)


def produce(b: Board, log: Log | None) -> None:
    """G11: the sides become public; G12: production; then the actions begin."""
    kinds = b.kinds()
    for seat in range(b.seats):
        choice = b.chosen[seat]
        b.chosen = put(b.chosen, seat, NONE)
        if choice != NONE:
            kind = choice // 2
            b.hand[seat * kinds + kind] -= 1
            b.developed = append(b.developed[:],
                                 seat << 16 | b.round << 8 | kind << 1 | choice % 2)
            if log is not None:
                log.add("develop", {"seat": seat_ref(seat),
                                    "side": "develop:" + c.SIDES[choice % 2]}, COMMON_BARRIER,
                        {int(seat): {"card": "card:" + b.content.kinds[kind]}})
        powers.gain(b, seat, v.NUGGETS, b.developed_on(seat, c.LEFT), log)
        powers.gain(b, seat, v.MATERIALS, b.developed_on(seat, c.RIGHT) // 2, log)
    b.phase = c.ACTING
    b.turn = b.first_seat
    begin_turn(b, log)


def begin_turn(b: Board, log: Log | None) -> None:
    b.actions = SOLO_ACTIONS if b.solo() else ACTIONS
    if log is not None:
        log.add("turn", {"seat": seat_ref(b.turn)})


def pass_round(b: Board, log: Log | None) -> None:
    """G23: every full lot of 7 nuggets becomes an ingot."""
    if log is not None:
        log.add("pass", {"seat": seat_ref(b.turn)})
    lots = b.nuggets[b.turn] // c.INGOT_COST
    b.nuggets[b.turn] -= lots * c.INGOT_COST
    powers.gain(b, b.turn, v.INGOTS, lots, log)
    b.passed |= 1 << b.turn
    end_turn(b, log)


def end_turn(b: Board, log: Log | None) -> None:
    """G14: the next who has not passed; in solo the noble (G84)."""
    b.actions = 0
    if b.solo():
        noble.noble_turn(b, log)
        return
    next_turn(b, log)


def next_turn(b: Board, log: Log | None) -> None:
    for step in range(1, b.seats + 1):
        seat = (b.turn + step) % b.seats
        if not (b.passed >> seat) & 1:
            b.turn = seat
            begin_turn(b, log)
            return
    end_round(b, log)


def after_noble(b: Board, log: Log | None) -> None:
    noble.convert(b, log)
    b.phase = c.ACTING
    if b.passed:
        end_round(b, log)
    else:
        begin_turn(b, log)


def end_round(b: Board, log: Log | None) -> None:
    """G60: is it over? Otherwise G16."""
    most: i64 = b.noble_gold
    for seat in range(b.seats):
        most = max(most, b.gold[seat])
    if most >= c.GOAL or b.round == c.LAST_ROUND:
        b.over = True
        b.phase = c.ENDED
        if log is not None:
            log.add("over", {})
        return
    gather(b)
    if b.solo():
        begin_round(b, log)  # G80: no first-player token, so nothing is destroyed
        return
    b.first_seat = (b.first_seat + 1) % b.seats
    b.turn = b.first_seat
    b.phase = c.CLOSING
    if log is not None:
        log.add("first", {"seat": seat_ref(b.first_seat)})
    b.push(f.frame(f.DESTROY, 1, v.BOTH_MARKETS))


def gather(b: Board) -> None:
    """Buildings upright; cards in play and in hand, and armies, back into their piles; tokens."""
    for at in range(len(b.pile)):
        b.upright[at] += b.turned[at]
        b.turned[at] = 0
        b.pile[at] += b.in_play[at] + b.hand[at]
        b.in_play[at] = 0
        b.hand[at] = 0
    for at in range(len(b.army)):
        b.army[at] += b.spent[at]
    b.spent = zeros(len(b.spent))
    b.face_up = 0
