"""A bare echo on the server's own stack: what a message costs before any game is played.

`python -m bench.echo [SIZE]` is the server alone: it prints its port and sends every text back,
filled up to SIZE characters. `measure_echo` starts one in a process of its own and drives it.
"""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket

from bench.load import Door, Measured, Socket, at_rate, connect_all, measured, run

ROOT = Path(__file__).parent.parent
WARM_UP = 1.0  # seconds that do not count
PATIENCE = 30.0  # seconds for the last answers to come


def measure_echo(
    sockets: int, size: int, seconds: float, reply: int = 0
) -> tuple[Measured, Measured]:
    """Texts of `size` bytes, answers of at least `reply`. First the most that goes through, every
    socket with one text under way; then half that rate, where the times mean something."""
    with echo_server(reply) as port:
        return run(drive(port, sockets, size, seconds))


@contextmanager
def echo_server(reply: int = 0) -> Iterator[int]:
    """The server in a process of its own; gives its port."""
    command = [sys.executable, "-m", "bench.echo", str(reply)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield int(server.stdout.readline())
        finally:
            server.terminate()


async def drive(port: int, sockets: int, size: int, seconds: float) -> tuple[Measured, Measured]:
    echo = Echo(sockets, b"x" * size)
    await echo.open(port)
    full = await echo.as_fast_as_it_goes(seconds)
    half = await echo.at(full.rate / 2, seconds)
    echo.close()
    return full, half


class Echo:
    """Sockets whose texts come back, and how long that took."""

    def __init__(self, sockets: int, text: bytes) -> None:
        self.text = text
        self.sockets: list[Socket] = []
        self.under_way: list[deque[float]] = [deque() for _ in range(sockets)]  # since when
        self.latencies: list[float] = []
        self.again = False  # every answer is followed by the next text

    async def open(self, port: int) -> None:
        doors = [Door("/")] * len(self.under_way)
        self.sockets = await connect_all(port, doors, self.received)

    def close(self) -> None:
        for each in self.sockets:
            each.close()

    def send(self, number: int, since: float) -> None:
        self.under_way[number].append(since)
        self.sockets[number].send(self.text)

    def received(self, number: int, _: bytes) -> None:
        now = time.perf_counter()
        self.latencies.append(now - self.under_way[number].popleft())
        if self.again:
            self.send(number, now)

    async def as_fast_as_it_goes(self, seconds: float) -> Measured:
        self.again = True
        for number in range(len(self.sockets)):
            self.send(number, time.perf_counter())
        await asyncio.sleep(WARM_UP)
        self.latencies.clear()
        start = time.perf_counter()
        await asyncio.sleep(seconds)
        result = measured(self.latencies, time.perf_counter() - start)
        self.again = False
        await self.all_back()
        return result

    async def at(self, rate: float, seconds: float) -> Measured:
        self.latencies.clear()
        turn = 0

        def next_socket(due: float) -> None:
            nonlocal turn
            self.send(turn, due)
            turn = (turn + 1) % len(self.sockets)

        await at_rate(rate, seconds, next_socket)
        await self.all_back()
        return measured(self.latencies, seconds)

    async def all_back(self) -> None:
        """Wait for what is under way, so that the slowest are counted too."""
        async with asyncio.timeout(PATIENCE):
            while any(self.under_way):
                await asyncio.sleep(0.01)


def serve(reply: int) -> None:
    """The echo itself, until it is told to stop."""

    @websocket("/")
    async def echo(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        async for text in socket.iter_data("text"):
            await socket.send_text(text.ljust(reply))

    config = uvicorn.Config(
        Litestar([echo], openapi_config=None, logging_config=None),
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",  # below it, every socket that opens is two lines
    )
    door = socket.create_server(("127.0.0.1", 0), backlog=config.backlog)
    print(door.getsockname()[1], flush=True)
    uvicorn.Server(config).run(sockets=[door])


if __name__ == "__main__":
    serve(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
