"""Tables, lists, records and jobs over HTTP: what everybody may know, and what only some may."""

from __future__ import annotations

import copy
import random
from contextlib import ExitStack
from typing import Any

import pytest

from ludotheque.core.content import shipped
from ludotheque.core.fair import commitment
from ludotheque.core.ledger import Rule, rulebook_of
from ludotheque.core.record import parse, verify
from ludotheque.core.text import LANGUAGES
from ludotheque.games import GAMES, find
from ludotheque.server.protocol import PROTOCOL
from tests.server.serving import Page, Server, Somebody, client, play
from tests.timing import wait_until


def listed(one: Somebody, which: str) -> dict[str, dict[str, Any]]:
    """The lobby's tables by id: those that are `open`, or `mine`."""
    return {line["id"]: line for line in one.ask("GET", "/api/tables")[which]}


def resigned(one: Somebody, **more: object) -> str:
    """A table whose game has ended, the quick way."""
    id = one.open("eden", ["me"], **more)
    with one.page() as page:
        page.follow(id)
        page.sit(id, 0)
        page.does(id, "resign")
    return id


# --- opening ---


def test_what_can_be_played(server: Server) -> None:
    told = client(server).get("/api/games").json()
    assert list(told) == list(GAMES)
    assert told["havresac"]["seats"] == [1, 4]
    assert {option["name"] for option in told["eden"]["options"]} >= {"modes"}
    for name, about in told.items():
        assert about["stand_ins"] == {edition: shipped(find(name), edition).stand_ins
                                      for edition in about["editions"]}


def test_a_table_is_opened_with_a_link_nobody_can_guess(server: Server, ann: Somebody) -> None:
    told = ann.ask("POST", "/api/tables", 201, {"game": "eden", "seats": ["me"]})
    assert told["url"] == f"{server.url}/t/{told['id']}"
    ids = {ann.open("eden", ["me"]) for _ in range(20)}
    assert len(ids) == 20
    assert min(map(len, ids)) >= 21  # 16 random bytes
    table = client(server).get(f"/api/tables/{told['id']}").json()
    assert (table["name"], table["phase"], table["private"]) == ("Ann", "gathering", True)
    assert table["about"]["commitment"] == told["commitment"]


def test_a_link_leads_where_who_asks_found_the_server(server: Server, ann: Somebody) -> None:
    """One that listens everywhere does not know by which address people reach it."""
    body = {"game": "eden", "seats": ["me"]}
    for host, there in (("games.local:8000", "http://games.local:8000"),
                        ("[fe80::1]:80", "http://[fe80::1]:80"), ("x@y", server.url)):
        headers = {"host": host, "cookie": f"ludo={ann.token}"}
        told = client(server).post("/api/tables", json=body, headers=headers).json()
        assert told["url"] == f"{there}/t/{told['id']}"
        link = client(server).post("/api/me/link", headers=headers).json()
        assert link["url"] == f"{there}/claim#{link['code']}"


@pytest.mark.parametrize(("wrong", "word"), [
    ({"game": "chess"}, "game"), ({"seats": []}, "seats"), ({"seats": ["me", "me"]}, "me"),
    ({"seats": ["random"]}, "nobody"), ({"seats": ["me"] * 5}, "seats"),
    ({"seats": ["me", "stockfish"]}, "stockfish"), ({"seats": ["me", "person"]}, "person"),
    ({"game": "eden", "seats": ["me", "open"]}, "2 players"),
    ({"duel": True, "seats": ["me"]}, "duel"),
    ({"name": "a\nb"}, "name"), ({"name": "x" * 41}, "name"), ({"edition": "none"}, "edition"),
    ({"options": {"season": "spring"}}, "season"), ({"options": {"sea": 1}}, "sea"),
    ({"terms": {"absent": "maybe"}}, "absent"), ({"terms": {"grace": 0}}, "grace"),
    ({"terms": {"clock": {"kind": "live", "seconds": 1}}}, "clock"), ({"secret": "00"}, "secret"),
    ({"owner": "somebody"}, "owner"), ({"private": "no"}, "private"),
])
def test_a_table_that_cannot_be_is_refused_in_words(ann: Somebody, wrong: dict[str, Any],
                                                    word: str) -> None:
    body = {"game": "havresac", "seats": ["me", "open"], **wrong}
    answer = ann.http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert word in answer.text


@pytest.mark.parametrize("body", [
    "", "{", "[]", "null", '"x"', "\x00", '{"game":"eden","seats":["me"],"name":"\\ud800"}',
    '{"game":"eden","seats":["me"],"content":' + '{"a":' * 40_000 + "1" + "}" * 40_001,
    '{"game":"eden","seats":["me"],"options":' + "[" * 60_000,
    '{"game":"eden","seats":["me"],"terms":{"grace":1e999}}',
])
def test_a_body_that_is_none(server: Server, ann: Somebody, body: str) -> None:
    before = len(server.log())
    answer = ann.http.post("/api/tables", content=body.encode(),
                           headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["detail"]
    assert server.log()[before:] == ""


# --- editions of one's own ---


def own_edition(game: str, name: str = "mine") -> dict[str, Any]:
    return {**copy.deepcopy(shipped(find(game)).source), "name": name}


@pytest.mark.parametrize("game", ["eden", "havresac", "goldblivion"])
def test_an_edition_of_ones_own_is_played(ann: Somebody, game: str) -> None:
    source = own_edition(game)
    seats = ["me"] if game == "eden" else ["me", "random"]
    id = ann.open(game, seats, content=source)
    with ann.page() as page:
        told = page.follow(id)
        assert told["about"]["edition"] == "mine"
        page.sit(id, 0)
        play(id, [page], random.Random(2), 5)
        page.does(id, "resign")
    record = parse(ann.ask("GET", f"/api/tables/{id}/record"), find)
    assert record.edition.name == "mine"
    verify(record)


@pytest.mark.parametrize("name", ["", "a b", "a\nb", "../x", "\x00", "x" * 41, None, 5, ["a"]])
def test_its_name_can_stand_in_a_record(ann: Somebody, name: object) -> None:
    source = {**own_edition("eden"), "name": name}
    ann.ask("POST", "/api/tables", 400, {"game": "eden", "seats": ["me"], "content": source})


@pytest.mark.parametrize("number", [10**7, 2**40, 10**30, -10**30])
def test_its_numbers_have_bounds(ann: Somebody, number: int) -> None:
    """One of them is a number of bits to shift by: it would take all the memory there is."""
    source = own_edition("goldblivion")
    source["map"]["doubled"][0] = number
    body = {"game": "goldblivion", "seats": ["me", "open"], "content": source}
    ann.ask("POST", "/api/tables", 400, body)


@pytest.mark.parametrize("number", [0, -1])
def test_its_numbers_are_checked_before_they_are_used(ann: Somebody, number: int) -> None:
    source = own_edition("goldblivion")
    source["map"]["doubled"][0] = number
    body = {"game": "goldblivion", "seats": ["me", "open"], "content": source}
    ann.ask("POST", "/api/tables", 400, body)


# --- who sees which table ---


def test_private_tables_are_in_no_list(server: Server, ann: Somebody, ben: Somebody) -> None:
    open_id = ann.open("havresac", ["me", "open"], private=False, name="Come in")
    private = [ann.open("havresac", ["me", "open"]), resigned(ann)]
    shown = resigned(ann, private=False)
    with ann.page() as page:
        page.follow(private[0])
    lists = [ben.http.get(path).text for path in (
        "/api/tables", "/api/records", "/api/records?game=eden", "/api/games", "/api/health",
        "/metrics", "/api/schema/openapi.json")]
    lists.append(server.log())
    assert open_id in lists[0]
    assert shown in lists[1]
    assert not [text for text in lists for id in private if id in text]
    assert listed(ben, "open")[open_id]["name"] == "Come in"


def test_my_tables_are_those_where_i_sit(ann: Somebody, ben: Somebody) -> None:
    id = ann.open("havresac", ["me", "open"])
    assert listed(ann, "mine")[id]["you"] == 0
    assert listed(ben, "mine") == {}
    with ben.page() as page:
        page.follow(id)
        assert listed(ben, "mine") == {}
        page.does(id, "sit", "1")
        assert listed(ben, "mine")[id]["you"] == 1
        page.does(id, "stand")
        assert listed(ben, "mine") == {}
        page.does(id, "sit", "1")
    with ann.page() as page:
        page.follow(id)
        page.does(id, "seat", '{"seat":1,"spec":"random"}')
        assert listed(ben, "mine") == {}
        page.does(id, "close")
        wait_until(lambda: id not in listed(ann, "mine"))  # a little after the entry


def test_a_list_tells_how_a_table_stands(ann: Somebody, ben: Somebody) -> None:
    id = ann.open("havresac", ["me", "open"], private=False)
    with ann.page() as one, ben.page() as other:
        for page in (one, other):
            page.follow(id)
        for seat, page in enumerate((one, other)):
            page.sit(id, seat)
        wait_until(lambda: listed(ann, "open")[id]["phase"] == "playing")
        line = listed(ann, "open")[id]
        assert [seat["name"] for seat in line["seats"]] == ["Ann", "Ben"]
        assert sorted(line["to_move"]) == [0, 1]
        assert line.keys() == {"id", "touched", "you", "name", "game", "edition", "options", "duel",
                               "phase", "private", "seats", "to_move", "standing", "next"}
        other.does(id, "resign")
        wait_until(lambda: id not in listed(ann, "open"))
        wait_until(lambda: listed(ann, "mine")[id]["phase"] == "ended")


@pytest.mark.parametrize("id", ["none", "a" * 64, "0"])
def test_a_table_nobody_opened(server: Server, ann: Somebody, id: str) -> None:
    for path in (f"/api/tables/{id}", f"/api/tables/{id}/record", f"/api/jobs/{id}"):
        answer = ann.http.get(path)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.json()["detail"]


def test_an_id_that_is_none(ann: Somebody) -> None:
    for id in ("a" * 65, "%00", "a%20b", "%2e%2e", "%F0%9F%8E%B2"):
        answer = ann.http.get(f"/api/tables/{id}")
        assert answer.status_code in (400, 404)


# --- records and jobs ---


def test_a_record_is_for_those_who_have_waited(ann: Somebody, ben: Somebody) -> None:
    id = ann.open("havresac", ["me", "open"])
    for path in (f"/api/tables/{id}/record", f"/api/tables/{id}/record?board=1"):
        assert "not over" in ann.ask("GET", path, 403)["detail"]
    ann.ask("POST", "/api/jobs", 403, {"kind": "verify", "table": id})
    with ExitStack() as undo:
        pages = [undo.enter_context(one.page()) for one in (ann, ben)]
        for seat, page in enumerate(pages):
            page.follow(id)
            page.sit(id, seat)
        ann.ask("GET", f"/api/tables/{id}/record", 403)
        pages[1].does(id, "resign")
    answer = client(ann.server).get(f"/api/tables/{id}/record")  # whoever has the link
    assert answer.headers["content-type"].startswith("text/plain")
    assert "attachment" in answer.headers["content-disposition"]
    record = parse(answer.text, find)
    verify(record)
    assert commitment(record.secret) == ann.ask("GET", f"/api/tables/{id}")["about"]["commitment"]
    assert ann.id not in answer.text
    ann.ask("GET", f"/api/tables/{id}/record?board=1", 404)
    ann.ask("GET", f"/api/tables/{id}/record?board=4", 400)


def finished(one: Somebody, id: str) -> dict[str, Any]:
    """A job when it is over."""
    job: dict[str, Any] = {}

    def over() -> bool:
        job.update(one.ask("GET", f"/api/jobs/{id}"))
        return job["state"] not in ("waiting", "running")

    wait_until(over)
    return job


def test_a_record_is_verified_in_a_job_of_ones_own(ann: Somebody, ben: Somebody) -> None:
    id = resigned(ann)
    job = ann.ask("POST", "/api/jobs", 202, {"kind": "verify", "table": id})
    ben.ask("GET", f"/api/jobs/{job['id']}", 404)
    ben.ask("DELETE", f"/api/jobs/{job['id']}", 404)
    Somebody(ann.server).ask("GET", f"/api/jobs/{job['id']}", 401)
    done = finished(ann, job["id"])
    assert (done["state"], done["error"]) == ("done", "")
    ann.ask("POST", "/api/jobs", 404, {"kind": "verify", "table": "none"})
    ann.ask("POST", "/api/jobs", 404, {"kind": "verify", "table": id, "board": 1})
    for wrong in ({"kind": "mine", "table": id}, {"kind": "verify"}, {"kind": "verify",
                                                                       "table": "a b"}):
        ann.ask("POST", "/api/jobs", 400, wrong)


def test_so_many_jobs_at_once(ann: Somebody) -> None:
    id = resigned(ann)
    answers = [ann.http.post("/api/jobs", json={"kind": "verify", "table": id})
               for _ in range(6)]
    assert {answer.status_code for answer in answers} <= {202, 429}
    for answer in answers:
        if answer.status_code == 429:
            assert answer.headers["retry-after"] == "10"
        else:
            ann.ask("DELETE", f"/api/jobs/{answer.json()['id']}")


# --- rules and health ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_at_hand(server: Server, game: str, language: str) -> None:
    answer = client(server).get(f"/api/rules/{game}?language={language}")
    assert "max-age" in answer.headers["cache-control"]
    told = [(section["title"], section["blocks"]) for section in answer.json()]
    assert told == [(section.title, [
        {"id": block.id, "marks": block.marks, "text": block.text}
        if isinstance(block, Rule) else block for block in section.blocks])
        for section in rulebook_of(game, language)]


def test_rules_of_what_is_not_there(server: Server) -> None:
    asking = client(server)
    assert asking.get("/api/rules/eden").json() == asking.get("/api/rules/eden?language=en").json()
    for path, status in (("/api/rules/chess", 404), ("/api/rules/eden?language=de", 400),
                         ("/api/rules/..%2feden", 404), ("/api/rules/" + "x" * 40, 400)):
        assert asking.get(path).status_code == status, path


def test_what_a_page_should_know_of_the_server(server: Server) -> None:
    told = client(server).get("/api/health").json()
    assert (told["status"], told["protocol"], told["address"]) == ("ok", PROTOCOL, server.url)
    assert told["release"]
    assert told["local"] is True
    assert isinstance(told["app"], bool)


# --- notices ---


def test_where_somebody_is_told_is_never_told_back(ann: Somebody) -> None:
    hook = "https://hooks.example/very/secret"
    ann.ask("PUT", "/api/me/notify", 204, {"kind": "webhook", "url": hook})
    told = ann.http.get("/api/me")
    assert told.json()["notify"] == "webhook"
    assert "secret" not in told.text
    for wrong in ("http://hooks.example/plain", "https://127.0.0.1/x", "https://[::1]/", "ftp://x",
                  "https://10.0.0.1/", "javascript:alert(1)", "", "https://user:pass@hooks.example/"):
        answer = ann.http.put("/api/me/notify", json={"kind": "webhook", "url": wrong})
        assert answer.status_code == 400, wrong
        assert not wrong or wrong not in answer.text
    assert ann.ask("GET", "/api/me")["notify"] == "webhook"
    ann.ask("DELETE", "/api/me/notify", 204)
    assert ann.ask("GET", "/api/me")["notify"] is None


# --- playing again ---


def test_a_rematch_is_where_only_its_people_know(ann: Somebody, ben: Somebody,
                                                 cleo: Somebody) -> None:
    id = ann.open("havresac", ["me", "open"])
    with ExitStack() as undo:
        pages: list[Page] = [undo.enter_context(one.page()) for one in (ann, ben)]
        for seat, page in enumerate(pages):
            page.follow(id)
            page.sit(id, seat)
        pages[0].does(id, "resign")
        pages[1].until(lambda: bool(pages[1].tables[id]["phase"] == "ended"))
        for page in pages:
            page.does(id, "again")
        pages[0].until(lambda: bool(pages[0].tables[id]["next"]))
        again = pages[0].tables[id]["next"]
        assert again not in (id, "")
        told = pages[0].follow(again)
        assert (told["you"], told["phase"]) == (1, "gathering")
        assert [seat["name"] for seat in told["seats"]] == ["Ben", "Ann"]
    assert again in listed(ann, "mine")
    assert again not in cleo.http.get("/api/tables").text
