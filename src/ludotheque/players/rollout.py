"""Playing on: each promising move is followed by judgement alone to the end of the round, or of the
next one.

Where a judgement is good at telling moves apart and poor at comparing early with late positions,
this finds more than a tree: all moves are followed in the same imagined positions and compared at
the same moment. The worse half drops out, again and again, and the rest are followed further.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core import clock
from ludotheque.core.game import Knowledge, State
from ludotheque.core.rng import FastRng
from ludotheque.players.search import nothing

PROMISING: Final = 6  # moves that are followed, by how they look one move ahead
LOOKS: Final = 8  # imagined positions in which that is seen
LEAST: Final = 2  # times a move is followed before it can drop out
ENDLESS: Final = 1_000_000
# How many rounds beyond this one each method follows the moves.
BEYOND: Final = {"rollout": 0, "further": 1}


class Rollouts:
    """The moves of one decision; `left` are those still compared, the best first."""

    def __init__(self, knowledge: Knowledge, seat: i64, legal: list[int], seed: i64,
                 beyond: i64 = 0) -> None:
        self.knowledge = knowledge
        self.seat = seat
        self.legal = legal
        self.seed = seed
        self.beyond = beyond
        self.left: list[int] = list(range(len(legal)))
        self.totals = nothing(len(legal))
        self.followed: i64 = 0

    def choose(self, simulations: i64, seconds: float = 0.0) -> i64:
        """The best move by so many simulations, or in so much time if `seconds` is given."""
        self.look_ahead()
        phases: i64 = halvings(len(self.left))
        for _ in range(phases):
            end = clock.steady() + seconds / float(phases)
            times: i64 = ENDLESS
            if seconds == 0.0:
                times = max(LEAST, simulations // (phases * len(self.left)))
            for done in range(times):
                if seconds and done >= LEAST and clock.steady() >= end:
                    break
                self.follow()
            self.keep((len(self.left) + 1) // 2)
        return self.legal[self.left[0]]

    def compare(self, times: i64) -> None:
        """Follow every promising move equally often, so that their means can be told."""
        self.look_ahead()
        for _ in range(times):
            self.follow()
        self.keep(PROMISING)

    def mean(self, i: i64) -> float:
        """What a move is worth that was followed."""
        return self.totals[i] / float(self.followed)

    def look_ahead(self) -> None:
        """Which moves look best when they are made."""
        for number in range(LOOKS):
            before = self.knowledge.imagine(FastRng(self.seed - 1 - number, 4))
            for i in self.left:
                after = before.copy()
                after.apply(self.seat, self.legal[i])
                self.totals[i] += after.judge(self.seat)
        self.keep(PROMISING)
        self.totals = nothing(len(self.legal))

    def keep(self, n: i64) -> None:
        """Let all but the best n drop out."""
        order = [(-self.totals[i], i) for i in self.left]
        order.sort()
        self.left = [i for _, i in order[:n]]

    def follow(self) -> list[float]:
        """Each move once, in one imagined position and with the same luck; what came of each."""
        self.followed += 1
        before = self.knowledge.imagine(FastRng(self.seed + self.followed, 4))
        values: list[float] = []
        for i in self.left:
            state = before.copy()
            state.apply(self.seat, self.legal[i])
            play_on(state, self.seat, before.round + self.beyond)
            value = state.judge(self.seat)
            self.totals[i] += value
            values.append(value)
        return values


def stand(knowledge: Knowledge, seat: i64, last: i64, seed: i64, times: i64, actor: i64 = -1,
          move: i64 = 0) -> list[float]:
    """How a seat stands at the end of the last round: each time in another position that it may
    imagine, after a move of an actor if one is given. Nothing where that move never was possible.
    """
    values: list[float] = []
    for number in range(times):
        state = knowledge.imagine(FastRng(seed + number, 4))
        if actor >= 0:
            if actor not in state.to_move() or move not in state.legal(actor):
                continue
            state.apply(actor, move)
        play_on(state, seat, last)
        values.append(state.judge(seat))
    return values


def play_on(state: State, seat: i64, last: i64) -> None:
    """To the end of the last round: whoever is to move does what looks best. Where seats play side
    by side then, what others than this one do to the end of the phase is not waited for."""
    while not state.over and state.round <= last:
        acting = state.to_move()
        if seat in acting:
            make_best(state, seat)
        elif state.round == last and state.stretch():
            return
        else:
            make_best(state, acting[0])


def halvings(n: i64) -> i64:
    """How often the worse half drops out until one is left."""
    count: i64 = 0
    while n > 1:
        n = (n + 1) // 2
        count += 1
    return count


def make_best(state: State, seat: i64) -> None:
    """Make the move that is judged best right after it."""
    moves = state.moves(seat)
    state.apply(seat, moves[best_at(state, seat, moves)] if len(moves) > 1 else moves[0])


def best_at(state: State, seat: i64, moves: vec[i64]) -> i64:
    """The place of the move that is judged best right after it."""
    best: i64 = 0
    most = -1.0
    for i in range(len(moves)):
        after = state.copy()
        after.apply(seat, moves[i])
        value = after.judge(seat)
        if value > most:
            most = value
            best = i
    return best
