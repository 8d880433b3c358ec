"""Every screen there is: how to come to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.web.tables import GAMES, Tables
from tests.web.visitor import Visitor


class Screen(NamedTuple):
    """Where it is, what shows that it is there, and what is opened on it."""

    path: str
    ready: str
    table: tuple[str, str] | None = None  # game and moment; its id stands for ID in the path
    known: bool = True  # to Ann, or to somebody new
    calm: bool = False  # some of it is said after a moment of calm
    then: Callable[[Visitor], None] = lambda visitor: None

    def show(self, visitor: Visitor, tables: Tables) -> None:
        """Go there, and wait until all is drawn."""
        id = tables.at(*self.table) if self.table else ""
        visitor.go(self.path.replace("ID", id))
        visitor.page.locator(self.ready).first.wait_for()
        self.then(visitor)
        visitor.rest()


def _press(id: str) -> Callable[[Visitor], None]:
    return lambda visitor: visitor.find(id).click()


def _words(visitor: Visitor) -> None:
    visitor.page.keyboard.press("t")


def _explain(visitor: Visitor) -> None:
    visitor.page.locator(".board [data-ref]").first.focus()
    visitor.page.keyboard.press("?")
    visitor.page.locator(".bubble.pinned").wait_for()


def begin_lesson(visitor: Visitor) -> None:
    if (name := visitor.find("web-name", "textbox")).is_visible():
        name.fill("Ann")
    visitor.page.locator("form .button.primary").click()
    visitor.page.locator(".stage [data-ref]").first.wait_for()


PIECES = ".stage [data-ref]"
SCREENS: dict[str, Screen] = {
    "home": Screen("/", "article"),
    "home-new": Screen("/", "article", known=False),
    "play": Screen("/", "article", known=False, then=_press("web-play")),
    "lobby": Screen("/lobby", "h1"),
    "me": Screen("/me", "h1", then=_press("web-me-devices-show")),
    "claim": Screen("/claim#a-code", "form"),
    "invited": Screen("/t/ID", "form", ("havresac", "gathering"), known=False),
    "menu": Screen("/t/ID", PIECES, ("goldblivion", "middle"), then=_press("table-menu")),
    "missing": Screen("/nowhere", "h1"),
    **{f"new-{game}": Screen(f"/new/{game}?with=friends", "form") for game in GAMES},
    **{f"gathering-{game}": Screen("/t/ID", "article", (game, "gathering")) for game in GAMES},
    **{f"{game}-{when}": Screen("/t/ID", PIECES, (game, when))
       for game in GAMES for when in ("beginning", "middle", "end")},
    **{f"{game}-words": Screen("/t/ID", PIECES, (game, "middle"), then=_words) for game in GAMES},
    **{f"{game}-explained": Screen("/t/ID", PIECES, (game, "middle"), then=_explain)
       for game in GAMES},
    **{f"review-{game}": Screen("/review/ID#9", PIECES, (game, "end"), calm=True)
       for game in GAMES},
    **{f"rules-{game}": Screen(f"/rules/{game}", ".book") for game in GAMES},
    **{f"learn-{game}": Screen(f"/learn/{game}", "form", known=False) for game in GAMES},
    **{f"lesson-{game}": Screen(f"/learn/{game}", "form", known=False, then=begin_lesson)
       for game in GAMES},
}
