"""The database by itself: what is put in comes out, and what cannot be opened says why."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludotheque.core.errors import BadInput
from ludotheque.store import schema
from ludotheque.store.commits import Kept, Standing
from ludotheque.store.store import LIVELY, PAGE, Person, Store
from ludotheque.tables.entry import NO_SEAT, Entry
from tests.postgres import Postgres, free_port
from tests.store.stores import (
    add,
    address,
    ask,
    both,
    empty,
    kept,
    opened,
    said,
    seated,
    stored,
)
from tests.tables.people import ANN, BEN, CLEO, plan
from tests.timing import run

LUDO = [sys.executable, "-c", "from ludotheque.terminal.cli import main; main()"]


@pytest.fixture
def database(kind: str, request: pytest.FixtureRequest) -> str:
    return address(kind, request)


# --- tables ---------------------------------------------------------------------------------------


@both
def test_a_table_comes_back_as_it_was_kept(database: str) -> None:
    async def go() -> None:
        first = (seated(0), said(1, "Ça va ? 🂡 'one' \"two\" \\ %s :of $1"))
        table = stored(entries=first, about=plan("goldblivion", seed=9), opened=12.5)
        async with opened(database) as store:
            await add(store, table)
            assert await store.keep(kept(table.id, 2))
            table.entries.append(said(2))
        async with opened(database, create=False) as store:
            assert await store.table(table.id) == table
            assert await store.entries_since(table.id, 1) == [first[1], said(2)]
            assert await store.entries_since(table.id, 3) == []
            assert await store.table("another") is None
            assert await store.entries_since("another", 0) == []

    run(go())


@both
def test_an_id_is_given_once(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            await add(store, stored("one", [seated(0)]))
            other = stored("one", [seated(0, 1, BEN), said(1)])
            assert not await store.add_table(other, "{}", False, "gathering")
            assert await store.entries_since("one", 0) == [seated(0)]
            assert await store.tables_of(BEN) == []

    run(go())


@both
def test_of_many_that_open_the_same_table_at_once_one_does(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            took = await asyncio.gather(*(
                store.add_table(stored("one", [seated(0, 0, who)]), "{}", False, "gathering")
                for who in (ANN, BEN, CLEO)))
            assert sorted(took) == [False, False, True]
            sitting = [who for who in (ANN, BEN, CLEO) if await store.tables_of(who)]
            assert [entry.who for entry in await store.entries_since("one", 0)] == sitting

    run(go())


@both
def test_what_no_table_can_be_called_is_no_table(database: str) -> None:
    """PostgreSQL takes no text with a zero byte in it; the address of a request may have one."""
    async def go() -> None:
        async with opened(database) as store:
            for id in ("\0", "a" * 100_000, "'; DROP TABLE tables; --", ""):
                assert await store.table(id) is None
                assert await store.records_of(id) == []

    run(go())


@both
def test_lists_of_open_tables(database: str) -> None:
    async def go() -> None:
        now = 10 * LIVELY
        async with opened(database) as store:
            for id, phase, private, at in (
                    ("old", "gathering", False, now - LIVELY - 1), ("mine", "playing", True, now),
                    ("early", "gathering", False, now - 9), ("late", "gathering", False, now - 1),
                    ("play", "playing", False, now), ("over", "ended", False, now),
                    ("shut", "closed", False, now)):
                await add(store, stored(id, opened=at), private, phase, f'{{"of":"{id}"}}')
            lines = await store.open_tables(now)
            assert [line.id for line in lines] == ["late", "early", "play"]
            assert [(lines[0].summary, lines[0].touched, lines[0].seat)] == [
                ('{"of":"late"}', now - 1, None)]
            assert await store.count() == 7
            assert sorted([id async for id in store.all_tables()]) == sorted(
                ["old", "mine", "early", "late", "play", "over", "shut"])

    run(go())


@both
def test_lists_end_somewhere(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            for number in range(PAGE + 5):
                id = await add(store, stored(opened=float(number), entries=[seated(0)]))
                store.commits.note(Standing(id, float(number), "gathering", "{}", float(number)))
            await store.keep(kept(id, 1))  # whatever was noted before is committed with it
            assert len(await store.open_tables(0.0)) == PAGE
            assert len(await store.tables_of(ANN)) == PAGE
            assert len(await store.due(1e9)) == PAGE

    run(go())


@both
def test_how_a_table_stands_and_when_it_is_due(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            for id in ("one", "two", "six"):
                await add(store, stored(id, [seated(0)]))
            store.commits.note(Standing("one", 20.0, "playing", '{"to":1}', 30.0))
            store.commits.note(Standing("two", 10.0, "ended", '{"to":2}', None))
            assert await store.keep(Kept("six", said(1), look=25.0))
            assert await store.due(24.0) == []
            assert await store.due(29.0) == ["six"]
            assert await store.due(30.0) == ["six", "one"]
            lines = await store.tables_of(ANN)
            assert [(line.id, line.summary, line.seat) for line in lines] == [
                ("one", '{"to":1}', 0), ("two", '{"to":2}', 0), ("six", "{}", 0)]
            assert [line.id for line in await store.open_tables(0.0)] == ["six", "one"]

    run(go())


@both
def test_who_sits_where(database: str) -> None:
    async def go() -> None:
        async def seats() -> dict[str, int | None]:
            return {who: line.seat for who in (ANN, BEN) for line in await store.tables_of(who)}

        async with opened(database) as store:
            id = await add(store, stored(entries=[seated(0)]))
            assert await seats() == {ANN: 0}
            assert await store.keep(Kept(id, seated(1, 1, BEN), stands=BEN))
            assert await store.keep(Kept(id, seated(2, 2, ANN), stands=ANN))  # to another seat
            assert await seats() == {ANN: 2, BEN: 1}
            stand = Entry(3, 3.0, ANN, 2, 0, "page:3", "stand", "")
            assert await store.keep(Kept(id, stand, stands=ANN))
            assert await seats() == {BEN: 1}
            bot = Entry(4, 4.0, ANN, NO_SEAT, 0, "page:4", "seat", '{"seat":1,"spec":"greedy"}')
            assert await store.keep(Kept(id, bot, stands=BEN))  # the owner wants a bot there
            assert await seats() == {}

    run(go())


# --- records, leases, people ----------------------------------------------------------------------


@both
def test_records_are_kept_once(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            await store.add_records("one", "eden", False, 5.0, '{"a":1}', ["first", "second"])
            await store.add_records("one", "eden", False, 9.0, '{"a":2}', ["other", "words"])
            await store.add_records("two", "havresac", False, 6.0, "{}", ["third"])
            await store.add_records("six", "eden", True, 7.0, "{}", ["private"])
            assert await store.records_of("one") == ["first", "second"]
            assert await store.records_of("six") == ["private"]
            assert await store.records_of("ten") == []
            lines = await store.open_records()
            assert [(line.id, line.summary, line.touched) for line in lines] == [
                ("two", "{}", 6.0), ("one", '{"a":1}', 5.0)]
            assert [line.id for line in await store.open_records("eden")] == ["one"]

    run(go())


@both
def test_a_lease_is_taken_renewed_runs_out_and_is_released(
        kind: str, request: pytest.FixtureRequest) -> None:
    async def go() -> None:
        database = address(kind, request)
        async with opened(database) as one:
            # Nobody else can open a SQLite file: there it is the same store under another name.
            other = (Store(one.engine, "other", 1) if kind == "sqlite"
                     else await Store.open(database))
            assert await one.lease("a", 100.0, 10.0)
            assert not await other.lease("a", 105.0, 10.0)
            assert await one.lease("a", 105.0, 10.0)  # until 115 now
            assert not await other.lease("a", 112.0, 10.0)
            assert await other.lease("b", 105.0, 10.0)
            assert await other.lease("a", 115.5, 10.0)
            assert not await one.lease("a", 116.0, 10.0)
            await one.release()  # it has none any more
            assert not await one.lease("a", 116.0, 10.0)
            await other.release()
            assert await one.lease("a", 117.0, 10.0)
            assert await one.lease("b", 117.0, 10.0)
            if kind != "sqlite":
                await other.close()

    run(go())


def test_of_many_processes_one_has_the_lease(postgres: Postgres) -> None:
    async def go() -> None:
        database = empty(postgres)
        stores = [await Store.open(database) for _ in range(4)]
        for at in (0.0, 20.0, 40.0):
            took = await asyncio.gather(*(store.lease("a", at, 10.0) for store in stores))
            assert sorted(took) == [False, False, False, True]
        for store in stores:
            await store.close()

    run(go())


@both
def test_people(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            await store.add_person(Person("a", "Ann"), 1.0)
            assert await store.person("a") == Person("a", "Ann", 0, None)
            await store.change_person("a", name="Anne", epoch=3, notify="{}")
            await store.change_person("b", name="nobody")
            assert await store.person("a") == Person("a", "Anne", 3, "{}")
            assert await store.person("b") is None

    run(go())


@both
def test_a_link_is_taken_once_and_in_time(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            await store.add_link("code", "ann", at=0.0, until=600.0)
            took = await asyncio.gather(*(store.take_link("code", 1.0) for _ in range(8)))
            assert sorted(took, key=str) == [*[None] * 7, "ann"]
            await store.add_link("late", "ann", at=0.0, until=600.0)
            assert await store.take_link("late", 600.5) is None
            assert await store.take_link("late", 600.0) == "ann"
            await store.add_link("first", "ann", at=0.0, until=600.0)
            await store.add_link("second", "ann", at=1.0, until=601.0)  # the first holds no more
            await store.add_link("other", "ben", at=1.0, until=601.0)
            assert await store.take_link("first", 2.0) is None
            assert await store.take_link("second", 2.0) == "ann"
            assert await store.take_link("other", 2.0) == "ben"

    run(go())


@both
def test_whoever_asks_first_decides_a_setting(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            got = await asyncio.gather(*(store.setting("key", str(number)) for number in range(5)))
            assert len(set(got)) == 1
            assert await store.setting("push key", "b") == "b"
        async with opened(database) as store:
            assert await store.setting("key", "another") == got[0]

    run(go())


# --- opening --------------------------------------------------------------------------------------


def test_what_sqlite_commits_is_on_the_disk(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(str(tmp_path / "tables.db")) as store:
            assert await ask(store, "PRAGMA journal_mode") == [("wal",)]
            assert await ask(store, "PRAGMA synchronous") == [(2,)]  # FULL
            assert await ask(store, "PRAGMA locking_mode") == [("exclusive",)]

    run(go())


def test_folders_are_made_for_the_file(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(str(tmp_path / "a folder" / "of ours?" / "tables #1.db")) as store:
            await add(store)

    run(go())
    assert (tmp_path / "a folder" / "of ours?" / "tables #1.db").is_file()


def cannot_open(database: str, create: bool = True) -> str:
    """Why a database does not open, in one line."""
    with pytest.raises(BadInput) as error:
        run(Store.open(database, create))
    assert "\n" not in str(error.value)
    assert "geheim" not in str(error.value)
    return str(error.value)


def test_a_file_that_cannot_be_opened(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "words.db").write_text("These are words. " * 100, "utf-8")
    assert "not a database" in cannot_open(str(tmp_path / "words.db"))
    assert str(tmp_path / "words.db") in cannot_open(str(tmp_path / "words.db"))
    assert "does not open" in cannot_open(str(tmp_path))
    assert "does not open" in cannot_open(str(tmp_path / "words.db" / "tables.db"))
    run(broken(tmp_path / "broken.db"))
    assert "does not open" in cannot_open(str(tmp_path / "broken.db"))
    assert capfd.readouterr() == ("", "")


async def broken(file: Path) -> None:
    """A store whose first page is half overwritten."""
    async with opened(str(file)) as store:
        await add(store)
    content = bytearray(file.read_bytes())
    content[100:2000] = b"\xff" * 1900
    file.write_bytes(content)


@pytest.mark.skipif(sys.platform == "win32", reason="modes of Unix")
def test_without_permission_nothing_opens(tmp_path: Path) -> None:
    run(broken(tmp_path / "tables.db"))  # everything that opening needs is imported
    (tmp_path / "tables.db").chmod(0)
    (tmp_path / "folder").mkdir(mode=0o500)
    with not_root():
        assert "does not open" in cannot_open(str(tmp_path / "tables.db"))
        assert "does not open" in cannot_open(str(tmp_path / "folder" / "new" / "tables.db"))


@contextmanager
def not_root() -> Iterator[None]:
    """Root may do everything: be nobody for a moment."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


def test_what_is_not_a_store_is_left_alone(tmp_path: Path, postgres: Postgres) -> None:
    """Whoever only wants to look at a store makes none."""
    file = tmp_path / "other.db"
    other = sqlite3.connect(file)
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    for database in (str(file), empty(postgres)):
        assert "ludo serve" in cannot_open(database, create=False)
        assert "ludo serve" in cannot_open(database, create=False)
    other = sqlite3.connect(file)
    assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    other.close()
    assert "is not there" in cannot_open(str(tmp_path / "none.db"), create=False)
    assert not (tmp_path / "none.db").exists()


@both
def test_a_newer_store_is_not_opened(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            await change_version(store, schema.VERSION + 1)

    run(go())
    assert f"version {schema.VERSION + 1}" in cannot_open(database)
    assert f"version {schema.VERSION + 1}" in cannot_open(database, create=False)


@both
def test_a_store_without_its_version_is_not_opened(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            await change_version(store, None)

    run(go())
    assert "version" in cannot_open(database)


async def change_version(store: Store, version: int | None) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(schema.versions.delete())
        if version is not None:
            await connection.execute(schema.versions.insert().values(version=version))


def test_a_postgresql_that_cannot_be_reached(postgres: Postgres) -> None:
    here = postgres.url("nothing")
    for database in (f"postgresql://ludo:geheim@127.0.0.1:{free_port()}/ludo",
                     "postgresql://ludo:geheim@no.such.host.invalid/ludo",
                     here.replace("ludo@", "ludo:geheim@"),
                     f"{here}?password=geheim",
                     here.replace("ludo@", "stranger:geheim@")):
        assert "does not open" in cannot_open(database)
    assert "nothing" in cannot_open(here)


@pytest.mark.parametrize("database", [
    "mysql://ludo:geheim@127.0.0.1/ludo", "postgresql://ludo:geheim@127.0.0.1:many/ludo",
    "postgresql://ludo:geheim@127.0.0.1/ludo?sslmode=geheim", "://geheim", "https://geheim/",
    "postgresql://ludo:geheim@127.0.0.1:99999999/ludo"])
def test_an_address_that_is_none(database: str) -> None:
    cannot_open(database)


def test_an_address_says_what_postgresqls_own_programs_understand(postgres: Postgres) -> None:
    """Whoever runs a PostgreSQL gives addresses that end in ?sslmode=…"""
    async def go() -> None:
        database = empty(postgres)
        async with opened(f"{database}?sslmode=disable&application_name=ludo") as store:
            await add(store, stored("one"))
            assert await ask(store, "SHOW application_name") == [("ludo",)]
        host, _, rest = database.partition("@")[2].partition(":")
        port, _, name = rest.partition("/")
        async with opened(f"postgresql:///{name}?user=ludo&host={host}&port={port}") as store:
            assert await store.count() == 1

    run(go())


def test_a_second_server_on_a_file_says_one_line(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")

    async def go() -> Sequence[tuple[int | None, str, str]]:
        async with opened(database):
            return await asyncio.gather(
                command("serve", "--database", database, "--port", str(free_port())),
                command("store", "check", "--database", database))

    for code, out, err in run(go()):
        assert (code, out) == (2, "")
        assert len(err.strip().splitlines()) == 1
        assert "in use" in err
        assert database in err


async def command(*arguments: str) -> tuple[int | None, str, str]:
    """The `ludo` command in a process of its own: (exit code, output, error)."""
    process = await asyncio.create_subprocess_exec(
        *LUDO, *arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, "LUDO_LANGUAGE": "en", "PYTHONPATH": os.pathsep.join(sys.path)})
    out, err = await process.communicate()
    return process.returncode, out.decode(), err.decode()
