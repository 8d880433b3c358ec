"""One page that shows all pictures of a folder together, small, each leading to the full one; and
the same as two images, so that one look shows everything."""

from __future__ import annotations

from html import escape
from itertools import groupby
from pathlib import Path

from playwright.sync_api import Browser

from tests.web.visitor import plain_page

GAMES = ("eden", "goldblivion", "havresac")
WIDTH = 1800  # pixels of the images
PARTS = {"browser": ("In the browser", "*.webp"), "terminal": ("In the terminal", "*.svg")}
PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Every screen of Ludotheque</title>
<style>
  body { margin: 0; background: #1b1f1e; color: #e4ede6; font: 13px/1.3 system-ui, sans-serif }
  section { padding: 8px 16px }
  h1 { margin: 4px 0; font-size: 22px }
  h2 { margin: 10px 0 4px; font-size: 16px; color: #f2c48d }
  div { display: flex; flex-wrap: wrap; gap: 8px 10px; align-items: end }
  figure { margin: 0; width: min-content }
  img { display: block; height: 150px }
  #terminal img { height: 158px }
  figcaption { overflow-wrap: anywhere; color: #94a69d; font-size: 11px }
</style>
"""


def write(folder: Path) -> Path:
    """The page; it shows what is there."""
    sections = (_section(part, title, sorted(folder.glob(pattern)))
                for part, (title, pattern) in PARTS.items())
    page = folder / "index.html"
    page.write_text(PAGE + "".join(sections), "utf-8")
    return page


def draw(browser: Browser, folder: Path) -> None:
    """The page, and its images."""
    address = write(folder).resolve().as_uri()
    with plain_page(browser, (WIDTH, 900)) as page:
        page.goto(address)
        for part in PARTS:
            page.locator(f"#{part}").screenshot(path=folder / f"sheet-{part}.png")


def _section(part: str, title: str, files: list[Path]) -> str:
    groups = groupby(sorted(files, key=_game), key=_game)
    inside = "".join(f"<h2>{game or 'around the games'}</h2>\n"
                     f"<div>\n{''.join(map(_figure, those))}</div>\n" for game, those in groups)
    return f'<section id="{part}">\n<h1>{title}</h1>\n{inside}</section>\n'


def _game(file: Path) -> str:
    """The game that a picture is of; none for what is around them."""
    game = file.name.partition("-")[0]
    return game if game in GAMES else ""


def _figure(file: Path) -> str:
    name = escape(file.name)
    return (f'<figure><a href="{name}"><img src="{name}" alt=""></a>'
            f"<figcaption>{escape(file.stem)}</figcaption></figure>\n")
