"""What nobody may see: the objectives still face down (E3) and the dice to come."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from ludotheque.core.rng import FastRng
from ludotheque.games.eden.state import EdenState
from tests.games.eden.table import BASE, EDEN, OBJECTIVES, board, fresh, play

SHOWN = "water-swamp fauna-swamp flora-swamp"
HIDDEN = [name for name in OBJECTIVES if name not in SHOWN.split()]


def about_to_flee(seed: int) -> EdenState:
    return board(goomz="1,7,6", allies="1*y,3,4", shown=SHOWN, phase="goomz", seed=seed)


@pytest.mark.rule("E3")
def test_any_unseen_objective_may_be_turned_up_with_equal_chance() -> None:
    turned = Counter()
    for seed in range(600):
        b = about_to_flee(seed)
        play(b, "goomz:yellow")
        turned[OBJECTIVES[b.shown[0]]] += 1
    assert set(turned) == set(HIDDEN)
    assert min(turned.values()) > 60  # 100 each on average, deviation 9


@pytest.mark.rule("E3")
def test_all_a_viewer_gets_is_the_same_whatever_lies_hidden() -> None:
    futures = set()
    told, told_others = set(), set()
    for seed in range(12):
        b = about_to_flee(seed)
        told.add(json.dumps([b.view(0), [choice.json() for choice in b.choices(0)]]))
        told_others.add(json.dumps(b.view(None)))
        play(b, "goomz:yellow")
        futures.add(b.shown[0])
    assert len(futures) > 1
    assert len(told) == len(told_others) == 1


@pytest.mark.rule("E3")
def test_a_view_names_no_order_of_the_hidden_cards() -> None:
    view = fresh(3).view()
    assert [card["id"] for card in view["unseen"]] == sorted(
        card["id"] for card in view["unseen"])
    for goomz in view["goomz"]:
        assert set(goomz) == {"ref", "place", "acted", "collected", "objective"}
    assert "rng" not in json.dumps(view)


@pytest.mark.rule("E3")
def test_an_imagined_position_looks_the_same_and_has_luck_of_its_own() -> None:
    b = about_to_flee(1)
    known = EDEN.know(b.view(0), BASE)
    futures = set()
    for seed in range(40):
        imagined = known.imagine(FastRng(seed, 1))
        assert imagined.view(0) == b.view(0)
        play(imagined, "goomz:yellow")  # type: ignore[arg-type]
        futures.add(imagined.view(0)["goomz"][0]["objective"]["id"])  # type: ignore[index]
    assert futures == {OBJECTIVES.index(name) for name in HIDDEN}


@pytest.mark.rule("E3", "E12")
def test_a_reroll_and_a_new_objective_are_barriers_and_previews_stop_there() -> None:
    b = about_to_flee(1)
    flight = b.describe(0, b.legal(0)[0])
    assert [event["kind"] for event in flight.preview] == ["flee", "collect"]
    assert flight.barrier != 0
    b = board(dice="1234")
    choice = b.describe(0, EDEN.move_of(b, 0, ["act:backup", "die:1", "die:2"]))
    assert [event["kind"] for event in choice.preview] == ["discard"]
    assert choice.barrier != 0
