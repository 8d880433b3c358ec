"""What MkDocs does not do by itself when it makes the site.

Pages that lie at the root of the project, because everybody looks for them there, are shown among
the others; and links that lead somewhere in the project lead to its page, or stay plain text where
the site has none.
"""

from __future__ import annotations

import logging
import re
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
# What of the root is shown, where it is there, and as what. Others may have put pages there, too.
SHOWN = {"CONTRIBUTING.md": "How to contribute", "docs/versions.md": "Versions",
         "CHANGELOG.md": "Changes", "SECURITY.md": "Security"}
SECTION, FOLDER = "Contribute", "contribute"
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?!\w+:|#)([^)\s#]+)(#[^)\s]*)?\)")

log = logging.getLogger("mkdocs.hooks.pages")


def on_config(config: MkDocsConfig) -> None:
    section = next(part[SECTION] for part in config.nav if SECTION in part)
    section += [{title: page_of(name)} for name, title in SHOWN.items() if (ROOT / name).exists()]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name in SHOWN:
        if (ROOT / name).exists() and not name.startswith("docs/"):
            files.append(File.generated(config, page_of(name), abs_src_path=str(ROOT / name)))
    icon = str(ROOT / "web" / "public" / "icon.svg")
    files.append(File.generated(config, "icon.svg", abs_src_path=icon))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    shown = {page_of(name): name for name in SHOWN}
    here = page.file.src_uri
    source = PurePosixPath(shown.get(here, f"docs/{here}"))

    def follow(link: re.Match[str]) -> str:
        text, target, anchor = link[1], link[2], link[3] or ""
        there = normpath(str(source.parent / target))
        page_there = page_of(there)
        if files.get_file_from_path(page_there):
            return f"[{text}]({relpath(page_there, str(PurePosixPath(here).parent))}{anchor})"
        if not (ROOT / there).exists():
            log.warning("'%s' has a link to '%s', which is not there", source, target)
        return text

    return LINK.sub(follow, markdown)


def page_of(name: str) -> str:
    """The page of the site that a file of the project is."""
    if name.startswith("docs/"):
        return name.removeprefix("docs/")
    return f"{FOLDER}/{name.lower()}" if name in SHOWN else name
