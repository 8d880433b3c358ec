"""Fights: targets, armies, the cards of a fight, winning and losing, the Dragon-Cow (G50-G59)."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from tests.games.goldblivion.table import (
    EDITIONS,
    PUBLISHED,
    RULEBOOK,
    asking,
    facts,
    hex,
    kinds,
    means,
    mine,
    offered,
    paths,
    play,
    table,
)

ALL_HEXES = {f"hex:{n}" for n in range(1, 13)}
EMPTY_ARMY = ""


def fight(s: Any) -> dict[str, Any]:
    return cast(dict[str, Any], s.view(0)["fight"])


def size(army: str) -> int:
    return sum(int(part.partition("*")[2] or 1) for part in army.split("+"))


def fighting(army: str, enemy: str = "5:m9", hand: str = "gloric", **more: Any) -> Any:
    """A fight on hex 5, in the middle of the land, with the whole army drawn."""
    n = size(army)
    neighbours = ["1", "2", "4", "6", "9"]  # hex 10 never empties
    cleared = " ".join(neighbours[:n])
    s = table(hand=hand, army=army, cleared=cleared, enemies=enemy, **more)
    play(s, f"hand:{hand}", "hex:5")
    return s


def next_in_army(s: Any, fighter: str) -> None:
    """A destroyed card comes back as all that is left of seat 1's army."""
    at = s.content.fighters.index(fighter)
    if s.dead_army[at]:
        s.dead_army[at] -= 1
    else:
        s.pool[at] -= 1
        s.below[0] -= 1
    s.army[at] += 1


# --- choosing -----------------------------------------------------------------------------------


@pytest.mark.rule("G50", "G52")
def test_any_tile_may_be_chosen_or_only_those_within_reach() -> None:
    s = table(hand="gloric")
    play(s, "hand:gloric")
    assert set(paths(s)) == ALL_HEXES
    s = table(2, PUBLISHED, hand="gloric")
    play(s, "hand:gloric")
    assert set(paths(s)) == {f"hex:{n}" for n in (1, 2, 3, 4, 7, 8, 12)}
    s = table(2, PUBLISHED, hand="gloric", cleared="1")
    play(s, "hand:gloric")
    assert set(paths(s)) == {f"hex:{n}" for n in (2, 3, 4, 5, 7, 8, 12)}
    s = table(2, PUBLISHED, hand="gloric", enemies="6:m9")
    play(s, "hand:gloric")
    assert "hex:6" in paths(s)  # face up: anybody may fight it


@pytest.mark.rule("G50", "G59")
def test_an_emptied_hex_is_no_target_but_the_dragon_cow_always_is() -> None:
    for e in EDITIONS:
        everything = " ".join(str(n) for n in range(1, 13))
        s = table(2, e, hand="gloric", cleared=everything)
        play(s, "hand:gloric")
        assert paths(s) == ["hex:10"]
        assert hex(s, 10)["enemy"]["tile"] == "cow"
        assert hex(s, 10)["enemy"]["force"] == 10
        s = table(2, e, hand="gloric")
        assert hex(s, 10)["enemy"] is None  # asleep under its tile


@pytest.mark.rule("G50")
def test_a_face_down_tile_is_turned_and_stays_so() -> None:
    s = table(hand="gloric", army="arthur")
    assert hex(s, 8)["enemy"] is None
    events = play(s, "hand:gloric", "hex:8")
    turned = facts(events, "turn-tile")[0]
    assert turned["hex"] == "hex:8"
    assert turned["tile"].startswith("tile:f")
    assert hex(s, 8)["enemy"]["tile"] == turned["tile"].removeprefix("tile:")
    s = table(hand="gloric", army="arthur", enemies="8:f5")
    events = play(s, "hand:gloric", "hex:8")
    assert "turn-tile" not in kinds(events)


@pytest.mark.rule("G50")
def test_no_tile_that_was_seen_is_turned_again() -> None:
    """With six Forests seen, the two left are the only ones to come."""
    for seed in range(30):
        s = table(hand="gloric", army="arthur", cleared="1 3", trophies="f2*2/f3n*2",
                  enemies="4:f3d 7:f4", seed=seed)
        events = play(s, "hand:gloric", "hex:8")
        assert facts(events, "turn-tile")[0]["tile"] in ("tile:f4", "tile:f5")


# --- drawing ------------------------------------------------------------------------------------


@pytest.mark.rule("G53")
def test_land_sides_give_cards_and_water_none() -> None:
    s = table()
    assert [hex(s, n)["draws"] for n in range(1, 13)] == [3, 2, 3, 2, 0, 0, 2, 2, 0, 0, 0, 2]


NEIGHBOURS = {1: {2, 4, 5}, 2: {1, 3, 5, 6}, 3: {2, 6, 7}, 4: {1, 5, 8, 9},
              5: {1, 2, 4, 6, 9, 10}, 6: {2, 3, 5, 7, 10, 11}, 7: {3, 6, 11, 12}, 8: {4, 9},
              9: {4, 5, 8, 10}, 10: {5, 6, 9, 11}, 11: {6, 7, 10, 12}, 12: {7, 11}}


@pytest.mark.rule("G53", "G59")
@pytest.mark.parametrize("cleared", range(1, 13))
def test_an_emptied_neighbour_gives_a_card_but_never_hex_10(cleared: int) -> None:
    before, after = table(), table(cleared=str(cleared))
    gained = {n for n in range(1, 13) if hex(after, n)["draws"] > hex(before, n)["draws"]}
    assert gained == (set() if cleared == 10 else NEIGHBOURS[cleared])


@pytest.mark.rule("G53")
def test_example_of_the_rulebook_a_mountain_between_two_emptied_forests_draws_four() -> None:
    s = table(hand="gloric", cleared="1 3", enemies="2:m9", army="champion*5")
    assert hex(s, 2)["draws"] == 4
    play(s, "hand:gloric", "hex:2")
    assert mine(s)["spent"] == {} or asking(s) == "sacrifice"
    assert facts(play(s, "army:champion"), "destroy") == [{"card": "fighter:champion"}]
    assert mine(s)["spent"] == {"champion": 3}
    assert mine(s)["army"] == {"champion": 1}


@pytest.mark.rule("G53")
def test_example_of_the_rulebook_three_empty_sides_draw_three() -> None:
    s = table(hand="gloric", enemies="1:f5", army="arthur*3")
    events = play(s, "hand:gloric", "hex:1")
    assert kinds(events).count("fighter") == 3


@pytest.mark.rule("G53")
@pytest.mark.parametrize(("way", "force", "cards"), [
    ("hand:gloric", 0, 2), ("hand:amazone", 1, 2), ("hand:bro", 0, 3),
    ("hand:menthor side:right", 0, 2), ("magic:4", 2, 2)])
def test_fights_with_more_force_or_cards(way: str, force: int, cards: int) -> None:
    hand = "" if way.startswith("magic") else way.split()[0].removeprefix("hand:")
    s = table(hand=hand, tokens="4", enemies="2:m9", army="karen*2+archer*4")
    events = play(s, way, "hex:2")
    assert facts(events, "attack")[0]["bonus"] == force
    assert kinds(events).count("fighter") == cards
    assert fight(s)["force"] == force


@pytest.mark.rule("G54")
def test_a_short_army_gives_what_it_has() -> None:
    s = table(hand="gloric", enemies="1:f5", army="arthur", spent="xena*2")
    events = play(s, "hand:gloric", "hex:1")
    assert kinds(events).count("fighter") == 1
    assert asking(s) == "sacrifice"


@pytest.mark.rule("G54", "G57")
def test_a_fight_with_no_cards_is_legal_and_may_be_won() -> None:
    s = table(hand="gloric", enemies="1:f2", army=EMPTY_ARMY, spent="xena*2")
    events = play(s, "hand:gloric", "hex:1")
    assert "lose-fight" in kinds(events)
    assert asking(s) == ""
    assert mine(s)["spent"] == {"xena": 2}  # nothing is destroyed of other fights
    s = table(tokens="4", enemies="1:f2", army=EMPTY_ARMY, rolls="N N")
    events = play(s, "magic:4", "hex:1")
    assert "win-fight" in kinds(events)
    assert means(s) == (2, 0, 0)


@pytest.mark.rule("G54")
def test_any_card_of_the_army_may_be_drawn() -> None:
    drawn = Counter()
    for seed in range(40):
        s = table(hand="gloric", enemies="5:m9", cleared="1", army="arthur*2+xena+champion",
                  seed=seed)
        drawn.update(fact["card"] for fact in facts(play(s, "hand:gloric", "hex:5"), "fighter"))
    assert set(drawn) == {"fighter:arthur", "fighter:xena", "fighter:champion"}


# --- the cards of a fight -------------------------------------------------------------------------


@pytest.mark.rule("G55")
def test_simple_cards_count_as_they_are_drawn() -> None:
    s = fighting("arthur+xena+champion+bandit+thorin", play="colin+goldie",
                 market="timmy,wanda,harmony,magda")
    assert asking(s) == "sacrifice"  # 0 + 1 + 2 + 1 + 3 Dwarves are not 9
    assert means(s) == (2, 0, 0)
    s = fighting("arthur+xena+champion+bandit+thorin+karen", play="colin+goldie",
                 market="timmy,wanda,harmony,magda", enemy="5:m9", hand="bro")
    assert fight(s)["used"] == {"arthur": 1, "bandit": 1, "champion": 1, "thorin": 1, "xena": 1}
    assert fight(s)["force"] == 0 + 1 + 2 + 1 + 2
    assert fight(s)["fresh"] == {"karen": 1}


@pytest.mark.rule("G55")
def test_the_others_wait_for_the_player_and_may_be_left_out() -> None:
    s = fighting("archer+axel+boomers+joker+karen", materials="1")
    assert fight(s)["force"] == 0
    assert set(paths(s)) == {
        "army:archer", "army:axel side:left", "army:axel side:right", "army:boomers",
        "army:karen side:left", "army:karen side:right", "act:fight",
        "army:joker copy:archer", "army:joker copy:axel side:left",
        "army:joker copy:axel side:right", "army:joker copy:boomers",
        "army:joker copy:karen side:left", "army:joker copy:karen side:right"}
    events = play(s, "act:fight")
    assert facts(events, "lose-fight") == [{"seat": "seat:1", "n": 0}]
    assert means(s) == (0, 1, 0)
    assert set(paths(s)) == {f"army:{name}" for name in ("archer", "axel", "boomers", "joker",
                                                         "karen")}


@pytest.mark.rule("G55")
def test_cards_resolve_in_the_players_order() -> None:
    for order in (("army:karen side:left", "army:axel side:left"),
                  ("army:axel side:left", "army:karen side:left")):
        s = fighting("axel+karen+champion")
        play(s, *order[:1])
        assert fight(s)["force"] == 3
        assert "act:fight" in paths(s)
        play(s, order[1])
        assert asking(s) == "sacrifice"


@pytest.mark.rule("G55")
def test_an_archers_force_and_draw_go_together_or_save_the_army() -> None:
    s = table(hand="gloric", enemies="5:m9", cleared="1", army="archer*4")
    play(s, "hand:gloric", "hex:5")
    assert (fight(s)["fresh"], fight(s)["force"]) == ({"archer": 1}, 0)
    events = play(s, "army:archer")
    assert fight(s)["force"] == 1
    assert kinds(events).count("fighter") == 1
    assert (fight(s)["fresh"], fight(s)["used"]) == ({"archer": 1}, {"archer": 1})
    play(s, "act:fight", "army:archer")
    assert mine(s)["army"] == {"archer": 2}
    assert mine(s)["spent"] == {"archer": 1}


@pytest.mark.rule("G55")
def test_an_archer_with_nothing_to_draw_still_has_its_force() -> None:
    s = fighting("archer+champion")
    play(s, "army:archer")
    assert asking(s) == "sacrifice"


@pytest.mark.rule("G55")
def test_example_of_the_rulebook_axels_material_feeds_boomers() -> None:
    """5 Force: Axel's material pays Boomers; Champion and Arthur complete the army."""
    s = fighting("axel+boomers+champion+arthur", enemy="5:m6")
    assert "army:boomers" not in paths(s)  # no material yet
    play(s, "army:axel side:right")
    assert means(s) == (0, 1, 0)
    assert fight(s)["force"] == 2
    events = play(s, "army:boomers")
    assert means(s) == (0, 0, 0)
    assert facts(events, "force")[-1]["total"] == 5


@pytest.mark.rule("G55")
def test_boomers_unpaid_is_worth_nothing() -> None:
    s = fighting("boomers+champion", materials="1")
    events = play(s, "act:fight")
    assert facts(events, "lose-fight")[0]["n"] == 2
    assert means(s) == (0, 1, 0)
    s = fighting("boomers+champion")
    assert asking(s) == "sacrifice"  # nothing to decide


@pytest.mark.rule("G55")
def test_karen_for_one_or_for_three_and_destroyed() -> None:
    s = fighting("karen*2")
    play(s, "army:karen side:left")
    assert (fight(s)["force"], fight(s)["used"]) == (1, {"karen": 1})
    events = play(s, "army:karen side:right")
    assert facts(events, "destroy") == [{"card": "fighter:karen"}]
    assert facts(events, "lose-fight")[0]["n"] == 4
    assert paths(s) == ["army:karen"]  # the other one
    assert cast(dict[str, int], s.view(0)["fallen"])["karen"] == 1


@pytest.mark.rule("G55", "G57")
def test_example_of_the_rulebook_force_seven_dragon() -> None:
    """Three sides, an Archer chained to an Archer, Karen destroyed: 3+1+2+1+0 = 7 wins."""
    s = table(hand="gloric", enemies="5:m7n", cleared="1 2 4", army="archer+karen+champion")
    play(s, "hand:gloric", "hex:5")
    assert fight(s)["fresh"] == {"archer": 1, "karen": 1}
    assert fight(s)["force"] == 2
    next_in_army(s, "archer")
    play(s, "army:archer")
    assert fight(s)["force"] == 3
    assert fight(s)["fresh"] == {"archer": 1, "karen": 1}
    next_in_army(s, "arthur")
    play(s, "army:archer")
    assert fight(s)["force"] == 4
    assert fight(s)["fresh"] == {"karen": 1}
    events = play(s, "army:karen side:right")
    assert facts(events, "win-fight")[0]["n"] == 7
    assert means(s) == (10, 0, 0)
    assert mine(s)["trophies"] == {"m7n": 1}


@pytest.mark.rule("G55", "G57")
@pytest.mark.parametrize("force", [6, 7])
def test_as_much_force_as_the_enemy_is_enough(force: int) -> None:
    army = "champion*3+xena" if force == 7 else "champion*3"
    s = fighting(army, enemy="5:m7n")
    assert (asking(s) == "sacrifice") == (force < 7)
    assert means(s) == ((10, 0, 0) if force == 7 else (0, 0, 0))


@pytest.mark.rule("G55")
def test_thorin_counts_dwarf_symbols_in_play() -> None:
    s = fighting("thorin+karen", hand="bro", play="gloric")
    assert fight(s)["force"] == 1
    s = fighting("thorin+karen", hand="bro")
    assert fight(s)["force"] == 0


# --- the Joker ------------------------------------------------------------------------------------


@pytest.mark.rule("G56")
@pytest.mark.parametrize(("card", "copy", "force", "gains"), [
    ("champion", "champion", 4, (0, 0, 0)), ("xena", "xena", 2, (0, 0, 0)),
    ("bandit", "bandit", 2, (4, 0, 0)), ("thorin", "thorin", 2, (0, 0, 0)),
    ("arthur", "arthur", 0, (0, 0, 0))])
def test_a_joker_copies_a_simple_card(card: str, copy: str, force: int,
                                      gains: tuple[int, int, int]) -> None:
    s = fighting(f"joker+{card}")
    assert set(paths(s)) == {f"army:joker copy:{copy}", "act:fight"}
    events = play(s, f"army:joker copy:{copy}")
    assert facts(events, "lose-fight")[0]["n"] == force
    assert means(s) == gains


@pytest.mark.rule("G56")
def test_a_joker_copies_a_card_resolved_or_not() -> None:
    s = fighting("joker*2+karen")
    play(s, "army:joker copy:karen side:left", "army:karen side:left",
         "army:joker copy:karen side:left")
    assert asking(s) == "sacrifice"
    s = fighting("joker+axel+karen", materials="0")
    play(s, "army:axel side:left", "army:joker copy:axel side:right")
    assert means(s) == (0, 1, 0)
    assert fight(s)["force"] == 1


@pytest.mark.rule("G56")
def test_a_joker_draws_for_an_archer_and_pays_for_boomers() -> None:
    s = table(hand="gloric", enemies="5:m9", cleared="1 2", army="archer+joker")
    play(s, "hand:gloric", "hex:5")
    next_in_army(s, "champion")
    events = play(s, "army:joker copy:archer")
    assert kinds(events).count("fighter") == 1
    assert fight(s)["force"] == 3
    s = fighting("joker+boomers+karen", materials="1")
    play(s, "army:joker copy:boomers")
    assert means(s) == (0, 0, 0)
    assert fight(s)["force"] == 3
    assert offered(s, "army:boomers") == set()
    s = fighting("joker+boomers+karen")
    assert not any("boomers" in path for path in paths(s))


@pytest.mark.rule("G56")
def test_copying_karens_three_destroys_the_joker() -> None:
    s = fighting("joker+karen")
    events = play(s, "army:joker copy:karen side:right")
    assert facts(events, "destroy") == [{"card": "fighter:joker"}]
    assert fight(s)["force"] == 3
    assert fight(s)["fresh"] == {"karen": 1}


@pytest.mark.rule("G56")
def test_a_destroyed_karen_cannot_be_copied() -> None:
    s = fighting("joker+karen")
    play(s, "army:karen side:right")
    assert paths(s) == ["army:joker"]  # nothing to copy: the fight is lost, one card to destroy
    assert asking(s) == "sacrifice"


@pytest.mark.rule("G56")
def test_jokers_never_copy_jokers() -> None:
    s = fighting("joker*2")
    assert asking(s) == "sacrifice"
    s = fighting("joker*2+arthur")
    assert set(paths(s)) == {"army:joker copy:arthur", "act:fight"}


# --- winning and losing -------------------------------------------------------------------------


@pytest.mark.rule("G57")
@pytest.mark.parametrize(("tile", "rolls", "gains", "asks", "tokens"), [
    ("f2", "N NN", (3, 0, 0), "", 0), ("f3n", "", (5, 0, 0), "", 0),
    ("f3d", "M", (3, 1, 0), "", 0), ("f4", "", (4, 1, 0), "", 0),
    ("f5", "", (0, 0, 0), "take-combat", 1), ("m6", "", (0, 0, 1), "take-combat", 0),
    ("m7d", "", (0, 0, 1), "", 0), ("m7n", "", (10, 0, 0), "", 0), ("m8", "", (0, 0, 1), "", 1),
    ("m9", "", (0, 0, 2), "", 0)])
def test_the_tile_is_yours_then_its_reward(tile: str, rolls: str, gains: tuple[int, int, int],
                                           asks: str, tokens: int) -> None:
    number = 1 if tile.startswith("f") else 2
    force = int(RULEBOOK.tile_force[RULEBOOK.tiles.index(tile)])
    army = {2: "champion", 3: "champion+xena", 4: "champion*2", 5: "champion*2+xena",
            6: "champion*3", 7: "champion*3+xena", 8: "champion*4", 9: "champion*4+xena"}[force]
    # Dice come after the draws of the same seat: one for each card of the army.
    drawn = size(army)
    s = table(hand="gloric", enemies=f"{number}:{tile}", army=army, cleared="4 5 6 3 1" if number
              == 2 else "2 4 5", rolls=" ".join(["?"] * drawn + rolls.split()) if rolls else "")
    assert hex(s, number)["enemy"]["force"] == force
    play(s, "hand:gloric", f"hex:{number}")
    assert mine(s)["trophies"] == {tile: 1}
    assert hex(s, number)["tiles"] == 0
    assert hex(s, number)["enemy"] is None
    assert asking(s) == asks
    if tile == "m7d":
        assert means(s)[2] == 1
    else:
        assert means(s) == gains
        assert mine(s)["tokens"] == tokens or tile == "f2"


@pytest.mark.rule("G57")
def test_a_lost_fight_costs_one_card_and_leaves_the_enemy_for_all() -> None:
    s = table(hand="gloric/gloric", enemies="1:f5", army="arthur+xena+bandit/champion*3",
              passed="-")
    play(s, "hand:gloric", "hex:1")
    assert set(paths(s)) == {"army:arthur", "army:xena", "army:bandit"}
    assert means(s) == (2, 0, 0)  # what was gained stays
    play(s, "army:arthur")
    assert cast(dict[str, int], s.view(0)["fallen"])["arthur"] == 6  # none of six is left
    assert mine(s)["spent"] == {"bandit": 1, "xena": 1}
    assert hex(s, 1)["enemy"]["tile"] == "f5"
    assert hex(s, 1)["tiles"] == 1
    play(s, "act:pass", "hand:gloric", "hex:1")
    assert mine(s, 1)["trophies"] == {"f5": 1}


@pytest.mark.rule("G57")
def test_a_card_not_resolved_may_be_the_one_destroyed() -> None:
    s = fighting("karen*2")
    play(s, "army:karen side:left", "act:fight")
    assert paths(s) == ["army:karen"]
    play(s, "army:karen")
    assert mine(s)["spent"] == {"karen": 1}
    assert cast(dict[str, int], s.view(0)["fallen"])["karen"] == 1


@pytest.mark.rule("G57")
def test_with_no_card_left_nothing_is_destroyed() -> None:
    s = fighting("karen")
    play(s, "army:karen side:right")
    assert asking(s) == ""
    assert mine(s)["spent"] == {}


@pytest.mark.rule("G58")
def test_fought_cards_are_spent_and_each_fight_counts_its_own_force() -> None:
    s = table(hand="gloric+menthor", enemies="1:f2 3:f3n", army="champion*6", rolls="? ? ? N N")
    play(s, "hand:gloric", "hex:1")
    assert mine(s)["spent"] == {"champion": 3}
    assert mine(s)["army"] == {"champion": 3}
    assert mine(s)["trophies"] == {"f2": 1}
    events = play(s, "hand:menthor side:right", "hex:3")
    assert facts(events, "win-fight")[0]["n"] == 6
    assert mine(s)["spent"] == {"champion": 6}
    assert mine(s)["army"] == {}


# --- the Dragon-Cow and stacks ----------------------------------------------------------------


@pytest.mark.rule("G59")
def test_the_dragon_cow_pays_each_time_and_stays() -> None:
    s = table(hand="gloric+menthor", cleared="5 6 9 10 11", army="champion*9")
    assert hex(s, 10)["enemy"]["tile"] == "cow"
    play(s, "hand:gloric", "hex:10")
    assert asking(s) == "sacrifice"  # four cards make eight
    s = table(tokens="4", hand="menthor", cleared="5 6 9 10 11", army="champion*9")
    play(s, "magic:4", "hex:10")
    assert means(s) == (0, 0, 3)
    assert mine(s)["trophies"] == {}
    assert hex(s, 10)["enemy"]["tile"] == "cow"
    play(s, "hand:menthor side:right")
    assert "hex:10" in paths(s)


@pytest.mark.rule("G59")
def test_the_dragon_cow_wakes_when_the_tile_above_it_is_won() -> None:
    s = table(hand="gloric", enemies="10:m6", cleared="5 6 9", army="champion*3")
    assert hex(s, 10)["enemy"]["tile"] == "m6"
    play(s, "hand:gloric", "hex:10", "combat:1")
    assert mine(s)["trophies"] == {"m6": 1}
    assert hex(s, 10)["enemy"]["tile"] == "cow"
    assert hex(s, 5)["draws"] == 2  # hexes 6 and 9; hex 10 counts as occupied


@pytest.mark.rule("G59", "G2")
def test_at_four_a_stack_is_occupied_until_both_tiles_are_gone() -> None:
    s = table(4, hand="gloric+menthor", enemies="1:f2", army="champion*6", rolls="? ? ? N N")
    assert hex(s, 1)["tiles"] == 2
    assert hex(s, 2)["draws"] == 2
    play(s, "hand:gloric", "hex:1")
    assert hex(s, 1)["tiles"] == 1
    assert hex(s, 1)["enemy"] is None
    assert hex(s, 2)["draws"] == 2
    assert hex(s, 5)["draws"] == 0
    play(s, "hand:menthor side:right")
    assert "hex:1" in paths(s)
    events = play(s, "hex:1")
    assert facts(events, "turn-tile")[0]["hex"] == "hex:1"
    s = table(4, cleared="1=0")
    assert hex(s, 2)["draws"] == 3
