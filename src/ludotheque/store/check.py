"""Proving a store: every table replays from its entries, every record's draws are derived again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ludotheque.core.record import parse, verify
from ludotheque.games import find
from ludotheque.store.commits import Unkept
from ludotheque.store.store import Store, Stored
from ludotheque.tables.shared import SharedTable
from ludotheque.tables.terms import Plan

LONGEST = 300  # signs that an error tells
SHOWN = 8  # signs of a table's id that an error tells: the whole of it is an invitation


@dataclass
class Report:
    """What was looked at, in a store that was of this version when it was opened."""

    found: int
    tables: int = 0
    entries: int = 0
    records: int = 0
    troubles: list[tuple[str, str]] = field(default_factory=list)


async def check(store: Store, progress: Callable[[int], None] = lambda done: None) -> Report:
    """Replay everything. A table that does not replay is named, and the others go on."""
    report = Report(store.found)
    async for id in store.all_tables():
        try:
            await _check_table(store, id, report)
        except Unkept:
            raise
        except Exception as error:  # whatever a damaged row may lead to
            told = " ".join(f"{type(error).__name__}: {error}".split())
            report.troubles.append((id[:SHOWN], told[:LONGEST]))
        report.tables += 1
        progress(report.tables)
    return report


async def _check_table(store: Store, id: str, report: Report) -> None:
    texts = await store.records_of(id)  # first: a game may end while we look
    stored = await store.table(id)
    assert stored is not None
    table = replay(stored)
    report.entries += len(stored.entries)
    for board, text in enumerate(texts):
        verify(parse(text, find, f"record {board}"))
        report.records += 1
    if texts and texts != [record.text() for record in table.records()]:
        raise ValueError("a record differs from what happened at the table")


def replay(stored: Stored) -> SharedTable:
    """The table as its entries make it; each is proposed again, as if it had just been sent."""
    plan = Plan.of(stored.plan, bytes.fromhex(stored.secret), find)
    table = SharedTable(plan, stored.opened)
    for entry in stored.entries:
        again = table.propose(entry.at, entry.who, entry.client, entry.seq, entry.kind,
                              entry.data, entry.seat)
        if again != entry:
            raise ValueError(f"entry {entry.n} would be {again}")
        table.accept(entry)
    return table
