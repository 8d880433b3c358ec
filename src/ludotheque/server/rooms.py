"""The tables that are alive in this process, who follows them, and how something happens at one.

Persist, then publish: an entry is proposed, kept by the store, and only then accepted and told.
Another process may have been first with its number: then its entry is read, and ours tried again.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import sys
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Literal

from ludotheque.core import clock
from ludotheque.core.fair import new_secret
from ludotheque.games import find
from ludotheque.server import protocol
from ludotheque.server.room import NOBODY, Room, has_duties, people_to_move, summary_of
from ludotheque.store.commits import Kept, Standing, Unkept
from ludotheque.store.store import Store, Stored
from ludotheque.tables.entry import HOST, NO_SEAT, Entry, Refused, Seating, read_data
from ludotheque.tables.shared import SharedTable
from ludotheque.tables.terms import PERSON, Plan

if TYPE_CHECKING:
    from ludotheque.server.pages import Page

TRIES = 50  # to be first with a number
IDLE = 60.0  # seconds after which a table that nothing happens at is dropped from memory
SEATING = ("sit", "stand", "seat")  # kinds of entries that change who sits where
LOOK_AGAIN = 5.0  # seconds after which the host looks at a table that a crash interrupted
PAUSE = 1.0  # seconds before a table is read again that the database did not give
CROWD = 200  # people of a table that another process is told of
TOGETHER = 0.05  # seconds in which those who come and go are told of at once
FAREWELL = 2.0  # seconds for what is under way when the server stops

# What became of a move: it may also have to be tried again, the long way.
Outcome = Literal["kept", "unkept", "again", "fault"]

log = logging.getLogger(__name__)


class NoSuchTable(Exception):
    """Nobody has opened a table of this id."""


class Rooms:
    """All rooms of this process."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.on_change: list[Callable[[Room, Entry | None, bool], None]] = []
        self.on_presence: list[Callable[[Room], None]] = []
        self.accepted = 0  # entries of this process
        self.refused = 0
        self.lost_races = 0
        self._key = key
        self._tasks: set[asyncio.Task[object]] = set()

    # --- opening ---

    async def open(self, plan: Plan, id: str, entries: list[Entry]) -> bool:
        """Keep a new table. False if there is one of this id already."""
        at = entries[0].at if entries else clock.now()  # nothing happens before it is opened
        table = SharedTable(plan, at, entries)
        return await self.store.add_table(
            Stored(id, plan.text(), plan.secret.hex(), at, entries),
            summary_of(table), plan.private, table.phase)

    async def room(self, id: str) -> Room:
        """The room of a table, with the table in memory."""
        room = self.rooms.get(id)
        if room is None:
            room = self.rooms[id] = Room(id)
        await room.turns.wait()
        try:
            await self._load(room)
        finally:
            room.turns.give()
        return room

    async def _load(self, room: Room) -> SharedTable:
        room.used = clock.steady()
        if room.table is None:
            stored = await self.store.table(room.id)
            if stored is None:
                if self.rooms.get(room.id) is room:
                    del self.rooms[room.id]
                raise NoSuchTable(room.id)
            plan = Plan.of(stored.plan, bytes.fromhex(stored.secret), find)
            room.table = SharedTable(plan, stored.opened, stored.entries)
            room.timed = plan.terms.clock.kind != "none"
            if room.promised is None:
                self._get_to_know(room, stored.due)
            self._changed(room, None, False)
            self.publish(room)  # it may hold what nobody here was told of
        return room.table

    def _get_to_know(self, room: Room, due: float | None) -> None:
        """This process sees a table for the first time, or again after a long while."""
        room.promised = due or 0.0
        if room.table is not None and room.table.phase == "playing":
            self.store.commits.tell(f"who {room.id}")

    # --- what happens ---

    async def act(self, id: str, who: str, client: str, seq: int | None, kind: str,
                  data: str = "", seat: int = NO_SEAT) -> Entry:
        """Let something happen, durably. `Refused` says why not, `Unkept` that nobody knows."""
        room = self.rooms.get(id) or await self.room(id)
        looked = not self.store.shared
        room.used = clock.steady()
        await room.turns.wait()
        try:
            for _ in range(TRIES):
                table = room.table or await self._load(room)
                try:
                    entry = table.propose(clock.now(), who, client, seq, kind, data, seat)
                except Refused:
                    if not looked:  # another process may know more of the table
                        looked = True
                        if await self._catch_up(room, table):
                            continue
                    self.refused += 1
                    raise
                if entry.n < table.version:
                    return entry  # it was kept before
                if await self._keep(room, table, entry):
                    return entry
                self.lost_races += 1
                await self._catch_up(room, table)
        finally:
            room.turns.give()
        raise Unkept

    def act_now(self, id: str, who: str, client: str, seq: int | None, data: str,
                allowed: Callable[[], bool], then: Callable[[Outcome], None]) -> bool:
        """Begin with a move now, or when those before it at the table are done: what most often
        happens goes the shortest way. False if it is not as usual: `act` finds out."""
        room = self.rooms.get(id)
        if room is None or room.table is None:
            return False
        if not room.turns.take():
            if not allowed():
                return False
            room.turns.after(
                lambda: self._begin(room, who, client, seq, data, _always, then) or _again(then))
            return True
        if self._begin(room, who, client, seq, data, allowed, then):
            return True
        room.turns.give()
        return False

    def _begin(self, room: Room, who: str, client: str, seq: int | None, data: str,
               allowed: Callable[[], bool], then: Callable[[Outcome], None]) -> bool:
        """With a turn that is one's own: whether it is used."""
        table = room.table
        if table is None:
            return False
        try:
            entry = table.propose(clock.now(), who, client, seq, "move", data)
        except Refused:
            return False
        except Exception as error:  # a fault of ours must not keep the turn from everybody
            log.error("at a table: %s", type(error).__name__, exc_info=error)
            return False
        if entry.n < table.version or not allowed():
            return False
        room.used = clock.steady()
        self.store.keep_then(self._to_keep(room, entry),
                             lambda first: self._kept(room, table, entry, first, then))
        return True

    def _kept(self, room: Room, table: SharedTable, entry: Entry, first: bool | None,
              then: Callable[[Outcome], None]) -> None:
        """What was begun at once has come to its end, or lost a race."""
        outcome: Outcome = "kept"
        if first is None:
            outcome = "unkept"
            self._drop_unkept(room)
        elif not first:
            self.lost_races += 1
            self.run(self._after_race(room, table, then))
            return
        else:
            self.accepted += 1
            try:
                self._accept(room, table, entry, True)
            except Exception as error:
                outcome = "fault"
                log.error("at a table: %s", type(error).__name__, exc_info=error)
        room.turns.give()
        then(outcome)

    async def _after_race(self, room: Room, table: SharedTable,
                          then: Callable[[Outcome], None]) -> None:
        try:
            await self._catch_up(room, table)
        finally:
            room.turns.give()
            then("again")

    async def give_back(self, room: Room, who: str) -> None:
        """Whoever is there plays on: the bot that stood in for them gives the seat back."""
        for _ in range(TRIES):  # the bot may be moving meanwhile
            table, seat = room.table, room.viewer(who)
            if table is None or table.play is None or seat is None or (
                    not table.play.seats[seat].stand_in):
                return
            try:
                await self.act(room.id, who, f"return:{table.version}", table.seq_of(seat),
                               "return")
            except Refused as error:
                if error.reason != "stale":
                    return

    async def _keep(self, room: Room, table: SharedTable, entry: Entry) -> bool:
        try:
            first = await self.store.keep(self._to_keep(room, entry))
        except Unkept:
            self._drop_unkept(room)
            raise
        if first:
            self.accepted += 1
            self._accept(room, table, entry, True)
        return first

    def _to_keep(self, room: Room, entry: Entry) -> Kept:
        assert room.table is not None
        look = entry.at + LOOK_AGAIN if room.duties else None
        if look is not None:
            room.noted = None  # the store will not know any more when something is due
        return Kept(room.id, entry, look, _stands(room.table, entry))

    def _drop_unkept(self, room: Room) -> None:
        """It may have been kept all the same: read again what is."""
        room.drop_table()
        self.run(self._read(room, PAUSE))

    def _accept(self, room: Room, table: SharedTable, entry: Entry, ours: bool) -> None:
        table.accept(entry)
        self._changed(room, entry, ours)
        self.publish(room)
        if entry.kind == "sit" and ours:
            room.expect(entry.who)
            self._presence_changed(room)
        if entry.kind in SEATING:
            self.show_presence(room)

    async def _catch_up(self, room: Room, table: SharedTable) -> bool:
        """Accept what other processes kept; whether there was anything."""
        entries = await self.store.entries_since(room.id, table.version)
        for entry in entries:
            self._accept(room, table, entry, False)
        return bool(entries)

    async def catch_up(self, room: Room, n: int) -> None:
        """Have everything up to an entry that somebody has seen elsewhere."""
        await room.turns.wait()
        try:
            table = await self._load(room)
            if table.version <= n:
                await self._catch_up(room, table)
        finally:
            room.turns.give()

    async def _read(self, room: Room, pause: float = 0.0) -> None:
        """Have the table in memory, however long the database is away: others wait for it."""
        while room.table is None:
            await asyncio.sleep(pause)
            pause = PAUSE
            with contextlib.suppress(Unkept):
                await self.catch_up(room, sys.maxsize)

    def _changed(self, room: Room, entry: Entry | None, ours: bool) -> None:
        table = room.table
        assert table is not None
        if not ours:
            room.noted = None  # another process noted something else since
        if entry is None or entry.kind in SEATING:
            room.seated = frozenset(place.who for place in table.gathering.places
                                    if place.spec == PERSON)
        if entry is None or entry.kind != "move":
            room.duties = has_duties(table)
        room.forget_told()
        room.changed.set()
        acting = [] if table.play is None else table.play.acting
        if entry is not None and entry.kind == "move" and acting == room.acting and acting:
            room.newly = NOBODY
            if not room.duties:
                return  # the same people go on: nothing follows from it
        else:
            waited_for = people_to_move(table)
            room.newly, room.waited_for = waited_for - room.waited_for, waited_for
            room.acting = acting
        for listener in self.on_change:
            listener(room, entry, ours)

    def publish(self, room: Room) -> None:
        said = [page.tell(room) for page in room.pages]
        if all(said):
            room.rest()

    def note(self, room: Room, due: float | None) -> None:
        """Let lists know how a table stands, if that has changed."""
        table = room.table
        assert table is not None
        noted = (table.phase, table.next, room.waited_for, due,
                 table.version if table.play is None else 0)
        if noted != room.noted:
            room.noted = noted
            at = max(table.opened, table.entries[-1].at if table.entries else 0.0)
            self.store.commits.note(Standing(room.id, at, table.phase, summary_of(table), due))

    # --- other processes ---

    def heard(self, message: str) -> None:
        """Another process kept entries, says who follows a table there, or wants to know."""
        kind, *parts = message.split(" ")
        if kind == "entries":
            for part in parts:
                id, _, n = part.partition(":")
                room = self.rooms.get(id)
                if room is not None and self._lacks(room, int(n)):
                    self.run(self._catch_up_surely([room], int(n)))
        elif kind == "present":
            self._heard_present(parts[0], parts[1], frozenset(parts[2:]))
        elif kind == "who" and parts[0] in self.rooms and self.rooms[parts[0]].pages:
            self.say_present(self.rooms[parts[0]])

    def _lacks(self, room: Room, n: int) -> bool:
        """Whether somebody here wants an entry that this process has not read."""
        if room.table is None:  # it may just be read, without this entry
            return bool(room.pages) or room.turns.taken
        return room.table.version <= n

    async def _catch_up_surely(self, rooms: list[Room], n: int = sys.maxsize) -> None:
        """One room after the other, however long the database is away."""
        for room in rooms:
            while True:
                try:
                    await self.catch_up(room, n)
                    break
                except NoSuchTable:
                    break
                except Unkept:
                    await asyncio.sleep(PAUSE)

    def _heard_present(self, process: str, id: str, people: frozenset[str]) -> None:
        room = self.rooms.get(id)
        if room is not None:
            room.elsewhere[process] = (clock.steady() + 3 * protocol.HEARTBEAT, people)
            self._presence_changed(room)

    def missed(self) -> None:
        """Messages of other processes may have been lost: look at every table again."""
        self.run(self._catch_up_surely(list(self.rooms.values())))

    # --- who is there ---

    def join(self, room: Room, page: Page) -> None:
        room.pages.add(page)
        self._presence_changed(room)

    def part(self, room: Room, page: Page) -> None:
        room.pages.discard(page)
        self._presence_changed(room)

    def _presence_changed(self, room: Room) -> None:
        """Of a crowd that comes and goes at once, pages are told once."""
        if not room.telling:
            room.telling = True
            self.run(self._tell_presence(room))

    async def _tell_presence(self, room: Room) -> None:
        """Remember since when somebody is away, and tell pages, other processes and the host."""
        await asyncio.sleep(TOGETHER)
        room.telling = False
        here = {page.person.id for page in room.pages}
        if here != room.said:
            self.say_present(room)
        before, room.there = room.there, room.present()
        for who in (before - room.there) & room.seated:
            room.gone[who] = clock.now()
        for who in room.there:
            room.gone.pop(who, None)
        if room.there != before:
            await self._read(room)
            self.show_presence(room)
            room.changed.set()
            for listener in self.on_presence:
                listener(room)

    def say_present(self, room: Room) -> None:
        """Tell the other processes who follows a table here; of a crowd, those who play first."""
        room.said = {page.person.id for page in room.pages}
        people = sorted(room.said, key=lambda who: (who not in room.seated, who))
        self.store.commits.tell(" ".join(("present", self.store.process, room.id,
                                          *people[:CROWD])))

    def show_presence(self, room: Room) -> None:
        """Let pages know who is there, when they next read."""
        room.presence = self._presence(room)
        for page in room.pages:
            page.wake_presence(room.id)

    def presence(self, room: Room) -> bytes:
        """Who is there, as all pages are told."""
        room.presence = room.presence or self._presence(room)
        return room.presence

    def _presence(self, room: Room) -> bytes:
        people = room.there  # as it was last looked at: whatever changes since is told later
        places = [] if room.table is None else room.table.gathering.places
        seated = {place.who for place in places if place.spec == PERSON}
        return protocol.presence(room.id, [place.spec == PERSON and place.who in people
                                           for place in places], len(people - seated))

    # --- housekeeping ---

    def again_id(self, id: str) -> str:
        """The id of a rematch: the same whichever process opens it, and nobody else can know it."""
        return self.keyed(id, b"rematch").hex()

    def keyed(self, text: str, purpose: bytes) -> bytes:
        """A number that every process finds and nobody else can."""
        return hashlib.blake2b(text.encode(), key=self._key, digest_size=16,
                               person=purpose).digest()

    async def open_rematch(self, room: Room) -> None:
        """Everybody wants to play again: open that table, and say where it is."""
        table = room.table
        if table is None or not table.all_want_again or table.next:
            return
        id = self.again_id(room.id)
        plan, entries = table.rematch(new_secret(), clock.now())
        await self.open(plan, id, entries)
        await self.act(room.id, HOST, "next", None, "next", id)

    def sweep(self, idle: float = IDLE) -> int:
        """Drop from memory what nothing happened at for so many seconds; a room with pages keeps
        only them. How many tables were dropped."""
        before, dropped = clock.steady() - idle, 0
        for room in list(self.rooms.values()):
            self._forget_elsewhere(room)
            if room.used < before and room.duty is None and not room.telling \
                    and not room.turns.taken:
                dropped += room.table is not None
                room.drop_table()
                if not room.pages:
                    del self.rooms[room.id]
        return dropped

    def _forget_elsewhere(self, room: Room) -> None:
        """A process that says no more who is there has died, and its people are gone."""
        now = clock.steady()
        silent = [process for process, (until, _) in room.elsewhere.items() if until <= now]
        for process in silent:
            del room.elsewhere[process]
        if silent:
            self._presence_changed(room)

    async def stop(self) -> None:
        """Let what is under way end: a record is kept, a rematch opened."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=FAREWELL)
        for task in self._tasks:
            task.cancel()

    def run(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something soon, and log if it fails."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (Unkept, Refused, NoSuchTable)):
            log.error("at a table: %s", type(error).__name__, exc_info=error)


def _always() -> bool:
    """What has been allowed already."""
    return True


def _again(then: Callable[[Outcome], None]) -> bool:
    """The long way, and somebody else's turn."""
    then("again")
    return False


def _stands(table: SharedTable, entry: Entry) -> str:
    """Who has another seat after an entry than before, or none."""
    if entry.kind == "seat":  # the owner gives a seat to a bot, or opens it
        return table.gathering.places[read_data(entry.data, Seating).seat].who
    return entry.who if entry.kind in ("sit", "stand") else ""
