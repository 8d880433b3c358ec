"""What stands around the whole application: origins, headers, sizes, the address of who asks.

It speaks ASGI itself, so that nothing passes it: no error page, no unknown route, no socket.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

from ludotheque.server.limits import Limits
from ludotheque.server.settings import Settings
from ludotheque.server.site import ASSETS

SAFE = {"GET", "HEAD", "OPTIONS"}
LARGEST_BODY = 512 * 1024  # an edition of one's own is the largest thing anybody sends
POLICY = "; ".join((
    "default-src 'self'", "img-src 'self' data:", "style-src-attr 'unsafe-inline'",
    "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"))
# Tables' addresses are secrets of those who were invited: no other site is told where one was.
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
# What an answer says may be for one person only: nobody on the way keeps it, unless it says so.
UNKEPT = (b"cache-control", b"no-store")
ENCRYPTED = (b"strict-transport-security", b"max-age=31536000")


# The words of ASGI, as loosely as every server and application means them.
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Application = Callable[[Any, Any, Any], Awaitable[None]]


class Guard:
    """Wraps an application."""

    def __init__(self, app: Application, settings: Settings, limits: Limits) -> None:
        self._app = app
        self._limits = limits
        self._proxies = settings.proxies
        self._public = urlsplit(settings.public_url).netloc.lower() if settings.public_url else ""
        self._headers = [*HEADERS, ENCRYPTED] if settings.encrypted else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name.lower(): value for name, value in scope["headers"]}
        address = _address(scope, self._proxies)
        scope["client"] = (address, 0)
        refusal = self._refusal(scope, headers, address)
        if refusal is not None and scope["type"] == "http":
            await _refuse(self._with_headers(send), "http", *refusal)
        elif refusal is not None and "websocket.http.response" in scope.get("extensions", {}):
            await _refuse(self._with_headers(send), "websocket.http", *refusal)
        elif refusal is not None:
            await send({"type": "websocket.close", "code": 4403, "reason": refusal[1]})
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._app(scope, receive, self._with_headers(send))

    def _refusal(self, scope: Scope, headers: dict[bytes, bytes],
                 address: str) -> tuple[int, str] | None:
        """Why a request goes no further."""
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not self._same_origin(headers):
            return 403, "this comes from another site"
        if _length(headers) > LARGEST_BODY:
            return 413, f"at most {LARGEST_BODY} bytes"
        limit = self._limits.files if scope["path"].startswith(ASSETS) else self._limits.requests
        if self._limits.on and not limit.allows(address):
            return 429, "not so fast"
        return None

    def _same_origin(self, headers: dict[bytes, bytes]) -> bool:
        """Browsers say where a page is from; programs that are no browser say nothing."""
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"none") in (b"none", b"same-origin")
        try:
            asked = urlsplit(origin.decode("latin-1")).netloc.lower()
        except ValueError:  # no address at all
            return False
        return asked != "" and asked in (self._public,
                                         headers.get(b"host", b"").decode("latin-1").lower())

    def _with_headers(self, send: Send) -> Send:
        async def send_more(message: Message) -> None:
            if message["type"].endswith("http.response.start"):
                given = list(message.get("headers", ()))
                kept = any(name.lower() == UNKEPT[0] for name, _ in given)
                message["headers"] = [*given, *self._headers, *(() if kept else (UNKEPT,))]
            await send(message)

        return send_more


def _address(scope: Scope, proxies: int) -> str:
    """Who asks: the peer, or whom the outermost of our own proxies names.

    Each proxy adds a name at the end, on the same line or on one of its own.
    """
    lines = [value for name, value in scope["headers"] if name.lower() == b"x-forwarded-for"]
    chain = [part.strip() for part in b",".join(lines).decode("latin-1").split(",")
             if part.strip()]
    if proxies and len(chain) >= proxies:
        return household(chain[-proxies])
    client = scope.get("client")
    return household(str(client[0])) if client else ""


def household(address: str) -> str:
    """Whom limits count as one: with IPv6 everybody has a whole network of addresses.

    >>> household("192.0.2.7"), household("2001:db8::1:2:3"), household("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address) or ip.is_loopback:
        return str(ip)
    return str(ip.ipv4_mapped or IPv6Network((ip, 64), strict=False))


def _length(headers: dict[bytes, bytes]) -> int:
    given = headers.get(b"content-length", b"0")
    return int(given) if given.isdigit() and len(given) < 16 else LARGEST_BODY + 1


async def _refuse(send: Send, kind: str, status: int, text: str) -> None:
    body = f'{{"status_code":{status},"detail":"{text}"}}'.encode()
    headers = [
        (b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": f"{kind}.response.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body, "more_body": False})
