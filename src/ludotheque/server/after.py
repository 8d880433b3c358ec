"""What follows from an entry that this process kept: a record, a rematch, a notice of the turn."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from ludotheque.server.notify import Notice, Notifier, Target
from ludotheque.server.room import Room, summary_of
from ludotheque.server.rooms import Rooms
from ludotheque.tables.entry import Entry
from ludotheque.tables.shared import SharedTable

PATIENCE = 10.0  # seconds before somebody is told: perhaps they only reload the page

log = logging.getLogger(__name__)


class After:
    """Listens to the rooms. Everything here happens later and may fail without harm."""

    def __init__(self, rooms: Rooms, notifier: Notifier, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._rooms = rooms
        self._notifier = notifier
        self._reminders: dict[tuple[str, str], asyncio.Task[None]] = {}  # by table and person
        rooms.on_change.append(self.changed)

    def stop(self) -> None:
        """Nobody is reminded any more."""
        for reminder in self._reminders.values():
            reminder.cancel()

    def changed(self, room: Room, entry: Entry | None, ours: bool) -> None:
        table = room.table
        assert table is not None
        if entry is not None and ours and room.newly:
            for who in room.newly - room.present():
                self._remind_later(room, who)
        # A table that is read may have been left so by a crash, before anything followed from it.
        if table.phase == "ended" and (
                entry is None or (ours and entry.kind not in ("chat", "again", "next"))):
            self._rooms.run(self.keep_records(room.id, table))
        if table.all_want_again and not table.next:  # whoever sees it first
            self._rooms.run(self._rooms.open_rematch(room))

    def _remind_later(self, room: Room, who: str) -> None:
        """One reminder for each turn: a new one ends that of an earlier turn."""
        before = self._reminders.get((room.id, who))
        if before is not None:
            before.cancel()
        reminder = asyncio.create_task(self._remind(room, who))
        self._reminders[room.id, who] = reminder
        reminder.add_done_callback(lambda done: self._reminded(room.id, who, done))

    def _reminded(self, id: str, who: str, done: asyncio.Task[None]) -> None:
        if self._reminders.get((id, who)) is done:
            del self._reminders[id, who]
        if not done.cancelled() and (error := done.exception()) is not None:
            log.warning("somebody was not told of their turn: %s", type(error).__name__)

    async def keep_records(self, id: str, table: SharedTable) -> list[str]:
        """Keep the records of a finished table; their texts."""
        texts = [record.text() for record in table.records()]
        plan = table.plan
        await self._rooms.store.add_records(id, plan.game.name, plan.private,
                                            table.entries[-1].at, summary_of(table), texts)
        return texts

    async def _remind(self, room: Room, who: str) -> None:
        """Tell somebody who stays away that it is their turn."""
        await asyncio.sleep(self.patience)
        if who in room.present() or who not in room.waited_for:
            return
        person = await self._rooms.store.person(who)
        table = room.table
        if person is None or person.notify is None or table is None:
            return
        try:
            target = msgspec.json.decode(person.notify, type=Target)
        except msgspec.DecodeError:
            return
        self._notifier.post(who, target, Notice(table.plan.name, table.plan.game.name,
                                                f"/t/{room.id}"))
