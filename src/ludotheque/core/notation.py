"""Reading one-line positions: fields `name=value` in a fixed order, each checked on its own.

Games say what their fields mean; here is what all of them need. Every mistake is a `BadPosition`.
"""

from __future__ import annotations

from ludotheque.core.errors import BadPosition
from ludotheque.core.game import Edition

LIMIT = 1 << 48


class Fields:
    """The fields of a position's text.

    >>> fields = Fields("eden base#00 round=4 dice=1256".split(), ("round", "dice"))
    >>> fields.number("round", 1, 60), fields.text("dice")
    (4, '1256')
    """

    def __init__(self, words: list[str], names: tuple[str, ...]) -> None:
        if len(words) != len(names) + 2:
            raise BadPosition(f"{len(words)} words", "position",
                              f"a game, an edition and {len(names)} fields")
        self.values: dict[str, str] = {}
        for i in range(len(names)):
            key, _, value = words[i + 2].partition("=")
            if key != names[i]:
                raise BadPosition(f"field {key!r}", "position", f"{names[i]}=")
            self.values[names[i]] = value

    def text(self, name: str) -> str:
        """A field as it stands."""
        return self.values[name]

    def number(self, name: str, least: int, most: int) -> int:
        """A field that is a number from `least` to `most`."""
        return number(self.values[name], name, least, most)

    def numbers(self, name: str, size: int, least: int, most: int, gap: str = "") -> list[int]:
        """A list of numbers, where `gap` (if there is one) stands for -1."""
        parts = self.values[name].split(",")
        if len(parts) != size:
            raise BadPosition(f"{name} {self.values[name][:40]!r}", "position", f"{size} values")
        return [-1 if gap and part == gap else number(part, name, least, most) for part in parts]

    def word(self, name: str, allowed: tuple[str, ...]) -> int:
        """The place of a word among those allowed."""
        return word(self.values[name], name, allowed)

    def switch(self, name: str) -> bool:
        """A field that is `on` or `off`."""
        return self.word(name, ("off", "on")) == 1

    def seats(self, name: str, size: int) -> list[str]:
        """One text for each seat, separated by `/`."""
        parts = self.values[name].split("/")
        if len(parts) != size:
            raise BadPosition(f"{name} {self.values[name]!r}", "position", f"{size} seats")
        return parts

    def items(self, name: str) -> list[str]:
        """Texts separated by `+`; `-` for none."""
        return items(self.values[name])


def check_edition(words: list[str], game: str, edition: Edition) -> None:
    """The first two words name the game and the edition."""
    if len(words) < 2 or words[0] != game:
        raise BadPosition(f"{words[:1]}", "position", game)
    if words[1] != edition.label():
        raise BadPosition(f"edition {words[1][:60]!r}", "position", edition.label())


def number(text: str, name: str, least: int, most: int) -> int:
    """A number in plain digits, from `least` to `most`."""
    # Plain ASCII digits only: int() would take other scripts, signs and underscores.
    if not (text.isascii() and text.isdigit() and len(text) < 16 and least <= int(text) <= most):
        raise BadPosition(f"{name} {text[:40]!r}", "position", f"{least} to {most}")
    return int(text)


def word(text: str, name: str, allowed: tuple[str, ...] | list[str]) -> int:
    """The place of a word among those allowed."""
    if text not in allowed:
        raise BadPosition(f"{name} {text[:40]!r}", "position", "one of " + ", ".join(allowed))
    return allowed.index(text)


def items(text: str) -> list[str]:
    """The parts of a text, which `+` joins; `-` has none."""
    return [] if text == "-" else text.split("+")


def counts(text: str, name: str, allowed: list[str]) -> list[int]:
    """How many of each thing: `tom*3+naya` is three Toms and one Naya."""
    out = [0] * len(allowed)
    for item in items(text):
        thing, star, times = item.partition("*")
        at = word(thing, name, allowed)
        if out[at]:
            raise BadPosition(f"{name} names {thing!r} twice", "position", "each thing once")
        out[at] = number(times, name, 2, 999) if star else 1
    return out


def counts_text(values: list[int], names: list[str]) -> str:
    """The other way round."""
    parts = [names[i] if values[i] == 1 else f"{names[i]}*{values[i]}"
             for i in range(len(values)) if values[i]]
    return "+".join(parts) or "-"


def expect(holds: bool, what: str, expected: str) -> None:
    """`BadPosition` where something does not hold."""
    if not holds:
        raise BadPosition(what, "position", expected)
