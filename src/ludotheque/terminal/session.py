"""One sitting at a table in a terminal, however it is drawn: words, saving, time, bots, hints.

The full-screen app and the plain line mode both play through this; neither knows any rule.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from ludotheque.core.events import Json
from ludotheque.core.game import Choice
from ludotheque.core.rng import derive_seed
from ludotheque.core.text import Words
from ludotheque.players import Player, make, rate
from ludotheque.tables.table import Table
from ludotheque.terminal import saves

PERSON = "person"
HINT_SAMPLES = 24


class Session:
    """A table, the language it is shown in, and the file that keeps it.

    `clock` is injectable for tests. Every move is on disk before it is shown.
    """

    def __init__(self, table: Table, words: Words, path: Path | None = None,
                 clock: Callable[[], float] = time.monotonic) -> None:
        self.table = table
        self.words = words
        self.path = path
        self._clock = clock
        timed = [step.seconds for step in table.record.steps if step.seconds is not None]
        self._started = clock() - max(timed, default=0.0)
        self._bots = {seat: make(spec, derive_seed(seat, len(table.record.steps)))
                      for seat, spec in enumerate(table.record.seats) if spec != PERSON}
        self.save()

    @property
    def seat(self) -> int:
        """The seat of the person at the keyboard: the lowest that may act, else the first."""
        people = [seat for seat in range(len(self.table.record.seats)) if seat not in self._bots]
        acting = [seat for seat in self.table.state.to_move() if seat in people]
        return acting[0] if acting else (people or [0])[0]

    @property
    def over(self) -> bool:
        return self.table.state.over

    @property
    def speedrun(self) -> bool:
        return bool(self.table.record.table.get("speedrun"))

    def seconds(self) -> float:
        """Playing time; a resumed game goes on where its clock stood. It stops at the end."""
        steps = self.table.record.steps
        if self.over and steps and steps[-1].seconds is not None:
            return steps[-1].seconds
        return self._clock() - self._started

    def view(self) -> Json:
        """What the person may see."""
        return self.table.state.view(self.seat)

    def choices(self) -> list[Choice]:
        """What the person may do now."""
        return self.table.choices(self.seat)

    def play(self, move: int) -> list[Json]:
        """Make the person's move, and then those of bots; what happened, as the person sees it."""
        seat = self.seat
        events = self._move(seat, move, seat)
        while not self.over:
            bots = [other for other in self.table.state.to_move() if other in self._bots]
            if not bots:
                break
            events += self._move(bots[0], self._bot_move(bots[0]), seat)
        return events

    def undo(self) -> bool:
        """Take back the person's last decision, unless something was rolled or revealed since."""
        done = self.table.undo(self.seat)
        if done:
            self.save()
        return done

    def can_undo(self) -> bool:
        return self.table.can_undo(self.seat)

    def hint(self) -> Choice | None:
        """The choice that looks best one move ahead, from what the person may know."""
        choices = self.choices()
        if not choices:
            return None
        seat = self.seat
        knowledge = self.table.game.know(self.table.state.view(seat), self.table.state.edition)
        values = rate(knowledge, seat, [choice.move for choice in choices],
                      derive_seed(1, len(self.table.record.steps)), HINT_SAMPLES)
        return choices[max(range(len(choices)), key=lambda i: values[i])]

    def speak(self, language: str) -> None:
        """Go on in another language."""
        self.words = Words(language, self.words.game)

    def again(self) -> Session:
        """A new game of the same kind, with fresh luck and a file of its own."""
        old = self.table.record
        extra = {key: value for key, value in old.table.items() if key != "seed"}
        table = Table.start(old.game, old.seats, old.options, old.edition, table=extra,
                            started=saves.now())
        path = None if self.path is None else saves.new_path(old.game.name)
        return Session(table, self.words, path, self._clock)

    def save(self) -> None:
        if self.path is not None:
            self.table.record.save(self.path)

    def _move(self, seat: int, move: int, viewer: int) -> list[Json]:
        events = self.table.play(seat, move, round(self.seconds(), 1))
        self.save()
        return [event.seen_by(viewer) for event in events]

    def _bot_move(self, seat: int) -> int:
        state = self.table.state
        bot: Player = self._bots[seat]
        knowledge = state.game.know(state.view(seat), state.edition)
        return bot.choose(knowledge, seat, state.legal(seat))
