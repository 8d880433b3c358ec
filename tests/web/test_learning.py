"""The first game of each: somebody follows the coach to the end of a real game."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser

from tests.server.serving import Server
from tests.web.playing import MANY, touch
from tests.web.screens import begin_lesson
from tests.web.tables import GAMES
from tests.web.visitor import PHONE, Visitor

# The lesson that is told now is read, and the next asked for: its title, or nothing.
READ = """() => {
  const read = document.querySelector('.coach .primary');
  if (!read?.checkVisibility()) return '';
  const title = document.querySelector('.coach h2').innerText;
  if (!document.querySelector('.coach .rule').href.includes('/rules/')) return 'no rule: ' + title;
  read.click();
  return title;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_first_game_is_guided_to_its_end(browser: Browser, server: Server, game: str) -> None:
    chance = random.Random(15)
    told: list[str] = []
    with Visitor(browser, server, size=PHONE) as ann:
        ann.go(f"/learn/{game}")
        begin_lesson(ann)
        coach = ann.page.get_by_role("region", name=ann.words.label("learn-coach"))
        coach.wait_for()
        for _ in range(MANY):
            now = ann.look("now")
            if title := ann.page.evaluate(READ):
                told.append(title)
                continue
            if now["over"]:
                break
            touch(ann, now, chance, ann.page.mouse.click)
        ann.page.locator(".ending").wait_for()
        assert {answer.status for answer in ann.answers if "/hint" in answer.url} <= {200}
        assert len(told) == len(set(told)) >= 5
        assert not any("no rule" in title for title in told)
        ann.find("learn-notebook").click()
        notes = ann.page.get_by_role("dialog").inner_text()
        assert all(title in notes for title in told)
