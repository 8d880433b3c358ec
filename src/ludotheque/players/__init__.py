"""Programs that play, chosen by a spec string: `random`, `greedy`, `greedy:16`."""

from __future__ import annotations

from ludotheque.core.errors import BadInput
from ludotheque.players.player import GreedyPlayer, Player, RandomPlayer, rate

SPECS = "random, greedy or greedy:SAMPLES"


def make(spec: str, seed: int) -> Player:
    """A player by its spec.

    >>> make("greedy", seed=1).samples
    8
    """
    name, _, setting = spec.partition(":")
    if name == "random" and not setting:
        return RandomPlayer(seed)
    if name == "greedy" and (not setting or (setting.isdecimal() and 1 <= int(setting) <= 1000)):
        return GreedyPlayer(seed, int(setting or 8))
    raise BadInput(f"unknown player {spec!r}", "", SPECS)


__all__ = ["GreedyPlayer", "Player", "RandomPlayer", "make", "rate"]
