"""A table shared over a network: order, resends, talk, undo, clocks, absence, the end, rematch."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque.tables.shared as shared_module
from ludotheque import BadInput, Json, Table, find
from ludotheque.core.record import parse, verify
from ludotheque.tables.entry import HOST, HOST_KINDS, KINDS, NO_SEAT, PLAY_KINDS, Entry, Refused
from ludotheque.tables.shared import KEPT_CHAT, LONGEST_CHAT, LONGEST_CLIENT, SharedTable
from ludotheque.tables.terms import OPEN, Clock, Plan, Terms
from tests.conftest import SOAK
from tests.tables.people import (
    ANN,
    BEN,
    CLEO,
    IDS,
    TWO,
    WATCHER,
    any_move,
    does,
    game_of,
    may_not,
    picture,
    pictures,
    plan,
    play_on,
    playing,
    refused,
    says,
    sit,
    steps_of,
    talk,
    told,
)

THREE = (OPEN, OPEN, OPEN)
SEEDS = range(40 * SOAK or 4)


def shared(game: str = "havresac", seats: tuple[str, ...] = TWO,
           terms: Terms | None = None) -> SharedTable:
    return playing(plan(game, seats, terms or Terms()))


# --- order and resends ----------------------------------------------------------------------------


def test_proposing_changes_nothing() -> None:
    one = shared()
    before = pictures(one), game_of(one).boards[0].state.digest()
    one.propose(0.0, ANN, "a", 0, "move", any_move(one, 0))
    assert (pictures(one), game_of(one).boards[0].state.digest()) == before


def test_what_is_sent_again_happens_once() -> None:
    one = shared()
    path = any_move(one, 0)
    entry = does(one, 0, data=path, client="a")
    version = one.version
    assert one.propose(9.0, ANN, "a", 0, "move", path) is entry
    assert one.propose(9.0, ANN, "a", None, "resign") is entry
    assert one.version == version


def test_everything_that_is_sent_again_happens_once() -> None:
    one = SharedTable(plan(), at=0.0)
    sent: list[tuple[str, str, str]] = [
        (ANN, "sit", sit(0)), (ANN, "ready", "a"), (BEN, "sit", sit(1)), (BEN, "stand", ""),
        (BEN, "chat", talk("hello")), (ANN, "close", "")]
    kept = [says(one, who, kind, data, client=f"page-{n}")
            for n, (who, kind, data) in enumerate(sent)]
    assert [one.propose(9.0, who, f"page-{n}", None, kind, data)
            for n, (who, kind, data) in enumerate(sent)] == kept


def test_a_name_belongs_to_its_person() -> None:
    """Nobody can learn or block what somebody sent by using the same name."""
    one = shared()
    first = does(one, 0, data=any_move(one, 0), client="a")
    assert does(one, 1, data=any_move(one, 1), client="a").n == first.n + 1
    assert says(one, WATCHER, "chat", talk("hello"), client="a").n == first.n + 2


@pytest.mark.parametrize("client", ["", "x" * (LONGEST_CLIENT + 1), "a\x00", "a\n", "\ud800"])
def test_a_name_of_a_message_is_short_and_plain(client: str) -> None:
    one = shared()
    assert refused(one, ANN, "move", any_move(one, 0), client=client, seq=0) == "client"
    assert refused(one, WATCHER, "chat", talk("hello"), client=client) == "client"


def test_the_longest_name_of_a_message() -> None:
    one = shared()
    client = "x" * LONGEST_CLIENT
    assert does(one, 0, data=any_move(one, 0), client=client).client == client


def test_nobody_is_late_because_others_acted() -> None:
    one = shared()
    for _ in range(3):
        does(one, 0, data=any_move(one, 0, last=True))
    assert does(one, 1, data=any_move(one, 1)).seq == 0
    assert may_not(one, 1, "move", any_move(one, 1, last=True), seq=0) == "stale"
    assert may_not(one, 1, "move", any_move(one, 1, last=True), seq=2) == "stale"


def test_a_person_says_what_they_have_seen() -> None:
    one = shared()
    assert refused(one, ANN, "move", any_move(one, 0), seq=None) == "stale"
    assert refused(one, ANN, "resign", seq=None) == "stale"


def test_the_host_need_not_say_what_it_has_seen_but_may() -> None:
    one = shared(seats=(OPEN, "random"))
    assert refused(one, HOST, "move", any_move(one, 1), seq=7, seat=1) == "stale"
    assert says(one, HOST, "move", any_move(one, 1), seat=1).seq == 0
    assert says(one, HOST, "move", any_move(one, 1), seat=1).seq == 1


def test_talk_is_no_part_of_the_game() -> None:
    one = shared()
    says(one, ANN, "chat", talk("hello"), seq=10**20)
    assert (one.entries[-1].seq, one.entries[-1].seat, one.seq_of(0)) == (0, 0, 0)
    assert does(one, 0, data=any_move(one, 0)).seq == 0


def test_entries_come_in_their_order() -> None:
    one = shared()
    entry = one.propose(0.0, ANN, "a", 0, "move", any_move(one, 0))
    says(one, BEN, "chat", talk("first"))
    with pytest.raises(BadInput, match="entry"):
        one.accept(entry)
    with pytest.raises(BadInput, match="entry"):
        one.accept(one.entries[-1])


def test_time_never_goes_back() -> None:
    """A host's clock may be set, or another host may go on: an hour counts as it was told."""
    one = shared(terms=Terms(absent="end", clock=Clock("turn", 100.0)))
    says(one, ANN, "chat", talk("hello"), at=100.0)
    assert does(one, 1, data=any_move(one, 1), at=40.0).at == 100.0
    assert does(one, 0, "timeout", at=60.0).at == 100.0


def test_what_cannot_be_is_refused() -> None:
    one = shared("goldblivion")
    turn = game_of(one).to_move()[0]
    assert may_not(one, 1 - turn, "move", "act:pass") == "turn"
    assert may_not(one, turn, "move", "act:fly") == "illegal"
    assert may_not(one, turn, "undo") == "barrier"
    assert may_not(one, turn, "agree") == "nothing"
    assert may_not(one, turn, "return") == "seat"
    assert may_not(one, turn, "timeout") == "time"
    assert may_not(one, turn, "away") == "absent"
    for number in (-1, 2):
        assert refused(one, HOST, "timeout", seat=number) == "seat"


def test_who_watches_cannot_play() -> None:
    one = shared()
    for kind in sorted(PLAY_KINDS):
        assert refused(one, WATCHER, kind, seq=0) == "seat"
        assert refused(one, WATCHER, kind, seq=0, seat=0) == "seat"
    assert refused(one, BEN, "move", any_move(one, 0, last=True) + " x", seq=0, seat=0) == "illegal"


def test_people_speak_for_their_own_seat_whatever_they_say() -> None:
    one = shared()
    assert says(one, BEN, "move", any_move(one, 1), seq=0, seat=0).seat == 1


@pytest.mark.parametrize("kind", [
    "", "take_back", "_move", "others", "moves", "Move", "accept", "update", "records", "rematch",
    "may_move", "seat_of", "places", "salts", "__init__", "person", *sorted(HOST_KINDS)])
@pytest.mark.parametrize("begun", [False, True])
def test_only_what_has_a_name_here_can_happen(kind: str, begun: bool) -> None:
    """The word may come from anybody: it never reaches anything else of the table."""
    one = shared() if begun else SharedTable(plan(), at=0.0)
    assert refused(one, ANN, kind, seq=0) == "kind"
    if kind not in HOST_KINDS:
        assert refused(one, HOST, kind, seq=0, seat=0) == "kind"


@pytest.mark.parametrize("kind", [
    "undo", "ask", "agree", "refuse", "resign", "return", "stand", "close", "again"])
def test_what_says_nothing_more_carries_nothing(kind: str) -> None:
    assert refused(shared(), ANN, kind, "\x00", seq=0) == "data"


@pytest.mark.parametrize("one", [
    SharedTable(plan(), at=0.0), shared("eden", (OPEN,)), shared("goldblivion"), shared()])
@given(data=st.data())
def test_no_words_at_all_upset_a_table(one: SharedTable, data: st.DataObject) -> None:
    words = st.one_of(st.text(st.characters(), max_size=30), st.sampled_from(
        ["act:done", "act:end act:end", "die:1", "item: ", "{}", sit(0), talk("hello"), "null"]))
    kind = data.draw(st.sampled_from(sorted(KINDS)))
    before = one.version
    try:
        entry = one.propose(data.draw(st.floats(0.0, 1e10)),
                            data.draw(st.sampled_from([ANN, BEN, WATCHER])), "new",
                            data.draw(st.sampled_from([None, 0, -1, 10**30])), kind,
                            data.draw(words))
    except Refused as error:
        assert error.reason
        assert str(error)
    else:
        assert isinstance(entry, Entry)
    assert one.version == before


def test_the_same_entries_make_the_same_table() -> None:
    terms = Terms(clock=Clock("live", 600.0, 5.0), absent="bot")
    for seed in SEEDS:
        chance = random.Random(seed)
        one = playing(plan(seats=(OPEN, OPEN, "random"), terms=terms))
        play_on(one, chance, 20)
        says(one, WATCHER, "chat", talk("go on"), at=21.0)
        does(one, 0, "away", at=21.0) if 0 in game_of(one).waits_for() else None
        play_on(one, chance, 20, at=21.0)
        again = SharedTable(one.plan, 0.0, one.entries)
        assert pictures(again, 50.0) == pictures(one, 50.0)
        assert again.entries == one.entries
        assert game_of(again).deadline() == game_of(one).deadline()
        # And it goes on like the first.
        play_on(one, random.Random(seed), 5, at=50.0)
        play_on(again, random.Random(seed), 5, at=50.0)
        assert pictures(again, 60.0) == pictures(one, 60.0)


# --- talk -----------------------------------------------------------------------------------------


def test_everybody_may_talk_at_any_time() -> None:
    one = SharedTable(plan(), at=0.0)
    says(one, WATCHER, "chat", talk("may I?", "Wanda"), at=1.0)
    says(one, ANN, "sit", sit(0), at=2.0)
    says(one, ANN, "chat", talk("do!\n\tsit down 🦊", "Ann"), at=3.0)
    assert one.update(None, -1, 9.0)["chat"] == [
        {"n": 0, "at": 1.0, "seat": NO_SEAT, "name": "Wanda", "text": "may I?"},
        {"n": 2, "at": 3.0, "seat": 0, "name": "Ann", "text": "do!\n\tsit down 🦊"}]
    one = shared()
    does(one, 0, "resign")
    says(one, BEN, "chat", talk("well played", "Ben"))
    assert len(told(picture(one, 0), "chat")) == 1


@pytest.mark.parametrize("data", [
    "", "hello", '"hello"', "{}", '{"text":"hello"}', '{"name":"Ann","text":"hello","seat":1}',
    talk(""), talk(" \n "), talk("x" * (LONGEST_CHAT + 1)), talk("hello", ""),
    talk("hello", "A" * 41), talk("hello", "A\nnn"), talk("\x1b[2J"), talk("a\x00"),
    talk("a\x9b2J"), talk("a\rb"), '{"name":"Ann","text":"\ud800"}'])
def test_talk_that_cannot_be_shown(data: str) -> None:
    assert refused(shared(), ANN, "chat", data) == "data"


def test_a_page_is_told_only_the_lines_it_has_not() -> None:
    one = shared()
    before, lines = one.version, 6
    for number in range(lines):
        says(one, WATCHER, "chat", talk(f"line {number}"))
    for since in range(lines + 1):
        chat = told(one.update(0, before + since, 0.0), "chat")
        assert [line["text"] for line in chat] == [f"line {n}" for n in range(since, lines)]


def test_old_talk_is_forgotten() -> None:
    one = shared()
    for number in range(KEPT_CHAT + 3):
        says(one, WATCHER, "chat", talk(f"line {number}" if number else "x" * LONGEST_CHAT))
    chat = told(picture(one, None), "chat")
    assert [line["text"] for line in chat] == [f"line {n}" for n in range(3, KEPT_CHAT + 3)]
    assert chat[0]["n"] == one.version - KEPT_CHAT


# --- undo -----------------------------------------------------------------------------------------


def moved(terms: Terms, seats: tuple[str, ...] = TWO) -> SharedTable:
    """Seat 1 has made a move that can be taken back."""
    one = shared(seats=seats, terms=terms)
    does(one, 0, data=any_move(one, 0, last=True))
    assert game_of(one).boards[0].can_undo(0)
    return one


def test_free_undo_and_none_at_all() -> None:
    one = moved(Terms(undo="free"))
    assert one.update(0, 0, 0.0)["can_undo"] is True
    assert one.update(1, 0, 0.0)["can_undo"] is False
    assert one.update(None, 0, 0.0)["can_undo"] is False
    assert may_not(one, 0, "ask") == "consent"
    does(one, 0, "undo")
    assert not steps_of(one)
    one = moved(Terms(undo="never"))
    assert may_not(one, 0, "undo") == "barrier"
    assert may_not(one, 0, "ask") == "barrier"
    assert one.update(0, 0, 0.0)["can_undo"] is False


def test_undo_by_consent() -> None:
    one = moved(Terms(undo="ask"))
    assert may_not(one, 0, "undo") == "consent"
    assert may_not(one, 1, "agree") == "nothing"
    does(one, 0, "ask", at=1.0)
    assert [told(picture, "asking") for picture in pictures(one)] == [0, 0, 0]
    assert may_not(one, 0, "agree") == "nothing"
    does(one, 1, "agree", at=2.0)
    assert (game_of(one).asking, steps_of(one)) == (None, [])
    assert may_not(one, 0, "undo") == "barrier"


def test_who_goes_on_asks_no_more() -> None:
    """What the others agree to is what they were asked for."""
    one = moved(Terms(undo="ask"))
    does(one, 0, "ask")
    does(one, 0, data=any_move(one, 0, last=True))
    assert game_of(one).asking is None
    assert may_not(one, 1, "agree") == "nothing"


def test_no_table_goes_on_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    one = shared()
    monkeypatch.setattr(shared_module, "MANY", one.version + 1)
    monkeypatch.setitem(shared_module.MOST_ENTRIES, "move", one.version + 2)
    says(one, ANN, "chat", talk("hello"))
    assert refused(one, ANN, "chat", talk("hello")) == "full"
    does(one, 0, data=any_move(one, 0))
    assert may_not(one, 1, "move", any_move(one, 1)) == "full"
    does(one, 1, "resign")


def test_everybody_has_to_agree_and_one_may_refuse() -> None:
    one = moved(Terms(undo="ask"), THREE)
    does(one, 0, "ask")
    does(one, 2, "agree")
    assert picture(one, None)["agreed"] == [2]
    assert may_not(one, 2, "agree") == "nothing"
    assert len(steps_of(one)) == 1
    does(one, 1, "refuse")
    assert (game_of(one).asking, len(steps_of(one))) == (None, 1)
    assert picture(one, None)["agreed"] == []
    does(one, 0, "ask", at=30.0)
    does(one, 1, "agree", at=30.0)
    assert len(steps_of(one)) == 1, "what was agreed to earlier does not count"
    does(one, 2, "agree", at=30.0)
    assert not steps_of(one)


def test_a_refused_request_needs_a_pause() -> None:
    one = moved(Terms(undo="ask", pause=30.0))
    does(one, 0, "ask", at=1.0)
    assert may_not(one, 0, "ask", at=99.0) == "pause"
    does(one, 1, "refuse", at=2.0)
    assert len(steps_of(one)) == 1
    assert may_not(one, 0, "ask", at=20.0) == "pause"
    does(one, 0, "ask", at=31.0)
    assert game_of(one).asking == 0


def test_the_pause_is_ones_own() -> None:
    one = moved(Terms(undo="ask", pause=30.0))
    does(one, 1, data=any_move(one, 1, last=True), at=1.0)
    does(one, 0, "ask", at=1.0)
    assert may_not(one, 1, "ask", at=1.0) == "pause", "one request at a time"
    does(one, 1, "refuse", at=2.0)
    does(one, 1, "ask", at=3.0)
    assert game_of(one).asking == 1


def test_a_request_lapses_when_nothing_can_be_taken_back_any_more() -> None:
    one = moved(Terms(undo="ask"))
    does(one, 0, "ask")
    while game_of(one).asking is not None:
        does(one, 0, data=any_move(one, 0, last=True))
    assert not game_of(one).boards[0].can_undo(0)
    assert may_not(one, 1, "agree") == "nothing"


def test_bots_have_no_say() -> None:
    one = shared(seats=(OPEN, "greedy"), terms=Terms(undo="ask"))
    does(one, 0, data=any_move(one, 0, last=True))
    assert may_not(one, 0, "ask") == "consent"
    does(one, 0, "undo")
    assert not steps_of(one)


def test_who_leaves_has_no_say_any_more() -> None:
    """A request never hangs on somebody who will not answer."""
    one = moved(Terms(undo="ask"), THREE)
    does(one, 0, "ask")
    does(one, 1, "agree")
    does(one, 2, "resign")
    assert (game_of(one).asking, steps_of(one)) == (None, [])
    one = moved(Terms(undo="ask", absent="bot"))
    does(one, 0, "ask")
    does(one, 1, "away")
    assert (game_of(one).asking, steps_of(one)) == (None, [])


@pytest.mark.parametrize("kind", ["resign", "away"])
def test_a_request_of_somebody_who_leaves_lapses(kind: str) -> None:
    one = moved(Terms(undo="ask", absent="bot"), THREE)
    does(one, 0, "ask")
    does(one, 0, kind)
    assert (game_of(one).asking, len(steps_of(one))) == (None, 1)


def test_a_request_ends_with_the_game() -> None:
    one = moved(Terms(undo="ask"))
    does(one, 0, "ask")
    does(one, 1, "resign")
    assert told(picture(one, 0), "asking") is None
    assert len(steps_of(one)) == 1


# --- clocks ---------------------------------------------------------------------------------------


def test_without_clocks_nobody_is_hurried() -> None:
    one = shared(terms=Terms(absent="end"))
    assert game_of(one).deadline() is None
    assert one.update(0, -1, 1e9)["clocks"] == [None, None]
    assert may_not(one, 0, "timeout", at=1e9) == "time"


def test_a_live_clock_runs_while_a_seat_may_act() -> None:
    one = shared("goldblivion", terms=Terms(clock=Clock("live", 100.0, 10.0), absent="end"))
    play = game_of(one)
    first = play.to_move()[0]
    assert play.deadline() == (100.0, first)
    assert play.time_left(1 - first, 30.0) == 100.0
    does(one, first, data=any_move(one, first), at=30.0)
    assert play.seats[first].left == 80.0
    other = play.to_move()[0]
    assert play.time_left(other, 35.0) == pytest.approx(95.0 if other != first else 75.0)
    assert told(one.update(None, -1, 35.0), "clocks")[other] == play.time_left(other, 35.0)


def test_a_clock_begins_with_the_game() -> None:
    one = playing(plan(terms=Terms(clock=Clock("live", 100.0), absent="end")), at=1000.0)
    assert game_of(one).deadline() == (1100.0, 0)
    does(one, 0, data=any_move(one, 0), at=1012.34)
    assert game_of(one).boards[0].record.steps[0].seconds == 12.3


def test_in_a_simultaneous_phase_every_clock_runs() -> None:
    one = shared(terms=Terms(clock=Clock("live", 100.0), absent="end"))
    play = game_of(one)
    does(one, 0, data=any_move(one, 0), at=40.0)
    assert [place.left for place in play.seats] == [60.0, 60.0]
    assert play.deadline() == (100.0, 0)


def test_a_turn_clock_begins_anew_with_each_decision() -> None:
    one = shared(terms=Terms(clock=Clock("turn", 100.0), absent="end"))
    play = game_of(one)
    does(one, 0, data=any_move(one, 0), at=40.0)
    assert [place.left for place in play.seats] == [100.0, 60.0]
    assert play.deadline() == (100.0, 1)
    says(one, ANN, "chat", talk("still there?"), at=50.0)
    assert play.deadline() == (100.0, 1)


def to_the_turn_of_the_other(one: SharedTable, at: float) -> tuple[int, float]:
    """Play with the last moves until it is the other's turn; whose it was, and the time."""
    first = game_of(one).to_move()[0]
    while game_of(one).to_move() == [first]:
        at += 10.0
        does(one, first, data=any_move(one, first, last=True), at=at)
    return first, at


def test_a_turn_clock_begins_when_the_turn_does() -> None:
    one = shared("goldblivion", terms=Terms(clock=Clock("turn", 100.0), absent="end"))
    first, at = to_the_turn_of_the_other(one, 30.0)
    assert game_of(one).deadline() == (at + 100.0, 1 - first)
    assert game_of(one).seats[first].left < 100.0
    _, at = to_the_turn_of_the_other(one, at)
    assert first in game_of(one).to_move()
    assert game_of(one).time_left(first, at) == 100.0


def test_nobody_gains_time_by_taking_moves_back() -> None:
    one = shared(terms=Terms(clock=Clock("live", 100.0, 10.0), absent="end"))
    play = game_of(one)
    for _ in range(3):
        does(one, 0, data=any_move(one, 0, last=True), at=20.0)
        does(one, 0, "undo", at=20.0)
    assert play.seats[0].left == 90.0
    does(one, 0, data=any_move(one, 0, last=True), at=20.0)
    assert play.seats[0].left == 90.0
    does(one, 0, data=any_move(one, 0, last=True), at=20.0)
    assert play.seats[0].left == 100.0

    one = shared(terms=Terms(clock=Clock("turn", 100.0), absent="end"))
    play = game_of(one)
    does(one, 0, data=any_move(one, 0, last=True), at=20.0)
    assert play.seats[0].left == 100.0
    does(one, 0, "undo", at=50.0)
    assert play.seats[0].left == 70.0
    does(one, 0, data=any_move(one, 0, last=True), at=60.0)
    assert play.seats[0].left == 60.0
    does(one, 0, data=any_move(one, 0, last=True), at=70.0)
    assert play.seats[0].left == 100.0


def test_two_moves_taken_back_bring_no_time_twice() -> None:
    one = shared("eden", (OPEN,), Terms(clock=Clock("live", 100.0, 10.0), absent="end"))
    for kind in ("move", "move", "undo", "undo", "move", "move"):
        does(one, 0, kind, any_move(one, 0) if kind == "move" else "")
    assert game_of(one).seats[0].left == 120.0
    does(one, 0, data=any_move(one, 0))
    assert game_of(one).seats[0].left == 130.0


def test_a_turn_taken_back_goes_on_with_the_time_it_had() -> None:
    one = shared("goldblivion", terms=Terms(clock=Clock("turn", 100.0), absent="end"))
    play = game_of(one)
    while any_move(one, play.to_move()[0], last=True) != "act:pass":
        does(one, play.to_move()[0], data=any_move(one, play.to_move()[0]))
    [first] = play.to_move()
    does(one, first, data="act:pass", at=40.0)
    assert play.to_move() == [1 - first]
    does(one, first, "undo", at=55.0)
    assert play.to_move() == [first]
    assert play.seats[first].left == 60.0, "it did not run while there was nothing to decide"
    does(one, first, data=any_move(one, first), at=65.0)
    assert play.to_move() == [first]
    assert play.seats[first].left == 100.0, "what comes now was never decided before"


def test_a_move_taken_back_by_consent_brings_no_time_either() -> None:
    one = moved(Terms(undo="ask", clock=Clock("live", 100.0, 10.0)))
    does(one, 0, "ask")
    does(one, 1, "agree")
    does(one, 0, data=any_move(one, 0, last=True))
    assert [place.left for place in game_of(one).seats] == [110.0, 100.0]


def test_out_of_time_ends_the_game_or_calls_a_bot() -> None:
    one = shared(terms=Terms(clock=Clock("live", 100.0), absent="end"))
    assert may_not(one, 0, "timeout", at=99.9) == "time"
    assert may_not(one, 1, "timeout", at=100.0) == "time", "the first comes first"
    does(one, 0, "timeout", at=100.0)
    assert (one.phase, game_of(one).standing()) == ("ended", [2, 1])
    assert game_of(one).deadline() is None

    one = shared(terms=Terms(clock=Clock("live", 100.0), absent="bot"))
    does(one, 0, "timeout", at=100.0)
    assert one.phase == "playing"
    assert game_of(one).bots_to_move() == [(0, "medium")]
    assert game_of(one).deadline() == (100.0, 1)
    does(one, 0, "return", at=130.0)
    assert game_of(one).bots_to_move() == []


def test_a_clock_does_not_run_for_a_bot() -> None:
    one = shared(terms=Terms(clock=Clock("live", 100.0), absent="bot"))
    does(one, 0, "away", at=40.0)
    does(one, 0, data=any_move(one, 0), at=70.0)
    assert game_of(one).time_left(0, 90.0) == 60.0
    does(one, 0, "return", at=90.0)
    assert game_of(one).deadline() == (100.0, 1)
    assert game_of(one).time_left(0, 95.0) == 55.0
    one = shared(seats=("random", OPEN), terms=Terms(clock=Clock("live", 100.0), absent="end"))
    does(one, 0, data=any_move(one, 0), at=70.0)
    assert one.update(1, -1, 80.0)["clocks"] == [100.0, 20.0]


@pytest.mark.parametrize(("clock", "left"), [
    (Clock("live", 100.0, 7.0), 30.0), (Clock("live", 100.0, 45.0), 45.0),
    (Clock("turn", 100.0), 100.0)])
def test_who_returns_has_time_for_a_decision(clock: Clock, left: float) -> None:
    one = shared(terms=Terms(clock=clock, absent="bot"))
    does(one, 0, "timeout", at=110.0)
    does(one, 0, "return", at=130.0)
    assert game_of(one).time_left(0, 130.0) == left


def test_where_people_wait_no_clock_ends_anything() -> None:
    one = shared(terms=Terms(clock=Clock("live", 100.0), absent="wait"))
    assert game_of(one).deadline() is None
    assert game_of(one).time_left(0, 150.0) == -50.0
    assert may_not(one, 0, "timeout", at=150.0) == "time"


def test_clocks_stop_at_the_end() -> None:
    one = shared(terms=Terms(clock=Clock("live", 100.0), absent="end"))
    does(one, 0, "resign", at=40.0)
    assert one.update(None, -1, 90.0)["clocks"] == [60.0, 60.0]


# --- absence --------------------------------------------------------------------------------------


def test_a_bot_steps_in_and_gives_the_seat_back() -> None:
    one = shared(seats=(OPEN, OPEN, "random"), terms=Terms(absent="bot", bot="greedy:2"))
    play = game_of(one)
    assert (play.bots_to_move(), play.waits_for()) == ([(2, "random")], [0, 1])
    does(one, 0, "away")
    assert play.bots_to_move() == [(0, "greedy:2"), (2, "random")]
    assert play.waits_for() == [1]
    assert told(picture(one, None), "seats")[0]["stand_in"] is True
    assert may_not(one, 0, "away") == "absent"
    does(one, 0, "return")
    assert play.bots_to_move() == [(2, "random")]
    assert may_not(one, 0, "return") == "seat"
    assert told(picture(one, None), "seats")[0]["stand_in"] is False


def test_a_seat_is_played_by_its_person_or_by_a_bot_never_by_both() -> None:
    one = shared(terms=Terms(absent="bot"))
    path = any_move(one, 0, last=True)
    assert refused(one, HOST, "move", path, seat=0) == "person"
    does(one, 0, "away")
    for kind in ("move", "undo", "ask", "agree", "refuse"):
        assert refused(one, ANN, kind, path if kind == "move" else "", seq=1) == "bot"
    told_ann = picture(one, 0)
    assert (told_ann["choices"], told_ann["can_undo"]) == ([], False)
    assert says(one, HOST, "move", path, seat=0).seq == 1
    assert picture(one, 0)["can_undo"] is False
    assert refused(one, ANN, "return", seq=1) == "stale"
    says(one, ANN, "return", seq=2)
    assert picture(one, 0)["choices"]
    assert picture(one, 0)["can_undo"] is True
    # What a bot thought of before its person returned comes too late.
    assert refused(one, HOST, "move", any_move(one, 0), seq=2, seat=0) == "stale"
    assert refused(one, HOST, "move", any_move(one, 0), seat=0) == "person"


def test_who_is_away_may_also_resign() -> None:
    one = shared(seats=THREE, terms=Terms(absent="bot"))
    does(one, 0, "away")
    says(one, ANN, "resign", seq=1)
    place = game_of(one).seats[0]
    assert (place.out, place.stand_in) == (True, False)
    assert refused(one, ANN, "return", seq=2) == "seat"


def test_who_is_away_loses_where_the_table_chose_so() -> None:
    one = shared("goldblivion", terms=Terms(absent="end"))
    turn = game_of(one).to_move()[0]
    assert may_not(one, 1 - turn, "away") == "absent"
    does(one, turn, "away")
    assert one.phase == "ended"
    assert game_of(one).standing()[turn] == 2


def test_where_people_wait_nobody_steps_in() -> None:
    one = shared(terms=Terms(absent="wait"))
    assert game_of(one).waits_for() == []
    assert may_not(one, 0, "away") == "absent"


# --- the end --------------------------------------------------------------------------------------


def test_of_two_who_stays_wins() -> None:
    one = shared()
    does(one, 1, "resign")
    assert (one.phase, game_of(one).standing()) == ("ended", [1, 2])
    update = picture(one, 0, 0)
    assert (update["to_move"], update["choices"], update["phase"]) == ([], [], "ended")
    assert (update["standing"], update["results"]) == ([1, 2], [None])
    assert (game_of(one).bots_to_move(), game_of(one).waits_for()) == ([], [])


@pytest.mark.parametrize("kind", sorted(PLAY_KINDS))
def test_after_the_end_nobody_plays(kind: str) -> None:
    one = shared()
    does(one, 1, "resign")
    assert may_not(one, 0, kind, any_move(one, 0) if kind == "move" else "") == "over"


def test_alone_or_with_bots_it_ends_when_the_person_leaves() -> None:
    for game, seats in (("eden", (OPEN,)), ("havresac", (OPEN, "random", "greedy"))):
        one = shared(game, seats)
        does(one, 0, "resign")
        assert one.phase == "ended"
        assert game_of(one).bots_to_move() == []
    assert game_of(one).standing() == [3, 1, 1]


def test_of_three_the_others_go_on_with_a_bot() -> None:
    one = shared(seats=THREE)
    does(one, 1, "resign")
    assert one.phase == "playing"
    assert game_of(one).bots_to_move() == [(1, "medium")]
    assert told(picture(one, None), "seats")[1]["out"] is True
    update = picture(one, 1)
    assert (update["choices"], update["can_undo"]) == ([], False)
    seq = one.seq_of(1)
    assert refused(one, BEN, "move", any_move(one, 1), seq=seq) == "out"
    assert refused(one, BEN, "resign", seq=seq) == "out"
    assert refused(one, BEN, "return", seq=seq) == "seat"
    does(one, 1, data=any_move(one, 1, last=True))
    assert refused(one, BEN, "undo", seq=seq + 1) == "out"
    does(one, 0, "resign")
    assert (one.phase, game_of(one).standing()) == ("ended", [2, 2, 1])


def test_a_finished_game_has_its_result() -> None:
    one = shared("eden", (OPEN,))
    with pytest.raises(Refused) as early:
        one.records()
    assert early.value.reason == "early"
    while one.phase != "ended":
        assert "standing" not in picture(one, None)
        does(one, 0, data=any_move(one, 0, last=True), at=one.version * 2.0)
    state = game_of(one).boards[0].state
    assert game_of(one).standing() == [end.rank for end in state.result().seats]
    assert picture(one, None)["results"] == [state.result().json()]
    [record] = one.records()
    assert parse(record.text(), find) == record
    assert verify(record).digest() == state.digest()
    assert "left" not in record.table
    assert [step.seconds for step in record.steps][:2] == [4.0, 6.0]


def test_the_places_of_a_whole_game_are_the_games_own() -> None:
    one = shared("goldblivion", (OPEN, "random"))
    play_on(one, random.Random(3), 5000)
    state = game_of(one).boards[0].state
    assert state.over
    assert game_of(one).standing() == [end.rank for end in state.result().seats]
    assert sorted(game_of(one).standing()) in ([1, 1], [1, 2])


def test_who_left_is_placed_after_who_stayed_even_if_the_bot_won() -> None:
    places = set()
    for seed in range(12):
        one = shared("havresac", THREE)
        does(one, seed % 3, "resign")
        play_on(one, random.Random(seed), 5000)
        ranks = [end.rank for end in game_of(one).boards[0].state.result().seats]
        places.add(ranks[seed % 3])
        assert game_of(one).standing()[seed % 3] == 3
        stayed = [seat for seat in range(3) if seat != seed % 3]
        better = min(stayed, key=lambda seat: ranks[seat])
        assert game_of(one).standing()[better] == 1
    assert 1 in places  # the bot of somebody who left did win


def test_no_record_before_the_end_and_then_it_says_who_left() -> None:
    one = shared(seats=THREE)
    with pytest.raises(Refused) as early:
        one.records()
    assert early.value.reason == "early"
    with pytest.raises(Refused):
        SharedTable(plan(), 0.0).records()
    does(one, 2, "resign")
    does(one, 0, "resign")
    [record] = one.records()
    assert record.table["left"] == [1, 3]
    assert one.records() == [record]
    verify(parse(record.text(), find))


# --- playing again --------------------------------------------------------------------------------


def ended(seats: tuple[str, ...] = (OPEN, OPEN, "random")) -> SharedTable:
    one = shared(seats=seats)
    for number, spec in enumerate(seats):
        if spec == OPEN and one.phase == "playing":
            does(one, number, "resign")
    assert one.phase == "ended"
    return one


def test_everybody_has_to_want_a_rematch() -> None:
    one = shared()
    assert refused(one, ANN, "again") == "again"
    one = ended()
    assert not one.all_want_again
    assert refused(one, HOST, "next", "table-2") == "again"
    assert refused(one, WATCHER, "again") == "again"
    says(one, BEN, "again")
    assert refused(one, BEN, "again") == "again"
    assert picture(one, None)["wanting"] == [1]
    assert not one.all_want_again
    says(one, ANN, "again")
    assert one.all_want_again
    assert refused(one, ANN, "next", "table-2") == "kind"
    says(one, HOST, "next", "table-2")
    assert one.update(None, one.version - 1, 0.0)["next"] == "table-2"
    assert refused(one, HOST, "next", "table-3") == "again"


def test_a_rematch_is_a_table_where_everybody_sits_one_seat_on() -> None:
    one = ended()
    secret = bytes(range(32))
    about, entries = one.rematch(secret, 50.0)
    about.check()
    assert about.seats == ("random", OPEN, OPEN)
    assert (about.secret, about.owner, about.terms) == (secret, ANN, one.plan.terms)
    assert about.commitment != one.plan.commitment
    again = SharedTable(about, 50.0, entries)
    assert [again.seat_of(who) for who in (ANN, BEN, CLEO)] == [1, 2, NO_SEAT]
    assert [place["name"] for place in told(picture(again, None, at=50.0), "seats")] == [
        "", "Ann", "Ben"]
    assert again.phase == "gathering"
    for who in (ANN, BEN):
        says(again, who, "ready", "luck", at=60.0)
    assert (again.phase, [entry.at for entry in again.entries]) == (
        "playing", [50.0, 50.0, 60.0, 60.0])
    # Kept and read again it is the same table, and both games can be told apart by their luck.
    kept = Plan.of(about.text(), secret, find)
    assert pictures(SharedTable(kept, 50.0, again.entries)) == pictures(again)
    first = playing(plan(seats=about.seats))
    assert told(first.update(1, -1, 0.0), "view") != told(again.update(1, -1, 0.0), "view")


def test_after_as_many_rematches_as_seats_everybody_sits_where_they_began() -> None:
    one = ended((OPEN, "random", OPEN))
    for number in range(3):
        about, entries = one.rematch(bytes([number]) * 32, 0.0)
        one = SharedTable(about, 0.0, entries)
        for who in (ANN, CLEO):
            says(one, who, "ready")
        says(one, ANN, "resign", seq=0)
        if one.phase != "ended":
            says(one, CLEO, "resign", seq=0)
    assert (one.seat_of(ANN), one.seat_of(CLEO), one.plan.seats) == (0, 2, (OPEN, "random", OPEN))


# --- what a page is told --------------------------------------------------------------------------


def test_a_page_that_comes_is_told_what_the_table_is_about() -> None:
    one = shared(terms=Terms(undo="ask", clock=Clock("turn", 60.0)))
    about = told(picture(one, None), "about")
    assert (about["name"], about["game"], about["edition"], about["duel"], about["private"]) == (
        "Tonight", "havresac", "base", False, False)
    assert about["terms"]["clock"] == {"kind": "turn", "seconds": 60.0, "increment": 0.0}
    assert about["options"] == one.plan.options
    assert about["opened"] == 0.0
    assert "about" not in one.update(None, 0, 0.0)
    # A version that this table never had is one of another life: all is told again.
    assert picture(one, None, one.version + 1) == picture(one, None)
    assert "about" not in one.update(None, one.version, 0.0)


def test_a_page_is_told_who_it_is_and_what_it_may_do() -> None:
    one = shared("goldblivion")
    turn = game_of(one).to_move()[0]
    mine, other, watching = (picture(one, viewer) for viewer in (turn, 1 - turn, None))
    assert (mine["you"], other["you"], watching["you"]) == (turn, 1 - turn, None)
    assert (mine["seq"], watching["seq"]) == (0, None)
    assert told(mine, "choices")[0]["path"]
    assert other["choices"] == watching["choices"] == []
    assert mine["to_move"] == other["to_move"] == watching["to_move"] == [turn]
    state = game_of(one).boards[0].state
    assert [update["view"] for update in (mine, other, watching)] == [
        state.view(turn), state.view(1 - turn), state.view(None)]
    does(one, turn, data=any_move(one, turn))
    assert picture(one, turn)["seq"] == 1


class Reader:
    """A page that keeps the story and the talk, and is brought up to date now and then."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.version = -1
        self.story: list[Json] = []
        self.chat: list[Json] = []

    def hear(self, one: SharedTable) -> None:
        update = picture(one, self.viewer, self.version)
        self.version = told(update, "version")
        self.chat += told(update, "chat")
        if "story" in update:
            del self.story[told(update, "story", "from"):]
            self.story += told(update, "story", "steps")


TABLES: list[tuple[str, tuple[str, ...], bool]] = [
    ("eden", (OPEN,), False), ("goldblivion", (OPEN, OPEN), False), ("havresac", THREE, False),
    ("eden", (OPEN, OPEN), True), ("havresac", (OPEN, "random"), True)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "seats", "duel"), TABLES)
def test_from_whatever_version_a_page_has_the_same_story(game: str, seats: tuple[str, ...],
                                                         duel: bool, seed: int) -> None:
    chance = random.Random(seed)
    one = SharedTable(plan(game, seats, duel=duel, seed=seed), at=0.0)
    viewers = (None, *range(len(seats)))
    readers = [Reader(viewer) for viewer in viewers for _ in range(2)]

    def somebody_looks() -> None:
        for reader in readers:
            if chance.random() < 0.2:
                reader.hear(one)

    for number, spec in enumerate(seats):
        if spec == OPEN:
            for kind, data in (("sit", sit(number)), ("ready", "luck")):
                says(one, IDS[number], kind, data)
                somebody_looks()
    for number in range(60):
        if chance.random() < 0.2:
            says(one, WATCHER, "chat", talk(f"line {number}"))
        else:
            play_on(one, chance, 1)
        somebody_looks()
    if chance.random() < 0.5:  # a story is told also after the end
        for number, spec in enumerate(seats):
            if spec == OPEN and one.phase == "playing":
                does(one, number, "resign")
                somebody_looks()
    for reader in readers:
        reader.hear(one)
        whole = picture(one, reader.viewer)
        assert reader.chat == whole["chat"]
        assert reader.story == (told(whole, "story", "steps") if "story" in whole else [])
        if "story" in whole:
            assert told(whole, "story", "from") == 0
    shown = game_of(one).shown_to(0)
    assert shown is not None
    assert len(told(picture(one, 0), "story", "steps")) == len(shown[0].record.steps)


def test_a_page_that_has_everything_is_told_nothing_again() -> None:
    one = shared()
    for _ in range(3):
        does(one, 0, data=any_move(one, 0, last=True))
    assert picture(one, 0, one.version)["story"] == {"from": 3, "steps": []}
    says(one, WATCHER, "chat", talk("well"))
    assert picture(one, 0, one.version - 1)["story"] == {"from": 3, "steps": []}
    story = told(picture(one, 0, one.version - 2), "story")
    assert (story["from"], len(story["steps"])) == (2, 1)
    does(one, 0, "undo")
    assert picture(one, 0, one.version - 1)["story"] == {"from": 2, "steps": []}
    says(one, WATCHER, "chat", talk("hm"))
    assert picture(one, 0, one.version - 1)["story"] == {"from": 2, "steps": []}


def test_a_table_says_which_step_changed_last() -> None:
    table = Table.start(find("havresac"), ["person"] * 2, seed=5)
    for number, seat in enumerate((0, 1, 0)):
        table.play(seat, table.state.legal(seat)[-1])
        assert table.changed == number
    table.undo(1)
    assert table.changed == 1
    table.play(1, table.state.legal(1)[-1])
    assert table.changed == 2


def test_nobody_is_told_who_a_person_is_or_what_the_dice_hang_on() -> None:
    one = shared(seats=THREE, terms=Terms(undo="ask", absent="bot", clock=Clock("live", 90.0)))
    play_on(one, random.Random(1), 20)
    says(one, WATCHER, "chat", talk("hello", "Wanda"))
    does(one, 0, "resign")
    does(one, 1, "resign")
    says(one, ANN, "again")
    text = json.dumps(pictures(one))
    for secret in (one.plan.secret.hex(), *IDS, WATCHER):
        assert secret not in text
