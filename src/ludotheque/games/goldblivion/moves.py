"""Moves of GOLDblivion as packed ints, and as paths of component references."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.events import seat_ref
from ludotheque.games.goldblivion.cards import SIDES, TYPES, GoldEdition

# Each group of moves has room for 64 kinds of cards, 16 kinds of fighters, 16 tokens, 12 hexes.
PICK: Final = 0  # a Noble in the draft: kind
DEVELOP: Final = PICK + 64  # kind * 2 + side of the board
PLAY: Final = DEVELOP + 128  # kind * 4 + side * 2 + 1 if its cost is declined
BUY: Final = PLAY + 256  # market slot
ENLIST: Final = BUY + 4  # buy the top of a Combat pile
VILLAGE: Final = ENLIST + 2
PASS: Final = VILLAGE + 2
INGOT: Final = PASS + 1
ACTIVATE: Final = INGOT + 1  # Building: kind * 2 + side
CAST: Final = ACTIVATE + 128  # Magic token: token * 2 + side
END: Final = CAST + 32
DESTROY: Final = END + 1  # slots 0..3, Combat piles 4 and 5, a nugget of the noble 6
TAKE_COMBAT: Final = DESTROY + 7  # piles 0 and 1, steal from seat 2.., decline 6
TAKE_CHARACTER: Final = TAKE_COMBAT + 7  # market slot
REPEAT: Final = TAKE_CHARACTER + 4  # like PLAY
READY: Final = REPEAT + 256  # Building: kind
ATTACK: Final = READY + 64  # hex
RESOLVE: Final = ATTACK + 12  # fighter * 2 + side
COPY: Final = RESOLVE + 32  # a Joker as another fighter: fighter * 2 + side
FINISH: Final = COPY + 32  # the fight
SACRIFICE: Final = FINISH + 1  # fighter
AGAIN: Final = SACRIFICE + 16  # pay once more: 0 no, 1 yes
ASSIGN: Final = AGAIN + 2  # the noble's card to a type's slot
REVEAL: Final = ASSIGN + 4  # hex
KILL: Final = REVEAL + 12  # hex
MOVE_SPACE: Final = KILL + 12

NUGGETS_TARGET: Final = 6
STEAL: Final = 2
DECLINE: Final = 6


def path_of(move: i64, edition: GoldEdition) -> list[str]:
    """Where a person points to make a move."""
    if move < DEVELOP:
        return ["noble:" + edition.kinds[move]]
    if move < PLAY:
        at = move - DEVELOP
        return ["hand:" + edition.kinds[at // 2], "develop:" + SIDES[at % 2]]
    if move < BUY:
        return card_path("hand:", move - PLAY, edition)
    if move < ENLIST:
        return [f"market:{move - BUY + 1}"]
    if move < VILLAGE:
        return [f"combat:{move - ENLIST + 1}"]
    if move < PASS:
        return ["village:" + SIDES[move - VILLAGE]]
    if move == PASS:
        return ["act:pass"]
    if move == INGOT:
        return ["act:ingot"]
    if move < CAST:
        at = move - ACTIVATE
        return sided("building:" + edition.kinds[at // 2], at % 2, edition.sides[at // 2])
    if move < END:
        at = move - CAST
        return sided(f"magic:{at // 2 + 1}", at % 2, edition.token_sides[at // 2])
    if move == END:
        return ["act:end"]
    return choice_path(move, edition)


def choice_path(move: i64, edition: GoldEdition) -> list[str]:
    """Paths of the choices inside powers and fights."""
    if move < TAKE_COMBAT:
        return [destroy_ref(move - DESTROY)]
    if move < TAKE_CHARACTER:
        at = move - TAKE_COMBAT
        if at == DECLINE:
            return ["act:decline"]
        return [f"combat:{at + 1}" if at < STEAL else seat_ref(at - STEAL)]
    if move < REPEAT:
        return [f"market:{move - TAKE_CHARACTER + 1}"]
    if move < READY:
        return card_path("played:", move - REPEAT, edition)
    if move < ATTACK:
        return ["building:" + edition.kinds[move - READY]]
    if move < RESOLVE:
        return [f"hex:{move - ATTACK + 1}"]
    if move < COPY:
        at = move - RESOLVE
        return sided("army:" + edition.fighters[at // 2], at % 2, edition.army.sides[at // 2])
    if move < FINISH:
        at = move - COPY
        return ["army:" + joker_of(edition), *sided("copy:" + edition.fighters[at // 2], at % 2,
                                     edition.army.sides[at // 2])]
    if move == FINISH:
        return ["act:fight"]
    if move < AGAIN:
        return ["army:" + edition.fighters[move - SACRIFICE]]
    if move < ASSIGN:
        return ["pay:yes" if move - AGAIN else "pay:no"]
    if move < REVEAL:
        return ["slot:" + TYPES[move - ASSIGN]]
    if move < KILL:
        return [f"hex:{move - REVEAL + 1}"]
    return [f"hex:{move - KILL + 1}"]


def joker_of(edition: GoldEdition) -> str:
    """The fighter that copies others."""
    for i in range(len(edition.fighters)):
        if edition.army.joker[i]:
            return edition.fighters[i]
    return "joker"


def destroy_ref(target: i64) -> str:
    if target < 4:
        return f"market:{target + 1}"
    return f"combat:{target - 3}" if target < NUGGETS_TARGET else "noble:nuggets"


def sided(ref: str, side: i64, sides: i64) -> list[str]:
    return [ref] if sides == 1 else [ref, "side:" + SIDES[side]]


def card_path(prefix: str, at: i64, edition: GoldEdition) -> list[str]:
    """A character, its side if it has two, and whether its cost is paid if it has one."""
    kind = at // 4
    side = at // 2 % 2
    path = sided(prefix + edition.kinds[kind], side, edition.sides[kind])
    if edition.pay[kind * 2 + side]:
        path.append("pay:no" if at % 2 else "pay:yes")
    return path
