"""`python -m tests.server.program`: a server process of the tests, with the time and the bounds
that they want; see `serving.py`. Processes that it starts import this module too, and are set up
alike.
"""

from __future__ import annotations

import importlib
import logging
import mmap
import os
import signal
import struct
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType

import msgspec

from ludotheque.core import clock
from ludotheque.server.serve import serve
from ludotheque.server.settings import Settings
from ludotheque.store import commits

VARIABLE = "LUDO_SERVER_OF_TESTS"
# To count the steps to its death from now on: all, or only those of what keeps entries.
ANYWHERE, KEEPING = "SIGUSR1", "SIGUSR2"  # which only Unix has


class Orders(msgspec.Struct):
    """What a test wants of the processes of a server."""

    hand: str  # a file: how far the test has turned the time, and after how many steps to die
    still: bool = False  # the time stands still until it is turned
    bounds: dict[str, float] = {}  # other values for constants, as "server.keeper.LEASE"
    workers: int = 1
    level: str = ""  # at which everything logs


class Hand:
    """Two numbers in a file, which those who have it open see at once."""

    def __init__(self, path: Path) -> None:
        with path.open("r+b") as file:
            self._numbers = mmap.mmap(file.fileno(), 16)

    @staticmethod
    def create(path: Path) -> Hand:
        path.write_bytes(bytes(16))
        return Hand(path)

    @property
    def turned(self) -> float:
        return float(struct.unpack_from("d", self._numbers, 0)[0])

    @turned.setter
    def turned(self, seconds: float) -> None:
        struct.pack_into("d", self._numbers, 0, seconds)

    @property
    def steps(self) -> int:
        return int(struct.unpack_from("q", self._numbers, 8)[0])

    @steps.setter
    def steps(self, count: int) -> None:
        struct.pack_into("q", self._numbers, 8, count)


def prepare(orders: Orders) -> None:
    """Of each process."""
    hand = Hand(Path(orders.hand))
    for name in ("now", "steady"):
        setattr(clock, name, turned(getattr(clock, name), hand, orders.still))
    for name, value in orders.bounds.items():
        module, _, constant = name.rpartition(".")
        setattr(importlib.import_module(f"ludotheque.{module}"), constant, value)
    for name, file in ((ANYWHERE, ""), (KEEPING, commits.__file__)):
        if hasattr(signal, name):
            signal.signal(signal.Signals[name], partial(_die, hand, file))


def turned(time: Callable[[], float], hand: Hand, still: bool) -> Callable[[], float]:
    began = time()
    return lambda: (began if still else time()) + hand.turned


def _die(hand: Hand, file: str, _signal: int, _frame: FrameType | None) -> None:
    die_after(hand.steps, file)


def die_after(steps: int, file: str = "") -> None:
    """kill -9, when so many functions more have been called or left, in a file or anywhere: at the
    same places on a slow machine and on a fast one."""
    left = steps

    def step(frame: FrameType, _event: str, _argument: object) -> None:
        nonlocal left
        left -= file in ("", frame.f_code.co_filename)
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)

    sys.setprofile(step)


def watch() -> None:
    """End when the input does, so that nothing goes on after tests that were killed."""
    os.read(0, 1)
    signal.raise_signal(signal.SIGTERM)


if __name__ in ("__main__", "__mp_main__"):
    orders = msgspec.json.decode(os.environ[VARIABLE], type=Orders)
    prepare(orders)

if __name__ == "__main__":
    threading.Thread(target=watch, daemon=True).start()
    if orders.level:
        logging.basicConfig(format="%(levelname)s %(name)s: %(message)s", level=orders.level)
    serve(Settings.imported(), orders.workers)
