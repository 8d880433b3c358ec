"""Long jobs: progress, results, errors, cancelling, limits, and workers that are lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from ludotheque import BadInput, Json, find
from ludotheque.core.record import parse
from ludotheque.core.record import verify as verify_record
from ludotheque.lab.analysis import analyse
from ludotheque.server import jobs as module
from ludotheque.server import worker
from ludotheque.server.jobs import PER_PERSON, Job, Jobs, TooManyJobs
from ludotheque.server.settings import Settings
from ludotheque.server.worker import analysis, verify
from ludotheque.server.workers import Workers
from ludotheque.store.commits import Unkept
from ludotheque.store.store import JOBS_KEPT, UNFINISHED, Store, StoredJob
from tests.postgres import Postgres
from tests.processes import lives
from tests.server.serving import Server, Somebody, play
from tests.server.stubborn import wait
from tests.server.test_workers import (
    Gate,
    gate,
    in_process,
    misbehave,
    position,
    thought_of,
    written,
)
from tests.store.stores import address, away, both, opened
from tests.timing import Hand, run, until, until_so

__all__ = ["gate", "misbehave"]  # fixtures: the tests name them

RECORDS = Path(__file__).parents[1] / "records"
TEXT = (RECORDS / "goldblivion-1-two.ludo").read_text(encoding="utf-8")
DATA: Json = {"record": TEXT}

# A job that tells it has begun, reports 3 of 7, and goes on when the gate is open.
WAITING = """
def wait(data, report):
    report(3, 7)
    (here / "thinking").write_text(str(os.getpid()))
    wait_at_the_gate()
    return {"waited": True}
worker.KINDS["verify"] = wait
"""


def with_jobs(doing: Callable[[Jobs], Coroutine[None, None, None]], count: int = 1) -> Workers:
    """Run something with jobs that have `count` workers; returns these."""

    async def whole() -> Workers:
        async with opened("sqlite://") as store, jobs_in(store, count) as (jobs, workers):
            await doing(jobs)
        return workers

    return run(whole())


@asynccontextmanager
async def jobs_in(store: Store, count: int = 1) -> AsyncIterator[tuple[Jobs, Workers]]:
    """The jobs of one process."""
    workers = Workers(count)
    jobs = Jobs(workers, store)
    try:
        yield jobs, workers
    finally:
        await jobs.stop()
        await workers.stop()


async def finish(job: Job) -> None:
    await until(lambda: job.state not in UNFINISHED)


def has_begun(job: Job) -> bool:
    return job.done == 3


async def get(jobs: Jobs, job: Job, person: str = "ann") -> Job:
    found = await jobs.get(job.id, person)
    assert found is not None
    return found


async def until_state(jobs: Jobs, job: Job, state: str) -> None:
    async def so() -> bool:
        return (await get(jobs, job)).state == state

    await until_so(so)


# --- verify ---------------------------------------------------------------------------------------


def test_verifying_derives_every_draw_again() -> None:
    record = parse(TEXT, find)
    state = verify_record(record)
    expected = {"moves": len(record.steps), "draws": sum(state.rng.counters),
                "commitment": record.commitment, "over": True, "result": record.result}

    async def verify_it(jobs: Jobs) -> None:
        job = await jobs.start("ann", "verify", DATA)
        told: list[tuple[int, int]] = []
        while job.state in UNFINISHED:
            told.append((job.done, job.total))
            await asyncio.sleep(0)
        assert (job.state, job.error, job.result) == ("done", "", expected)
        assert (job.done, job.total) == (len(record.steps), len(record.steps))
        assert told == sorted(told)
        assert await get(jobs, job) == job

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
        job = await jobs.start("ann", "verify", data)
        await finish(job)
        assert (job.state, job.result) == ("failed", None)
        assert says in job.error

    assert with_jobs(verify_it).crashed == 0


def test_what_is_no_text_at_all_fails_its_job_only(caplog: pytest.LogCaptureFixture) -> None:
    async def verify_it(jobs: Jobs) -> None:
        job = await jobs.start("ann", "verify", {"record": "\ud800"})
        await finish(job)
        assert (job.state, job.error) == ("failed", "it could not be started")
        another = await jobs.start("ann", "verify", DATA)
        await finish(another)
        assert another.state == "done"

    with_jobs(verify_it)
    assert "A job (verify) broke off." in caplog.text


# --- analyse --------------------------------------------------------------------------------------

SHORT = (RECORDS / "eden-1-all-modes-lost.ludo").read_text(encoding="utf-8")
QUICK = "worker.REVIEW = 4"


def test_an_analysis_is_what_the_command_tells(misbehave: Callable[[str], None]) -> None:
    misbehave(QUICK)
    record = parse(SHORT, find)

    async def analyse_it(jobs: Jobs) -> None:
        for hindsight in (False, True):
            job = await jobs.start("ann", "analyse", {"record": SHORT, "hindsight": hindsight})
            await finish(job)
            assert (job.state, job.error) == ("done", "")
            assert (job.done, job.total) == (len(record.steps), len(record.steps))
            assert job.result == analyse(record, 4, hindsight=hindsight).json()
            assert await get(jobs, job) == job

    assert with_jobs(analyse_it).crashed == 0


def test_the_progress_of_an_analysis_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "REVIEW", 1)
    told: list[tuple[int, int]] = []
    analysis({"record": SHORT}, lambda done, total: told.append((done, total)))
    moves = len(parse(SHORT, find).steps)
    assert told == [(done, moves) for done in range(moves + 1)]


@pytest.mark.parametrize(("data", "says"), [
    ({}, "analyse: no record (expected the text of a record)"),
    ({"record": SHORT[:SHORT.rindex("\n1 ")]}, "the game is not over"),
])
def test_what_cannot_be_analysed_fails_with_a_reason(data: Json, says: str) -> None:
    async def analyse_it(jobs: Jobs) -> None:
        job = await jobs.start("ann", "analyse", data)
        await finish(job)
        assert (job.state, job.result) == ("failed", None)
        assert says in job.error

    assert with_jobs(analyse_it).crashed == 0


def test_a_game_is_analysed_over_the_network(ann: Somebody) -> None:
    id = ann.open("eden", ["me"])
    with ann.page() as page:
        page.follow(id)
        page.sit(id, 0)
        play(id, [page], random.Random(1), 10_000)
    data = {"kind": "analyse", "table": id, "hindsight": True}
    job = ann.ask("POST", "/api/jobs", 202, data)["id"]
    wait(lambda: state_of(ann, job) not in UNFINISHED)
    told = ann.ask("GET", f"/api/jobs/{job}")
    assert (told["state"], told["error"]) == ("done", "")
    assert told["result"]["complete"]
    assert told["result"]["hindsight"]
    assert len(told["result"]["steps"]) == told["total"]


# --- the life of a job ----------------------------------------------------------------------------


def test_a_job_waits_runs_and_reports(
        misbehave: Callable[[str], None], gate: Gate, tmp_path: Path) -> None:
    misbehave(WAITING)

    async def look(jobs: Jobs) -> None:
        first, second = [await jobs.start("ann", "verify", DATA) for _ in range(2)]
        await until(lambda: first.done == 3)
        assert [job.state for job in (first, second)] == ["running", "waiting"]
        assert first.total == 7
        gate.open()
        await finish(second)
        assert [job.state for job in (first, second)] == ["done", "done"]
        assert (first.done, first.result) == (7, {"waited": True})

    with_jobs(look)


def test_one_persons_jobs_do_not_hold_up_anothers(
        misbehave: Callable[[str], None], gate: Gate, tmp_path: Path) -> None:
    misbehave(WAITING)

    async def look(jobs: Jobs) -> None:
        ann = [await jobs.start("ann", "verify", DATA) for _ in range(2)]
        await until(lambda: ann[0].done == 3)
        bob = await jobs.start("bob", "verify", DATA)
        for job in (ann[0], bob, ann[1]):
            await until(partial(has_begun, job))
            assert sum(one.state == "running" for one in (*ann, bob)) == 1
            gate.open(for_so_many=1)
            await finish(job)
        assert [job.state for job in (*ann, bob)] == ["done"] * 3

    with_jobs(look)


def test_a_cancelled_job_ends_at_once_and_its_worker_too(
        misbehave: Callable[[str], None], gate: Gate, tmp_path: Path) -> None:
    misbehave(WAITING)

    async def cancel(jobs: Jobs) -> None:
        first, second = [await jobs.start("ann", "verify", DATA) for _ in range(2)]
        await until(lambda: written(tmp_path / "thinking"))
        assert await jobs.cancel(second.id, "ann") == second
        assert await jobs.cancel(first.id, "bob") is None
        assert first.state == "running"
        assert await jobs.cancel(first.id, "ann") == first
        assert (first.state, second.state) == ("cancelled", "cancelled")
        pid = int((tmp_path / "thinking").read_text())
        await until(lambda: not lives(pid))
        gate.open()
        third = await jobs.start("ann", "verify", DATA)
        await finish(third)
        assert (third.state, first.state, second.state) == ("done", "cancelled", "cancelled")
        assert await jobs.cancel(third.id, "ann") == third
        assert third.state == "done"

    assert with_jobs(cancel).crashed == 0


def test_a_killed_worker_fails_its_job_and_nothing_else(
        misbehave: Callable[[str], None], gate: Gate, tmp_path: Path) -> None:
    misbehave(WAITING)
    state = position("eden")

    async def kill(jobs: Jobs) -> None:
        bots = Workers(1)
        job = await jobs.start("ann", "verify", DATA)
        await until(lambda: written(tmp_path / "thinking"))
        assert await bots.think(thought_of(state), 100.0) == in_process(state)
        os.kill(int((tmp_path / "thinking").read_text()), signal.SIGKILL)
        await finish(job)
        assert (job.state, job.error) == (
            "failed", "the process that worked on it is lost: it ended")
        gate.open()
        again = await jobs.start("ann", "verify", DATA)
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
        job = await jobs.start("ann", "verify", DATA)
        await finish(job)
        assert job.state == "failed"
        assert "longer than 0.1 seconds" in job.error

    assert with_jobs(wait).overdue == 1


def test_stopping_cancels_what_is_unfinished(
        misbehave: Callable[[str], None], tmp_path: Path) -> None:
    misbehave(WAITING)
    started: list[Job] = []

    async def begin(jobs: Jobs) -> None:
        started.extend([await jobs.start(person, "verify", DATA) for person in ("ann", "bob")])
        await until(lambda: written(tmp_path / "thinking"))
        started.append(await jobs.start("bob", "verify", DATA))  # it has not even begun to wait

    with_jobs(begin)
    assert [job.state for job in started] == ["cancelled"] * 3


# --- whose, and how many --------------------------------------------------------------------------


def test_a_job_is_its_persons_alone_and_cannot_be_guessed() -> None:
    async def look(jobs: Jobs) -> None:
        job = await jobs.start("ann", "verify", DATA)
        assert await jobs.get(job.id, "bob") is None
        assert await jobs.cancel(job.id, "bob") is None
        assert await jobs.get("nothing", "ann") is None
        assert len(job.id) >= 22
        assert job.id != (await jobs.start("ann", "verify", DATA)).id

    with_jobs(look)


def test_unknown_kinds_are_refused() -> None:
    async def ask(jobs: Jobs) -> None:
        with pytest.raises(BadInput, match=r"'divine' \(expected one of verify, analyse\)"):
            await jobs.start("ann", "divine", {})

    with_jobs(ask)


def test_a_person_and_everybody_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "OF_ALL", 3)

    async def start_many(jobs: Jobs) -> None:
        mine = [await jobs.start("ann", "verify", DATA) for _ in range(PER_PERSON)]
        with pytest.raises(TooManyJobs, match="2 of your jobs"):
            await jobs.start("ann", "verify", DATA)
        await jobs.start("bob", "verify", DATA)
        with pytest.raises(TooManyJobs, match="try again later"):
            await jobs.start("cid", "verify", DATA)
        await jobs.cancel(mine[0].id, "ann")
        await until_so(lambda: may_start(jobs))

    with_jobs(start_many)


async def may_start(jobs: Jobs) -> bool:
    try:
        await jobs.start("ann", "verify", DATA)
    except TooManyJobs:
        return False
    return True


def test_finished_jobs_are_forgotten_in_the_end(hand: Hand) -> None:
    async def finish_some(jobs: Jobs) -> None:
        done = []
        for _ in range(3):
            hand.turn(1.0)
            done.append(await jobs.start("ann", "verify", {}))
            await finish(done[-1])
            await until(lambda: not jobs._here)
        hand.turn(JOBS_KEPT - 0.5)
        waiting = await jobs.start("bob", "verify", DATA)
        assert [await jobs.get(job.id, "ann") for job in done] == [None, None, done[2]]
        assert await jobs.get(waiting.id, "bob") == waiting

    with_jobs(finish_some)


@both
def test_a_job_ends_once(kind: str, request: pytest.FixtureRequest) -> None:
    database = address(kind, request)

    async def end_it() -> None:
        async with opened(database) as store:
            going = StoredJob("one", "ann", "verify", "running", 3, 7, None, "", 0.0)
            done = replace(going, state="done", done=7, result="{}", changed=1.0)
            assert await store.put_job(going)
            assert await store.put_job(done)
            assert not await store.put_job(going)
            assert not await store.put_job(replace(going, state="cancelled"))
            assert await store.job("one") == done
            assert await store.job("o\0ne") is None

    run(end_it())


# --- several processes ----------------------------------------------------------------------------


def with_two(doing: Callable[[Jobs, Jobs], Coroutine[None, None, None]], database: str,
             run: Callable[[Coroutine[None, None, None]], None] = run) -> None:
    """Run something with the jobs of two processes on one database."""

    async def whole() -> None:
        async with opened(database) as store, opened(database) as other, \
                jobs_in(store) as (here, _), jobs_in(other) as (there, _):
            await doing(here, there)

    run(whole())


def test_a_job_is_seen_and_cancelled_at_another_process(
        misbehave: Callable[[str], None], gate: Gate, tmp_path: Path, postgres: Postgres,
        monkeypatch: pytest.MonkeyPatch) -> None:
    misbehave(WAITING)
    monkeypatch.setattr(module, "PAUSE", 0.01)
    monkeypatch.setattr(module, "SIGN_OF_LIFE", 0.0)

    async def look(here: Jobs, there: Jobs) -> None:
        first, second = [await here.start("ann", "verify", DATA) for _ in range(2)]
        assert (await get(there, second)).state == "waiting"
        await until_state(there, first, "running")
        await until(lambda: first.done == 3)

        async def is_seen() -> bool:
            return (await get(there, first)).done == 3

        await until_so(is_seen)
        seen = await get(there, first)
        assert (seen, seen.total) == (first, 7)
        assert await there.get(first.id, "bob") is None
        assert await there.cancel(first.id, "bob") is None
        cancelled = await there.cancel(first.id, "ann")
        assert cancelled is not None
        assert cancelled.state == "cancelled"
        await until_state(here, first, "cancelled")
        gate.open()
        await until_state(there, second, "done")
        assert await get(there, second) == await get(here, second) == second
        assert await there.cancel(second.id, "ann") == second
        assert (await get(there, first)).state == "cancelled"

    with_two(look, postgres.create())


def test_a_job_whose_process_died_has_failed(
        misbehave: Callable[[str], None], postgres: Postgres, hand: Hand,
        monkeypatch: pytest.MonkeyPatch) -> None:
    misbehave(WAITING)

    async def look(here: Jobs, there: Jobs) -> None:
        job = await here.start("ann", "verify", DATA)
        await until(lambda: has_begun(job))
        goes_on, honest = asyncio.Event(), here._store.put_job

        async def slowly(now: StoredJob) -> bool:
            await goes_on.wait()
            return await honest(now)

        monkeypatch.setattr(here._store, "put_job", slowly)
        try:
            hand.turn(module.LOST)
            assert (await get(there, job)).state in UNFINISHED
            hand.turn(1.0)
            assert (await get(there, job)).state == "failed"
            assert "is gone" in (await get(there, job)).error
        finally:
            goes_on.set()  # it was only slow
        await until_so(lambda: is_unfinished(there, job))

    with_two(look, postgres.create(), hand.run)


async def is_unfinished(jobs: Jobs, job: Job) -> bool:
    return (await get(jobs, job)).state in UNFINISHED


def test_the_end_of_a_job_is_kept_when_the_database_is_back(
        misbehave: Callable[[str], None], gate: Gate, tmp_path: Path, postgres: Postgres,
        monkeypatch: pytest.MonkeyPatch) -> None:
    misbehave(WAITING)
    monkeypatch.setattr(module, "PAUSE", 0.01)
    database = postgres.create()

    async def look(here: Jobs, there: Jobs) -> None:
        job = await here.start("ann", "verify", DATA)
        async with away(database):
            with pytest.raises(Unkept):
                await here.start("ann", "verify", DATA)
            gate.open()
            await finish(job)
            assert await get(here, job) is job
            with pytest.raises(Unkept):
                await there.get(job.id, "ann")
        await until_state(there, job, "done")

    with_two(look, database)


def workers_of(pid: int) -> list[int]:
    """The worker processes of a server."""
    lines = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,args="], check=True, text=True,
                           capture_output=True).stdout.splitlines()
    found = [line.split(None, 2) for line in lines]
    return [int(child) for child, parent, args in found
            if int(parent) == pid and "ludotheque.server.worker" in args]


def test_two_servers_answer_for_one_job(postgres: Postgres) -> None:
    """Its worker is stopped, so that it cannot end by itself."""
    settings = Settings(postgres.create(), limits=False)
    with Server(settings) as one, Server(settings) as other:
        ann = Somebody(one, "Ann")
        there = Somebody(other, token=ann.token)
        id = ann.open("eden", ["me"])
        with ann.page() as page:
            page.follow(id)
            page.sit(id, 0)
            page.does(id, "resign")

        def begun() -> str:
            return str(ann.ask("POST", "/api/jobs", 202, {"kind": "verify", "table": id})["id"])

        def ends(job: str, state: str) -> None:
            wait(lambda: [state_of(somebody, job) for somebody in (there, ann)] == [state] * 2)

        ends(begun(), "done")
        worker, = workers_of(one.pid)
        os.kill(worker, signal.SIGSTOP)
        job = begun()
        assert state_of(there, job) == "waiting"
        Somebody(other, "Ben").ask("GET", f"/api/jobs/{job}", 404)
        Somebody(other, "Ben").ask("DELETE", f"/api/jobs/{job}", 404)
        assert there.ask("DELETE", f"/api/jobs/{job}")["state"] == "cancelled"
        ends(job, "cancelled")
        wait(lambda: worker not in workers_of(one.pid))
        ends(begun(), "done")


def state_of(somebody: Somebody, job: str) -> str:
    return str(somebody.ask("GET", f"/api/jobs/{job}")["state"])
