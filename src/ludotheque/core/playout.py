"""Playing a position to its end with random moves, as fast as the engine can."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.game import State
from ludotheque.core.rng import FastRng


def playout(state: State, seed: i64) -> i64:
    """Random moves to the end of the game, in place; returns how many were made.

    Of several seats that may act, the lowest acts first.
    """
    choose = FastRng(seed, 0)
    made: i64 = 0
    while not state.over:
        seat: i64 = state.to_move()[0]
        moves = state.moves(seat)
        state.apply(seat, moves[choose.below(0, len(moves))])
        made += 1
    return made
