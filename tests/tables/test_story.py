"""The story of a game as texts: to every viewer just the events that they may know."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from ludotheque import find
from ludotheque.core.events import Event, seen
from ludotheque.tables.story import Told, steps
from ludotheque.tables.table import Table


@pytest.mark.parametrize(("game", "options"), [
    ("eden", {}), ("goldblivion", {}), ("havresac", {}), ("havresac", {"same_chests": True})])
def test_each_viewer_is_told_what_they_may_know(game: str, options: dict[str, object]) -> None:
    found, chance = find(game), random.Random(5)
    seats = min(3, found.max_seats)
    table = Table.start(found, ["person"] * seats, options, seed=5)
    happened: list[list[Event]] = []
    while not table.state.over and len(happened) < 150:
        seat = chance.choice(table.state.to_move())
        happened.append(table.play(seat, chance.choice(table.state.legal(seat))))
    for viewer in (None, *range(seats)):
        expected = json.loads(msgspec.json.encode([seen(events, viewer) for events in happened]))
        assert [told.events(viewer) for told in table.told] == expected
        assert json.loads(msgspec.json.encode(steps(table.told, viewer))) == expected


def test_what_is_for_one_alone_is_told_to_nobody_else() -> None:
    told = Told([Event("draw", {"seat": "seat:1"}, private={0: {"card": "card:Bar"}}),
                 Event("open", {"item": "item:bow"}, only=2), Event("turn", {"seat": "seat:2"})])
    kinds = {viewer: [event["kind"] for event in told.events(viewer)]
             for viewer in (None, 0, 1, 2)}
    assert kinds == {None: ["draw", "turn"], 0: ["draw", "turn"], 1: ["draw", "turn"],
                     2: ["draw", "open", "turn"]}
    assert b"Bar" in told.to(0)
    assert not any(b"Bar" in told.to(viewer) for viewer in (None, 1, 2))
