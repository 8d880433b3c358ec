"""What is kept in the database, and how an older database becomes one of today."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Double,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    func,
    inspect,
    select,
    text,
)

from ludotheque.core.errors import BadInput

VERSION = 2
LOCK = 5_081_902  # any number: which advisory lock guards the making of the tables

metadata = MetaData()

# One row: the version of everything below.
versions = Table("ludo_version", metadata, Column("version", Integer, nullable=False))

# What all processes share, such as the key that signs cookies.
settings = Table(
    "settings", metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# A person: a name. Whoever holds a token of the person's epoch is that person.
people = Table(
    "people", metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("notify", Text),  # where turns are told, as JSON
    Column("seen", Double, nullable=False),
)

# Codes that move a person to another device, once; kept as hashes.
links = Table(
    "links", metadata,
    Column("code", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("until", Double, nullable=False),
)

# A table that people play at. `secret` never leaves the server before the game is over.
# `phase` and `summary` say how it stands, for lists; `due` is when the host has something to do.
tables = Table(
    "tables", metadata,
    Column("id", String(32), primary_key=True),
    Column("plan", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("opened", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("summary", Text, nullable=False),
    Column("due", Double),
    Index("tables_due", "due"),
    Index("tables_lobby", "private", "phase", "touched"),
)

# Who sits at which table.
sitting = Table(
    "sitting", metadata,
    Column("person", String(32), primary_key=True),
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, nullable=False),
)

# What happened at a table, in its one order: the primary key settles who was first.
entries = Table(
    "entries", metadata,
    Column("table", String(32), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("who", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("client", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("data", Text, nullable=False),
)

# Finished games: what `ludo replay` and `ludo verify` read. A duel has one for each seat.
records = Table(
    "records", metadata,
    Column("table", String(32), primary_key=True),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("finished", Double, nullable=False),
    Column("summary", Text, nullable=False),
    Column("text", Text, nullable=False),
    Index("records_finished", "private", "finished"),
)

# Which process runs a table's bots and clocks, and until when.
leases = Table(
    "leases", metadata,
    Column("table", String(32), primary_key=True),
    Column("process", String(32), nullable=False),
    Column("until", Double, nullable=False),
)

# Long jobs, for whichever process is asked. `changed` is also a sign of life of who works on it.
jobs = Table(
    "jobs", metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("state", String(16), nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("result", Text),  # as JSON
    Column("error", Text, nullable=False),
    Column("changed", Double, nullable=False),
    Index("jobs_changed", "changed"),
)


def prepare(connection: Connection, create: bool = True) -> int:
    """Make the tables, or bring those of an older version up to date. The version found.

    All of it happens or nothing does, whenever the process ends.
    """
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    else:  # Python's driver begins by itself only where rows change, not where tables do
        connection.execute(text("BEGIN IMMEDIATE"))
    if not inspect(connection).has_table(versions.name):
        if not create:
            raise BadInput("holds no tables", "database", "one that ludo serve has made")
        metadata.create_all(connection)
        connection.execute(versions.insert().values(version=VERSION))
        return VERSION
    found = connection.execute(select(versions.c.version)).scalar_one_or_none()
    if found is None:
        raise BadInput("does not tell its version", "database", "one that ludo serve has made")
    if found > VERSION:
        raise BadInput(f"version {found}", "database", f"{VERSION} or older: this program is older")
    for version in range(found, VERSION):
        MIGRATIONS[version](connection)
        connection.execute(versions.update().values(version=version + 1))
    return int(found)


def run(connection: Connection, *statements: str) -> None:
    """Plain statements, for migrations: they must not follow today's tables."""
    for statement in statements:
        connection.execute(text(statement))


def _with_jobs(connection: Connection) -> None:
    run(connection,
        "CREATE TABLE jobs (id VARCHAR(32) NOT NULL PRIMARY KEY, person VARCHAR(32) NOT NULL, "
        "kind VARCHAR(16) NOT NULL, state VARCHAR(16) NOT NULL, done INTEGER NOT NULL, "
        "total INTEGER NOT NULL, result TEXT, error TEXT NOT NULL, "
        "changed DOUBLE PRECISION NOT NULL)",
        "CREATE INDEX jobs_changed ON jobs (changed)")


# From each version to the next. A step is never edited once it was released.
MIGRATIONS: dict[int, Callable[[Connection], None]] = {1: _with_jobs}
