"""What powers do: order, symbols, sides, costs, tokens, and icons no known card has (G33-G38)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ludotheque.games.goldblivion.cards import GoldEdition
from tests.games.goldblivion.table import (
    EDITIONS,
    PUBLISHED,
    asking,
    facts,
    kinds,
    means,
    mine,
    offered,
    own_edition,
    paths,
    play,
    table,
)

# --- every card by its power --------------------------------------------------------------------


@pytest.mark.rule("G20", "G33", "G34")
@pytest.mark.parametrize(("card", "gains"), [
    ("tom", (1, 0, 0)), ("naya", (4, 0, 0)), ("jade", (1, 0, 0)),
    ("bud-and-buddy", (5, 0, 0)), ("christina", (4 + 2, 0, 0)), ("vlad", (4, 0, 0)),
    ("colin", (2, 1, 0)), ("assassins", (0, 1, 0)), ("eve-and-lily", (2, 0, 0)),
    ("timmy", (1, 0, 0)), ("rolly-rockers", (0, 1, 0)), ("ariane", (2, 0, 0)),
    ("bruno side:left", (3, 0, 0)), ("magda side:left", (4, 0, 0)),
    ("magda side:right", (0, 1, 0)), ("charles side:left", (2, 0, 0)),
    ("archimus pay:yes", (0, -1, 1)), ("thardard pay:yes", (10, -1, 0)),
    ("red side:left pay:yes", (-2, 1, 0))])
def test_what_a_character_brings(card: str, gains: tuple[int, int, int]) -> None:
    """With two tiles won and three Elf symbols in play already, 5 nuggets and 2 materials."""
    s = table(hand=card.split()[0], play="assassins+timmy", trophies="f2+m9", nuggets="5",
              materials="2", market="colin,wanda,goldie,magda")
    play(s, f"hand:{card}")
    assert tuple(now - before for now, before in zip(means(s), (5, 2, 0), strict=True)) == gains


@pytest.mark.rule("G33")
@pytest.mark.parametrize(("card", "asks"), [
    ("assassins", "destroy"), ("ariane", "destroy"), ("bruno side:left", "destroy"),
    ("vlad", "destroy"), ("harmony", "take-combat"), ("blaze", "take-combat"),
    ("britney side:left", "take-character"), ("menthor side:left", "take-combat"),
    ("menthor side:right", "target"), ("gloric", "target"), ("amazone", "target"),
    ("bro", "target")])
def test_what_a_character_asks_comes_after_what_simply_happens(card: str, asks: str) -> None:
    s = table(hand=card.split()[0], trophies="f2")
    events = play(s, f"hand:{card}")
    assert asking(s) == asks
    assert set(kinds(events)) <= {"play", "nuggets", "materials"}


@pytest.mark.rule("G10", "G33")
@pytest.mark.parametrize("card", ["timmy", "eve-and-lily", "rolly-rockers", "bruno side:right",
                                  "charles side:right"])
def test_a_character_that_draws(card: str) -> None:
    s = table(hand=card.split()[0], pile="tom+naya*2/", market="colin,wanda,goldie,magda")
    play(s, f"hand:{card}")
    assert (mine(s)["hand_size"], mine(s)["pile_size"]) == (1, 2)


@pytest.mark.rule("G33")
@pytest.mark.parametrize(("card", "rolls", "gains", "tokens"), [
    ("wanda", "N NN", (3, 0, 0), 0), ("wanda", "M magic", (0, 1, 0), 1),
    ("goldie", "NN", (6, 0, 0), 0), ("magus", "N", (1, 0, 0), 1), ("magus", "magic", (0, 0, 0), 2)])
def test_a_character_that_rolls(card: str, rolls: str, gains: tuple[int, int, int],
                                tokens: int) -> None:
    s = table(hand=card, rolls=rolls, market="colin,timmy,harmony,magda")
    events = play(s, f"hand:{card}")
    assert means(s) == gains
    assert mine(s)["tokens"] == tokens
    assert kinds(events).count("roll") == len(rolls.split())


def test_the_faces_of_a_die_are_equally_likely() -> None:
    faces = Counter()
    for seed in range(150):
        s = table(hand="wanda", market="colin,timmy,harmony,magda", seed=seed)
        faces.update(fact["face"] for fact in facts(play(s, "hand:wanda"), "roll"))
    assert set(faces) == {f"face:{n}" for n in range(1, 7)}
    assert min(faces.values()) > 28  # 50 each on average


@pytest.mark.rule("G31", "G33", "G34")
@pytest.mark.parametrize(("building", "gains"), [
    ("neverland", (3, 0, 0)), ("mine", (0, 0, 1)), ("conversus side:left", (4, -1, 0)),
    ("conversus side:right", (-4, 1, 0)), ("forge side:right", (0, -1, 1)),
    ("market", (2 + 1, 0, 0))])
def test_what_a_building_brings(building: str, gains: tuple[int, int, int]) -> None:
    slug = building.split()[0]
    s = table(2, PUBLISHED, upright=slug, play="picassol+assassins", trophies="f2+m9",
              nuggets="5", materials="2")
    play(s, f"building:{building}")
    assert tuple(now - before for now, before in zip(means(s), (5, 2, 0), strict=True)) == gains


@pytest.mark.rule("G34")
def test_castrum_counts_buildings_and_rolls_for_humans() -> None:
    s = table(upright="castrum+mine", turned="bar", play="tom*2+magda", hand="tom",
              rolls="N N N", market="colin,timmy,harmony,goldie")
    events = play(s, "building:castrum")
    assert kinds(events).count("roll") == 3  # the Tom in hand does not count
    assert means(s) == (2 * 3 + 3, 0, 0)  # turned Buildings count, and itself


@pytest.mark.rule("G32", "G33")
@pytest.mark.parametrize(("token", "gains", "asks"), [
    (1, (0, 0, 0), "take-character"), (2, (0, -1, 1), ""), (3, (4, 0, 0), ""),
    (4, (0, 0, 0), "target"), (5, (0, 1, 0), ""), (6, (2, 0, 0), "take-combat"),
    (7, (0, 0, 0), ""), (8, (0, 0, 0), "repeat")])
def test_what_a_token_brings(token: int, gains: tuple[int, int, int], asks: str) -> None:
    s = table(2, PUBLISHED, tokens=str(token), play="tom*2", trophies="f2+m9", materials="2")
    before = mine(s)["hand_size"]
    play(s, f"magic:{token}")
    assert asking(s) == asks
    assert tuple(now - old for now, old in zip(means(s), (0, 2, 0), strict=True)) == gains
    assert mine(s)["hand_size"] == before + (token == 7)


@pytest.mark.rule("G33")
def test_published_nobles_and_characters() -> None:
    s = table(2, PUBLISHED, hand="glasstok", rolls="NN")
    play(s, "hand:glasstok")
    assert means(s) == (2, 0, 0)
    s = table(2, PUBLISHED, hand="picassol", rolls="M", pile="tom/", market="colin,wanda,red,magda")
    play(s, "hand:picassol")
    assert means(s) == (0, 1, 0)
    assert mine(s)["hand"] == {"tom": 1}
    assert mine(s)["symbols"] == {"elf": 1, "human": 1, "dwarf": 0, "building": 0}
    s = table(2, PUBLISHED, hand="boss", play="timmy+naya", market="colin,wanda,red,magda")
    events = play(s, "hand:boss")
    assert means(s) == (2, 0, 0)
    assert asking(s) == "repeat"
    assert kinds(events) == ["play", "nuggets"]
    assert set(paths(s)) == {"played:timmy", "played:naya"}


# --- symbols ------------------------------------------------------------------------------------


@pytest.mark.rule("G34")
def test_example_of_the_rulebook_elves() -> None:
    """Two cards in play with 4 Elf symbols; later one Naya pays 5 and the next 6."""
    s = table(hand="assassins+bud-and-buddy+naya*2", passed="2")
    play(s, "hand:assassins", "market:1")
    assert mine(s)["symbols"]["elf"] == 2
    play(s, "hand:bud-and-buddy")
    assert means(s) == (4, 1, 0)
    play(s, "act:end", "hand:naya")
    assert means(s) == (4 + 5, 1, 0)
    play(s, "hand:naya")
    assert means(s) == (4 + 5 + 6, 1, 0)


@pytest.mark.rule("G34")
def test_symbols_of_others_and_in_hand_do_not_count() -> None:
    s = table(hand="naya+timmy", play="/assassins")
    play(s, "hand:naya")
    assert means(s) == (1, 0, 0)


@pytest.mark.rule("G34")
def test_tiles_of_both_kinds_count_but_not_those_of_others() -> None:
    s = table(hand="christina", trophies="f2+m9+m6/f3n",
              cleared="1 2 3 5")
    play(s, "hand:christina")
    assert means(s) == (1 + 3, 0, 0)


# --- sides and costs ----------------------------------------------------------------------------


@pytest.mark.rule("G35")
def test_one_side_only() -> None:
    s = table(hand="magda*2", nuggets="0", market="timmy,wanda,goldie,colin")
    assert offered(s, "hand:") == {"hand:magda side:left", "hand:magda side:right"}
    play(s, "hand:magda side:left")
    assert means(s) == (4, 0, 0)
    play(s, "hand:magda side:right")
    assert means(s) == (4, 1, 0)


@pytest.mark.rule("G37")
def test_example_of_the_rulebook_archimus() -> None:
    s = table(hand="archimus", materials="1")
    assert offered(s, "hand:") == {"hand:archimus pay:yes", "hand:archimus pay:no"}
    play(s, "hand:archimus pay:yes")
    assert means(s) == (0, 0, 1)


@pytest.mark.rule("G37")
def test_the_cost_of_a_character_may_be_declined_or_out_of_reach() -> None:
    s = table(hand="archimus", materials="1")
    play(s, "hand:archimus pay:no")
    assert means(s) == (0, 1, 0)
    assert mine(s)["play"] == {"archimus": 1}
    s = table(hand="archimus+red")
    assert offered(s, "hand:") == {"hand:archimus pay:no", "hand:red side:left pay:no",
                                   "hand:red side:right"}
    play(s, "hand:red side:left pay:no")
    assert means(s) == (0, 0, 0)
    assert mine(s)["play"] == {"red": 1}


@pytest.mark.rule("G37")
def test_costs_of_buildings_and_tokens_must_be_paid() -> None:
    s = table(upright="conversus+forge", tokens="2", nuggets="3")
    assert offered(s, "building:") == {"building:forge side:left"}
    assert offered(s, "magic:") == set()
    s = table(upright="conversus+forge", tokens="2", nuggets="4", materials="1")
    assert offered(s, "building:") == {
        "building:conversus side:left", "building:conversus side:right",
        "building:forge side:left", "building:forge side:right"}
    assert offered(s, "magic:") == {"magic:2"}
    play(s, "magic:2")
    assert means(s) == (4, 0, 1)


@pytest.mark.rule("G37")
def test_buildings_and_tokens_may_be_used_to_no_effect() -> None:
    s = table(upright="bar+magika+neverland", tokens="3+7", pile="/")
    play(s, "building:bar", "building:magika", "building:neverland", "magic:7", "magic:3")
    assert means(s) == (0, 0, 0)
    assert asking(s) == ""
    assert mine(s)["turned"] == {"bar": 1, "magika": 1, "neverland": 1}


@pytest.mark.rule("G37")
def test_a_repeated_characters_cost_is_as_optional_as_ever() -> None:
    s = table(upright="bar", play="archimus+red", materials="1", nuggets="2")
    play(s, "building:bar")
    assert set(paths(s)) == {"played:archimus pay:yes", "played:archimus pay:no",
                             "played:red side:left pay:yes", "played:red side:left pay:no",
                             "played:red side:right"}
    play(s, "played:archimus pay:yes")
    assert means(s) == (2, 0, 1)
    s = table(upright="bar", play="archimus")
    play(s, "building:bar")
    assert paths(s) == ["played:archimus pay:no"]
    play(s, "played:archimus pay:no")
    assert means(s) == (0, 0, 0)


# --- Magic tokens -------------------------------------------------------------------------------


@pytest.mark.rule("G38")
def test_tokens_without_limit_or_three_at_most() -> None:
    s = table(hand="magus", tokens="1+2+3", rolls="N")
    play(s, "hand:magus")
    assert mine(s)["tokens"] == 4
    s = table(2, PUBLISHED, hand="magus", tokens="1+2+3", rolls="N")
    events = play(s, "hand:magus")
    assert mine(s)["tokens"] == 3
    assert "magic-lost" in kinds(events)
    s = table(2, PUBLISHED, hand="magus", tokens="1+2", rolls="N")
    play(s, "hand:magus")
    assert mine(s)["tokens"] == 3


@pytest.mark.rule("G38")
def test_a_gain_with_no_token_face_down_is_lost() -> None:
    s = table(hand="magus", tokens="1/2+3+4+5", used="6+7", rolls="N")
    assert s.view(0)["tokens_down"] == 0
    events = play(s, "hand:magus")
    assert mine(s)["held"] == ["magic:1"]
    assert "magic-lost" in kinds(events)


@pytest.mark.rule("G38")
def test_any_token_of_the_bank_may_come() -> None:
    for e in EDITIONS:
        got = set()
        for seed in range(60):
            s = table(2, e, hand="magus", tokens="1/2", used="3", seed=seed, rolls="")
            play(s, "hand:magus")
            got |= set(mine(s)["held"])
        assert got == {"magic:1"} | {f"magic:{n}" for n in range(4, e.tokens + 1)}


# --- icons that no known card carries -------------------------------------------------------------


GREEN = """
[characters.alchemist]
name = "Alchemist"
cost = 3
types = ["human"]
pay = "1 material"
again = true
do = ["3 nuggets"]
copies = 2
source = "stand-in"
[characters.mule]
name = "Mule"
cost = 1
types = ["dwarf"]
do = ["5 nuggets", "lose 1 material"]
copies = 2
source = "stand-in"
[characters.trainer]
name = "Trainer"
cost = 3
types = ["elf"]
pay = "2 nuggets"
again = true
do = ["die 1", "destroy 1"]
copies = 2
source = "stand-in"
[characters.hasty]
name = "Hasty"
cost = 3
types = ["elf"]
do = ["destroy 1", "2 nuggets", "1 material"]
copies = 2
source = "stand-in"
[buildings.mint]
name = "Mint"
cost = 2
pay = "5 nuggets"
again = true
do = ["1 ingot"]
copies = 2
source = "stand-in"
[villages.left]
faces = [{ pay = "1 nugget", again = true, do = ["1 material"] },
         { pay = "2 nuggets", do = ["die 1"] }]
[tokens.8]
pay = "1 material"
again = true
do = ["2 nuggets"]
source = "stand-in"
[counts]
gold_cards = 94
tokens = 8
"""


@pytest.fixture
def green(tmp_path: Path) -> GoldEdition:
    return own_edition(tmp_path, GREEN)


@pytest.mark.rule("G37")
def test_a_green_arrow_on_a_character_is_paid_any_number_of_times(green: GoldEdition) -> None:
    s = table(2, green, hand="alchemist*2", materials="3")
    play(s, "hand:alchemist pay:yes")
    assert means(s) == (3, 2, 0)  # what it brings comes before the next question
    assert set(paths(s)) == {"pay:yes", "pay:no"}
    play(s, "pay:yes")
    assert means(s) == (6, 1, 0)
    play(s, "pay:no")
    assert asking(s) == ""
    play(s, "hand:alchemist pay:no")  # zero times
    assert means(s) == (6, 1, 0)
    assert asking(s) == ""


@pytest.mark.rule("G37")
def test_a_green_arrow_asks_no_more_when_the_means_are_spent(green: GoldEdition) -> None:
    s = table(2, green, hand="alchemist", materials="2")
    play(s, "hand:alchemist pay:yes", "pay:yes")
    assert asking(s) == ""
    assert means(s) == (6, 0, 0)
    assert offered(table(2, green, hand="alchemist"), "hand:") == {"hand:alchemist pay:no"}


@pytest.mark.rule("G37")
def test_a_green_arrow_does_everything_again(green: GoldEdition) -> None:
    s = table(2, green, hand="trainer", nuggets="4", rolls="NN N")
    play(s, "hand:trainer pay:yes")
    assert means(s) == (4, 0, 0)
    assert asking(s) == "destroy"
    play(s, "market:1")
    assert asking(s) == "again"
    play(s, "pay:yes")
    assert means(s) == (3, 0, 0)
    assert asking(s) == "destroy"
    play(s, "market:2", "pay:no")
    assert asking(s) == ""


@pytest.mark.rule("G37")
def test_the_first_payment_of_a_building_village_or_token_is_compulsory(
        green: GoldEdition) -> None:
    poor = table(2, green, upright="mint", tokens="8", nuggets="0")
    assert offered(poor, "building:") | offered(poor, "magic:") | offered(poor, "village:") \
        == set()
    s = table(2, green, upright="mint", tokens="8", nuggets="11", materials="2")
    assert offered(s, "building:") == {"building:mint"}
    assert offered(s, "magic:") == {"magic:8"}
    play(s, "building:mint")
    assert means(s) == (6, 2, 1)
    play(s, "pay:yes")
    assert means(s) == (1, 2, 2)
    assert asking(s) == ""
    assert mine(s)["turned"] == {"mint": 1}
    play(s, "magic:8", "pay:no")
    assert means(s) == (3, 1, 2)
    assert s.view(0)["tokens_up"] == ["magic:8"]
    play(s, "village:left", "pay:yes", "pay:no")
    assert means(s) == (1, 3, 2)
    assert s.view(0)["actions"] == 1


@pytest.mark.rule("G13", "G33")
def test_losing_a_material(green: GoldEdition) -> None:
    s = table(2, green, hand="mule*2", materials="1")
    play(s, "hand:mule")
    assert means(s) == (5, 0, 0)
    play(s, "hand:mule")
    assert means(s) == (10, 0, 0)  # nothing to lose


@pytest.mark.rule("G33")
def test_what_simply_happens_comes_first_wherever_it_is_printed(green: GoldEdition) -> None:
    s = table(2, green, hand="hasty")
    events = play(s, "hand:hasty")
    assert kinds(events) == ["play", "nuggets", "materials"]
    assert asking(s) == "destroy"
