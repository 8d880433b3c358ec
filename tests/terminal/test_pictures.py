"""`make pictures`: the terminal's screens, and which pictures there are."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.pictures import browser, terminal
from tests.pictures.__main__ import KEPT, KEPT_IN, Pictures


def test_the_same_picture_comes_out_again() -> None:
    shots = [shot for shot in terminal.shots() if shot.name == "eden-terminal-board-80x24-fr"]
    ((name, first),) = terminal.take(shots)
    terminal._played.cache_clear()
    ((_, again),) = terminal.take(shots)
    assert first == again
    assert name == "eden-terminal-board-80x24-fr.svg"
    assert "Manche" in first.decode()


@pytest.mark.parametrize("screen", terminal.SCREENS)
def test_every_screen_of_every_game(screen: str) -> None:
    shots = [shot for shot in terminal.shots() if shot.screen == screen]
    assert {shot.game for shot in shots} == {"eden", "goldblivion", "havresac"}
    assert {shot.size for shot in shots} == {(80, 24), (120, 40)}
    assert {shot.language for shot in shots} == {"en", "fr"}


def test_a_beginning_of_a_name_chooses() -> None:
    some = Pictures(Path(), "eden-", kept=False)
    assert {shot.name.partition("-")[0] for shot in (*some.browser, *some.terminal)} == {"eden"}
    names = {shot.name for shot in some.browser}
    assert {"eden-middle-360-dark-fr", "eden-analysis-1440", "eden-lesson-360"} <= names
    assert Pictures(Path(), "nothing", kept=False).many == 0


def test_no_two_pictures_have_one_name() -> None:
    names = [shot.name for shot in (*browser.shots(), *terminal.shots())]
    assert len(set(names)) == len(names)


def test_those_that_are_kept_are_made_by_the_same_program() -> None:
    assert Pictures(Path(), "", kept=True).many == len(KEPT)
    assert {path.stem for path in KEPT_IN.iterdir()} == KEPT
