"""The player phase: dice on Actions cards, re-rolls and Noa's power (E11-E32)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.events import COMMON_BARRIER, Log
from ludotheque.games.eden import moves as m
from ludotheque.games.eden import pieces as p
from ludotheque.games.eden.board import Board
from ludotheque.games.eden.pieces import FIRST_ALLY, NONE

DICE_STREAM = 1  # E3's cards come from the common stream 0, dice from the seat's own


# --- what may be done ---------------------------------------------------------------------------


def player_moves(b: Board) -> vec[i64]:
    """Everything a player may do in the player phase."""
    out = vec[i64](capacity=64)
    for card in range(4):
        # E11: one die per card; E65: the turned card is unusable.
        if b.placed[card] != 0 or b.weak == card:
            continue
        for die in range(1, 7):
            if b.free[die] != 0:
                out = row_moves(b, out, die, card)
    out = dice_moves(b, out)
    return append(out, m.END)


def dice_moves(b: Board, out: vec[i64]) -> vec[i64]:
    """Re-rolls and Noa's power, on free dice only (E15)."""
    if b.discarded < p.DISCARDS:
        for discarded in range(1, 7):
            if b.free[discarded] == 0:
                continue
            for rolled in range(1, 7):
                # E12: another die, so a number may be both only if two dice show it.
                if b.free[rolled] > (1 if rolled == discarded else 0):
                    out = append(out, m.backup(discarded, rolled))
    for die in range(1, 7):
        if b.free[die] == 0:
            continue
        # E13, and E62: Fearless forbids it.
        if b.rerolls > 0 and b.modes & p.FEARLESS == 0:
            out = append(out, m.reroll(die))
        if b.noa:
            for face in range(1, 7):
                if face != die:
                    out = append(out, m.noa(die, face))
    return out


def row_moves(b: Board, out: vec[i64], die: i64, card: i64) -> vec[i64]:
    """The ways to carry out a row now; none means that no die may go there (E11)."""
    row = m.row(die, card)
    action = b.content.action[card * 6 + die - 1]
    amount = b.content.amount[card * 6 + die - 1]
    if action == p.SWAP_GOOMZ:
        return goomz_swaps(b, out, row)
    for ally in range(3):
        place = b.allies[ally]
        if place == NONE:
            continue
        if action == p.MOVE:
            if not b.locked(ally):
                for step in range(1, amount + 1):
                    out = append(out, row + m.target(ally, 0, (place + step) & 7))
                    out = append(out, row + m.target(ally, 0, (place - step) & 7))
        elif action == p.ATTRACT:
            out = attractions(b, out, row, ally, place)
        elif action == p.REPEL:
            out = repulsions(b, out, row, ally, place, amount)
        elif action == p.PROTECT:
            # E23: not on a destroyed place, nor with the shield up already.
            if b.health[place] != p.DESTROYED and not b.shielded(ally):
                out = append(out, row + m.target(ally))
        elif action == p.HEAL:
            if b.health[place] == p.RAVAGED:
                out = append(out, row + m.target(ally))
        elif action == p.TRAP:
            for goomz in range(3):
                if can_trap(b, ally, goomz):
                    out = append(out, row + m.target(ally, goomz))
        elif action == p.SHORTCUT:
            twin = b.twins[place]
            # E26: both places still there.
            if (b.health[place] != p.DESTROYED and b.health[twin] != p.DESTROYED
                    and not b.locked(ally)):
                out = append(out, row + m.target(ally, 0, twin))
        else:
            out = ally_swaps(b, out, row, ally, place)
    return out


def attractions(b: Board, out: vec[i64], row: i64, ally: i64, place: i64) -> vec[i64]:
    """E21: a Goomz or another Ally from a neighbouring place."""
    left = (place - 1) & 7
    right = (place + 1) & 7
    for i in range(3):
        if b.goomz[i] == left or b.goomz[i] == right:
            out = append(out, row + m.target(ally, i))
        if (b.allies[i] == left or b.allies[i] == right) and not b.locked(i):
            out = append(out, row + m.target(ally, FIRST_ALLY + i))
    return out


def repulsions(b: Board, out: vec[i64], row: i64, ally: i64, place: i64, amount: i64) -> vec[i64]:
    """E22: a Goomz or another Ally on its own place, either direction."""
    for i in range(3):
        if b.goomz[i] == place:
            for step in range(1, amount + 1):
                out = append(out, row + m.target(ally, i, (place + step) & 7))
                out = append(out, row + m.target(ally, i, (place - step) & 7))
        if i != ally and b.allies[i] == place and not b.locked(i):
            for step in range(1, amount + 1):
                out = append(out, row + m.target(ally, FIRST_ALLY + i, (place + step) & 7))
                out = append(out, row + m.target(ally, FIRST_ALLY + i, (place - step) & 7))
    return out


def can_trap(b: Board, ally: i64, goomz: i64) -> bool:
    """E25, and E61: Celestial wants a healthy place."""
    place = b.allies[ally]
    objective = b.shown[goomz]
    if b.goomz[goomz] != place or objective == NONE:
        return False
    if b.traps[ally] != NONE or b.trapper_of(goomz) != NONE:
        return False
    worst: i64 = p.HEALTHY if b.modes & p.CELESTIAL else p.RAVAGED
    return (b.content.ally_of[objective] == ally
            and b.content.terrain_of[objective] == b.kinds[place]
            and b.health[place] <= worst)


def goomz_swaps(b: Board, out: vec[i64], row: i64) -> vec[i64]:
    """E27: any two Goomz on different places; no Ally is needed."""
    for first in range(2):
        for second in range(first + 1, 3):
            if (b.goomz[first] != NONE and b.goomz[second] != NONE
                    and b.goomz[first] != b.goomz[second]):
                out = append(out, row + m.target(first, second))
    return out


def ally_swaps(b: Board, out: vec[i64], row: i64, first: i64, place: i64) -> vec[i64]:
    """E28: two Allies in Eden on different places, neither of them locked (E29)."""
    for second in range(first + 1, 3):
        other = b.allies[second]
        if other != NONE and other != place and not b.locked(first) and not b.locked(second):
            out = append(out, row + m.target(first, FIRST_ALLY + second))
    return out


# --- doing it -----------------------------------------------------------------------------------


def use_dice(b: Board, move: i64, log: Log | None) -> None:
    """Place a die, re-roll or call on Noa: any move of the player phase but its end."""
    if move < m.BACKUP:
        place_die(b, move, log)
    elif move < m.REROLL:
        discarded = (move - m.BACKUP) // 6 + 1
        b.free[discarded] -= 1
        b.discarded += 1
        if log is not None:
            log.add("discard", {"die": p.die_ref(discarded)})
        roll_again(b, (move - m.BACKUP) % 6 + 1, log)
    elif move < m.NOA:
        b.rerolls -= 1
        roll_again(b, move - m.REROLL + 1, log)
    else:
        die = (move - m.NOA) // 6 + 1
        face = (move - m.NOA) % 6 + 1
        b.noa = False
        b.free[die] -= 1
        b.free[face] += 1
        if log is not None:
            log.add("noa", {"die": p.die_ref(die), "face": f"face:{face}"})


def roll_again(b: Board, die: i64, log: Log | None) -> None:
    face = b.rng.below(DICE_STREAM, 6) + 1
    b.free[die] -= 1
    b.free[face] += 1
    if log is not None:
        log.add("reroll", {"die": p.die_ref(die), "face": f"face:{face}"}, COMMON_BARRIER)


def place_die(b: Board, move: i64, log: Log | None) -> None:
    die = m.die_of(move)
    card = m.card_of(move)
    actor = m.actor_of(move)
    piece = m.piece_of(move)
    place = m.place_of(move)
    action = b.content.action[card * 6 + die - 1]
    b.free[die] -= 1
    b.placed[card] = die
    if log is not None:
        log.add("place-die", {"die": p.die_ref(die), "card": p.card_ref(card)})
    if action == p.MOVE or action == p.SHORTCUT:
        if log is not None:
            log.add(p.ACTIONS[action], {"ally": p.ally_ref(actor)} | b.spot(place))
        shift_ally(b, actor, place, log)
    elif action == p.ATTRACT or action == p.REPEL:
        end = b.allies[actor] if action == p.ATTRACT else place
        if log is not None:
            log.add(p.ACTIONS[action],
                    {"ally": p.ally_ref(actor), "piece": p.piece_ref(piece)} | b.spot(end))
        shift_piece(b, piece, end, log)
    elif action == p.PROTECT:
        b.shields |= 1 << actor
        b.locks |= 1 << actor
        if log is not None:
            log.add("protect", {"ally": p.ally_ref(actor)} | b.spot(b.allies[actor]))
    elif action == p.HEAL:
        b.health[b.allies[actor]] = p.HEALTHY
        if log is not None:
            log.add("heal", {"ally": p.ally_ref(actor)} | b.spot(b.allies[actor]))
    elif action == p.TRAP:
        b.traps[actor] = piece
        if log is not None:
            log.add("trap", {"ally": p.ally_ref(actor), "goomz": p.goomz_ref(piece)}
                    | b.spot(b.allies[actor]))
    else:
        swap(b, actor if action == p.SWAP_GOOMZ else FIRST_ALLY + actor, piece, log)


def swap(b: Board, first: i64, second: i64, log: Log | None) -> None:
    to_first = b.goomz[second] if second < FIRST_ALLY else b.allies[second - FIRST_ALLY]
    to_second = b.goomz[first] if first < FIRST_ALLY else b.allies[first - FIRST_ALLY]
    if log is not None:
        log.add("swap", {"first": p.piece_ref(first), "second": p.piece_ref(second)})
    shift_piece(b, first, to_first, log)
    shift_piece(b, second, to_second, log)


def shift_piece(b: Board, piece: i64, place: i64, log: Log | None) -> None:
    if piece < FIRST_ALLY:
        shift_goomz(b, piece, place, log)
    else:
        shift_ally(b, piece - FIRST_ALLY, place, log)


def shift_ally(b: Board, ally: i64, place: i64, log: Log | None) -> None:
    b.allies[ally] = place
    # E32: a shield kept from an earlier round falls when its Ally leaves.
    drop_shield(b, ally, log)


def shift_goomz(b: Board, goomz: i64, place: i64, log: Log | None) -> None:
    b.goomz[goomz] = place
    # E30: moving a trapped Goomz cancels its trap, and with it the trap's lock.
    ally = b.trapper_of(goomz)
    if ally != NONE:
        cancel_trap(b, ally, log)


def drop_shield(b: Board, ally: i64, log: Log | None) -> None:
    """A shield goes down unspent."""
    if b.shielded(ally):
        b.shields &= ~(1 << ally)
        if log is not None:
            log.add("shield-down", {"ally": p.ally_ref(ally)})


def cancel_trap(b: Board, ally: i64, log: Log | None) -> None:
    """An Ally's trap is lost, if it has one."""
    goomz = b.traps[ally]
    if goomz != NONE:
        b.traps[ally] = NONE
        if log is not None:
            log.add("trap-off", {"ally": p.ally_ref(ally), "goomz": p.goomz_ref(goomz)})
