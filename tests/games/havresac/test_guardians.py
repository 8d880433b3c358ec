"""The six Guardians, on both faces of their tiles (H40-H45)."""

from __future__ import annotations

import pytest

from ludotheque.games.havresac import kingdom as k
from tests.games.havresac.table import (
    Seen,
    board,
    creatures,
    done,
    facts,
    kinds,
    mine,
    offered,
    play,
    squares,
    standing,
    table,
    tents,
)

# The squares two away from d5 in a straight line, those nearer, farther and askew.
TWO_AWAY = ("d3", "f5", "d7", "b5")
NOT_TWO_AWAY = ("d4", "d2", "e6", "e4", "f7", "f4", "c7", "d5")


# --- Guide (H40) ----------------------------------------------------------------------------------


@pytest.mark.rule("H40", "H62")
def test_a_day_guide_leaves_a_tent_when_the_round_ends() -> None:
    s = table(phase="recruitment", on="guide@c3 guide@d9 warrior@e4 druid@g8")
    events = play(s, "done")
    assert tents(s) == {"c3", "d9"}
    assert facts(events, "tent") == [
        {"seat": "seat:1", "place": "land:c3", "square": "square:c3"},
        {"seat": "seat:1", "place": "land:d9", "square": "square:d9"}]
    assert standing(s) == {}


@pytest.mark.rule("H40")
def test_a_day_guide_has_no_act_of_its_own() -> None:
    s = table(now="guide", at="d5", land="d3=1", out="1")
    assert offered(s) == {"done"}


@pytest.mark.rule("H40", "H62")
def test_a_tent_is_a_start_for_the_next_round_only() -> None:
    s = table(phase="recruitment", on="guide@c3", bag="warrior", round=2)
    play(s, "done")
    assert tents(s) == {"c3"}
    while mine(s)["stage"] == "moving":
        assert {"c2", "c4"} <= squares(s) | set(standing(s)) | set(creatures(s))
        # Both Guardians leave from the Castle.
        play(s, "f7" if "f7" in squares(s) else "f5", "done")
    assert tents(s) == {"c3"}, "it stands while the round lasts"
    play(s, "done")
    assert "c3" not in tents(s)
    assert len(tents(s)) == 1


@pytest.mark.rule("H40", "H62")
def test_a_guide_back_on_its_tent_pitches_it_again() -> None:
    s = table(phase="recruitment", on="guide@c3 warrior@c4", tents="c3 e9")
    play(s, "done")
    assert tents(s) == {"c3"}


@pytest.mark.rule("H40")
def test_a_night_guide_leaves_no_tents() -> None:
    s = table(phase="recruitment", on="guide@c3 guide@d9", night="guide", tents="e8")
    assert "tent" not in kinds(play(s, "done"))
    assert tents(s) == set()


@pytest.mark.rule("H40")
@pytest.mark.parametrize("square", TWO_AWAY)
def test_a_night_guide_captures_a_fairy_exactly_two_squares_away(square: str) -> None:
    s = table(now="guide", at="d5", night="guide", land=f"{square}=1", out="1")
    assert offered(s) == {square, "done"}
    events = play(s, square)
    assert mine(s)["gains"] == {"fairy": 1}
    assert creatures(s) == {}
    assert standing(s) == {"d5": "guide"}
    assert kinds(events) == ["catch"]
    assert offered(s) == {"done"}


@pytest.mark.rule("H40")
@pytest.mark.parametrize("square", [at for at in NOT_TWO_AWAY if at != "d5"])
def test_a_night_guide_captures_nothing_nearer_farther_or_askew(square: str) -> None:
    s = table(now="guide", at="d5", night="guide", land=f"{square}=1", out="1")
    assert offered(s) == {"done"}


@pytest.mark.rule("H40")
@pytest.mark.parametrize("between", ["d4=^", "d4=~", "d4=%", "d4=$", "d4=A", "d4=2", ""])
def test_a_night_guide_captures_over_anything(between: str) -> None:
    s = table(now="guide", at="d5", night="guide", land=f"d3=1 {between}",
              out="1 A 2" if between in ("d4=A", "d4=2") else "1",
              on="" if between else "warrior@d4")
    assert "d3" in squares(s)
    s = table(now="guide", at="e6", night="guide", land="g6=1", out="1")
    assert "g6" in squares(s), "over the Castle"


@pytest.mark.rule("H40")
def test_a_night_guide_captures_one_fairy_and_no_monster() -> None:
    s = table(now="guide", at="d5", night="guide", land="d3=1 f5=2 d7=A", out="1 2 A")
    assert squares(s) == {"d3", "f5"}
    play(s, "d3")
    assert offered(s) == {"done"}
    assert creatures(s) == {"f5": "fairy", "d7": "fox"}


@pytest.mark.rule("H40")
def test_a_night_guide_who_walked_into_a_fairy_may_capture_another() -> None:
    s = table(now="guide", night="guide", land="f5=1 f3=2", out="1 2")
    assert "f3" not in squares(s)
    play(s, "f5", "f3")
    assert mine(s)["gains"] == {"fairy": 2}


@pytest.mark.rule("H40")
def test_the_capture_comes_after_the_move_and_may_be_left() -> None:
    s = table(now="guide", night="guide", land="f4=1", out="1", bag="warrior")
    assert "catch" not in kinds(play(s, "e4"))
    play(s, "done")
    assert creatures(s) == {"f4": "fairy"}
    assert mine(s)["now"] == "guardian:warrior"


# --- Warrior (H41) --------------------------------------------------------------------------------


@pytest.mark.rule("H41")
def test_a_day_warrior_enters_all_monsters_a_night_warrior_no_pigs() -> None:
    land, out = "f5=A e6=E g6=C f7=1", "A E C 1"
    assert {"f5", "e6", "g6", "f7"} <= squares(table(now="warrior", land=land, out=out))
    s = table(now="warrior", night="warrior", land=land, out=out)
    assert {"f5", "e6", "f7"} <= squares(s)
    assert not {"g6", "h6"} & squares(s)
    for square, creature in (("f5", "fox"), ("e6", "crocodile")):
        one = s.copy()
        play(one, square)
        assert mine(one)["gains"] == {creature: 1}


@pytest.mark.rule("H41", "H50")
def test_a_night_warrior_beats_a_pig_with_a_sword_or_a_bow() -> None:
    s = table(now="warrior", night="warrior", land="f5=C", out="C", items="sword+bow")
    by_sword, by_bow = s.copy(), s.copy()
    play(by_sword, "sword", "f5")
    assert mine(by_sword)["gains"] == {"pig": 1}
    play(by_bow, "f7")
    assert squares(by_bow, "bow") == set(), "the Castle is between"
    by_bow = s.copy()
    play(by_bow, "e5", "bow f5")
    assert mine(by_bow)["gains"] == {"pig": 1}


@pytest.mark.rule("H41")
@pytest.mark.parametrize("night", ["", "warrior"])
def test_a_warrior_has_no_act_after_moving(night: str) -> None:
    s = table(now="warrior", at="d5", night=night, land="d4=A d3=1 f5=%", out="A 1",
              on="guide@d9")
    assert offered(s) == {"done"}


# --- Thief (H42) ----------------------------------------------------------------------------------


@pytest.mark.rule("H42")
@pytest.mark.parametrize("night", ["", "thief"])
def test_a_thief_who_ends_on_a_chest_opens_it(night: str) -> None:
    s = table(now="thief", night=night, land="f5=$")
    events = play(s, "f5")
    assert "f5" in done(s)
    assert mine(s)["chests"] == 1
    (opened,) = facts(events, "open")
    item = opened["item"].removeprefix("item:")
    assert sum(mine(s)["left"].values()) == k.CHESTS - 1
    assert mine(s)["cups"] if item == "cup" else mine(s)["found"] == {item: 1}
    assert (opened["place"], opened["square"]) == ("chest:f5", "square:f5")


@pytest.mark.rule("H42")
@pytest.mark.parametrize("kind", ["guide", "warrior", "priestess", "druid", "huntress"])
def test_nobody_else_opens_chests(kind: str) -> None:
    for night in ("", kind):
        s = table(now=kind, night=night, land="f5=$")
        assert kinds(play(s, "f5")) == ["go"]
        assert mine(s)["chests"] == 0


@pytest.mark.rule("H42")
def test_a_thief_who_passes_a_chest_leaves_it_closed() -> None:
    s = table(now="thief", land="f5=$")
    play(s, "f4")
    assert mine(s)["chests"] == 0
    s = table(now="thief", land="f5=$", done="f5", left="cup+sword*2+boots*2+net+bow+feather*2")
    assert "open" not in kinds(play(s, "f5")), "an open Chest is empty"
    assert mine(s)["chests"] == 1


@pytest.mark.rule("H42")
@pytest.mark.parametrize("item", [item for item in k.ITEMS if item != "cup"])
def test_what_is_found_is_for_the_next_guardian_on(item: str) -> None:
    """A Fairy, a Village and a Monster are there for each item that could be used at once."""
    s = table(now="thief", land="f5=$ d5=1 h5=% f4=A", out="1 A", left=item, bag="guide")
    play(s, "f5")
    assert mine(s)["found"] == {item: 1}
    assert mine(s)["items"] == {}
    assert offered(s) == {"done"}
    play(s, "done")
    assert mine(s)["found"] == {}
    assert mine(s)["items"] == {item: 1}
    if item in ("boots", "sword", "feather"):
        assert item in offered(s)
    else:
        square, target = {"net": ("d7", "d5"), "bow": ("e4", "f4"), "hammer": ("h7", "h5")}[item]
        play(s, square)
        assert squares(s, item) == {target}


@pytest.mark.rule("H42")
def test_each_chest_gives_one_of_the_items_left() -> None:
    found = set()
    for seed in range(40):
        s = table(now="thief", land="f5=$", left="boots*2+bow", seed=seed)
        play(s, "f5")
        found.add(next(iter(mine(s)["found"])))
        assert board(s).left[k.BOOTS] + board(s).left[k.BOW] == 2
    assert found == {"boots", "bow"}


@pytest.mark.rule("H42")
def test_a_night_thief_moves_in_one_straight_line_any_distance() -> None:
    s = table(now="thief", night="thief")
    assert squares(s) == {f"f{row}" for row in range(1, 12) if row != 6} | {
        f"{column}6" for column in "abcdeghijk"}
    s = table(now="thief", night="thief", on="guide@c3", tents="i8")
    for start in ("c3", "i8"):
        assert {f"{start[0]}{row}" for row in range(1, 12)} - {start} <= squares(s)
        assert {f"{column}{start[1]}" for column in k.COLUMNS} - {start} <= squares(s)
    assert "d4" not in squares(s)


@pytest.mark.rule("H42")
def test_a_forest_ends_the_night_thiefs_line_a_lake_and_a_monster_bar_it() -> None:
    s = table(now="thief", night="thief", land="f4=^ f8=~ d6=A h6=1", out="A 1")
    assert squares(s) == {"f5", "f4", "f7", "e6", "g6", "h6"}


@pytest.mark.rule("H42", "H31")
def test_the_night_thief_is_stopped_by_the_forest_before_the_chest() -> None:
    s = table(now="thief", night="thief", land="f4=^ f3=$")
    assert "f4" in squares(s)
    assert "f3" not in squares(s)


@pytest.mark.rule("H42")
def test_the_night_thief_passes_villages_chests_and_empty_places() -> None:
    s = table(now="thief", night="thief", land="f5=% f4=$ e6=A d6=1")
    assert {"f3", "c6"} <= squares(s)
    play(s, "f3")
    assert (mine(s)["villages"], mine(s)["chests"]) == (0, 0)


@pytest.mark.rule("H42", "H31")
def test_the_night_thiefs_line_ends_before_a_guardian() -> None:
    # The Warrior on f4 is a start, so that what lies behind her is reached from there.
    s = table(now="thief", night="thief", on="warrior@f4")
    assert "f4" not in squares(s)
    assert {"f5", "f3", "a4", "k4"} <= squares(s)


# --- Priestess (H43) ------------------------------------------------------------------------------


@pytest.mark.rule("H43")
def test_a_day_priestess_takes_the_place_of_another() -> None:
    s = table(now="priestess", on="warrior@c3 thief@i8 priestess@d9", bag="guide")
    assert {"c3", "i8"} <= squares(s)
    assert "d9" not in squares(s), "not of a Priestess"
    events = play(s, "c3")
    assert standing(s) == {"c3": "priestess", "i8": "thief", "d9": "priestess"}
    assert mine(s)["bag"] == {"guide": 1, "warrior": 1}
    assert mine(s)["at"] == "square:c3"
    assert facts(events, "take") == [{"seat": "seat:1", "guardian": "guardian:warrior",
                                      "place": "land:c3", "square": "square:c3"}]
    assert offered(s) == {"done"}, "she does not move too"


@pytest.mark.rule("H43")
@pytest.mark.parametrize("kind", ["guide", "warrior", "thief", "druid", "huntress"])
def test_who_gave_up_the_place_is_drawn_again_this_round(kind: str) -> None:
    for night in ("", kind):
        s = table(now="priestess", on=f"{kind}@c3", night=night)
        play(s, "c3", "done")
        assert mine(s)["now"] == f"guardian:{kind}"
        assert mine(s)["stage"] == "moving"
        assert standing(s) == {"c3": "priestess"}


@pytest.mark.rule("H43")
def test_a_day_priestess_may_move_instead_and_must_do_one() -> None:
    s = table(now="priestess", on="warrior@c3")
    assert {"f5", "c4"} <= squares(s)
    assert "done" not in offered(s)
    assert "aside" not in offered(s)
    play(s, "f5")
    assert standing(s) == {"c3": "warrior", "f5": "priestess"}
    assert offered(s) == {"done"}


@pytest.mark.rule("H43")
def test_taking_a_place_triggers_nothing() -> None:
    for sign, name in (("%", "villages"), ("$", "chests")):
        s = table(now="priestess", land=f"c3={sign}", on="druid@c3")
        assert kinds(play(s, "c3")) == ["take"]
        assert mine(s)[name] == 0


@pytest.mark.rule("H43")
def test_nobody_but_the_day_priestess_takes_places() -> None:
    for kind in k.GUARDIANS:
        for night in ("", kind):
            s = table(now=kind, night=night, on="warrior@c3")
            assert ("c3" in squares(s)) == (kind == "priestess" and not night)


@pytest.mark.rule("H43")
def test_a_night_priestess_sends_back_one_guardian_of_her_row_or_column() -> None:
    on = "warrior@d1 guide@d9 thief@a5 druid@k5 huntress@e6 priestess@g5 guide@c4"
    s = table(now="priestess", at="d5", night="priestess", on=on, bag="guide")
    assert offered(s) == {"d1", "d9", "a5", "k5", "done"}
    events = play(s, "d1")
    assert "d1" not in standing(s)
    assert standing(s)["d5"] == "priestess"
    assert mine(s)["bag"] == {"guide": 1, "warrior": 1}
    assert facts(events, "send") == [{"seat": "seat:1", "guardian": "guardian:warrior",
                                      "place": "hut:C", "square": "square:d1"}]
    assert offered(s) == {"done"}, "one only"


@pytest.mark.rule("H43")
@pytest.mark.parametrize("between", ["d4=^", "d4=~", "d4=%", "d4=A", "d4=1", "d4=$"])
def test_a_night_priestess_calls_over_anything(between: str) -> None:
    s = table(now="priestess", at="d5", night="priestess", land=between,
              on="warrior@d2 guide@d3", out="A 1" if between in ("d4=A", "d4=1") else "")
    assert {"d2", "d3"} <= squares(s)
    s = table(now="priestess", at="e6", night="priestess", on="warrior@h6")
    assert "h6" in squares(s), "over the Castle"


@pytest.mark.rule("H43")
def test_a_guardian_sent_back_is_drawn_again_this_round() -> None:
    s = table(now="priestess", night="priestess", on="thief@f3")
    play(s, "f5", "f3", "done")
    assert mine(s)["now"] == "guardian:thief"


@pytest.mark.rule("H43")
def test_a_night_priestess_without_anyone_in_line_has_no_act() -> None:
    s = table(now="priestess", at="d5", night="priestess", on="warrior@e4 priestess@d9")
    assert offered(s) == {"done"}
    s = table(now="priestess", at="d5", on="warrior@d9")
    assert offered(s) == {"done"}, "nor has the Day Priestess who moved"


# --- Druid (H44) ----------------------------------------------------------------------------------


@pytest.mark.rule("H44")
def test_a_day_druid_ignores_terrain() -> None:
    s = table(now="druid", land="f5=~ f4=^ e6=^ g6=~ h6=~")
    assert {"f5", "f4", "f3", "e6", "d6", "c6", "g6", "h6", "i6"} <= squares(s)
    play(s, "f5")
    assert standing(s) == {"f5": "druid"}
    # A Guardian may start from him there.
    play(s, "done")


@pytest.mark.rule("H44", "H30")
def test_who_stands_on_a_lake_is_a_start() -> None:
    s = table(now="warrior", land="f4=~ f5=~", on="druid@f4")
    assert {"f3", "f2", "e4"} <= squares(s)
    assert "f5" not in squares(s)


@pytest.mark.rule("H44")
def test_a_day_druid_enters_no_monster_and_a_fairy_ends_the_move() -> None:
    s = table(now="druid", land="f5=A e6=1", out="A 1")
    assert not {"f5", "f4", "d6"} & squares(s)
    assert "e6" in squares(s)


@pytest.mark.rule("H44")
def test_a_day_druid_repairs_only_where_he_ends() -> None:
    s = table(now="druid", at="d5", land="d3=%")
    assert offered(s) == {"done"}


@pytest.mark.rule("H44")
def test_a_night_druid_moves_like_others() -> None:
    s = table(now="druid", night="druid", land="f5=~ e6=^ g6=A", out="A")
    assert not {"f5", "f4", "d6", "g6", "h6"} & squares(s)
    assert "e6" in squares(s)


@pytest.mark.rule("H44")
@pytest.mark.parametrize("square", TWO_AWAY)
def test_a_night_druid_repairs_one_village_exactly_two_squares_away(square: str) -> None:
    s = table(now="druid", at="d5", night="druid", land=f"{square}=%")
    assert offered(s) == {square, "done"}
    events = play(s, square)
    assert done(s) == {square}
    assert mine(s)["villages"] == 1
    assert kinds(events) == ["repair"]
    assert offered(s) == {"done"}


@pytest.mark.rule("H44")
@pytest.mark.parametrize("square", NOT_TWO_AWAY)
def test_a_night_druid_repairs_nothing_nearer_farther_or_askew(square: str) -> None:
    s = table(now="druid", at="d5", night="druid", land=f"{square}=%")
    assert offered(s) == {"done"}


@pytest.mark.rule("H44")
def test_a_night_druid_repairs_one_of_several_and_no_repaired_one() -> None:
    s = table(now="druid", at="d5", night="druid", land="d3=% f5=% d7=% b5=%", done="b5")
    assert squares(s) == {"d3", "f5", "d7"}
    play(s, "f5")
    assert offered(s) == {"done"}
    assert mine(s)["villages"] == 2


@pytest.mark.rule("H44")
@pytest.mark.parametrize("between", ["d4=^", "d4=~", "d4=%", "d4=$", "d4=A", "d4=2", ""])
def test_a_night_druid_repairs_over_anything(between: str) -> None:
    s = table(now="druid", at="d5", night="druid", land=f"{between} d3=%",
              out="A 2" if between in ("d4=A", "d4=2") else "", on="" if between else "warrior@d4")
    assert "d3" in squares(s)
    s = table(now="druid", at="e6", night="druid", land="g6=%", on="guide@g6")
    assert "g6" in squares(s), "over the Castle, under a Guardian"


@pytest.mark.rule("H44")
def test_a_night_druid_who_ends_on_a_village_may_repair_another() -> None:
    s = table(now="druid", night="druid", land="f5=% f3=%")
    play(s, "f5", "f3")
    assert mine(s)["villages"] == 2


# --- Huntress (H45) -------------------------------------------------------------------------------


@pytest.mark.rule("H45")
def test_a_huntress_sees_the_fox_above_her_but_not_the_crocodile_behind_the_fairy() -> None:
    s = table(now="huntress", at="d5", land="d4=A f5=1 h5=E", out="A 1 E")
    assert squares(s) == {"d4"}
    play(s, "d4")
    assert mine(s)["gains"] == {"fox": 1}
    assert creatures(s) == {"f5": "fairy", "h5": "crocodile"}


@pytest.mark.rule("H45")
@pytest.mark.parametrize("night", ["", "huntress"])
@pytest.mark.parametrize(("hut", "monster"), [("A", "fox"), ("E", "crocodile"), ("C", "pig")])
@pytest.mark.parametrize("square", ["d4", "d3", "d9", "c5", "b5", "f5", "i5"])
def test_a_huntress_shoots_in_a_straight_line_any_distance(night: str, hut: str, monster: str,
                                                           square: str) -> None:
    s = table(now="huntress", at="d5", night=night, land=f"{square}={hut}", out=hut)
    assert offered(s) == {square, "done"}
    events = play(s, square)
    assert mine(s)["gains"] == {monster: 1}
    assert standing(s) == {"d5": "huntress"}
    assert kinds(events) == ["shoot", "point"][:2 if night else 1]
    assert facts(events, "shoot")[0] == {"seat": "seat:1", "creature": f"creature:{monster}",
                                         "place": f"hut:{hut}", "square": f"square:{square}"}
    assert offered(s) == {"done"}, "one shot"


@pytest.mark.rule("H45")
def test_a_huntress_shoots_from_edge_to_edge_and_never_askew() -> None:
    assert squares(table(now="huntress", at="i9", out="H A")) == {"i1"}
    s = table(now="huntress", at="d5", land="e4=A e6=B c3=D", out="A B D")
    assert squares(s) == set()


@pytest.mark.rule("H45")
@pytest.mark.parametrize(("land", "more"), [
    ("", {"on": "guide@d4"}), ("d4=1", {"out": "A 1"}), ("d4=E", {"out": "A E"}),
    ("d4=%", {}), ("d4=%", {"done": "d4"}), ("d4=^", {})])
def test_what_blocks_an_arrow(land: str, more: Seen) -> None:
    """Guardians, Fairies, Monsters, Villages ruined or repaired, and Forests."""
    s = table(now="huntress", at="d5", **{"land": f"d3=A {land}", "out": "A", **more})
    assert "d3" not in squares(s)
    assert squares(s) == ({"d4"} if land == "d4=E" else set())


@pytest.mark.rule("H45")
def test_the_castle_blocks_an_arrow() -> None:
    s = table(now="huntress", at="e6", land="g6=A d6=B", out="A B")
    assert squares(s) == {"d6"}


@pytest.mark.rule("H45", "H34")
@pytest.mark.parametrize(("land", "more"), [
    ("d4=~", {}), ("d4=B", {}), ("d4=1", {}), ("d4=$", {}), ("d4=a", {}), ("", {}),
    ("d4=$", {"done": "d4", "left": "boots*2+cup+sword*2+net+feather*2+hammer"}),
    ("", {"tents": "d4"})])
def test_what_does_not_block_an_arrow(land: str, more: Seen) -> None:
    """Lakes, empty Huts, Groves and start spaces, Chests closed or open, Tents."""
    s = table(now="huntress", at="d5", land=f"d3=A {land}", out="A", **more)
    assert squares(s) == {"d3"}


@pytest.mark.rule("H45")
@pytest.mark.parametrize("own", ["d5=^", "d5=%", "d5=$", "d5=B", "d5=1", "d5=~"])
def test_her_own_square_blocks_nothing(own: str) -> None:
    s = table(now="huntress", at="d5", land=f"{own} d3=A d6=D", out="A D")
    assert squares(s) == {"d3", "d6"}


@pytest.mark.rule("H45")
def test_a_huntress_may_not_enter_monsters_and_may_leave_them() -> None:
    s = table(now="huntress", land="f5=A", out="A", bag="guide")
    assert "f5" not in squares(s)
    play(s, "e5", "done")
    assert creatures(s) == {"f5": "fox"}


@pytest.mark.rule("H45")
def test_a_huntress_shoots_no_fairy() -> None:
    s = table(now="huntress", at="d5", land="d4=1", out="1")
    assert offered(s) == {"done"}


@pytest.mark.rule("H45")
def test_the_night_huntress_has_a_point_at_once_for_each_monster_she_shoots() -> None:
    land, out = "d4=A d3=C c5=E", "A C E"
    s = table(now="huntress", at="d5", night="huntress", land=land, out=out, items="bow",
              points="7")
    events = play(s, "d4")
    assert mine(s)["points"] == 8
    assert facts(events, "point") == [{"seat": "seat:1"}]
    events = play(s, "bow d3")
    assert mine(s)["points"] == 9, "with a Bow too"
    assert mine(s)["gains"] == {"fox": 1, "pig": 1}
    s = table(now="huntress", at="d5", land=land, out=out, items="bow", points="7")
    play(s, "d4", "bow d3")
    assert mine(s)["points"] == 7, "the Day Huntress has none"


@pytest.mark.rule("H45")
def test_only_shooting_gives_the_night_huntress_her_point() -> None:
    s = table(now="huntress", night="huntress", land="f5=A", out="A", items="sword")
    play(s, "sword", "f5")
    assert mine(s)["gains"] == {"fox": 1}
    assert mine(s)["points"] == 0
    for kind in ("guide", "warrior", "thief", "priestess", "druid"):
        s = table(now=kind, at="d5", night="huntress", land="d4=A", out="A", items="bow")
        play(s, "bow d4")
        assert mine(s)["points"] == 0, "others have none with the Bow"
