"""A round: drawing, development, production, turns, passing and what comes after (G10-G16)."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from tests.games.goldblivion.table import (
    GAME,
    PUBLISHED,
    asking,
    barred,
    develop,
    draft,
    facts,
    fresh,
    kinds,
    market,
    means,
    mine,
    offered,
    pass_all,
    paths,
    play,
    table,
    tops,
)


def drafted(seats: int = 2, seed: int = 1) -> Any:
    s = fresh(seats, seed=seed)
    draft(s)
    return s


@pytest.mark.rule("G10")
def test_everybody_draws_five() -> None:
    for seats in (1, 2, 3, 4):
        s = drafted(seats)
        assert [(mine(s, seat)["hand_size"], mine(s, seat)["pile_size"])
                for seat in range(seats)] == [(5, 2)] * seats
        assert s.view(0)["round"] == 1


@pytest.mark.rule("G10")
def test_a_short_pile_gives_what_it_has() -> None:
    s = table(pile="tom/", passed="2")
    play(s, "act:pass", "market:1")
    assert (mine(s, 0)["hand_size"], mine(s, 0)["pile_size"]) == (1, 0)
    assert mine(s, 1)["hand_size"] == 0


@pytest.mark.rule("G10")
def test_nothing_is_reshuffled_before_the_round_ends() -> None:
    s = table(pile="/", hand="timmy*2", market="colin,wanda,goldie,magda")
    play(s, "hand:timmy")
    assert mine(s)["hand"] == {"timmy": 1}  # nothing to draw: the Timmy in play stays there
    assert mine(s)["play"] == {"timmy": 1}


@pytest.mark.rule("G11")
def test_all_develop_exactly_one_card_at_the_same_time() -> None:
    s = drafted(3)
    assert s.to_move() == [0, 1, 2]
    for seat in range(3):
        hand = mine(s, seat)["hand"]
        assert set(paths(s, seat)) == {f"hand:{kind} develop:{side}" for kind in hand
                                       for side in ("left", "right")}
    for seat in (1, 0):
        before = mine(s, seat)["hand_size"]
        play(s, paths(s, seat)[0], seat=seat)
        assert seat not in s.to_move()
        assert paths(s, seat) == []
        assert mine(s, seat)["hand_size"] == before  # nothing moves until all have chosen
    play(s, paths(s, 2)[1], seat=2)
    for seat in range(3):
        assert mine(s, seat)["hand_size"] == 4
        assert len(mine(s, seat)["developed"]) == 1
    assert s.view(0)["phase"] == "actions"


@pytest.mark.rule("G11")
def test_the_side_is_public_once_all_have_chosen_the_card_never() -> None:
    s = drafted(2)
    path = next(path for path in paths(s, 0) if path.endswith("right"))
    card = path.split()[0].removeprefix("hand:")
    told = play(s, path, seat=0)
    assert facts(told, "chosen", 1) == [{"seat": "seat:1"}]
    assert facts(told, "chosen", None) == [{"seat": "seat:1"}]
    assert facts(told, "chosen", 0) == [{"seat": "seat:1", "card": f"card:{card}",
                                         "side": "develop:right"}]
    about = [cast(list[Any], s.view(viewer)["seats"])[0] for viewer in (0, 1, None)]
    assert [one["chosen"] for one in about] == [True] * 3
    assert [one["choice"] for one in about] == [{"card": card, "side": "right"}, None, None]
    told = play(s, paths(s, 1)[0], seat=1)
    assert facts(told, "develop", 1)[0] == {"seat": "seat:1", "side": "develop:right"}
    assert facts(told, "develop", 0)[0]["card"] == f"card:{card}"
    for viewer, seen in ((0, card), (1, None), (None, None)):
        developed = cast(list[Any], s.view(viewer)["seats"])[0]["developed"]
        assert developed == [{"round": 1, "side": "right", "card": seen}]


@pytest.mark.rule("G11", "G91")
def test_a_development_can_be_taken_back_until_all_have_chosen() -> None:
    s = drafted(2)
    assert not barred(s, paths(s, 0)[0], seat=0)
    play(s, paths(s, 0)[0], seat=0)
    assert barred(s, paths(s, 1)[0], seat=1)


@pytest.mark.rule("G11")
def test_an_empty_hand_develops_nothing() -> None:
    s = table(pile="/tom", passed="2")
    play(s, "act:pass", "market:1")
    assert s.view(0)["phase"] == "development"
    assert s.to_move() == [1]
    assert paths(s, 0) == []
    play(s, "hand:tom develop:left", seat=1)
    assert s.view(0)["phase"] == "actions"
    both = table(pile="/", passed="2")
    play(both, "act:pass", "market:1")
    assert both.view(0)["phase"] == "actions"  # nobody had a card


@pytest.mark.rule("G11")
def test_what_is_developed_stays_so() -> None:
    s = table(developed="1:tom:left", passed="2", round=2)
    play(s, "act:pass", "market:1")
    assert mine(s)["hand_size"] + mine(s)["pile_size"] == 6
    develop(s)
    assert [one["round"] for one in mine(s)["developed"]] == [1, 3]


@pytest.mark.rule("G12")
def test_example_of_the_rulebook_two_left_three_right_make_two_nuggets_and_a_material() -> None:
    s = table(developed="1:tom:left+2:tom:right+3:naya:right+4:naya:right", round=4, passed="2")
    play(s, "act:pass", "market:1")
    play(s, next(path for path in paths(s, 0) if path.endswith("left")), seat=0)
    play(s, paths(s, 1)[0], seat=1)
    assert means(s) == (2, 1, 0)


@pytest.mark.rule("G12")
@pytest.mark.parametrize(("left", "right"), [(0, 1), (1, 2), (3, 3), (0, 4), (4, 0)])
def test_production(left: int, right: int) -> None:
    cards = ["tom", "tom", "tom", "naya", "naya", "gloric"]
    sides = ["left"] * left + ["right"] * right
    history = "+".join(f"{n + 1}:{cards[n]}:{side}" for n, side in enumerate(sides[:-1]))
    s = table(developed=history, round=max(1, len(sides) - 1), passed="2")
    play(s, "act:pass", "market:1")
    play(s, next(path for path in paths(s, 0) if path.endswith(sides[-1])), seat=0)
    play(s, paths(s, 1)[0], seat=1)
    assert means(s) == (left, right // 2, 0)


@pytest.mark.rule("G12")
def test_production_comes_again_every_round() -> None:
    s = table(developed="1:tom:left+2:tom:left", round=2, nuggets="1", passed="2")
    play(s, "act:pass", "market:1")
    develop(s)
    assert means(s) == (4, 0, 0)
    pass_all(s)
    play(s, "market:1")
    develop(s)
    assert means(s) == (4 + 4, 0, 0)


@pytest.mark.rule("G13")
def test_four_materials_at_most() -> None:
    s = table(hand="magda+colin", materials="4", trophies="f2")
    play(s, "hand:magda side:right")
    assert means(s) == (0, 4, 0)
    events = play(s, "hand:colin")
    assert means(s) == (1, 4, 0)
    assert "materials" not in kinds(events)
    s = table(hand="magda", materials="3")
    play(s, "hand:magda side:right")
    assert means(s) == (0, 4, 0)


@pytest.mark.rule("G13")
def test_production_loses_what_exceeds_and_nuggets_have_no_limit() -> None:
    s = table(developed="1:tom:right+2:tom:right+3:naya:right", round=3, materials="4",
              nuggets="6", passed="2")
    play(s, "act:pass", "market:1")
    play(s, next(path for path in paths(s, 0) if path.endswith("right")), seat=0)
    play(s, paths(s, 1)[0], seat=1)
    assert means(s) == (6, 4, 0)
    s = table(hand="thardard", nuggets="95", materials="1")
    play(s, "hand:thardard pay:yes")
    assert means(s) == (105, 0, 0)


@pytest.mark.rule("G14")
def test_turns_of_two_main_actions_in_seat_order() -> None:
    s = table(3, hand="tom*3/tom*3/tom*3", first=2, turn=2)
    order = []
    for _ in range(4):
        order.append(s.to_move()[0])
        play(s, "hand:tom")
        assert s.to_move() == [order[-1]]
        if "hand:tom" not in paths(s):
            play(s, "act:pass")
            continue
        play(s, "hand:tom")
        assert offered(s, "hand:") == set()
        play(s, "act:end")
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("G14")
def test_the_first_player_begins_the_actions() -> None:
    for seed in range(10):
        s = drafted(3, seed)
        first = s.view(0)["first"]
        develop(s)
        assert s.view(0)["turn"] == first


@pytest.mark.rule("G14")
def test_who_has_passed_is_skipped_until_all_have() -> None:
    s = table(3, hand="tom*2/tom/tom*2")
    play(s, "act:pass")
    assert s.to_move() == [1]
    play(s, "act:pass")
    assert s.to_move() == [2]
    play(s, "hand:tom", "hand:tom", "act:end")
    assert s.to_move() == [2]  # nobody else is left: again
    assert s.view(0)["actions"] == 2
    play(s, "act:pass")
    assert s.view(0)["phase"] == "closing"


@pytest.mark.rule("G15")
def test_a_turn_does_not_end_with_a_main_action_left() -> None:
    s = table(hand="tom*2", nuggets="7", upright="neverland")
    assert "act:end" not in paths(s)
    assert {"act:ingot", "building:neverland", "act:pass"} <= set(paths(s))
    play(s, "hand:tom")
    assert "act:end" not in paths(s)
    assert "act:pass" in paths(s)
    play(s, "hand:tom")
    assert set(paths(s)) == {"act:end", "act:ingot", "building:neverland"}
    play(s, "act:ingot", "building:neverland")
    assert paths(s) == ["act:end"]
    play(s, "act:end")
    assert s.to_move() == [1]


@pytest.mark.rule("G15")
def test_no_bonus_action_inside_a_power_or_a_fight() -> None:
    s = table(hand="bruno+gloric", nuggets="14", upright="neverland", tokens="5",
              enemies="1:f2", army="karen*2")
    play(s, "hand:bruno side:left")
    assert all(path.startswith(("market:", "combat:")) for path in paths(s))
    play(s, "market:1", "hand:gloric")
    assert all(path.startswith("hex:") for path in paths(s))
    play(s, "hex:1")
    assert all(path.startswith("army:") or path == "act:fight" for path in paths(s))


@pytest.mark.rule("G16")
def test_the_end_of_a_round() -> None:
    s = table(3, hand="tom*2+timmy", play="naya*2+gloric", upright="neverland", turned="bar+mine",
              army="xena", spent="arthur*3+xena", used="3+5", tokens="1/2", passed="2+3", gold="9",
              nuggets="5")
    before = market(s)
    events = play(s, "act:pass")
    assert s.view(0)["phase"] == "closing"
    me = mine(s)
    assert (me["hand"], me["play"], me["turned"]) == ({}, {}, {})
    assert me["upright"] == {"bar": 1, "mine": 1, "neverland": 1}
    assert me["pile_size"] == 8
    assert (me["army"], me["spent"]) == ({"arthur": 3, "xena": 2}, {})
    assert s.view(0)["tokens_up"] == []
    assert s.view(0)["tokens_down"] == 5
    assert [mine(s, seat)["held"] for seat in range(2)] == [["magic:1"], ["magic:2"]]
    assert means(s) == (5, 0, 9)  # nuggets and gold stay
    assert facts(events, "first") == [{"seat": "seat:2"}]
    assert s.to_move() == [1]
    assert s.view(0)["first"] == "seat:2"
    assert set(paths(s)) == {"market:1", "market:2", "market:3", "market:4", "combat:1",
                             "combat:2"}
    play(s, "market:3")
    assert cast(dict[str, int], s.view(0)["destroyed"]) == {"goldie": 1}
    assert market(s)[:2] + market(s)[3:] == before[:2] + before[3:]
    assert market(s)[2] is not None
    assert (s.view(0)["round"], s.view(0)["phase"]) == (2, "development")
    assert mine(s)["hand_size"] == 5


@pytest.mark.rule("G16")
def test_the_new_first_player_may_destroy_a_combat_card() -> None:
    s = table(2, first=2, passed="2", tops="karen,champion", pool="joker+archer")
    play(s, "act:pass")
    assert s.to_move() == [0]  # left of seat 2 sits seat 1
    play(s, "combat:1")
    assert cast(dict[str, int], s.view(0)["fallen"])["karen"] == 2  # the other one was out
    assert tops(s)[0] in ("joker", "archer")
    assert tops(s)[1] == "champion"


@pytest.mark.rule("G16")
def test_with_nothing_to_destroy_the_round_begins_at_once() -> None:
    s = table(2, passed="2", market="-,-,-,-", deck="", tops="-,-", pool="")
    play(s, "act:pass")
    assert (s.view(0)["round"], s.view(0)["phase"]) == (2, "development")


@pytest.mark.rule("G16")
def test_all_cards_come_back_and_are_shuffled() -> None:
    """What was played may be drawn again next round."""
    drawn = Counter()
    for seed in range(60):
        s = table(2, play="tom*3+naya*2", hand="gloric", passed="2", seed=seed)
        play(s, "act:pass", "market:1")
        drawn.update(mine(s)["hand"])
    assert set(drawn) == {"tom", "naya", "gloric", "jade"}


def test_published_rounds_are_the_same() -> None:
    s = table(2, PUBLISHED, hand="glasstok", passed="2", turned="market")
    play(s, "act:pass")
    assert asking(s) == "destroy"
    assert mine(s)["upright"] == {"market": 1}
    assert GAME.read(s.notation(), PUBLISHED, s.rng.copy()).notation() == s.notation()
