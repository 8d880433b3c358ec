"""Set-up and the course of a round (E1-E6, E10, E44, E50, E63, E65)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.events import COMMON_BARRIER, Log
from ludotheque.core.rng import zeros
from ludotheque.games.eden import moves as m
from ludotheque.games.eden import pieces as p
from ludotheque.games.eden.actions import DICE_STREAM, drop_shield
from ludotheque.games.eden.board import Board
from ludotheque.games.eden.goomz import finish, turn_up
from ludotheque.games.eden.pieces import NONE

SETUP_STREAM = 0
LEFT_COLUMN = (0, 7, 6)
RIGHT_COLUMN = (2, 3, 4)


def set_up(b: Board, log: Log | None) -> None:
    """E1-E6: terrains, Goomz, Allies and first objectives at random; then the first round."""
    kinds = vec[i64]([0, 0, 1, 1, 2, 2, 3, 3])
    b.rng.shuffle(SETUP_STREAM, kinds)
    b.kinds = kinds
    b.twins = twins_of(kinds)
    goomz = vec[i64](LEFT_COLUMN)
    b.rng.shuffle(SETUP_STREAM, goomz)
    b.goomz = goomz
    allies = vec[i64](RIGHT_COLUMN)
    b.rng.shuffle(SETUP_STREAM, allies)
    b.allies = allies
    for i in range(3):
        turn_up(b, i, log)
    b.round = 1
    if b.modes & p.RESURRECTION:
        b.phase = p.RESURRECTING  # E63: chosen when all of this is seen, before round 1
    else:
        go_on(b, log)


def twins_of(kinds: vec[i64]) -> vec[i64]:
    """For each place the other one of its kind."""
    twins = zeros(8)
    for place in range(8):
        for other in range(8):
            if other != place and kinds[other] == kinds[place]:
                twins[place] = other
    return twins


def go_on(b: Board, log: Log | None) -> None:
    """The next step of a round's beginning: returns, then Weakness, then the roll (E10)."""
    if due_back(b) != NONE:
        b.phase = p.RETURNING
    elif b.modes & p.WEAKNESS and b.weak == NONE:
        b.phase = p.WEAKENING
    else:
        b.phase = p.PLAYING
        roll(b, log)


def roll(b: Board, log: Log | None) -> None:
    dice: list[str] = []
    for _ in range(p.DICE):
        face = b.rng.below(DICE_STREAM, 6) + 1
        b.free[face] += 1
        if log is not None:
            dice.append(p.die_ref(face))
    if log is not None:
        log.add("roll", {"round": int(b.round), "dice": dice}, COMMON_BARRIER)


def due_back(b: Board) -> i64:
    """E44: the first Ally whose time on Noa is over, or NONE."""
    for ally in range(3):
        if b.allies[ally] == NONE and b.back[ally] <= b.round:
            return ally
    return NONE


def return_moves(b: Board) -> vec[i64]:
    """E44: a forest that is not destroyed."""
    out = vec[i64]()
    for place in range(8):
        if b.kinds[place] == p.FOREST and b.health[place] != p.DESTROYED:
            out = append(out, m.RETURN + place)
    return out


def return_ally(b: Board, place: i64, log: Log | None) -> None:
    ally = due_back(b)
    b.allies[ally] = place
    b.back[ally] = 0
    if log is not None:
        log.add("return", {"ally": p.ally_ref(ally)} | b.spot(place))
    go_on(b, log)


def resurrection_moves() -> vec[i64]:
    """E63: any two places."""
    out = vec[i64](capacity=28)
    for first in range(7):
        for second in range(first + 1, 8):
            out = append(out, m.resurrect(first, second))
    return out


def resurrect(b: Board, first: i64, second: i64, log: Log | None) -> None:
    for place in (first, second):
        b.health[place] = p.RAVAGED
        if log is not None:
            log.add("start-ravaged", b.spot(place))
    go_on(b, log)


def weakness_moves() -> vec[i64]:
    """E65: any card, also the one turned before."""
    out = vec[i64](capacity=4)
    for card in range(4):
        out = append(out, m.WEAKEN + card)
    return out


def weaken(b: Board, card: i64, log: Log | None) -> None:
    b.weak = card
    if log is not None:
        log.add("weaken", {"card": p.card_ref(card)})
    go_on(b, log)


def end_player_phase(b: Board, log: Log | None) -> None:
    b.phase = p.ATTACKING
    if log is not None:
        log.add("goomz-phase", {})


def goomz_done(b: Board) -> bool:
    """Every Goomz in Eden has acted."""
    for goomz in range(3):
        if b.goomz[goomz] != NONE and (b.acted >> goomz) & 1 == 0:
            return False
    return True


def end_round(b: Board, log: Log | None) -> None:
    b.locks = 0  # E29: locks last until the round ends
    if not b.shield_lasts:
        for ally in range(3):
            drop_shield(b, ally, log)  # E32
    b.acted = 0
    b.discarded = 0
    b.weak = NONE
    for number in range(7):
        b.free[number] = 0
    for card in range(4):
        b.placed[card] = 0
    if b.round == p.LAST_ROUND:
        finish(b, p.OUT_OF_ROUNDS, log)  # E50
        return
    b.round += 1
    go_on(b, log)
