"""The rule ledger: a game's rulebook with its ids and marks, and the tests that prove each rule.

`docs/rules/<game>.md` is the rulebook, `<game>.fr.md` the same in French. A rule is a list item

    - **E20 R** Move n: an Ally walks one to n places.

whose further lines are indented. Anything else is a heading or a block of text in between.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from ludotheque.core.errors import BadInput

MARKS = {"R": "rulebook", "U": "published box", "W": "public reviews", "D": "follows",
         "P": "ruling", "S": "stand-in"}
HEADING = re.compile(r"#+ (.+)")
RULE = re.compile(r"- \*\*([A-Z]\d+)((?: [RUWDPS])+)\*\* (.+)", re.DOTALL)
ITEM = re.compile(r"\s*(?:-|\d+\.|\|)")  # lines that stand alone: list items and table rows


@dataclass(frozen=True)
class Rule:
    """One rule: its id, where it comes from (letters of MARKS) and what it says."""

    id: str
    marks: str
    text: str


@dataclass
class Section:
    """A heading with what stands under it, in order: rules, and paragraphs or tables as text.

    The first section of a rulebook is its title and introduction.
    """

    title: str
    blocks: list[Rule | str] = field(default_factory=list)

    @property
    def rules(self) -> list[Rule]:
        """Its rules, without what stands between them."""
        return [block for block in self.blocks if isinstance(block, Rule)]


def rules_of(game_name: str, language: str = "en") -> list[Rule]:
    """Every rule of a game, in the order of the rulebook.

    >>> [(rule.id, rule.marks) for rule in rules_of("eden")][:4]
    [('E1', 'R'), ('E2', 'R'), ('E3', 'R'), ('E4', 'S')]
    """
    return [rule for section in rulebook_of(game_name, language) for rule in section.rules]


def tables_of(game_name: str, language: str = "en") -> dict[str, str]:
    """The tables that belong to rules, by id: each stands right after its rule.

    >>> list(tables_of("eden"))
    ['E5', 'E42']
    """
    out = {}
    for section in rulebook_of(game_name, language):
        for rule, block in zip(section.blocks, section.blocks[1:], strict=False):
            if isinstance(rule, Rule) and isinstance(block, str) and block.startswith("|"):
                out[rule.id] = block
    return out


def rulebook_of(game_name: str, language: str = "en") -> list[Section]:
    """The whole rulebook as sections, ready to be shown."""
    name = f"{game_name}.md" if language == "en" else f"{game_name}.{language}.md"
    text = _read(name)
    if text is None:
        raise BadInput(f"no rules of {game_name!r} in {language!r}", "rules", name)
    return parse(text)


def tests_of(game_name: str) -> dict[str, list[str]]:
    """For each rule id the tests that prove it, from the index `<game>.tests.txt`."""
    tests = {}
    for line in (_read(f"{game_name}.tests.txt") or "").splitlines():
        id, _, names = line.partition(": ")
        tests[id] = names.split(", ")
    return tests


def parse(text: str) -> list[Section]:
    """The sections of a rulebook's text."""
    sections: list[Section] = []
    for block in _blocks(text):
        heading = HEADING.fullmatch(block)
        if heading:
            sections.append(Section(heading[1]))
            continue
        if not sections:
            raise BadInput("text before the first heading", "rules", "# and a title")
        rule = RULE.fullmatch(block)
        sections[-1].blocks.append(
            Rule(rule[1], rule[2].replace(" ", ""), rule[3]) if rule else block)
    return sections


def _blocks(text: str) -> list[str]:
    """Headings, rules, and everything else as paragraphs, with wrapped lines joined."""
    blocks: list[list[str]] = [[]]
    for line in text.splitlines():
        if not line.strip() or line.startswith("- **") or HEADING.match(line):
            blocks.append([])
        if line.strip():
            blocks[-1].append(line)
    return [_unwrapped(lines) for lines in blocks if lines]


def _unwrapped(lines: list[str]) -> str:
    out = lines[0]
    for line in lines[1:]:
        out += "\n" + line if ITEM.match(line) else " " + line.strip()
    return out


def _read(name: str) -> str | None:
    """A file of the installed package, or else of the checkout's docs; None if in neither."""
    checkout: Traversable = Path(__file__).parents[3] / "docs" / "rules"
    for folder in (files("ludotheque").joinpath("rules"), checkout):
        at = folder.joinpath(name)
        if at.is_file():
            return at.read_text(encoding="utf-8")
    return None
