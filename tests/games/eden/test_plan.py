"""A round worked out: as good as trying everything, no further than allowed, and from nothing that
is hidden."""

from __future__ import annotations

from statistics import fmean

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.rng import FastRng
from ludotheque.games.eden.pieces import WON
from ludotheque.games.eden.plan import Plan, pack, unpack
from ludotheque.games.eden.state import EdenState
from ludotheque.players import make
from tests.games.eden.table import EDEN, board, play

PLENTY = 100_000
ALL_MODES = "celestial+fearless+resurrection+ravage+weakness"


def worths(state: EdenState, positions: int = PLENTY) -> dict[str, float]:
    """What each move is worth, by its path."""
    moves = state.legal(0)
    values = state.work_out(0, vec[i64](moves), positions)
    return {" ".join(EDEN.path(state, move)): value
            for move, value in zip(moves, values, strict=True)}


def tried(state: EdenState, round: int) -> float:
    """The best end of a round, by trying everything that may be done."""
    if state.over or state.round != round:
        return state.judge(0)
    best = 0.0
    for move in state.legal(0):
        after = state.copy()
        after.apply(0, move)
        best = max(best, tried(after, round))
    return best


@pytest.mark.parametrize("state", [
    board(dice="35", discarded=2, noa="off"),
    board(dice="1", cards="---2", discarded=2, noa="off", goomz="1,1,5", allies="1,2,1^"),
    board("wS(f)MwsFM", "1,1,1", "1,1,3", dice="2", cards="6---", discarded=2, noa="off"),
    board("wS(f)MwsFM", "2,3,0", "N2,7,3", dice="56", discarded=2, noa="off", shield_lasts="off"),
    board("WSfMWSFm", "0,3,0", "0,3,4", dice="31", discarded=2, modes="ravage+weakness",
          weak="II", noa="off")])
def test_it_is_as_good_as_trying_everything(state: EdenState) -> None:
    for path, value in worths(state).items():
        after = state.copy()
        play(after, path)
        assert value == pytest.approx(tried(after, 1), abs=2e-3 if value > 0.99 else 1e-9), path


def test_a_roll_is_worth_what_its_faces_are_on_average() -> None:
    before = worths(board(dice="136", discarded=1, noa="off"))
    then = [max(worths(board(dice=f"1{face}", discarded=2, noa="off")).values())
            for face in range(1, 7)]
    assert before["act:backup die:6 die:3"] == pytest.approx(fmean(then))


def test_noas_power_is_kept_for_when_it_is_needed() -> None:
    """It is worth something itself: no face is set that brings nothing."""
    found = worths(board(dice="1", cards="6---", discarded=2))
    assert all(value < max(found.values()) for path, value in found.items() if "noa" in path)


def test_a_round_that_wins_is_found() -> None:
    state = board("wSFMWsFM", "x,x,2", "4,1,5", "x x fauna-swamp", dice="1346", round=9,
                  got="3,3,2", taken="water-swamp water-forest water-mountain flora-waterfall "
                  "flora-swamp flora-mountain fauna-waterfall fauna-forest")
    player = make("rounds:2000", 1)
    while not state.over:
        knowledge = EDEN.know(state.view(0), state.edition)
        state.apply(0, player.choose(knowledge, 0, state.legal(0)))
    assert (state.outcome, state.round) == (WON, 9)


def test_no_more_positions_are_looked_at_than_allowed() -> None:
    for positions in (1, 30, 500):
        state = board(dice="1346")
        plan = Plan(state, positions, 0.0)
        plan.player_phase(state.moves(0))
        assert plan.seen == positions
    assert sum(worths(board(dice="1346"), 1).values()) < sum(
        worths(board(dice="1346"), 500).values())


def test_the_next_objective_and_the_next_dice_are_not_known() -> None:
    """Behind the same view other luck waits: everything is worth the same, but for the card that
    Weakness turns before a roll, whose worth is an estimate."""
    for state in (board(dice="46", goomz="1,2,4", allies="5,1,4", discarded=2),
                  board(dice="124", cards="-6--", goomz="1,1,4", allies="5,1*y,4", phase="goomz")):
        known = EDEN.know(state.view(0), state.edition)
        found = []
        for seed in range(3):
            other = known.imagine(FastRng(seed, 1))
            assert isinstance(other, EdenState)
            found.append(worths(other, 100))
        assert all(one == found[0] for one in found)


def test_the_turned_card_is_chosen_by_what_may_be_rolled() -> None:
    state = board("wsFMwSFM", "0,4,7", "0,1,4", phase="weakness", modes=ALL_MODES, noa="off")
    found = worths(state, 400)
    assert sorted(found) == ["card:I", "card:II", "card:III", "card:IV"]
    assert len(set(found.values())) > 1
    assert all(0.0 < value < 1.0 for value in found.values())


def test_a_position_as_a_number_is_the_same_position() -> None:
    state = board("wS(f)MwsFM", "2,x,0", "N2,7^!,3", "fauna-swamp x flora-waterfall", got="0,3,0",
                  taken="water-swamp water-forest water-mountain")
    other = state.copy()
    unpack(other, pack(board()))
    unpack(other, pack(state))
    assert other.notation() == state.notation()
    assert pack(state) < 1 << 52
