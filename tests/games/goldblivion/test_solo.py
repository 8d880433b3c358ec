"""Alone against an automated noble (G80-G87)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from ludotheque.games.goldblivion.cards import GoldEdition
from tests.games.goldblivion.table import (
    EDITIONS,
    PUBLISHED,
    RULEBOOK,
    asking,
    develop,
    draft,
    facts,
    fresh,
    hex,
    kinds,
    market,
    means,
    mine,
    noble,
    noble_means,
    offered,
    own_edition,
    paths,
    play,
    table,
)

SPACES = {"magic": 0, "M": 1, "NN": 2, "N": 3}  # G84
CARDS = {"elf": "timmy", "human": "wanda", "dwarf": "goldie", "building": "bar"}


def noble_turn(who: str, slot: str, rolls: str = "", *, edition: GoldEdition = RULEBOOK,
               deck: str = "harmony*2+colin*2", **more: Any) -> tuple[Any, list[Any]]:
    """The noble takes a card of a type from the third space; then come its own dice.

    The market is otherwise Magda, Archimus, Christina; the player just ends the turn. Between the
    first die and the next one a card is drawn for the market."""
    held = market_with(CARDS[slot])
    spaces = len([phrase for phrase in lines(edition, who)[slot] if phrase == "right"])
    wanted = " ".join(["noble NN ?", *["?"] * spaces, rolls]).strip()
    s = table(1, edition, noble=who, market=held, rolls=wanted, deck=deck, actions=0, **more)
    events = play(s, "act:end")
    return s, events


def market_with(card: str) -> str:
    return f"magda,archimus,{card},christina"


def lines(edition: GoldEdition, who: str) -> dict[str, Any]:
    return cast(dict[str, Any], cast(dict[str, Any], edition.source["solo"])[who])


# --- the player's side --------------------------------------------------------------------------


@pytest.mark.rule("G80")
def test_three_main_actions_and_no_first_players_marker() -> None:
    s = fresh(1, noble="charles")
    draft(s)
    develop(s)
    assert s.view(0)["actions"] == 3
    s = table(1, noble="charles", hand="tom*3", rolls="noble M ? N")
    play(s, "hand:tom", "hand:tom", "hand:tom")
    assert paths(s) == ["act:end"]
    s = table(1, noble="jade", actions=3, market="timmy,wanda,christina,bud-and-buddy",
              rolls="noble NN")
    before = s.view(0)["round"]
    events = play(s, "act:pass")
    assert s.view(0)["round"] == before + 1
    assert s.view(0)["phase"] == "development"
    assert "first" not in kinds(events)
    assert "destroy" not in kinds(events)
    assert s.view(0)["first"] == "seat:1"


@pytest.mark.rule("G80", "G84")
def test_after_the_noble_the_player_goes_on() -> None:
    s, _ = noble_turn("ariane", "elf", hand="tom")
    assert s.to_move() == [0]
    assert (s.view(0)["phase"], s.view(0)["actions"], s.view(0)["round"]) == ("actions", 3, 1)


@pytest.mark.rule("G81")
def test_no_passing_with_cards_in_hand() -> None:
    s = table(1, hand="tom")
    assert "act:pass" not in paths(s)
    play(s, "hand:tom")
    assert "act:pass" in paths(s)


@pytest.mark.rule("G81")
def test_passing_trades_and_ends_the_round_after_the_nobles_turn() -> None:
    s = table(1, noble="jade", nuggets="15", rolls="noble NN",
              market="timmy,wanda,christina,bud-and-buddy")
    events = play(s, "act:pass")
    told = kinds(events)
    assert told.index("pass") < told.index("ingots") < told.index("noble-roll") \
        < told.index("round")
    assert means(s) == (1, 0, 2)
    assert noble_means(s)[0] == 2  # Jade's two nuggets for an Elf


@pytest.mark.rule("G82")
def test_gaps_close_to_the_right_and_new_cards_enter_at_the_left() -> None:
    s = table(1, nuggets="20", market="timmy,wanda,goldie,magda", deck="colin+harmony*2")
    play(s, "market:3")
    assert market(s)[1:] == ["timmy", "wanda", "magda"]
    new = market(s)[0]
    assert new in ("colin", "harmony")
    play(s, "market:4")
    assert market(s)[1:] == [new, "timmy", "wanda"]


@pytest.mark.rule("G82")
def test_two_gaps_close_together() -> None:
    s = table(1, hand="vlad", market="timmy,wanda,goldie,magda", deck="colin*2+harmony")
    play(s, "hand:vlad", "market:2")
    assert market(s) == ["timmy", None, "goldie", "magda"]
    play(s, "market:4")
    assert market(s)[2:] == ["timmy", "goldie"]
    assert None not in market(s)


@pytest.mark.rule("G83")
@pytest.mark.parametrize("how", ["buy", "destroy", "take", "noble", "right"])
def test_a_market_that_cannot_be_filled_is_lost_at_once(how: str) -> None:
    s = table(1, noble="ariane", hand="bruno+britney", nuggets="10", gold="20", deck="",
              market="timmy,wanda,goldie,bar", actions=0 if how in ("noble", "right") else 3,
              rolls="noble N" if how == "right" else "noble NN")
    if how == "right":
        s = table(1, noble="ariane", gold="20", deck="magda", market="timmy,wanda,goldie,bar",
                  actions=0, rolls="noble N")
    moves = {"buy": ["market:1"], "destroy": ["hand:bruno side:left", "market:1"],
             "take": ["hand:britney side:left", "market:1"], "noble": ["act:end"],
             "right": ["act:end"]}[how]
    events = play(s, *moves)
    assert s.over
    assert s.to_move() == []
    assert kinds(events).count("starved") == 1
    end = s.result()
    assert (end.seats[0].rank, end.seats[0].utility) == (2, 0.0)
    assert end.opponent is not None
    assert end.opponent.rank == 1
    assert end.reason.id == "goldblivion-result-starved"


@pytest.mark.rule("G83")
def test_the_last_card_of_the_deck_may_still_fill_the_market() -> None:
    s = table(1, nuggets="10", deck="colin", market="timmy,wanda,goldie,magda")
    play(s, "market:1")
    assert not s.over
    assert market(s) == ["colin", "wanda", "goldie", "magda"]
    s = table(1, nuggets="10", deck="", under="mine", market="timmy,wanda,goldie,magda")
    play(s, "market:1")
    assert not s.over
    assert market(s)[0] == "mine"


@pytest.mark.rule("G83")
def test_combat_piles_may_run_out() -> None:
    s = table(1, nuggets="10", tops="karen,-", pool="")
    play(s, "combat:1")
    assert not s.over


# --- the noble's turn -----------------------------------------------------------------------------


@pytest.mark.rule("G84")
@pytest.mark.parametrize("face", SPACES)
def test_the_die_says_which_card_the_noble_takes(face: str) -> None:
    cards = ["timmy", "christina", "bud-and-buddy", "harmony"]  # Elves: one line for all
    s = table(1, noble="jade", market=",".join(cards), actions=0, rolls=f"noble {face}")
    events = play(s, "act:end")
    taken = cards.pop(SPACES[face])
    assert facts(events, "noble-takes") == [{"card": f"card:{taken}"}]
    assert noble(s)["slots"][0] == {taken: 1}
    assert market(s)[1:] == cards
    assert mine(s)["owned"].get(taken) is None


@pytest.mark.rule("G84")
@pytest.mark.parametrize("slot", CARDS)
def test_the_card_goes_to_the_slot_of_its_type(slot: str) -> None:
    s, _ = noble_turn("jade", slot, "N N N N", kills="-", enemies="")
    at = ("elf", "human", "dwarf", "building").index(slot)
    assert noble(s)["slots"][at] == {CARDS[slot]: 1}
    assert sum(len(cards) for cards in noble(s)["slots"]) == 1


@pytest.mark.rule("G84")
def test_of_two_types_you_choose() -> None:
    for slot, at in (("elf", 0), ("human", 1)):
        s = table(1, PUBLISHED, noble="jade", market="timmy,wanda,picassol,magda", actions=0,
                  rolls="noble NN ? N")
        play(s, "act:end")
        assert set(paths(s)) == {"slot:elf", "slot:human"}
        assert market(s)[2] is None  # not filled before the choice
        play(s, f"slot:{slot}")
        assert noble(s)["slots"][at] == {"picassol": 1}
        assert noble_means(s)[0] == (2 if slot == "elf" else 1)
        assert None not in market(s)


@pytest.mark.rule("G84")
def test_the_market_is_filled_before_the_icons_run() -> None:
    _, events = noble_turn("blaze", "human")
    told = kinds(events)
    assert told.index("noble-slot") < told.index("refill") < told.index("noble-nuggets")


@pytest.mark.rule("G84")
def test_example_of_the_rulebook_magus_makes_you_lose_a_nugget_and_rolls_two_dice() -> None:
    for edition, lost in ((RULEBOOK, 1), (PUBLISHED, 2)):
        s = table(1, edition, noble="charles", nuggets="5", actions=0,
                  market="timmy,goldie,magus,magda", rolls="noble NN ? N M")
        play(s, "act:end")
        assert noble(s)["slots"][1] == {"magus": 1}
        assert means(s) == (5 - lost, 0, 0)
        assert noble_means(s) == (1, 1, 0)


@pytest.mark.rule("G84")
def test_example_of_the_rulebook_the_chart_of_charles() -> None:
    """11 nuggets and 2 materials make 2 ingots and leave 4 nuggets."""
    s, _ = noble_turn("charles", "elf", solo="10,2,0")
    assert noble_means(s) == (4, 0, 2)


@pytest.mark.rule("G84")
@pytest.mark.parametrize(("who", "before", "after"), [
    # one nugget more for the Elf (two from Jade)
    ("ariane", "0,3,0", (0, 0, 1)), ("ariane", "5,0,0", (6, 0, 0)), ("ariane", "19,1,0", (1, 0, 3)),
    ("charles", "6,5,0", (0, 1, 3)), ("charles", "0,1,0", (1, 1, 0)),
    ("blaze", "0,3,0", (1, 0, 3)), ("blaze", "13,0,0", (0, 0, 2)),
    ("jade", "8,2,0", (0, 2, 1)), ("jade", "7,7,1", (9, 1, 3)), ("jade", "18,3,0", (0, 0, 3))])
def test_the_charts(who: str, before: str, after: tuple[int, int, int]) -> None:
    s, _ = noble_turn(who, "elf", solo=before)
    assert noble_means(s) == after


@pytest.mark.rule("G84", "G85")
def test_the_chart_comes_after_the_line() -> None:
    s, events = noble_turn("blaze", "human", solo="5,0,0")
    assert noble_means(s) == (0, 0, 1)  # two nuggets for the Human, then seven for an ingot
    told = kinds(events)
    assert told.index("noble-nuggets") < told.index("noble-ingots")


# --- the lines ------------------------------------------------------------------------------------


@pytest.mark.rule("G85")
@pytest.mark.parametrize(("who", "slot", "rolls", "gains"), [
    ("ariane", "human", "N NN", (3, 0, 0)), ("ariane", "elf", "", (1, 0, 0)),
    ("ariane", "dwarf", "", (2, 0, 0)), ("ariane", "building", "NN", (2, 0, 0)),
    ("charles", "human", "N NN", (3, 0, 0)), ("charles", "elf", "", (1, 0, 0)),
    ("charles", "building", "", (0, 1, 0)),
    ("blaze", "human", "", (2, 0, 0)), ("blaze", "elf", "", (1, 0, 0)),
    ("blaze", "dwarf", "N", (1, 0, 0)),
    ("jade", "human", "NN", (2, 0, 0)), ("jade", "elf", "", (2, 0, 0)),
    ("jade", "building", "", (0, 1, 0))])
def test_what_a_line_brings_the_noble(who: str, slot: str, rolls: str,
                                      gains: tuple[int, int, int]) -> None:
    s, _ = noble_turn(who, slot, rolls, nuggets="5")
    assert noble_means(s) == gains
    assert asking(s) == ""
    lost = 1 if (who, slot) == ("charles", "human") else 0
    assert means(s) == (5 - lost, 0, 0)


@pytest.mark.rule("G85")
def test_per_counts_the_symbols_of_that_slot() -> None:
    for who, slot, slots, gains in (
            ("ariane", "elf", "assassins///", 1 + 2),
            ("jade", "elf", "assassins+harmony///", 2 * (1 + 2 + 1)),
            ("blaze", "human", "assassins/bruno+magus//", 2 * 3)):
        s, _ = noble_turn(who, slot, slots=slots, deck="colin*2+red")
        assert noble_means(s)[0] % 7 == gains % 7
        assert noble_means(s)[0] + 7 * noble_means(s)[2] == gains or who == "jade"


@pytest.mark.rule("G85")
def test_jade_rolls_a_die_for_each_human_in_her_slot() -> None:
    s, events = noble_turn("jade", "human", "N N N", slots="timmy/bruno+magus//")
    assert kinds(events).count("noble-roll") == 1 + 3
    assert noble_means(s)[0] == 3


@pytest.mark.rule("G85")
@pytest.mark.parametrize("who", ["ariane", "charles", "blaze", "jade"])
def test_right_destroys_the_rightmost_market_card(who: str) -> None:
    s, events = noble_turn(who, "building", "N")
    gone = [fact["card"] for fact in facts(events, "destroy")]
    # Christina, then Archimus, which the taken Building had let slide to the right.
    assert gone == ["card:christina", "card:archimus"]
    assert market(s)[3] == "magda"
    assert None not in market(s)


@pytest.mark.rule("G85")
def test_after_right_comes_the_rest_of_the_line() -> None:
    s, _ = noble_turn("blaze", "building")
    assert asking(s) == "reveal"
    assert noble_means(s) == (0, 0, 0)
    play(s, "hex:1")
    assert noble_means(s) == (3, 0, 0)


@pytest.mark.rule("G85")
def test_losing_stops_at_zero() -> None:
    s, _ = noble_turn("charles", "human", "N N", nuggets="0")
    assert means(s) == (0, 0, 0)
    s, _ = noble_turn("charles", "human", "N N", nuggets="1", edition=PUBLISHED)
    assert means(s) == (0, 0, 0)


@pytest.mark.rule("G85")
def test_reveal_is_your_choice_of_a_face_down_tile() -> None:
    s, _ = noble_turn("charles", "dwarf", cleared="1", enemies="2:m9", kills="-")
    assert paths(s) == ["hex:2"]  # Kill
    play(s, "hex:2")
    assert asking(s) == "reveal"
    assert offered(s) == {f"hex:{n}" for n in range(3, 13)}
    events = play(s, "hex:10")
    assert facts(events, "turn-tile")[0]["hex"] == "hex:10"
    assert hex(s, 10)["enemy"] is not None
    assert hex(s, 10)["tiles"] == 1


@pytest.mark.rule("G85", "G52")
def test_reveal_any_tile_or_reachable_ones_first() -> None:
    for edition, expected in ((RULEBOOK, set(range(1, 13))), (PUBLISHED, {1, 2, 3, 4, 7, 8, 12})):
        s, _ = noble_turn("blaze", "building", edition=edition)
        assert offered(s) == {f"hex:{n}" for n in expected}
    s, _ = noble_turn("blaze", "building", edition=PUBLISHED,
                      enemies="1:f2 2:m9 3:f2 4:f3n 7:f3n 8:f3d 12:f4")
    assert offered(s) == {"hex:5", "hex:6", "hex:9", "hex:10", "hex:11"}  # none is reachable
    s, _ = noble_turn("blaze", "building", cleared="1 2 3 4 5 6 7 8 9 10 11 12")
    assert asking(s) == ""
    assert noble_means(s) == (3, 0, 0)


@pytest.mark.rule("G85")
@pytest.mark.parametrize(("tile", "number", "gains"), [
    ("f3n", 1, (5, 0, 0)), ("f4", 1, (4, 1, 0)), ("m6", 2, (0, 0, 1)), ("m9", 2, (0, 0, 2)),
    ("m7n", 2, (3, 0, 1))])
def test_kill_takes_the_tile_and_its_reward_but_no_combat_cards(
        tile: str, number: int, gains: tuple[int, int, int]) -> None:
    tops_before = "karen,joker"
    s, _ = noble_turn("charles", "dwarf", enemies=f"{number}:{tile} 12:f5", tops=tops_before)
    assert offered(s) == {f"hex:{number}", "hex:12"}
    play(s, f"hex:{number}", "hex:8")
    assert noble_means(s) == gains
    assert noble(s)["trophies"] == {tile: 1}
    assert hex(s, number)["tiles"] == 0
    assert mine(s)["trophies"] == {}
    assert mine(s)["army"] == {"arthur": 3, "xena": 2}
    assert [pile["card"] for pile in cast(list[Any], s.view(0)["combat"])] == ["karen", "joker"]


@pytest.mark.rule("G85")
def test_a_kill_with_no_enemy_is_skipped() -> None:
    s, _ = noble_turn("ariane", "dwarf")
    assert asking(s) == ""
    assert noble_means(s) == (2, 0, 0)


@pytest.mark.rule("G85", "G59")
def test_a_kill_wakes_the_dragon_cow_and_may_take_it_in_one_edition_only() -> None:
    s, _ = noble_turn("ariane", "dwarf", enemies="10:m9")
    play(s, "hex:10")
    assert hex(s, 10)["enemy"]["tile"] == "cow"
    s, _ = noble_turn("ariane", "dwarf", cleared="10")
    assert asking(s) == ""
    s, _ = noble_turn("ariane", "dwarf", cleared="10", edition=PUBLISHED)
    assert paths(s) == ["hex:10"]
    play(s, "hex:10")
    assert noble_means(s) == (2, 0, 3)
    assert noble(s)["trophies"] == {}
    assert hex(s, 10)["enemy"]["tile"] == "cow"


@pytest.mark.rule("G85")
def test_dice_of_a_killed_tile_pay_the_noble() -> None:
    s, _ = noble_turn("ariane", "dwarf", "N NN", enemies="1:f2")
    play(s, "hex:1")
    assert noble_means(s) == (2 + 3, 0, 0)
    assert means(s) == (0, 0, 0)


@pytest.mark.rule("G85")
def test_a_magic_reward_runs_the_magic_line() -> None:
    s, _ = noble_turn("blaze", "dwarf", "N", enemies="1:f5", nuggets="5")
    play(s, "hex:1")
    assert asking(s) == "reveal"
    play(s, "hex:3")
    assert means(s) == (2, 0, 0)  # Lose 3
    assert noble_means(s)[0] in (1, 2, 0)  # and the die of its Dwarf line


@pytest.mark.rule("G85")
@pytest.mark.parametrize(("who", "rolls", "before", "mine_after", "nobles"), [
    ("charles", "magic NN N", 5, 4, (1 + 2 + 1, 0, 0)),  # +1 N, Die; then the second die
    ("jade", "magic N", 5, 4, (1, 0, 0))])
def test_a_magic_result_runs_the_boards_magic_line_before_the_next_die(
        who: str, rolls: str, before: int, mine_after: int,
        nobles: tuple[int, int, int]) -> None:
    s, _ = noble_turn(who, "human", rolls, nuggets=str(before))
    assert noble_means(s) == nobles
    assert means(s)[0] == mine_after
    assert mine(s)["tokens"] == 0
    assert s.view(0)["tokens_down"] == 7


@pytest.mark.rule("G85")
def test_arianes_magic_reveals_and_rolls() -> None:
    s, events = noble_turn("ariane", "human", "magic ? N NN")
    assert asking(s) == "reveal"
    assert kinds(events).count("noble-roll") == 2
    more = play(s, "hex:1")
    # The turned tile is a draw; then the die of the Magic line, and the second of the Human line.
    assert kinds(more).count("noble-roll") == 2
    assert noble_means(s) == (3, 0, 0)


@pytest.mark.rule("G85")
def test_the_nobles_materials_are_unlimited() -> None:
    s, _ = noble_turn("charles", "building", solo="0,8,0")
    assert noble_means(s) == (0, 1, 4)
    s, _ = noble_turn("jade", "building", solo="0,1,0", slots="///mine")
    assert noble_means(s)[1] == 2


SIX = {"human": "/bruno*2+magus*2+britney//", "elf": "harmony*2+assassins+eve-and-lily+amazone///"}


@pytest.mark.rule("G85")
def test_with_six_cards_in_the_slot_the_list_runs_twice() -> None:
    for who, twice in (("ariane", True), ("charles", True), ("blaze", False), ("jade", False)):
        s, events = noble_turn(who, "human", "N N N N", slots=SIX["human"], nuggets="9",
                               deck="colin*2+red")
        rolled = kinds(events).count("noble-roll") - 1
        if twice:
            assert rolled == 4
            assert noble_means(s)[0] == 4
            assert means(s)[0] == (9 if who == "ariane" else 7)
        else:
            assert rolled == (0 if who == "blaze" else 6)
            assert noble_means(s)[0] + 7 * noble_means(s)[2] == 12 or who == "jade"
    five = "/bruno*2+magus+britney//"
    s, events = noble_turn("ariane", "human", "N N", slots=five, deck="colin*2+red")
    assert kinds(events).count("noble-roll") == 1 + 2


@pytest.mark.rule("G85")
def test_the_list_runs_as_a_whole_then_again() -> None:
    slots = "//colin+menthor*2+thardard*2/"
    s, _ = noble_turn("charles", "dwarf", slots=slots, enemies="1:f3n 3:f3n", deck="harmony*2")
    play(s, "hex:1")
    assert asking(s) == "reveal"  # Kill, Reveal; not Kill, Kill
    play(s, "hex:4")
    assert asking(s) == "kill"
    play(s, "hex:3")
    assert asking(s) == "reveal"


OWN = """
[characters.vandal]
name = "Vandal"
cost = 2
types = ["human"]
do = ["destroy 30"]
copies = 2
source = "stand-in"
[solo.jade]
elf = ["1 nugget per tile", "2 materials"]
[counts]
gold_cards = 93
"""


@pytest.mark.rule("G85")
def test_a_line_may_count_the_tiles_the_noble_has_taken(tmp_path: Path) -> None:
    own = own_edition(tmp_path, OWN, "published")
    s, _ = noble_turn("jade", "elf", edition=own, kills="f2+m9")
    assert noble_means(s) == (2, 2, 0)


@pytest.mark.rule("G39", "G87")
def test_a_great_destroy_takes_all_there_is(tmp_path: Path) -> None:
    own = own_edition(tmp_path, OWN, "published")
    s = table(1, own, noble="jade", hand="vandal", solo="15,0,0",
              market="timmy,wanda,goldie,magda")
    play(s, "hand:vandal", *["noble:nuggets"] * 15)
    play(s, "market:3", "combat:2", "market:1", "combat:1", "market:2", "market:4")
    assert noble_means(s) == (0, 0, 0)
    assert asking(s) == ""
    assert None not in market(s)


# --- the end --------------------------------------------------------------------------------------


def solo_end(**more: Any) -> Any:
    s = table(1, noble="jade", market="timmy,christina,bud-and-buddy,harmony", rolls="noble NN",
              **more)
    play(s, "act:pass")
    return s


@pytest.mark.rule("G86")
def test_the_noble_counts_as_a_player() -> None:
    s = solo_end(gold="3", solo="0,0,10")
    assert s.over
    assert s.result().seats[0].rank == 2
    assert s.result().reason.id == "goldblivion-result-lost"
    assert s.result().opponent.score == 10
    s = solo_end(gold="11", solo="0,0,10")
    assert s.over
    assert s.result().seats[0].rank == 1
    assert s.result().reason.id == "goldblivion-result-beaten"
    assert (s.result().seats[0].utility, s.result().opponent.utility) == (1.0, 0.0)
    s = solo_end(gold="9", solo="0,0,9")
    assert not s.over


@pytest.mark.rule("G86")
def test_ties_go_to_nuggets_then_tiles_and_a_complete_tie_is_lost() -> None:
    # Jade gains 4 nuggets for the two Elf symbols of Bud & Buddy.
    for mine_, hers, trophies, kills, won in (
            ("5", "0,0,10", "", "-", True), ("3", "0,0,10", "", "-", False),
            ("4", "0,0,10", "f2", "-", True), ("4", "0,0,10", "", "f2", False),
            ("4", "0,0,10", "f2", "f3n", False)):
        s = solo_end(gold="10", nuggets=mine_, solo=hers, trophies=trophies, kills=kills,
                     cleared="1 3")
        assert s.over
        assert (s.result().seats[0].rank == 1) == won


@pytest.mark.rule("G86", "G84")
def test_the_noble_still_plays_after_you_pass_with_ten() -> None:
    s = table(1, noble="jade", gold="10", nuggets="0", solo="8,0,9", rolls="noble NN",
              market="timmy,christina,bud-and-buddy,harmony")
    play(s, "act:pass")
    assert noble_means(s) == (2, 0, 10)
    assert s.over
    assert s.result().seats[0].rank == 2


@pytest.mark.rule("G86", "G60")
def test_ten_ingots_of_the_noble_wait_for_the_end_of_the_round() -> None:
    s, _ = noble_turn("charles", "elf", solo="6,0,9", hand="tom")
    assert noble_means(s)[2] == 10
    assert not s.over
    assert s.to_move() == [0]


@pytest.mark.rule("G87")
def test_a_destroy_may_take_nuggets_of_the_noble() -> None:
    s = table(1, PUBLISHED, hand="vlad", solo="2,0,0", noble="ariane")
    play(s, "hand:vlad")
    assert "noble:nuggets" in paths(s)
    before = market(s)
    play(s, "noble:nuggets", "noble:nuggets")
    assert noble_means(s) == (0, 0, 0)
    assert market(s) == before
    assert asking(s) == ""
    s = table(1, PUBLISHED, hand="vlad", solo="1,0,0", noble="ariane")
    play(s, "hand:vlad", "noble:nuggets")
    assert "noble:nuggets" not in paths(s)  # none left
    play(s, "market:1")
    assert asking(s) == ""
    assert None not in market(s)


@pytest.mark.rule("G87")
def test_nobles_nuggets_are_safe_in_the_rulebook_edition_and_with_several_players() -> None:
    s = table(1, RULEBOOK, hand="vlad", solo="2,0,0", noble="ariane")
    play(s, "hand:vlad")
    assert "noble:nuggets" not in paths(s)
    s = table(2, PUBLISHED, hand="vlad")
    play(s, "hand:vlad")
    assert "noble:nuggets" not in paths(s)


@pytest.mark.rule("G80", "G84")
@pytest.mark.parametrize("who", ["ariane", "charles", "blaze", "jade"])
def test_whole_games_against_each_noble_end(who: str) -> None:
    for seed, edition in enumerate(EDITIONS):
        s = fresh(1, edition, seed=seed, noble=who)
        moves = 0
        while not s.over:
            choices = s.legal(0)
            s.play(0, choices[moves * 7 % len(choices)])
            moves += 1
        assert s.result().opponent is not None
