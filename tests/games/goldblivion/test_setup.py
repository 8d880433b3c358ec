"""Laying out the table and picking Nobles (G1-G6)."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from ludotheque.core.events import Log
from ludotheque.core.rng import FastRng
from tests.games.goldblivion.table import (
    EDITIONS,
    GAME,
    PUBLISHED,
    RULEBOOK,
    category,
    facts,
    fresh,
    hex,
    market,
    mine,
    paths,
    play,
    table,
)

SEEDS = range(40)


@pytest.mark.rule("G1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_begins_with_the_starting_cards_and_nothing_else(seats: int) -> None:
    for e in EDITIONS:
        s = fresh(seats, e)
        for seat in range(seats):
            me = mine(s, seat)
            assert me["owned"] == {"tom": 3, "naya": 2, "gloric": 1}
            assert (me["pile_size"], me["hand_size"], me["play"]) == (6, 0, {})
            assert me["army"] == {"arthur": 3, "xena": 2}
            assert (me["nuggets"], me["materials"], me["gold"], me["tokens"]) == (0, 0, 0, 0)


@pytest.mark.rule("G2")
def test_each_hex_has_a_face_down_tile_of_its_kind() -> None:
    for seats in (1, 2, 3, 4):
        s = fresh(seats)
        terrain = [hex(s, n)["terrain"] for n in range(1, 13)]
        assert [n + 1 for n in range(12) if terrain[n] == "forest"] == [1, 3, 4, 7, 8, 12]
        doubled = [n for n in range(1, 13) if hex(s, n)["tiles"] == 2]
        assert doubled == ([1, 2, 3] if seats == 4 else [])
        assert all(hex(s, n)["enemy"] is None and hex(s, n)["tiles"] for n in range(1, 13))


@pytest.mark.rule("G2")
def test_any_tile_of_its_kind_may_lie_on_a_hex() -> None:
    forest, mountain = Counter(), Counter()
    s = table(hand="gloric")
    play(s, "hand:gloric")
    for seed in range(200):
        for number, turned in ((1, forest), (2, mountain)):
            t = GAME.read(s.notation(), RULEBOOK, FastRng(seed, 2))
            log = Log()
            t.play(0, GAME.move_of(t, 0, [f"hex:{number}"]), log)
            turned[facts(log.events, "turn-tile")[0]["tile"]] += 1
    assert set(forest) == {"tile:f2", "tile:f3n", "tile:f3d", "tile:f4", "tile:f5"}
    assert set(mountain) == {"tile:m6", "tile:m7d", "tile:m7n", "tile:m8", "tile:m9"}
    assert forest["tile:f2"] > forest["tile:f5"]  # two copies against one
    assert mountain["tile:m6"] > mountain["tile:m9"]


@pytest.mark.rule("G3")
def test_two_piles_of_seventeen_combat_cards_with_visible_tops() -> None:
    seen = Counter()
    for seed in SEEDS:
        piles = cast(list[dict[str, Any]], fresh(2, seed=seed).view(0)["combat"])
        assert [pile["below"] for pile in piles] == [16, 16]
        for pile in piles:
            assert pile["cost"] == 3
            seen[pile["card"]] += 1
    assert set(seen) <= {"archer", "axel", "bandit", "boomers", "champion", "joker", "karen",
                         "thorin"}
    assert seen["champion"] > seen["axel"]


@pytest.mark.rule("G4")
def test_villages_begin_on_any_face() -> None:
    faces = {tuple(village["face"] for village in
                   cast(list[dict[str, Any]], fresh(2, seed=seed).view(0)["villages"]))
             for seed in SEEDS}
    assert faces == {(0, 0), (0, 1), (1, 0), (1, 1)}


@pytest.mark.rule("G5")
def test_no_building_in_the_first_market_but_under_the_pile_in_order() -> None:
    met = False
    for seed in SEEDS:
        log = Log()
        s = fresh(2, seed=seed, log=log)
        assert len(market(s)) == 4
        assert set(market(s)) <= set(category(RULEBOOK, "characters"))
        laid = [fact["market"] for fact in facts(log.events, "refill")]
        assert laid == ["market:1", "market:2", "market:3", "market:4"]
        under = [fact["card"].removeprefix("card:") for fact in facts(log.events, "under")]
        assert set(under) <= set(category(RULEBOOK, "buildings"))
        # The first one put there is the next of them to come: the last of the list.
        assert s.view(0)["under"] == under[::-1]
        assert s.view(0)["deck"] == 56 - 4  # 21 kinds of characters and 7 of Buildings, twice
        met = met or len(under) > 1
    assert met


@pytest.mark.rule("G6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_highest_token_picks_first_and_the_last_to_pick_begins(seats: int) -> None:
    orders = set()
    for seed in SEEDS:
        s = fresh(seats, seed=seed)
        view = cast(dict[str, Any], s.view(0)["draft"])
        tokens = view["tokens"]
        assert len(set(tokens)) == seats
        assert set(tokens) <= set(range(1, 8))
        expected = sorted(range(seats), key=lambda seat: -tokens[seat])
        nobles = [card["card"] for card in view["nobles"]]
        assert len(nobles) == seats
        assert set(nobles) <= set(category(RULEBOOK, "nobles"))
        for at, seat in enumerate(expected):
            assert s.to_move() == [seat]
            assert paths(s) == [f"noble:{noble}" for noble in nobles]
            noble = nobles.pop(len(nobles) // 2)
            play(s, f"noble:{noble}")
            assert mine(s, seat)["owned"][noble] == 1
            assert at == seats - 1 or mine(s, seat)["pile_size"] == 7
        assert s.view(0)["first"] == f"seat:{expected[-1] + 1}"
        assert s.view(0)["tokens_down"] == 7  # the tokens went back
        assert all(mine(s, seat)["tokens"] == 0 for seat in range(seats))
        orders.add(tuple(expected))
    assert len(orders) > seats - 1


@pytest.mark.rule("G6")
def test_published_the_last_seat_picks_first_and_seat_one_begins() -> None:
    for seats in (2, 3, 4):
        s = fresh(seats, PUBLISHED)
        assert cast(dict[str, Any], s.view(0)["draft"])["tokens"] == [None] * seats
        order = []
        while s.view(0)["phase"] == "draft":
            order += s.to_move()
            assert len(paths(s)) == seats - len(order) + 1
            play(s, paths(s)[-1])
        assert order == list(range(seats))[::-1]
        assert s.view(0)["first"] == "seat:1"


@pytest.mark.rule("G6")
def test_the_noble_is_shuffled_into_the_pile() -> None:
    drawn = Counter()
    for seed in range(200):
        s = fresh(2, seed=seed)
        play(s, paths(s)[0])
        noble = paths(s)[0].removeprefix("noble:")
        seat = s.to_move()[0]
        play(s, paths(s)[0])
        drawn[mine(s, seat)["hand"].get(noble, 0)] += 1
        assert mine(s, seat)["hand_size"] == 5
        assert mine(s, seat)["pile_size"] == 2
    assert 110 < drawn[1] < 175  # five of seven cards: 143 on average


@pytest.mark.rule("G6")
def test_alone_two_nobles_but_never_the_opponent_or_all_five() -> None:
    for noble in ("ariane", "charles", "blaze", "jade"):
        shown = set()
        for seed in SEEDS:
            s = fresh(1, seed=seed, noble=noble)
            assert len(paths(s)) == 2
            assert f"noble:{noble}" not in paths(s)
            shown |= set(paths(s))
        assert shown == {f"noble:{slug}" for slug in category(RULEBOOK, "nobles")
                         if slug != noble}
        s = fresh(1, PUBLISHED, noble=noble)
        assert set(paths(s)) == {f"noble:{slug}" for slug in category(PUBLISHED, "nobles")}


@pytest.mark.rule("G6")
def test_any_noble_may_be_revealed() -> None:
    shown = set()
    for seed in SEEDS:
        shown |= set(paths(fresh(2, PUBLISHED, seed=seed)))
    assert shown == {f"noble:{slug}" for slug in category(PUBLISHED, "nobles")}
