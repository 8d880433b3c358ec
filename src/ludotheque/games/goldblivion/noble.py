"""The automated noble of the solo game: its turn, its lines, its chart (G80-G87)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.events import COMMON_BARRIER, Log
from ludotheque.core.rng import plus
from ludotheque.games.goldblivion import cards as c
from ludotheque.games.goldblivion import fight, market
from ludotheque.games.goldblivion import frames as f
from ludotheque.games.goldblivion import moves as m
from ludotheque.games.goldblivion import vocabulary as v
from ludotheque.games.goldblivion.board import COMMON, Board
from ludotheque.games.goldblivion.cards import NONE

MAGIC_LINE = 4
SIXTH = 6


def noble_turn(b: Board, log: Log | None) -> None:
    """G84: a die decides which market card the noble takes; its type's line runs."""
    b.phase = c.NOBLE_TURN
    face = throw(b, log)
    op = face_op(b, face)
    slot: i64 = 3  # 1 nugget: the rightmost space
    if v.code_of(op) == v.MAGIC:
        slot = 0
    elif v.code_of(op) == v.MATERIALS:
        slot = 1
    elif v.n_of(op) == 2:
        slot = 2
    kind = b.market[slot]
    b.market[slot] = NONE
    if log is not None:
        log.add("noble-takes", {"card": "card:" + b.content.kinds[kind]})
    types = types_of(b, kind)
    if types & (types - 1):
        b.push(f.frame(f.ASSIGN, kind))
    else:
        assign(b, kind, lowest(types), log)


def types_of(b: Board, kind: i64) -> i64:
    """Bits: the types of a card."""
    bits: i64 = 0
    for kind_type in range(4):
        if b.content.symbols[kind * 4 + kind_type]:
            bits |= 1 << kind_type
    return bits


def lowest(bits: i64) -> i64:
    index: i64 = 0
    while (bits >> index) & 1 == 0:
        index += 1
    return index


def assign_moves(b: Board, out: vec[i64]) -> vec[i64]:
    types = types_of(b, f.a_of(b.top()))
    for kind_type in range(4):
        if (types >> kind_type) & 1:
            out = append(out, m.ASSIGN + kind_type)
    return out


def assign(b: Board, kind: i64, slot: i64, log: Log | None) -> None:
    """The card goes under its slot, the market is refilled, then the slot's line runs."""
    kinds = b.kinds()
    b.slots = plus(b.slots, slot * kinds + kind, 1)
    if log is not None:
        log.add("noble-slot", {"card": "card:" + b.content.kinds[kind],
                               "slot": "slot:" + c.TYPES[slot]})
    board = b.content.nobles[b.noble]
    line = f.frame(f.NOBLE_STEPS, board.lines[slot], 0, slot)
    b.push(line)
    if board.sixth_card and b.sum_of(b.slots, slot * kinds, kinds) >= SIXTH:
        b.push(line)  # G85: the whole list runs twice
    market.refill(b, log)


def run_noble_steps(b: Board, log: Log | None) -> None:
    """The next step of the noble's line on top."""
    frame = b.top()
    power = f.a_of(frame)
    at = b.content.first[power] + f.b_of(frame)
    if at == b.content.first[power + 1]:
        b.drop()
        return
    b.set_top(f.frame(f.code_of(frame), power, f.b_of(frame) + 1, f.c_of(frame)))
    op = b.content.ops[at]
    code = v.code_of(op)
    if code == v.KILL:
        b.push(f.frame(f.KILL))
    elif code == v.REVEAL:
        b.push(f.frame(f.REVEAL))
    elif code == v.RIGHTMOST:
        destroy_rightmost(b, log)
    elif code == v.LOSE:
        lose(b, v.n_of(op), log)
    else:
        noble_gain(b, code, v.n_of(op) * per_slot(b, v.per_of(op), f.c_of(frame)), log)


def per_slot(b: Board, per: i64, slot: i64) -> i64:
    """G85: «per» counts the symbols in that slot."""
    if per == c.NOTHING:
        return 1
    if per == c.TILE:
        return b.sum_of(b.noble_trophies, 0, len(b.noble_trophies))
    total: i64 = 0
    kinds = b.kinds()
    for kind in range(kinds):
        total += b.slots[slot * kinds + kind] * b.content.symbols[kind * 4 + per]
    return total


def noble_gain(b: Board, code: i64, n: i64, log: Log | None) -> None:
    """What the noble gets. Dice wait on the stack, so that each is resolved fully (G85)."""
    if code == v.DIE:
        for _ in range(n):
            b.push(f.frame(f.NOBLE_REWARD, 0, 255))
        return
    if code == v.MAGIC:
        for _ in range(n):
            b.push(f.frame(f.NOBLE_STEPS, b.content.nobles[b.noble].lines[MAGIC_LINE]))
        return
    if code == v.NUGGETS:
        b.noble_nuggets += n
    elif code == v.MATERIALS:
        b.noble_materials += n
    elif code == v.INGOTS:
        b.noble_gold += n
    else:
        return  # Combat cards are ignored (G85)
    if log is not None and n:
        log.add("noble-" + v.NAMES[code], {"n": int(n)})


def run_noble_reward(b: Board, log: Log | None) -> None:
    """A die of the noble's, or the next step of a tile it killed."""
    frame = b.top()
    if f.b_of(frame) == 255:
        b.drop()
        op = face_op(b, throw(b, log))
        noble_gain(b, v.code_of(op), v.n_of(op), log)
        return
    power = f.a_of(frame)
    at = b.content.first[power] + f.b_of(frame)
    if at == b.content.first[power + 1]:
        b.drop()
        return
    b.set_top(f.frame(f.NOBLE_REWARD, power, f.b_of(frame) + 1))
    op = b.content.ops[at]
    noble_gain(b, v.code_of(op), v.n_of(op), log)


def throw(b: Board, log: Log | None) -> i64:
    face = b.rng.below(COMMON, len(b.content.die_power))
    if log is not None:
        log.add("noble-roll", {"face": f"face:{face + 1}"}, COMMON_BARRIER)
    return face


def face_op(b: Board, face: i64) -> i64:
    return b.content.ops[b.content.first[b.content.die_power[face]]]


def destroy_rightmost(b: Board, log: Log | None) -> None:
    kind = b.market[c.SLOTS - 1]
    b.market[c.SLOTS - 1] = NONE
    b.dead = plus(b.dead, kind, 1)
    if log is not None:
        log.add("destroy", {"card": "card:" + b.content.kinds[kind]})
    market.refill(b, log)


def lose(b: Board, n: i64, log: Log | None) -> None:
    lost = min(n, b.nuggets[0])
    b.nuggets[0] -= lost
    if log is not None and lost:
        log.add("lose", {"seat": "seat:1", "n": int(lost)})


def reveal_moves(b: Board, out: vec[i64]) -> vec[i64]:
    """G85: you choose a face-down tile; in the published edition reachable ones first."""
    for hex in range(c.HEXES):
        if b.tiles[hex] and b.enemy[hex] == NONE and (b.content.rules.solo_reveal_any
                                                      or b.open_sides(hex)):
            out = append(out, m.REVEAL + hex)
    if len(out):
        return out
    for hex in range(c.HEXES):
        if b.tiles[hex] and b.enemy[hex] == NONE:
            out = append(out, m.REVEAL + hex)
    return out


def kill_moves(b: Board, out: vec[i64]) -> vec[i64]:
    """G85: you choose a face-up enemy tile; in the published edition the Dragon-Cow too."""
    for hex in range(c.HEXES):
        if b.enemy[hex] != NONE or (hex == c.COW_HEX and b.cow_visible()
                                    and b.content.rules.solo_kill_cow):
            out = append(out, m.KILL + hex)
    return out


def kill(b: Board, hex: i64, log: Log | None) -> None:
    """The noble takes the tile and its reward."""
    b.drop()
    tile = fight.enemy_on(b, hex)
    if log is not None:
        log.add("noble-kills", {"hex": f"hex:{hex + 1}", "tile": "tile:" + b.content.tiles[tile]})
    if b.enemy[hex] == tile:
        fight.take_tile(b, hex)
        b.noble_trophies = plus(b.noble_trophies, tile, 1)
    b.push(f.frame(f.NOBLE_REWARD, b.content.tile_power[tile]))


def convert(b: Board, log: Log | None) -> None:
    """The chart at the end of its turn: materials first, as often as possible (G84)."""
    board = b.content.nobles[b.noble]
    while b.noble_materials >= board.material_cost:
        b.noble_materials -= board.material_cost
        exchange(b, board.material_gives, log)
    while b.noble_nuggets >= board.nugget_cost:
        b.noble_nuggets -= board.nugget_cost
        exchange(b, board.nugget_gives, log)


def exchange(b: Board, power: i64, log: Log | None) -> None:
    op = b.content.ops[b.content.first[power]]
    noble_gain(b, v.code_of(op), v.n_of(op), log)
