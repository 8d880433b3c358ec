"""A table before its game, shown like a game: seats to point at, and the promise of its dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.events import Json
from ludotheque.core.text import Plain, Words
from ludotheque.terminal.boards import Board
from ludotheque.terminal.canvas import Canvas, Marks, cut, wrap

View = dict[str, Any]
SMALL, LARGE = (52, 22), (72, 37)
DAY, HOUR, MINUTE = 24 * 3600, 3600, 60


class GatheringBoard(Board):
    """Seats, the invitation, what the table agreed on, fair dice."""

    def title(self, view: Json, words: Words) -> str:
        if not view["plays"]:
            return ""
        return f"{view['name']} · " + words.label(f"{view['plays']}-title")

    def question(self, view: Json, path: Sequence[str], offered: Sequence[str],
                 words: Words) -> str:
        return words.label("gathering-ask-seat", seat=path[0])

    def label(self, view: Json, path: Sequence[str], ref: str, words: Words) -> str:
        kind, _, name = ref.partition(":")
        if kind == "seat":
            return words.label("gathering-seat", name=Plain(name))
        if kind == "bot":
            return words.label("gathering-bot", name=Plain(name))
        return words.label(f"gathering-act-{name}")

    def describe(self, view: Json, words: Words, full: bool) -> list[str]:
        if not view["plays"]:
            return []
        lines = [self.title(view, words) + ".", *about(view, words)]
        lines += [f"{number}. {seat_text(seat, number - 1, view, words)}."
                  for number, seat in enumerate(seats_of(view), 1)]
        return [*lines, words.label("gathering-link", link=Plain(view["link"])),
                *dice_lines(view, words)] if full else lines

    def draw(self, view: Json, words: Words, marks: Marks, large: bool) -> Canvas:
        canvas = Canvas(*LARGE) if large else Canvas(*SMALL)
        if not view["plays"]:
            return canvas
        blocks = [[words.label("gathering-link", link=""), str(view["link"])],
                  about(view, words), dice_lines(view, words)]
        lines = [(line, "plain" if number else "title") for block in blocks
                 for number, text in enumerate(block) for line in broken(text, canvas.width - 1)]
        room = canvas.height - len(lines)
        y = draw_seats(canvas, view, words, marks, min(room // len(seats_of(view)), 3))
        y += min(canvas.height - len(lines) - y, 1)
        for text, style in lines:
            canvas.put(1, y, text, style)
            y += 1
        return canvas

    def status(self, view: Json, words: Words, marks: Marks, width: int) -> Canvas:
        canvas = Canvas(width, 1 if view["plays"] else 0)
        if view["plays"]:
            canvas.put(0, 0, cut(words.label("network-watchers", n=view["watching"]), width), "dim")
        return canvas


def draw_seats(canvas: Canvas, view: Json, words: Words, marks: Marks, height: int) -> int:
    """A frame for each seat, or as much of it as there is room for; who sits there, and whether
    they are ready and here."""
    y = 0
    for seat, one in enumerate(seats_of(view)):
        ref = f"seat:{seat + 1}"
        empty = one["spec"] == "open"
        style = marks.style(ref, "dim" if empty else "plain")
        canvas.fill(0, y, canvas.width, height, " ", style, ref)
        if height > 1:
            canvas.box(0, y, canvas.width, 3, style, ref, "dashed" if empty else "round")
        text = f"{marks.sign(ref)}{seat + 1} {seat_text(one, seat, view, words)}"
        canvas.put(1, y + min(height - 1, 1), cut(text, canvas.width - 2), style, ref)
        y += height
    return y


def seats_of(view: Json) -> list[View]:
    seats = view["seats"]
    assert isinstance(seats, list)
    return seats


def seat_text(one: View, seat: int, view: Json, words: Words) -> str:
    """A seat in words: «Ann (you, ready)»."""
    if one["spec"] == "open":
        return words.label("network-seat-open")
    if one["spec"] != "person":
        return words.label("gathering-bot", name=Plain(one["spec"]))
    marks = [words.label(f"network-mark-{mark}") for mark, holds in (
        ("you", seat == view["you"]), ("owner", one["owner"]), ("ready", one["ready"]),
        ("away", not one["here"])) if holds]
    return f"{one['name']} ({', '.join(marks)})" if marks else str(one["name"])


def about(view: Json, words: Words) -> list[str]:
    """What the table agreed on, a line each."""
    v: View = view
    lines = [words.label("gathering-about", game=Plain(words.label(f"{v['plays']}-title")),
                         edition=Plain(v["edition"]))]
    lines += [words.label(f"{v['plays']}-option-{name}") + f": {value}"
              for name, value in v["options"].items()]
    if v["duel"]:
        lines.append(words.label("gathering-duel"))
    terms = v["terms"]
    lines.append(words.label(f"gathering-undo-{terms['undo']}"))
    if terms["absent"] != "wait":
        lines.append(words.label(f"gathering-absent-{terms['absent']}",
                                 grace=span(terms["grace"], words), bot=Plain(terms["bot"])))
    clock = terms["clock"]
    if clock["kind"] != "none":
        lines.append(words.label(f"gathering-clock-{clock['kind']}",
                                 time=span(clock["seconds"], words),
                                 more=span(clock["increment"], words)))
    return lines


def dice_lines(view: Json, words: Words) -> list[str]:
    """The promise of the dice, and what one's own words have to do with it."""
    v: View = view
    lines = [words.label("gathering-dice"), str(v["commitment"])]
    if v["luck"]:
        lines.append(words.label("gathering-luck", luck=Plain(v["luck"])))
    return lines


def span(seconds: float, words: Words) -> Plain:
    """A length of time, in the largest unit that it is a whole number of."""
    for size, unit in ((DAY, "days"), (HOUR, "hours"), (MINUTE, "minutes")):
        if seconds >= size and seconds % size == 0:
            return Plain(words.label(f"gathering-{unit}", n=int(seconds // size)))
    return Plain(words.label("gathering-seconds", n=round(seconds)))


def broken(text: str, width: int) -> list[str]:
    """Lines of this width; a word that is longer, such as a link, is cut into pieces."""
    lines = []
    for line in wrap(text, width):
        lines += [line[at:at + width] for at in range(0, len(line), width)] or [""]
    return lines


BOARD = GatheringBoard()
