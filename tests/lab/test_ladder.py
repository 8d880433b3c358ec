"""The ladder: who is compared with whom, and that the figures are those of the games."""

from __future__ import annotations

import json

import pytest

from ludotheque.core.errors import BadInput
from ludotheque.games import GAMES, find
from ludotheque.lab.ladder import ladder, matches, seatings
from ludotheque.lab.selfplay import Interval, mean_of, selfplay
from ludotheque.players import LEVELS, make
from ludotheque.terminal import cli


def test_each_level_meets_the_one_below_and_plays_alone() -> None:
    pairs = [(one.player, one.against, one.options) for one in matches(find("goldblivion"), LEVELS)]
    assert pairs[:3] == [("medium", "easy", {}), ("hard", "medium", {}), ("expert", "hard", {})]
    assert pairs[3:7] == [(level, "", {"noble": "charles"}) for level in LEVELS]
    assert len(pairs) == 11
    assert all(not one.against for one in matches(find("eden"), LEVELS))


def test_both_sit_first_equally_often() -> None:
    match = next(matches(find("havresac"), ["random", "greedy:1"]))
    assert seatings(match) == [["greedy:1", "random"], ["random", "greedy:1"]]


def test_the_figures_are_those_of_the_games() -> None:
    rung = next(ladder(find("havresac"), ["random", "greedy:1"], games=4, seed=3))
    runs = [selfplay(find("havresac"), ["greedy:1", "random"], 2, 3),
            selfplay(find("havresac"), ["random", "greedy:1"], 2, 4)]
    assert rung.games == 4
    assert rung.wins.value == (runs[0].seats[0].wins.value + runs[1].seats[1].wins.value) / 2
    own = (runs[0].seats[0].score.value + runs[1].seats[1].score.value) / 2
    assert rung.score.value == pytest.approx(own, abs=0.001)
    assert rung.theirs is not None
    assert rung.score.value > rung.theirs.value


def test_the_number_of_workers_changes_nothing() -> None:
    one, two = (list(ladder(find("eden"), ["random"], 6, 1, workers=n)) for n in (1, 2))
    assert one == two


def test_means_of_two_runs_are_surer_than_each() -> None:
    assert mean_of([Interval(10.0, 8.0, 12.0), Interval(20.0, 18.0, 22.0)]) \
        == Interval(15.0, 13.586, 16.414)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_level_is_a_player_and_every_solo_game_can_be_begun(game) -> None:
    for spec in game.levels.values():
        make(spec, 1)
    for options in game.alone:
        game.read_options(options)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli._run(["ladder", "eden", "--players", "random", "--games", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["games"] for one in told["rungs"]] == [2, 2]
    assert cli._run(["ladder", "eden", "--players", "random", "--games", "2"]) == 0
    assert capsys.readouterr().out.startswith("| random |")


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown player 'genius'"):
        make("genius", 1)
    assert cli._run(["ladder", "eden", "--players", "genius"]) == 2
