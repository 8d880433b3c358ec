"""The components of The Spirit of Eden by name, and the numbers that stand for them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.events import Json
from ludotheque.core.game import Edition
from ludotheque.games.eden.weighing import Worths

TERRAINS: Final = ("waterfall", "swamp", "forest", "mountain")
WATERFALL: Final = 0
SWAMP: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3

# Health of a place (E1).
HEALTHY: Final = 0
RAVAGED: Final = 1
DESTROYED: Final = 2
HEALTHS: Final = ("healthy", "ravaged", "destroyed")

# Goomz and Allies (E2). A "piece" is either: 0..2 Goomz, 3..5 Allies.
GOOMZ: Final = ("yellow", "red", "black")
ALLIES: Final = ("water", "fauna", "flora")
FIRST_ALLY: Final = 3
NONE: Final = -1  # no place (out of the game, on Noa), no Goomz, no card, no objective

CARDS: Final = ("I", "II", "III", "IV")

# What a row of an Actions card lets an Ally do (E20-E28).
MOVE: Final = 0
ATTRACT: Final = 1
REPEL: Final = 2
PROTECT: Final = 3
HEAL: Final = 4
TRAP: Final = 5
SHORTCUT: Final = 6
SWAP_GOOMZ: Final = 7
SWAP_ALLIES: Final = 8
ACTIONS: Final = ("move", "attract", "repel", "protect", "heal", "trap", "shortcut",
                  "swap-goomz", "swap-allies")

# Modes beyond Classic (E61-E65), as bits.
CELESTIAL: Final = 1
FEARLESS: Final = 2
RESURRECTION: Final = 4
RAVAGE: Final = 8
WEAKNESS: Final = 16
MODES: Final = ("celestial", "fearless", "resurrection", "ravage", "weakness")

# Phases of the game (E10).
RESURRECTING: Final = 0
RETURNING: Final = 1
WEAKENING: Final = 2
PLAYING: Final = 3
ATTACKING: Final = 4
ENDED: Final = 5
PHASES: Final = ("resurrection", "return", "weakness", "player", "goomz", "over")

# How it ends (E50, E51).
GOING: Final = 0
WON: Final = 1
LAND_LOST: Final = 2
OUT_OF_ROUNDS: Final = 3
OUTCOMES: Final = ("going", "won", "land-lost", "out-of-rounds")

LAST_ROUND: Final = 60  # E50: our ruling, so that every game ends
DICE: Final = 4
DISCARDS: Final = 2  # E12: at most this many a round


class EdenEdition(Edition):
    """The printed tables of one edition.

    `action[card * 6 + die - 1]` and `amount[...]` are the rows of the Actions cards;
    `ally_of`, `terrain_of` and `has_reroll` describe the objectives.
    """

    def __init__(self, name: str, digest: str, source: Json, stand_ins: list[str],
                 action: vec[i64], amount: vec[i64], ally_of: vec[i64], terrain_of: vec[i64],
                 has_reroll: vec[i64], score: ScoreTable) -> None:
        super().__init__(name, digest, source, stand_ins)
        self.action = action
        self.amount = amount
        self.ally_of = ally_of
        self.terrain_of = terrain_of
        self.has_reroll = has_reroll
        self.score = score
        self.worths = Worths()  # not printed: how players judge


class ScoreTable:
    """E52: what is worth how much."""

    def __init__(self, objective: i64, healthy: i64, ravaged: i64, noa: i64, reroll: i64,
                 mode: i64, late: i64, free_rounds: i64) -> None:
        self.objective = objective
        self.healthy = healthy
        self.ravaged = ravaged
        self.noa = noa
        self.reroll = reroll
        self.mode = mode
        self.late = late
        self.free_rounds = free_rounds


def piece_ref(piece: i64) -> str:
    if piece < FIRST_ALLY:
        return "goomz:" + GOOMZ[piece]
    return "ally:" + ALLIES[piece - FIRST_ALLY]


def goomz_ref(goomz: i64) -> str:
    return "goomz:" + GOOMZ[goomz]


def ally_ref(ally: i64) -> str:
    return "ally:" + ALLIES[ally]


def place_ref(place: i64) -> str:
    return f"place:{place}"


def card_ref(card: i64) -> str:
    return "card:" + CARDS[card]


def die_ref(number: i64) -> str:
    return f"die:{number}"
