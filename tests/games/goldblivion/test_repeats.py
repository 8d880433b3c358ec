"""Using a card again, and why no chain goes on for ever (G40, G41)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.goldblivion.table import (
    PUBLISHED,
    asking,
    means,
    mine,
    own_edition,
    paths,
    play,
    table,
)


@pytest.mark.rule("G40")
def test_a_repeated_power_happens_in_full_again() -> None:
    s = table(hand="britney", play="bruno+magda+tom+timmy+gloric",
              market="colin,wanda,goldie,harmony")
    play(s, "hand:britney side:right")
    assert set(paths(s)) == {"played:tom", "played:bruno side:left", "played:bruno side:right",
                             "played:magda side:left", "played:magda side:right"}
    play(s, "played:bruno side:left")
    assert means(s) == (3, 0, 0)
    assert asking(s) == "destroy"
    play(s, "market:1")
    assert asking(s) == ""
    assert mine(s)["play"]["bruno"] == 1


@pytest.mark.rule("G40")
def test_only_characters_of_the_type_that_are_in_play() -> None:
    s = table(upright="bar*2", play="gloric+timmy", hand="colin", turned="mine")
    play(s, "building:bar")
    assert paths(s) == ["played:gloric"]
    play(s, "played:gloric")
    assert asking(s) == "target"


@pytest.mark.rule("G40")
def test_never_a_card_of_another_player() -> None:
    s = table(upright="bar", play="/gloric")
    play(s, "building:bar")
    assert asking(s) == ""


@pytest.mark.rule("G40")
def test_never_itself_but_another_of_its_kind() -> None:
    s = table(hand="britney", play="timmy", market="colin,wanda,goldie,magda")
    play(s, "hand:britney side:right")
    assert asking(s) == ""  # the only Human in play is itself
    s = table(hand="britney", play="britney", market="colin,wanda,goldie,magda")
    play(s, "hand:britney side:right")
    assert set(paths(s)) == {"played:britney side:left", "played:britney side:right"}
    play(s, "played:britney side:left")
    assert asking(s) == "take-character"


@pytest.mark.rule("G40")
def test_a_card_of_two_types_is_of_both() -> None:
    s = table(2, PUBLISHED, hand="boss+britney", play="picassol", rolls="N N",
              market="colin,wanda,goldie,magda", pile="tom*2/")
    play(s, "hand:boss")
    assert paths(s) == ["played:picassol"]
    play(s, "played:picassol", "hand:britney side:right", "played:picassol")
    assert means(s) == (2 + 1 + 1, 0, 0)
    assert mine(s)["hand"] == {"tom": 2}


@pytest.mark.rule("G41")
def test_every_card_active_in_a_chain_is_barred_in_it() -> None:
    s = table(hand="britney", play="britney+tom*2", market="colin,wanda,goldie,magda")
    play(s, "hand:britney side:right", "played:britney side:right")
    assert paths(s) == ["played:tom"]  # both Britneys are active
    play(s, "played:tom")
    assert means(s) == (1, 0, 0)
    assert asking(s) == ""


@pytest.mark.rule("G41")
def test_with_every_repeater_active_a_chain_ends() -> None:
    s = table(hand="britney", play="britney", market="colin,wanda,goldie,magda")
    play(s, "hand:britney side:right", "played:britney side:right")
    assert asking(s) == ""
    play(s, "act:pass")
    assert s.to_move() == [1]


@pytest.mark.rule("G41")
def test_the_next_action_begins_a_new_chain() -> None:
    s = table(2, PUBLISHED, tokens="8", play="britney+tom", hand="britney",
              market="colin,wanda,goldie,magda")
    play(s, "hand:britney side:right", "played:tom")
    play(s, "magic:8", "played:britney side:right")
    assert set(paths(s)) == {"played:tom", "played:britney side:left",
                             "played:britney side:right"}
    play(s, "played:tom")
    assert means(s) == (2, 0, 0)


@pytest.mark.rule("G41")
def test_the_last_choice_of_a_chain_keeps_the_rest_of_the_powers_below() -> None:
    s = table(2, PUBLISHED, hand="boss", play="eve-and-lily+boss", pile="tom/",
              market="colin,wanda,goldie,magda")
    play(s, "hand:boss", "played:eve-and-lily")
    assert means(s) == (4, 0, 0)
    assert mine(s)["hand"] == {"tom": 1}
    assert asking(s) == ""


@pytest.mark.rule("G41")
def test_bar_and_red_never_go_round_for_ever() -> None:
    s = table(upright="bar", play="red*2", turned="mine")
    play(s, "building:bar", "played:red side:right")
    assert paths(s) == ["building:mine"]  # not the Bar that began the chain
    play(s, "building:mine")
    assert mine(s)["upright"] == {"mine": 1}
    assert mine(s)["turned"] == {"bar": 1}
    two = table(upright="bar*2", play="red")
    play(two, "building:bar", "played:red side:right")
    assert asking(two) == ""  # nothing but a Bar is turned


@pytest.mark.rule("G40", "G41")
def test_a_red_from_the_hand_readies_any_turned_building() -> None:
    s = table(hand="red", turned="bar+mine/forge", upright="neverland")
    play(s, "hand:red side:right")
    assert set(paths(s)) == {"building:bar", "building:mine"}
    play(s, "building:bar")
    assert mine(s)["upright"] == {"bar": 1, "neverland": 1}
    play(s, "building:bar")
    assert set(paths(s)) == {"played:red side:left pay:no", "played:red side:right"}
    s = table(hand="red", upright="mine")
    play(s, "hand:red side:right")
    assert asking(s) == ""  # nothing to ready


OWN = """
[characters.mimic]
name = "Mimic"
cost = 4
types = ["elf"]
do = ["repeat any"]
copies = 2
source = "stand-in"
[buildings.school]
name = "School"
cost = 2
do = ["repeat any"]
copies = 2
source = "stand-in"
[buildings.clock]
name = "Clock"
cost = 2
do = ["ready"]
copies = 2
source = "stand-in"
[counts]
gold_cards = 90
"""


@pytest.mark.rule("G40", "G41")
def test_repeating_any_character(tmp_path: Path) -> None:
    own = own_edition(tmp_path, OWN)
    s = table(2, own, hand="mimic", play="tom+naya+gloric+mimic", upright="school",
              turned="mine")
    play(s, "hand:mimic")
    assert set(paths(s)) == {"played:tom", "played:naya", "played:gloric", "played:mimic"}
    play(s, "played:mimic")
    assert set(paths(s)) == {"played:tom", "played:naya", "played:gloric"}
    play(s, "played:naya")
    assert means(s) == (3, 0, 0)  # two Mimics and a Naya are Elves
    play(s, "building:school")
    assert set(paths(s)) == {"played:tom", "played:naya", "played:gloric", "played:mimic"}


@pytest.mark.rule("G41")
def test_a_building_that_readies_never_readies_its_like(tmp_path: Path) -> None:
    own = own_edition(tmp_path, OWN)
    s = table(2, own, upright="clock", turned="clock+mine+school")
    play(s, "building:clock")
    assert paths(s) == ["building:mine"]
    play(s, "building:mine")
    assert mine(s)["turned"] == {"clock": 2, "school": 1}
