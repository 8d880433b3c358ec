"""How strong the players of each level are: against the level below, and alone.

Of two players each sits in the first seat in half of the games. Games depend on (seed, number)
alone; where a player thinks for a time and not for a number of simulations, the machine counts too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import pairwise

from ludotheque.core.content import load
from ludotheque.core.events import Json
from ludotheque.core.game import Edition, Game
from ludotheque.lab.selfplay import Interval, Summary, mean_of, selfplay, wilson


@dataclass
class Rung:
    """One comparison: a player against another, or alone where `against` is empty."""

    player: str
    against: str
    options: Json
    games: int
    wins: Interval
    score: Interval
    theirs: Interval | None  # the other's score


@dataclass
class Match:
    """A comparison to be made."""

    player: str
    against: str
    options: Json


def matches(game: Game, players: Sequence[str]) -> Iterator[Match]:
    """Everything to compare: each player with the one before, and each alone in every way in which
    the game is played alone."""
    if game.max_seats > 1:
        for below, player in pairwise(players):
            yield Match(player, below, {})
    for options in game.alone:
        for player in players:
            yield Match(player, "", options)


def ladder(game: Game, players: Sequence[str], games: int, seed: int,
           edition: Edition | None = None, workers: int = 1,
           progress: Callable[[Match, int], None] = lambda match, done: None) -> Iterator[Rung]:
    """Play all matches, `games` each; each rung comes as soon as it is known. A rung that ctrl-C
    cut short has fewer games, and is the last.

    >>> from ludotheque.games import find
    >>> [rung.games for rung in ladder(find("eden"), ["random"], games=2, seed=1)]
    [2, 2]
    """
    edition = edition or load(game)
    for match in matches(game, players):
        runs = [selfplay(game, seats, games // 2 if match.against else games, seed + at,
                         match.options, edition, workers, partial(_report, progress, match, before))
                for at, (seats, before) in enumerate(zip(seatings(match), (0, games // 2),
                                                         strict=False))]
        yield rung_of(match, runs)
        if any(run.games < run.asked for run in runs):
            return


def _report(progress: Callable[[Match, int], None], match: Match, before: int, done: int) -> None:
    progress(match, before + done)


def seatings(match: Match) -> list[list[str]]:
    """Who sits where in the two halves of a match; alone there is one way."""
    if not match.against:
        return [[match.player]]
    return [[match.player, match.against], [match.against, match.player]]


def rung_of(match: Match, runs: Sequence[Summary]) -> Rung:
    """What both seatings tell together."""
    played = sum(run.games for run in runs)
    own = [run.seats[at] for at, run in enumerate(runs)]
    other = [run.seats[1 - at] for at, run in enumerate(runs) if match.against]
    wins = sum(seat.wins.value * run.games for seat, run in zip(own, runs, strict=True))
    return Rung(match.player, match.against, match.options, played, wilson(wins, played),
                mean_of([seat.score for seat in own]),
                mean_of([seat.score for seat in other]) if other else None)


def rung_json(rung: Rung) -> Json:
    """As plain JSON: a line of what `ludo ladder --json` prints."""
    return asdict(rung)
