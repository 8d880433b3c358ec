"""The others in GOLDblivion's picture: what everybody may see of them, or the automated noble."""

from __future__ import annotations

from ludotheque.core.text import Words
from ludotheque.terminal.boards.goldblivion_seat import building_chips
from ludotheque.terminal.boards.goldblivion_signs import Chip, card_chips, fitting, flow
from ludotheque.terminal.boards.goldblivion_words import (
    CARD,
    MAGIC,
    View,
    letter,
    power_short,
    power_text,
)
from ludotheque.terminal.canvas import Canvas, Marks, cut

WIDE = 60  # from this width on counts are told in words
TYPES = ("elf", "human", "dwarf", "building")


def draw_others(canvas: Canvas, y: int, lines: int, view: View, words: Words,
                marks: Marks) -> None:
    """As many lines for each as there are."""
    if view["noble"] is not None:
        draw_noble(canvas, y, lines, view, words, marks)
        return
    others = [seat for number, seat in enumerate(view["seats"]) if number != view["seat"]]
    for number, seat in enumerate(others):
        share = lines // len(others) + (1 if number < lines % len(others) else 0)
        chips = seat_chips(view, seat, words, canvas.width > WIDE)
        if share > 1:
            flow(canvas, 0, y, canvas.width, 1, chips, marks)
            flow(canvas, 0, y + 1, canvas.width, share - 1, table_chips(view, seat, words), marks,
                 2)
        else:
            flow(canvas, 0, y, canvas.width, 1, [*chips, *table_chips(view, seat, words)], marks)
        y += share


def seat_chips(view: View, seat: View, words: Words, wide: bool) -> list[Chip]:
    """Resources and counts; in words where there is room."""
    name = words.label("goldblivion-board-seat", n=int(seat["ref"][5:]))
    state = "*" if view["turn"] == seat["ref"] and not seat["passed"] else ""
    state = "✓" if seat["chosen"] else "‖" if seat["passed"] else state
    chips: list[Chip] = [(seat["ref"], name + state, "title"),
                         ("", f"{seat['nuggets']}{letter('nuggets', words)}", "nugget"),
                         ("", f"{seat['materials']}{letter('materials', words)}", "material"),
                         ("", f"{seat['gold']}{letter('ingots', words)}", "ingot")]
    left = sum(one["side"] == "left" for one in seat["developed"])
    tiles = sum(seat["trophies"].values())
    army = sum(seat["army"].values())
    sides = ("", f"«{left} {len(seat['developed']) - left}»", "dim")
    if wide:
        counts = words.label("goldblivion-board-counts", hand=seat["hand_size"],
                             pile=seat["pile_size"], army=army, tokens=seat["tokens"],
                             tiles=tiles)
        return [*chips, sides, ("", counts, "plain")]
    chips += [("", f"{CARD}{seat['hand_size']}+{seat['pile_size']}", "plain"),
              ("", f"{letter('combat', words)}{army}", "force"), sides,
              ("", f"{MAGIC}{seat['tokens']}", "magic"), ("", f"⬡{tiles}", "forest")]
    return chips


def table_chips(view: View, seat: View, words: Words) -> list[Chip]:
    """What is in play: to be seen, never pointed at."""
    chips = card_chips(view, "played", seat["play"], words) + building_chips(view, seat, words)
    return [("", text, style) for _, text, style in chips]


def draw_noble(canvas: Canvas, y: int, lines: int, view: View, words: Words,
               marks: Marks) -> None:
    """Its resources, its chart, and its columns: how many cards, and what runs."""
    noble = view["noble"]
    chart = noble["chart"]
    level = words.label(f"goldblivion-level-{noble['level']}")
    chips: list[Chip] = [
        ("", f"{words.name('noble:' + noble['name'])} ({level})", "title"),
        ("noble:nuggets", f"{noble['nuggets']}{letter('nuggets', words)}", "nugget"),
        ("", f"{noble['materials']}{letter('materials', words)}", "material"),
        ("", f"{noble['gold']}{letter('ingots', words)}", "ingot"),
        ("", f"⬡{sum(noble['trophies'].values())}", "forest"),
        ("", f"{chart['materials']}{letter('materials', words)}→"
             + power_short(chart["materials_give"], words), "dim"),
        ("", f"{chart['nuggets']}{letter('nuggets', words)}→"
             + power_short(chart["nuggets_give"], words), "dim")]
    flow(canvas, 0, y, canvas.width, 1, chips, marks)
    if canvas.width > WIDE:
        draw_columns(canvas, y + 1, noble, words, marks)
        return
    columns: list[Chip] = []
    for number, name in enumerate(TYPES):
        cards = sum(noble["slots"][number].values())
        line = power_short(noble["lines"][number], words)
        columns.append((f"slot:{name}", f"{letter(name, words)}{cards}: {line} ", name))
    columns.append(("", f"{MAGIC}: {power_short(noble['lines'][4], words)}", "magic"))
    flow(canvas, 0, y + 1, canvas.width, lines - 1, columns, marks)


def draw_columns(canvas: Canvas, y: int, noble: View, words: Words, marks: Marks) -> None:
    """Two beside each other, in words as far as there is room."""
    half = canvas.width // 2
    for number, name in enumerate((*TYPES, "")):
        x, line = (half + 1) * (number % 2), y + number // 2
        power = noble["lines"][number]
        ref, head, style = "", MAGIC, "magic"
        if name:
            cards = sum(noble["slots"][number].values())
            ref, head, style = f"slot:{name}", f"{letter(name, words)}{cards}", name
        x = canvas.put(x, line, f"{marks.sign(ref)}{head} ", marks.style(ref, style), ref)
        room = half * (number % 2 + 1) - x
        text = fitting(power_text(power, words), power_short(power, words), room, 1)[0]
        canvas.put(x, line, cut(text, room), marks.style(ref, "plain"), ref)
