"""How a server is: its health, its numbers for Prometheus, and what it says when it fails."""

from __future__ import annotations

import asyncio
import math
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from ludotheque.server.app import create_app
from ludotheque.server.guard import HEADERS
from ludotheque.server.house import House
from ludotheque.server.metrics import BOUNDS, Histogram, Number, text
from ludotheque.server.settings import Settings
from ludotheque.store.commits import Unkept
from ludotheque.store.schema import VERSION
from tests import timing
from tests.server.serving import Server, Somebody, client

Metrics = dict[str, dict[str, float]]  # by name, then by labels
SAMPLE = re.compile(r'([a-z_]+)(?:\{le="([^"]+)"\})? (\S+)')


def read(page: str) -> tuple[Metrics, dict[str, str]]:
    """Prometheus' text format, as far as we use it: the samples, and the kind of each metric."""
    samples: Metrics = {}
    kinds: dict[str, str] = {}
    helped: set[str] = set()
    assert page.endswith("\n")
    for line in page.splitlines():
        if line.startswith("# HELP "):
            name, about = line[7:].split(" ", 1)
            assert about
            assert name not in helped
            helped.add(name)
        elif line.startswith("# TYPE "):
            name, kind = line[7:].split(" ")
            assert kind in ("counter", "gauge", "histogram")
            assert name in helped
            kinds[name] = kind
        else:
            found = SAMPLE.fullmatch(line)
            assert found, line
            name, label, value = found.groups()
            family = re.sub(r"_(bucket|sum|count)$", "", name)
            assert family in kinds or name in kinds, f"{name} has no type"
            assert label not in samples.setdefault(name, {})
            samples[name][label or ""] = float(value)
    assert kinds.keys() == helped
    return samples, kinds


# --- numbers ---


def test_a_histogram_counts_up() -> None:
    times = Histogram("ludo_some_seconds", "Some time.")
    for seconds in (0.0, 0.001, 0.0011, 0.3, 99.0):
        times.add(seconds)
    samples, kinds = read(text([Number("ludo_things", "gauge", "Some things.", 2)], [times]))
    buckets = samples["ludo_some_seconds_bucket"]
    assert [float(bound) for bound in buckets] == [*BOUNDS, math.inf]
    assert list(buckets.values()) == sorted(buckets.values())
    assert (buckets["0.001"], buckets["0.0025"], buckets["+Inf"]) == (2, 3, 5)
    assert samples["ludo_some_seconds_count"][""] == 5
    assert samples["ludo_some_seconds_sum"][""] == pytest.approx(99.3021)
    assert kinds == {"ludo_things": "gauge", "ludo_some_seconds": "histogram"}


@pytest.mark.parametrize("value", [0, 1, 123456, 12345678, 10**12 + 1])
def test_a_counter_is_told_exactly(value: int) -> None:
    samples, _ = read(text([Number("ludo_things_total", "counter", "Some.", value)], []))
    assert samples["ludo_things_total"][""] == value


def test_a_server_counts_what_happens(server: Server, ann: Somebody) -> None:
    before, kinds = read(client(server).get("/metrics").text)
    for name, kind in kinds.items():
        assert (kind == "counter") == name.endswith("_total"), name
    id = ann.open("havresac", ["me", "open"])
    with ann.page() as page:
        page.follow(id)
        page.does(id, "chat", "hello")
        page.act(id, "stand", client="once")
        page.act(id, "stand", client="twice")
        after, _ = read(client(server).get("/metrics").text)
        assert after["ludo_sockets"][""] >= 1
        assert after["ludo_rooms"][""] >= 1
    for name, more in (("ludo_entries_total", 2), ("ludo_refused_total", 1),
                       ("ludo_act_seconds_count", 3)):
        assert after[name][""] - before[name][""] == more, name
    page_type = client(server).get("/metrics").headers["content-type"]
    assert page_type.startswith("text/plain")


def test_numbers_are_for_this_machine_alone(server: Server) -> None:
    for headers in ({"x-forwarded-for": "127.0.0.1"}, {"x-forwarded-for": "192.0.2.1"}):
        assert client(server).get("/metrics", headers=headers).status_code == 404


def test_numbers_tell_nothing_of_anybody(server: Server, ann: Somebody) -> None:
    id = ann.open("havresac", ["me", "open"], private=False)
    with ann.page() as page:
        page.follow(id)
        told = client(server).get("/metrics").text
    assert id not in told
    assert ann.id not in told
    assert "Ann" not in told


# --- when the server fails, inside one process ---


@asynccontextmanager
async def running(settings: Settings, host: str = "127.0.0.1"
                  ) -> AsyncIterator[tuple[House, httpx.AsyncClient]]:
    """The application itself, begun and ended as a server does, and somebody who asks it."""
    app = create_app(settings)
    said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    scope: dict[str, Any] = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
    life = asyncio.create_task(app(scope, said.get, heard.put))
    await said.put({"type": "lifespan.startup"})
    assert (await heard.get())["type"] == "lifespan.startup.complete"
    litestar: Any = app._app._app  # inside the guard and the site
    transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(host, 1))
    try:
        async with httpx.AsyncClient(transport=transport, base_url="http://ludo.example") as asking:
            yield litestar.state.house, asking
    finally:
        await said.put({"type": "lifespan.shutdown"})
        assert (await heard.get())["type"] == "lifespan.shutdown.complete"
        await life


async def raise_fault() -> None:
    raise RuntimeError("the id of a table, perhaps")


async def raise_away() -> None:
    raise Unkept


def test_health(server: Server) -> None:
    answer = client(server).get("/api/health")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    told = answer.json()
    assert (told["status"], told["database"], told["version"]) == ("ok", "sqlite", VERSION)


@pytest.mark.parametrize("failure", [raise_fault, raise_away])
def test_a_server_without_its_database_is_not_healthy(
        failure: Callable[[], Awaitable[None]], monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with running(Settings("sqlite://")) as (house, asking):
            assert (await asking.get("/api/health")).status_code == 200
            monkeypatch.setattr(house.store, "ping", failure)
            answer = await asking.get("/api/health")
            assert answer.status_code == 503
            assert answer.json()["status"] == "unavailable"

    timing.run(run())


def test_a_fault_is_logged_and_tells_nothing(monkeypatch: pytest.MonkeyPatch,
                                             caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with running(Settings("sqlite://")) as (house, asking):
            await asking.post("/api/me", json={"name": "Ann"})
            for failure, status in ((raise_fault, 500), (raise_away, 503)):
                monkeypatch.setattr(house.store, "open_tables", lambda _at, f=failure: f())
                answer = await asking.get("/api/tables")
                assert answer.status_code == status
                assert answer.json()["status_code"] == status
                assert "perhaps" not in answer.text
                for name, value in HEADERS:
                    assert answer.headers[name.decode()] == value.decode()

    timing.run(run())
    faults = [line for line in caplog.records if line.name.startswith("ludotheque")]
    assert [line.getMessage() for line in faults] == ["a request: RuntimeError"]
    assert faults[0].exc_info


@pytest.mark.parametrize(("host", "opened", "status"), [
    ("127.0.0.1", False, 200), ("::1", False, 200), ("::ffff:127.0.0.1", False, 200),
    ("192.0.2.7", False, 404), ("2001:db8::1", False, 404), ("192.0.2.7", True, 200),
])
def test_who_may_see_the_numbers(host: str, opened: bool, status: int) -> None:
    async def run() -> int:
        async with running(Settings("sqlite://", open_metrics=opened), host) as (_, asking):
            return (await asking.get("/metrics")).status_code

    assert timing.run(run()) == status
