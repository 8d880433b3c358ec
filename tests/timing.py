"""Time in tests: a clock that is turned by hand, and waiting for what must happen.

    def test_a_clock_runs_out(hand: Hand) -> None:
        async def go() -> None:
            ...
            hand.turn(60.0)             # a minute later, at once
            await until(lambda: over)   # as long as the machine needs

        hand.run(go())                  # timeouts and sleeps in there go by the hand, too

No test sleeps, and none looks at the machine's time: whoever waits for something real (a process, a
page, a disk) waits here, for the thing itself. The bound is for what hangs.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import pytest

from ludotheque.core import clock

HANG = 600.0  # seconds: however busy a machine is, only what hangs takes so long
LOOK = 0.002  # seconds between two looks at something real

T = TypeVar("T")
_real_time, _real_sleep = time.monotonic, time.sleep


class Hand:
    """A time that stands still until it is turned."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time = 1_800_000_000.0
        self._loops: list[asyncio.AbstractEventLoop] = []
        for name in ("now", "steady"):
            monkeypatch.setattr(clock, name, lambda: self.time)
        monkeypatch.setattr(clock, "sleep", self.turn)

    def turn(self, seconds: float) -> None:
        """So many seconds later: what is due by then happens next."""
        self.time += seconds
        for loop in self._loops:
            if not loop.is_closed():
                loop.call_soon_threadsafe(lambda: None)  # it looks again what is due

    def loop(self) -> asyncio.AbstractEventLoop:
        """An event loop that goes by this time."""
        loop = _Loop(self)
        self._loops.append(loop)
        return loop

    def run(self, main: Coroutine[Any, Any, T]) -> T:
        """As `asyncio.run`, by this time."""
        with asyncio.Runner(loop_factory=self.loop) as runner:
            return runner.run(main)


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        super().__init__()
        self._clock_resolution = 1e-6  # due when the hand is there, however floats are rounded

    def time(self) -> float:
        return self._hand.time


async def until(met: Callable[[], object], what: str = "") -> None:
    """Let everything go on until something is so."""
    end = _real_time() + HANG
    while not met():
        if _real_time() > end:
            raise AssertionError(f"waited in vain: {what or met}")
        await pause()


async def until_so(met: Callable[[], Awaitable[object]], what: str = "") -> None:
    """The same for what has to be asked, such as a database."""
    end = _real_time() + HANG
    while not await met():
        if _real_time() > end:
            raise AssertionError(f"waited in vain: {what or met}")
        await pause()


def wait_until(met: Callable[[], T], what: str = "", look: float = LOOK,
               rest: Callable[[float], object] = _real_sleep) -> T:
    """The same outside asyncio; what was met. Whoever has something to hear meanwhile rests in
    another way between two looks."""
    end = _real_time() + HANG
    while not (found := met()):
        if _real_time() > end:
            raise AssertionError(f"waited in vain: {what or met}")
        rest(look)
    return found


async def pause() -> None:
    """Let threads, processes and sockets go on for a moment, whatever the loop's time is."""
    await asyncio.to_thread(_real_sleep, LOOK)
