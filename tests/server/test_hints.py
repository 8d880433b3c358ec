"""Hints: for whom and when, from what a seat may know, and one at a time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque import FastRng, Json, State
from ludotheque.core.rng import derive_seed
from ludotheque.games import GAMES
from ludotheque.players.advice import advise
from ludotheque.players.budget import HINT
from ludotheque.server import helpers
from ludotheque.server.helpers import Busy, Hints, check
from ludotheque.server.limits import Limits
from ludotheque.server.settings import Settings
from ludotheque.server.worker import Report, Think, hint
from ludotheque.server.workers import WorkerLost, Workers
from ludotheque.tables.entry import Refused
from ludotheque.tables.terms import OPEN, Terms
from tests.server.inside import inside, put, table_of
from tests.server.serving import Page, Server, Somebody, play
from tests.server.test_workers import gate, misbehave, position
from tests.tables.people import ANN, BEN, WATCHER, does, game_of, plan, playing
from tests.timing import run, until

__all__ = ["gate", "misbehave"]  # fixtures: the tests name them

SEATS = {"eden": 1, "havresac": 2, "goldblivion": 2}


def hinted(thought: Think) -> list[dict[str, Any]]:
    """The moves of a hint, made in this process from what a worker would be given."""
    given: Json = msgspec.json.decode(msgspec.json.encode(thought))
    moves = hint(given, lambda done, total: None)["moves"]
    assert isinstance(moves, list)
    return moves


def some_positions(game: str) -> list[State]:
    return [position(game, SEATS[game], moves) for moves in (0, 3, 9, 20, 40)]


# --- what it says ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_it_names_moves_that_can_be_made_as_they_are_offered(game: str) -> None:
    for state in some_positions(game):
        seat = state.to_move()[0]
        offered = {tuple(choice.path): choice.says.json() for choice in state.choices(seat)}
        moves = hinted(Think.of(state, seat, "", 5))
        assert 1 <= len(moves) <= min(3, len(offered))
        for move in moves:
            assert offered[tuple(move["path"])] == move["says"]
            assert 0.0 <= move["value"] <= 1.0
            outlook = state.game.outlook(state, move["value"])
            assert move["outlook"] == pytest.approx(outlook, abs=0.1)
            assert move["measure"] == ("points" if state.game.in_points else "chance")
            assert all(why["id"].startswith(f"{game}-why-") for why in move["why"])


@pytest.mark.parametrize("game", GAMES)
def test_it_is_the_advice_that_everybody_gets(game: str) -> None:
    for state in some_positions(game):
        seat = state.to_move()[0]
        knowledge = state.game.know(state.view(seat), state.edition)
        best = advise(state.game, knowledge, seat, state.legal(seat), 11, HINT)
        assert [move["path"] for move in hinted(Think.of(state, seat, "", 11))] == [
            state.game.path(state, one.move) for one in best]


# --- what it is made from -------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_changes_nothing(game: str) -> None:
    """Of two positions that look the same to a seat, with other luck to come and other cards in
    other hands, a worker is given the same, and the hint is the same."""
    for state in some_positions(game):
        seat = state.to_move()[0]
        knowledge = state.game.know(state.view(seat), state.edition)
        other = knowledge.imagine(FastRng(derive_seed(7, 1), 4))
        given = [msgspec.json.encode(Think.of(one, seat, "", 5)) for one in (state, other)]
        assert given[0] == given[1]


def test_the_table_gives_the_view_of_the_seat_and_nothing_else() -> None:
    """What leaves for the worker is made from nothing but the view and the legal moves."""
    given: list[Json] = []

    class Listening(Workers):
        async def run(self, kind: str, data: Json, seconds: float, report: Report,
                      whose: str = "") -> Json:
            given.append(data)
            return hint(data, report)

    async def ask() -> None:
        async with inside("sqlite://") as house:
            id = await put(house, playing(plan("goldblivion")))
            table = await table_of(house, id)
            board, own = game_of(table).board_of(0)
            while game_of(table).to_move() != [0]:
                table.accept(table.propose(0.0, BEN, f"b{table.version}", table.seq_of(1), "move",
                                           " ".join(board.choices(1)[0].path)))
            found = await Hints(house.rooms, Listening(1)).give(id, ANN)
            assert found.seq == table.seq_of(0)
            assert given[0]["view"] == board.state.view(own)
            assert given[0].keys() == {"type", *Think.__struct_fields__}
            assert table.plan.secret.hex() not in msgspec.json.encode(given).decode()

    run(ask())


# --- who may ask ----------------------------------------------------------------------------------


def test_a_person_in_their_turn() -> None:
    one = playing(plan("goldblivion"))
    assert game_of(one).to_move() == [1]
    assert check(one, BEN) == 1
    assert reason(lambda: check(one, ANN)) == "turn"
    assert reason(lambda: check(one, WATCHER)) == "seat"
    does(one, 1, "resign")
    assert reason(lambda: check(one, ANN)) == "over"


def test_nobody_before_the_game_nor_for_a_bot_nor_out_of_it() -> None:
    early = playing(plan("havresac"))
    early.play = None
    assert reason(lambda: check(early, ANN)) == "early"
    away = playing(plan("havresac", (OPEN,) * 3, Terms(absent="bot", grace=60.0)))
    does(away, 0, "away", at=100.0)
    assert reason(lambda: check(away, ANN)) == "bot"
    does(away, 0, "return", at=101.0)
    assert check(away, ANN) == 0
    does(away, 0, "resign", at=102.0)
    assert reason(lambda: check(away, ANN)) == "out"


def reason(doing: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refused:
        doing()
    return refused.value.reason


def test_over_the_network(server: Server, ann: Somebody, ben: Somebody, cleo: Somebody) -> None:
    id = ann.open("goldblivion", ["me", "open"])
    path = f"/api/tables/{id}/hint"
    assert refusal(ann, path) == "early"
    assert refusal(cleo, path) == "seat"
    Somebody(server).ask("POST", path, 401)
    ann.ask("POST", "/api/tables/none/hint", 404)
    ann.ask("GET", path, 405)
    with ann.page() as one, ben.page() as other:
        for seat, page in enumerate((one, other)):
            page.follow(id)
            page.sit(id, seat)
        for _ in range(12):  # some turns of each
            latest = max(page.tables[id]["version"] for page in (one, other))
            for page, who in ((one, ann), (other, ben)):
                page.reach(id, latest)
                choices = page.tables[id]["choices"]
                if choices:
                    told = who.ask("POST", path)
                    assert told["seq"] == page.tables[id]["seq"]
                    paths = [choice["path"] for choice in choices]
                    assert all(move["path"] in paths for move in told["moves"])
                    assert told == who.ask("POST", path)  # asked again, it says the same
                else:
                    assert refusal(who, path) == "turn"
            assert refusal(cleo, path) == "seat"
            play(id, [one, other], random.Random(2), 1)
        one.does(id, "resign")
    assert {refusal(who, path) for who in (ann, ben)} == {"over"}


def test_who_decides_while_asking_is_not_refused(ann: Somebody, ben: Somebody) -> None:
    """A page asks for one decision, and its person may make it before the question comes."""
    id = ann.open("goldblivion", ["me", "open"])
    path = f"/api/tables/{id}/hint"
    assert refusal(ann, f"{path}?seq=0") == "early"
    with ann.page() as one, ben.page() as other:
        for seat, page in enumerate((one, other)):
            page.follow(id)
            page.sit(id, seat)
        chance = random.Random(2)
        while not all_may_move(id, one, other):  # until they develop, which all do at once
            play(id, [one, other], chance, 1)
        before = one.tables[id]["seq"]
        assert ann.ask("POST", f"{path}?seq={before}") == ann.ask("POST", path)
        play(id, [one], chance, 1)
        one.until(lambda: not one.tables[id].get("choices"))
        now = one.tables[id]["seq"]
        assert ann.ask("POST", f"{path}?seq={before}") == {"seq": now, "moves": []}
        assert refusal(ann, f"{path}?seq={now}") == "turn"
        assert refusal(ann, path) == "turn"
        assert ben.ask("POST", f"{path}?seq={other.tables[id]['seq']}")["moves"]


def all_may_move(id: str, *pages: Page) -> bool:
    latest = max(page.tables[id]["version"] for page in pages)
    for page in pages:
        page.reach(id, latest)
    return all(page.tables[id].get("choices") for page in pages)


def refusal(who: Somebody, path: str) -> str:
    told = who.ask("POST", path, 403)
    assert told["detail"]
    return str(told["extra"]["reason"])


def test_in_a_duel_it_is_for_ones_own_board(ann: Somebody, ben: Somebody) -> None:
    id = ann.open("eden", ["me", "open"], duel=True)
    with ann.page() as one, ben.page() as other:
        for seat, page in enumerate((one, other)):
            page.follow(id)
            page.sit(id, seat)
        play(id, [one, other], random.Random(5), 9)
        for page, who in ((one, ann), (other, ben)):
            choices = page.tables[id]["choices"]
            told = who.ask("POST", f"/api/tables/{id}/hint")
            assert all(move["path"] in [choice["path"] for choice in choices]
                       for move in told["moves"])


# --- how often, and what may go wrong -------------------------------------------------------------


def test_one_at_a_time_for_each_person() -> None:
    class Slow(Workers):
        asked, go = 0, asyncio.Event()

        async def run(self, kind: str, data: Json, seconds: float, report: Report,
                      whose: str = "") -> Json:
            self.asked += 1
            await self.go.wait()
            return {"moves": []}

    async def ask() -> None:
        async with inside("sqlite://") as house:
            slow = Slow(1)
            id = await put(house, playing(plan("havresac")))
            hints = Hints(house.rooms, slow)
            first = [asyncio.create_task(hints.give(id, who)) for who in (ANN, BEN)]
            await until(lambda: slow.asked == 2)
            with pytest.raises(Busy):
                await hints.give(id, ANN)
            slow.go.set()
            await asyncio.gather(*first)
            await hints.give(id, ANN)
            assert hints.given == 3
            with pytest.raises(Refused):
                await hints.give(id, WATCHER)
            with pytest.raises(Refused):
                await hints.give(id, WATCHER)  # a refusal is over when it is told

    run(ask())


def test_a_worker_that_is_late_or_lost_costs_only_the_hint(
        misbehave: Callable[[str], None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helpers, "THINKING", 0.01)
    misbehave("""
def slow(data, report):
    threading.Event().wait()
worker.ASKED["hint"] = slow
""")

    async def ask() -> None:
        async with inside("sqlite://") as house:
            id = await put(house, playing(plan("havresac")))
            workers = Workers(1)
            try:
                hints = Hints(house.rooms, workers)
                for _ in range(2):
                    with pytest.raises(WorkerLost):
                        await hints.give(id, ANN)
            finally:
                await workers.stop()
            assert workers.overdue == 2

    run(ask())


def test_so_often_and_no_more(tmp_path: Path) -> None:
    with Server(Settings(str(tmp_path / "tables.db")), still=True) as limited:
        ann = Somebody(limited, "Ann")
        id = ann.open("eden", ["me"])
        # She has not sat down yet: a refusal counts, and takes no time in which she may ask again.
        answers = [ann.http.post(f"/api/tables/{id}/hint") for _ in range(16)]
        statuses = [answer.status_code for answer in answers]
        assert statuses[:Limits().hints.burst] == [403] * Limits().hints.burst
        assert statuses[-1] == 429
        assert int(answers[-1].headers["retry-after"]) >= 1
