"""A duel: everybody plays a game of their own with the same luck, and sees only that."""

from __future__ import annotations

import json
import random

import pytest

from ludotheque import Json, find
from ludotheque.core.record import parse, verify
from ludotheque.tables.entry import HOST, Refused
from ludotheque.tables.shared import SharedTable
from ludotheque.tables.terms import OPEN, Clock, Terms
from tests.tables.people import (
    ANN,
    BEN,
    IDS,
    TWO,
    any_move,
    does,
    game_of,
    may_not,
    picture,
    pictures,
    plan,
    play_on,
    playing,
    random_move,
    refused,
    says,
    steps_of,
    told,
)

GAMES = ("eden", "goldblivion", "havresac")


def duel(game: str = "eden", seats: tuple[str, ...] = TWO, terms: Terms | None = None,
         seed: int = 5) -> SharedTable:
    return playing(plan(game, seats, terms or Terms(), duel=True, seed=seed))


def whole_duel(game: str, seed: int) -> SharedTable:
    one = duel(game, (OPEN, "random"), seed=seed)
    play_on(one, random.Random(seed), 10_000)
    assert one.phase == "ended"
    return one


@pytest.mark.parametrize("game", GAMES)
def test_everybody_begins_with_the_same_picture(game: str) -> None:
    one = duel(game, (OPEN, OPEN, OPEN))
    first, *others = (picture(one, seat) for seat in range(3))
    for other in others:
        assert (other["view"], other["choices"]) == (first["view"], first["choices"])
    assert first["to_move"] == [0, 1, 2]
    assert told(first, "about", "duel") is True


@pytest.mark.parametrize("game", GAMES)
def test_the_same_moves_meet_the_same_luck(game: str) -> None:
    one, chance = duel(game), random.Random(2)
    for _ in range(40):
        path = random_move(one, 0, chance)
        does(one, 0, data=path)
        does(one, 1, data=path)
    mine, other = picture(one, 0), picture(one, 1)
    assert (mine["view"], mine["story"]) == (other["view"], other["story"])


@pytest.mark.parametrize("game", GAMES)
def test_nobody_sees_another_board_before_the_end(game: str) -> None:
    """Whatever a rival does, nothing that others are told changes but the count of entries."""
    one, chance = duel(game, (OPEN, OPEN, OPEN)), random.Random(3)
    watched = [picture(one, viewer) for viewer in (None, 0, 2)]
    play = game_of(one)
    moves = 0
    while 1 in play.to_move() and moves < 60:
        if play.can_undo(1) and chance.random() < 0.2:
            does(one, 1, "undo")
        else:
            does(one, 1, data=random_move(one, 1, chance))
        moves += 1
        for viewer, before in zip((None, 0, 2), watched, strict=True):
            now = picture(one, viewer)
            assert now | {"version": 0, "to_move": []} == before | {"version": 0, "to_move": []}
    assert not {"view", "choices", "story", "standing", "results"} & set(watched[0])
    assert play.shown_to(None) is None


def test_each_plays_at_their_own_board() -> None:
    one = duel()
    does(one, 1, data=any_move(one, 1))
    assert (len(steps_of(one, 0)), len(steps_of(one, 1))) == (0, 1)
    assert [step.seat for step in game_of(one).boards[1].record.steps] == [0]
    assert (one.seq_of(0), one.seq_of(1)) == (0, 1)
    assert may_not(one, 0, "undo") == "barrier"
    does(one, 1, "undo")
    assert steps_of(one, 1) == []


def test_nobody_else_is_asked_about_ones_own_board() -> None:
    one = duel(terms=Terms(undo="ask"))
    does(one, 0, data=any_move(one, 0))
    assert may_not(one, 0, "ask") == "consent"
    does(one, 0, "undo")
    assert steps_of(one) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_duel_and_its_records(game: str) -> None:
    one = whole_duel(game, seed=7)
    ends = [board.state.result().seats[0] for board in game_of(one).boards]
    worth = [(end.utility, end.score) for end in ends]
    assert game_of(one).standing() == [1 + sum(other > mine for other in worth) for mine in worth]
    assert game_of(one).to_move() == []
    for board, record in enumerate(one.records()):
        assert record.seats == [("person", "random")[board]]
        assert record.salts == ["a"]
        assert record.table == {"table": "Tonight", "names": [("Ann", "")[board]]}
        assert record.commitment == one.plan.commitment
        state = game_of(one).boards[board].state
        assert verify(parse(record.text(), find)).digest() == state.digest()
    update = picture(one, None)
    assert update["view"] == game_of(one).boards[0].state.view(None)
    assert update["results"] == [board.state.result().json() for board in game_of(one).boards]
    assert update["standing"] == game_of(one).standing()


def test_better_results_come_first() -> None:
    """Over some duels both win now and then, and the better score is before the other."""
    winners = set()
    for seed in range(12):
        one = whole_duel("havresac", seed)
        scores = [board.state.result().seats[0].score for board in game_of(one).boards]
        if scores[0] != scores[1]:
            better = 0 if scores[0] > scores[1] else 1
            assert game_of(one).standing()[better] == 1
            assert game_of(one).standing()[1 - better] == 2
            winners.add(better)
    assert winners == {0, 1}


def test_no_record_and_no_secret_before_all_have_finished() -> None:
    one = duel("eden", (OPEN, OPEN))
    chance = random.Random(1)
    while 0 in game_of(one).to_move():
        does(one, 0, data=random_move(one, 0, chance))
    assert one.phase == "playing"
    assert game_of(one).to_move() == [1]
    assert may_not(one, 0, "move", "act:end") == "turn"
    with pytest.raises(Refused):
        one.records()
    assert one.plan.secret.hex() not in json.dumps(pictures(one))
    mine: Json = picture(one, 0)
    assert told(mine, "view", "result") is not None
    assert "standing" not in mine
    while 1 in game_of(one).to_move():
        does(one, 1, data=random_move(one, 1, chance))
    assert (one.phase, len(one.records())) == ("ended", 2)


def test_who_leaves_a_duel_is_behind_all_who_stay() -> None:
    one = duel("eden", (OPEN, OPEN, OPEN))
    chance = random.Random(1)
    does(one, 0, data=random_move(one, 0, chance))
    does(one, 0, "resign")
    assert (one.phase, game_of(one).to_move(), game_of(one).bots_to_move()) == (
        "playing", [1, 2], [])
    assert refused(one, ANN, "move", any_move(one, 0), seq=2) == "out"
    assert refused(one, ANN, "undo", seq=2) == "out"
    assert refused(one, HOST, "move", any_move(one, 0), seat=0) == "turn"
    assert picture(one, 0)["choices"] == []
    while 1 in game_of(one).to_move():
        does(one, 1, data=random_move(one, 1, chance))
    does(one, 2, "resign")
    assert (one.phase, game_of(one).standing()) == ("ended", [2, 1, 2])
    assert [record.table.get("left") for record in one.records()] == [[1], None, [1]]
    for record in one.records():
        verify(parse(record.text(), find))


def test_a_duel_with_bots_ends_when_its_person_leaves() -> None:
    one = duel("eden", (OPEN, "random"))
    assert game_of(one).bots_to_move() == [(1, "random")]
    does(one, 0, "resign")
    assert (one.phase, game_of(one).standing()) == ("ended", [2, 1])


def test_clocks_and_absence_in_a_duel() -> None:
    one = duel("eden", terms=Terms(absent="bot", clock=Clock("live", 100.0)))
    play = game_of(one)
    assert play.deadline() == (100.0, 0)
    does(one, 0, data=any_move(one, 0), at=30.0)
    assert [place.left for place in play.seats] == [70.0, 70.0]
    does(one, 0, "timeout", at=100.0)
    does(one, 1, "timeout", at=100.0)
    assert play.bots_to_move() == [(0, "medium"), (1, "medium")]
    does(one, 1, "return", at=110.0)
    assert play.bots_to_move() == [(0, "medium")]
    one = duel("eden", terms=Terms(absent="end", clock=Clock("turn", 100.0)))
    does(one, 0, data=any_move(one, 0), at=30.0)
    assert game_of(one).deadline() == (100.0, 1)
    does(one, 1, "timeout", at=100.0)
    assert (one.phase, game_of(one).to_move()) == ("playing", [0])


def test_a_rematch_of_a_duel_is_a_duel() -> None:
    one = duel("eden")
    for number, who in enumerate((ANN, BEN)):
        does(one, number, "resign")
        assert one.seat_of(who) == number
    for who in (ANN, BEN):
        says(one, who, "again")
    assert one.all_want_again
    about, entries = one.rematch(bytes(32), 0.0)
    again = SharedTable(about, 0.0, entries)
    for who in (BEN, ANN):
        says(again, who, "ready")
    assert game_of(again).duel
    assert (again.seat_of(BEN), again.seat_of(ANN)) == (0, 1)
    text = json.dumps(pictures(again))
    assert not any(who in text for who in IDS)
