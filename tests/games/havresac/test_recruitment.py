"""Recruitment: Gold for Guardians of the common reserve (H61)."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque import Table
from ludotheque.core.game import State
from ludotheque.games.havresac import kingdom as k
from tests.games.havresac.table import (
    BASE,
    GAME,
    Seen,
    barred,
    board,
    facts,
    kinds,
    mine,
    offered,
    path_of,
    plain,
    play,
    table,
)


def cost(kind: str, night: bool = False) -> int:
    return int(BASE.cost[k.GUARDIANS.index(kind) * 2 + night])


def whom(s: State, seat: int = 0) -> set[str]:
    return offered(s, seat) - {"done"}


@pytest.mark.rule("H61")
@pytest.mark.parametrize("night", [False, True])
def test_whom_the_gold_pays_for_is_offered(night: bool) -> None:
    faces = "+".join(k.GUARDIANS) if night else ""
    for gold in range(13):
        s = table(edition=BASE, phase="recruitment", gold=str(gold), night=faces)
        assert whom(s) == {kind for kind in k.GUARDIANS if cost(kind, night) <= gold}
        assert "done" in offered(s)


@pytest.mark.rule("H4", "H61")
def test_the_cost_is_that_of_the_face_in_play() -> None:
    e = plain(guardians_huntress_day_cost=3, guardians_huntress_night_cost=4)
    assert "huntress" in offered(table(edition=e, phase="recruitment", gold="3"))
    s = table(edition=e, phase="recruitment", gold="3", night="huntress")
    assert "huntress" not in offered(s)
    s = table(edition=e, phase="recruitment", gold="4", night="huntress")
    play(s, "huntress")
    assert mine(s)["gold"] == 0


@pytest.mark.rule("H61")
def test_who_is_paid_for_goes_into_the_bag_and_plays_next_round() -> None:
    s = table(edition=BASE, phase="recruitment", gold="99", bag="guide", on="warrior@e4")
    before = list(s.reserve)
    paid = 0
    for kind in ("druid", "druid", "huntress", "guide"):
        events = play(s, kind)
        paid += cost(kind)
        assert facts(events, "recruit") == [{"seat": "seat:1", "guardian": f"guardian:{kind}",
                                             "gold": 99 - paid}]
        assert mine(s)["gold"] == 99 - paid
    assert mine(s)["bag"] == {"guide": 2, "druid": 2, "huntress": 1}
    assert [before[kind] - s.reserve[kind] for kind in range(k.KINDS)] == [1, 0, 0, 0, 2, 1]
    play(s, "done")
    owned = Counter(mine(s)["bag"]) + Counter([mine(s)["now"].removeprefix("guardian:")])
    assert owned == {"guide": 2, "druid": 2, "huntress": 1, "warrior": 1}


@pytest.mark.rule("H61")
def test_any_number_while_the_gold_lasts() -> None:
    e = plain(guardians_guide_day_cost=2)
    s = table(edition=e, phase="recruitment", gold="9")
    play(s, *["guide"] * 4)
    assert mine(s)["gold"] == 1
    assert offered(s) == {"done"}


@pytest.mark.rule("H61")
def test_unspent_gold_is_kept_and_scores_nothing() -> None:
    s = table(edition=BASE, phase="recruitment", gold="3", bag="guide", points="5", hunted="")
    assert mine(s)["score"] == 5
    play(s, "done")
    assert mine(s)["gold"] == 3
    play(s, "e6" if "e6" in offered(s) else "f7", "done")
    assert mine(s)["gold"] == 3 + BASE.gold[mine(s)["glory"][-1]]
    rich = table(edition=BASE, round=5, phase="over", gold="50", points="5", hunted="")
    assert rich.result().seats[0].score == 5


@pytest.mark.rule("H61")
def test_a_kind_that_runs_out_is_for_who_comes_first() -> None:
    e = plain(guardians_druid_tokens=1)
    s = table(2, edition=e, phase="recruitment", gold="50/50")
    assert "druid" in offered(s, 0)
    assert "druid" in offered(s, 1)
    play(s, "druid", seat=1)
    assert "druid" not in offered(s, 0)
    assert "druid" not in offered(s, 1)
    assert s.reserve[k.DRUID] == 0
    assert board(s, 1).bag[k.DRUID] == 1
    assert {"guide", "warrior", "thief"} <= whom(s, 0)


@pytest.mark.rule("H61")
def test_those_on_boards_in_bags_and_aside_are_not_in_the_reserve() -> None:
    e = plain(guardians_druid_tokens=4)
    for on, bag, aside in (("druid@d5 druid@d6/druid@d7", "/druid", ""),
                           ("", "", "druid*2/druid*2"), ("", "druid*3/druid", "")):
        s = table(2, edition=e, phase="recruitment", gold="50/50", on=on, bag=bag, aside=aside)
        assert s.reserve[k.DRUID] == 0
        assert "druid" not in whom(s) | whom(s, 1)


@pytest.mark.rule("H61")
def test_a_purchase_is_final_once_the_player_is_done() -> None:
    s = table(2, edition=BASE, phase="recruitment", gold="50/50", bag="guide/guide")
    assert not barred(s, "druid")
    assert barred(s, "done"), "the others have seen it"
    events = play(s, "done")
    assert kinds(events) == ["recruited"]
    assert facts(events, "recruited") == [{"seat": "seat:1"}]


def at_recruitment(seats: int) -> Table:
    """A real table where everybody has finished the first Adventure."""
    changes: Seen = {f"guardians_{kind}_day_cost": 1 for kind in k.GUARDIANS}
    cheap = plain(**changes, gains_gold=[30] * 16, guardians_druid_tokens=2)
    one = Table.start(GAME, ["person"] * seats, edition=cheap, seed=5)
    while one.state.view(0)["phase"] == "adventure":
        seat = one.state.to_move()[0]
        one.play(seat, one.state.legal(seat)[-1])
    return one


def buy(one: Table, seat: int, what: str) -> None:
    one.play(seat, GAME.move_of(one.state, seat, path_of(what)))


@pytest.mark.rule("H61")
def test_undo_takes_back_ones_own_purchases_until_done() -> None:
    one = at_recruitment(2)
    gold = mine(one.state)["gold"]
    buy(one, 0, "guide")
    buy(one, 1, "thief")
    buy(one, 0, "druid")
    assert one.undo(0)
    assert one.undo(0)
    assert not one.can_undo(0), "not back into the Adventure"
    assert mine(one.state)["gold"] == gold
    assert mine(one.state, 1)["bag"] == {"thief": 1}
    buy(one, 0, "guide")
    buy(one, 0, "done")
    assert not one.can_undo(0)
    assert one.can_undo(1)


@pytest.mark.rule("H61")
def test_what_is_put_back_may_be_bought_by_another() -> None:
    one = at_recruitment(2)
    buy(one, 0, "druid")
    buy(one, 0, "druid")
    assert "druid" not in offered(one.state, 1)
    assert one.undo(0)
    assert "druid" in offered(one.state, 1)
    buy(one, 1, "druid")
    assert one.undo(0)
    assert mine(one.state, 1)["bag"] == {"druid": 1}


@pytest.mark.rule("H61", "H25")
def test_the_next_round_bars_undo_for_all() -> None:
    one = at_recruitment(2)
    buy(one, 0, "guide")
    buy(one, 0, "done")
    buy(one, 1, "guide")
    buy(one, 1, "done")
    assert one.state.view(0)["round"] == 2
    assert not one.can_undo(0)
    assert not one.can_undo(1)
