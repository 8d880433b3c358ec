"""One at a time: who builds here has the folder to themselves, and the next one waits.

`make play` compiles beside the first games; meanwhile somebody may run `make test` in another
window.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

if sys.platform != "win32":
    import fcntl

LOCK = Path("build", "lock")


@contextlib.contextmanager
def alone() -> Iterator[None]:
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w", encoding="utf-8") as lock:
        if sys.platform != "win32":  # where pip builds in folders of its own, and there is no make
            _lock(lock.fileno())
        yield


def _lock(file: int) -> None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        print("Waiting for what is being built here already ...", file=sys.stderr, flush=True)
        fcntl.flock(file, fcntl.LOCK_EX)
