"""Which tests prove which rules, from the marks in the test files.

    python -m building.rule_index

writes the indexes `docs/rules/<game>.tests.txt`, which `ludo rules` reads. They are made whenever
the package is, and not kept.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"
RULE = re.compile(r"^- \*\*([A-Z]\d+)(?: [RUWDPS])+\*\* ", re.MULTILINE)
Marked = dict[str, list[str]]


def games() -> list[str]:
    """The games with a rulebook."""
    return sorted(path.stem for path in RULES.glob("*.md") if "." not in path.stem)


def ids_of(game: str, language: str = "") -> list[str]:
    """The ids of a rulebook in the checkout, whatever is installed."""
    return RULE.findall((RULES / f"{game}{language}.md").read_text(encoding="utf-8"))


def marked() -> Marked:
    """Every id named by a `rule` mark, with the tests that carry it."""
    found: Marked = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for id in _ids_on(node):
                    name = f"{path.relative_to(ROOT).as_posix()}::{node.name}"
                    found.setdefault(id, []).append(name)
    return found


def index_of(game: str, tests: Marked) -> str:
    """The index of one game as text."""
    return "".join(f"{id}: {', '.join(tests[id])}\n" for id in ids_of(game) if id in tests)


def write() -> None:
    """Make the indexes; an sdist has them, and not the tests they are made from."""
    if not TESTS.is_dir():
        return
    tests = marked()
    for game in games():
        (RULES / f"{game}.tests.txt").write_text(index_of(game, tests), encoding="utf-8")


def _ids_on(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    ids = []
    for mark in function.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            ids += [str(ast.literal_eval(argument)) for argument in mark.args]
    return sorted(ids, key=_number)


def _number(id: str) -> int:
    return int(re.sub(r"\D", "", id) or 0)


if __name__ == "__main__":
    write()
