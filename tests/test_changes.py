"""What changed between two JSON values: applied to the old one it gives the new one."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque import new_game
from ludotheque.core.changes import changed, changes

plain = st.none() | st.integers(2, 9) | st.text(max_size=3)
values = st.recursive(plain, lambda inner: st.lists(inner, max_size=4)
                      | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4), max_leaves=20)


@given(values, values)
def test_what_changed_leads_from_the_old_to_the_new(old: Any, new: Any) -> None:
    sent = json.loads(json.dumps(changes(old, new)))
    assert changed(copy.deepcopy(old), sent) == new


@given(values)
def test_nothing_changed(value: Any) -> None:
    assert changes(value, copy.deepcopy(value)) == []


@pytest.mark.parametrize(("game", "seats"), [("eden", 1), ("goldblivion", 3), ("havresac", 2)])
def test_a_page_that_is_told_changes_sees_every_view(game: str, seats: int) -> None:
    state, chance = new_game(game, seed=3, seats=seats), random.Random(3)
    viewers = [*range(seats), None]
    pages: list[Any] = [json.loads(json.dumps(state.view(viewer))) for viewer in viewers]
    before = [state.view(viewer) for viewer in viewers]
    told = whole = 0
    for _ in range(60):
        if state.over:
            break
        seat = chance.choice(state.to_move())
        state.apply(seat, chance.choice(state.legal(seat)))
        for at, viewer in enumerate(viewers):
            view = state.view(viewer)
            sent = json.dumps(changes(before[at], view))
            pages[at], before[at] = changed(pages[at], json.loads(sent)), view
            assert pages[at] == json.loads(json.dumps(view))
            told, whole = told + len(sent), whole + len(json.dumps(view))
    assert told < whole / 2
