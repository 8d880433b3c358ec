"""Knowing everything but the luck to come: for reviews that look back, never for a player."""

from __future__ import annotations

from ludotheque.core.game import Knowledge, State
from ludotheque.core.rng import Rng


class Hindsight(Knowledge):
    """The true position, which meets fresh luck each time it is imagined.

    >>> import ludotheque
    >>> state = ludotheque.new_game("eden", seed=1)
    >>> Hindsight(state).imagine(ludotheque.FastRng(1)).view(0) == state.view(0)
    True
    """

    def __init__(self, state: State) -> None:
        self.state = state.copy()

    def imagine(self, rng: Rng) -> State:
        """The true position, with the luck given here."""
        state = self.state.copy()
        state.rng = rng
        return state
