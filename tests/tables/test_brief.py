"""Who is told briefly has the same picture as who is told everything each time."""

from __future__ import annotations

import random
from typing import Any, cast

import msgspec
import pytest

from ludotheque import Json
from ludotheque.core.changes import changed
from ludotheque.tables.brief import Brief
from ludotheque.tables.shared import SharedTable
from ludotheque.tables.terms import OPEN
from tests.conftest import SOAK
from tests.tables.people import ANN, game_of, picture, plan, play_on, playing, says, talk

ENTRIES = 2_000 if SOAK else 150
TABLES: dict[str, dict[str, Any]] = {
    "eden": {"game": "eden", "seats": (OPEN,), "options": {"modes": ["celestial"]}},
    "goldblivion": {"game": "goldblivion", "seats": (OPEN, OPEN, OPEN)},
    "goldblivion alone": {"game": "goldblivion", "seats": (OPEN,), "options": {"noble": "jade"}},
    "havresac": {"game": "havresac"},
    "havresac hidden": {"game": "havresac", "options": {"season": "winter", "same_chests": True}},
    "a duel": {"game": "eden", "duel": True},
}


class Page:
    """Looks only now and then."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.version = -1
        self.told: Json = {}
        self.whole = 0  # how often it was told all

    def look(self, brief: Brief, one: SharedTable) -> None:
        members = brief.update(one, self.viewer, self.version, 0.0)
        new = msgspec.json.decode(b"{" + b",".join(members) + b"}")
        self.whole += "view" in new
        if "changes" in new:
            found = cast(list[list[object]], new.pop("changes"))
            new["view"] = changed(cast(Json, self.told["view"]), found)
        self.told = {**self.told, **new}
        self.version = one.version

    def sees(self, one: SharedTable) -> None:
        """It has what it would be told now; the story and the talk come bit by bit."""
        for key, value in picture(one, self.viewer).items():
            if key not in ("story", "chat", "about"):
                assert self.told[key] == value, key


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seed", range(10 * SOAK or 2))
def test_told_briefly_is_told_everything(table: str, seed: int) -> None:
    chance = random.Random(seed)
    one, brief = playing(plan(**TABLES[table], seed=seed)), Brief()
    pages = [Page(viewer) for viewer in (*range(len(one.plan.seats)), None)]
    for _ in range(ENTRIES):
        if game_of(one).ended:
            break
        if chance.random() < 0.1:
            says(one, ANN, "chat", talk("well, well"))
        else:
            play_on(one, chance, 1)
        for page in pages:
            if chance.random() < 0.7:
                page.look(brief, one)
                page.sees(one)
        if chance.random() < 0.5:
            one.rest()
    assert all(page.whole <= 2 for page in pages), "whoever has seen something is told the rest"
