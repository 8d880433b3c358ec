"""A table shared over a network: order, resends, undo by consent, clocks, absence, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from ludotheque import Json, Table, find
from ludotheque.tables.shared import Clock, Entry, Kind, Refused, SharedTable, Terms

TWO = ["person", "person"]
USUAL = Terms()


def shared(game: str = "havresac", seats: Sequence[str] = TWO, terms: Terms = USUAL) -> SharedTable:
    return SharedTable(Table.start(find(game), seats, seed=5), terms, at=0.0)


def does(one: SharedTable, seat: int, kind: Kind = "move", data: str = "", at: float = 0.0,
         client: str = "") -> Entry:
    """Propose and accept, as the seat's own page would."""
    seq = one.seats[seat].seq
    entry = one.propose(at, seat, client or f"page {seat}:{seq}", seq, kind, data)
    one.accept(entry)
    return entry


def any_move(one: SharedTable, seat: int, last: bool = False) -> str:
    state = one.table.state
    return " ".join(state.game.path(state, state.legal(seat)[-1 if last else 0]))


def refused(one: SharedTable, seat: int, kind: Kind, data: str = "", at: float = 0.0,
            seq: int | None = None) -> str:
    before = one.table.state.digest(), one.version
    with pytest.raises(Refused) as error:
        one.propose(at, seat, "another", one.seats[seat].seq if seq is None else seq, kind, data)
    assert (one.table.state.digest(), one.version) == before
    return error.value.reason


# --- order and resends ----------------------------------------------------------------------------


def test_proposing_changes_nothing() -> None:
    one = shared()
    before = one.table.state.digest()
    one.propose(0.0, 0, "a", 0, "move", any_move(one, 0))
    assert (one.table.state.digest(), one.version) == (before, 0)


def test_what_is_sent_again_happens_once() -> None:
    one = shared()
    path = any_move(one, 0)
    entry = does(one, 0, data=path, client="a")
    again = one.propose(9.0, 0, "a", 0, "move", path)
    assert again is entry
    assert one.version == 1


def test_a_name_belongs_to_its_seat() -> None:
    """Another seat cannot learn or block what somebody sent by using the same name."""
    one = shared()
    does(one, 0, data=any_move(one, 0), client="a")
    assert does(one, 1, data=any_move(one, 1), client="a").n == 1


def test_nobody_is_late_because_others_acted() -> None:
    one = shared()
    for _ in range(3):
        does(one, 0, data=any_move(one, 0, last=True))
    assert does(one, 1, data=any_move(one, 1)).seq == 0
    assert refused(one, 1, "move", any_move(one, 1, last=True), seq=0) == "stale"


def test_what_cannot_be_is_refused() -> None:
    one = shared("goldblivion")
    turn = one.table.state.to_move()[0]
    assert refused(one, 1 - turn, "move", "act:pass") == "turn"
    assert refused(one, turn, "move", "act:fly") == "illegal"
    assert refused(one, turn, "undo") == "barrier"
    assert refused(one, turn, "agree") == "nothing"
    assert refused(one, turn, "return") == "seat"
    assert refused(one, turn, "timeout") == "time"
    assert refused(one, turn, "takeover") == "absent"
    with pytest.raises(Refused) as error:
        one.propose(0.0, 2, "a", 0, "move", "act:pass")
    assert error.value.reason == "seat"


@pytest.mark.parametrize("kind", ["", "take_back", "_move", "others", "moves"])
def test_only_what_has_a_name_here_can_happen(kind: str) -> None:
    """The word may come from anybody: it never reaches anything else of the table."""
    assert refused(shared(), 0, cast(Kind, kind)) == "kind"


def test_the_same_entries_make_the_same_table() -> None:
    one = shared(terms=Terms(clock=Clock("live", 600.0, 5.0), absent="bot"))
    for at in range(40):
        seat = one.table.state.to_move()[at % len(one.table.state.to_move())]
        kind: Kind = "undo" if at % 7 == 6 and one.table.can_undo(seat) else "move"
        does(one, seat, kind, any_move(one, seat, last=at % 3 == 0) if kind == "move" else "",
             at=float(at))
    again = shared(terms=Terms(clock=Clock("live", 600.0, 5.0), absent="bot"))
    for entry in one.entries:
        again.accept(entry)
    for viewer in (None, 0, 1):
        assert again.update(viewer, 0, 50.0) == one.update(viewer, 0, 50.0)


# --- undo -----------------------------------------------------------------------------------------


def moved(terms: Terms) -> SharedTable:
    """Seat 1 has made a move that can be taken back."""
    one = shared(terms=terms)
    does(one, 0, data=any_move(one, 0, last=True))
    assert one.table.can_undo(0)
    return one


def test_free_undo_and_none_at_all() -> None:
    one = moved(Terms(undo="free"))
    does(one, 0, "undo")
    assert not one.table.record.steps
    one = moved(Terms(undo="never"))
    assert refused(one, 0, "undo") == "barrier"
    assert one.update(0, 0, 0.0)["can_undo"] is False


def test_undo_by_consent() -> None:
    one = moved(Terms(undo="ask"))
    assert refused(one, 0, "undo") == "consent"
    does(one, 0, "ask", at=1.0)
    assert one.asking == 0
    assert refused(one, 0, "agree") == "nothing"
    does(one, 1, "agree", at=2.0)
    assert (one.asking, one.table.record.steps) == (None, [])


def test_a_refused_request_needs_a_pause() -> None:
    one = moved(Terms(undo="ask", pause=30.0))
    does(one, 0, "ask", at=1.0)
    does(one, 1, "refuse", at=2.0)
    assert len(one.table.record.steps) == 1
    assert refused(one, 0, "ask", at=20.0) == "pause"
    does(one, 0, "ask", at=31.0)
    assert one.asking == 0


def test_a_request_lapses_when_nothing_can_be_taken_back_any_more() -> None:
    one = moved(Terms(undo="ask"))
    does(one, 0, "ask")
    while one.asking is not None:
        does(one, 0, data=any_move(one, 0, last=True) if one.table.state.legal(0)[-1:] else "")
    assert not one.table.can_undo(0)
    assert refused(one, 1, "agree") == "nothing"


def test_bots_have_no_say() -> None:
    one = shared(seats=["person", "greedy"], terms=Terms(undo="ask"))
    does(one, 0, data=any_move(one, 0, last=True))
    assert refused(one, 0, "ask") == "consent"
    does(one, 0, "undo")


# --- clocks and absence ---------------------------------------------------------------------------


def test_a_live_clock_runs_while_a_seat_may_act() -> None:
    one = shared("goldblivion", terms=Terms(clock=Clock("live", 100.0, 10.0), absent="end"))
    first = one.table.state.to_move()[0]
    assert one.deadline() == (100.0, first)
    does(one, first, data=any_move(one, first), at=30.0)
    assert one.seats[first].left == 80.0
    other = one.table.state.to_move()[0]
    assert one.time_left(other, 35.0) == pytest.approx(95.0 if other != first else 75.0)


def test_in_a_simultaneous_phase_every_clock_runs() -> None:
    one = shared(terms=Terms(clock=Clock("live", 100.0), absent="end"))
    does(one, 0, data=any_move(one, 0), at=40.0)
    assert (one.seats[0].left, one.seats[1].left) == (60.0, 60.0)
    assert one.deadline() == (100.0, 0)


def test_a_turn_clock_begins_anew_with_each_decision() -> None:
    one = shared(terms=Terms(clock=Clock("turn", 100.0), absent="end"))
    does(one, 0, data=any_move(one, 0), at=40.0)
    assert (one.seats[0].left, one.seats[1].left) == (100.0, 60.0)


def test_out_of_time_ends_the_game_or_calls_a_bot() -> None:
    one = shared(terms=Terms(clock=Clock("live", 100.0), absent="end"))
    assert refused(one, 1, "timeout", at=99.0) == "time"
    does(one, 0, "timeout", at=100.0)
    assert one.ended
    assert one.standing() == [2, 1]
    one = shared(terms=Terms(clock=Clock("live", 100.0), absent="bot"))
    does(one, 0, "timeout", at=100.0)
    assert one.bots_to_move() == [(0, "greedy")]
    does(one, 0, "return", at=130.0)
    assert one.bots_to_move() == []


def test_where_people_wait_no_clock_ends_anything() -> None:
    one = shared(terms=Terms(clock=Clock("live", 100.0), absent="wait"))
    assert one.deadline() is None
    assert one.time_left(0, 150.0) == -50.0


def test_a_bot_steps_in_and_gives_the_seat_back() -> None:
    one = shared(seats=["person", "person", "random"], terms=Terms(absent="bot"))
    assert one.bots_to_move() == [(2, "random")]
    does(one, 0, "takeover")
    assert one.bots_to_move() == [(0, "greedy"), (2, "random")]
    assert refused(one, 0, "takeover") == "absent"
    does(one, 0, "return")
    assert one.bots_to_move() == [(2, "random")]


# --- the end --------------------------------------------------------------------------------------


def test_of_two_who_stays_wins() -> None:
    one = shared()
    does(one, 1, "resign")
    assert (one.ended, one.standing()) == (True, [1, 2])
    assert refused(one, 0, "move", any_move(one, 0)) == "over"
    update = one.update(0, 0, 0.0)
    assert (update["to_move"], update["choices"], update["ended"]) == ([], [], True)


def test_of_three_the_others_go_on_with_a_bot() -> None:
    one = shared(seats=["person"] * 3)
    does(one, 1, "resign")
    assert not one.ended
    assert one.bots_to_move() == [(1, "greedy")]
    assert refused(one, 1, "resign") == "out"
    assert refused(one, 1, "return") == "seat"


def test_a_finished_game_has_its_result() -> None:
    one = shared("eden", ["person"])
    while not one.ended:
        does(one, 0, data=any_move(one, 0, last=True))
    assert one.standing() == [end.rank for end in one.table.state.result().seats]


def test_a_page_is_brought_up_to_date_from_any_version() -> None:
    one = shared()
    told: list[list[Json]] = []
    for at in range(12):
        seat = at % 2
        if seat in one.table.state.to_move():
            does(one, seat, data=any_move(one, seat, last=True))
        told.append(cast(list[Json], one.update(0, one.version - 1, 0.0)["events"]))
    whole = one.update(0, 0, 0.0)
    assert whole["view"] == one.table.state.view(0)
    assert [event for events in told for event in events] == whole["events"]
