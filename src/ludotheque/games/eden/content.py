"""The schema of an Eden edition file: checks resolved content and builds the typed tables."""

from __future__ import annotations

from typing import Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.content import check, digest_of, stand_ins_of
from ludotheque.core.errors import BadContent
from ludotheque.core.events import Json
from ludotheque.games.eden import pieces as p

Source = Literal["rulebook", "stand-in"]
Row = Literal["move 1", "move 2", "move 3", "attract", "repel 1", "repel 2", "protect", "heal",
              "trap", "shortcut", "swap goomz", "swap allies"]


class Objective(msgspec.Struct, forbid_unknown_fields=True):
    ally: Literal["water", "fauna", "flora"]
    terrain: Literal["waterfall", "swamp", "forest", "mountain"]
    reroll: bool
    source: Source


class ActionsCard(msgspec.Struct, forbid_unknown_fields=True,
                  rename={f"row{n}": str(n) for n in range(1, 7)}):
    source: Source
    row1: Row
    row2: Row
    row3: Row
    row4: Row
    row5: Row
    row6: Row


class Actions(msgspec.Struct, forbid_unknown_fields=True):
    I: ActionsCard  # noqa: E741 (the cards are numbered in Roman)
    II: ActionsCard
    III: ActionsCard
    IV: ActionsCard


class Score(msgspec.Struct, forbid_unknown_fields=True):
    source: Source
    objective: int
    healthy: int
    ravaged: int
    noa: int
    reroll: int
    mode: int
    late: int
    free_rounds: int


class Content(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    objectives: dict[str, Objective]
    actions: Actions
    score: Score


def edition_of(name: str, source: Json, where: str) -> p.EdenEdition:
    content = check(source, Content, where)
    objectives = list(content.objectives.values())
    if len(objectives) != 9:
        raise BadContent(f"{len(objectives)} objectives", f"{where}: objectives",
                         "9: three decks of three (E3)")
    pairs = {(card.ally, card.terrain) for card in objectives}
    if len(pairs) != 9:
        raise BadContent("two objectives name the same Ally and terrain",
                         f"{where}: objectives", "9 different pairs")
    cards = [content.actions.I, content.actions.II, content.actions.III, content.actions.IV]
    rows = [row for card in cards
            for row in (card.row1, card.row2, card.row3, card.row4, card.row5, card.row6)]
    if "trap" not in rows:
        raise BadContent("no row is a trap", f"{where}: actions",
                         "at least one, or no game can be won")
    return p.EdenEdition(
        name, digest_of(source), source, stand_ins_of(source),
        vec[i64]([action_of(row) for row in rows]),
        vec[i64]([int(row[-1]) if row[-1].isdigit() else 0 for row in rows]),
        vec[i64]([p.ALLIES.index(card.ally) for card in objectives]),
        vec[i64]([p.TERRAINS.index(card.terrain) for card in objectives]),
        vec[i64]([int(card.reroll) for card in objectives]),
        score_of(content.score, where))


def action_of(row: str) -> int:
    """`move 2` is a move, `swap allies` a swap of Allies."""
    words = row.split()
    return p.ACTIONS.index("-".join(words) if words[0] == "swap" else words[0])


def score_of(score: Score, where: str) -> p.ScoreTable:
    for field in ("objective", "healthy", "ravaged", "noa", "reroll", "mode", "late",
                  "free_rounds"):
        if not 0 <= getattr(score, field) <= 1000:
            raise BadContent(f"{getattr(score, field)}", f"{where}: score.{field}", "0 to 1000")
    return p.ScoreTable(score.objective, score.healthy, score.ravaged, score.noa, score.reroll,
                        score.mode, score.late, score.free_rounds)
