"""Counting positions move by move: a check of move generation that any change would upset."""

from __future__ import annotations

from ludotheque.core.game import State


def perft(state: State, depth: int) -> int:
    """How many positions lie `depth` moves on, chance as drawn from the position's own seed.

    Only the lowest seat that may act is expanded, so that simultaneous phases count each order of
    moves once.

    >>> import ludotheque
    >>> state = ludotheque.new_game("eden", seed=1)
    >>> perft(state, 1) == len(state.legal(0))
    True
    """
    if depth == 0:
        return 1
    seats = state.to_move()
    if not seats:
        return 0
    moves = state.moves(seats[0])
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        after.apply(seats[0], move)
        total += perft(after, depth - 1)
    return total


def divide(state: State, depth: int) -> list[tuple[int, int]]:
    """Each move of the position with the `perft` below it: where two engines differ, it shows after
    which move. `depth` is 1 or more."""
    seats = state.to_move()
    out: list[tuple[int, int]] = []
    for move in state.legal(seats[0]) if seats else []:
        after = state.copy()
        after.apply(seats[0], move)
        out.append((move, perft(after, depth - 1)))
    return out
