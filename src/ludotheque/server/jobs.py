"""Long jobs that a person starts, looks after and may cancel.

A job runs in a worker process; which kinds there are is the table `KINDS` of `worker.py`.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import msgspec

from ludotheque.core.errors import BadInput, LudoError
from ludotheque.core.events import Json
from ludotheque.server.worker import KINDS
from ludotheque.server.workers import JobFailed, WorkerLost, Workers

PER_PERSON = 2  # unfinished jobs
UNFINISHED = 100  # of all people together
FINISHED = 500  # kept for people to read, of all people together
KEPT_SECONDS = 3600.0
LONGEST = 600.0  # seconds of work

State = Literal["waiting", "running", "done", "failed", "cancelled"]

log = logging.getLogger(__name__)


class TooManyJobs(LudoError):
    """A person, or everybody together, has as many unfinished jobs as there may be."""


class Job(msgspec.Struct):
    """What a person is told of a job. `total` is 0 until it is known how much there is to do."""

    id: str
    kind: str
    state: State = "waiting"
    done: int = 0
    total: int = 0
    result: Json | None = None
    error: str = ""


@dataclass
class _Kept:
    """A job, whose it is, and when it ended."""

    job: Job
    person: str
    task: asyncio.Task[None]
    ended: float | None = None


class Jobs:
    """Everybody's jobs. They want workers of their own, which bots do not wait for."""

    def __init__(self, workers: Workers, clock: Callable[[], float] = time.monotonic) -> None:
        self._workers = workers
        self._clock = clock
        self._kept: dict[str, _Kept] = {}

    def start(self, person: str, kind: str, data: Json) -> Job:
        """Begin a job, or have it wait for a worker. `TooManyJobs` if the person has enough."""
        if kind not in KINDS:
            raise BadInput(f"unknown job {kind!r}", "", "one of " + ", ".join(KINDS))
        self._forget()
        unfinished = [kept for kept in self._kept.values() if kept.ended is None]
        if sum(kept.person == person for kept in unfinished) >= PER_PERSON:
            raise TooManyJobs(f"{PER_PERSON} of your jobs are not finished yet")
        if len(unfinished) >= UNFINISHED:
            raise TooManyJobs("too many jobs are waiting: please try again later")
        job = Job(secrets.token_urlsafe(16), kind)
        kept = _Kept(job, person, asyncio.create_task(self._run(job, data)))
        kept.task.add_done_callback(lambda task: self._note_end(kept))
        self._kept[job.id] = kept
        return job

    def get(self, id: str, person: str) -> Job | None:
        """A job, if it is the person's and not forgotten."""
        self._forget()
        kept = self._kept.get(id)
        return kept.job if kept is not None and kept.person == person else None

    def cancel(self, id: str, person: str) -> Job | None:
        """End a job; a finished one stays as it is."""
        job = self.get(id, person)
        if job is not None and self._kept[id].task.cancel():
            job.state = "cancelled"
        return job

    async def stop(self) -> None:
        """Cancel whatever is unfinished."""
        tasks = [kept.task for kept in self._kept.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, job: Job, data: Json) -> None:
        def report(done: int, total: int) -> None:
            job.state, job.done, job.total = "running", done, total

        try:
            job.result = await self._workers.run(job.kind, data, LONGEST, report)
            job.state, job.done = "done", job.total
        except JobFailed as failed:
            job.state, job.error = "failed", str(failed)
        except WorkerLost as lost:
            job.state, job.error = "failed", f"the process that worked on it is lost: {lost}"
            log.warning("A job (%s) failed: %s.", job.kind, lost)

    def _note_end(self, kept: _Kept) -> None:
        kept.ended = self._clock()
        if kept.task.cancelled():
            kept.job.state = "cancelled"
        elif (error := kept.task.exception()) is not None:
            kept.job.state, kept.job.error = "failed", "it could not be started"
            log.error("A job (%s) broke off.", kept.job.kind, exc_info=error)

    def _forget(self) -> None:
        """Drop what ended long ago, and the oldest of what is too much."""
        now = self._clock()
        ended = sorted((kept.ended, id) for id, kept in self._kept.items()
                       if kept.ended is not None)
        for place, (at, id) in enumerate(ended):
            if now - at > KEPT_SECONDS or place < len(ended) - FINISHED:
                del self._kept[id]
