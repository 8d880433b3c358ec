"""Worker processes: bots' moves from real processes, and what happens when these are lost.

Some tests start a process of their own instead: the same worker, with a bot that misbehaves.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from ludotheque import State, choose, find, load, make_player, new_game
from ludotheque.core.game import Edition
from ludotheque.core.rng import FastRng, derive_seed
from ludotheque.server import workers as module
from ludotheque.server.worker import Answer, Chosen, Failed, Order, Ready, Run, Think
from ludotheque.server.workers import LOGGED_LETTERS, LOGGED_LINES, Workers, drawn_move
from tests.timing import HANG, run, until, wait_until

if sys.platform != "win32":
    import fcntl

LONG = 2 * HANG  # a budget that no thought here uses up

# A bot that tells when it thinks, and does not stop before the gate is open.
WAITING = """
def choose(thought):
    (here / "thinking").write_text(str(os.getpid()))
    wait_at_the_gate()
    return honest(thought)
"""


def written(file: Path) -> bool:
    return file.exists() and file.read_text() != ""


def stand_in(folder: Path, code: str) -> Path:
    """A worker of which `code` has changed something."""
    file = folder / "stand_in.py"
    file.write_text(f"""\
import os, pathlib, sys, threading
from ludotheque.server import worker
here = pathlib.Path({str(folder)!r})
honest = worker.choose
def wait_at_the_gate():
    with open(here / "gate", "rb", buffering=0) as gate:
        gate.read(1)
{code}
worker.choose = globals().get("choose", honest)
worker.main()
""")
    return file


class Gate:
    """Where stand-ins wait until they may go on: in a pipe that has something for each."""

    def __init__(self, folder: Path) -> None:
        os.mkfifo(folder / "gate")
        self._pipe = os.open(folder / "gate", os.O_RDWR)

    def open(self, for_so_many: int = 1000) -> None:
        os.write(self._pipe, bytes(for_so_many))

    def close(self) -> None:
        os.close(self._pipe)


@pytest.fixture
def gate(tmp_path: Path) -> Iterator[Gate]:
    if sys.platform == "win32":
        pytest.skip("who stands in for a worker waits at a named pipe, which only Unix has")
    one = Gate(tmp_path)
    yield one
    one.close()


@pytest.fixture
def misbehave(tmp_path: Path, gate: Gate,
              monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Have the pool start a stand-in."""

    def change(code: str) -> None:
        monkeypatch.setattr(module, "COMMAND",
                            (sys.executable, "-P", str(stand_in(tmp_path, code))))

    return change


def position(game: str, seats: int = 0, moves: int = 6, edition: Edition | None = None) -> State:
    """A position a few random moves into a game."""
    state = new_game(game, seed=3, seats=seats) if edition is None else find(game).new(
        edition, FastRng(3, seats), seats)
    rng = FastRng(8, 0)
    for _ in range(moves):
        seat = state.to_move()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[int(rng.below(0, len(legal)))])
    return state


def thought_of(state: State, spec: str = "greedy:2", seed: int = 11) -> Think:
    return Think.of(state, state.to_move()[0], spec, seed)


def in_process(state: State, spec: str = "greedy:2", seed: int = 11) -> int:
    return choose(make_player(spec, seed), state, state.to_move()[0])


async def think_once(thought: Think, seconds: float = LONG) -> tuple[int, Workers]:
    pool = Workers(1)
    try:
        return await pool.think(thought, seconds), pool
    finally:
        await pool.stop()


def counters(pool: Workers) -> tuple[int, int, int, int]:
    return pool.thoughts, pool.fallbacks, pool.crashed, pool.overdue


# --- thinking -------------------------------------------------------------------------------------


def test_a_worker_chooses_what_the_bot_would_choose_here() -> None:
    async def all_of_them() -> None:
        pool = Workers(2)
        await pool.start()
        states = [position("eden"), position("havresac", 3), position("goldblivion", 2)]
        asked = [(state, spec, seed) for state in states for spec in ("random", "greedy:2")
                 for seed in (1, 2**60)]
        found = await asyncio.gather(*[pool.think(thought_of(*one), LONG) for one in asked])
        assert found == [in_process(*one) for one in asked]
        assert counters(pool) == (len(asked), 0, 0, 0)
        await pool.stop()

    run(all_of_them())


def test_an_edition_of_ones_own_goes_along(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('extends = "rulebook"\nname = "mine"\n')
    state = position("goldblivion", 2, edition=load(find("goldblivion"), str(file)))
    thought = thought_of(state)
    assert thought.content
    assert not thought_of(position("goldblivion", 2)).content
    assert run(think_once(thought))[0] == in_process(state)


def test_the_loop_goes_on_while_a_bot_thinks(
        misbehave: Callable[[str], None], gate: Gate, tmp_path: Path) -> None:
    misbehave(WAITING)
    state = position("havresac")

    async def count_ticks() -> None:
        pool = Workers(1)
        thinking = asyncio.create_task(pool.think(thought_of(state), LONG))
        await until(lambda: written(tmp_path / "thinking"))
        for _ in range(1000):
            await asyncio.sleep(0)
        assert not thinking.done()
        gate.open()
        assert await thinking == in_process(state)
        await pool.stop()

    run(count_ticks())


def test_whoever_asks_first_is_served_first_and_who_leaves_keeps_nobody_waiting(
        misbehave: Callable[[str], None], gate: Gate, tmp_path: Path) -> None:
    misbehave(WAITING)
    state = position("eden")
    served: list[int] = []

    async def stand_in_line() -> None:
        pool = Workers(1)

        async def ask(number: int) -> None:
            await pool.think(thought_of(state, "random"), LONG)
            served.append(number)

        line = [asyncio.create_task(ask(number)) for number in range(6)]
        await until(lambda: written(tmp_path / "thinking"))
        line[2].cancel()
        line[4].cancel()
        gate.open()
        await asyncio.gather(*line, return_exceptions=True)
        assert served == [0, 1, 3, 5]
        assert counters(pool) == (4, 0, 0, 0)
        await pool.stop()

    run(stand_in_line())


def test_who_leaves_while_the_bot_thinks_frees_the_worker(
        misbehave: Callable[[str], None], gate: Gate, tmp_path: Path) -> None:
    misbehave(WAITING)
    state = position("eden")

    async def leave() -> None:
        pool = Workers(1)
        thinking = asyncio.create_task(pool.think(thought_of(state), LONG))
        await until(lambda: written(tmp_path / "thinking"))
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        gate.open()
        assert await pool.think(thought_of(state), LONG) == in_process(state)
        assert counters(pool) == (1, 0, 0, 0)
        await pool.stop()

    run(leave())


# --- workers that are lost ------------------------------------------------------------------------


def test_a_worker_killed_in_thought_is_replaced_unnoticed(
        misbehave: Callable[[str], None], gate: Gate, tmp_path: Path) -> None:
    misbehave(WAITING)
    state = position("havresac")

    async def kill_it() -> None:
        pool = Workers(1)
        thinking = asyncio.create_task(pool.think(thought_of(state), LONG))
        await until(lambda: written(tmp_path / "thinking"))
        os.kill(int((tmp_path / "thinking").read_text()), signal.SIGKILL)
        gate.open()
        assert await thinking == in_process(state)
        assert counters(pool) == (1, 0, 1, 0)
        await pool.stop()

    run(kill_it())


def test_a_worker_killed_while_idle_is_replaced_too(
        misbehave: Callable[[str], None], gate: Gate, tmp_path: Path) -> None:
    gate.open()
    misbehave(WAITING)
    state = position("eden")

    async def kill_it() -> None:
        pool = Workers(1)
        for _ in range(2):
            assert await pool.think(thought_of(state), LONG) == in_process(state)
            os.kill(int((tmp_path / "thinking").read_text()), signal.SIGKILL)
        assert await pool.think(thought_of(state), LONG) == in_process(state)
        assert counters(pool) == (3, 0, 2, 0)
        await pool.stop()

    run(kill_it())


def test_a_thought_past_its_budget_becomes_a_drawn_move() -> None:
    state = position("havresac", 4)
    thought = thought_of(state, "greedy:1000")
    found, pool = run(think_once(thought, 0.001))
    assert found == drawn_move(thought)
    assert found in state.legal(thought.seat)
    assert counters(pool) == (0, 1, 0, 2)


@pytest.mark.parametrize("code", [
    "def choose(thought): os._exit(3)",
    "def choose(thought): return -1  # not legal",
    "print('garbage'); sys.exit()",
    "os.write(1, b'garbage\\n')",
    "os.write(1, b'\\xff\\xfe\\n')",
    "os.write(1, b'{\"type\":\"chosen\",\"move\":0}\\n')",
    "os.write(1, b'{\"type\":\"ready\"')\nos._exit(0)",
    "worker.Chosen = worker.Ready\ndef choose(thought): return 0",
    "worker._answer = lambda task, say: worker.Done({})",
    "os.write(1, b' ' * (1 << 25))",
], ids=["exits", "illegal move", "ends", "garbage", "no text", "not ready", "half a line",
        "breaks", "another answer", "line without end"])
def test_a_table_never_stops(misbehave: Callable[[str], None], code: str) -> None:
    misbehave(code)
    thought = thought_of(position("eden"))
    found, pool = run(think_once(thought))
    assert found == drawn_move(thought)
    assert counters(pool)[:2] == (0, 1)


def test_a_worker_that_cannot_be_started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(module, "COMMAND", (str(tmp_path / "nothing"),))
    thought = thought_of(position("eden"))
    found, pool = run(think_once(thought))
    assert found == drawn_move(thought)
    assert counters(pool) == (0, 1, 2, 0)


def test_garbage_once_is_made_good(misbehave: Callable[[str], None]) -> None:
    misbehave("""
if not (here / "once").exists():
    (here / "once").touch()
    os.write(1, b"garbage\\n")
""")
    state = position("eden")
    found, pool = run(think_once(thought_of(state)))
    assert found == in_process(state)
    assert counters(pool) == (1, 0, 1, 0)


def test_a_bot_that_cannot_think_is_told_of_and_its_worker_goes_on(
        caplog: pytest.LogCaptureFixture) -> None:
    state = position("eden")

    async def ask_in_vain() -> None:
        pool = Workers(1)
        unknown = thought_of(state, "oracle")
        blind = thought_of(state)
        blind.view = {}
        assert await pool.think(unknown, LONG) == drawn_move(unknown)
        assert await pool.think(blind, LONG) == drawn_move(blind)
        assert await pool.think(thought_of(state), LONG) == in_process(state)
        assert counters(pool) == (1, 2, 0, 0)
        await pool.stop()

    run(ask_in_vain())
    assert "unknown player 'oracle'" in caplog.text


def test_a_drawn_move_depends_on_the_seed_alone() -> None:
    state = position("havresac")
    drawn = {seed: drawn_move(thought_of(state, seed=seed)) for seed in range(30)}
    assert len(set(drawn.values())) > 3
    legal = state.legal(state.to_move()[0])
    assert drawn == {seed: legal[int(FastRng(derive_seed(seed, 0), 0).below(0, len(legal)))]
                     for seed in drawn}


def test_stopping_ends_whatever_is_under_way(
        misbehave: Callable[[str], None], tmp_path: Path) -> None:
    misbehave(WAITING)
    thought = thought_of(position("eden"))

    async def stop_early() -> None:
        pool = Workers(1)
        waiting = [asyncio.create_task(pool.think(thought, LONG)) for _ in range(3)]
        await until(lambda: written(tmp_path / "thinking"))
        await pool.stop()
        with pytest.raises(ProcessLookupError):
            os.kill(int((tmp_path / "thinking").read_text()), 0)
        found = await asyncio.gather(*waiting, pool.think(thought, LONG), return_exceptions=True)
        assert [type(one) for one in found] == [RuntimeError] * 4
        await pool.stop()

    run(stop_early())


# --- what a worker writes to stderr ---------------------------------------------------------------


def test_what_a_bot_prints_goes_to_the_log_and_a_flood_is_cut(
        misbehave: Callable[[str], None], caplog: pytest.LogCaptureFixture) -> None:
    misbehave("""
def choose(thought):
    if thought.seed == 1:
        for number in range(10_000):
            print("flood", number)
    sys.stderr.write("long " + "x" * 1_000_000)
    sys.stderr.flush()
    os.write(1, b"end\\n")
    return honest(thought)
""")
    state = position("eden")

    async def think_twice() -> None:
        pool = Workers(1)
        for seed in (1, 2):
            assert await pool.think(thought_of(state, seed=seed), LONG) == in_process(
                state, seed=seed)
        await pool.stop()

    run(think_twice())
    told = [one for one in caplog.records if one.message.startswith("worker ")]
    assert all(one.levelno == logging.WARNING for one in told)
    assert LOGGED_LINES < len(told) <= 2 * LOGGED_LINES
    assert told[0].message.endswith(": flood 0")
    assert max(len(one.message) for one in told) < LOGGED_LETTERS + 30
    assert "long xxx" in told[-1].message


# --- the process itself ---------------------------------------------------------------------------


class Direct:
    """A worker without a pool: `with` it, say orders, read answers."""

    def __init__(self, *command: str) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self) -> Direct:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        self.process.wait(HANG)

    def say(self, task: Think | Run, seconds: float) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(Order(task, seconds)) + b"\n")
        self.process.stdin.flush()

    def answer(self) -> Answer:
        assert self.process.stdout is not None
        answer: Answer = msgspec.json.decode(self.process.stdout.readline(), type=Answer)
        return answer


def test_a_worker_is_polite_and_leaves_ctrl_c_to_the_server() -> None:
    state = position("eden")
    with Direct(*module.COMMAND) as worker:
        assert worker.answer() == Ready()
        pid = worker.process.pid
        mine = os.getpriority(os.PRIO_PROCESS, os.getpid())
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(mine + 10, 19)
        worker.process.send_signal(signal.SIGINT)
        worker.say(thought_of(state), LONG)
        assert worker.answer() == Chosen(in_process(state))
        worker.say(thought_of(state, "oracle"), LONG)
        assert isinstance(worker.answer(), Failed)
        assert worker.process.stdin is not None
        worker.process.stdin.close()
        assert worker.process.wait(HANG) == 0


def test_a_worker_does_not_outlive_its_budget_even_if_nobody_ends_it(
        gate: Gate, tmp_path: Path) -> None:
    file = stand_in(tmp_path, "worker.GRACE = 0.1\n" + WAITING)
    with Direct(sys.executable, "-P", str(file)) as worker:
        assert worker.answer() == Ready()
        worker.say(thought_of(position("eden")), 0.1)
        assert worker.process.wait(HANG) == 1


def test_a_server_that_is_killed_leaves_no_worker_behind(gate: Gate, tmp_path: Path) -> None:
    locking = """
import fcntl
lock = (here / f"{os.getpid()}.lock").open("w")
fcntl.flock(lock, fcntl.LOCK_EX)
lock.write("locked")
lock.flush()
""" + WAITING
    server = tmp_path / "server.py"
    server.write_text(f"""\
import asyncio, sys
import msgspec
from ludotheque.server import worker, workers
workers.COMMAND = (sys.executable, "-P", {str(stand_in(tmp_path, locking))!r})
async def main():
    pool = workers.Workers(2)
    thought = msgspec.json.decode(sys.stdin.buffer.readline(), type=worker.Think)
    thinking = asyncio.create_task(pool.think(thought, {LONG}))
    await asyncio.sleep(0)
    await pool.start()
    await thinking
asyncio.run(main())
""")

    def locks() -> list[Path]:
        return [file for file in tmp_path.glob("*.lock") if written(file)]

    with subprocess.Popen((sys.executable, "-P", str(server)), stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(thought_of(position("eden"))) + b"\n")
        process.stdin.flush()
        wait_until(lambda: written(tmp_path / "thinking") and len(locks()) == 2)
        process.kill()
    # A lock is free when its process has ended, whether or not anybody takes note of the end.
    wait_until(lambda: all(is_free(file) for file in locks()))


def is_free(lock: Path) -> bool:
    with lock.open() as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
