"""What changed between two views: applied to the old one it gives the new one."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque import new_game
from ludotheque.core.changes import Shown, changed, changes, listed

things = st.lists(st.fixed_dictionaries({"n": st.integers(0, 1)}), max_size=3)
words = st.lists(st.text(max_size=3), max_size=3)
parts = things | words | st.none() | st.booleans() | st.integers(0, 2)
views = st.dictionaries(st.sampled_from("abcd"), parts, max_size=4)
viewed = st.tuples(views, views, st.integers(1, 3))  # public parts, own parts, versions passed


def sent(value: object) -> Any:
    """As it comes out at the other end."""
    return json.loads(msgspec.json.encode(value))


def told(public: Shown, own: Shown, since: int) -> list[bytes]:
    found = changes(public, own, since)
    assert found is not None
    return found


@given(st.lists(viewed, min_size=2, max_size=8), st.data())
def test_what_changed_leads_from_any_version_to_the_last(
        several: list[tuple[dict[str, Any], dict[str, Any], int]], data: st.DataObject) -> None:
    public, own = Shown(), Shown()
    pages: dict[int, Any] = {}  # as a page has it that was told then and not since
    version = 0
    for common, mine, passed in several:
        version += passed
        # A viewer's own parts stand beside the public ones or instead of them.
        view = {**common, **{key: value for key, value in mine.items() if key in common}}
        public.look(common, version)
        own.look({key: value for key, value in view.items() if key in mine}, version)
        for since, page in pages.items():
            found = sent(listed(told(public, own, since)))
            now = changed(page, found)
            assert json.dumps(now, sort_keys=True) == json.dumps(sent(view), sort_keys=True)
        pages[version] = sent(view)
        if data.draw(st.booleans()):
            pages = {at: page for at, page in pages.items() if at == version}
    assert changes(public, own, 0) is None  # a page from before anybody looked is told all


@given(st.lists(st.tuples(st.lists(st.integers(0, 2), max_size=3),
                          st.dictionaries(st.integers(0, 2), st.integers(3, 4), max_size=2)),
                min_size=2, max_size=8))
def test_of_a_list_only_some_items_are_a_viewers_own(
        several: list[tuple[list[int], dict[int, int]]]) -> None:
    public, own = Shown(), Shown()
    pages: dict[int, Any] = {}
    for version, (numbers, secrets) in enumerate(several):
        seats = [{"n": n} for n in numbers]
        mine = [{"n": secrets[n]} if n in secrets else seat for n, seat in enumerate(seats)]
        public.look({"seats": seats}, version)
        own.look({"seats": mine} if secrets else {}, version, public, {"seats": seats})
        for since, page in pages.items():
            found = sent(listed(told(public, own, since)))
            assert changed(page, found) == {"seats": mine}
        pages[version] = {"seats": sent(mine)}


def test_what_is_a_viewers_own_is_encoded_alone() -> None:
    public, own = Shown(), Shown()
    seats = [{"n": n} for n in range(3)]
    for version, n in enumerate((5, 6)):
        public.look({"seats": seats}, version)
        own.look({"seats": [seats[0], {"n": n}, seats[2]]}, version, public, {"seats": seats})
        assert own.parts["seats"].texts == [b"", b'{"n":%d}' % n, b""]
    assert changes(public, own, 0) == [b'["seats",1,{"n":6}]']


def test_nothing_is_told_twice() -> None:
    public, own = Shown(["printed"]), Shown()
    for version in range(3):
        public.look({"printed": ["word"] * 1000, "round": version // 2}, version)
        own.look({"seat": 1}, version)
    assert changes(public, own, 0) == [b'["round",1]']
    assert changes(public, own, 2) == []


def test_a_page_told_elsewhere_of_what_nobody_saw_here_is_told_all() -> None:
    """At another process it saw a move that was then taken back: here nothing ever changed."""
    public, own = Shown(), Shown()
    for version in (1, 2, 3, 7, 8):
        public.look({"at": "start", "things": [{"n": 0}]}, version)
        own.look({}, version)
    for version in (1, 2, 3, 7, 8):
        assert changes(public, own, version) == []
    for version in (-1, 0, 4, 5, 6, 9):
        assert changes(public, own, version) is None


def test_of_endless_gaps_the_oldest_are_forgotten() -> None:
    shown = Shown()
    for version in range(0, 200, 2):
        shown.look({"round": version // 50}, version)
    assert [list(shown.since(version) or []) for version in (196, 198)] == [[], []]
    assert shown.since(198 - 50) is None
    assert shown.since(198 - 30) is not None


def test_a_part_that_comes_back_as_it_was_is_told() -> None:
    shown = Shown()
    for version, thing in enumerate(({"a": 1}, {}, {"a": 1}, {"a": True}, {"a": 1})):
        shown.look(thing, version)
        if version:
            assert list(shown.since(version - 1) or {}) == ["a"]


@pytest.mark.parametrize(("game", "seats"), [("eden", 1), ("goldblivion", 3), ("havresac", 2)])
def test_a_page_that_is_told_changes_sees_every_view(game: str, seats: int) -> None:
    state, chance = new_game(game, seed=3, seats=seats), random.Random(3)
    viewers = [*range(seats), None]
    pages: list[Any] = [sent(state.view(viewer)) for viewer in viewers]
    public, owns = Shown(state.game.printed), [Shown(["seat"]) for _ in viewers]
    brief = whole = 0
    for version in range(60):
        common = state.game.public(state)
        public.look(common, version)
        for at, viewer in enumerate(viewers):
            mine = {} if viewer is None else state.game.own(state, viewer, common)
            owns[at].look(mine, version)
            found = sent(listed(told(public, owns[at], version - 1 if version else 0)))
            pages[at] = changed(pages[at], found)
            view = state.view(viewer)
            assert pages[at] == sent(view)
            brief, whole = brief + len(json.dumps(found)), whole + len(json.dumps(view))
        if state.over:
            break
        seat = chance.choice(state.to_move())
        state.apply(seat, chance.choice(state.legal(seat)))
    assert brief < whole / 2
