"""Notices to people who are away, sent for real to small servers on the loopback address."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import gc
import logging
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from ludotheque.server.notify import (
    LONGEST_URL,
    BadTarget,
    Gone,
    Notice,
    Notifier,
    Push,
    Target,
    Webhook,
    is_public,
)
from ludotheque.server.webpush import VapidKey
from tests.server.test_webpush import Browser, claims_of
from tests.timing import HANG, Hand, run, until

KEY = VapidKey.new()
NOTICE = Notice("Friday's table", "havresac", "/tables/7")
TURN = {"kind": "turn", "table": "Friday's table", "game": "havresac",
        "url": "https://ludo.example/tables/7"}
Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


class Local(Notifier):
    """Loses no time between tries, and takes every name to be at the addresses it is told."""

    pause = 0.0
    seconds = HANG
    names: Sequence[str] = ()
    asked = 0

    async def resolve(self, host: str, port: int) -> list[str]:
        self.asked += 1
        return list(self.names) if self.names else await super().resolve(host, port)


def home(gone: Gone | None = None, names: Sequence[str] = ()) -> Local:
    notifier = Local(KEY, "https://ludo.example/", allow_private=True, gone=gone)
    notifier.names = names
    return notifier


@asynccontextmanager
async def running(notifier: Notifier) -> AsyncIterator[None]:
    await notifier.start()
    try:
        yield
    finally:
        await notifier.stop()


def status(code: int, *headers: str) -> Answer:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = [f"HTTP/1.1 {code} Word", "Content-Length: 0", *headers, "", ""]
        writer.write("\r\n".join(lines).encode())

    return answer


async def silence(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.read()


async def hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    pass


@dataclass
class Request:
    line: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Service:
    """Takes requests one after the other on each connection; the last answer is given for ever."""

    answers: list[Answer] = field(default_factory=lambda: [status(201)])
    requests: list[Request] = field(default_factory=list)
    connections: int = 0
    port: int = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
                pairs = [line.split(": ", 1) for line in head[1:] if line]
                headers = {name.lower(): value for name, value in pairs}
                body = await reader.readexactly(int(headers["content-length"]))
                self.requests.append(Request(head[0], headers, body))
                answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
                await answer(reader, writer)
                await writer.drain()
                if answer is hang_up:
                    break
        writer.close()


@asynccontextmanager
async def serving(*answers: Answer, tls: ssl.SSLContext | None = None) -> AsyncIterator[Service]:
    service = Service(list(answers) or [status(201)])
    server = await asyncio.start_server(service.talk, "127.0.0.1", 0, ssl=tls)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()


def counted(notifier: Notifier) -> tuple[int, int, int]:
    return notifier.sent, notifier.failed, notifier.dropped


# What is sent


def test_a_webhook_gets_json() -> None:
    async def play() -> None:
        notifier = home()
        async with serving() as service, running(notifier):
            notifier.post("ann", Webhook(service.url + "/a?key=b%2Fc"), NOTICE)
            await until(lambda: notifier.sent == 1)
            [request] = service.requests
            assert request.line == "POST /hook/a?key=b%2Fc HTTP/1.1"
            assert request.headers["content-type"] == "application/json"
            assert request.headers["host"] == f"127.0.0.1:{service.port}"
            assert msgspec.json.decode(request.body) == TURN
            assert b"ann" not in request.body

    run(play())


def test_a_browser_gets_a_push_that_only_it_can_read() -> None:
    async def play() -> None:
        notifier = home()
        browser = Browser()
        async with serving() as service, running(notifier):
            target = Push(service.url, browser.p256dh, browser.auth)
            notifier.post("ann", target, NOTICE)
            notifier.post("ann", target, Notice("T" * 1000, "eden", "/tables/8"))
            await until(lambda: notifier.sent == 2)
            first, second = service.requests
            assert first.headers["content-encoding"] == "aes128gcm"
            assert int(first.headers["ttl"]) > 0
            claims = claims_of(first.headers["authorization"], notifier.application_server_key)
            assert claims["aud"] == f"http://127.0.0.1:{service.port}"
            assert claims["sub"] == "https://ludo.example"
            assert msgspec.json.decode(browser.read(first.body)) == TURN
            assert msgspec.json.decode(browser.read(second.body))["table"] == "T" * 120
            assert len(first.body) == len(second.body)

    run(play())


def test_the_key_for_the_browser_is_the_stored_one() -> None:
    assert home().application_server_key == VapidKey(KEY.secret).application_server_key


# When things go wrong


def test_tries_again_when_a_service_is_busy_broken_or_away() -> None:
    async def play() -> None:
        notifier = home()
        answers = [status(503), hang_up, status(200), status(429), status(204)]
        async with serving(*answers) as service, running(notifier):
            notifier.post("ann", Webhook(service.url), NOTICE)
            notifier.post("ann", Webhook(service.url + "2"), NOTICE)
            await until(lambda: notifier.sent == 2)
            assert len(service.requests) == 5
            assert counted(notifier) == (2, 0, 0)

    run(play())


@pytest.mark.parametrize(("code", "tries"), [
    (500, 3), (429, 3), (302, 1), (400, 1), (401, 1), (403, 1), (404, 1), (410, 1), (413, 1)])
def test_gives_up(code: int, tries: int) -> None:
    async def play() -> None:
        notifier = home()
        async with serving(status(code)) as service, running(notifier):
            notifier.post("ann", Webhook(service.url), NOTICE)
            await until(lambda: notifier.failed == 1)
            assert len(service.requests) == tries
            assert counted(notifier) == (0, 1, 0)

    run(play())


def test_a_subscription_that_is_gone_is_told_once_and_the_next_notice_goes_out() -> None:
    async def play() -> None:
        forgotten: list[tuple[str, Target]] = []

        async def forget(person: str, target: Target) -> None:
            forgotten.append((person, target))
            raise RuntimeError("the store is away")

        notifier = home(forget)
        browser = Browser()
        async with serving(status(410), status(404), status(201)) as service, running(notifier):
            push = Push(service.url, browser.p256dh, browser.auth)
            hook = Webhook(service.url)
            notifier.post("ann", push, NOTICE)
            notifier.post("ann", hook, NOTICE)
            notifier.post("ann", hook, Notice("another", "eden", "/tables/8"))
            await until(lambda: notifier.sent == 1)
            assert forgotten == [("ann", push), ("ann", hook)]
            assert counted(notifier) == (1, 2, 0)

    run(play())


def test_a_service_that_never_answers_holds_up_nobody_else() -> None:
    async def play() -> None:
        notifier = home()
        async with serving(silence) as slow, serving() as quick, running(notifier):
            for table in range(50):
                notifier.post("slow", Webhook(slow.url), Notice(f"{table}", "eden", "/tables/1"))
            notifier.post("ann", Webhook(quick.url), NOTICE)
            await until(lambda: notifier.sent == 1)
            assert slow.connections <= 1
            assert counted(notifier) == (1, 0, 0)

    run(play())


def test_a_service_that_never_answers_is_given_up(hand: Hand) -> None:
    async def play() -> None:
        notifier = home()
        async with serving(silence) as service, running(notifier):
            notifier.post("ann", Webhook(service.url), NOTICE)
            for tries in (1, 2, 3):
                await until(lambda tries=tries: len(service.requests) == tries)
                hand.turn(notifier.seconds)
            await until(lambda: notifier.failed == 1)
            assert service.connections == 3

    hand.run(play())


def test_a_name_that_never_resolves_is_given_up(hand: Hand) -> None:
    async def play() -> None:
        class Stuck(Local):
            async def resolve(self, host: str, port: int) -> list[str]:
                self.asked += 1
                await asyncio.Event().wait()
                return []

        notifier = Stuck(KEY, "https://ludo.example")
        async with running(notifier):
            notifier.post("ann", Webhook("https://slow.example/"), NOTICE)
            for tries in (1, 2, 3):
                await until(lambda tries=tries: notifier.asked == tries)
                hand.turn(notifier.seconds)
            await until(lambda: notifier.failed == 1)
            assert notifier.asked == 3

    hand.run(play())


def test_an_endless_answer_is_not_read() -> None:
    async def play() -> None:
        ended = asyncio.Event()

        async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000000\r\n\r\n")
            try:
                while True:
                    writer.write(b"x" * 65536)
                    await writer.drain()
            except OSError:
                ended.set()
                raise

        notifier = home()
        async with serving(pour) as service, running(notifier):
            notifier.post("ann", Webhook(service.url), NOTICE)
            await until(lambda: notifier.sent == 1)
            await until(ended.is_set)
            assert len(service.requests) == 1

    run(play())


def test_what_cannot_be_written_fails_and_the_next_notice_goes_out() -> None:
    async def play() -> None:
        notifier = home()
        async with serving() as service, running(notifier):
            notifier.post("\ud800", Webhook(service.url), Notice("\ud800", "eden", "/tables/1"))
            notifier.post("ann", Webhook(service.url), NOTICE)
            await until(lambda: notifier.sent + notifier.failed == 2)
            assert counted(notifier) == (1, 1, 0)

    run(play())


# The queue


def test_a_full_queue_drops_the_oldest() -> None:
    async def play() -> None:
        notifier = home()
        notifier.waiting_limit = 3
        async with serving() as service:
            for table in "abcde":
                notifier.post("ann", Webhook(service.url), Notice(table, "eden", "/tables/1"))
            assert counted(notifier) == (0, 0, 2)
            async with running(notifier):
                await until(lambda: notifier.sent == 3)
            tables = [msgspec.json.decode(request.body)["table"] for request in service.requests]
            assert tables == ["c", "d", "e"]

    run(play())


def test_what_waits_already_is_sent_once() -> None:
    async def play() -> None:
        notifier = home()
        async with serving() as service:
            for _ in range(3):
                notifier.post("ann", Webhook(service.url), NOTICE)
            notifier.post("ann", Webhook(service.url), Notice("last", "eden", "/tables/1"))
            async with running(notifier):
                await until(lambda: notifier.sent == 2)
            assert len(service.requests) == 2
            assert counted(notifier) == (2, 0, 0)

    run(play())


def test_only_a_few_are_under_way() -> None:
    async def play() -> None:
        notifier = home()
        notifier.in_flight = 2
        together: list[int] = []
        now = 0

        enough = asyncio.Event()

        async def slowly(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal now
            now += 1
            together.append(max(now, len(notifier._busy)))
            if now == 2:
                enough.set()
            await enough.wait()
            now -= 1
            await status(200)(reader, writer)

        async with serving(slowly) as service, running(notifier):
            for person in range(10):
                notifier.post(f"{person}", Webhook(service.url), NOTICE)
            await until(lambda: notifier.sent == 10)
            assert max(together) == 2

    run(play())


def test_stopping_ends_at_once_and_counts_what_is_lost() -> None:
    async def play() -> None:
        notifier = home()
        async with serving(silence, status(201)) as service:
            async with running(notifier):
                notifier.post("ann", Webhook(service.url), NOTICE)
                notifier.post("ann", Webhook(service.url + "2"), NOTICE)
                await until(lambda: len(service.requests) == 1)
            assert counted(notifier) == (0, 0, 2)
            await notifier.stop()
            async with running(notifier):
                notifier.post("ann", Webhook(service.url), NOTICE)
                await until(lambda: notifier.sent == 1)

    run(play())


# What a target may be


def no_target(url: str) -> None:
    browser = Browser()
    with pytest.raises(BadTarget) as webhook:
        Webhook(url)
    with pytest.raises(BadTarget) as push:
        Push(url, browser.p256dh, browser.auth)
    for error in (webhook.value, push.value):
        assert url not in str(error) or len(url) < 5


@pytest.mark.parametrize("url", [
    "", "x", "/hook", "//hooks.example/", "ftp://hooks.example/", "file:///etc/passwd",
    "gopher://hooks.example/", "javascript:alert(1)", "https://", "https:///hook",
    "https:hooks.example", "https://ann@hooks.example/", "https://ann:word@hooks.example/",
    "https://:word@hooks.example/", "https://hooks.example\\@127.0.0.1/",
    "https://hooks.example:22/", "https://hooks.example:25/", "https://hooks.example:0/",
    "https://hooks.example:1023/", "https://hooks.example:65536/", "https://hooks.example:-1/",
    "https://hooks.example:x/", "https://hooks\n.example/", "https://hooks.example/\r\nHost: x",
    "https://[::1/", "https://[hooks]/", "https://0177.0.0.1/",
    "https://hooks.example/" + "x" * LONGEST_URL])
def test_what_is_no_web_address_is_refused(url: str) -> None:
    no_target(url)


@pytest.mark.parametrize("url", [
    "https://hooks.example", "https://hooks.example:443/a?b=c", "https://hooks.example:80/",
    "https://hooks.example:8443/", "HTTPS://HOOKS.EXAMPLE/", "https://bücher.example/",
    "https://1.1.1.1/", "https://[2606:4700:4700::1111]/", "https://[64:ff9b::1.1.1.1]/"])
def test_ordinary_addresses_are_taken(url: str) -> None:
    browser = Browser()
    notifier = Notifier(KEY, "https://ludo.example")
    notifier.check(Webhook(url))
    notifier.check(Push(url, browser.p256dh, browser.auth))


@pytest.mark.parametrize(("p256dh", "auth"), [
    ("", Browser().auth), (Browser().p256dh, ""), ("A" * 87, Browser().auth),
    (Browser().p256dh, "A" * 21), (Browser().p256dh + "A" * 100_000, Browser().auth)],
    ids=["no key", "no secret", "another key", "a short secret", "a long key"])
def test_a_push_has_a_browsers_keys(p256dh: str, auth: str) -> None:
    with pytest.raises(BadTarget, match="keys"):
        Push("https://push.example/", p256dh, auth)


def test_a_target_goes_through_the_store_and_is_checked_on_its_way() -> None:
    browser = Browser()
    targets: list[Target] = [
        Webhook("https://h.example/"), Push("https://p.example/", browser.p256dh, browser.auth)]
    for target in targets:
        assert msgspec.json.decode(msgspec.json.encode(target), type=Target) == target
    for text in (
        '{"kind": "webhook", "url": "ftp://h.example/"}', '{"kind": "webhook"}',
        '{"kind": "mail", "url": "https://h.example/"}', '{"url": "https://h.example/"}',
        '{"kind": "webhook", "url": "https://h.example/", "more": 1}',
        '{"kind": "push", "endpoint": "https://h.example/", "p256dh": "", "auth": ""}',
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text, type=Target)


def test_plain_http_is_for_servers_at_home() -> None:
    target = Webhook("http://hooks.example/")
    home().check(target)
    with pytest.raises(BadTarget, match="https"):
        Notifier(KEY, "https://ludo.example").check(target)


# Where a stranger may not send this server

INWARD = [
    "127.0.0.1", "127.1", "127.0.1", "2130706433", "0x7f000001", "0x7f.1", "017700000001",
    "0", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "3232235777",
    "169.254.169.254", "0xa9fea9fe", "100.64.0.1", "192.0.0.192", "192.0.2.1", "198.18.0.1",
    "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255",
    "[::1]", "[::]", "[::127.0.0.1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]",
    "[::ffff:169.254.169.254]", "[::ffff:0:127.0.0.1]", "[64:ff9b::127.0.0.1]",
    "[64:ff9b::a00:1]", "[64:ff9b:1::1]", "[2002:7f00:1::]", "[2001::1]", "[2001:db8::1]",
    "[fe80::1]", "[fec0::1]", "[fc00::1]", "[fd00:ec2::254]", "[ff02::1]", "[5f00::1]"]


@pytest.mark.parametrize("host", INWARD)
def test_an_inward_address_is_refused_when_it_is_left(host: str) -> None:
    with pytest.raises(BadTarget, match="internet"):
        Notifier(KEY, "https://ludo.example").check(Webhook(f"https://{host}/"))


class Hasty(Notifier):
    """Does not look at the target before its name is resolved."""

    def check(self, target: Target) -> None:
        pass


@pytest.fixture
def attempts(monkeypatch: pytest.MonkeyPatch) -> list[httpx.URL]:
    """Every connection that would be made. None is: should a guard fail, these tests must not
    knock on strangers' doors."""
    made: list[httpx.URL] = []

    async def note(transport: httpx.AsyncHTTPTransport, request: httpx.Request) -> httpx.Response:
        made.append(request.url)
        return httpx.Response(500)

    monkeypatch.setattr(httpx.AsyncHTTPTransport, "handle_async_request", note)
    return made


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_an_inward_address_is_refused_by_where_it_leads(
    scheme: str, attempts: list[httpx.URL], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def play() -> None:
        notifier = Hasty(KEY, "https://ludo.example")
        hosts = [*INWARD, "localhost", "LOCALHOST"]
        async with running(notifier):
            for host in hosts:
                notifier.post(host, Webhook(f"{scheme}://{host}/"), NOTICE)
            await until(lambda: notifier.failed == len(hosts))
        assert attempts == []
        reasons = [record.getMessage().split()[-1] for record in caplog.records]
        assert reasons == ["BadTarget"] * len(hosts)

    run(play())


@pytest.mark.parametrize("host", [
    "127.0.0.1", "127.1", "2130706433", "0x7f000001", "017700000001", "[::ffff:127.0.0.1]",
    "localhost"])
def test_a_service_on_this_machine_is_reached_from_a_server_at_home_only(host: str) -> None:
    async def play() -> None:
        async with serving() as service:
            target = Webhook(f"http://{host}:{service.port}/")
            outward = Hasty(KEY, "https://ludo.example")
            async with running(outward):
                outward.post("ann", target, NOTICE)
                await until(lambda: outward.failed == 1)
            assert service.connections == 0
            inward = home()
            async with running(inward):
                inward.post("ann", target, NOTICE)
                await until(lambda: inward.sent == 1)

    run(play())


@pytest.mark.parametrize("names", [["127.0.0.1"], ["1.1.1.1", "127.0.0.1"], ["::ffff:10.0.0.1"],
                                   ["2606:4700:4700::1111", "fe80::1%1"]])
def test_a_name_that_leads_inward_is_refused(names: list[str], attempts: list[httpx.URL]) -> None:
    async def play() -> None:
        notifier = Local(KEY, "https://ludo.example")
        notifier.names = names
        async with running(notifier):
            notifier.post("ann", Webhook("https://hook.example/"), NOTICE)
            notifier.post("bob", Webhook("https://x.localhost/"), NOTICE)
            await until(lambda: notifier.failed == 2)
            assert notifier.asked == 2
        assert attempts == []

    run(play())


def test_a_name_cannot_change_its_mind(attempts: list[httpx.URL]) -> None:
    class Rebinding(Local):
        async def resolve(self, host: str, port: int) -> list[str]:
            self.asked += 1
            return ["1.1.1.1"] if self.asked == 1 else ["127.0.0.1"]

    async def play() -> None:
        notifier = Rebinding(KEY, "https://ludo.example")
        async with running(notifier):
            notifier.post("ann", Webhook("https://hook.example/secret"), NOTICE)
            await until(lambda: notifier.failed == 1)
        # The second try asked again, and was refused.
        assert attempts == ["https://1.1.1.1/secret"]
        assert notifier.asked == 2

    run(play())


def test_a_plain_target_from_freer_days_is_not_used(attempts: list[httpx.URL]) -> None:
    async def play() -> None:
        notifier = Local(KEY, "https://ludo.example")
        notifier.names = ["1.1.1.1"]
        async with running(notifier):
            notifier.post("ann", Webhook("http://hook.example/"), NOTICE)
            await until(lambda: notifier.failed == 1)
            assert notifier.asked == 0
        assert attempts == []

    run(play())


def test_connects_to_the_address_that_was_looked_at_and_asks_once() -> None:
    async def play() -> None:
        notifier = home(names=["127.0.0.1"])
        async with serving() as service, running(notifier):
            notifier.post("ann", Webhook(f"http://hook.example:{service.port}/"), NOTICE)
            await until(lambda: notifier.sent == 1)
            assert service.requests[0].headers["host"] == f"hook.example:{service.port}"
            assert notifier.asked == 1

    run(play())


def test_the_next_try_takes_the_other_kind_of_address() -> None:
    async def play() -> None:
        # Nothing listens on the first: the service is on IPv4 only.
        notifier = home(names=["::1", "::1", "127.0.0.1"])
        async with serving() as service, running(notifier):
            notifier.post("ann", Webhook(f"http://hook.example:{service.port}/"), NOTICE)
            await until(lambda: notifier.sent == 1)
            assert notifier.asked == 2

    run(play())


@pytest.mark.parametrize("code", [301, 302, 303, 307, 308])
def test_a_redirect_inward_is_not_followed(code: int) -> None:
    async def play() -> None:
        notifier = home()
        async with serving() as inner:
            redirect = status(code, f"Location: {inner.url}", f"Refresh: 0; url={inner.url}")
            async with serving(redirect) as outer, running(notifier):
                notifier.post("ann", Webhook(outer.url), NOTICE)
                await until(lambda: notifier.failed == 1)
                assert len(outer.requests) == 1
                assert inner.connections == 0

    run(play())


def test_no_cookie_and_no_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        notifier = home(names=["127.0.0.1"])
        async with serving() as proxy, serving(status(200, "Set-Cookie: a=b; Path=/")) as service:
            for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY"):
                monkeypatch.setenv(name, f"http://127.0.0.1:{proxy.port}")
            async with running(notifier):
                for table in "ab":
                    notifier.post(
                        "ann", Webhook(f"http://hook.example:{service.port}/"),
                        Notice(table, "eden", "/tables/1"))
                await until(lambda: notifier.sent == 2)
            assert all("cookie" not in request.headers for request in service.requests)
            assert proxy.connections == 0

    run(play())


def test_public_addresses() -> None:
    for text in ("1.1.1.1", "93.184.215.14", "2606:4700:4700::1111", "::ffff:1.1.1.1"):
        assert is_public(ip_address(text))


# Encrypted connections


def certificate(folder: Path, *names: str) -> tuple[ssl.SSLContext, str]:
    """A server's side of an encrypted connection, and what its certificate is trusted by."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "a test")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject).issuer_name(subject).public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(n) for n in names]), False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256()))
    pem = made.public_bytes(serialization.Encoding.PEM).decode()
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption()).decode()
    both = folder / "both.pem"
    both.write_text(private + pem)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(both)
    return context, pem


def test_the_certificate_is_for_the_name_not_the_address(tmp_path: Path) -> None:
    context, pem = certificate(tmp_path, "one.example", "two.example")
    greeted: list[str | None] = []

    def greet(connection: Any, name: str | None, context: ssl.SSLContext) -> None:
        greeted.append(name)

    context.sni_callback = greet

    async def play() -> None:
        notifier = home(names=["127.0.0.1"])
        notifier.tls = ssl.create_default_context(cadata=pem)
        async with serving(tls=context) as service, running(notifier):
            for host in ("one.example", "two.example.", "other.example"):
                notifier.post("ann", Webhook(f"https://{host}:{service.port}/"), NOTICE)
            await until(lambda: notifier.sent + notifier.failed == 3)
            assert counted(notifier) == (2, 1, 0)
            # Each name is greeted and proved anew, though all are at one address.
            assert greeted == ["one.example", "two.example", *["other.example"] * 3]
            hosts = [request.headers["host"] for request in service.requests]
            assert hosts == [f"one.example:{service.port}", f"two.example.:{service.port}"]

    run(play())


def test_a_certificate_nobody_vouches_for_is_refused(tmp_path: Path) -> None:
    context, _ = certificate(tmp_path, "one.example")

    async def play() -> None:
        notifier = home(names=["127.0.0.1"])
        async with serving(tls=context) as service, running(notifier):
            notifier.post("ann", Webhook(f"https://one.example:{service.port}/"), NOTICE)
            await until(lambda: notifier.failed == 1)
            assert service.requests == []

    run(play())


# Secrets


def test_nothing_secret_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    for name in ("httpx", "httpcore", "httpcore.connection", "httpcore.http11", "asyncio"):
        caplog.set_level(logging.DEBUG, name)
    browser = Browser()

    async def forget(person: str, target: Target) -> None:
        raise RuntimeError(f"{person} keeps {target.address}")

    async def play() -> None:
        notifier = home(forget, ["127.0.0.1"])
        answers = [status(201), status(201), status(410), status(302, "Location: /hidden"), hang_up]
        async with serving(*answers) as service, running(notifier):
            url = f"http://hidden.example:{service.port}/hidden"
            for target in (Webhook(url), Push(url, browser.p256dh, browser.auth)):
                for table in "abc":
                    notifier.post("hidden-ann", target, Notice(table, "eden", "/hidden"))
            await until(lambda: notifier.sent + notifier.failed == 6)

    asyncio.run(play(), debug=True)
    gc.collect()
    said = "\n".join(f"{record.getMessage()} {record.exc_text} {record.args}"
                     for record in caplog.records)
    assert "failed" in said
    for secret in ("hidden", browser.p256dh, browser.auth, KEY.secret.hex(), "Authorization"):
        assert secret not in said


def test_other_words_of_the_http_library_are_still_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "httpcore")

    def heard() -> bool:
        return any(record.name.startswith("httpcore") for record in caplog.records)

    async def play() -> None:
        notifier = home()
        async with serving() as service, running(notifier), \
                httpx.AsyncClient(timeout=HANG) as client:
            notifier.post("ann", Webhook(service.url), NOTICE)
            await until(lambda: notifier.sent == 1)
            assert not heard()
            await client.post(service.url, content=b"")
            assert heard()

    run(play())


def test_targets_show_nothing_of_themselves() -> None:
    browser = Browser()
    targets = [Webhook("https://hidden.example/"),
               Push("https://hidden.example/", browser.p256dh, browser.auth)]
    assert repr(targets) == str(targets) == "[Webhook(...), Push(...)]"
