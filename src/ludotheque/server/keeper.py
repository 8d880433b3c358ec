"""What a host does at its tables without being asked: bots play, clocks run out, people are away.

One process does it for each table, by a lease in the database; if it dies, another takes over when
the lease has run out. Tables where something is due are found in the database, so that none has to
stay in memory for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from ludotheque.core import clock
from ludotheque.server.room import Room
from ludotheque.server.rooms import NoSuchTable, Rooms
from ludotheque.server.worker import Think
from ludotheque.server.workers import Workers
from ludotheque.store.commits import Unkept
from ludotheque.tables.entry import HOST, Entry, Refused
from ludotheque.tables.play import Play
from ludotheque.tables.shared import SharedTable

LEASE = 12.0  # seconds
SOON = 30.0  # what is due later than this is left to the database
LOOK = 30.0  # seconds between two looks whether those who are waited for are still there
BROKEN = 3600.0  # seconds before a table that cannot be read is tried again
ROUND = 1.0  # seconds between two looks at the database

log = logging.getLogger(__name__)


class Keeper:
    """The duties of this process."""

    def __init__(self, rooms: Rooms, bots: Workers, thinking: float) -> None:
        self.rooms = rooms
        self.bots = bots
        self.thinking = thinking  # seconds a bot may think about one move
        self._began = clock.now()
        self._leased: dict[str, float] = {}
        self._ending = asyncio.Event()
        rooms.on_change.append(self.changed)
        rooms.on_presence.append(self.look)

    def end(self) -> None:
        """Begin nothing any more."""
        self._ending.set()

    def changed(self, room: Room, entry: Entry | None, ours: bool) -> None:
        """A table was read or something happened at it."""
        self.look(room, ours or entry is None)
        if entry is not None and entry.kind == "away" and room.table is not None:
            who = room.table.gathering.places[entry.seat].who
            if any(page.person.id == who for page in room.pages):  # they came just then
                self.rooms.run(self.rooms.give_back(room, who))

    def look(self, room: Room, note: bool = True) -> None:
        """Is there anything to do at a table?"""
        table = room.table
        assert table is not None
        due = self.due(room, table)
        if note:
            self.rooms.note(room, due)
        if due is not None and due < clock.now() + SOON and room.duty is None \
                and not self._ending.is_set():
            room.duty = asyncio.create_task(self._serve(room), name=f"duty {room.id[:4]}")

    def due(self, room: Room, table: SharedTable) -> float | None:
        """When something has to be done at a table, or looked at; None if nothing ever has."""
        play = table.play
        if play is None or play.ended or not room.duties:
            return None
        if play.bots_to_move():
            return clock.now()
        deadline = play.deadline()
        times = [deadline[0]] if deadline is not None else []
        away = self._away(room, table, play)
        times += [at for at, _ in away]
        if len(away) < len(play.waits_for()):  # who is there now may be gone with this process
            times.append((clock.now() // LOOK + 2) * LOOK)
        return min(times, default=None)

    def _away(self, room: Room, table: SharedTable, play: Play) -> list[tuple[float, int]]:
        """When those who are away have been so for too long, and their seats."""
        present, last, grace = room.present(), table.entries[-1].at, table.plan.terms.grace
        # Another process may know them to be there, or when they went: it has time to say so.
        least = max(room.promised or 0.0, room.known + min(grace, LOOK)) \
            if self.rooms.store.shared else 0.0
        out = []
        for seat in play.waits_for():
            who = table.gathering.places[seat].who
            if who not in present:
                since = max(room.gone.get(who, 0.0), last, self._began)
                out.append((max(since + grace, least), seat))
        return out

    async def watch(self) -> None:
        """Look after the tables where something is due, until the end."""
        while not self._ending.is_set():
            try:
                for id in await self.rooms.store.due(clock.now()):
                    await self._look_after(id)
            except Exception as error:  # the database may be away for a while
                log.warning("cannot look after tables: %s", type(error).__name__)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), ROUND)

    async def _look_after(self, id: str) -> None:
        """The database says that something is due at a table. If not, it learns when."""
        try:
            room = await self.rooms.room(id)
        except NoSuchTable:
            return
        except Unkept:
            raise
        except Exception as error:  # the others must not wait for one that cannot be read
            await self.rooms.store.postpone(id, clock.now() + BROKEN)
            log.error("a table cannot be read: %s", type(error).__name__, exc_info=error)
            return
        if room.duty is None:
            room.noted = None
            self.look(room)

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
        if due is None or due > clock.now() + SOON:
            return False
        if not await self._lease(room.id):
            await self._wait(room, LEASE / 3)
        elif due > clock.now():
            await self._wait(room, min(due - clock.now(), LEASE / 3))
        else:
            await self._do(room, table)
        return True

    async def _wait(self, room: Room, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(room.changed.wait(), seconds)

    async def _lease(self, id: str) -> bool:
        """Whether this process serves the table. Alone on a database it need not ask."""
        if not self.rooms.store.shared:
            return True
        now = clock.now()
        if self._leased.get(id, 0.0) > now + LEASE / 2:
            return True
        if not await self.rooms.store.lease(id, now, LEASE):
            self._leased.pop(id, None)
            return False
        self._leased[id] = now + LEASE
        return True

    async def _do(self, room: Room, table: SharedTable) -> None:
        play, now = table.play, clock.now()
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
        seed = int.from_bytes(self.rooms.keyed(f"{room.id} {seat} {seq}", b"bot")[:7], "big")
        thought = Think.of(state, own, spec, seed)
        paths = {move: " ".join(state.game.path(state, move)) for move in thought.legal}
        move = await self._think(room.id, thought, table.plan.owner)
        await self.rooms.act(room.id, HOST, f"bot:{seat}:{seq}", seq, "move", paths[move], seat)

    async def _think(self, id: str, thought: Think, whose: str) -> int:
        """A bot's move. The lease is held even if it takes long: nobody else need think of it."""
        thinking = asyncio.create_task(self.bots.think(thought, self.thinking, whose))
        try:
            while not (await asyncio.wait((thinking,), timeout=LEASE / 3))[0]:
                await self._lease(id)
            return thinking.result()
        finally:
            thinking.cancel()

    async def _act(self, room: Room, table: SharedTable, seat: int, kind: str) -> None:
        seq = table.seq_of(seat)
        await self.rooms.act(room.id, HOST, f"{kind}:{seat}:{seq}", seq, kind, "", seat)

    def forget(self) -> None:
        """Drop old leases from memory."""
        now = clock.now()
        self._leased = {id: until for id, until in self._leased.items() if until > now}
