"""Learning the weights of The Spirit of Eden's judgement (`games/eden/weights.py`) by self-play.

A player that works rounds out plays games in all sets of modes. After each game the worth of its
rounds' beginnings is drawn towards what was found when the round was worked out and towards how
the game ended. Everything depends on (seed, games, positions) alone.

    python -m ludotheque.lab.eden_weights --games 400 --out weights.py
"""

from __future__ import annotations

import argparse
import math
import sys
import textwrap
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from librt.vecs import vec

from ludotheque.core.content import from_source, load
from ludotheque.core.rng import FastRng, derive_seed
from ludotheque.core.text import Words, default_language
from ludotheque.games import find
from ludotheque.games.eden import pieces as p
from ludotheque.games.eden import weights as present
from ludotheque.games.eden.pieces import EdenEdition
from ludotheque.games.eden.state import EdenState
from ludotheque.games.eden.weighing import COUNTS, MODES
from ludotheque.games.eden.worth import counts_of
from ludotheque.players.rounds import Rounds

EDEN = find("eden")
QUOTES = '"""'
LATER = 0.985  # of a win, for each round that it is away
FOUND = 0.7  # how much what a round's work found counts against how the game ended
RATE = 0.03
MODE_RATE = 0.3  # of that, for what a mode adds: it is learned from fewer games
SHOWN = 50  # games of which the wins are told


@dataclass
class Beginning:
    """A round's beginning: what is counted there, and what working the round out found."""

    round: int
    amounts: list[tuple[int, float]]
    found: float


class Learner:
    """The weights as they are learned: Classic's, and what each mode adds."""

    def __init__(self, weights: list[float], seed: int, positions: int) -> None:
        self.weights = weights
        self.seed = seed
        self.positions = positions
        # An edition of its own, so that nobody else judges by half-learned weights.
        source = load(EDEN).source
        self.edition = cast(EdenEdition, from_source(EDEN, source, "edition"))

    def learn(self, games: int, progress: Callable[[int, bool], None]) -> None:
        """Play so many games; `progress` is told of each whether it was won."""
        for number in range(games):
            modes = FastRng(derive_seed(self.seed, number, 0), 0).below(0, 1 << MODES)
            won, beginnings = self.play(modes, derive_seed(self.seed, number, 1))
            self.study(modes, won, beginnings)
            progress(number + 1, won)

    def trial(self, games: int) -> int:
        """How many of so many games in all modes are won by the weights as they are."""
        every = (1 << MODES) - 1
        return sum(self.play(every, derive_seed(self.seed, number, 2))[0]
                   for number in range(games))

    def play(self, modes: int, seed: int) -> tuple[bool, list[Beginning]]:
        """One game by the weights so far."""
        self.edition.worths.known[modes] = vec[float](self.sums(modes))
        names = [name for at, name in enumerate(p.MODES) if (modes >> at) & 1]
        state = cast(EdenState, EDEN.new(self.edition, FastRng(seed, 1), 1, {"modes": names}))
        beginnings: list[Beginning] = []
        while not state.over:
            legal = state.legal(0)
            begins = not beginnings or beginnings[-1].round != state.round
            if len(legal) == 1:
                state.apply(0, legal[0])
                continue
            rounds = Rounds(EDEN.know(state.view(0), self.edition), 0, legal,
                            derive_seed(seed, len(beginnings)))
            rounds.run(self.positions)
            if begins and state.phase in (p.PLAYING, p.WEAKENING):
                beginnings.append(Beginning(int(state.round), counted(state), rounds.value()))
            state.apply(0, int(rounds.best()))
        return state.outcome == p.WON, beginnings

    def study(self, modes: int, won: bool, beginnings: Sequence[Beginning]) -> None:
        """Draw the worth of each beginning towards what came of it, the last one first."""
        for one in reversed(beginnings):
            ended = LATER ** (beginnings[-1].round - one.round) if won else 0.0
            wanted = FOUND * LATER * one.found + (1.0 - FOUND) * ended
            sums = self.sums(modes)
            worth = sum(sums[at] * amount for at, amount in one.amounts)
            error = wanted - 1.0 / (1.0 + math.exp(-worth))
            for group, rate in self.rates(modes):
                for at, amount in one.amounts:
                    self.weights[group * COUNTS + at] += rate * error * amount

    def rates(self, modes: int) -> list[tuple[int, float]]:
        """How fast each group of weights learns from a game in these modes."""
        return [(0, RATE)] + [(mode + 1, RATE * MODE_RATE) for mode in range(MODES)
                              if (modes >> mode) & 1]

    def sums(self, modes: int) -> list[float]:
        """What everything weighs in a set of modes."""
        groups = [group * COUNTS for group, _ in self.rates(modes)]
        return [sum(self.weights[group + at] for group in groups) for at in range(COUNTS)]


def counted(state: EdenState) -> list[tuple[int, float]]:
    """What there is of all that counts, without what there is not."""
    return [(at, amount) for at, amount in enumerate(counts_of(state)) if amount]


def zero_weights() -> list[float]:
    """Weights that know nothing."""
    return [0.0] * ((MODES + 1) * COUNTS)


def present_weights() -> list[float]:
    """The weights that the players go by now."""
    return [int(number) / 100.0 for number in present.HUNDREDTHS.split()]


def file_of(weights: Sequence[float]) -> str:
    """The file of weights with these in it."""
    head, numbers, tail = Path(present.__file__).read_text(encoding="utf-8").rsplit(QUOTES, 2)
    groups = [" ".join(str(round(100.0 * weight)) for weight in weights[at:at + COUNTS])
              for at in range(0, len(weights), COUNTS)]
    numbers = "\n\n".join(textwrap.fill(group, 98) for group in groups)
    return f"{head}{QUOTES}\n{numbers}\n{QUOTES}{tail}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn, and write the file of weights."""
    words = Words(default_language())
    given = parser_of(words).parse_args(arguments)
    learner = Learner(present_weights() if given.go_on else zero_weights(), given.seed,
                      given.positions)
    won: list[bool] = []

    def progress(games: int, victory: bool) -> None:
        won.append(victory)
        if games % SHOWN == 0:
            tell(words.label("lab-learned", games=games, of=given.games, won=sum(won[-SHOWN:]),
                             last=SHOWN))

    def trial() -> None:
        if given.trial:
            tell(words.label("lab-trial", games=given.trial, won=learner.trial(given.trial)))

    try:
        trial()
        learner.learn(given.games, progress)
        trial()
    except KeyboardInterrupt:
        tell(words.label("lab-broken-off", games=len(won)))
    text = file_of(learner.weights)
    if given.out is None:
        print(text, end="")
    else:
        given.out.write_text(text, encoding="utf-8")


def tell(line: str) -> None:
    """To who waits: what is printed is the file."""
    print(line, file=sys.stderr, flush=True)


def parser_of(words: Words) -> argparse.ArgumentParser:
    """What may be said on the command line."""
    parser = argparse.ArgumentParser("python -m ludotheque.lab.eden_weights",
                                     description=words.label("lab-learn"))
    for name, usual in (("games", 400), ("seed", 1), ("positions", 300), ("trial", 0)):
        parser.add_argument(f"--{name}", type=int, default=usual, help=words.label(
            f"lab-learn-{name}", usual=usual))
    parser.add_argument("--go-on", action="store_true", help=words.label("lab-learn-go-on"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=words.label("lab-learn-out"))
    return parser


if __name__ == "__main__":
    main()
