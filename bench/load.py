"""A load generator for WebSocket servers: many sockets, little work for each message.

The same generator drives the bare echo and the real server, so that their ratio is honest. It
knows texts, pings and closing, which is all that a benchmark needs.
"""

from __future__ import annotations

import asyncio
import math
import time
from base64 import b64encode
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar, cast

Result = TypeVar("Result")
OnMessage = Callable[[bytes], None]

LAST = 0x80  # a frame that ends its message; in the second byte, one that is masked
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
AT_ONCE = 50  # handshakes under way: fewer than a server lets wait to be accepted
TICK = 0.001  # seconds: as finely as an event loop can wait


class Door(NamedTuple):
    """Where a socket goes in: its path, and headers such as a cookie."""

    path: str
    headers: Mapping[str, str] = {}


class Measured(NamedTuple):
    """What came back: messages a second, and milliseconds each was under way."""

    rate: float
    p50: float
    p99: float


class Refused(Exception):
    """The server did not answer a handshake with a WebSocket."""


class Socket(asyncio.Protocol):
    """One WebSocket. `on_message` gets every text as bytes, and may be changed at any time."""

    def __init__(self, request: bytes, on_message: OnMessage) -> None:
        loop = asyncio.get_running_loop()
        self.on_message = on_message
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[None] = loop.create_future()
        self._request = request
        self._rest = b""  # a frame whose end has not come yet
        self._parts = b""  # a message whose last frame has not come yet
        self._transport: asyncio.Transport

    def send(self, text: bytes) -> None:
        self._transport.write(frame(TEXT, text))

    def close(self) -> None:
        """Leave without a word, as a page does when its machine is switched off."""
        self._transport.close()

    def pause(self) -> None:
        """Be a slow reader: what the server sends stays with the server."""
        self._transport.pause_reading()

    def resume(self) -> None:
        self._transport.resume_reading()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(Refused("the server hung up"))
        self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        start = 0
        if not self.opened.done():
            start = self._answer(data)
            if not start:
                self._rest = data
                return
        while (found := content(data, start)) is not None:
            begin, end = found
            self._frame(data[start], data[begin:end])
            start = end
        self._rest = data[start:]

    def _answer(self, data: bytes) -> int:
        """Where the server's answer to the handshake ends; 0 if it has not all come."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        if data.startswith(b"HTTP/1.1 101 "):
            self.opened.set_result(None)
            return end + 4
        self.opened.set_exception(Refused(data.partition(b"\r\n")[0].decode("latin-1")))
        self.close()
        return len(data)

    def _frame(self, first: int, text: bytes) -> None:
        kind = first & 0x0F
        if kind == PING:
            self._transport.write(frame(PONG, text))
        elif kind == CLOSE:
            self._transport.write(frame(CLOSE, text))
            self.close()
        elif kind != PONG:
            self._parts += text
            if first & LAST:
                text, self._parts = self._parts, b""
                self.on_message(text)


def content(data: bytes, start: int) -> tuple[int, int] | None:
    """Where the content of the frame at `start` begins and ends, if it is all there."""
    begin = start + 2
    if len(data) < begin:
        return None
    size = data[start + 1]
    if size >= 126:
        begin += 2 if size == 126 else 8
        if len(data) < begin:
            return None
        size = int.from_bytes(data[start + 2 : begin])
    return (begin, begin + size) if len(data) >= begin + size else None


def frame(kind: int, text: bytes) -> bytes:
    """A frame as a client sends it. It must be masked: the mask of zeros costs a server as much
    as any other, and us nothing."""
    size = len(text)
    if size < 126:
        head = bytes((LAST | kind, LAST | size))
    elif size < 1 << 16:
        head = bytes((LAST | kind, LAST | 126)) + size.to_bytes(2)
    else:
        head = bytes((LAST | kind, LAST | 127)) + size.to_bytes(8)
    return head + b"\0\0\0\0" + text


async def connect(port: int, door: Door, on_message: OnMessage) -> Socket:
    """A socket to a server on this machine, when its handshake is done."""
    lines = [
        f"GET {door.path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in door.headers.items()),
    ]
    request = "\r\n".join([*lines, "", ""]).encode("latin-1")
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(request, on_message), "127.0.0.1", port
    )
    await socket.opened
    return socket


async def connect_all(
    port: int, doors: Sequence[Door], on_message: Callable[[int, bytes], None]
) -> list[Socket]:
    """A socket through every door. `on_message` gets the number of the door with each message."""
    sockets: list[Socket] = []
    for start in range(0, len(doors), AT_ONCE):
        group = range(start, min(start + AT_ONCE, len(doors)))
        opening = (connect(port, doors[number], partial(on_message, number)) for number in group)
        sockets += await asyncio.gather(*opening)
    return sockets


async def at_rate(rate: float, seconds: float, act: Callable[[float], None]) -> None:
    """Act so many times a second, whether answers come or not, told when each act was due: who
    counts from then also counts the wait that a busy machine causes."""
    start = time.perf_counter()
    for number in range(int(rate * seconds)):
        due = start + number / rate
        while time.perf_counter() < due:
            await asyncio.sleep(TICK)
        act(due)


def measured(latencies: Sequence[float], seconds: float) -> Measured:
    """The sum of a run, from the seconds each message was under way."""
    return Measured(
        len(latencies) / seconds,
        1000 * percentile(latencies, 0.50),
        1000 * percentile(latencies, 0.99),
    )


def percentile(values: Sequence[float], share: float) -> float:
    """The least value that this share of all values does not pass."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)] if ordered else math.nan


def run(work: Coroutine[Any, Any, Result]) -> Result:
    """Run on uvloop where it is installed."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(work)
