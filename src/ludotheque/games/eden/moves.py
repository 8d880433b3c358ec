"""Moves of The Spirit of Eden as packed ints, and as paths of component references.

A placed die packs die, card, and up to three targets (actor, piece, place); which of them matter
follows from the row of the card. Unused targets are 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.games.eden import pieces as p
from ludotheque.games.eden.pieces import EdenEdition, ally_ref, goomz_ref, piece_ref, place_ref

TARGETS: Final = 3 * 6 * 8
PLACE_DIE: Final = 0
BACKUP: Final = PLACE_DIE + 6 * 4 * TARGETS  # discard a die to re-roll another (E12)
REROLL: Final = BACKUP + 36  # use a free re-roll (E13)
NOA: Final = REROLL + 6  # Noa's power (E14)
END: Final = NOA + 36  # end the player phase
ACT: Final = END + 1  # a Goomz acts, with the Ally it meets if there is a choice (E40)
RETURN: Final = ACT + 12  # an Ally returns to a forest (E44)
RESURRECT: Final = RETURN + 8  # two places start ravaged (E63)
WEAKEN: Final = RESURRECT + 64  # turn an Actions card (E65)
MOVE_SPACE: Final = WEAKEN + 4
NO_ALLY: Final = 3


def row(die: i64, card: i64) -> i64:
    """The first move of a die on a card; add `target(...)`."""
    return ((die - 1) * 4 + card) * TARGETS


def target(actor: i64, piece: i64 = 0, place: i64 = 0) -> i64:
    return (actor * 6 + piece) * 8 + place


# The parts of a placed die, from its move.


def die_of(move: i64) -> i64:
    return move // (4 * TARGETS) + 1


def card_of(move: i64) -> i64:
    return move // TARGETS % 4


def actor_of(move: i64) -> i64:
    return move // 48 % 3


def piece_of(move: i64) -> i64:
    return move // 8 % 6


def place_of(move: i64) -> i64:
    return move % 8


def backup(discarded: i64, rolled: i64) -> i64:
    return BACKUP + (discarded - 1) * 6 + rolled - 1


def reroll(die: i64) -> i64:
    return REROLL + die - 1


def noa(die: i64, face: i64) -> i64:
    return NOA + (die - 1) * 6 + face - 1


def act(goomz: i64, ally: i64 = NO_ALLY) -> i64:
    return ACT + goomz * 4 + ally


def acting_goomz(move: i64) -> i64:
    """The Goomz of an `act`."""
    return (move - ACT) // 4


def met_ally(move: i64) -> i64:
    """The Ally of an `act`, or NO_ALLY."""
    return (move - ACT) % 4


def resurrect(first: i64, second: i64) -> i64:
    return RESURRECT + first * 8 + second


def path_of(move: i64, edition: EdenEdition) -> list[str]:
    """Where a person points to make a move."""
    if move < BACKUP:
        return placement_path(move, edition)
    if move < REROLL:
        pair = move - BACKUP
        return ["act:backup", p.die_ref(pair // 6 + 1), p.die_ref(pair % 6 + 1)]
    if move < NOA:
        return ["act:reroll", p.die_ref(move - REROLL + 1)]
    if move < END:
        pair = move - NOA
        return ["noa:power", p.die_ref(pair // 6 + 1), f"face:{pair % 6 + 1}"]
    if move == END:
        return ["act:end"]
    if move < RETURN:
        ally = met_ally(move)
        goomz = goomz_ref(acting_goomz(move))
        return [goomz] if ally == NO_ALLY else [goomz, ally_ref(ally)]
    if move < RESURRECT:
        return [place_ref(move - RETURN)]
    if move < WEAKEN:
        pair = move - RESURRECT
        return [place_ref(pair // 8), place_ref(pair % 8)]
    return [p.card_ref(move - WEAKEN)]


def placement_path(move: i64, edition: EdenEdition) -> list[str]:
    die = die_of(move)
    card = card_of(move)
    actor = actor_of(move)
    piece = piece_ref(piece_of(move))
    place = place_ref(place_of(move))
    path = [p.die_ref(die), p.card_ref(card)]
    action = edition.action[card * 6 + die - 1]
    if action == p.SWAP_GOOMZ:
        return [*path, goomz_ref(actor), piece]
    path.append(ally_ref(actor))
    if action == p.ATTRACT or action == p.TRAP or action == p.SWAP_ALLIES:
        path.append(piece)
    elif action == p.REPEL:
        path += [piece, place]
    elif action == p.MOVE or action == p.SHORTCUT:
        path.append(place)
    return path


PIECES: Final = {"goomz:yellow": 0, "goomz:red": 1, "goomz:black": 2,
                 "ally:water": 3, "ally:fauna": 4, "ally:flora": 5}
CARD_OF: Final = {"card:I": 0, "card:II": 1, "card:III": 2, "card:IV": 3}
FACE_OF: Final = {f"{kind}:{n}": n for kind in ("die", "face") for n in range(1, 7)}
PLACE_OF: Final = {f"place:{n}": n for n in range(8)}


def move_of(path: list[str], edition: EdenEdition) -> i64:
    """The move of a path. A path that means nothing gives a KeyError, IndexError or some move
    whose own path differs: the caller compares."""
    first = path[0]
    if first in FACE_OF:
        return placement_of(path, edition)
    if first == "act:backup":
        return backup(FACE_OF[path[1]], FACE_OF[path[2]])
    if first == "act:reroll":
        return reroll(FACE_OF[path[1]])
    if first == "noa:power":
        return noa(FACE_OF[path[1]], FACE_OF[path[2]])
    if first == "act:end":
        return END
    if first in PLACE_OF:
        if len(path) == 1:
            return RETURN + PLACE_OF[first]
        return resurrect(PLACE_OF[first], PLACE_OF[path[1]])
    if first in CARD_OF:
        return WEAKEN + CARD_OF[first]
    ally: i64 = NO_ALLY if len(path) == 1 else PIECES[path[1]] - p.FIRST_ALLY
    goomz: i64 = PIECES[first]
    if goomz >= p.FIRST_ALLY or ally < 0:
        raise KeyError(first)
    return act(goomz, ally)


def placement_of(path: list[str], edition: EdenEdition) -> i64:
    die: i64 = FACE_OF[path[0]]
    card: i64 = CARD_OF[path[1]]
    actor: i64 = PIECES[path[2]]
    piece: i64 = 0
    place: i64 = 0
    for ref in path[3:]:
        if ref in PLACE_OF:
            place = PLACE_OF[ref]
        else:
            piece = PIECES[ref]
    if edition.action[card * 6 + die - 1] != p.SWAP_GOOMZ:
        actor -= p.FIRST_ALLY
    if not 0 <= actor <= 2:
        raise KeyError(path[2])
    return row(die, card) + target(actor, piece, place)
