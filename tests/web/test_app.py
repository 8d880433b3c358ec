"""The app as a whole: it can be installed, says clearly when there is no network, changes its
language at once, and shows how pieces move to whom it may."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser

from ludotheque.core.text import Words
from tests.server.serving import Server
from tests.web.line import CUT, Line
from tests.web.playing import touch
from tests.web.tables import GAMES, Tables
from tests.web.visitor import PHONE, Visitor


def test_it_can_be_installed_and_opens_without_a_network(browser: Browser, server: Server) -> None:
    with Line(server) as line, \
            Visitor(browser, server, workers=True, language="fr", origin=line.url) as ann:
        ann.expected += (*CUT, "404 (Not Found)")
        ann.go("/")
        ann.look("installed")
        told = ann.context.new_cdp_session(ann.page).send("Page.getInstallabilityErrors")
        assert {error["errorId"] for error in told["installabilityErrors"]} <= {"in-incognito"}
        line.cut()
        for path in ("/", "/t/some-table", "/nowhere"):
            ann.go(path)
            ann.sees("web-offline-title")
        line.mend()
        ann.find("web-again").click()
        ann.sees("web-missing-title")


@pytest.mark.parametrize("game", GAMES)
def test_the_language_changes_at_once_and_the_game_goes_on(browser: Browser, server: Server,
                                                           game: str) -> None:
    chance = random.Random(5)
    tables = Tables(server)
    with Visitor(browser, server, tables.ann) as ann:
        ann.go(f"/t/{tables.at(game, 'beginning')}")
        for language in ("es", "fr", "en"):
            touch(ann, ann.look("now"), chance, ann.page.mouse.click)
            before = ann.look("now")
            ann.find("table-menu").click()
            ann.words = Words(language)
            ann.find(f"web-language-{language}").click()
            ann.find("web-close").click()
            ann.sees("table-log")
            assert {**ann.look("now"), "ask": ""} == {**before, "ask": ""}


def test_pieces_move_and_a_click_ends_it(browser: Browser, server: Server) -> None:
    """Playing is the same where things move: what is shown can be skipped, and nothing is lost."""
    chance = random.Random(6)
    tables = Tables(server)
    with Visitor(browser, server, tables.ann, size=PHONE, moving=True) as ann:
        ann.go(f"/t/{tables.at('goldblivion', 'beginning')}")
        for _ in range(12):
            touch(ann, ann.look("now"), chance, ann.page.mouse.click)
