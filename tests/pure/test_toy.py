"""The contract on a game with hidden hands and simultaneous seats: the generic suite and undo."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque import FastRng, IllegalMove, Log, Table
from tests.generic import test_games as suite
from tests.generic.games import Variant
from tests.pure.toy import TOY, TOY_EDITION

DRAW, COUNT, DONE = 0, 1, 2
VARIANTS = [Variant(TOY, TOY_EDITION, seats, {}) for seats in (2, 3)]
CHECKS = [check for name, check in vars(suite).items()
          if name.startswith("test_") and "records" not in name]


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_generic_suite(check, variant: Variant) -> None:  # type: ignore[no-untyped-def]
    check(variant)


def start(seed: int = 1, seats: int = 2) -> Table:
    return Table.start(TOY, ["person"] * seats, edition=TOY_EDITION, seed=seed)


def test_private_facts_reach_only_their_seat() -> None:
    event = start().play(0, DRAW)[0]
    assert "token" in event.seen_by(0)["facts"]
    assert "token" not in event.seen_by(1)["facts"]
    assert "token" not in event.seen_by(None)["facts"]


def test_the_views_of_others_do_not_depend_on_a_hidden_hand() -> None:
    sent = set()
    hands = set()
    for seed in range(20):
        table = start(seed)
        table.play(0, DRAW)
        hands.add(tuple(table.state.view(0)["hand"]))
        sent.add(json.dumps([table.state.view(1), table.state.view(None)]))
    assert len(hands) == 2
    assert len(sent) == 1


def test_undo_in_a_simultaneous_phase_takes_back_only_ones_own_moves() -> None:
    table = start()
    table.play(0, COUNT)
    table.play(1, COUNT)
    table.play(1, DRAW)
    assert table.undo(0)
    assert table.state.view(None)["counts"] == [0, 1]
    assert table.state.view(None)["sizes"] == [0, 1]
    assert [step.seat for step in table.record.steps] == [1, 1]
    assert not table.undo(0)


def test_a_draw_bars_undo_for_its_seat_alone() -> None:
    table = start()
    table.play(0, COUNT)
    table.play(1, COUNT)
    table.play(1, DRAW)
    assert not table.can_undo(1)
    assert table.can_undo(0)


def test_what_is_shown_to_all_bars_undo_for_all() -> None:
    table = start()
    table.play(0, COUNT)
    table.play(0, DONE)
    table.play(1, COUNT)
    assert table.can_undo(0)
    table.play(1, DONE)
    assert not table.can_undo(0)
    assert not table.can_undo(1)


def test_done_can_be_taken_back_until_all_are_done() -> None:
    table = start()
    table.play(0, DONE)
    with pytest.raises(IllegalMove):
        table.play(0, COUNT)
    assert table.undo(0)
    table.play(0, COUNT)


@given(st.integers(0, 10_000), st.lists(st.sampled_from([DRAW, COUNT]), max_size=4),
       st.lists(st.sampled_from([DRAW, COUNT]), max_size=4), st.randoms(use_true_random=False))
def test_any_interleaving_gives_the_same_boards(seed: int, one: list[int], two: list[int],
                                                random) -> None:  # type: ignore[no-untyped-def]
    """Each seat draws from its own stream, so nobody's speed changes another's luck."""

    def play_out(order: list[int]) -> str:
        state = TOY.new(TOY_EDITION, FastRng(seed, 2), 2)
        queues = [list(one), list(two)]
        for seat in order:
            move = queues[seat].pop(0)
            if move in state.legal(seat):
                state.apply(seat, move)
        return state.notation()

    order = [0] * len(one) + [1] * len(two)
    shuffled = order[:]
    random.shuffle(shuffled)
    assert play_out(order) == play_out(shuffled)


@given(st.integers(0, 1000), st.lists(st.tuples(st.integers(0, 1), st.sampled_from(
    [DRAW, COUNT, DONE, "undo"])), max_size=40))
def test_a_table_never_loses_or_doubles_a_move(seed: int, acts: list[tuple[int, object]]) -> None:
    """Whatever is played and undone, the record replays to the table's position."""
    table = start(seed)
    for seat, act in acts:
        if act == "undo":
            table.undo(seat)
        elif seat in table.state.to_move() and act in table.state.legal(seat):
            table.play(seat, act)
        replayed = table.record.first_state()
        for step in table.record.steps:
            replayed.play(step.seat, TOY.move_of(replayed, step.seat, step.path.split()), Log())
        assert replayed.notation() == table.state.notation()
