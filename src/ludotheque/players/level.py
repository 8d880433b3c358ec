"""Levels: each game says by which method a player of a level plays it."""

from __future__ import annotations

from ludotheque.core.errors import BadInput
from ludotheque.core.game import Knowledge
from ludotheque.core.rng import FastRng
from ludotheque.players.player import Player, make_method


class LevelPlayer(Player):
    """`easy` to `expert`, in whatever game it is asked about."""

    def __init__(self, seed: int, level: str) -> None:
        super().__init__(seed)
        self.level = level

    def think(self, knowledge: Knowledge, seat: int, legal: list[int], seed: int) -> int:
        """As the player of this level does in the game it is asked about."""
        game = knowledge.imagine(FastRng(seed, 4)).game
        player = make_method(game.levels[self.level], self.seed)
        if player is None:
            raise BadInput(f"no method {game.levels[self.level]!r}", game.name, "a player's spec")
        return player.think(knowledge, seat, legal, seed)
