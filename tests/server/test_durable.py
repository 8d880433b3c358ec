"""kill -9 in the middle of moves: what was acknowledged is there, once, and the game goes on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ludotheque.core.record import parse, verify
from ludotheque.games import find
from ludotheque.server.keeper import LEASE
from ludotheque.server.rooms import LOOK_AGAIN
from ludotheque.server.settings import Settings
from ludotheque.store.check import check
from ludotheque.tables.entry import HOST, Entry
from tests.server.serving import Server, Somebody
from tests.server.stubborn import Player, finish, gather, go_on, wait
from tests.store.stores import address, both, opened, run
from tests.timing import HANG

# Steps of the server for a move, and those of them by which it is kept: it may die at any.
MOVE, KEEPING = 3000, 150


@pytest.fixture
def database(kind: str, request: pytest.FixtureRequest) -> str:
    return address(kind, request)


def entries_of(database: str, id: str) -> list[Entry]:
    """What a table's store has, once its server is gone; and the whole store is sound."""
    async def go() -> list[Entry]:
        async with opened(database, create=False) as store:
            assert (await check(store)).troubles == []
            return await store.entries_since(id, 0)

    return run(go())


# On PostgreSQL a bot waits until the lease of who died has run out: that is tried further below.
@pytest.mark.parametrize(("kind", "game", "others", "kills"), [
    ("sqlite", "havresac", ["random"], 3), ("postgresql", "goldblivion", [], 3)])
def test_kill_9_in_the_middle_of_moves(game: str, others: list[str], kills: int,
                                       database: str) -> None:
    chance = random.Random(f"{game} is killed")
    with Server(Settings(database, limits=False)) as server:
        ann, ben = Somebody(server, "Ann"), Somebody(server, "Ben")
        id = ann.open(game, ["me", "open", *others])
        gather(id, ann, ben)
        players = [Player(ann, id, [server], 1), Player(ben, id, [server], 2, brief=True)]
        for player in players:
            player.start()
        for life in range(kills):
            go_on(players, chance.randrange(8, 25))
            match life % 3:
                case 0:
                    server.dies_after(chance.randrange(KEEPING), keeping=True)
                case 1:
                    server.dies_after(chance.randrange(MOVE))
                case 2:
                    server.kill()  # between two steps, or while the disk is written
            server.start()
        finish(players)
        assert all(player.connected == kills + 1 for player in players)
        text = ann.ask("GET", f"/api/tables/{id}/record")
        verify(parse(text, find))
        with ann.page() as page:
            page.follow(id)
            for player in players:
                assert player.told()["standing"] == page.tables[id]["standing"]
            assert players[0].told()["view"] == page.tables[id]["view"]
            assert players[0].page is not None
            assert players[0].page.stories[id] == page.stories[id]
    entries = entries_of(database, id)
    names = {entry.client: entry.n for entry in entries if entry.kind == "move"}
    assert len(names) == sum(entry.kind == "move" for entry in entries)
    for player in players:
        assert player.kept.items() <= names.items()
    moved = sum(len(player.kept) for player in players)
    assert moved == sum(entry.kind == "move" and entry.who != HOST for entry in entries)
    assert parse(text, find).steps[-1].path == entries[-1].data


@both
def test_a_bot_that_was_thinking_goes_on_with_nobody_there(database: str) -> None:
    """Its server was killed and started again; no page is open, and nobody asks for the table."""
    # It may think as long as it needs: a move that is drawn instead is none of its own.
    with Server(Settings(database, limits=False, thinking=HANG)) as server:
        ann = Somebody(server, "Ann")
        # One that thinks long: its game must not be over when the server is killed.
        id = ann.open("havresac", ["me", "greedy:1000"], duel=True)
        gather(id, ann)
        server.kill()
        server.turn(LOOK_AGAIN + LEASE)
        server.start()
        wait(lambda: metric(server, "ludo_bot_moves_total") > 1)  # the first is kept, then
        server.kill()
    entries = entries_of(database, id)
    assert entries[-1].who == HOST
    bots = [entry.seq for entry in entries if entry.kind == "move"]
    assert bots == list(range(len(bots)))


def metric(server: Server, name: str) -> int:
    """One of the server's numbers, counted since it started."""
    lines = Somebody(server).ask("GET", "/metrics").splitlines()
    return int(float(next(line for line in lines if line.startswith(f"{name} ")).split()[1]))


def test_an_answer_that_was_lost_is_given_again(tmp_path: Path) -> None:
    """The move was kept and the server killed before it could say so; or it was not kept."""
    database = str(tmp_path / "tables.db")
    with Server(Settings(database, limits=False)) as server:
        ann = Somebody(server, "Ann")
        id = ann.open("eden", ["me"])
        gather(id, ann)
        numbers: dict[str, int] = {}
        for life in range(2):
            with ann.page() as page:
                told = page.follow(id)
                move = " ".join(told["choices"][0]["path"])
                page.send_act(id, "move", move, told["seq"], f"life {life}")
                if life == 1:
                    page.until(lambda: "life 1" in page.answers)
                server.kill()
            server.start()
            with ann.page() as page:
                page.follow(id)
                answer = page.act(id, "move", move, told["seq"], f"life {life}")
                assert answer["is"] == "kept", answer
                numbers[f"life {life}"] = answer["n"]
    moves = {entry.client: entry.n for entry in entries_of(database, id) if entry.kind == "move"}
    assert moves == numbers == {"life 0": 2, "life 1": 3}
