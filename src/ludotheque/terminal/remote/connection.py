"""The one socket to a server: it is made again whenever it breaks, and nothing is lost meanwhile.

What is heard goes to one function, in order, and so does how the connection is. What was not
answered is sent again under the same name: the server lets it happen once.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from collections.abc import Callable, Iterator
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ludotheque.core.events import Json
from ludotheque.server.protocol import HEARTBEAT, PROTOCOL, UNKNOWN_PERSON
from ludotheque.terminal.remote.server import COOKIE, PATIENCE, cleaned

LARGEST = 1 << 25  # bytes of a message: the whole story of a long game
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 20.0  # seconds between two tries
UNKEPT_PAUSE = 1.0  # seconds after which something is sent again that could not be kept
Heard = Callable[[Json], None]


class NoGood(Exception):
    """There is no use in trying again; the reason is a word for `network-end-`."""


class Connection:
    """Everything that is said and heard. Its methods may be called from any thread; `run` and
    `heard` run in the loop.

    Beside the server's own messages `heard` is told `connected`, `lost` (with the `pause` until the
    next try), `ended` (with the `reason`), and `fetched` for what was asked over HTTP.
    """

    def __init__(self, base: str, token: str, heard: Heard,
                 loop: asyncio.AbstractEventLoop) -> None:
        self._base = base
        self._headers = {"Cookie": f"{COOKIE}={token}"}
        self._heard = heard
        self._loop = loop
        self._follows: dict[str, int] = {}  # the version held of each table
        self._unanswered: dict[str, str] = {}  # acts by their names, in order
        self._outgoing: asyncio.Queue[str] | None = None  # of the open socket
        self._errands: set[asyncio.Task[None]] = set()
        self._name = secrets.token_hex(6)
        self._numbers = itertools.count(1)

    # --- what is said ---

    def follow(self, table: str) -> None:
        """Hear of a table from now on, and all that was before."""
        self._loop.call_soon_threadsafe(self._follow, table)

    def resync(self, table: str) -> None:
        """Hear again what may have been missed since the version held."""
        self._loop.call_soon_threadsafe(self._resync, table)

    def leave(self, table: str) -> None:
        self._loop.call_soon_threadsafe(self._leave, table)

    def act(self, table: str, kind: str, data: str = "", seq: int | None = None) -> str:
        """Do something at a table; the name under which `kept` or `refused` will answer."""
        client = f"{self._name}:{next(self._numbers)}"
        text = json.dumps({"do": "act", "table": table, "client": client, "kind": kind,
                           "data": data, "seq": seq})
        self._loop.call_soon_threadsafe(self._act, client, text)
        return client

    def fetch(self, what: str, path: str, body: Json | None = None) -> None:
        """Ask over HTTP; `heard` is told `fetched` with `what`, and a `status` of 0 if nobody
        answered."""
        self._loop.call_soon_threadsafe(self._begin_errand, what, path, body)

    def _follow(self, table: str) -> None:
        self._follows[table] = -1
        self._say(do="follow", table=table, since=-1)

    def _resync(self, table: str) -> None:
        if table in self._follows:
            self._say(do="follow", table=table, since=self._follows[table])

    def _follow_again(self) -> None:
        for table in self._follows:
            self._resync(table)

    def _leave(self, table: str) -> None:
        self._follows.pop(table, None)
        self._say(do="leave", table=table)

    def _act(self, client: str, text: str) -> None:
        self._unanswered[client] = text
        self._send(text)

    def _say(self, **message: object) -> None:
        self._send(json.dumps(message))

    def _send(self, text: str) -> None:
        if self._outgoing is not None:
            self._outgoing.put_nowait(text)

    # --- the socket ---

    async def run(self) -> None:
        """Be connected, again and again, until there is no use in it."""
        try:
            await self._connect()
        finally:
            for errand in self._errands:
                errand.cancel()

    async def _connect(self) -> None:
        pauses = growing()
        while True:
            since = self._loop.time()
            try:
                async with connect(self._socket_url(), additional_headers=self._headers,
                                   compression=None, ping_interval=None, max_size=LARGEST,
                                   open_timeout=PATIENCE, close_timeout=1.0) as socket:
                    hello = await self._greeted(socket)
                    await self._talk(socket, max(1.0, float(hello.get("heartbeat", HEARTBEAT))))
            except NoGood as error:
                self._heard({"is": "ended", "reason": str(error)})
                return
            except ConnectionClosed as error:
                if error.rcvd is not None and error.rcvd.code == UNKNOWN_PERSON:
                    self._heard({"is": "ended", "reason": "unknown"})
                    return
            except (OSError, TimeoutError, WebSocketException, ValueError, RecursionError):
                pass  # a server that is away, or something on the way that is none
            if self._loop.time() > since + LONGEST_PAUSE:
                pauses = growing()  # it went well for a while
            pause = next(pauses)
            self._heard({"is": "lost", "pause": pause})
            await asyncio.sleep(pause)

    def _socket_url(self) -> str:
        return "ws" + self._base.removeprefix("http") + "/socket"

    async def _greeted(self, socket: ClientConnection) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            hello = _message(await socket.recv())
        if hello.get("is") != "hello" or hello.get("protocol") != PROTOCOL:
            raise NoGood("version")
        return hello

    async def _talk(self, socket: ClientConnection, heartbeat: float) -> None:
        outgoing: asyncio.Queue[str] = asyncio.Queue()
        self._outgoing = outgoing
        self._follow_again()
        for text in self._unanswered.values():
            self._send(text)
        self._heard({"is": "connected"})
        writing = asyncio.create_task(_write(socket, outgoing))
        try:
            while True:
                self._take(await self._next(socket, heartbeat))
        finally:
            self._outgoing = None
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)

    async def _next(self, socket: ClientConnection, heartbeat: float) -> dict[str, Any]:
        """What comes next. After a silence we ask whether anybody is there."""
        try:
            async with asyncio.timeout(heartbeat):
                return _message(await socket.recv())
        except TimeoutError:
            self._say(do="ping")
            async with asyncio.timeout(PATIENCE):
                return _message(await socket.recv())

    def _take(self, message: dict[str, Any]) -> None:
        kind, client, table = message.get("is"), message.get("client", ""), message.get("table", "")
        if kind == "refused" and message.get("reason") == "unkept":
            if client in self._unanswered:
                self._loop.call_later(UNKEPT_PAUSE, self._send, self._unanswered[client])
            return
        if kind == "error" and message.get("reason") == "follow":
            self._loop.call_later(UNKEPT_PAUSE, self._follow_again)
        if kind in ("kept", "refused"):
            self._unanswered.pop(client, None)
        elif kind == "table" and table in self._follows:
            version = message.get("version")
            self._follows[table] = version if isinstance(version, int) else -1
        if kind != "pong":
            self._heard(message)

    # --- over HTTP ---

    def _begin_errand(self, what: str, path: str, body: Json | None) -> None:
        task = self._loop.create_task(self._errand(what, path, body))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _errand(self, what: str, path: str, body: Json | None) -> None:
        told: Json = {"is": "fetched", "what": what, "status": 0, "text": ""}
        try:
            async with httpx.AsyncClient(timeout=PATIENCE) as http:
                answer = await http.request("GET" if body is None else "POST", self._base + path,
                                            json=body, headers=self._headers)
                told |= {"status": answer.status_code, "text": answer.text}
        except httpx.TransportError:
            pass  # a status of 0 says it
        self._heard(told)


async def _write(socket: ClientConnection, outgoing: asyncio.Queue[str]) -> None:
    while True:
        await socket.send(await outgoing.get())


def _message(text: str | bytes) -> dict[str, Any]:
    told = cleaned(json.loads(text))
    if not isinstance(told, dict):
        raise ValueError("no message")
    return told


def growing() -> Iterator[float]:
    """Pauses, each twice the last, and never quite those of everybody else who waits."""
    pause = FIRST_PAUSE
    while True:
        yield pause * (0.75 + secrets.randbelow(500) / 1000)
        pause = min(2 * pause, LONGEST_PAUSE)
