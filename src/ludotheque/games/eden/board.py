"""What lies on the table in The Spirit of Eden: a position's data, and small questions to it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.events import Json
from ludotheque.core.game import Game, State
from ludotheque.core.rng import Rng
from ludotheque.games.eden.pieces import NONE, TERRAINS, EdenEdition, place_ref


@mypyc_attr(acyclic=True)
class Board(State):
    """The position. Places count 0..7 clockwise from the top left (E1)."""

    def __init__(self, game: Game, edition: EdenEdition, rng: Rng, modes: i64, shield_lasts: bool,
                 kinds: vec[i64], twins: vec[i64], health: vec[i64], goomz: vec[i64],
                 allies: vec[i64], back: vec[i64], traps: vec[i64], shields: i64, locks: i64,
                 shown: vec[i64], collected: vec[i64], unseen: i64, taken: i64, rerolls: i64,
                 free: vec[i64], placed: vec[i64], discarded: i64, weak: i64, noa: bool,
                 round: i64, phase: i64, acted: i64, outcome: i64, over: bool) -> None:
        super().__init__(game, edition, rng)
        self.content = edition
        self.modes = modes  # bits, see pieces.MODES
        self.shield_lasts = shield_lasts  # E32
        self.kinds = kinds  # terrain kind of each place; never changes, shared by copies
        self.twins = twins  # the other place of the same kind; never changes either
        self.health = health
        self.goomz = goomz  # place of each Goomz, NONE when out of the game
        self.allies = allies  # place of each Ally, NONE when on Noa
        self.back = back  # the round at whose start an Ally on Noa returns (E44)
        self.traps = traps  # the Goomz each Ally traps, or NONE
        self.shields = shields  # bits: Allies with their shield up
        self.locks = locks  # bits: Allies that protected this round (E29)
        self.shown = shown  # the face-up objective of each Goomz, NONE when the deck is empty
        self.collected = collected  # how many of each deck were collected
        # E3: the decks are one shuffle, so a hidden card is any unseen one, drawn when turned up.
        self.unseen = unseen  # bits: objectives not turned up yet
        self.taken = taken  # bits: objectives collected
        self.rerolls = rerolls  # free re-rolls in hand (E13)
        self.free = free  # free[n]: free dice showing n
        self.placed = placed  # the die on each Actions card, 0 for none
        self.discarded = discarded
        self.weak = weak  # the card turned by Weakness this round, or NONE (E65)
        self.noa = noa  # Noa's power is unused (E14)
        self.round = round
        self.phase = phase
        self.acted = acted  # bits: Goomz that have acted this round
        self.outcome = outcome
        self.over = over

    def locked(self, ally: i64) -> bool:
        """E29: an Ally that protects or traps this round cannot leave its place."""
        return (self.locks >> ally) & 1 != 0 or self.traps[ally] != NONE

    def shielded(self, ally: i64) -> bool:
        return (self.shields >> ally) & 1 != 0

    def trapper_of(self, goomz: i64) -> i64:
        """The Ally that traps a Goomz, or NONE."""
        for ally in range(3):
            if self.traps[ally] == goomz:
                return ally
        return NONE

    def allies_on(self, place: i64) -> i64:
        """Bits: the Allies standing on a place."""
        bits: i64 = 0
        for ally in range(3):
            if self.allies[ally] == place:
                bits |= 1 << ally
        return bits

    def free_dice(self) -> i64:
        total: i64 = 0
        for number in range(1, 7):
            total += self.free[number]
        return total

    def spot(self, place: i64) -> Json:
        """The facts that name a place in an event: where it is and what kind it is."""
        return {"place": place_ref(place), "terrain": "terrain:" + TERRAINS[self.kinds[place]]}
