"""The rules at hand: the ledger's text for a game, in the person's language."""

from __future__ import annotations

from ludotheque.core.errors import LudoError
from ludotheque.core.ledger import Rule, Section, rulebook_of
from ludotheque.core.text import Words


def rules_text(words: Words) -> str:
    """The rules of the words' game, to be read. Where there are none, a sentence that says so."""
    try:
        sections = rulebook_of(words.game, words.language)
    except LudoError:
        return words.label("terminal-no-rules")
    return "\n\n".join(_section(section) for section in sections)


def _section(section: Section) -> str:
    blocks = [f"── {section.title} ──"]
    for block in section.blocks:
        if isinstance(block, Rule):
            blocks.append(f"{block.id} {block.marks}  {_plain(block.text)}")
        else:
            blocks.append("\n".join(_plain(line) for line in block.split("\n")
                                    if not line.startswith("|--")))
    return "\n\n".join(blocks)


def _plain(text: str) -> str:
    """Without the signs of Markdown."""
    return text.replace("**", "").replace("`", "")
