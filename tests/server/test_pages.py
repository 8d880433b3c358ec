"""A page whose socket takes things at once is told where they happen; otherwise in turn."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.core import clock
from ludotheque.server import protocol
from ludotheque.server.house import House
from ludotheque.server.protocol import PONG
from ludotheque.store.commits import Kept
from ludotheque.tables.entry import Entry
from ludotheque.tables.terms import Terms
from tests.postgres import Postgres
from tests.server.inside import (
    Message,
    Visitor,
    failing,
    inside,
    listener_of,
    person,
    seat,
    still,
)
from tests.store.stores import empty
from tests.tables.people import ANN, BEN, plan
from tests.timing import run, until


class Direct(Visitor):
    """A page whose socket takes what it is given at once, unless it is `full`."""

    full = False

    def take_now(self, text: bytes) -> bool:
        if not self.full:
            self._note(text)
        return not self.full

    @staticmethod
    async def come(house: House, who: str, id: str) -> Direct:
        page = Direct(house, await person(house, who))
        page.page._push_now = page.take_now
        await page.follow(id, brief=True)
        await still()
        return page

    @property
    def news(self) -> list[Message]:
        """What it was told of tables: who comes and goes is told beside."""
        return [message for message in self.messages if message["is"] == "table"]

    def path(self, id: str) -> str:
        return " ".join(self.tables[id]["choices"][0]["path"])

    def says_now(self, id: str, client: str, path: str, kind: str = "move",
                 allowed: bool = True) -> bool:
        """A message that may be carried out at once; whether it is."""
        message = {"do": "act", "table": id, "client": client, "kind": kind, "data": path,
                   "seq": self.tables[id]["seq"]}
        return bool(self.page.hear_now(json.dumps(message).encode(), lambda: allowed))

    async def send(self, id: str, client: str, path: str) -> None:
        await self.say(do="act", table=id, client=client, kind="move", data=path,
                       seq=self.tables[id]["seq"])


def test_what_was_done_is_told_and_acknowledged_in_one_message(tmp_path: Path) -> None:
    async def go() -> None:
        async with inside(str(tmp_path / "t.db")) as house:
            id = await seat(house, plan("havresac"))
            ann, ben = await Direct.come(house, ANN, id), await Direct.come(house, BEN, id)
            before = len(ann.news), len(ben.news)
            await ann.send(id, "mine", ann.path(id))
            # Nothing else had a turn since: both were told where it happened.
            assert [len(ann.news), len(ben.news)] == [before[0] + 1, before[1] + 1]
            assert ann.news[-1]["kept"] == {"mine": ann.tables[id]["version"] - 1}
            assert "kept" not in ben.news[-1]
            await still()
            assert len(ann.news) == before[0] + 1

    run(go())


def test_what_is_sent_again_is_acknowledged_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with inside(str(tmp_path / "t.db")) as house:
            id = await seat(house, plan("havresac"))
            ann = await Direct.come(house, ANN, id)
            path = ann.path(id)
            await ann.send(id, "mine", path)
            n = ann.news[-1]["kept"]["mine"]
            await ann.send(id, "mine", path)
            await still()
            assert ann.news[-1]["kept"] == {"mine": n}
            await ann.send(id, "wrong", "no such way")
            await still()
            assert ann.answers["wrong"]["reason"] == "illegal"
            await ann.send(id, "right", ann.path(id))
            assert list(ann.news[-1]["kept"]) == ["right"]

    run(go())


def test_a_slow_socket_is_told_later_and_misses_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        async with inside(str(tmp_path / "t.db")) as house:
            id = await seat(house, plan("havresac"))
            ann, ben = await Direct.come(house, ANN, id), await Direct.come(house, BEN, id)
            ann.full = True
            for client in ("one", "two", "three"):
                await ben.send(id, client, ben.path(id))
            assert ben.tables[id]["version"] > ann.tables[id]["version"]
            await ann.reach(id, ben.tables[id]["version"])
            steps = [step for message in ann.news[1:]
                     for step in message["story"]["steps"]]
            assert len(steps) == 3
            ann.page.send(PONG)  # what waits goes first
            ann.full = False
            await ben.send(id, "four", ben.path(id))
            await ann.reach(id, ben.tables[id]["version"])
            told = [message["is"] for message in ann.messages if message["is"] != "presence"]
            assert told[-2:] == ["pong", "table"]

    run(go())


def test_who_acts_does_not_suffer_from_anothers_page(tmp_path: Path,
                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with inside(str(tmp_path / "t.db")) as house:
            id = await seat(house, plan("havresac"))
            ann, ben = await Direct.come(house, ANN, id), await Direct.come(house, BEN, id)
            update = protocol.update

            def fails_for_ben(table: str, owner: bool, told: list[bytes],
                              kept: dict[str, int]) -> bytes:
                if b'"you":1' in told[0]:
                    raise RuntimeError("a fault of ours")
                return update(table, owner, told, kept)

            monkeypatch.setattr(protocol, "update", fails_for_ben)
            await ann.send(id, "mine", ann.path(id))
            assert "mine" in ann.news[-1]["kept"]
            await until(ben.writing.done)
            assert isinstance(ben.writing.exception(), RuntimeError)

    run(go())


# --- at once --------------------------------------------------------------------------------------


def test_a_move_is_begun_at_once_and_told_when_it_is_kept(tmp_path: Path) -> None:
    async def go() -> None:
        async with inside(str(tmp_path / "t.db")) as house:
            id = await seat(house, plan("havresac"))
            ann, ben = await Direct.come(house, ANN, id), await Direct.come(house, BEN, id)
            took: list[float] = []
            ann.page.took = took.append
            before = ann.tables[id]["version"]
            assert ann.says_now(id, "mine", ann.path(id))
            assert ann.page.busy
            assert ann.tables[id]["version"] == before, "not kept, not told"
            await ann.page.until_idle()
            assert ann.news[-1]["kept"] == {"mine": before}
            assert ben.tables[id]["version"] == before + 1
            assert len(took) == 1
            assert await table_kinds(house, id) == ["move"]

    run(go())


def test_one_message_after_the_other_and_one_act_at_a_table(tmp_path: Path) -> None:
    async def go() -> None:
        async with inside(str(tmp_path / "t.db")) as house:
            id = await seat(house, plan("havresac"))
            ann, ben = await Direct.come(house, ANN, id), await Direct.come(house, BEN, id)
            assert ann.says_now(id, "one", ann.path(id))
            assert not ann.says_now(id, "two", ann.path(id)), "busy"
            assert not ben.says_now(id, "much", ben.path(id), allowed=False)
            assert ben.says_now(id, "his", ben.path(id)), "when the table is free"
            await ann.page.until_idle()
            assert ben.page.busy
            await ben.page.until_idle()
            assert "his" in ben.news[-1]["kept"]
            assert await table_kinds(house, id) == ["move", "move"]

    run(go())


def test_nothing_overtakes_a_message_that_waits_for_its_turn(tmp_path: Path) -> None:
    async def go() -> None:
        async with inside(str(tmp_path / "t.db")) as house:
            id, another = [await seat(house, plan("havresac")) for _ in range(2)]
            ann = await Direct.come(house, ANN, id)
            taken: list[bool] = []

            def right_after(first: bool | None) -> None:
                """In the same commit: the page is idle, and who waits for it has not had a turn."""
                assert not ann.page.busy
                taken.append(ann.says_now(id, "two", ann.path(id)))

            entry = Entry(99, 0.0, ANN, 0, 0, "x", "chat")
            assert ann.says_now(id, "one", ann.path(id))
            house.store.keep_then(Kept(another, entry), right_after)
            await ann.page.until_idle()  # as a message that came next
            assert taken == [False]
            assert ann.says_now(id, "three", ann.path(id))
            await ann.page.until_idle()

    run(go())


def test_a_fault_in_a_game_costs_nobody_else_their_turn(tmp_path: Path,
                                                        monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with inside(str(tmp_path / "t.db")) as house:
            id = await seat(house, plan("havresac"))
            ann, ben = await Direct.come(house, ANN, id), await Direct.come(house, BEN, id)
            room = house.rooms.rooms[id]
            table = room.table
            faults = iter([True, True])

            honest = clock.now

            def faulty() -> float:
                if next(faults, False):
                    raise RuntimeError("a fault of ours")
                return honest()

            monkeypatch.setattr(clock, "now", faulty)
            assert not ann.says_now(id, "one", ann.path(id))
            assert not room.turns.taken
            assert room.turns.take()
            assert ben.says_now(id, "his", ben.path(id)), "it waits"
            room.turns.give()
            await ben.page.until_idle()
            await until(lambda: "his" in ben.news[-1].get("kept", {}))
            assert not room.turns.taken
            assert room.table is table

    run(go())


def test_what_cannot_be_any_more_when_its_turn_comes_is_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with inside(str(tmp_path / "t.db")) as house:
            id = await seat(house, plan("havresac"))
            ann, same = await Direct.come(house, ANN, id), await Direct.come(house, ANN, id)
            assert ann.says_now(id, "one", ann.path(id))
            assert same.says_now(id, "two", ann.path(id)), "it may be possible then"
            await same.page.until_idle()
            await until(lambda: "two" in same.answers)
            assert same.answers["two"]["reason"] == "stale"
            assert not house.rooms.rooms[id].turns.taken
            assert await table_kinds(house, id) == ["move"]

    run(go())


def test_what_is_not_as_usual_goes_the_long_way_and_nothing_has_happened(tmp_path: Path) -> None:
    async def go() -> None:
        async with inside(str(tmp_path / "t.db")) as house:
            id = await seat(house, plan("havresac"))
            ann = await Direct.come(house, ANN, id)
            path = ann.path(id)
            assert not ann.says_now(id, "a", "no:move")
            assert not ann.says_now(id, "b", path, kind="undo")
            assert not ann.says_now(id, "c", path, allowed=False)
            assert not ann.page.hear_now(b"{", lambda: True)
            assert not ann.page.hear_now(b'{"do":"ping"}', lambda: True)
            assert not ann.page.hear_now(b" " * (protocol.LARGEST + 1), lambda: True)
            assert not ann.page.busy
            assert await table_kinds(house, id) == []
            assert ann.says_now(id, "d", path)
            await ann.page.until_idle()
            assert not ann.says_now(id, "d", path), "it is kept already"
            await ann.send(id, "d", path)
            await until(lambda: "d" in ann.news[-1].get("kept", {}))
            assert await table_kinds(house, id) == ["move"]
            house.rooms.rooms[id].drop_table()
            assert not ann.says_now(id, "e", ann.path(id)), "the table is not in memory"

    run(go())


def test_a_move_at_once_that_cannot_be_kept_is_said_so(tmp_path: Path,
                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with inside(str(tmp_path / "t.db")) as house:
            id = await seat(house, plan("havresac"))
            ann = await Direct.come(house, ANN, id)
            path = ann.path(id)

            mend = failing(monkeypatch, kept=False)
            assert ann.says_now(id, "mine", path)
            await ann.page.until_idle()
            await until(lambda: "mine" in ann.answers)
            mend()
            assert ann.answers.pop("mine")["reason"] == "unkept"
            await ann.send(id, "mine", path)
            await until(lambda: "mine" in ann.news[-1].get("kept", {}))
            assert await table_kinds(house, id) == ["move"]

    run(go())


def test_a_move_at_once_that_loses_a_race_is_made_all_the_same(
        postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        database = empty(postgres)
        async with inside(database) as house, inside(database) as other:
            id = await seat(house, plan("havresac"))
            ann, ben = await Direct.come(house, ANN, id), await Direct.come(other, BEN, id)
            monkeypatch.setattr(listener_of(other), "_hear", lambda message: None)
            assert ann.says_now(id, "mine", ann.path(id))
            await ann.page.until_idle()
            assert ben.says_now(id, "his", ben.path(id))
            await ben.page.until_idle()
            await until(lambda: "his" in ben.news[-1].get("kept", {}))
            assert other.rooms.lost_races == 1
            assert await table_kinds(other, id) == ["move", "move"]

    run(go())


def test_a_fault_of_ours_costs_the_page_and_not_the_table(tmp_path: Path,
                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with inside(str(tmp_path / "t.db")) as house:
            # At a table that waits for nobody, something may follow from every move.
            id = await seat(house, plan("havresac", terms=Terms(absent="bot")))
            ann, ben = await Direct.come(house, ANN, id), await Direct.come(house, BEN, id)

            def fails(*given: object) -> None:
                raise RuntimeError("a fault of ours")

            house.rooms.on_change.append(fails)
            assert ann.says_now(id, "mine", ann.path(id))
            await until(ann.writing.done)
            assert ann.writing.result() == protocol.FAULT
            house.rooms.on_change.remove(fails)
            assert ben.says_now(id, "his", ben.path(id)), "the next one has its turn"
            await ben.page.until_idle()
            assert await table_kinds(house, id) == ["move", "move"]

    run(go())


async def table_kinds(house: House, id: str) -> list[str]:
    """What is kept of a game."""
    stored = await house.store.table(id)
    assert stored is not None
    return [entry.kind for entry in stored.entries if entry.kind in ("move", "undo")]
