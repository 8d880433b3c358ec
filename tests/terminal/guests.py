"""People at terminals with `ludo join`, each a process of its own, for the tests."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.terminal.runs import COMMAND, HEEDFUL
from tests.timing import HANG

from ludotheque.core.record import Record, read, verify
from ludotheque.core.text import Words
from ludotheque.games import find

WORDS = Words("en")
PROMPT = WORDS.label("terminal-plain-prompt") + " "
OVER = WORDS.label("terminal-plain-over") + " "
SURE = WORDS.label("terminal-plain-confirm") + " "
# A server of a busy machine may take its time.
PROGRAM = HEEDFUL + f"""
from ludotheque.terminal.remote import connection, server
connection.PATIENCE = server.PATIENCE = {HANG}
""" + COMMAND


class Guest:
    """`ludo join … --plain` with a keyboard to type on and everything it has written."""

    def __init__(self, home: Path, *arguments: str, seed: int = 0) -> None:
        self.home = home
        environment = {**os.environ, "LUDO_HOME": str(home), "LUDO_LANGUAGE": "en",
                       "PYTHONPATH": os.pathsep.join(sys.path)}
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, "join", *arguments, "--plain"], env=environment,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.text = ""  # everything it has written
        self._asked = 0  # where what belongs to the next question begins
        self._chance = random.Random(seed)
        self._more = threading.Condition()
        self._ended = False  # it will write no more
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        while piece := os.read(self._process.stdout.fileno(), 1 << 16):
            with self._more:
                self.text += piece.decode("utf-8", "replace").replace("\r", "")
                self._more.notify_all()
        with self._more:
            self._ended = True
            self._more.notify_all()

    # --- reading ---

    def until(self, met: Callable[[str], bool], what: str = "") -> None:
        """Wait until something is so of what was written since the last answer."""
        def so() -> bool:
            return met(self.text[self._asked:])

        with self._more:
            self._more.wait_for(lambda: self._ended or so(), HANG)
            if not so():
                raise AssertionError(f"never came: {what}\n{self.text[-3000:]}")

    def sees(self, text: str) -> None:
        self.until(lambda new: text in new, text)

    def writes(self, size: int) -> None:
        """Wait until so much was written in all."""
        self.until(lambda _: len(self.text) >= size, f"{size} signs")

    def is_asked(self) -> str:
        """Wait for a question; what was written since the last answer, with it."""
        self.until(lambda new: new.endswith((PROMPT, OVER, SURE, "(y/n) ")), "a question")
        return self.text[self._asked:]

    # --- typing ---

    def type(self, line: str) -> None:
        assert self._process.stdin is not None
        self._asked = len(self.text)
        self._process.stdin.write(f"{line}\n".encode())
        self._process.stdin.flush()

    def choose(self, text: str) -> None:
        """Take the offer with this text."""
        self.sees(text)
        for line in reversed(self.is_asked().split("\n")):
            if (match := re.match(r"(\d+)\. ", line)) and text in line:
                self.type(match[1])
                return
        raise AssertionError(f"not offered: {text}\n{self.text[-3000:]}")

    def play(self, game: str) -> None:
        """When the game has begun: any offered number at every question, to the end."""
        self.sees(WORDS.label(f"{game}-goal"))
        self.go_on()

    def go_on(self) -> None:
        while True:
            self.until(lambda new: new.endswith((OVER, SURE)) or (
                new.endswith(PROMPT) and bool(offers(new))), "an offer or the end")
            new = self.text[self._asked:]
            if new.endswith(OVER):
                return
            self.type("y" if new.endswith(SURE)
                      else str(self._chance.randint(1, min(offers(new), 15))))

    def interrupt(self) -> int:
        """Ctrl-C; the exit code."""
        self._process.send_signal(signal.SIGINT)
        return self.wait()

    def leave(self, line: str = "q") -> int:
        """Leave, and wait for the end; the exit code."""
        if line and self._process.poll() is None:
            self.type(line)
        return self.wait()

    def leave_text(self) -> str:
        """Leave; what is said then."""
        self.leave()
        return self.text[self._asked:]

    def end_input(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()

    def wait(self) -> int:
        self._process.wait(HANG)
        self._reader.join(HANG)
        assert self._ended
        return self._process.returncode

    def close(self) -> None:
        """It is over whatever happened."""
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait(HANG)
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()

    # --- what it has kept ---

    def record(self) -> Record:
        """The one record it has kept, proved."""
        (path,) = (self.home / "tables").glob("*.ludo")
        found = read(path, find)
        verify(found)
        return found


def offers(new: str) -> int:
    """How many numbers the last question offers; news may have come after it."""
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", new, re.MULTILINE)]
    return numbers[-1] if numbers else 0


@contextmanager
def guests(*those: Guest) -> Iterator[None]:
    """They end with the test."""
    try:
        yield
    finally:
        for guest in those:
            guest.close()


def link_in(text: str) -> str:
    """The invitation that was printed."""
    found = re.search(r"http://\S+/t/[\w-]+", text)
    assert found is not None, text
    return found[0]
