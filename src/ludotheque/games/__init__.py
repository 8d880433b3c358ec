"""The games. Each is a folder; this registry is the only file that names them all."""

from __future__ import annotations

from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.games.eden.game import Eden
from ludotheque.games.goldblivion.game import Goldblivion
from ludotheque.games.havresac.game import Havresac

GAMES: dict[str, Game] = {game.name: game for game in (Eden(), Havresac(), Goldblivion())}
"""All games, by their names."""


def find(name: str) -> Game:
    """A game by name; `BadInput` tells the names there are.

    >>> find("eden").max_seats
    1
    """
    if name not in GAMES:
        raise BadInput(f"unknown game {name!r}", "", "one of " + ", ".join(GAMES))
    return GAMES[name]
