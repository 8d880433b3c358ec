"""One after the other at a table, whoever gives up."""

from __future__ import annotations

import asyncio

from ludotheque.server.turns import Turns
from tests.timing import run


def test_turns_come_in_the_order_of_asking() -> None:
    async def go() -> None:
        turns, had = Turns(), []

        async def one(number: int) -> None:
            await turns.wait()
            had.append(number)
            await asyncio.sleep(0)
            turns.give()

        assert turns.take()
        waiting = [asyncio.create_task(one(number)) for number in range(5)]
        await asyncio.sleep(0)
        turns.give()
        assert not turns.take(), "it has been promised"
        await asyncio.gather(*waiting)
        assert had == [0, 1, 2, 3, 4]
        assert turns.take()

    run(go())


def test_who_waits_no_more_holds_nobody_up() -> None:
    async def go() -> None:
        turns = Turns()
        assert turns.take()
        gone, given, last = [asyncio.create_task(turns.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        turns.give()
        given.cancel()  # it has the turn already, and does not know yet
        await asyncio.wait((gone, given, last))
        assert gone.cancelled()
        assert given.cancelled()
        assert last.exception() is None
        turns.give()
        assert turns.take()

    run(go())
