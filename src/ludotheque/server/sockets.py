"""The socket of a page: what comes in goes to the page, what the page has to say goes out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Receive, WebSocketSendEvent

from ludotheque.core import clock
from ludotheque.server.house import House
from ludotheque.server.pages import Page, Push, PushNow, never
from ludotheque.server.protocol import (
    FAULT,
    LARGEST,
    RESTARTING,
    TOO_LARGE,
    TOO_MANY,
    UNKNOWN_PERSON,
)
from ludotheque.store.commits import Unkept

HearNow = Callable[[bytes], bool]  # whether a message was taken
Listen = Callable[[HearNow], None]

DIRECTLY = "ludotheque"  # the extension by which a server lets us

log = logging.getLogger(__name__)


@websocket("/socket")
async def socket_route(socket: WebSocket[Any, Any, Any],
                       house: NamedDependency[House]) -> None:
    """One page of a person; see docs/protocol.md."""
    await socket.accept()
    try:
        person = await house.people.known(socket.headers.get("cookie", ""))
    except Unkept:
        await socket.close(RESTARTING, "the database is away")
        return
    if person is None:
        await socket.close(UNKNOWN_PERSON, "who are you?")
        return
    address = socket.scope["client"][0] if socket.scope["client"] else ""
    push, push_now, receive, listen = _ends(socket)
    page = Page(person, house.rooms, house.limits, push, push_now)
    if not house.enter(page, address):
        await socket.close(TOO_MANY, "too many pages")
        return
    page.took = house.times.add
    listen(_ear(page, house, address))
    reading = asyncio.create_task(_read(receive, page, house, address))
    writing = asyncio.create_task(page.write())
    try:
        await asyncio.wait((reading, writing, page.cut), return_when=asyncio.FIRST_COMPLETED)
        code = _why(reading, writing)
        if code:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(1.0):
                    await socket.close(code)
    finally:
        house.exit(page, address)
        while page.busy:  # what it has begun is finished: what was kept is also told
            await asyncio.sleep(0.01)
        page.close()
        for task in (reading, writing):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task


def _ends(socket: WebSocket[Any, Any, Any]) -> tuple[Push, PushNow, Receive, Listen]:
    """How to send a text, at its time or now, and hear a message, likewise: straight, where the
    server lets us."""
    extensions: Mapping[str, Any] = socket.scope["extensions"] or {}
    directly = extensions.get(DIRECTLY, {})

    async def push(message: bytes) -> None:
        event: WebSocketSendEvent = {"type": "websocket.send", "text": message.decode(),
                                     "bytes": None}
        await socket.send(event)

    return (directly.get("push", push), directly.get("push_now", never),
            directly.get("receive", socket.receive), directly.get("listen", _no_listening))


def _no_listening(hear: HearNow) -> None:
    """The `listen` of a server that has none: everything is received."""


def _ear(page: Page, house: House, address: str) -> HearNow:
    """How a page hears what can be done at once."""
    limits, who = house.limits, page.person.id

    def allowed() -> bool:
        return not limits.on or (limits.messages_there.allows(address)
                                 and limits.messages.allows(who))

    return lambda text: page.hear_now(text, allowed)


def _why(reading: asyncio.Task[None], writing: asyncio.Task[int]) -> int:
    """The code that a page is closed with; 0 if it went away by itself."""
    for task in (reading, writing):
        error = task.exception() if task.done() else None
        if isinstance(error, Unkept):
            return RESTARTING
        if error is not None and not isinstance(error, (OSError, WebSocketDisconnect)):
            log.error("at a page: %s", type(error).__name__, exc_info=error)
            return FAULT
    return writing.result() if writing.done() and writing.exception() is None else 0


async def _read(receive: Receive, page: Page, house: House, address: str) -> None:
    """Hear the page until it goes."""
    while True:
        event = await receive()
        if event["type"] != "websocket.receive":
            return
        await page.until_idle()
        if page.dropped:
            continue  # what comes until it is closed counts for nobody
        text = event.get("text")
        if text is None:
            text = (event.get("bytes") or b"").decode("utf-8", "replace")
        if len(text) > LARGEST:
            page.drop(TOO_LARGE)
            return
        if house.limits.on and not house.limits.messages_there.allows(address):
            page.drop(TOO_MANY)
            return
        began = clock.steady()
        if await page.hear(text):
            page.took(clock.steady() - began)
