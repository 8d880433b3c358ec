"""The inside of a server, without its sockets: for tests that turn the time by hand, a database
that is away for a moment, or two server processes that are easy to look into.

    async with inside(database) as house:
        id = await seat(house, plan("havresac"))
        ann = await Visitor.enter(house, ANN)
        await ann.follow(id)
        await ann.does(id, "chat", "Hello")
        await later(60.0)  # a minute passes, and all that follows from it has happened

Run it by a hand (`tests/timing.py`) where time matters: then it passes only when the test says so,
and what has not happened after `later` or `still` does not happen before more time has passed.
Turn it by `later`, not while somebody is at work: a question that the database is being asked
would take that long, too.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakKeyDictionary

import asyncpg
import pytest
from sqlalchemy.pool import AsyncAdaptedQueuePool

from ludotheque.core import clock
from ludotheque.server import house as module
from ludotheque.server.house import House
from ludotheque.server.limits import Limits
from ludotheque.server.pages import Page
from ludotheque.server.room import Room
from ludotheque.server.rooms import TOGETHER
from ludotheque.server.settings import Settings
from ludotheque.server.worker import Think
from ludotheque.server.workers import Workers, drawn_move
from ludotheque.store.commits import Commits
from ludotheque.store.listen import Listener
from ludotheque.store.store import Person
from ludotheque.tables.shared import SharedTable
from ludotheque.tables.terms import Plan
from tests.tables.people import IDS, NAMES, playing
from tests.timing import HANG, Hand, Loop, at_rest, running, until, until_so

MOMENT = TOGETHER  # seconds: the shortest that the host waits for anything
Message = dict[str, Any]


class Quick(Workers):
    """Bots that do not think, and keep count."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[int] = []  # the seats
        self.whose: set[str] = set()  # who opened their tables

    async def think(self, thought: Think, seconds: float, whose: str = "") -> int:
        self.asked.append(thought.seat)
        self.whose.add(whose)
        await asyncio.sleep(0)
        return drawn_move(thought)


class Heard(Listener):
    """What hears the other processes; a test may wait until it has heard everything."""

    connection: asyncpg.Connection | None = None

    async def _listen(self, connection: asyncpg.Connection, ready: asyncio.Event) -> None:
        self.connection = connection
        await super()._listen(connection, ready)

    async def all(self) -> bool:
        """What was told before is heard when this is answered; False if nobody knows."""
        if self.connection is None or self.connection.is_closed():
            return True
        try:
            await self.connection.execute("SELECT 1")
        except (asyncpg.InterfaceError, asyncpg.PostgresError, OSError):  # just asked, or ends
            return False
        return True


_houses: WeakKeyDictionary[Loop, list[House]] = WeakKeyDictionary()  # those that run


@asynccontextmanager
async def inside(database: str, bots: Workers | None = None) -> AsyncIterator[House]:
    house = await start(database, bots)
    try:
        yield house
    finally:
        await stop(house)


async def start(database: str, bots: Workers | None = None) -> House:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "Listener", Heard)
        house = await House.build(
            Settings(database, limits=False, private_hooks=True, thinking=HANG), Limits(False))
    house.keeper.bots = bots or Quick()
    _houses.setdefault(running(), []).append(house)
    return house


async def stop(house: House) -> None:
    """End it as a server ends; time goes on."""
    stopping = asyncio.create_task(house.stop())
    await in_time(stopping.done)
    await stopping
    _houses[running()].remove(house)


async def die(house: House) -> None:
    """End it without a word, as kill -9 would: no lease is released, nobody is told anything."""
    duties = [room.duty for room in house.rooms.rooms.values()]
    listening = house._listener._task if house._listener is not None else None
    tasks = [task for task in (*house._tasks, *house.rooms._tasks, *duties, listening,
                               house.store.commits._task) if task is not None]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await house.notifier.stop()
    await house.store.engine.dispose()
    _houses[running()].remove(house)


async def seat(house: House, about: Plan) -> str:
    """Open a table where everybody sits and is ready; its id."""
    return await put(house, playing(about, at=clock.now()))


async def put(house: House, one: SharedTable) -> str:
    """Open a table where all this has happened; its id."""
    id = secrets.token_urlsafe(16)
    assert await house.rooms.open(one.plan, id, one.entries)
    return id


async def table_of(house: House, id: str) -> SharedTable:
    found = (await house.rooms.room(id)).table
    assert found is not None
    return found


async def person(house: House, id: str, notify: str | None = None) -> Person:
    """Somebody the server knows."""
    found = await house.store.person(id)
    if found is None:
        name = NAMES[IDS.index(id)] if id in IDS else "Somebody"
        await house.store.add_person(Person(id, name), 0.0)
    if notify is not None:
        await house.store.change_person(id, notify=notify)
    found = await house.store.person(id)
    assert found is not None
    return found


class Visitor:
    """A page of somebody, and what it has been told."""

    _numbers = itertools.count(1)

    def __init__(self, house: House, who: Person) -> None:
        self.house = house
        self.bytes: list[bytes] = []
        self.messages: list[Message] = []
        self.tables: dict[str, Message] = {}
        self.presence: dict[str, Message] = {}
        self.answers: dict[str, Message] = {}
        self.page = Page(who, house.rooms, house.limits, self._take)
        house.enter(self.page, "here")
        self.writing = asyncio.create_task(self.page.write())
        self._number = next(self._numbers)
        self._acts = itertools.count(1)

    @staticmethod
    async def enter(house: House, id: str) -> Visitor:
        return Visitor(house, await person(house, id))

    async def _take(self, text: bytes) -> None:
        self._note(text)

    def _note(self, text: bytes) -> None:
        message = json.loads(text)
        self.bytes.append(text)
        self.messages.append(message)
        if message["is"] == "table":
            self.tables[message["table"]] = {**self.tables.get(message["table"], {}), **message}
        elif message["is"] == "presence":
            self.presence[message["table"]] = message
        elif message["is"] in ("kept", "refused"):
            self.answers[message["client"]] = message

    async def leave(self) -> None:
        """The socket is closed."""
        self.house.exit(self.page, "here")
        self.page.close()
        self.writing.cancel()
        await asyncio.wait((self.writing,))

    async def say(self, **message: object) -> None:
        await self.page.hear(json.dumps(message))

    async def follow(self, id: str, since: int = -1, brief: bool = False) -> Message:
        before = self.tables.get(id)
        await self.say(do="follow", table=id, since=since, brief=brief)
        await until(lambda: self.tables.get(id) is not before)
        return self.tables[id]

    async def act(self, id: str, kind: str, data: str = "", client: str = "") -> Message:
        """Act, and wait for the answer."""
        client = client or f"visitor{self._number}:{next(self._acts)}"
        seq = self.tables.get(id, {}).get("seq")
        await self.say(do="act", table=id, client=client, kind=kind, data=data, seq=seq)
        await until(lambda: client in self.answers)
        return self.answers.pop(client)

    async def does(self, id: str, kind: str, data: str = "") -> int:
        """Act at a table that is followed, wait until it is kept and seen; its number."""
        answer = await self.act(id, kind, data)
        assert answer["is"] == "kept", answer
        await self.reach(id, answer["n"] + 1)
        return int(answer["n"])

    async def move(self, id: str) -> int:
        """The first move there is."""
        return await self.does(id, "move", " ".join(self.tables[id]["choices"][0]["path"]))

    async def reach(self, id: str, version: int) -> None:
        await until(lambda: bool(self.tables[id]["version"] >= version))


@asynccontextmanager
async def turn_at(room: Room) -> AsyncIterator[None]:
    """Something is happening at a table."""
    await room.turns.wait()
    try:
        yield
    finally:
        room.turns.give()


def listener_of(house: House) -> Heard:
    """What hears the other processes."""
    assert isinstance(house._listener, Heard)
    return house._listener


# --- time -----------------------------------------------------------------------------------------


async def still() -> None:
    """Let everything happen that can before time passes. What has not happened by then does not:
    nobody goes on by themselves, no database is being asked, and all that processes told each
    other is heard."""
    await until_so(_is_still, "somebody goes on and on")


async def _is_still() -> bool:
    houses = _houses.get(running(), [])
    kept = [house.store.commits.transactions for house in houses]
    if not await at_rest() or any(map(_asks, houses)):
        return False
    for house in houses:
        if house._listener is not None and not await listener_of(house).all():
            return False
    return (await at_rest() and not any(map(_asks, houses))
            # Nothing was told after we began to ask what was heard.
            and kept == [house.store.commits.transactions for house in houses])


def _asks(house: House) -> bool:
    """Whether a question to the database is under way."""
    pool = house.store.engine.pool
    assert isinstance(pool, AsyncAdaptedQueuePool)
    return pool.checkedout() > 0


def the_hand() -> Hand:
    hand = running().hand
    assert hand is not None, "run it by a hand"
    return hand


async def later(seconds: float, step: float = 0.0) -> None:
    """So much time passes, at once or step by step; and what follows from it has happened."""
    hand = the_hand()
    await still()  # whoever begins to wait just now has waited for as long in the end
    end = hand.time + seconds
    while hand.time < end:
        hand.turn(min(step or seconds, end - hand.time))
        await still()


async def in_time(met: Callable[[], object], within: float = 120.0, step: float = MOMENT) -> None:
    """Let time pass until something is so: by the hand that turns it here, or really."""
    async def so() -> object:
        return met()

    await in_time_so(so, within, step)


async def in_time_so(met: Callable[[], Awaitable[object]], within: float = 120.0,
                     step: float = MOMENT) -> None:
    """The same for what has to be asked."""
    hand = running().hand
    if hand is None:
        await until_so(met)
        return
    end = hand.time + within
    while not await met():
        assert hand.time < end, f"it has not come to be in {within:g} seconds"
        await later(step)


async def sweep(house: House, *ids: str) -> None:
    """Housekeeping, a long time after these tables were last used."""
    await in_time(lambda: not house.rooms._tasks)
    for id in ids:
        house.rooms.rooms[id].used = float("-inf")
    house.rooms.sweep()


def failing(monkeypatch: pytest.MonkeyPatch, *, kept: bool = False) -> Callable[[], None]:
    """Nobody hears of a commit, whether it happened (`kept`) or not; until what is returned is
    called."""
    honest = Commits._commit

    async def fail(self: Commits, *args: Any) -> None:
        if kept:
            await honest(self, *args)
        raise OSError

    monkeypatch.setattr(Commits, "_commit", fail)
    return lambda: monkeypatch.setattr(Commits, "_commit", honest)
