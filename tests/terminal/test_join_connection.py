"""The socket to a server: what is sent again, what is asked anew, and when it is no use."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.timing import Hand, until
from websockets.asyncio.server import Server, ServerConnection, serve

from ludotheque.server.protocol import HEARTBEAT, PROTOCOL, UNKNOWN_PERSON
from ludotheque.terminal.remote import connection as module
from ludotheque.terminal.remote.connection import Connection, growing

Message = dict[str, Any]
HELLO = {"is": "hello", "protocol": PROTOCOL, "name": "Ann", "heartbeat": HEARTBEAT}


class Fake:
    """A server that remembers what each socket said, and answers as a test wants."""

    def __init__(self, hello: Message = HELLO) -> None:
        self.hello = hello
        self.sockets: list[ServerConnection] = []
        self.said: list[list[Message]] = []
        self.cookies: list[str] = []
        self.heard: list[Message] = []  # by the client
        self.connection: Connection
        self._server: Server

    async def _talk(self, socket: ServerConnection) -> None:
        assert socket.request is not None
        self.cookies.append(socket.request.headers["Cookie"])
        said: list[Message] = []
        self.said.append(said)
        self.sockets.append(socket)
        await socket.send(json.dumps(self.hello))
        async for text in socket:
            said.append(json.loads(text))

    async def tell(self, **message: object) -> None:
        await self.sockets[-1].send(json.dumps(message))

    async def drop(self, code: int = 1011) -> None:
        await self.sockets[-1].close(code)

    async def lost(self, hand: Hand) -> None:
        """The connection breaks, and the pause after that is over."""
        await until(lambda: self.kinds()[-1:] == ["lost"], "a lost connection")
        hand.turn(module.FIRST_PAUSE * 1.25)

    async def has_spoken(self) -> None:
        """Whatever the client had to say by now is here: what it says last comes after that."""
        for _ in range(2):
            last = self.connection.act("T", "chat", "last")
            await until(lambda last=last: [
                message.get("client") for message in self.said[-1][-1:]] == [last])

    async def is_heard(self) -> None:
        """Everything that was told is heard."""
        note = {"is": "note", "n": len(self.heard)}
        await self.tell(**note)
        await until(lambda: self.heard[-1] == note, "what was told")

    def kinds(self) -> list[str]:
        return [str(message["is"]) for message in self.heard]


def talk(hand: Hand, script: Callable[[Fake], Awaitable[None]], hello: Message = HELLO) -> Fake:
    """Run a script against a fake server and a real connection to it."""
    fake = Fake(hello)

    async def run() -> None:
        async with listen(fake) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            fake.connection = Connection(f"http://127.0.0.1:{port}", "token", fake.heard.append,
                                         asyncio.get_running_loop())
            task = asyncio.create_task(fake.connection.run())
            try:
                await script(fake)
            finally:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    hand.run(run())
    return fake


def listen(fake: Fake, port: int = 0) -> serve:
    """It asks nobody whether they are still there: that is for the client to ask."""
    return serve(fake._talk, "127.0.0.1", port, ping_interval=None)


def test_what_is_said_before_the_socket_opens_is_said_then(hand: Hand) -> None:
    async def script(fake: Fake) -> None:
        fake.connection.follow("T")
        client = fake.connection.act("T", "move", "act:end", 3)
        await until(lambda: bool(fake.said) and len(fake.said[0]) == 2)
        assert fake.said[0] == [
            {"do": "follow", "table": "T", "since": -1},
            {"do": "act", "table": "T", "client": client, "kind": "move", "data": "act:end",
             "seq": 3}]
        assert fake.cookies == ["ludo=token"]
    assert talk(hand, script).kinds() == ["connected"]


def test_after_a_break_it_goes_on_from_the_version_held_and_sends_again(hand: Hand) -> None:
    async def script(fake: Fake) -> None:
        fake.connection.follow("T")
        fake.connection.follow("U")
        kept = fake.connection.act("T", "move", "one")
        lost = fake.connection.act("T", "move", "two")
        refused = fake.connection.act("T", "chat", "three")
        await until(lambda: bool(fake.said) and len(fake.said[0]) == 5)
        await fake.tell(**{"is": "table", "table": "T", "version": 7})
        await fake.tell(**{"is": "kept", "table": "T", "client": kept, "n": 6})
        await fake.tell(**{"is": "refused", "table": "T", "client": refused, "reason": "often"})
        fake.connection.leave("U")
        await until(lambda: len(fake.heard) == 4)
        await fake.drop()
        await fake.lost(hand)
        await until(lambda: len(fake.said) == 2 and len(fake.said[1]) == 2)
        assert fake.said[1][0] == {"do": "follow", "table": "T", "since": 7}
        assert fake.said[1][1]["client"] == lost
        assert fake.said[1][1]["data"] == "two"
        fake.connection.resync("T")
        await until(lambda: len(fake.said[1]) == 3)
        assert fake.said[1][2] == {"do": "follow", "table": "T", "since": 7}
    assert talk(hand, script).kinds() == ["connected", "table", "kept", "refused", "lost",
                                          "connected"]


def test_what_could_not_be_kept_is_sent_again(hand: Hand) -> None:
    async def script(fake: Fake) -> None:
        client = fake.connection.act("T", "move", "one")
        await until(lambda: bool(fake.said) and len(fake.said[0]) == 1)
        await fake.tell(**{"is": "refused", "table": "T", "client": client, "reason": "unkept"})
        await fake.is_heard()
        await fake.has_spoken()
        assert fake.said[0].count(fake.said[0][0]) == 1
        hand.turn(module.UNKEPT_PAUSE)
        await until(lambda: fake.said[0].count(fake.said[0][0]) == 2)
    assert "refused" not in talk(hand, script).kinds()


def test_a_table_that_could_not_be_read_is_asked_for_again(hand: Hand) -> None:
    async def script(fake: Fake) -> None:
        fake.connection.follow("T")
        await until(lambda: bool(fake.said) and len(fake.said[0]) == 1)
        await fake.tell(**{"is": "error", "reason": "follow", "text": "ask again"})
        await fake.is_heard()
        await fake.has_spoken()
        assert fake.said[0].count(fake.said[0][0]) == 1
        hand.turn(module.UNKEPT_PAUSE)
        await until(lambda: fake.said[0].count(fake.said[0][0]) == 2)
    talk(hand, script)


def test_every_act_has_a_name_of_its_own(hand: Hand) -> None:
    async def script(fake: Fake) -> None:
        names = {fake.connection.act("T", "chat", "x") for _ in range(50)}
        other = Connection("http://127.0.0.1:1", "", fake.heard.append, asyncio.get_running_loop())
        assert len(names | {other.act("T", "chat", "x")}) == 51
        assert max(len(name) for name in names) <= 64
    talk(hand, script)


def test_after_a_silence_it_asks_whether_anybody_is_there(hand: Hand) -> None:
    async def script(fake: Fake) -> None:
        await until(lambda: fake.kinds() == ["connected"])
        for pings in (1, 2):
            await fake.is_heard()
            hand.turn(HEARTBEAT - 1.0)
            await fake.is_heard()
            hand.turn(HEARTBEAT - 1.0)  # since the last word
            await fake.has_spoken()
            assert fake.said[0].count({"do": "ping"}) == pings - 1
            hand.turn(1.0)
            await until(lambda pings=pings: fake.said[0].count({"do": "ping"}) == pings)
            await fake.tell(**{"is": "pong"})
    assert "lost" not in talk(hand, script).kinds()


def test_a_server_that_does_not_answer_is_left(hand: Hand) -> None:
    async def script(fake: Fake) -> None:
        await until(lambda: fake.kinds() == ["connected"])
        hand.turn(HEARTBEAT)
        await until(lambda: {"do": "ping"} in fake.said[0])
        hand.turn(module.PATIENCE)
        await fake.lost(hand)
        await until(lambda: len(fake.said) == 2)
    assert talk(hand, script).kinds()[:2] == ["connected", "lost"]


@pytest.mark.parametrize("hello", [{**HELLO, "protocol": PROTOCOL + 1}, {"is": "welcome"}])
def test_another_version_is_no_use(hand: Hand, hello: Message) -> None:
    async def script(fake: Fake) -> None:
        await until(lambda: bool(fake.heard))
    assert talk(hand, script, hello).heard == [{"is": "ended", "reason": "version"}]


def test_who_is_not_known_any_more_does_not_knock_for_ever(hand: Hand) -> None:
    async def script(fake: Fake) -> None:
        await until(lambda: bool(fake.sockets))
        await fake.drop(UNKNOWN_PERSON)
        await until(lambda: "ended" in fake.kinds())
    assert talk(hand, script).heard[-1] == {"is": "ended", "reason": "unknown"}


@pytest.mark.parametrize("text", ["{", "[1]", "3", "[" * 100_000])
def test_nonsense_is_a_lost_connection(hand: Hand, text: str) -> None:
    async def script(fake: Fake) -> None:
        await until(lambda: bool(fake.sockets))
        await fake.sockets[0].send(text)
        await fake.lost(hand)
        await until(lambda: len(fake.said) == 2)
    assert talk(hand, script).kinds()[:2] == ["connected", "lost"]


def test_nothing_a_terminal_would_obey_gets_through(hand: Hand) -> None:
    async def script(fake: Fake) -> None:
        await until(lambda: bool(fake.sockets))
        await fake.tell(**{"is": "error", "text": "\x1b]0;title\x07 \u202eAnn\x9b2J"})
        await until(lambda: len(fake.heard) == 2)
    assert talk(hand, script).heard[1]["text"] == "]0;title Ann2J"


def test_pauses_grow_and_are_never_the_same_for_all() -> None:
    pauses = [[pause for pause, _ in zip(growing(), range(16), strict=False)] for _ in range(2)]
    assert pauses[0] != pauses[1]
    assert pauses[0][0] < 1.0
    assert all(pause <= module.LONGEST_PAUSE * 1.25 for pause in pauses[0])
    assert pauses[0][-1] > pauses[0][0]


def test_a_server_that_is_away_is_tried_again(hand: Hand) -> None:
    """Nobody listens at first; then somebody does, at the same port."""
    fake = Fake()

    async def run() -> None:
        async with listen(fake) as server:
            port = next(iter(server.sockets)).getsockname()[1]
        connection = Connection(f"http://127.0.0.1:{port}", "token", fake.heard.append,
                                asyncio.get_running_loop())
        connection.follow("T")
        connection.fetch("lobby", "/api/tables")
        task = asyncio.create_task(connection.run())
        await until(lambda: "lost" in fake.kinds() and "fetched" in fake.kinds())
        async with listen(fake, port):
            hand.turn(module.FIRST_PAUSE * 1.25)
            await until(lambda: bool(fake.said) and bool(fake.said[0]))
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    hand.run(run())
    assert {"is": "fetched", "what": "lobby", "status": 0, "text": ""} in fake.heard
