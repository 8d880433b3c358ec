"""Somebody at a browser of their own: what they see and do, what their page received, and what
went wrong in it.

    with Visitor(browser, server, width=360, height=740) as ann:
        ann.go("/")
        ann.page.get_by_role("button", name="Play now").first.click()

Leaving it fails if the page reported an error or asked another host for anything. Everything waits
for what it wants to see; all bounds are the one of `tests/timing.py`, which is set here.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, TypeVar
from urllib.parse import quote
from weakref import WeakKeyDictionary

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    Request,
    Response,
    WebSocket,
    expect,
)

from ludotheque.core.changes import changed
from ludotheque.core.text import Words
from ludotheque.server.people import COOKIE
from tests.server.serving import Message, Server, Somebody
from tests.timing import HANG, wait_until
from tests.web.chromium import chromium

LOOKING = Path(__file__).with_name("looking.js").read_text("utf-8")
CHOSEN = "test-settings"  # a cookie
# Before anything of a page runs: what is chosen, and how long to wait for anything.
EARLY = f"""
window.HANG = {HANG * 1000};
if (location.protocol !== 'about:') {{
  const chosen = document.cookie.match(/(?:^|; ){CHOSEN}=([^;]+)/);
  if (chosen) localStorage['ludo-settings'] = decodeURIComponent(chosen[1]);
}}
"""
LOOK = 0.01  # seconds between two looks at a page
PHONE, LAPTOP = (360, 740), (1440, 900)
HOUR = 3600.0  # seconds
LONGEST_PAUSE = 25_000  # milliseconds between two attempts of a page to connect
Role = Literal["button", "link", "textbox", "dialog"]
T = TypeVar("T")
# What is reported and is no fault: who is new is answered 401, and Playwright keeps workers away.
KNOWN = ("/api/me)", "blocked by Playwright")


def launch(playwright: Playwright) -> AbstractContextManager[Browser]:
    """The system's Chromium."""
    expect.set_options(timeout=HANG * 1000)
    return playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"],
                                      timeout=HANG * 1000)


@contextmanager
def plain_page(browser: Browser, size: tuple[int, int] = LAPTOP) -> Iterator[Page]:
    """One that is nobody's, for a file."""
    with browser.new_page(viewport={"width": size[0], "height": size[1]}) as page:
        page.set_default_timeout(HANG * 1000)
        yield page


# Pages that others have left empty, by what cannot be changed in their contexts. To make one takes
# as long as many a test, and so does the app where a browser has never seen it.
_left: WeakKeyDictionary[Browser, dict[tuple[object, ...], list[Page]]] = WeakKeyDictionary()


class Visitor:
    """A browser of one's own, with one page; that of the person if there is one (`who`).

    Things do not move unless asked to (`moving`): most tests are about what comes of them. Where
    its time can be turned by hand (`turned`), it goes on by itself until then.
    """

    def __init__(self, browser: Browser, server: Server, who: Somebody | None = None, *,
                 size: tuple[int, int] = LAPTOP, language: str = "en",
                 theme: Literal["light", "dark"] = "light", touch: bool = False,
                 moving: bool = False, workers: bool = False, turned: bool = False,
                 origin: str = "") -> None:
        self.origin = origin or server.url
        self.words = Words(language)
        self.heard: list[Message] = []  # everything from the socket, in order
        self.tables: dict[str, Message] = {}  # what that says of each table now
        self.said: list[Message] = []  # everything to it
        self.answers: list[Response] = []  # everything over HTTP
        self.faults: list[str] = []
        self.expected: tuple[str, ...] = KNOWN  # what of all that is reported is no fault
        self._asked: set[Request] = set()  # and not answered yet
        kind = (self.origin, language, touch, moving, workers)
        # Where the page is left: nobody comes to an address of one's own again.
        self._kept: list[Page] | None = None if origin or turned else (
            _left.setdefault(browser, {}).setdefault(kind, []))
        self.page = self._kept.pop() if self._kept else _new_page(browser, *kind)
        self.context = self.page.context
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(color_scheme=theme)
        if turned:
            self.page.clock.install()
        self._ears: dict[Any, Callable[[Any], object]] = {
            "websocket": self._listen, "console": self._note, "pageerror": self._fail,
            "request": self._ask, "requestfinished": self._get, "requestfailed": self._get,
            "response": self._keep}
        for event, heard in self._ears.items():
            self.page.on(event, heard)  # type: ignore[call-overload]
        if who is not None:
            self.become(who)

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        if error is not None:
            self.context.close()
            if self.faults:
                error.add_note("the page reported: " + "\n".join(self.faults))
            return
        self._leave()
        assert not self.faults, "\n".join(self.faults)

    def _leave(self) -> None:
        """Leave the page as nobody has used it, for another; or none, if something has been done to
        it that cannot be taken back."""
        if self._kept is None or self.context.pages != [self.page]:
            return self.context.close()
        for event, heard in self._ears.items():
            self.page.remove_listener(event, heard)
        self.page.unroute_all()
        self.page.goto("about:blank")
        self.context.clear_cookies()
        session = self.context.new_cdp_session(self.page)
        session.send("Storage.clearDataForOrigin", {"origin": self.origin, "storageTypes": "all"})
        session.detach()
        self._kept.append(self.page)

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
        self.context.add_cookies([{"name": CHOSEN, "value": quote(json.dumps(settings)),
                                   "url": self.origin}])

    def hold_time(self) -> None:
        """From now on time stands still in the page; `self.page.clock.run_for` turns it."""
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + HOUR)

    def later(self) -> None:
        """A while later in the page, at once: what it would try or say then, it does now."""
        self.page.clock.fast_forward(LONGEST_PAUSE)

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

    def until(self, met: Callable[[], T], what: str) -> T:
        """Hear what the page tells until something is so; what was met."""
        return wait_until(met, what, LOOK, lambda rest: self.page.wait_for_timeout(rest * 1000))

    def rest(self) -> None:
        """Wait until all is here and drawn that the page has asked for."""
        self.look("drawn")
        while self._asked:
            self.until(lambda: not self._asked, "all that was asked for")
            self.look("drawn")
        self.look("still")

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

    def _keep(self, answer: Response) -> None:
        self.answers.append(answer)

    def _get(self, request: Request) -> None:
        self._asked.discard(request)

    # --- what goes wrong ---

    def _note(self, message: ConsoleMessage) -> None:
        told = f"{message.type}: {message.text} ({message.location['url']})"
        if message.type in ("error", "warning") and not any(
                known in told for known in self.expected):
            self.faults.append(told)

    def _fail(self, error: object) -> None:
        self.faults.append(f"error: {error}")

    def _ask(self, request: Request) -> None:
        self._asked.add(request)
        if not request.url.startswith((self.origin, "data:", "blob:", "about:blank")):
            self.faults.append(f"asked another host: {request.url}")


def _new_page(browser: Browser, origin: str, language: str, touch: bool, moving: bool,
              workers: bool) -> Page:
    """In a context of its own, in which looking.js runs."""
    context = browser.new_context(
        base_url=origin, locale=language, has_touch=touch,
        reduced_motion="no-preference" if moving else "reduce",
        service_workers="allow" if workers else "block")
    context.set_default_timeout(HANG * 1000)
    context.add_init_script(EARLY + LOOKING)
    return context.new_page()
