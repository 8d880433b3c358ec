"""What follows from what happened: records, rematches, notices of a turn. Each exactly once, even
if a server died in between or two processes saw it."""

from __future__ import annotations

import asyncio
import random
import secrets
from pathlib import Path

import pytest

from ludotheque.core import clock
from ludotheque.core.record import parse, verify
from ludotheque.games import find
from ludotheque.server.after import PATIENCE
from ludotheque.server.api import _records
from ludotheque.server.house import House
from ludotheque.server.notify import Notice, Target
from ludotheque.tables.shared import SharedTable
from ludotheque.tables.terms import OPEN, Plan
from tests.postgres import Postgres
from tests.server.inside import (
    Visitor,
    die,
    inside,
    later,
    person,
    put,
    seat,
    start,
    still,
    table_of,
)
from tests.store.stores import address, both, empty
from tests.tables.people import (
    ANN,
    BEN,
    any_move,
    does,
    game_of,
    plan,
    play_on,
    playing,
    says,
)
from tests.timing import Hand, run, until, until_so

WEBHOOK = '{"kind":"webhook","url":"https://ann.example/turn"}'


@pytest.fixture
def database(kind: str, request: pytest.FixtureRequest) -> str:
    return address(kind, request)


def to_the_end(about: Plan) -> SharedTable:
    one = playing(about, at=clock.now() - 1000.0)
    play_on(one, random.Random(3), 100_000, clock.now() - 1000.0)
    assert one.phase == "ended"
    return one


async def records(house: House, id: str) -> list[str]:
    """The records of a table, when they are stored."""
    await until_so(lambda: house.store.records_of(id))
    return await house.store.records_of(id)


# --- records --------------------------------------------------------------------------------------


@both
def test_the_record_of_a_finished_game_is_stored_once(database: str) -> None:
    async def go() -> None:
        async with inside(database) as house:
            one = to_the_end(plan("havresac"))
            id = await put(house, SharedTable(one.plan, 0.0, one.entries[:-1]))
            last = one.entries[-1]
            await house.rooms.act(id, last.who, last.client, last.seq, "move", last.data)
            texts = await records(house, id)
            assert texts == [record.text() for record in (await table_of(house, id)).records()]
            verify(parse(texts[0], find))
            ann = await Visitor.enter(house, ANN)
            await ann.follow(id)
            await ann.does(id, "chat", "Well played")
            await until(lambda: not house.rooms._tasks)
            assert await house.store.records_of(id) == texts
            assert [line.id for line in await house.store.open_records()] == [id]

    run(go())


@both
def test_a_duel_has_a_record_for_each_seat(database: str) -> None:
    async def go() -> None:
        async with inside(database) as house:
            one = to_the_end(plan("eden", duel=True))
            id = await put(house, SharedTable(one.plan, 0.0, one.entries[:-1]))
            last = one.entries[-1]
            await house.rooms.act(id, last.who, last.client, last.seq, "move", last.data)
            texts = await records(house, id)
            assert len(texts) == 2
            for text in texts:
                verify(parse(text, find))

    run(go())


@both
def test_a_crash_between_the_last_move_and_its_record(database: str) -> None:
    """Whoever asks for it gets it; and whoever looks at the table has it stored."""
    async def go() -> None:
        ended = [to_the_end(plan("goldblivion", seed=seed)) for seed in (1, 2)]
        house = await start(database)
        asked, looked_at = [await put(house, one) for one in ended]
        await die(house)
        async with inside(database) as house:
            assert await house.store.open_records() == []
            texts = await _records(house, asked)
            assert texts == [record.text() for record in ended[0].records()]
            assert await house.store.records_of(asked) == texts
            await house.rooms.room(looked_at)
            assert await records(house, looked_at) == [
                record.text() for record in ended[1].records()]
            assert await _records(house, looked_at) == await records(house, looked_at)
            lines = await house.store.open_records()
            assert {line.id for line in lines} == {asked, looked_at}

    run(go())


def test_a_server_that_stops_at_once_after_the_last_move_has_stored_its_record(
        tmp_path: Path) -> None:
    async def go() -> None:
        database = str(tmp_path / "tables.db")
        async with inside(database) as house:
            id = await seat(house, plan("goldblivion"))
            await house.rooms.act(id, ANN, "page:1", 0, "resign")
        async with inside(database) as house:
            assert len(await house.store.records_of(id)) == 1

    run(go())


# --- rematches ------------------------------------------------------------------------------------


def names(one: SharedTable) -> list[str]:
    return [place.name or place.spec for place in one.gathering.places]


@both
def test_a_rematch_is_opened_with_everybody_one_seat_on(database: str) -> None:
    async def go() -> None:
        async with inside(database) as house:
            id = await put(house, to_the_end(plan("havresac", (OPEN, OPEN, "random"))))
            ann, ben = await Visitor.enter(house, ANN), await Visitor.enter(house, BEN)
            await ann.follow(id)
            await ben.follow(id)
            await ann.does(id, "again")
            await still()
            assert (await table_of(house, id)).next == ""
            await ben.does(id, "again")
            await until(lambda: ann.tables[id]["next"] != "")
            again = await table_of(house, ann.tables[id]["next"])
            assert names(again) == ["random", "Ann", "Ben"]
            assert again.plan.secret != (await table_of(house, id)).plan.secret
            lines = await house.store.tables_of(ANN)
            assert {line.id for line in lines} == {id, ann.tables[id]["next"]}
            assert await house.store.count() == 2

    run(go())


def test_two_processes_that_see_it_open_one_rematch(postgres: Postgres) -> None:
    async def go() -> None:
        database = empty(postgres)
        async with inside(database) as one, inside(database) as other:
            for seed in range(3):
                table = to_the_end(plan("eden", (OPEN,), seed=seed))
                says(table, ANN, "again")
                id = secrets.token_urlsafe(16)
                for house in (one, other):  # whoever reads it finds that a rematch is wanted
                    await house.rooms.open(table.plan, id, table.entries)
                await asyncio.gather(one.rooms.room(id), other.rooms.room(id))

                async def both_know(id: str = id) -> bool:
                    return all([(await table_of(house, id)).next for house in (one, other)])

                await until_so(both_know)
                entries = await one.store.entries_since(id, table.version)
                assert [entry.kind for entry in entries] == ["next"]
                await until(lambda: not one.rooms._tasks and not other.rooms._tasks)
                again = await table_of(other, entries[0].data)
                assert names(again) == ["Ann"]
                assert again.entries == (await table_of(one, entries[0].data)).entries
                assert await one.store.count() == 2 * (seed + 1)

    run(go())


@both
def test_a_rematch_that_a_crash_prevented_is_opened_when_somebody_looks(database: str) -> None:
    async def go() -> None:
        table = to_the_end(plan("eden", (OPEN,)))
        says(table, ANN, "again")
        house = await start(database)
        id = await put(house, table)
        await die(house)
        async with inside(database) as house:
            ann = await Visitor.enter(house, ANN)
            await ann.follow(id)
            await until(lambda: ann.tables[id]["next"] != "")
            assert names(await table_of(house, ann.tables[id]["next"])) == ["Ann"]

    run(go())


# --- notices --------------------------------------------------------------------------------------


class Posted:
    """What somebody would have been told."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.notices: list[tuple[str, Notice]] = []
        monkeypatch.setattr(house.notifier, "post", self.post)

    def post(self, who: str, _target: Target, notice: Notice) -> None:
        self.notices.append((who, notice))


def turns(about: Plan) -> SharedTable:
    """A game up to where Ben's next move makes it Ann's turn."""
    one = playing(about, at=clock.now() - 1000.0)
    while True:
        before = SharedTable(one.plan, 0.0, one.entries)
        seat = game_of(one).to_move()[0]
        does(one, seat, data=any_move(one, seat))
        if seat == 1 and game_of(one).to_move() == [0]:
            return before


async def bens_move(house: House, id: str) -> None:
    table = await table_of(house, id)
    await house.rooms.act(id, BEN, f"ben:{table.version}", table.seq_of(1), "move",
                          any_move(table, 1))


def test_who_is_away_is_told_of_their_turn_once(tmp_path: Path, hand: Hand,
                                                monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with inside(str(tmp_path / "tables.db")) as house:
            posted = Posted(house, monkeypatch)
            await person(house, ANN, WEBHOOK)
            await person(house, BEN, WEBHOOK)
            id = await put(house, turns(plan("goldblivion")))
            await bens_move(house, id)
            await later(PATIENCE - 1.0)
            assert posted.notices == [], "she may come by herself"
            await later(1.0)
            told = [(ANN, Notice("Tonight", "goldblivion", f"/t/{id}"))]
            assert posted.notices == told
            await house.rooms.act(id, BEN, "b", None, "chat", '{"name":"Ben","text":"Your turn"}')
            await later(10 * PATIENCE, step=PATIENCE)
            assert posted.notices == told

    hand.run(go())


@pytest.mark.parametrize("notify", [None, WEBHOOK, '{"kind":"pigeon"}'])
def test_who_is_there_or_wants_no_notice_gets_none(
        notify: str | None, tmp_path: Path, hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with inside(str(tmp_path / "tables.db")) as house:
            posted = Posted(house, monkeypatch)
            await person(house, ANN, notify)
            id = await put(house, turns(plan("goldblivion")))
            if notify == WEBHOOK:
                await (await Visitor.enter(house, ANN)).follow(id)
            await bens_move(house, id)
            await later(2 * PATIENCE, step=PATIENCE)
            assert posted.notices == []

    hand.run(go())


def test_who_comes_back_in_time_is_not_told(tmp_path: Path, hand: Hand,
                                            monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with inside(str(tmp_path / "tables.db")) as house:
            posted = Posted(house, monkeypatch)
            await person(house, ANN, WEBHOOK)
            id = await put(house, turns(plan("goldblivion")))
            await bens_move(house, id)
            await later(PATIENCE - 1.0)
            ann = await Visitor.enter(house, ANN)
            await ann.follow(id)
            await later(2 * PATIENCE, step=1.0)
            assert posted.notices == []

    hand.run(go())


def test_a_reminder_of_an_earlier_turn_is_not_one_of_this(
        tmp_path: Path, hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ann comes, moves and goes; when it is her turn again she is told once, and not too soon."""
    async def go() -> None:
        async with inside(str(tmp_path / "tables.db")) as house:
            posted = Posted(house, monkeypatch)
            await person(house, ANN, WEBHOOK)
            id = await put(house, turns(plan("goldblivion")))
            await bens_move(house, id)
            await later(PATIENCE - 1.0)
            table = await table_of(house, id)
            while game_of(table).to_move() != [1]:
                await house.rooms.act(id, ANN, f"ann:{table.version}", table.seq_of(0), "move",
                                      any_move(table, 0))
            while game_of(table).to_move() != [0]:
                await bens_move(house, id)
            await later(PATIENCE - 1.0, step=1.0)
            assert posted.notices == []
            await later(1.0)
            assert len(posted.notices) == 1
            await later(PATIENCE, step=1.0)
            assert len(posted.notices) == 1

    hand.run(go())


def test_who_is_at_another_process_is_not_told(postgres: Postgres, hand: Hand,
                                               monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        database = empty(postgres)
        async with inside(database) as one, inside(database) as other:
            posted = [Posted(house, monkeypatch) for house in (one, other)]
            await person(one, ANN, WEBHOOK)
            id = await put(one, turns(plan("goldblivion")))
            ann = await Visitor.enter(one, ANN)
            version = (await ann.follow(id))["version"]
            await bens_move(other, id)  # a process that has never heard of the table
            await still()
            assert ann.tables[id]["version"] == version + 1
            await later(2 * PATIENCE, step=1.0)
            assert [one_posted.notices for one_posted in posted] == [[], []]

    hand.run(go())
