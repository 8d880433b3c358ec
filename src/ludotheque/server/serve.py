"""Running a server: one process, or several on one port."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from uvicorn.supervisors import Multiprocess
from websockets.http11 import Request

from ludotheque.core.errors import BadInput
from ludotheque.server.frames import end_of, head_of, text_in
from ludotheque.server.protocol import LARGEST
from ludotheque.server.settings import Settings
from ludotheque.server.sockets import DIRECTLY, HearNow
from ludotheque.store.store import Store, address

PING = 20.0  # seconds between two looks whether a socket's other end still lives
FAREWELL = 2.0  # seconds for the last words on a socket
SEND_BUFFER = 1 << 16  # bytes the system holds for a slow reader
AHEAD = 4  # messages of a page that may wait while another is carried out
LAST, CONTROL = 0x80, 0x08  # in the first byte of a frame
LONGEST = 4 * LARGEST  # bytes of a message


class Post:
    """The texts of one server that go out when this turn of its loop is over.

    What one commit brings goes to all pages in one go. Sent one by one between the moves, they
    would take the processor away from the tables each time.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: list[tuple[Protocol, bytes]] = []

    def add(self, page: Protocol, text: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self._send)
        self._waiting.append((page, text))

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        for page, text in waiting:
            if not page.disconnected and not page.close_sent:
                page.transport.write(head_of(len(text)) + text)


class Inbox:
    """What a socket has heard and nobody has read. One reads at a time, which makes it shorter and
    quicker than a queue for any number."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self._waiting.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._waiting:
            self._reader = self._loop.create_future()
            await self._reader
        return self._waiting.popleft()

    def empty(self) -> bool:
        return not self._waiting

    def qsize(self) -> int:
        return len(self._waiting)


class Protocol(WebSocketsSansIOProtocol):
    """uvicorn's socket, which waits for ever for a reader that takes nothing: ours lets it go.

    A page's socket may `push` texts, `receive` and `listen` without the layers between, which cost
    as much as all the rest of sending (see `sockets.py`).
    """

    def __init__(self, config: uvicorn.Config, server_state: ServerState,
                 app_state: dict[str, Any],
                 _loop: asyncio.AbstractEventLoop | None = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.post: Post = vars(server_state).setdefault("post", Post(self.loop))
        self.queue: Any = Inbox(self.loop)
        self.hear_now: HearNow | None = None
        self._rest = b""  # a frame whose end has not come yet
        self._in_pieces = False  # a message whose last frame has not come yet

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][DIRECTLY] = {"push": self.push, "push_now": self.push_now,
                                                  "receive": self.receive, "listen": self.listen}

    def listen(self, hear_now: HearNow) -> None:
        """Offer whole texts to somebody who takes what can be carried out at once."""
        self.hear_now = hear_now

    def data_received(self, data: bytes) -> None:
        """After the handshake, which comes alone, frame by frame."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        data = self._rest + data
        start = 0
        while not self.transport.is_closing() and (end := end_of(data, start, LONGEST)):
            self._frame(data[start:end])
            start = end
        self._rest = data[start:]

    def _frame(self, frame: bytes) -> None:
        """What can be carried out at once is, after all that came before."""
        if self.hear_now is not None and not self._in_pieces and self.queue.empty() \
                and not self.close_sent:
            text = text_in(frame)
            if text is not None and self.hear_now(text):
                return
        if frame[0] & CONTROL == 0:
            self._in_pieces = frame[0] & LAST == 0
        super().data_received(frame)

    async def push(self, text: bytes) -> None:
        """Send one text."""
        if not self.writable.is_set():
            await self.writable.wait()
        if not self.push_now(text):
            raise ClientDisconnected

    def push_now(self, text: bytes) -> bool:
        """Send one text, unless the reader is slow or gone."""
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        self.post.add(self, text)
        return True

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading after each message: ours only when several wait."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused or self.queue.qsize() > AHEAD
        if self.read_paused and not paused:
            self.transport.pause_reading()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(FAREWELL, self.transport.abort)

    def handle_ping(self) -> None:
        """Who pings and reads nothing gets no answer, instead of many that wait."""
        pong = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(pong)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def config(settings: Settings, workers: int = 1) -> uvicorn.Config:
    """How uvicorn serves us. No access log: a table's address is a secret of its people."""
    return uvicorn.Config(
        "ludotheque.server.app:from_environment", factory=True, host=settings.host,
        port=settings.port, workers=workers, http="httptools", ws=Protocol,
        ws_max_size=LONGEST, ws_per_message_deflate=False, ws_ping_interval=PING,
        ws_ping_timeout=PING, access_log=False, log_level="warning", server_header=False,
        proxy_headers=False, timeout_graceful_shutdown=5)


def serve(settings: Settings, workers: int = 1,
          started: Callable[[], None] = lambda: None) -> None:
    """Serve until somebody ends it. What cannot work is said before anything starts."""
    if workers > 1 and not address(settings.database).drivername.startswith("postgresql"):
        raise BadInput(f"{workers} workers", "--workers",
                       "1 on SQLite; several processes need --database postgresql://…")
    if workers > 1 and sys.platform == "win32":  # where a socket goes with one event loop only
        raise BadInput(f"{workers} workers", "--workers",
                       "1 on Windows; several servers, each at its own --port, share a PostgreSQL")
    asyncio.run(_try_store(settings.database))
    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    settings.export()
    bound = _bind(settings)
    server = config(settings, workers)
    started()
    if workers > 1:
        Multiprocess(server, [bound]).run()
    else:
        uvicorn.Server(server).run(sockets=[bound])


async def _try_store(database: str) -> None:
    store = await Store.open(database)
    await store.close()


def _bind(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family)
    # A server that comes back finds its port free. On Windows it does so anyway, and that option
    # would let two servers have one port: there another one keeps them apart.
    option = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
    bound.setsockopt(socket.SOL_SOCKET, option, 1)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    try:
        bound.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        bound.close()
        raise BadInput(f"cannot listen at {settings.host} port {settings.port}", "ludo serve",
                       "a free port of this machine") from error
    return bound
