"""The browser app as the server gives it: which addresses show it, what may be kept, and what
there is where it was not built."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.core.text import LANGUAGES, Words
from ludotheque.server.guard import HEADERS, Guard
from ludotheque.server.limits import Limits
from ludotheque.server.settings import Settings
from ludotheque.server.site import FOR_EVER, Site, is_built
from tests.server.serving import Server, client
from tests.timing import Hand, run

INDEX = '<!doctype html><script type="module" src="/assets/index-1a2b.js"></script>' + " " * 200
SCRIPT = "console.log('one of many words')\n" * 50
SCREENS = ["/", "/lobby", "/me", "/claim", "/t/Ab_9-x", "/new", "/new/eden", "/rules/eden",
           "/learn/havresac", "/review/Ab_9-x"]


async def _api(scope: Any, receive: Any, send: Any) -> None:
    """The application behind: it says that it was asked."""
    await send({"type": "http.response.start", "status": 404, "headers": []})
    await send({"type": "http.response.body", "body": b"the API"})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """What a build leaves."""
    for name, text in {"index.html": INDEX, "assets/index-1a2b.js": SCRIPT,
                       "assets/font-3c4d.woff2": "\x01\x02", "sw.js": "self", "icon.svg": "<svg/>",
                       "manifest.webmanifest": "{}", "pictures/deep/a.png": "png"}.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


def asked(app: Any, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app),
                                     base_url="http://ludo.example") as http:
            return await http.request(method, path, headers={
                name.replace("_", "-"): value for name, value in headers.items()})

    return run(ask())


# --- what is given ---


@pytest.mark.parametrize("path", [*SCREENS, "/index.html", "/t/Ab_9-x?seat=1"])
def test_the_app_finds_out_itself_what_to_show(folder: Path, path: str) -> None:
    answer = asked(Site(_api, folder), path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(("path", "kind"), [
    ("/sw.js", "text/javascript; charset=utf-8"), ("/icon.svg", "image/svg+xml"),
    ("/manifest.webmanifest", "application/manifest+json"), ("/pictures/deep/a.png", "image/png")])
def test_files_that_keep_their_name_are_asked_for_again(folder: Path, path: str,
                                                        kind: str) -> None:
    answer = asked(Site(_api, folder), path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.headers["cache-control"] == "no-cache"
    same = asked(Site(_api, folder), path, if_none_match=answer.headers["etag"])
    assert (same.status_code, same.content) == (304, b"")
    (folder / path[1:]).write_text("something else", encoding="utf-8")
    other = asked(Site(_api, folder), path, if_none_match=answer.headers["etag"])
    assert (other.status_code, other.text) == (200, "something else")


def test_files_named_by_their_content_are_kept_for_ever(folder: Path) -> None:
    site = Site(_api, folder)
    for path in ("/assets/index-1a2b.js", "/assets/font-3c4d.woff2"):
        assert asked(site, path).headers["cache-control"] == FOR_EVER


def test_what_is_smaller_so_is_sent_compressed(folder: Path) -> None:
    site = Site(_api, folder)
    packed = asked(site, "/assets/index-1a2b.js", accept_encoding="br, gzip")
    plain = asked(site, "/assets/index-1a2b.js", accept_encoding="identity")
    assert packed.text == plain.text == SCRIPT
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9))
    assert int(plain.headers["content-length"]) == len(SCRIPT)
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    font = asked(site, "/assets/font-3c4d.woff2", accept_encoding="gzip")
    assert "content-encoding" not in font.headers
    assert font.headers["content-type"] == "font/woff2"


def test_the_head_of_an_answer_alone(folder: Path) -> None:
    answer = asked(Site(_api, folder), "/assets/index-1a2b.js", "HEAD", accept_encoding="identity")
    assert (answer.status_code, answer.content) == (200, b"")
    assert int(answer.headers["content-length"]) == len(SCRIPT)


# --- what is not ---


@pytest.mark.parametrize("path", [
    "/api", "/api/tables", "/api/t/x", "/socket", "/metrics", "/assets/gone-9z.js", "/favicon.ico",
    "/index.htm", "/../secret", "/%2e%2e/secret", "/assets/../../secret", "/..%2fsecret",
    "/assets", "/pictures/", "//etc/passwd", "/tables"])
def test_the_rest_is_not_the_apps(folder: Path, path: str) -> None:
    (folder.parent / "secret").write_text("secret", encoding="utf-8")
    assert asked(Site(_api, folder), path).text == "the API"


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])
def test_files_are_only_looked_at(folder: Path, method: str) -> None:
    assert asked(Site(_api, folder), "/sw.js", method).text == "the API"


def test_a_person_who_goes_astray_is_told_so_by_the_app(folder: Path) -> None:
    site = Site(_api, folder)
    answer = asked(site, "/nowhere", accept="text/html,*/*")
    assert (answer.status_code, answer.text) == (404, INDEX)
    assert answer.headers["cache-control"] == "no-store"
    assert asked(site, "/api/nowhere", accept="text/html").text == "the API"


def test_without_a_build_one_clear_page_says_so(tmp_path: Path) -> None:
    site = Site(_api, tmp_path / "none")
    assert not is_built(tmp_path / "none")
    for path in SCREENS:
        answer = asked(site, path)
        assert answer.status_code == 503
        for language in LANGUAGES:
            assert Words(language).label("server-no-app") in answer.text
    assert asked(site, "/nowhere", accept="text/html").text == "the API"


# --- around it ---


def test_its_answers_are_guarded_and_run_no_script_of_a_page(folder: Path) -> None:
    guarded = Guard(Site(_api, folder), Settings(), Limits(False))
    for path in ("/", "/assets/index-1a2b.js", "/nowhere", "/sw.js"):
        answer = asked(guarded, path)
        for name, value in HEADERS:
            assert answer.headers.get_list(name.decode()) == [value.decode()]
        assert len(answer.headers.get_list("cache-control")) == 1
    policy = dict(part.split(" ", 1) for part in
                  asked(guarded, "/").headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert not {"script-src", "style-src", "connect-src"} & policy.keys()
    assert [key for key, value in policy.items() if "unsafe" in value] == ["style-src-attr"]


def test_many_files_at_once_are_no_offence(folder: Path, hand: Hand) -> None:
    limits = Limits()
    guarded = Guard(Site(_api, folder), Settings(), limits)
    answers = [asked(guarded, "/assets/index-1a2b.js").status_code for _ in range(300)]
    assert set(answers) == {200}
    answers = [asked(guarded, "/sw.js").status_code for _ in range(120)]
    assert answers == [200] * limits.requests.burst + [429] * (120 - limits.requests.burst)


def test_the_server_has_its_app_or_says_that_it_has_none(server: Server) -> None:
    built = client(server).get("/api/health").json()["app"]
    answer = client(server).get("/")
    assert answer.status_code == (200 if built else 503)
    assert "<html" in answer.text
