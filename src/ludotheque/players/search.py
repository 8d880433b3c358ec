"""Monte Carlo tree search, one for all games, over positions imagined from what a seat knows.

Each simulation imagines everything hidden anew, walks down the tree by moves that look good or
were seldom tried, adds one decision to it, and takes the game's own judgement of the position
there. A decision of the tree is known by the moves before it and by what its seat may do: so luck
that changes what can be done leads to decisions of its own, and the same plan is never made for
two hidden truths that a seat could not tell apart.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core import clock
from ludotheque.core.game import Knowledge, State
from ludotheque.core.rng import FastRng, mix, zeros

NOBODY: Final = -1
ROOM: Final = 200_000  # decisions that a tree remembers
CHUNK: Final = 32  # simulations between two looks at the clock
EXPLORE: Final = 1.0  # how much seldom tried moves are tried, on the scale of what was seen
UNSEEN: Final = 0.1  # how much less than the best a move is hoped to be that was never tried


class Node:
    """One decision of a seat: how often each of its moves was tried, and what came of it.

    `totals` has a column for each seat. `best` is the move with the best mean: what the decision is
    worth is what that move is worth, since whoever decides will choose it.
    """

    def __init__(self, seat: i64, moves: vec[i64], width: i64) -> None:
        self.seat = seat
        self.moves = moves
        self.width = width
        self.visits = zeros(len(moves))
        self.totals = nothing(len(moves) * width)
        self.tried: i64 = 0
        self.best: i64 = 0
        self.next: dict[int, Node] | None = None

    def mean(self, i: i64, seat: i64) -> float:
        """What a move was worth to a seat on average, where it was tried."""
        return self.totals[i * self.width + seat] / float(self.visits[i])

    def pick(self, low: float, high: float) -> i64:
        """The move to try: by its mean on the scale of what was seen, and by how seldom it was
        tried. What was never tried counts a little less than the best."""
        n: i64 = len(self.moves)
        scale = 1.0 / (high - low) if high > low else 0.0
        unseen = 0.5
        if self.tried:
            unseen = (self.mean(self.best, self.seat) - low) * scale - UNSEEN
        urge = EXPLORE * math.sqrt(float(self.tried + 1) / float(n))
        best: i64 = 0
        best_worth = -1000.0
        at: i64 = self.seat
        for i in range(n):
            visits = self.visits[i]
            if visits:
                worth = (self.totals[at] / float(visits) - low) * scale + urge / float(1 + visits)
            else:
                worth = unseen + urge
            if worth > best_worth:
                best_worth = worth
                best = i
            at += self.width
        return best

    def count(self, i: i64) -> None:
        """A move was tried once more; its totals are known already."""
        self.visits[i] += 1
        self.tried += 1
        if i != self.best:
            if not self.visits[self.best] or (
                    self.mean(i, self.seat) > self.mean(self.best, self.seat)):
                self.best = i
            return
        for other in range(len(self.moves)):
            if self.visits[other] and (
                    self.mean(other, self.seat) > self.mean(self.best, self.seat)):
                self.best = other


class Search:
    """A tree for one decision of a seat, grown by `run` as long as one likes."""

    def __init__(self, knowledge: Knowledge, seat: i64, legal: list[int], seed: i64,
                 room: i64 = ROOM) -> None:
        self.knowledge = knowledge
        self.seat = seat
        self.seed = seed
        self.room = room
        self.game = knowledge.imagine(FastRng(seed, 4)).game
        self.width: i64 = self.game.max_seats
        self.root = Node(seat, vec[i64](legal), self.width)
        self.simulations: i64 = 0
        self.nodes: i64 = 1
        self.low = nothing(self.width)
        self.high = nothing(self.width)
        for at in range(self.width):
            self.low[at] = 1.0  # judgements are 0..1: the first one seen sets both ends
        self.path: list[Node] = []
        self.picks = vec[i64]()

    def run(self, simulations: i64, seconds: float = 0.0) -> None:
        """Try so many times, or until so much time is up: a little at least."""
        end = clock.steady() + seconds
        for _ in range(CHUNK if seconds else simulations):
            self.simulate()
        while seconds and clock.steady() < end:
            for _ in range(CHUNK):
                self.simulate()

    def simulate(self) -> None:
        """One try: an imagined position, down the tree, and what came of it up again."""
        self.simulations += 1
        state = self.knowledge.imagine(FastRng(self.seed + self.simulations, 4))
        self.path = []
        self.picks = vec[i64]()
        self.walk(state, self.root)
        self.learn(state)

    def walk(self, state: State, node: Node) -> None:
        """Down the tree to a decision that is new, or to an end."""
        while True:
            i = node.pick(self.low[node.seat], self.high[node.seat])
            self.path.append(node)
            self.picks = append(self.picks, i)
            state.apply(node.seat, node.moves[i])
            seat = self.next_seat(state)
            if seat == NOBODY:
                return
            moves = state.moves(seat)
            while len(moves) == 1:
                state.apply(seat, moves[0])
                seat = self.next_seat(state)
                if seat == NOBODY:
                    return
                moves = state.moves(seat)
            key = key_of(i, seat, moves)
            if node.next is None:
                node.next = {}
            child = node.next.get(key)
            if child is None:
                if self.nodes < self.room:
                    node.next[key] = Node(seat, moves, self.width)
                    self.nodes += 1
                return
            node = child

    def next_seat(self, state: State) -> i64:
        """Who decides next. Where seats play side by side, others are not waited for."""
        if state.over:
            return NOBODY
        acting = state.to_move()
        if self.seat in acting:
            return self.seat
        return NOBODY if state.stretch() else acting[0]

    def learn(self, state: State) -> None:
        """From the last decision up: a move is worth what the decisions after it are worth."""
        known: i64 = 0
        values = nothing(self.width)
        for node in self.path:
            if not (known >> node.seat) & 1:
                known |= 1 << node.seat
                values[node.seat] = state.judge(node.seat)
                self.widen(node.seat, values[node.seat])
        change = values
        for at in range(len(self.path) - 1, -1, -1):
            node = self.path[at]
            i = self.picks[at]
            before = nothing(self.width)
            weight = float(node.tried)
            if node.tried:
                for seat in range(self.width):
                    before[seat] = node.mean(node.best, seat)
            for seat in range(self.width):
                node.totals[i * self.width + seat] += change[seat]
            node.count(i)
            after = nothing(self.width)
            for seat in range(self.width):
                after[seat] = node.mean(node.best, seat) * (weight + 1.0) - before[seat] * weight
            change = after

    def widen(self, seat: i64, value: float) -> None:
        """The scale of a seat's values has this one on it."""
        self.low[seat] = min(self.low[seat], value)
        self.high[seat] = max(self.high[seat], value)

    def value(self) -> float:
        """What the decision is worth to its seat."""
        return self.root.mean(self.root.best, self.seat)

    def values(self) -> list[float | None]:
        """What each legal move is worth; None where it was not tried."""
        root = self.root
        return [root.mean(i, self.seat) if root.visits[i] else None
                for i in range(len(root.moves))]

    def order(self) -> list[int]:
        """The moves by how often they were tried, of equals the better first: as indexes."""
        root = self.root
        keys: list[tuple[int, float, int]] = []
        for i in range(len(root.moves)):
            visits = int(root.visits[i])
            keys.append((visits, root.mean(i, self.seat) if visits else 0.0, -int(i)))
        keys.sort(reverse=True)
        return [-key[2] for key in keys]

    def best(self) -> i64:
        """The move that was tried most, and of equals the better one."""
        return self.root.moves[self.order()[0]]


def key_of(pick: i64, seat: i64, moves: vec[i64]) -> int:
    """A decision after a move: who decides, and between what."""
    low: i64 = 17 + seat
    high: i64 = 31 + pick
    for i in range(len(moves)):
        low = mix(low ^ moves[i])
        high = (high * 31 + moves[i]) & 0x3FFFFFFF
    return high << 32 | low


def nothing(n: i64) -> vec[float]:
    """A vec of n zeros, for sums."""
    out = vec[float](capacity=n)
    for _ in range(n):
        out = append(out, 0.0)
    return out
