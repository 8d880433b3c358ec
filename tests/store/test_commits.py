"""Group commit: everything that is said to be kept is, whatever it was committed with; and what
other processes hear of it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import asyncpg
import pytest
from sqlalchemy.exc import OperationalError

from ludotheque.store import commits, listen
from ludotheque.store.commits import MOST, Commits, Kept, Standing, Unkept
from ludotheque.store.listen import Listener
from ludotheque.store.store import Store
from tests.postgres import Postgres
from tests.store.stores import (
    add,
    address,
    ask,
    away,
    both,
    cut,
    empty,
    kept,
    opened,
    said,
    stored,
)
from tests.timing import Hand, at_rest, pause, run, until, until_so

MANY = 200


@pytest.fixture
def database(kind: str, request: pytest.FixtureRequest) -> str:
    return address(kind, request)


# --- together -------------------------------------------------------------------------------------


@both
def test_many_tables_share_a_commit(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            ids = [await add(store) for _ in range(MANY)]
            before = store.commits.transactions
            for n in range(3):
                assert all(await asyncio.gather(*(store.keep(kept(id, n)) for id in ids)))
            assert store.commits.entries == 3 * MANY
            assert store.commits.transactions - before < MANY / 10
        async with opened(database) as store:
            for id in ids:
                assert [entry.n for entry in await store.entries_since(id, 0)] == [0, 1, 2]

    run(go())


@both
def test_more_than_one_commit_takes(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            id = await add(store)
            more = 2 * MOST + 50
            assert all(await asyncio.gather(*(store.keep(kept(id, n)) for n in range(more))))
            assert len(await store.entries_since(id, 0)) == more

    run(go())


@both
def test_a_conflict_loses_alone(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            ids = [await add(store) for _ in range(9)]
            assert await store.keep(kept(ids[4], 0, "first"))
            won = await asyncio.gather(*(store.keep(kept(id, 0, "second")) for id in ids))
            assert won == [at != 4 for at in range(9)]
            assert await store.entries_since(ids[4], 0) == [said(0, "first")]
            assert await store.entries_since(ids[5], 0) == [said(0, "second")]

    run(go())


@both
def test_of_two_in_one_commit_that_want_the_same_number_one_wins(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            id = await add(store)
            won = await asyncio.gather(*(store.keep(kept(id, 0, words))
                                         for words in ("first", "second", "third")))
            assert won == [True, False, False]
            assert await store.entries_since(id, 0) == [said(0, "first")]
            assert store.commits.entries == 1

    run(go())


@both
def test_whoever_does_not_wait_any_more_harms_nobody(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            ids = [await add(store) for _ in range(4)]
            waiting = [asyncio.ensure_future(store.keep(kept(id, 0))) for id in ids]
            await asyncio.sleep(0)
            waiting[1].cancel()
            done = await asyncio.gather(*waiting, return_exceptions=True)
            assert [one is True for one in done] == [True, False, True, True]
            assert await store.keep(kept(ids[0], 1))

    run(go())


@both
def test_closing_keeps_what_was_under_way(database: str) -> None:
    async def go() -> None:
        store = await Store.open(database)
        ids = [await add(store) for _ in range(20)]
        waiting = [asyncio.ensure_future(store.keep(kept(id, 0))) for id in ids]
        await asyncio.sleep(0)
        store.commits.note(Standing(ids[0], 5.0, "playing", "{}", 7.0))
        await store.close()
        assert all(await asyncio.gather(*waiting))
        with pytest.raises(Unkept):
            await store.keep(kept(ids[0], 1))
        async with opened(database) as store:
            for id in ids:
                assert await store.entries_since(id, 0) == [said(0)]
            assert await store.due(7.0) == [ids[0]]

    run(go())


# --- how tables stand -----------------------------------------------------------------------------


@both
def test_an_entry_is_looked_after_although_an_older_standing_says_otherwise(database: str) -> None:
    """The standing was noted before the entry came: a crash now must not lose the entry's bot."""
    async def go() -> None:
        async with opened(database) as store:
            id = await add(store)
            store.commits.note(Standing(id, 3.0, "playing", '{"a":1}', None))
            assert await store.keep(Kept(id, said(4), look=9.0))
            assert await ask(store, "SELECT phase, summary, due FROM tables") == [
                ("playing", '{"a":1}', 9.0)]

    run(go())


@both
def test_an_older_standing_changes_nothing(database: str) -> None:
    """Another process may have seen more of the table, and have been the first to say so."""
    async def go() -> None:
        async with opened(database) as store:
            id = await add(store)
            for n, standing in enumerate((Standing(id, 8.0, "ended", '{"a":2}', None),
                                          Standing(id, 7.0, "playing", '{"a":1}', 9.0))):
                store.commits.note(standing)
                await store.keep(kept(id, n))  # what was noted before is committed with it
            assert await ask(store, "SELECT touched, phase, summary, due FROM tables") == [
                (8.0, "ended", '{"a":2}', None)]

    run(go())


# --- when the database is away --------------------------------------------------------------------


def failing(monkeypatch: pytest.MonkeyPatch, error: Exception) -> Callable[[], None]:
    """No commit succeeds; until what is returned is called."""
    honest = Commits._commit

    async def fail(*_args: object) -> None:
        raise error

    monkeypatch.setattr(Commits, "_commit", fail)
    monkeypatch.setattr(commits, "PAUSE", 0.001)
    return lambda: monkeypatch.setattr(Commits, "_commit", honest)


@pytest.mark.parametrize("error", [OperationalError("", None, Exception("disk I/O error")),
                                   OSError(), KeyError("whatever it may be")])
def test_after_a_failure_it_goes_on(
        error: Exception, tmp_path: object, caplog: pytest.LogCaptureFixture,
        monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with opened(f"{tmp_path}/tables.db") as store:
            ids = [await add(store) for _ in range(3)]
            mend = failing(monkeypatch, error)
            store.commits.note(Standing(ids[0], 3.0, "playing", "{}", 4.0))
            store.commits.note(Standing(ids[1], 3.0, "playing", "{}", 5.0))
            for _ in range(3):
                done = await asyncio.gather(*(store.keep(kept(id, 0)) for id in ids),
                                            return_exceptions=True)
                assert [type(one) for one in done] == [Unkept] * 3
            store.commits.note(Standing(ids[1], 6.0, "ended", "{}", None))
            mend()
            assert all(await asyncio.gather(*(store.keep(kept(id, 0)) for id in ids)))
            assert await store.due(9.0) == [ids[0]]  # what was noted meanwhile, and the newest
        assert caplog.text.count("did not take a commit") == 1

    run(go())


def test_closing_does_not_wait_for_a_database_that_is_away(
        tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        store = await Store.open(f"{tmp_path}/tables.db")
        id = await add(store)
        failing(monkeypatch, OSError())
        store.commits.note(Standing(id, 3.0, "playing", "{}", 4.0))
        with pytest.raises(Unkept):
            await store.keep(kept(id, 0))
        await store.close()

    run(go())


def test_while_a_postgresql_is_away_nothing_is_known(postgres: Postgres) -> None:
    async def go() -> None:
        database = empty(postgres)
        async with opened(database) as store:
            id = await add(store)
            asking: list[Callable[[], Awaitable[object]]] = [
                store.ping, lambda: store.keep(kept(id, 0)), lambda: store.table(id),
                lambda: store.person("ann"), lambda: store.lease(id, 0.0, 1.0), store.count,
                lambda: store.take_link("code", 0.0), lambda: store.setting("key", "value")]
            async with away(database):
                store.commits.note(Standing(id, 3.0, "playing", "{}", 4.0))
                for ask_it in asking:
                    with pytest.raises(Unkept):
                        await ask_it()
            assert await store.keep(kept(id, 0))
            assert await store.due(4.0) == [id]

    run(go())


# --- two processes on one PostgreSQL --------------------------------------------------------------


def test_of_two_processes_with_the_same_number_exactly_one_wins(postgres: Postgres) -> None:
    async def go() -> None:
        database, chance = empty(postgres), random.Random(4)
        async with opened(database) as one, opened(database) as other:
            ids = [await add(one) for _ in range(40)]

            async def keep_all(store: Store, n: int) -> dict[str, bool]:
                waiting: dict[str, asyncio.Task[bool]] = {}
                for id in chance.sample(ids, len(ids)):
                    store.commits.note(Standing(id, float(n), "playing", "{}", None))
                    waiting[id] = asyncio.ensure_future(store.keep(
                        Kept(id, said(n, store.process), look=chance.choice((None, 9.0)))))
                    if chance.random() < 0.05:
                        await pause()
                return {id: await task for id, task in waiting.items()}

            for n in range(10):
                mine, theirs = await asyncio.gather(keep_all(one, n), keep_all(other, n))
                for id in ids:
                    assert mine[id] != theirs[id]
                    winner = one if mine[id] else other
                    assert await other.entries_since(id, n) == [said(n, winner.process)]

    run(go())


@pytest.mark.parametrize(("held", "numbers", "kept_at_the_end"), [
    ("INSERT INTO entries VALUES ('k', 1, 0, '', 0, 0, '', 'chat', '')", (1, 1), 3),
    ("UPDATE tables SET due = 1 WHERE id = 'k'", (1, 2), 4)])
def test_two_processes_never_wait_for_each_other_in_a_circle(
        held: str, numbers: tuple[int, int], kept_at_the_end: int, postgres: Postgres) -> None:
    """PostgreSQL would end one of them, and with it what a hundred others wanted kept."""
    async def go() -> None:
        database = empty(postgres)
        async with opened(database) as one, opened(database) as other:
            for id in ("a", "k", "z"):
                await add(one, stored(id))
            outside = await asyncpg.connect(database)
            holding = outside.transaction()
            await holding.start()
            await outside.execute(held)  # nobody gets past the table k
            keeping: list[asyncio.Task[bool]] = []
            for waiting, (store, order) in enumerate(((one, "akz"), (other, "zka"))):
                n = numbers[waiting]
                ids = order if numbers == (1, 1) else order[:2]
                keeping += [asyncio.ensure_future(store.keep(Kept(id, said(n), look=9.0)))
                            for id in ids]
                await asyncio.sleep(0)  # they are all in one commit, with the standing
                store.commits.note(Standing(order[2], 5.0, "playing", "{}", None))

                async def waits(already: int = waiting) -> bool:
                    return await lock_waits(outside) > already

                await until_so(waits)
            await holding.rollback()
            assert sum(await asyncio.gather(*keeping)) == kept_at_the_end
            await outside.close()

    run(go())


async def lock_waits(connection: asyncpg.Connection) -> int:
    """How many wait until somebody else has finished."""
    return int(await connection.fetchval(
        "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"))


class Heard:
    """Listens like a server process does."""

    def __init__(self, store: Store) -> None:
        self.messages: list[str] = []
        self.gaps = 0
        self.listener = Listener(store.engine.url, store.process, self.messages.append, self._gap)

    def _gap(self) -> None:
        self.gaps += 1

    async def __aenter__(self) -> Heard:
        await self.listener.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.listener.stop()

    def entries(self) -> set[tuple[str, int]]:
        parts = [part.split(":") for message in self.messages if message.startswith("entries ")
                 for part in message.split(" ")[1:]]
        return {(id, int(n)) for id, n in parts}


def test_others_hear_what_was_kept_and_said(postgres: Postgres) -> None:
    async def go() -> None:
        database = empty(postgres)
        async with opened(database) as one, opened(f"{database}?sslmode=disable") as other:
            id = await add(one)
            async with Heard(one) as mine, Heard(other) as theirs:
                one.commits.tell("present nobody")
                assert await one.keep(kept(id, 0))
                assert not await one.keep(kept(id, 0))  # nothing to hear of
                assert await one.keep(kept(id, 1))
                one.commits.tell("the last")
                await until(lambda: "the last" in theirs.messages)
                assert theirs.messages == ["present nobody", f"entries {id}:0", f"entries {id}:1",
                                           "the last"]
                assert mine.messages == []
                assert (mine.gaps, theirs.gaps) == (0, 0)

    run(go())


def test_a_notification_takes_only_so_much(postgres: Postgres) -> None:
    async def go() -> None:
        database = empty(postgres)
        async with opened(database) as one, opened(database) as other:
            ids = [await add(one, stored(f"{number:032d}")) for number in range(MOST)]
            async with Heard(other) as theirs:
                assert all(await asyncio.gather(*(one.keep(kept(id, 0)) for id in ids)))
                wanted = {(id, 0) for id in ids}
                await until(lambda: theirs.entries() == wanted)

    run(go())


def test_a_listener_whose_connection_ends_says_so_and_hears_again(
        postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        database = empty(postgres)
        async with opened(database) as one, opened(database) as other:
            id = await add(one)
            async with Heard(other) as theirs:
                for n in range(3):
                    await cut(database)
                    await until(lambda n=n: theirs.gaps > n)
                    await until_so(lambda n=n: kept_at_last(one, kept(id, n)))
                    await until(lambda n=n: (id, n) in theirs.entries())

    monkeypatch.setattr(listen, "PAUSE", 0.01)
    run(go())


async def kept_at_last(store: Store, one: Kept) -> bool:
    """The first try after an end of all connections may fail."""
    try:
        return await store.keep(one)
    except Unkept:
        return False


def test_a_listener_finds_out_when_the_end_of_its_connection_was_lost(
        postgres: Postgres, hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as after a night asleep: nothing came, and nothing will."""
    honest, lost, looks = asyncpg.Connection.execute, asyncio.Event(), 0

    async def look(connection: asyncpg.Connection, question: str) -> str:
        nonlocal looks
        answer = str(await honest(connection, question))
        looks += 1
        if lost.is_set():
            await asyncio.Event().wait()
        return answer

    async def go() -> None:
        database = empty(postgres)
        async with opened(database) as store, Heard(store) as heard:
            monkeypatch.setattr(asyncpg.Connection, "execute", look)
            for number in (1, 2, 3, 4):
                await until_so(at_rest)
                assert heard.gaps == 0  # it looks, and goes on
                if number == 4:
                    lost.set()
                hand.turn(listen.CHECK)
                await until(lambda number=number: looks == number)
            hand.turn(listen.CHECK)  # there is no answer in time
            await until_so(at_rest)
            hand.turn(listen.PAUSE)
            await until(lambda: heard.gaps == 1)

    hand.run(go())
