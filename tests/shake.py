"""`make shake`: all tests again and again on a machine that is busy with other work.

    python -m tests.shake                    # three rounds beside sixteen busy processes
    python -m tests.shake tests/server -x    # what follows is for pytest
    SHAKE_ROUNDS=1 SHAKE_BUSY=4 SHAKE_SEED=7 python -m tests.shake

The first round is in order, the others are shuffled, each in another way: a seed of its own makes
the same orders again. A test that fails here waits for time and not for what it wants to see, or
needs what another has left behind.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from typing import IO

# It ends when its input does, so that none goes on after tests that were killed.
BUSY = """
import os, threading
threading.Thread(target=lambda: (os.read(0, 1), os._exit(0)), daemon=True).start()
while True:
    sum(range(100_000))
"""
# More at a time than there are processors: the tests have the same right to them as the others.
WORKERS = "8"


@contextlib.contextmanager
def busy(count: int) -> Iterator[None]:
    """So many processes that do nothing but be in the way."""
    inputs: list[IO[bytes]] = []
    processes = []
    try:
        for _ in range(count):
            process = subprocess.Popen([sys.executable, "-c", BUSY], stdin=subprocess.PIPE)
            assert process.stdin is not None
            inputs.append(process.stdin)
            processes.append(process)
        yield
    finally:
        for one in inputs:
            one.close()
        for process in processes:
            process.wait()


def main(arguments: Sequence[str]) -> int:
    rounds, count, seed = (int(os.environ.get(f"SHAKE_{name}", usual)) for name, usual in
                           (("ROUNDS", 3), ("BUSY", 16), ("SEED", time.time())))
    print(f"{rounds} rounds beside {count} busy processes, SHAKE_SEED={seed}", flush=True)
    with busy(count):
        for number in range(rounds):
            order = [f"--shuffle={seed}-{number}"] if number else []
            command = [sys.executable, "-m", "pytest", "-q", "-n", WORKERS, *order, *arguments]
            print(f"== Round {number + 1} of {rounds}: {' '.join(command[2:])}", flush=True)
            began = time.monotonic()
            code = subprocess.run(command, check=False).returncode
            print(f"== {time.monotonic() - began:.0f} seconds, "
                  + ("green" if code == 0 else f"failed ({code})"), flush=True)
            if code:
                return code
    print(f"{rounds} rounds green", flush=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
