"""What stands around the application: origins, headers, sizes, addresses, and silent logs."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from ludotheque.server.guard import ENCRYPTED, HEADERS, LARGEST_BODY
from ludotheque.server.settings import Settings
from tests.server.serving import Server, Somebody, client, play

PUBLIC = "https://ludo.example"
WHITE = " " * LARGEST_BODY  # JSON may have as much of it as it likes


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind two proxies, the outer of which encrypts. What was used up of its limits
    stays so, however long a test takes."""
    database = tmp_path_factory.mktemp("proxied") / "tables.db"
    with Server(Settings(str(database), public_url=PUBLIC, proxies=2), still=True) as running:
        yield running


# --- origins ---


OTHERS = ["http://evil.example", "null", "", "http://127.0.0.1", "http://127.0.0.1:1",
          "http://127.0.0.1.evil.example", "http://evil.example/http://127.0.0.1", "http://[",
          "file://", "garbage", "http://user@127.0.0.1", "\xff"]


@pytest.mark.parametrize("origin", OTHERS)
def test_nothing_is_changed_for_another_site(server: Server, ann: Somebody, origin: str) -> None:
    headers = [(b"origin", origin.encode("latin-1"))]
    for method, path in (("POST", "/api/me/link"), ("POST", "/api/me/devices"),
                         ("PATCH", "/api/me"), ("PUT", "/api/me/notify"), ("DELETE", "/api/me")):
        answer = ann.http.request(method, path, headers=headers, json={"name": "Mallory"})
        assert answer.status_code == 403, path
        assert "set-cookie" not in answer.headers
    assert ann.ask("GET", "/api/me")["name"] == "Ann"


@pytest.mark.parametrize("origin", [origin for origin in OTHERS if origin.isascii()])
def test_no_socket_for_another_site(server: Server, ann: Somebody, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        ann.page(Origin=origin)
    answer = refused.value.response
    assert answer.status_code == 403
    assert b"another site" in answer.body
    for name, value in HEADERS:
        assert answer.headers[name.decode()] == value.decode()


def test_the_site_itself_and_programs_may(server: Server, ann: Somebody) -> None:
    for headers in ({}, {"origin": server.url}, {"origin": server.url.upper()},
                    {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}):
        assert ann.http.post("/api/me/link", headers=headers).status_code == 201, headers
        with ann.page(**headers) as page:
            assert page.hear()["is"] == "hello"


@pytest.mark.parametrize("site", ["cross-site", "same-site", "nonsense"])
def test_a_browser_that_names_no_origin_says_whether_it_is_ours(server: Server, ann: Somebody,
                                                                site: str) -> None:
    assert ann.http.post("/api/me/link", headers={"sec-fetch-site": site}).status_code == 403
    with pytest.raises(InvalidStatus):
        ann.page(**{"Sec-Fetch-Site": site})


def test_reading_needs_no_origin_but_other_sites_are_not_allowed_to_read(
        server: Server, ann: Somebody) -> None:
    answer = ann.http.get("/api/me", headers={"origin": "http://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]
    preflight = ann.http.options("/api/me", headers={
        "origin": "http://evil.example", "access-control-request-method": "DELETE"})
    assert not [name for name in preflight.headers if name.startswith("access-control")]


def test_behind_a_proxy_its_public_address_is_the_site(proxied: Server) -> None:
    token = Somebody(proxied, "Ann").token
    for origin, status in ((PUBLIC, 201), (proxied.url, 201), ("https://evil.example", 403)):
        answer = client(proxied).post("/api/me/link", headers={
            "origin": origin, "cookie": f"ludo={token}"})
        assert answer.status_code == status


# --- headers ---


def check_headers(answer: httpx.Response, encrypted: bool = False) -> None:
    for name, value in [*HEADERS, *([ENCRYPTED] if encrypted else [])]:
        assert answer.headers.get_list(name.decode()) == [value.decode()], name
    assert answer.headers.get_list("cache-control") == ["no-store"]
    assert "server" not in answer.headers


def test_every_answer_has_its_security_headers(server: Server, ann: Somebody) -> None:
    seen = set()
    for method, path, headers in (
            ("GET", "/api/me", {}), ("GET", "/api/health", {}), ("GET", "/metrics", {}),
            ("GET", "/api/schema/openapi.json", {}), ("POST", "/api/me/link", {}),
            ("DELETE", "/api/me/notify", {}),
            ("GET", "/nowhere", {}), ("GET", "/api/tables/none", {}), ("GET", "/socket", {}),
            ("PUT", "/api/me", {}), ("OPTIONS", "/api/me", {}), ("HEAD", "/api/me", {}),
            ("POST", "/api/me", {"content-type": "application/json"}),
            ("POST", "/api/me", {"origin": "null"}), ("PATCH", "/api/me", {"cookie": "ludo=no"}),
            ("GET", "/%ff%00/../..//etc/passwd", {})):
        answer = ann.http.request(method, path, headers=headers)
        check_headers(answer)
        assert "strict-transport-security" not in answer.headers
        seen.add(answer.status_code)
    large = ann.http.post("/api/me", content=WHITE + "{}")
    check_headers(large)
    seen.add(large.status_code)
    assert {200, 201, 204, 400, 403, 404, 405, 413} <= seen
    assert max(seen) < 500


def test_an_encrypted_site_stays_so(proxied: Server) -> None:
    answer = client(proxied).post("/api/me", json={"name": "Ann"})
    check_headers(answer, encrypted=True)
    assert "; Secure" in answer.headers["set-cookie"]
    link = client(proxied).post("/api/me/link", headers={
        "cookie": answer.headers["set-cookie"].partition(";")[0]}).json()
    assert link["url"].startswith(f"{PUBLIC}/claim#")


# --- sizes ---


def test_a_body_may_be_so_large_and_no_larger(server: Server) -> None:
    name = '{"name": "Ann"}'
    fits = (WHITE[len(name):] + name).encode()
    assert client(server).post("/api/me", content=fits).status_code == 201
    assert client(server).post("/api/me", content=fits + b" ").status_code == 413


def test_nor_in_pieces_of_which_nobody_told_the_sum(server: Server) -> None:
    def pieces(many: int) -> Iterator[bytes]:
        for _ in range(many):
            yield WHITE[:16 * 1024].encode()
        yield b'{"name": "Ann"}'

    assert client(server).post("/api/me", content=pieces(4)).status_code == 201
    answer = client(server).post("/api/me", content=pieces(200))
    assert answer.status_code == 413
    check_headers(answer)


# --- whose address ---


def newcomers(server: Server, *chains: str) -> list[int]:
    """How often somebody new is welcome who says to come from there."""
    headers = [("x-forwarded-for", chain) for chain in chains]
    return [client(server).post("/api/me", json={"name": "Ann"}, headers=headers).status_code
            for _ in range(22)]


def test_our_own_proxies_are_believed_and_nobody_before_them(proxied: Server) -> None:
    # The second from the right is who the outer proxy saw; what stands before it anybody can write.
    assert 429 in newcomers(proxied, "9.9.9.9, 192.0.2.1, 10.0.0.1")
    assert newcomers(proxied, "8.8.8.8, 192.0.2.1, 10.0.0.1")[0] == 429
    assert newcomers(proxied, "9.9.9.9, 192.0.2.2, 10.0.0.1")[0] == 201
    # Each on a line of its own says the same.
    assert newcomers(proxied, "7.7.7.7", "192.0.2.1", "10.0.0.1")[0] == 429


def test_without_proxies_nobody_is_believed(tmp_path: Path) -> None:
    with Server(Settings(str(tmp_path / "tables.db")), still=True) as limited:
        assert 429 in newcomers(limited, "192.0.2.1")
        assert newcomers(limited, "192.0.2.2")[0] == 429


# --- logs ---


def test_no_log_has_a_secret_even_if_everything_is_logged(tmp_path: Path) -> None:
    """The people, their tokens and codes, where they are told, tables and what is behind dice."""
    hook = "https://hooks.example/T0P-S3CRET"
    with Server(Settings(str(tmp_path / "tables.db"), limits=False), logging="DEBUG") as talkative:
        ann, ben = Somebody(talkative, "Ann"), Somebody(talkative, "Ben")
        code = ann.ask("POST", "/api/me/link", 201)["code"]
        Somebody(talkative).ask("POST", "/api/me/claim", 200, {"code": code})
        ann.ask("PUT", "/api/me/notify", 204, {"kind": "webhook", "url": hook})
        id = ann.open("eden", ["me", "open"], duel=True, private=True)
        with ann.page() as one, ben.page() as other:
            one.follow(id)
            other.follow(id)
            one.sit(id, 0, "annslucknobodyknows")
            other.sit(id, 1)
            play(id, [one, other], random.Random(1), 10)
            one.act(id, "move", "nonsense")
            one.socket.send("{broken")
            for page in (one, other):
                page.does(id, "resign")
        record = ann.ask("GET", f"/api/tables/{id}/record")
        ann.ask("POST", "/api/jobs", 202, {"kind": "verify", "table": id})
        ann.ask("GET", f"/api/tables/{id}x", 404)
        talkative.stop()
        log = talkative.log()
    secret = next(line.partition(" ")[2] for line in record.splitlines()
                  if line.startswith("secret:"))
    for word in (ann.token, ben.token, ann.token.split(".")[2], ann.id, ben.id, code,
                 code.replace("-", ""), hook, "T0P-S3CRET", id, secret, "annslucknobodyknows"):
        assert word not in log
    assert "Traceback" not in log
