"""What the documentation shows is run: the README's example and the docstrings' examples."""

from __future__ import annotations

import ast
import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import ludotheque

ROOT = Path(__file__).parent.parent
MODULES = ["ludotheque"] + [module.name for module in pkgutil.walk_packages(
    ludotheque.__path__, "ludotheque.") if not module.name.endswith("__main__")]


def test_the_readme_example() -> None:
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted >= 10
    assert found.failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def docstring(thing: object) -> str:
    """As the sources have it: compiled classes carry none."""
    module = ROOT.joinpath("src", *thing.__module__.split("."))
    path = module / "__init__.py" if module.is_dir() else module.with_suffix(".py")
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if getattr(node, "name", None) == thing.__name__:
            return ast.get_docstring(node) or ""
    raise AssertionError(f"{thing} is not where it says")


def test_every_public_name_is_documented_and_shown() -> None:
    """Public names have docstrings with an example; `GAMES` and `Json` are plain data."""
    for name in ludotheque.__all__:
        if name not in ("GAMES", "Json"):
            assert ">>>" in docstring(getattr(ludotheque, name)), name


def test_links_in_the_readme_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8")):
        assert (ROOT / target).exists(), target
