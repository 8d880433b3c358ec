"""The lobby of a server, shown like a game: tables to point at, and the way to a new one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.events import Json
from ludotheque.core.text import Plain, Words
from ludotheque.terminal.boards import Board
from ludotheque.terminal.canvas import Canvas, Marks, cut
from ludotheque.terminal.walk import kind_of

View = dict[str, Any]
SMALL, LARGE = (52, 22), (72, 37)
HEIGHT = 4  # of a table's card, with its frame


class LobbyBoard(Board):
    """Two lists of tables."""

    def title(self, view: Json, words: Words) -> str:
        return words.label("lobby-where", name=Plain(view["name"]), server=Plain(view["server"]))

    def question(self, view: Json, path: Sequence[str], offered: Sequence[str],
                 words: Words) -> str:
        if not path:
            return words.label("lobby-ask")
        return words.label(f"lobby-ask-{kind_of(offered[0])}")

    def label(self, view: Json, path: Sequence[str], ref: str, words: Words) -> str:
        kind, _, name = ref.partition(":")
        if kind in ("friends", "bots"):
            return words.label(f"lobby-{kind}", n=int(name))
        return words.label(f"{name}-title") if kind == "game" else words.name(ref)

    def explain(self, view: Json, ref: str, words: Words) -> list[str]:
        kind, _, name = ref.partition(":")
        if kind == "game":
            return [words.label(f"{name}-tagline")]
        return [", ".join(people(line, words)) for line in tables_of(view) if line["id"] == name]

    def describe(self, view: Json, words: Words, full: bool) -> list[str]:
        lines = [self.title(view, words)]
        for kind in ("mine", "open"):
            told: list[View] = list_of(view, kind)
            lines.append(words.label(f"lobby-{kind}", n=len(told)))
            lines += [f"  {line['name']}: {game_name(line, words)}, {standing(line, words)} "
                      f"({', '.join(people(line, words))})" for line in told]
        return lines

    def draw(self, view: Json, words: Words, marks: Marks, large: bool) -> Canvas:
        canvas = Canvas(*LARGE) if large else Canvas(*SMALL)
        room = canvas.height - 4 - HEIGHT  # without two headings, and the card of a new table
        framed = HEIGHT * len(tables_of(view)) <= room
        y = draw_new(canvas, 0, words, marks)
        for kind in ("mine", "open"):
            canvas.put(1, y, words.label(f"lobby-{kind}", n=len(list_of(view, kind))), "title")
            y += 1
            for line in list_of(view, kind):
                y = draw_table(canvas, y, line, framed, words, marks)
            y += 1
        return canvas


def draw_new(canvas: Canvas, y: int, words: Words, marks: Marks) -> int:
    """The card of a table that is not there yet."""
    ref = "act:new"
    style = marks.style(ref, "plain")
    canvas.fill(0, y, canvas.width, HEIGHT - 1, " ", style, ref)
    canvas.box(0, y, canvas.width, HEIGHT - 1, style, ref, "dashed")
    canvas.put(2, y + 1, f"{marks.sign(ref)}+ {words.label('lobby-act-new')}", style, ref)
    return y + HEIGHT - 1


def draw_table(canvas: Canvas, y: int, line: View, framed: bool, words: Words,
               marks: Marks) -> int:
    """A card, or where there are many, two lines: its name and how it stands, game and people."""
    ref = f"table:{line['id']}"
    style = marks.style(ref, "plain")
    height, edge = (HEIGHT, 1) if framed else (HEIGHT - 2, 0)
    canvas.fill(0, y, canvas.width, height, " ", style, ref)
    if framed:
        canvas.box(0, y, canvas.width, height, marks.style(ref, "card"), ref, "round")
    right = standing(line, words)
    name = marks.sign(ref) + cut(line["name"], canvas.width - len(right) - 4 - 2 * edge)
    canvas.put(edge, y + edge, name, marks.style(ref, "row"), ref)
    urgent = line["you"] is not None and line["you"] in line["to_move"]
    canvas.put(canvas.width - len(right) - 1 - edge, y + edge, right,
               marks.style(ref, "title" if urgent else "plain"), ref)
    under = f"{game_name(line, words)} · {', '.join(people(line, words))}"
    canvas.put(1 + edge, y + edge + 1, cut(under, canvas.width - 3 - edge),
               marks.style(ref, "dim"), ref)
    return y + height


def list_of(view: Json, kind: str) -> list[View]:
    told = view[kind]
    assert isinstance(told, list)
    return told


def tables_of(view: Json) -> list[View]:
    return list_of(view, "mine") + list_of(view, "open")


def game_name(line: View, words: Words) -> str:
    id = f"{line['game']}-title"
    return words.label(id) if words.has(id) else str(line["game"])


def people(line: View, words: Words) -> list[str]:
    """Who sits there: people, bots, and nobody yet."""
    return [seat["name"] or (words.label("network-seat-open") if seat["spec"] == "open"
                             else seat["spec"]) for seat in line["seats"]]


def standing(line: View, words: Words) -> str:
    """In a few words: whose turn it is, or how many are awaited."""
    if line["phase"] == "gathering":
        free = sum(seat["spec"] == "open" for seat in line["seats"])
        return words.label("lobby-waits", n=free)
    if line["phase"] != "playing":
        return words.label("lobby-over")
    if line["you"] is not None and line["you"] in line["to_move"]:
        return words.label("lobby-your-turn")
    names = [people(line, words)[seat] for seat in line["to_move"]]
    return words.label("lobby-turn", names=Plain(", ".join(names)))


BOARD = LobbyBoard()
