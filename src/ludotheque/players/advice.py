"""The best moves of a position, what they are worth, and why: for hints and for reviews."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.events import Json, Message
from ludotheque.core.game import Game, Knowledge
from ludotheque.core.rng import FastRng
from ludotheque.players.rollout import BEYOND, Rollouts
from ludotheque.players.rounds import Rounds
from ludotheque.players.search import Search

SAMPLES: Final = 8  # imagined positions from which reasons are taken
MOST_REASONS: Final = 2
FOLLOWED: Final = 8  # times each promising move is followed: more was not better in measured games
POSITIONS: Final = 4  # of a round worked out that take as long as one simulation
LEAST: Final = 0.15  # of the whole difference: less is no reason
SMALLEST: Final = 0.02


class Advice:
    """A move as a search sees it.

    `value` is on the judgement's scale, `outlook` in people's terms (`Game.outlook`); `why` are the
    parts of the judgement in which it is better than the other moves, the most telling first.
    """

    def __init__(self, move: int, value: float, outlook: float, why: list[Message]) -> None:
        self.move = move
        self.value = value
        self.outlook = outlook
        self.why = why

    def json(self) -> Json:
        """As plain JSON, its figures rounded."""
        return {"move": self.move, "value": round(self.value, 4),
                "outlook": round(self.outlook, 3), "why": [one.json() for one in self.why]}


def advise(game: Game, knowledge: Knowledge, seat: int, legal: list[int], seed: int,
           simulations: int, most: int = 3) -> list[Advice]:
    """The moves that look best, the best first. The same seed gives the same advice.

    >>> import ludotheque
    >>> state = ludotheque.new_game("eden", seed=1)
    >>> knowledge = state.game.know(state.view(0), state.edition)
    >>> best = advise(state.game, knowledge, 0, state.legal(0), seed=1, simulations=50)
    >>> len(best), best[0].move in state.legal(0)
    (3, True)
    """
    gains = gains_of(knowledge, seat, legal, seed)
    best = rated(game, knowledge, seat, legal, seed, simulations)[:most]
    state = knowledge.imagine(FastRng(seed, 4))
    out = [Advice(legal[i], value, game.outlook(state, value), reasons(game, gains, i))
           for i, value in best]
    if len(legal) > 1 and not out[0].why:
        out[0].why = [later(game)]
    return out


def rated(game: Game, knowledge: Knowledge, seat: int, legal: list[int], seed: int,
          simulations: int) -> list[tuple[int, float]]:
    """The moves that the game's best players would think of, as indexes, the best first, with what
    each is worth: by the same method as theirs."""
    method = game.method()
    if method == "rounds":
        rounds = Rounds(knowledge, seat, legal, seed)
        rounds.run(simulations * POSITIONS)
        return [(i, rounds.values[i]) for i in rounds.order()]
    if method in BEYOND:
        rollouts = Rollouts(knowledge, seat, legal, seed, BEYOND[method])
        rollouts.compare(min(FOLLOWED, max(2, simulations // 50)))
        return [(i, rollouts.mean(i)) for i in rollouts.left]
    search = Search(knowledge, seat, legal, seed)
    search.run(simulations)
    values = search.values()
    out: list[tuple[int, float]] = []
    for i in search.order():
        value = values[i]
        if value is not None:
            out.append((i, value))
    return out


def gains_of(knowledge: Knowledge, seat: i64, legal: list[int],
             seed: i64) -> list[dict[str, float]]:
    """What each move changes of each part of the judgement, on average."""
    gains: list[dict[str, float]] = [{} for _ in legal]
    for sample in range(SAMPLES):
        before = knowledge.imagine(FastRng(seed + sample, 4))
        for i in range(len(legal)):
            after = before.copy()
            after.apply(seat, legal[i])
            if after.over:
                continue
            parts = after.weigh(seat)
            for name in parts:
                gains[i][name] = gains[i].get(name, 0.0) + parts[name] / float(SAMPLES)
    return gains


def reasons(game: Game, gains: list[dict[str, float]], i: int, against: int = -1) -> list[Message]:
    """The parts in which a move is better than another, or than the usual one."""
    better: list[tuple[float, str]] = []
    compared = gains if against < 0 else [gains[against]]
    for name in gains[i]:
        usual = sum([one.get(name, 0.0) for one in compared]) / float(len(compared))
        better.append((gains[i][name] - usual, name))
    better.sort(reverse=True)
    whole = sum([gain for gain, _ in better if gain > 0.0])
    return [Message(f"{game.name}-why-{name}", {"n": round(gain, 1)})
            for gain, name in better[:MOST_REASONS] if gain > max(SMALLEST, LEAST * whole)]


def later(game: Game) -> Message:
    """The reason of a move that is best by what follows, and by nothing that is seen at once."""
    return Message(f"{game.name}-why-later", {})
