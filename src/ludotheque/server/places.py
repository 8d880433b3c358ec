"""Places that people's requests wait for: everybody has their turn, however many one person has."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Places:
    """So many at a time. Of those who wait each person is served once before anybody is served
    again; a person's own requests go first come, first served.

    >>> async def busy() -> None:
    ...     async with Places(1).taken("ann"):
    ...         print("Ann has the only place")
    >>> asyncio.run(busy())
    Ann has the only place
    """

    def __init__(self, count: int) -> None:
        self._free = count
        self._count = count
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._empty = asyncio.Event()
        self._empty.set()

    @asynccontextmanager
    async def taken(self, whose: str) -> AsyncIterator[None]:
        """A place, when it is this person's turn."""
        await self._take(whose)
        try:
            yield
        finally:
            self._give_back(whose)

    async def emptied(self) -> None:
        """When nobody has a place, nor waits for one."""
        await self._empty.wait()

    async def _take(self, whose: str) -> None:
        self._empty.clear()
        if self._free:  # then nobody waits
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._lines.setdefault(whose, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it came just when they left
                self._give_back(whose)
            raise

    def _give_back(self, whose: str) -> None:
        """A place is free: for the next person's first request, if it still stands."""
        if whose in self._lines:
            self._lines.move_to_end(whose)  # who has just had one waits behind everybody else
        while self._lines:
            whose, line = self._lines.popitem(last=False)
            turn = line.popleft()
            if line:
                self._lines[whose] = line
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
        if self._free == self._count:
            self._empty.set()
