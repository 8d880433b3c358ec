"""`make play`: opens the games, with compiled rules where they are ready.

Where not, the first games are played with plain Python, and the rules are compiled and installed
beside them for the next start: who plays already goes on with the modules that lie here.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from typing import NoReturn

from building import compiling

BIN = os.path.join(".venv", "bin")
ENDED = (signal.SIGTERM, signal.SIGHUP)


def main() -> int:
    if make(".venv/compiled", "-q").returncode == 0:
        make(".venv/installed").check_returncode()
        return serve()
    make(".venv/source").check_returncode()
    if not compiling.wanted():
        print("The rules run as plain Python, with the same results"
              + (": LUDO_COMPILE=no." if os.environ.get("LUDO_COMPILE") == "no"
                 else "; with a C compiler they would be faster."), flush=True)
        return serve(PYTHONPATH="src")
    print("The rules run as plain Python for now, and are compiled beside it for the next start.",
          flush=True)
    with compiled_beside():
        return serve(PYTHONPATH="src")


def make(*words: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(_making(*words), check=False)


def _making(*words: str) -> list[str]:
    return ["make", "--no-print-directory", "-s", *words]


def serve(**more: str) -> int:
    """Until it ends; how it ended. Ctrl-C is for the server, which ends well."""
    usual = signal.signal(signal.SIGINT, lambda *_: None)
    serving = subprocess.Popen([os.path.join(BIN, "python"), os.path.join(BIN, "ludo"), "serve",
                                "--open"], env={**os.environ, **more})
    try:
        return serving.wait()
    finally:
        serving.terminate()
        signal.signal(signal.SIGINT, usual)


@contextlib.contextmanager
def compiled_beside() -> Iterator[None]:
    """Meanwhile the rules are compiled and installed, unless what is done here ends before: then
    the next start goes on with what there is."""
    compiler = subprocess.Popen(["nice", *_making(".venv/installed")], start_new_session=True)

    def tell() -> None:
        if compiler.wait() == 0:
            print("From the next start on they run so.", flush=True)

    telling = threading.Thread(target=tell, daemon=True)
    telling.start()
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(compiler.pid, signal.SIGTERM)  # and all that it has started
        telling.join()


def _end(number: int, _frame: object) -> NoReturn:
    sys.exit(128 + number)


if __name__ == "__main__":
    for number in ENDED:
        signal.signal(number, _end)
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)  # who failed has said why
