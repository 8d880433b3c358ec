"""GOLDblivion's board: all that is offered can be found, all sizes and languages, no secrets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from tests.generic.games import Variant, random_game

from ludotheque.core.content import shipped
from ludotheque.core.game import Choice
from ludotheque.core.text import LANGUAGES, Words
from ludotheque.games import find
from ludotheque.games.goldblivion.game import Goldblivion
from ludotheque.tables.table import Table
from ludotheque.terminal.boards import board_of, describe
from ludotheque.terminal.canvas import Canvas, Marks
from ludotheque.terminal.plain import run_plain
from ludotheque.terminal.session import Session
from ludotheque.terminal.walk import Walk

View = dict[str, Any]
GAME = Goldblivion()
BOARD = board_of("goldblivion")
LARGEST = {False: (52, 22), True: (72, 37)}
# What a path may name that is no component on the table: buttons and the steps of a choice.
BUTTONS = ("act", "side", "pay", "copy")


def variant(edition: str, seats: int, noble: str = "none") -> Variant:
    return Variant(GAME, shipped(GAME, edition), seats, {"noble": noble})


VARIANTS = [variant("rulebook", 1, "charles"), variant("published", 1, "jade"),
            variant("rulebook", 2), variant("published", 3), variant("rulebook", 4)]


@cache
def states(which: Variant, seed: int) -> list[tuple[View, list[Choice]]]:
    """Some positions of a random game as the seat to move sees them, with its choices."""
    out = []
    for number, (state, seat, _, _) in enumerate(random_game(which, 2 * seed)):
        if number < 12 or number % 9 == seed:
            out.append((state.view(seat), state.choices(seat)))
    return out


def walks(choices: list[Choice]) -> Iterator[Walk]:
    """The beginning, and every step that is not yet the last."""
    for path in {tuple(choice.path[:at]) for choice in choices
                 for at in range(len(choice.path))}:
        walk = Walk(choices)
        for ref in path:
            assert walk.step(ref)
        yield walk


def words_of(which: Variant, language: str) -> Words:
    return Words(language, "goldblivion", which.edition.names)


def marks_of(walk: Walk) -> Marks:
    refs = walk.refs()
    return Marks(frozenset(refs), refs[0], frozenset(walk.path))


def signed(canvas: Canvas) -> set[str]:
    """The references that carry a sign of being offered."""
    return {cell.ref for row in canvas.rows for cell in row if cell.char in "▸▶"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("which", VARIANTS, ids=str)
def test_what_is_offered_is_drawn_or_listed(which: Variant, language: str) -> None:
    words = words_of(which, language)
    for view, choices in states(which, 1):
        for walk in walks(choices):
            marks = marks_of(walk)
            assert BOARD.question(view, walk.path, walk.refs(), words).strip()
            for ref in walk.refs():
                assert BOARD.label(view, walk.path, ref, words).strip()
                assert all(line.strip() for line in BOARD.explain(view, ref, words))
            for large in (False, True):
                canvas = BOARD.draw(view, words, marks, large)
                assert canvas.width <= LARGEST[large][0]
                assert canvas.height <= LARGEST[large][1]
                hidden = {ref for ref in walk.refs() if ref not in signed(canvas)}
                assert all(ref.partition(":")[0] in (*BUTTONS, "hand", "played", "building",
                                                     "magic", "army") for ref in hidden), hidden
                if large:  # there is room for everything but long lists of sides
                    assert all(ref.partition(":")[0] in BUTTONS for ref in hidden), hidden


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("which", VARIANTS, ids=str)
def test_positions_are_told(which: Variant, language: str) -> None:
    words = words_of(which, language)
    for view, _ in states(which, 2)[::3]:
        lines = describe(view, words)
        assert len(lines) > 30
        assert len(describe(view, words, full=False)) < len(lines)
        assert all(line.strip() for line in lines)
        assert BOARD.title(view, words) in lines[0]
        for width in (20, 26, 47):
            assert BOARD.status(view, words, Marks(), width).height <= 5


@pytest.mark.parametrize("which", VARIANTS, ids=str)
def test_a_spectator_may_look(which: Variant) -> None:
    words = words_of(which, "fr")
    for number, (state, _, _, _) in enumerate(random_game(which, 6)):
        if number % 7 == 0:
            view = state.view(None)
            assert describe(view, words)
            assert BOARD.question(view, (), (), words)
            for large in (False, True):
                refs = BOARD.draw(view, words, Marks(), large).refs()
                assert not any(ref.startswith(("hand:", "magic:")) for ref in refs)


def test_a_board_shows_no_other_hand() -> None:
    """Whatever else the other seats hold, the picture and the words are the same."""
    which = variant("rulebook", 3)
    words = words_of(which, "en")
    for number, (state, _, _, _) in enumerate(random_game(which, 8)):
        if number % 11 or not state.view(0)["seats"][0]["hand"]:
            continue
        mine = state.view(0)["seats"][0]
        view = state.view(1)
        canvas = BOARD.draw(view, words, Marks(), True)
        assert f"hand:{next(iter(mine['hand']))}" not in canvas.refs() \
            or next(iter(mine["hand"])) in view["seats"][1]["hand"]
        knowledge = GAME.know(view, which.edition)
        other = knowledge.imagine(which.start(number).rng).view(1)
        assert BOARD.draw(other, words, Marks(), True).text() == canvas.text()
        assert describe(other, words) == describe(view, words)


def test_everything_of_the_table_can_be_pointed_at() -> None:
    which = variant("rulebook", 2)
    for large in (False, True):
        for view, _ in states(which, 3):
            refs = BOARD.draw(view, words_of(which, "es"), Marks(), large).refs()
            assert {land["ref"] for land in view["land"]} <= refs
            assert {f"market:{n}" for n in range(1, 5)} <= refs
            assert {"combat:1", "combat:2", "village:left", "village:right"} <= refs


def test_types_and_costs_need_no_colour() -> None:
    which = variant("rulebook", 2)
    view, _ = states(which, 1)[0]
    text = BOARD.draw(view, words_of(which, "en"), Marks(), False).text()
    for line, card in zip(text.split("\n"), view["market"], strict=False):
        assert f"{card['cost']}{'M' if card['building'] else 'N'}" in line
        assert card["types"][0][:1].upper() in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_stand_ins_are_said(language: str) -> None:
    for edition, said in (("rulebook", True), ("published", False)):
        which = variant(edition, 2)
        view, _ = states(which, 1)[0]
        assert bool(BOARD.notices(view, words_of(which, language))) == said
    assert len(BOARD.legend(words_of(which, language))) > 8


def test_a_power_in_words_and_in_signs() -> None:
    which = variant("published", 2)
    view, words = which.start(1).view(0), words_of(which, "en")

    def about(ref: str) -> str:
        return BOARD.explain(view, ref, words)[0]

    assert about("card:castrum") == ("Castrum (Building, 4 materials): gain 2 nuggets per "
                                     "Building, roll 1 die per Human.")
    assert about("hand:red") == ("Red (Dwarf, 3 nuggets): pay 2 nuggets to gain 1 material, or "
                                 "turn a used Building upright.")
    assert about("army:karen") == ("Karen (Combat card, 3 nuggets): Force 1, or Force 3, then it "
                                   "is destroyed.")
    assert about("army:boomers") == \
        "Boomers (Combat card, 3 nuggets): pay 1 material: Force 3."
    assert about("magic:4") == "Magic token 4: fight with 2 Force more."
    assert BOARD.label(view, (), "hand:bro", words) == "Play BRO · fight +1▯"
    assert BOARD.label(view, (), "army:boomers", words) == "Resolve Boomers · 1M→F3"
    assert BOARD.label(view, ("hand:red",), "side:left", words) == \
        "left side: pay 2 nuggets to gain 1 material"


def test_line_mode_explains_what_its_lines_name() -> None:
    """`x` tells what the cards on offer do, `x 2` only the second."""
    table = Table.start(find("goldblivion"), seed=5)
    session = Session(table, Words("en", "goldblivion", table.record.edition.names))
    answers = iter(["x", "x 2", "q"])
    lines: list[str] = []
    run_plain(session, input=lambda prompt: (lines.append("> "), next(answers))[1],
              print=lines.append)
    told = "\n".join(lines).split("> ")
    assert "\n1. " in told[1]
    assert "\n2. " in told[1]
    assert told[2].startswith("\n2. ")
    assert "\n1. " not in told[2].partition("\n\n")[0]
