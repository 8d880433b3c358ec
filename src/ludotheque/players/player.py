"""Programs that play. Each sees only what its seat may: a view, and positions imagined from it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.game import Game, Knowledge
from ludotheque.core.rng import FastRng, derive_seed
from ludotheque.players.rollout import BEYOND, Rollouts
from ludotheque.players.rounds import Rounds
from ludotheque.players.search import Search

MOST: Final = 1_000_000  # simulations
LONGEST: Final = 600  # seconds


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
        """A move for this decision; all that is random in it follows from the seed."""
        raise NotImplementedError


class RandomPlayer(Player):
    """Any legal move, each as likely."""

    def think(self, knowledge: Knowledge, seat: int, legal: list[int], seed: int) -> int:
        """Any of the moves."""
        return legal[FastRng(seed, 0).below(0, len(legal))]


class GreedyPlayer(Player):
    """Looks one move ahead: the best judgement on average over a few imagined outcomes. Of a
    hundred moves, `slips` are any that it may make."""

    def __init__(self, seed: int, samples: int = 8, slips: int = 0) -> None:
        super().__init__(seed)
        self.samples = samples
        self.slips = slips

    def think(self, knowledge: Knowledge, seat: int, legal: list[int], seed: int) -> int:
        """The move that is judged best right after it, or by a slip any."""
        if self.slips:
            chance = FastRng(seed, 0)
            if chance.below(0, 100) < self.slips:
                return legal[chance.below(0, len(legal))]
        values = rate(knowledge, seat, legal, seed, self.samples)
        best = 0
        for i in range(len(legal)):
            if values[i] > values[best]:
                best = i
        return legal[best]


class Budget:
    """How much a player may think: simulations for each decision, or seconds for each turn.

    A turn's time is shared by the decisions that a turn of the game usually has.
    """

    def __init__(self, simulations: int, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds

    def for_decision(self, game: Game) -> float:
        """The seconds for one decision; 0 where simulations are counted."""
        return self.seconds / game.decisions


class ThinkingPlayer(Player):
    """Looks ahead as far as its budget goes, where there is anything to decide."""

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed)
        self.budget = budget

    def think(self, knowledge: Knowledge, seat: int, legal: list[int], seed: int) -> int:
        """The only move, or the best one that looking ahead finds within the budget."""
        if len(legal) == 1:
            return legal[0]
        game = knowledge.imagine(FastRng(seed, 4)).game
        return self.look(knowledge, seat, legal, seed, self.budget.simulations,
                         self.budget.for_decision(game))

    def look(self, knowledge: Knowledge, seat: int, legal: list[int], seed: int,
             simulations: int, seconds: float) -> int:
        """The best move by so many simulations, or in so much time if `seconds` is not 0."""
        raise NotImplementedError


class TreePlayer(ThinkingPlayer):
    """Looks ahead by a tree (`search.py`)."""

    def look(self, knowledge: Knowledge, seat: int, legal: list[int], seed: int,
             simulations: int, seconds: float) -> int:
        """The move that the tree tried most."""
        search = Search(knowledge, seat, legal, seed)
        search.run(simulations, seconds)
        return int(search.best())


class RolloutPlayer(ThinkingPlayer):
    """Follows the promising moves to the end of a round (`rollout.py`): of this one, or of one
    `beyond`. Of a hundred decisions it makes `hasty` as a greedy player does, and in `slips` any
    move."""

    def __init__(self, seed: int, budget: Budget, beyond: int = 0, hasty: int = 0,
                 slips: int = 0) -> None:
        super().__init__(seed, budget)
        self.beyond = beyond
        self.hasty = hasty
        self.slips = slips

    def look(self, knowledge: Knowledge, seat: int, legal: list[int], seed: int,
             simulations: int, seconds: float) -> int:
        """The move that did best when followed; in haste the greedy one, by a slip any."""
        if self.hasty or self.slips:
            chance = FastRng(seed, 0)
            mood = chance.below(0, 100)
            if mood < self.hasty:
                return GreedyPlayer(seed).think(knowledge, seat, legal, seed)
            if mood < self.hasty + self.slips:
                return legal[chance.below(0, len(legal))]
        rollouts = Rollouts(knowledge, seat, legal, seed, self.beyond)
        return int(rollouts.choose(simulations, seconds))


class RoundsPlayer(ThinkingPlayer):
    """Works the round out (`rounds.py`)."""

    def look(self, knowledge: Knowledge, seat: int, legal: list[int], seed: int,
             simulations: int, seconds: float) -> int:
        """The first move of the round's best course."""
        rounds = Rounds(knowledge, seat, legal, seed)
        rounds.run(simulations, seconds)
        return int(rounds.best())


def make_method(spec: str, seed: int) -> Player | None:
    """A player by its method's spec; None if there is none of that spec."""
    name, _, setting = spec.partition(":")
    if name == "random" and not setting:
        return RandomPlayer(seed)
    if name == "greedy":
        samples, _, slips = (setting or "8").partition(":")
        if is_number(samples, 1, 1000) and is_number(slips or "0", 0, 100):
            return GreedyPlayer(seed, int(samples), int(slips or 0))
    amount, _, habits = setting.partition(":")
    budget = read_budget(amount)
    if budget is not None and name == "tree" and not habits:
        return TreePlayer(seed, budget)
    if budget is not None and name == "rounds" and not habits:
        return RoundsPlayer(seed, budget)
    hasty, _, slips = habits.partition(":")
    if budget is not None and name in BEYOND and is_number(hasty or "0", 0, 100) \
            and is_number(slips or "0", 0, 100 - int(hasty or 0)):
        return RolloutPlayer(seed, budget, BEYOND[name], int(hasty or 0), int(slips or 0))
    return None


def is_number(text: str, least: int, most: int) -> bool:
    """Whether a text is a number in plain digits, from `least` to `most`."""
    return text.isascii() and text.isdecimal() and len(text) < 10 and least <= int(text) <= most


def read_budget(text: str) -> Budget | None:
    """`2000` simulations, or `1s`, `0.5s` a turn; None where it is neither."""
    if not text.endswith("s"):
        return Budget(int(text)) if is_number(text, 1, MOST) else None
    whole, _, part = text[:-1].partition(".")
    if not is_number(whole, 0, LONGEST) or not is_number(part or "0", 0, 999):
        return None
    seconds = float(text[:-1])
    return Budget(0, seconds) if seconds > 0.0 else None


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
