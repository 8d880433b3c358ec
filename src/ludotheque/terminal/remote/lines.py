"""A server's tables in lines: what others do is told while one waits, and even while one thinks.

Lines that are typed and messages of the server come in through one queue, each in its turn.
"""

from __future__ import annotations

import asyncio
import builtins
import contextlib
import os
import queue
import sys
import threading
from collections import deque
from collections.abc import Callable

from ludotheque.core.events import Json
from ludotheque.terminal.plain import Leave, PlainGame, Print
from ludotheque.terminal.remote.connection import Connection
from ludotheque.terminal.remote.session import AtTable, RemoteSession
from ludotheque.terminal.remote.visit import Visit

Event = str | Json | None  # a line that was typed, a message, or the end of the input
LOOK = 0.5  # seconds between two looks at the keyboard's interrupt, where nothing else ends a wait


class Changed(Exception):
    """What is asked has changed under the person's hands."""


class Inbox:
    """A queue of what comes in, filled by two threads: one reads the keyboard, one the socket."""

    def __init__(self, base: str, token: str) -> None:
        self.events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self._loop = asyncio.new_event_loop()
        self.connection = Connection(base, token, self.events.put, self._loop)

    def __enter__(self) -> Inbox:
        self._task = self._loop.create_task(self.connection.run())
        self._socket = threading.Thread(target=self._connect, daemon=True, name="socket")
        self._socket.start()
        threading.Thread(target=self._read, daemon=True, name="keyboard").start()
        return self

    def __exit__(self, *_: object) -> None:
        """Hang up. Who reads the keyboard ends with the program."""
        with contextlib.suppress(RuntimeError):  # it has ended already
            self._loop.call_soon_threadsafe(self._task.cancel)
        self._socket.join(2 * LOOK)

    def _connect(self) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            self._loop.run_until_complete(self._task)
        self._loop.close()

    def _read(self) -> None:
        read_line = reader()
        while line := read_line():
            self.events.put(line.rstrip("\r\n"))
        self.events.put(None)

    def next(self) -> Event:
        """What comes next, whenever that is."""
        while True:
            try:
                return self.events.get(timeout=LOOK)
            except queue.Empty:
                continue


def reader() -> Callable[[], str]:
    """Reads a line of the input. Not through Python's own buffer, which would not let the program
    end while a thread waits in it."""
    try:
        raw = os.fdopen(sys.stdin.fileno(), "rb", buffering=0, closefd=False)
    except (OSError, ValueError):
        return sys.stdin.readline  # a test's
    encoding = sys.stdin.encoding or "utf-8"
    return lambda: raw.readline().decode(encoding, "replace")


class JoinLines(PlainGame):
    """A visit in line mode."""

    def __init__(self, visit: Visit, next_event: Callable[[], Event], print: Print) -> None:
        self.visit = visit
        self._next = next_event
        self._lines: deque[str | None] = deque()
        self._prompt = ""  # that stands on the last line, if one does
        self._told_lost = False
        self._told_asking = False
        self._told_position: tuple[object, ...] = ()
        self._begun: object = None
        super().__init__(visit.session, self.typed, print)
        self.print = self._print_over(print)

    def _print_over(self, print: Print) -> Print:
        def over(line: str) -> None:
            if self._prompt:
                print("")  # what was asked stays as it is; the news begin on a line of their own
                self._prompt = ""
                if not line:
                    return
            print(line)

        return over

    # --- the course of things ---

    def begin(self) -> None:
        """Where one is, is told as soon as it is known."""

    def take_turn(self) -> None:
        self.catch_up()
        if self._begun is not self.visit.session:
            self._begun = self.visit.session
            self.take_up(self.visit.session)
            super().begin()
        with contextlib.suppress(Changed):  # then the news are told, and it is asked anew
            super().take_turn()

    def catch_up(self) -> None:
        """Hear what the server says to what was sent, before anything else is asked."""
        while self.pending():
            event = self._next()
            if isinstance(event, dict):
                self.visit.hear(event)
                self.say_notice()
            elif event is not None and event.strip().lower() == "q":
                raise Leave
            else:
                self._lines.append(event)
            if self.visit.lost and None in self._lines:
                raise Leave  # nobody is there to wait for it

    def pending(self) -> bool:
        """Whether an answer of the server is to come."""
        table = self.visit.table
        if self.visit.ended:
            raise Leave
        if table is None:
            return self.visit.session.waiting() != ""
        return table.told is None or bool(table.sent) or self.visit.awaits_record

    def typed(self, prompt: str) -> str:
        """A line that is typed. Until then what others do is told; `Changed` if it matters."""
        asked = self.asked()
        while not self._lines:
            if not self._prompt:
                builtins.print(prompt, end="", flush=True)
                self._prompt = prompt
            event = self._next()
            if isinstance(event, dict):
                self.visit.hear(event)
                self.tell_heard()
                if self.asked() != asked:
                    raise Changed
            else:
                self._lines.append(event)
        self._prompt = ""
        typed = self._lines.popleft()
        if typed is None:
            raise EOFError
        return typed

    def asked(self) -> tuple[object, ...]:
        """What the person is being asked."""
        session = self.visit.session
        return (session, session.over, [choice.path for choice in session.choices()])

    def tell_heard(self) -> None:
        """What others did; whose turn it is, where that has changed."""
        if self.visit.ended:
            raise Leave
        self.say_notice()
        if self.visit.session is self.session:
            self.tell_news()

    def tell_news(self) -> None:
        super().tell_news()
        asking = isinstance(self.session, RemoteSession) and self.session.asked_for_consent
        if asking and not self._told_asking:
            self.say("network-consent-how")
        self._told_asking = asking

    def say_notice(self) -> None:
        if self.visit.notice:
            self.print(self.visit.notice)
            self.visit.notice = ""
        if self.visit.lost != self._told_lost:
            self._told_lost = self.visit.lost
            self.say("network-lost" if self.visit.lost else "network-found")

    def tell_position(self, full: bool = False) -> None:
        """Told when there is something new to decide, at the end, or when the person asks."""
        steps = 0 if self.visit.table is None else self.visit.table.steps
        position = (*self.asked(), steps)
        wanted = not self.told_cards or self.session.choices() or self.session.over
        if full or (wanted and position != self._told_position):
            self._told_position = position
            super().tell_position(full)

    def farewell(self) -> None:
        if not self.visit.ended:
            super().farewell()

    # --- commands ---

    def command(self, answer: str) -> bool:
        letter, more = answer[:1].lower(), answer[1:].strip()
        if letter == "t":
            self.visit.go_to_lobby()
            return True
        if isinstance(self.session, AtTable):
            if letter == "c":
                return self.chat(more)
            if letter == "w":
                return self.who()
        if isinstance(self.session, RemoteSession):
            if letter in ("a", "d") and self.session.asked_for_consent:
                self.visit.act("agree" if letter == "a" else "refuse")
                return True
            if letter == "g":
                return self.resign()
        return super().command(answer)

    def chat(self, text: str) -> bool:
        if text:
            self.visit.act("chat", text)
        else:
            self.say("network-chat-how")
        return bool(text)

    def who(self) -> bool:
        assert isinstance(self.session, AtTable)
        for line in self.session.people():
            self.print(line)
        return False

    def resign(self) -> bool:
        if not self.session.can("resign"):
            self.say("network-refused-over")
        elif self.sure("network-confirm-resign"):
            self.visit.act("resign")
            return True
        return False

    def new(self) -> bool:
        self.visit.again()
        self.say_notice()
        return self.visit.session is not self.session

    def help(self) -> None:
        super().help()
        self.say("network-plain-help")


def run_lines(visit: Visit, inbox: Inbox, print: Print = print) -> None:
    """Visit a server until the person leaves."""
    with inbox:
        visit.begin(inbox.connection)
        JoinLines(visit, inbox.next, print).run()
