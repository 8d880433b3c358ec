"""Weights are learned from self-play: towards what came of a game, and always the same."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core.content import load
from ludotheque.games.eden import weights as present
from ludotheque.games.eden.pieces import EdenEdition
from ludotheque.games.eden.state import EdenState
from ludotheque.games.eden.weighing import MODES, weights_of
from ludotheque.lab import eden_weights
from ludotheque.lab.eden_weights import (
    EDEN,
    Beginning,
    Learner,
    counted,
    file_of,
    main,
    present_weights,
    zero_weights,
)

FILE = Path(present.__file__).read_text(encoding="utf-8")


def learned(games: int, seed: int = 1) -> list[float]:
    learner = Learner(zero_weights(), seed, positions=5)
    learner.learn(games, lambda number, won: None)
    return learner.weights


def test_it_depends_on_the_seed_alone() -> None:
    assert learned(2) == learned(2)
    assert learned(2) != learned(2, seed=2)


def test_others_judge_by_the_present_weights_meanwhile() -> None:
    learned(1)
    edition = load(EDEN)
    assert isinstance(edition, EdenEdition)
    for modes in range(1 << MODES):
        assert list(edition.worths.of(modes)) == list(weights_of(modes))


def test_what_is_counted_is_what_is_judged() -> None:
    """At the beginning of a round, in Classic and in all modes."""
    for modes in ([], ["celestial", "fearless", "resurrection", "ravage"]):
        state = ludotheque.new_game("eden", seed=3, modes=modes)
        assert isinstance(state, EdenState)
        while len(state.legal(0)) < 5:
            state.apply(0, state.legal(0)[0])
        sums = Learner(present_weights(), 1, 1).sums(int(state.modes))
        worth = sum(sums[at] * amount for at, amount in counted(state))
        assert state.judge(0) == pytest.approx(1.0 / (1.0 + math.exp(-worth)))


@pytest.mark.parametrize("won", [False, True])
def test_worths_are_drawn_towards_how_the_game_ended(won: bool) -> None:
    learner = Learner(zero_weights(), 1, 1)
    learner.study(2, won, [Beginning(7, [(0, 1.0), (5, 0.5)], 0.5)])
    change = learner.sums(2)[0]
    assert (change > 0) == won
    assert learner.sums(2)[5] == pytest.approx(change / 2)
    assert 0 < abs(learner.sums(0)[0]) < abs(change)  # the mode learned a part of it
    assert learner.sums(4) == learner.sums(0)


def test_a_file_of_the_present_weights_is_the_present_file() -> None:
    assert file_of(present_weights()) == FILE


def test_broken_off_it_keeps_what_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                         capsys: pytest.CaptureFixture[str]) -> None:
    play, played = Learner.play, []

    def interrupted(self: Learner, modes: int, seed: int) -> tuple[bool, list[Beginning]]:
        played.append(seed)
        if len(played) == 3:
            raise KeyboardInterrupt
        return play(self, modes, seed)

    monkeypatch.setattr(eden_weights, "SHOWN", 1)
    monkeypatch.setattr(Learner, "play", interrupted)
    monkeypatch.setenv("LUDO_LANGUAGE", "en")
    out = tmp_path / "weights.py"
    main(["--games", "9", "--positions", "5", "--out", str(out)])
    assert out.read_text(encoding="utf-8") == file_of(learned(2))
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines()[-1] == "Broken off: kept what was learned from 2 games"
    assert len(told.err.splitlines()) == 3
