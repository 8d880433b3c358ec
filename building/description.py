"""README.md as a package index shows it: far from the pictures and pages it leads to.

No file here knows the address of the repository, and an index follows no relative link: of such
pictures nothing stays, of such links their words.
"""

from __future__ import annotations

import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"
ELSEWHERE = r"\((?!https?://)[^)]*\)"
PICTURES = re.compile(rf"(?:!\[[^\]]*\]{ELSEWHERE}\n)+\n")
LINK = re.compile(rf"\[([^\]]*)\]{ELSEWHERE}")


def description() -> str:
    """What is published with the package."""
    return LINK.sub(r"\1", PICTURES.sub("", README.read_text("utf-8")))
