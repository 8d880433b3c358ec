"""The inside of a server, without its sockets: for tests that want a clock of their own, a database
that is away for a moment, or two server processes that are easy to look into.

    async with inside(database) as house:
        id = await seat(house, plan("havresac"))
        ann = await Visitor.enter(house, ANN)
        await ann.follow(id)
        await ann.does(id, "chat", "Hello")
"""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from ludotheque.core import clock
from ludotheque.server import keeper
from ludotheque.server.house import House
from ludotheque.server.limits import Limits
from ludotheque.server.pages import Page
from ludotheque.server.room import Room
from ludotheque.server.settings import Settings
from ludotheque.server.worker import Think
from ludotheque.server.workers import Workers, drawn_move
from ludotheque.store.commits import Commits
from ludotheque.store.listen import Listener
from ludotheque.store.store import Person
from ludotheque.tables.shared import SharedTable
from ludotheque.tables.terms import Plan
from tests.tables.people import IDS, NAMES, playing

PATIENCE = 120.0  # seconds: no busy machine takes so long
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


@asynccontextmanager
async def inside(database: str, bots: Workers | None = None) -> AsyncIterator[House]:
    house = await start(database, bots)
    try:
        yield house
    finally:
        await house.stop()


async def start(database: str, bots: Workers | None = None) -> House:
    house = await House.build(Settings(database, limits=False, private_hooks=True), Limits(False))
    house.keeper.bots = bots or Quick()
    return house


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


async def seat(house: House, about: Plan, at: float = 0.0) -> str:
    """Open a table where everybody sits and is ready; its id."""
    return await put(house, playing(about, at=at or time.time()))


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


def listener_of(house: House) -> Listener:
    """What hears the other processes."""
    assert house._listener is not None
    return house._listener


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.002)


async def settle(rounds: int = 20) -> None:
    """Let everything that can happen now happen, for tests that nothing does."""
    for _ in range(rounds):
        await asyncio.sleep(0.005)


class Clock:
    """A time of the test's own. Looks at the database come often."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_800_000_000.0
        for name in ("now", "steady"):
            monkeypatch.setattr(clock, name, self.time)
        monkeypatch.setattr(keeper, "ROUND", 0.005)

    def time(self) -> float:
        return self.now

    def pass_by(self, seconds: float, *houses: House) -> None:
        """So many seconds later; everybody who waits looks again."""
        self.now += seconds
        for house in houses:
            for room in house.rooms.rooms.values():
                room.changed.set()


async def sweep(house: House, *ids: str) -> None:
    """Housekeeping, a long time after these tables were last used."""
    await until(lambda: not house.rooms._tasks)
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
