"""A finished game is looked back at: step by step with keys and scrubber, through anybody's eyes;
a moment is shared by its address, and the dice are proved."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import Server
from tests.web.tables import GAMES, Tables
from tests.web.visitor import Visitor

PAUSE = 1500  # milliseconds to look at a step


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_looked_back_at(browser: Browser, server: Server, tables: Tables,
                                  game: str) -> None:
    id = tables.at(game, "end")
    with Visitor(browser, server, tables.ann, turned=True) as ann:
        def reaches(step: int) -> None:
            ann.until(lambda: ann.page.url.endswith(f"#{step}"), f"step {step} in the address")

        ann.go(f"/review/{id}")
        ann.page.locator(".stage [data-ref]").first.wait_for()
        scrubber = ann.page.get_by_role("slider")
        last = int(scrubber.get_attribute("max") or 0)
        assert last > 11
        for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"):
            ann.page.keyboard.press(key)
        reaches(2)
        ann.page.keyboard.press("End")
        reaches(last)
        ann.page.keyboard.press("Home")
        scrubber.fill("7")
        reaches(7)
        ann.page.keyboard.press("t")
        ann.page.get_by_role("region", name=ann.words.label("table-board")).wait_for()
        ann.page.keyboard.press("t")
        ann.look("still")
        ann.hold_time()
        ann.page.keyboard.press(" ")  # it plays by itself
        for step in ("8", "9", "10"):
            expect(scrubber).to_have_value(step)
            ann.page.clock.run_for(PAUSE)
        ann.page.keyboard.press(" ")
        ann.page.clock.run_for(PAUSE)
        assert scrubber.input_value() == "11"


def test_through_other_eyes_and_by_a_link(browser: Browser, server: Server,
                                          tables: Tables) -> None:
    """Ann's hand is seen by her and by whoever sees all; a spectator sees no card of it."""
    id = tables.at("goldblivion", "end")
    hand = ".stage [data-ref^='hand:']"
    with Visitor(browser, server, tables.ann) as ann:
        ann.go(f"/review/{id}#9")
        ann.page.locator(".stage [data-ref]").first.wait_for()
        eyes = ann.page.get_by_role("group", name=ann.words.label("review-eyes"))
        eyes.get_by_role("button", name=ann.words.label("review-eyes-spectator")).click()
        ann.until(lambda: "seat=spectator" in ann.page.url, "the eyes in the address")
        ann.until(lambda: ann.page.locator(hand).count() == 0, "no hand")
        ann.find("review-share").click()
        link = ann.find("review-share-link", "textbox").input_value()
        assert link == f"{ann.origin}/review/{id}?seat=spectator#9"
    with Visitor(browser, server) as ben:  # nobody knows him
        ben.go(link.removeprefix(ben.origin))
        ben.page.locator(".stage [data-ref]").first.wait_for()
        assert ben.page.get_by_role("slider").input_value() == "9"
        assert ben.page.locator(hand).count() == 0


def test_the_dice_are_verified(browser: Browser, server: Server, tables: Tables) -> None:
    with Visitor(browser, server, tables.ann) as ann:
        ann.go(f"/review/{tables.at('eden', 'end')}")
        ann.find("review-dice", exact=True).click()
        ann.find("review-fair-verify").click()
        ann.sees("review-fair-right")
        with ann.page.expect_download() as download:
            ann.page.locator(".fair a[download], .fair a[href*='record']").first.click()
        assert download.value.suggested_filename.endswith(".ludo")
