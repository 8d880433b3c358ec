"""Havresac's board: all that is offered can be found, all sizes and languages, all boards."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from tests.generic.games import Variant, random_game

import ludotheque
from ludotheque.core.content import load
from ludotheque.core.game import Choice
from ludotheque.core.text import LANGUAGES, Words
from ludotheque.games.havresac.game import Havresac
from ludotheque.terminal.boards import board_of, describe
from ludotheque.terminal.boards.havresac_map import LARGE, SMALL
from ludotheque.terminal.boards.havresac_words import CREATURE_SIGNS, movement
from ludotheque.terminal.canvas import Canvas, Marks
from ludotheque.terminal.pointing import way_of
from ludotheque.terminal.walk import Walk

View = dict[str, Any]
GAME = Havresac()
EDITION = load(GAME)
BOARD = board_of("havresac")
LARGEST = {False: (52, 22), True: (72, 37)}
ALL_NIGHT = "guide,warrior,thief,priestess,druid,huntress"
VARIANTS = [Variant(GAME, EDITION, 1, {"night": ALL_NIGHT}),
            Variant(GAME, EDITION, 2, {"season": "winter", "night": "guide,huntress"}),
            Variant(GAME, EDITION, 3, {"same_chests": True}),
            Variant(GAME, EDITION, 4, {"random_faces": True})]


@cache
def states(which: Variant, seed: int) -> list[tuple[View, list[Choice]]]:
    """Some positions of a game as the seat to move sees them, with its choices; and the end."""
    out = []
    game = list(enumerate(random_game(which, seed)))
    step = max(len(game) // 40, 1)
    state = which.start(seed)
    for number, (_, seat, _, move) in game:
        if number % step == 0 or number > len(game) - 3:
            out.append((state.view(seat), state.choices(seat)))
        state.apply(seat, move)
    return [*out, (state.view(0), [])]


def walks(choices: list[Choice]) -> list[Walk]:
    """The beginning, and every step that is not yet the last."""
    out = []
    for path in {tuple(choice.path[:at]) for choice in choices
                 for at in range(len(choice.path))}:
        walk = Walk(choices)
        assert all(walk.step(ref) for ref in path)
        out.append(walk)
    return out


def marks_of(walk: Walk) -> Marks:
    offers = walk.options()
    return Marks(frozenset(walk.refs()), offers[-1].ref, frozenset(walk.path), frozenset(),
                 way_of(offers[-1]))


def signed(canvas: Canvas) -> set[str]:
    """The references that carry a sign of being offered, or of lying on the way."""
    return {cell.ref for row in canvas.rows for cell in row if cell.char in "▸▶•"}


def text_of(canvas: Canvas, ref: str) -> str:
    return "".join(cell.char for row in canvas.rows for cell in row if cell.ref == ref)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("which", VARIANTS, ids=str)
def test_what_is_offered_is_drawn(which: Variant, language: str) -> None:
    words = Words(language, "havresac")
    for view, choices in states(which, 1):
        for walk in walks(choices):
            assert BOARD.question(view, walk.path, walk.refs(), words).strip()
            for ref in walk.refs():
                assert BOARD.label(view, walk.path, ref, words).strip()
                assert all(line.strip() for line in BOARD.explain(view, ref, words))
            for large in (False, True):
                canvas = BOARD.draw(view, words, marks_of(walk), large)
                assert (canvas.width, canvas.height) == LARGEST[large]
                assert set(walk.refs()) <= signed(canvas)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("which", VARIANTS, ids=str)
def test_nothing_is_cut_off(which: Variant, language: str) -> None:
    """Every line of every board has room for its words, in the longest language too."""
    words = Words(language, "havresac")
    for view, _ in states(which, 3):
        for shown in (view, *BOARD.others(view).values()):
            for large in (False, True):
                assert "…" not in BOARD.draw(shown, words, Marks(), large).text()
            status = BOARD.status(shown, words, Marks(), 26)
            assert "…" not in status.text()
            assert status.height <= 6


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("which", VARIANTS, ids=str)
def test_positions_are_told(which: Variant, language: str) -> None:
    words = Words(language, "havresac")
    for view, _ in states(which, 1)[::4]:
        lines = describe(view, words)
        assert len(describe(view, words, full=False)) < len(lines)
        assert all(line.strip() for line in lines)
        assert BOARD.title(view, words) in lines[0]
        assert bool(BOARD.forecast(view, words)) == (view["phase"] == "adventure")


@pytest.mark.parametrize("large", [False, True])
def test_every_square_can_be_pointed_at(large: bool) -> None:
    for which in VARIANTS:
        for view, _ in states(which, 1)[::8]:
            refs = BOARD.draw(view, Words("es", "havresac"), Marks(), large).refs()
            assert {square["ref"] for square in view["printed"]} <= refs


@pytest.mark.parametrize("large", [False, True])
def test_pieces_stand_where_they_are(large: bool) -> None:
    words = Words("en", "havresac")
    for view, _ in states(VARIANTS[1], 1):
        board = view["boards"][view["seat"]]
        canvas = BOARD.draw(view, words, Marks(), large)
        for one in board["guardians"]:
            token = one["guardian"].partition(":")[2][:2].capitalize()
            around = "<>" if one["square"] == board["at"] else "()"
            assert f"{around[0]}{token}{around[1]}" in text_of(canvas, one["square"])
        for one in board["creatures"]:
            sign = CREATURE_SIGNS[one["creature"].partition(":")[2]]
            drawn = text_of(canvas, one["square"])
            # The large Fox has a face between its ears, the large Crocodile a longer body.
            assert sign in drawn or (sign[0] in drawn and sign[1] in drawn)
        taken = {one["square"] for one in board["guardians"] + board["creatures"]}
        for square in view["printed"]:
            if square["terrain"] in ("hut", "grove") and square["ref"] not in taken:
                assert text_of(canvas, square["ref"]).strip("/\\ ") == \
                    square["spot"].partition(":")[2]
        for tent in board["tents"]:
            assert "/\\" in text_of(canvas, tent) or tent in taken


def test_squares_can_be_told_without_colour() -> None:
    shapes = [shape for look, shape in SMALL.items() if look not in ("hut", "grove")]
    assert len(set(shapes)) == len(shapes)
    pairs = [shape for look, shape in LARGE.items() if look not in ("hut", "grove")]
    assert len(set(pairs)) == len(pairs)
    assert len(set(CREATURE_SIGNS.values())) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_and_banners_differ_in_every_language(language: str) -> None:
    words = Words(language, "havresac")
    tokens = {words.label(f"havresac-code-{name}") for name in ALL_NIGHT.split(",")}
    assert len(tokens) == 6
    assert all(len(token) == 2 and not token.isupper() for token in tokens)  # no Hut looks so
    assert len({words.label(f"havresac-banner-{name}")
                for name in ("red", "blue", "green", "yellow")}) == 4


def test_the_way_to_the_cursor_is_drawn() -> None:
    view, choices = states(VARIANTS[1], 1)[0]
    walk = Walk(choices)
    far = max(walk.options(), key=lambda offer: len(way_of(offer)))
    way = way_of(far)
    assert len(way) > 2
    marks = Marks(frozenset(walk.refs()), far.ref, way=way)
    for large in (False, True):
        canvas = BOARD.draw(view, Words("en", "havresac"), marks, large)
        for ref in way - {far.ref}:
            assert "•" in text_of(canvas, ref)
        assert "▶" in text_of(canvas, far.ref)


# --- other players' boards ------------------------------------------------------------------------


def test_every_other_board_can_be_looked_at() -> None:
    words = Words("en", "havresac")
    for which in VARIANTS:
        for view, _ in states(which, 1)[::6]:
            others = BOARD.others(view)
            assert list(others) == [board["ref"] for board in view["boards"]
                                    if board["ref"] != f"seat:{view['seat'] + 1}"]
            for seat, shown in others.items():
                board = view["boards"][int(seat[-1]) - 1]
                picture = BOARD.draw(shown, words, Marks(), True)
                assert f"Board of Player {seat[-1]}" in BOARD.title(shown, words)
                assert f"Board of Player {seat[-1]}" in \
                    BOARD.status(shown, words, Marks(), 26).text()
                points = board["score" if view["phase"] == "over" else "points"]
                assert f"{points} point" in "\n".join(describe(shown, words))
                for one in board["guardians"]:
                    assert "(" in text_of(picture, one["square"]) or one["square"] == board["at"]


def test_a_hidden_board_says_how_old_it_is() -> None:
    """H11, same_chests: others are seen as they were when the Adventure began."""
    words = Words("en", "havresac")
    seen = 0
    for view, _ in states(VARIANTS[2], 1):
        for shown in BOARD.others(view).values():
            told = "\n".join(describe(shown, words))
            hidden = view["boards"][shown["looking"]]["earlier"]
            assert ("as it stood when the Adventure began" in told) == hidden
            status = BOARD.status(shown, words, Marks(), 40).text()
            assert ("As it stood when the Adventure began" in status) == hidden
            seen += hidden
    assert seen


@pytest.mark.parametrize("which", VARIANTS, ids=str)
def test_a_spectator_may_look(which: Variant) -> None:
    words = Words("fr", "havresac")
    for number, (state, _, _, _) in enumerate(random_game(which, 6)):
        if number % 25 == 0:
            view = state.view(None)
            assert describe(view, words)
            assert BOARD.question(view, (), (), words)
            assert len(BOARD.others(view)) == which.seats
            for large in (False, True):
                assert "Plateau de Joueur 1" in BOARD.status(view, words, Marks(), 30).text()
                assert BOARD.draw(view, words, Marks(), large).refs()


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_stand_ins_are_said(language: str) -> None:
    words = Words(language, "havresac")
    view, _ = states(VARIANTS[1], 1)[0]
    assert BOARD.notices(view, words)
    assert len(BOARD.legend(words)) > 8
    for width in (20, 26, 47):
        assert view["edition"]["name"] in BOARD.status(view, words, Marks(), width).text()


def test_things_are_explained() -> None:
    view, _ = states(VARIANTS[1], 1)[0]
    words = Words("en", "havresac")

    def about(ref: str) -> str:
        return " ".join(BOARD.explain(view, ref, words))

    assert about("guardian:huntress").startswith("Huntress by night: ")
    assert "1 point at once" in about("guardian:huntress")
    assert "exactly 2 squares away" in about("item:net")
    forest = next(square["ref"] for square in view["printed"] if square["terrain"] == "forest")
    assert about(forest) == "A forest: the move ends there."
    assert about("square:f6") == ""
    assert BOARD.label(view, ("item:net",), "square:f6", words) == "the Castle"


def test_the_forecast_adds_up() -> None:
    """H60: its parts make the round's Glory."""
    words = Words("en", "havresac")
    for which in VARIANTS:
        for view, _ in states(which, 1):
            if view["phase"] != "adventure":
                continue
            _, *parts, total = BOARD.forecast(view, words)
            glory = sum(int(part.rpartition(": ")[2].split()[0]) for part in parts)
            assert total.startswith(f"= {glory} Glory")


@pytest.mark.parametrize("language", LANGUAGES)
def test_steps_and_reserve_of_a_tile_stand_beside_each_other(language: str) -> None:
    words = Words(language, "havresac")
    night = {"night": "guide,warrior,thief,priestess,druid,huntress"}
    for options in ({}, night):
        view = ludotheque.new_game("havresac", 1, **options).view(0)
        for tile in view["tiles"]:
            left = words.label("havresac-board-left", n=tile["reserve"])
            assert 4 + len(movement(tile, words)) + 1 + len(left) < 72 // 3
