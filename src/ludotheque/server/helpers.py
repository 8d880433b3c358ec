"""What people wait for while a worker makes it: hints, and reviews of finished games."""

from __future__ import annotations

import asyncio
import base64
import sys
from collections import OrderedDict

import msgspec

from ludotheque.core.events import Json
from ludotheque.server.rooms import Rooms
from ludotheque.server.worker import Think
from ludotheque.server.workers import Workers
from ludotheque.tables.entry import NO_SEAT, Refused
from ludotheque.tables.shared import SharedTable

NOBODY = ""  # no player's own way: the position is searched
THINKING = 30.0  # seconds for a hint, which takes a third of one: late is better than none
REPLAYING = 60.0  # seconds for a review; a long game takes one or two
KEPT = 32 << 20  # bytes of reviews that a process keeps
MOST_WAITING = 20  # reviews being made


class Busy(Exception):
    """Too much is being made already, by everybody or for this person."""


# --- hints ----------------------------------------------------------------------------------------


class Hint(msgspec.Struct):
    """The best moves, the best first: each with its path and sentence, how it looks then as judged
    (`value`, 0..1) and in people's terms (`outlook`, of the `measure` chance or points), and why.
    `seq` is the seat's sequence it was made at; no move is good for a decision already made."""

    seq: int
    moves: list[Json]


class Hints:
    """What a search would do in a person's place; to each person one at a time.

    A hint is made from the seat's view alone, as a bot's move is: it cannot tell more than the
    person could find out by thinking.
    """

    def __init__(self, rooms: Rooms, workers: Workers) -> None:
        self.given = 0
        self._rooms = rooms
        self._workers = workers
        self._asking: set[str] = set()

    async def give(self, id: str, who: str, seq: int | None = None) -> Hint:
        """A hint for a person at a table, or for the decision they have before them at a `seq`: who
        decides while the question is on its way is not refused, and told nothing. `Refused` tells
        why they cannot have one now; what `Workers.run` raises, that none could be made."""
        if who in self._asking:
            raise Busy
        self._asking.add(who)
        try:
            table = await self._table(id)
            if seq is not None and _has_decided(table, who, seq):
                return Hint(table.seq_of(table.seat_of(who)), [])
            now, thought = self._thought(id, table, who)
            told = await self._workers.run("hint", msgspec.to_builtins(thought), THINKING,
                                           lambda done, total: None, who)
        finally:
            self._asking.discard(who)
        self.given += 1
        return msgspec.convert({"seq": now, **told}, Hint)

    async def _table(self, id: str) -> SharedTable:
        room = await self._rooms.room(id)
        if self._rooms.store.shared:  # another process may know more of the table
            await self._rooms.catch_up(room, sys.maxsize)
        assert room.table is not None
        return room.table

    def _thought(self, id: str, table: SharedTable, who: str) -> tuple[int, Think]:
        """What there is to think about, as the person's seat may know it."""
        seat = check(table, who)
        assert table.play is not None
        board, own = table.play.board_of(seat)
        seq = table.seq_of(seat)
        seed = self._rooms.keyed(f"{id} {seat} {seq}", b"hint")
        return seq, Think.of(board.state, own, NOBODY, int.from_bytes(seed[:7], "big"))


def _has_decided(table: SharedTable, who: str, seq: int) -> bool:
    """Whether somebody who sits there has acted since."""
    seat = table.seat_of(who)
    return seat != NO_SEAT and table.play is not None and table.seq_of(seat) > seq


def check(table: SharedTable, who: str) -> int:
    """The seat of somebody who may have a hint: a person whose turn it is."""
    seat = table.seat_of(who)
    if seat == NO_SEAT:
        raise Refused("seat", "you have no seat here")
    if table.play is None:
        raise Refused("early", "the game has not begun")
    if table.play.ended:
        raise Refused("over", "the game is over")
    table.play.check_hands(seat, host=False)
    if seat not in table.play.to_move():
        raise Refused("turn", f"seat {seat + 1} is not to move")
    return seat


# --- reviews --------------------------------------------------------------------------------------


class Reviews:
    """The reviews of this process: compressed JSON, each made once while it is remembered."""

    def __init__(self, workers: Workers, kept: int = KEPT) -> None:
        self.made = 0
        self._workers = workers
        self._room = kept
        self._kept: OrderedDict[tuple[str, int, str], bytes] = OrderedDict()
        self._making: dict[tuple[str, int, str], asyncio.Task[bytes]] = {}

    def kept(self, table: str, board: int, eyes: str) -> bytes | None:
        """A review that need not be made."""
        found = self._kept.get((table, board, eyes))
        if found is not None:
            self._kept.move_to_end((table, board, eyes))
        return found

    async def make(self, table: str, board: int, eyes: str, record: str) -> bytes:
        """A review of a record. Whoever wants the same at the same time waits for the same."""
        key = (table, board, eyes)
        if key not in self._making:
            if len(self._making) >= MOST_WAITING:
                raise Busy
            task = self._making[key] = asyncio.create_task(self._make(record, eyes))
            task.add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(self._making[key])

    async def _make(self, record: str, eyes: str) -> bytes:
        told = await self._workers.run("review", {"record": record, "eyes": eyes}, REPLAYING,
                                       lambda done, total: None)
        return base64.b64decode(str(told["gzip"]))

    def _keep(self, key: tuple[str, int, str], done: asyncio.Task[bytes]) -> None:
        del self._making[key]
        if done.cancelled() or done.exception() is not None:
            return
        self.made += 1
        self._kept[key] = done.result()
        self._room -= len(done.result())
        while self._room < 0:
            self._room += len(self._kept.popitem(last=False)[1])
