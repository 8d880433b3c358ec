"""Worker processes of a long computation: given out in order, and stopped by ctrl-C."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing.synchronize import Event as Signal
from typing import Any, TypeVar

AHEAD = 4  # tasks given out per worker
MOST = 61 if sys.platform == "win32" else sys.maxsize  # workers; Windows waits for no more

T = TypeVar("T")

_stop: Signal | None = None  # in a worker process: the computation was interrupted


def spread(work: Callable[..., T], tasks: Iterable[tuple[Any, ...]], workers: int) -> Iterator[T]:
    """What `work` makes of each task, in their order; only plain data crosses over.

    Whoever stops listening, by ctrl-C or otherwise, ends it: `work` should look at `stopped` now
    and then.
    """
    workers = min(workers, MOST)
    stop = multiprocessing.Event()
    with ProcessPoolExecutor(workers, initializer=_begin, initargs=(stop,)) as pool:
        waiting: deque[Future[T]] = deque()
        try:
            for task in tasks:
                with _interrupt_held():  # the processes begin with the first tasks
                    waiting.append(pool.submit(work, *task))
                if len(waiting) == AHEAD * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)


def stopped() -> bool:
    """In a worker process: nobody waits for the result any more."""
    return _stop is not None and _stop.is_set()


@contextlib.contextmanager
def _interrupt_held() -> Iterator[None]:
    """Ctrl-C is held back, where a system can do that: a process that begins meanwhile begins with
    it held back, too, and does not die of it before it knows that it is not meant."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(stop: Signal) -> None:
    """Ctrl-C is for the process that started it all; it tells the workers to stop."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
