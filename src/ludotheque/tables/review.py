"""A finished game to look at again: every step, with what happened and how it stood, through the
eyes of one seat, of a spectator, or of all together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ludotheque.core.changes import Shown, listed
from ludotheque.core.errors import BadInput
from ludotheque.core.events import Event, Json, Log, seen
from ludotheque.core.game import State
from ludotheque.core.record import Record, replay_step

ALL = "all"  # the eyes of every seat together
SPECTATOR = "spectator"


def review(record: Record, eyes: str) -> Json:
    """What a review needs: the first view whole, and of each step who did what, what happened, and
    which parts of the view it changed (`core/changes.py` puts them together)."""
    look, hear = _eyes(record, eyes)
    shown, log = Shown(record.game.printed), Log()
    state = record.first_state(log)
    first = look(state)
    shown.look(first, 0)
    steps: list[Json] = []
    told: Json = {"eyes": eyes, **_about(record), "opening": hear(log.events), "view": first,
                  "steps": steps}
    for number, step in enumerate(record.steps, 1):
        before, log = state.copy(), Log()
        move = replay_step(record, state, step, number, log)
        shown.look(look(state), number)
        steps.append({
            "seat": step.seat, "path": step.path.split(" "), "seconds": step.seconds,
            "says": record.game.says(before, step.seat, move).json(), "events": hear(log.events),
            "changes": listed(shown.changes(number - 1))})
    return told


def _about(record: Record) -> Json:
    return {"game": record.game.name, "edition": record.edition.name,
            "names": record.edition.names, "stand_ins": record.edition.stand_ins,
            "options": record.options, "seats": record.seats, "table": record.table,
            "started": record.started, "result": record.result}


def _eyes(record: Record, eyes: str) -> tuple[Callable[[State], Json],
                                              Callable[[list[Event]], list[Json]]]:
    """How a viewer sees a position, and what it is told of what happens."""
    seats = range(len(record.seats))
    if eyes == ALL:
        return lambda state: all_views(state, len(seats)), all_seen
    if eyes == SPECTATOR:
        return lambda state: state.view(None), lambda events: seen(events, None)
    if not eyes.isdecimal() or int(eyes) not in seats:
        raise BadInput(f"no seat {eyes[:20]!r}", "review",
                       f"{SPECTATOR}, {ALL} or 0 to {len(seats) - 1}")
    seat = int(eyes)
    return lambda state: state.view(seat), lambda events: seen(events, seat)


def all_views(state: State, seats: int) -> Json:
    """What all seats together know. Where a view has a place for each seat, each is as its owner
    sees it; where it tells what is known of things, all that anybody knows."""
    view = state.game.public(state)
    own = [state.game.own(state, seat, view) for seat in range(seats)]
    together = dict(view)
    for key, public in view.items():
        parts = [one.get(key, public) for one in own]
        if isinstance(public, list) and len(public) == seats:
            together[key] = [cast(list[object], part)[seat] for seat, part in enumerate(parts)]
        elif isinstance(public, dict) and any(part is not public for part in parts):
            together[key] = {name: fact for part in parts
                             for name, fact in cast(Json, part).items()}
    return together


def all_seen(events: list[Event]) -> list[Json]:
    """Events with everything that anybody was told of them."""
    return [{"kind": event.kind, "barrier": event.barrier,
             "facts": {**event.facts, **{name: fact for private in (event.private or {}).values()
                                         for name, fact in private.items()}}}
            for event in events]
