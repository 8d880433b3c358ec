"""The errors a caller may want to catch. Each says what, where and what was expected."""

from __future__ import annotations


class LudoError(Exception):
    """Base of every error this package raises on purpose; its text is one clear line.

    >>> issubclass(BadRecord, LudoError)
    True
    """


class BadInput(LudoError):
    """Something a person or a file gave is not what was expected.

    >>> print(BadInput("unknown game 'chess'", "", "one of eden"))
    unknown game 'chess' (expected one of eden)
    """

    def __init__(self, what: str, where: str = "", expected: str = "") -> None:
        text = f"{where}: {what}" if where else what
        super().__init__(f"{text} (expected {expected})" if expected else text)
        self.what = what
        self.where = where
        self.expected = expected


class BadContent(BadInput):
    """An edition file with a missing or wrong value.

    >>> print(BadContent("is str", "my.toml: score.noa", "int"))
    my.toml: score.noa: is str (expected int)
    """


class BadPosition(BadInput):
    """A position text that does not parse, or describes an impossible table.

    >>> print(BadPosition("round '0'", "position", "1 to 60"))
    position: round '0' (expected 1 to 60)
    """


class BadRecord(BadInput):
    """A record that does not parse or does not replay.

    >>> print(BadRecord("no game", "my.ludo", "a line game: ..."))
    my.ludo: no game (expected a line game: ...)
    """


class IllegalMove(LudoError):
    """A move that this seat may not make now.

    >>> import ludotheque
    >>> ludotheque.new_game("eden", seed=1).play(1, 0)
    Traceback (most recent call last):
    ludotheque.core.errors.IllegalMove: seat 2 is not to move
    """
