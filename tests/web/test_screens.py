"""Every screen, in a wide and a narrow window, light and dark, in three languages: axe finds
nothing, nothing is cut off or tiny, and every word is of the language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax.ast import TextElement
from playwright.sync_api import Browser

from ludotheque import find, load
from tests.server.serving import Server
from tests.web.screens import SCREENS
from tests.web.tables import GAMES, Tables
from tests.web.visitor import LAPTOP, PHONE, Visitor

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js")
SMALLEST = (11, 8, 4)  # pixels: in general, on pieces of a board, and what is no text any more
WORD = re.compile(r"[^\W\d_]{3,}")
ADDRESS = re.compile(r"https?://\S+|\b[A-Z0-9]{4}(-[A-Z0-9]{4})+")  # and codes
RULES = Path(__file__).parents[2] / "docs/rules"
RAW = re.compile(r"\b[a-z]+:[a-z0-9-]+\b|\b(web|table|learn|review|eden|havresac|goldblivion)-[a-z]"
                 r"|[{}]|undefined|NaN|\[object")


@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing_and_all_can_be_read(browser: Browser, server: Server, tables: Tables,
                                               name: str) -> None:
    screen = SCREENS[name]
    found: list[str] = []
    with Visitor(browser, server, tables.ann if screen.known else None, size=PHONE,
                 turned=screen.calm) as ann:
        ann.expected += ("404 (Not Found)",)  # an address that nobody knows
        screen.show(ann, tables)
        found += [f"en: {fault}" for fault in looks(ann, "en")]
        ann.page.evaluate(AXE.read_text("utf-8"))
        found += [f"phone: {fault}" for fault in ann.look("faults", None)]
        ann.page.emulate_media(color_scheme="dark")
        found += [f"dark: {fault}" for fault in ann.look("faults", ["color-contrast"])]
        ann.page.emulate_media(color_scheme="light")
        ann.resize(LAPTOP)
        found += [f"laptop: {fault}" for fault in ann.look("faults", None)]
        ann.resize(PHONE)
        for language in ("fr", "es"):
            ann.speak_now(language)
            ann.rest()
            if screen.calm:
                ann.later()
                ann.look("drawn")
            found += [f"{language}: {fault}" for fault in looks(ann, language)]
        assert not found, "\n".join(found)


def looks(ann: Visitor, language: str) -> Iterator[str]:
    """What is wrong with how a screen looks on a phone, and with its words."""
    for part in ann.look("wide"):
        yield f"wider than the screen: {part}"
    for part in ann.look("cut"):
        yield f"beyond the edge of the screen: {part}"
    for part in ann.look("tiny", *SMALLEST):
        yield f"too small: {part}"
    yield from foreign(ann, language)


def foreign(ann: Visitor, language: str) -> Iterator[str]:
    """What is said in no language of people, or in another."""
    for text in ann.look("words"):
        if RAW.search(text):
            yield f"not for people: {text}"
        for word in WORD.findall(ADDRESS.sub("", text)):
            if word.lower() not in vocabulary(language) | NAMES:
                yield f"not a word of ours: {word!r} in {text!r}"


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word of the texts of a language."""
    class Reader(visitor.Visitor):
        def visit_TextElement(self, node: TextElement) -> None:
            found.update(WORD.findall(node.value.lower()))

    found: set[str] = set()
    for file in files("ludotheque").joinpath("locale", language).iterdir():
        Reader().visit(FluentParser().parse(file.read_text("utf-8")))
    for game in GAMES:
        rules = RULES / (f"{game}.md" if language == "en" else f"{game}.{language}.md")
        found.update(WORD.findall(rules.read_text("utf-8").lower()))
    return frozenset(found)


# Names, and how browsers say when something was.
NAMES = frozenset(word.lower() for text in (
    "Ann, base, GOLD|blivion, III; sec. ago, min. ago, hace",
    *(name for game in GAMES for name in load(find(game)).names.values()))
    for word in WORD.findall(text))
