"""`make play`: compiled rules where they are ready, plain ones where not, and who ends it leaves
nothing behind. What it calls is played by stand-ins."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from building.compiling import ROOT

from tests.processes import lives
from tests.timing import HANG, wait_until

if sys.platform == "win32":
    pytest.skip("there is no make", allow_module_level=True)

# It notes what it is asked for, fails at what stands in `fails`, and compiles until it is ended.
MAKE = """#!/bin/sh
for word; do last=$word; done
echo "make $*" >>calls
grep -qxF -e "$last" fails && exit 2
[ "$last" = .venv/installed ] && [ ! -e ready ] && { echo $$ >compiling; read -r _ <forever; }
exit 0
"""
LUDO = """
import os, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
try:
    with open("calls", "a") as calls:
        print("ludo, PYTHONPATH", os.environ.get("PYTHONPATH"), file=calls)
    open("forever").read()
except KeyboardInterrupt:
    raise SystemExit(0)
"""


class Checkout:
    """A folder with everything that `make play` calls."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "building").symlink_to(ROOT / "building")
        (folder / ".venv" / "bin").mkdir(parents=True)
        (folder / ".venv" / "bin" / "python").symlink_to(sys.executable)
        (folder / ".venv" / "bin" / "ludo").write_text(LUDO, "utf-8")
        (folder / "programs").mkdir()
        (folder / "programs" / "make").write_text(MAKE, "utf-8")
        (folder / "programs" / "make").chmod(0o755)
        os.mkfifo(folder / "forever")
        self._forever = os.open(folder / "forever", os.O_RDWR)
        self.fails()

    def close(self) -> None:
        os.close(self._forever)

    def fails(self, *steps: str) -> None:
        (self.folder / "fails").write_text("\n".join(steps) + "\n", "utf-8")

    def start(self, **more: str) -> subprocess.Popen[bytes]:
        path = os.pathsep.join([str(self.folder / "programs"), os.environ["PATH"]])
        usual = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return subprocess.Popen([sys.executable, "-m", "building.make_play"], cwd=self.folder,
                                env={**usual, "PATH": path, **more}, start_new_session=True)

    def calls(self) -> list[str]:
        path = self.folder / "calls"
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        return [line.replace("make --no-print-directory -s ", "make ") for line in lines]

    def plays(self) -> bool:
        return bool(self.calls()) and self.calls()[-1].startswith("ludo")


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Checkout]:
    one = Checkout(tmp_path)
    yield one
    one.close()


def end(playing: subprocess.Popen[bytes]) -> int:
    """Ctrl-C, as a terminal does it."""
    os.killpg(playing.pid, signal.SIGINT)
    return playing.wait(HANG)


def test_compiled_rules_that_are_ready_are_played(checkout: Checkout) -> None:
    (checkout.folder / "ready").touch()
    playing = checkout.start()
    wait_until(checkout.plays)
    assert end(playing) == 0
    assert checkout.calls() == ["make .venv/compiled -q", "make .venv/installed",
                                "ludo, PYTHONPATH None"]


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGHUP, signal.SIGTERM])
def test_who_ends_it_ends_what_compiles_beside(checkout: Checkout, sent: signal.Signals) -> None:
    checkout.fails("-q")
    playing = checkout.start(LUDO_COMPILE="")
    wait_until(lambda: len(checkout.calls()) == 4 and (checkout.folder / "compiling").exists())
    assert sorted(checkout.calls()[2:]) == ["ludo, PYTHONPATH src", "make .venv/installed"]
    (compiler,) = (checkout.folder / "compiling").read_text("utf-8").split()
    os.killpg(playing.pid, sent)
    assert playing.wait(HANG) == (0 if sent == signal.SIGINT else 128 + sent)
    wait_until(lambda: not lives(int(compiler)))


def test_without_a_compiler_the_rules_stay_plain(checkout: Checkout) -> None:
    checkout.fails("-q")
    playing = checkout.start(CC="no-such-compiler", LUDO_COMPILE="")
    wait_until(checkout.plays)
    assert end(playing) == 0
    assert checkout.calls()[1:] == ["make .venv/source", "ludo, PYTHONPATH src"]


@pytest.mark.parametrize(("fails", "after"), [
    (["-q", ".venv/source"], "make .venv/source"), ([".venv/installed"], "make .venv/installed")])
def test_nothing_is_played_after_a_step_that_failed(checkout: Checkout, fails: list[str],
                                                    after: str) -> None:
    checkout.fails(*fails)
    assert checkout.start().wait(HANG) == 2
    assert checkout.calls()[-1] == after
