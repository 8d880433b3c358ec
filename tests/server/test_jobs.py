"""Long jobs: progress, results, errors, cancelling, limits, and workers that are lost."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from ludotheque import BadInput, Json, find
from ludotheque.core.record import parse
from ludotheque.core.record import verify as verify_record
from ludotheque.server import jobs as module
from ludotheque.server.jobs import KEPT_SECONDS, PER_PERSON, Job, Jobs, TooManyJobs
from ludotheque.server.worker import verify
from ludotheque.server.workers import Workers
from tests.server.test_workers import (
    in_process,
    misbehave,
    position,
    run,
    thought_of,
    until,
    written,
)

__all__ = ["misbehave"]  # a fixture: the tests name it

RECORDS = Path(__file__).parents[1] / "records"
TEXT = (RECORDS / "goldblivion-1-two.ludo").read_text(encoding="utf-8")
DATA: Json = {"record": TEXT}

# A job that tells it has begun, reports 3 of 7, and goes on when it is told to.
WAITING = """
def wait(data, report):
    report(3, 7)
    (here / "thinking").write_text(str(os.getpid()))
    while not (here / "go").exists():
        time.sleep(0.005)
    return {"waited": True}
worker.KINDS["verify"] = wait
"""


def with_jobs(doing: Callable[[Jobs], Coroutine[None, None, None]], count: int = 1,
              clock: Callable[[], float] = lambda: 0.0) -> Workers:
    """Run something with jobs that have `count` workers; returns these."""

    async def whole() -> Workers:
        workers = Workers(count)
        jobs = Jobs(workers, clock)
        try:
            await doing(jobs)
        finally:
            await jobs.stop()
            await workers.stop()
        return workers

    return run(whole())


async def finish(job: Job) -> None:
    await until(lambda: job.state not in ("waiting", "running"))


# --- verify ---------------------------------------------------------------------------------------


def test_verifying_derives_every_draw_again() -> None:
    record = parse(TEXT, find)
    state = verify_record(record)
    expected = {"moves": len(record.steps), "draws": sum(state.rng.counters),
                "commitment": record.commitment, "over": True, "result": record.result}

    async def verify_it(jobs: Jobs) -> None:
        job = jobs.start("ann", "verify", DATA)
        assert (job.state, job.done, job.total) == ("waiting", 0, 0)
        told: list[tuple[int, int]] = []
        while job.state in ("waiting", "running"):
            told.append((job.done, job.total))
            await asyncio.sleep(0)
        assert (job.state, job.error, job.result) == ("done", "", expected)
        assert (job.done, job.total) == (len(record.steps), len(record.steps))
        assert told == sorted(told)
        assert jobs.get(job.id, "ann") is job

    assert with_jobs(verify_it).crashed == 0


def test_progress_is_told_move_by_move() -> None:
    told: list[tuple[int, int]] = []
    result = verify(DATA, lambda done, total: told.append((done, total)))
    moves = result["moves"]
    assert isinstance(moves, int)
    assert told == [(done, moves) for done in range(moves + 1)]


@pytest.mark.parametrize(("data", "says"), [
    ({}, "verify: no record (expected the text of a record)"),
    ({"record": "hello"}, "record, line 1: begins with 'hello'"),
    ({"record": TEXT.replace("secret: ", "secret: 00", 1)}, "record: commitment"),
    ({"record": TEXT.replace("\n  = ", "\n  = a-lie ", 1)}, "in the set-up the record tells a-lie"),
])
def test_what_cannot_be_verified_fails_with_a_reason(data: Json, says: str) -> None:
    async def verify_it(jobs: Jobs) -> None:
        job = jobs.start("ann", "verify", data)
        await finish(job)
        assert (job.state, job.result) == ("failed", None)
        assert says in job.error

    assert with_jobs(verify_it).crashed == 0


def test_what_is_no_text_at_all_fails_its_job_only(caplog: pytest.LogCaptureFixture) -> None:
    async def verify_it(jobs: Jobs) -> None:
        job = jobs.start("ann", "verify", {"record": "\ud800"})
        await finish(job)
        assert (job.state, job.error) == ("failed", "it could not be started")
        another = jobs.start("ann", "verify", DATA)
        await finish(another)
        assert another.state == "done"

    with_jobs(verify_it)
    assert "A job (verify) broke off." in caplog.text


# --- the life of a job ----------------------------------------------------------------------------


def test_a_job_waits_runs_and_reports(
        misbehave: Callable[[str], None], tmp_path: Path) -> None:
    misbehave(WAITING)

    async def look(jobs: Jobs) -> None:
        first, second = (jobs.start("ann", "verify", DATA) for _ in range(2))
        await until(lambda: first.done == 3)
        assert [job.state for job in (first, second)] == ["running", "waiting"]
        assert first.total == 7
        (tmp_path / "go").touch()
        await finish(second)
        assert [job.state for job in (first, second)] == ["done", "done"]
        assert (first.done, first.result) == (7, {"waited": True})

    with_jobs(look)


def test_a_cancelled_job_ends_at_once_and_its_worker_too(
        misbehave: Callable[[str], None], tmp_path: Path) -> None:
    misbehave(WAITING)

    async def cancel(jobs: Jobs) -> None:
        first, second = (jobs.start("ann", "verify", DATA) for _ in range(2))
        await until(lambda: written(tmp_path / "thinking"))
        assert jobs.cancel(second.id, "ann") is second
        assert jobs.cancel(first.id, "bob") is None
        assert first.state == "running"
        assert jobs.cancel(first.id, "ann") is first
        assert (first.state, second.state) == ("cancelled", "cancelled")
        pid = int((tmp_path / "thinking").read_text())
        await until(lambda: is_gone(pid))
        (tmp_path / "go").touch()
        third = jobs.start("ann", "verify", DATA)
        await finish(third)
        assert (third.state, first.state, second.state) == ("done", "cancelled", "cancelled")
        assert jobs.cancel(third.id, "ann") is third
        assert third.state == "done"

    assert with_jobs(cancel).crashed == 0


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_killed_worker_fails_its_job_and_nothing_else(
        misbehave: Callable[[str], None], tmp_path: Path) -> None:
    misbehave(WAITING)
    state = position("eden")

    async def kill(jobs: Jobs) -> None:
        bots = Workers(1)
        job = jobs.start("ann", "verify", DATA)
        await until(lambda: written(tmp_path / "thinking"))
        assert await bots.think(thought_of(state), 100.0) == in_process(state)
        os.kill(int((tmp_path / "thinking").read_text()), signal.SIGKILL)
        await finish(job)
        assert (job.state, job.error) == (
            "failed", "the process that worked on it is lost: it ended")
        (tmp_path / "go").touch()
        again = jobs.start("ann", "verify", DATA)
        await finish(again)
        assert again.state == "done"
        assert (bots.thoughts, bots.crashed) == (1, 0)
        await bots.stop()

    assert with_jobs(kill).crashed == 1


def test_a_job_may_not_take_for_ever(
        misbehave: Callable[[str], None], monkeypatch: pytest.MonkeyPatch) -> None:
    misbehave(WAITING)
    monkeypatch.setattr(module, "LONGEST", 0.1)

    async def wait(jobs: Jobs) -> None:
        job = jobs.start("ann", "verify", DATA)
        await finish(job)
        assert job.state == "failed"
        assert "longer than 0.1 seconds" in job.error

    assert with_jobs(wait).overdue == 1


def test_stopping_cancels_what_is_unfinished(
        misbehave: Callable[[str], None], tmp_path: Path) -> None:
    misbehave(WAITING)
    started: list[Job] = []

    async def begin(jobs: Jobs) -> None:
        started.extend(jobs.start(person, "verify", DATA) for person in ("ann", "bob"))
        await until(lambda: written(tmp_path / "thinking"))
        started.append(jobs.start("bob", "verify", DATA))  # it has not even begun to wait

    with_jobs(begin)
    assert [job.state for job in started] == ["cancelled"] * 3


# --- whose, and how many --------------------------------------------------------------------------


def test_a_job_is_its_persons_alone_and_cannot_be_guessed() -> None:
    async def look(jobs: Jobs) -> None:
        job = jobs.start("ann", "verify", DATA)
        assert jobs.get(job.id, "bob") is None
        assert jobs.cancel(job.id, "bob") is None
        assert jobs.get("nothing", "ann") is None
        assert len(job.id) >= 22
        assert job.id != jobs.start("ann", "verify", DATA).id

    with_jobs(look)


def test_unknown_kinds_are_refused() -> None:
    async def ask(jobs: Jobs) -> None:
        with pytest.raises(BadInput, match=r"unknown job 'divine' \(expected one of verify\)"):
            jobs.start("ann", "divine", {})

    with_jobs(ask)


def test_a_person_and_everybody_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "UNFINISHED", 3)

    async def start_many(jobs: Jobs) -> None:
        mine = [jobs.start("ann", "verify", DATA) for _ in range(PER_PERSON)]
        with pytest.raises(TooManyJobs, match="2 of your jobs"):
            jobs.start("ann", "verify", DATA)
        jobs.start("bob", "verify", DATA)
        with pytest.raises(TooManyJobs, match="try again later"):
            jobs.start("cid", "verify", DATA)
        jobs.cancel(mine[0].id, "ann")
        await until(lambda: may_start(jobs))

    with_jobs(start_many)


def may_start(jobs: Jobs) -> bool:
    try:
        jobs.start("ann", "verify", DATA)
    except TooManyJobs:
        return False
    return True


def test_finished_jobs_are_forgotten_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FINISHED", 2)
    now = [0.0]

    async def finish_some(jobs: Jobs) -> None:
        done = []
        for _ in range(3):
            now[0] += 1.0
            done.append(jobs.start("ann", "verify", {}))
            await finish(done[-1])
            await asyncio.sleep(0.01)
        now[0] = KEPT_SECONDS + 2.5
        waiting = jobs.start("bob", "verify", DATA)
        assert [jobs.get(job.id, "ann") for job in done] == [None, None, done[2]]
        assert jobs.get(waiting.id, "bob") is waiting

    with_jobs(finish_some, clock=lambda: now[0])
