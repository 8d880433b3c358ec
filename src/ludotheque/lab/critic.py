"""Who judges a finished game: what its moves were worth, and what luck brought, by the method of
the game's best players.

A critic gives values on the scale of the judgement, several for each question; the mean is the
answer, and how they differ tells how sure it is.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import stdev

from ludotheque.core.events import NO_BARRIER, Log
from ludotheque.core.game import Game, Knowledge, State
from ludotheque.core.rng import FastRng, derive_seed
from ludotheque.players.advice import POSITIONS
from ludotheque.players.hindsight import Hindsight
from ludotheque.players.rollout import Rollouts, stand
from ludotheque.players.rounds import Rounds
from ludotheque.players.search import Search

PER_FOLLOW = 20  # simulations of a tree that take as long as following the promising moves once
LEAST_FOLLOWED = 2


class Luck:
    """How a seat stands after a step (`real`), and how it might have after other outcomes of the
    same move, as far as it knew. `sure` if it was the one to decide next, and so knows best."""

    def __init__(self, real: Sequence[float], expected: Sequence[float], sure: bool) -> None:
        self.real = real
        self.expected = expected
        self.sure = sure


class Critic:
    """Judges with the knowledge that a seat had, or with hindsight. What differs by less than its
    `margin` is the same to it."""

    margin = 0.005

    def __init__(self, game: Game, simulations: int, hindsight: bool) -> None:
        self.game = game
        self.simulations = simulations
        self.hindsight = hindsight

    def know(self, state: State, seat: int) -> Knowledge:
        """What it judges by: what the seat may know, or with hindsight everything but the luck to
        come."""
        if self.hindsight:
            return Hindsight(state)
        return self.game.know(state.view(seat), state.edition)

    def best(self, knowledge: Knowledge, seat: int, legal: list[int], seed: int) -> int:
        """The move that looks best."""
        raise NotImplementedError

    def worths(self, knowledge: Knowledge, seat: int, moves: list[int],
               seed: int) -> list[list[float]]:
        """What moves are worth."""
        raise NotImplementedError

    def compared(self, knowledge: Knowledge, seat: int, moves: list[int], seed: int,
                 worths: list[list[float]]) -> list[list[float]]:
        """Moves of which these are the worths, by what their difference is told best."""
        return worths

    def doubt(self, some: Sequence[float], others: Sequence[float]) -> float:
        """How much of a difference may be the critic's own error: the standard error; of pairs,
        where both were followed in the same positions."""
        if len(some) == len(others):
            return _error([one - other for one, other in zip(some, others, strict=True)])
        return math.hypot(_error(some), _error(others))

    def luck(self, before: State, after: State, actor: int, move: int, seat: int,
             seed: int) -> Luck | None:
        """What to compare for a seat's luck in a step; None where nothing could have happened."""
        raise NotImplementedError


def critic_of(game: Game, simulations: int, hindsight: bool) -> Critic:
    """The critic that judges by the method of the game's best players."""
    kinds: dict[str, type[Critic]] = {"rollout": RolloutCritic, "further": RolloutCritic,
                                     "rounds": RoundsCritic}
    return kinds.get(game.method(), TreeCritic)(game, simulations, hindsight)


class RolloutCritic(Critic):
    """Follows moves to the end of the round, the compared ones in the same imagined positions."""

    margin = 0.002  # beyond its doubt

    def __init__(self, game: Game, simulations: int, hindsight: bool) -> None:
        super().__init__(game, simulations, hindsight)
        self.times = max(LEAST_FOLLOWED, simulations // PER_FOLLOW)

    def best(self, knowledge: Knowledge, seat: int, legal: list[int], seed: int) -> int:
        rollouts = Rollouts(knowledge, seat, legal, seed)
        rollouts.compare(self.times)
        return legal[rollouts.left[0]]

    def worths(self, knowledge: Knowledge, seat: int, moves: list[int],
               seed: int) -> list[list[float]]:
        rollouts = Rollouts(knowledge, seat, moves, seed)
        return [list(values) for values in zip(
            *(rollouts.follow() for _ in range(self.times)), strict=True)]

    def luck(self, before: State, after: State, actor: int, move: int, seat: int,
             seed: int) -> Luck | None:
        # Both are followed to the end of the same round: the judgement does not compare rounds.
        expected = stand(self.know(before, seat), seat, before.round, seed, self.times, actor, move)
        if not expected:
            return None
        real = stand(self.know(after, seat), seat, before.round, seed, self.times)
        return Luck(real, expected, True)


class TreeCritic(Critic):
    """Searches anew."""

    def __init__(self, game: Game, simulations: int, hindsight: bool) -> None:
        super().__init__(game, simulations, hindsight)
        # What follows a move is searched in this many outcomes, each that long; a few are enough
        # where luck has no part in it.
        self.outcomes = max(2, math.isqrt(simulations))
        self.few = max(1, self.outcomes // 4)
        self.glance = 4 * self.outcomes

    def best(self, knowledge: Knowledge, seat: int, legal: list[int], seed: int) -> int:
        search = Search(knowledge, seat, legal, seed)
        search.run(self.simulations)
        return int(search.best())

    def worths(self, knowledge: Knowledge, seat: int, moves: list[int],
               seed: int) -> list[list[float]]:
        """Where the seat decides again, each is searched from there on. A tree that begins before
        the move would divide itself among the outcomes of a roll, and think less of it for that."""
        ends = [self.ends(knowledge, seat, move, seed) for move in moves]
        if all(may_search(end, seat) for some in ends for end in some):
            return [[self.glimpse(end, seat, derive_seed(seed, number, 1))
                     for number, end in enumerate(some)] for some in ends]
        return [[self.value(knowledge, seat, move, seed)] for move in moves]

    def doubt(self, some: Sequence[float], others: Sequence[float]) -> float:
        return 0.0  # it takes the best of what it finds: its error has no measure

    def value(self, knowledge: Knowledge, seat: int, move: int, seed: int) -> float:
        """What a move is worth by a tree that begins with it."""
        search = Search(knowledge, seat, [move], seed)
        search.run(max(1, self.simulations // 2))
        return search.value()

    def ends(self, knowledge: Knowledge, actor: int, move: int, seed: int) -> list[State]:
        """Positions to which a move may lead, as far as somebody knows."""
        ends: list[State] = []
        for number in range(self.outcomes):
            state = knowledge.imagine(FastRng(derive_seed(seed, number), 4))
            if actor in state.to_move() and move in state.legal(actor):
                log = Log()
                state.apply(actor, move, log)
                ends.append(state)
                if log.barrier() == NO_BARRIER and len(ends) == self.few:
                    break
        return ends

    def luck(self, before: State, after: State, actor: int, move: int, seat: int,
             seed: int) -> Luck | None:
        """The outcome against others that might have been; searched where each can be, judged where
        not."""
        others = self.ends(self.know(before, seat), actor, move, seed)
        if not others:
            return None
        # What a search finds and what the judgement says are not the same scale: where not every
        # outcome can be searched, none is.
        search = all(may_search(end, seat) for end in (after, *others))
        stands = self.glimpse if search else lambda state, seat, seed: state.judge(seat)
        seeds = [derive_seed(seed, number, 1) for number in range(self.outcomes)]
        return Luck([stands(after, seat, luck) for luck in seeds[:self.few]],
                    [stands(end, seat, luck) for end, luck in zip(others, seeds, strict=False)],
                    search)

    def glimpse(self, state: State, seat: int, seed: int) -> float:
        """How a seat stands that is to decide, by a short search."""
        if state.over:
            return state.judge(seat)
        search = Search(self.know(state, seat), seat, state.legal(seat), seed)
        search.run(self.glance)
        return search.value()


class RoundsCritic(TreeCritic):
    """Works rounds out: what a move is worth is known without trying its outcomes."""

    margin = 0.002

    def __init__(self, game: Game, simulations: int, hindsight: bool) -> None:
        super().__init__(game, simulations, hindsight)
        self.outcomes = max(2, self.outcomes // 3)
        self.few = 1  # nothing in it is left to chance
        self.positions = simulations * POSITIONS
        self.glance = max(1, self.positions // 4)

    def best(self, knowledge: Knowledge, seat: int, legal: list[int], seed: int) -> int:
        return int(self.worked_out(knowledge, seat, legal, seed, self.positions).best())

    def worths(self, knowledge: Knowledge, seat: int, moves: list[int],
               seed: int) -> list[list[float]]:
        values = self.worked_out(knowledge, seat, moves, seed, self.positions).values
        return [[value] for value in values]

    def doubt(self, some: Sequence[float], others: Sequence[float]) -> float:
        """Of mistakes alone. What luck brought is added up over many rounds: to think less of each
        would leave a part of the whole unexplained."""
        return Critic.doubt(self, some, others) if len(some) == len(others) else 0.0

    def compared(self, knowledge: Knowledge, seat: int, moves: list[int], seed: int,
                 worths: list[list[float]]) -> list[list[float]]:
        """By how the seat stands in the next round: what the judgement at the end of this one makes
        of a mistake is more than what is still lost when the next is worked out too."""
        found = [value for values in worths for value in values]
        if max(found) - min(found) < self.margin:
            return worths
        return [[self.next_round(knowledge, seat, move, derive_seed(seed, number))
                 for number in range(self.outcomes)] for move in moves]

    def next_round(self, knowledge: Knowledge, seat: int, move: int, seed: int) -> float:
        """How a seat stands after a move when chance has opened the next round: until then it plays
        as well as can be."""
        state = knowledge.imagine(FastRng(seed, 4))
        last, log = state.round, Log()
        state.apply(seat, move, log)
        while not state.over and (state.round == last or log.barrier() == NO_BARRIER):
            log = Log()
            state.apply(seat, self.quick(state, seat, seed), log)
        return self.glimpse(state, seat, seed)

    def quick(self, state: State, seat: int, seed: int) -> int:
        """The move that looks best at a glance."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        return int(self.worked_out(self.know(state, seat), seat, legal, seed, self.glance).best())

    def glimpse(self, state: State, seat: int, seed: int) -> float:
        if state.over:
            return state.judge(seat)
        return self.worked_out(self.know(state, seat), seat, state.legal(seat), seed,
                               self.glance).value()

    def worked_out(self, knowledge: Knowledge, seat: int, moves: list[int], seed: int,
                   positions: int) -> Rounds:
        """The moves with what each is worth when the round is played as well as can be."""
        rounds = Rounds(knowledge, seat, moves, seed)
        rounds.run(positions)
        return rounds


def may_search(state: State, seat: int) -> bool:
    """Whether it is the seat that decides next, so that a search tells how it stands."""
    return state.over or seat in state.to_move()


def _error(values: Sequence[float]) -> float:
    return stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
