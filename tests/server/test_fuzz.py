"""Broken messages: clear errors, no fault, nothing lost. People play on while others send junk."""

from __future__ import annotations

import json
import random
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from ludotheque.core.record import parse, verify
from ludotheque.games import find
from ludotheque.server.protocol import LARGEST, TOO_LARGE
from ludotheque.tables.entry import KINDS
from tests.conftest import SOAK
from tests.server.serving import PONG, Page, Server, Somebody
from tests.timing import HANG


@contextmanager
def no_fault(server: Server) -> Iterator[None]:
    """The server logs nothing and lives on."""
    before = len(server.log())
    yield
    Somebody(server).ask("GET", "/api/health")
    assert server.log()[before:] == ""


# --- what no message is ---


@pytest.mark.parametrize("text", [
    "", " ", "{", "}", "null", "true", "0", "[]", "{}", '"ping"', "ping", "{'do':'ping'}",
    '{"do":"ping"', '{"do":"ping"}}', '{"do":"ping"}{"do":"ping"}', '{"do":"ping",}',
    '{"do":null}', '{"do":1}', '{"do":"dance"}', '{"do":["ping"]}', '{"is":"hello"}',
    '{"do":"ping","extra":1}', '{"do":"follow"}', '{"do":"follow","table":5}',
    '{"do":"follow","table":"x","since":"1"}', '{"do":"follow","table":"x","since":1.5}',
    '{"do":"follow","table":"x","since":null}', '{"do":"follow","table":"x","brief":1}',
    '{"do":"follow","table":""}', '{"do":"follow","table":"a b"}',
    '{"do":"follow","table":"../secret"}', '{"do":"follow","table":"\\u0000"}',
    '{"do":"follow","table":"' + "x" * 65 + '"}', '{"do":"act","table":"x"}',
    '{"do":"act","table":"x","client":"c","kind":["move"]}',
    '{"do":"act","table":"x","client":"c","kind":"move","data":{}}',
    '{"do":"act","table":"x","client":"c","kind":"move","seq":"0"}',
    '{"do":"act","table":"x","client":"c","kind":"move","seq":1e400}',
    '{"do":"act","table":"x","client":"c","kind":"chat","data":"\\ud800"}',
    '{"do":"act","table":"x","client":"\\udfff","kind":"chat","data":""}',
    '{"do":"act","table":"x","client":"c","kind":"move","who":"ann","seat":0}',
    '{"do":"leave"}', '{"do":"leave","table":{}}', '\ufeff{"do":"ping"}', "\x00", "NaN",
    "[" * 5000, '{"do":' * 2000, '{"a":' * 2000 + "1" + "}" * 2000, '"' + "x" * 10000,
    '{"do":"follow","table":"x","since":' + "9" * 5000 + "}", "\U0001f600" * 1000,
])
def test_it_is_told_what_is_wrong_and_the_socket_stays_open(server: Server, ann: Somebody,
                                                            text: str) -> None:
    with no_fault(server), ann.page() as page:
        page.socket.send(text)
        page.until(lambda: len(page.others) == 2)
        wrong = page.others[1]
        assert (wrong["is"], wrong["reason"]) == ("error", "message")
        assert 0 < len(wrong["text"]) <= 200
        page.settle()


def test_bytes_are_read_as_text(server: Server, ann: Somebody) -> None:
    with no_fault(server), ann.page() as page:
        page.socket.send(b'{"do":"ping"}')
        page.until(lambda: PONG in page.others)
        for broken in (b"", b"\xff\xfe", bytes(range(256)), b'{"do":"ping","\xff":1}'):
            page.socket.send(broken)
            assert page.hear()["is"] == "error"


def test_a_message_comes_in_pieces(server: Server, ann: Somebody) -> None:
    with no_fault(server), ann.page() as page:
        page.socket.send(["{", '"do"', "", ":", '"ping"', "}"])
        page.until(lambda: PONG in page.others)


@pytest.mark.parametrize("size", [LARGEST + 1, 5 * LARGEST, 1 << 20])
def test_a_message_is_too_large(server: Server, ann: Somebody, size: int) -> None:
    with no_fault(server), ann.page() as page:
        largest = '{"do":"ping"}'.ljust(LARGEST)
        page.socket.send(largest)
        page.until(lambda: PONG in page.others)
        with suppress(ConnectionClosed):  # we may still be sending when it is said
            page.socket.send(" " * size)
        assert page.closed_with() == TOO_LARGE


# --- what no frame is ---


def raw_socket(server: Server, one: Somebody) -> socket.socket:
    """A socket after the handshake, to write any bytes to."""
    raw = socket.create_connection((server.settings.host, server.settings.port), HANG)
    raw.sendall((f"GET /socket HTTP/1.1\r\nHost: {server.settings.host}\r\nUpgrade: websocket\r\n"
                 "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                 f"Sec-WebSocket-Version: 13\r\nCookie: ludo={one.token}\r\n\r\n").encode())
    got = b""
    while b'"hello"' not in got:
        got += raw.recv(1000)
    return raw


def frame(first: int, payload: bytes, masked: bool = True, length: int | None = None) -> bytes:
    """A frame as a client sends it, with a mask that changes nothing."""
    size = len(payload) if length is None else length
    mask = 0x80 if masked else 0
    head = bytes([first])
    if size < 126:
        head += bytes([mask | size])
    elif size < 1 << 16:
        head += bytes([mask | 126]) + struct.pack("!H", size)
    else:
        head += bytes([mask | 127]) + struct.pack("!Q", size)
    return head + (bytes(4) if masked else b"") + payload


def closed(raw: socket.socket) -> bytes:
    """What comes until the server closes the connection."""
    got = b""
    try:
        while more := raw.recv(65536):
            got += more
    except ConnectionResetError:
        pass
    return got


BROKEN = {
    "unmasked": (frame(0x81, b"hello", masked=False), 1002),
    "reserved bits": (frame(0xF1, b"hello"), 1002),
    "reserved opcode": (frame(0x83, b"hello"), 1002),
    "a piece of nothing": (frame(0x80, b"hello"), 1002),
    "text in text": (frame(0x01, b"he") + frame(0x81, b"llo"), 1002),
    "long ping": (frame(0x89, b"x" * 126), 1002),
    "ping in pieces": (frame(0x09, b"x"), 1002),
    "close of one byte": (frame(0x88, b"x"), 1002),
    "close with no such code": (frame(0x88, struct.pack("!H", 1)), 1002),
    "length of terabytes": (frame(0x82, b"", length=1 << 42), TOO_LARGE),
    "pieces without end": (frame(0x01, b" " * 60000) + frame(0x00, b" " * 60000), TOO_LARGE),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_frame_closes_its_socket_and_no_other(server: Server, ann: Somebody,
                                                       name: str) -> None:
    sent, code = BROKEN[name]
    with no_fault(server), ann.page() as page, raw_socket(server, ann) as raw:
        raw.sendall(sent)
        got = closed(raw)
        assert got == b"" or got[2:4] == struct.pack("!H", code)
        page.settle()


def test_text_that_is_none(server: Server, ann: Somebody) -> None:
    for wrong in (b"\xff", b'{"do":"ping\xc3"}', b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80"):
        with ann.page() as page, raw_socket(server, ann) as raw:
            raw.sendall(frame(0x81, wrong))
            got = closed(raw)
            assert got == b"" or got[2:4] == struct.pack("!H", 1007)
            page.settle()


def test_pings_without_end_of_somebody_who_never_reads(server: Server, ann: Somebody) -> None:
    with raw_socket(server, ann) as raw, ann.page() as page:
        before = server.memory()
        pings = frame(0x89, b"x" * 125) * 1000
        for _ in range(400):  # fifty megabytes
            raw.sendall(pings)
        page.settle()  # the server has read them, up to what the system holds, and goes on
        assert server.memory() - before < 15e6


def test_half_a_handshake(server: Server) -> None:
    for start in (b"", b"GET", b"GET /socket HTTP/1.1\r\n", b"\x16\x03\x01\x02\x00\x01"):
        raw = socket.create_connection((server.settings.host, server.settings.port))
        raw.sendall(start)
        raw.close()
    Somebody(server).ask("GET", "/api/health")


# --- while people play ---


TEXTS = st.text(max_size=40)
NUMBERS = st.integers() | st.floats(allow_nan=False, allow_infinity=False)
ANY: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6)
WORDS = st.sampled_from(["do", "table", "since", "brief", "client", "kind", "data", "seq", "who"])
JUNK = (st.binary(max_size=60) | TEXTS | ANY.map(json.dumps)
        | st.dictionaries(WORDS, ANY | st.sampled_from(["follow", "leave", "act", "ping"]),
                          max_size=6).map(json.dumps))
PARTS = st.sampled_from(["die:1", "act:end", "card:I", "bag", "item:0", "²", "-1", "9" * 400,
                         "die:99999999999999999999", "", " ", "\u0663", ":", "seat:1", "*", "\x7f"])
DATA = (TEXTS | st.lists(PARTS, max_size=5).map(" ".join) | ANY.map(json.dumps)
        | st.builds(lambda seat, spec: json.dumps({"seat": seat, "spec": spec}),
                    st.integers(-2, 5), TEXTS | st.sampled_from(["open", "random", "search:9s"])))
# Nothing that people may do by right: a game must not end by chance.
HARMLESS = st.sampled_from(sorted(KINDS - {"resign", "undo", "chat", "again"})) | TEXTS
SEQS = st.none() | st.integers(-3, 200) | st.just(10**30)


@pytest.mark.parametrize("number", range(20 * SOAK or 1))
@pytest.mark.parametrize("game", ["havresac", "goldblivion", "eden"])
def test_people_play_on_whatever_others_send(server: Server, ann: Somebody, ben: Somebody,
                                             cleo: Somebody, game: str, number: int) -> None:
    """At the table and at their own pages too; every move they made is in the record, in order."""
    id = ann.open(game, ["me", "open"], terms={"undo": "never"}, duel=game == "eden")
    chance = random.Random(number)
    with no_fault(server), ExitStack() as undo:
        pages = [undo.enter_context(one.page()) for one in (ann, ben, cleo)]
        players, made = pages[:2], list[tuple[int, str]]()
        for page in pages:
            page.follow(id)
        for seat, page in enumerate(players):
            page.sit(id, seat)

        def settle() -> int:
            """Everybody is told all; the version they have then."""
            latest = int(max(page.tables[id]["version"] for page in pages))
            for page in pages:
                page.reach(id, latest)
            return latest

        def act(kind: str, data: str, seq: int | None, client: str) -> str:
            return json.dumps({"do": "act", "table": id, "kind": kind, "data": data, "seq": seq,
                               "client": client})

        def broken_path(whose: int, part: str, seq: int | None) -> str:
            """Almost a move."""
            path = [" ".join(choice["path"]) for choice in players[whose].tables[id]["choices"][:1]]
            return act("move", " ".join([*path, part]), seq, f"almost {part!r}"[:60])

        def move(page: Page) -> None:
            told = page.tables[id]
            if told["choices"]:
                path = " ".join(chance.choice(told["choices"])["path"])
                page.does(id, "move", path)
                made.append((told["you"], path))

        junk = (JUNK | st.builds(act, HARMLESS, DATA, SEQS, TEXTS)
                | st.builds(broken_path, st.integers(0, 1), PARTS, SEQS))

        @seed(number)
        @settings(max_examples=40, deadline=None, database=None,
                  suppress_health_check=list(HealthCheck))
        @given(st.lists(st.tuples(st.integers(0, 2), junk), min_size=1, max_size=12))
        def send(messages: list[tuple[int, str | bytes]]) -> None:
            before = settle()
            for whose, message in messages:
                pages[whose].socket.send(message)
            for page in pages:
                page.settle()
            assert settle() == before, "something of it happened"
            for page in players:
                if page.tables[id]["phase"] == "playing":
                    move(page)
                    settle()

        send()
        assert len(made) > 10
        for page in players:
            if page.tables[id]["phase"] == "playing":
                page.does(id, "resign")
                settle()
        records = [parse(str(cleo.ask("GET", f"/api/tables/{id}/record?board={board}")), find)
                   for board in range(2 if game == "eden" else 1)]
        for board, record in enumerate(records):
            verify(record)
            of_board = made if game != "eden" else [(0, path) for seat, path in made
                                                    if seat == board]
            assert [(step.seat, step.path) for step in record.steps] == of_board
