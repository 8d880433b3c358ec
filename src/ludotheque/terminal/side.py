"""What stands beside the picture and around it: options in words, header, keys. As canvases."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from ludotheque.terminal.canvas import Canvas, cut
from ludotheque.terminal.pointing import Pointing
from ludotheque.terminal.telling import is_barrier

Part = tuple[str, str]  # text and style name


def options(at: Pointing, width: int) -> Canvas:
    """The offered options, numbered, one or more lines each; the sign says which is which."""
    marks = at.marks()
    lines: list[tuple[str, str, str]] = []
    for number, offer in enumerate([] if at.looking else at.offers, 1):
        first = f"{marks.sign(offer.ref)}{number}{'!' if is_barrier(offer.completes) else ' '}"
        wrapped = textwrap.wrap(at.label(offer), max(width - len(first), 8)) or [""]
        lines.append((first + wrapped[0], marks.style(offer.ref, "plain"), offer.ref))
        lines += [(" " * len(first) + more, marks.style(offer.ref, "plain"), offer.ref)
                  for more in wrapped[1:]]
    canvas = Canvas(width, len(lines))
    for y, (text, style, ref) in enumerate(lines):
        canvas.put(0, y, f"{text:<{width}}", style, ref)
    return canvas


def detail(at: Pointing) -> list[Part]:
    """About the offer under the cursor: what it is, sure effects, warnings, whether undo comes
    back."""
    words, teller, offer = at.session.words, at.teller, at.current
    if at.looking:
        return []
    parts: list[Part] = [(at.notice, "notice")] if at.notice else []
    if at.session.over:
        return [*parts, (words.label("terminal-over-keys"), "plain")]
    if offer is None:
        return parts
    parts += [(text, "dim") for text in teller.board.explain(at.view, offer.ref, words)]
    if offer.completes is None:
        return [*parts, (words.label("terminal-ways", count=offer.count), "dim")]
    effects = teller.effects(offer.completes)
    parts += [(text, "plain") for text in effects or [words.message(offer.completes.says)]]
    parts += [(words.label("terminal-warning", text=text), "warning")
              for text in teller.warnings(offer.completes)]
    if is_barrier(offer.completes):
        parts.append(("! " + words.label("terminal-barrier"), "title"))
    return parts


def height(parts: Sequence[Part], width: int) -> int:
    """How many lines these parts take."""
    return sum(max(len(textwrap.wrap(text, width)), 1) for text, _ in parts)


def header(title: str, where: str, right: str, width: int) -> Canvas:
    canvas = Canvas(width, 1)
    x = canvas.put(1, 0, title, "title")
    canvas.put(x + 2, 0, cut(where, width - x - 4 - len(right)), "plain")
    canvas.put(width - len(right) - 1, 0, right, "title")
    return canvas


def keys(entries: Sequence[tuple[str, str, str]], width: int) -> Canvas:
    """A line of keys: (key, word, reference to click); what does not fit is left out."""
    canvas = Canvas(width, 1)
    lengths = [len(key) + 1 + len(word) for key, word, _ in entries]
    gap = 2 if sum(lengths[:8]) + 2 * 8 <= width else 1
    x = 1
    for (key, word, ref), length in zip(entries, lengths, strict=True):
        if x + length > width:
            break
        x = canvas.put(x, 0, key, "key", ref)
        x = canvas.put(x, 0, f" {word}", "dim", ref) + gap
    return canvas
