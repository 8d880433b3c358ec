"""Fuzzing the two parsers: whatever the text, a clear error or a sound position or record.

Mutations of real texts get further than noise, so both are tried.
"""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ludotheque import FastRng, LudoError, Table, new_game, read_position
from ludotheque.core.record import parse, verify
from ludotheque.games import find
from tests.generic.games import VARIANTS, random_game

POSITIONS = [state.notation() for seed in (0, 1) for variant in VARIANTS
             for number, (state, _, _, _) in enumerate(random_game(variant, seed))
             if number % 7 == 0]


def a_record(number: int) -> str:
    variant = VARIANTS[number % len(VARIANTS)]
    table = Table.start(variant.game, ["person"] * variant.seats, variant.options,
                        variant.edition, number)
    choose = FastRng(number, 0)
    while not table.state.over:
        seat = table.state.to_move()[0]
        moves = table.state.legal(seat)
        table.play(seat, moves[int(choose.below(0, len(moves)))], float(number))
    return table.record.text()


RECORDS = [a_record(number) for number in range(len(VARIANTS))]


@st.composite
def mutated(draw: st.DrawFn, texts: list[str]) -> str:
    """A real text with a few characters, words or lines changed, dropped, doubled or swapped."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 3))):
        splitter = draw(st.sampled_from(["", " ", "\n", ",", "="]))
        parts = list(text) if not splitter else text.split(splitter)
        at = draw(st.integers(0, len(parts) - 1))
        other = draw(st.integers(0, len(parts) - 1))
        match draw(st.sampled_from(["drop", "double", "swap", "replace", "noise"])):
            case "drop":
                del parts[at]
            case "double":
                parts.insert(at, parts[at])
            case "swap":
                parts[at], parts[other] = parts[other], parts[at]
            case "replace":
                parts[at] = parts[other]
            case "noise":
                parts[at] = draw(st.text(max_size=4))
        text = splitter.join(parts)
        if not text:
            break
    return text


def check_position(text: str) -> None:
    """Refused with a clear error; or read, written back the same, and playable to the end."""
    try:
        state = read_position(text)
    except LudoError as error:
        assert "\n" not in str(error)
        return
    assert state.notation() == " ".join(text.split())
    choose = FastRng(1, 0)
    made = 0
    while not state.over:
        seat = state.to_move()[0]
        moves = state.legal(seat)
        assert moves
        state.view(seat)
        state.apply(seat, moves[int(choose.below(0, len(moves)))])
        made += 1
        assert made <= state.game.max_moves
        rng = FastRng(1, len(state.rng.counters) - 1)
        again = state.game.read(state.notation(), state.edition, rng)
        assert again.digest() == state.digest()


def check_record(text: str) -> None:
    try:
        record = parse(text, find)
        verify(record)
    except LudoError:
        return
    assert parse(record.text(), find).text() == record.text()


@given(mutated(POSITIONS))
def test_mutated_positions(text: str) -> None:
    check_position(text)


@given(st.text())
@example("")
@example("eden")
@example("eden base")
@example("eden base# " + " ".join("x=y" for _ in range(19)))
@example("chess rnbqkbnr")
def test_noise_is_no_position(text: str) -> None:
    check_position(text)


@given(mutated(RECORDS))
def test_mutated_records(text: str) -> None:
    check_record(text)


@given(st.text())
@example("ludotheque record 1\n")
@example("ludotheque record 1\ngame: eden\n")
@example("")
def test_noise_is_no_record(text: str) -> None:
    with pytest.raises(LudoError):
        parse(text, find)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_position_has_luck_for_each_seat(seats: int) -> None:
    """One that has it for fewer could be read, and ended in the middle of its game."""
    text = new_game("goldblivion", seed=1, seats=seats).notation()
    assert text.rpartition(" ")[2].count(",") == seats
    with pytest.raises(LudoError, match="rng"):
        read_position(text.rpartition(",")[0])


def test_a_market_is_filled_before_the_draft() -> None:
    """One with a gap could be read, and was refused some moves later."""
    text = new_game("goldblivion", seed=3, noble="ariane").notation()
    with pytest.raises(LudoError, match="market"):
        read_position(re.sub(r" market=([^,]+),[^,]+,", r" market=\1,-,", text))
