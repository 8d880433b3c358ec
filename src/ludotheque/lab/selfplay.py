"""Programs playing many games: how often they win, and how sure that is.

Game number i of a run depends on (seed, i) alone, so results do not depend on the number of
worker processes, and any game of a run can be played again.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from statistics import fmean, stdev

from ludotheque.core.content import from_source, load
from ludotheque.core.events import Json
from ludotheque.core.game import Edition, Game
from ludotheque.core.rng import FastRng, derive_seed
from ludotheque.games import find
from ludotheque.lab.pool import spread, stopped
from ludotheque.players import make

BATCH = 5
Z95 = 1.959964  # two-sided 95 %


@dataclass
class Played:
    """One game's end: score, rank and worth of each seat, how many moves it took, and whatever
    else the game counts, as a mean over the seats."""

    scores: list[int]
    ranks: list[int]
    utilities: list[float]
    moves: int
    figures: dict[str, float] = field(default_factory=dict)


@dataclass
class Interval:
    """An estimate with its 95 % confidence interval."""

    value: float
    low: float
    high: float


@dataclass
class SeatSummary:
    """How one seat did over a run."""

    player: str
    wins: Interval
    score: Interval


@dataclass
class Summary:
    """A whole run, ready to print or to be written as JSON."""

    game: str
    edition: str
    options: Json
    seed: int
    games: int
    asked: int
    moves: float
    seats: list[SeatSummary] = field(default_factory=list)
    figures: dict[str, float] = field(default_factory=dict)  # means of `Game.figures`

    def json(self) -> Json:
        """As plain JSON: what `ludo selfplay --json` prints."""
        return asdict(self)


def play_one(game: Game, edition: Edition, options: Json, specs: Sequence[str], seed: int,
             index: int) -> Played:
    """Play game number `index` of a run to its end."""
    state = game.new(edition, FastRng(derive_seed(seed, index), len(specs)), len(specs), options)
    players = [make(spec, derive_seed(seed, index, seat)) for seat, spec in enumerate(specs)]
    moves = 0
    while not state.over:
        acting = state.to_move()
        seat = acting[moves % len(acting)]  # all in turn: nobody is always first in the shop
        knowledge = game.know(state.view(seat), edition)
        state.apply(seat, players[seat].choose(knowledge, seat, state.legal(seat)))
        moves += 1
    ends = state.result().seats
    counted = [game.figures(state, seat) for seat in range(len(specs))]
    return Played([end.score for end in ends], [end.rank for end in ends],
                  [end.utility for end in ends], moves, means(counted))


def play_batch(name: str, source: Json, options: Json, specs: Sequence[str], seed: int,
               first: int, last: int) -> list[Played]:
    """Games first..last-1, in a worker process: only plain data crosses over."""
    game = find(name)
    edition = from_source(game, source, "edition")
    played = []
    for index in range(first, last):
        if stopped():
            break
        played.append(play_one(game, edition, options, specs, seed, index))
    return played


def selfplay(game: Game, specs: Sequence[str], games: int, seed: int, options: Json | None = None,
             edition: Edition | None = None, workers: int = 1,
             progress: Callable[[int], None] = lambda done: None) -> Summary:
    """Play a run. Ctrl-C ends it early with what was played; `games` then tells how many.

    >>> summary = selfplay(find("eden"), ["random"], games=3, seed=1)
    >>> summary.games, summary.seats[0].player
    (3, 'random')
    """
    check_players(game, specs)
    checked = game.read_options(options or {})
    edition = edition or load(game)
    played: list[Played] = []
    try:
        for batch in _batches(game, edition, checked, specs, games, seed, workers):
            played += batch
            progress(len(played))
    except KeyboardInterrupt:
        pass
    return _summary(game, edition, checked, specs, seed, games, played)


def check_players(game: Game, specs: Sequence[str]) -> None:
    """Refuse unknown players and a wrong number of them."""
    for spec in specs:
        make(spec, 0)
    game.check_seats(len(specs))


def _batches(game: Game, edition: Edition, options: Json, specs: Sequence[str], games: int,
             seed: int, workers: int) -> Iterator[list[Played]]:
    ranges = [(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    if workers <= 1:
        for first, last in ranges:
            yield [play_one(game, edition, options, specs, seed, i) for i in range(first, last)]
        return
    yield from spread(play_batch, [(game.name, edition.source, options, list(specs), seed, *one)
                                   for one in ranges], workers)


def _summary(game: Game, edition: Edition, options: Json, specs: Sequence[str], seed: int,
             asked: int, played: list[Played]) -> Summary:
    summary = Summary(game.name, edition.label(), options, seed, len(played), asked,
                      fmean(one.moves for one in played) if played else 0.0)
    for seat, spec in enumerate(specs):
        # A shared first place counts as its share of a win.
        wins = [1 / one.ranks.count(1) if one.ranks[seat] == 1 else 0.0 for one in played]
        summary.seats.append(SeatSummary(spec, wilson(sum(wins), len(played)),
                                         mean([one.scores[seat] for one in played])))
    summary.figures = {name: round(value, 3)
                       for name, value in means([one.figures for one in played]).items()}
    return summary


def means(counted: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The mean of each figure."""
    names = counted[0] if counted else {}
    return {name: fmean(figures[name] for figures in counted) for name in names}


def wilson(wins: float, games: int) -> Interval:
    """A proportion with Wilson's interval, which behaves at 0 % and 100 % too.

    >>> wilson(24, 100)
    Interval(value=0.24, low=0.1669, high=0.3323)
    """
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = wins / games
    spread = Z95 * math.sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    middle = share + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    return Interval(round(share, 4), round(max(0.0, (middle - spread) / scale), 4),
                    round(min(1.0, (middle + spread) / scale), 4))


def mean(values: Sequence[float]) -> Interval:
    """A mean with its normal interval."""
    if not values:
        return Interval(0.0, 0.0, 0.0)
    middle = fmean(values)
    spread = Z95 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(round(middle, 3), round(middle - spread, 3), round(middle + spread, 3))


def mean_of(means: Sequence[Interval]) -> Interval:
    """The mean of runs of the same length, with their intervals together."""
    middle = fmean(one.value for one in means)
    spread = math.sqrt(sum((one.high - one.value) ** 2 for one in means)) / len(means)
    return Interval(round(middle, 3), round(middle - spread, 3), round(middle + spread, 3))
