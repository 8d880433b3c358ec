"""The two boards we drew: counts, quarters, distances, and ways to everything (H2, H3)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.games.havresac import kingdom as k
from tests.games.havresac.table import BASE

PLACES = {"red": "ABCDE12", "blue": "FGHIJ34", "green": "KLMNO56", "yellow": "PQRSTU7"}
LANDS = pytest.mark.parametrize("land", BASE.kingdoms, ids=lambda land: land.season)
FAR = "CHMR" + "EJOT"  # Pigs and Crocodiles


def quarter(square: int) -> str:
    """Red is top left, blue top right, green bottom left, yellow bottom right; a cross between."""
    row, column = divmod(square, 11)
    if row == 5 or column == 5:
        return "cross"
    return {(False, False): "red", (False, True): "blue", (True, False): "green",
            (True, True): "yellow"}[row > 5, column > 5]


def by_quarter(land: k.Kingdom, kind: int) -> Counter[str]:
    return Counter(quarter(square) for square in range(121) if land.terrain[square] == kind)


def walks(land: k.Kingdom, closed: bool) -> dict[int, int]:
    """Steps from the Castle over free land; closed Huts and start spaces are entered, not left."""
    steps, waiting = {60: 0}, [60]
    for here in waiting:
        row, column = divmod(here, 11)
        if closed and land.terrain[here] in (k.HUT, k.START):
            continue
        for to_row, to_column in ((row - 1, column), (row + 1, column), (row, column - 1),
                                  (row, column + 1)):
            to = to_row * 11 + to_column
            if 0 <= to_row < 11 and 0 <= to_column < 11 and to not in steps \
                    and land.terrain[to] != k.LAKE:
                steps[to] = steps[here] + 1
                waiting.append(to)
    return steps


def test_quarters_are_named_for_views() -> None:
    for square in range(121):
        assert (k.quarter_of(square) or "cross") == quarter(square)


@pytest.mark.rule("H3")
@LANDS
def test_the_castle_is_in_the_middle_with_start_spaces_at_its_corners(land: k.Kingdom) -> None:
    assert len(land.terrain) == 121
    assert [square for square in range(121) if land.terrain[square] == k.CASTLE] == [5 * 11 + 5]
    assert [k.square_name(square) for square in land.starts] == ["e5", "g5", "e7"]
    assert [quarter(square) for square in land.starts] == ["red", "blue", "green"]
    assert [square for square in range(121) if land.terrain[square] == k.START] == \
        list(land.starts)


@pytest.mark.rule("H2", "H3")
@LANDS
def test_each_place_is_in_the_quarter_of_its_colour(land: k.Kingdom) -> None:
    assert len(set(land.places)) == 28
    for colour, names in PLACES.items():
        for name in names:
            square = land.places["ABCDEFGHIJKLMNOPQRSTU1234567".index(name)]
            assert quarter(square) == colour
            assert land.terrain[square] == (k.GROVE if name.isdigit() else k.HUT)
    assert sum(by_quarter(land, k.HUT).values()) == 21
    assert sum(by_quarter(land, k.GROVE).values()) == 7


@pytest.mark.rule("H1", "H3")
@LANDS
def test_two_villages_and_two_chests_in_each_quarter_and_on_the_cross(land: k.Kingdom) -> None:
    two_each = dict.fromkeys((*PLACES, "cross"), 2)
    assert by_quarter(land, k.VILLAGE) == two_each
    assert by_quarter(land, k.CHEST) == two_each
    assert [square for square in range(121) if land.terrain[square] == k.CHEST] == \
        list(land.chests)


@pytest.mark.rule("H3")
@LANDS
def test_forests_and_lakes(land: k.Kingdom) -> None:
    forests, lakes = by_quarter(land, k.FOREST), by_quarter(land, k.LAKE)
    assert all(4 <= forests[colour] <= 5 for colour in PLACES)
    assert forests["cross"] >= 1
    assert lakes["cross"] == 0
    assert all(lakes[colour] == (2 if land.season == "summer" else 3) for colour in PLACES)


@pytest.mark.rule("H3")
def test_both_seasons_have_the_same_in_number_but_lakes() -> None:
    summer, winter = (Counter(land.terrain) for land in BASE.kingdoms)
    for kind in (k.HUT, k.GROVE, k.VILLAGE, k.CHEST, k.FOREST, k.START, k.CASTLE):
        assert summer[kind] == winter[kind]
    assert (summer[k.LAKE], winter[k.LAKE]) == (8, 12)
    assert list(BASE.kingdoms[0].terrain) != list(BASE.kingdoms[1].terrain)


@pytest.mark.rule("H3")
@LANDS
def test_pigs_crocodiles_and_villages_are_far_from_the_castle(land: k.Kingdom) -> None:
    steps = walks(land, closed=False)
    for name in FAR:
        assert steps[land.places["ABCDEFGHIJKLMNOPQRSTU".index(name)]] >= 6, name
    for square in range(121):
        if land.terrain[square] == k.VILLAGE:
            assert steps[square] >= 5, k.square_name(square)


@pytest.mark.rule("H3")
@LANDS
def test_everything_can_be_reached_with_a_monster_on_every_hut(land: k.Kingdom) -> None:
    steps = walks(land, closed=True)
    for square in range(121):
        if land.terrain[square] in (k.HUT, k.GROVE, k.VILLAGE, k.CHEST, k.START):
            assert square in steps, k.square_name(square)


@pytest.mark.rule("H3")
@LANDS
def test_the_view_prints_every_square(land: k.Kingdom) -> None:
    for square, printed in enumerate(land.printed):
        assert printed["ref"] == k.square_ref(square)
        assert printed["terrain"] == k.TERRAINS[land.terrain[square]]
        assert (printed["quarter"] or "cross") == quarter(square)
        assert printed["spot"] == k.spot(land, square)
    assert k.spot(land, land.places[0]) == "hut:A"
    assert k.spot(land, land.places[27]) == "grove:7"
    assert k.spot(land, 60) == "castle:f6"


def test_squares_have_names() -> None:
    assert [k.square_name(square) for square in (0, 10, 60, 110, 120)] == [
        "a1", "k1", "f6", "a11", "k11"]
    for square in range(121):
        assert k.square_of(k.square_name(square)) == square
    for wrong in ("", "f", "6", "l1", "a0", "a12", "a01", "f 6", "A1", "aa1", "f6 "):
        assert k.square_of(wrong) == k.NONE
