"""Makes the pictures:

    make pictures              # every screen, into build/pictures, with a sheet of all: index.html
    make pictures ONLY=eden    # those whose names begin so
    make pictures KEEP=1       # the few that README shows, into docs/pictures

What is made stays when it is stopped with ctrl-C.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from playwright.sync_api import sync_playwright

from ludotheque.server.site import is_built
from tests.pictures import browser, sheet, terminal
from tests.web.visitor import launch

ROOT = Path(__file__).parents[2]
ALL, KEPT_IN = ROOT / "build" / "pictures", ROOT / "docs" / "pictures"
KEPT = {"home-new-1440", "goldblivion-middle-1440", "havresac-middle-1440", "eden-middle-360",
        "havresac-middle-360-dark-fr", "goldblivion-middle-360",
        "goldblivion-terminal-board-120x40-en"}


class Pictures:
    """What is wanted, and how far it is."""

    def __init__(self, folder: Path, only: str, kept: bool) -> None:
        def wanted(name: str) -> bool:
            return name.startswith(only) and (not kept or name in KEPT)

        self.folder = folder
        self.terminal = [shot for shot in terminal.shots() if wanted(shot.name)]
        self.browser = [shot for shot in browser.shots() if wanted(shot.name)]
        self.many = len(self.terminal) + len(self.browser)
        self.made: set[str] = set()

    def write(self, made: Iterator[tuple[str, bytes]]) -> None:
        for name, content in made:
            (self.folder / name).write_bytes(content)
            self.made.add(name)
            print(f"{len(self.made):4} of {self.many}  {name}", flush=True)

    def forget_old(self, only: str) -> None:
        """Those of earlier runs of which there are none any more."""
        for old in chain(self.folder.glob(f"{only}*.svg"), self.folder.glob(f"{only}*.webp")):
            if old.name not in self.made:
                old.unlink()


def make(folder: Path, only: str = "", kept: bool = False) -> int:
    """Make them; how many."""
    pictures = Pictures(folder, only, kept)
    folder.mkdir(parents=True, exist_ok=True)
    try:
        pictures.write(terminal.take(pictures.terminal))
        with sync_playwright() as playwright:
            pictures.write(browser.take(playwright.chromium, pictures.browser))
            if not kept and pictures.many:
                pictures.forget_old(only)
                with launch(playwright) as chromium:
                    sheet.draw(chromium, folder)
    except KeyboardInterrupt:
        if not kept:
            sheet.write(folder)
        raise
    return pictures.many


def main() -> None:
    parser = ArgumentParser(prog="make pictures")
    parser.add_argument("only", nargs="?", default="", help="the beginning of their names")
    parser.add_argument("--keep", action="store_true", help="those that README shows")
    asked = parser.parse_args()
    if not is_built():
        sys.exit("The browser app was not built: `make pictures` does that.")
    folder = KEPT_IN if asked.keep else ALL
    try:
        many = make(folder, asked.only, asked.keep)
    except KeyboardInterrupt:
        sys.exit(f"\nStopped. What was made is in {folder.relative_to(ROOT)}.")
    if not many:
        sys.exit(f"No picture's name begins with {asked.only!r}.")
    print(f"{many} pictures are in {folder.relative_to(ROOT)}"
          + ("." if asked.keep else ", all together in index.html."))


if __name__ == "__main__":
    main()
