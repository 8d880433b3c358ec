"""The land of GOLDblivion: twelve hexes in three rows, each set between two of the row above.

The upper edge of the top row is the sea. A hex tells its number and terrain, how many Combat cards
an attack on it draws, and what lies there: a tile face down, an enemy's Force and reward, nothing.
"""

from __future__ import annotations

from ludotheque.core.text import Words
from ludotheque.terminal.boards.goldblivion_words import (
    CARD,
    View,
    letter,
    name_of,
    reward_signs,
)
from ludotheque.terminal.canvas import Canvas, Marks, cut

ROWS = ((8, 9, 10, 11, 12), (4, 5, 6, 7), (1, 2, 3))
TERRAIN = {"forest": "♠", "mountain": "▴"}
# The backs of tiles are landscapes; a second line is shifted.
BACKS = {"forest": "♠ ♠♠ ♠  ♠♠ ♠", "mountain": "/\\ /\\/\\  /\\"}
EDGES = {"light": "╭─╮│╰╯", "heavy": "┏━┓┃┗┛", "sea": "~~~│╰╯"}


def draw_land(canvas: Canvas, y: int, view: View, words: Words, marks: Marks, width: int,
              height: int) -> None:
    """`height` counts a hex's upper edge; its lower one is the row below."""
    for number, row in enumerate(ROWS):
        x, line = number * width // 2, y + number * height
        draw_lower_edge(canvas, x - width // 2, line, row, width, number)
        for at, hex in enumerate(row):
            draw_hex(canvas, x + at * width, line, view["land"][hex - 1], words, marks, width,
                     height, number == 0)
    x = 2 * (width // 2)
    canvas.put(x, y + 3 * height, ("╰" + "─" * (width - 2) + "╯") * 3, "mountain")
    if width > 12:
        draw_notes(canvas, y + 2 * height + 1, width, words)
    again = [hex for hex in ROWS[2] if f"hex:{hex}" in marks.offered]
    for hex in again:
        ref = f"hex:{hex}"
        canvas.put(x + (hex - 1) * width, y + 3 * height, "┗" + "━" * (width - 2) + "┛",
                   marks.style(ref, view["land"][hex - 1]["terrain"]), ref)


def draw_notes(canvas: Canvas, y: int, width: int, words: Words) -> None:
    """What the signs mean, in the corners that the land leaves free."""
    for number, id in enumerate(("cards", "signs")):
        lines = words.label(f"goldblivion-board-note-{id}").split(", ")
        for line, text in enumerate(lines, y):
            canvas.put(0 if number == 0 else 4 * width + 1, line, cut(text, width), "dim")


def draw_lower_edge(canvas: Canvas, x: int, y: int, row: tuple[int, ...], width: int,
                    number: int) -> None:
    """Where the row above stands out on either side of this one."""
    if number == 0:
        return
    half = width // 2
    canvas.put(x, y, "╰" + "─" * (half - 1), "mountain")
    canvas.put(x + half + len(row) * width, y, "─" * (half - 1) + "╯", "mountain")


def draw_hex(canvas: Canvas, x: int, y: int, land: View, words: Words, marks: Marks, width: int,
             height: int, at_sea: bool) -> None:
    ref, terrain = land["ref"], land["terrain"]
    occupied = land["tiles"] or land["enemy"] is not None
    style = marks.style(ref, terrain if occupied else "empty")
    edge = EDGES["heavy" if ref in marks.offered else "sea" if at_sea else "light"]
    upper = style if ref in marks.offered or not at_sea else marks.style(ref, "sea")
    canvas.put(x, y, edge[0] + edge[1] * (width - 2) + edge[2], upper, ref)
    canvas.fill(x + 1, y + 1, width - 2, height - 1, " ", marks.style(ref), ref)
    for line in range(y + 1, y + height):
        canvas.put(x, line, edge[3], style, ref)
        canvas.put(x + width - 1, line, edge[3], style, ref)
    title = f"{marks.sign(ref).strip()}{name_of(ref)}{TERRAIN[terrain]}"
    canvas.put(x + 1, y, title, style, ref)
    if occupied:
        draws = f"{CARD}{land['draws']}"
        canvas.put(x + width - 1 - len(draws), y, draws, marks.style(ref, "force"), ref)
    draw_inside(canvas, x + 1, y + 1, land, words, marks, width - 2, height - 1)


def draw_inside(canvas: Canvas, x: int, y: int, land: View, words: Words, marks: Marks,
                width: int, height: int) -> None:
    ref, enemy = land["ref"], land["enemy"]
    if enemy is not None:
        reward = reward_signs(enemy["reward"], words)
        if height == 1:
            text = f"{letter('force', words)}{enemy['force']}"
            at = canvas.put(x, y, text, marks.style(ref, "force"), ref)
            canvas.put(at + 1, y, cut(reward, width - len(text) - 1), marks.style(ref, "nugget"),
                       ref)
            return
        force = words.label("goldblivion-fighter-force", n=enemy["force"])
        if land["tiles"] == 0:
            force += " " + words.label("goldblivion-board-cow")
        canvas.put(x, y, cut(force, width), marks.style(ref, "force"), ref)
        canvas.put(x, y + 1, cut(reward, width), marks.style(ref, "nugget"), ref)
        if land["tiles"] > 1:
            canvas.put(x + width - 2, y + 1, f"×{land['tiles']}", marks.style(ref, "dim"), ref)
    elif land["tiles"]:
        back = BACKS[land["terrain"]] * 2
        for line in range(height):
            canvas.put(x, y + line, back[5 * line:5 * line + width],
                       marks.style(ref, land["terrain"]), ref)
        if land["tiles"] > 1:
            canvas.put(x + width // 2 - 2, y, f" ×{land['tiles']} ", marks.style(ref, "plain"),
                       ref)
    else:
        canvas.put(x + width // 2 - 1, y, "··", "empty", ref)
