"""What all parts of GOLDblivion's picture share: chips that flow over lines, styles, wrapping."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.text import Words
from ludotheque.terminal.boards.goldblivion_words import View, card_name, types_of
from ludotheque.terminal.canvas import Canvas, Marks, cut, wrap

Chip = tuple[str, str, str]  # reference (or nothing), text, style


def style_of(card: View) -> str:
    """A card's colour is that of its first type."""
    if card["building"]:
        return "building"
    return str(card["types"][0]) if card["types"] else "plain"


def flow(canvas: Canvas, x: int, y: int, width: int, lines: int, chips: Sequence[Chip],
         marks: Marks, indent: int = 0) -> int:
    """Chips one after the other, as many as there is room for; returns the next free line."""
    at, last = x, y + lines - 1
    for ref, text, style in chips:
        sign = marks.sign(ref).strip() if ref else ""
        if at + len(sign) + len(text) > x + width and at > x + indent:
            if y == last:
                canvas.put(x + width - 1, y, "…", "dim")
                return y + 1
            at, y = x + indent, y + 1
        text = cut(sign + text, x + width - at)
        at = canvas.put(at, y, text, marks.style(ref, style), ref) + 1
    return y + 1


def card_chips(view: View, kind: str, counts: dict[str, int], words: Words,
               before: str = "") -> list[Chip]:
    """Name, types and number of each kind of card."""
    chips = []
    for slug, n in counts.items():
        card = view["printed"]["cards"][slug]
        types = "" if card["building"] else "·" + types_of(card, words)
        text = before + card_name(slug, words) + types + (f"×{n}" if n > 1 else "")
        chips.append((f"{kind}:{slug}", text, style_of(card)))
    return chips


def fitting(whole: str, signs: str, width: int, lines: int) -> list[str]:
    """A power in words if there is room for them, else in signs; the last line may be too long."""
    wrapped = wrap(whole, width)
    if len(wrapped) <= lines and all(len(line) <= width for line in wrapped):
        return wrapped
    wrapped = wrap(signs, width)
    if len(wrapped) <= lines:
        return wrapped
    return [*wrapped[:lines - 1], " ".join(wrapped[lines - 1:])]
