"""A round from the Scouts to its end: phases, Tents, bags, Glory (H20-H25, H60, H62)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludotheque.core.errors import IllegalMove
from ludotheque.core.rng import FastRng
from ludotheque.games.havresac import kingdom as k
from ludotheque.games.havresac import moves as m
from ludotheque.games.havresac.state import HavresacState
from tests.games.havresac.table import (
    BASE,
    CARDS,
    GAME,
    barred,
    board,
    creatures,
    done,
    facts,
    fresh,
    kinds,
    mine,
    offered,
    plain,
    play,
    play_on,
    squares,
    standing,
    table,
    tents,
    view,
)


def due_next(due: str, **given: Any) -> HavresacState:
    """The end of the fourth round: the five cards left are turned next."""
    return table(phase="recruitment", round=4, due=due, **given)


# --- Scouts (H20) ---------------------------------------------------------------------------------


@pytest.mark.rule("H20")
def test_five_cards_are_turned_and_each_creature_appears_on_its_place() -> None:
    s = due_next("A C E 1 7", bag="warrior")
    events = play(s, "done")
    places = {card: k.square_name(s.land.places[CARDS.index(card)]) for card in "ACE17"}
    assert creatures(s) == {places["A"]: "fox", places["C"]: "pig", places["E"]: "crocodile",
                            places["1"]: "fairy", places["7"]: "fairy"}
    told = facts(events, "scout")
    assert {(one["card"], one["creature"], one["square"]) for one in told} == {
        ("hut:A", "creature:fox", f"square:{places['A']}"),
        ("hut:C", "creature:pig", f"square:{places['C']}"),
        ("hut:E", "creature:crocodile", f"square:{places['E']}"),
        ("grove:1", "creature:fairy", f"square:{places['1']}"),
        ("grove:7", "creature:fairy", f"square:{places['7']}")}
    assert s.unseen == 0
    assert {card["place"] for card in view(s)["scouted"]} == {
        "hut:A", "hut:C", "hut:E", "grove:1", "grove:7"}


@pytest.mark.rule("H20")
def test_cards_come_in_any_order_and_never_twice() -> None:
    firsts = set()
    for seed in range(40):
        s = table(phase="recruitment", round=4, due="A C E 1 7", bag="warrior", seed=seed)
        told = [one["card"] for one in facts(play(s, "done"), "scout")]
        assert len(set(told)) == 5
        firsts.add(told[0])
    assert len(firsts) == 5


@pytest.mark.rule("H20")
def test_a_creature_due_on_a_tent_is_gained() -> None:
    s = due_next("A C E 1 7", land="d4=A d8=1", on="guide@d4 guide@d8 warrior@e4")
    events = play(s, "done")
    assert tents(s) == {"d4", "d8"}
    assert not {"d4", "d8"} & set(creatures(s))
    assert mine(s)["gains"] == {"fox": 1, "fairy": 1}
    assert mine(s)["round"]["glory"] == 1 + 2
    caught = facts(events, "tent-catch")
    assert sorted(one["creature"] for one in caught) == ["creature:fairy", "creature:fox"]
    assert all(one["seat"] == "seat:1" for one in caught)


@pytest.mark.rule("H20")
def test_only_who_has_the_tent_gains_the_creature() -> None:
    s = table(2, phase="recruitment", round=4, due="A C E 1 7", land="d4=A",
              on="guide@d4/guide@d5", bag="/warrior")
    play(s, "done")
    play(s, "done", seat=1)
    assert "d4" not in creatures(s, 0)
    assert creatures(s, 1)["d4"] == "fox"
    assert mine(s, 0)["gains"] == {"fox": 1}
    assert mine(s, 1)["gains"] == {}


@pytest.mark.rule("H20", "H62")
def test_only_the_tents_of_the_round_just_ended_catch() -> None:
    s = due_next("A C E 1 7", land="d4=A", tents="d4", on="guide@d5")
    play(s, "done")
    assert creatures(s)["d4"] == "fox"


# --- Adventure (H21) ------------------------------------------------------------------------------


@pytest.mark.rule("H21")
def test_guardians_are_drawn_one_by_one_until_the_bag_is_empty() -> None:
    s = table(now="guide", bag="warrior+thief+priestess")
    seen = ["guide"]
    for left in (2, 1, 0):
        play(s, sorted(squares(s))[0])
        assert "done" in offered(s)
        (drew,) = facts(play(s, "done"), "draw")
        seen.append(drew["guardian"].removeprefix("guardian:"))
        assert mine(s)["now"] == f"guardian:{seen[-1]}"
        assert sum(mine(s)["bag"].values()) == left
    assert sorted(seen) == ["guide", "priestess", "thief", "warrior"]
    play(s, sorted(squares(s))[0])
    events = play(s, "done")
    assert kinds(events)[:2] == ["finish", "home"]
    assert mine(s)["now"] is None
    assert mine(s)["stage"] == "buying"


@pytest.mark.rule("H21")
def test_the_draw_is_at_random_by_how_many_there_are() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(200):
        s = table(now="guide", at="d5", bag="warrior*3+thief", seed=seed)
        (drew,) = facts(play(s, "done"), "draw")
        drawn[drew["guardian"]] += 1
        assert sum(mine(s)["bag"].values()) == 3
    assert set(drawn) == {"guardian:warrior", "guardian:thief"}
    assert 120 < drawn["guardian:warrior"] < 180


@pytest.mark.rule("H21", "H25")
def test_what_is_in_a_bag_may_be_looked_at() -> None:
    s = table(2, now="guide/thief", bag="warrior*2+thief/druid")
    for viewer in (0, 1, None):
        boards = view(s, viewer)["boards"]
        assert boards[0]["bag"] == {"warrior": 2, "thief": 1}
        assert boards[1]["bag"] == {"druid": 1}


@pytest.mark.rule("H21")
def test_a_guardian_must_be_played_and_played_fully_before_the_next() -> None:
    s = table(now="guide", bag="warrior")
    assert not {"done", "aside"} & offered(s)
    play(s, "f5")
    assert mine(s)["now"] == "guardian:guide"
    assert offered(s) == {"done"}


@pytest.mark.rule("H21")
def test_drawing_bars_undo_but_not_where_only_one_kind_is_left() -> None:
    s = table(now="guide", at="d5", bag="warrior+thief")
    assert barred(s, "done")
    s = table(now="guide", at="d5", bag="warrior*2")
    assert not barred(s, "done"), "nothing is told that was not known"
    s = table(now="guide", bag="warrior+thief", items="boots+net", land="f5=1 e6=% f7=A",
              out="1 A")
    for move in ("f5", "e6", "g6", "boots"):
        assert not barred(s, move)
    s = table(now="thief", land="f5=$")
    assert barred(s, "f5"), "a Chest"
    s = table(now="guide", land="f5=$")
    assert not barred(s, "f5")


# --- the phases (H22-H25) -------------------------------------------------------------------------


@pytest.mark.rule("H22", "H23")
def test_glory_comes_when_all_bags_are_empty_then_recruitment() -> None:
    s = table(2, now="guide/warrior", at="d5/d5", gains="fox/pig")
    assert s.to_move() == [0, 1]
    events = play(s, "done")
    assert kinds(events) == ["finish"]
    assert mine(s, 0)["glory"] == [0], "not yet"
    assert s.to_move() == [1]
    events = play(s, "done", seat=1)
    assert kinds(events) == ["finish", "home", "glory", "glory"]
    assert [one["seat"] for one in facts(events, "glory")] == ["seat:1", "seat:2"]
    assert mine(s, 0)["glory"] == [0, 1]
    assert mine(s, 1)["glory"] == [0, 3]
    assert s.view(0)["phase"] == "recruitment"
    assert s.to_move() == [0, 1]
    assert standing(s, 0) == {"d5": "guide"}, "they come home at the end of the round"


@pytest.mark.rule("H22", "H24")
def test_the_fifth_round_stops_after_glory() -> None:
    s = table(round=5, now="guide", at="d5", gains="fox")
    events = play(s, "done")
    assert kinds(events) == ["finish", "home", "glory"]
    assert s.over
    assert s.view(0)["phase"] == "over"
    assert s.to_move() == []
    assert s.legal(0) == []
    assert len(mine(s)["glory"]) == 5
    assert standing(s) == {"d5": "guide"}
    assert tents(s) == set()
    with pytest.raises(IllegalMove, match="seat 1 is not to move"):
        s.play(0, m.DONE)


@pytest.mark.rule("H24")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_earlier_rounds_do_not_end_the_game(round: int) -> None:
    s = table(round=round, now="guide", at="d5")
    play(s, "done")
    assert not s.over
    events = play(s, "done")
    assert s.round == round + 1
    assert facts(events, "round") == [{"round": round + 1}]
    assert s.view(0)["phase"] == "adventure"


@pytest.mark.rule("H23", "H24", "H25")
def test_the_next_round_waits_for_everybodys_recruitment() -> None:
    s = table(3, phase="recruitment", gold="9/9/9", bag="guide/guide/guide")
    assert kinds(play(s, "done", seat=1)) == ["recruited"]
    assert s.to_move() == [0, 2]
    assert mine(s, 1)["stage"] == "waiting"
    assert mine(s, 1)["finished"]
    play(s, "done", seat=2)
    assert s.view(0)["phase"] == "recruitment"
    assert s.legal(1) == s.legal(2) == []
    events = play(s, "done", seat=0)
    assert kinds(events)[0] == "recruited"
    assert kinds(events).count("scout") == 5
    assert kinds(events)[-3:] == ["draw"] * 3
    assert s.to_move() == [0, 1, 2]


@pytest.mark.rule("H25")
def test_nobody_waits_inside_a_phase() -> None:
    s = fresh(4, seed=3)
    assert s.to_move() == [0, 1, 2, 3]
    choose = FastRng(2, 0)
    while 2 in s.to_move():
        moves = s.legal(2)
        s.play(2, moves[int(choose.below(0, len(moves)))])
        assert {0, 1, 3} <= set(s.to_move())
    assert s.to_move() == [0, 1, 3]
    assert board(s, 2).in_bag() == 0
    assert all(len(mine(s, seat)["guardians"]) == 0 for seat in (0, 1, 3))
    with pytest.raises(IllegalMove, match="seat 3 is not to move"):
        s.play(2, m.DONE)
    assert s.legal(4) == s.legal(-1) == []


@pytest.mark.rule("H25")
def test_boards_are_public() -> None:
    s = table(2, now="guide/thief", at="d5/d6", on="warrior@e4/", land="c3=1 c4=A", out="1 A",
              items="net/bow", gains="fox/pig", tents="/i8", villages="2/1", gold="3/4",
              points="5/6", bag="druid/")
    for seat in range(2):
        views = [view(s, viewer)["boards"][seat] for viewer in (0, 1, None)]
        assert views[0] == views[1] == views[2]
        assert not views[0]["earlier"]


@pytest.mark.rule("H25", "H11", "H12")
def test_orders_and_contents_of_chests_are_not_stored_at_all() -> None:
    s = fresh(2)
    assert list(s.laid) == []
    for viewer in (0, 1, None):
        assert view(s, viewer)["chests"] == {}
        assert not {"rng", "seed", "counters", "laid"} & set(view(s, viewer))


# --- Glory (H60) ----------------------------------------------------------------------------------


def finish(**given: Any) -> HavresacState:
    """A round that ends with some gains."""
    s = table(edition=BASE, now="guide", at="f5", **given)
    play(s, "done")
    return s


@pytest.mark.rule("H60")
def test_a_fox_and_a_pig_are_four_glory() -> None:
    s = finish(gains="fox+pig", hunted="crocodile")
    assert mine(s)["glory"][-1] == 4
    assert mine(s)["hunted"] == {"fox": 1, "crocodile": 1, "pig": 1}
    assert mine(s)["gains"] == {}


@pytest.mark.rule("H60")
def test_each_monster_is_worth_its_glory() -> None:
    for monster, glory in (("fox", 1), ("crocodile", 2), ("pig", 3)):
        assert mine(finish(gains=monster))["glory"][-1] == glory
        assert mine(finish(gains=f"{monster}*2"))["glory"][-1] == 2 * glory


@pytest.mark.rule("H7", "H60")
def test_two_villages_repaired_long_ago_are_two_glory() -> None:
    s = finish(villages="2")
    assert mine(s)["glory"][-1] == 2
    play(s, "done")
    assert mine(s)["round"]["glory"] == 2, "Villages pay every round"


@pytest.mark.rule("H7", "H60")
@pytest.mark.parametrize("n", range(11))
def test_the_village_column(n: int) -> None:
    s = table(now="guide", at="d5", villages=str(n))
    play(s, "done")
    assert mine(s)["glory"][-1] == s.content.village_glory[n]


@pytest.mark.rule("H7", "H60")
def test_the_first_fairy_is_two_glory() -> None:
    s = finish(gains="fairy")
    assert mine(s)["glory"][-1] == 2
    assert mine(s)["fairies"] == 1
    assert mine(s)["gains"] == {}


@pytest.mark.rule("H7", "H60")
@pytest.mark.parametrize(("before", "more"), [(0, 2), (1, 1), (2, 3), (4, 3), (6, 1), (0, 7)])
def test_each_fairy_goes_on_the_next_slot_and_stays_there(before: int, more: int) -> None:
    track = [2, 3, 5, 7, 11, 13, 17]
    e = plain(fairies_glory=track)
    s = table(edition=e, now="guide", at="d5", fairies=str(before), gains=f"fairy*{more}"
              if more > 1 else "fairy", round=4)
    play(s, "done")
    assert mine(s)["glory"][-1] == sum(track[before:before + more])
    assert mine(s)["fairies"] == before + more
    play(s, "done")
    assert mine(s)["fairies"] == before + more
    assert mine(s)["round"]["glory"] == mine(s)["villages"] == 0, "Fairies pay once"


@pytest.mark.rule("H60", "H6")
def test_glory_is_the_sum_and_brings_gold_and_points() -> None:
    """Ten Glory: a Pig and two Foxes, the first Fairy, a Village, a Cup: 9 Gold and 4 points."""
    s = table(edition=BASE, now="guide", at="f5", gains="fox*2+pig+fairy", villages="1", cups="1",
              gold="2", points="3")
    events = play(s, "done")
    assert facts(events, "glory") == [{"seat": "seat:1", "glory": 10, "gold": 9, "points": 4}]
    assert mine(s)["glory"] == [0, 10]
    assert (mine(s)["gold"], mine(s)["points"]) == (11, 7)


@pytest.mark.rule("H60", "H6")
def test_glory_above_fifteen() -> None:
    e = BASE
    s = table(edition=e, now="guide", at="f5", gains="pig*3+crocodile*2", villages="7", round=4)
    glory = 9 + 4 + e.village_glory[7]
    assert glory > 15
    play(s, "done")
    assert mine(s)["glory"][-1] == glory
    assert mine(s)["points"] == e.points[15] + glory - 15
    assert mine(s)["gold"] == e.gold[15]


@pytest.mark.rule("H60")
def test_the_view_tells_what_the_round_would_bring() -> None:
    s = table(edition=BASE, now="guide", at="f5", gains="fox*2+pig+fairy", villages="1", cups="1")
    assert mine(s)["round"] == {"glory": 10, "gold": 9, "points": 4}
    play(s, "done")
    assert mine(s)["round"] is None


@pytest.mark.rule("H60")
def test_a_round_without_glory_brings_what_the_table_says() -> None:
    s = finish()
    assert mine(s)["glory"][-1] == 0
    assert (mine(s)["gold"], mine(s)["points"]) == (BASE.gold[0], BASE.points[0])


# --- end of round (H62) ---------------------------------------------------------------------------


@pytest.mark.rule("H62")
def test_guardians_come_home_and_fairies_go_monsters_villages_and_chests_stay() -> None:
    s = table(phase="recruitment", round=4, due="B 2 3 4 5", land="d4=A d5=1 d6=% d7=$ c4=7",
              on="warrior@d4 druid@d9 thief@d7", aside="huntress", bag="guide",
              out="C 1 7 fox@e5 fairy@g5", done="d6 d7",
              left="boots*2+cup+sword*2+net+feather*2+hammer", items="bow")
    assert mine(s)["fled"] == 0
    play(s, "done")
    assert standing(s) == {}
    assert mine(s)["aside"] == {}
    owned = Counter(mine(s)["bag"]) + Counter([mine(s)["now"].removeprefix("guardian:")])
    assert owned == {"warrior": 1, "druid": 1, "thief": 1, "huntress": 1, "guide": 1}
    left = creatures(s)
    assert left["e5"] == "fox"
    assert left["d1"] == "pig"
    assert not {"d5", "c4", "g5"} & set(left)
    assert sum(creature == "fairy" for creature in left.values()) == 4, "those just scouted"
    assert mine(s)["fled"] == 3
    assert done(s) == {"d6", "d7"}
    assert (mine(s)["villages"], mine(s)["chests"]) == (1, 1)
    assert mine(s)["items"] == {"bow": 1}


@pytest.mark.rule("H62")
def test_old_tents_go() -> None:
    s = table(phase="recruitment", tents="c3 d9", on="warrior@e4")
    play(s, "done")
    assert tents(s) == set()


@pytest.mark.rule("H62", "H24")
def test_every_board_is_cleared() -> None:
    s = table(3, phase="recruitment", on="guide@d5/guide@d6 thief@d7/druid@d8",
              land="c3=1", out="1/1/1")
    for seat in range(3):
        play(s, "done", seat=seat)
    assert [tents(s, seat) for seat in range(3)] == [{"d5"}, {"d6"}, set()]
    for seat in range(3):
        assert standing(s, seat) == {}
        assert "c3" not in creatures(s, seat)


@pytest.mark.rule("H21", "H62")
def test_whole_games_keep_their_pieces() -> None:
    for seed in range(6):
        s = fresh(1 + seed % 4, seed=seed, random_faces=True, season=k.SEASONS[seed % 2],
                  same_chests=bool(seed & 2))
        pieces, choose = GAME.pieces(s), FastRng(seed, 0)
        while not s.over:
            seats = s.to_move()
            seat = seats[int(choose.below(0, len(seats)))]
            moves = s.legal(seat)
            s.play(seat, moves[int(choose.below(0, len(moves)))])
            assert GAME.pieces(s) == pieces


@pytest.mark.rule("H25")
def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    for seed in range(3):
        s = fresh(1 + seed, seed=seed, random_faces=True, same_chests=seed == 2)
        choose, kept = FastRng(seed, 0), []
        while not s.over:
            copy = s.copy()
            assert copy.notation() == s.notation()
            assert list(copy.reserve) == list(s.reserve)
            assert [copy.view(seat) for seat in (0, None)] == [s.view(seat) for seat in (0, None)]
            kept.append((copy, s.notation(), list(s.reserve)))
            play_on(s, choose)
        for copy, text, reserve in kept:
            assert (copy.notation(), list(copy.reserve)) == (text, reserve)


def test_a_person_is_warned_before_leaving_an_act_or_gold() -> None:
    def warned(s: HavresacState) -> list[str]:
        return [one.id for one in s.describe(0, GAME.move_of(s, 0, ["act:done"])).warnings]

    s = table(now="guide", at="d5", night="guide", land="d3=1", out="1")
    assert warned(s) == ["havresac-warn-act"]
    assert warned(table(now="guide", at="d5", night="guide")) == []
    # Its own act is used, an item may still be.
    s = table(now="guide", at="d5", night="guide", land="d3=1", out="1", acted="on", items="net")
    assert warned(s) == ["havresac-warn-act"]
    cheapest = min(int(BASE.cost[kind * 2]) for kind in range(k.KINDS))
    s = table(edition=BASE, phase="recruitment", gold=str(cheapest))
    assert warned(s) == ["havresac-warn-gold"]
    assert warned(table(edition=BASE, phase="recruitment", gold=str(cheapest - 1))) == []
