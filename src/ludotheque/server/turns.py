"""One after the other, in the order in which they came."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


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
        self._waiting: deque[Callable[[], bool]] = deque()

    def take(self) -> bool:
        """Whether it was free; then it is one's own until `give`."""
        if self.taken:
            return False
        self.taken = True
        return True

    def after(self, begin: Callable[[], bool]) -> None:
        """Let somebody begin when it is their turn; they say whether they take it."""
        self._waiting.append(begin)

    async def wait(self) -> None:
        """Take it when it is one's turn."""
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.after(lambda: _wake(mine))
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was given to us a moment ago
                self.give()
            raise

    def give(self) -> None:
        """It goes to whoever has waited longest, without being free in between."""
        while self._waiting:
            if self._waiting.popleft()():
                return
        self.taken = False


def _wake(waiting: asyncio.Future[None]) -> bool:
    if waiting.done():  # it was cancelled
        return False
    waiting.set_result(None)
    return True
