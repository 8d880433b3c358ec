"""Programs that play. Each sees only what its seat may: a view, and positions imagined from it."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.game import Knowledge
from ludotheque.core.rng import FastRng, derive_seed


class Player:
    """Chooses moves. The same seed makes the same choices.

    >>> import ludotheque
    >>> state = ludotheque.new_game("eden", seed=1)
    >>> knowledge = state.game.know(state.view(0), state.edition)
    >>> RandomPlayer(seed=1).choose(knowledge, 0, state.legal(0)) in state.legal(0)
    True
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.decisions = 0

    def choose(self, knowledge: Knowledge, seat: int, legal: list[int]) -> int:
        """One of the legal moves, from what the seat knows."""
        self.decisions += 1
        return self.think(knowledge, seat, legal, derive_seed(self.seed, self.decisions))

    def think(self, knowledge: Knowledge, seat: int, legal: list[int], seed: int) -> int:
        raise NotImplementedError


class RandomPlayer(Player):
    """Any legal move, each as likely."""

    def think(self, knowledge: Knowledge, seat: int, legal: list[int], seed: int) -> int:
        return legal[FastRng(seed, 0).below(0, len(legal))]


class GreedyPlayer(Player):
    """Looks one move ahead: the best judgement on average over a few imagined outcomes."""

    def __init__(self, seed: int, samples: int = 8) -> None:
        super().__init__(seed)
        self.samples = samples

    def think(self, knowledge: Knowledge, seat: int, legal: list[int], seed: int) -> int:
        values = rate(knowledge, seat, legal, seed, self.samples)
        best = 0
        for i in range(len(legal)):
            if values[i] > values[best]:
                best = i
        return legal[best]


def rate(knowledge: Knowledge, seat: i64, legal: list[int], seed: i64, samples: i64) -> list[float]:
    """The judgement after each move, averaged; every move meets the same imagined positions."""
    totals = [0.0] * len(legal)
    for sample in range(samples):
        rng = FastRng(seed + sample, 4)
        before = knowledge.imagine(rng)
        for i in range(len(legal)):
            after = before.copy()
            after.apply(seat, legal[i])
            totals[i] += after.judge(seat)
    return [total / float(samples) for total in totals]
