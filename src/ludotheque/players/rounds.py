"""Working a round out: for games that can go through everything a round may still bring.

The game itself says what each move is worth then (`State.work_out`). Where it cannot, the moves
are followed to the end of the round instead.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.game import Knowledge
from ludotheque.core.rng import FastRng
from ludotheque.players.rollout import Rollouts

PER_FOLLOW: Final = 100  # positions that take about as long as following a move once


class Rounds:
    """The moves of one decision, and what each is worth."""

    def __init__(self, knowledge: Knowledge, seat: i64, legal: list[int], seed: i64) -> None:
        self.knowledge = knowledge
        self.seat = seat
        self.legal = legal
        self.seed = seed
        self.values = vec[float]()

    def run(self, positions: i64, seconds: float = 0.0) -> None:
        """Look at so many positions, or for so long if `seconds` is given."""
        state = self.knowledge.imagine(FastRng(self.seed, 4))
        self.values = state.work_out(self.seat, vec[i64](self.legal), positions, seconds)
        if len(self.values) == 0:
            self.follow(positions, seconds)

    def follow(self, positions: i64, seconds: float) -> None:
        """Where rounds cannot be worked out: follow the moves, and take only the best for worth
        anything."""
        rollouts = Rollouts(self.knowledge, self.seat, self.legal, self.seed)
        best = rollouts.choose(positions // PER_FOLLOW, seconds)
        self.values = vec[float]([1.0 if move == best else 0.0 for move in self.legal])

    def order(self) -> list[int]:
        """The moves as indexes, the best first."""
        keys = [(-self.values[i], i) for i in range(len(self.legal))]
        keys.sort()
        return [i for _, i in keys]

    def best(self) -> i64:
        """The move that is worth most."""
        return self.legal[self.order()[0]]

    def value(self) -> float:
        """What the decision is worth to its seat."""
        return max(self.values)
