"""Each game is played to its end against bots: by clicks, by taps on a phone, by keyboard alone.
Its end is shown, its record proves the dice, and the page was told nothing that is hidden."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from ludotheque import find
from ludotheque.core.record import Record, read, verify
from tests.server.serving import Server
from tests.web.playing import play_by_clicks, play_by_keys, play_by_taps, press_on
from tests.web.told import check_told
from tests.web.visitor import PHONE, Visitor

RAW = re.compile(r"\b[a-z]+:[\w-]+|\b(web|table|eden|havresac|goldblivion)-[a-z]|undefined|NaN")
MOST = 0.8
BOTS = {"eden": 0, "havresac": 1, "goldblivion": 1}
ASKED = re.compile(r"/api/(me|games|tables|records)(\?.*)?|/(?!api/).*")  # before the end


@pytest.mark.parametrize("game", BOTS)
def test_by_clicks_and_nothing_hidden_is_told(browser: Browser, server: Server, tmp_path: Path,
                                              game: str) -> None:
    with Visitor(browser, server) as ann:
        begin(ann, game)
        play_by_clicks(ann, random.Random(7))
        answers = [(answer, answer.text()) for answer in ann.answers]
        heard = [one for one in ann.heard if one.get("table") == ann.table]
        record = check_ending(ann, tmp_path)
    hidden = check_told(heard, record, 0)
    assert hidden or game != "goldblivion"
    for answer, text in answers:
        assert ASKED.fullmatch(answer.url.removeprefix(ann.origin)), answer.url
        assert record.secret.hex() not in text


@pytest.mark.parametrize("game", BOTS)
def test_by_taps_on_a_phone(browser: Browser, server: Server, tmp_path: Path, game: str) -> None:
    with Visitor(browser, server, size=PHONE, touch=True) as ann:
        begin(ann, game)
        play_by_taps(ann, random.Random(8))
        check_ending(ann, tmp_path)


@pytest.mark.parametrize("game", BOTS)
def test_by_keyboard_alone(browser: Browser, server: Server, game: str) -> None:
    with Visitor(browser, server) as ann:
        ann.go("/")
        ann.page.get_by_role("article").first.wait_for()
        press_on(ann, "web-play", within=ann.words.label(f"{game}-title"))
        press_on(ann, "web-play-bots" if BOTS[game] else "web-play-alone", n=BOTS[game])
        ann.page.wait_for_url("**/t/*")
        play_by_keys(ann, random.Random(9))
        check_spoken(ann)
        press_on(ann, "table-review")
        ann.page.wait_for_url("**/review/*")


def check_spoken(ann: Visitor) -> None:
    """Who only listens has heard what happened; of very much at once, the latest."""
    heard = " ".join(ann.look("spoken"))
    lines = ann.page.get_by_role("list", name=ann.words.label("table-log")).locator("span")
    told = [line for line in lines.all_inner_texts() if line]
    assert sum(line in heard for line in told) > MOST * len(told) > 0
    assert not RAW.search(heard)


def begin(ann: Visitor, game: str) -> None:
    """From the shelf to the table in two clicks."""
    ann.go("/")
    box = ann.page.get_by_role("article", name=ann.words.label(f"{game}-title"))
    box.get_by_role("button", name=ann.words.label("web-play")).click()
    bots = BOTS[game]
    ann.find("web-play-bots" if bots else "web-play-alone", n=bots).click()
    ann.page.wait_for_url("**/t/*")


def check_ending(ann: Visitor, folder: Path) -> Record:
    """It says how it ended; the record can be had, and `ludo verify` accepts it."""
    ending = ann.page.locator(".ending")
    assert ending.get_by_role("heading").inner_text()
    ann.page.get_by_text(ann.words.label("table-fair"), exact=True).click()
    with ann.page.expect_download() as download:
        ann.find("table-record", "link").click()
    file = folder / "game.ludo"
    download.value.save_as(file)
    record = read(file, find)
    state = verify(record)
    assert state.over
    assert record.result == state.result().json()
    return record
