"""The screens of the browser app, on a laptop and on a phone: light and English, and in the middle
of a game also dark and French.

Ann plays as the hints say, so that boards look as they do among people. Each table stands in a
server of its own whose luck follows from the table's name: the same pictures come out again,
whichever of them are asked for.
"""

from __future__ import annotations

import base64
import tempfile
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserType, Page

from ludotheque.server.settings import Settings
from tests.server import serving
from tests.server.serving import Server
from tests.timing import HANG
from tests.web.chromium import chromium
from tests.web.screens import PIECES, SCREENS, Screen
from tests.web.tables import GAMES, Tables
from tests.web.visitor import LAPTOP, PHONE, Visitor

# Moves of Ann until a game's middle, and how much she can choose from there.
MIDDLE = {"eden": 11, "havresac": 52, "goldblivion": 44}
MUCH = {"eden": 30, "havresac": 6, "goldblivion": 10}
SEATS = {"eden": ["me"], "havresac": ["me", "medium", "medium"], "goldblivion": ["me", "medium"]}
# Where Ann has tables that are not looked at: her home shows them.
HOME = (("eden", "beginning"), ("havresac", "gathering"), ("goldblivion", "beginning"))
# Of screens on which the games differ by a few words only, one is enough.
ALIKE = {"new": "havresac", "gathering": "goldblivion", "rules": "eden", "learn": "goldblivion"}
QUALITY = 80
ADDRESS = "http://localhost"  # as some screens show it, whichever port a server has
LONG = 1_800_000.0  # milliseconds for an analysis, on a machine that does much else
# Without these the edges of some pieces come out a little different from time to time.
DRAWN_AT_ONCE = ("--disable-partial-raster", "--disable-checker-imaging",
                 "--run-all-compositor-stages-before-draw", "--disable-threaded-animation")
# Runs in a server's process before all else. All its tables have one secret, whichever is first.
SAME_LUCK = """
import random, runpy, secrets
from ludotheque.core import fair
_luck = random.Random({luck!r})
secrets.token_bytes = lambda n=32: _luck.randbytes(n)
secrets.choice, secrets.randbelow = _luck.choice, _luck.randrange
fair.new_secret = lambda secret=fair.new_secret(): secret
runpy.run_module("tests.server.program", run_name="__main__", alter_sys=True)
"""
# Runs in a page: the names and the words for the dice that it draws.
SAME_WORDS = """
  const drawn = crypto.getRandomValues.bind(crypto);
  let luck = 7;
  crypto.getRandomValues = (values) => values instanceof Uint32Array
    ? values.fill(luck = luck * 48271 % 0x7fffffff) : drawn(values);
"""


class Shot(NamedTuple):
    """A screen in a window, and what the picture is called."""

    name: str
    screen: Screen
    size: tuple[int, int]
    dark: bool = False


class LuckyServer(Server):
    """All that is secret in it follows from its `luck`, and no bot runs out of time."""

    def __init__(self, folder: str, luck: str) -> None:
        super().__init__(Settings(f"{folder}/tables.db", limits=False, bots=1, thinking=HANG))
        self._program = ("-c", SAME_LUCK.format(luck=luck))

    def browser(self, kind: BrowserType) -> Browser:
        """The system's, which finds this server at `ADDRESS`."""
        return kind.launch(
            executable_path=chromium(), timeout=HANG * 1000,
            handle_sigint=False,  # ctrl-C is for us
            args=["--no-sandbox", *DRAWN_AT_ONCE, "--host-resolver-rules=MAP localhost:80 "
                  f"{self.settings.host}:{self.settings.port}"])


class PlayedTables(Tables):
    """Ann's tables, played by advice against bots that can play."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.seats, self.middle = SEATS, MIDDLE

    def play(self, id: str, page: serving.Page, moves: int) -> None:
        """So many moves, and on until much can be done."""
        much = MUCH[self.ann.ask("GET", f"/api/tables/{id}")["game"]]
        made = 0
        while True:
            # In the order in which they always come: the bots first, where all play at once.
            page.until(lambda: page.tables[id]["phase"] == "ended"
                       or page.tables[id]["to_move"] == [page.tables[id]["you"]])
            choices = page.tables[id].get("choices", ())
            if not choices or (made >= moves and len(choices) >= much):
                return
            made += 1
            best = self.ann.ask("POST", f"/api/tables/{id}/hint")["moves"][0]
            page.does(id, "move", " ".join(best["path"]))


def shots() -> list[Shot]:
    """Every picture there is, by the tables that they show."""
    found = []
    for name, screen in sorted(_screens().items(), key=lambda named: _place(named[1])):
        for size in (LAPTOP, PHONE):
            plain = Shot(f"{_filed(name)}-{size[0]}", screen, size)
            found.append(plain)
            if name.endswith("-middle"):
                found.append(plain._replace(name=f"{plain.name}-dark-fr", dark=True))
    return found


def take(chromium: BrowserType, wanted: Iterable[Shot]) -> Iterator[tuple[str, bytes]]:
    """The pictures, each when it is taken, as (file, content)."""
    for place, here in groupby(wanted, key=lambda shot: _place(shot.screen)):
        with (tempfile.TemporaryDirectory() as folder,
              LuckyServer(folder, " ".join(place)) as server,
              server.browser(chromium) as browser):
            tables = PlayedTables(server)
            for table in () if any(place) else HOME:
                tables.at(*table)
            for shot in here:
                yield f"{shot.name}.webp", _taken(browser, server, tables, shot)


def _taken(browser: Browser, server: Server, tables: Tables, shot: Shot) -> bytes:
    who = tables.ann if shot.screen.known else None
    with Visitor(browser, server, who, size=shot.size, language="fr" if shot.dark else "en",
                 theme="dark" if shot.dark else "light", origin=ADDRESS) as visitor:
        visitor.context.add_init_script(SAME_WORDS)
        visitor.expected += ("404 (Not Found)",)  # an address that nobody knows
        shot.screen.show(visitor, tables)
        return _webp(visitor.page)


def _webp(page: Page) -> bytes:
    """Half as large as a JPEG; Chromium can make it, though Playwright does not offer it."""
    page.evaluate("document.activeElement.style.caretColor = 'transparent'")  # it blinks
    chromium = page.context.new_cdp_session(page)
    made = chromium.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(made["data"])


# --- which screens --------------------------------------------------------------------------------


def _screens() -> dict[str, Screen]:
    def is_alike(name: str) -> bool:
        kind, _, game = name.partition("-")
        return game in GAMES and ALIKE.get(kind, game) != game

    kept = {name: screen for name, screen in SCREENS.items()
            if not is_alike(name) and not name.endswith("-beginning")}
    return kept | {f"analysis-{game}": Screen("/review/ID", PIECES, (game, "end"), then=_analysed)
                   for game in GAMES}


def _place(screen: Screen) -> tuple[str, str]:
    """The game and moment of the table on a screen."""
    return screen.table or ("", "")


def _filed(name: str) -> str:
    """With the game first: all of a game is together."""
    kind, _, game = name.partition("-")
    return f"{game}-{kind}" if game in GAMES else name


def _analysed(visitor: Visitor) -> None:
    """At the worst moment of the game."""
    if (button := visitor.find("review-analyse")).is_visible():
        button.click()
    visitor.page.locator(".marks button").first.wait_for(timeout=LONG)
    visitor.page.keyboard.press("n")
    if (tab := visitor.find("review-insight")).is_visible():  # on a laptop
        tab.click()
