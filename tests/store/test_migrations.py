"""Stores of older versions: they open, every game in them replays, and is played to its end."""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect

from ludotheque.core.errors import BadInput
from ludotheque.core.record import parse, verify
from ludotheque.games import find
from ludotheque.server.house import House
from ludotheque.store import schema
from ludotheque.store.check import check
from ludotheque.store.store import Store, StoredJob
from tests.postgres import Postgres
from tests.server.inside import in_time_so, inside, later, still, table_of
from tests.store.dump import load
from tests.store.stores import (
    add,
    address,
    ask,
    both,
    empty,
    kept,
    opened,
    said,
    stored,
)
from tests.tables.people import ANN, BEN, IDS, game_of, random_move
from tests.timing import HANG, Hand, run

HERE = Path(__file__).parent
VERSIONS = sorted(HERE.glob("version-*.sql"))
every_version = pytest.mark.parametrize("version", VERSIONS, ids=lambda file: file.stem)


@pytest.fixture
def database(kind: str, request: pytest.FixtureRequest) -> str:
    return address(kind, request)


# --- stores as they were --------------------------------------------------------------------------


def test_a_store_of_every_version_is_kept() -> None:
    assert [file.name for file in VERSIONS] == [
        f"version-{number}.sql" for number in range(1, schema.VERSION + 1)]


@both
@every_version
def test_an_older_store_opens_and_every_table_replays(version: Path, database: str) -> None:
    async def go() -> None:
        await load(version.read_text("utf-8"), database)
        async with opened(database, create=False) as store:
            assert store.found == int(version.stem.partition("-")[2])
            report = await check(store)
            assert report.troubles == []
            assert (report.tables, report.records) == (7, 3)
            assert report.entries > 400
            assert await ask(store, "SELECT version FROM ludo_version") == [(schema.VERSION,)]
            assert len(await store.tables_of(ANN)) == 6
            assert [line.seat for line in await store.tables_of(BEN)] == [1, 1, 1]
            assert len(await store.open_records()) == 2
            assert await store.take_link("0" * 64, 0.0) == ANN
        async with opened(database, create=False) as store:  # and again
            assert store.found == schema.VERSION

    run(go())


def tables_in(connection: Connection) -> dict[str, object]:
    """What a database is made of: columns, and what has an index."""
    found = inspect(connection)
    # A type is compared by what it holds: SQLite has several names for the same number.
    return {table: ([(column["name"], column["type"].python_type,
                      getattr(column["type"], "length", None), column["nullable"])
                     for column in found.get_columns(table)],
                    found.get_pk_constraint(table)["constrained_columns"],
                    sorted((str(index["name"]), index["column_names"])
                           for index in found.get_indexes(table)))
            for table in sorted(found.get_table_names())}


async def shape(database: str) -> dict[str, object]:
    async with opened(database) as store, store.engine.connect() as connection:
        return await connection.run_sync(tables_in)


@both
@every_version
def test_an_older_store_becomes_what_a_new_one_is(version: Path, kind: str,
                                                  request: pytest.FixtureRequest,
                                                  tmp_path: Path) -> None:
    async def go() -> None:
        older = address(kind, request)
        await load(version.read_text("utf-8"), older)
        new = str(tmp_path / "new.db") if kind == "sqlite" else address(kind, request)
        assert await shape(older) == await shape(new)

    run(go())


@both
def test_the_first_version_is_given_long_jobs(database: str) -> None:
    async def go() -> None:
        await load((HERE / "version-1.sql").read_text("utf-8"), database)
        job = StoredJob("one", ANN, "verify", "done", 7, 7, "{}", "", 1.0)
        async with opened(database) as store:
            assert store.found == 1
            assert await store.put_job(job)
        async with opened(database) as store:
            assert await store.job("one") == job

    run(go())


@every_version
def test_games_of_an_older_store_are_played_to_their_end(
        version: Path, tmp_path: Path, hand: Hand) -> None:
    async def go() -> None:
        database = str(tmp_path / "tables.db")
        await load(version.read_text("utf-8"), database)
        async with inside(database) as house:
            ids = [id async for id in house.store.all_tables()]
            tables = [await table_of(house, id) for id in ids]
            running = [id for id, one in zip(ids, tables, strict=True) if one.phase == "playing"]
            assert len(running) == 3
            last = max(one.entries[-1].at for one in tables if one.entries)
            await later(last - hand.time)
            for id in running:
                await to_the_end(house, id)
                for text in await house.store.records_of(id):
                    verify(parse(text, find))
            assert (await check(house.store)).troubles == []

    hand.run(go())


async def to_the_end(house: House, id: str) -> None:
    """The people of a table move at random, until its records are stored."""
    table, chance = await table_of(house, id), random.Random(7)
    while table.phase != "ended":
        acting = [seat for seat in game_of(table).to_move()
                  if table.gathering.places[seat].who in IDS]
        if acting:
            seat = chance.choice(acting)
            await house.rooms.act(id, table.gathering.places[seat].who, f"later:{table.version}",
                                  table.seq_of(seat), "move", random_move(table, seat, chance))
        else:
            await still()  # a bot's turn
    await in_time_so(lambda: house.store.records_of(id))


# --- the next version -----------------------------------------------------------------------------


def with_moods(connection: Connection) -> None:
    schema.run(connection, "ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT 'fine'",
               "UPDATE tables SET mood = 'playful' WHERE phase = 'playing'")


def with_colours(connection: Connection) -> None:
    schema.run(connection, "CREATE TABLE colours (mood TEXT PRIMARY KEY, colour TEXT)",
               "INSERT INTO colours VALUES ('fine', 'green'), ('playful', 'blue')")


def broken(connection: Connection) -> None:
    with_moods(connection)
    schema.run(connection, "ALTER TABLE nothing ADD COLUMN mood TEXT")


Step = Callable[[Connection], None]


def newer(monkeypatch: pytest.MonkeyPatch, *steps: Step) -> None:
    """A program whose version is newer by so many steps."""
    monkeypatch.setattr(schema, "MIGRATIONS", {
        schema.VERSION + number: step for number, step in enumerate(steps)})
    monkeypatch.setattr(schema, "VERSION", schema.VERSION + len(steps))


async def two_tables(database: str) -> None:
    async with opened(database) as store:
        await add(store, stored("one"), phase="playing")
        await add(store, stored("two"))
        assert await store.keep(kept("one", 0))


@both
def test_a_store_is_brought_up_to_date_step_by_step(database: str,
                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        before = schema.VERSION
        await two_tables(database)
        newer(monkeypatch, with_moods, with_colours)
        for found in (before, before + 2):
            async with opened(database) as store:
                assert store.found == found
                assert await ask(store, "SELECT tables.id, colour FROM tables "
                                        "JOIN colours ON colours.mood = tables.mood "
                                        "ORDER BY id") == [("one", "blue"), ("two", "green")]
                assert await ask(store, "SELECT version FROM ludo_version") == [(before + 2,)]
                assert await store.entries_since("one", 0) == [said(0)]

    run(go())


@both
def test_a_step_that_fails_leaves_the_store_as_it_was(
        database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        before = schema.VERSION
        await two_tables(database)
        with monkeypatch.context() as patch:
            newer(patch, broken)
            with pytest.raises(BadInput, match="does not open"):
                await Store.open(database)
        async with opened(database) as store:
            assert store.found == before
            assert len(await ask(store, "SELECT * FROM tables")) == 2
            assert "mood" not in await columns(store)
        newer(monkeypatch, with_moods)
        async with opened(database) as store:
            assert "mood" in await columns(store)

    run(go())


async def columns(store: Store) -> list[str]:
    if store.shared:
        question = "SELECT column_name FROM information_schema.columns WHERE table_name = 'tables'"
    else:
        question = "SELECT name FROM pragma_table_info('tables')"
    return [str(name) for name, in await ask(store, question)]


# Another process that is newer; it tells when it begins to change the tables, and may die there.
NEWER = """
import asyncio, os, sys
from ludotheque.store import schema
from ludotheque.store.store import Store

def step(connection):
    schema.run(connection, "ALTER TABLE tables ADD COLUMN mood TEXT")
    print("changing", flush=True)
    if sys.argv[2] == "die":
        os.kill(os.getpid(), 9)

async def main():
    store = await Store.open(sys.argv[1])
    print("found", store.found, flush=True)
    await store.close()

schema.MIGRATIONS[schema.VERSION] = step
schema.VERSION += 1
asyncio.run(main())
"""


def newer_process(database: str, what: str = "") -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", NEWER, database, what], stdout=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})


def test_of_processes_that_start_at_once_one_changes_the_tables(postgres: Postgres) -> None:
    database = empty(postgres)
    run(two_tables(database))
    processes = [newer_process(database) for _ in range(3)]
    told = sorted(process.communicate(timeout=HANG)[0] for process in processes)
    assert [process.returncode for process in processes] == [0, 0, 0]
    old, new = f"found {schema.VERSION}\n", f"found {schema.VERSION + 1}\n"
    assert told == [f"changing\n{old}", new, new]


@both
def test_a_process_that_dies_while_it_changes_the_tables_changes_nothing(database: str) -> None:
    run(two_tables(database))
    died = newer_process(database, "die")
    assert died.communicate(timeout=HANG)[0] == "changing\n"
    assert abs(died.returncode) == 9  # on Windows it is what the process was ended with

    async def go() -> None:
        async with opened(database) as store:
            assert store.found == schema.VERSION
            assert "mood" not in await columns(store)

    run(go())


def test_a_store_that_was_never_finished_is_made_anew(tmp_path: Path,
                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    """A process died while it made the first tables."""
    async def go() -> None:
        database = str(tmp_path / "tables.db")
        with monkeypatch.context() as patch:
            patch.setattr(schema, "versions", Interrupted())
            with pytest.raises(KeyError):
                await Store.open(database)
        file = sqlite3.connect(database)
        assert file.execute("SELECT name FROM sqlite_master").fetchall() == []
        file.close()
        async with opened(database) as store:
            await add(store)

    run(go())


class Interrupted:
    """In place of the table of versions: where its first row would be written, it ends."""

    name = "ludo_version"

    def insert(self) -> None:
        raise KeyError
