"""`ludo analyse`: the screen in every language, JSON, the page, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.terminal.conftest import Ludo
from tests.terminal.runs import interrupt

from ludotheque.core.engine import COMPILED
from ludotheque.core.record import read
from ludotheque.core.text import LANGUAGES, Words
from ludotheque.games import find
from ludotheque.lab import report as pages
from ludotheque.lab.analysis import Fortune, analyse
from ludotheque.terminal.analysing import INDENT, report

RECORDS = Path(__file__).parents[1] / "records"
SHORT = RECORDS / "eden-1-all-modes-lost.ludo"
ENDLESS = RECORDS / "goldblivion-1-two.ludo"  # as long as anybody waits, with LONG
QUICK = ("--simulations", "4")
LONG = "2000" if COMPILED else "100"


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("name", ["eden-1-all-modes-lost", "goldblivion-1-two",
                                  "havresac-1-summer-two"])
def test_it_is_told_in_every_language(name: str, plain: bool) -> None:
    record = read(RECORDS / f"{name}.ludo", find)
    analysis = analyse(record, 3)
    lengths = set()
    for language in LANGUAGES:
        words = Words(language, record.game.name, record.edition.names)
        lines = report(analysis, record, words, 80, plain)
        for part in ("split", "curve", "turning", "luck"):
            assert words.label(f"analysis-{part}-title") in lines
        assert plain or max(map(len, lines)) <= 80
        for n in (*analysis.turning, *[stroke.n for stroke in analysis.fortunes]):
            assert any(f" {n}, " in line or f" {n}:" in line or f" {n}\N{NO-BREAK SPACE}:" in line
                       for line in lines)
        assert any(line.startswith(INDENT) for line in lines)
        lengths.add(tuple(lines))
    assert len(lengths) == len(LANGUAGES)


def test_plain_lines_have_no_pictures(ludo: Ludo) -> None:
    code, out, _ = ludo("analyse", str(SHORT), *QUICK, "--plain")
    assert code == 0
    assert not set(out) & set("█▁│┃━")
    assert "After round 1: " in out


def test_who_plays_is_named(ludo: Ludo) -> None:
    record = read(RECORDS / "goldblivion-1-two.ludo", find)
    record.table["names"] = ["Ann", "seat:1"]  # whatever a name looks like
    lines = report(analyse(record, 1), record, Words("en", "goldblivion"), 80, plain=True)
    assert any(line.startswith("Seat 1 (Ann): ") for line in lines)
    assert any(line.startswith("Seat 2 (seat:1): ") for line in lines)


def test_what_only_one_seat_saw_says_who_you_is() -> None:
    record = read(RECORDS / "goldblivion-1-two.ludo", find)
    analysis = analyse(record, 1)
    saw = f"{INDENT}As seat 1 (greedy:2) saw it:"
    told = {}
    for n in (2, 10):  # cards drawn in secret; a fight that everybody sees
        analysis.fortunes = [Fortune(n, 0, 0.1)]
        told[n] = report(analysis, record, Words("en", "goldblivion"), 80, plain=True)
    assert told[2][told[2].index(saw) + 1].startswith(f"{INDENT}You draw ")
    assert saw not in told[10]
    assert f"{INDENT}Player 1 attacks hex 4, Force 5." in told[10]


def test_json_is_the_same_each_time(ludo: Ludo) -> None:
    code, out, err = ludo("analyse", str(SHORT), *QUICK, "--seed", "5", "--json")
    assert (code, err) == (0, "")
    told = json.loads(out)
    assert told["complete"]
    assert (told["simulations"], told["seed"], told["hindsight"]) == (4, 5, False)
    assert ludo("analyse", str(SHORT), *QUICK, "--seed", "5", "--json", "--workers", "2")[1] == out
    assert json.loads(ludo("analyse", str(SHORT), *QUICK, "--hindsight", "--json")[1])["hindsight"]


def test_the_page_is_written(ludo: Ludo, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "template", lambda: f"<body>{pages.PLACE}</body>")
    path = tmp_path / "game.html"
    code, out, _ = ludo("analyse", str(SHORT), *QUICK, "--html", str(path))
    assert code == 0
    assert str(path) in out
    assert path.read_text().startswith('<body><script type="application/json" id="report">{')


@pytest.mark.parametrize(("arguments", "says"), [
    (["missing.ludo"], ["missing.ludo", "cannot be read"]),
    ([str(SHORT), "--simulations", "0"], ["0 simulations"]),
    ([str(SHORT), "--simulations", "-5"], ["-5 simulations"]),
    ([str(SHORT), "--workers", "0"], ["--workers"]),
    ([str(SHORT), "--language", "de"], ["'de'"]),
    ([__file__], ["line 1"]),
])
def test_bad_input_is_one_line(ludo: Ludo, arguments: list[str], says: list[str]) -> None:
    refused(ludo, arguments, says)


def refused(ludo: Ludo, arguments: list[str], says: list[str]) -> None:
    code, out, err = ludo("analyse", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("ludo: ")
    assert err.count("\n") == 1
    for part in says:
        assert part in err


def test_what_is_unfinished_or_of_other_rules_is_refused(ludo: Ludo, tmp_path: Path) -> None:
    lines = SHORT.read_text().splitlines()
    open_game = [line for line in lines if not line.startswith(("result:", "digest:"))]
    path = tmp_path / "game.ludo"
    path.write_text("\n".join(open_game[:-4]) + "\n")
    refused(ludo, [str(path)], [str(path), "not over"])
    path.write_text(SHORT.read_text().replace("rules: 1", "rules: 99"))
    refused(ludo, [str(path)], ["rules '99'"])


def test_without_the_browser_app_a_page_is_refused_before_the_work(
        ludo: Ludo, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "files", lambda package: tmp_path)
    refused(ludo, [str(SHORT), "--html", str(tmp_path / "game.html")], ["not installed"])


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_a_valid_report(workers: str, tmp_path: Path) -> None:
    code, out, err = interrupt(tmp_path, "analyse", str(ENDLESS), "--simulations", LONG,
                               "--workers", workers, "--json")
    assert (code, err) == (130, "")
    told = json.loads(out)
    assert not told["complete"]
    assert len(told["splits"]) == 2
