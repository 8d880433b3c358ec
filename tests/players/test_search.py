"""Players that search: the same for the same seed, and from nothing but what their seat knows."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.core import clock
from ludotheque.core.errors import BadInput
from ludotheque.core.game import State
from ludotheque.core.rng import FastRng
from ludotheque.games import GAMES
from ludotheque.players import LEVELS, make
from ludotheque.players.advice import advise
from ludotheque.players.rollout import LEAST, PROMISING, Rollouts, halvings, play_on
from ludotheque.players.rounds import Rounds
from ludotheque.players.search import CHUNK, Search

SEATS = {"eden": 1, "havresac": 2, "goldblivion": 2}
METHODS = ("greedy:4", "greedy:4:50", "tree:60", "rollout:12", "rollout:12:30:30", "rounds:200")


def middle(name: str, seed: int = 1, moves: int = 40) -> State:
    """A position some way into a random game, where somebody has a choice."""
    state = ludotheque.new_game(name, seed=seed, seats=SEATS[name])
    chance = FastRng(seed, 0)
    while moves > 0 or len(state.legal(state.to_move()[0])) < 2:
        seat = state.to_move()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(0, len(legal))])
        moves -= 1
        if state.over:
            return middle(name, seed + 100, 10)
    return state


@pytest.mark.parametrize("name", SEATS)
@pytest.mark.parametrize("spec", METHODS)
def test_the_same_seed_makes_the_same_choices(name: str, spec: str) -> None:
    state = middle(name)
    seat = state.to_move()[0]
    knowledge = state.game.know(state.view(seat), state.edition)
    chosen = [make(spec, 7).choose(knowledge, seat, state.legal(seat)) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in state.legal(seat)


@pytest.mark.parametrize("name", SEATS)
@pytest.mark.parametrize("spec", METHODS)
def test_the_hidden_truth_changes_no_choice(name: str, spec: str) -> None:
    """Another truth behind the same view: nobody can choose by what they cannot see."""
    for moves in (5, 30, 60):
        state = middle(name, moves=moves)
        seat = state.to_move()[0]
        knowledge = state.game.know(state.view(seat), state.edition)
        chosen = make(spec, 3).choose(knowledge, seat, state.legal(seat))
        for number in range(3):
            other = knowledge.imagine(FastRng(50 + number, 4))
            known = other.game.know(other.view(seat), other.edition)
            assert make(spec, 3).choose(known, seat, other.legal(seat)) == chosen


@pytest.mark.parametrize("name", SEATS)
def test_a_tree_knows_how_often_everything_was_tried(name: str) -> None:
    state = middle(name)
    seat = state.to_move()[0]
    search = Search(state.game.know(state.view(seat), state.edition), seat, state.legal(seat), 1)
    search.run(150)
    root = search.root
    assert search.simulations == 150 == int(root.tried) == sum(int(n) for n in root.visits)
    assert search.nodes <= 151  # one decision is added by each simulation at most
    values = [value for value in search.values() if value is not None]
    assert all(0.0 <= value <= 1.0 for value in values)
    assert search.value() == max(values)
    assert sorted(search.order()) == list(range(len(state.legal(seat))))


def test_a_tree_can_be_grown_in_steps() -> None:
    state = middle("eden")
    knowledge = state.game.know(state.view(0), state.edition)
    one, other = (Search(knowledge, 0, state.legal(0), 5) for _ in range(2))
    one.run(90)
    for _ in range(3):
        other.run(30)
    assert one.values() == other.values()


def test_the_scale_has_every_value_on_it_that_was_seen() -> None:
    """Nought is a value as any other, the first one too."""
    state = middle("eden")
    search = Search(state.game.know(state.view(0), state.edition), 0, state.legal(0), 1)
    search.widen(0, 0.0)
    assert (search.low[0], search.high[0]) == (0.0, 0.0)
    search.widen(0, 0.5)
    search.widen(0, 0.25)
    assert (search.low[0], search.high[0]) == (0.0, 0.5)


def test_a_search_by_time_ends() -> None:
    for name in SEATS:
        state = middle(name)
        seat = state.to_move()[0]
        knowledge = state.game.know(state.view(seat), state.edition)
        for spec in ("tree:0.01s", "rollout:0.01s", "further:0.01s", "rounds:0.01s"):
            assert make(spec, 1).choose(knowledge, seat, state.legal(seat)) in state.legal(seat)


def test_of_the_moves_that_are_followed_one_is_left() -> None:
    state = middle("goldblivion")
    seat = state.to_move()[0]
    rollouts = Rollouts(state.game.know(state.view(seat), state.edition), seat,
                        state.legal(seat), 1)
    assert rollouts.choose(20) in state.legal(seat)
    assert len(rollouts.left) == 1


class Ticking:
    """A clock on which every look takes a second."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.looks = 0
        monkeypatch.setattr(clock, "steady", self.steady)

    def steady(self) -> float:
        self.looks += 1
        return 1_000.0 + self.looks


@pytest.mark.parametrize("name", SEATS)
def test_who_thinks_for_a_time_looks_at_the_clock(
        name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However fast the machine is: it ends when the time is up, and not before."""
    state = middle(name)
    seat = state.to_move()[0]
    knowledge = state.game.know(state.view(seat), state.edition)
    ticking = Ticking(monkeypatch)
    search = Search(knowledge, seat, state.legal(seat), 1)
    search.run(0, 6.0)
    assert (ticking.looks, search.simulations) == (7, 6 * CHUNK)  # a chunk before the first look
    rollouts = Rollouts(knowledge, seat, state.legal(seat), 1)
    phases = halvings(min(PROMISING, len(state.legal(seat))))
    ticking.looks = 0
    rollouts.choose(0, 5.0 * phases)
    assert (ticking.looks, rollouts.followed) == (6 * phases, (LEAST + 4) * phases)


def test_a_plan_ends_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    state = middle("eden")
    knowledge = state.game.know(state.view(0), state.edition)
    ticking = Ticking(monkeypatch)
    looks = []
    for seconds in (5, 20, 40, 60):
        ticking.looks = 0
        Rounds(knowledge, 0, state.legal(0), 1).run(0, float(seconds))
        looks.append(ticking.looks)
        # Besides, it looks once before each move when it divides what is left.
        assert ticking.looks <= seconds + len(state.legal(0)) + 1
    assert looks == sorted(set(looks)), "the more time, the more it looks at"


@pytest.mark.parametrize("name", ["goldblivion", "havresac"])
def test_moves_are_followed_to_the_end_of_a_round(name: str) -> None:
    """Of this one, or of the next: what others do in rounds before the last is played too."""
    state = middle(name)
    seat = state.to_move()[0]
    for beyond in (0, 1):
        after = state.copy()
        play_on(after, seat, state.round + beyond)
        assert after.over or after.round > state.round + beyond or (
            after.round == state.round + beyond and seat not in after.to_move())


def collected(spec: str) -> int:
    """Objectives that a player of Eden has after some rounds of a few games."""
    found = 0
    for seed in range(4):
        state, player = ludotheque.new_game("eden", seed=seed), make(spec, seed)
        for _ in range(60):
            if not state.over:
                knowledge = state.game.know(state.view(0), state.edition)
                state.apply(0, player.choose(knowledge, 0, state.legal(0)))
        found += len(state.view(0)["taken"])
    return found


def test_whoever_looks_ahead_traps_more_goomz() -> None:
    assert collected("tree:100") >= 5 > 2 >= collected("random")


def test_a_tree_does_not_outgrow_its_room() -> None:
    state = middle("eden")
    search = Search(state.game.know(state.view(0), state.edition), 0, state.legal(0), 1, room=20)
    search.run(200)
    assert search.nodes == 20
    assert search.simulations == int(search.root.tried) == 200


def test_all_promising_moves_are_followed_in_the_same_positions() -> None:
    state = middle("goldblivion")
    seat = state.to_move()[0]
    knowledge = state.game.know(state.view(seat), state.edition)
    both = Rollouts(knowledge, seat, state.legal(seat), 4)
    both.compare(3)
    assert [both.mean(i) for i in both.left] == sorted(map(both.mean, both.left), reverse=True)
    for i in both.left[:2]:  # alone a move meets the same luck: it is worth the same
        alone = Rollouts(knowledge, seat, [state.legal(seat)[i]], 4)
        alone.compare(3)
        assert alone.mean(0) == both.mean(i)


@pytest.mark.parametrize("name", SEATS)
def test_every_level_plays_every_game(name: str) -> None:
    state = middle(name)
    seat = state.to_move()[0]
    knowledge = state.game.know(state.view(seat), state.edition)
    for level in LEVELS[:3]:
        assert make(level, 1).choose(knowledge, seat, state.legal(seat)) in state.legal(seat)
    for method in GAMES[name].levels.values():
        assert make(method, 1) is not None


@pytest.mark.parametrize("spec", [
    "", "clever", "random:1", "greedy:0", "greedy:x", "greedy:8:101", "tree", "tree:", "tree:0",
    "tree:-5", "tree:0s", "tree:0.0s", "tree:s", "tree:1.s5", "rollout:", "rollout:1e3",
    "rollout:99999999999", "rollout:9:101", "rollout:9:60:41", "rollout:9:60:x", "further:",
    "further:9:60:41", "tree:9:9", "tree:9999s", "rounds:", "rounds:9:9", "rounds:0", "expert:1",
    "tree:000000001000000000", "rollout:0"])
def test_a_wrong_spec_is_refused(spec: str) -> None:
    with pytest.raises(BadInput, match=r"unknown player .* \(expected easy, medium, hard, expert"):
        make(spec, 1)


@pytest.mark.parametrize("name", SEATS)
def test_advice_has_reasons_that_have_words(name: str) -> None:
    words = {language: ludotheque.Words(language, name) for language in ("en", "fr", "es")}
    given = 0
    for moves in range(0, 80, 16):
        state = middle(name, moves=moves)
        seat = state.to_move()[0]
        knowledge = state.game.know(state.view(seat), state.edition)
        best = advise(state.game, knowledge, seat, state.legal(seat), seed=1, simulations=80)
        assert 1 <= len(best) <= 3
        assert len({one.move for one in best}) == len(best)
        assert best[0].why
        for one in best:
            given += len(one.why)
            assert all(spoken.has(why.id) for why in one.why for spoken in words.values())
    assert given > 3


@pytest.mark.parametrize("name", SEATS)
def test_what_is_weighed_has_words(name: str) -> None:
    state = middle(name, moves=20)
    parts = state.weigh(state.to_move()[0])
    assert parts
    for language in ("en", "fr", "es"):
        assert all(ludotheque.Words(language, name).has(f"{name}-why-{part}")
                   for part in (*parts, "later"))
