"""Fights: choosing an enemy, drawing an army, resolving its cards, winning or losing (G50-G59)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.events import COMMON_BARRIER, Log, seat_ref
from ludotheque.core.rng import plus, put
from ludotheque.games.goldblivion import cards as c
from ludotheque.games.goldblivion import frames as f
from ludotheque.games.goldblivion import moves as m
from ludotheque.games.goldblivion import powers
from ludotheque.games.goldblivion import vocabulary as v
from ludotheque.games.goldblivion.board import COMMON, Board
from ludotheque.games.goldblivion.cards import NONE


def reachable(b: Board, hex: i64) -> bool:
    """G52: a face-down tile needs a land side or an emptied neighbour, in the published edition."""
    return b.content.rules.inner_any or b.open_sides(hex) > 0


def target_moves(b: Board, out: vec[i64]) -> vec[i64]:
    """G50: a face-up enemy or a face-down tile; G59: the Dragon-Cow once it is visible."""
    for hex in range(c.HEXES):
        if b.enemy[hex] != NONE or (b.tiles[hex] > 0 and reachable(b, hex)) \
                or (hex == c.COW_HEX and b.cow_visible()):
            out = append(out, m.ATTACK + hex)
    return out


def enemy_on(b: Board, hex: i64) -> i64:
    """The face-up tile of a hex, or the Dragon-Cow where its tile is gone."""
    if hex == c.COW_HEX and b.cow_visible():
        return len(b.content.tile_force) - 1
    return b.enemy[hex]


def turn_tile(b: Board, hex: i64, log: Log | None) -> None:
    """Turn a face-down tile: any unseen one of its terrain."""
    terrain = b.content.terrain[hex]
    tiles: i64 = len(b.content.tile_terrain)
    unseen: i64 = 0
    for tile in range(tiles):
        if b.content.tile_terrain[tile] == terrain:
            unseen += b.tile_pool[tile]
    left = b.rng.below(COMMON, unseen)
    for tile in range(tiles):
        if b.content.tile_terrain[tile] == terrain:
            left -= b.tile_pool[tile]
            if left < 0:
                b.tile_pool = plus(b.tile_pool, tile, -1)
                b.enemy = put(b.enemy, hex, tile)
                break
    if log is not None:
        log.add("turn-tile", {"hex": f"hex:{hex + 1}",
                              "tile": "tile:" + b.content.tiles[b.enemy[hex]],
                              "force": int(b.content.tile_force[b.enemy[hex]])}, COMMON_BARRIER)


def attack(b: Board, hex: i64, log: Log | None) -> None:
    """Choose the enemy, turn its tile if need be, and draw the army (G53)."""
    frame = b.drop()
    if enemy_on(b, hex) == NONE:
        turn_tile(b, hex, log)
    b.hex = hex
    b.force = f.a_of(frame)
    if log is not None:
        log.add("attack", {"seat": seat_ref(b.turn), "hex": f"hex:{hex + 1}",
                           "force": int(b.content.tile_force[enemy_on(b, hex)]),
                           "bonus": int(b.force)})
    b.push(f.frame(f.FIGHT))
    draw_army(b, b.open_sides(hex) + f.b_of(frame), log)


def draw_army(b: Board, n: i64, log: Log | None) -> None:
    """G54: a short pile gives what it has. Simple cards resolve as they are drawn (G55)."""
    seat = b.turn
    kinds = b.fighters()
    for _ in range(n):
        fighter = b.draw_from(1 + seat, b.army, seat * kinds, kinds)
        if fighter == NONE:
            return
        if log is not None:
            log.add("fighter", {"seat": seat_ref(seat),
                                "card": "fighter:" + b.content.fighters[fighter]}, COMMON_BARRIER)
        if b.content.army.auto[fighter]:
            b.used[fighter] += 1
            count(b, fighter * 2, log)
        else:
            b.fresh[fighter] += 1


def count(b: Board, side: i64, log: Log | None) -> None:
    """A side's cost, Force and gains."""
    army = b.content.army
    power = army.power[side]
    powers.pay(b, power, log)
    force = army.force[side] * b.symbols(b.turn, army.per[side])
    b.force += force
    if log is not None:
        log.add("force", {"card": "fighter:" + b.content.fighters[side // 2], "n": int(force),
                          "total": int(b.force)})
    for at in range(b.content.first[power], b.content.first[power + 1]):
        op = b.content.ops[at]
        powers.gain(b, b.turn, v.code_of(op), v.n_of(op) * b.symbols(b.turn, v.per_of(op)), log)


def fight_moves(b: Board, out: vec[i64]) -> vec[i64]:
    """G55: resolve any of your cards, in any order, or none."""
    army = b.content.army
    for fighter in range(b.fighters()):
        if b.fresh[fighter] == 0:
            continue
        joker = army.joker[fighter] != 0
        out = copy_moves(b, out) if joker else side_moves(b, out, m.RESOLVE, fighter)
    if len(out):
        out = append(out, m.FINISH)
    return out


def side_moves(b: Board, out: vec[i64], base: i64, fighter: i64) -> vec[i64]:
    for side in range(fighter * 2, fighter * 2 + b.content.army.sides[fighter]):
        if b.can_pay(b.turn, b.content.army.power[side]):
            out = append(out, base + side)
    return out


def copy_moves(b: Board, out: vec[i64]) -> vec[i64]:
    """G56: any card of this fight that is no Joker and not destroyed."""
    for fighter in range(b.fighters()):
        if b.fresh[fighter] + b.used[fighter] and not b.content.army.joker[fighter]:
            out = side_moves(b, out, m.COPY, fighter)
    return out


def resolve(b: Board, card: i64, side: i64, log: Log | None) -> None:
    """A card of the fight resolves; a Joker as the card whose side it copies."""
    b.fresh[card] -= 1
    if log is not None and card != side // 2:
        log.add("copy", {"seat": seat_ref(b.turn),
                         "card": "fighter:" + b.content.fighters[side // 2]})
    count(b, side, log)
    if b.content.army.destroyed[side]:
        b.dead_army = plus(b.dead_army, card, 1)
        if log is not None:
            log.add("destroy", {"card": "fighter:" + b.content.fighters[card]})
    else:
        b.used[card] += 1
    draw_army(b, b.content.army.draws[side], log)


def joker(b: Board) -> i64:
    """The kind of Joker that is fresh in this fight."""
    for fighter in range(b.fighters()):
        if b.fresh[fighter] and b.content.army.joker[fighter]:
            return fighter
    return NONE


def finish(b: Board, log: Log | None) -> None:
    """G57: Force decides."""
    b.drop()
    tile = enemy_on(b, b.hex)
    if b.force >= b.content.tile_force[tile]:
        win(b, tile, log)
        disband(b)
        return
    if log is not None:
        log.add("lose-fight", {"seat": seat_ref(b.turn), "n": int(b.force)})
    b.push(f.frame(f.SACRIFICE))


def win(b: Board, tile: i64, log: Log | None) -> None:
    """The tile is yours, then its reward; the Dragon-Cow stays (G59)."""
    if log is not None:
        log.add("win-fight", {"seat": seat_ref(b.turn), "n": int(b.force),
                              "tile": "tile:" + b.content.tiles[tile]})
    if b.enemy[b.hex] == tile:
        take_tile(b, b.hex)
        b.trophies = plus(b.trophies, b.turn * len(b.content.tile_force) + tile, 1)
    b.push(f.frame(f.STEPS, b.content.tile_power[tile]))


def take_tile(b: Board, hex: i64) -> None:
    b.enemy = put(b.enemy, hex, NONE)
    b.tiles = plus(b.tiles, hex, -1)


def sacrifice_moves(b: Board, out: vec[i64]) -> vec[i64]:
    for fighter in range(b.fighters()):
        if b.fresh[fighter] + b.used[fighter]:
            out = append(out, m.SACRIFICE + fighter)
    return out


def sacrifice(b: Board, fighter: i64, log: Log | None) -> None:
    if b.used[fighter]:
        b.used[fighter] -= 1
    else:
        b.fresh[fighter] -= 1
    b.dead_army = plus(b.dead_army, fighter, 1)
    if log is not None:
        log.add("destroy", {"card": "fighter:" + b.content.fighters[fighter]})


def disband(b: Board) -> None:
    """G58: fought cards are spent until the round ends."""
    at = b.turn * b.fighters()
    for fighter in range(b.fighters()):
        fought = b.fresh[fighter] + b.used[fighter]
        if fought:
            b.spent = plus(b.spent, at + fighter, fought)
            b.fresh[fighter] = 0
            b.used[fighter] = 0
    b.force = 0
    b.hex = NONE
