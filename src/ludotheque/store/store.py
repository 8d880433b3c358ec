"""The database: tables and what happened at them, people, records. Everything is awaited.

An entry is kept before anything follows from it. Entries of many tables that arrive together are
committed together, so that each move is durable and a commit is paid by many.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
from sqlalchemy import delete, event, func, insert, literal_column, select, update
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from ludotheque.core.errors import BadInput
from ludotheque.store import schema
from ludotheque.store.commits import Answer, Commits, Kept, Unkept, sitting_rows
from ludotheque.store.schema import (
    entries,
    jobs,
    leases,
    links,
    people,
    records,
    settings,
    sitting,
    tables,
)
from ludotheque.tables.entry import Entry

ZERO = "\0"  # people may ask for anything, and PostgreSQL takes no text with this in it
PAGE = 50  # how many lines a list has at most
ANSWER = 30.0  # seconds after which a database that says nothing counts as away
LIVELY = 7 * 24 * 3600.0  # a table that nobody touched for so long is not offered any more
JOBS_KEPT = 3600.0  # seconds after its last change that a long job can be asked for
UNFINISHED = ("waiting", "running")  # the states of a job that is not over
# What a database that is away, or does not want, may raise.
FAILURES = (SQLAlchemyError, OSError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)


class Person(msgspec.Struct):
    """Who plays: an id that only the server knows, and a name for the others."""

    id: str
    name: str
    epoch: int = 0
    notify: str | None = None


class Stored(msgspec.Struct):
    """A table as it is kept."""

    id: str
    plan: str
    secret: str
    opened: float
    entries: list[Entry]
    due: float | None = None  # when the host has something to do


class StoredJob(msgspec.Struct):
    """A long job as it is kept: whose it is, how far it was at its last change, its result as
    JSON."""

    id: str
    person: str
    kind: str
    state: str
    done: int
    total: int
    result: str | None
    error: str
    changed: float


class Line(msgspec.Struct):
    """A table or a record in a list; `seat` where it is a list of somebody's own."""

    id: str
    summary: str
    touched: float
    seat: int | None = None


class Store:
    """An open database. `Store.open` makes or updates its tables; `close` ends what is under way.

    >>> import asyncio
    >>> async def name() -> str:
    ...     store = await Store.open("sqlite://")
    ...     await store.add_person(Person("p", "Ann"), at=0.0)
    ...     person = await store.person("p")
    ...     await store.close()
    ...     return person.name
    >>> asyncio.run(name())
    'Ann'
    """

    def __init__(self, engine: AsyncEngine, process: str, found: int) -> None:
        self.engine = engine
        self.process = process  # who we are among the processes of one database
        self.found = found  # the version it had when it was opened
        self.commits = Commits(engine, process)

    @staticmethod
    async def open(database: str, create: bool = True) -> Store:
        """Open a database by its address: a file's name, `sqlite://` or `postgresql://…`."""
        url = address(database)
        if not create and url.get_backend_name() == "sqlite" and not (
                url.database and Path(url.database).is_file()):
            raise BadInput("is not there", database, "a database that ludo serve has made")
        engine = _engine(url)
        try:
            _make_file(url)
            async with engine.begin() as connection:
                found = await connection.run_sync(schema.prepare, create)
        except BaseException as error:
            await engine.dispose()
            if isinstance(error, (*FAILURES, ValueError, OverflowError)):
                raise _unopened(url, error) from error
            raise
        store = Store(engine, secrets.token_hex(8), found)
        store.commits.start()
        return store

    async def close(self) -> None:
        await self.commits.stop()
        await self.engine.dispose()

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self.engine.dialect.name == "postgresql"

    async def ping(self) -> None:
        """Whether the database answers."""
        async with self._reading() as connection:
            await connection.execute(select(literal_column("1")))

    # --- tables ---

    async def add_table(self, table: Stored, summary: str, private: bool, phase: str) -> bool:
        """Keep a new table with what happened so far. False if there is one of this id."""
        row = {"id": table.id, "plan": table.plan, "secret": table.secret, "opened": table.opened,
               "touched": table.opened, "private": private, "phase": phase, "summary": summary}
        async with self._writing() as connection:
            added = await self._insert_new(connection, tables, [row])
            if added and table.entries:
                await connection.execute(insert(entries), [
                    {"table": table.id, **msgspec.structs.asdict(entry)}
                    for entry in table.entries])
                if seated := sitting_rows(table.id, table.entries):
                    await connection.execute(insert(sitting), seated)
        return added

    async def table(self, id: str) -> Stored | None:
        if ZERO in id:
            return None
        async with self._reading() as connection:
            found = (await connection.execute(
                select(tables.c.plan, tables.c.secret, tables.c.opened, tables.c.due)
                .where(tables.c.id == id))).one_or_none()
            if found is None:
                return None
            return Stored(id, found.plan, found.secret, found.opened,
                          await _entries(connection, id, 0), found.due)

    async def entries_since(self, id: str, n: int) -> list[Entry]:
        async with self._reading() as connection:
            return await _entries(connection, id, n)

    def keep(self, kept: Kept) -> asyncio.Future[bool]:
        """Keep an entry. False if another process had its number first: then nothing is kept."""
        return self.commits.keep(kept)

    def keep_then(self, kept: Kept, answer: Answer) -> None:
        """The same for who is called back: with None if nobody knows."""
        self.commits.keep_then(kept, answer)

    async def due(self, at: float) -> list[str]:
        """The tables where the host has something to do."""
        return await self._column(select(tables.c.id).where(tables.c.due <= at)
                                  .order_by(tables.c.due).limit(PAGE))

    async def postpone(self, id: str, until: float) -> None:
        """Nothing can be done at a table for now."""
        async with self.engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == id).values(due=until))

    async def open_tables(self, at: float) -> list[Line]:
        """Open tables that wait for people, or are being played, the liveliest first."""
        lines: list[Line] = []
        for phase in ("gathering", "playing"):
            lines += await self._lines(
                select(tables.c.id, tables.c.summary, tables.c.touched)
                .where(tables.c.private.is_(False), tables.c.phase == phase,
                       tables.c.touched > at - LIVELY)
                .order_by(tables.c.touched.desc()).limit(PAGE))
        return lines

    async def tables_of(self, person: str) -> list[Line]:
        """Where a person sits, the latest first."""
        return await self._lines(
            select(tables.c.id, tables.c.summary, tables.c.touched, sitting.c.seat)
            .join(sitting, sitting.c.table == tables.c.id)
            .where(sitting.c.person == person, tables.c.phase != "closed")
            .order_by(tables.c.touched.desc()).limit(PAGE))

    async def all_tables(self) -> AsyncIterator[str]:
        """The id of every table, for those who check them all."""
        last = ""
        while True:
            ids = await self._column(select(tables.c.id).where(tables.c.id > last)
                                     .order_by(tables.c.id).limit(1000))
            for id in ids:
                yield id
            if not ids:
                return
            last = ids[-1]

    async def count(self) -> int:
        """How many tables there are."""
        async with self._reading() as connection:
            return int((await connection.execute(
                select(func.count()).select_from(tables))).scalar_one())

    # --- records ---

    async def add_records(self, id: str, game: str, private: bool, at: float, summary: str,
                          texts: Sequence[str]) -> None:
        rows = [{"table": id, "board": board, "game": game, "private": private, "finished": at,
                 "summary": summary, "text": text} for board, text in enumerate(texts)]
        async with self._writing() as connection:
            await self._insert_new(connection, records, rows)

    async def records_of(self, id: str) -> list[str]:
        """The texts of a finished table's records."""
        if ZERO in id:
            return []
        return await self._column(select(records.c.text).where(records.c.table == id)
                                  .order_by(records.c.board))

    async def open_records(self, game: str = "") -> list[Line]:
        """Finished games of open tables, the latest first."""
        query = select(records.c.table, records.c.summary, records.c.finished).where(
            records.c.private.is_(False), records.c.board == 0)
        if game:
            query = query.where(records.c.game == game)
        return await self._lines(query.order_by(records.c.finished.desc()).limit(PAGE))

    # --- leases ---

    async def lease(self, id: str, at: float, seconds: float) -> bool:
        """Be the process that runs a table's bots and clocks for a while, or go on being it."""
        new = self._insert(leases).values(table=id, process=self.process, until=at + seconds)
        taken = new.on_conflict_do_update(
            index_elements=[leases.c.table],
            set_={"process": new.excluded.process, "until": new.excluded.until},
            where=(leases.c.until < at) | (leases.c.process == self.process),
        ).returning(leases.c.process)
        async with self._writing() as connection:
            return (await connection.execute(taken)).scalar_one_or_none() == self.process

    async def release(self) -> None:
        """Give up every lease: another process may go on at once."""
        async with self._writing() as connection:
            await connection.execute(delete(leases).where(leases.c.process == self.process))

    # --- long jobs ---

    async def put_job(self, job: StoredJob) -> bool:
        """Keep how a job is now, and forget old ones. False if it was over already: then it stays
        as it was, so that of those who end it only the first does."""
        new = self._insert(jobs).values(msgspec.structs.asdict(job))
        put = new.on_conflict_do_update(
            index_elements=[jobs.c.id], where=jobs.c.state.in_(UNFINISHED),
            set_={name: new.excluded[name]
                  for name in ("state", "done", "total", "result", "error", "changed")},
        ).returning(jobs.c.id)
        async with self._writing() as connection:
            await connection.execute(delete(jobs).where(jobs.c.changed < job.changed - JOBS_KEPT))
            return (await connection.execute(put)).one_or_none() is not None

    async def job(self, id: str) -> StoredJob | None:
        if ZERO in id:
            return None
        async with self._reading() as connection:
            found = (await connection.execute(select(jobs).where(jobs.c.id == id))).one_or_none()
            return None if found is None else StoredJob(*found)

    # --- people ---

    async def add_person(self, person: Person, at: float) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(people).values(
                id=person.id, name=person.name, epoch=person.epoch, seen=at))

    async def person(self, id: str) -> Person | None:
        async with self._reading() as connection:
            found = (await connection.execute(
                select(people.c.id, people.c.name, people.c.epoch, people.c.notify)
                .where(people.c.id == id))).one_or_none()
            return None if found is None else Person(*found)

    async def change_person(self, id: str, **changes: object) -> None:
        async with self._writing() as connection:
            await connection.execute(update(people).where(people.c.id == id).values(changes))

    async def add_link(self, code: str, person: str, at: float, until: float) -> None:
        """Keep the hash of a code; old ones are forgotten."""
        async with self._writing() as connection:
            await connection.execute(delete(links).where(
                (links.c.until < at) | (links.c.person == person)))
            await connection.execute(insert(links).values(code=code, person=person, until=until))

    async def take_link(self, code: str, at: float) -> str | None:
        """The person of a code, once: of two who use it at the same time only one gets it."""
        async with self._writing() as connection:
            return (await connection.execute(
                delete(links).where(links.c.code == code, links.c.until >= at)
                .returning(links.c.person))).scalar_one_or_none()

    async def setting(self, name: str, default: str) -> str:
        """What all processes share; whoever asks first decides."""
        async with self._writing() as connection:
            await self._insert_new(connection, settings, [{"name": name, "value": default}])
            return str((await connection.execute(
                select(settings.c.value).where(settings.c.name == name))).scalar_one())

    # --- helpers ---

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection. Everything here is `Unkept` while the database is away."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except FAILURES as error:
            raise Unkept from error

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end."""
        async with self._reading() as connection, connection.begin():
            yield connection

    def _insert(self, table: Any) -> Any:
        return pg_insert(table) if self.shared else sqlite_insert(table)

    async def _insert_new(self, connection: AsyncConnection, table: Any,
                          rows: list[dict[str, object]]) -> bool:
        """Insert what is not there yet; whether anything was new."""
        result = await connection.execute(self._insert(table).on_conflict_do_nothing(), rows)
        return bool(result.rowcount != 0)

    async def _column(self, query: Any) -> list[str]:
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def _lines(self, query: Any) -> list[Line]:
        async with self._reading() as connection:
            return [Line(*row) for row in await connection.execute(query)]


async def _entries(connection: AsyncConnection, id: str, n: int) -> list[Entry]:
    columns = [column for column in entries.c if column.name != "table"]
    rows = await connection.execute(select(*columns).where(
        entries.c.table == id, entries.c.n >= n).order_by(entries.c.n))
    return [Entry(*row) for row in rows]


def address(database: str) -> URL:
    """The address of a database, with the driver we use.

    >>> address("games.db").render_as_string()
    'sqlite+aiosqlite:///games.db'
    >>> address("postgresql://me@127.0.0.1/ludo").drivername
    'postgresql+asyncpg'
    """
    if "://" not in database:
        return URL.create("sqlite+aiosqlite", database=database)
    try:
        url = make_url(database)
    except (ArgumentError, ValueError) as error:
        raise BadInput("cannot be read", "--database", "a file, or postgresql://…") from error
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    kind = url.drivername.partition("+")[0]
    if kind not in drivers:
        raise BadInput(f"{kind}://", "--database", "a file, or postgresql://…")
    return url.set(drivername=drivers[kind])


def dsn(url: URL) -> str:
    """An address as PostgreSQL's own programs take it, with all that may follow a `?` there."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def _engine(url: URL) -> AsyncEngine:
    """No log holds what is kept: people's ids, secrets of dice."""
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)
    if url.get_backend_name() == "postgresql":
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True,
                                   hide_parameters=True,
                                   async_creator=lambda: asyncpg.connect(
                                       dsn(url), command_timeout=ANSWER))
    # One connection: this process has the file to itself, and all statements their order.
    # Whoever has it ends their transaction themselves: nothing is rolled back after that.
    engine = create_async_engine(url, poolclass=AsyncAdaptedQueuePool, pool_size=1, max_overflow=0,
                                 pool_reset_on_return=None, hide_parameters=True,
                                 connect_args={"timeout": 0.2})
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _make_file(url: URL) -> None:
    """Find out here what cannot be opened: the driver's thread would tell it too late."""
    if url.get_backend_name() == "sqlite" and url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        sqlite3.connect(url.database).close()


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """Every commit is on the disk before it is told (full), and nobody else opens the file."""
    try:
        for pragma in ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=FULL",
                       "cache_size=-16000"):
            connection.execute(f"PRAGMA {pragma}").close()
    except Exception:
        connection.close()  # nobody else would: its thread would speak to a loop that has ended
        raise


def _unopened(url: URL, error: Exception) -> BadInput:
    """Why a database does not open, in a line without its password."""
    where = _shown(url)
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.OperationalError) and "locked" in str(cause):
        return BadInput("is in use", where, "one server at a time on a SQLite file")
    why = (str(cause).splitlines() or [type(cause).__name__])[0][:120]
    return BadInput(f"does not open ({why})", where, "a database")


def _shown(url: URL) -> str:
    """An address for people. What follows a `?` may be secret too."""
    if url.get_backend_name() == "sqlite":
        return url.database or "sqlite://"
    return url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)
