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
import os
import selectors
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import pytest

from ludotheque.core import clock

# Seconds: however busy a machine is, only what hangs takes so long. HANG=20 is for trying a test.
HANG = float(os.environ.get("HANG") or 1800.0)
HANGS = f"it has not ended after {HANG:.0f} seconds"
START = 1_800_000_000.0  # when a hand's time begins
LOOK = 0.002  # seconds between two looks at something real

T = TypeVar("T")
_real_time, _real_sleep = time.monotonic, time.sleep


class Hand:
    """A time that stands still until it is turned."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.passed = 0.0  # seconds
        self._loops: list[Loop] = []
        for name in ("now", "steady"):
            monkeypatch.setattr(clock, name, lambda: self.time)
        monkeypatch.setattr(clock, "sleep", self.turn)

    @property
    def time(self) -> float:
        """Seconds since 1970."""
        return START + self.passed

    def turn(self, seconds: float) -> None:
        """So many seconds later: what is due by then happens next."""
        self.passed += seconds
        for loop in self._loops:
            if not loop.is_closed():
                loop.call_soon_threadsafe(lambda: None)  # it looks again what is due

    def loop(self) -> Loop:
        """An event loop that goes by this time."""
        loop = Loop(self)
        self._loops.append(loop)
        return loop

    def run(self, main: Coroutine[Any, Any, T]) -> T:
        """As `asyncio.run`, by this time."""
        return run(main, self.loop)


class Loop(asyncio.SelectorEventLoop):
    """It counts how often somebody is woken, and goes by a hand's time if there is one."""

    def __init__(self, hand: Hand | None = None,
                 selector: selectors.BaseSelector | None = None) -> None:
        self.hand = hand
        self.woken = 0
        super().__init__(selector)
        self._clock_resolution = 1e-6  # due when the hand is there, however floats are rounded

    def time(self) -> float:
        return super().time() if self.hand is None else self.hand.passed

    def call_soon(self, *args: Any, **more: Any) -> asyncio.Handle:
        self.woken += 1
        return super().call_soon(*args, **more)

    def call_soon_threadsafe(self, *args: Any, **more: Any) -> asyncio.Handle:
        self.woken += 1
        return super().call_soon_threadsafe(*args, **more)


def running() -> Loop:
    """The loop of `run` or of a hand, from within."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Loop)
    return loop


def run(main: Coroutine[Any, Any, T], factory: Callable[[], Loop] = Loop) -> T:
    """As `asyncio.run`, by real time or in another loop; what hangs fails."""
    async def in_time() -> T:
        doing = asyncio.ensure_future(main)
        loop = asyncio.get_running_loop()
        bound = threading.Timer(HANG, loop.call_soon_threadsafe, [doing.cancel, HANGS])
        bound.daemon = True
        bound.start()
        try:
            return await doing
        except asyncio.CancelledError as error:
            if error.args == (HANGS,):
                raise AssertionError(HANGS) from error  # it shows where
            raise
        finally:
            bound.cancel()

    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(in_time())


async def lasts(seconds: float) -> None:
    """Something takes so long, by the hand that turns the time here."""
    assert running().hand is not None
    await asyncio.sleep(seconds)


async def at_rest() -> bool:
    """Whether nobody in this loop goes on by themselves: everybody else waits for time to pass, or
    for what is outside (a database, a process). What is due by now was given its turn."""
    loop = running()
    before = loop.woken
    for _ in range(2):  # what came from outside, or was due, stands behind us at first
        await asyncio.sleep(0)
    return loop.woken == before + 2


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
