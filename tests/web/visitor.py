"""Somebody at a browser of their own: what they see and do, what their page received, and what
went wrong in it.

    with Visitor(browser, server, width=360, height=740) as ann:
        ann.go("/")
        ann.page.get_by_role("button", name="Play now").first.click()

Leaving it fails if the page reported an error or asked another host for anything.
"""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    Request,
    Response,
    WebSocket,
)

from ludotheque.core.changes import changed
from ludotheque.core.text import Words
from ludotheque.server.people import COOKIE
from tests.server.serving import Message, Server, Somebody

LOOKING = Path(__file__).with_name("looking.js").read_text("utf-8")
PATIENCE = 30.0  # seconds, on a machine that does much else
PHONE, LAPTOP = (360, 740), (1440, 900)
Role = Literal["button", "link", "textbox", "dialog"]
# What is reported and is no fault: who is new is answered 401, and Playwright keeps workers away.
KNOWN = ("/api/me)", "blocked by Playwright")


def launch(playwright: Playwright) -> AbstractContextManager[Browser]:
    """The system's Chromium."""
    program = shutil.which("chromium") or shutil.which("google-chrome")
    return playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])


class Visitor:
    """A browser context with one page. With a `token` it is the person who has it.

    Things do not move unless asked to (`moving`): most tests are about what comes of them.
    """

    def __init__(self, browser: Browser, server: Server, who: Somebody | None = None, *,
                 size: tuple[int, int] = LAPTOP, language: str = "en",
                 theme: Literal["light", "dark"] = "light", touch: bool = False,
                 moving: bool = False, workers: bool = False, origin: str = "") -> None:
        self.origin = origin or server.url
        self.words = Words(language)
        self.heard: list[Message] = []  # everything from the socket, in order
        self.tables: dict[str, Message] = {}  # what that says of each table now
        self.said: list[Message] = []  # everything to it
        self.answers: list[Response] = []  # everything over HTTP
        self.faults: list[str] = []
        self.expected: tuple[str, ...] = KNOWN  # what of all that is reported is no fault
        self.context = browser.new_context(
            base_url=self.origin, viewport={"width": size[0], "height": size[1]},
            locale=language, color_scheme=theme, has_touch=touch,
            reduced_motion="no-preference" if moving else "reduce",
            service_workers="allow" if workers else "block")
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(LOOKING)
        if who is not None:
            self.become(who)
        self.page: Page = self.context.new_page()
        self.page.on("websocket", self._listen)
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("request", self._check)
        self.page.on("response", lambda answer: self.answers.append(answer))

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.context.close()
        if error is None:
            assert not self.faults, "\n".join(self.faults)
        elif self.faults:
            error.add_note("the page reported: " + "\n".join(self.faults))

    def become(self, who: Somebody) -> None:
        self.context.add_cookies([{"name": COOKIE, "value": who.token, "url": self.origin}])

    # --- going and looking ---

    def go(self, path: str) -> None:
        """Open an address, also the one that is open, and wait until a screen is shown."""
        self.page.goto("about:blank")
        self.page.goto(path)
        self.page.locator("main > *").first.wait_for(state="attached")

    def speak(self, language: str) -> None:
        """What is opened from now on is in another language."""
        self.words = Words(language)
        self.choose(language=language)

    def speak_now(self, language: str) -> None:
        """What is shown is from now on in another language, as when it is chosen in another tab."""
        self.speak(language)
        self.page.evaluate("chosen => dispatchEvent(new StorageEvent('storage', "
                           "{key: 'ludo-settings', newValue: chosen}))",
                           json.dumps({"language": language}))

    def choose(self, **settings: str) -> None:
        """What is opened from now on is as somebody wants it who chose these settings."""
        self.context.add_init_script("if (location.protocol !== 'about:') "
                                     f"localStorage['ludo-settings'] = '{json.dumps(settings)}'")

    def resize(self, size: tuple[int, int]) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.look("still")

    def find(self, id: str, role: Role = "button", exact: bool = False,
             **facts: object) -> Locator:
        """Something by its name or (unless `exact`) a part of it, as who listens would find it."""
        name = self.words.label(id, **facts)
        return self.page.get_by_role(role, name=name, exact=exact).first

    def sees(self, id: str, **facts: object) -> None:
        """Wait until a text is shown."""
        text = self.page.get_by_text(self.words.label(id, **facts))
        text.locator("visible=true").first.wait_for()

    def look(self, expression: str, *arguments: object) -> Any:
        """The result of a function of looking.js, once it has one."""
        return self.page.evaluate(f"given => looking.{expression}(...given)", list(arguments))

    def until(self, met: Callable[[], bool], what: str) -> None:
        """Let the page go on until something is so."""
        end = time.monotonic() + PATIENCE
        while not met():
            assert time.monotonic() < end, f"waited in vain: {what}"
            self.page.wait_for_timeout(20)

    @property
    def table(self) -> str:
        """The id of the table that is shown."""
        return self.page.url.partition("/t/")[2].partition("?")[0]

    # --- what the page receives ---

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._hear(json.loads(text)))
        socket.on("framesent", lambda text: self.said.append(json.loads(text)))

    def _hear(self, message: Message) -> None:
        self.heard.append(message)
        if message["is"] != "table":
            return
        known = self.tables.setdefault(message["table"], {"story": {"steps": []}})
        if "changes" in message:
            message = {**message, "view": changed(known["view"], message["changes"])}
        if "story" in message:
            kept = known["story"]["steps"][:message["story"]["from"]]
            message = {**message, "story": {"steps": kept + message["story"]["steps"]}}
        known |= message

    # --- what goes wrong ---

    def _note(self, message: ConsoleMessage) -> None:
        told = f"{message.type}: {message.text} ({message.location['url']})"
        if message.type in ("error", "warning") and not any(
                known in told for known in self.expected):
            self.faults.append(told)

    def _check(self, request: Request) -> None:
        if not request.url.startswith((self.origin, "data:", "blob:", "about:blank")):
            self.faults.append(f"asked another host: {request.url}")
