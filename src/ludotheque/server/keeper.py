"""What a host does at its tables without being asked: bots play, clocks run out, people are away.

One process does it for each table, by a lease in the database; if it dies, another takes over when
the lease has run out. Tables where something is due are found in the database, so that none has to
stay in memory for it.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time

from ludotheque.server.rooms import NoSuchTable, Room, Rooms, has_duties
from ludotheque.server.worker import Think
from ludotheque.server.workers import Workers
from ludotheque.store.commits import Unkept
from ludotheque.tables.entry import HOST, Entry, Refused
from ludotheque.tables.play import Play
from ludotheque.tables.shared import SharedTable

LEASE = 12.0  # seconds
SOON = 30.0  # what is due later than this is left to the database
ROUND = 1.0  # seconds between two looks at the database

log = logging.getLogger(__name__)


class Keeper:
    """The duties of this process."""

    def __init__(self, rooms: Rooms, bots: Workers, thinking: float) -> None:
        self.rooms = rooms
        self.bots = bots
        self.thinking = thinking  # seconds a bot may think about one move
        self._began = time.time()
        self._leased: dict[str, float] = {}
        rooms.on_change.append(self.changed)

    def changed(self, room: Room, entry: Entry | None, ours: bool) -> None:
        """A table was read or something happened at it: is there anything to do?"""
        table = room.table
        assert table is not None
        due = self.due(room, table)
        if ours or entry is None:
            self.rooms.note(room, due)
        if due is not None and due < time.time() + SOON and room.duty is None:
            room.duty = asyncio.create_task(self._serve(room), name=f"duty {room.id[:4]}")

    def due(self, room: Room, table: SharedTable) -> float | None:
        """When something has to be done at a table; None if nothing ever does."""
        play = table.play
        if play is None or play.ended or not has_duties(table):
            return None
        if play.bots_to_move():
            return time.time()
        deadline = play.deadline()
        times = [deadline[0]] if deadline is not None else []
        return min(times + [at for at, _ in self._away(room, table, play)], default=None)

    def _away(self, room: Room, table: SharedTable, play: Play) -> list[tuple[float, int]]:
        """When those who are away have been so for too long, and their seats."""
        present, last = room.present(), table.entries[-1].at
        out = []
        for seat in play.waits_for():
            who = table.gathering.places[seat].who
            if who not in present:
                since = max(room.gone.get(who, 0.0), last, self._began)
                out.append((since + table.plan.terms.grace, seat))
        return out

    async def watch(self) -> None:
        """Look after the tables where something is due, for ever."""
        while True:
            try:
                for id in await self.rooms.store.due(time.time()):
                    room = await self.rooms.room(id)
                    self.changed(room, None, False)
            except NoSuchTable:
                pass
            except Exception as error:  # the database may be away for a while
                log.warning("cannot look after tables: %s", type(error).__name__)
            await asyncio.sleep(ROUND)

    async def _serve(self, room: Room) -> None:
        """Do what is due at one table, until nothing is soon."""
        try:
            while await self._serve_once(room):
                pass
        except (NoSuchTable, Unkept):
            pass  # the database says what is due; it will be found again
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.error("serving a table: %s", type(error).__name__, exc_info=error)
        finally:
            room.duty = None

    async def _serve_once(self, room: Room) -> bool:
        """One thing that is due, or a little wait for it. Whether to go on."""
        room.changed.clear()
        if room.table is None:
            await self.rooms.room(room.id)
        table = room.table
        assert table is not None
        due = self.due(room, table)
        self.rooms.note(room, due)
        if due is None or due > time.time() + SOON:
            return False
        if not await self._lease(room.id):
            await self._wait(room, LEASE / 3)
        elif due > time.time():
            await self._wait(room, min(due - time.time(), LEASE / 3))
        else:
            await self._do(room, table)
        return True

    async def _wait(self, room: Room, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await room.changed.wait()
        except TimeoutError:
            pass

    async def _lease(self, id: str) -> bool:
        """Whether this process serves the table. Alone on a database it need not ask."""
        if not self.rooms.store.shared:
            return True
        now = time.time()
        if self._leased.get(id, 0.0) > now + LEASE / 2:
            return True
        if not await self.rooms.store.lease(id, now, LEASE):
            self._leased.pop(id, None)
            return False
        self._leased[id] = now + LEASE
        return True

    async def _do(self, room: Room, table: SharedTable) -> None:
        play, now = table.play, time.time()
        assert play is not None
        try:
            bots = play.bots_to_move()
            if bots:
                await self._play_bot(room, table, play, *bots[0])
                return
            deadline = play.deadline()
            if deadline is not None and deadline[0] <= now:
                await self._act(room, table, deadline[1], "timeout")
            for at, seat in self._away(room, table, play):
                if at <= now:
                    await self._act(room, table, seat, "away")
        except Refused:
            pass  # something else happened first: look again

    async def _play_bot(self, room: Room, table: SharedTable, play: Play, seat: int,
                        spec: str) -> None:
        board, own = play.board_of(seat)
        seq, state = table.seq_of(seat), board.state
        thought = Think.of(state, own, spec, _seed(room.id, seat, seq))
        paths = {move: " ".join(state.game.path(state, move)) for move in thought.legal}
        move = await self.bots.think(thought, self.thinking)
        await self.rooms.act(room.id, HOST, f"bot:{seat}:{seq}", seq, "move", paths[move], seat)

    async def _act(self, room: Room, table: SharedTable, seat: int, kind: str) -> None:
        seq = table.seq_of(seat)
        await self.rooms.act(room.id, HOST, f"{kind}:{seat}:{seq}", seq, kind, "", seat)

    def forget(self) -> None:
        """Drop old leases from memory."""
        now = time.time()
        self._leased = {id: until for id, until in self._leased.items() if until > now}


def _seed(id: str, seat: int, seq: int) -> int:
    """Each decision of a bot has a seed of its own, the same in every process."""
    digest = hashlib.blake2b(f"{id} {seat} {seq}".encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big")


