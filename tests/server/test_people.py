"""Who somebody is cannot be guessed, forged or replayed, and moves to another device by a code."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.server.people import COOKIE, LINK_SECONDS, People
from ludotheque.server.protocol import UNKNOWN_PERSON
from ludotheque.server.settings import Settings
from ludotheque.store.store import Store
from tests import timing
from tests.postgres import Postgres
from tests.server.serving import Page, Server, Somebody, client
from tests.timing import Hand, wait_until


def status_of(server: Server, token: str | bytes) -> int:
    """How the server takes a token."""
    value = token if isinstance(token, bytes) else token.encode()
    with client(server) as asking:
        return asking.get("/api/me", headers=[(b"cookie", b"%s=%s" % (COOKIE.encode(), value))]
                          ).status_code


def seal(key: bytes, id: str, epoch: int) -> str:
    """What the server signs a token with."""
    mac = hmac.digest(key, f"person {id} {epoch}".encode(), "sha256")
    return base64.urlsafe_b64encode(mac).decode().rstrip("=")


# --- the cookie ---


def flags(answer: httpx.Response) -> set[str]:
    return {part.strip() for part in answer.headers["set-cookie"].split(";")[1:]}


def test_the_cookie_is_for_this_site_and_no_script(server: Server) -> None:
    answer = client(server).post("/api/me", json={"name": "Ann"})
    assert flags(answer) == {"Path=/", f"Max-Age={365 * 24 * 3600}", "HttpOnly", "SameSite=Strict"}
    assert answer.headers["cache-control"] == "no-store"
    assert answer.json()["name"] == "Ann"
    assert "id" not in answer.json()


def test_to_be_forgotten_on_a_device(server: Server, ann: Somebody) -> None:
    answer = ann.http.delete("/api/me")
    assert answer.status_code == 204
    assert "Max-Age=0" in flags(answer)
    assert ann.token == ""
    ann.ask("GET", "/api/me", 401)


def test_cookies_of_neighbours_on_the_same_host_are_let_be(server: Server, ann: Somebody) -> None:
    ours = f"{COOKIE}={ann.token}"
    for header in (f'a[b]=c; {ours}', f'{{"json": "x"}}; {ours}', f'quote="; {ours}',
                   f'=;;{ours};', f'x{COOKIE}=1; {ours}; other=2'):
        assert client(server).get("/api/me", headers={"cookie": header}).status_code == 200, header


# --- forgery ---


def test_what_is_not_exactly_our_token_is_nobody(server: Server, ann: Somebody,
                                                 ben: Somebody) -> None:
    id, epoch, sealed = ann.token.split(".")
    forged = [
        "", ".", "..", "...", id, f"{id}.", f"{id}.{epoch}", f"{id}.{epoch}.", f"..{sealed}",
        ann.token[:-1], ann.token[:-2], f"{ann.token}A", f"{ann.token}=", f" .{ann.token}",
        f"{id}.{int(epoch) + 1}.{sealed}", f"{id}.-{epoch}.{sealed}", f"{id}.{epoch}0.{sealed}",
        f"{id}.{'9' * 40}.{sealed}", f"{id}.1e3.{sealed}", f"{id}..{sealed}",
        f"{id[:-1]}.{epoch}.{sealed}", f"{id.upper()}.{epoch}.{sealed}",
        f"{ben.id}.{epoch}.{sealed}",  # another's id with one's own seal
        f"{id}.{epoch}.{ben.token.split('.')[2]}",
        f"{id}.{epoch}.{seal(b'', id, int(epoch))}",
        f"{id}.{epoch}.{seal(secrets.token_bytes(32), id, int(epoch))}",  # another server's key
        f"{id}.{epoch}.{base64.urlsafe_b64encode(bytes(32)).decode()}",
        f"{id}.{epoch}.{hashlib.sha256(id.encode()).hexdigest()}",
        "ludo", "null", "undefined", "%00", "a" * 4000, "é.0.ü", f"{id}.٣.{sealed}",
    ]
    assert {token: status_of(server, token) for token in forged} == dict.fromkeys(forged, 401)
    assert status_of(server, b"\xff\xfe." + bytes(range(128, 255))) == 401
    assert status_of(server, ann.token) == 200


@pytest.mark.parametrize("forge", [
    lambda ann, ben: "", lambda ann, ben: ann.token[:-1],
    lambda ann, ben: f"{ben.id}.0.{ann.token.split('.')[2]}",
], ids=["nobody", "truncated", "another's"])
def test_a_socket_of_nobody_is_closed(server: Server, ann: Somebody, ben: Somebody,
                                      forge: Callable[[Somebody, Somebody], str]) -> None:
    with Page(server, forge(ann, ben)) as page:
        assert page.closed_with() == UNKNOWN_PERSON
        assert page.heard == []


def test_a_token_of_another_server_is_nobody_here(server: Server, ann: Somebody,
                                                  tmp_path: Path) -> None:
    async def token_elsewhere() -> str:
        store = await Store.open(str(tmp_path / "other.db"))
        people = People(store, secrets.token_bytes(32), False)
        person = await people.welcome("Ann")
        await store.close()
        return people.token(person)

    assert status_of(server, timing.run(token_elsewhere())) == 401


# --- being oneself on one device only ---


def test_other_devices_are_nobody_when_the_person_says_so(server: Server, ann: Somebody) -> None:
    other = Somebody(server, token=ann.token)
    old = ann.token
    other.ask("GET", "/api/me")
    ann.ask("POST", "/api/me/devices")
    assert ann.token != old
    other.ask("GET", "/api/me", 401)
    other.ask("POST", "/api/me/devices", 401)
    assert status_of(server, old) == 401
    ann.ask("GET", "/api/me")


def test_pages_of_other_devices_do_not_go_on(server: Server, ann: Somebody) -> None:
    id = ann.open("havresac", ["me", "open"])
    thief = Somebody(server, token=ann.token).page()
    thief.follow(id)
    assert thief.act(id, "chat", "before")["is"] == "kept"
    ann.ask("POST", "/api/me/devices")
    assert thief.closed_with() == UNKNOWN_PERSON
    with ann.page() as page:
        page.follow(id)
        assert [line["text"] for line in page.chats[id]] == ["before"]


def test_nor_at_other_processes(postgres: Postgres) -> None:
    """One database, two processes: a page at the one, the wish to be alone at the other."""
    database = postgres.create()
    with Server(Settings(database, limits=False)) as here, \
            Server(Settings(database, limits=False)) as there:
        ann = Somebody(here, "Ann")
        id = ann.open("havresac", ["me", "open"])
        thief = Somebody(there, token=ann.token)
        with thief.page() as page:
            page.follow(id)
            ann.ask("PATCH", "/api/me", 200, {"name": "Anne"})

            def name_there() -> str:
                page.does(id, "chat", "what is my name?")
                return str(page.chats[id][-1]["name"])

            wait_until(lambda: name_there() == "Anne")
            ann.ask("POST", "/api/me/devices")
            assert page.closed_with() == UNKNOWN_PERSON
        thief.ask("GET", "/api/me", 401)
        for path in ("/api/tables/%00", "/api/jobs/%00", "/api/tables/a%00b/record"):
            assert ann.http.get(path).status_code == 400
        Somebody(here).ask("POST", "/api/me/claim", 404, {"code": "\0"})
        assert here.log() == there.log() == ""


def test_a_page_that_is_to_go_does_nothing_more(server: Server, ann: Somebody) -> None:
    """Not even what it has sent already, without ever listening."""
    id = ann.open("havresac", ["me", "open"])
    thief = Somebody(server, token=ann.token).page()
    thief.follow(id)
    ann.ask("POST", "/api/me/devices")
    try:
        for number in range(200):
            thief.send_act(id, "chat", f"after {number}")
    except ConnectionClosed:
        pass
    assert thief.closed_with() in (UNKNOWN_PERSON, 1006)
    with ann.page() as page:
        assert page.follow(id)["chat"] == []


def test_of_two_devices_that_both_want_to_be_the_only_one_one_is(server: Server) -> None:
    for _ in range(5):
        one = Somebody(server, "Ann")
        devices = [one, *(Somebody(server, token=one.token) for _ in range(3))]
        with ThreadPoolExecutor(len(devices)) as pool:
            list(pool.map(lambda device: device.http.post("/api/me/devices"), devices))
        known = [device.http.get("/api/me").status_code for device in devices]
        assert known.count(200) == 1, known


def test_a_code_from_before_does_not_outlive_it(server: Server, ann: Somebody) -> None:
    """Whoever had the device might have kept a way back."""
    code = Somebody(server, token=ann.token).ask("POST", "/api/me/link", 201)["code"]
    ann.ask("POST", "/api/me/devices")
    Somebody(server).ask("POST", "/api/me/claim", 404, {"code": code})


# --- codes ---


def test_a_code_makes_another_device_the_same_person(server: Server, ann: Somebody) -> None:
    link = ann.ask("POST", "/api/me/link", 201)
    assert link["url"] == f"{server.url}/claim#{link['code']}"
    other = Somebody(server)
    assert other.ask("POST", "/api/me/claim", 200, {"code": link["code"]})["name"] == "Ann"
    assert (other.id, other.token) == (ann.id, ann.token)
    ann.ask("GET", "/api/me")


def test_a_code_works_once(server: Server, ann: Somebody) -> None:
    code = ann.ask("POST", "/api/me/link", 201)["code"]
    Somebody(server).ask("POST", "/api/me/claim", 200, {"code": code})
    Somebody(server).ask("POST", "/api/me/claim", 404, {"code": code})


def test_only_the_last_code_of_a_person_works(server: Server, ann: Somebody) -> None:
    first, second = (ann.ask("POST", "/api/me/link", 201)["code"] for _ in range(2))
    Somebody(server).ask("POST", "/api/me/claim", 404, {"code": first})
    Somebody(server).ask("POST", "/api/me/claim", 200, {"code": second})


def test_of_two_who_claim_at_once_one_gets_it(server: Server, ann: Somebody) -> None:
    for _ in range(5):
        code = ann.ask("POST", "/api/me/link", 201)["code"]
        claimants = [Somebody(server) for _ in range(6)]
        with ThreadPoolExecutor(len(claimants)) as pool:
            answers = list(pool.map(
                lambda one, code=code: one.http.post("/api/me/claim", json={"code": code}),
                claimants))
        assert sorted(answer.status_code for answer in answers) == [200, *[404] * 5]
        assert sum(one.id == ann.id for one in claimants) == 1


@pytest.mark.parametrize("typed", [
    str.lower, lambda code: code.replace("-", ""), lambda code: code.replace("-", " "),
    lambda code: f"  {code.lower()}\n", lambda code: code.replace("-", " - "),
], ids=["small", "joined", "spaced", "pasted", "wide"])
def test_a_code_may_be_typed_as_people_type(server: Server, ann: Somebody,
                                            typed: Callable[[str], str]) -> None:
    code = typed(ann.ask("POST", "/api/me/link", 201)["code"])
    Somebody(server).ask("POST", "/api/me/claim", 200, {"code": code})


def test_wrong_codes_are_nobodys(server: Server, ann: Somebody) -> None:
    code = str(ann.ask("POST", "/api/me/link", 201)["code"])
    swapped = code[:-1] + ("A" if code[-1] != "A" else "B")
    for wrong in (swapped, code[:-1], code + "A", code[:4], "%", "-", "' OR 1=1 --", "\x00", "ß"):
        Somebody(server).ask("POST", "/api/me/claim", 404, {"code": wrong})
    for bad in ("", "A" * 41):
        Somebody(server).ask("POST", "/api/me/claim", 400, {"code": bad})
    Somebody(server).ask("POST", "/api/me/claim", 200, {"code": code})


def test_a_code_is_no_key_later(tmp_path: Path, hand: Hand) -> None:
    async def run() -> list[bool]:
        store = await Store.open(str(tmp_path / "tables.db"))
        people = People(store, b"key", False)
        person = await people.welcome("Ann")
        claimed = []
        for wait in (LINK_SECONDS, LINK_SECONDS + 1):
            code, until = await people.link(person)
            assert until == hand.time + LINK_SECONDS
            hand.turn(wait)
            claimed.append(await people.claim(code) is not None)
        await store.close()
        return claimed

    assert timing.run(run()) == [True, False]


def test_codes_lie_in_the_database_only_as_hashes(tmp_path: Path) -> None:
    async def run() -> str:
        store = await Store.open(str(tmp_path / "tables.db"))
        people = People(store, b"key", False)
        code, _ = await people.link(await people.welcome("Ann"))
        await store.close()
        return code

    code = timing.run(run())
    with sqlite3.connect(tmp_path / "tables.db") as database:
        dump = "\n".join(database.iterdump())
    assert "Ann" in dump
    assert code not in dump
    assert code.replace("-", "") not in dump


# --- names ---


@pytest.mark.parametrize("name", [
    "", " ", " Ann", "Ann\n", "A" * 41, "a\u202eb", "a\x00b", "\u200b"])
def test_names_are_short_and_show(server: Server, ann: Somebody, name: str) -> None:
    Somebody(server).ask("POST", "/api/me", 400, {"name": name})
    ann.ask("PATCH", "/api/me", 400, {"name": name})


def test_a_new_name_is_used_from_now_on_by_pages_too(server: Server, ann: Somebody) -> None:
    id = ann.open("havresac", ["me", "open"])
    with ann.page() as page:
        page.follow(id)
        page.does(id, "chat", "before")
        ann.ask("PATCH", "/api/me", 200, {"name": "Anne-Sophie d'Été"})
        page.does(id, "chat", "after")
        assert [line["name"] for line in page.chats[id]] == ["Ann", "Anne-Sophie d'Été"]
