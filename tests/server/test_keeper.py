"""What a server does by itself: bots play, clocks run out, those who stay away are stood in for.

Time passes when the test says so; real processes think only where that matters.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path
from typing import Literal

import pytest

from ludotheque.server import keeper, workers
from ludotheque.server.house import House
from ludotheque.server.keeper import LEASE, LOOK, SOON
from ludotheque.server.protocol import HEARTBEAT
from ludotheque.server.rooms import LOOK_AGAIN
from ludotheque.server.worker import Think
from ludotheque.server.workers import Workers
from ludotheque.tables.entry import HOST
from ludotheque.tables.shared import SharedTable
from ludotheque.tables.terms import OPEN, Plan, Terms
from ludotheque.tables.terms import Clock as Timer
from tests.postgres import Postgres
from tests.server.inside import (
    Clock,
    Quick,
    Visitor,
    die,
    inside,
    listener_of,
    put,
    seat,
    settle,
    start,
    sweep,
    table_of,
    turn_at,
    until,
)
from tests.store.stores import ask, do, empty, run
from tests.tables.people import ANN, BEN, IDS, any_move, does, game_of, plan, playing

DAY = 24 * 3600.0
ALONE = (OPEN, "random")


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def timed(kind: Literal["live", "turn"], absent: Literal["wait", "bot", "end"],
          seconds: float = 60.0) -> Terms:
    """Clocks that bind, at a table where being away matters only after a month."""
    return Terms(absent=absent, grace=30 * DAY, clock=Timer(kind, seconds))


def away(absent: Literal["wait", "bot", "end"], grace: float = 10.0) -> Terms:
    return Terms(absent=absent, grace=grace)


def to_move(one: SharedTable) -> int:
    return game_of(one).to_move()[0]


async def kinds(house: House, id: str, since: int) -> list[str]:
    """What happened at a table."""
    return [entry.kind for entry in await house.store.entries_since(id, since)]


async def until_stands_in(house: House, id: str, seat: int) -> None:
    """Until a bot plays for somebody."""
    while not game_of(await table_of(house, id)).seats[seat].stand_in:
        await asyncio.sleep(0.005)


# --- bots -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["havresac", "goldblivion"])
def test_bots_play_when_it_is_their_turn(game: str, database: str) -> None:
    async def go() -> None:
        bots = Quick()
        async with inside(database, bots) as house:
            id = await seat(house, plan(game, ALONE))
            ann = await Visitor.enter(house, ANN)
            await ann.follow(id)
            for _ in range(15):
                await until(lambda: 0 in ann.tables[id]["to_move"])
                await ann.move(id)
            entries = await house.store.entries_since(id, 2)
            made = [entry for entry in entries if entry.seat == 1]
            assert made
            assert all(entry.who == HOST and entry.kind == "move" for entry in made)
            table = await table_of(house, id)
            assert bots.whose == {table.plan.owner}  # in their turn among the server's people
            assert table.plan.owner

    run(go())


@pytest.mark.parametrize("connected", [True, False])
def test_a_bot_interrupted_by_a_crash_goes_on_by_itself(connected: bool, database: str) -> None:
    """The keeper finds in the database what is due, whether anybody looks or not."""
    async def go() -> None:
        thinking = Never()
        house = await start(database, thinking)
        id = await put(house, until_bot(plan("goldblivion", ALONE)))
        await table_of(house, id)
        await until(lambda: thinking.asked > 0)
        while not await house.store.due(time.time()):
            await asyncio.sleep(0.005)
        before = await house.store.entries_since(id, 0)
        await die(house)
        async with inside(database) as house:
            if connected:
                await (await Visitor.enter(house, ANN)).follow(id)
            while len(await house.store.entries_since(id, 0)) == len(before):
                await asyncio.sleep(0.01)
            after = await house.store.entries_since(id, 0)
            assert after[:len(before)] == before

    run(go())


class Never(Workers):
    """Bots that think for ever."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0

    async def think(self, thought: Think, seconds: float, whose: str = "") -> int:
        self.asked += 1
        await asyncio.Event().wait()
        raise AssertionError


def until_bot(about: Plan, at: float = 0.0) -> SharedTable:
    """A game up to a person's move after which only a bot is to move."""
    at = at or time.time()
    one = playing(about, at=at)
    while one.entries[-1].kind != "move" or one.entries[-1].who == HOST or (
            game_of(one).to_move() != [1]):
        does(one, to_move(one), data=any_move(one, to_move(one)), at=at)
    return one


def test_a_crash_right_after_an_entry_is_found_too(
        database: str, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing but the entry was written: with it stands that somebody has to look."""
    async def go() -> None:
        house = await start(database, Never())
        one = until_bot(plan("goldblivion", ALONE), clock.now)
        id = await put(house, SharedTable(one.plan, clock.now, one.entries[:-1]))
        monkeypatch.setattr(house.store.commits, "note", lambda standing: None)
        last = one.entries[-1]
        await house.rooms.act(id, ANN, "page:1", last.seq, "move", last.data)
        await die(house)
        async with inside(database) as house:
            await settle()
            assert house.rooms.rooms == {}
            clock.pass_by(LOOK_AGAIN)
            while len(await house.store.entries_since(id, 0)) == len(one.entries):
                await asyncio.sleep(0.01)

    run(go())


def test_a_worker_killed_while_it_thinks_costs_nobody_the_game(
        database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "waits.py"
    program.write_text(f"""
import os, pathlib, time
from ludotheque.server import worker
here, honest = pathlib.Path({str(tmp_path)!r}), worker.choose
def choose(thought):
    if not (here / "thinking").exists():
        (here / "thinking").write_text(str(os.getpid()))
        time.sleep(1000)
    return honest(thought)
worker.choose = choose
worker.main()
""", "utf-8")
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, str(program)))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))

    async def go() -> None:
        bots = Workers(1)
        async with inside(database, bots) as house:
            id = await put(house, until_bot(plan("havresac", ALONE)))
            version = (await table_of(house, id)).version
            thinking = tmp_path / "thinking"
            await until(lambda: thinking.exists() and thinking.read_text("utf-8") != "")
            os.kill(int(thinking.read_text("utf-8")), signal.SIGKILL)
            while (await table_of(house, id)).version == version:
                await asyncio.sleep(0.01)
            assert bots.crashed == 1
            assert bots.fallbacks == 0
        await bots.stop()

    run(go())


# --- clocks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["live", "turn"])
def test_when_time_is_up_a_bot_plays_on(kind: Literal["live", "turn"], database: str,
                                        clock: Clock) -> None:
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan("goldblivion", terms=timed(kind, "bot")), clock.now)
            slow = to_move(await table_of(house, id))
            here = await Visitor.enter(house, IDS[slow])
            version = (await here.follow(id))["version"]
            clock.pass_by(59.0, house)
            await settle()
            assert await kinds(house, id, version) == []
            clock.pass_by(1.0, house)
            await until(lambda: here.tables[id]["seats"][slow]["stand_in"])
            assert (await kinds(house, id, version))[0] == "timeout"
            await until(lambda: here.tables[id]["to_move"] == [1 - slow])
            await here.does(id, "return")  # who is there takes the seat back when they want
            assert not here.tables[id]["seats"][slow]["stand_in"]

    run(go())


def test_when_time_is_up_the_game_is_lost_where_the_table_said_so(database: str,
                                                                 clock: Clock) -> None:
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan("goldblivion", terms=timed("turn", "end")), clock.now)
            slow = to_move(await table_of(house, id))
            here = await Visitor.enter(house, IDS[slow])
            version = (await here.follow(id))["version"]
            clock.pass_by(60.0, house)
            await until(lambda: here.tables[id]["phase"] == "ended")
            assert await kinds(house, id, version) == ["timeout"]
            assert here.tables[id]["standing"] == [2, 1] if slow == 0 else [1, 2]

    run(go())


def test_a_turn_has_its_time_anew(database: str, clock: Clock) -> None:
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan("goldblivion", terms=timed("turn", "end")), clock.now)
            people = [await Visitor.enter(house, who) for who in (ANN, BEN)]
            for visitor in people:
                await visitor.follow(id)
            for _ in range(4):
                clock.pass_by(50.0, house)
                acting = people[to_move(await table_of(house, id))]
                await acting.reach(id, (await table_of(house, id)).version)
                await acting.move(id)
            assert (await table_of(house, id)).phase == "playing"

    run(go())


def test_a_far_deadline_is_left_to_the_database(database: str, clock: Clock) -> None:
    """Days by post: nothing of the table is in memory, nobody is connected, and time runs out."""
    async def go() -> None:
        async with inside(database) as house:
            terms = timed("turn", "bot", 3 * DAY)
            id = await seat(house, plan("goldblivion", terms=terms), clock.now)
            slow = to_move(await table_of(house, id))
            assert house.rooms.rooms[id].duty is None
            await sweep(house, id)
            assert house.rooms.rooms == {}
            clock.now += 3 * DAY - SOON
            await settle()
            assert house.rooms.rooms == {}
            clock.now += SOON
            await until_stands_in(house, id, slow)

    run(go())


def test_a_deadline_passes_while_the_server_is_down(database: str, clock: Clock) -> None:
    async def go() -> None:
        house = await start(database)
        id = await seat(house, plan("goldblivion", terms=timed("turn", "bot", DAY)), clock.now)
        slow = to_move(await table_of(house, id))
        while not await house.store.due(clock.now + DAY):
            await asyncio.sleep(0.005)
        await die(house)
        clock.now += 2 * DAY
        async with inside(database) as house:
            await until_stands_in(house, id, slow)

    run(go())


# --- being away -----------------------------------------------------------------------------------


def test_a_bot_stands_in_for_who_left_until_they_come_back(database: str, clock: Clock) -> None:
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan("goldblivion", terms=away("bot")), clock.now)
            gone = to_move(await table_of(house, id))
            here = await Visitor.enter(house, IDS[gone])
            other = await Visitor.enter(house, IDS[1 - gone])
            await here.follow(id)
            version = (await other.follow(id))["version"]
            clock.pass_by(1000.0, house)  # they think
            await settle()
            await here.leave()
            await until(lambda: not other.presence[id]["seats"][gone])
            clock.pass_by(9.0, house)
            await settle()
            assert await kinds(house, id, version) == []
            clock.pass_by(1.0, house)
            await until(lambda: other.tables[id]["seats"][gone]["stand_in"])
            await until(lambda: 1 - gone in other.tables[id]["to_move"])
            back = await Visitor.enter(house, IDS[gone])
            await back.follow(id)
            await until(lambda: not back.tables[id]["seats"][gone]["stand_in"])
            happened = await kinds(house, id, version)
            assert happened[0] == "away"
            assert happened[-1] == "return"

    run(go())


def test_who_comes_back_in_time_is_not_stood_in_for(database: str, clock: Clock) -> None:
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan("goldblivion", terms=away("bot")), clock.now)
            gone = to_move(await table_of(house, id))
            for _ in range(3):
                here = await Visitor.enter(house, IDS[gone])
                version = (await here.follow(id))["version"]
                await settle()
                await here.leave()
                await until(lambda: IDS[gone] in house.rooms.rooms[id].gone)
                clock.pass_by(9.0, house)
                await settle()
            assert await kinds(house, id, version) == []

    run(go())


def test_who_never_came_is_not_waited_for_longer_than_agreed(database: str, clock: Clock) -> None:
    """The table is not in memory, and nobody ever connects."""
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan("goldblivion", terms=away("end", 3600.0)), clock.now)
            await table_of(house, id)
            await sweep(house, id)
            for _ in range(5):
                clock.now += 600.0
                await settle(5)
            assert (await table_of(house, id)).phase == "playing"
            clock.now += 600.0
            while (await table_of(house, id)).phase != "ended":
                await asyncio.sleep(0.005)
            assert (await kinds(house, id, 4)) == ["away"]

    run(go())


def test_a_table_that_waits_waits(database: str, clock: Clock) -> None:
    async def go() -> None:
        async with inside(database) as house:
            terms = Terms(absent="wait", grace=1.0, clock=Timer("live", 5.0))
            id = await seat(house, plan("goldblivion", terms=terms), clock.now)
            here = await Visitor.enter(house, ANN)
            version = (await here.follow(id))["version"]
            await here.leave()
            for _ in range(3):
                clock.pass_by(100 * DAY, house)
                await settle()
            assert await kinds(house, id, version) == []
            assert await house.store.due(clock.now) == []

    run(go())


def test_a_restart_gives_everybody_their_time_to_come_back(database: str, clock: Clock) -> None:
    """Whoever was there when the server died has not left."""
    async def go() -> None:
        house = await start(database)
        id = await seat(house, plan("goldblivion", terms=away("end", 100.0)), clock.now)
        here = await Visitor.enter(house, IDS[to_move(await table_of(house, id))])
        version = (await here.follow(id))["version"]
        clock.pass_by(1000.0, house)
        await settle()
        await die(house)
        clock.now += 5000.0
        async with inside(database) as house:
            clock.pass_by(99.0, house)
            await settle()
            assert await kinds(house, id, version) == []
            clock.pass_by(2 * LOOK, house)
            while (await table_of(house, id)).phase != "ended":
                await asyncio.sleep(0.005)

    run(go())


# --- finding what is due --------------------------------------------------------------------------


def test_a_table_that_cannot_be_read_holds_up_nobody(
        database: str, clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    async def go() -> None:
        async with inside(database, Quick()) as house:
            broken, fine = [await put(house, until_bot(plan("goldblivion", ALONE)))
                            for _ in range(2)]
            await do(house.store, "UPDATE tables SET plan = 'nonsense' WHERE id = :id", id=broken)
            await do(house.store, "UPDATE tables SET due = 1 WHERE id = :id", id=broken)
            await do(house.store, "UPDATE tables SET due = 2 WHERE id = :id", id=fine)
            before = len(await house.store.entries_since(fine, 0))
            while len(await house.store.entries_since(fine, 0)) == before:
                await asyncio.sleep(0.005)
            await settle()
        assert caplog.text.count("a table cannot be read") == 1
        assert broken not in caplog.text

    run(go())


def test_the_database_learns_that_nothing_is_due(database: str, clock: Clock) -> None:
    """Else it would be looked at again every second, and never be dropped from memory."""
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan(), clock.now)
            await table_of(house, id)
            for _ in range(2):
                await settle()
                await do(house.store, "UPDATE tables SET due = 1")
                while await house.store.due(clock.now):
                    await asyncio.sleep(0.005)

    run(go())


# --- several processes ----------------------------------------------------------------------------


class Slow(Quick):
    """Bots that take their time; how many think at once, in all processes."""

    now = most = 0

    def __init__(self, seconds: float = 0.01) -> None:
        super().__init__()
        self.seconds = seconds

    async def think(self, thought: Think, seconds: float, whose: str = "") -> int:
        Slow.now += 1
        Slow.most = max(Slow.most, Slow.now)
        try:
            await asyncio.sleep(self.seconds)
        finally:
            Slow.now -= 1
        return await super().think(thought, seconds, whose)


async def play(id: str, person: Visitor, bots: Quick, more: int) -> None:
    """A person moves whenever they can, until bots have made so many more moves."""
    enough = len(bots.asked) + more
    while len(bots.asked) < enough:
        if person.tables[id].get("choices"):
            await person.move(id)
        await asyncio.sleep(0.002)


@pytest.mark.parametrize("kindly", [True, False])
def test_one_process_moves_the_bots_and_another_goes_on_when_it_ends(
        kindly: bool, postgres: Postgres, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        database = empty(postgres)
        monkeypatch.setattr(Slow, "most", 0)
        mine, theirs = Slow(), Slow()
        one = await start(database, mine)
        async with inside(database, theirs) as other:
            id = await seat(one, plan("havresac", (OPEN, "random", "random")), clock.now)
            ann, watcher = await Visitor.enter(one, ANN), await Visitor.enter(other, BEN)
            await ann.follow(id)
            await until(lambda: len(mine.asked) > 0)
            await watcher.follow(id)
            await play(id, ann, mine, 12)
            assert theirs.asked == []
            if kindly:
                await ann.leave()
                await one.stop()
                clock.pass_by(0.0, other)
            else:
                await die(one)
                await settle()
                assert theirs.asked == []
                clock.pass_by(LEASE + 1.0, other)
            ann = await Visitor.enter(other, ANN)
            await ann.follow(id)
            await play(id, ann, theirs, 12)
            assert Slow.most == 1
            moves = [entry.client for entry in await other.store.entries_since(id, 0)]
            assert len(set(moves)) == len(moves)

    run(go())


def test_a_thought_longer_than_a_lease_is_thought_once(
        postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        database = empty(postgres)
        monkeypatch.setattr(keeper, "LEASE", 0.3)
        mine, theirs = Slow(1.5), Slow(1.5)
        async with inside(database, mine) as one, inside(database, theirs) as other:
            id = await put(one, until_bot(plan("goldblivion", ALONE)))
            version = (await table_of(one, id)).version
            await until(lambda: Slow.now == 1)
            await table_of(other, id)
            while (await table_of(other, id)).version == version:
                await asyncio.sleep(0.01)
            assert theirs.asked == []

    run(go())


def test_who_is_at_another_process_is_not_away(postgres: Postgres, clock: Clock) -> None:
    """They have been thinking for longer than the grace when somebody begins to watch there."""
    async def go() -> None:
        database = empty(postgres)
        async with inside(database) as one, inside(database) as other:
            id = await seat(one, plan("goldblivion", terms=away("end")), clock.now)
            here = await Visitor.enter(one, IDS[to_move(await table_of(one, id))])
            version = (await here.follow(id))["version"]
            clock.pass_by(1000.0, one, other)
            await settle()
            watcher = await Visitor.enter(other, "watcher")
            await watcher.follow(id)
            await until(lambda: True in watcher.presence[id]["seats"])
            clock.pass_by(60.0, one, other)
            await settle()
            assert await kinds(one, id, version) == []

    run(go())


def test_who_left_another_process_a_moment_ago_has_their_time(postgres: Postgres,
                                                             clock: Clock) -> None:
    async def go() -> None:
        database = empty(postgres)
        async with inside(database) as one, inside(database) as other:
            id = await seat(one, plan("goldblivion", terms=away("end", 3600.0)), clock.now)
            here = await Visitor.enter(one, IDS[to_move(await table_of(one, id))])
            version = (await here.follow(id))["version"]
            await until(lambda: here.presence[id]["seats"].count(True) == 1)
            clock.pass_by(DAY, one, other)
            await settle()
            await here.leave()
            while await ask(one.store, "SELECT due FROM tables") != [(clock.now + 3600.0,)]:
                await asyncio.sleep(0.005)
            watcher = await Visitor.enter(other, "watcher")
            await watcher.follow(id)
            clock.pass_by(3500.0, one, other)
            await settle()
            assert await kinds(one, id, version) == []
            while watcher.tables[id]["phase"] != "ended":
                clock.pass_by(20.0, one, other)
                await settle(2)

    run(go())


def test_who_was_at_a_process_that_died_is_away_in_the_end(postgres: Postgres,
                                                          clock: Clock) -> None:
    async def go() -> None:
        database = empty(postgres)
        one = await start(database)
        async with inside(database) as other:
            id = await seat(one, plan("goldblivion", terms=away("end")), clock.now)
            here = await Visitor.enter(one, IDS[to_move(await table_of(one, id))])
            await here.follow(id)
            watcher = await Visitor.enter(other, "watcher")
            await watcher.follow(id)
            await until(lambda: True in watcher.presence[id]["seats"])
            await die(one)
            clock.pass_by(3 * HEARTBEAT, other)
            other.rooms.sweep()
            await until(lambda: True not in watcher.presence[id]["seats"])
            clock.pass_by(10.0 + LEASE, other)
            await until(lambda: watcher.tables[id]["phase"] == "ended")

    run(go())


def test_who_comes_back_to_a_process_that_is_behind_has_the_seat_back(
        postgres: Postgres, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot that stands in has moved at another process, and this one has not heard of it yet."""
    async def go() -> None:
        database = empty(postgres)
        async with inside(database) as one, inside(database, Never()) as other:
            id = await seat(one, plan("goldblivion", terms=away("bot")), clock.now)
            gone = to_move(await table_of(one, id))
            await (await Visitor.enter(other, "watcher")).follow(id)
            with monkeypatch.context() as deaf:
                deaf.setattr(listener_of(other), "_hear", lambda message: None)
                # What it has heard already, or finds by itself, must not bring it up to date.
                await until(lambda: not other.rooms._tasks)
                other.keeper.end()
                clock.pass_by(LOOK + 10.0, one)
                await until_stands_in(one, id, gone)
                while to_move(await table_of(one, id)) == gone:
                    await asyncio.sleep(0.005)
                back = await Visitor.enter(other, IDS[gone])
                version = (await back.follow(id))["version"]
            other.rooms.missed()
            while "return" not in await kinds(one, id, version):
                await asyncio.sleep(0.005)
            assert (await kinds(one, id, version))[0] == "away"
            await until(lambda: not back.tables[id]["seats"][gone]["stand_in"])

    run(go())


def test_the_seat_is_given_back_while_the_bot_moves(database: str, clock: Clock) -> None:
    """What they saw of the table is old by the time it is their turn to speak."""
    async def go() -> None:
        async with inside(database, Never()) as house:
            id = await seat(house, plan("goldblivion", terms=away("bot")), clock.now)
            table = await table_of(house, id)
            gone = to_move(table)
            clock.pass_by(10.0, house)
            await until_stands_in(house, id, gone)
            room, seq = house.rooms.rooms[id], table.seq_of(gone)
            async with turn_at(room):
                moving = asyncio.create_task(house.rooms.act(
                    id, HOST, "bot", seq, "move", any_move(table, gone), gone))
                giving = asyncio.create_task(house.rooms.give_back(room, IDS[gone]))
                await settle(2)
            await moving
            await giving
            assert [entry.kind for entry in table.entries[-2:]] == ["move", "return"]

    run(go())
