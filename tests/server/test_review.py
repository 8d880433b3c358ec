"""Reviews of finished games: they tell what a replay shows, to whoever may know it, and never
before the end."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque import BadInput, Json, find
from ludotheque.core.changes import changed
from ludotheque.core.events import Log, seen
from ludotheque.core.record import Record, parse, replay_step
from ludotheque.server import helpers
from ludotheque.server.helpers import Busy, Reviews
from ludotheque.server.worker import Report, packed_review
from ludotheque.server.workers import JobFailed, WorkerLost, Workers
from ludotheque.tables.review import ALL, SPECTATOR, review
from tests.server.serving import Server, Somebody, client, play
from tests.timing import run

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.ludo"))
NAMES = [file.stem for file in RECORDS]
LARGEST = 40_000  # bytes on the wire; of these games the largest has 26,000


@cache
def record_of(name: str) -> Record:
    return parse(text_of(name), find)


def text_of(name: str) -> str:
    return next(file for file in RECORDS if file.stem == name).read_text(encoding="utf-8")


def told_of(name: str, eyes: str) -> dict[str, Any]:
    """A review as it comes over the wire."""
    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(review(record_of(name), eyes)))
    return told


def views_of(told: dict[str, Any]) -> list[Json]:
    """What a page makes of it: the view before the first step and after each."""
    views: list[Json] = [told["view"]]
    for step in told["steps"]:
        views.append(changed(views[-1], step["changes"]))
    return views


def plain(thing: object) -> object:
    return json.loads(json.dumps(thing))


# --- what it tells --------------------------------------------------------------------------------


@pytest.mark.parametrize("eyes", [SPECTATOR, "0", "1"])
@pytest.mark.parametrize("name", NAMES)
def test_a_viewer_sees_what_they_saw_in_the_game(name: str, eyes: str) -> None:
    record = record_of(name)
    if eyes == "1" and len(record.seats) == 1:
        with pytest.raises(BadInput):
            review(record, eyes)
        return
    viewer = None if eyes == SPECTATOR else int(eyes)
    told = told_of(name, eyes)
    views = views_of(told)
    log = Log()
    state = record.first_state(log)
    assert told["opening"] == plain(seen(log.events, viewer))
    assert views[0] == plain(state.view(viewer))
    for number, (step, shown) in enumerate(zip(record.steps, told["steps"], strict=True), 1):
        before, log = state.copy(), Log()
        move = replay_step(record, state, step, number, log)
        assert views[number] == plain(state.view(viewer))
        assert shown["events"] == plain(seen(log.events, viewer))
        assert (shown["seat"], shown["seconds"]) == (step.seat, step.seconds)
        assert " ".join(shown["path"]) == step.path
        assert shown["says"] == plain(record.game.says(before, step.seat, move).json())


@pytest.mark.parametrize("name", NAMES)
def test_all_together_know_what_any_of_them_knows(name: str) -> None:
    """Each seat's own place is as the seat itself sees it; what all see alike is as it is."""
    record = record_of(name)
    seats = range(len(record.seats))
    for together, state in zip(views_of(told_of(name, ALL)), record.states(), strict=True):
        public, own = plain(state.view(None)), [plain(state.view(seat)) for seat in seats]
        assert isinstance(public, dict)
        assert together["seat"] is None
        assert together.keys() == public.keys()
        for places in ("seats", "boards"):
            if places in together:
                assert together[places] == [view[places][seat] for seat, view in enumerate(own)]
        for key in public:
            if all(view[key] == public[key] for view in own):
                assert together[key] == public[key]


def test_all_together_are_told_everything_that_happened() -> None:
    record = record_of("goldblivion-1-two")
    told = told_of("goldblivion-1-two", ALL)
    draws = [event for step in told["steps"] for event in step["events"]
             if event["kind"] == "draw"]
    assert draws
    assert all("card" in event["facts"] and "own" not in event for event in draws)
    log = Log()
    state = record.first_state(log)
    for number, step in enumerate(record.steps, 1):
        log = Log()
        replay_step(record, state, step, number, log)
        kinds = [event["kind"] for event in told["steps"][number - 1]["events"]]
        assert kinds == [event.kind for event in log.events]


@pytest.mark.parametrize("name", NAMES)
def test_what_the_game_was(name: str) -> None:
    record, told = record_of(name), told_of(name, SPECTATOR)
    assert (told["game"], told["edition"]) == (record.game.name, record.edition.name)
    assert (told["seats"], told["options"]) == (record.seats, plain(record.options))
    assert (told["result"], told["table"]) == (record.result, record.table)
    assert record.secret.hex() not in json.dumps(told)  # that is what the record is for


@pytest.mark.parametrize("eyes", [SPECTATOR, ALL, "0"])
@pytest.mark.parametrize("name", NAMES)
def test_it_is_small(name: str, eyes: str) -> None:
    packed = packed_review({"record": text_of(name), "eyes": eyes}, lambda done, total: None)
    size = len(str(packed["gzip"])) * 3 // 4
    print(f"{name}, {eyes}: {len(record_of(name).steps)} steps, {size} bytes")
    assert size < LARGEST


# --- who gets it, and when ------------------------------------------------------------------------


def test_a_review_is_for_those_who_have_waited(server: Server, ann: Somebody,
                                               ben: Somebody) -> None:
    id = ann.open("goldblivion", ["me", "open"])
    path = f"/api/tables/{id}/review"
    ann.ask("GET", path, 403)
    with ExitStack() as undo:
        pages = [undo.enter_context(one.page()) for one in (ann, ben)]
        for seat, page in enumerate(pages):
            page.follow(id)
            page.sit(id, seat)
        play(id, pages, random.Random(4), 20)
        for eyes in (SPECTATOR, ALL, "0", "1"):
            assert "not over" in ann.ask("GET", f"{path}?seat={eyes}", 403)["detail"]
        pages[1].does(id, "resign")
        pages[0].until(lambda: bool(pages[0].tables[id]["phase"] == "ended"))
        last = [page.tables[id]["view"] for page in pages]
    told = {eyes: client(server).get(f"{path}?seat={eyes}").json()  # whoever has the link
            for eyes in (SPECTATOR, ALL, "0", "1")}
    assert [len(one["steps"]) for one in told.values()] == [20] * 4
    assert [views_of(told[eyes])[-1] for eyes in ("0", "1")] == last
    assert client(server).get(path).json() == told[SPECTATOR]
    assert ann.id not in json.dumps(told)
    for eyes, status in (("2", 404), ("4", 400), ("-1", 400), ("me", 400), ("", 400)):
        ann.ask("GET", f"{path}?seat={eyes}", status)
    ann.ask("GET", f"{path}?board=1", 404)
    ann.ask("GET", f"{path}?board=4", 400)
    ann.ask("GET", "/api/tables/none/review", 404)


def test_each_board_of_a_duel_has_its_own(ann: Somebody, ben: Somebody) -> None:
    id = ann.open("eden", ["me", "open"], duel=True)
    with ann.page() as one, ben.page() as other:
        for seat, page in enumerate((one, other)):
            page.follow(id)
            page.sit(id, seat)
        play(id, [one, other], random.Random(1), 12)
        one.does(id, "resign")
        ann.ask("GET", f"/api/tables/{id}/review?board=0&seat=0", 403)  # the luck is Ben's too
        other.does(id, "resign")
        last = [page.tables[id]["view"] for page in (one, other)]
    for board in (0, 1):
        told = ann.ask("GET", f"/api/tables/{id}/review?board={board}&seat=0")
        assert views_of(told)[-1] == last[board]
    ann.ask("GET", f"/api/tables/{id}/review?board=0&seat=1", 404)


def test_it_is_sent_compressed_to_who_takes_that(server: Server, ann: Somebody) -> None:
    id = ann.open("eden", ["me"])
    with ann.page() as page:
        page.follow(id)
        page.sit(id, 0)
        play(id, [page], random.Random(1), 10)
        page.does(id, "resign")
    packed, bare = [ann.http.get(f"/api/tables/{id}/review", headers={"accept-encoding": coding})
                    for coding in ("gzip, br", "identity")]
    assert packed.json() == bare.json()
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in bare.headers
    for answer in (packed, bare):
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["cache-control"].startswith("private")


# --- making and keeping ---------------------------------------------------------------------------


class Slow(Workers):
    """Workers that count what they are asked, and answer when they are told to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Json] = []
        self.go = asyncio.Event()
        self.error: Exception | None = None

    async def run(self, kind: str, data: Json, seconds: float, report: Report,
                  whose: str = "") -> Json:
        self.asked.append(data)
        await self.go.wait()
        if self.error is not None:
            raise self.error
        return packed_review({"record": text_of(str(data["record"])), "eyes": data["eyes"]}, report)


def test_what_many_want_is_made_once_and_kept() -> None:
    async def want() -> None:
        slow = Slow()
        reviews = Reviews(slow)
        assert reviews.kept("t", 0, ALL) is None
        waiting = [asyncio.create_task(reviews.make("t", 0, eyes, NAMES[0]))
                   for eyes in (ALL, ALL, SPECTATOR, ALL)]
        await asyncio.sleep(0)
        waiting[0].cancel()  # one who goes away takes nothing from the others
        slow.go.set()
        found = await asyncio.gather(*waiting[1:])
        assert len(slow.asked) == reviews.made == 2
        assert found[0] == found[2] == reviews.kept("t", 0, ALL)
        assert json.loads(gzip.decompress(found[1]))["eyes"] == SPECTATOR

    run(want())


def test_only_so_much_is_kept_and_the_last_used_longest() -> None:
    async def want() -> None:
        slow = Slow()
        slow.go.set()
        size = len(await Reviews(slow).make("t", 0, "0", NAMES[0]))
        reviews = Reviews(slow, kept=size * 3 + 10)
        for table in ("a", "b", "c"):
            await reviews.make(table, 0, "0", NAMES[0])
        assert reviews.kept("a", 0, "0")
        await reviews.make("d", 0, "0", NAMES[0])
        assert [bool(reviews.kept(table, 0, "0")) for table in "abcd"] == [True, False, True, True]

    run(want())


@pytest.mark.parametrize("error", [JobFailed("no"), WorkerLost("gone"), RuntimeError("stopped")])
def test_what_could_not_be_made_is_tried_again(error: Exception) -> None:
    async def want() -> None:
        slow = Slow()
        slow.go.set()
        slow.error = error
        reviews = Reviews(slow)
        with pytest.raises(type(error)):
            await reviews.make("t", 0, "0", NAMES[0])
        slow.error = None
        assert await reviews.make("t", 0, "0", NAMES[0])
        assert (len(slow.asked), reviews.made) == (2, 1)

    run(want())


def test_so_many_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helpers, "MOST_WAITING", 2)

    async def want() -> None:
        slow = Slow()
        reviews = Reviews(slow)
        waiting = [asyncio.create_task(reviews.make(table, 0, "0", NAMES[0])) for table in "ab"]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await reviews.make("c", 0, "0", NAMES[0])
        slow.go.set()
        await asyncio.gather(*waiting)
        assert await reviews.make("c", 0, "0", NAMES[0])

    run(want())


def test_a_real_worker_makes_it() -> None:
    async def want() -> None:
        workers = Workers(1)
        try:
            packed = await Reviews(workers).make("t", 0, "1", text_of("goldblivion-1-two"))
        finally:
            await workers.stop()
        assert json.loads(gzip.decompress(packed)) == told_of("goldblivion-1-two", "1")

    run(want())
