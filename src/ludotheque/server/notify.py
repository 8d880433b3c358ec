"""Telling people who are away that it is their turn: by a webhook, or by a push to their browser.

What others learn. A webhook's owner gets the table's name, the game and a link, and sees the
server's address. A push service sees that this server sent something of one fixed length to one
browser, and when; only the browser can read it. Nobody is told who the person is here, what was
played, or who else sits at the table; the link opens the table for those who may see it already,
so give no invitation as its path.

What stays here. Where a person is told is as secret as a password: it never appears in a log, an
error or a `repr`, and neither does the person's id, for which each process has its own alias.

What a stranger may not do with it. They choose where this server connects to, so a name is resolved
once, each of its addresses must be public, and the connection goes to an address that was looked
at: a name that changes its mind in between gains nothing. Redirects are not followed, cookies and
proxies not used, connections not shared between names, and no body of an answer is read.
"""

from __future__ import annotations

import asyncio
import hashlib
import importlib.util
import logging
import secrets
import socket
import ssl
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from functools import partial
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import msgspec

from ludotheque.core import clock
from ludotheque.core.errors import BadInput
from ludotheque.server.webpush import VapidKey, browser_key, browser_secret, encrypt


def _when_used(name: str) -> ModuleType:
    """A module that is read when something of it is used: many servers never send a notice, and
    none should start later for it."""
    spec = importlib.util.find_spec(name)
    assert spec is not None
    assert spec.loader is not None
    spec.loader = importlib.util.LazyLoader(spec.loader)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


if TYPE_CHECKING:
    import httpx
else:
    httpx = sys.modules.get("httpx") or _when_used("httpx")

LONGEST_URL = 2000
LONGEST_NAME = 120
# A padded message, its header and seal stay below what every push service takes.
PUSH_SIZE = 2000
# A turn told days later is still news where people play by post.
PUSH_SECONDS = 3 * 24 * 3600

log = logging.getLogger(__name__)


class BadTarget(BadInput, ValueError):
    """Where a person wants to be told is not a place this server writes to. Its text never repeats
    what was given."""


class Secret(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """What both kinds of target share: they show nothing of themselves."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(...)"


class Webhook(Secret, frozen=True, tag="webhook"):
    """A URL that takes the notice as JSON.

    >>> Webhook("https://hooks.example/secret")
    Webhook(...)
    """

    url: str

    def __post_init__(self) -> None:
        parse(self.url)

    @property
    def address(self) -> httpx.URL:
        return parse(self.url)


class Push(Secret, frozen=True, tag="push"):
    """A browser's push subscription, its keys in base64url as the browser gives them."""

    endpoint: str
    p256dh: str
    auth: str

    def __post_init__(self) -> None:
        parse(self.endpoint)
        try:
            browser_key(self.p256dh)
            browser_secret(self.auth)
        except ValueError:
            raise BadTarget("no such keys", "push", "a browser's p256dh and auth") from None

    @property
    def address(self) -> httpx.URL:
        return parse(self.endpoint)


Target: TypeAlias = Webhook | Push
Gone: TypeAlias = Callable[[str, Target], Awaitable[None]]


class Notice(msgspec.Struct, frozen=True):
    """It is this person's turn; `path` is the table's page on this server."""

    table: str
    game: str
    path: str


class Job(NamedTuple):
    person: str
    target: Target
    notice: Notice


class Notifier:
    """Delivers notices in the background; whoever posts one neither waits nor hears of failures.

    `sent`, `failed` and `dropped` count what became of them. `gone` is told of a person's target
    that exists no more, so that it is forgotten. `allow_private` is for a server at home: it lets
    targets be in the private network, and plain http.
    """

    waiting_limit = 1000
    in_flight = 8
    tries = 3
    seconds = 5.0
    pause = 2.0
    tls: ssl.SSLContext | bool = True

    def __init__(
        self,
        key: VapidKey,
        public_url: str,
        allow_private: bool = False,
        gone: Gone | None = None,
    ) -> None:
        self.application_server_key = key.application_server_key
        self.sent = self.failed = self.dropped = 0
        self._key = key
        self._public_url = public_url.rstrip("/")
        self._allow_private = allow_private
        self._gone = gone
        self._alias_key = secrets.token_bytes(16)
        # In the order of posting; as keys, so that what waits already is not sent twice.
        self._waiting: dict[Job, None] = {}
        self._busy: set[str] = set()
        self._wake = asyncio.Event()
        self._worker: asyncio.Task[None] | None = None
        self._transport: httpx.AsyncHTTPTransport | None = None
        self._quiet = Quiet()

    async def start(self) -> None:
        for name in CHATTY:
            logging.getLogger(name).addFilter(self._quiet)
        # Threads of our own: a name server that never answers holds up nobody else.
        self._names = ThreadPoolExecutor(self.in_flight, "names")
        self._worker = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Ends at once: what is not delivered is dropped."""
        if self._worker is None:
            return
        self._worker.cancel()
        await asyncio.wait([self._worker])
        self._worker = None
        if self._transport is not None:
            await self._transport.aclose()
            self._transport = None
        self._names.shutdown(wait=False, cancel_futures=True)
        self.dropped += len(self._waiting) + len(self._busy)
        self._waiting.clear()
        self._busy.clear()
        for name in CHATTY:
            logging.getLogger(name).removeFilter(self._quiet)

    def check(self, target: Target) -> None:
        """Refuses a target that can be seen to be out of bounds; for when a person leaves one.
        Where its name leads is looked at when something is sent."""
        if self._allow_private:
            return
        url = target.address
        if url.scheme != "https":
            raise BadTarget("is not encrypted", "target", "an https address")
        literal = as_literal(url.host)
        if literal is not None and not is_public(literal):
            raise BadTarget("is not on the internet", "target", "a public address")

    def post(self, person: str, target: Target, notice: Notice) -> None:
        """Puts a notice in the queue; when it is full, the oldest gives way."""
        self._waiting[Job(person, target, notice)] = None
        if len(self._waiting) > self.waiting_limit:
            del self._waiting[next(iter(self._waiting))]
            self.dropped += 1
        self._wake.set()

    async def resolve(self, host: str, port: int) -> list[str]:
        """Every address of a name, not by the event loop's own way: that logs names in debug."""
        look = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self._names, look)
        return [str(info[4][0]) for info in found]

    async def _work(self) -> None:
        async with asyncio.TaskGroup() as group:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while (job := self._next()) is not None:
                    del self._waiting[job]
                    self._busy.add(job.person)
                    group.create_task(self._deliver(job))

    def _next(self) -> Job | None:
        """The oldest job of a person who has none under way: nobody's slow target holds up more
        than their own notices."""
        if len(self._busy) >= self.in_flight:
            return None
        return next((job for job in self._waiting if job.person not in self._busy), None)

    async def _deliver(self, job: Job) -> None:
        delivering.set(True)
        outcome = await self._outcome(job)
        if outcome == "sent":
            self.sent += 1
        else:
            self.failed += 1
            log.info("a notice to %s failed: %s", self._alias(job.person), outcome)
        self._busy.discard(job.person)
        self._wake.set()
        if outcome in ("404", "410") and self._gone is not None:
            try:
                await self._gone(job.person, job.target)
            except Exception as error:
                log.error("a target that is gone was not forgotten: %s", type(error).__name__)

    async def _outcome(self, job: Job) -> str:
        """What became of a notice: "sent", the status that ended it, or the kind of error."""
        outcome = ""
        for attempt in range(self.tries):
            if attempt:
                await asyncio.sleep(self.pause * 4 ** (attempt - 1))
            try:
                async with asyncio.timeout(self.seconds):
                    status = await self._send(job, attempt)
            except (OSError, httpx.TransportError) as error:
                outcome = type(error).__name__
                continue
            except Exception as error:
                # Only its kind: its text may hold the address.
                return type(error).__name__
            if 200 <= status < 300:
                return "sent"
            outcome = str(status)
            if status != 429 and status < 500:
                break
        return outcome

    async def _send(self, job: Job, attempt: int) -> int:
        """Tries once, and returns the status of the answer."""
        self.check(job.target)
        url = job.target.address
        addresses = await self._addresses(url)
        headers, body = self._message(job)
        request = httpx.Request(
            "POST",
            # Another try takes the other kind of address: IPv6 is often there but leads nowhere.
            url.copy_with(host=addresses[attempt % len(addresses)]),
            headers={"Host": url.netloc.decode(), "User-Agent": "ludotheque", **headers},
            content=body,
            extensions={"sni_hostname": url.raw_host.decode().rstrip(".")},
        )
        # The bare transport: it keeps no cookies, follows nothing, and logs no URL.
        if self._transport is None:
            # Two names may share an address: an open connection proves only one of them.
            limits = httpx.Limits(max_connections=self.in_flight, max_keepalive_connections=0)
            self._transport = httpx.AsyncHTTPTransport(verify=self.tls, limits=limits)
        response = await self._transport.handle_async_request(request)
        await response.aclose()
        return response.status_code

    async def _addresses(self, url: httpx.URL) -> list[str]:
        """The first IPv4 and IPv6 address of a host all of whose addresses are allowed."""
        port = url.port or DEFAULT_PORTS[url.scheme]
        found = [ip_address(text) for text in await self.resolve(url.raw_host.decode(), port)]
        if not self._allow_private and not all(is_public(address) for address in found):
            raise BadTarget("is not on the internet", "target", "a public address")
        firsts: dict[int, str] = {}
        for address in found:
            firsts.setdefault(address.version, str(address))
        return list(firsts.values())

    def _message(self, job: Job) -> tuple[dict[str, str], bytes]:
        notice = job.notice
        body = msgspec.json.encode({
            "kind": "turn",
            "table": notice.table[:LONGEST_NAME],
            "game": notice.game,
            "url": self._public_url + notice.path,
        })
        if isinstance(job.target, Webhook):
            return {"Content-Type": "application/json"}, body
        url = job.target.address
        contact = self._public_url if self._public_url.startswith("https:") else ""
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(PUSH_SECONDS),
            "Authorization": self._key.authorization(
                f"{url.scheme}://{url.netloc.decode()}", contact, clock.now()),
        }
        browser, auth = browser_key(job.target.p256dh), browser_secret(job.target.auth)
        return headers, encrypt(body, browser, auth, size=PUSH_SIZE)

    def _alias(self, person: str) -> str:
        data = person.encode(errors="replace")
        return hashlib.blake2b(data, key=self._alias_key, digest_size=4).hexdigest()


DEFAULT_PORTS = {"http": 80, "https": 443}


def parse(text: str) -> httpx.URL:
    """The URL of a target, if it has the form of one."""
    if len(text) > LONGEST_URL:
        raise BadTarget("is too long", "target", f"at most {LONGEST_URL} characters")
    try:
        url = httpx.URL(text)
    except (httpx.InvalidURL, ValueError):
        raise BadTarget("is no URL", "target", "an https address") from None
    if url.scheme not in DEFAULT_PORTS or not url.host:
        raise BadTarget("is no web address", "target", "an https address")
    if url.userinfo:
        raise BadTarget("has a user or password in it", "target", "an address without")
    # Below 1024 are the services of a machine that are not the web: mail, shells, databases.
    if url.port is not None and url.port not in (80, 443) and not 1024 <= url.port <= 65535:
        raise BadTarget("has a port that is not for this", "target", "80, 443, 1024 or more")
    return url


NAT64 = IPv6Network("64:ff9b::/96")
IPV6_INTERNET = IPv6Network("2000::/3")
# Set aside by the registry of special addresses; not every version of Python knows of them.
SPECIAL = (IPv4Network("192.0.0.0/24"), IPv4Network("192.88.99.0/24"))


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is an ordinary one of the internet, and so is the IPv4 address within it.

    >>> is_public(ip_address("1.1.1.1")), is_public(ip_address("::ffff:127.0.0.1"))
    (True, False)
    """
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped
        if inner is None and address in NAT64:
            inner = IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is None:
            return address.is_global and address in IPV6_INTERNET and address.sixtofour is None
        address = inner
    return (address.is_global and not address.is_multicast and not address.is_reserved
            and not any(address in network for network in SPECIAL))


def as_literal(host: str) -> IPv4Address | IPv6Address | None:
    """The address a host spells out, in any of the ways that connecting understands: 127.1,
    0x7f000001 and 2130706433 are all 127.0.0.1. None for a name."""
    try:
        return ip_address(host)
    except ValueError:
        pass
    try:
        return IPv4Address(socket.inet_aton(host))
    except (OSError, ValueError):
        return None


# What tells of hosts and headers when everything is logged.
CHATTY = ("httpcore.connection", "httpcore.http11")
delivering: ContextVar[bool] = ContextVar("delivering", default=False)


class Quiet(logging.Filter):
    """Keeps what the HTTP library says of a delivery, and of nothing else, out of the logs."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not delivering.get()
