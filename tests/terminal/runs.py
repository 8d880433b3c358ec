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
# It makes a file when the first part of the work is done, and one for each worker that has begun.
# Where they are `late`, the first does all the work; the others take long to begin, and ctrl-C
# comes meanwhile.
LONG = HEEDFUL + """
import multiprocessing, pathlib, sys
from ludotheque.lab import pool
from ludotheque.terminal import cli

_, begun, late, *sys.argv = sys.argv
begun = pathlib.Path(begun)
work, begin = getattr(cli, sys.argv[1]), pool._begin

def watched(*arguments):
    *others, progress = arguments
    def tell(done):
        progress(done)
        begun.touch()
    return work(*others, tell)

def begin_late(stop):
    name = multiprocessing.current_process().name
    if late and not name.endswith("-1"):
        stop.wait()
    begin(stop)
    begun.with_name("begun-" + name).touch()

setattr(cli, work.__name__, watched)
multiprocessing.set_start_method("fork")
pool._begin = begin_late
cli.main()
"""


def interrupt(folder: Path, *arguments: str, working: int = 0) -> tuple[int, str, str]:
    """Ctrl-C to `ludo …` when it has done a part of its work, and so many workers have begun: the
    exit code, output and error. Without a number all but one are late."""
    begun = folder / "begun"
    run = subprocess.Popen(
        [sys.executable, "-c", LONG, str(begun), "" if working else "late", "ludo", *arguments],
        text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)

    def ready() -> bool:
        return begun.exists() and len(list(folder.glob("begun-*"))) >= working

    try:
        wait_until(lambda: ready() or run.poll() is not None, "the first part of the work")
        os.killpg(run.pid, signal.SIGINT)  # as a terminal does: to the whole group
        out, err = run.communicate(timeout=HANG)
    finally:
        if run.poll() is None:
            os.killpg(run.pid, signal.SIGKILL)
    return run.returncode, out, err
