"""A small drawing surface of characters, each with a style name and the component it belongs to."""

from __future__ import annotations

from dataclasses import dataclass, field

# Corners and edges: left top, across, right top, down, left low, right low.
BORDERS = {"light": tuple("┌─┐│└┘"), "heavy": tuple("┏━┓┃┗┛"), "double": tuple("╔═╗║╚╝"),
           "dashed": tuple("┌╌┐╎└┘"), "round": tuple("╭─╮│╰╯"),
           "torn": tuple("· · ··")}


@dataclass(frozen=True)
class Cell:
    char: str = " "
    style: str = ""
    ref: str = ""


BLANK = Cell()


@dataclass(frozen=True)
class Marks:
    """What stands out: what is offered, where the cursor is, what was chosen or hinted at.

    Colour is never the only sign, so each has a character too. `way` is what the choice under the
    cursor would pass, for boards that draw ways.
    """

    offered: frozenset[str] = frozenset()
    cursor: str = ""
    chosen: frozenset[str] = frozenset()
    hinted: frozenset[str] = frozenset()
    way: frozenset[str] = frozenset()

    def sign(self, ref: str) -> str:
        """One character to put beside a component; a blank if nothing is to be said of it."""
        if ref in self.offered:
            if ref == self.cursor:
                return "▶"
            return "?" if ref in self.hinted else "▸"
        return "●" if ref in self.chosen else " "

    def style(self, ref: str, base: str = "") -> str:
        """The component's style names: its own, and what stands out about it."""
        if ref in self.offered:
            extra = "cursor" if ref == self.cursor else "offered"
        elif ref in self.chosen:
            extra = "chosen"
        else:
            return base
        return f"{base} {extra}".strip()


@dataclass
class Canvas:
    """A grid of cells. Styles are names, turned into colours where it is shown."""

    width: int
    height: int
    rows: list[list[Cell]] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.rows:
            self.rows = [[BLANK] * self.width for _ in range(self.height)]

    def put(self, x: int, y: int, text: str, style: str = "", ref: str = "") -> int:
        """Write; what falls off the edge is cut. Returns the x after the text."""
        if 0 <= y < self.height:
            row = self.rows[y]
            for char in text:
                if 0 <= x < self.width:
                    row[x] = Cell(char, style, ref)
                x += 1
            return x
        return x + len(text)

    def fill(self, x: int, y: int, width: int, height: int, pattern: str, style: str = "",
             ref: str = "") -> None:
        """Repeat a pattern over an area, shifted by one on every line."""
        for line in range(height):
            text = pattern * (width // len(pattern) + 2)
            shift = line % len(pattern)
            self.put(x, y + line, text[shift:shift + width], style, ref)

    def box(self, x: int, y: int, width: int, height: int, style: str = "", ref: str = "",
            border: str = "light") -> None:
        """A frame."""
        left_top, across, right_top, down, left_low, right_low = BORDERS[border]
        self.put(x, y, left_top + across * (width - 2) + right_top, style, ref)
        for line in range(y + 1, y + height - 1):
            self.put(x, line, down, style, ref)
            self.put(x + width - 1, line, down, style, ref)
        self.put(x, y + height - 1, left_low + across * (width - 2) + right_low, style, ref)

    def paste(self, x: int, y: int, other: Canvas) -> None:
        for line, row in enumerate(other.rows):
            for column, cell in enumerate(row):
                if 0 <= y + line < self.height and 0 <= x + column < self.width:
                    self.rows[y + line][x + column] = cell

    def refs(self) -> set[str]:
        """The components that can be pointed at in the picture."""
        return {cell.ref for row in self.rows for cell in row if cell.ref}

    def find(self, ref: str) -> tuple[int, int] | None:
        """Where a component is drawn: its first cell."""
        for y, row in enumerate(self.rows):
            for x, cell in enumerate(row):
                if cell.ref == ref:
                    return x, y
        return None

    def text(self) -> str:
        return "\n".join("".join(cell.char for cell in row).rstrip() for row in self.rows)


def cut(text: str, width: int) -> str:
    """The text, shortened with a dot if it is too long."""
    return text if len(text) <= width else text[:max(width - 1, 0)] + "…"


def wrap(text: str, width: int) -> list[str]:
    """Lines of at most this width, broken at blanks."""
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines or [""]
