"""What the tests of the store share: databases of both kinds, and tables to keep in them."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

import asyncpg
import pytest
from sqlalchemy import text

from ludotheque.store.commits import Kept
from ludotheque.store.store import Store, Stored
from ludotheque.tables.entry import NO_SEAT, Entry
from ludotheque.tables.terms import Plan
from tests.postgres import Postgres
from tests.tables.people import ANN, plan, sit, talk
from tests.timing import HANG, run

KINDS = ("sqlite", "postgresql")
both = pytest.mark.parametrize("kind", KINDS)


def address(kind: str, request: pytest.FixtureRequest) -> str:
    """A new database: a file in the test's folder, or one of the PostgreSQL of the tests."""
    if kind == "sqlite":
        return str(request.getfixturevalue("tmp_path") / "tables.db")
    return empty(request.getfixturevalue("postgres"))


_made: dict[Postgres, str] = {}


def empty(server: Postgres) -> str:
    """A database with nothing in it: always the same one, as making one takes its time."""
    if server not in _made:
        _made[server] = server.create()
    else:  # in a thread, as whoever asks may be within a loop of their own
        with ThreadPoolExecutor(1) as thread:
            thread.submit(run, _clear(_made[server])).result(HANG)
    return _made[server]


async def _clear(database: str) -> None:
    await cut(database)  # somebody may have been killed there
    connection = await asyncpg.connect(database)
    await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await connection.close()


@asynccontextmanager
async def opened(database: str, create: bool = True) -> AsyncIterator[Store]:
    store = await Store.open(database, create)
    try:
        yield store
    finally:
        await store.close()


async def do(store: Store, statement: str, **values: object) -> None:
    """Change a database behind the store's back."""
    async with store.engine.begin() as connection:
        await connection.execute(text(statement), values)


async def ask(store: Store, question: str, **values: object) -> list[tuple[object, ...]]:
    async with store.engine.connect() as connection:
        return [tuple(row) for row in await connection.execute(text(question), values)]


async def at_the_server(database: str, statement: str) -> None:
    """Something that is done to a PostgreSQL from another connection."""
    connection = await asyncpg.connect(database.rpartition("/")[0] + "/postgres")
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


async def cut(database: str) -> None:
    """End every connection to a PostgreSQL's database, as a restart of it would."""
    name = database.rpartition("/")[2]
    await at_the_server(database, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                                  f"WHERE datname = '{name}'")


@asynccontextmanager
async def away(database: str) -> AsyncIterator[None]:
    """A PostgreSQL that lets nobody in for a while."""
    name = database.rpartition("/")[2]
    await at_the_server(database, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    await cut(database)
    yield
    await at_the_server(database, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


def said(n: int, words: str = "Hello", who: str = ANN, at: float = 0.0) -> Entry:
    """Somebody says something, which anybody may at any time."""
    return Entry(n, at or float(n), who, NO_SEAT, 0, f"{who}:{n}", "chat", talk(words))


def seated(n: int, seat: int = 0, who: str = ANN) -> Entry:
    return Entry(n, float(n), who, NO_SEAT, 0, f"{who}:{n}", "sit", sit(seat))


def stored(id: str = "", entries: Sequence[Entry] = (), about: Plan | None = None,
           opened: float = 0.0) -> Stored:
    about = about or plan()
    return Stored(id or secrets.token_urlsafe(16), about.text(), about.secret.hex(), opened,
                  list(entries))


async def add(store: Store, table: Stored | None = None, private: bool = False,
              phase: str = "gathering", summary: str = "{}") -> str:
    """Keep a new table; its id."""
    table = table or stored()
    assert await store.add_table(table, summary, private, phase)
    return table.id


def kept(id: str, n: int, words: str = "Hello") -> Kept:
    return Kept(id, said(n, words))
