"""One line of text per position: what is written is read again, what is impossible refused."""

from __future__ import annotations

import re
from typing import cast

import pytest

import ludotheque
from ludotheque.core.errors import BadPosition
from ludotheque.core.rng import FastRng
from ludotheque.games.havresac import kingdom as k
from ludotheque.games.havresac.notation import FIELDS
from ludotheque.games.havresac.state import HavresacState
from tests.games.havresac.table import BASE, GAME, fresh, plain, play, play_on, table


def base() -> HavresacState:
    """A bit of everything: a Guide who has moved and acted."""
    return table(now="guide", at="d5", declared="boots+sword", acted="on", bag="warrior*2+thief",
                 aside="druid", on="priestess@b2 thief@f4", land="d3=% d8=$ f4=$", tents="i8 i9",
                 done="d3 f4", items="net+feather", found="bow", cups="1", gains="fox+fairy",
                 fairies="2", gold="7", points="12", glory="11", out="A C pig@e5",
                 night="guide+druid", villages="1")


def changed(s: HavresacState, **fields: str) -> str:
    text = s.notation()
    for name, value in fields.items():
        assert name in FIELDS
        text, n = re.subn(rf"(?<= ){name}=\S*", f"{name}={value}", text)
        assert n == 1
    return text


def field(s: HavresacState, name: str) -> str:
    found = re.search(rf" {name}=(\S*)", s.notation())
    assert found
    return found[1]


def read(s: HavresacState, text: str) -> HavresacState:
    return cast(HavresacState, GAME.read(text, s.edition, FastRng(1, len(s.boards))))


def refused(s: HavresacState, said: str, **fields: str) -> None:
    with pytest.raises(BadPosition) as error:
        read(s, changed(s, **fields))
    assert said in str(error.value)
    assert "\n" not in str(error.value)


def test_a_position_says_everything() -> None:
    s = base()
    b = s.boards[0]
    assert (b.boots, b.sword, b.feather, b.acted, b.cups) == (1, True, False, True, 1)
    assert (b.villages, b.chests) == (2, 6)
    assert (b.gold, b.points, list(b.glory)) == (7, 12, [11])
    assert (b.fairies, b.gains[k.FOX], b.gains[k.FAIRY], b.aside[k.DRUID]) == (2, 1, 1, 1)
    assert b.has_tent(k.square_of("i8"))
    assert b.guardian(k.square_of("f4")) == k.THIEF
    assert read(s, s.notation()).notation() == s.notation()
    assert s.reserve[k.WARRIOR] == s.content.tokens[k.WARRIOR] - 2


def test_positions_of_whole_games_round_trip() -> None:
    for seed in range(4):
        seats = seed + 1
        s = fresh(seats, BASE, seed=seed, random_faces=True, same_chests=seed % 2 == 1,
                  season=k.SEASONS[seed % 2])
        choose = FastRng(seed, 0)
        n = 0
        while play_on(s, choose):
            n += 1
            if n % 5 and not s.over:
                continue
            same = cast(HavresacState, GAME.read(s.notation(), BASE, FastRng(seed, seats)))
            assert same.notation() == s.notation()
            assert list(same.reserve) == list(s.reserve)
            assert [same.legal(seat) for seat in range(seats)] == [
                s.legal(seat) for seat in range(seats)]
            for viewer in (None, *range(seats)):
                assert same.view(viewer) == s.view(viewer)


def test_anybody_may_read_a_position() -> None:
    text = fresh(3, same_chests=True).notation()
    assert ludotheque.read_position(text).notation() == text


@pytest.mark.parametrize(("fields", "said"), [
    ({"seats": "5"}, "seats '5' (expected 1 to 4)"),
    ({"seats": "0"}, "seats '0'"),
    ({"season": "spring"}, "season 'spring' (expected one of summer, winter)"),
    ({"night": "dragon"}, "night 'dragon'"),
    ({"night": "druid+guide"}, "expected each once, in order"),
    ({"night": "guide+guide"}, "expected each once, in order"),
    ({"same": "maybe"}, "same 'maybe'"),
    ({"round": "0"}, "round '0' (expected 1 to 5)"),
    ({"round": "6"}, "round '6'"),
    ({"round": "3"}, "unseen (expected 10 places in round 3)"),
    ({"phase": "lunch"}, "phase 'lunch'"),
    ({"unseen": "A"}, "unseen (expected 15 places in round 2)"),
    ({"unseen": "B+A"}, "each once, in order"),
    ({"unseen": "Z"}, "unseen 'Z'"),
    ({"scouted": "A"}, "scouted (expected 5 places that are not unseen)"),
    ({"scouted": "A+B+C+D+7"}, "scouted (expected 5 places that are not unseen)"),
    ({"laid": "boots"}, "laid (expected - without same=on)"),
    ({"laid": "shield"}, "laid 'shield'"),
    ({"stage": "sleeping"}, "stage 'sleeping'"),
    ({"stage": "acting/moving"}, "expected 1 seats"),
    ({"stage": "moving"}, "stage moving (expected a Guardian drawn and not on the board)"),
    ({"stage": "waiting"}, "stage (expected somebody who acts, unless it is over)"),
    ({"stage": "buying"}, "stage buying (expected no Guardian drawn)"),
    ({"now": "dragon"}, "now 'dragon'"),
    ({"now": "-"}, "stage acting (expected the Guardian drawn, on its square)"),
    ({"now": "warrior"}, "stage acting (expected the Guardian drawn, on its square)"),
    ({"at": "-"}, "stage acting (expected the Guardian drawn, on its square)"),
    ({"at": "d6"}, "stage acting (expected the Guardian drawn, on its square)"),
    ({"at": "z9"}, "at 'z9' (expected a square a1 to k11 beside the Castle)"),
    ({"at": "f6"}, "at 'f6' (expected a square a1 to k11 beside the Castle)"),
    ({"declared": "sword*2"}, "declared (expected one Sword, one Feather at most)"),
    ({"declared": "feather*2"}, "declared (expected one Sword, one Feather at most)"),
    ({"declared": "net"}, "declared 'net'"),
    ({"declared": "boots*3"}, "declared boots (expected an item that was found)"),
    ({"declared": "sword+boots"}, "expected the order of boots, sword, feather"),
    ({"declared": "boots+sword+feather"}, "declared feather (expected an item that was found)"),
    ({"acted": "yes"}, "acted 'yes'"),
    ({"bag": "dragon"}, "bag 'dragon'"),
    ({"bag": "thief+warrior"}, "expected the order of guide, warrior"),
    ({"bag": "thief+thief"}, "names 'thief' twice"),
    ({"bag": "thief*1"}, "bag '1'"),
    ({"bag": "huntress*11"}, "(expected at most 10)"),
    ({"aside": "druid*11"}, "(expected at most 10)"),
    ({"on": "guide"}, "on 'guide'"),
    ({"on": "dragon@d5"}, "on 'dragon'"),
    ({"on": "guide@f6"}, "on 'f6'"),
    ({"on": "guide@d5+thief@f4"}, "each square once, in order"),
    ({"on": "guide@d5+thief@d5"}, "each square once, in order"),
    ({"creatures": "fox@a1+pig@d1+nobody@e5"}, "creatures 'nobody'"),
    ({"creatures": "pig@a1+fox@d1+pig@e5"}, "pig on A (expected the creature of its card)"),
    ({"creatures": "fox@a1+pig@d1+pig@e4"},
     "a creature on e4 (expected a Hut, a Grove or a start space)"),
    ({"creatures": "fox@a1+pig@e5"}, "creatures (expected one for every card turned)"),
    ({"creatures": "fox@a1+pig@d1+fairy@k2+pig@e5"}, "(expected one for every card turned)"),
    ({"creatures": "fox@a1+pig@d1+pig@e5+fairy@k8"}, "fairy on 7 (expected the creature of its"),
    ({"tents": "guide@i8"}, "tents 'guide@i8' (expected squares)"),
    ({"tents": "i9+i8"}, "each square once, in order"),
    ({"tents": "a1"}, "a creature on a1 (expected no Guardian or Tent there)"),
    ({"tents": "f6"}, "tents 'f6'"),
    ({"on": "guide@a1", "at": "a1"}, "a creature on a1 (expected no Guardian or Tent there)"),
    ({"done": "d4"}, "done d4 (expected a Village or a Chest)"),
    ({"done": "d3+d3"}, "each square once, in order"),
    ({"done": "d3"}, "0 open Chests (expected 6 by the items left)"),
    ({"left": "boots*9"}, "boots (expected at most 2)"),
    ({"left": "shield"}, "left 'shield'"),
    ({"items": "net*2+feather"}, "net (expected at most 1)"),
    ({"items": "cup"}, "cup"),
    ({"found": "bow*2"}, "bow (expected at most 1)"),
    ({"cups": "2"}, "cup (expected at most 1)"),
    ({"cups": "11"}, "cups '11'"),
    ({"gains": "nobody+fox+fairy"}, "gains (expected creatures; on the hunting board Monsters)"),
    ({"hunted": "fairy"}, "gains (expected creatures; on the hunting board Monsters)"),
    ({"gains": "fox*2+fairy"}, "creatures (expected one for every card turned)"),
    ({"hunted": "-"}, "creatures (expected one for every card turned)"),
    ({"fairies": "8"}, "fairies '8' (expected 0 to 7)"),
    ({"fairies": "3"}, "creatures (expected one for every card turned)"),
    ({"fled": "8"}, "fled '8' (expected 0 to 7)"),
    ({"fled": "3"}, "creatures (expected one for every card turned)"),
    ({"gold": "-1"}, "gold '-1'"),
    ({"gold": "10000"}, "gold '10000'"),
    ({"points": "x"}, "points 'x'"),
    ({"glory": "-"}, "glory (expected 1 rounds)"),
    ({"glory": "1+2"}, "glory (expected 1 rounds)"),
    ({"glory": "x"}, "glory 'x'"),
    ({"rng": "0"}, "rng '0' (expected 2 values)"),
    ({"rng": "0,x"}, "rng 'x'"),
], ids=lambda given: " ".join(given.values()) if isinstance(given, dict) else "")
def test_impossible_positions_are_refused(fields: dict[str, str], said: str) -> None:
    refused(base(), said, **fields)


def test_what_goes_with_what_a_player_is_doing() -> None:
    moving = table(now="guide", bag="warrior", items="net")
    refused(moving, "stage moving", acted="on")
    refused(moving, "stage moving", at="d5")
    refused(moving, "stage moving", now="-")
    refused(moving, "stage moving", items="-", found="net")
    acting = table(2, now="guide/", at="d5/")
    refused(acting, "stage (expected an empty bag to be finished)", bag="-/guide")
    refused(acting, "stage buying", stage="buying/waiting")
    refused(acting, "stage (expected an empty bag to be finished)", stage="acting/buying")
    buying = table(phase="recruitment", bag="guide")
    refused(buying, "stage acting", stage="acting", now="guide", at="d5", on="guide@d5")
    refused(buying, "stage moving", stage="moving", now="guide")
    refused(table(phase="recruitment", bag="guide", out="A"),
            "gains (expected none after the Adventure)", creatures="-", gains="fox")
    refused(buying, "stage buying (expected no Guardian drawn)", acted="on")
    refused(buying, "Guardians (expected at least one)", bag="-")
    refused(buying, "stage (expected somebody who acts", stage="waiting")
    refused(buying, "glory (expected 2 rounds)", glory="3")
    refused(buying, "phase (expected the game over after the last", phase="over", stage="waiting")
    over = table(round=5, phase="over", bag="guide")
    refused(over, "phase (expected the game over after the last", phase="recruitment",
            stage="buying")
    refused(over, "stage (expected somebody who acts", stage="buying")
    found = table(phase="recruitment", bag="guide", items="net")
    refused(found, "stage buying (expected no Guardian drawn)", items="-", found="net")
    cups = table(phase="recruitment", bag="guide", items="net", left="boots*2+sword*2+bow+"
                 "feather*2+hammer")
    refused(cups, "gains (expected none after the Adventure)", cups="1")
    declared = table(phase="recruitment", bag="guide", left="boots+cup+sword*2+net+bow+feather*2+"
                     "hammer")
    refused(declared, "stage buying (expected no Guardian drawn)", declared="boots")


def test_the_texts_frame() -> None:
    s = base()
    text = s.notation()
    for wrong, said in (
            (text.replace("havresac", "eden", 1), "expected havresac"),
            (text.replace("plain#", "plain#0"), "edition"),
            (text + " more=1", "words"),
            (text.replace(" rng=", " luck="), "field 'luck' (expected rng=)"),
            ("havresac", "havresac")):
        with pytest.raises(BadPosition) as error:
            read(s, wrong)
        assert said in str(error.value)
    with pytest.raises(BadPosition, match="edition"):
        GAME.read(text, BASE, FastRng(1, 1))
    with pytest.raises(BadPosition, match="rng"):
        GAME.read(text, s.edition, FastRng(1, 3))


# --- the same Chests for all ----------------------------------------------------------------------


def duel() -> HavresacState:
    e = plain("f5=$ f7=$ e6=$ g6=$", guardians_warrior_bag=0, guardians_guide_bag=0,
              guardians_priestess_bag=0, guardians_thief_bag=3)
    s = fresh(2, e, same_chests=True, seed=3)
    play(s, "f5", "done")
    return s


@pytest.mark.rule("H11")
def test_hidden_boards_are_written_after_the_boards() -> None:
    s = duel()
    assert field(s, "stage") == "moving/moving/waiting/waiting"
    assert field(s, "bag") == "thief/thief*2/thief*3/thief*3"
    assert len(field(s, "laid").split("+")) == 10
    assert read(s, s.notation()).notation() == s.notation()
    alone = fresh(1, s.content, same_chests=True)
    assert field(alone, "stage") == "moving"


@pytest.mark.rule("H11")
@pytest.mark.parametrize(("name", "value", "said"), [
    ("laid", "-", "laid (expected the items of the Chests)"),
    ("same", "off", "expected 2 seats"),
    ("left", None, "by the Chests laid"),
    ("bag", "thief/thief*2/thief*2/thief*3", "boards as the others see them"),
    ("bag", "thief/thief*2/thief*4/thief*3", "boards as the others see them"),
    ("gold", "0/0/1/0", "boards as the others see them"),
    ("points", "0/0/1/0", "boards as the others see them"),
    ("glory", "-/-/4/-", "glory (expected 0 rounds)"),
    ("stage", "moving/moving/moving/waiting", "boards as the others see them"),
    ("now", "thief/thief/thief/-", "boards as the others see them"),
    ("at", "-/-/d5/-", "boards as the others see them"),
    ("acted", "off/off/on/off", "boards as the others see them"),
    ("tents", "-/-/d5/-", "boards as the others see them"),
    ("tents", "d5/-/-/-", "boards as the others see them"),
    ("on", "thief@f5/-/thief@d5/-", "boards as the others see them"),
])
def test_what_others_see_must_be_an_earlier_state(name: str, value: str | None,
                                                  said: str) -> None:
    s = duel()
    if value is None:
        first, _, rest = field(s, name).partition("/")
        # An item still in a Chest changes places with one that is not.
        kinds = [item for item in k.ITEMS if f"{item}*2" in first][:1]
        value = first.replace(f"{kinds[0]}*2", kinds[0]) + "/" + rest
        said = ""
    refused(s, said, **{name: value})


@pytest.mark.rule("H11")
def test_what_others_see_has_the_same_creatures_villages_and_chests_or_fewer_done() -> None:
    s = duel()
    done = field(s, "done").split("/")
    assert done == ["f5", "-", "-", "-"]
    refused(s, "boards as the others see them", done="/".join(["f5", "-", "-", "b1"]))
    refused(s, "", done="-/-/f5/-")
    shown = field(s, "creatures").split("/")
    gone = "+".join(shown[2].split("+")[1:])
    kind = shown[2].split("+")[0].split("@")[0]
    column = {"fairy": "fled"}.get(kind, "hunted")
    value = "1" if kind == "fairy" else kind
    none = "0" if kind == "fairy" else "-"
    refused(s, "boards as the others see them", creatures="/".join([*shown[:2], gone, shown[3]]),
            **{column: "/".join([none, none, value, none])})


@pytest.mark.rule("H11")
def test_items_left_follow_from_the_chests_laid() -> None:
    s = duel()
    laid = field(s, "laid").split("+")
    at = next(i for i in range(10) if k.square_name(s.land.chests[i]) == "f5")
    other = next(i for i in range(10) if laid[i] != laid[at])
    laid[at], laid[other] = laid[other], laid[at]
    refused(s, "by the Chests laid", laid="+".join(laid))
