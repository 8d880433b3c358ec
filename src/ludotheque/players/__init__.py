"""Programs that play, chosen by a spec string: a level such as `hard`, or a method with its
setting such as `greedy:16`, `tree:2000`, `rollout:1s`, `further:60` or `rounds:20000`.
"""

from __future__ import annotations

from ludotheque.core.errors import BadInput
from ludotheque.core.game import LEVELS
from ludotheque.players.level import LevelPlayer
from ludotheque.players.player import (
    GreedyPlayer,
    Player,
    RandomPlayer,
    RolloutPlayer,
    RoundsPlayer,
    TreePlayer,
    make_method,
    rate,
)

SPECS = (", ".join(LEVELS) + ", random, greedy, greedy:SAMPLES, tree:BUDGET, rollout:BUDGET, "
         "further:BUDGET or rounds:BUDGET (BUDGET is 1 or more simulations or, for rounds, "
         "positions; or seconds a turn such as 0.5s)")


def make(spec: str, seed: int) -> Player:
    """A player by its spec; `BadInput` tells what specs there are.

    >>> make("greedy", seed=1).samples
    8
    >>> make("expert", seed=1).level
    'expert'
    """
    if spec in LEVELS:
        return LevelPlayer(seed, spec)
    player = make_method(spec, seed)
    if player is None:
        raise BadInput(f"unknown player {spec!r}", "", SPECS)
    return player


__all__ = ["LEVELS", "GreedyPlayer", "LevelPlayer", "Player", "RandomPlayer", "RolloutPlayer",
           "RoundsPlayer", "TreePlayer", "make", "rate"]
