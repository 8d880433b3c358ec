"""Hearing what other processes of the same PostgreSQL kept or said."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import asyncpg
from sqlalchemy.engine import URL

from ludotheque.store.commits import CHANNEL
from ludotheque.store.store import dsn

PAUSE = 0.5  # seconds before the next try to connect
CHECK = 20.0  # seconds between two looks whether the connection still lives

log = logging.getLogger(__name__)


class Listener:
    """Calls `hear(message)` for each message of another process, and `gap()` whenever some may
    have been missed."""

    def __init__(self, url: URL, process: str, hear: Callable[[str], None],
                 gap: Callable[[], None]) -> None:
        self._dsn = dsn(url)
        self._process = process
        self._hear = hear
        self._gap = gap
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Returns when it hears: what is kept later is not missed."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._run(ready), name="listener")
        await ready.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self, ready: asyncio.Event) -> None:
        while True:
            try:
                connection = await asyncpg.connect(self._dsn)
                try:
                    await self._listen(connection, ready)
                finally:
                    connection.terminate()
            except Exception as error:  # whatever it is, others are heard again later
                log.warning("not listening to the other processes: %s", type(error).__name__)
            await asyncio.sleep(PAUSE)

    async def _listen(self, connection: asyncpg.Connection, ready: asyncio.Event) -> None:
        ended = asyncio.Event()
        connection.add_termination_listener(lambda _connection: ended.set())
        await connection.add_listener(CHANNEL, self._on_notify)
        if ready.is_set():
            self._gap()
        ready.set()
        while not ended.is_set():
            try:
                await asyncio.wait_for(ended.wait(), CHECK)
            except TimeoutError:  # its end may have been lost on the way
                await asyncio.wait_for(connection.execute("SELECT 1"), CHECK)
        log.warning("not listening to the other processes: the connection has ended")

    def _on_notify(self, _connection: object, _pid: object, _channel: object,
                   payload: object) -> None:
        sender, _, message = str(payload).partition(" ")
        if sender != self._process:
            self._hear(message)
