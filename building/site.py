"""Makes the documentation and follows every link in it.

    python -m building.site          # into build/site; fails at the first thing that is wrong
    python -m building.site serve    # shows it, and makes it anew while it is written

Nothing is fetched: a link to another host is not followed, and a page that would ask another host
for a part of itself is an error.
"""

from __future__ import annotations

import os
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).parents[1]
SITE = Path("build", "site")
# What a browser loads by itself when it shows a page.
LOADED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "object": "data"}
ALSO_LOADED = ("stylesheet", "icon", "preload", "preconnect", "dns-prefetch", "manifest")


class Links(HTMLParser):
    """What a page leads to, what it is made of, and the places in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.parts: list[str] = []
        self.places: set[str] = {""}
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        self.places |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag == "link" and set(given.get("rel", "").split()) & set(ALSO_LOADED):
            self.parts.append(given["href"])
        elif LOADED.get(tag) in given:
            self.parts.append(given[LOADED[tag]])


def wrong_links(site: Path) -> list[str]:
    """What leads nowhere, or to another host where it must not."""
    pages = {path: Links(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    wrong = []
    for page, found in pages.items():
        where = page.relative_to(site).as_posix()
        wrong += [f"{where}: asks another host for {part}" for part in found.parts
                  if urlsplit(part).netloc]
        for link in [*found.links, *found.parts]:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            # The page for what is not found may be shown anywhere: its links begin at the root.
            base = site if link.startswith("/") else page.parent
            there = (base / unquote(parts.path).lstrip("/")).resolve() if parts.path else page
            there = there / "index.html" if there.is_dir() else there
            if not there.is_file():
                wrong.append(f"{where}: nothing is at {link}")
            elif there in pages and unquote(parts.fragment) not in pages[there].places:
                wrong.append(f"{where}: no such place as {link}")
    return wrong


def main() -> None:
    os.chdir(ROOT)
    words = sys.argv[1:] or ["build", "--clean"]
    # Not --quiet: warnings would be dropped before anything counts them.
    done = subprocess.run([sys.executable, "-m", "mkdocs", *words], check=False, text=True,
                          env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
                          stderr=None if sys.argv[1:] else subprocess.PIPE)
    if done.returncode or sys.argv[1:]:
        sys.exit(done.stderr or done.returncode)
    sys.exit("\n".join(wrong_links(SITE.resolve())) or 0)


if __name__ == "__main__":
    main()
