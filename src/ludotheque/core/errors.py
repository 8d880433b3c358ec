"""The errors a caller may want to catch. Each says what, where and what was expected."""

from __future__ import annotations


class LudoError(Exception):
    """Base of every error this package raises on purpose; its text is one clear line."""


class BadInput(LudoError):
    """Something a person or a file gave is not what was expected."""

    def __init__(self, what: str, where: str = "", expected: str = "") -> None:
        text = f"{where}: {what}" if where else what
        super().__init__(f"{text} (expected {expected})" if expected else text)
        self.what = what
        self.where = where
        self.expected = expected


class BadContent(BadInput):
    """An edition file with a missing or wrong value."""


class BadPosition(BadInput):
    """A position text that does not parse, or describes an impossible table."""


class BadRecord(BadInput):
    """A record that does not parse or does not replay."""


class IllegalMove(LudoError):
    """A move that this seat may not make now."""
