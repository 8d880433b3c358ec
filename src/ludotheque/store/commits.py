"""Group commit: what many tables want kept at the same moment goes to the disk together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludotheque.store.schema import entries, sitting, tables
from ludotheque.tables.entry import Entry
from ludotheque.tables.gathering import Sitting

CHANNEL = "ludotheque"
MOST = 400  # entries in one commit
PAYLOAD = 7000  # bytes of one notification; PostgreSQL takes 8000

log = logging.getLogger(__name__)


class Kept(msgspec.Struct):
    """An entry to keep. With `look`, the host looks at the table again at that time, even after a
    crash in between; an entry that `seats` somebody, or takes a seat from them, changes the list of
    their tables."""

    table: str
    entry: Entry
    look: float | None = None
    seats: bool = False


class Standing(msgspec.Struct):
    """How a table stands after an entry, for lists and for the host."""

    table: str
    touched: float
    phase: str
    summary: str
    due: float | None


class Unkept(Exception):
    """The database did not answer: whether the entry was kept is not known."""


class Commits:
    """Collects what is to be kept and commits it, one transaction after the other."""

    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self.entries = 0  # kept so far, in so many
        self.transactions = 0
        self._engine = engine
        self._shared = engine.dialect.name == "postgresql"
        self._process = process
        self._waiting: list[tuple[Kept, asyncio.Future[bool]]] = []
        self._standings: dict[str, Standing] = {}
        self._told: list[str] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        inserting = pg_insert if self._shared else sqlite_insert
        self._insert_entries = inserting(entries).on_conflict_do_nothing().returning(
            entries.c.table, entries.c.n)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="commits")

    async def stop(self) -> None:
        """Commit what is waiting, and end."""
        if self._task is None:
            return
        while self._waiting or self._standings or self._told:
            self._wake.set()
            await asyncio.sleep(0.01)
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        self._task = None

    async def keep(self, kept: Kept) -> bool:
        """True when it is on the disk, False when another process had its number first."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((kept, future))
        self._wake.set()
        return await future

    def note(self, standing: Standing) -> None:
        """Keep how a table stands, with the next commit: nobody waits for it."""
        self._standings[standing.table] = standing
        self._wake.set()

    def tell(self, message: str) -> None:
        """Tell the other processes something, with the next commit."""
        if self._shared:
            self._told.append(message)
            self._wake.set()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting or self._standings or self._told:
                await self._commit_all()

    async def _commit_all(self) -> None:
        waiting, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        standings, self._standings = list(self._standings.values()), {}
        told, self._told = self._told, []
        try:
            async with self._engine.begin() as connection:
                won = await self._write([kept for kept, _ in waiting], standings, connection)
                for payload in self._payloads(won, told):
                    await connection.execute(select(func.pg_notify(CHANNEL, payload)))
        except (SQLAlchemyError, OSError) as error:
            log.error("the database did not take a commit: %s", type(error).__name__)
            for _, future in waiting:
                if not future.done():
                    future.set_exception(Unkept())
            await asyncio.sleep(0.1)
            return
        self.transactions += 1
        self.entries += len(won)
        for kept, future in waiting:
            if not future.done():
                future.set_result((kept.table, kept.entry.n) in won)

    async def _write(self, kept: list[Kept], standings: list[Standing],
                     connection: AsyncConnection) -> set[tuple[str, int]]:
        won: set[tuple[str, int]] = set()
        if kept:
            rows = [{"table": one.table, **msgspec.structs.asdict(one.entry)} for one in kept]
            result = await connection.execute(self._insert_entries, rows)
            won = {(table, n) for table, n in result}
            await self._write_beside([one for one in kept if (one.table, one.entry.n) in won],
                                     connection)
        if standings:
            await connection.execute(_STAND, [
                {"of": one.table, "t": one.touched, "p": one.phase, "s": one.summary,
                 "d": one.due} for one in standings])
        return won

    async def _write_beside(self, kept: list[Kept], connection: AsyncConnection) -> None:
        looks = [{"of": one.table, "d": one.look} for one in kept if one.look is not None]
        if looks:
            await connection.execute(_LOOK, looks)
        seated = [one for one in kept if one.seats]
        if seated:
            await connection.execute(_STAND_UP, [{"of": one.table, "p": one.entry.who}
                                                 for one in seated])
        if rows := [row for one in seated for row in sitting_rows(one.table, [one.entry])]:
            await connection.execute(insert(sitting), rows)

    def _payloads(self, won: set[tuple[str, int]], told: list[str]) -> list[str]:
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


def sitting_rows(table: str, happened: list[Entry]) -> list[dict[str, object]]:
    """Who sits where after these entries, for the list of their tables."""
    return [{"person": entry.who, "table": table,
             "seat": msgspec.json.decode(entry.data, type=Sitting).seat}
            for entry in happened if entry.kind == "sit"]


_STAND: Any = update(tables).where(tables.c.id == bindparam("of")).values(
    touched=bindparam("t"), phase=bindparam("p"), summary=bindparam("s"), due=bindparam("d"))
_LOOK: Any = update(tables).where(tables.c.id == bindparam("of")).values(due=bindparam("d"))
_STAND_UP: Any = delete(sitting).where(sitting.c.table == bindparam("of"),
                                       sitting.c.person == bindparam("p"))
