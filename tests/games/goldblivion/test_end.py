"""How a game of several players ends (G60)."""

from __future__ import annotations

import pytest

from tests.games.goldblivion.table import (
    develop,
    kinds,
    means,
    pass_all,
    paths,
    play,
    table,
)


def ranks(gold: str, nuggets: str = "", trophies: str = "", seats: int = 2) -> list[int]:
    s = table(seats, gold=gold, nuggets=nuggets, trophies=trophies, cleared="1 2 3 4 5 6 7")
    pass_all(s)
    assert s.over
    return [seat.rank for seat in s.result().seats]


@pytest.mark.rule("G60")
def test_ten_ingots_end_the_game_when_the_round_is_finished() -> None:
    s = table(3, gold="9/9/9", nuggets="7/0/7", hand="/tom")
    play(s, "act:ingot")
    assert means(s)[2] == 10
    assert not s.over
    play(s, "act:pass")
    assert not s.over
    assert s.to_move() == [1]
    play(s, "hand:tom")
    events = play(s, "act:pass", "act:pass")
    assert s.over
    assert s.to_move() == []
    assert kinds(events)[-1] == "over"
    assert s.view(0)["phase"] == "over"
    assert [seat.score for seat in s.result().seats] == [10, 9, 10]
    assert s.legal(0) == [] == s.legal(1)


@pytest.mark.rule("G60")
def test_nine_ingots_do_not_end_it() -> None:
    s = table(gold="9/9")
    pass_all(s)
    assert not s.over
    assert s.view(0)["phase"] == "closing"


@pytest.mark.rule("G60", "G23")
def test_the_gold_of_passing_counts() -> None:
    s = table(gold="9", nuggets="7")
    pass_all(s)
    assert s.over
    assert s.result().seats[0].score == 10


@pytest.mark.rule("G60")
def test_most_gold_then_nuggets_then_tiles_then_shared() -> None:
    assert ranks("10/11") == [2, 1]
    assert ranks("12/10", "0/6") == [1, 2]
    assert ranks("10/10", "2/3") == [2, 1]
    assert ranks("10/10", "3/3", "f2/m9+m6") == [2, 1]
    assert ranks("10/10", "3/3", "f2/m9") == [1, 1]
    assert ranks("10/11/10", "2/0/3", seats=3) == [3, 1, 2]
    assert ranks("13/13/10/0", seats=4) == [1, 1, 3, 4]


@pytest.mark.rule("G60")
def test_worth_and_words_of_the_result() -> None:
    s = table(3, gold="10/9/3")
    pass_all(s)
    end = s.result()
    assert [seat.utility for seat in end.seats] == [1.0, 0.5, 0.0]
    assert (end.reason.id, end.reason.facts["winners"], end.reason.facts["gold"]) == (
        "goldblivion-result-won", ["seat:1"], 10)
    assert end.opponent is None
    s = table(gold="10/10")
    pass_all(s)
    assert s.result().reason.id == "goldblivion-result-shared"
    assert [seat.utility for seat in s.result().seats] == [0.5, 0.5]


@pytest.mark.rule("G60")
def test_round_forty_is_the_last() -> None:
    for number, over in ((39, False), (40, True)):
        s = table(gold="3/4", round=number)
        pass_all(s)
        assert s.over == over
    assert [seat.rank for seat in s.result().seats] == [2, 1]


@pytest.mark.rule("G60")
def test_gold_may_pass_ten() -> None:
    s = table(gold="10", nuggets="14")
    play(s, "act:ingot", "act:ingot")
    assert means(s)[2] == 12


@pytest.mark.rule("G14", "G60")
def test_a_whole_game_of_passing_ends_by_rounds() -> None:
    s = table(round=38)
    while not s.over:
        if s.view(0)["phase"] == "development":
            develop(s)
        else:
            play(s, paths(s)[-1] if "act:pass" not in paths(s) else "act:pass")
    assert s.view(0)["round"] == 40
