"""What a worth means in The Spirit of Eden: how often who works rounds out wins from there.

Games are played Classic, with all modes and with some, their first rounds well or badly; a logistic
regression then finds `CONFIDENCE` and `SHARPNESS` of `games/eden/weights.py`. All of it depends on
(seed, games) alone.

    python -m ludotheque.lab.eden_chances --games 300
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ludotheque.core.content import load
from ludotheque.core.game import State
from ludotheque.core.rng import FastRng, derive_seed
from ludotheque.core.text import Words, default_language
from ludotheque.games import find
from ludotheque.games.eden import pieces as p
from ludotheque.players import make
from ludotheque.players.rounds import Rounds

EDEN = find("eden")
MODES = len(p.MODES)
BAD_PLAYERS = ("greedy", "rounds:30", "rounds:300")
BAD_ROUNDS = (0, 0, 5, 10, 15, 20)  # that such a player plays before the good one
POSITIONS = 4000  # that the good one looks at
DOUBT = 0.3  # how much is to be seen before a mode counts: few games tell one from another
SWEEPS = 200
SHOWN = 25


@dataclass
class Seen:
    """A position of a game: its modes, the logarithm of the odds that it was given, what came of
    it, and what it counts. Every game counts the same, however long it took."""

    traits: list[float]
    won: float
    share: float


def observe(games: int, seed: int, progress: Callable[[int], None]) -> list[Seen]:
    """Play so many games. Ctrl-C ends it with what was seen."""
    seen: list[Seen] = []
    try:
        for number in range(games):
            seen += play(derive_seed(seed, number))
            progress(number + 1)
    except KeyboardInterrupt:
        pass
    return seen


def play(seed: int) -> list[Seen]:
    """One game in any modes, badly begun: what was seen of it at the beginning of each round."""
    chance = FastRng(seed, 0)
    kind = chance.below(0, 3)
    modes = [name for name in p.MODES if kind == 0 or (kind == 1 and chance.below(0, 2))]
    bad = make(BAD_PLAYERS[chance.below(0, len(BAD_PLAYERS))], seed)
    until = BAD_ROUNDS[chance.below(0, len(BAD_ROUNDS))]
    state = EDEN.new(load(EDEN), FastRng(seed, 1), 1, {"modes": modes})
    values: dict[int, float] = {}  # of the first decision of each round
    while not state.over:
        legal = state.legal(0)
        if len(legal) == 1:
            state.apply(0, legal[0])
        elif state.round <= until:
            state.apply(0, bad.choose(EDEN.know(state.view(0), state.edition), 0, legal))
        else:
            rounds = worked_out(state, legal, seed)
            values.setdefault(int(state.round), rounds.value())
            state.apply(0, int(rounds.best()))
    told = [value for value in values.values() if 0.0 < value < 1.0]
    mode_traits = [float(name in modes) for name in p.MODES]
    return [Seen([1.0, *mode_traits, math.log(value / (1.0 - value))], state.judge(0),
                 1.0 / len(told)) for value in told]


def worked_out(state: State, legal: list[int], seed: int) -> Rounds:
    """The round from a decision on, played as well as can be."""
    rounds = Rounds(EDEN.know(state.view(0), state.edition), 0, legal, seed)
    rounds.run(POSITIONS)
    return rounds


def fit(seen: Sequence[Seen]) -> list[float]:
    """What each trait adds to the logarithm of the odds of winning: one after the other is set
    where it explains most, until they agree."""
    found = [0.0] * MODES + [0.0, 1.0]
    sums = [one.traits[-1] for one in seen]
    for _ in range(SWEEPS):
        for at in range(len(found)):
            doubt = DOUBT if 0 < at <= MODES else 0.0
            pull, hold = -doubt * found[at], doubt + 1e-6
            for one, total in zip(seen, sums, strict=True):
                chance = 1.0 / (1.0 + math.exp(-total))
                pull += one.share * (one.won - chance) * one.traits[at]
                hold += one.share * chance * (1.0 - chance) * one.traits[at] ** 2
            step = max(-0.5, min(0.5, pull / hold))
            found[at] += step
            sums = [total + step * one.traits[at] for one, total in zip(seen, sums, strict=True)]
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Print what was found, to be put into the game's judgement."""
    words = Words(default_language())
    parser = argparse.ArgumentParser("python -m ludotheque.lab.eden_chances",
                                     description=words.label("lab-fit"))
    for name, usual in (("games", 300), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual,
                            help=words.label(f"lab-learn-{name}", usual=usual))
    given = parser.parse_args(arguments)

    def progress(games: int) -> None:
        if games % SHOWN == 0:
            print(words.label("lab-fitted", games=games, of=given.games), file=sys.stderr,
                  flush=True)

    *confidence, sharpness = (round(one, 2)
                              for one in fit(observe(given.games, given.seed, progress)))
    print(f"CONFIDENCE: tuple[float, ...] = {tuple(confidence)}\nSHARPNESS: float = {sharpness}")


if __name__ == "__main__":
    main()
