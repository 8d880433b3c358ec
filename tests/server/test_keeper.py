"""What a server does by itself: bots play, clocks run out, those who stay away are stood in for.

Time passes when the test says so (`tests/timing.py`), and what the host does not do by then it does
not do; real processes think only where that matters.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Literal

import pytest

from ludotheque.core import clock
from ludotheque.server import workers
from ludotheque.server.house import House
from ludotheque.server.keeper import LEASE, LOOK, ROUND, SOON
from ludotheque.server.protocol import HEARTBEAT
from ludotheque.server.rooms import LOOK_AGAIN
from ludotheque.server.worker import Think
from ludotheque.server.workers import Workers
from ludotheque.tables.entry import HOST
from ludotheque.tables.shared import SharedTable
from ludotheque.tables.terms import OPEN, Clock, Plan, Terms
from tests.postgres import Postgres
from tests.server.inside import (
    Quick,
    Visitor,
    die,
    in_time,
    in_time_so,
    inside,
    later,
    listener_of,
    put,
    seat,
    start,
    still,
    stop,
    sweep,
    table_of,
    turn_at,
)
from tests.store.stores import ask, do, empty
from tests.tables.people import ANN, BEN, IDS, any_move, does, game_of, plan, playing
from tests.timing import Hand, lasts, run, until

DAY = 24 * 3600.0
ALONE = (OPEN, "random")


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")


def timed(kind: Literal["live", "turn"], absent: Literal["wait", "bot", "end"],
          seconds: float = 60.0) -> Terms:
    """Clocks that bind, at a table where being away matters only after a month."""
    return Terms(absent=absent, grace=30 * DAY, clock=Clock(kind, seconds))


def away(absent: Literal["wait", "bot", "end"], grace: float = 10.0) -> Terms:
    return Terms(absent=absent, grace=grace)


def to_move(one: SharedTable) -> int:
    return game_of(one).to_move()[0]


async def kinds(house: House, id: str, since: int) -> list[str]:
    """What happened at a table."""
    return [entry.kind for entry in await house.store.entries_since(id, since)]


async def until_stands_in(house: House, id: str, seat: int) -> None:
    """Until a bot plays for somebody."""
    async def stands_in() -> bool:
        return game_of(await table_of(house, id)).seats[seat].stand_in

    await in_time_so(stands_in)


async def until_ended(house: House, id: str) -> None:
    async def ended() -> bool:
        return (await table_of(house, id)).phase == "ended"

    await in_time_so(ended)


async def until_more(house: House, id: str, than: int) -> None:
    """Until more has happened at a table."""
    async def more() -> bool:
        return len(await house.store.entries_since(id, 0)) > than

    await in_time_so(more)


# --- bots -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["havresac", "goldblivion"])
def test_bots_play_when_it_is_their_turn(game: str, database: str, hand: Hand) -> None:
    async def go() -> None:
        bots = Quick()
        async with inside(database, bots) as house:
            id = await seat(house, plan(game, ALONE))
            ann = await Visitor.enter(house, ANN)
            await ann.follow(id)
            for _ in range(15):
                await still()  # bots wait for nothing
                assert 0 in ann.tables[id]["to_move"]
                await ann.move(id)
            await still()
            entries = await house.store.entries_since(id, 2)
            made = [entry for entry in entries if entry.seat == 1]
            assert made
            assert all(entry.who == HOST and entry.kind == "move" for entry in made)
            table = await table_of(house, id)
            assert bots.whose == {table.plan.owner}  # in their turn among the server's people
            assert table.plan.owner

    hand.run(go())


@pytest.mark.parametrize("connected", [True, False])
def test_a_bot_interrupted_by_a_crash_goes_on_by_itself(connected: bool, database: str,
                                                        hand: Hand) -> None:
    """The keeper finds in the database what is due, whether anybody looks or not."""
    async def go() -> None:
        thinking = Never()
        house = await start(database, thinking)
        id = await put(house, until_bot(plan("goldblivion", ALONE)))
        await table_of(house, id)
        await still()
        assert thinking.asked == 1
        assert await house.store.due(hand.time) == [id]
        before = await house.store.entries_since(id, 0)
        await die(house)
        async with inside(database) as house:
            if connected:
                await (await Visitor.enter(house, ANN)).follow(id)
            await until_more(house, id, len(before))
            after = await house.store.entries_since(id, 0)
            assert after[:len(before)] == before

    hand.run(go())


class Never(Workers):
    """Bots that think for ever."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0

    async def think(self, thought: Think, seconds: float, whose: str = "") -> int:
        self.asked += 1
        await asyncio.Event().wait()
        raise AssertionError


def until_bot(about: Plan) -> SharedTable:
    """A game up to a person's move after which only a bot is to move."""
    at = clock.now()
    one = playing(about, at=at)
    while one.entries[-1].kind != "move" or one.entries[-1].who == HOST or (
            game_of(one).to_move() != [1]):
        does(one, to_move(one), data=any_move(one, to_move(one)), at=at)
    return one


def test_a_crash_right_after_an_entry_is_found_too(
        database: str, hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing but the entry was written: with it stands that somebody has to look."""
    async def go() -> None:
        house = await start(database, Never())
        one = until_bot(plan("goldblivion", ALONE))
        id = await put(house, SharedTable(one.plan, hand.time, one.entries[:-1]))
        monkeypatch.setattr(house.store.commits, "note", lambda standing: None)
        last = one.entries[-1]
        await house.rooms.act(id, ANN, "page:1", last.seq, "move", last.data)
        await die(house)
        async with inside(database) as house:
            await later(LOOK_AGAIN - ROUND, step=ROUND)
            assert house.rooms.rooms == {}
            await later(ROUND)
            assert len(await house.store.entries_since(id, 0)) > len(one.entries)

    hand.run(go())


def test_a_worker_killed_while_it_thinks_costs_nobody_the_game(
        database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "waits.py"
    program.write_text(f"""
import os, pathlib, threading
from ludotheque.server import worker
here, honest = pathlib.Path({str(tmp_path)!r}), worker.choose
def choose(thought):
    if not (here / "thinking").exists():
        (here / "thinking").write_text(str(os.getpid()))
        threading.Event().wait()
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
            before = len(await house.store.entries_since(id, 0))
            await table_of(house, id)
            thinking = tmp_path / "thinking"
            await until(lambda: thinking.exists() and thinking.read_text("utf-8") != "")
            os.kill(int(thinking.read_text("utf-8")), signal.SIGKILL)
            await until_more(house, id, before)
            assert bots.crashed == 1
            assert bots.fallbacks == 0
        await bots.stop()

    run(go())


# --- clocks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["live", "turn"])
def test_when_time_is_up_a_bot_plays_on(kind: Literal["live", "turn"], database: str,
                                        hand: Hand) -> None:
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan("goldblivion", terms=timed(kind, "bot")))
            slow = to_move(await table_of(house, id))
            here = await Visitor.enter(house, IDS[slow])
            version = (await here.follow(id))["version"]
            await later(59.0)
            assert await kinds(house, id, version) == []
            await later(1.0)
            assert here.tables[id]["seats"][slow]["stand_in"]
            assert (await kinds(house, id, version))[0] == "timeout"
            assert here.tables[id]["to_move"] == [1 - slow]
            await here.does(id, "return")  # who is there takes the seat back when they want
            assert not here.tables[id]["seats"][slow]["stand_in"]

    hand.run(go())


def test_when_time_is_up_the_game_is_lost_where_the_table_said_so(database: str,
                                                                 hand: Hand) -> None:
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan("goldblivion", terms=timed("turn", "end")))
            slow = to_move(await table_of(house, id))
            here = await Visitor.enter(house, IDS[slow])
            version = (await here.follow(id))["version"]
            await later(60.0)
            assert here.tables[id]["phase"] == "ended"
            assert await kinds(house, id, version) == ["timeout"]
            assert here.tables[id]["standing"] == [2, 1] if slow == 0 else [1, 2]

    hand.run(go())


def test_a_turn_has_its_time_anew(database: str, hand: Hand) -> None:
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan("goldblivion", terms=timed("turn", "end")))
            people = [await Visitor.enter(house, who) for who in (ANN, BEN)]
            for visitor in people:
                await visitor.follow(id)
            for _ in range(4):
                await later(50.0)
                for acting in list(game_of(await table_of(house, id)).to_move()):
                    await people[acting].reach(id, (await table_of(house, id)).version)
                    await people[acting].move(id)
            assert (await table_of(house, id)).phase == "playing"

    hand.run(go())


def test_a_far_deadline_is_left_to_the_database(database: str, hand: Hand) -> None:
    """Days by post: nothing of the table is in memory, nobody is connected, and time runs out."""
    async def go() -> None:
        async with inside(database) as house:
            terms = timed("turn", "bot", 3 * DAY)
            id = await seat(house, plan("goldblivion", terms=terms))
            slow = to_move(await table_of(house, id))
            assert house.rooms.rooms[id].duty is None
            await sweep(house, id)
            assert house.rooms.rooms == {}
            await later(3 * DAY - SOON)
            assert house.rooms.rooms == {}
            await later(SOON)
            assert await kinds(house, id, 4) != []
            await until_stands_in(house, id, slow)

    hand.run(go())


def test_a_deadline_passes_while_the_server_is_down(database: str, hand: Hand) -> None:
    async def go() -> None:
        house = await start(database)
        id = await seat(house, plan("goldblivion", terms=timed("turn", "bot", DAY)))
        slow = to_move(await table_of(house, id))
        await still()
        assert await house.store.due(hand.time + DAY) == [id]
        await die(house)
        hand.turn(2 * DAY)
        async with inside(database) as house:
            await until_stands_in(house, id, slow)

    hand.run(go())


# --- being away -----------------------------------------------------------------------------------


def test_a_bot_stands_in_for_who_left_until_they_come_back(database: str, hand: Hand) -> None:
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan("goldblivion", terms=away("bot")))
            gone = to_move(await table_of(house, id))
            here = await Visitor.enter(house, IDS[gone])
            other = await Visitor.enter(house, IDS[1 - gone])
            await here.follow(id)
            version = (await other.follow(id))["version"]
            await later(1000.0)  # they think
            await here.leave()
            await in_time(lambda: not other.presence[id]["seats"][gone])
            await later(9.0)
            assert await kinds(house, id, version) == []
            await later(1.0)
            assert other.tables[id]["seats"][gone]["stand_in"]
            assert other.tables[id]["to_move"] == [1 - gone]
            back = await Visitor.enter(house, IDS[gone])
            await back.follow(id)
            await in_time(lambda: not back.tables[id]["seats"][gone]["stand_in"])
            happened = await kinds(house, id, version)
            assert happened[0] == "away"
            assert happened[-1] == "return"

    hand.run(go())


def test_who_comes_back_in_time_is_not_stood_in_for(database: str, hand: Hand) -> None:
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan("goldblivion", terms=away("bot")))
            gone = to_move(await table_of(house, id))
            for _ in range(3):
                here = await Visitor.enter(house, IDS[gone])
                version = (await here.follow(id))["version"]
                await in_time(lambda: IDS[gone] in house.rooms.rooms[id].there)
                await here.leave()
                await in_time(lambda: IDS[gone] in house.rooms.rooms[id].gone)
                await later(9.0)
            assert await kinds(house, id, version) == []

    hand.run(go())


def test_who_never_came_is_not_waited_for_longer_than_agreed(database: str, hand: Hand) -> None:
    """The table is not in memory, and nobody ever connects."""
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan("goldblivion", terms=away("end", 3600.0)))
            await table_of(house, id)
            await sweep(house, id)
            await later(3000.0, step=600.0)
            assert await kinds(house, id, 4) == []
            await later(600.0)
            assert await kinds(house, id, 4) == ["away"]
            assert (await table_of(house, id)).phase == "ended"

    hand.run(go())


def test_a_table_that_waits_waits(database: str, hand: Hand) -> None:
    async def go() -> None:
        async with inside(database) as house:
            terms = Terms(absent="wait", grace=1.0, clock=Clock("live", 5.0))
            id = await seat(house, plan("goldblivion", terms=terms))
            here = await Visitor.enter(house, ANN)
            version = (await here.follow(id))["version"]
            await here.leave()
            await later(300 * DAY, step=100 * DAY)
            assert await kinds(house, id, version) == []
            assert await house.store.due(hand.time) == []

    hand.run(go())


def test_a_restart_gives_everybody_their_time_to_come_back(database: str, hand: Hand) -> None:
    """Whoever was there when the server died has not left."""
    async def go() -> None:
        house = await start(database)
        id = await seat(house, plan("goldblivion", terms=away("end", 100.0)))
        here = await Visitor.enter(house, IDS[to_move(await table_of(house, id))])
        version = (await here.follow(id))["version"]
        await later(1000.0)
        await die(house)
        hand.turn(5000.0)
        async with inside(database) as house:
            await later(99.0)
            assert await kinds(house, id, version) == []
            await later(2 * LOOK)
            await until_ended(house, id)

    hand.run(go())


# --- finding what is due --------------------------------------------------------------------------


def test_a_table_that_cannot_be_read_holds_up_nobody(
        database: str, hand: Hand, caplog: pytest.LogCaptureFixture) -> None:
    async def go() -> None:
        async with inside(database, Quick()) as house:
            broken, fine = [await put(house, until_bot(plan("goldblivion", ALONE)))
                            for _ in range(2)]
            await do(house.store, "UPDATE tables SET plan = 'nonsense' WHERE id = :id", id=broken)
            await do(house.store, "UPDATE tables SET due = 1 WHERE id = :id", id=broken)
            await do(house.store, "UPDATE tables SET due = 2 WHERE id = :id", id=fine)
            await until_more(house, fine, len(await house.store.entries_since(fine, 0)))
            await later(3 * ROUND, step=ROUND)
        assert caplog.text.count("a table cannot be read") == 1
        assert broken not in caplog.text

    hand.run(go())


def test_the_database_learns_that_nothing_is_due(database: str, hand: Hand) -> None:
    """Else it would be looked at again every second, and never be dropped from memory."""
    async def go() -> None:
        async with inside(database) as house:
            id = await seat(house, plan())
            await table_of(house, id)
            for _ in range(2):
                await still()
                await do(house.store, "UPDATE tables SET due = 1")
                await later(ROUND)
                assert await house.store.due(hand.time) == []

    hand.run(go())


# --- several processes ----------------------------------------------------------------------------


class Slow(Quick):
    """Bots that take their time; how many think at once, in all processes."""

    now = most = 0

    def __init__(self, seconds: float = 0.01) -> None:
        super().__init__()
        self.seconds = seconds
        Slow.most = 0

    async def think(self, thought: Think, seconds: float, whose: str = "") -> int:
        Slow.now += 1
        Slow.most = max(Slow.most, Slow.now)
        try:
            await lasts(self.seconds)
        finally:
            Slow.now -= 1
        return await super().think(thought, seconds, whose)


async def play(id: str, person: Visitor, bots: Quick, more: int) -> None:
    """A person moves whenever they can, until bots have made so many more moves."""
    enough = len(bots.asked) + more

    async def made() -> bool:
        if person.tables[id].get("choices"):
            await person.move(id)
        return len(bots.asked) >= enough

    await in_time_so(made)


@pytest.mark.parametrize("kindly", [True, False])
def test_one_process_moves_the_bots_and_another_goes_on_when_it_ends(
        kindly: bool, postgres: Postgres, hand: Hand) -> None:
    async def go() -> None:
        database = empty(postgres)
        mine, theirs = Slow(), Slow()
        one = await start(database, mine)
        async with inside(database, theirs) as other:
            id = await seat(one, plan("havresac", (OPEN, "random", "random")))
            ann, watcher = await Visitor.enter(one, ANN), await Visitor.enter(other, BEN)
            await ann.follow(id)
            await in_time(lambda: len(mine.asked) > 0)
            await watcher.follow(id)
            await play(id, ann, mine, 12)
            assert theirs.asked == []
            if kindly:
                await ann.leave()
                await stop(one)
            else:
                await die(one)
                await later(LEASE / 2, step=ROUND)  # no lease that is used is any shorter
                assert theirs.asked == []
                await later(LEASE / 2 + 1.0, step=ROUND)
            ann = await Visitor.enter(other, ANN)
            await ann.follow(id)
            await play(id, ann, theirs, 12)
            assert Slow.most == 1
            moves = [entry.client for entry in await other.store.entries_since(id, 0)]
            assert len(set(moves)) == len(moves)

    hand.run(go())


def test_a_thought_longer_than_a_lease_is_thought_once(postgres: Postgres, hand: Hand) -> None:
    async def go() -> None:
        database = empty(postgres)
        mine, theirs = Slow(3 * LEASE), Slow(3 * LEASE)
        async with inside(database, mine) as one, inside(database, theirs) as other:
            id = await put(one, until_bot(plan("goldblivion", ALONE)))
            before = len(await one.store.entries_since(id, 0))
            await table_of(one, id)
            await still()
            assert Slow.now == 1
            await table_of(other, id)
            await later(3 * LEASE, step=1.0)
            assert len(await other.store.entries_since(id, 0)) > before
            assert len(mine.asked) == 1
            assert theirs.asked == []
            assert Slow.most == 1

    hand.run(go())


def test_who_is_at_another_process_is_not_away(postgres: Postgres, hand: Hand) -> None:
    """They have been thinking for longer than the grace when somebody begins to watch there."""
    async def go() -> None:
        database = empty(postgres)
        async with inside(database) as one, inside(database) as other:
            id = await seat(one, plan("goldblivion", terms=away("end")))
            here = await Visitor.enter(one, IDS[to_move(await table_of(one, id))])
            version = (await here.follow(id))["version"]
            await later(1000.0)
            watcher = await Visitor.enter(other, "watcher")
            await watcher.follow(id)
            await in_time(lambda: True in watcher.presence[id]["seats"])
            await later(4 * HEARTBEAT, step=1.0)
            assert await kinds(one, id, version) == []

    hand.run(go())


def test_who_left_another_process_a_moment_ago_has_their_time(postgres: Postgres,
                                                             hand: Hand) -> None:
    async def go() -> None:
        database = empty(postgres)
        async with inside(database) as one, inside(database) as other:
            id = await seat(one, plan("goldblivion", terms=away("end", 3600.0)))
            who = IDS[to_move(await table_of(one, id))]
            here = await Visitor.enter(one, who)
            version = (await here.follow(id))["version"]
            await in_time(lambda: here.presence[id]["seats"].count(True) == 1)
            await later(DAY)
            await here.leave()
            await in_time(lambda: who in one.rooms.rooms[id].gone)
            due = one.rooms.rooms[id].gone[who] + 3600.0

            async def is_noted() -> bool:
                ((at,),) = await ask(one.store, "SELECT due FROM tables")
                return 0.0 <= at - due < 1.0  # by the process that left or by one it told

            await in_time_so(is_noted)
            watcher = await Visitor.enter(other, "watcher")
            await watcher.follow(id)
            await in_time(lambda: True not in watcher.presence[id]["seats"])
            await later(3500.0, step=20.0)  # in which processes hear of each other
            assert await kinds(one, id, version) == []
            await in_time(lambda: watcher.tables[id]["phase"] == "ended", step=1.0)

    hand.run(go())


def test_who_was_at_a_process_that_died_is_away_in_the_end(postgres: Postgres,
                                                          hand: Hand) -> None:
    async def go() -> None:
        database = empty(postgres)
        one = await start(database)
        async with inside(database) as other:
            id = await seat(one, plan("goldblivion", terms=away("end")))
            here = await Visitor.enter(one, IDS[to_move(await table_of(one, id))])
            await here.follow(id)
            watcher = await Visitor.enter(other, "watcher")
            await watcher.follow(id)
            await in_time(lambda: True in watcher.presence[id]["seats"])
            await die(one)
            await later(2 * HEARTBEAT, step=1.0)
            assert True in watcher.presence[id]["seats"], "they may only be slow"
            await in_time(lambda: True not in watcher.presence[id]["seats"])
            await later(10.0 + LEASE, step=1.0)
            assert watcher.tables[id]["phase"] == "ended"

    hand.run(go())


def test_who_comes_back_to_a_process_that_is_behind_has_the_seat_back(
        postgres: Postgres, hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot that stands in has moved at another process, and this one has not heard of it yet."""
    async def go() -> None:
        database = empty(postgres)
        async with inside(database) as one, inside(database, Never()) as other:
            id = await seat(one, plan("goldblivion", terms=away("bot")))
            gone = to_move(await table_of(one, id))
            await (await Visitor.enter(other, "watcher")).follow(id)
            with monkeypatch.context() as deaf:
                deaf.setattr(listener_of(other), "_hear", lambda message: None)
                # What it has heard already, or finds by itself, must not bring it up to date.
                await in_time(lambda: not other.rooms._tasks)
                other.keeper.end()
                await until_stands_in(one, id, gone)
                await still()
                assert to_move(await table_of(one, id)) == 1 - gone
                back = await Visitor.enter(other, IDS[gone])
                version = (await back.follow(id))["version"]
            other.rooms.missed()

            async def returned() -> bool:
                return "return" in await kinds(one, id, version)

            await in_time_so(returned)
            assert (await kinds(one, id, version))[0] == "away"
            await in_time(lambda: not back.tables[id]["seats"][gone]["stand_in"])

    hand.run(go())


def test_the_seat_is_given_back_while_the_bot_moves(database: str, hand: Hand) -> None:
    """What they saw of the table is old by the time it is their turn to speak."""
    async def go() -> None:
        async with inside(database, Never()) as house:
            id = await seat(house, plan("goldblivion", terms=away("bot")))
            table = await table_of(house, id)
            gone = to_move(table)
            await later(10.0)
            await until_stands_in(house, id, gone)
            room, seq = house.rooms.rooms[id], table.seq_of(gone)
            async with turn_at(room):
                moving = asyncio.create_task(house.rooms.act(
                    id, HOST, "bot", seq, "move", any_move(table, gone), gone))
                giving = asyncio.create_task(house.rooms.give_back(room, IDS[gone]))
                await still()
            await moving
            await giving
            assert [entry.kind for entry in table.entries[-2:]] == ["move", "return"]

    hand.run(go())
