"""Before the game: seats are taken and given up, everybody adds to the luck, the game begins."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from ludotheque import Json
from ludotheque.core.fair import commitment, secret_of_seed
from ludotheque.core.record import verify
from ludotheque.tables.entry import NO_SEAT, PLAY_KINDS
from ludotheque.tables.gathering import LONGEST_SALT
from ludotheque.tables.shared import SharedTable
from ludotheque.tables.terms import OPEN, PERSON
from tests.tables.people import (
    ANN,
    BEN,
    CLEO,
    DORA,
    TWO,
    WATCHER,
    does,
    game_of,
    picture,
    pictures,
    plan,
    playing,
    refused,
    says,
    seat,
    sit,
    told,
)


def opened(*seats: str) -> SharedTable:
    return SharedTable(plan(seats=seats or TWO), at=0.0)


def specs(one: SharedTable) -> list[str]:
    return [place.spec for place in one.gathering.places]


# --- seats ----------------------------------------------------------------------------------------


def test_a_seat_is_taken_by_whoever_comes() -> None:
    one = opened()
    says(one, BEN, "sit", sit(1, "Ben"))
    assert (one.seat_of(BEN), one.seat_of(ANN), specs(one)) == (1, NO_SEAT, [OPEN, PERSON])
    assert told(picture(one, None), "seats") == [
        {"spec": "open", "name": "", "ready": False, "owner": False},
        {"spec": "person", "name": "Ben", "ready": False, "owner": False}]
    says(one, ANN, "sit", sit(0, "Ann"))
    assert told(picture(one, None), "seats")[0]["owner"] is True


def test_whoever_changes_seats_gives_the_first_one_up_and_is_not_ready_any_more() -> None:
    one = opened(OPEN, OPEN, OPEN)
    says(one, BEN, "sit", sit(1))
    says(one, BEN, "ready", "b")
    says(one, BEN, "sit", sit(2, "Benjamin"))
    assert (one.seat_of(BEN), specs(one)) == (2, [OPEN, OPEN, PERSON])
    place = one.gathering.places[2]
    assert (place.name, place.ready, place.salt) == ("Benjamin", False, "")


def test_a_seat_that_is_taken() -> None:
    one = opened(OPEN, OPEN, "greedy")
    says(one, ANN, "sit", sit(0))
    assert refused(one, BEN, "sit", sit(0)) == "taken"
    assert refused(one, BEN, "sit", sit(2)) == "taken"
    assert refused(one, ANN, "sit", sit(0)) == "taken"


@pytest.mark.parametrize("number", [-1, 2, 10**30])
def test_a_seat_that_is_not_there(number: int) -> None:
    one = opened()
    assert refused(one, BEN, "sit", json.dumps({"seat": number, "name": "Ben"})) == "seat"
    assert refused(one, ANN, "seat", seat(number, OPEN)) == "seat"


def test_standing_up() -> None:
    one = opened()
    says(one, BEN, "sit", sit(1))
    says(one, BEN, "ready", "b")
    says(one, BEN, "stand")
    assert (one.seat_of(BEN), specs(one)) == (NO_SEAT, [OPEN, OPEN])
    assert refused(one, BEN, "stand") == "seat"
    assert refused(one, BEN, "ready", "b") == "seat"
    says(one, CLEO, "sit", sit(1))
    assert not one.gathering.places[1].ready


@pytest.mark.parametrize("name", [
    "", " Ben", "Ben ", "B\nen", "B\x1b[2Jen", "B\x7fen", "B\x85en", "B\x9ben", "B\u200ben",
    "B\u202een", "B\u2028en", "\u00a0", "B\u00aden", "\u3000", "B" * 41])
def test_a_name_is_one_short_line_that_shows(name: str) -> None:
    assert refused(opened(), BEN, "sit", json.dumps({"seat": 1, "name": name})) == "data"


@pytest.mark.parametrize("name", ["B", "Bén O'Hara-Ñu", "弁", "🦊", "B" * 40])
def test_a_name_of_any_language(name: str) -> None:
    one = opened()
    says(one, BEN, "sit", sit(1, name))
    assert told(picture(one, None), "seats")[1]["name"] == name


@pytest.mark.parametrize("data", [
    "", "no", "[]", "null", "{}", '{"seat":0}', '{"name":"Ben"}', '{"seat":"0","name":"Ben"}',
    '{"seat":0.5,"name":"Ben"}', '{"seat":0,"name":7}', '{"seat":0,"name":"Ben","who":"x"}',
    '{"seat":0,"name":"\ud800"}'])
def test_words_that_are_not_a_seat(data: str) -> None:
    assert refused(opened(), BEN, "sit", data) == "data"
    assert refused(opened(), ANN, "seat", data) == "data"


# --- the owner ------------------------------------------------------------------------------------


def test_the_owner_sets_bots_opens_seats_and_throws_people_out() -> None:
    one = opened()
    says(one, BEN, "sit", sit(1))
    says(one, BEN, "ready", "b")
    says(one, ANN, "seat", seat(0, "greedy:4"))
    assert specs(one) == ["greedy:4", PERSON]
    assert game_of(one).bots_to_move() == [(0, "greedy:4")]

    one = opened(OPEN, OPEN, "random")
    says(one, BEN, "sit", sit(1))
    says(one, BEN, "ready", "b")
    says(one, ANN, "seat", seat(1, OPEN))
    says(one, ANN, "seat", seat(2, OPEN))
    assert (one.seat_of(BEN), specs(one)) == (NO_SEAT, [OPEN] * 3)
    says(one, BEN, "sit", sit(1))
    says(one, ANN, "seat", seat(1, "random"))
    assert (one.seat_of(BEN), specs(one)) == (NO_SEAT, [OPEN, "random", OPEN])
    assert told(picture(one, None), "seats")[1] == {
        "spec": "random", "name": "", "ready": False, "owner": False}


@pytest.mark.parametrize("spec", ["", "person", "perfect", "greedy:0", "greedy:99999"])
def test_a_bot_that_does_not_exist(spec: str) -> None:
    assert refused(opened(), ANN, "seat", seat(1, spec)) == "data"


def test_somebody_has_to_play() -> None:
    one = opened()
    says(one, ANN, "seat", seat(0, "random"))
    assert refused(one, ANN, "seat", seat(1, "random")) == "seat"
    says(one, BEN, "sit", sit(1))
    assert refused(one, ANN, "seat", seat(1, "random")) == "seat"
    says(one, ANN, "seat", seat(1, OPEN))


def test_only_the_owner() -> None:
    one = opened()
    says(one, BEN, "sit", sit(1))
    assert refused(one, BEN, "seat", seat(0, "random")) == "owner"
    assert refused(one, BEN, "seat", seat(1, OPEN)) == "owner"
    assert refused(one, BEN, "close") == "owner"
    assert refused(one, WATCHER, "close") == "owner"


def test_a_closed_table() -> None:
    one = opened()
    says(one, BEN, "sit", sit(1))
    says(one, ANN, "close")
    assert (one.phase, told(one.update(None, 0, 0.0), "phase")) == ("closed", "closed")
    for who, kind, data in ((ANN, "sit", sit(0)), (BEN, "stand", ""), (BEN, "ready", ""),
                            (ANN, "seat", seat(0, "random")), (ANN, "close", "")):
        assert refused(one, who, kind, data) == "late"
    assert refused(one, BEN, "move", "act:done", seq=0) == "early"
    assert refused(one, BEN, "again") == "again"


# --- the beginning --------------------------------------------------------------------------------


def test_the_game_begins_exactly_when_the_last_person_is_ready() -> None:
    one = opened(OPEN, "random", OPEN)
    steps: list[tuple[str, str, str]] = [
        (ANN, "sit", sit(0)), (ANN, "ready", "a"), (CLEO, "sit", sit(2)), (CLEO, "stand", ""),
        (DORA, "sit", sit(2, "Dora"))]
    for who, kind, data in steps:
        says(one, who, kind, data)
        assert (one.phase, one.play) == ("gathering", None)
        assert "view" not in one.update(0, -1, 0.0)
    says(one, DORA, "ready", "d", at=7.0)
    assert one.phase == "playing"
    assert game_of(one).began == 7.0
    board = game_of(one).boards[0]
    assert (board.record.seats, board.record.salts) == (["person", "random", "person"], ["a", "d"])
    assert board.record.started == "1970-01-01 00:00:07 UTC"
    assert board.record.table == {"table": "Tonight", "names": ["Ann", "", "Dora"]}


def test_nobody_is_missed_any_more_when_the_owner_sets_a_bot() -> None:
    one = opened(OPEN, OPEN)
    says(one, ANN, "sit", sit(0))
    says(one, ANN, "ready")
    says(one, ANN, "seat", seat(1, "random"))
    assert one.phase == "playing"
    assert game_of(one).boards[0].record.salts == [""]


def test_ready_is_said_once() -> None:
    one = opened()
    says(one, ANN, "sit", sit(0))
    says(one, ANN, "ready", "my luck")
    assert refused(one, ANN, "ready", "better luck") == "ready"
    assert one.gathering.salts() == ["my luck"]


def test_nobody_is_told_what_others_add_to_the_luck() -> None:
    one = opened()
    says(one, ANN, "sit", sit(0))
    says(one, ANN, "ready", "the luck of Ann")
    assert "the luck" not in json.dumps(pictures(one))


@pytest.mark.parametrize(("salt", "sound"), [
    ("", True), ("x" * LONGEST_SALT, True), ("suerte ñ 运气", True),
    ("x" * (LONGEST_SALT + 1), False), ("a\nb", False), ("\x00", False), ("\ud800", False)])
def test_words_for_the_luck(salt: str, sound: bool) -> None:
    one = opened()
    says(one, ANN, "sit", sit(0))
    if sound:
        says(one, ANN, "ready", salt)
        assert one.gathering.salts() == [salt]
    else:
        assert refused(one, ANN, "ready", salt) == "data"


def test_once_begun_nobody_comes_or_goes() -> None:
    one = playing(plan(seats=(OPEN, OPEN, "random")))
    for who, kind, data in ((ANN, "sit", sit(2)), (CLEO, "sit", sit(2)), (BEN, "stand", ""),
                            (BEN, "ready", ""), (ANN, "seat", seat(1, "random")),
                            (ANN, "close", "")):
        assert refused(one, who, kind, data) == "late"


@pytest.mark.parametrize("kind", sorted(PLAY_KINDS))
def test_nobody_plays_before_the_game(kind: str) -> None:
    one = opened()
    says(one, ANN, "sit", sit(0))
    assert refused(one, ANN, kind, "act:done" if kind == "move" else "", seq=0) == "early"


# --- luck -----------------------------------------------------------------------------------------


def test_the_promise_is_known_before_and_does_not_change() -> None:
    one = opened()
    promised = told(one.update(None, -1, 0.0), "about", "commitment")
    assert promised == commitment(secret_of_seed(5))
    says(one, ANN, "sit", sit(0))
    says(one, ANN, "ready", "a")
    says(one, BEN, "sit", sit(1))
    says(one, BEN, "ready", "b")
    assert told(one.update(0, -1, 0.0), "about", "commitment") == promised
    does(one, 0, "resign")
    [record] = one.records()
    assert record.commitment == promised
    verify(record)


def opening(salts: tuple[str, ...], seed: int = 5) -> list[Json]:
    return [told(picture, "view") for picture in
            pictures(playing(plan("goldblivion", seed=seed), salts))]


def test_equal_secret_and_words_are_equal_luck_and_others_are_other_luck() -> None:
    first = opening(("a", "b"))
    assert opening(("a", "b")) == first
    others: list[Callable[[], list[Json]]] = [
        lambda: opening(("a", "c")), lambda: opening(("c", "b")), lambda: opening(("b", "a")),
        lambda: opening(("ab", "")), lambda: opening(("a", "b"), seed=6)]
    for other in others:
        assert other() != first


def test_names_are_no_luck() -> None:
    one = opened()
    for number, (who, name) in enumerate(((ANN, "Anna"), (BEN, "Benno"))):
        says(one, who, "sit", sit(number, name))
        says(one, who, "ready", "ab"[number])
    assert [told(picture, "view") for picture in pictures(one)] == [
        told(picture, "view") for picture in pictures(playing(plan()))]
