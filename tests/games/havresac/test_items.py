"""The seven items, alone and together (H50, H51)."""

from __future__ import annotations

import pytest

from ludotheque.games.havresac import kingdom as k
from tests.games.havresac.table import (
    BASE,
    STEPS,
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
)
from tests.games.havresac.test_guardians import NOT_TWO_AWAY, TWO_AWAY
from tests.games.havresac.test_moving import around

BEFORE, AFTER = ("boots", "sword", "feather"), ("net", "bow", "hammer")
FACES = [(kind, night) for kind in k.GUARDIANS for night in (False, True)]
each_face = pytest.mark.parametrize(("kind", "night"), FACES)


def face(kind: str, night: bool) -> str:
    return kind if night else ""


# --- once, and when (H50, H51) --------------------------------------------------------------------


@pytest.mark.rule("H51")
@each_face
def test_what_is_declared_comes_before_moving_where_it_can_do_something(kind: str,
                                                                        night: bool) -> None:
    s = table(now=kind, night=face(kind, night), items="boots+sword+feather+net+bow+hammer",
              land="d5=1 f5=A", out="1 A")
    barred = {("warrior", False): "sword", ("druid", False): "feather", ("thief", True): "boots"}
    assert {item for item in k.ITEMS if item in offered(s)} == \
        set(BEFORE) - {barred.get((kind, night), "")}
    assert not any(squares(s, item) for item in AFTER)


@pytest.mark.rule("H51")
@each_face
def test_nothing_is_declared_after_moving(kind: str, night: bool) -> None:
    s = table(now=kind, at="d5", night=face(kind, night), items="boots*2+sword+feather")
    assert not set(BEFORE) & offered(s)


@pytest.mark.rule("H50", "H51")
@pytest.mark.parametrize("item", BEFORE)
def test_what_is_declared_is_spent_at_once(item: str) -> None:
    s = table(now="guide", items=item)
    events = play(s, item)
    assert facts(events, "use") == [{"seat": "seat:1", "item": f"item:{item}"}]
    assert mine(s)["items"] == {}
    assert item not in offered(s)
    play(s, "f5")
    assert mine(s)["declared"] == {name: 1 if name == item and item == "boots" else
                                   name == item if name != "boots" else 0 for name in BEFORE}
    assert board(s).left[k.ITEMS.index(item)] == s.content.chests[k.ITEMS.index(item)] - 1


@pytest.mark.rule("H50", "H51")
@pytest.mark.parametrize("item", BEFORE)
def test_what_was_declared_is_for_one_guardian_only(item: str) -> None:
    s = table(now="guide", items=item, bag="guide", land="f3=A f7=^", out="A")
    play(s, item, "g6", "done")
    assert mine(s)["now"] == "guardian:guide"
    assert mine(s)["declared"] == {"boots": 0, "sword": False, "feather": False}
    assert squares(s) == squares(table(now="guide", land="f3=A f7=^", out="A", on="guide@g6"))


@pytest.mark.rule("H51")
def test_a_second_sword_or_feather_is_not_offered_but_second_boots_are() -> None:
    s = table(now="guide", items="boots*2+sword*2+feather*2")
    play(s, "sword", "feather", "boots")
    assert {item for item in k.ITEMS if item in offered(s)} == {"boots"}
    play(s, "boots")
    assert mine(s)["items"] == {"sword": 1, "feather": 1}
    assert mine(s)["declared"] == {"boots": 2, "sword": True, "feather": True}


@pytest.mark.rule("H51")
@pytest.mark.parametrize("item", BEFORE)
def test_after_declaring_one_a_priestess_moves(item: str) -> None:
    s = table(now="priestess", on="warrior@c3", items=item)
    assert "c3" in squares(s)
    play(s, item)
    assert "c3" not in squares(s)
    assert "c4" in squares(s)


@pytest.mark.rule("H50", "H51")
@pytest.mark.parametrize("item", AFTER)
def test_net_bow_and_hammer_also_come_after_taking_a_place(item: str) -> None:
    s = table(now="priestess", on="warrior@d5", land="d3=1 d6=A f5=%", out="1 A",
              items="net+bow+hammer")
    play(s, "d5")
    target = {"net": "d3", "bow": "d6", "hammer": "f5"}[item]
    assert squares(s, item) == {target}
    play(s, f"{item} {target}")
    assert item not in mine(s)["items"]
    assert len(mine(s)["items"]) == 2


@pytest.mark.rule("H50")
@each_face
def test_any_guardian_may_use_net_bow_and_hammer_once_each(kind: str, night: bool) -> None:
    s = table(now=kind, at="d5", night=face(kind, night), land="d3=1 d7=2 d6=A c5=B f5=% b5=%",
              out="1 2 A B", items="net+bow+hammer")
    assert squares(s, "net") == {"d3", "d7"}
    assert squares(s, "bow") == {"d6", "c5"}
    assert squares(s, "hammer") == {"f5", "b5"}
    events = play(s, "net d3", "bow d6", "hammer f5")
    assert kinds([event for event in events if event.kind != "point"]) == [
        "use", "catch", "use", "shoot", "use", "repair"]
    assert mine(s)["gains"] == {"fairy": 1, "fox": 1}
    assert mine(s)["villages"] == 1
    assert mine(s)["items"] == {}
    assert not any(squares(s, item) for item in AFTER)


@pytest.mark.rule("H50")
def test_an_item_and_the_guardians_own_act_may_both_be_used_in_any_order() -> None:
    land, out = "d3=1 d7=2", "1 2"
    for moves in (("net d3", "d7"), ("d3", "net d7")):
        s = table(now="guide", at="d5", night="guide", land=land, out=out, items="net")
        play(s, *moves)
        assert mine(s)["gains"] == {"fairy": 2}
    for moves in (("hammer d3", "d7"), ("d3", "hammer d7")):
        s = table(now="druid", at="d5", night="druid", land="d3=% d7=%", items="hammer")
        play(s, *moves)
        assert mine(s)["villages"] == 2
    # What an arrow has cleared lets the next one through.
    for moves in (("bow d4", "d3"), ("d4", "bow d3")):
        s = table(now="huntress", at="d5", land="d4=A d3=C", out="A C", items="bow")
        assert squares(s) == squares(s, "bow") == {"d4"}
        play(s, *moves)
        assert mine(s)["gains"] == {"fox": 1, "pig": 1}


@pytest.mark.rule("H50")
def test_what_ends_the_move_does_not_end_the_turn() -> None:
    s = table(now="huntress", night="huntress", land="f5=A f3=1 d5=% e5=B", out="A 1 B",
              items="sword+net+bow+hammer")
    play(s, "sword", "f5")
    assert offered(s) >= {"done", "bow e5", "e5", "net f3", "hammer d5"}
    play(s, "net f3", "hammer d5", "e5")
    assert mine(s)["gains"] == {"fox": 2, "fairy": 1}
    assert mine(s)["villages"] == 1
    assert mine(s)["points"] == 1
    assert not squares(s), "no further step"


# --- Boots ----------------------------------------------------------------------------------------


@pytest.mark.rule("H50")
@pytest.mark.parametrize("kind", STEPS)
def test_boots_give_two_steps_more_and_two_pairs_four(kind: str) -> None:
    s = table(now=kind, items="boots*2", out="")
    play(s, "boots")
    assert squares(s) == around("f6", STEPS[kind] + 2)
    play(s, "boots")
    assert squares(s) == around("f6", STEPS[kind] + 4)


@pytest.mark.rule("H50", "H42")
def test_boots_are_not_for_the_night_thief() -> None:
    assert "boots" in offered(table(now="thief", items="boots"))
    assert "boots" not in offered(table(now="thief", night="thief", items="boots"))
    assert "boots" in offered(table(now="guide", night="thief", items="boots"))


# --- Sword ----------------------------------------------------------------------------------------


@pytest.mark.rule("H50")
@each_face
def test_a_sword_lets_anyone_enter_any_monster_and_end_there(kind: str, night: bool) -> None:
    if (kind, night) == ("warrior", False):
        return
    s = table(now=kind, night=face(kind, night), land="f5=A e6=E g6=C", out="A E C",
              items="sword")
    play(s, "sword")
    assert {"f5", "e6", "g6"} <= squares(s)
    assert not {"f4", "d6", "h6"} & squares(s)
    for square, creature in (("f5", "fox"), ("e6", "crocodile"), ("g6", "pig")):
        one = s.copy()
        play(one, square)
        assert mine(one)["gains"] == {creature: 1}
        assert standing(one) == {square: kind}


@pytest.mark.rule("H50")
def test_the_night_thief_with_a_sword_may_end_in_a_monster_of_his_line() -> None:
    s = table(now="thief", night="thief", land="f3=C d6=~ h6=^", out="C", items="sword")
    assert "f3" not in squares(s)
    play(s, "sword")
    assert {"f5", "f4", "f3"} <= squares(s)
    assert not {"f2", "f1", "d6", "i6"} & squares(s)
    play(s, "f3")
    assert mine(s)["gains"] == {"pig": 1}


@pytest.mark.rule("H50", "H51")
def test_a_sword_is_spent_even_where_no_monster_is_met() -> None:
    s = table(now="guide", items="sword", bag="guide", land="f3=A", out="A")
    play(s, "sword", "f7", "done")
    assert "sword" not in offered(s)
    assert "f3" not in squares(s)


# --- Feather --------------------------------------------------------------------------------------


@pytest.mark.rule("H50")
@pytest.mark.parametrize("kind", [kind for kind in STEPS if kind != "druid"])
def test_a_feather_ignores_terrain_with_ones_own_movement(kind: str) -> None:
    s = table(now=kind, land="f5=~ f4=^ e6=^ d6=~ g6=~", items="feather")
    play(s, "feather")
    assert squares(s) == around("f6", STEPS[kind])


@pytest.mark.rule("H50")
def test_a_feather_opens_no_monster_and_a_fairy_still_ends_the_move() -> None:
    s = table(now="guide", land="f5=A e6=1", out="A 1", items="feather")
    play(s, "feather")
    assert not {"f5", "d6"} & squares(s)
    assert "e6" in squares(s)


@pytest.mark.rule("H50")
def test_a_warrior_with_a_feather_still_enters_monsters() -> None:
    s = table(now="warrior", land="f5=~ f4=C e6=^ d6=A", out="A C", items="feather")
    play(s, "feather")
    assert {"f5", "f4", "e6", "d6"} <= squares(s)
    play(s, "f4")
    assert mine(s)["gains"] == {"pig": 1}
    s = table(now="warrior", night="warrior", land="f5=~ f4=C", out="C", items="feather")
    play(s, "feather")
    assert "f4" not in squares(s), "the Night Warrior no Pigs"


@pytest.mark.rule("H50")
def test_the_night_thief_with_a_feather_keeps_his_line_over_any_terrain() -> None:
    s = table(now="thief", night="thief", land="f5=~ f4=^ f3=1 d6=^ c6=~ h6=A", out="1 A",
              items="feather")
    play(s, "feather")
    assert squares(s) == {"f5", "f4", "f3", "e6", "d6", "c6", "b6", "a6", "g6", "f7", "f8", "f9",
                          "f10", "f11"}


@pytest.mark.rule("H50")
def test_several_items_at_once() -> None:
    s = table(now="huntress", land="f5=~ f4=^ f3=A", out="A", items="boots+sword+feather")
    play(s, "boots", "feather", "sword")
    assert {"f5", "f4", "f3"} <= squares(s)
    assert squares(s) == around("f6", 4) - {"f2"}
    s = table(now="thief", night="thief", land="f5=~ f4=^ f3=C f2=$", out="C",
              items="sword+feather")
    play(s, "sword", "feather")
    assert {"f5", "f4", "f3"} <= squares(s)
    assert "f2" not in squares(s)


@pytest.mark.rule("H50", "H40")
def test_a_guide_with_a_feather_leaves_a_tent_on_a_lake() -> None:
    s = table(now="guide", land="f5=~", items="feather", bag="")
    play(s, "feather", "f5", "done", "done")
    assert mine(s)["tents"] == ["square:f5"]


# --- Net, Bow, Hammer -----------------------------------------------------------------------------


@pytest.mark.rule("H50")
@pytest.mark.parametrize("square", [*TWO_AWAY, *NOT_TWO_AWAY[:-1]])
def test_the_net_is_like_the_night_guide(square: str) -> None:
    s = table(now="guide", at="d5", land=f"{square}=1", out="1", items="net")
    assert squares(s, "net") == ({square} if square in TWO_AWAY else set())


@pytest.mark.rule("H50")
@pytest.mark.parametrize("square", TWO_AWAY)
def test_the_net_catches_no_monster(square: str) -> None:
    s = table(now="guide", at="d5", land=f"{square}=A", out="A", items="net")
    assert squares(s, "net") == set()


@pytest.mark.rule("H50")
@pytest.mark.parametrize("square", [*TWO_AWAY, *NOT_TWO_AWAY])
def test_the_hammer_is_like_the_night_druid(square: str) -> None:
    s = table(now="guide", at="d5", land=f"{square}=%", items="hammer")
    assert squares(s, "hammer") == ({square} if square in TWO_AWAY else set())
    if square in TWO_AWAY:
        play(s, f"hammer {square}")
        assert done(s) & {square}


@pytest.mark.rule("H50", "H45")
def test_the_bow_is_like_the_huntress() -> None:
    s = table(now="guide", at="d5", land="d3=A c5=^ b5=B d7=% d8=D i5=C", out="A B C D",
              items="bow")
    assert squares(s, "bow") == {"d3", "i5"}
    play(s, "bow i5")
    assert mine(s)["gains"] == {"pig": 1}
    assert "i5" not in creatures(s)


# --- Cup ------------------------------------------------------------------------------------------


@pytest.mark.rule("H50", "H60")
def test_a_cup_is_two_glory_in_the_round_it_was_found_by_itself() -> None:
    s = table(now="thief", land="f5=$", left="cup")
    play(s, "f5")
    assert mine(s)["cups"] == 1
    assert mine(s)["found"] == mine(s)["items"] == {}
    assert mine(s)["round"]["glory"] == 2
    play(s, "done")
    assert mine(s)["glory"][-1] == 2
    assert mine(s)["cups"] == 0
    play(s, "done")
    assert mine(s)["round"]["glory"] == 0, "not in the next round"
    assert "cup" not in offered(s)


@pytest.mark.rule("H50", "H60")
def test_two_cups_are_four_glory() -> None:
    s = table(edition=BASE, now="thief", cups="2")
    assert mine(s)["round"]["glory"] == 4


@pytest.mark.rule("H50", "H70")
def test_used_items_are_gone_for_good() -> None:
    s = table(now="guide", at="d5", items="net", land="d3=1", out="1")
    play(s, "net d3", "done", "done")
    assert mine(s)["items"] == {}
    assert mine(s)["chests"] == 1, "the opened Chest still counts"
