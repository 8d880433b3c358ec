"""What has happened so far at a table, move by move, as the person saw it."""

from __future__ import annotations

from ludotheque.core.events import Json, Log
from ludotheque.core.record import replay_step
from ludotheque.terminal.session import Session


class History:
    """Events of every move that stands. Kept as events, so that any language can tell them."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.moves: list[list[Json]] = []
        self.tell_again()

    def add(self, events: list[Json]) -> None:
        self.moves.append(events)

    def tell_again(self) -> None:
        """Build it from the record: for a resumed game, and after an undo."""
        record = self._session.table.record
        state = record.first_state()
        seat = self._session.seat
        self.moves = []
        for number, step in enumerate(record.steps, 1):
            log = Log()
            replay_step(record, state, step, number, log)
            self.moves.append([event.seen_by(seat) for event in log.events])

    def lines(self) -> list[str]:
        """Everything in words, oldest first."""
        words = self._session.words
        return [words.event(event) for events in self.moves for event in events]
