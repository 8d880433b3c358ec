"""A pool of worker processes, so that the server stays responsive while bots think.

Whatever becomes of a worker, a bot makes a move: a worker that crashes or is late is killed and the
decision given to a fresh one, and if that fails too a move is drawn instead (`drawn_move`).
"""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress

import msgspec

from ludotheque.core.events import Json
from ludotheque.core.rng import FastRng, derive_seed
from ludotheque.server.places import Places
from ludotheque.server.worker import (
    Answer,
    Chosen,
    Done,
    Failed,
    Order,
    Progress,
    Ready,
    Report,
    Run,
    Think,
)

# -P: a server may be started in any folder, and no module is to come from there by chance.
COMMAND = (sys.executable, "-P", "-m", "ludotheque.server.worker")
# Windows lowers a process where it is started; elsewhere a worker does so itself.
POLITELY: int = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
STARTING = 60.0  # seconds a process may take before it is ready
LONGEST_ANSWER = 1 << 23  # bytes of a line; the results of jobs may be long
LOGGED_LINES = 50  # of what a worker writes to stderr, for each order
LOGGED_LETTERS = 500  # of each line

log = logging.getLogger(__name__)


class WorkerLost(Exception):
    """No answer came: the worker crashed, wrote nonsense or was late. The text says which."""


class JobFailed(Exception):
    """A worker says why a job cannot be done."""


class Workers:
    """At most `count` processes, started when they are needed; they serve people in turn, so that
    the many bots or jobs of one keep nobody else waiting for long.

    The counters are for the metrics: `thoughts` are moves that bots chose, `fallbacks` those drawn
    instead, `crashed` and `overdue` the workers lost. Bots and jobs want a pool each, because a job
    keeps its worker for minutes.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self.thoughts = 0
        self.fallbacks = 0
        self.crashed = 0
        self.overdue = 0
        self._places = Places(count)
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._stopped = False

    async def start(self) -> None:
        """Have one worker warm: the first decision need not wait for it."""
        self._idle.append(await _Worker.start())

    async def stop(self) -> None:
        """End every worker; whoever still waits for one is given a `RuntimeError`."""
        self._stopped = True
        for worker in self._busy:
            worker.kill()
        await self._places.emptied()
        while self._idle:
            self._end(self._idle.pop())
        await asyncio.gather(*self._ending, return_exceptions=True)

    async def think(self, thought: Think, seconds: float, whose: str = "") -> int:
        """A bot's move, always one of the legal ones. The time in the queue does not count, where
        whoever is answerable for the bot (`whose`) has their turn."""
        async with self._places.taken(whose):
            for fresh in (False, True):
                try:
                    answer = await self._ask(thought, seconds, fresh)
                except WorkerLost as lost:
                    log.warning("A worker is lost, %s thinking for %s: %s.", thought.spec,
                                thought.game, lost)
                    continue
                if isinstance(answer, Chosen):
                    self.thoughts += 1
                    return answer.move
                assert isinstance(answer, Failed)
                log.warning("%s cannot think for %s: %s", thought.spec, thought.game, answer.error)
                break
        self.fallbacks += 1
        return drawn_move(thought)

    async def run(self, kind: str, data: Json, seconds: float, report: Report,
                  whose: str = "") -> Json:
        """The result of a long job; `report` is called with (0, 0) when it begins.

        `JobFailed` if it cannot be done, `WorkerLost` if its worker was: nobody tries again.
        """
        async with self._places.taken(whose):
            answer = await self._ask(Run(kind, data), seconds, report=report)
        if isinstance(answer, Done):
            return answer.result
        assert isinstance(answer, Failed)
        raise JobFailed(answer.error)

    async def _ask(self, task: Think | Run, seconds: float, fresh: bool = False,
                   report: Report = lambda done, total: None) -> Answer:
        """A worker's answer. Whoever gives none, for whatever reason, is not asked again."""
        self._check_running()
        worker = await self._worker(fresh)
        self._busy.add(worker)
        try:
            self._check_running()  # it may have taken a while to start
            answer = await worker.ask(Order(task, seconds), report)
            if not _fits(answer, task):
                raise WorkerLost("it gave an answer to another question")
            self._idle.append(worker)
            return answer
        except WorkerLost:
            self._check_running()  # `stop` ended it
            self.crashed += 1
            raise
        except TimeoutError:
            self.overdue += 1
            raise WorkerLost(f"it took longer than {seconds:g} seconds") from None
        finally:
            self._busy.remove(worker)
            if worker not in self._idle:
                self._end(worker)

    async def _worker(self, fresh: bool) -> _Worker:
        while self._idle and not fresh:
            worker = self._idle.pop()
            if worker.alive():
                return worker
            self.crashed += 1
            self._end(worker)
        try:
            return await _Worker.start()
        except OSError as error:
            self.crashed += 1
            raise WorkerLost(f"it cannot be started ({error.strerror})") from error

    def _check_running(self) -> None:
        if self._stopped:
            raise RuntimeError("the workers are stopped")

    def _end(self, worker: _Worker) -> None:
        worker.kill()
        task = asyncio.create_task(worker.ended())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)


def drawn_move(thought: Think) -> int:
    """A legal move without thinking, each as likely: the seed alone decides.

    >>> drawn_move(Think("eden", "base", "", {}, 0, [4, 5, 6], "greedy", seed=1))
    5
    """
    return thought.legal[int(FastRng(derive_seed(thought.seed, 0), 0).below(0, len(thought.legal)))]


def _fits(answer: Answer, task: Think | Run) -> bool:
    if isinstance(task, Think):
        return isinstance(answer, Failed) or (
            isinstance(answer, Chosen) and answer.move in task.legal)
    return isinstance(answer, Done | Failed)


class _Worker:
    """One process and its pipes."""

    def __init__(self, process: Process, orders: asyncio.StreamWriter,
                 answers: asyncio.StreamReader, complaints: asyncio.StreamReader) -> None:
        self._process = process
        self._orders = orders
        self._answers = answers
        self._decode: Callable[[bytes], Answer] = msgspec.json.Decoder(Answer).decode
        self._ready = False
        self._may_log = LOGGED_LINES
        self._logging = asyncio.create_task(self._log(complaints))

    @staticmethod
    async def start() -> _Worker:
        process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=LONGEST_ANSWER,
            creationflags=POLITELY)
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        return _Worker(process, process.stdin, process.stdout, process.stderr)

    async def ask(self, order: Order, report: Report) -> Answer:
        """The answer to an order; `TimeoutError` if it takes longer than the order says."""
        line = msgspec.json.encode(order) + b"\n"
        await self._be_ready()
        self._may_log = LOGGED_LINES
        async with asyncio.timeout(order.seconds):
            self._orders.write(line)
            with suppress(ConnectionError):  # it is gone: there will be no answer either
                await self._orders.drain()
            while isinstance(answer := await self._answer(), Progress):
                report(answer.done, answer.total)
            return answer

    async def _be_ready(self) -> None:
        if self._ready:
            return
        try:
            async with asyncio.timeout(STARTING):
                self._ready = isinstance(await self._answer(), Ready)
        except TimeoutError:
            raise WorkerLost(f"it was not ready after {STARTING:g} seconds") from None
        if not self._ready:
            raise WorkerLost("it did not say that it is ready")

    async def _answer(self) -> Answer:
        try:
            line = await self._answers.readline()
        except ValueError:
            raise WorkerLost("it wrote a line without end") from None
        if not line.endswith(b"\n"):
            raise WorkerLost("it ended")
        try:
            return self._decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise WorkerLost("it wrote what is no answer") from None

    def alive(self) -> bool:
        return self._process.returncode is None

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()
        self._orders.close()

    async def ended(self) -> None:
        """After `kill`: when nothing of the process is left."""
        await self._answers.read()  # a full pipe would never close
        await self._logging
        await self._process.wait()

    async def _log(self, complaints: asyncio.StreamReader) -> None:
        """What a worker writes to stderr, line by line; a flood is cut short."""
        rest = b""
        while chunk := await complaints.read(1 << 16):
            *lines, rest = (rest + chunk).split(b"\n")
            rest = rest[:4 * LOGGED_LETTERS]
            for line in lines:
                self._log_line(line)
        if rest:
            self._log_line(rest)

    def _log_line(self, line: bytes) -> None:
        if self._may_log > 0:
            text = line.decode(errors="replace")[:LOGGED_LETTERS] if self._may_log > 1 else "..."
            log.warning("worker %d: %s", self._process.pid, text)
        self._may_log -= 1
