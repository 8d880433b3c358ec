"""What a worth means is found from games: the same from the same, and what is true of them."""

from __future__ import annotations

import math

import pytest

from ludotheque.lab import eden_chances
from ludotheque.lab.eden_chances import MODES, Seen, fit, main, observe


def test_what_is_true_of_the_games_is_found() -> None:
    """Positions whose chances are known, in Classic and in the second mode."""
    seen = []
    for mode in (0.0, 1.0):
        for odds in (-2.0, -1.0, 0.0, 1.0, 2.0):
            chance = 1.0 / (1.0 + math.exp(-(1.5 - mode + 0.8 * odds)))
            traits = [1.0, 0.0, mode, *[0.0] * (MODES - 2), odds]
            seen += [Seen(traits, 1.0, 50.0 * chance), Seen(traits, 0.0, 50.0 * (1.0 - chance))]
    found = fit(seen)
    assert found == pytest.approx([1.5, 0.0, -1.0, *[0.0] * (MODES - 2), 0.8], abs=0.02)


def test_it_depends_on_the_seed_alone(monkeypatch: pytest.MonkeyPatch,
                                      capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(eden_chances, "POSITIONS", 5)
    seen = observe(2, 1, lambda games: None)
    assert seen == observe(2, 1, lambda games: None)
    assert sum(one.share for one in seen) == pytest.approx(2.0)
    main(["--games", "2"])
    assert capsys.readouterr().out.startswith("CONFIDENCE: tuple[float, ...] = (")


def test_broken_off_it_takes_what_was_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(games: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(eden_chances, "POSITIONS", 5)
    assert observe(9, 1, stop) == observe(1, 1, lambda games: None)
