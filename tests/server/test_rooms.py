"""Tables in memory and the pages that follow them: nothing is lost when a table is dropped and read
again, when another process was first, or when the database is away."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from ludotheque.core import clock
from ludotheque.server import protocol
from ludotheque.server.pages import Page
from ludotheque.server.rooms import NoSuchTable
from ludotheque.store import listen
from ludotheque.store.store import Person, Stored
from ludotheque.tables.shared import SharedTable
from ludotheque.tables.terms import Clock, Terms
from tests.postgres import Postgres
from tests.server.inside import (
    Visitor,
    die,
    failing,
    inside,
    later,
    listener_of,
    put,
    seat,
    start,
    still,
    sweep,
    table_of,
    turn_at,
)
from tests.store.stores import away, cut, empty
from tests.tables.people import ANN, BEN, CLEO, IDS, game_of, plan, says, sit, talk
from tests.timing import Hand, run, until

LIVE = Terms(clock=Clock("live", 60.0), absent="bot")


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")


# --- dropped when idle ----------------------------------------------------------------------------


def test_an_idle_table_is_dropped_and_read_again_by_the_next_act(database: str) -> None:
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan())
            ann, ben = await Visitor.enter(house, ANN), await Visitor.enter(house, BEN)
            await ann.follow(id)
            await ben.follow(id)
            for turn in range(3):
                await sweep(house, id)
                assert house.rooms.rooms[id].table is None
                n = await ann.does(id, "chat", f"Hello {turn}")
                await ben.reach(id, n + 1)
                assert ben.tables[id]["chat"][-1]["text"] == f"Hello {turn}"
            await ann.move(id)

    run(go())


def test_a_table_that_nobody_follows_leaves_nothing_behind(database: str) -> None:
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan())
            ann = await Visitor.enter(house, ANN)
            await ann.follow(id)
            await ann.does(id, "chat", "Hello")
            await ann.leave()
            await until(lambda: not house.rooms._tasks)
            await sweep(house, id)
            assert house.rooms.rooms == {}
            entry = await house.rooms.act(id, BEN, "page:1", None, "chat", talk("Hello", "Ben"))
            assert entry.n == 5
            with pytest.raises(NoSuchTable):
                await house.rooms.room("nothing")
            assert list(house.rooms.rooms) == [id]

    run(go())


def test_a_table_in_use_is_not_dropped(database: str) -> None:
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan())
            await table_of(house, id)
            house.rooms.sweep()
            assert house.rooms.rooms[id].table is not None
            async with turn_at(house.rooms.rooms[id]):
                await sweep(house, id)
                assert house.rooms.rooms[id].table is not None

    run(go())


def test_who_is_there_is_told_of_a_table_that_is_not_in_memory(database: str) -> None:
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan())
            ann, ben, cleo = [await Visitor.enter(house, who) for who in (ANN, BEN, CLEO)]
            for visitor in (ann, ben, cleo):
                await visitor.follow(id)
            await until(lambda: ann.presence[id]["watching"] == 1)
            assert ann.presence[id]["seats"] == [True, True]
            await sweep(house, id)
            await cleo.leave()
            await until(lambda: ann.presence[id]["watching"] == 0)
            assert ann.presence[id]["seats"] == [True, True]
            await sweep(house, id)
            await ben.leave()
            await until(lambda: ann.presence[id]["seats"] == [True, False])

    run(go())


def test_what_is_told_of_who_is_there_is_what_is_remembered(
        database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cleo leaves just when Ann is to be told that she is there, and comes back at once: nothing
    has changed then, so Ann must not have been told anything else."""
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan())
            ann, cleo = await Visitor.enter(house, ANN), await Visitor.enter(house, CLEO)
            await ann.follow(id)
            room = house.rooms.rooms[id]
            await until(lambda: not room.telling)
            ready, take = asyncio.Event(), ann.page._push

            async def take_later(text: bytes) -> None:
                await ready.wait()
                await take(text)

            monkeypatch.setattr(ann.page, "_push", take_later)
            ann.page.send(protocol.PONG)
            house.rooms.join(room, cleo.page)
            await until(lambda: not room.telling)
            house.rooms.part(room, cleo.page)
            ready.set()
            await still()  # Ann's page is written to
            house.rooms.join(room, cleo.page)
            await until(lambda: not room.telling)
            await until(lambda: ann.presence[id]["watching"] == 1)

    run(go())


def test_a_page_told_briefly_is_told_in_full_what_it_cannot_know(database: str) -> None:
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan())
            ann = await Visitor.enter(house, ANN)
            first = await ann.follow(id, brief=True)
            assert "view" in first
            await house.rooms.act(id, BEN, "b:1", None, "chat", talk("Hello", "Ben"))
            await ann.reach(id, first["version"] + 1)
            assert "view" not in ann.messages[-1]
            await sweep(house, id)
            await house.rooms.act(id, BEN, "b:2", None, "chat", talk("Hello", "Ben"))
            await ann.reach(id, first["version"] + 2)
            assert "view" not in ann.messages[-1]  # read again, it is as she knows it
            late = await Visitor.enter(house, BEN)
            told = await late.follow(id, since=first["version"], brief=True)
            assert "view" in told  # what was before it was read again, nobody knows

    run(go())


# --- what pages are told --------------------------------------------------------------------------


def test_spectators_share_their_bytes(database: str) -> None:
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan())
            watching = [await Visitor.enter(house, f"watcher {number}") for number in range(5)]
            for visitor in watching:
                await visitor.follow(id)
            ann = await Visitor.enter(house, ANN)
            await ann.follow(id)
            n = await ann.move(id)
            for visitor in watching:
                await visitor.reach(id, n + 1)
            told = [next(text for text in reversed(visitor.bytes) if b'"is":"table"' in text)
                    for visitor in watching]
            assert len({id_of(text) for text in told}) == 1
            assert told[0] not in ann.bytes

    run(go())


def id_of(text: bytes) -> int:
    return id(text)


def test_clocks_are_those_of_now_for_whoever_comes_later(database: str, hand: Hand) -> None:
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan("goldblivion", terms=LIVE))
            early, late = await Visitor.enter(house, CLEO), await Visitor.enter(house, IDS[3])
            assert min((await early.follow(id))["clocks"]) == 60.0
            await later(20.0)
            assert min((await late.follow(id))["clocks"]) == 40.0

    hand.run(go())


def test_whoever_loses_a_seat_to_a_bot_no_longer_has_the_table_in_their_list(
        database: str) -> None:
    async def go() -> None:
        async with inside(database) as house:
            id = await put(house, playing_soon())
            assert [line.id for line in await house.store.tables_of(BEN)] == [id]
            ann = await Visitor.enter(house, ANN)
            await ann.follow(id)
            await ann.does(id, "seat", '{"seat":1,"spec":"random"}')
            assert await house.store.tables_of(BEN) == []
            assert [line.seat for line in await house.store.tables_of(ANN)] == [0]

    run(go())


def playing_soon() -> SharedTable:
    """A table where both sit and nobody is ready."""
    one = SharedTable(plan(), clock.now())
    says(one, ANN, "sit", sit(0), clock.now())
    says(one, BEN, "sit", sit(1), clock.now())
    return one


# --- the database is away -------------------------------------------------------------------------


@pytest.mark.parametrize("kept", [False, True])
def test_what_nobody_knows_to_be_kept_is_sent_again_and_happens_once(
        kept: bool, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the entry reached the disk before the database was lost, or not."""
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan())
            ann, ben = await Visitor.enter(house, ANN), await Visitor.enter(house, BEN)
            version = (await ann.follow(id))["version"]
            await ben.follow(id)
            mend = failing(monkeypatch, kept=kept)
            for _ in range(2):
                answer = await ann.act(id, "chat", "Hello", "page:1")
                if answer["is"] == "kept":  # it was read again, and was there
                    break
                assert answer["reason"] == "unkept"
            mend()
            answer = await ann.act(id, "chat", "Hello", "page:1")
            assert (answer["is"], answer["n"]) == ("kept", version)
            for visitor in (ann, ben):
                await visitor.reach(id, version + 1)
            assert [line["text"] for line in (await table_of(house, id)).chat] == ["Hello"]
            assert len(await house.store.entries_since(id, version)) == 1

    run(go())


def test_others_are_told_what_was_kept_although_nobody_knew(
        database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if whoever sent it does not come back."""
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan())
            ann, ben = await Visitor.enter(house, ANN), await Visitor.enter(house, BEN)
            version = (await ann.follow(id))["version"]
            await ben.follow(id)
            mend = failing(monkeypatch, kept=True)
            await ann.act(id, "chat", "Hello")
            await ann.leave()
            mend()
            await ben.reach(id, version + 1)
            assert ben.tables[id]["chat"][-1]["text"] == "Hello"

    run(go())


def test_a_table_that_cannot_be_read_now_can_be_later(postgres: Postgres) -> None:
    async def go() -> None:
        database = empty(postgres)
        async with inside(database) as house:
            id = await seat(house, plan())
            ann = await Visitor.enter(house, ANN)
            version = (await ann.follow(id))["version"]
            await sweep(house, id)
            async with away(database):
                for client in ("page:1", "page:1", "page:2"):
                    assert (await ann.act(id, "chat", "Hello", client))["reason"] == "unkept"
            while (answer := await ann.act(id, "chat", "Hello", "page:1"))["is"] == "refused":
                assert answer["reason"] == "unkept"
            assert answer["n"] == version
            assert (await ann.act(id, "chat", "Hello", "page:2"))["n"] == version + 1

    run(go())


def test_a_server_stops_although_its_database_is_away(postgres: Postgres) -> None:
    async def go() -> None:
        database = empty(postgres)
        house = await start(database)
        id = await seat(house, plan())
        ann = await Visitor.enter(house, ANN)
        await ann.follow(id)
        async with away(database):
            assert (await ann.act(id, "chat", "Hello"))["reason"] == "unkept"
            await ann.leave()
            await house.stop()

    run(go())


# --- other processes ------------------------------------------------------------------------------


def test_two_processes_see_the_same_and_races_are_tried_again(
        postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        database = empty(postgres)
        async with inside(database) as one, inside(database) as other:
            id = await seat(one, plan())
            ann, ben = await Visitor.enter(one, ANN), await Visitor.enter(other, BEN)
            version = (await ann.follow(id))["version"]
            await ben.follow(id)

            async def talk_much(visitor: Visitor) -> list[int]:
                return [await visitor.does(id, "chat", f"{number}") for number in range(20)]

            numbers = await asyncio.gather(talk_much(ann), talk_much(ben))
            assert sorted(n for mine in numbers for n in mine) == list(
                range(version, version + 40))
            for visitor in (ann, ben):
                await visitor.reach(id, version + 40)
            tables = [await table_of(house, id) for house in (one, other)]
            assert tables[0].entries == tables[1].entries
            assert one.rooms.accepted + other.rooms.accepted == 40
            lost = other.rooms.lost_races
            with monkeypatch.context() as deaf:
                deaf.setattr(listener_of(other), "_hear", lambda message: None)
                await ann.does(id, "chat", "First")
                assert await ben.does(id, "chat", "Second") == version + 41
            assert other.rooms.lost_races == lost + 1

    run(go())


def test_lists_know_whose_turn_it_is_whoever_noted_it(postgres: Postgres) -> None:
    """What one process noted last may be what another one notes next."""
    async def go() -> None:
        database = empty(postgres)
        async with inside(database) as one, inside(database) as other:
            id = await seat(one, plan("goldblivion"))
            pages = [await Visitor.enter(one, ANN), await Visitor.enter(other, BEN)]
            for page in pages:
                await page.follow(id)
            for _ in range(40):
                table = await table_of(one, id)
                mover = game_of(table).to_move()[0]
                version = table.version
                await pages[mover].move(id)
                for page in pages:
                    await page.reach(id, version + 1)

                await still()
                listed = [row for row in await one.store.tables_of(ANN) if row.id == id]
                assert json.loads(listed[0].summary)["to_move"] == game_of(table).to_move()

    run(go())


def test_who_missed_messages_catches_up(postgres: Postgres,
                                        monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        database = empty(postgres)
        async with inside(database) as one, inside(database) as other:
            loaded, swept = await seat(one, plan()), await seat(one, plan())
            ann, ben = await Visitor.enter(one, ANN), await Visitor.enter(other, BEN)
            for id in (loaded, swept):
                await ann.follow(id)
                await ben.follow(id)
            await sweep(other, swept)
            with monkeypatch.context() as deaf:
                deaf.setattr(listener_of(other), "_hear", lambda message: None)
                numbers = {id: await ann.does(id, "chat", "Hello") for id in (loaded, swept)}
                await still()
            assert ben.tables[loaded]["version"] == numbers[loaded]
            await cut(database)
            for id, n in numbers.items():
                await ben.reach(id, n + 1)
                assert ben.tables[id]["chat"][-1]["text"] == "Hello"

    monkeypatch.setattr(listen, "PAUSE", 0.01)
    run(go())


def test_nothing_is_missed_while_a_table_is_read(postgres: Postgres,
                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    """A move is kept elsewhere when the table has been read here, but nobody follows it yet."""
    async def go() -> None:
        database = empty(postgres)
        async with inside(database) as one, inside(database) as other:
            id = await seat(one, plan())
            ann, ben = await Visitor.enter(one, ANN), await Visitor.enter(other, BEN)
            await ann.follow(id)
            read, went_on, told = asyncio.Event(), asyncio.Event(), asyncio.Event()
            table, heard = other.store.table, listener_of(other)._hear

            async def slowly(id: str) -> Stored | None:
                stored = await table(id)
                read.set()
                await went_on.wait()
                return stored

            def hear(message: str) -> None:
                heard(message)
                if message.startswith("entries"):
                    told.set()

            monkeypatch.setattr(other.store, "table", slowly)
            monkeypatch.setattr(listener_of(other), "_hear", hear)
            following = asyncio.create_task(ben.follow(id))
            await read.wait()
            n = await ann.does(id, "chat", "Hello")
            await told.wait()
            went_on.set()
            await following
            await ben.reach(id, n + 1)

    run(go())


def test_nothing_is_refused_that_another_process_has_kept(postgres: Postgres,
                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        database = empty(postgres)
        async with inside(database) as one, inside(database) as other:
            id = await seat(one, plan())
            pages = [await Visitor.enter(house, ANN) for house in (one, other)]
            for page in pages:
                await page.follow(id)
            monkeypatch.setattr(listener_of(other), "_hear", lambda message: None)
            told = await pages[0].follow(id)
            await pages[0].does(id, "move", " ".join(told["choices"][-1]["path"]))
            n = (await pages[0].act(id, "undo", "", "page:1"))["n"]
            again = await pages[1].act(id, "undo", "", "page:1")
            assert (again["is"], again.get("n")) == ("kept", n)

    run(go())


def test_a_page_is_never_taken_back_in_time(postgres: Postgres,
                                            monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        database = empty(postgres)
        async with inside(database) as one, inside(database) as other:
            id = await seat(one, plan())
            ann, ben = await Visitor.enter(one, ANN), await Visitor.enter(other, BEN)
            await ann.follow(id)
            await ben.follow(id)
            monkeypatch.setattr(listener_of(other), "_hear", lambda message: None)
            n = await ann.does(id, "chat", "Hello")
            assert (await ben.follow(id, n + 1))["version"] == n + 1

    run(go())


def test_presence_never_crowds_a_page_out(database: str) -> None:
    """Many seats change hands at once: a page that reads is told how it stands, not each step."""
    async def go() -> None:
        async with inside(database) as house:
            id = await put(house, SharedTable(plan(), clock.now()))
            ann = await Visitor.enter(house, ANN)
            await ann.follow(id)
            for number in range(100):
                await house.rooms.act(id, BEN, f"page:{number}", None,
                                      "stand" if number % 2 else "sit",
                                      "" if number % 2 else sit(1))
            await ann.reach(id, 100)
            assert (await ann.does(id, "chat", "still here")) == 100

    run(go())


def test_presence_is_told_across_processes(postgres: Postgres) -> None:
    async def go() -> None:
        database = empty(postgres)
        async with inside(database) as one, inside(database) as other:
            id = await seat(one, plan())
            ann, ben = await Visitor.enter(one, ANN), await Visitor.enter(other, BEN)
            await ann.follow(id)
            await ben.follow(id)  # although Ann came before anybody here was interested
            await until(lambda: ann.presence[id]["seats"] == [True, True])
            await until(lambda: ben.presence[id]["seats"] == [True, True])
            await sweep(other, id)
            await ann.leave()
            await until(lambda: ben.presence[id]["seats"] == [False, True])

    run(go())


def test_a_process_that_died_takes_its_people_along(
        postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        database = empty(postgres)
        one = await start(database)
        async with inside(database) as other:
            id = await seat(one, plan())
            ann, ben = await Visitor.enter(one, ANN), await Visitor.enter(other, BEN)
            await ann.follow(id)
            await ben.follow(id)
            await until(lambda: ben.presence[id]["seats"] == [True, True])
            await die(one)
            house_keeping = other.rooms.rooms[id].elsewhere
            assert list(house_keeping) == [one.store.process]
            house_keeping[one.store.process] = (0.0, house_keeping[one.store.process][1])
            other.rooms.sweep()
            await until(lambda: ben.presence[id]["seats"] == [False, True])
            assert house_keeping == {}

    run(go())


def test_a_crowd_is_told_of_and_nothing_breaks(postgres: Postgres) -> None:
    """A notification takes 8000 bytes: what does not fit would fail with all it is committed
    with."""
    async def go() -> None:
        database = empty(postgres)
        async with inside(database) as one, inside(database) as other:
            id = await seat(one, plan())
            ann, ben = await Visitor.enter(one, ANN), await Visitor.enter(other, BEN)
            await ann.follow(id)
            room = await other.rooms.room(id)
            crowd = [Page(Person(f"{number:024d}", "Somebody"), other.rooms, other.limits, nobody)
                     for number in range(500)]
            for page in crowd:
                other.rooms.join(room, page)
            await ben.follow(id)
            assert await ben.does(id, "chat", "So many!")
            await until(lambda: ann.presence[id]["seats"] == [True, True])
            await until(lambda: ann.presence[id]["watching"] > 100)

    run(go())


async def nobody(_text: bytes) -> None:
    pass
