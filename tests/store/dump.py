"""A store as SQL that both SQLite and PostgreSQL read, so that stores of every version there ever
was can be kept with the tests:

    python -m tests.store.dump > tests/store/version-1.sql

plays at the tables of a small store and prints it. That is done once, while a version is the newest
one, and never again: it is to stay what that version wrote.
"""

from __future__ import annotations

import random
import sqlite3
import sys
import tempfile
from pathlib import Path

import asyncpg
import msgspec
import pytest
from sqlalchemy import Connection, Dialect, make_url, select
from sqlalchemy.schema import CreateIndex, CreateTable

from ludotheque.server.house import House
from ludotheque.store import schema
from ludotheque.tables.shared import SharedTable
from ludotheque.tables.terms import OPEN, Clock, Plan, Terms
from tests.server.inside import Visitor, in_time, inside, put, still
from tests.store.stores import do
from tests.tables.people import ANN, BEN, plan
from tests.timing import Hand

END = 100_000
DAY = 24 * 3600.0


# --- text -----------------------------------------------------------------------------------------


def dump(connection: Connection) -> str:
    """Everything that is in a database of today's version."""
    # SQLite knows the words of PostgreSQL for what we have.
    dialect: Dialect = make_url("postgresql://").get_dialect()()
    statements: list[str] = []
    for table in schema.metadata.sorted_tables:
        statements.append(str(CreateTable(table).compile(dialect=dialect)).replace(", \n", ",\n")
                          .strip())
        statements += [str(CreateIndex(index).compile(dialect=dialect))
                       for index in sorted(table.indexes, key=lambda index: str(index.name))]
        name = dialect.identifier_preparer.format_table(table)
        statements += [f"INSERT INTO {name} VALUES ({', '.join(map(literal, row))})"
                       for row in connection.execute(select(table))]
    return "".join(f"{statement};\n" for statement in statements)


def literal(value: object) -> str:
    if value is None or isinstance(value, (bool, int, float)):
        return "null" if value is None else repr(value).lower()
    return "'" + str(value).replace("'", "''") + "'"


async def load(text: str, database: str) -> None:
    """Make a database of a dump."""
    if database.startswith("postgresql"):
        connection = await asyncpg.connect(database)
        await connection.execute(text)
        await connection.close()
    else:
        file = sqlite3.connect(database)
        file.executescript(text)
        file.close()


# --- a small store --------------------------------------------------------------------------------


async def play_all(house: House, hand: Hand) -> None:
    """One finished and one running game of each, and a table that waits for somebody."""
    people = {who: await Visitor.enter(house, who) for who in (ANN, BEN)}
    await house.store.add_link("0" * 64, ANN, hand.time, hand.time + 600.0)
    alone, two = (OPEN,), (OPEN, OPEN)
    slowly = Terms(undo="ask", pause=0.0, absent="bot", grace=10 * DAY,
                   clock=Clock("turn", 3 * DAY))
    lively = Terms(absent="end", grace=600.0, clock=Clock("live", 900.0, 10.0))
    for seed, (about, moves, private) in enumerate((
            (plan("eden", alone), END, True),
            (plan("eden", two, duel=True), 30, False),
            (plan("havresac", (OPEN, "random")), END, False),
            (plan("goldblivion", alone, options={"noble": "ariane"}), END, False),
            (plan("goldblivion", (OPEN, OPEN, "random"), slowly), 50, True),
            (plan("goldblivion", two), 0, False),
            (plan("havresac", two, lively), 40, False))):  # the last: its clocks run
        await play(house, hand, about, people, moves, private, random.Random(seed))


async def play(house: House, hand: Hand, about: Plan, people: dict[str, Visitor], moves: int,
               private: bool, chance: random.Random) -> None:
    """Sit down, talk, move and take back, until so many moves were made."""
    about = msgspec.structs.replace(about, private=private, name=f"L'été {chance.random():.3f}")
    id = await put(house, SharedTable(about, hand.time))
    pages = [people[who] for who in (ANN, BEN)[:about.seats.count(OPEN)]]
    for seat, page in enumerate(pages[:moves]):  # where nobody will move, nobody sits
        await page.follow(id)
        await page.does(id, "sit", str(seat))
        await page.does(id, "ready", f"luck {seat}")
    while moves > 0 and pages[0].tables[id]["phase"] != "ended":
        hand.turn(chance.choice((0.25, 3.0, 20.0)))
        acting = [page for page in pages if page.tables[id].get("choices")]
        if not acting:
            await still()
            continue
        page = chance.choice(acting)
        await page.reach(id, max(other.tables[id]["version"] for other in pages))
        kind = chance.choices(("move", "undo", "chat"), (85, 12, 3))[0]
        await act(id, page, pages, kind, chance)
        moves -= kind == "move"
    for page in pages:
        await page.say(do="leave", table=id)


async def act(id: str, page: Visitor, pages: list[Visitor], kind: str,
              chance: random.Random) -> None:
    told = page.tables[id]
    if kind == "chat":
        await page.does(id, "chat", chance.choice(("Ça va ?", "It's yours; go on", "¡Olé! 🂡")))
    elif kind == "move" and told.get("choices"):
        await page.does(id, "move", " ".join(chance.choice(told["choices"])["path"]))
    elif kind == "undo" and told.get("can_undo"):
        asks = (await page.act(id, "undo")).get("reason") == "consent"
        if asks:
            await page.does(id, "ask")
            for other in pages:
                if other is not page:
                    await other.does(id, chance.choice(("agree", "refuse")))


async def write_all(hand: Hand) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with inside(str(Path(folder) / "tables.db")) as house:
            await play_all(house, hand)
            await in_time(lambda: not house.rooms._tasks and not house.store.commits.behind)
            await do(house.store, "UPDATE settings SET value = :zeros", zeros="0" * 63 + "1")
            async with house.store.engine.connect() as connection:
                sys.stdout.write(await connection.run_sync(dump))


if __name__ == "__main__":
    with pytest.MonkeyPatch.context() as patch:
        hand = Hand(patch)
        hand.run(write_all(hand))
