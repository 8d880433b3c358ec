"""Several server processes on one PostgreSQL: people at different ones play the same game, whatever
becomes of one of them."""

from __future__ import annotations

import os
import random
import signal
import subprocess
from collections.abc import Sequence

from ludotheque.core.record import parse, verify
from ludotheque.games import find
from ludotheque.server.keeper import LEASE
from ludotheque.server.settings import Settings
from ludotheque.tables.entry import HOST
from tests.postgres import Postgres
from tests.processes import lives
from tests.server.serving import Server, Somebody
from tests.server.stubborn import Player, finish, gather, go_on, wait
from tests.server.test_durable import MOVE, entries_of, metric
from tests.store.stores import empty
from tests.timing import HANG


def the_same_for_all(database: str, id: str, players: Sequence[Player],
                     servers: Sequence[Server]) -> None:
    """Everybody saw the same game, all that was acknowledged is in it, nothing twice."""
    seen = []
    for server in servers:
        with Somebody(server, "Dora").page() as page:
            page.follow(id)
            seen.append((page.tables[id]["view"], page.stories[id], page.tables[id]["standing"]))
    assert all(one == seen[0] for one in seen)
    for player in players:
        assert player.told()["standing"] == seen[0][2]
    text = Somebody(servers[0], "Dora").ask("GET", f"/api/tables/{id}/record")
    verify(parse(text, find))
    entries = entries_of(database, id)
    moves = {entry.client: entry.n for entry in entries if entry.kind == "move"}
    assert len(moves) == sum(entry.kind == "move" for entry in entries)
    for player in players:
        assert player.kept.items() <= moves.items()
    bots = [entry.seq for entry in entries if entry.who == HOST]
    assert bots == list(range(len(bots)))
    assert [step.path for step in parse(text, find).steps] == [
        entry.data for entry in entries if entry.kind == "move"]


def test_people_at_two_processes_play_one_game(postgres: Postgres) -> None:
    """All at once: whoever loses a race for a number tries again, and nobody notices."""
    settings = Settings(empty(postgres), limits=False, thinking=HANG)
    lease = {"server.keeper.LEASE": HANG}  # it does not run out, however long people think
    with Server(settings, bounds=lease) as one, Server(settings, bounds=lease) as other:
        ann, ben, cleo = Somebody(one, "Ann"), Somebody(other, "Ben"), Somebody(one, "Cleo")
        id = ann.open("havresac", ["me", "open", "open", "random"])
        players = [Player(ann, id, [one], 1, brief=True), Player(ben, id, [other], 2),
                   Player(cleo, id, [one], 3)]
        with Somebody(other, "Dora").page() as watching:
            watching.follow(id)
            gather(id, ann, ben, cleo)
            for player in players:
                player.start()
            watching.until(lambda: watching.presence.get(id, {}).get("seats") == [
                True, True, True, False])
            finish(players)
            watching.until(lambda: bool(watching.tables[id]["phase"] == "ended"))
        thought = [metric(server, "ludo_bot_moves_total") for server in (one, other)]
        assert sorted(moves > 0 for moves in thought) == [False, True]  # one runs the bots
        assert metric(one, "ludo_bot_fallbacks_total") == 0
        the_same_for_all(settings.database, id, players, [one, other])
        entries = entries_of(settings.database, id)
        assert sum(metric(server, "ludo_entries_total") for server in (one, other)) == len(
            entries) - 1  # the first came with the table


def test_one_of_two_processes_is_killed_and_comes_back(postgres: Postgres) -> None:
    database, chance = empty(postgres), random.Random("one of two")
    with Server(Settings(database, limits=False)) as one, \
            Server(Settings(database, limits=False)) as other:
        ann, ben = Somebody(one, "Ann"), Somebody(other, "Ben")
        id = ann.open("goldblivion", ["me", "open", "random"])
        gather(id, ann, ben)
        players = [Player(ann, id, [one], 1), Player(ben, id, [other], 2, brief=True)]
        for player in players:
            player.start()
        go_on(players, chance.randrange(15, 30))
        one.dies_after(chance.randrange(MOVE))
        for server in (one, other):
            server.turn(LEASE)  # if it ran the bots, the other does now
        one.start()
        finish(players)
        assert [player.connected for player in players] == [2, 1]
        the_same_for_all(database, id, players, [one, other])


# --- one command, several processes ---------------------------------------------------------------


def children(pid: int) -> list[int]:
    """The processes that serve."""
    lines = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,args="], check=True, text=True,
                           capture_output=True).stdout.splitlines()
    found = [line.split(None, 2) for line in lines]
    return [int(child) for child, parent, args in found
            if int(parent) == pid and "multiprocessing.spawn" in args]


def test_a_process_of_several_is_killed_and_replaced(postgres: Postgres) -> None:
    database = empty(postgres)
    with Server(Settings(database, limits=False), workers=2) as server:
        wait(lambda: len(children(server.pid)) == 2)
        before = children(server.pid)
        ann, ben = Somebody(server, "Ann"), Somebody(server, "Ben")
        id = ann.open("havresac", ["me", "open", "random"])
        gather(id, ann, ben)
        players = [Player(ann, id, [server], 1), Player(ben, id, [server], 2, brief=True)]
        for player in players:
            player.start()
        go_on(players, 20)
        os.kill(before[0], signal.SIGKILL)
        server.turn(LEASE)
        wait(lambda: len(children(server.pid)) == 2 and before[0] not in children(server.pid),
             players)
        finish(players)
        the_same_for_all(database, id, players, [server])


def test_no_process_goes_on_without_the_one_that_started_it(postgres: Postgres) -> None:
    """They would keep the port, and whoever starts the server again could not."""
    database = empty(postgres)
    with Server(Settings(database, limits=False), workers=2) as server:
        wait(lambda: len(children(server.pid)) == 2)
        left = children(server.pid)
        ann = Somebody(server, "Ann")
        server.kill()
        wait(lambda: not any(map(lives, left)))
        port = server.settings.port
        server.start()
        assert server.settings.port == port
        assert ann.ask("GET", "/api/me")["name"] == "Ann"
