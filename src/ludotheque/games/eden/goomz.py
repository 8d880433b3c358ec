"""The Goomz phase: each Goomz acts once, in the order the player chooses (E40-E45)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.events import COMMON_BARRIER, Log
from ludotheque.core.rng import count_bits
from ludotheque.games.eden import moves as m
from ludotheque.games.eden import pieces as p
from ludotheque.games.eden.actions import cancel_trap
from ludotheque.games.eden.board import Board
from ludotheque.games.eden.pieces import NONE

OBJECTIVE_STREAM = 0

# What a Goomz does, by the letters of the rulebook (E41).
RAVAGES: Final = 0  # A
DESTROYS: Final = 1  # B
WANDERS: Final = 2  # C
ATTACKS: Final = 3  # D
BLOCKED: Final = 4  # E
FLEES: Final = 5  # F
LETTERS: Final = "ABCDEF"


def situation(b: Board, goomz: i64) -> i64:
    """What a Goomz does on its place as it is now: the first match of E41."""
    place = b.goomz[goomz]
    health = b.health[place]
    if health == p.DESTROYED:
        return WANDERS
    if b.trapper_of(goomz) != NONE:
        return FLEES
    here = b.allies_on(place)
    if here & b.shields:
        return BLOCKED
    if here:
        return ATTACKS
    return RAVAGES if health == p.HEALTHY else DESTROYS


def victims(b: Board, goomz: i64, does: i64) -> i64:
    """Bits: the Allies that may lose their shield (E43) or be sent to Noa (E41.4)."""
    if does == BLOCKED:
        return b.allies_on(b.goomz[goomz]) & b.shields
    if does == ATTACKS:
        return b.allies_on(b.goomz[goomz])
    return 0


def goomz_moves(b: Board) -> vec[i64]:
    """E40: any Goomz in Eden that has not acted; with the Ally it meets where several stand."""
    out = vec[i64](capacity=8)
    for goomz in range(3):
        if (b.acted >> goomz) & 1 or b.goomz[goomz] == NONE:
            continue
        candidates = victims(b, goomz, situation(b, goomz))
        if count_bits(candidates) <= 1:
            out = append(out, m.act(goomz))
            continue
        for ally in range(3):
            if (candidates >> ally) & 1:
                out = append(out, m.act(goomz, ally))
    return out


def goomz_acts(b: Board, goomz: i64, chosen: i64, log: Log | None) -> None:
    """One Goomz acts; `chosen` is the Ally it meets, or NO_ALLY where there is no choice."""
    b.acted |= 1 << goomz
    place = b.goomz[goomz]
    does = situation(b, goomz)
    if does == RAVAGES:
        b.health[place] = p.RAVAGED
        if log is not None:
            log.add("ravage", {"goomz": p.goomz_ref(goomz)} | b.spot(place))
    elif does == DESTROYS:
        destroy(b, goomz, place, log)
    elif does == WANDERS:
        b.goomz[goomz] = (place + 1) & 7
        if log is not None:
            log.add("wander", {"goomz": p.goomz_ref(goomz)} | b.spot((place + 1) & 7))
    elif does == FLEES:
        flee(b, goomz, log)
    else:
        meet(b, goomz, chosen, does, log)


def destroy(b: Board, goomz: i64, place: i64, log: Log | None) -> None:
    b.health[place] = p.DESTROYED
    if log is not None:
        log.add("destroy", {"goomz": p.goomz_ref(goomz)} | b.spot(place))
    # E51: both places of one kind destroyed is defeat, before the next Goomz acts.
    if b.health[b.twins[place]] == p.DESTROYED:
        finish(b, p.LAND_LOST, log)


def meet(b: Board, goomz: i64, chosen: i64, does: i64, log: Log | None) -> None:
    """A Goomz spends a shield (E) or sends an Ally to Noa (D)."""
    ally = chosen
    if ally == m.NO_ALLY:
        ally = lowest(victims(b, goomz, does))
    if log is not None:
        log.add("sent-to-noa" if does == ATTACKS else "shield-spent",
                {"goomz": p.goomz_ref(goomz), "ally": p.ally_ref(ally)} | b.spot(b.goomz[goomz]))
    b.shields &= ~(1 << ally)
    if does == ATTACKS:
        cancel_trap(b, ally, log)
        b.allies[ally] = NONE
        b.back[ally] = b.round + 2  # E44: it misses the whole next round
        b.locks &= ~(1 << ally)  # on Noa it protects nothing


def flee(b: Board, goomz: i64, log: Log | None) -> None:
    """E41.2: a trapped Goomz flees; its objective is collected and the next one turned up."""
    ally = b.trapper_of(goomz)
    objective = b.shown[goomz]
    place = (b.goomz[goomz] + 1) & 7
    b.goomz[goomz] = place
    b.traps[ally] = NONE
    b.collected[goomz] += 1
    b.taken |= 1 << objective
    b.rerolls += b.content.has_reroll[objective]
    if log is not None:
        log.add("flee", {"goomz": p.goomz_ref(goomz)} | b.spot(place))
        log.add("collect", {"goomz": p.goomz_ref(goomz), "ally": p.ally_ref(ally),
                            "terrain": "terrain:" + p.TERRAINS[b.content.terrain_of[objective]],
                            "reroll": int(b.content.has_reroll[objective])})
    if b.collected[goomz] < 3:
        turn_up(b, goomz, log)
        return
    b.shown[goomz] = NONE
    if b.modes & p.RAVAGE == 0:
        # E45: the deck is empty, so the Goomz leaves at once; E64: under Ravage it never does.
        b.goomz[goomz] = NONE
        if log is not None:
            log.add("goomz-out", {"goomz": p.goomz_ref(goomz)})
    if b.collected[0] + b.collected[1] + b.collected[2] == 9:
        finish(b, p.WON, log)  # E50, E64


def turn_up(b: Board, goomz: i64, log: Log | None) -> None:
    """Turn up the next objective of a deck: any unseen one (E3)."""
    objective = b.rng.draw_bit(OBJECTIVE_STREAM, b.unseen)
    b.unseen &= ~(1 << objective)
    b.shown[goomz] = objective
    if log is not None:
        log.add("objective", {
            "goomz": p.goomz_ref(goomz),
            "ally": p.ally_ref(b.content.ally_of[objective]),
            "terrain": "terrain:" + p.TERRAINS[b.content.terrain_of[objective]],
        }, COMMON_BARRIER)


def finish(b: Board, outcome: i64, log: Log | None) -> None:
    b.outcome = outcome
    b.phase = p.ENDED
    b.over = True
    if log is not None:
        log.add(p.OUTCOMES[outcome], {})


def lowest(bits: i64) -> i64:
    index: i64 = 0
    while (bits >> index) & 1 == 0:
        index += 1
    return index
