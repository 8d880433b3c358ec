"""What every registered game must keep at every position of many random games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import cast

import pytest

from ludotheque import FastRng, IllegalMove, Log, State, Table
from ludotheque.core.engine import COMPILED
from ludotheque.core.events import AS_BEFORE, COMMON_BARRIER, NO_BARRIER, Json, seen
from ludotheque.core.record import parse, verify
from ludotheque.games import find
from tests.conftest import SOAK
from tests.generic.games import VARIANTS, Variant, bytes_for, random_game, viewers

# The plain engine is some thirty times slower: there a few games must do.
SEEDS = range(200 * SOAK or (6 if COMPILED else 2))
FEW = range(20 * SOAK or (4 if COMPILED else 2))
# Where each takes long, some positions of them: a number that no round or turn has for its rhythm.
STEP = 1 if SOAK else 3 if COMPILED else 11
PURPOSEFUL = SEEDS[-1]  # an odd seed: games that go far

every_game = pytest.mark.parametrize("variant", VARIANTS, ids=str)


def some_of(variant: Variant, seed: int) -> Iterator[tuple[State, int, list[int], int]]:
    return islice(random_game(variant, seed), None, None, STEP)


@every_game
def test_there_is_a_move_until_the_game_is_over_and_it_ends(variant: Variant) -> None:
    for seed in SEEDS:
        made = 0
        for state, _, moves, _ in random_game(variant, seed):
            assert moves, state.notation()
            assert not state.over
            assert len(set(moves)) == len(moves)
            assert all(0 <= move < variant.game.move_space for move in moves)
            made += 1
        assert state.over, "the game passed its longest length"
        assert made <= variant.game.max_moves
        assert state.to_move() == []
        assert all(state.legal(seat) == [] for seat in range(variant.seats))


@every_game
def test_every_legal_move_applies_and_touches_nothing_but_its_copy(variant: Variant) -> None:
    for seed in FEW:
        for state, seat, moves, _ in random_game(variant, seed):
            before = state.digest()
            for move in moves:
                after = state.copy()
                after.apply(seat, move, Log())
                assert after.over or after.to_move()
            assert state.digest() == before


@every_game
def test_other_moves_and_seats_are_refused_and_change_nothing(variant: Variant) -> None:
    choose = FastRng(5, 0)
    for state, seat, moves, _ in random_game(variant, PURPOSEFUL):
        before = state.digest()
        wrong = int(choose.below(0, variant.game.move_space))
        if wrong not in moves:
            with pytest.raises(IllegalMove):
                state.play(seat, wrong)
        with pytest.raises(IllegalMove):
            state.play(variant.seats, moves[0])
        assert state.digest() == before


@every_game
def test_a_copy_is_equal_and_earlier_copies_never_change(variant: Variant) -> None:
    for seed in SEEDS:
        kept = []
        for state, seat, _, _ in random_game(variant, seed):
            copy = state.copy()
            assert copy.digest() == state.digest()
            assert copy.legal(seat) == state.legal(seat)
            kept.append((copy, copy.digest()))
        assert all(copy.digest() == digest for copy, digest in kept)


@every_game
def test_logging_changes_nothing(variant: Variant) -> None:
    for state, seat, _, move in random_game(variant, PURPOSEFUL):
        silent, told = state.copy(), state.copy()
        silent.apply(seat, move)
        told.apply(seat, move, Log())
        assert silent.digest() == told.digest()


@every_game
def test_position_text_round_trips(variant: Variant) -> None:
    for seed in SEEDS:
        for state, seat, _, move in some_of(variant, seed):
            text = state.notation()
            assert "\n" not in text
            same = variant.game.read(text, variant.edition, FastRng(seed, variant.seats))
            assert same.notation() == text
            assert same.legal(seat) == state.legal(seat)
            # With the same key it has the same future too.
            one, other = state.copy(), same.copy()
            one.apply(seat, move)
            other.apply(seat, move)
            assert one.digest() == other.digest()
        over = variant.game.read(state.notation(), variant.edition, FastRng(seed, variant.seats))
        assert over.over
        assert over.result().json() == state.result().json()


@every_game
def test_paths_name_moves_and_none_begins_another(variant: Variant) -> None:
    for seed in SEEDS:
        for state, seat, moves, _ in random_game(variant, seed):
            paths = sorted(tuple(variant.game.path(state, move)) for move in moves)
            for path in paths:
                assert path
                assert variant.game.move_of(state, seat, list(path)) in moves
            assert len(set(paths)) == len(paths)
            for one, next_one in pairwise(paths):
                assert next_one[:len(one)] != one


@every_game
def test_pieces_are_neither_lost_nor_doubled(variant: Variant) -> None:
    for seed in SEEDS:
        pieces = variant.game.pieces(variant.start(seed))
        for state, _, _, _ in random_game(variant, seed):
            assert variant.game.pieces(state) == pieces
        assert variant.game.pieces(state) == pieces


@every_game
def test_results_and_judgements_are_bounded(variant: Variant) -> None:
    for seed in SEEDS:
        for state, _, _, _ in random_game(variant, seed):
            for seat in range(variant.seats):
                assert 0.0 <= state.judge(seat) <= 1.0
        result = state.result()
        assert len(result.seats) == variant.seats
        for end in result.seats:
            assert 0.0 <= end.utility <= 1.0
            assert 1 <= end.rank <= variant.seats + 1


@every_game
def test_views_are_plain_json(variant: Variant) -> None:
    for state, _, _, _ in some_of(variant, PURPOSEFUL):
        for viewer in viewers(state, variant.seats):
            view = state.view(viewer)
            assert json.loads(json.dumps(view, allow_nan=False)) == view


@every_game
def test_what_is_left_out_of_a_view_is_as_it_was(variant: Variant) -> None:
    """Since the last position, or since any."""
    game, seats = variant.game, range(variant.seats)
    for seed in FEW:
        last = other = variant.start(seed)
        for number, (state, _, _, _) in enumerate(random_game(variant, seed)):
            for since in (last, other):
                public, before = game.public(state, since), game.public(since)
                assert filled(before | public, before) == game.public(state)
                for seat in seats:
                    own = game.own(state, seat, public)
                    assert filled(own, game.view(since, seat)) \
                        == game.own(state, seat, game.public(state))
            last = state.copy()
            other = last if number % 40 == 0 else other


def filled(view: Json, before: Json) -> Json:
    """With the items of lists that are as before."""
    full = dict(view)
    for key, value in view.items():
        if isinstance(value, list):
            items = cast(list[object], before[key])
            full[key] = [items[n] if item is AS_BEFORE else item for n, item in enumerate(value)]
    return full


@every_game
def test_what_is_printed_stays_as_it_is(variant: Variant) -> None:
    """Pages are sent these parts of a view once."""
    start, printed = variant.start(PURPOSEFUL), variant.game.printed
    everybody = viewers(start, variant.seats)
    first = [{part: start.view(viewer).get(part) for part in printed} for viewer in everybody]
    for state, _, _, _ in some_of(variant, PURPOSEFUL):
        for viewer, known in zip(everybody, first, strict=True):
            view = state.view(viewer)
            assert {part: view.get(part) for part in printed} == known


@every_game
def test_within_a_stretch_a_seats_choices_change_by_its_own_acts_alone(variant: Variant) -> None:
    """Tables do not look again at what the others may do."""
    if variant.seats == 1:
        return
    for state, seat, _, move in some_of(variant, PURPOSEFUL):
        after = state.copy()
        after.apply(seat, move)
        if state.stretch() and state.stretch() == after.stretch():
            for other in range(variant.seats):
                if other != seat and other in state.to_move():
                    assert [choice.json() for choice in state.choices(other)] == [
                        choice.json() for choice in after.choices(other)]


@every_game
def test_a_viewer_is_sent_nothing_hidden(variant: Variant) -> None:
    """Two positions that look alike to a seat give it the same bytes: view, words, previews."""
    for seed in FEW if SOAK else range(1):
        for number, (state, _, _, _) in enumerate(some_of(variant, seed)):
            for seat in range(variant.seats):
                knowledge = variant.game.know(state.view(seat), variant.edition)
                other = knowledge.imagine(FastRng(number, variant.seats))
                assert bytes_for(other, seat) == bytes_for(state, seat)
                assert other.judge(seat) == state.judge(seat)


@every_game
def test_what_is_imagined_follows_from_view_and_rng_alone(variant: Variant) -> None:
    for state, _, _, _ in some_of(variant, 4):
        for seat in range(variant.seats):
            view = json.loads(json.dumps(state.view(seat)))
            one = variant.game.know(view, variant.edition).imagine(FastRng(9, variant.seats))
            other = variant.game.know(view, variant.edition).imagine(FastRng(9, variant.seats))
            assert one.digest() == other.digest()
            assert variant.game.pieces(one) == variant.game.pieces(state)


@every_game
def test_imagined_futures_vary(variant: Variant) -> None:
    """Whatever chance decides comes out differently in different imagined positions."""
    decided = varied = 0
    for state, seat, _, move in random_game(variant, 2):
        if not state.describe(seat, move).barrier:
            continue
        knowledge = variant.game.know(state.view(seat), variant.edition)
        futures = set()
        for number in range(12):
            imagined = knowledge.imagine(FastRng(number, variant.seats))
            log = Log()
            imagined.apply(seat, move, log)
            futures.add(json.dumps(seen(log.events, seat)))
        decided += 1
        varied += len(futures) > 1
    assert decided
    assert varied >= decided * 0.7


@every_game
def test_descriptions_keep_their_word(variant: Variant) -> None:
    """The preview is what happens first, and the barrier is the one that is met; the position is as
    before."""
    for seed in FEW:
        for state, seat, _, move in random_game(variant, seed):
            before = state.notation()
            choice = state.describe(seat, move)
            assert state.notation() == before
            log = Log()
            state.copy().apply(seat, move, log)
            happened = seen(log.events, seat)
            assert choice.preview == happened[:len(choice.preview)]
            assert choice.barrier == (log.barrier() != NO_BARRIER)
            assert choice.barrier == (len(choice.preview) < len(happened))
            assert choice.path == variant.game.path(state, move)


@every_game
def test_undo_returns_the_equal_position_and_never_crosses_a_barrier(variant: Variant) -> None:
    for seed in FEW:
        table = Table.start(variant.game, ["person"] * variant.seats, variant.options,
                            variant.edition, seed)
        choose = FastRng(seed, 0)
        while not table.state.over:
            seats = table.state.to_move()
            seat = seats[int(choose.below(0, len(seats)))]
            moves = table.state.legal(seat)
            move = moves[int(choose.below(0, len(moves)))]
            before, text = table.state.digest(), table.record.text()
            barred = table.state.describe(seat, move).barrier
            events = table.play(seat, move, 1.0)
            after = table.state.digest()
            # The end is final: the secret of the luck may be shown then.
            assert table.can_undo(seat) == (not barred and not table.state.over)
            if any(event.barrier == COMMON_BARRIER for event in events):
                assert not any(table.can_undo(other) for other in range(variant.seats))
            if table.undo(seat):
                assert (table.state.digest(), table.record.text()) == (before, text)
                table.play(seat, move, 1.0)
            assert table.state.digest() == after


@every_game
def test_records_round_trip_replay_and_verify(variant: Variant) -> None:
    for seed in FEW:
        table = Table.start(variant.game, ["person"] * variant.seats, variant.options,
                            variant.edition, seed)
        choose = FastRng(seed, 0)
        while not table.state.over:
            seat = table.state.to_move()[0]
            moves = table.state.legal(seat)
            table.play(seat, moves[int(choose.below(0, len(moves)))],
                       float(len(table.record.steps)))
        text = table.record.text()
        record = parse(text, find)
        assert record.text() == text
        assert record.final_state().digest() == table.state.digest() == record.digest
        assert verify(record).result().json() == table.state.result().json()
        # A table taken up from its record goes on as if it had never been left.
        half = parse(text, find)
        half.steps = half.steps[:len(half.steps) // 2]
        half.result, half.digest = None, ""
        resumed = Table(half)
        for step in record.steps[len(record.steps) // 2:]:
            resumed.play(step.seat, resumed.game.move_of(
                resumed.state, step.seat, step.path.split(" ")), step.seconds)
        assert resumed.record.text() == text
