"""Ludotheque: modern board games from one set of rules.

>>> import ludotheque
>>> state = ludotheque.new_game("eden", seed=7)
>>> len(state.legal(0)) > 10
True
"""

from __future__ import annotations

from ludotheque.core import fair
from ludotheque.core.content import load, shipped
from ludotheque.core.errors import (
    BadContent,
    BadInput,
    BadPosition,
    BadRecord,
    IllegalMove,
    LudoError,
)
from ludotheque.core.events import Event, Json, Log, Message
from ludotheque.core.game import Choice, Edition, Game, Knowledge, Option, Result, SeatResult, State
from ludotheque.core.record import Record
from ludotheque.core.rng import FairRng, FastRng, Rng
from ludotheque.core.text import Words
from ludotheque.games import GAMES, find
from ludotheque.players import Player
from ludotheque.players import make as make_player
from ludotheque.tables.table import Table

__version__ = "0.1.0"


def new_game(name: str, seed: int | None = None, seats: int = 0, edition: str = "",
             **options: object) -> State:
    """A fresh position of a game, with fair dice: the same seed, the same luck.

    Without a seed the luck is fresh, without `seats` there are as few as may be. `edition` is a
    shipped one's name or a .toml file; `options` are the game's own, as values or as text.
    `BadInput` says what there is none of.

    >>> new_game("eden", seed=1, modes="ravage").digest() == new_game(
    ...     "eden", seed=1, modes=["ravage"]).digest()
    True
    """
    game = find(name)
    secret = fair.new_secret() if seed is None else fair.secret_of_seed(seed)
    count = seats or game.min_seats
    return game.new(load(game, edition), FairRng(fair.key(secret), count), count, options)


def read_position(text: str, edition: str = "", seed: int = 0) -> State:
    """The position of a one-line notation; `BadPosition` says what is wrong with it.

    `edition` is needed where the text was written with one that is not shipped. The text tells how
    much luck was drawn, never which: what comes now follows from `seed`.

    >>> state = new_game("eden", seed=1)
    >>> read_position(state.notation()).digest() == state.digest()
    True
    """
    words = text.split()
    if not words:
        raise BadPosition("nothing", "position", "a game's name first")
    game = find(words[0])
    counters = words[-1].count(",") if words[-1].startswith("rng=") else game.min_seats
    count = min(max(counters, game.min_seats), game.max_seats)
    named = words[1].partition("#")[0] if len(words) > 1 else ""
    # A name in the text is of a shipped edition: a text never makes us read files.
    content = load(game, edition) if edition else shipped(game, named)
    return game.read(text, content, FastRng(seed, count))


def choose(player: Player, state: State, seat: int) -> int:
    """A player's move: it is given the seat's view and nothing else of the position.

    >>> state = new_game("eden", seed=1)
    >>> choose(make_player("greedy", seed=1), state, 0) in state.legal(0)
    True
    """
    knowledge = state.game.know(state.view(seat), state.edition)
    return player.choose(knowledge, seat, state.legal(seat))


__all__ = [
    "GAMES", "BadContent", "BadInput", "BadPosition", "BadRecord", "Choice", "Edition", "Event",
    "FairRng", "FastRng", "Game", "IllegalMove", "Json", "Knowledge", "Log", "LudoError",
    "Message", "Option", "Player", "Record", "Result", "Rng", "SeatResult", "State", "Table",
    "Words", "choose", "find", "load", "make_player", "new_game", "read_position",
]
