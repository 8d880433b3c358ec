"""Nothing asks the machine what time it is but the one clock; no test waits but in one place."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.core import clock
from tests import timing
from tests.timing import Hand, at_rest, lasts, run, until, until_so, wait_until

ROOT = Path(__file__).parents[1]
MAY = {  # what may ask the machine or wait for it, and why
    "src/ludotheque/core/clock.py": "it is the one that asks",
    "tests/timing.py": "it is the one that waits",
    "tests/web/visitor.py": "Playwright hears only while it waits; tests/timing.py says how long",
    "tests/shake.py": "a program of its own, which tells how long the tests took",
}
ASKED = {"sleep", "time", "time_ns", "monotonic", "monotonic_ns", "perf_counter",
         "perf_counter_ns"}  # of the module `time`
PAUSES = {"wait_for_timeout", "pause"}  # of pages and of the terminal's pilot: how long they wait


def sources() -> Iterator[Path]:
    for folder in ("src", "tests"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            name = file.relative_to(ROOT).as_posix()
            if name not in MAY:
                yield file


def wrongs(code: str, test: bool) -> list[str]:
    """What in a program waits or asks for real time, with its lines."""
    return [f"{node.lineno}: {said}" for node in ast.walk(ast.parse(code))
            if (said := _wrong(node, test))]


def _wrong(node: ast.AST, test: bool) -> str:
    match node:
        case ast.Attribute(ast.Name("time"), name) if name in ASKED:
            return f"time.{name}"
        case ast.ImportFrom(module="time", names=names):
            return f"from time import {', '.join(name.name for name in names)}"
        case ast.Call(ast.Attribute(ast.Name("asyncio"), "sleep"), [seconds, *_]) if test:
            return "" if _is_zero(seconds) else "asyncio.sleep"
        case ast.ImportFrom(module="asyncio", names=names) if any(
                name.name == "sleep" for name in names):
            return "from asyncio import sleep"
        case ast.Call(ast.Attribute(attr=name), [seconds, *_]) if test and name in PAUSES:
            return "" if _is_zero(seconds) else name
        case ast.Call(ast.Attribute(attr="pause"), [], [ast.keyword("delay"), *_]) if test:
            return "pause"
        case ast.Constant(str() as code) if test and "sleep(" in code:
            return "" if "sleep(0)" in code else "sleep in a program within"
    return ""


def _is_zero(seconds: ast.expr) -> bool:
    return isinstance(seconds, ast.Constant) and seconds.value == 0


def test_nobody_asks_the_machine_for_the_time_or_waits_for_it() -> None:
    found = {}
    for file in sources():
        if lines := wrongs(file.read_text("utf-8"), file.is_relative_to(ROOT / "tests")
                           and file != Path(__file__)):
            found[file.relative_to(ROOT).as_posix()] = lines
    assert not found, "see tests/timing.py and ludotheque/core/clock.py"


@pytest.mark.parametrize("code", [
    "import time\ntime.sleep(1)", "import time\nbegan = time.monotonic()",
    "def f(clock=time.time): ...", "from time import perf_counter",
    "await asyncio.sleep(0.1)", "from asyncio import sleep", "page.wait_for_timeout(100)",
    "await pilot.pause(0.5)", "await pilot.pause(delay=0.5)", "PROGRAM = 'time.sleep(9)'"])
def test_it_is_found(code: str) -> None:
    assert len(wrongs(code, test=True)) == 1


@pytest.mark.parametrize("code", [
    "await asyncio.sleep(0)", "clock.now()", "await pilot.pause()", "await pause()",
    "hand.turn(3)"])
def test_what_is_fine_is_not(code: str) -> None:
    assert wrongs(code, test=True) == []


# --- the hand -------------------------------------------------------------------------------------


def test_time_passes_when_it_is_turned(hand: Hand) -> None:
    async def go() -> None:
        before = clock.now()
        waiting = asyncio.create_task(lasts(60.0))
        assert await at_rest()
        hand.turn(59.0)
        assert await at_rest()
        assert not waiting.done()
        hand.turn(1.0)
        assert not await at_rest()
        await until(waiting.done)
        assert clock.now() == before + 60.0
        never = asyncio.create_task(asyncio.wait_for(asyncio.Event().wait(), 10.0))
        await until_so(at_rest)
        hand.turn(10.0)
        await until(never.done)
        assert isinstance(never.exception(), TimeoutError)

    hand.run(go())


def test_who_goes_on_by_themselves_is_not_at_rest() -> None:
    async def go() -> None:
        async def busy() -> None:
            for _ in range(10):
                await asyncio.sleep(0)

        going_on = asyncio.create_task(busy())
        assert not await at_rest()
        await going_on
        assert await at_rest()

    run(go())


def test_what_hangs_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "HANG", 0.01)
    for waiting in (until(lambda: False), asyncio.Event().wait()):
        with pytest.raises(AssertionError, match=r"waited in vain|has not ended"):
            run(waiting)
    with pytest.raises(AssertionError, match="in vain: the page"):
        wait_until(lambda: False, "the page")
