"""What a table does for whoever sits at it: pieces are dragged, explain themselves and lead to
their rule; the log points at them; what cannot be taken back is asked for first."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from ludotheque import Words, find, load
from tests.server.serving import Message, Server
from tests.web.playing import Finger, touch
from tests.web.tables import GAMES, Tables
from tests.web.visitor import PHONE, Visitor

MOMENT, LONG_PRESS = 800, 450  # milliseconds that a pointer or a finger rests
RESTED = (LONG_PRESS + 1) / 1000  # seconds; a browser tells times to a tenth of a millisecond
MANY = 200
# What every piece of the board says of itself: reference, title and rule.
EXPLAINED = """async () => {
  const found = new Map();
  for (const piece of document.querySelectorAll('.stage [data-ref]')) {
    const { ref } = piece.dataset;
    if (found.has(ref) || !piece.checkVisibility()) continue;
    piece.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await new Promise((drawn) => setTimeout(drawn));
    const bubble = document.querySelector('.bubble.pinned');
    found.set(ref, [bubble?.querySelector('strong')?.textContent ?? '',
      bubble?.querySelector('a')?.getAttribute('href') ?? '']);
  }
  return [...found].map(([ref, told]) => [ref, ...told]);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_leads_to_its_rule(browser: Browser, server: Server, tables: Tables,
                                       game: str) -> None:
    rules: set[str] = set()
    with Visitor(browser, server, tables.ann) as ann:
        for when in ("beginning", "middle", "end"):
            ann.go(f"/t/{tables.at(game, when)}")
            ann.page.locator(".stage [data-ref]").first.wait_for()
            ann.look("still")
            told = ann.page.evaluate(EXPLAINED)
            dumb = [ref for ref, title, rule in told if not title or not rule]
            assert told
            assert not dumb, f"no explanation, or no rule, at the {when}: {dumb}"
            rules |= {rule for _, _, rule in told}
        ann.go(f"/rules/{game}")
        ann.page.locator(".book").wait_for()
        for rule in rules:
            assert ann.page.locator(f"article#{rule.partition('#')[2]}").count() == 1, rule


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_searched(browser: Browser, server: Server, game: str) -> None:
    with Visitor(browser, server) as ann:
        ann.go(f"/rules/{game}")
        rules = ann.page.locator(".book article")
        rules.first.wait_for()
        all_rules = rules.count()
        word = re.findall(r"[a-z]{6,}", rules.nth(all_rules // 2).inner_text())[0]
        ann.find("web-rules-search", "textbox").or_(ann.page.get_by_role("searchbox")).fill(word)
        ann.until(lambda: 0 < rules.count() < all_rules, f"fewer rules with {word}")
        assert all(word in text.lower() for text in rules.all_inner_texts())


def test_pieces_explain_themselves_to_pointer_and_focus(browser: Browser, server: Server,
                                                        tables: Tables) -> None:
    table = tables.at("goldblivion", "middle")
    with Visitor(browser, server, tables.ann, turned=True) as ann:
        ann.go(f"/t/{table}")
        card = ann.page.locator(".board [data-ref^='market:']").first
        bubble = ann.page.locator(".bubble")
        card.wait_for()
        ann.look("still")
        ann.hold_time()
        card.hover()
        ann.page.clock.run_for(MOMENT - 1)
        assert not bubble.count()
        ann.page.clock.run_for(1)
        bubble.wait_for()
        title = bubble.locator("strong").inner_text()
        ann.page.mouse.move(1, 1)
        bubble.wait_for(state="detached")
        ann.page.keyboard.press("Tab")  # the focus is seen from now on
        card.focus()
        ann.page.keyboard.press("?")
        ann.page.locator(".bubble.pinned").wait_for()
        assert bubble.locator("strong").inner_text() == title
        ann.page.keyboard.press("Escape")
        bubble.wait_for(state="detached")


def test_a_finger_that_rests_on_a_piece_asks_what_it_is(browser: Browser, server: Server,
                                                        tables: Tables) -> None:
    table = tables.at("goldblivion", "middle")

    words = Words("en", "goldblivion", load(find("goldblivion")).names)

    def resting(ann: Visitor) -> tuple[Finger, float, float, str]:
        ann.go(f"/t/{table}")
        card = ann.page.locator(".board [data-ref^='market:']").first
        card.scroll_into_view_if_needed()  # the market may show its other end
        ann.look("still")
        box = card.bounding_box()
        assert box is not None
        space = int(str(card.get_attribute("data-ref")).partition(":")[2])
        name = words.name(f"card:{ann.tables[table]['view']['market'][space - 1]['card']}")
        return Finger(ann), box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, name

    def explained(ann: Visitor, name: str) -> None:
        """It was asked about, not chosen."""
        assert ann.page.locator(".bubble.pinned strong").inner_text().lower() == name.lower()
        assert not ann.page.locator(".path").count()

    # The page may hear of it only when it is over, by the times of the finger ...
    with Visitor(browser, server, tables.ann, size=PHONE, touch=True) as ann:
        finger, x, y, name = resting(ann)
        finger.down(x, y)
        finger.lift(RESTED)
        explained(ann, name)
    # ... and answers one that goes on, by its own time.
    with Visitor(browser, server, tables.ann, size=PHONE, touch=True, turned=True) as ann:
        finger, x, y, name = resting(ann)
        ann.hold_time()
        finger.down(x, y)
        ann.page.clock.run_for(LONG_PRESS - 1)
        assert not ann.page.locator(".bubble").count()
        ann.page.clock.run_for(1)
        explained(ann, name)
        finger.lift(RESTED)
        explained(ann, name)


@pytest.mark.parametrize("game", GAMES)
def test_a_piece_is_dragged_onto_another(browser: Browser, server: Server, game: str) -> None:
    """From the first step of a choice to its second; in Havresac the Guardian to its square."""
    def drag(ann: Visitor) -> bool:
        paths = [choice["path"] for choice in ann.tables[ann.table]["choices"]]
        pairs = [path[:2] for path in paths if len(path) > 1]
        if game == "havresac":
            pairs = [["web:drawn", path[0]] for path in paths if path[0].startswith("square:")]
        return any(_drag(ann, *pair) for pair in pairs)

    _play_until(browser, server, game, drag)


def _drag(ann: Visitor, what: str, onto: str) -> bool:
    """Whether it could be done: the choice goes on from there, or is made."""
    piece = ann.page.locator(f".stage [data-ref='{what}']").locator("visible=true").first
    box = piece.bounding_box() if piece.count() else None
    if box is None:
        return False
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    ann.page.mouse.move(x + 12, y - 12, steps=3)
    to = ann.look("where", onto)
    sent = len(ann.said)
    ann.page.mouse.move(to["x"] if to else 1, to["y"] if to else 1, steps=4)
    ann.page.mouse.up()
    if to is not None:
        ann.until(lambda: ann.page.locator(".path, .confirm").count() > 0 or len(ann.said) > sent,
                  f"{what} on {onto}")
    return to is not None


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_taken_back_is_asked_for(browser: Browser, server: Server,
                                                game: str) -> None:
    def ask(ann: Visitor) -> bool:
        choices = ann.tables[ann.table]["choices"]
        barriers = [choice["path"] for choice in choices if choice["barrier"]]
        if not barriers or len(choices) == 1:
            return False
        sent = len(ann.said)
        for ref in barriers[0]:
            at = ann.look("where", ref)
            if at is not None:  # what follows from the rest goes by itself
                ann.page.mouse.click(at["x"], at["y"])
        ann.page.locator(".confirm").wait_for()
        assert ann.page.locator(".ask").inner_text().strip()
        ann.look("drawn")  # whatever was sent has been heard of
        assert len(ann.said) == sent, "nobody has said yes"
        ann.page.keyboard.press("Escape")
        ann.page.locator(".confirm").wait_for(state="detached")
        return True

    _play_until(browser, server, game, ask)


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_taken_back_and_a_turn_started_again(browser: Browser, server: Server,
                                                           game: str) -> None:
    def undo(ann: Visitor) -> bool:
        known = ann.tables[ann.table]
        if not known["can_undo"]:
            return False
        before, heard = len(known["story"]["steps"]), len(ann.heard)
        ann.find("table-undo", exact=True).click()
        ann.until(lambda: any(begins(message) < before for message in ann.heard[heard:]),
                  "the story to be told again from an earlier step")
        return True

    def begins(message: Message) -> float:
        """Where what is told begins. How long it is then says nothing: a bot may act meanwhile."""
        return float(message["story"]["from"]) if "story" in message else math.inf

    def restart(ann: Visitor) -> bool:
        known = ann.tables[ann.table]
        if not known["can_undo"]:
            return False
        ann.find("table-restart").click()
        ann.until(lambda: not known["can_undo"], "the start of the turn")
        assert ann.look("now")["lit"]
        return True

    _play_until(browser, server, game, undo, restart)


@pytest.mark.parametrize("game", GAMES)
def test_the_log_points_at_pieces(browser: Browser, server: Server, tables: Tables,
                                  game: str) -> None:
    with Visitor(browser, server, tables.ann) as ann:
        ann.go(f"/t/{tables.at(game, 'middle')}")
        lines = ann.page.get_by_role("list", name=ann.words.label("table-log")).locator("li")
        lines.first.wait_for()
        pointed = ann.page.locator(".stage .pointed")

        def points(at: int) -> bool:
            lines.nth(at).focus()
            ann.look("drawn")
            return pointed.count() > 0

        assert any(points(at) for at in reversed(range(lines.count())))
        ann.page.locator(".board").first.focus()
        ann.until(lambda: pointed.count() == 0, "the pieces are left alone again")


def _play_until(browser: Browser, server: Server, game: str,
                *done: Callable[[Visitor], bool]) -> None:
    """Play at random, one game after the other, until each of these could be done."""
    chance = random.Random(13)
    tables = Tables(server)
    left = list(done)
    with Visitor(browser, server, tables.ann) as ann:
        now = {"over": True}
        for _ in range(MANY):
            if now["over"]:
                id = tables.ann.open(game, tables.seats[game])
                with tables.ann.page() as page:
                    page.follow(id)
                    page.sit(id, 0)
                ann.go(f"/t/{id}")
                ann.page.locator(".stage [data-ref]").first.wait_for()
                ann.look("still")
            now = ann.look("now")
            if not now["over"] and not now["begun"] and left[0](ann):
                left.pop(0)
                if not left:
                    return
                now = ann.look("now")
            if not now["over"]:
                touch(ann, now, chance, ann.page.mouse.click)
        raise AssertionError("it could never be done")
