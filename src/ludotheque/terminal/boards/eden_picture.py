"""The Spirit of Eden drawn with characters, in two sizes: only the view is drawn, no rule is known.

Every sign is a shape or a word first and a colour second: one, two or three horns for the Goomz,
a ring for a shield, a snare for a trap; land is full when healthy, dotted when ravaged, void when
destroyed, and says so on its lower edge.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludotheque.core.text import Words
from ludotheque.terminal.boards.eden_names import health, land, name_of
from ludotheque.terminal.canvas import Canvas, Marks, cut, wrap

View = dict[str, Any]

STYLES = {
    "yellow": ("bold #f7d74a", "bold #7a5a00"),
    "red": ("bold #ff8a7a", "bold #b3261e"),
    "black": ("bold #ffffff on #000000", "bold #ffffff on #1b1b1b"),
    "water": ("bold #86ccff", "bold #0b559f"),
    "fauna": ("bold #ffb87a", "bold #8f4300"),
    "flora": ("bold #9be693", "bold #1c661c"),
    "waterfall": ("#3f7ea6", "#5b9cc6"),
    "swamp": ("#6f7d42", "#98a35c"),
    "forest": ("#3f8450", "#5fa96a"),
    "mountain": ("#7c716b", "#a99b8d"),
    "ravaged": ("#8a857c", "#8f897f"),
    "destroyed": ("#6b6662", "#a39c92"),
    "land": ("bold", "bold"),
    "noa": ("#f2c6a0", "#8a4b16"),
}

GOOMZ = {"yellow": "▴", "red": "▴▴", "black": "▴▴▴"}
ALLIES = {"water": "≈", "fauna": "∴", "flora": "♣"}
TEXTURE = {
    "waterfall": (" ┊│┊  ┊│", "┊ │ ┊ ┊│"),
    "swamp": ("~ ψ~~  ~", " ~~ ~ψ~ "),
    "forest": ("♠  ♠ ♠  ", " ♠♠  ♠ ♠"),
    "mountain": ("/\\  /\\/\\", "  /\\ /\\ "),
}
WITHERED = {
    "waterfall": (" ·   ┊ · ", "·  ·   ┊"),
    "swamp": (" ·   , · ", "·  -   ,"),
    "forest": (" ·   ╷ · ", "·  ╷   ·"),
    "mountain": (" ·   ^ · ", "·  ·   ^"),
}
# Ring places by row and column of the picture; the middle is Noa's (E1).
GRID = {0: (0, 0), 1: (1, 0), 2: (2, 0), 3: (2, 1), 4: (2, 2), 5: (1, 2), 6: (0, 2), 7: (0, 1)}


@dataclass(frozen=True)
class Size:
    """The measures of one size of the picture."""

    large: bool
    width: int  # of a place, frame included
    height: int
    gap: int


COMPACT = Size(False, 17, 5, 0)
LARGE = Size(True, 23, 8, 1)


def draw(view: View, words: Words, marks: Marks, large: bool) -> Canvas:
    """Ring, dice and cards."""
    size = LARGE if large else COMPACT
    canvas = Canvas(71, 37) if large else Canvas(52, 22)
    for number, place in enumerate(view["places"]):
        column, row = GRID[number]
        canvas.paste(column * (size.width + size.gap), row * size.height,
                     draw_place(view, place, words, marks, size))
    canvas.paste(size.width + size.gap, size.height, draw_noa(view, words, marks, size))
    below = 3 * size.height
    if large:
        draw_dice_large(canvas, below + 1, view, words, marks)
        draw_cards_large(canvas, below + 5, view, words, marks)
    else:
        draw_dice(canvas, below, view, words, marks)
        draw_cards(canvas, below + 2, view, words, marks)
    return canvas


# --- the ring -----------------------------------------------------------------------------------


def draw_place(view: View, place: View, words: Words, marks: Marks, size: Size) -> Canvas:
    ref, kind, state = place["ref"], name_of(place["terrain"]), place["health"]
    canvas = Canvas(size.width, size.height)
    colour = kind if state == "healthy" else state
    draw_texture(canvas, kind, state, colour, ref)
    border = {"healthy": "round", "ravaged": "dashed", "destroyed": "torn"}[state]
    canvas.box(0, 0, size.width, size.height, marks.style(ref, colour), ref,
               "heavy" if marks.sign(ref) != " " else border)
    inside = size.width - 3
    title = cut(land(place, words), inside - 1)
    canvas.put(1, 0, marks.sign(ref) + title + " ", marks.style(ref, "land"), ref)
    canvas.put(size.width - 3 - len(health(place, words)), size.height - 1,
               f" {health(place, words)} ", marks.style(ref, "health"), ref)
    draw_pieces(canvas, view, ref, words, marks, size)
    return canvas


def draw_texture(canvas: Canvas, kind: str, state: str, style: str, ref: str) -> None:
    """Healthy land is full, ravaged land a few dots and dashes, destroyed land void."""
    patterns = {"healthy": TEXTURE[kind], "ravaged": WITHERED[kind], "destroyed": (" ", " ")}[state]
    for y in range(1, canvas.height - 1):
        pattern = patterns[(y - 1) % 2]
        canvas.put(1, y, (pattern * 4)[:canvas.width - 2], style, ref)


def draw_pieces(canvas: Canvas, view: View, place: str, words: Words, marks: Marks,
                size: Size) -> None:
    """Goomz first, Allies below them; several beside each other where the place is small."""
    goomz = [goomz_chip(view, one, words, size) for one in view["goomz"] if one["place"] == place]
    allies = [ally_chip(one, words, size) for one in view["allies"] if one["place"] == place]
    x, y = 1, 1
    for group in (goomz, allies):
        for ref, text, style in group:
            if x > 1 and x + len(text) + 1 > canvas.width - 1:
                x, y = 1, y + 1
            x = canvas.put(x, y, marks.sign(ref) + text, marks.style(ref, style), ref)
            if size.large and y < canvas.height - 2:
                # One on a line, unless the place is crowded.
                canvas.put(x, y, " ", "", place)
                x, y = 1, y + 1
        if x > 1:
            x, y = 1, y + 1


Chip = tuple[str, str, str]  # reference, text, style


def goomz_tag(ref: str, words: Words) -> str:
    """Horns and letter, such as ▴▴R."""
    return GOOMZ[name_of(ref)] + words.label(f"terminal-eden-tag-{name_of(ref)}")


def goomz_chip(view: View, goomz: View, words: Words, size: Size) -> Chip:
    ref: str = goomz["ref"]
    trapped = any(ally["traps"] == ref for ally in view["allies"])
    text = goomz_tag(ref, words)
    if size.large:
        text = f"{GOOMZ[name_of(ref)]} {words.label(f'terminal-eden-{name_of(ref)}')}"
    return ref, text + "#" * trapped + "✓" * goomz["acted"], name_of(ref)


def ally_chip(ally: View, words: Words, size: Size) -> Chip:
    ref: str = ally["ref"]
    name = name_of(ref)
    text = ALLIES[name] + words.label(f"terminal-eden-tag-{name}")
    if size.large:
        text = f"{ALLIES[name]} {words.label(f'terminal-eden-{name}')}"
    if ally["shield"]:
        text = f"({text})"
    if ally["traps"] is not None:
        text += "#" + (goomz_tag(ally["traps"], words) if size.large else "")
    if ally["protected"] or (ally["traps"] is not None and size.large):
        text += "⊥"
    return ref, text, name


def draw_noa(view: View, words: Words, marks: Marks, size: Size) -> Canvas:
    """The middle: Noa, her power, and the Allies who rest with her."""
    canvas = Canvas(size.width, size.height)
    ref = "noa:power"
    canvas.box(0, 0, size.width, size.height, marks.style(ref, "noa"), ref,
               "heavy" if ref in marks.offered else "double")
    canvas.fill(1, 1, size.width - 2, size.height - 2, " ", marks.style(ref), ref)
    face = "•‿•" if view["noa"] else "-‿-"
    middle = size.width // 2
    row = 1 if size.large else 0
    if size.large:
        canvas.put(middle - 4, 0, "  Noa  ", marks.style(ref, "noa title"), ref)
        canvas.put(middle - 4, 1, f"(  {face}  )", marks.style(ref, "noa"), ref)
    else:
        canvas.put(middle - 5, 0, f" Noa ({face}) ", marks.style(ref, "noa"), ref)
    power = words.label("terminal-eden-short-" + ("power" if view["noa"] else "spent"))
    line = f"{marks.sign(ref)}{power} "
    canvas.put(middle - len(line) // 2, row + 1, line, marks.style(ref, "noa"), ref)
    y = row + (3 if size.large else 2)
    resting = [ally for ally in view["allies"] if ally["place"] is None]
    for at, ally in enumerate(resting):
        back = words.label("terminal-eden-back", round=ally["back"])
        ally_ref, text, style = ally_chip(ally, words, size)
        if not size.large:
            # Two lines hold three Allies if they are short: the number is the round of return.
            text = f"{text} {back}" if len(resting) < 3 else f"{text}→{ally['back']}"
            where = (2, y + at) if len(resting) < 3 else (1 + 7 * (at % 2), y + at // 2)
        else:
            text, where = f"{text} {back}", (2, y + at)
        canvas.put(where[0], where[1], cut(marks.sign(ally_ref) + text, size.width - 4),
                   marks.style(ally_ref, style), ally_ref)
    return canvas


# --- dice and what can be done with them --------------------------------------------------------


def faces(marks: Marks) -> list[str]:
    return sorted(ref for ref in marks.offered if ref.startswith("face:"))


def acts(view: View, words: Words, large: bool) -> list[tuple[str, str]]:
    if large:
        texts = [words.label("terminal-eden-backup-left", n=view["discards_left"]),
                 words.label("terminal-eden-free-left", n=view["rerolls"]),
                 words.label("eden-act-end")]
    else:
        texts = [words.label("terminal-eden-short-backup", n=view["discards_left"]),
                 words.label("terminal-eden-short-free", n=view["rerolls"]),
                 words.label("terminal-eden-short-end")]
    return list(zip(("act:backup", "act:reroll", "act:end"), texts, strict=True))


def draw_dice(canvas: Canvas, y: int, view: View, words: Words, marks: Marks) -> None:
    """Two lines: the dice, or the faces Noa may choose; and what else can be done."""
    x = canvas.put(0, y, words.label("terminal-eden-short-dice") + " ", "title")
    for die in view["dice"]:
        ref = f"die:{die}"
        x = canvas.put(x, y, f"{marks.sign(ref)}[{die}]", marks.style(ref, "die"), ref)
    if view["discarded"]:
        x = canvas.put(x + 1, y, words.label("terminal-eden-short-out", n=view["discarded"]), "dim")
    if faces(marks):
        x = canvas.put(x + 1, y, words.label("terminal-eden-short-faces"), "title") + 1
        for ref in faces(marks):
            x = canvas.put(x, y, f"{marks.sign(ref)}{name_of(ref)}", marks.style(ref, "die"), ref)
    x = 0
    for ref, text in acts(view, words, False):
        style = marks.style(ref, "button" if ref in marks.offered else "dim")
        x = canvas.put(x, y + 1, f"{marks.sign(ref)}{text} ", style, ref) + 2


def draw_dice_large(canvas: Canvas, y: int, view: View, words: Words, marks: Marks) -> None:
    x = 0
    canvas.put(0, y + 1, words.label("terminal-eden-short-dice"), "title")
    x = len(words.label("terminal-eden-short-dice")) + 1
    for die in view["dice"]:
        ref = f"die:{die}"
        canvas.box(x, y, 5, 3, marks.style(ref, "die"), ref,
                   "heavy" if ref in marks.offered else "round")
        canvas.put(x + 1, y + 1, f"{marks.sign(ref)}{die} ", marks.style(ref, "die"), ref)
        x += 6
    if view["discarded"]:
        canvas.put(x, y + 1, words.label("terminal-eden-short-out", n=view["discarded"]), "dim")
    if faces(marks):
        canvas.put(x, y, words.label("terminal-eden-short-faces"), "title")
        for at, ref in enumerate(faces(marks)):
            canvas.put(x + 3 * at, y + 1, f"{marks.sign(ref)}{name_of(ref)}",
                       marks.style(ref, "die"), ref)
    for line, (ref, text) in enumerate(acts(view, words, True)):
        style = marks.style(ref, "button" if ref in marks.offered else "dim")
        label = f"{marks.sign(ref)}{text} "
        canvas.put(canvas.width - len(label), y + line, label, style, ref)


# --- the Actions cards --------------------------------------------------------------------------


def lit(row: View, view: View, marks: Marks) -> bool:
    """A row whose number is on a die that was pointed at, or, before that, on any free die."""
    pointed = [ref for ref in marks.chosen if ref.startswith("die:")]
    return f"die:{row['die']}" in pointed if pointed else row["die"] in view["dice"]


def row_style(row: View, card: View, view: View, marks: Marks) -> str:
    if card["die"] == row["die"]:
        return "placed"
    if card["die"] is None and lit(row, view, marks):
        return marks.style(card["ref"], "row")
    return "dim"


def draw_cards(canvas: Canvas, y: int, view: View, words: Words, marks: Marks) -> None:
    """A table: a line for each card, a column for each number."""
    for die in range(1, 7):
        style = "title" if die in view["dice"] else "dim"
        canvas.put(4 + (die - 1) * 8 + 1, y, f"{die}", style)
    for line, card in enumerate(view["cards"], y + 1):
        ref = card["ref"]
        canvas.put(0, line, f"{marks.sign(ref)}{name_of(ref):<3}", marks.style(ref, "title"), ref)
        if card["turned"]:
            canvas.put(5, line, words.label("terminal-eden-short-turned"), "dim", ref)
            continue
        for row in card["rows"]:
            x = 4 + (row["die"] - 1) * 8
            text = words.label(f"terminal-eden-short-{row['action']}", amount=row["amount"])
            sign = "■" if card["die"] == row["die"] else " "
            canvas.put(x, line, f"{sign}{cut(text, 7):<7}", row_style(row, card, view, marks), ref)


def draw_cards_large(canvas: Canvas, y: int, view: View, words: Words, marks: Marks) -> None:
    """Four cards side by side, six rows each."""
    for at, card in enumerate(view["cards"]):
        x, ref = at * 18, card["ref"]
        canvas.box(x, y, 17, 8, marks.style(ref, "card"), ref,
                   "heavy" if ref in marks.offered else "round")
        title = words.label("terminal-eden-card-title", name=name_of(ref))
        canvas.put(x + 1, y, f"{marks.sign(ref)}{title} ", marks.style(ref, "title"), ref)
        if card["turned"]:
            for line, text in enumerate(wrap(words.label("terminal-eden-short-turned"), 13)):
                canvas.put(x + 2, y + 2 + line, text, "dim", ref)
            continue
        for row in card["rows"]:
            id = f"terminal-eden-card-{row['action']}"
            if not words.has(id):
                id = f"eden-action-{row['action']}"
            text = cut(words.label(id, amount=row["amount"]), 12)
            sign = "■" if card["die"] == row["die"] else " "
            canvas.put(x + 1, y + row["die"], f"{sign}{row['die']} {text:<12}",
                       row_style(row, card, view, marks), ref)


# --- beside the picture -------------------------------------------------------------------------


def status(view: View, words: Words, marks: Marks, width: int) -> Canvas:
    """The objective of each Goomz with its progress; modes; the edition."""
    canvas = Canvas(width, 5 if view["options"]["modes"] else 4)
    for y, goomz in enumerate(view["goomz"]):
        draw_objective(canvas, y, goomz, words)
    y = 3
    if view["options"]["modes"]:
        canvas.put(0, y, modes_text(view, words, width), "plain")
        y += 1
    edition = view["edition"]
    id = "stand-ins-short" if edition["stand_ins"] else "edition-short"
    canvas.put(0, y, cut(words.label(f"terminal-eden-{id}", edition=edition["name"]), width), "dim")
    return canvas


def draw_objective(canvas: Canvas, y: int, goomz: View, words: Words) -> None:
    ref, objective = goomz["ref"], goomz["objective"]
    canvas.put(0, y, goomz_tag(ref, words), name_of(ref))
    x = canvas.put(5, y, f"{goomz['collected']}/3 ", "title")
    if goomz["place"] is None:
        canvas.put(x, y, words.label("terminal-eden-short-gone"), "dim")
    if objective is None:
        return
    ally = name_of(objective["ally"])
    name = words.label(f"terminal-eden-{ally}")
    again = "↻" if objective["reroll"] else ""
    if canvas.width >= 32:  # room for the Ally's sign and some air
        x = canvas.put(x, y, f"{ALLIES[ally]} {name} ", ally)
        canvas.put(x, y, f"▹ {land(objective, words)} {again}", "plain")
    else:
        x = canvas.put(x, y, name, ally)
        canvas.put(x, y, f"▹{land(objective, words)}{again}", "plain")


def modes_text(view: View, words: Words, width: int) -> str:
    """The modes' names, shortened together if they are too long for the line."""
    names = [words.label(f"eden-mode-{mode}") for mode in view["options"]["modes"]]
    for length in range(20, 2, -1):
        text = " ".join(name if len(name) <= length else name[:length - 1] + "." for name in names)
        if len(text) <= width:
            return text
    return cut(text, width)
