"""Examples in docstrings, for the pages of the reference: Markdown takes their `>>>` for quotes."""

from __future__ import annotations

import re
from typing import Any

import griffe

# What begins with >>> and goes on to the next empty line.
EXAMPLE = re.compile(r"^>>> .*?(?=\n\s*\n|\Z)", re.DOTALL | re.MULTILINE)


class Examples(griffe.Extension):
    """Fences them as Python."""

    def on_object(self, *, obj: griffe.Object, **more: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
