"""Places that requests wait for: everybody has their turn, and none is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from ludotheque.server.places import Places
from tests.timing import at_rest, run


async def served(asking: Sequence[str], leaving: Sequence[int] = (), count: int = 1) -> list[str]:
    """In which order requests are served that all wait while somebody holds every place; those
    `leaving` give up before."""
    places, order, done = Places(count), [], asyncio.Event()

    async def hold() -> None:
        async with places.taken("somebody"):
            await done.wait()

    async def ask(whose: str, number: int) -> None:
        async with places.taken(whose):
            order.append(f"{whose}{number}")
            await asyncio.sleep(0)

    holding = [asyncio.create_task(hold()) for _ in range(count)]
    waiting = [asyncio.create_task(ask(whose, asking[:at].count(whose)))
               for at, whose in enumerate(asking)]
    await asyncio.sleep(0)
    for number in leaving:
        waiting[number].cancel()
    done.set()
    await asyncio.gather(*holding, *waiting, return_exceptions=True)
    await places.emptied()
    return order


@pytest.mark.parametrize(("asking", "order"), [
    ("aaab", "a0 b0 a1 a2"),
    ("aaabbc", "a0 b0 c0 a1 b1 a2"),
    ("aaa", "a0 a1 a2"),
    ("abcabc", "a0 b0 c0 a1 b1 c1")])
def test_everybody_has_their_turn(asking: str, order: str) -> None:
    assert run(served(asking)) == order.split()


def test_who_leaves_keeps_nobody_waiting() -> None:
    assert run(served("aaabb", leaving=[0, 3])) == ["a1", "b1", "a2"]
    assert run(served("aab", leaving=[0, 1, 2])) == []


def test_who_comes_back_waits_behind_the_others() -> None:
    """Ann has many tables and Ben one: his bots move in turn with all of hers together."""

    async def play() -> list[str]:
        places, order = Places(1), []

        async def table(whose: str, moves: int) -> None:
            for _ in range(moves):
                async with places.taken(whose):
                    order.append(whose)
                    await asyncio.sleep(0)

        await asyncio.gather(*[table("ann", 4) for _ in range(5)], table("ben", 4))
        return order

    order = run(play())
    assert order.count("ann") == 20
    assert order[:8] == ["ann", "ben"] * 4


def test_a_place_given_to_somebody_who_just_left_is_passed_on() -> None:
    async def leave() -> list[str]:
        places, order = Places(1), []

        async def ask(whose: str) -> None:
            async with places.taken(whose):
                order.append(whose)

        async with places.taken("somebody"):
            first, second = (asyncio.create_task(ask(whose)) for whose in ("ann", "ben"))
            await asyncio.sleep(0)
        first.cancel()  # it is Ann's turn by now, but she does not know yet
        await asyncio.gather(first, second, return_exceptions=True)
        return order

    assert run(leave()) == ["ben"]


def test_no_more_have_a_place_than_there_are() -> None:
    async def crowd() -> int:
        places, inside, most = Places(3), 0, 0

        async def ask(whose: str) -> None:
            nonlocal inside, most
            async with places.taken(whose):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0)
                inside -= 1

        await asyncio.gather(*[ask(str(number % 4)) for number in range(20)])
        return most

    assert run(crowd()) == 3


def test_it_is_not_empty_while_somebody_waits() -> None:
    async def empty() -> None:
        places = Places(1)
        async with places.taken("ann"):
            emptied = asyncio.create_task(places.emptied())
            assert await at_rest()
            assert not emptied.done()
        await emptied

    run(empty())
