"""Everybody plays at once: in whatever order moves come, the boards and the luck are the same."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.events import Event, Log
from ludotheque.core.rng import FastRng
from ludotheque.games.havresac import kingdom as k
from ludotheque.games.havresac.state import HavresacState
from tests.conftest import SOAK
from tests.games.havresac.table import BASE, fresh

Told = list[tuple[str, Any]]


def some(n: int) -> int:
    return n * 10 * SOAK or n


def about(events: list[Event], seat: int) -> Told:
    """What happened to a seat: each with its facts."""
    return [(event.kind, event.facts) for event in events
            if event.facts.get("seat") == f"seat:{seat + 1}"]


class Play:
    """A game in which every seat's own moves are noted, phase by phase."""

    def __init__(self, s: HavresacState) -> None:
        self.s = s
        self.log = Log()
        self.phases: list[list[list[int]]] = []

    def phase(self, order: FastRng, moves: list[list[int]] | None = None,
              choose: list[FastRng] | None = None) -> str:
        """One phase in some order of seats: with moves given, or chosen by each seat's own whim."""
        now = (self.s.round, self.s.phase)
        made: list[list[int]] = [[] for _ in self.s.boards]
        while (self.s.round, self.s.phase) == now and not self.s.over:
            acting = self.s.to_move()
            seat = acting[int(order.below(0, len(acting)))]
            legal = self.s.legal(seat)
            if moves is not None:
                move = moves[seat][len(made[seat])]
            else:
                assert choose is not None
                move = legal[int(choose[seat].below(0, len(legal)))]
            self.s.play(seat, move, self.log)
            made[seat].append(move)
        self.phases.append(made)
        return self.s.notation()


def started(seats: int, seed: int, winter: bool, same: bool) -> HavresacState:
    return fresh(seats, BASE, seed=seed, season=k.SEASONS[winter], random_faces=True,
                 same_chests=same)


@pytest.mark.rule("H25")
@settings(max_examples=some(25))
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6), winter=st.booleans(),
       same=st.booleans(), first=st.integers(0, 10**6), second=st.integers(0, 10**6))
def test_any_order_of_the_seats_moves_gives_the_same_boards(seats: int, seed: int, winter: bool,
                                                            same: bool, first: int,
                                                            second: int) -> None:
    """Adventure and Recruitment alike, while no kind runs out."""
    one, other = (Play(started(seats, seed, winter, same)) for _ in range(2))
    whims = [FastRng(seed + seat, 0) for seat in range(seats)]
    while not one.s.over:
        text = one.phase(FastRng(first, 0), choose=whims)
        if min(one.s.reserve) == 0:  # then who comes first matters (H61)
            return
        assert other.phase(FastRng(second, 0), moves=one.phases[-1]) == text
        for seat in range(seats):
            assert about(one.log.events, seat) == about(other.log.events, seat)
    assert one.s.result().json() == other.s.result().json()


@pytest.mark.rule("H25")
@settings(max_examples=some(25))
@given(seats=st.integers(2, 4), seed=st.integers(0, 10**6), whim=st.integers(0, 10**6),
       same=st.booleans())
def test_what_others_do_changes_nobodys_luck(seats: int, seed: int, whim: int,
                                             same: bool) -> None:
    """Seat 1 makes its moves while the others play, or do something else, or have finished."""
    alike, hasty = (Play(started(seats, seed, False, same)) for _ in range(2))
    alike.phase(FastRng(whim, 0), choose=[FastRng(seed + seat, 0) for seat in range(seats)])
    mine = alike.phases[0][0]
    choose = FastRng(whim + 1, 0)
    for seat in range(1, seats):
        while seat in hasty.s.to_move():
            legal = hasty.s.legal(seat)
            hasty.s.play(seat, legal[int(choose.below(0, len(legal)))], hasty.log)
    for move in mine[:-1]:
        hasty.s.play(0, move, hasty.log)
    before = [event for event in about(alike.log.events, 0)
              if event[0] not in ("finish", "glory", "told")]
    assert about(hasty.log.events, 0) == before
    hasty.s.play(0, mine[-1], hasty.log)
    assert list(hasty.s.boards[0].cells) == list(alike.s.boards[0].cells)
    assert list(hasty.s.boards[0].glory) == list(alike.s.boards[0].glory)


@pytest.mark.rule("H12", "H25")
def test_the_scouts_come_the_same_however_a_round_was_played() -> None:
    for seed in range(4):
        cards = []
        for whim in range(3):
            game = Play(fresh(2, BASE, seed=seed))
            while not game.s.over:
                game.phase(FastRng(whim, 0), choose=[FastRng(whim + seat, 0) for seat in range(2)])
            cards.append([event.facts["card"] for event in game.log.events
                          if event.kind == "scout"])
        assert cards[0] == cards[1] == cards[2]
