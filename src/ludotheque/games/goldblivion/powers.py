"""What powers do: the steps that simply happen, and the frames of those that ask (G33-G43).

`advance` runs whatever needs no decision and stops where somebody has to choose.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.events import COMMON_BARRIER, SEAT_BARRIER, Log, seat_ref
from ludotheque.core.rng import count_bits, plus, put
from ludotheque.games.goldblivion import cards as c
from ludotheque.games.goldblivion import frames as f
from ludotheque.games.goldblivion import market
from ludotheque.games.goldblivion import moves as m
from ludotheque.games.goldblivion import vocabulary as v
from ludotheque.games.goldblivion.board import COMMON, Board
from ludotheque.games.goldblivion.cards import NONE


def start_power(b: Board, power: i64, log: Log | None) -> None:
    """Pay for a power and put its steps on the stack."""
    pay(b, power, log)
    b.push(f.frame(f.STEPS, power))


def pay(b: Board, power: i64, log: Log | None) -> None:
    what = b.content.pay[power]
    if what == c.FREE:
        return
    amount = b.content.amount[power]
    if what == c.NUGGET_COST:
        b.nuggets[b.turn] -= amount
    else:
        b.materials[b.turn] -= amount
    if log is not None:
        log.add("pay-nuggets" if what == c.NUGGET_COST else "pay-materials",
                {"seat": seat_ref(b.turn), "n": int(amount)})


def run_steps(b: Board, log: Log | None) -> None:
    """The next step of the power on top; a power that may be paid again asks at its end."""
    power = f.a_of(b.top())
    at = b.content.first[power] + f.b_of(b.top())
    if at < b.content.first[power + 1]:
        b.set_top(f.frame(f.STEPS, power, f.b_of(b.top()) + 1))
        step(b, b.content.ops[at], log)
        return
    b.drop()
    if b.content.again[power] and b.can_pay(b.turn, power):
        b.push(f.frame(f.AGAIN, power))


def step(b: Board, op: i64, log: Log | None) -> None:
    """One step: it happens, or becomes a frame that asks."""
    code = v.code_of(op)
    n = v.n_of(op)
    if code == v.DESTROY:
        b.push(f.frame(f.DESTROY, n, v.more_of(op)))
    elif code == v.TAKE_COMBAT:
        b.push(f.frame(f.TAKE_COMBAT, n))
    elif code == v.TAKE_CHARACTER:
        b.push(f.frame(f.TAKE_CHARACTER, n))
    elif code == v.REPEAT:
        b.push(f.frame(f.REPEAT, v.per_of(op)))
    elif code == v.READY:
        b.push(f.frame(f.READY))
    elif code == v.FIGHT:
        b.push(f.frame(f.TARGET, n, v.more_of(op)))
    else:
        gain(b, b.turn, code, n * b.symbols(b.turn, v.per_of(op)), log)


def gain(b: Board, seat: i64, code: i64, n: i64, log: Log | None) -> None:
    """What simply happens to a seat."""
    if code == v.NUGGETS:
        b.nuggets[seat] += n
    elif code == v.MATERIALS:
        n = min(n, c.MAX_MATERIALS - b.materials[seat])  # G13
        b.materials[seat] += n
    elif code == v.INGOTS:
        b.gold = plus(b.gold, seat, n)
    elif code == v.LOSE_MATERIALS:
        n = min(n, b.materials[seat])
        b.materials[seat] -= n
    else:
        for _ in range(n):
            if code == v.DIE:
                roll(b, seat, log)
            elif code == v.DRAW:
                draw(b, seat, log)
            else:
                gain_token(b, seat, log)
        return
    if log is not None and n:
        log.add(v.NAMES[code], {"seat": seat_ref(seat), "n": int(n)})


def roll(b: Board, seat: i64, log: Log | None) -> None:
    face = b.rng.below(1 + seat, len(b.content.die_power))
    if log is not None:
        log.add("roll", {"seat": seat_ref(seat), "face": f"face:{face + 1}"}, COMMON_BARRIER)
    op = b.content.ops[b.content.first[b.content.die_power[face]]]
    gain(b, seat, v.code_of(op), v.n_of(op), log)


def draw(b: Board, seat: i64, log: Log | None) -> None:
    """G10: a short pile gives what it has."""
    at = seat * b.kinds()
    kind = b.draw_from(1 + seat, b.pile, at, b.kinds())
    if kind == NONE:
        return
    b.hand[at + kind] += 1
    if log is not None:
        log.add("draw", {"seat": seat_ref(seat)}, SEAT_BARRIER,
                {int(seat): {"card": "card:" + b.content.kinds[kind]}})


def gain_token(b: Board, seat: i64, log: Log | None) -> None:
    """G38: beyond the limit, or with none face down, the gain is lost."""
    limit = b.content.rules.tokens_held
    bank = b.bank()
    if bank == 0 or (limit and count_bits(b.held[seat]) >= limit):
        if log is not None:
            log.add("magic-lost", {"seat": seat_ref(seat)})
        return
    token = b.rng.draw_bit(COMMON, bank)
    b.held[seat] |= 1 << token
    unused: i64 = ((1 << b.content.tokens) - 1) & ~b.face_up
    b.possible = put(b.possible, seat, b.possible[seat] | unused)
    if log is not None:
        log.add("magic", {"seat": seat_ref(seat)}, COMMON_BARRIER,
                {int(seat): {"token": f"magic:{token + 1}"}})


# --- repeating and readying -----------------------------------------------------------------------


def character_moves(b: Board, out: vec[i64], base: i64, kind: i64) -> vec[i64]:
    """G35, G37: each side, with its cost paid or declined."""
    for side in range(b.content.sides[kind]):
        power = kind * 2 + side
        move = base + kind * 4 + side * 2
        if b.can_pay(b.turn, power):
            out = append(out, move)
        if b.content.pay[power] != c.FREE:
            out = append(out, move + 1)
    return out


def activate_character(b: Board, at: i64, log: Log | None) -> None:
    """`at` is kind * 4 + side * 2 + 1 if its cost is declined."""
    kind = at // 4
    b.chain = append(b.chain, kind)
    if at % 2 == 0:
        start_power(b, kind * 2 + at // 2 % 2, log)


def repeat_moves(b: Board, out: vec[i64]) -> vec[i64]:
    """G40: another of your characters in play; G41: none that is active in this chain."""
    wanted = f.a_of(b.top())
    kinds = b.kinds()
    for kind in range(kinds):
        free = b.in_play[b.turn * kinds + kind]
        if free == 0 or (wanted != c.ANY and b.content.symbols[kind * 4 + wanted] == 0):
            continue
        for i in range(len(b.chain)):
            if b.chain[i] == kind:
                free -= 1
        if free > 0:
            out = character_moves(b, out, m.REPEAT, kind)
    return out


def repeat(b: Board, at: i64, log: Log | None) -> None:
    b.drop()
    if log is not None:
        log.add("repeat", {"seat": seat_ref(b.turn),
                           "card": "card:" + b.content.kinds[at // 4]})
    activate_character(b, at, log)


def ready_moves(b: Board, out: vec[i64]) -> vec[i64]:
    """A used Building; in a chain begun by a Building none that could begin it anew (G41)."""
    kinds = b.kinds()
    for kind in range(kinds):
        if b.turned[b.turn * kinds + kind] and not (b.chain_built and repeats(b, kind)):
            out = append(out, m.READY + kind)
    return out


def repeats(b: Board, kind: i64) -> bool:
    first = b.content.first[kind * 2]
    last = b.content.first[kind * 2 + 2]
    for at in range(first, last):
        code = v.code_of(b.content.ops[at])
        if code == v.REPEAT or code == v.READY:
            return True
    return False


def ready(b: Board, kind: i64, log: Log | None) -> None:
    b.drop()
    at = b.turn * b.kinds() + kind
    b.turned[at] -= 1
    b.upright[at] += 1
    if log is not None:
        log.add("ready", {"seat": seat_ref(b.turn), "card": "card:" + b.content.kinds[kind]})


# --- frames that ask about markets and cards ------------------------------------------------------


def power_moves(b: Board, out: vec[i64]) -> vec[i64]:
    """The choices of the frame on top, if it is one of these."""
    code = f.code_of(b.top())
    if code == f.DESTROY:
        return market.destroy_moves(b, out) if f.a_of(b.top()) else out
    if code == f.TAKE_COMBAT:
        return market.take_combat_moves(b, out) if f.a_of(b.top()) else out
    if code == f.TAKE_CHARACTER:
        return market.take_character_moves(b, out) if f.a_of(b.top()) else out
    if code == f.REPEAT:
        return repeat_moves(b, out)
    if code == f.READY:
        return ready_moves(b, out)
    if code == f.AGAIN:
        return append(append(out, m.AGAIN), m.AGAIN + 1)
    return out


def close_power(b: Board, log: Log | None) -> None:
    """A frame that has nothing (more) to ask is done."""
    if f.code_of(b.top()) == f.DESTROY:
        market.finish_destroying(b, log)
    else:
        b.drop()


def pay_again(b: Board, yes: i64, log: Log | None) -> None:
    power = f.a_of(b.drop())
    if yes:
        start_power(b, power, log)
