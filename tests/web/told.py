"""Whether all that a page was told is what its seat may know: the record of the game, replayed by
the engine, is the judge."""

from __future__ import annotations

import json
from typing import Any

from ludotheque.core.changes import changed
from ludotheque.core.events import Log, seen
from ludotheque.core.record import Record, replay_step
from tests.server.serving import Message

ALWAYS = {"is", "table", "version", "you", "seq", "owner", "chat", "clocks", "story"}
SOMETIMES = {"phase", "seats", "to_move", "can_undo", "asking", "agreed", "choices", "view",
             "changes", "kept", "wanting", "next", "about", "standing", "results"}


def check_told(heard: list[Message], record: Record, seat: int) -> int:
    """Check every message about the game; how many positions had something hidden in them."""
    state = record.first_state()
    story: list[Any] = []
    events: list[Any] = []
    view: Message = {}
    hidden = 0
    for message in heard:
        if message["is"] != "table":
            continue
        assert message.keys() <= ALWAYS | SOMETIMES
        if "story" not in message:
            assert not message.keys() & {"view", "changes", "choices"}
            continue
        story[message["story"]["from"]:] = message["story"]["steps"]
        view = changed(view, message["changes"]) if "changes" in message \
            else message.get("view", view)
        while len(events) < len(story):
            log = Log()
            replay_step(record, state, record.steps[len(events)], len(events) + 1, log)
            events.append(_plain(seen(log.events, seat)))
        assert story == events
        assert view == _plain(state.view(seat))
        if message.get("choices"):
            assert message["choices"] == _plain([choice.json() for choice in state.choices(seat)])
        hidden += any(_secret(state.view(other), view) for other in range(len(record.seats)))
    return hidden


def _secret(theirs: Message, mine: Message) -> bool:
    """Whether somebody else knows more, besides where they sit."""
    return any(mine[key] != _plain(part) for key, part in theirs.items() if key != "seat")


def _plain(value: object) -> Any:
    return json.loads(json.dumps(value))
