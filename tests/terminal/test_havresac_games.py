"""Whole games of Havresac in both interfaces: alone, against bots, and behind the curtain."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.conftest import SOAK
from tests.terminal.piloting import play
from tests.terminal.whole_games import play_in_lines, play_on_the_full_screen, sit
from textual.pilot import Pilot

from ludotheque.terminal.app import GameApp
from ludotheque.terminal.plain import run_plain
from ludotheque.terminal.session import Session
from ludotheque.terminal.widgets import CanvasView

TABLES = [(["person"], {"season": "winter", "night": "guide,thief,druid"}, "en"),
          (["person", "greedy:1"], {"night": "warrior,priestess,huntress"}, "fr"),
          (["person", "person", "random"], {"same_chests": True}, "es"),
          (["person"] * 4, {"random_faces": True}, "en")]


@pytest.mark.parametrize(("seats", "options", "language"), TABLES)
def test_a_whole_game_in_lines(seats: list[str], options: dict[str, object], language: str,
                               tmp_path: Path) -> None:
    session = sit("havresac", seats, options, language, tmp_path / "game.ludo")
    curtains: list[str] = []

    def heard(prompt: str) -> None:
        if session.curtain is not None:
            curtains.append(prompt)

    play_in_lines(session, heard)
    # Everybody finishes a phase before the keyboard changes hands, and whoever ends one begins the
    # next: nine phases (no Recruitment in the last round), after the curtain before the game.
    people = seats.count("person")
    assert len(curtains) == (1 + 9 * (people - 1) if people > 1 else 0)


@pytest.mark.parametrize(("seats", "options", "size"), [
    (["person"], {"season": "winter"}, (80, 24)),
    *([(["person", "person"], {"same_chests": True, "random_faces": True}, (80, 24)),
       (["person", "greedy:1"], {"night": "thief,guide"}, (120, 40))] if SOAK else [])])
def test_a_whole_game_on_the_full_screen(seats: list[str], options: dict[str, object],
                                         size: tuple[int, int], tmp_path: Path) -> None:
    session = sit("havresac", seats, options, path=tmp_path / "game.ludo")
    play_on_the_full_screen(session, size)


# --- other players' boards, one key away ----------------------------------------------------------


def drive(session: Session, script, size: tuple[int, int] = (80, 24)) -> None:
    app = GameApp(session)
    play(app, lambda pilot: script(app, pilot), size)


def test_p_goes_round_the_boards() -> None:
    session = sit("havresac", ["person", "random", "random"], {})

    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        def status() -> str:
            return app.query_one("#status", CanvasView).canvas.text()

        steps = len(session.table.record.steps)
        assert "Board of" not in status()
        await pilot.press("p")
        assert "Board of Player 2" in status()
        assert app.query_one("#options", CanvasView).canvas.height == 0
        await pilot.press("p")
        assert "Board of Player 3" in status()
        await pilot.press("p")
        assert "Board of" not in status()
        # Keys that would choose something lead back to one's own board first.
        for key in ("enter", "1", "down", "escape"):
            await pilot.press("p", key)
            assert "Board of" not in status()
            assert app.pointing.cursor == 0
        assert len(session.table.record.steps) == steps
    drive(session, script)


def test_a_seat_can_be_clicked() -> None:
    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        where = app.query_one("#board", CanvasView).canvas.find("seat:2")
        assert where is not None
        await pilot.click("#board", offset=where)
        await pilot.pause()
        assert app.pointing.looking == "seat:2"
        await pilot.click("#board", offset=(10, 5))  # a square: only a way back
        await pilot.pause()
        assert app.pointing.looking == ""
    drive(sit("havresac", ["person", "random"], {}), script)


def test_alone_there_is_nobody_to_look_at() -> None:
    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        assert "players" not in app.query_one("#keys", CanvasView).canvas.text()
        await pilot.press("p")
        assert app.pointing.looking == ""
    drive(sit("havresac", ["person"], {}), script)


def test_the_board_shows_the_way_to_the_cursor() -> None:
    async def script(app: GameApp, pilot: Pilot[None]) -> None:
        for _ in range(len(app.pointing.offers) - 1):
            await pilot.press("down")
        assert "•" in app.query_one("#board", CanvasView).canvas.text()
    drive(sit("havresac", ["person"], {}), script)


def test_line_mode_tells_the_other_boards() -> None:
    session = sit("havresac", ["person", "random", "random"], {})
    answers = iter(["p", "p 3", "q"])
    lines: list[str] = []
    run_plain(session, input=lambda prompt: (lines.append("> "), next(answers))[1],
              print=lines.append)
    told = "\n".join(lines).split("> ")
    assert "Board of Player 2." in told[1]
    assert "Board of Player 3." in told[1]
    assert "Board of Player 2." not in told[2]
    assert "Board of Player 3." in told[2]


def test_line_mode_alone() -> None:
    answers = iter(["p", "q"])
    lines: list[str] = []
    run_plain(sit("havresac", ["person"], {}), input=lambda prompt: next(answers),
              print=lines.append)
    assert "There are no other boards to look at." in lines
