"""Analyses of finished games: they find mistakes, tell luck from skill, and are always the same."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

import ludotheque
from ludotheque import BadInput, Table, find
from ludotheque.core.record import Record, parse
from ludotheque.core.rng import derive_seed
from ludotheque.lab.analysis import MOMENTS, Analysis, Look, analyse
from ludotheque.lab.critic import critic_of
from ludotheque.players import rate
from ludotheque.players.hindsight import Hindsight

RECORDS = Path(__file__).parents[1] / "records"
SHORT = "eden-1-all-modes-lost"
GAMES = {SHORT: 12, "goldblivion-1-two": 4, "havresac-1-winter-hidden": 4}  # simulations


def record_of(name: str) -> Record:
    return parse((RECORDS / f"{name}.ludo").read_text(encoding="utf-8"), find)


@cache
def analysis_of(name: str, hindsight: bool = False) -> Analysis:
    return analyse(record_of(name), GAMES[name], seed=3, hindsight=hindsight)


# --- what it tells --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_step_is_told(name: str) -> None:
    record, report = record_of(name), analysis_of(name)
    margin = critic_of(record.game, 1, False).margin
    assert report.complete
    assert [(step.n, step.seat, " ".join(step.path)) for step in report.steps] == [
        (n, step.seat, step.path) for n, step in enumerate(record.steps, 1)]
    # A record tells what everybody saw of chance; a seat may have seen more.
    assert all(step.chance for step, played in zip(report.steps, record.steps, strict=True)
               if played.chance)
    for step, state in zip(report.steps, record.states(), strict=False):
        assert (step.before is None) == (len(state.legal(step.seat)) == 1)
        assert (step.best is not None) == (step.loss > 0) == (step.judged.loss >= margin)
        assert step.best is None or (step.best.value == step.before and step.best.path != step.path)
        assert step.chance or not any(step.luck)
        assert len(step.luck) == len(step.outlooks) == len(record.seats)


@pytest.mark.parametrize("name", GAMES)
def test_skill_luck_and_the_rest_add_up(name: str) -> None:
    report, final = analysis_of(name), record_of(name).final_state()
    game = final.game
    for seat, split in enumerate(report.splits):
        mine = [step for step in report.steps if step.seat == seat]
        assert split.end == report.steps[-1].outlooks[seat]
        assert split.end == pytest.approx(game.outlook(final, final.judge(seat)), abs=1e-4)
        assert split.skill == pytest.approx(-sum(step.loss for step in mine))
        assert split.luck == pytest.approx(sum(step.luck[seat] for step in report.steps))
        for one in (split, split.judged):
            assert round(one.start + one.skill + one.luck + one.rest, 4) == one.end
            assert one.skill <= 0


def test_little_of_a_won_game_is_left_unexplained() -> None:
    """What the estimates before and after a round have in common cancels out: what was a mistake
    by the judgement at its end, and none in the next round, is not counted twice."""
    split = analyse(record_of("eden-1-won"), 12, seed=3).splits[0]
    assert split.end == 1.0
    assert abs(split.rest) < 0.25


def test_a_judgement_means_less_where_more_modes_are_played() -> None:
    chances = [game.outlook(ludotheque.new_game("eden", seed=1, modes=modes), 0.6)
               for game in [find("eden")] for modes in ([], ["weakness"], ["weakness", "ravage"])]
    assert 0.95 < chances[0] < 1.0
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("name", GAMES)
def test_the_worst_and_the_luckiest_moments_are_named(name: str) -> None:
    report = analysis_of(name)
    losses = sorted((step.loss for step in report.steps if step.best), reverse=True)
    assert [report.steps[n - 1].loss for n in report.turning] == losses[:MOMENTS]
    lucks = [abs(one.luck) for one in report.fortunes]
    assert lucks == sorted(lucks, reverse=True)
    assert all(report.steps[one.n - 1].luck[one.seat] == one.luck for one in report.fortunes)


def test_points_are_told_where_a_game_counts_points() -> None:
    report = analysis_of("havresac-1-winter-hidden")
    result = record_of("havresac-1-winter-hidden").final_state().result()
    assert report.measure == "points"
    assert [split.end for split in report.splits] == [end.score for end in result.seats]
    assert analysis_of(SHORT).measure == "chance"


def test_a_blunder_is_among_the_worst_moments() -> None:
    """A game played with sense, and the same with the worst move where most was at stake: in its
    first half, when nothing is lost or won already."""
    stakes = played()[1]
    blunder = 1 + stakes.index(max(stakes[:len(stakes) // 2]))
    record, stakes = played(blunder)
    report = analyse(record, simulations=320, seed=1)
    assert report.turning[0] == blunder
    assert report.steps[blunder - 1].best is not None
    assert report.steps[blunder - 1].loss > stakes[blunder - 1] / 2


def played(blunder: int = 0) -> tuple[Record, list[float]]:
    """A game, and by how much the best and the worst move of each decision differ in it."""
    table = Table.start(find("goldblivion"), ["greedy", "greedy"], seed=4)
    bot = ludotheque.make_player("greedy:2", 1)
    stakes: list[float] = []
    while not table.state.over:
        seat = table.state.to_move()[0]
        legal = table.state.legal(seat)
        move = ludotheque.choose(bot, table.state, seat)
        knowledge = table.game.know(table.state.view(seat), table.state.edition)
        values = rate(knowledge, seat, legal, derive_seed(len(stakes)), 4)
        stakes.append(max(values) - min(values))
        table.play(seat, legal[values.index(min(values))] if len(stakes) == blunder else move)
    return table.record, stakes


def test_good_luck_is_good() -> None:
    """Of all that a move might have led to, the best outcome is lucky and the worst is not."""
    state = ludotheque.new_game("goldblivion", seed=5, seats=2)
    look = Look(state, 64, 1, hindsight=False)
    seat = state.to_move()[0]
    outcomes = []
    for seed in range(12):
        after = Hindsight(state).imagine(ludotheque.FastRng(seed, 4))
        while after.to_move() and after.view(None)["round"] == 0:
            actor = after.to_move()[0]
            before, move = after.copy(), after.legal(actor)[0]
            after.apply(actor, move)
        luck, _ = look.luck(1, before, after, actor, move, seat)
        outcomes.append((after.judge(seat), luck.judged))
    best, worst = max(outcomes), min(outcomes)
    assert worst[1] < best[1]


# --- what it depends on ---------------------------------------------------------------------------


def test_it_depends_on_the_seed_and_not_on_the_workers() -> None:
    record, report = record_of(SHORT), analysis_of(SHORT)
    assert analyse(record, GAMES[SHORT], seed=3, workers=2) == report
    assert analyse(record, GAMES[SHORT], seed=3).json() == report.json()
    assert analyse(record, GAMES[SHORT], seed=4) != report
    assert json.loads(json.dumps(report.json())) == report.json()


def test_a_seat_is_not_blamed_for_what_it_could_not_know() -> None:
    """With other cards where the seat cannot see them, a decision is judged the same; with
    hindsight it is not."""
    state = ludotheque.new_game("goldblivion", seed=5, seats=2)
    bot = ludotheque.make_player("greedy:1", 1)
    for _ in range(25):
        actor = state.to_move()[0]
        state.apply(actor, ludotheque.choose(bot, state, actor))
    seat = state.to_move()[0]
    move = state.legal(seat)[-1]
    knowledge = state.game.know(state.view(seat), state.edition)
    others = [knowledge.imagine(ludotheque.FastRng(seed, 4)) for seed in range(6)]
    for hindsight in (False, True):
        look = Look(state, 40, 1, hindsight)
        found = {look.decision(1, other, seat, move)[0] for other in others}
        assert (len(found) > 1) == hindsight


def test_hindsight_judges_otherwise_where_things_are_hidden() -> None:
    name = "goldblivion-1-two"
    then, after = analysis_of(name), analysis_of(name, hindsight=True)
    assert after.hindsight
    assert [step.before for step in then.steps] != [step.before for step in after.steps]


# --- broken off, and refused ----------------------------------------------------------------------


@pytest.mark.parametrize("workers", [1, 2])
def test_broken_off_it_tells_what_it_has(workers: int) -> None:
    def interrupt(done: int) -> None:
        if done == 9:
            raise KeyboardInterrupt

    whole = analysis_of(SHORT)
    part = analyse(record_of(SHORT), GAMES[SHORT], seed=3, workers=workers, progress=interrupt)
    assert not part.complete
    assert [step.judged for step in part.steps] == [step.judged for step in whole.steps[:9]]
    for split in part.splits:
        assert round(split.start + split.skill + split.luck + split.rest, 4) == split.end


def test_broken_off_at_once_it_is_still_a_report() -> None:
    report = analyse(record_of(SHORT), 1, progress=stop)
    assert len(report.steps) == 1
    assert not report.complete


def stop(done: int) -> None:
    raise KeyboardInterrupt


def test_what_cannot_be_analysed_is_refused() -> None:
    record = record_of(SHORT)
    with pytest.raises(BadInput, match="0 simulations"):
        analyse(record, 0)
    record.steps.pop()
    with pytest.raises(BadInput, match="the game is not over"):
        analyse(record, 1)
