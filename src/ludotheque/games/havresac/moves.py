"""Moves of Havresac as packed ints, and as paths of component references."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.games.havresac import kingdom as k

DECLARE: Final = 0  # an item for this move: Boots, Sword or Feather (H51)
GO: Final = DECLARE + k.KINDS_OF_ITEMS  # the square where the move ends
TAKE: Final = GO + k.SQUARES  # the Day Priestess takes a Guardian's place (H43)
ASIDE: Final = TAKE + k.SQUARES  # a Guardian who cannot move (H34)
ACT: Final = ASIDE + 1  # the Guardian's own act, on a square
NET: Final = ACT + k.SQUARES  # items used after moving, on a square (H51)
BOW: Final = NET + k.SQUARES
HAMMER: Final = BOW + k.SQUARES
RECRUIT: Final = HAMMER + k.SQUARES  # a kind of Guardian (H61)
DONE: Final = RECRUIT + k.KINDS  # with this Guardian, or with recruiting
MOVE_SPACE: Final = DONE + 1


def path_of(move: i64) -> list[str]:
    """Where a person points to make a move.

    A square says it all: one to go to is free, one to take a place on is not, and acts come later.
    """
    if move < GO:
        return [k.item_ref(move)]
    if move < TAKE:
        return [k.square_ref(move - GO)]
    if move < ASIDE:
        return [k.square_ref(move - TAKE)]
    if move == ASIDE:
        return ["act:aside"]
    if move < NET:
        return [k.square_ref(move - ACT)]
    if move < BOW:
        return ["item:net", k.square_ref(move - NET)]
    if move < HAMMER:
        return ["item:bow", k.square_ref(move - BOW)]
    if move < RECRUIT:
        return ["item:hammer", k.square_ref(move - HAMMER)]
    if move < DONE:
        return [k.guardian_ref(move - RECRUIT)]
    return ["act:done"]
