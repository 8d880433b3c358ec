"""One after the other, in the order in which they came."""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """What asyncio.Lock is, but whoever finds it free takes it without awaiting anything.

    >>> turns = Turns()
    >>> turns.take(), turns.take()
    (True, False)
    >>> turns.give()
    >>> turns.taken
    False
    """

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Whether it was free; then it is one's own until `give`."""
        if self.taken:
            return False
        self.taken = True
        return True

    async def wait(self) -> None:
        """Take it when it is one's turn."""
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was given to us a moment ago
                self.give()
            raise

    def give(self) -> None:
        """It goes to whoever has waited longest, without being free in between."""
        while self._waiting:
            next = self._waiting.popleft()
            if not next.done():
                next.set_result(None)
                return
        self.taken = False
