"""The `ludo` command in a process of its own: ended by ctrl-C in the middle of what takes long."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.timing import HANG, wait_until

# Whoever starts the tests in the background has ctrl-C ignored, and so would what they start.
HEEDFUL = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
COMMAND = "import sys; from ludotheque.terminal.cli import main; sys.argv[0] = 'ludo'; main()"
# It makes a file when the first part of the work is done. The first worker does that; the others
# take long to begin, and ctrl-C comes meanwhile.
LONG = HEEDFUL + """
import multiprocessing, pathlib, sys
from ludotheque.lab import pool
from ludotheque.terminal import cli

_, begun, *sys.argv = sys.argv
work, begin = getattr(cli, sys.argv[1]), pool._begin

def watched(*arguments):
    *others, progress = arguments
    def tell(done):
        progress(done)
        pathlib.Path(begun).touch()
    return work(*others, tell)

def late(stop):
    if not multiprocessing.current_process().name.endswith("-1"):
        stop.wait()
    begin(stop)

setattr(cli, work.__name__, watched)
multiprocessing.set_start_method("fork")
pool._begin = late
cli.main()
"""


def interrupt(folder: Path, *arguments: str) -> tuple[int, str, str]:
    """Ctrl-C to `ludo …` when it has done a part of its work: the exit code, output and error."""
    begun = folder / "begun"
    run = subprocess.Popen(
        [sys.executable, "-c", LONG, str(begun), "ludo", *arguments], text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    try:
        wait_until(lambda: begun.exists() or run.poll() is not None, "the first part of the work")
        os.killpg(run.pid, signal.SIGINT)  # as a terminal does: to the whole group
        out, err = run.communicate(timeout=HANG)
    finally:
        if run.poll() is None:
            os.killpg(run.pid, signal.SIGKILL)
    return run.returncode, out, err
