"""Whole games of GOLDblivion in both interfaces: alone, against a bot, and behind the curtain."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque import FastRng, Table, Words, find
from ludotheque.core.record import read, verify
from ludotheque.terminal.app import GameApp
from ludotheque.terminal.plain import run_plain
from ludotheque.terminal.session import Session

TABLES = [(["person"], {"noble": "charles"}, "en"), (["person", "random"], {}, "fr"),
          (["person", "person"], {}, "es")]


def sit(seats: list[str], options: dict[str, object], language: str, path: Path) -> Session:
    table = Table.start(find("goldblivion"), seats, options, seed=11)
    return Session(table, Words(language, "goldblivion", table.record.edition.names), path)


@pytest.mark.parametrize(("seats", "options", "language"), TABLES)
def test_a_whole_game_in_lines(seats: list[str], options: dict[str, object], language: str,
                               tmp_path: Path) -> None:
    session = sit(seats, options, language, tmp_path / "game.ludo")
    choose = FastRng(3, 0)
    yes = session.words.label("terminal-plain-yes").split()[0]
    sure = session.words.label("terminal-plain-confirm")

    def answer(prompt: str) -> str:
        if session.over:
            return "q"
        return yes if prompt.startswith(sure) else str(1 + int(choose.below(0, 12)))

    run_plain(session, input=answer, print=lambda line: None)
    assert session.over
    record = read(tmp_path / "game.ludo", find)
    assert verify(record).digest() == session.table.state.digest()


@pytest.mark.parametrize(("seats", "options", "size"), [
    (["person"], {"noble": "jade"}, (80, 24)), (["person", "greedy:1"], {}, (120, 40))])
def test_a_whole_game_on_the_full_screen(seats: list[str], options: dict[str, object],
                                         size: tuple[int, int], tmp_path: Path) -> None:
    """Enter takes what the cursor is on, and confirms what is asked."""
    session = sit(seats, options, "en", tmp_path / "game.ludo")

    async def play() -> None:
        app = GameApp(session)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            for _ in range(3000):
                if session.over:
                    break
                await pilot.press("enter")

    asyncio.run(play())
    assert session.over
    assert verify(read(tmp_path / "game.ludo", find)).over
