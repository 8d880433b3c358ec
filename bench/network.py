"""How fast tables are over the network: a real server, 500 tables, 1,000 sockets, every move kept.

`python -m bench.network` prints, on SQLite and on PostgreSQL, moves a second and how long a move is
under way from its sending to the other seat's page, beside a bare echo on the same stack; and what
a socket, a table and a start cost. `python -m bench.network sqlite` leaves PostgreSQL out.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_server
from statistics import median
from typing import NamedTuple

import msgspec
from tests.postgres import Postgres

from bench.bench import machine, row
from bench.echo import measure_echo
from bench.load import Door, Measured, Socket, at_rate, connect_all, measured, run
from ludotheque import find, load
from ludotheque.core.engine import COMPILED
from ludotheque.core.fair import secret_of_seed
from ludotheque.server.people import People
from ludotheque.server.room import summary_of
from ludotheque.store.schema import people, tables
from ludotheque.store.store import Person, Store, Stored
from ludotheque.tables.entry import Entry
from ludotheque.tables.shared import SharedTable
from ludotheque.tables.terms import Plan, Terms

TABLES = 500
SECONDS = 10.0
WARM_UP = 2.0
SEED = 1
GAMES = ("goldblivion", "havresac")  # in turns, and all at once
ROUNDS = 3  # of ours and the echo in turns
MOVE = 200  # bytes: as long as a move is on its way to the server, or longer
EACH = 4  # tables for each pair, one after the other: all are live all the time
AHEAD = 110  # moves that first games may have behind them; random ones have more
STORED = 100_000  # tables, for the start-up
SERVER = """
import sys
from ludotheque.server.serve import serve
from ludotheque.server.settings import Settings
serve(Settings(sys.argv[1], port=int(sys.argv[2]), limits=False, idle=float(sys.argv[3])))
"""
SOON = 1.0  # seconds after which tables leave the memory, where idle ones are weighed
GROUP = 20  # tables that are followed at once then


class Choice(msgspec.Struct):
    path: list[str]


class Heard(msgspec.Struct):
    """What a player needs of a message; the rest is read over."""

    kind: str = msgspec.field(name="is")
    table: str = ""
    version: int = -1
    seq: int | None = None
    kept: dict[str, int] = {}
    choices: list[Choice] | None = None  # what is as it was is left out
    phase: str | None = None


class Place(NamedTuple):
    """A seat at a table and at those that come after it, and the cookie of who sits there."""

    tables: list[str]
    cookie: str


# --- setting up -----------------------------------------------------------------------------------


async def prepare(database: str, count: int, each: int = 1, ahead: int = 0) -> list[Place]:
    """Tables with two people each, everybody ready: the games have begun. Every pair has so many
    tables; their first game is anywhere within so many moves, so that not all end at once."""
    store = await Store.open(database)
    key = bytes.fromhex(await store.setting("key", secrets.token_hex(32)))
    who = People(store, key, False)
    places = []
    for number in range(count):
        pair = [Person(secrets.token_hex(12), f"Player {seat + 1}") for seat in range(2)]
        for person in pair:
            await store.add_person(person, time.time())
        ids = [secrets.token_urlsafe(16) for _ in range(each)]
        for later, id in enumerate(ids):
            stored = table_of(id, GAMES[number % len(GAMES)], pair, number + later * count)
            shared = SharedTable(Plan.of(stored.plan, bytes.fromhex(stored.secret), find),
                                 stored.opened, stored.entries)
            if later == 0 and ahead:
                play_ahead(shared, number % ahead, random.Random(SEED + number))
                stored.entries = shared.entries
            await store.add_table(stored, summary_of(shared), False, shared.phase)
        places += [Place(ids, f"ludo={who.token(person)}") for person in pair]
    await store.close()
    return places


def table_of(id: str, game: str, pair: list[Person], number: int) -> Stored:
    found = find(game)
    plan = Plan(found, load(found), found.read_options({}), ("open", "open"), Terms(),
                f"Table {number}", False, pair[0].id, secret_of_seed(SEED + number))
    now = time.time()
    sitting = [Entry(seat, now, person.id, -1, 0, f"sit{seat}", "sit",
                     f'{{"seat":{seat},"name":"{person.name}"}}')
               for seat, person in enumerate(pair)]
    ready = [Entry(2 + seat, now, person.id, seat, 0, f"ready{seat}", "ready", f"salt {seat}")
             for seat, person in enumerate(pair)]
    return Stored(id, plan.text(), plan.secret.hex(), now, sitting + ready)


def play_ahead(table: SharedTable, moves: int, chance: random.Random) -> None:
    play = table.play
    assert play is not None
    for number in range(moves):
        seat = chance.choice(play.acting)
        board = play.boards[0]
        path = board.game.path(board.state, chance.choice(board.state.legal(seat)))
        who = table.gathering.places[seat].who
        table.accept(table.propose(time.time(), who, f"ahead{number}", table.seq_of(seat), "move",
                                   " ".join(path)))
    assert table.phase == "playing"


@contextmanager
def server(database: str, idle: float = 60.0) -> Iterator[tuple[int, int]]:
    """A server in a process of its own: its port and process id, when it answers."""
    port = free_port()
    command = [sys.executable, "-c", SERVER, database, str(port), str(idle)]
    with subprocess.Popen(command) as process:
        try:
            run(answering(port))
            yield port, process.pid
        finally:
            process.terminate()


def free_port() -> int:
    with create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


async def answering(port: int) -> None:
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /api/health HTTP/1.0\r\n\r\n")
            answer = await reader.read(64)
            writer.close()
            if b" 200 " in answer:
                return
        except OSError:
            pass
        await asyncio.sleep(0.02)


def memory(pid: int) -> int:
    """Bytes that are this process's own, and its share of what it has in common with others."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    return 0


# --- playing --------------------------------------------------------------------------------------


class Player:
    """A scripted player: any of the moves it is offered, and after a game the next one."""

    def __init__(self, place: Place, seed: int) -> None:
        self.place = place
        self.chance = random.Random(seed)
        self.socket: Socket
        self.other: Player
        self.sent = 0
        self.since = 0.0  # when the move under way was sent
        self.waiting = False
        self.game = 0  # how many are over
        # What it has been told of, by game and version, and when that came.
        self.seen: deque[tuple[tuple[int, int], float]] = deque(maxlen=64)
        self.moves: list[str] = []  # what may be done now
        self.seq = 0

    @property
    def table(self) -> str:
        """Where it plays; when all its tables are played, nowhere."""
        return self.place.tables[self.game] if self.game < len(self.place.tables) else ""

    def hear(self, text: bytes, now: float) -> tuple[int, int] | None:
        """Returns the version that has a move of its own, if one was kept."""
        heard = decode(text)
        if heard.table != self.table:
            return None
        kept = None
        if heard.kind == "table":
            self.seen.append(((self.game, heard.version), now))
            if heard.choices is not None:
                self.moves = [" ".join(choice.path) for choice in heard.choices]
            self.seq = heard.seq or 0
            for n in heard.kept.values():
                self.waiting = False
                kept = (self.game, n + 1)
            if heard.phase == "ended":
                self.go_on()
        elif heard.kind == "refused":
            self.waiting = False
        return kept

    def go_on(self) -> None:
        """To the next table."""
        self.socket.send(msgspec.json.encode({"do": "leave", "table": self.table}))
        self.game, self.moves, self.waiting = self.game + 1, [], False
        if self.table:
            self.socket.send(following(self.table))

    @property
    def can_move(self) -> bool:
        return bool(self.moves) and not self.waiting

    def move(self, since: float) -> None:
        self.sent += 1
        self.since, self.waiting = since, True
        path = self.chance.choice(self.moves)
        self.socket.send(msgspec.json.encode({
            "do": "act", "table": self.table, "client": f"m{self.sent}", "kind": "move",
            "data": path, "seq": self.seq}))


decode = msgspec.json.Decoder(Heard).decode


class Load:
    """All players, and how long their moves took to reach the other seat."""

    def __init__(self, places: list[Place]) -> None:
        self.players = [Player(place, SEED + number) for number, place in enumerate(places)]
        for mine, other in zip(self.players[::2], self.players[1::2], strict=True):
            mine.other, other.other = other, mine
        self.latencies: list[float] = []
        # The game and version that the other seat is to be told of, and since when.
        self.awaited: dict[Player, tuple[tuple[int, int], float]] = {}
        self.bytes = self.messages = self.kept = 0
        self.again = False

    async def open(self, port: int) -> None:
        places = [player.place for player in self.players]
        sockets = await connect_all(port, doors_of(places), self.received)
        for player, socket in zip(self.players, sockets, strict=True):
            player.socket = socket
            socket.send(following(player.table))
        async with asyncio.timeout(120):
            while not all(player.seen for player in self.players):
                await asyncio.sleep(0.05)

    def received(self, number: int, text: bytes) -> None:
        now = time.perf_counter()
        player = self.players[number]
        self.bytes += len(text)
        self.messages += 1
        acknowledged = player.hear(text, now)
        if acknowledged is not None:
            self.kept += 1
            self.arrived(player, acknowledged)
        if player.other in self.awaited:
            version, since = self.awaited[player.other]
            if player.seen and player.seen[-1][0] >= version:
                del self.awaited[player.other]
                self.latencies.append(now - since)
        if self.again and player.can_move:
            player.move(time.perf_counter())

    def arrived(self, player: Player, version: tuple[int, int]) -> None:
        """A move is kept: has the other seat's page been told already?"""
        for seen, at in player.other.seen:
            if seen >= version:
                self.latencies.append(at - player.since)
                return
        self.awaited[player] = (version, player.since)

    async def as_fast_as_it_goes(self, seconds: float) -> Measured:
        self.again = True
        for player in self.players:
            if player.can_move:
                player.move(time.perf_counter())
        await asyncio.sleep(WARM_UP)
        self.latencies.clear()
        self.kept = self.bytes = self.messages = 0
        start = time.perf_counter()
        await asyncio.sleep(seconds)
        result = measured(self.latencies, time.perf_counter() - start)
        self.again = False
        await asyncio.sleep(1.0)
        return result

    async def at(self, rate: float, seconds: float) -> Measured:
        self.latencies.clear()
        turn = 0

        def next_move(due: float) -> None:
            nonlocal turn
            for _ in range(len(self.players)):
                turn = (turn + 1) % len(self.players)
                if self.players[turn].can_move:
                    self.players[turn].move(due)
                    return

        await at_rate(rate, seconds, next_move)
        await asyncio.sleep(1.0)
        return measured(self.latencies, seconds)


class Speed(NamedTuple):
    full: Measured
    half: Measured
    size: int  # bytes of a message to a page, on average


def measure(database: str, count: int = TABLES, seconds: float = SECONDS) -> Speed:
    places = run(prepare(database, count, EACH, AHEAD))
    with server(database) as (port, _):
        return run(drive(port, places, seconds))


async def drive(port: int, places: list[Place], seconds: float) -> Speed:
    load = Load(places)
    await load.open(port)
    full = await load.as_fast_as_it_goes(seconds)
    size = load.bytes // max(1, load.messages)
    half = await load.at(full.rate / 2, seconds)
    assert all(player.table for player in load.players), "games for the whole time"
    for player in load.players:
        player.socket.close()
    return Speed(full, half, size)


# --- weighing -------------------------------------------------------------------------------------


class Weight(NamedTuple):
    socket: float  # bytes of an open socket
    idle: float  # of a table that two pages follow and nothing happens at
    live: float  # of one whose game has just begun


def weigh(database: str, count: int = TABLES) -> Weight:
    places = run(prepare(database, count))
    with server(database, idle=SOON) as (port, pid):
        socket, idle = run(weigh_idle(port, pid, places))
    with server(database) as (port, pid):
        live = run(weigh_live(port, pid, places))
    return Weight(socket, idle, live - 2 * socket)


async def weigh_idle(port: int, pid: int, places: list[Place]) -> tuple[float, float]:
    await connect_all(port, doors_of(places[:2 * GROUP]), ignore)  # what the first ones load
    before = memory(pid)
    sockets = await connect_all(port, doors_of(places), ignore)
    await asyncio.sleep(2.0)
    connected = memory(pid)
    for start in range(0, len(sockets), 2 * GROUP):
        for socket, place in zip(sockets[start:start + 2 * GROUP],
                                 places[start:start + 2 * GROUP], strict=True):
            socket.send(following(place.tables[0]))
        await asyncio.sleep(2 * SOON)  # they leave the memory before the next ones come
    return (connected - before) / len(sockets), (memory(pid) - connected) / (len(sockets) / 2)


async def weigh_live(port: int, pid: int, places: list[Place]) -> float:
    before = memory(pid)
    load = Load(places)
    await load.open(port)
    return (memory(pid) - before) / (len(places) / 2)


def ignore(_number: int, _text: bytes) -> None:
    pass


def doors_of(places: list[Place]) -> list[Door]:
    return [Door("/socket", {"Cookie": place.cookie}) for place in places]


def following(table: str) -> bytes:
    return msgspec.json.encode({"do": "follow", "table": table, "brief": True})


# --- starting up ----------------------------------------------------------------------------------


async def fill(database: str, count: int) -> None:
    """Many tables, as a server has after some years."""
    store = await Store.open(database)
    pair = [Person(secrets.token_hex(12), f"Player {seat + 1}") for seat in range(2)]
    stored = table_of("", GAMES[0], pair, 0)
    now = time.time()
    rows = [{"id": secrets.token_urlsafe(16), "plan": stored.plan, "secret": stored.secret,
             "opened": now, "touched": now, "private": number % 2 == 0, "phase": "playing",
             "summary": "{}", "due": now + 1e6 if number % 3 else None}
            for number in range(count)]
    async with store.engine.begin() as connection:
        await connection.execute(people.insert(), [
            {"id": person.id, "name": person.name, "epoch": 0, "seen": now} for person in pair])
        await connection.execute(tables.insert(), rows)
    await store.close()


def start_up(database: str, count: int = STORED) -> float:
    """Seconds until a server with so many tables answers."""
    run(fill(database, count))
    start = time.perf_counter()
    with server(database):
        return time.perf_counter() - start


# --- telling --------------------------------------------------------------------------------------


class Round(NamedTuple):
    """Everything that is compared, one after the other: machines are not the same all day."""

    speed: Speed
    echo: float  # messages a second: texts of a move's size come back
    filled: float  # with answers as large as ours


def measure_round(database: str) -> Round:
    speed = measure(database)
    echo, filled = (measure_echo(TABLES, MOVE, SECONDS / 2, reply)[0].rate
                    for reply in (0, speed.size))
    return Round(speed, echo, filled)


def tell(label: str, new: Callable[[], str]) -> None:
    """Everything measured on one kind of database; `new` gives the address of an empty one."""
    rounds = [measure_round(new()) for _ in range(ROUNDS)]
    weight = weigh(new())
    print(f"\n{label}: the middle of {ROUNDS} rounds (and all of them)")

    def tell_rounds(about: str, value: Callable[[Round], float], form: str, asked: str) -> None:
        values = [value(one) for one in rounds]
        row(about, f"{median(values):{form}} ({', '.join(f'{one:{form}}' for one in values)})",
            asked)

    tell_rounds("moves/s, each kept and told to the other seat",
                lambda one: one.speed.full.rate, ",.0f", "")
    tell_rounds("  from sending to the other seat's page, p50, ms",
                lambda one: one.speed.full.p50, ".0f", "")
    tell_rounds("  p99, ms", lambda one: one.speed.full.p99, ".0f", "")
    tell_rounds("  at half that rate, p50, ms", lambda one: one.speed.half.p50, ".1f", "")
    tell_rounds("  p99, ms", lambda one: one.speed.half.p99, ".1f", "at most 100")
    tell_rounds("  messages to a page, bytes on average", lambda one: one.speed.size, ",.0f", "")
    tell_rounds("bare echo with answers of that size, messages/s",
                lambda one: one.filled, ",.0f", "")
    tell_rounds("  ratio of our moves to it", lambda one: one.speed.full.rate / one.filled, ".1%",
                "at least 10 %")
    tell_rounds(f"bare echo of {MOVE} bytes both ways, messages/s",
                lambda one: one.echo, ",.0f", "")
    tell_rounds("  ratio of our moves to it", lambda one: one.speed.full.rate / one.echo, ".1%", "")
    row("memory of a socket, kB", f"{weight.socket / 1000:.1f}", "under 60")
    row("memory of an idle table with two pages, kB", f"{weight.idle / 1000:.1f}", "under 20")
    row("memory of a live one, kB", f"{weight.live / 1000:.1f}", "")
    row(f"start with {STORED:,} tables, s", f"{start_up(new()):.2f}", "under 2")


def main() -> None:
    print(f"\n{machine()}; command: python -m bench.network")
    print(f"Over the network: {TABLES} tables, {2 * TABLES} sockets, {' and '.join(GAMES)}, "
          f"seed {SEED}; engine {'compiled' if COMPILED else 'NOT compiled'}")
    with tempfile.TemporaryDirectory() as folder:
        numbers = itertools.count()
        tell("SQLite", lambda: f"{folder}/{next(numbers)}.db")
    if "sqlite" not in sys.argv[1:]:
        with Postgres() as postgres:
            tell("PostgreSQL", postgres.create)


if __name__ == "__main__":
    main()
