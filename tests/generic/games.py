"""Random games of everything registered, for the tests that every game must pass."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from ludotheque import FastRng, Game, Json, State, load
from ludotheque.core.game import Edition
from ludotheque.games import GAMES


@dataclass(frozen=True)
class Variant:
    """A game as a table may choose it."""

    game: Game
    edition: Edition
    seats: int
    options: Json = field(hash=False)

    def start(self, seed: int) -> State:
        return self.game.new(self.edition, FastRng(seed, self.seats), self.seats, self.options)

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.name, self.edition.name, str(self.seats), *chosen])


def variants_of(game: Game, edition: Edition) -> list[Variant]:
    """The defaults with every number of seats; each option alone, switches for two seats too; all
    values of an option together."""
    out = [Variant(game, edition, seats, {})
           for seats in range(game.min_seats, game.max_seats + 1)]
    for option in game.options:
        values: list[object] = [not option.default] if not option.values else list(option.values)
        if option.many:
            values = [[value] for value in option.values] + [list(option.values)]
        out += [Variant(game, edition, game.min_seats, {option.name: value}) for value in values]
        if not option.values and game.max_seats > 1:
            out.append(Variant(game, edition, 2, {option.name: not option.default}))
    return out


VARIANTS = [variant for game in GAMES.values() for name in game.editions
            for variant in variants_of(game, load(game, name))]


def viewers(state: State, seats: int) -> list[int | None]:
    return [None, *range(seats)]


def random_game(variant: Variant, seed: int) -> Iterator[tuple[State, int, list[int], int]]:
    """Each position with the seat to act, its moves, and the one that will be made."""
    state = variant.start(seed)
    for seat, move in moves_of(variant, seed):
        yield state, seat, state.legal(seat), move
        state.apply(seat, move)


@lru_cache(maxsize=1000)  # most tests look at the same games
def moves_of(variant: Variant, seed: int) -> list[tuple[int, int]]:
    """The moves of a game to its end (or past its longest length), each with its seat.

    Even seeds move at random; odd ones take the best looking of some random moves, because purely
    random games end early and would show little of what a game can do.
    """
    made: list[tuple[int, int]] = []
    state = variant.start(seed)
    choose = FastRng(seed + 1_000_000, 0)
    while len(made) <= variant.game.max_moves and (seats := state.to_move()):
        seat = seats[int(choose.below(0, len(seats)))]
        moves = state.legal(seat)
        tries = [moves[int(choose.below(0, len(moves)))] for _ in range(12 if seed % 2 else 1)]
        move = max(tries, key=lambda move: worth(state, seat, move)) if seed % 2 else tries[0]
        made.append((seat, move))
        state.apply(seat, move)
    return made


def worth(state: State, seat: int, move: int) -> float:
    after = state.copy()
    after.apply(seat, move)
    return after.judge(seat)


def bytes_for(state: State, seat: int | None) -> bytes:
    """Everything a viewer is sent about a position: its view, and its choices if it may act."""
    sent: list[object] = [state.view(seat), state.to_move()]
    if seat is not None and seat in state.to_move():
        sent.append([choice.json() for choice in state.choices(seat)])
    return json.dumps(sent, sort_keys=True, allow_nan=False).encode()
