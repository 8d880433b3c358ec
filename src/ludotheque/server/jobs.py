"""Long jobs that a person starts, looks after and may cancel, at any of the server's processes.

A job runs in a worker process; which kinds there are is the table `KINDS` of `worker.py`. How far
it is stands in the store, where every server process reads it. Whichever is asked to cancel it
writes that there; the one that runs it finds that out when it writes next.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import dataclass
from typing import Literal

import msgspec

from ludotheque.core import clock
from ludotheque.core.errors import BadInput, LudoError
from ludotheque.core.events import Json
from ludotheque.server.worker import KINDS
from ludotheque.server.workers import JobFailed, WorkerLost, Workers
from ludotheque.store.commits import Unkept
from ludotheque.store.store import UNFINISHED, Store, StoredJob

# Unfinished jobs. Each process counts its own: more processes have more workers, too.
PER_PERSON = 2
OF_ALL = 100
LONGEST = 1800.0  # seconds of work: a review wants two minutes of a processor that is shared
PAUSE = 1.0  # seconds between two looks at how far a job is
SIGN_OF_LIFE = 5.0  # seconds after which a job is written again even if nothing has changed
LOST = 30.0  # seconds without a sign of life after which its process is taken for dead

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
class _Here:
    """A job that this process runs, and whose it is."""

    job: Job
    person: str
    task: asyncio.Task[None]


class Jobs:
    """Everybody's jobs. They want workers of their own, which bots do not wait for."""

    def __init__(self, workers: Workers, store: Store) -> None:
        self._workers = workers
        self._store = store
        self._here: dict[str, _Here] = {}  # until their end is in the store
        self._keeping: set[asyncio.Task[None]] = set()
        self._stopped = False

    async def start(self, person: str, kind: str, data: Json) -> Job:
        """Begin a job, or have it wait for a worker. `TooManyJobs` if the person has enough."""
        if kind not in KINDS:
            raise BadInput(f"unknown job {kind!r}", "", "one of " + ", ".join(KINDS))
        unfinished = [here for here in self._here.values() if not here.task.done()]
        if sum(here.person == person for here in unfinished) >= PER_PERSON:
            raise TooManyJobs(f"{PER_PERSON} of your jobs are not finished yet")
        if len(unfinished) >= OF_ALL:
            raise TooManyJobs("too many jobs are waiting: please try again later")
        job = Job(secrets.token_urlsafe(16), kind)
        here = _Here(job, person, asyncio.create_task(self._run(job, person, data)))
        here.task.add_done_callback(lambda task: _note_end(job, task))
        self._here[job.id] = here
        first = self._stored(job, person)
        try:
            await self._store.put_job(first)
        except BaseException:  # nobody will know of it
            here.task.cancel()
            del self._here[job.id]
            raise
        keeping = asyncio.create_task(self._keep(here, first))
        self._keeping.add(keeping)
        keeping.add_done_callback(self._keeping.discard)
        return job

    async def get(self, id: str, person: str) -> Job | None:
        """A job, if it is the person's and not forgotten."""
        here = self._here.get(id)
        if here is not None:
            return here.job if here.person == person else None
        stored = await self._store.job(id)
        if stored is None or stored.person != person:
            return None
        job = _told(stored)
        if job.state in UNFINISHED and clock.now() - stored.changed > LOST:
            job.state, job.error = "failed", "the server that worked on it is gone"
        return job

    async def cancel(self, id: str, person: str) -> Job | None:
        """End a job, wherever it runs; a finished one stays as it is."""
        job = await self.get(id, person)
        if job is None or job.state not in UNFINISHED:
            return job
        job.state = "cancelled"
        if id in self._here:
            self._here[id].task.cancel()
        if await self._store.put_job(self._stored(job, person)):
            return job
        return await self.get(id, person)  # it ended meanwhile

    async def stop(self) -> None:
        """Cancel whatever is unfinished."""
        self._stopped = True
        tasks = [here.task for here in self._here.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._keeping:
            await asyncio.wait(self._keeping)

    async def _run(self, job: Job, person: str, data: Json) -> None:
        def report(done: int, total: int) -> None:
            job.state, job.done, job.total = "running", done, total

        try:
            job.result = await self._workers.run(job.kind, data, LONGEST, report, person)
            job.state, job.done = "done", job.total
        except JobFailed as failed:
            job.state, job.error = "failed", str(failed)
        except WorkerLost as lost:
            job.state, job.error = "failed", f"the process that worked on it is lost: {lost}"
            log.warning("A job (%s) failed: %s.", job.kind, lost)

    async def _keep(self, here: _Here, last: StoredJob) -> None:
        """Write how a job goes on, until its end is kept. This is never broken off in the middle
        of a question: SQLite has one connection only."""
        over = False
        while not over:
            await asyncio.wait([here.task], timeout=PAUSE)
            over = here.task.done()
            now = self._stored(here.job, here.person)
            lately = now.changed - last.changed < SIGN_OF_LIFE
            if lately and msgspec.structs.replace(now, changed=last.changed) == last:
                continue
            try:
                if not await self._store.put_job(now):
                    here.task.cancel()  # somebody has cancelled it, maybe at another process
                last = now
            except Unkept:
                over = self._stopped
                if not over:
                    await asyncio.sleep(PAUSE)
        del self._here[here.job.id]

    def _stored(self, job: Job, person: str) -> StoredJob:
        result = None if job.result is None else msgspec.json.encode(job.result).decode()
        return StoredJob(job.id, person, job.kind, job.state, job.done, job.total, result,
                         job.error, clock.now())


def _told(stored: StoredJob) -> Job:
    result = None if stored.result is None else msgspec.json.decode(stored.result, type=Json)
    return Job(stored.id, stored.kind, msgspec.convert(stored.state, State), stored.done,
               stored.total, result, stored.error)


def _note_end(job: Job, task: asyncio.Task[None]) -> None:
    if task.cancelled():
        job.state = "cancelled"
    elif (error := task.exception()) is not None:
        job.state, job.error = "failed", "it could not be started"
        log.error("A job (%s) broke off.", job.kind, exc_info=error)
