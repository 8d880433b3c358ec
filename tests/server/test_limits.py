"""How often somebody may do something, and that nobody else pays for those who do it too often."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotheque.server.guard import household
from ludotheque.server.limits import Limit, Limits
from ludotheque.server.protocol import TOO_MANY
from ludotheque.server.settings import Settings
from tests.server.serving import AT_ONCE, PONG, Page, Server, Somebody, client
from tests.timing import Hand, wait_until

USUAL = Limits()


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its usual limits, behind a proxy: so that tests come from different places.
    Its time stands still: what was used up is not there again because a test was slow."""
    database = tmp_path_factory.mktemp("limited") / "tables.db"
    with Server(Settings(str(database), proxies=1), still=True) as running:
        yield running


def somebody(limited: Server, address: str, name: str = "Ann") -> Somebody:
    one = asking_from(limited, address)
    one.ask("POST", "/api/me", 201, {"name": name})
    return one


def asking_from(limited: Server, address: str) -> Somebody:
    one = Somebody(limited)
    one.http.headers["x-forwarded-for"] = address
    return one


# --- buckets ---


def test_a_bucket_fills_again_and_never_more_than_to_the_brim(hand: Hand) -> None:
    limit = Limit(rate=2.0, burst=3)
    assert [limit.allows("ann") for _ in range(5)] == [True, True, True, False, False]
    hand.turn(0.4)
    assert not limit.allows("ann")
    hand.turn(0.1)
    assert [limit.allows("ann"), limit.allows("ann")] == [True, False]
    hand.turn(1000.0)
    assert sum(limit.allows("ann") for _ in range(10)) == 3


def test_to_be_refused_costs_nothing_more(hand: Hand) -> None:
    limit = Limit(rate=1.0, burst=1)
    for _ in range(100):
        limit.allows("ann")
        hand.turn(0.125)
    hand.turn(1.0)
    assert limit.allows("ann")


def test_buckets_are_forgotten_the_longest_unused_first(hand: Hand) -> None:
    limit = Limit(rate=0.001, burst=1, most=3)
    for key in ("ann", "ben", "cleo", "ann"):
        limit.allows(key)
    limit.allows("dora")
    assert not limit.allows("ann")
    assert limit.allows("ben")


@pytest.mark.parametrize(("one", "other", "same"), [
    ("192.0.2.1", "192.0.2.2", False),
    ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
    ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
    ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
    ("::ffff:192.0.2.1", "192.0.2.1", True),
    ("fe80::1%eth0", "fe80::2", True),
    ("::1", "::2", False),
    ("unknown", "", False),
])
def test_whose_address_it_is(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same


# --- over HTTP ---


def test_codes_cannot_be_tried_out(limited: Server) -> None:
    guess = asking_from(limited, "192.0.2.1").http
    tried = [guess.post("/api/me/claim", json={"code": f"AAAA-AAAA-AA{number:02}"})
             for number in range(20)]
    assert statuses(tried) == [404] * USUAL.guesses.burst + [429] * (20 - USUAL.guesses.burst)
    assert int(tried[-1].headers["retry-after"]) == USUAL.guesses.wait() == 10
    # Even the right one is not tried now: nobody learns anything from it.
    ann = somebody(limited, "192.0.2.2")
    code = ann.ask("POST", "/api/me/link", 201)["code"]
    assert guess.post("/api/me/claim", json={"code": code}).status_code == 429
    limited.turn(USUAL.guesses.wait() - 1.0)
    assert guess.post("/api/me/claim", json={"code": code}).status_code == 429
    limited.turn(1.0)
    assert guess.post("/api/me/claim", json={"code": code}).status_code == 200


def statuses(answers: Sequence[httpx.Response]) -> list[int]:
    return [answer.status_code for answer in answers]


def test_new_people_and_new_tables_have_limits(limited: Server) -> None:
    ann = somebody(limited, "192.0.2.3")
    table = {"game": "eden", "seats": ["me"]}
    opened = [ann.http.post("/api/tables", json=table) for _ in range(30)]
    assert statuses(opened) == [201] * USUAL.tables.burst + [429] * (30 - USUAL.tables.burst)
    ben = somebody(limited, "192.0.2.3", "Ben")
    assert ben.http.post("/api/tables", json=table).status_code == 201
    people = [ben.http.post("/api/me", json={"name": "Ann"}) for _ in range(30)]
    more = USUAL.newcomers.burst - 2  # Ann and Ben were new themselves
    assert statuses(people) == [201] * more + [429] * (30 - more)


def test_an_address_that_asks_too_often_waits_and_others_do_not(limited: Server) -> None:
    asking = asking_from(limited, "192.0.2.4").http
    asked = [asking.get("/api/health") for _ in range(120)]
    assert statuses(asked) == [200] * USUAL.requests.burst + [429] * (120 - USUAL.requests.burst)
    last = asked[-1]
    assert last.json() == {"status_code": 429, "detail": "not so fast"}
    assert last.headers["retry-after"] == "1"
    assert client(limited).get("/api/health").status_code == 200
    with pytest.raises(InvalidStatus) as refused:
        Page(limited, headers={"X-Forwarded-For": "192.0.2.4"})
    assert refused.value.response.status_code == 429
    assert refused.value.response.headers["retry-after"] == "1"
    limited.turn(1.0)
    asked = [asking.get("/api/health") for _ in range(30)]
    assert statuses(asked) == [200] * 20 + [429] * 10


# --- over the socket ---


def test_a_person_has_so_many_pages(limited: Server) -> None:
    ann = somebody(limited, "192.0.2.5")
    pages = [ann.page() for _ in range(USUAL.most_pages)]
    for page in pages:
        assert page.hear()["is"] == "hello"
    assert ann.page().closed_with() == TOO_MANY
    pages.pop().close()

    def is_welcome() -> bool:
        """The server hears of it a little later. To ask again and again is no offence here."""
        limited.turn(1.0)
        with ann.page() as page:
            try:
                return page.hear()["is"] == "hello"
            except ConnectionClosed:
                return False

    wait_until(is_welcome)
    for page in pages:
        page.say(do="ping")
        assert page.hear() == PONG
        page.close()


def test_who_says_too_much_at_once_is_closed_and_nothing_else_happens(tmp_path: Path) -> None:
    # Whoever goes on talking on a socket that is closed is soon cut off.
    with Server(Settings(str(tmp_path / "tables.db"), proxies=1), still=True,
                bounds={"server.serve.FAREWELL": 0.1}) as limited:
        says_too_much(limited)


def says_too_much(limited: Server) -> None:
    ann, ben = somebody(limited, "192.0.2.6"), somebody(limited, "192.0.2.7", "Ben")
    id = ann.open("havresac", ["me", "open"])
    with ben.page() as other, ann.page() as page:
        other.follow(id)
        page.follow(id)
        assert pings(page) < USUAL.messages.burst
        other.sit(id, 1)
    # It is the person who is limited: another page does not help.
    with ann.page() as again:
        assert pings(again) == 0
    limited.turn(1.0)
    with ann.page() as later:
        later.settle()


def pings(page: Page) -> int:
    """Ping until the socket is closed for it; how many were answered."""
    page.socket.close_timeout = AT_ONCE
    with suppress(ConnectionClosed):
        for _ in range(1000):
            page.say(do="ping")
    assert page.closed_with() in (TOO_MANY, 1006)
    return page.others.count(PONG)


def test_talk_is_limited_and_the_game_is_not(limited: Server) -> None:
    ann = somebody(limited, "192.0.2.8")
    id = ann.open("eden", ["me"])
    with ann.page() as page:
        page.follow(id)
        page.sit(id, 0)
        said = [page.act(id, "chat", f"word {number}") for number in range(15)]
        assert [answer["is"] for answer in said] == (
            ["kept"] * USUAL.chat.burst + ["refused"] * (15 - USUAL.chat.burst))
        assert said[-1]["reason"] == "often"
        page.does(id, "move", " ".join(page.tables[id]["choices"][0]["path"]))
        limited.turn(1.0 / USUAL.chat.rate)
        page.does(id, "chat", "one more word")


def test_a_server_without_limits_has_none(server: Server, ann: Somebody) -> None:
    id = ann.open("havresac", ["me", "open"])
    with ann.page() as page:
        page.follow(id)
        for number in range(80):
            page.send_act(id, "chat", f"word {number}")
        page.until(lambda: len(page.chats.get(id, ())) == 80)
