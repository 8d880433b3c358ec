"""Walking choice paths: on made-up choices, and on every position of random games of Eden."""

from __future__ import annotations

import random

import pytest

from ludotheque.core.events import Message
from ludotheque.core.game import Choice
from ludotheque.games import find
from ludotheque.tables.table import Table
from ludotheque.terminal.walk import Walk, kind_of


def choices(*paths: str) -> list[Choice]:
    return [Choice(number, path.split(), Message("x", {}), [], False, [])
            for number, path in enumerate(paths)]


def test_offers_what_may_come_next_with_what_lies_behind() -> None:
    walk = Walk(choices("die:5 card:I ally:water", "die:5 card:II ally:water", "act:end"))
    assert [(offer.ref, offer.count) for offer in walk.options()] == [("die:5", 2), ("act:end", 1)]
    assert [offer.completes is not None for offer in walk.options()] == [False, True]


def test_steps_to_a_choice_and_back() -> None:
    walk = Walk(choices("die:5 card:I", "die:5 card:II", "act:end"))
    assert walk.done is None
    assert walk.step("die:5")
    assert walk.refs() == ["card:I", "card:II"]
    assert walk.step("card:II")
    assert walk.done is not None
    assert walk.done.move == 1
    assert walk.options() == []
    assert walk.back()
    assert walk.back()
    assert not walk.back()
    assert walk.done is None


def test_what_is_not_offered_changes_nothing() -> None:
    walk = Walk(choices("die:5 card:I"))
    assert not walk.step("card:I")
    assert walk.path == ()


def test_no_choices() -> None:
    assert Walk([]).options() == []
    assert Walk([]).done is None


def test_pairs_may_be_pointed_at_in_either_order() -> None:
    walk = Walk(choices("place:0 place:1", "place:0 place:2", "place:1 place:2"))
    assert [(offer.ref, offer.count) for offer in walk.options()] == [
        ("place:0", 2), ("place:1", 2), ("place:2", 2)]
    walk.step("place:2")
    assert walk.refs() == ["place:0", "place:1"]
    walk.step("place:0")
    assert walk.done is not None
    assert walk.done.move == 1


def test_order_counts_where_both_orders_are_choices() -> None:
    walk = Walk(choices("act:backup die:3 die:5", "act:backup die:5 die:3",
                        "act:backup die:3 die:3"))
    walk.step("act:backup")
    walk.step("die:5")
    assert walk.refs() == ["die:3"]
    walk.step("die:3")
    assert walk.done is not None
    assert walk.done.move == 1


def test_a_pair_among_unlike_choices_keeps_its_order() -> None:
    """Water attracts Flora or a Goomz; that Flora cannot attract does not make them a pair."""
    walk = Walk(choices("ally:water ally:flora", "ally:water goomz:red"))
    assert walk.refs() == ["ally:water"]


@pytest.mark.parametrize("seed", range(3))
def test_every_choice_of_a_game_can_be_walked(seed: int) -> None:
    table = Table.start(find("eden"), seed=seed, options={
        "modes": "celestial,fearless,resurrection,ravage,weakness" if seed else ""})
    rng = random.Random(seed)
    while not table.state.over:
        offered = table.choices(0)
        for choice in offered:
            walk = Walk(offered)
            for ref in choice.path:
                assert walk.done is None
                assert walk.step(ref)
            assert walk.done is choice
        walk_anyhow(Walk(offered), rng)
        table.play(0, rng.choice(offered).move)


def walk_anyhow(walk: Walk, rng: random.Random) -> None:
    """Whatever is pointed at, the choice made has just these components."""
    while walk.done is None:
        walk.step(rng.choice(walk.refs()))
    assert sorted(walk.done.path) == sorted(walk.path)
    assert [kind_of(ref) for ref in walk.done.path] == [kind_of(ref) for ref in walk.path]
