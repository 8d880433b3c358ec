"""How fast players think: simulations a second in the middle of a game, beside those of catanatron
in the same run, and games by one worker process and by two.

`python -m bench.search` prints it; `make bench` too.
"""

from __future__ import annotations

import time

import ludotheque
from bench.bench import SEED, machine, row, usual_seats
from ludotheque import FastRng
from ludotheque.core.game import State
from ludotheque.games import find
from ludotheque.lab.selfplay import selfplay
from ludotheque.players.rollout import Rollouts
from ludotheque.players.search import Search

SECONDS = 3.0
MOVES = 40  # into a random game: somewhere in its middle
SLOW_GAMES = 40  # for one worker and for two


def middle(name: str) -> State:
    """The same position each time, where somebody has a choice."""
    for seed in range(SEED, SEED + 100):
        state = ludotheque.new_game(name, seed, usual_seats(name))
        chance = FastRng(seed, 0)
        for _ in range(MOVES):
            if not state.over:
                seat = state.to_move()[0]
                legal = state.legal(seat)
                state.apply(seat, legal[chance.below(0, len(legal))])
        if not state.over and len(state.legal(state.to_move()[0])) > 5:
            return state
    raise SystemExit(f"bench.search: no middle of {name}")


def tree(name: str) -> float:
    """Simulations a second of the tree."""
    state = middle(name)
    seat = state.to_move()[0]
    search = Search(state.game.know(state.view(seat), state.edition), seat, state.legal(seat), SEED)
    start = time.perf_counter()
    search.run(0, SECONDS)
    return int(search.simulations) / (time.perf_counter() - start)


def rollouts(name: str) -> float:
    """Moves followed to the end of the round, a second."""
    state = middle(name)
    seat = state.to_move()[0]
    followed = Rollouts(state.game.know(state.view(seat), state.edition), seat,
                        state.legal(seat), SEED)
    followed.look_ahead()
    moves = len(followed.left)
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        followed.follow()
    return int(followed.followed) * moves / (time.perf_counter() - start)


def catanatron() -> float | None:
    """Simulations a second of a tree search of catanatron's kind: a copy of the game, played at
    random to its end. Its package has the engine for it; the search itself is not published there.
    """
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=SEED)
    while len(game.state.actions) < 2 * MOVES:
        game.play_tick()
    made = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        game.copy().play()
        made += 1
    return made / (time.perf_counter() - start)


def two_workers() -> float:
    """How many times the games of one worker process two of them play."""
    took = []
    for workers in (1, 2):
        start = time.perf_counter()
        selfplay(find("eden"), ["tree:200"], SLOW_GAMES, SEED, workers=workers)
        took.append(time.perf_counter() - start)
    return took[0] / took[1]


def main() -> None:
    print(f"\n## Players that search ({machine()}; seed {SEED}; python -m bench.search)\n")
    rival = catanatron()
    if rival is not None:
        row("catanatron, simulations/s", f"{rival:,.0f}", "")
    for name in ludotheque.GAMES:
        speed = tree(name)
        row(f"{name}: tree, simulations/s", f"{speed:,.0f}", "")
        if rival is not None:
            row("  ratio to catanatron", f"{speed / rival:.0f}", "at least 50")
        row(f"{name}: moves followed to the end of the round, a second",
            f"{rollouts(name):,.0f}", "")
    row("games by two workers / by one", f"{two_workers():.2f}", "at least 1.7")


if __name__ == "__main__":
    main()
