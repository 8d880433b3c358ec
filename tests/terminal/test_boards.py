"""Boards: every component of a view is drawn and told, in every language and size."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludotheque.core.text import LANGUAGES, Words
from ludotheque.games import GAMES, find
from ludotheque.tables.table import Table
from ludotheque.terminal.boards import Board, board_of, describe
from ludotheque.terminal.canvas import Canvas, Marks, cut

MODES = "celestial,fearless,resurrection,ravage,weakness"


def views(seed: int, modes: str = "") -> list[dict[str, Any]]:
    """The views of a random game."""
    table = Table.start(find("eden"), seed=seed, options={"modes": modes})
    rng = random.Random(seed)
    out = [table.state.view(0)]
    while not table.state.over:
        table.play(0, rng.choice(table.state.legal(0)))
        out.append(table.state.view(0))
    return out


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_drawn(language: str, large: bool) -> None:
    words, board = Words(language, "eden"), board_of("eden")
    for view in views(1, MODES)[::7]:
        refs = board.draw(view, words, Marks(), large).refs()
        assert {place["ref"] for place in view["places"]} <= refs
        assert {card["ref"] for card in view["cards"]} <= refs
        assert {ally["ref"] for ally in view["allies"]} <= refs
        assert {goomz["ref"] for goomz in view["goomz"] if goomz["place"]} <= refs
        assert {f"die:{die}" for die in view["dice"]} <= refs
        assert {"act:end", "act:backup", "act:reroll", "noa:power"} <= refs


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crowded_place(language: str, large: bool) -> None:
    """All six pieces on one place, every mark set: each can still be pointed at, and read."""
    view = views(1)[0]
    for piece in (*view["goomz"], *view["allies"]):
        piece["place"] = "place:4"
    for ally, goomz in zip(view["allies"], view["goomz"], strict=True):
        ally.update(shield=True, protected=True, traps=goomz["ref"])
    refs = {piece["ref"] for piece in (*view["goomz"], *view["allies"])}
    marks = Marks(frozenset(refs), "ally:flora")
    canvas = board_of("eden").draw(view, Words(language, "eden"), marks, large)
    assert refs <= {cell.ref for row in canvas.rows for cell in row if cell.char in "▸▶"}
    text = canvas.text()
    assert text.count("(") == text.count(")") == 4  # Noa's face and three shields


@pytest.mark.parametrize("large", [False, True])
def test_all_allies_with_noa(large: bool) -> None:
    view = views(1)[0]
    for ally in view["allies"]:
        ally.update(place=None, back=12)
    canvas = board_of("eden").draw(view, Words("fr", "eden"), Marks(), large)
    assert {ally["ref"] for ally in view["allies"]} <= canvas.refs()
    assert canvas.text().count("12") == 3


def test_health_can_be_told_without_colour() -> None:
    view = views(1)[0]
    pictures = set()
    for health in ("healthy", "ravaged", "destroyed"):
        view["places"][0]["health"] = health
        text = board_of("eden").draw(view, Words("en", "eden"), Marks(), False).text()
        assert health in text
        pictures.add(text)
    assert len(pictures) == 3


@pytest.mark.parametrize("width", [20, 26, 47])
@pytest.mark.parametrize("language", LANGUAGES)
def test_status_names_modes_and_stand_ins(language: str, width: int) -> None:
    words = Words(language, "eden")
    view = views(1, MODES)[0]
    text = board_of("eden").status(view, words, Marks(), width).text()
    for name in ("celestial", "fearless", "resurrection", "ravage", "weakness"):
        assert words.label(f"eden-mode-{name}")[:2] in text
    assert view["edition"]["name"] in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_described(language: str) -> None:
    words = Words(language, "eden")
    for view in views(2, MODES)[::5]:
        lines = describe(view, words)
        assert len(lines) > 15
        assert all(line.strip() for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_forecast(language: str) -> None:
    words, board = Words(language, "eden"), board_of("eden")
    assert len(board.legend(words)) > 5
    assert board.notices(views(1)[0], words)
    assert len(board.forecast(views(1)[0], words)) == 4


def test_every_game_has_a_board() -> None:
    for game in GAMES:
        assert type(board_of(game)) is not Board


def test_an_unknown_game_is_still_playable() -> None:
    board = board_of("nothing")
    assert board.question({}, (), (), Words("en", "eden")) == "What do you do?"
    assert board.label({}, (), "ally:flora", Words("en", "eden")) == "Flora"


def test_canvas_cuts_at_its_edges() -> None:
    canvas = Canvas(4, 2)
    assert canvas.put(2, 0, "abc", ref="x:y") == 5
    assert canvas.put(0, 7, "abc") == 3
    canvas.box(0, 0, 9, 9)
    assert len(canvas.text().split("\n")) == 2
    assert canvas.find("no:thing") is None
    assert cut("abcdef", 4) == "abc…"
