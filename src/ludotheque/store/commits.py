"""Group commit: what many tables want kept at the same moment goes to the disk together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain, repeat
from typing import Any

import msgspec
from sqlalchemy import ARRAY, Double, String, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotheque.store.schema import entries, sitting, tables
from ludotheque.tables.entry import Entry, Sitting

CHANNEL = "ludotheque"
MOST = 400  # entries in one commit
PAYLOAD = 7000  # bytes of one notification; PostgreSQL takes 8000
FEW = 3  # entries; after more than these, the next commit waits a moment for company,
MANY = 30  # unless so many have come meanwhile: they go to the disk while others are told
COMPANY = 0.004  # seconds
AT_ONCE = 64  # entries of which it is said in one turn of the loop that they are kept
PAUSE = 0.1  # seconds before the next try when the database did not take a commit

log = logging.getLogger(__name__)


class Kept(msgspec.Struct):
    """An entry to keep. With `look`, the host looks at the table again at that time, even after a
    crash in between; `stands` is who loses the seat they had, also by taking another: it changes
    the list of their tables."""

    table: str
    entry: Entry
    look: float | None = None
    stands: str = ""


class Standing(msgspec.Struct):
    """How a table stands after an entry, for lists and for the host."""

    table: str
    touched: float
    phase: str
    summary: str
    due: float | None


Row = tuple[Any, ...]  # table, and the fields of an entry
Won = dict[tuple[str, int], Kept]  # by table and number


Answer = Callable[[bool | None], None]


class Unkept(Exception):
    """The database did not answer: whether the entry was kept is not known."""


def _settle(waiting: asyncio.Future[bool], first: bool | None) -> None:
    if waiting.done():
        return  # nobody waits any more
    if first is None:
        waiting.set_exception(Unkept())
    else:
        waiting.set_result(first)


class Commits:
    """Collects what is to be kept and commits it, one transaction after the other."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self.entries = 0  # kept so far, in so many
        self.transactions = 0
        self._engine = engine
        self._shared = engine.dialect.name == "postgresql"
        self._process = process
        self._waiting: list[tuple[Kept, Answer]] = []
        self._standings: dict[str, Standing] = {}
        self._told: list[str] = []
        self._wake = asyncio.Event()
        self._ending = False
        self._away = False  # the database did not take the last commit
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="commits")

    async def stop(self) -> None:
        """Commit what is waiting, if the database takes it, and end."""
        self._ending = True
        self._wake.set()
        if self._task is not None:
            await self._task

    def keep(self, kept: Kept) -> asyncio.Future[bool]:
        """True when it is on the disk, False when another process had its number first."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.keep_then(kept, lambda first: _settle(future, first))
        return future

    def keep_then(self, kept: Kept, answer: Answer) -> None:
        """The same for who is called back: with None if nobody knows."""
        if self._ending:
            asyncio.get_running_loop().call_soon(answer, None)
        else:
            self._waiting.append((kept, answer))
            self._wake.set()

    def note(self, standing: Standing) -> None:
        """Keep how a table stands, with the next commit: nobody waits for it."""
        self._standings[standing.table] = standing
        self._wake.set()

    def tell(self, message: str) -> None:
        """Tell the other processes something, with the next commit."""
        if self._shared:
            self._told.append(message)
            self._wake.set()

    @property
    def behind(self) -> bool:
        """Whether something waits to be committed."""
        return bool(self._waiting or self._standings or self._told)

    async def _run(self) -> None:
        while True:
            while self.behind:
                many = await self._commit_all() > FEW
                if many and len(self._waiting) < MANY and not self._ending:
                    await asyncio.sleep(COMPANY)
            if self._ending:
                return
            await self._wake.wait()
            self._wake.clear()

    async def _commit_all(self) -> int:
        """Commit what waits; returns for how many entries."""
        waiting, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        standings, self._standings = self._standings, {}
        told, self._told = self._told, []
        try:
            won = await self._commit([kept for kept, _ in waiting], standings, told)
        except Exception as error:
            self._lost(error)
            self._answer([(answer, None) for _, answer in waiting])
            if not self._ending:  # how tables stand is told once: it must not get lost
                self._standings = standings | self._standings
                self._told = [*told, *self._told][-MOST:]
                await asyncio.sleep(PAUSE)
            return 0
        self._away = False
        self.transactions += 1
        self.entries += len(won)
        all_won = len(won) == len(waiting)
        self._answer([(answer, all_won or won.get((kept.table, kept.entry.n)) is kept)
                      for kept, answer in waiting])
        return len(waiting)

    def _answer(self, answers: list[tuple[Answer, bool | None]]) -> None:
        """Say what was kept. Much follows from each entry, so it is said of some at a time: the
        next commit begins in between, and pages need not wait until all are told."""
        for answer, first in answers[:AT_ONCE]:
            try:
                answer(first)
            except Exception as error:  # the others want to know too
                log.error("after a commit: %s", type(error).__name__, exc_info=error)
        if len(answers) > AT_ONCE:
            asyncio.get_running_loop().call_soon(self._answer, answers[AT_ONCE:])

    def _lost(self, error: Exception) -> None:
        """Say that the database is away, once until it is back."""
        if not self._away:
            log.error("the database did not take a commit: %s", type(error).__name__)
        self._away = True

    async def _commit(self, kept: list[Kept], standings: dict[str, Standing],
                      told: list[str]) -> Won:
        """One transaction; those whose number was free."""
        first: Won = {(one.table, one.entry.n): one for one in reversed(kept)}
        async with self._engine.connect() as connection:
            if self._shared or any(one.stands for one in kept):
                return await self._commit_in_turn(first, standings, told, connection)
            return await _commit_at_once(first, standings, connection)

    async def _commit_in_turn(self, first: Won, standings: dict[str, Standing], told: list[str],
                              connection: AsyncConnection) -> Won:
        """Processes write in the same order, so that of two that want the same one waits for the
        other, and never both."""
        won = await _insert(first, connection, self._shared) if first else first
        await self._write_sitting([one for one in won.values() if one.stands], connection)
        if changes := _changes(won.values(), standings):
            await connection.execute(_CHANGE, changes)
        if payloads := self._payloads(won, told):
            await connection.execute(_NOTIFY, {"payloads": payloads})
        await connection.commit()
        return won

    async def _write_sitting(self, seated: list[Kept], connection: AsyncConnection) -> None:
        if seated:
            await connection.execute(_STAND_UP, [{"of": one.table, "p": one.stands}
                                                 for one in seated])
        if rows := [row for one in seated for row in sitting_rows(one.table, [one.entry])]:
            await connection.execute(insert(sitting), rows)

    def _payloads(self, won: Won, told: list[str]) -> list[str]:
        """What the other processes are told when the transaction is committed."""
        if not self._shared:
            return []
        payloads = [f"{self._process} {message}" for message in told]
        line = ""
        for table, n in won:
            line += f" {table}:{n}"
            if len(line) > PAYLOAD:
                payloads.append(f"{self._process} entries{line}")
                line = ""
        if line:
            payloads.append(f"{self._process} entries{line}")
        return payloads


async def _commit_at_once(first: Won, standings: dict[str, Standing],
                          connection: AsyncConnection) -> Won:
    """On SQLite everything is handed to its thread at once. If ours waited for each statement, or
    its for each row, they would take turns at one interpreter: 7 % of all moves."""
    driver: Any = (await connection.get_raw_connection()).driver_connection
    rows = _rows(first)
    statements = []
    if rows:
        # A row that stands twice is kept once: filled up to a power of two with the last one, any
        # number of rows needs one of few statements.
        size = 1 << (len(rows) - 1).bit_length()
        padded = chain(*rows, *repeat(rows[-1], size - len(rows)))
        statements.append(driver.execute(_inserting(size), tuple(padded)))
    if changes := _changes(first.values(), standings):
        statements.append(driver.executemany(_CHANGE_SQLITE, changes))
    done: list[Any] = await asyncio.gather(*statements, driver.commit(), return_exceptions=True)
    if errors := [error for error in done if isinstance(error, BaseException)]:
        await driver.rollback()
        raise errors[0]
    if not rows or done[0].rowcount == len(rows):
        return first
    return {row[:2]: first[row[:2]] for row in rows if await _is_kept(row, connection)}


async def _is_kept(row: Row, connection: AsyncConnection) -> bool:
    """Whether it is this entry that has its number."""
    stored = await connection.execute(select(entries).where(entries.c.table == row[0],
                                                            entries.c.n == row[1]))
    return tuple(stored.one()) == row


async def _insert(first: Won, connection: AsyncConnection, shared: bool) -> Won:
    """Keep the entries whose numbers are free, and say which. The database counts them, and mostly
    all are; only where somebody else was first it is asked for each one.

    On PostgreSQL it is one statement, however many rows: each column is a list."""
    rows = _rows(first)
    given: Any = tuple(map(list, zip(*rows, strict=True))) if shared else rows
    result = await connection.exec_driver_sql(_AT_ONCE if shared else _inserting(1), given)
    if result.rowcount == len(rows):
        return first
    await connection.rollback()
    if shared:
        told = await connection.exec_driver_sql(f'{_AT_ONCE} RETURNING "table", n', given)
        return {key: first[key] for key in map(tuple, told.all())}
    return {row[:2]: first[row[:2]] for row in rows
            if (await connection.exec_driver_sql(_inserting(1), row)).rowcount}


def _rows(first: Won) -> list[Row]:
    return [(table, *msgspec.structs.astuple(one.entry))
            for (table, _), one in sorted(first.items())]


def sitting_rows(table: str, happened: list[Entry]) -> list[dict[str, object]]:
    """Who sits where after these entries, for the list of their tables."""
    return [{"person": entry.who, "table": table,
             "seat": msgspec.json.decode(entry.data, type=Sitting).seat}
            for entry in happened if entry.kind == "sit"]


def _changes(kept: Iterable[Kept], standings: dict[str, Standing]) -> list[dict[str, object]]:
    """What changes in the list of tables. An entry is newer than the standing that was noted
    before it, so the time to look again is the entry's."""
    changes: dict[str, dict[str, object]] = {
        one.table: {"of": one.table, "t": one.touched, "p": one.phase, "s": one.summary,
                    "d": one.due} for one in standings.values()}
    for one in kept:
        if one.look is not None:
            change = changes.setdefault(
                one.table, {"of": one.table, "t": None, "p": None, "s": None})
            change["d"] = one.look
    return [changes[table] for table in sorted(changes)]


# The one thing that is written all the time: without the layers between, which cost more than it.
_COLUMNS = ", ".join(f'"{column.name}"' for column in entries.columns)


@cache
def _inserting(rows: int) -> str:
    """The statement for so many rows on SQLite."""
    row = f"({', '.join('?' for _ in entries.columns)})"
    return (f"INSERT INTO entries ({_COLUMNS}) VALUES {', '.join([row] * rows)} "
            "ON CONFLICT DO NOTHING")


_TYPES: dict[type, str] = {str: "text", int: "int", float: "double precision"}
_ARRAYS = ", ".join(f"${at}::{_TYPES[column.type.python_type]}[]"
                    for at, column in enumerate(entries.columns, 1))
_AT_ONCE = (f"INSERT INTO entries ({_COLUMNS}) SELECT * FROM unnest({_ARRAYS}) "
            "ON CONFLICT DO NOTHING")

# Of two processes that note how a table stands, the one that has seen more of it counts.
_CHANGE: Any = update(tables).where(
    tables.c.id == bindparam("of"),
    tables.c.touched <= func.coalesce(bindparam("t", type_=Double), tables.c.touched),
).values(
    touched=func.coalesce(bindparam("t", type_=Double), tables.c.touched),
    phase=func.coalesce(bindparam("p", type_=String), tables.c.phase),
    summary=func.coalesce(bindparam("s", type_=String), tables.c.summary),
    due=bindparam("d", type_=Double))
_CHANGE_SQLITE = str(_CHANGE.compile(dialect=sqlite.dialect(paramstyle="named")))
_NOTIFY: Any = select(func.pg_notify(
    CHANNEL, func.unnest(bindparam("payloads", type_=ARRAY(String)))))
_STAND_UP: Any = delete(sitting).where(sitting.c.table == bindparam("of"),
                                       sitting.c.person == bindparam("p"))
