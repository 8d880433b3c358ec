"""The map of Havresac in characters: 11 x 11 squares of 4 x 1 or 6 x 2, each with its reference.

Shapes come first, colours second: a hut is a letter, a grove a digit, a Guardian two letters in
brackets, a creature two signs; quarters have banners at the edges.
"""

from __future__ import annotations

from ludotheque.core.text import Words
from ludotheque.terminal.boards.havresac_words import (
    CREATURE_SIGNS,
    View,
    board_of,
    code,
    name_of,
    tile_of,
)
from ludotheque.terminal.canvas import Canvas, Marks

SIDE = 11
LEFT = 4  # columns for a banner and the row's number
# What a square looks like, small: three characters; large: two lines of six, the first of which
# begins with the square's sign and letter.
SMALL = {
    "land": " · ", "forest": "♠♠ ", "lake": "≈≈≈", "castle": "█▄█", "start": "◇  ",
    "village": "▖▗▖", "village-done": "▟█▙", "chest": "[■]", "chest-done": "[ ]",
    "hut": "   ", "grove": "   ",
}
LARGE = {
    "land": ("      ", "   ·  "), "forest": ("  ♠ ♠ ", " ♠ ♠  "), "lake": (" ≈ ≈ ≈", "≈ ≈ ≈ "),
    "castle": (" █▄▄█ ", " █▟▙█ "), "start": (" ◇    ", "      "),
    "village": ("  ▖   ", " ▙▖▗▟ "), "village-done": ("  ▟▙  ", " ▟██▙ "),
    "chest": (" ┌──┐ ", " └■■┘ "), "chest-done": (" ╱  ╲ ", " └──┘ "),
    "hut": ("      ", "      "), "grove": ("      ", "      "),
}
# Beside a Tent there is room for one character of the place.
BESIDE_A_TENT = {"forest": "♠", "lake": "≈", "village-done": "▟", "chest": "■", "chest-done": "□"}
CREATURES = {"fox": "^..^", "crocodile": "≡≡≡<", "pig": "(°°)", "fairy": "·)(·"}
TENT = "/\\"
BANNERS = {(0, False): "red", (0, True): "blue", (1, False): "green", (1, True): "yellow"}

STYLES = {
    "red": ("bold #ff9d8a", "bold #a3281a"),
    "blue": ("bold #8fc1ff", "bold #0b4fa0"),
    "green": ("bold #8fe0a0", "bold #17652c"),
    "yellow": ("bold #f4d35e", "bold #755600"),
    # Two tints of each quarter, so that squares can be told apart.
    "red-0": ("on #2b1d1a", "on #f5e0d8"), "red-1": ("on #35241f", "on #efd5ca"),
    "blue-0": ("on #18222f", "on #dde7f2"), "blue-1": ("on #1e2a3a", "on #d1deed"),
    "green-0": ("on #18271a", "on #e2ecd7"), "green-1": ("on #1d3020", "on #d6e4c9"),
    "yellow-0": ("on #2a2617", "on #f6edc8"), "yellow-1": ("on #342f1c", "on #efe4b4"),
    "cross-0": ("on #1d2522", "on #ece6d8"), "cross-1": ("on #242e2a", "on #e4dccb"),
    "ground": ("#6f8078", "#8d8873"),
    "forest": ("#63b576", "#2b7439"),
    "lake": ("#7cc0f0 on #173f5c", "#17568a on #b9d7ef"),
    "castle": ("bold #f2e3bd", "bold #5a3d12"),
    "start": ("#c9b98f", "#705a2a"),
    "village": ("#a3968c", "#75665a"),
    "village-done": ("bold #ffb27a", "bold #95440a"),
    "chest": ("bold #f4cf5a", "bold #755600"),
    "chest-done": ("#8d8568", "#85795a"),
    "tent": ("bold #e7c9ff", "bold #6a2fa3"),
    "fox": ("bold #ffab66", "bold #a04000"),
    "crocodile": ("bold #a9e34b", "bold #3d6b00"),
    "pig": ("bold #ffa8c5", "bold #a61e57"),
    "fairy": ("bold #e0bbff", "bold #6a2fa3"),
    # Guardians' tokens: Day on cream, Night on indigo.
    "day": ("bold #2a2210 on #efe2bd", "bold #2a2210 on #e6bf62"),
    "night": ("bold #ffffff on #4f4fae", "bold #ffffff on #3d3b8e"),
    "turn": ("bold #121d1a on #ffcf4d", "bold #ffffff on #a3281a"),
}


def draw_map(canvas: Canvas, y: int, view: View, words: Words, marks: Marks, large: bool) -> None:
    """Letters above, numbers on the left, banners at the edges, and the squares."""
    width, height = (6, 2) if large else (4, 1)
    for column in range(SIDE):
        canvas.put(LEFT + column * width + 1, y, "abcdefghijk"[column], "dim")
    for row in range(SIDE):
        canvas.put(2, y + 1 + row * height, f"{row + 1:>2}", "dim")
    for (low, right), name in BANNERS.items():
        line = y + 1 + (low * 6 + 2) * height
        text = words.label(f"havresac-banner-{name}")
        canvas.put(canvas.width - 2 if right else 0, line, text, name)
    pieces = Pieces(view)
    for number, square in enumerate(view["printed"]):
        x, line = LEFT + number % SIDE * width, y + 1 + number // SIDE * height
        tint = f"{square['quarter'] or 'cross'}-{(number // SIDE + number % SIDE) % 2}"
        draw = draw_large if large else draw_small
        draw(canvas, x, line, square, tint, pieces, words, marks)


class Pieces:
    """What stands on each square of the board that is looked at."""

    def __init__(self, view: View) -> None:
        board = board_of(view)
        self.view = view
        self.guardians = {one["square"]: one["guardian"] for one in board["guardians"]}
        self.creatures = {one["square"]: name_of(one["creature"]) for one in board["creatures"]}
        self.tents = set(board["tents"])
        self.done = set(board["done"])
        self.at = board["at"]

    def look(self, square: View) -> str:
        """The terrain, and whether a Village is repaired or a Chest open."""
        return f"{square['terrain']}{'-done' if square['ref'] in self.done else ''}"

    def token(self, ref: str, words: Words) -> str:
        """`(Wa)`; the Guardian whose turn it is has points."""
        before, after = "<>" if ref == self.at else "()"
        return f"{before}{code(self.guardians[ref], words)}{after}"

    def face(self, ref: str) -> str:
        return str(tile_of(self.view, self.guardians[ref])["face"])


def ink(square: View, look: str) -> str:
    """The style of what is printed: letters and digits in the colour of their quarter."""
    if look in ("hut", "grove"):
        return str(square["quarter"] or "plain")
    return "ground" if look == "land" else look


def put_sign(canvas: Canvas, x: int, y: int, ref: str, tint: str, marks: Marks) -> None:
    """Whether a square is offered, chosen, under the cursor, or on the way there: a dot."""
    sign = "•" if ref in marks.way and ref != marks.cursor else marks.sign(ref)
    if sign != " ":
        canvas.put(x, y, sign, marks.style(ref, f"{tint} title"), ref)


def token_style(ref: str, pieces: Pieces, marks: Marks) -> str:
    """A token keeps its colours where its square is offered; the cursor covers it."""
    style = "turn" if ref == pieces.at else pieces.face(ref)
    return f"{style} cursor" if ref == marks.cursor else style


def draw_small(canvas: Canvas, x: int, y: int, square: View, tint: str, pieces: Pieces,
               words: Words, marks: Marks) -> None:
    """The sign of what may be pointed at, then three characters; a token has its brackets there."""
    ref, look = square["ref"], pieces.look(square)
    style = marks.style(ref, f"{tint} {ink(square, look)}")
    text = SMALL[look]
    if look in ("hut", "grove"):
        text = f"{name_of(square['spot'])}  "
    canvas.put(x, y, ("≈" if look == "lake" else " ") + text, style, ref)
    if ref in pieces.guardians:
        token = pieces.token(ref, words)
        canvas.put(x, y, token, token_style(ref, pieces, marks), ref)
    elif ref in pieces.creatures:
        name = pieces.creatures[ref]
        canvas.put(x + 2, y, CREATURE_SIGNS[name], marks.style(ref, f"{tint} {name}"), ref)
    elif ref in pieces.tents:
        if look in BESIDE_A_TENT:
            canvas.put(x + 1, y, BESIDE_A_TENT[look], style, ref)
        canvas.put(x + 2, y, TENT, marks.style(ref, f"{tint} tent"), ref)
    put_sign(canvas, x, y, ref, tint, marks)


def draw_large(canvas: Canvas, x: int, y: int, square: View, tint: str, pieces: Pieces,
               words: Words, marks: Marks) -> None:
    """The sign and what the place is called above, who is there below."""
    ref, look = square["ref"], pieces.look(square)
    style = marks.style(ref, f"{tint} {ink(square, look)}")
    upper, lower = LARGE[look]
    if look in ("hut", "grove"):
        upper = f" {name_of(square['spot'])}    "
    canvas.put(x, y, upper, style, ref)
    canvas.put(x, y + 1, lower, style, ref)
    put_sign(canvas, x, y, ref, tint, marks)
    if ref in pieces.tents:
        canvas.put(x + 4, y, TENT, marks.style(ref, f"{tint} tent"), ref)
    if ref in pieces.guardians:
        canvas.put(x + 1, y + 1, pieces.token(ref, words), token_style(ref, pieces, marks), ref)
    elif ref in pieces.creatures:
        name = pieces.creatures[ref]
        canvas.put(x + 1, y + 1, CREATURES[name], marks.style(ref, f"{tint} {name}"), ref)
