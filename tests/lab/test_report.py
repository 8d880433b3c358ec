"""The page that opens offline: whatever stands in a game, the page stays whole."""

from __future__ import annotations

import json

import msgspec
import pytest

from ludotheque import BadInput, Json
from ludotheque.lab import report
from ludotheque.lab.analysis import analyse
from ludotheque.lab.report import PLACE, page
from ludotheque.tables.review import ALL, review
from tests.lab.test_analysis import SHORT, record_of

EMPTY = f"<!doctype html><html><body>{PLACE}<script>app()</script></body></html>"


def filled(name: str = "ann") -> tuple[str, Json]:
    record = record_of(SHORT)
    record.table["names"] = [name]
    analysis = analyse(record, 1)
    told = {"language": "fr", "review": review(record, ALL), "analysis": analysis.json()}
    return page(record, analysis, "fr", EMPTY), msgspec.json.decode(msgspec.json.encode(told))


@pytest.mark.parametrize("name", ["ann", "</script><script>alert(1)</script>", "<!--", PLACE])
def test_the_game_is_in_it_as_it_is(name: str) -> None:
    text, told = filled(name)
    before, _, rest = text.partition('<script type="application/json" id="report">')
    inside, _, after = rest.partition("</script>")
    assert before + PLACE + after == EMPTY
    assert json.loads(inside) == told
    assert "<" not in inside


def test_a_page_without_a_place_is_refused() -> None:
    record = record_of(SHORT)
    with pytest.raises(BadInput, match="no place"):
        page(record, analyse(record, 1), "en", "<html></html>")


def test_without_the_browser_app_there_is_no_page(monkeypatch: pytest.MonkeyPatch,
                                                  tmp_path: object) -> None:
    monkeypatch.setattr(report, "files", lambda package: tmp_path)
    with pytest.raises(BadInput, match="not installed"):
        report.template()
