"""Takes the pictures of docs/pictures anew, of every screen on a laptop and on a phone:

    .venv/bin/python -m tests.web.pictures [BEGINNING OF A NAME]

Ann plays as the hints say, so that boards look as they do among people. The luck of a table is its
own: each time the pictures show other games.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from ludotheque.server.settings import Settings
from tests.server.serving import Page, Server
from tests.web.screens import PIECES, SCREENS, Screen
from tests.web.tables import GAMES, Tables
from tests.web.visitor import LAPTOP, PHONE, Visitor, launch

FOLDER = Path(__file__).parents[2] / "docs/pictures"
MUCH = {"eden": 6, "havresac": 6, "goldblivion": 10}  # choices
QUALITY = 85
LONG = 600_000.0  # milliseconds for an analysis
# Of screens on which the games differ by a few words only, one is enough.
ALIKE = {"new": "havresac", "gathering": "goldblivion", "rules": "eden", "learn": "goldblivion"}


class PlayedTables(Tables):
    """Ann's tables, played by advice against bots that can play."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.seats = {"eden": ["me"], "havresac": ["me", "medium", "medium"],
                      "goldblivion": ["me", "medium"]}
        self.middle = {"eden": 11, "havresac": 52, "goldblivion": 44}

    def play(self, id: str, page: Page, moves: int) -> None:
        """So many moves, and on until much can be done."""
        made = 0
        much = MUCH[self.ann.ask("GET", f"/api/tables/{id}")["game"]]
        while made < moves or len(page.tables[id].get("choices", ())) < much:
            page.until(lambda: page.tables[id]["phase"] == "ended"
                       or bool(page.tables[id].get("choices")))
            if page.tables[id]["phase"] == "ended":
                return
            made += 1
            best = self.ann.ask("POST", f"/api/tables/{id}/hint")["moves"][0]
            page.does(id, "move", " ".join(best["path"]))


def _analysed(visitor: Visitor) -> None:
    """At the worst moment of the game."""
    if (button := visitor.find("review-analyse")).is_visible():
        button.click()
    visitor.page.locator(".marks button").first.wait_for(timeout=LONG)
    visitor.page.keyboard.press("n")
    if (tab := visitor.find("review-insight")).is_visible():  # on a laptop
        tab.click()


def screens() -> dict[str, Screen]:
    """The screens of which pictures are kept."""
    def is_alike(name: str) -> bool:
        kind, _, game = name.partition("-")
        return game in GAMES and ALIKE.get(kind, game) != game

    kept = {name: screen for name, screen in SCREENS.items()
            if not is_alike(name) and not name.endswith("-beginning")}
    return kept | {f"analysis-{game}": Screen("/review/ID", PIECES, (game, "end"), then=_analysed)
                   for game in GAMES}


def take(browser: Browser, server: Server, tables: Tables, wanted: str) -> None:
    for old in FOLDER.glob(f"{wanted}*"):
        old.unlink()
    for name, screen in screens().items():
        if not name.startswith(wanted):
            continue
        for size in (LAPTOP, PHONE):
            file = f"{name}-{size[0]}"
            picture(browser, server, tables, screen, size, file)
            if name.endswith("-middle"):
                picture(browser, server, tables, screen, size, f"{file}-dark-fr", dark=True)


def picture(browser: Browser, server: Server, tables: Tables, screen: Screen,
            size: tuple[int, int], name: str, dark: bool = False) -> None:
    """One screen in one window: light and English, or dark and French."""
    who = tables.ann if screen.known else None
    with Visitor(browser, server, who, size=size, language="fr" if dark else "en",
                 theme="dark" if dark else "light") as ann:
        ann.expected += ("404 (Not Found)",)  # an address that nobody knows
        screen.show(ann, tables)
        ann.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
        print(name, flush=True)


def main() -> None:
    with (tempfile.TemporaryDirectory() as folder,
          Server(Settings(f"{folder}/tables.db", limits=False, bots=1)) as server,
          sync_playwright() as playwright, launch(playwright) as browser):
        take(browser, server, PlayedTables(server), (*sys.argv[1:], "")[0])


if __name__ == "__main__":
    main()
