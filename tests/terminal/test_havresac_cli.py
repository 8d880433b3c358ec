"""Bad input about Havresac on the command line: exit code 2 and one clear line."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from tests.terminal.conftest import Ludo

from ludotheque import find
from ludotheque.core.content import load

Refusal = Callable[..., str]


@pytest.fixture
def refused(ludo: Ludo, home: Path) -> Refusal:
    """Runs a command that must be refused, and gives the line that says why."""

    def run(*arguments: str) -> str:
        code, out, err = ludo(*arguments)
        assert (code, out) == (2, "")
        assert err.startswith("ludo: ")
        assert err.count("\n") == 1
        assert not home.exists(), "no game was begun"
        return err

    return run


@pytest.mark.parametrize(("arguments", "says"), [
    (["--players", "person,greedy,greedy,greedy,greedy"], ["5 players", "1 to 4"]),
    (["--set", "season=summer+winter"], ["season", "'summer+winter'", "one of summer, winter"]),
    (["--set", "season=summer", "--set", "season=winter"], ["'season' twice", "each option once"]),
    (["--speedrun"], ["--speedrun", "havresac", "won sooner or later"]),
    (["--set", "season=spring"], ["season", "'spring'", "one of summer, winter"]),
    (["--set", "season="], ["season", "''", "one of summer, winter"]),
    (["--set", "night=dragon"], ["night", "'dragon'", "any of guide, warrior"]),
    (["--set", "night=guide,dragon"], ["night", "'dragon'", "any of guide, warrior"]),
    (["--set", "night=guide", "--set", "random_faces=on"], ["night", "random_faces"]),
    (["--set", "random_faces=maybe"], ["random_faces", "'maybe'", "on or off"]),
    (["--modes", "solo"], ["'modes'", "season"]),
    (["--edition", "gold"], ["'gold'", "base"]),
])
def test_a_table_that_cannot_be(refused: Refusal, arguments: list[str], says: list[str]) -> None:
    err = refused("play", "havresac", *arguments)
    for part in says:
        assert part in err


# --- a map of one's own -------------------------------------------------------------------------


def summer() -> list[list[str]]:
    """The shipped map, sign by sign."""
    maps = cast(dict[str, dict[str, list[str]]], load(find("havresac")).source["maps"])
    return [row.split() for row in maps["summer"]["rows"]]


def the(rows: list[list[str]], sign: str) -> tuple[int, int]:
    """Where a sign stands first."""
    return next((y, row.index(sign)) for y, row in enumerate(rows) if sign in row)


def name_of(y: int, x: int) -> str:
    return f"{'abcdefghijk'[x]}{y + 1}"


def check(refused: Refusal, tmp_path: Path, rows: list[list[str]]) -> str:
    """What `ludo content check`, and `ludo play` as well, say about a map."""
    path = tmp_path / "mine.toml"
    path.write_text('name = "mine"\nextends = "base"\n[maps.summer]\nrows = ['
                    + ", ".join(f'"{" ".join(row)}"' for row in rows) + "]\n")
    err = str(refused("content", "check", str(path), "--game", "havresac"))
    assert f"{path}: maps.summer.rows: " in err
    assert refused("play", "havresac", "--edition", str(path)) == err
    return err


def test_a_row_of_the_wrong_width(refused: Refusal, tmp_path: Path) -> None:
    rows = summer()
    rows[2].append(".")
    err = check(refused, tmp_path, rows)
    assert "row 3 has 12 squares" in err
    assert "expected 11" in err
    assert "row 3 has 10 squares" in check(refused, tmp_path,
                                           [*rows[:2], rows[2][:10], *rows[3:]])


def test_a_row_too_few(refused: Refusal, tmp_path: Path) -> None:
    err = check(refused, tmp_path, summer()[:-1])
    assert "10 rows" in err
    assert "expected 11" in err


def test_a_letter_twice(refused: Refusal, tmp_path: Path) -> None:
    rows = summer()
    first, (y, x) = the(rows, "A"), the(rows, ".")
    rows[y][x] = "A"
    err = check(refused, tmp_path, rows)
    assert "hut A twice" in err
    assert name_of(*first) in err
    assert name_of(y, x) in err


@pytest.mark.parametrize(("sign", "name"), [("C", "hut C"), ("7", "grove 7"),
                                            ("b", "start space b"), ("@", "castle")])
def test_a_missing_place(refused: Refusal, tmp_path: Path, sign: str, name: str) -> None:
    rows = summer()
    y, x = the(rows, sign)
    rows[y][x] = "."
    err = check(refused, tmp_path, rows)
    assert name in err
    assert "is missing" in err


def test_an_unknown_sign(refused: Refusal, tmp_path: Path) -> None:
    rows = summer()
    y, x = the(rows, ".")
    rows[y][x] = "V"
    assert f"unknown sign 'V' at {name_of(y, x)}" in check(refused, tmp_path, rows)


def test_a_village_too_many(refused: Refusal, tmp_path: Path) -> None:
    rows = summer()
    y, x = the(rows, ".")
    rows[y][x] = "%"
    err = check(refused, tmp_path, rows)
    assert "11 villages" in err
    assert "expected 10" in err


def test_a_castle_out_of_the_middle(refused: Refusal, tmp_path: Path) -> None:
    rows = summer()
    (y, x), (i, j) = the(rows, "."), the(rows, "@")
    rows[y][x], rows[i][j] = "@", "."
    err = check(refused, tmp_path, rows)
    assert f"the castle is at {name_of(y, x)}" in err
    assert "f6" in err


def test_a_place_that_cannot_be_reached(refused: Refusal, tmp_path: Path) -> None:
    """Lakes all around it."""
    rows = summer()
    for y, x in ((y, x) for y in range(11) for x in range(11) if rows[y][x].isalnum()):
        around = [(y + dy, x + dx) for dy, dx in ((-1, 0), (1, 0), (0, -1), (0, 1))
                  if 0 <= y + dy < 11 and 0 <= x + dx < 11]
        if all(rows[i][j] in ".^~" for i, j in around):
            for i, j in around:
                rows[i][j] = "~"
            break
    err = check(refused, tmp_path, rows)
    assert re.search(r"(hut|grove|village|chest|start) \S at [a-k]\d+ cannot be reached", err)
    assert "no lake" in err
