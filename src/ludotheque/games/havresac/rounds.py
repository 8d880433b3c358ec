"""The set-up, the five phases of a round and the final count (H10 to H24, H60 to H71)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.events import COMMON_BARRIER, SEAT_BARRIER, Json, Log, seat_ref
from ludotheque.core.rng import plus, zeros
from ludotheque.games.havresac import adventure as a
from ludotheque.games.havresac import kingdom as k
from ludotheque.games.havresac import moves as m
from ludotheque.games.havresac import position as pos
from ludotheque.games.havresac.adventure import Adventure, gold_of, note_glory, points_of
from ludotheque.games.havresac.position import Position
from ludotheque.games.havresac.turn import draw_guardian


def set_up(p: Position, log: Log | None) -> None:
    """H11, H12: bags and Chests, and three creatures around the Castle."""
    for kind in range(k.KINDS):
        p.reserve[kind] = p.content.tokens[kind] - len(p.boards) * p.content.first_bag[kind]
    if p.same_chests:
        p.laid = lay_chests(p)
    for start in range(k.STARTS):
        place = p.rng.draw_bit(0, p.unseen)
        p.unseen &= ~(1 << place)
        creature = p.content.creature_of[place]
        square = p.land.starts[start]
        for b in p.boards:
            b.put_creature(square, creature)
        if log is not None:
            log.add("guard", scout_facts(p, place, square), COMMON_BARRIER)
    begin_round(p, log)


def lay_chests(p: Position) -> vec[i64]:
    """H11, `same_chests`: one shuffle for all."""
    laid = vec[i64](capacity=k.CHESTS)
    for item in range(k.KINDS_OF_ITEMS):
        for _ in range(p.content.chests[item]):
            laid = append(laid, item)
    p.rng.shuffle(0, laid)
    return laid


# --- a round --------------------------------------------------------------------------------------


def begin_round(p: Position, log: Log | None) -> None:
    """H20: five Scout cards; H21: then everybody draws a first Guardian."""
    p.round += 1
    p.scouted = 0
    if log is not None:
        log.add("round", {"round": int(p.round)})
    for _ in range(k.PILE):
        scout(p, p.rng.draw_bit(0, p.unseen), log)
    p.phase = pos.ADVENTURE
    if p.same_chests and len(p.boards) > 1:
        p.shown = [b.copy() for b in p.boards]
    for seat, b in enumerate(p.boards):
        draw_guardian(p, seat, b, log)


def scout(p: Position, place: i64, log: Log | None) -> None:
    """H20: a creature appears on every board; who has a Tent there has it at once."""
    p.unseen &= ~(1 << place)
    p.scouted |= 1 << place
    creature = p.content.creature_of[place]
    square = p.land.places[place]
    if log is not None:
        log.add("scout", scout_facts(p, place, square), COMMON_BARRIER)
    for seat, b in enumerate(p.boards):
        if not b.has_tent(square):
            b.put_creature(square, creature)
            continue
        b.gains = plus(b.gains, creature, 1)
        if log is not None:
            log.add("tent-catch", {"seat": seat_ref(seat),
                                   "creature": k.creature_ref(creature)})


def scout_facts(p: Position, place: i64, square: i64) -> Json:
    return {"creature": k.creature_ref(p.content.creature_of[place]),
            "card": k.spot(p.land, p.land.places[place]), "place": k.spot(p.land, square),
            "square": k.square_ref(square)}


def end_adventure(p: Position, log: Log | None) -> None:
    """H22: Glory for all; the fifth round stops here."""
    if log is not None:
        log.add("home", {}, p.end_of_phase())
        if len(p.shown):
            tell_adventures(p, log)
    p.shown = []
    for seat, b in enumerate(p.boards):
        score_glory(p, seat, b, log)
    p.over = p.round == k.ROUNDS
    p.phase = pos.OVER if p.over else pos.RECRUITMENT
    for b in p.boards:
        b.stage = a.WAITING if p.over else a.BUYING


def tell_adventures(p: Position, log: Log) -> None:
    """H11: what the others did not see while boards were hidden."""
    for seat in range(len(p.boards)):
        b, before = p.boards[seat], p.shown[seat]
        caught: list[str] = []
        for creature in range(k.FOX, k.FAIRY + 1):
            caught += [k.creature_ref(creature)] * \
                int(b.gains[creature] - before.gains[creature])
        opened: list[str] = []
        for item in range(k.KINDS_OF_ITEMS):
            opened += [k.item_ref(item)] * int(before.left[item] - b.left[item])
        log.add("told", {"seat": seat_ref(seat), "creatures": caught,
                         "villages": int(b.villages - before.villages), "items": opened,
                         "caught": len(caught), "opened": len(opened)})


def score_glory(p: Position, seat: i64, b: Adventure, log: Log | None) -> None:
    """H60: Monsters to the hunting board, Fairies to their track, Villages pay every round."""
    e = p.content
    glory = b.round_glory(e)
    gold, points = gold_of(e, glory), points_of(e, glory)
    for creature in range(k.FOX, k.FAIRY):
        b.hunted = plus(b.hunted, creature, b.gains[creature])
    b.fairies += b.gains[k.FAIRY]
    b.gains = zeros(k.FAIRY + 1)
    b.cups = 0
    note_glory(b, glory)
    b.gold += gold
    b.points += points
    if log is not None:
        log.add("glory", {"seat": seat_ref(seat), "glory": int(glory), "gold": int(gold),
                          "points": int(points)})


# --- recruitment ----------------------------------------------------------------------------------


def recruit_moves(p: Position, b: Adventure) -> vec[i64]:
    """H61: whom the Gold pays for, while there are any."""
    out = vec[i64](capacity=k.KINDS + 1)
    for kind in range(k.KINDS):
        if p.reserve[kind] and p.cost(kind) <= b.gold:
            out = append(out, m.RECRUIT + kind)
    return append(out, m.DONE)


def recruit(p: Position, seat: i64, kind: i64, log: Log | None) -> None:
    b = p.boards[seat]
    b.gold -= p.cost(kind)
    b.bag[kind] += 1
    p.reserve = plus(p.reserve, kind, -1)
    if log is not None:
        log.add("recruit", {"seat": seat_ref(seat), "guardian": k.guardian_ref(kind),
                            "gold": int(b.gold)})


def end_recruiting(p: Position, seat: i64, log: Log | None) -> None:
    """H61: a purchase is final once the player is done."""
    p.boards[seat].stage = a.WAITING
    if log is not None:
        log.add("recruited", {"seat": seat_ref(seat)}, SEAT_BARRIER)


def end_round(p: Position, log: Log | None) -> None:
    """H62, then the next round."""
    for seat, b in enumerate(p.boards):
        clear_board(p, seat, b, log)
    begin_round(p, log)


def clear_board(p: Position, seat: i64, b: Adventure, log: Log | None) -> None:
    """H40, H62: old Tents go, Day Guides leave new ones; Guardians come home, Fairies flee."""
    pitches = not p.is_night(k.GUIDE)
    for square in range(k.SQUARES):
        b.cells[square] &= ~a.TENT
        if b.creature(square) == k.FAIRY:
            b.cells[square] &= ~a.CREATURE
            b.fled += 1
        if not b.cells[square] & a.GUARDIAN:
            continue
        kind = b.lift_guardian(square)
        b.bag[kind] += 1
        if kind == k.GUIDE and pitches:
            b.cells[square] |= a.TENT
            if log is not None:
                log.add("tent", {"seat": seat_ref(seat), "place": k.spot(p.land, square),
                                 "square": k.square_ref(square)})
    for kind in range(k.KINDS):
        b.bag[kind] += b.aside[kind]
    b.aside = zeros(k.KINDS)
