"""One page: a socket of a person. One reader, one writer, and never more waiting than a little.

What a page is behind with is not a queue of messages but a set of tables: when the socket can take
more, the page is brought up to date from the version it has. So a slow reader costs little, misses
nothing, and is dropped only if it takes nothing at all; a table never waits for anybody.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec

from ludotheque.core import clock
from ludotheque.server import protocol
from ludotheque.server.limits import Limits
from ludotheque.server.protocol import Act, Follow, Leave, Ping, Said
from ludotheque.server.room import Room
from ludotheque.server.rooms import NoSuchTable, Outcome, Rooms
from ludotheque.store.commits import Unkept
from ludotheque.store.store import Person
from ludotheque.tables.entry import Entry, Refused, Talk

Push = Callable[[bytes], Awaitable[None]]
PushNow = Callable[[bytes], bool]  # whether the socket took it at once

OUTBOX = 64  # answers that may wait; a page that asks faster than it reads is dropped
PATIENCE = 10.0  # seconds a socket may take to accept one message


class Following:
    """The version a page has of a table, whether it is told of it briefly, and what of its own
    has happened, or may have, since it was told."""

    __slots__ = ("brief", "sent", "version")

    def __init__(self, version: int, brief: bool) -> None:
        self.version = version
        self.brief = brief
        self.sent: set[str] = set()  # acts that are to be acknowledged with the news


def never(text: bytes) -> bool:
    """The `push_now` of a socket that has none."""
    return False


def ignore(seconds: float) -> None:
    """The `took` of a page that nobody watches."""


def _unkept(act: Act) -> bytes:
    return protocol.refused(act, "unkept", "the server cannot keep it now: send again")


class Page:
    """`push` sends one text, `push_now` does if it can be done at once; whatever serves the socket
    gives them, and calls `hear`."""

    def __init__(self, person: Person, rooms: Rooms, limits: Limits, push: Push,
                 push_now: PushNow = never) -> None:
        self.person = person
        self._rooms = rooms
        self._limits = limits
        self._push = push
        self._push_now = push_now
        self._follows: dict[str, Following] = {}
        self._behind: set[str] = set()
        self._presence: set[str] = set()  # tables where it is behind with who is there
        self._outbox: deque[bytes] = deque()
        self._awake = asyncio.Event()
        self._code = 0  # why it is to be dropped
        self._pushing = 0.0  # since when a message is being sent
        self.busy = False  # carries out a message
        self._idle: asyncio.Future[None] | None = None  # for whoever waits until it is not
        self._began = 0.0  # when it began with an act
        self.took: Callable[[float], None] = ignore  # is told how long an act took
        self.cut: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.send(protocol.hello(person.name))

    # --- writing ---

    def send(self, message: bytes) -> None:
        """Put an answer into the outbox."""
        if len(self._outbox) >= OUTBOX:
            self.drop(protocol.TOO_SLOW)
        else:
            self._outbox.append(message)
            self._awake.set()

    def tell(self, room: Room) -> bool:
        """Something happened at a table that it follows: it is told at once, while all that it is
        about is at hand, unless something else waits. Whether everything was said."""
        following = self._follows.get(room.id)
        if following is None:
            return True
        if self._push_now is never or self._outbox or self._behind or self._pushing or self._code:
            self.wake(room.id)
            return False
        try:
            message = self._news(room, following)
        except Exception:  # who acted has no part in it: our writer will meet it again
            self.wake(room.id)
            return False
        if not self._push_now(message):
            self.send(message)
        return True

    def wake(self, id: str) -> None:
        """It is behind with a table."""
        self._behind.add(id)
        self._awake.set()

    def wake_presence(self, id: str) -> None:
        """Somebody came or went at a table that it follows."""
        self._presence.add(id)
        self._awake.set()

    def drop(self, code: int) -> None:
        self._code = self._code or code
        self._awake.set()

    @property
    def dropped(self) -> bool:
        return self._code != 0

    def look_again(self, person: Person | None) -> None:
        """The person was changed: whoever holds an old token is nobody here any more."""
        if person is None or person.epoch != self.person.epoch:
            self.drop(protocol.UNKNOWN_PERSON)
        else:
            self.person = person

    async def write(self) -> int:
        """Write until the page is dropped; returns the code."""
        while True:
            await self._awake.wait()
            self._awake.clear()
            while not self._code and (self._outbox or self._behind or self._presence):
                message = self._outbox.popleft() if self._outbox else await self._next()
                if message is not None:
                    self._pushing = clock.steady()
                    await self._push(message)
                    self._pushing = 0.0
            if self._code:
                return self._code

    def cut_if_stuck(self) -> None:
        """Give up a page whose socket has taken nothing for too long."""
        if self._pushing and clock.steady() > self._pushing + PATIENCE and not self.cut.done():
            self.cut.set_result(None)

    async def _next(self) -> bytes | None:
        """What the page has missed of one table, all at once."""
        news = bool(self._behind)
        id = self._behind.pop() if news else self._presence.pop()
        room, following = self._rooms.rooms.get(id), self._follows.get(id)
        if room is None or following is None:
            return None
        if not news:
            return self._rooms.presence(room)
        if room.table is None:
            room = await self._rooms.room(id)
        return self._news(room, following)

    def _news(self, room: Room, following: Following) -> bytes:
        """A table from the version that the page has on."""
        who, table = self.person.id, room.table
        assert table is not None
        kept: dict[str, int] = {}
        for client in following.sent:
            n = table.number_of(who, client)
            if n is not None:
                kept[client] = n
        message = room.told(who, following.version, following.brief, kept)
        following.version = table.version
        if kept:
            following.sent.difference_update(kept)
        return message

    # --- reading ---

    def hear_now(self, text: bytes, allowed: Callable[[], bool]) -> bool:
        """Begin with a message at once, if it is a move and nothing has to be waited for before.
        Otherwise nothing happens: `hear` is for everything."""
        if self.busy or self._idle is not None or self._code or len(text) > protocol.LARGEST:
            return False  # also if an earlier message waits until the page is idle
        try:
            act = protocol.read(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False
        following = self._follows.get(act.table) if isinstance(act, Act) else None
        if not isinstance(act, Act) or act.kind != "move" or following is None \
                or not following.brief:
            return False
        self._began = clock.steady()
        if not self._rooms.act_now(act.table, self.person.id, act.client, act.seq, act.data,
                                   allowed, lambda outcome: self._acted(act, following, outcome)):
            return False
        following.sent.add(act.client)
        self.busy = True
        return True

    def _acted(self, act: Act, following: Following, outcome: Outcome) -> None:
        """What was begun at once is over; mostly the page has been told already."""
        if outcome == "again":
            self._rooms.run(self._go_the_long_way(act))
            return
        if outcome == "fault":
            self.drop(protocol.FAULT)
        elif outcome == "unkept":
            following.sent.discard(act.client)
            self.send(_unkept(act))
        elif act.client in following.sent:
            self.wake(act.table)
        self.took(clock.steady() - self._began)
        self._rest()

    async def _go_the_long_way(self, act: Act) -> None:
        try:
            await self._carry_out(act)
        except Exception:  # who sent it comes back and asks what became of it
            self.drop(protocol.FAULT)
            raise
        finally:
            self.took(clock.steady() - self._began)

    def _rest(self) -> None:
        """The next message may be carried out."""
        self.busy = False
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def until_idle(self) -> None:
        """One message after the other."""
        while self.busy:
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
        self._idle = None

    async def hear(self, text: str | bytes) -> bool:
        """Carry out a message of the page, and answer it; whether it was an act."""
        said = self._understood(text)
        await self._carry_out(said)
        return isinstance(said, Act)

    async def _carry_out(self, said: Said | None) -> None:
        self.busy = True
        try:
            if isinstance(said, Act):
                await self._act(said)
            elif isinstance(said, Follow):
                await self._follow(said)
            elif isinstance(said, Leave):
                self._leave(said.table)
            elif isinstance(said, Ping):
                self.send(protocol.PONG)
        finally:
            self._rest()

    def _understood(self, text: str | bytes) -> Said | None:
        """What the page says, if it may and makes sense."""
        if self.dropped:
            return None
        if self._limits.on and not self._limits.messages.allows(self.person.id):
            self.drop(protocol.TOO_MANY)
            return None
        try:
            return protocol.read(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.send(protocol.wrong("message", str(error)[:200]))
            return None

    async def _act(self, act: Act) -> None:
        """It is acknowledged within what the page is told of the table anyway, if it wants that."""
        following = self._follows.get(act.table)
        with_news: set[str] = following.sent if following and following.brief else set()
        with_news.add(act.client)
        try:
            entry = await self._happen(act)
        except Refused as error:
            answer = protocol.refused(act, error.reason, str(error))
        except NoSuchTable:
            answer = protocol.refused(act, "table", "no such table")
        except Unkept:
            answer = _unkept(act)
        else:
            if following and following.brief:
                if act.client in with_news:  # it happened before, and perhaps nobody was told
                    self.wake(act.table)
                return
            answer = protocol.kept(act, entry.n)
        with_news.discard(act.client)
        self.send(answer)

    def _happen(self, act: Act) -> Awaitable[Entry]:
        """The entry as which it is kept."""
        if act.kind == "chat" and self._limits.on and not self._limits.chat.allows(self.person.id):
            raise Refused("often", "not so fast")
        return self._rooms.act(act.table, self.person.id, act.client, act.seq, act.kind,
                               self._signed(act))

    def _signed(self, act: Act) -> str:
        """What is said or done under a name is under the person's own."""
        if act.kind == "chat":
            return msgspec.json.encode(Talk(self.person.name, act.data)).decode()
        if act.kind == "sit":
            seat = int(act.data) if act.data.isdecimal() and len(act.data) < 3 else -1
            return msgspec.json.encode({"seat": seat, "name": self.person.name}).decode()
        return act.data

    async def _follow(self, follow: Follow) -> None:
        if len(self._follows) >= protocol.MOST_FOLLOWED and follow.table not in self._follows:
            self.send(protocol.wrong("follow", f"at most {protocol.MOST_FOLLOWED} tables"))
            return
        try:
            room = await self._rooms.room(follow.table)
        except NoSuchTable:
            self.send(protocol.gone(follow.table))
            return
        except Unkept:
            self.send(protocol.wrong("follow", "the server cannot read it now: ask again"))
            return
        if room.table is not None and follow.since > room.table.version:
            await self._rooms.catch_up(room, follow.since - 1)
        has = room.table is not None and 0 <= follow.since <= room.table.version
        self._follows[follow.table] = Following(follow.since if has else -1, follow.brief)
        self._rooms.join(room, self)
        with contextlib.suppress(Unkept):
            await self._rooms.give_back(room, self.person.id)
        self.wake(room.id)
        self.wake_presence(room.id)

    def _leave(self, id: str) -> None:
        if self._follows.pop(id, None) is not None:
            room = self._rooms.rooms.get(id)
            if room is not None:
                self._rooms.part(room, self)

    def close(self) -> None:
        """The socket is closed: nobody is to be told here any more."""
        for id in list(self._follows):
            self._leave(id)
