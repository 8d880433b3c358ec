"""The full screen in tests: keys are pressed, and time stands still until it is turned.

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("space")
        await turn(pilot, 1.0)      # a second later, with what came of it
    play(app, script)

Textual's own way to see that an app has done what a key asked for is that its process rests for a
moment. On a busy machine every process does. Here an app is ready when its loop has nothing left
to do, which is sooner, too.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import textual.app
import textual.pilot
from tests import timing
from tests.timing import Hand, pause
from textual import _time
from textual.app import App
from textual.pilot import Pilot

from ludotheque.core import clock

# What Textual does in a sixtieth of a second, such as to draw what has changed, is done at once.
FRAME = 0.02
Script = Callable[[Pilot[None]], Awaitable[None]]


def play(app: App[None], script: Script, size: tuple[int, int] = (80, 24)) -> None:
    """Let a script use an app. Time stands where it is now: a game may have begun before."""
    with pytest.MonkeyPatch.context() as patch:
        now = clock.steady()
        hand = Hand(patch)
        hand.turn(now - hand.time)
        patch.setattr(_time, "get_time", lambda: hand.time)
        _run(app, script, size, hand)


def play_in_real_time(app: App[None], script: Script) -> None:
    """The same with a real server, whose time nobody turns."""
    _run(app, script, (80, 24), None)


async def turn(pilot: Pilot[Any], seconds: float) -> None:
    """So many seconds later; what is due meanwhile happens at its moment, one after the other."""
    loop = _loop()
    assert loop.hand is not None
    end = loop.hand.time + seconds
    while (due := await loop.quiet()) is not None and loop.hand.time + due < end:
        loop.hand.turn(due)
    loop.hand.turn(end - loop.hand.time)
    await pilot.pause()


def _run(app: App[None], script: Script, size: tuple[int, int], hand: Hand | None) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(pilot)

    with pytest.MonkeyPatch.context() as patch:
        for module in (textual.app, textual.pilot):
            patch.setattr(module, "wait_for_idle", _settle)
        timing.run(run(), lambda: _Loop(hand))


async def _settle(*_: float) -> None:
    """All that is to be done now is done, and drawn."""
    loop = _loop()
    while (due := await loop.quiet()) is not None and due <= FRAME:
        if loop.hand is None:
            await pause()
        else:
            loop.hand.turn(due)


def _loop() -> _Loop:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, _Loop)
    return loop


class _Loop(timing.Loop):
    """It knows when nothing is left to do."""

    def __init__(self, hand: Hand | None) -> None:
        self._news = _News()
        super().__init__(hand, self._news)

    def quiet(self) -> asyncio.Future[float | None]:
        """When nothing is left to do: in how many seconds something will be. What others do, such
        as threads and servers, is not waited for."""
        future: asyncio.Future[float | None] = self.create_future()
        self._news.waiting.append(future)
        return future


class _News(selectors.DefaultSelector):
    """Whom a loop asks for news from outside. It gives them time when nothing is left to do."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[asyncio.Future[float | None]] = []  # for quiet

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if not self.waiting or timeout == 0:
            return super().select(timeout)
        news = super().select(0)
        while self.waiting and not news:
            future = self.waiting.pop()
            if not future.done():
                future.set_result(timeout)
        return news
