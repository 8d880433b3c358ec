"""How Guardians move: starts, steps, what stops them and what happens where they end (H30-H35)."""

from __future__ import annotations

import pytest

from ludotheque.games.havresac import kingdom as k
from ludotheque.games.havresac.state import HavresacState
from tests.games.havresac.table import (
    STEPS,
    board,
    creatures,
    done,
    facts,
    kinds,
    mine,
    offered,
    plain,
    play,
    squares,
    standing,
    table,
)


def around(name: str, steps: int) -> set[str]:
    """All squares at most so many steps away over open land."""
    at = k.square_of(name)
    return {k.square_name(square) for square in range(k.SQUARES)
            if 1 <= abs(square // k.SIDE - at // k.SIDE) + abs(square % k.SIDE - at % k.SIDE)
            <= steps}


# --- starts and steps (H30) -----------------------------------------------------------------------


@pytest.mark.rule("H4", "H30")
@pytest.mark.parametrize("night", ["", "guide+warrior+priestess+druid+huntress"])
@pytest.mark.parametrize("kind", STEPS)
def test_at_least_one_square_and_at_most_the_movement_turning_freely(kind: str,
                                                                    night: str) -> None:
    s = table(now=kind, night=night)
    assert squares(s) == around("f6", STEPS[kind])


@pytest.mark.rule("H4", "H30")
def test_the_movement_is_that_of_the_face_in_play() -> None:
    e = plain(guardians_druid_night_movement=1)
    assert squares(table(edition=e, now="druid")) == around("f6", 3)
    assert squares(table(edition=e, now="druid", night="druid")) == around("f6", 1)


@pytest.mark.rule("H30")
def test_a_move_starts_from_the_castle_a_guardian_or_a_tent() -> None:
    s = table(now="warrior", on="guide@c3 priestess@i8", tents="d9")
    assert squares(s) == (around("f6", 2) | around("c3", 2) | around("i8", 2) | around("d9", 2)) \
        - {"c3", "i8", "d9"}


@pytest.mark.rule("H30")
def test_a_move_never_ends_on_the_square_it_started_from() -> None:
    s = table(now="guide", tents="c3")
    assert "c3" not in squares(s)
    assert "c3" not in squares(table(now="thief", night="thief", tents="c3"))
    # Two Tents: each may be ended on from the other.
    s = table(now="guide", tents="c3 d4")
    assert {"c3", "d4"} <= squares(s)
    s = table(now="warrior", tents="c3 d5")
    assert not {"c3", "d5"} & squares(s)


@pytest.mark.rule("H30")
def test_steps_are_orthogonal() -> None:
    s = table(edition=plain(guardians_warrior_day_movement=1), now="warrior")
    assert squares(s) == {"f5", "f7", "e6", "g6"}


@pytest.mark.rule("H3", "H30")
def test_the_boards_edge_ends_the_world() -> None:
    s = table(now="warrior", on="guide@j2")
    assert squares(s) - around("f6", 2) == around("j2", 2)


# --- what is in the way (H31) ---------------------------------------------------------------------


@pytest.mark.rule("H31")
def test_nobody_ends_on_another_guardian() -> None:
    s = table(now="guide", on="warrior@f5 huntress@g6")
    assert not {"f5", "g6"} & squares(s)
    s = table(now="thief", night="thief", on="warrior@f5 huntress@g6")
    assert not {"f5", "g6"} & squares(s)
    s = table(now="druid", on="druid@f5", declared="sword")
    assert "f5" not in squares(s)


@pytest.mark.rule("H31")
def test_a_forest_ends_the_move() -> None:
    s = table(now="guide", land="f5=^")
    assert squares(s) == around("f6", 3) - {"f4", "f3"}
    assert "f5" in squares(s)


@pytest.mark.rule("H31")
def test_a_guardian_leaves_the_forest_freely() -> None:
    s = table(now="warrior", land="f5=^ f4=^", on="guide@f5")
    assert squares(s) == (around("f6", 2) | around("f5", 2)) - {"f6", "f5", "f3"}


@pytest.mark.rule("H31")
def test_a_lake_is_neither_crossed_nor_ended_on() -> None:
    s = table(now="guide", land="f5=~")
    assert squares(s) == around("f6", 3) - {"f5", "f4", "f3"}


# --- creatures (H32) ------------------------------------------------------------------------------


@pytest.mark.rule("H32")
@pytest.mark.parametrize("kind", STEPS)
@pytest.mark.parametrize("night", [False, True])
def test_anyone_may_enter_a_fairys_square_and_the_move_ends(kind: str, night: bool) -> None:
    s = table(now=kind, night=kind if night else "", land="f5=1", out="1")
    assert "f5" in squares(s)
    assert not {"f4", "f3"} & squares(s)
    events = play(s, "f5")
    assert mine(s)["gains"] == {"fairy": 1}
    assert creatures(s) == {}
    assert standing(s) == {"f5": kind}
    assert facts(events, "catch") == [{"seat": "seat:1", "creature": "creature:fairy",
                                       "place": "grove:1", "square": "square:f5"}]


@pytest.mark.rule("H32")
@pytest.mark.parametrize("kind", ["guide", "thief", "priestess", "druid", "huntress"])
@pytest.mark.parametrize("night", [False, True])
def test_only_a_warrior_enters_a_monsters_square(kind: str, night: bool) -> None:
    s = table(now=kind, night=kind if night else "", land="f5=A f7=E e6=C", out="A E C")
    assert not {"f5", "f4", "f7", "f8", "e6", "d6"} & squares(s)


@pytest.mark.rule("H32", "H41")
@pytest.mark.parametrize(("hut", "monster"), [("A", "fox"), ("E", "crocodile"), ("C", "pig")])
def test_a_warrior_ends_in_the_monster_and_beats_it(hut: str, monster: str) -> None:
    s = table(now="warrior", land=f"f5={hut}", out=hut)
    assert squares(s) == around("f6", 2) - {"f4"}
    play(s, "f5")
    assert mine(s)["gains"] == {monster: 1}
    assert creatures(s) == {}
    assert mine(s)["stage"] == "acting"


@pytest.mark.rule("H32")
def test_creatures_on_start_spaces_are_met_like_others() -> None:
    s = table(now="warrior", out="pig@e5 fairy@g5 fox@e7")
    assert {"e5", "g5", "e7"} <= squares(s)
    assert not {"e5", "e7"} & squares(table(now="guide", out="pig@e5 fairy@g5 fox@e7"))
    play(s, "e5")
    assert mine(s)["gains"] == {"pig": 1}
    assert creatures(s) == {"g5": "fairy", "e7": "fox"}


# --- what is done there (H33) ---------------------------------------------------------------------


@pytest.mark.rule("H33")
@pytest.mark.parametrize("kind", STEPS)
def test_ending_on_a_ruined_village_repairs_it(kind: str) -> None:
    s = table(now=kind, land="f5=%", villages="3")
    events = play(s, "f5")
    assert "f5" in done(s)
    assert mine(s)["villages"] == 4
    assert facts(events, "repair") == [{"seat": "seat:1", "n": 4, "place": "village:f5",
                                        "square": "square:f5"}]


@pytest.mark.rule("H33")
def test_passing_through_a_village_changes_nothing() -> None:
    s = table(now="guide", land="f5=%")
    play(s, "f4")
    assert mine(s)["villages"] == 0
    assert done(s) == set()


@pytest.mark.rule("H33")
def test_a_village_is_repaired_once() -> None:
    s = table(now="guide", land="f5=%", done="f5")
    assert mine(s)["villages"] == 1
    events = play(s, "f5")
    assert mine(s)["villages"] == 1
    assert kinds(events) == ["go"]


@pytest.mark.rule("H33")
def test_capture_repair_and_opening_are_not_optional() -> None:
    """Going there is one move, and what follows has happened when it is made."""
    s = table(now="thief", land="f5=% f7=$ e6=1", out="1")
    for square, after in (("f5", ("villages", 1)), ("f7", ("chests", 1)),
                          ("e6", ("gains", {"fairy": 1}))):
        one = s.copy()
        play(one, square)
        assert mine(one)[after[0]] == after[1]
        assert offered(one) == {"done"}


@pytest.mark.rule("H33")
def test_chests_empty_huts_and_groves_do_not_hinder() -> None:
    s = table(now="guide", land="f5=$ e6=A g6=1 f7=$", done="f7", left="boots*2+cup+sword*2+net+"
              "feather*2+hammer")
    assert squares(s) == around("f6", 3)
    play(s, "f5")
    assert mine(s)["chests"] == 1, "only Thieves open Chests"


# --- the Castle, Tents and Guardians that cannot move (H34) ---------------------------------------

# Nothing but Huts, Lakes and thirty squares on which one may stand.
SWAMP = [
    "~ ~ ~ ~ ~ 1 ~ ~ ~ ~ ~",
    "~ ~ ~ ~ % $ % ~ ~ ~ ~",
    "~ ~ ~ ~ a 2 b ~ ~ ~ ~",
    "~ ~ ~ ~ U $ 3 ~ ~ ~ ~",
    "A B D F G 4 I K L N P",
    "% $ % $ % @ $ % $ % $",
    "E J O T C 5 H M R Q S",
    "~ ~ ~ ~ % $ % ~ ~ ~ ~",
    "~ ~ ~ ~ c 6 ~ ~ ~ ~ ~",
    "~ ~ ~ ~ % $ $ ~ ~ ~ ~",
    "~ ~ ~ ~ ~ 7 ~ ~ ~ ~ ~",
]
FREE = [k.square_name(at) for at, sign in enumerate(" ".join(SWAMP).split())
        if sign in "%$1234567abc"]
HUTS = [k.square_name(at) for at, sign in enumerate(" ".join(SWAMP).split()) if sign in k.HUTS]
CROWD = ["warrior"] * 20 + ["thief"] * 6 + ["huntress"] * 3 + ["guide"]
PACKED = " ".join(f"{kind}@{at}" for kind, at in zip(CROWD, FREE, strict=True))


def packed(now: str, night: str = "", items: str = "", bag: str = "druid") -> HavresacState:
    """Every free square of the swamp is taken: nothing but Monsters and Lakes is left to enter."""
    return table(edition=plain(maps_summer_rows=SWAMP), now=now, night=night, items=items, bag=bag,
                 on=PACKED, out=" ".join(k.HUTS), round=4, due="1 2 3 4 5")


@pytest.mark.rule("H34")
def test_the_castle_is_not_ended_on() -> None:
    for kind in STEPS:
        for night in ("", kind):
            s = table(now=kind, night=night, on="guide@f5 warrior@d6", tents="f8")
            assert "f6" not in squares(s)


@pytest.mark.rule("H34")
def test_the_castle_may_be_crossed() -> None:
    """It is itself a start, so that what lies beyond is reached anyway; but as no end it must
    not stop a line."""
    for tents in ("", "f3", "f9"):
        s = table(now="thief", night="thief", on="warrior@e6", tents=tents)
        assert {"f2", "f4", "f8", "f11"} <= squares(s)


@pytest.mark.rule("H34")
@pytest.mark.parametrize("kind", ["guide", "thief", "druid", "huntress", "priestess"])
@pytest.mark.parametrize("night", [False, True])
def test_a_guardian_with_nowhere_to_go_is_set_aside(kind: str, night: bool) -> None:
    if (kind, night) in (("priestess", False), ("druid", False)):
        return  # she takes a place, he flies
    s = packed(kind, kind if night else "")
    assert offered(s) == {"aside"}
    events = play(s, "aside")
    assert mine(s)["aside"] == {kind: 1}
    assert mine(s)["now"] == "guardian:druid", "the next one is drawn"
    assert facts(events, "aside") == [{"seat": "seat:1", "guardian": f"guardian:{kind}"}]


@pytest.mark.rule("H34")
def test_who_can_go_or_take_a_place_is_not_set_aside() -> None:
    assert squares(packed("warrior")) == set(HUTS)
    assert "aside" not in offered(packed("warrior"))
    assert squares(packed("priestess")) == set(FREE)
    assert "aside" not in offered(packed("priestess"))
    assert "aside" not in offered(packed("druid"))
    assert "aside" not in offered(table(now="guide"))


@pytest.mark.rule("H34", "H51")
def test_as_things_stand_an_item_may_still_open_a_way() -> None:
    s = packed("guide", items="boots+sword+feather")
    assert offered(s) == {"aside", "boots", "sword", "feather"}
    play(s, "boots")
    assert offered(s) == {"aside", "sword", "feather"}
    play(s, "sword")
    assert "aside" not in offered(s)
    assert "a5" in squares(s)
    # A Day Priestess who has declared something cannot take a place any more.
    s = packed("priestess", items="boots")
    play(s, "boots")
    assert offered(s) == {"aside"}


@pytest.mark.rule("H34", "H62")
def test_those_set_aside_come_home_when_the_round_ends() -> None:
    s = packed("guide", bag="")
    play(s, "aside")
    assert mine(s)["stage"] == "buying"
    assert mine(s)["aside"] == {"guide": 1}
    play(s, "done")
    assert mine(s)["aside"] == {}
    assert board(s).owned(k.GUIDE) == 2
    assert mine(s)["tents"] == ["square:f11"], "none for the Guide who was set aside"


@pytest.mark.rule("H34")
def test_a_tents_square_may_be_crossed_and_ended_on() -> None:
    s = table(now="guide", tents="f5")
    assert squares(s) == around("f6", 3) | around("f5", 3) - {"f6"}
    assert "f5" in squares(s)
    events = play(s.copy(), "f5")
    assert facts(events, "go")[0]["way"] == ["square:f6", "square:f5"]
    s = table(now="thief", night="thief", tents="f5 f3")
    assert {"f5", "f4", "f3", "f2"} <= squares(s)


@pytest.mark.rule("H30", "H34")
def test_a_tent_is_ended_on_only_where_another_start_has_a_way_to_it() -> None:
    assert "c3" in squares(table(now="warrior", tents="c3", on="guide@c5"))
    assert "c3" in squares(table(now="warrior", tents="c3 c5"))
    assert "c3" not in squares(table(now="warrior", tents="c3", on="guide@c6"))
    assert "c3" not in squares(table(now="warrior", tents="c3", on="guide@c3 thief@c4"))
    assert "f4" in squares(table(now="warrior", tents="f4"))
    for land, out in (("f5=^", ""), ("f5=~", ""), ("f5=A", "A"), ("f5=1", "1")):
        assert "f4" not in squares(table(now="warrior", tents="f4", land=land, out=out))
    for land in ("f5=^", "f5=~"):
        assert "f4" in squares(table(now="warrior", tents="f4", land=land, declared="feather"))


@pytest.mark.rule("H34")
def test_a_tents_terrain_still_counts() -> None:
    # Under a Tent in a Forest the move ends; a Tent on a Lake is no bridge, but a start.
    s = table(now="warrior", land="f5=^", tents="f5")
    assert {"f5", "f4", "f3"} <= squares(s)
    s = table(now="thief", night="thief", land="f5=^ f4=~", tents="f5")
    assert "f5" in squares(s)
    s = table(now="guide", land="f5=~", tents="f5")
    assert "f5" not in squares(s)
    assert {"f4", "f3", "f2", "e5"} <= squares(s)
    s = table(now="thief", night="thief", land="f5=~", tents="f5")
    assert "f5" not in squares(s)
    assert "f5" in squares(table(now="druid", land="f5=~", tents="f5"))
    # A Village under a Tent is repaired, a Chest opened.
    s = table(now="thief", land="f5=$", tents="f5")
    play(s, "f5")
    assert mine(s)["chests"] == 1
    s = table(now="guide", land="f5=%", tents="f5")
    play(s, "f5")
    assert mine(s)["villages"] == 1


# --- ways (H35) -----------------------------------------------------------------------------------


@pytest.mark.rule("H35")
def test_a_destination_is_offered_once_with_one_shortest_way() -> None:
    s = table(now="guide", on="warrior@f4", land="f5=~")
    assert len(s.legal(0)) == len(set(s.legal(0))) == len(squares(s))
    events = play(s, "e5")
    (went,) = facts(events, "go")
    assert went == {"seat": "seat:1", "guardian": "guardian:guide", "from": went["from"],
                    "to": "start:e5", "way": went["way"]}
    assert went["way"][0] in ("square:f6", "square:f4")
    assert went["from"] in ("castle:f6", "land:f4")
    assert len(went["way"]) == 3
    assert went["way"][1] in ("square:e6", "square:e4")


@pytest.mark.rule("H35")
def test_the_way_onto_a_tent_comes_from_another_start() -> None:
    s = table(now="guide", tents="d6 c3")
    (went,) = facts(play(s, "d6"), "go")
    assert went["way"] == ["square:f6", "square:e6", "square:d6"]


@pytest.mark.rule("H35", "H42")
def test_the_way_of_the_night_thief_is_the_line_from_the_nearest_start() -> None:
    s = table(now="thief", night="thief", on="warrior@f2 guide@c8")
    (went,) = facts(play(s.copy(), "f3"), "go")
    assert went["way"] == ["square:f2", "square:f3"]
    (went,) = facts(play(s.copy(), "f8"), "go")
    assert went["way"] == ["square:f6", "square:f7", "square:f8"]
    (went,) = facts(play(s.copy(), "c2"), "go")
    assert went["way"] == [f"square:{at}" for at in ("f2", "e2", "d2", "c2")]
