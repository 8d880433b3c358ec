"""Whole games of GOLDblivion in both interfaces: alone, against a bot, and behind the curtain."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.conftest import SOAK
from tests.terminal.whole_games import play_in_lines, play_on_the_full_screen, sit


@pytest.mark.parametrize(("seats", "options", "language"), [
    (["person"], {"noble": "charles"}, "en"), (["person", "random"], {}, "fr"),
    (["person", "person"], {}, "es")])
def test_a_whole_game_in_lines(seats: list[str], options: dict[str, object], language: str,
                               tmp_path: Path) -> None:
    play_in_lines(sit("goldblivion", seats, options, language, tmp_path / "game.ludo"))


@pytest.mark.parametrize(("seats", "options", "size"), [
    (["person"], {"noble": "jade"}, (80, 24)),
    *([(["person", "greedy:1"], {}, (120, 40))] if SOAK else [])])
def test_a_whole_game_on_the_full_screen(seats: list[str], options: dict[str, object],
                                         size: tuple[int, int], tmp_path: Path) -> None:
    session = sit("goldblivion", seats, options, path=tmp_path / "game.ludo")
    play_on_the_full_screen(session, size)
