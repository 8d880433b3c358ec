"""Two people at one table, each at a browser of their own: invitation, talk, a network that goes
and comes back, a server that starts anew, and a rematch. No step is lost."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from ludotheque.core.text import Plain
from ludotheque.server.settings import Settings
from tests.server.serving import Server, Somebody, play
from tests.web.line import CUT, Line
from tests.web.playing import play_together, touch
from tests.web.visitor import Visitor


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server that may be stopped."""
    with Server(Settings(str(tmp_path / "tables.db"), limits=False)) as running:
        yield running


@pytest.mark.parametrize("game", ["havresac", "goldblivion"])
def test_two_browsers_and_a_cut(browser: Browser, own: Server, game: str) -> None:
    chance = random.Random(11)
    with Line(own) as line, Visitor(browser, own, turned=True) as ann, \
            Visitor(browser, own, turned=True, origin=line.url) as ben:
        for one in (ann, ben):
            one.expected += CUT
        meet(ann, ben, game)
        talk(ann, ben)
        play_together([ann, ben], chance, 20)

        line.cut()
        ben.sees("table-lost-away")
        ann.sees("table-log-away", name=Plain("Ben"))
        for one in (ben, ann):  # both do something meanwhile, if it is their turn
            if now := one.look("atOnce"):
                touch(one, now, chance, one.page.mouse.click)
        line.mend()
        ben.later()
        ann.sees("table-log-here", name=Plain("Ben"))
        check_nothing_missed(ann, ben)
        play_together([ann, ben], chance, 10)

        own.restart()
        for one in (ann, ben):
            one.later()
        play_together([ann, ben], chance, 10)
        check_nothing_missed(ann, ben)
        leave_and_play_again(ann, ben, chance)


def test_what_is_begun_stays_while_others_act(browser: Browser, server: Server) -> None:
    """All develop at once: Ben is done while Ann has chosen a card and no side yet."""
    chance = random.Random(12)
    hers, his = Somebody(server, "Ann"), Somebody(server, "Ben")
    table = hers.open("goldblivion", ["me", "open"])
    with his.page() as ben, hers.page() as page, Visitor(browser, server, hers) as ann:
        ben.follow(table)
        ben.sit(table, 1)
        page.follow(table)
        page.sit(table, 0)
        ben.until(lambda: "view" in ben.tables[table])
        while ben.tables[table]["view"]["phase"] != "development":
            play(table, [page, ben], chance, 1)
            ben.reach(table, page.tables[table]["version"])  # or he might choose already
            page.reach(table, ben.tables[table]["version"])
        ann.go(f"/t/{table}")
        ann.page.locator(".board .target").first.click()
        path = ann.page.locator(".path")
        begun = path.inner_text()
        lit = ann.look("lit")
        # In every frame from now on.
        ann.page.evaluate("""() => {
          window.unlit = 0;
          const look = () => {
            window.unlit += looking.lit().length === 0;
            requestAnimationFrame(look);
          };
          look();
        }""")
        ben.does(table, "move", " ".join(ben.tables[table]["choices"][0]["path"]))
        ann.until(lambda: any(choice["barrier"] for choice in ann.tables[table]["choices"]),
                  "word of Ben")
        ann.look("still")
        assert (path.inner_text(), ann.look("lit")) == (begun, lit)
        assert ann.page.evaluate("window.unlit") == 0


def meet(ann: Visitor, ben: Visitor, game: str) -> None:
    """Ann opens a table for friends, Ben comes by the link."""
    ann.go("/")
    box = ann.page.get_by_role("article", name=ann.words.label(f"{game}-title"))
    box.get_by_role("link", name=ann.words.label("web-friends")).click()
    ann.find("web-name", "textbox").fill("Ann")
    ann.find("web-new-open").click()
    link = ann.find("web-invite", "textbox").input_value()
    assert link == f"{ann.origin}/t/{ann.table}"
    ben.go(f"/t/{ann.table}")
    ben.find("web-name", "textbox").fill("Ben")
    ben.find("web-invited-sit").click()
    for one in (ben, ann):
        one.find("web-gathering-begin").click()
    for one in (ann, ben):
        one.page.locator(".stage").wait_for()


def talk(ann: Visitor, ben: Visitor) -> None:
    """Each hears the other, also who only listens."""
    for one, other, text in ((ann, ben, "Hello <b>Ben</b>"), (ben, ann, "Bonjour Ann")):
        one.page.keyboard.press("c")
        one.find("table-chat-say", "textbox").fill(text)
        one.page.keyboard.press("Enter")
        said = other.words.label("table-said", name=Plain("Ann" if one is ann else "Ben"),
                                 text=Plain(text))
        other.until(lambda: any(said in heard for heard in other.look("spoken")), said)  # noqa: B023
    for one in (ann, ben):
        lines = one.page.get_by_role("list", name=one.words.label("table-chat"))
        assert "Hello <b>Ben</b>" in lines.inner_text()
        one.page.keyboard.press("Escape")
        one.page.get_by_role("button", name=one.words.label("table-log")).first.click()


def check_nothing_missed(ann: Visitor, ben: Visitor) -> None:
    """Both know all that happened, what they sent has happened once, and a fresh page shows Ben
    the same."""
    hers, his = ann.tables[ann.table], ben.tables[ben.table]
    ann.until(lambda: all(is_told(one) and not unanswered(one) for one in (ann, ben)), "answers")
    ann.until(lambda: bool(hers["version"] == his["version"]), "the news")
    assert len(hers["story"]["steps"]) == len(his["story"]["steps"])
    with ben.context.new_page() as fresh:
        fresh.goto(f"/t/{ben.table}")
        fresh.locator(".stage").wait_for()
        shown = board(fresh, ben)
    ben.until(lambda: board(ben.page, ben) == shown, "what a fresh page shows")


def is_told(one: Visitor) -> bool:
    """Whether a page has heard of the table since it was last greeted; it sends again before."""
    kinds = [message["is"] for message in one.heard]
    return "table" in kinds[len(kinds) - kinds[::-1].index("hello"):]


def unanswered(one: Visitor) -> set[str]:
    """What was sent and never answered."""
    answered = {client for message in one.heard for client in message.get("kept", ())}
    answered |= {message["client"] for message in one.heard if "client" in message}
    return {message["client"] for message in one.said if message["do"] == "act"} - answered


def board(page: Page, one: Visitor) -> str:
    """The board in words."""
    page.keyboard.press("t")
    told = page.get_by_role("region", name=one.words.label("table-board")).inner_text()
    page.keyboard.press("t")
    return told


def leave_and_play_again(ann: Visitor, ben: Visitor, chance: random.Random) -> None:
    """Ben gives up, which ends the game; both want another, and it begins."""
    before = ann.table
    ben.find("table-menu").click()
    ben.find("table-resign").click()
    ben.find("table-resign-yes", exact=True).click()
    for one in (ann, ben):
        one.find("table-again").click()
    ann.until(lambda: ann.table == ben.table != before, "the new table")
    play_together([ann, ben], chance, 6)
