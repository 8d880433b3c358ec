"""What the documentation shows is run: the README's example, the docstrings' and the pages'."""

from __future__ import annotations

import doctest
import functools
import importlib
import inspect
import pkgutil
import pydoc
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, MethodDescriptorType, ModuleType

import pytest
import typer
from building.docstrings import docs_of
from building.site import wrong_links

import ludotheque
from ludotheque.terminal import cli

ROOT = Path(__file__).parent.parent
MODULES = ["ludotheque"] + [module.name for module in pkgutil.walk_packages(
    ludotheque.__path__, "ludotheque.") if not module.name.endswith("__main__")]
# What others build on: everything below the server.
PUBLIC = [name for name in MODULES if re.fullmatch(
    r"ludotheque(\.(core|players|tables|lab)(\.\w+)?|\.games)?", name)]
# As plain Python and compiled, where a property and an attribute are the same kind of thing.
METHODS = (FunctionType, MethodDescriptorType, staticmethod, classmethod, property)


PAGES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("docs/**/*.md"))
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def test_the_readme_example() -> None:
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted >= 10
    assert found.failed == 0


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def source_of(name: str) -> Path:
    path = ROOT.joinpath("src", *name.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def test_every_public_name_is_documented_and_shown() -> None:
    """Public names have docstrings with an example; `GAMES` and `Json` are plain data."""
    for name in ludotheque.__all__:
        if name not in ("GAMES", "Json"):
            assert ">>>" in (inspect.getdoc(getattr(ludotheque, name)) or ""), name


def public_parts(module: ModuleType) -> Iterator[tuple[str, object]]:
    """The functions and classes of a module, and the methods and properties of these, by name."""
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", "") != module.__name__:
            continue
        if inspect.isroutine(thing) or inspect.isclass(thing):
            yield name, thing
        if inspect.isclass(thing):
            for below, part in vars(thing).items():
                if not below.startswith("_") and isinstance(part, METHODS):
                    yield f"{name}.{below}", getattr(thing, below)


@pytest.mark.parametrize("name", PUBLIC)
def test_help_says_what_every_part_is_for(name: str) -> None:
    """Compiled as in the sources. A method that overrides another may leave it to that."""
    module, written = importlib.import_module(name), docs_of(source_of(name))
    assert "" in written
    for part, thing in public_parts(module):
        assert part in written or ("." in part and inspect.getdoc(thing)), f"{name}.{part}"
    for part, text in written.items():
        thing = functools.reduce(getattr, filter(None, part.split(".")), module)
        assert inspect.getdoc(thing) == text, f"{name}.{part}"


def test_help_shows_a_class_with_its_methods() -> None:
    shown = pydoc.plain(pydoc.render_doc(ludotheque.State))
    for text in ("One position of a game.", "The seats that may act now", "apply(self,"):
        assert text in shown


def test_links_in_the_readme_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8")):
        assert (ROOT / target).exists(), target


def blocks(page: str, kind: str) -> list[str]:
    """The fenced blocks of a kind on a page."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return [text for found, text in BLOCK.findall(text) if found == kind]


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")])
def test_examples_on_pages(page: str) -> None:
    found = doctest.testfile(str(ROOT / page), module_relative=False)
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "console")])
def test_commands_on_pages_print_what_is_shown(
        page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str]) -> None:
    """They are run where the page's files are."""
    for text in blocks(page, "toml"):
        (tmp_path / text.split()[1]).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    for block in blocks(page, "console"):
        command, _, shown = block.removeprefix("$ ").partition("\n")
        monkeypatch.setattr("sys.argv", shlex.split(command))
        with pytest.raises(SystemExit):
            cli.main()
        printed = capsys.readouterr()
        assert [line.rstrip() for line in (printed.out + printed.err).splitlines()] \
            == shown.splitlines(), command


@pytest.mark.parametrize("page", ["README.md", *PAGES])
def test_commands_on_pages_exist(page: str) -> None:
    """Every `ludo` command that is shown is understood, with all its options."""
    fenced = (ROOT / page).read_text(encoding="utf-8").split("```")[1::2]
    for line in "\n".join(fenced).splitlines():
        for command in re.findall(r"(?:^|^\$ |/bin/|· )ludo ([^·]*)", line):
            understand(shlex.split(command, comments=True))


def understand(words: list[str]) -> None:
    command, name = typer.main.get_command(cli.app), "ludo"
    while hasattr(command, "commands"):
        name, words = words[0], words[1:]
        command = command.commands[name]
    command.make_context(name, words)


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "there.html").write_text('<p id="place"><img src="there.png">', encoding="utf-8")
    (tmp_path / "index.html").write_text(
        '<link rel="stylesheet" href="https://example.org/a.css"><a href="there.html#place">'
        '<a href="there.html#nowhere"><a href="nowhere.html"><a href="https://example.org/">',
        encoding="utf-8")
    assert wrong_links(tmp_path) == [
        "index.html: asks another host for https://example.org/a.css",
        "index.html: no such place as there.html#nowhere",
        "index.html: nothing is at nowhere.html",
        "there.html: nothing is at there.png"]


def test_pages_for_hosts_name_every_option_and_number() -> None:
    page = (ROOT / "docs/host/index.md").read_text("utf-8")
    options = re.findall(r"^\| `(--[\w-]+)` ", page, re.MULTILINE)
    serve = typer.main.get_command(cli.app).commands["serve"]
    assert sorted(options) == sorted(option.opts[0] for option in serve.params
                                     if option.name != "language")
    names = re.findall(r"`(ludo_\w+)`", (ROOT / "docs/host/limits.md").read_text("utf-8"))
    house = (ROOT / "src/ludotheque/server/house.py").read_text("utf-8")
    assert set(names) == set(re.findall(r'"(ludo_\w+)"', house))
