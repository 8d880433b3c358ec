"""Stepping through a record."""

from __future__ import annotations

import random

import pytest
from tests.terminal.piloting import play, turn
from textual.pilot import Pilot

from ludotheque.core.record import Record
from ludotheque.core.text import LANGUAGES, Words
from ludotheque.games import find
from ludotheque.tables.table import Table
from ludotheque.terminal.replay import Reel, ReplayApp, run_replay
from ludotheque.terminal.widgets import CanvasView


def a_record(moves: int = 100000) -> Record:
    table = Table.start(find("eden"), seed=3)
    rng = random.Random(3)
    for _ in range(moves):
        if table.state.over:
            break
        table.play(0, rng.choice(table.state.legal(0)))
    return table.record


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_in_lines(language: str) -> None:
    record = a_record()
    lines: list[str] = []
    run_replay(record, Words(language, "eden"), plain=True, auto=True, print=lines.append)
    assert any(line.startswith(f"{len(record.steps)}. ") for line in lines)
    assert lines[-1] == Reel(record).ending(Words(language, "eden"))


def test_lines_wait_and_can_be_left() -> None:
    answers = iter(["", "", "q"])
    lines: list[str] = []
    run_replay(a_record(), Words("en", "eden"), plain=True, input=lambda _: next(answers),
               print=lines.append)
    assert any(line.startswith("2. ") for line in lines)
    assert not any(line.startswith("3. ") for line in lines)


def test_the_end_of_input_leaves() -> None:
    def end(_: str) -> str:
        raise EOFError

    run_replay(a_record(), Words("en", "eden"), plain=True, input=end, print=lambda _: None)


def test_an_unfinished_record_says_so() -> None:
    assert "not over" in Reel(a_record(5)).ending(Words("en", "eden"))


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_forwards_and_backwards(size: tuple[int, int]) -> None:
    reel = Reel(a_record())
    app = ReplayApp(reel, Words("en", "eden"))

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("right", "right", "left")
        assert app.at == 1
        await pilot.press("end")
        assert app.at == len(reel)
        await pilot.press("right", "left", "home", "left")
        assert app.at == 0
        await pilot.press("l", "d", "plus", "minus")
        assert f"0 sur {len(reel)}" in app.query_one("#header", CanvasView).canvas.text()

    play(app, script, size)


def test_autoplay() -> None:
    reel = Reel(a_record(4))
    app = ReplayApp(reel, Words("en", "eden"))

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("plus", "plus", "space")
        assert app.playing
        for at in range(1, len(reel) + 1):
            assert app.playing
            await turn(pilot, 0.25)
            assert app.at == at
        assert not app.playing
        await turn(pilot, 10.0)
        assert app.at == len(reel)
        await pilot.press("space")
        assert app.at == 0
        assert app.playing
        await pilot.press("space")
        assert not app.playing
        await turn(pilot, 10.0)
        assert app.at == 0

    play(app, script)
