"""A real server in a process of its own, and people who use it: what the server's tests share.

    with Server(Settings(str(folder / "tables.db"), limits=False)) as server:
        ann = Somebody(server, "Ann")
        id = ann.open("havresac", ["me", "open"])
        with ann.page() as page:
            page.follow(id)
            page.act(id, "ready", "my luck")

Everything waits for what it wants to see, as `tests/timing.py` waits; nothing sleeps.
"""

from __future__ import annotations

import itertools
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludotheque.core.changes import changed
from ludotheque.server.people import COOKIE
from ludotheque.server.settings import VARIABLE, Settings
from tests.postgres import free_port
from tests.server import program
from tests.timing import HANG, wait_until

# How long a server waits for somebody before it gives them up: whoever a busy machine keeps back is
# there all the same. And what it looks after from time to time, it looks after all the time.
BOUNDS = dict.fromkeys((
    "server.serve.PING", "server.serve.FAREWELL", "server.pages.PATIENCE", "server.jobs.LOST",
    "server.workers.STARTING", "server.helpers.THINKING", "server.helpers.REPLAYING",
    "store.store.ANSWER"), HANG) | {"server.house.SWEEP": 0.1}
# Whoever floods a socket that is closed meanwhile may not hear the end of it: the client's library
# then waits for all the time it is given.
AT_ONCE = 0.1
Message = dict[str, Any]
PONG: Message = {"is": "pong"}


class Server:
    """A server process: started, ended kindly or with kill -9, and started again where it was.

    Its port is chosen if the settings name none; `logging` is the level at which everything logs.
    If its time stands `still`, it goes on only by `turn`: what was used up of a limit stays so.
    `bounds` are other values for constants of the server: {"server.pages.PATIENCE": 1.0}.
    """

    def __init__(self, settings: Settings, workers: int = 1, logging: str = "",
                 still: bool = False, bounds: Mapping[str, float] | None = None) -> None:
        self.settings = msgspec.structs.replace(settings, port=0)
        self._fixed = settings.port if settings.port != Settings().port else 0
        self._program = ("-m", program.__name__)
        self._process: subprocess.Popen[bytes] | None = None
        self._folder = tempfile.TemporaryDirectory(prefix="ludo-server-")
        self._log = Path(self._folder.name) / "log"
        hand = Path(self._folder.name) / "hand"
        self._hand = program.Hand.create(hand)
        self._orders = program.Orders(str(hand), still, {**BOUNDS, **(bounds or {})}, workers,
                                      logging)

    @property
    def url(self) -> str:
        return f"http://{self.settings.host}:{self.settings.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()
        self._folder.cleanup()

    def start(self) -> None:
        """Returns when it serves. Another program may take a port between its choice and its use:
        then another is tried."""
        for _ in range(5):
            port = self._fixed or self.settings.port or free_port()
            self.settings = msgspec.structs.replace(self.settings, port=port)
            self._run()
            if self._healthy():
                return
            if "cannot listen" not in self.log() or self._fixed:
                break
            self.settings = msgspec.structs.replace(self.settings, port=0)
        self.kill()
        raise RuntimeError(f"the server does not start: {self.log()}")

    def stop(self) -> None:
        """End it kindly, if it runs."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(HANG)
            except subprocess.TimeoutExpired:
                self.kill()
                raise
        self._forget()

    def kill(self) -> None:
        """kill -9."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(HANG)
        self._forget()

    def dies_after(self, steps: int, keeping: bool = False) -> None:
        """kill -9, when it has called or left so many functions more: any, or of those by which it
        keeps entries."""
        assert self._process is not None
        self._hand.steps = steps
        self._process.send_signal(
            signal.Signals[program.KEEPING if keeping else program.ANYWHERE])
        assert self._process.wait(HANG) == -signal.SIGKILL
        self._forget()

    def restart(self) -> None:
        """Stop it and start it again, at the same port and database."""
        self.stop()
        self.start()

    def turn(self, seconds: float) -> None:
        """So many seconds later, for all that goes by the server's own time."""
        self._hand.turned += seconds

    def log(self) -> str:
        """Everything it has written so far, over all its lives."""
        return self._log.read_text("utf-8", "replace")

    def memory(self) -> int:
        """Bytes of memory it holds."""
        if sys.platform == "win32":
            pytest.skip("how much memory a process holds is asked of Unix' ps")
        told = subprocess.run(["ps", "-o", "rss=", "-p", str(self.pid)], capture_output=True,
                              check=True, timeout=HANG)
        return int(told.stdout) * 1024

    def _run(self) -> None:
        environment = {**os.environ, VARIABLE: msgspec.json.encode(self.settings).decode(),
                       program.VARIABLE: msgspec.json.encode(self._orders).decode(),
                       "PYTHONPATH": os.pathsep.join(sys.path)}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, *self._program], env=environment,
                stdin=subprocess.PIPE, stdout=log, stderr=subprocess.STDOUT,
                start_new_session=True)

    def _healthy(self) -> bool:
        """Waits until it serves, or has ended."""
        assert self._process is not None
        process = self._process
        with client(self) as asking:
            wait_until(lambda: process.poll() is not None or is_healthy(asking), self.url)
        return process.poll() is None

    def _forget(self) -> None:
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
        self._process = None


def is_healthy(asking: httpx.Client) -> bool:
    try:
        return asking.get("/api/health").status_code == 200
    except httpx.TransportError:
        return False


def client(server: Server) -> httpx.Client:
    """Somebody who asks without a cookie yet. No certificates are read: nothing is encrypted.

    Each time over a new connection, as a server closes one that was silent for a few seconds.
    """
    return httpx.Client(base_url=server.url, trust_env=False, verify=False, timeout=HANG,
                        limits=httpx.Limits(max_keepalive_connections=0))


class Somebody:
    """A person on one device: their cookie, and what they ask over HTTP."""

    def __init__(self, server: Server, name: str = "", token: str = "") -> None:
        self.server = server
        self.http = client(server)
        if token:
            self.http.cookies.set(COOKIE, token, server.settings.host)
        elif name:
            self.ask("POST", "/api/me", 201, {"name": name})

    @property
    def token(self) -> str:
        """What makes this device the person."""
        return self.http.cookies.get(COOKIE) or ""

    @property
    def id(self) -> str:
        """What only the server should know of the person: it is in their token."""
        return self.token.partition(".")[0]

    def ask(self, method: str, path: str, status: int = 200, body: object = None) -> Any:
        """Ask something that has to be answered with this status; the answer."""
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        return answer.json() if is_json else answer.text

    def open(self, game: str, seats: Sequence[str], **more: object) -> str:
        """Open a table; its id."""
        body = {"game": game, "seats": list(seats), **more}
        return str(self.ask("POST", "/api/tables", 201, body)["id"])

    def page(self, **headers: str) -> Page:
        """From the same address."""
        there = self.http.headers.get("x-forwarded-for")
        return Page(self.server, self.token,
                    headers if there is None else {"x-forwarded-for": there, **headers})


class Page:
    """A socket of a person, and what it has been told."""

    _numbers = itertools.count(1)

    def __init__(self, server: Server, token: str = "", headers: dict[str, str] | None = None,
                 queue: int | None = None) -> None:
        """With a `queue`, it takes no more than so many messages that nobody has asked for, and
        does not wait long for the end of a socket that was closed for it."""
        more = {"Cookie": f"{COOKIE}={token}"} if token else {}
        self._undo = ExitStack()
        self.socket: ClientConnection = self._undo.enter_context(connect(
            f"ws://{server.settings.host}:{server.settings.port}/socket", proxy=None,
            compression=None, ping_interval=None, max_size=None, max_queue=queue,
            open_timeout=HANG, close_timeout=HANG if queue is None else AT_ONCE,
            additional_headers={**more, **(headers or {})}))
        self.name = f"page{next(self._numbers)}"
        self.heard: list[str] = []  # every text
        self.tables: dict[str, Message] = {}  # the latest of each table
        self.stories: dict[str, list[Any]] = {}
        self.chats: dict[str, list[Message]] = {}
        self.presence: dict[str, Message] = {}
        self.answers: dict[str, Message] = {}  # to each act
        self.others: list[Message] = []  # hello, pong, gone, error
        self._acts = itertools.count(1)

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        self._undo.close()

    # --- hearing ---

    def hear(self) -> Message:
        """The next message."""
        text = self.socket.recv(HANG)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        self._remember(message)
        return message

    def until(self, met: Callable[[], object]) -> None:
        """Hear until something is so."""
        wait_until(lambda: met() or (self.hear() and met()), f"{self.name} hears it", look=0.0)

    def reach(self, id: str, version: int) -> None:
        """Hear until a table is at least at this version."""
        self.until(lambda: self.tables[id]["version"] >= version)

    def settle(self) -> None:
        """Hear the answers to all that was said so far."""
        pongs = self.others.count(PONG)
        self.say(do="ping")
        self.until(lambda: self.others.count(PONG) > pongs)

    def closed_with(self) -> int:
        """Hear until the server closes the socket; its code, or 1006 if it was cut."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as error:
            return 1006 if error.rcvd is None else error.rcvd.code

    def _remember(self, message: Message) -> None:
        kind, id = message["is"], message.get("table", "")
        if kind == "table":
            if "changes" in message:
                message["view"] = changed(self.tables[id]["view"], message["changes"])
            for client, n in message.get("kept", {}).items():
                self.answers[client] = {"is": "kept", "table": id, "client": client, "n": n}
            known = {**self.tables.get(id, {}), **message}
            self.tables[id] = known if "about" in message else _without(known, "about")
            lines = [*self.chats.get(id, ()), *message["chat"]]
            self.chats[id] = list({line["n"]: line for line in lines}.values())
            if "story" in message:
                story = self.stories.setdefault(id, [])
                assert message["story"]["from"] <= len(story), "a part of the story is missing"
                story[message["story"]["from"]:] = message["story"]["steps"]
        elif kind in ("kept", "refused"):
            self.answers[message["client"]] = message
        elif kind == "presence":
            self.presence[id] = message
        else:
            self.others.append(message)

    # --- doing ---

    def say(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def follow(self, id: str, since: int = -1, brief: bool = False) -> Message:
        """Follow a table; how it stands."""
        before = self.tables.get(id)
        self.say(do="follow", table=id, since=since, brief=brief)
        self.until(lambda: id in self.tables and self.tables[id] is not before)
        return self.tables[id]

    def send_act(self, id: str, kind: str, data: str = "", seq: int | None = None,
                 client: str = "") -> str:
        """Act without waiting for the answer; the name it was sent under."""
        client = client or f"{self.name}:{next(self._acts)}"
        if seq is None:
            seq = self.tables.get(id, {}).get("seq")
        self.say(do="act", table=id, client=client, kind=kind, data=data, seq=seq)
        return client

    def act(self, id: str, kind: str, data: str = "", seq: int | None = None,
            client: str = "") -> Message:
        """Act, and wait for the answer."""
        client = self.send_act(id, kind, data, seq, client)
        self.until(lambda: client in self.answers)
        return self.answers.pop(client)

    def does(self, id: str, kind: str, data: str = "") -> int:
        """Act at a table that is followed, wait until it is kept and seen; its number."""
        answer = self.act(id, kind, data)
        assert answer["is"] == "kept", answer
        self.reach(id, answer["n"] + 1)
        return int(answer["n"])

    def sit(self, id: str, seat: int, luck: str = "luck") -> None:
        """Take a seat if it is not one's own already, and be ready."""
        if self.tables[id]["you"] != seat:
            self.does(id, "sit", str(seat))
        self.does(id, "ready", luck)

    def move(self, id: str, chance: random.Random) -> bool:
        """Make a move at random, if there is one to make."""
        choices = self.tables[id].get("choices")
        if choices:
            self.does(id, "move", " ".join(chance.choice(choices)["path"]))
        return bool(choices)


def play(id: str, pages: Sequence[Page], chance: random.Random, moves: int = 100_000) -> int:
    """Everybody who may move does, at random, to the end or for so many moves; how many were made.

    The pages follow the table, and one of each person who plays is among them.
    """
    made = 0
    while made < moves:
        latest = max(page.tables[id]["version"] for page in pages)
        for page in pages:
            page.reach(id, latest)
        if pages[0].tables[id]["phase"] == "ended":
            break
        acting = [page for page in pages if page.tables[id].get("choices")]
        if acting:
            made += chance.choice(acting).move(id, chance)
        else:
            pages[0].hear()  # a bot is to move
    return made


def _without(message: Message, key: str) -> Message:
    return {name: value for name, value in message.items() if name != key}
