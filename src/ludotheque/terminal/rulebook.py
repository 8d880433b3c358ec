"""The rules at hand: the ledger's text for a game, in the person's language."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from ludotheque.core.text import Words

LEDGER = "ludotheque.core.ledger"


def rules_text(words: Words) -> str:
    """The rules of the words' game. Where they are not installed, a sentence that says so."""
    if find_spec(LEDGER) is None:
        return words.label("terminal-no-rules")
    try:
        return _text(import_module(LEDGER).rules_of(words.game, words.language))
    except (OSError, LookupError):
        return words.label("terminal-no-rules")


def _text(rules: object) -> str:
    if isinstance(rules, str):
        return rules
    if isinstance(rules, (list, tuple)):
        return "\n".join(_text(rule) for rule in rules)
    return str(rules)
