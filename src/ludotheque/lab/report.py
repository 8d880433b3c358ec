"""An analysis as one page that opens offline: the browser app with the game inside it.

`web/report.html` is made with the browser app; it has a place for the game, which is filled here.
"""

from __future__ import annotations

from importlib.resources import files

import msgspec

from ludotheque.core.errors import BadInput
from ludotheque.core.record import Record
from ludotheque.lab.analysis import Analysis
from ludotheque.tables.review import ALL, review

PLACE = "<!--report-->"


def template() -> str:
    """The page without a game. `BadInput` where the browser app was not built."""
    file = files("ludotheque").joinpath("web", "report.html")
    if not file.is_file():
        raise BadInput("the page of reports is not installed", str(file),
                       "the browser app, which `make` builds where there is a Node")
    return file.read_text(encoding="utf-8")


def page(record: Record, analysis: Analysis, language: str, empty: str) -> str:
    """A page with a game in it; `empty` is the `template`."""
    if empty.count(PLACE) != 1:
        raise BadInput("the page of reports has no place for one", "report.html", PLACE)
    told = {"language": language, "review": review(record, ALL), "analysis": analysis.json()}
    # Whatever the names in it are, no `</script>` ends it too soon.
    text = msgspec.json.encode(told).decode().replace("<", "\\u003c")
    return empty.replace(PLACE, f'<script type="application/json" id="report">{text}</script>')
