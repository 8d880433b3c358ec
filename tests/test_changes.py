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
from ludotheque.core.changes import Shown, changed

parts = st.none() | st.booleans() | st.integers(0, 2) | st.lists(st.text(max_size=3), max_size=3)
views = st.dictionaries(st.sampled_from("abcd"), parts, max_size=4)


def sent(value: object) -> Any:
    """As it comes out at the other end."""
    return json.loads(msgspec.json.encode(value))


@given(st.lists(views, min_size=2, max_size=6))
def test_what_changed_leads_from_view_to_view(several: list[dict[str, Any]]) -> None:
    shown = Shown()
    page: Any = None
    for view in several:
        found = shown.changes(view)
        page = sent(view) if found is None else changed(page, sent(found))
        assert sent(page) == sent(view)
        assert json.dumps(page, sort_keys=True) == json.dumps(view, sort_keys=True)  # true is not 1


def test_a_large_part_that_is_another_object_is_compared() -> None:
    shown, large = Shown(), ["word"] * 1000
    shown.changes({"printed": large, "round": 1})
    assert shown.changes({"printed": list(large), "round": 1}) == []
    assert sent(shown.changes({"printed": [*large, "more"], "round": 1})) == [
        ["printed", [*large, "more"]]]
    assert shown.changes({"round": 1}) == [["printed"]]


@pytest.mark.parametrize(("game", "seats"), [("eden", 1), ("goldblivion", 3), ("havresac", 2)])
def test_a_page_that_is_told_changes_sees_every_view(game: str, seats: int) -> None:
    state, chance = new_game(game, seed=3, seats=seats), random.Random(3)
    viewers = [*range(seats), None]
    pages: list[Any] = [sent(state.view(viewer)) for viewer in viewers]
    before = [Shown() for _ in viewers]
    for at, viewer in enumerate(viewers):
        before[at].changes(state.view(viewer))
    told = whole = 0
    for _ in range(60):
        if state.over:
            break
        seat = chance.choice(state.to_move())
        state.apply(seat, chance.choice(state.legal(seat)))
        for at, viewer in enumerate(viewers):
            view = state.view(viewer)
            found = sent(before[at].changes(view))
            pages[at] = changed(pages[at], found)
            assert pages[at] == sent(view)
            told, whole = told + len(json.dumps(found)), whole + len(json.dumps(view))
    assert told < whole / 2
