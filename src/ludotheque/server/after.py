"""What follows from an entry that this process kept: a record, a rematch, a notice of the turn."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from ludotheque.server.notify import Notice, Notifier, Target
from ludotheque.server.rooms import Room, Rooms, people_to_move, summary_of
from ludotheque.tables.entry import Entry
from ludotheque.tables.shared import SharedTable

PATIENCE = 10.0  # seconds before somebody is told: perhaps they only reload the page

log = logging.getLogger(__name__)


class After:
    """Listens to the rooms. Everything here happens later and may fail without harm."""

    def __init__(self, rooms: Rooms, notifier: Notifier, patience: float = PATIENCE) -> None:
        self._rooms = rooms
        self._notifier = notifier
        self._patience = patience
        rooms.on_change.append(self.changed)

    def changed(self, room: Room, entry: Entry | None, ours: bool) -> None:
        table = room.table
        assert table is not None
        waited_for, room.waited_for = room.waited_for, people_to_move(table)
        if not ours or entry is None:
            return
        for who in room.waited_for - waited_for - room.present():
            self._rooms.run(self._remind(room, who, table.version))
        if table.phase == "ended" and entry.kind not in ("chat", "again", "next"):
            self._rooms.run(self.keep_records(room.id, table))
        if table.all_want_again and not table.next:
            self._rooms.run(self._rooms.open_rematch(room))

    async def keep_records(self, id: str, table: SharedTable) -> list[str]:
        """Keep the records of a finished table; their texts."""
        texts = [record.text() for record in table.records()]
        plan = table.plan
        await self._rooms.store.add_records(id, plan.game.name, plan.private,
                                            table.entries[-1].at, summary_of(table), texts)
        return texts

    async def _remind(self, room: Room, who: str, version: int) -> None:
        """Tell somebody who stays away that it is their turn."""
        await asyncio.sleep(self._patience)
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


