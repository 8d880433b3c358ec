"""A page whose socket takes things at once is told where they happen; otherwise in turn."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque.core.events import Json
from ludotheque.server import protocol
from ludotheque.server.house import House
from ludotheque.server.protocol import PONG
from tests.server.inside import Message, Visitor, inside, person, seat, settle, until
from tests.tables.people import ANN, BEN, plan


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
        await settle(2)
        return page

    @property
    def news(self) -> list[Message]:
        """What it was told of tables: who comes and goes is told beside."""
        return [message for message in self.messages if message["is"] == "table"]

    def path(self, id: str) -> str:
        return " ".join(self.tables[id]["choices"][0]["path"])

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
            await settle(2)
            assert len(ann.news) == before[0] + 1

    asyncio.run(go())


def test_what_is_sent_again_is_acknowledged_again(tmp_path: Path) -> None:
    async def go() -> None:
        async with inside(str(tmp_path / "t.db")) as house:
            id = await seat(house, plan("havresac"))
            ann = await Direct.come(house, ANN, id)
            path = ann.path(id)
            await ann.send(id, "mine", path)
            n = ann.news[-1]["kept"]["mine"]
            await ann.send(id, "mine", path)
            await settle(2)
            assert ann.news[-1]["kept"] == {"mine": n}
            await ann.send(id, "wrong", "no such way")
            await settle(2)
            assert ann.answers["wrong"]["reason"] == "illegal"
            await ann.send(id, "right", ann.path(id))
            assert list(ann.news[-1]["kept"]) == ["right"]

    asyncio.run(go())


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
            assert [message["is"] for message in ann.messages[-2:]] == ["pong", "table"]

    asyncio.run(go())


def test_who_acts_does_not_suffer_from_anothers_page(tmp_path: Path,
                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with inside(str(tmp_path / "t.db")) as house:
            id = await seat(house, plan("havresac"))
            ann, ben = await Direct.come(house, ANN, id), await Direct.come(house, BEN, id)
            update = protocol.update

            def fails_for_ben(table: str, told: Json) -> bytes:
                if told["you"] == 1:
                    raise RuntimeError("a fault of ours")
                return update(table, told)

            monkeypatch.setattr(protocol, "update", fails_for_ben)
            await ann.send(id, "mine", ann.path(id))
            assert "mine" in ann.news[-1]["kept"]
            await until(ben.writing.done)
            assert isinstance(ben.writing.exception(), RuntimeError)

    asyncio.run(go())
