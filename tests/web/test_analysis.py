"""Levels, hints with their reasons, and the analysis of a finished game: on its review, and as a
page that opens without a server."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route

from ludotheque import Table, choose, find, make_player
from ludotheque.lab.analysis import analyse
from ludotheque.lab.report import page, template
from tests.server.serving import Server
from tests.web.tables import GAMES, Tables
from tests.web.test_screens import AXE, looks
from tests.web.visitor import LAPTOP, PHONE, Visitor

SEATS = {"eden": ["person"], "havresac": ["person", "hard"], "goldblivion": ["person", "easy"]}


def check_looks(ann: Visitor, axe: bool = True) -> None:
    """A screen as it is now: axe finds nothing on a phone and a laptop, light and dark; no word
    is of another language. For axe one language is enough, and one of screens that differ by
    words only."""
    found: list[str] = []
    axe = axe and ann.words.language == "en"
    if axe:
        ann.page.evaluate(AXE.read_text("utf-8"))
    else:
        ann.resize(PHONE)
    for size in (LAPTOP, PHONE) if axe else ():
        ann.resize(size)
        found += [f"{size}: {fault}" for fault in ann.look("faults", None)]
        ann.page.emulate_media(color_scheme="dark")
        found += [f"{size}, dark: {fault}" for fault in ann.look("faults", ["color-contrast"])]
        ann.page.emulate_media(color_scheme="light")
    found += looks(ann, ann.words.language)
    assert not found, "\n".join(found)


# --- levels ---


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_a_level_is_chosen(browser: Browser, server: Server, tables: Tables, level: str) -> None:
    with Visitor(browser, server, tables.ann) as ann:
        ann.go("/")
        article = ann.page.get_by_role("article").filter(has_text=ann.words.label(
            "havresac-title"))
        article.get_by_role("button", name=ann.words.label("web-play")).click()
        ann.sees("web-level-medium-about")
        ann.page.get_by_text(ann.words.label(f"web-level-{level}"), exact=True).click()
        ann.sees(f"web-level-{level}-about")
        check_looks(ann, axe=level == "hard")
        ann.resize(LAPTOP)
        ann.find("web-play-bots", n=1).click()
        ann.page.wait_for_url("**/t/*")
        ann.until(lambda: bool(ann.tables.get(ann.table)), "the table")
        assert [seat["spec"] for seat in ann.tables[ann.table]["seats"]] == ["person", level]
        ann.sees("web-bot", spec=ann.words.label(f"web-level-{level}"))


def test_the_host_seats_bots_of_any_level(browser: Browser, server: Server,
                                          tables: Tables) -> None:
    id = tables.ann.open("goldblivion", ["me", "open"])
    with Visitor(browser, server, tables.ann) as ann:
        ann.go(f"/t/{id}")
        levels = ann.page.get_by_role("group", name=ann.words.label("web-bot-seat"))
        levels.get_by_role("button", name=ann.words.label("web-level-expert")).click()
        ann.until(lambda: ann.tables[id]["seats"][1]["spec"] == "expert", "the bot")
        ann.sees("web-bot", spec=ann.words.label("web-level-expert"))


# --- hints ---


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_tells_how_good_and_why(browser: Browser, server: Server, tables: Tables,
                                       game: str) -> None:
    id = tables.at(game, "middle")
    with Visitor(browser, server, tables.ann) as ann:
        ann.go(f"/t/{id}")
        ann.look("now")
        with ann.page.expect_response("**/hint?*") as answer:
            ann.find("table-hint").click()
        hints = ann.page.locator(".hinted button")
        hints.first.wait_for()
        choices = ann.tables[id]["choices"]
        assert 1 <= hints.count() <= min(3, len(choices))
        wanted = r"\d+ points?" if find(game).in_points else r"\d+\s?% chance of winning"
        for text in hints.all_inner_texts():
            assert re.search(wanted, text), text
        best = answer.value.json()["moves"][0]["why"]
        reasons = hints.first.locator(".why").all_inner_texts()
        assert reasons == [ann.words.say(why["id"], **why["facts"]) for why in best]
        check_looks(ann)
        hints.first.click()
        ann.page.locator(".confirm").wait_for()  # nothing is done before it is confirmed
        assert ann.tables[id]["choices"] == choices


# --- the analysis ---


def test_a_finished_game_is_analysed(browser: Browser, server: Server, tables: Tables) -> None:
    id = tables.at("eden", "end")
    with Visitor(browser, server, tables.ann) as ann:
        ann.go(f"/review/{id}")
        ann.page.locator(".stage [data-ref]").first.wait_for()
        check_looks(ann)
        ann.resize(LAPTOP)
        ann.page.route("**/api/jobs/*", be_busy)
        ann.find("review-analyse").click()
        ann.sees("review-analysing-leave")
        ann.page.unroute_all(behavior="wait")  # an answer may be on its way
        ann.go("/")  # it is left, and come back to
        ann.go(f"/review/{id}")
        marks = ann.page.locator(".marks button")
        marks.first.wait_for()
        check_analysis(ann)
        for language in ("fr", "es"):
            ann.speak(language)
            ann.go(f"/review/{id}")
            marks.first.wait_for()  # it is kept, and shown at once
            check_analysis(ann)
        assert len([answer for answer in ann.answers if answer.request.method == "POST"
                    and answer.url.endswith("/api/jobs")]) == 1


def be_busy(route: Route) -> None:
    """The server is still at it: a short game may be analysed before anybody can look."""
    answer = route.fetch()
    job = answer.json()
    route.fulfill(response=answer, json={**job, "state": "running", "result": None,
                                         "total": max(job["total"], 1)})


def check_analysis(ann: Visitor) -> None:
    """The turning points are marked, reached by keys, explained and shown on the board."""
    ann.page.keyboard.press("n")
    ann.page.locator(".judgement").wait_for()
    ann.until(lambda: "#" in ann.page.url, "the step in the address")
    first = ann.page.url
    ann.find("review-what-if").click()
    ann.sees("review-what-if-now")
    ann.find("review-what-if-back").click()
    ann.page.keyboard.press("n")
    ann.page.keyboard.press("p")
    ann.until(lambda: ann.page.url == first, "the first turning point")
    ann.find("review-steps").click()
    ann.page.locator(".steps li > p").first.wait_for()
    ann.find("review-insight").click()
    ann.sees("analysis-turning-title")
    check_looks(ann)
    ann.resize(LAPTOP)


# --- the report ---


@pytest.mark.parametrize("game", GAMES)
def test_a_report_opens_without_a_server(browser: Browser, server: Server, tmp_path: Path,
                                         game: str) -> None:
    table = Table.start(find(game), SEATS[game], seed=4)
    players = [make_player("greedy:1", seat) for seat, _ in enumerate(SEATS[game])]
    while not table.state.over:
        seat = table.state.to_move()[0]
        table.play(seat, choose(players[seat], table.state, seat))
    report = tmp_path / "report.html"
    report.write_text(page(table.record, analyse(table.record, simulations=2), "en", template()),
                      encoding="utf-8")
    for language in ("en", "fr", "es"):
        check_report(browser, server, report.as_uri(), language)


def check_report(browser: Browser, server: Server, address: str, language: str) -> None:
    """It is whole, asks nobody for anything, and offers nothing that needs a server."""
    asked: list[str] = []
    with Visitor(browser, server, language=language, origin=address) as ann:
        ann.page.on("request", lambda request: asked.append(request.url))
        ann.go(address)
        ann.page.locator(".stage [data-ref]").first.wait_for()
        ann.sees("analysis-split-title")
        ann.page.keyboard.press("n")
        ann.page.keyboard.press("ArrowRight")
        ann.page.locator(".marks button").first.click()
        check_looks(ann)
        for id in ("review-analyse", "review-share", "review-dice"):
            assert not ann.find(id).is_visible()
    assert asked == [address]
