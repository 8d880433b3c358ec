"""The pictures that are kept with the sources: those that README and docs show, and no others."""

from __future__ import annotations

import re
from pathlib import Path

from building.description import description

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
ENDINGS = {".avif", ".gif", ".jpeg", ".jpg", ".png", ".svg", ".webp"}
MOST = 1_000_000  # bytes of all together
SHOWN = re.compile(r"!\[[^\]]*\]\(([^)\s]+)|<img[^>]+src=\"([^\"]+)\"")


def kept() -> set[Path]:
    return {path for path in DOCS.rglob("*") if path.suffix in ENDINGS}


def shown() -> set[Path]:
    """What README and the pages of docs show of our own."""
    pages = [ROOT / "README.md", *DOCS.rglob("*.md")]
    return {(page.parent / target).resolve() for page in pages
            for target in map("".join, SHOWN.findall(page.read_text("utf-8")))
            if "://" not in target}


def test_what_is_kept_is_shown_and_what_is_shown_is_there() -> None:
    assert kept() == shown()
    assert len(kept()) >= 5


def test_the_pictures_are_light() -> None:
    assert sum(path.stat().st_size for path in kept()) < MOST


def test_no_picture_asks_another_host_for_anything() -> None:
    for path in kept():
        if path.suffix == ".svg":
            text = path.read_text("utf-8").replace('xmlns="http://www.w3.org/2000/svg"', "")
            assert "http" not in text, path
            assert "@import" not in text, path


def test_what_an_index_shows_leads_nowhere_it_has_not() -> None:
    """The README without what only a checkout has."""
    text = description()
    assert text.startswith("# Ludotheque\n")
    assert "the [MIT licence]" not in text
    assert "the MIT licence" in text
    assert [link for link in re.findall(r"\]\(([^)]*)\)", text) if "://" not in link] == []
