"""Main and bonus actions, and the markets (G20-G23, G30-G32, G36, G39, G42, G43)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest

from tests.games.goldblivion.table import (
    PUBLISHED,
    asking,
    barred,
    facts,
    kinds,
    market,
    means,
    mine,
    offered,
    own_edition,
    paths,
    play,
    table,
    tops,
)

# --- playing, buying, villages, passing ---------------------------------------------------------


@pytest.mark.rule("G20", "G34")
def test_a_played_card_counts_itself() -> None:
    s = table(hand="naya*2")
    play(s, "hand:naya")
    assert means(s) == (1, 0, 0)
    assert mine(s)["play"] == {"naya": 1}
    assert mine(s)["hand"] == {"naya": 1}
    play(s, "hand:naya")
    assert means(s) == (1 + 2, 0, 0)


@pytest.mark.rule("G20")
def test_marcs_turn_of_the_rulebook() -> None:
    """Tom gives a nugget, Gloric starts a fight, then it is Caroline's turn."""
    s = table(hand="tom+gloric+naya", enemies="1:f2", army="xena*2+arthur")
    play(s, "hand:tom")
    assert means(s) == (1, 0, 0)
    play(s, "hand:gloric")
    assert asking(s) == "target"
    play(s, "hex:1")
    assert offered(s, "act:") == {"act:end"}
    play(s, "act:end")
    assert s.to_move() == [1]


@pytest.mark.rule("G20")
def test_a_card_may_be_played_though_it_can_do_nothing() -> None:
    s = table(hand="britney+timmy", pile="", market="bar,mine,forge,magika")
    play(s, "hand:britney side:left")  # no character in the market
    assert asking(s) == ""
    assert mine(s)["play"] == {"britney": 1}
    play(s, "hand:timmy")  # no card to draw
    assert means(s) == (1, 0, 0)


@pytest.mark.rule("G20", "G39")
def test_what_is_possible_and_costs_nothing_is_done() -> None:
    for card, choice in (("blaze", "take-combat"), ("harmony", "take-combat"),
                         ("gloric", "target"), ("ariane", "destroy")):
        s = table(hand=card)
        play(s, f"hand:{card}")
        assert asking(s) == choice
        assert not any(path.startswith("act:") for path in paths(s))


@pytest.mark.rule("G21")
def test_buying_a_character_at_full_cost() -> None:
    s = table(nuggets="4", market="timmy,harmony,goldie,magda")
    assert offered(s, "market:") == {"market:1", "market:4"}
    before = mine(s)["pile_size"]
    events = play(s, "market:4")
    assert means(s) == (0, 0, 0)
    assert mine(s)["pile_size"] == before + 1
    assert mine(s)["owned"]["magda"] == 1
    assert mine(s)["hand_size"] == 0
    assert market(s)[:3] == ["timmy", "harmony", "goldie"]
    assert market(s)[3] is not None  # refilled at once, in the same place
    assert [fact["market"] for fact in facts(events, "refill")] == ["market:4"]
    assert s.view(0)["actions"] == 1


@pytest.mark.rule("G21")
def test_a_bought_card_may_be_drawn_in_the_same_round() -> None:
    s = table(nuggets="9", hand="timmy", pile="/", market="goldie,wanda,colin,magda")
    play(s, "market:2")
    play(s, "hand:timmy")
    assert mine(s)["hand"] == {"wanda": 1}


@pytest.mark.rule("G21")
def test_a_mine_is_paid_with_materials_and_stands_in_play_at_once() -> None:
    for edition, cost in ((None, 3), (PUBLISHED, 4)):
        more = {} if edition is None else {"edition": edition}
        poor = table(2, market="mine,wanda,goldie,magda", materials=str(cost - 1), **more)
        assert offered(poor, "market:") == set()
        s = table(2, market="mine,wanda,goldie,magda", materials=str(cost), **more)
        pile = mine(s)["pile_size"]
        play(s, "market:1")
        assert means(s) == (0, 0, 0)
        assert mine(s)["upright"] == {"mine": 1}
        assert mine(s)["pile_size"] == pile
        play(s, "building:mine")  # as Caroline does in the rulebook
        assert means(s) == (0, 0, 1)
        assert mine(s)["turned"] == {"mine": 1}


@pytest.mark.rule("G21")
def test_nuggets_never_pay_a_building_nor_materials_a_character() -> None:
    s = table(nuggets="20", materials="0", market="mine,bar,wanda,magda")
    assert offered(s, "market:") == {"market:3", "market:4"}
    s = table(nuggets="0", materials="4", market="mine,bar,wanda,magda")
    assert offered(s, "market:") == {"market:1", "market:2"}


@pytest.mark.rule("G21", "G3")
def test_buying_the_top_of_a_combat_pile() -> None:
    s = table(nuggets="3", tops="karen,joker", pool="champion*2")
    play(s, "combat:2")
    assert means(s) == (0, 0, 0)
    assert mine(s)["army"] == {"arthur": 3, "xena": 2, "joker": 1}
    assert tops(s) == ["karen", "champion"]
    assert [pile["below"] for pile in cast(list[Any], s.view(0)["combat"])] == [1, 0]
    assert offered(s, "combat:") == set()  # no nuggets left
    assert offered(table(nuggets="2"), "combat:") == set()


@pytest.mark.rule("G21")
def test_an_exhausted_pile_leaves_a_gap() -> None:
    s = table(nuggets="20", deck="", market="timmy,wanda,goldie,magda", tops="karen,joker",
              pool="")
    play(s, "market:2", "combat:1")
    assert market(s) == ["timmy", None, "goldie", "magda"]
    assert tops(s) == [None, "joker"]
    assert s.view(0)["deck"] == 0
    play(s, "act:end", seat=0)
    s = table(nuggets="20", market="-,wanda,-,-", deck="", tops="-,joker", pool="")
    assert offered(s, "market:") | offered(s, "combat:") == {"market:2", "combat:2"}


@pytest.mark.rule("G5", "G21")
def test_what_was_put_under_the_deck_comes_last_and_in_order() -> None:
    s = table(nuggets="40", deck="timmy", under="mine+bar", market="colin,wanda,goldie,magda")
    play(s, "market:2")
    assert market(s) == ["colin", "timmy", "goldie", "magda"]
    play(s, "market:1", "act:end")
    assert market(s) == ["bar", "timmy", "goldie", "magda"]
    s.nuggets[1] = 40
    play(s, "market:2", "market:3")
    assert market(s) == ["bar", "mine", None, "magda"]


@pytest.mark.rule("G22")
@pytest.mark.parametrize(("faces", "village", "means_before", "asks"), [
    ("0,0", "left", ("2", "0"), "destroy"), ("1,0", "left", ("2", "0"), "destroy"),
    ("0,0", "right", ("0", "2"), ""), ("0,1", "right", ("0", "2"), "take-combat")])
def test_a_village_is_paid_done_and_turned(faces: str, village: str,
                                           means_before: tuple[str, str], asks: str) -> None:
    at = ("left", "right").index(village)
    for short in range(2):
        poor = [str(max(0, int(n) - 1)) for n in means_before]
        nuggets, materials = poor if short else means_before
        s = table(nuggets=nuggets, materials=materials, villages=faces, rolls="N")
        assert (f"village:{village}" in paths(s)) == (not short)
    play(s := table(nuggets=means_before[0], materials=means_before[1], villages=faces,
                    rolls="N"), f"village:{village}")
    assert asking(s) == asks
    now = [one["face"] for one in cast(list[Any], s.view(0)["villages"])]
    assert now[at] == 1 - int(faces.split(",")[at])
    assert now[1 - at] == int(faces.split(",")[1 - at])
    assert s.view(0)["actions"] == 1


@pytest.mark.rule("G22")
def test_what_the_villages_do() -> None:
    s = table(nuggets="2")
    play(s, "village:left", "market:1", "combat:1")
    assert asking(s) == ""
    assert means(s) == (0, 0, 0)
    s = table(nuggets="2", villages="1,0", rolls="NN")
    play(s, "village:left")
    assert means(s) == (2, 0, 0)  # the die comes before the choice (G33)
    play(s, "market:1")
    assert asking(s) == ""
    s = table(materials="2")
    play(s, "village:right")
    assert means(s) == (0, 0, 1)
    s = table(materials="2", villages="0,1", tops="karen,joker")
    play(s, "village:right")
    assert mine(s)["hand_size"] == 1
    play(s, "combat:1")
    assert mine(s)["army"]["karen"] == 1


@pytest.mark.rule("G22")
def test_a_village_can_be_used_again_with_its_other_face() -> None:
    s = table(nuggets="4", rolls="N")
    play(s, "village:left", "market:1", "market:2")
    play(s, "village:left")
    assert means(s) == (1, 0, 0)


@pytest.mark.rule("G23")
@pytest.mark.parametrize(("nuggets", "left", "gold"), [(0, 0, 0), (6, 6, 0), (7, 0, 1),
                                                       (20, 6, 2), (21, 0, 3)])
def test_passing_turns_every_lot_of_seven_into_gold(nuggets: int, left: int, gold: int) -> None:
    s = table(nuggets=str(nuggets), hand="tom")
    play(s, "act:pass")
    assert means(s) == (left, 0, gold)
    assert mine(s)["passed"]
    assert s.to_move() == [1]
    play(s, "act:pass")
    assert s.view(0)["phase"] == "closing"  # seat 1 does not act again


# --- bonus actions ------------------------------------------------------------------------------


@pytest.mark.rule("G30")
def test_seven_nuggets_for_an_ingot_as_often_as_you_like() -> None:
    s = table(nuggets="15")
    play(s, "act:ingot", "act:ingot")
    assert means(s) == (1, 0, 2)
    assert "act:ingot" not in paths(s)
    assert s.view(0)["actions"] == 2
    assert "act:ingot" not in paths(table(nuggets="6"))


@pytest.mark.rule("G31")
def test_a_building_is_used_once_until_it_stands_again() -> None:
    s = table(upright="mine*2")
    play(s, "building:mine")
    assert (mine(s)["upright"], mine(s)["turned"]) == ({"mine": 1}, {"mine": 1})
    play(s, "building:mine")
    assert means(s) == (0, 0, 2)
    assert offered(s, "building:") == set()
    assert s.view(0)["actions"] == 2


@pytest.mark.rule("G32")
def test_a_used_token_lies_face_up_until_the_round_ends() -> None:
    s = table(tokens="5+7/3", passed="2")
    assert s.view(0)["tokens_down"] == 4
    play(s, "magic:5")
    assert means(s) == (0, 1, 0)
    assert mine(s)["held"] == ["magic:7"]
    assert s.view(1)["tokens_up"] == ["magic:5"]
    assert s.view(0)["tokens_down"] == 4
    assert s.view(0)["actions"] == 2
    assert "magic:5" not in paths(s)
    play(s, "act:pass")
    assert s.view(0)["tokens_up"] == []
    assert s.view(0)["tokens_down"] == 5
    assert mine(s, 1)["held"] == ["magic:3"]


@pytest.mark.rule("G32")
def test_a_used_token_cannot_be_gained_this_round() -> None:
    for seed in range(20):
        s = table(hand="magus", used="1+2+3+4+5", tokens="6", seed=seed, rolls="")
        s.rng.counters[1] = 0
        play(s, "hand:magus")
        assert set(mine(s)["held"]) <= {"magic:6", "magic:7"}


# --- destroying and taking ----------------------------------------------------------------------


@pytest.mark.rule("G39")
def test_all_cards_to_destroy_are_chosen_before_any_gap_is_filled() -> None:
    s = table(hand="vlad", tops="karen,joker", pool="champion*2",
              market="timmy,wanda,goldie,magda", deck="colin+harmony")
    play(s, "hand:vlad")
    play(s, "combat:1")
    assert tops(s) == [None, "joker"]  # what lies beneath is not seen yet
    assert set(paths(s)) == {"market:1", "market:2", "market:3", "market:4", "combat:2"}
    play(s, "market:3")
    assert asking(s) == ""
    assert tops(s) == ["champion", "joker"]
    assert market(s)[2] in ("colin", "harmony")


@pytest.mark.rule("G39")
def test_gaps_are_filled_in_the_order_chosen() -> None:
    orders = Counter()
    for first, second in (("market:4", "market:1"), ("market:1", "market:4")):
        s = table(hand="vlad", deck="harmony", under="mine", market="timmy,wanda,goldie,magda")
        events = play(s, "hand:vlad", first, second)
        assert [fact["market"] for fact in facts(events, "refill")] == [first, second]
        orders[tuple(market(s))] += 1
    assert set(orders) == {("mine", "wanda", "goldie", "harmony"),
                           ("harmony", "wanda", "goldie", "mine")}


@pytest.mark.rule("G39")
def test_destroyed_cards_are_out_of_the_game() -> None:
    s = table(hand="assassins")
    play(s, "hand:assassins", "market:2")
    assert s.view(0)["destroyed"] == {"wanda": 1}
    assert means(s) == (0, 1, 0)


@pytest.mark.rule("G39")
def test_a_destroy_that_finds_less_is_done_with_what_there_is() -> None:
    s = table(hand="vlad", deck="", market="-,wanda,-,-", tops="-,-", pool="")
    play(s, "hand:vlad")
    assert paths(s) == ["market:2"]
    play(s, "market:2")
    assert asking(s) == ""
    assert market(s) == [None] * 4
    s = table(hand="vlad", deck="", market="-,-,-,-", tops="-,-", pool="")
    play(s, "hand:vlad")
    assert asking(s) == ""


@pytest.mark.rule("G39")
def test_harmony_of_the_rulebook_takes_two_combat_cards_one_after_the_other() -> None:
    s = table(hand="harmony", tops="karen,champion", pool="joker+archer")
    play(s, "hand:harmony", "combat:1")
    seen = tops(s)[0]
    assert seen in ("joker", "archer")  # the next card is on offer already
    assert asking(s) == "take-combat"
    play(s, "combat:1")
    assert asking(s) == ""
    assert mine(s)["army"] == {"arthur": 3, "xena": 2, "karen": 1, seen: 1}
    assert means(s) == (0, 0, 0)


@pytest.mark.rule("G42")
def test_taking_a_character_is_free_and_never_a_building() -> None:
    s = table(hand="britney", market="mine,eve-and-lily,bar,magda")
    play(s, "hand:britney side:left")
    assert set(paths(s)) == {"market:2", "market:4"}
    pile = mine(s)["pile_size"]
    play(s, "market:2")
    assert means(s) == (0, 0, 0)
    assert mine(s)["owned"]["eve-and-lily"] == 1
    assert mine(s)["pile_size"] == pile + 1
    assert market(s)[1] is not None
    s = table(tokens="1", market="mine,forge,bar,magda")
    play(s, "magic:1")
    assert paths(s) == ["market:4"]


# --- identical Buildings ------------------------------------------------------------------------


@pytest.mark.rule("G36")
def test_identical_buildings() -> None:
    for place in ("upright", "turned"):
        s = table(market="mine,bar,goldie,magda", materials="4", **{place: "mine"})
        play(s, "market:1")
        total = Counter(mine(s)["upright"]) + Counter(mine(s)["turned"])
        assert total == {"mine": 2}
        s = table(2, PUBLISHED, market="mine,bar,goldie,magda", materials="4", **{place: "mine"})
        assert offered(s, "market:") == {"market:2"}
        s = table(2, PUBLISHED, market="mine,bar,goldie,magda", materials="4",
                  **{place: "/mine"})
        assert offered(s, "market:") == {"market:1", "market:2"}  # another player's is no matter


# --- stealing -----------------------------------------------------------------------------------


@pytest.mark.rule("G43")
def test_while_a_combat_pile_is_empty_a_gain_may_be_stolen() -> None:
    s = table(3, hand="blaze", tops="-,karen", pool="", army="xena/champion/")
    play(s, "hand:blaze")
    assert set(paths(s)) == {"combat:2", "seat:2"}  # seat 3 has no army
    events = play(s, "seat:2")
    assert mine(s)["army"] == {"xena": 1, "champion": 1}
    assert mine(s, 1)["army"] == {}
    for viewer in (0, 1, 2, None):
        assert facts(events, "steal", viewer) == [
            {"seat": "seat:1", "victim": "seat:2", "card": "fighter:champion"}]
    assert tops(s) == [None, "karen"]


@pytest.mark.rule("G43")
def test_nobody_steals_while_both_piles_last() -> None:
    s = table(hand="blaze", army="xena/champion", tops="joker,karen", pool="")
    play(s, "hand:blaze")
    assert set(paths(s)) == {"combat:1", "combat:2"}


@pytest.mark.rule("G43")
def test_taking_the_last_card_of_a_pile_opens_stealing_for_the_next() -> None:
    s = table(hand="harmony", army="xena/champion", tops="joker,karen", pool="")
    play(s, "hand:harmony", "combat:1")
    assert set(paths(s)) == {"combat:2", "seat:2"}


@pytest.mark.rule("G43")
def test_any_card_of_the_pile_may_be_stolen_but_none_that_is_spent() -> None:
    taken = Counter()
    for seed in range(60):
        s = table(hand="blaze", tops="-,karen", pool="", army="/champion+thorin",
                  spent="/bandit", seed=seed)
        play(s, "hand:blaze", "seat:2")
        taken.update(mine(s)["army"])
    assert set(taken) == {"champion", "thorin"}
    s = table(hand="blaze", tops="-,karen", pool="", army="/", spent="/bandit")
    play(s, "hand:blaze")
    assert paths(s) == ["combat:2"]


@pytest.mark.rule("G43")
def test_buying_never_steals() -> None:
    s = table(nuggets="20", tops="-,karen", pool="", army="xena/champion")
    assert offered(s, "seat:") == set()
    assert offered(s, "combat:") == {"combat:2"}
    s = table(nuggets="20", tops="-,-", pool="", army="xena/champion")
    assert offered(s, "seat:") | offered(s, "combat:") == set()


@pytest.mark.rule("G43")
def test_with_both_piles_empty_a_gain_may_be_declined() -> None:
    s = table(hand="harmony", tops="-,-", pool="", army="xena/champion*2")
    play(s, "hand:harmony")
    assert set(paths(s)) == {"seat:2", "act:decline"}
    play(s, "act:decline")
    assert asking(s) == "take-combat"
    play(s, "seat:2")
    assert mine(s)["army"] == {"xena": 1, "champion": 1}
    s = table(hand="blaze", tops="-,-", pool="", army="xena/")
    play(s, "hand:blaze")
    assert asking(s) == ""  # nobody to steal from


# --- one market only (no known card) ------------------------------------------------------------


ONE_MARKET = """
[characters.digger]
name = "Digger"
cost = 2
types = ["dwarf"]
do = ["destroy 2 gold"]
copies = 2
source = "stand-in"
[characters.deserter]
name = "Deserter"
cost = 2
types = ["human"]
do = ["destroy 2 combat"]
copies = 2
source = "stand-in"
[counts]
gold_cards = 88
"""


@pytest.mark.rule("G39")
def test_destroying_in_one_market_only(tmp_path: Path) -> None:
    own = own_edition(tmp_path, ONE_MARKET)
    s = table(2, own, hand="digger+deserter")
    play(s, "hand:digger")
    assert set(paths(s)) == {"market:1", "market:2", "market:3", "market:4"}
    play(s, "market:1")
    assert set(paths(s)) == {"market:2", "market:3", "market:4"}
    play(s, "market:2", "hand:deserter")
    assert set(paths(s)) == {"combat:1", "combat:2"}
    play(s, "combat:2")
    assert paths(s) == ["combat:1"]
    events = play(s, "combat:1")
    assert kinds(events) == ["destroy", "top", "top"]


# --- undo ---------------------------------------------------------------------------------------


@pytest.mark.rule("G91")
def test_undo_stops_at_chance_only() -> None:
    s = table(hand="tom+timmy+wanda+blaze+magus+gloric+assassins+naya", nuggets="20",
              upright="neverland+magika", tokens="5", materials="2", enemies="1:f2")
    certain = {"hand:tom", "hand:naya", "act:ingot", "building:neverland", "magic:5",
               "village:right", "hand:gloric", "hand:blaze", "hand:assassins", "village:left"}
    for path in certain:
        assert not barred(s, path), path
    for path in ("hand:timmy", "hand:wanda", "hand:magus", "building:magika", "market:1",
                 "combat:1"):
        assert barred(s, path), path
    play(s, "hand:blaze")
    assert barred(s, "combat:1")  # the next top is turned
    s = table(hand="gloric", enemies="1:f2")
    play(s, "hand:gloric")
    assert barred(s, "hex:1")
    assert barred(s, "hex:2")
    s = table(hand="blaze", tops="-,karen", pool="", army="xena/champion")
    play(s, "hand:blaze")
    assert barred(s, "seat:2")
    assert not barred(s, "combat:2")
