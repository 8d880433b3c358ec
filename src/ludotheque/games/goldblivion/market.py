"""The markets: buying, gaining, destroying and refilling (G5, G21, G36, G39, G42, G43, G82)."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ludotheque.core.events import COMMON_BARRIER, Log, seat_ref
from ludotheque.core.rng import plus
from ludotheque.games.goldblivion import cards as c
from ludotheque.games.goldblivion import frames as f
from ludotheque.games.goldblivion import moves as m
from ludotheque.games.goldblivion import vocabulary as v
from ludotheque.games.goldblivion.board import COMMON, Board
from ludotheque.games.goldblivion.cards import NONE


def buy_moves(b: Board, out: vec[i64]) -> vec[i64]:
    """G21: anything in the markets at full cost."""
    seat = b.turn
    for slot in range(c.SLOTS):
        kind = b.market[slot]
        if kind != NONE and can_buy(b, seat, kind):
            out = append(out, m.BUY + slot)
    for pile in range(2):
        fighter = b.tops[pile]
        if fighter != NONE and b.nuggets[seat] >= b.content.army.cost[fighter]:
            out = append(out, m.ENLIST + pile)
    return out


def can_buy(b: Board, seat: i64, kind: i64) -> bool:
    if not b.content.is_building(kind):
        return b.nuggets[seat] >= b.content.cost[kind]
    at = seat * b.kinds() + kind
    limit = b.content.rules.same_buildings
    # G36: the published edition allows one of each.
    return (b.materials[seat] >= b.content.cost[kind]
            and (limit == 0 or b.upright[at] + b.turned[at] < limit))


def buy(b: Board, slot: i64, log: Log | None) -> None:
    seat = b.turn
    kind = b.market[slot]
    if b.content.is_building(kind):
        b.materials[seat] -= b.content.cost[kind]
    else:
        b.nuggets[seat] -= b.content.cost[kind]
    if log is not None:
        log.add("buy", {"seat": seat_ref(seat), "card": "card:" + b.content.kinds[kind],
                        "cost": int(b.content.cost[kind])})
    take_card(b, seat, slot)
    refill(b, log)


def take_card(b: Board, seat: i64, slot: i64) -> None:
    """A market card becomes a seat's: a Building in play, a character into the pile."""
    kind = b.market[slot]
    b.market[slot] = NONE
    at = seat * b.kinds() + kind
    if b.content.is_building(kind):
        b.upright[at] += 1
        return
    b.pile[at] += 1
    own(b, seat, kind)


def own(b: Board, seat: i64, kind: i64) -> None:
    """Everybody sees who gets a character, and when (G90)."""
    at = seat * b.kinds() + kind
    b.owned = plus(b.owned, at, 1)
    b.gained = append(b.gained[:], seat << 16 | b.round << 8 | kind)


def enlist(b: Board, pile: i64, log: Log | None) -> None:
    """Buy the top of a Combat pile."""
    fighter = b.tops[pile]
    b.nuggets[b.turn] -= b.content.army.cost[fighter]
    if log is not None:
        log.add("enlist", {"seat": seat_ref(b.turn),
                           "card": "fighter:" + b.content.fighters[fighter],
                           "cost": int(b.content.army.cost[fighter])})
    b.army[b.turn * b.fighters() + fighter] += 1
    b.tops[pile] = NONE
    refill(b, log)


# --- refilling ----------------------------------------------------------------------------------


def refill(b: Board, log: Log | None) -> None:
    """Fill every gap at once. In solo cards slide right and new ones enter at the left (G82)."""
    for pile in range(2):
        turn_top(b, pile, log)
    if b.solo():
        close_gaps(b)
        for step in range(c.SLOTS):
            slot: i64 = c.SLOTS - 1 - step
            if b.market[slot] == NONE and not b.over:
                fill(b, slot, log)
    else:
        for slot in range(c.SLOTS):
            if b.market[slot] == NONE:
                fill(b, slot, log)


def close_gaps(b: Board) -> None:
    to: i64 = c.SLOTS - 1
    slot: i64 = c.SLOTS - 1
    while slot >= 0:
        kind = b.market[slot]
        if kind != NONE:
            b.market[slot] = NONE
            b.market[to] = kind
            to -= 1
        slot -= 1


def fill(b: Board, slot: i64, log: Log | None) -> None:
    kind = next_card(b)
    b.market[slot] = kind
    if kind != NONE:
        if log is not None:
            log.add("refill", {"market": f"market:{slot + 1}",
                               "card": "card:" + b.content.kinds[kind]}, COMMON_BARRIER)
    elif b.solo():
        # G83: lost at once, whoever emptied it and whatever the gold.
        b.starved = True
        b.over = True
        b.phase = c.ENDED
        if log is not None:
            log.add("starved", {})


def next_card(b: Board) -> i64:
    """The top of the deck; what was put under it comes last, in the order it was put there."""
    kind = b.draw_from(COMMON, b.deck, 0, b.kinds())
    if kind == NONE and len(b.under):
        b.under, kind = pop(b.under[:])
    return kind


def turn_top(b: Board, pile: i64, log: Log | None) -> None:
    """The next Combat card of a pile becomes visible."""
    if b.tops[pile] != NONE or b.below[pile] == 0:
        return
    b.below[pile] -= 1
    fighter = b.draw_from(COMMON, b.pool, 0, b.fighters())
    b.tops[pile] = fighter
    if log is not None:
        log.add("top", {"pile": f"combat:{pile + 1}",
                        "card": "fighter:" + b.content.fighters[fighter]}, COMMON_BARRIER)


# --- destroying and gaining, as parts of powers ---------------------------------------------------


def destroy_moves(b: Board, out: vec[i64]) -> vec[i64]:
    """G39: any visible market card within reach; G87: in solo perhaps a nugget of the noble."""
    reach = f.b_of(b.top())
    if reach != v.COMBAT_MARKET:
        for slot in range(c.SLOTS):
            if b.market[slot] != NONE:
                out = append(out, m.DESTROY + slot)
    if reach != v.GOLD_MARKET:
        for pile in range(2):
            if b.tops[pile] != NONE:
                out = append(out, m.DESTROY + c.SLOTS + pile)
    if b.solo() and b.content.rules.noble_nuggets and b.noble_nuggets > 0:
        out = append(out, m.DESTROY + m.NUGGETS_TARGET)
    return out


def destroy(b: Board, target: i64, log: Log | None) -> None:
    """One of the cards to destroy. All are chosen before any gap is filled."""
    left = f.a_of(b.top()) - 1
    order = f.c_of(b.top())
    if target != m.NUGGETS_TARGET:
        order = order * 8 + target + 1  # a space is emptied once at most
    if target == m.NUGGETS_TARGET:
        b.noble_nuggets -= 1
        if log is not None:
            log.add("noble-loses", {"n": 1})
    elif target < c.SLOTS:
        kind = b.market[target]
        b.market[target] = NONE
        b.dead = plus(b.dead, kind, 1)
        if log is not None:
            log.add("destroy", {"card": "card:" + b.content.kinds[kind]})
    else:
        fighter = b.tops[target - c.SLOTS]
        b.tops[target - c.SLOTS] = NONE
        b.dead_army = plus(b.dead_army, fighter, 1)
        if log is not None:
            log.add("destroy", {"card": "fighter:" + b.content.fighters[fighter]})
    b.set_top(f.frame(f.DESTROY, left, f.b_of(b.top()), order))


def finish_destroying(b: Board, log: Log | None) -> None:
    """G39: refill in the order chosen."""
    order = f.c_of(b.drop())
    if b.solo():
        refill(b, log)
        return
    turns = vec[i64]()
    while order:
        turns = append(turns, order % 8 - 1)
        order //= 8
    at: i64 = len(turns) - 1
    while at >= 0:
        target = turns[at]
        if target < c.SLOTS:
            fill(b, target, log)
        else:
            turn_top(b, target - c.SLOTS, log)
        at -= 1


def take_combat_moves(b: Board, out: vec[i64]) -> vec[i64]:
    """G43: a top card; while a pile is empty, perhaps one of an opponent's."""
    empty: i64 = 0
    for pile in range(2):
        if b.tops[pile] != NONE:
            out = append(out, m.TAKE_COMBAT + pile)
        else:
            empty += 1
    if empty == 0:
        return out
    for seat in range(b.seats):
        if seat != b.turn and b.army_size(seat) > 0:
            out = append(out, m.TAKE_COMBAT + m.STEAL + seat)
    if empty == 2 and len(out):
        out = append(out, m.TAKE_COMBAT + m.DECLINE)
    return out


def take_combat(b: Board, choice: i64, log: Log | None) -> None:
    b.set_top(f.frame(f.TAKE_COMBAT, f.a_of(b.top()) - 1))
    if choice == m.DECLINE:
        if log is not None:
            log.add("decline", {"seat": seat_ref(b.turn)})
        return
    n = b.fighters()
    if choice < m.STEAL:
        fighter = b.tops[choice]
        b.tops[choice] = NONE
        b.army[b.turn * n + fighter] += 1
        if log is not None:
            log.add("take-combat", {"seat": seat_ref(b.turn),
                                    "card": "fighter:" + b.content.fighters[fighter]})
        turn_top(b, choice, log)
        return
    victim = choice - m.STEAL
    fighter = b.draw_from(1 + victim, b.army, victim * n, n)
    b.army[b.turn * n + fighter] += 1
    if log is not None:
        log.add("steal", {"seat": seat_ref(b.turn), "victim": seat_ref(victim),
                          "card": "fighter:" + b.content.fighters[fighter]}, COMMON_BARRIER)


def take_character_moves(b: Board, out: vec[i64]) -> vec[i64]:
    """G42: never a Building."""
    for slot in range(c.SLOTS):
        kind = b.market[slot]
        if kind != NONE and not b.content.is_building(kind):
            out = append(out, m.TAKE_CHARACTER + slot)
    return out


def take_character(b: Board, slot: i64, log: Log | None) -> None:
    b.set_top(f.frame(f.TAKE_CHARACTER, f.a_of(b.top()) - 1))
    if log is not None:
        log.add("take-character", {"seat": seat_ref(b.turn),
                                   "card": "card:" + b.content.kinds[b.market[slot]]})
    take_card(b, b.turn, slot)
    refill(b, log)
