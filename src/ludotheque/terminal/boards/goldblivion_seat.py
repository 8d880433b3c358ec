"""Your own table in GOLDblivion's picture: hand, cards in play, production; draft; fight."""

from __future__ import annotations

from ludotheque.core.text import Words
from ludotheque.terminal.boards.goldblivion_signs import Chip, card_chips, fitting, flow, style_of
from ludotheque.terminal.boards.goldblivion_words import (
    CARD,
    MAGIC,
    View,
    card_name,
    fighter_short,
    hex_of,
    letter,
    me,
    name_of,
    powers_short,
    powers_text,
    printed_card,
    printed_fighter,
    types_of,
)
from ludotheque.terminal.canvas import Canvas, Marks, cut

ACTS = ("act:pass", "act:end", "act:ingot")
STEPS = ("side", "pay", "copy")  # steps of a path that are no component on the table


def draw_mine(canvas: Canvas, y: int, height: int, view: View, words: Words, marks: Marks,
              large: bool) -> None:
    """The lines between the land and the others: the last two are production and buttons."""
    mine = me(view)
    room = height - 2
    if view["phase"] == "draft":
        draw_draft(canvas, y, height, view, words, marks)
        return
    if view["fight"]["hex"] is not None:
        draw_fight(canvas, y, room, view, words, marks, large)
    elif mine is not None and large:
        draw_cards(canvas, y, room, view, mine, words, marks)
    elif mine is not None:
        draw_chips(canvas, y, room, view, mine, words, marks)
    if mine is not None:
        draw_production(canvas, y + room, view, mine, words, marks)
    if view["phase"] != "over":
        draw_buttons(canvas, y + height - 1, words, marks)


# --- cards --------------------------------------------------------------------------------------


def draw_chips(canvas: Canvas, y: int, lines: int, view: View, mine: View, words: Words,
               marks: Marks) -> None:
    """Hand first, then what is in play, as many lines as each needs."""
    hand = heading("hand", words) + card_chips(view, "hand", mine["hand"], words)
    line = flow(canvas, 0, y, canvas.width, lines - 1, hand, marks, 2)
    play = heading("play", words) + card_chips(view, "played", mine["play"], words)
    play += building_chips(view, mine, words)
    flow(canvas, 0, line, canvas.width, y + lines - line, play, marks, 2)


def heading(id: str, words: Words) -> list[Chip]:
    return [("", words.label(f"goldblivion-board-{id}"), "title")]


def building_chips(view: View, seat: View, words: Words) -> list[Chip]:
    return card_chips(view, "building", seat["upright"], words, "■") \
        + card_chips(view, "building", seat["turned"], words, "□")


def draw_cards(canvas: Canvas, y: int, lines: int, view: View, mine: View, words: Words,
               marks: Marks) -> None:
    """Two columns: the hand, and what is in play; each card with what it does."""
    half = canvas.width // 2
    title = words.label("goldblivion-board-hand-of", n=mine["hand_size"], pile=mine["pile_size"])
    canvas.put(0, y, cut(title, half), "title")
    canvas.put(half + 1, y, cut(words.label("goldblivion-board-in-play"), half), "title")
    hand = [(f"hand:{slug}", slug, n, "") for slug, n in mine["hand"].items()]
    play = [(f"played:{slug}", slug, n, "") for slug, n in mine["play"].items()]
    play += [(f"building:{slug}", slug, n, "■") for slug, n in mine["upright"].items()]
    play += [(f"building:{slug}", slug, n, "□") for slug, n in mine["turned"].items()]
    for x, column, kind in ((0, hand, "hand"), (half + 1, play, "play")):
        if len(column) > lines - 1:
            # Too many for a line each: names only.
            chips = card_chips(view, "hand", mine["hand"], words) if kind == "hand" else \
                card_chips(view, "played", mine["play"], words) + building_chips(view, mine, words)
            flow(canvas, x, y + 1, half - 1, lines - 1, chips, marks)
            continue
        for line, (ref, slug, n, before) in enumerate(column, y + 1):
            draw_card_line(canvas, x, line, half - 1, ref, printed_card(view, slug), n, before,
                           words, marks)


def draw_card_line(canvas: Canvas, x: int, y: int, width: int, ref: str, card: View, n: int,
                   before: str, words: Words, marks: Marks) -> None:
    end = x + width
    name = before + card_name(card["card"], words) + (f"×{n}" if n > 1 else "")
    types = "" if card["building"] else types_of(card, words)
    x = canvas.put(x, y, f"{marks.sign(ref)}{cut(name, 14)} ", marks.style(ref, style_of(card)),
                   ref)
    x = canvas.put(x, y, f"{types} " if types else "", marks.style(ref, style_of(card)), ref)
    power = fitting(powers_text(card["powers"], words), powers_short(card["powers"], words),
                    end - x, 1)[0]
    canvas.put(x, y, cut(power, end - x), marks.style(ref, "plain"), ref)


# --- production, tokens and buttons -------------------------------------------------------------


def draw_production(canvas: Canvas, y: int, view: View, mine: View, words: Words,
                    marks: Marks) -> None:
    """Both sides of the board with what they make; Magic tokens; how many Combat cards."""
    left = sum(one["side"] == "left" for one in mine["developed"])
    right = len(mine["developed"]) - left
    chips: list[Chip] = [
        ("develop:left", f"«{left}{CARD} +{left}{letter('nuggets', words)}", "nugget"),
        ("develop:right", f"{right}{CARD}» +{right // 2}{letter('materials', words)}",
         "material")]
    army = sum(mine["army"].values())
    chips.append(("", f"{letter('combat', words)}{army}", "force"))
    chips += [(ref, f"{MAGIC}{name_of(ref)} "
               + powers_short(view["printed"]["tokens"][ref], words), "magic")
              for ref in mine["held"]]
    flow(canvas, 0, y, canvas.width, 1, chips, marks)


def draw_buttons(canvas: Canvas, y: int, words: Words, marks: Marks) -> None:
    """What can be done that is no component, and the steps of a choice half made."""
    refs = list(ACTS)
    further = sorted(ref for ref in marks.offered if ref not in ACTS
                     and (ref.startswith("act:") or ref.partition(":")[0] in STEPS))
    if further:
        refs = [*further, *[ref for ref in ACTS if ref in marks.offered]]
    chips = []
    for ref in refs:
        id = f"goldblivion-board-{ref.replace(':', '-')}"
        text = words.label(id) if words.has(id) else words.name(ref)
        chips.append((ref, f"{text} ", "button" if ref in marks.offered else "dim"))
    flow(canvas, 0, y, canvas.width, 1, chips, marks)


# --- the draft and the fight --------------------------------------------------------------------


def draw_draft(canvas: Canvas, y: int, height: int, view: View, words: Words,
               marks: Marks) -> None:
    draft = view["draft"]
    title = words.label("goldblivion-phase-draft")
    order = [f"{words.name(ref)}" + token_of(draft, ref) for ref in reversed(draft["picking"])]
    x = canvas.put(0, y, title + "  ", "title")
    canvas.put(x, y, cut(" → ".join(order), canvas.width - x), "dim")
    for line, card in enumerate(draft["nobles"], y + 1):
        draw_card_line(canvas, 0, line, canvas.width, f"noble:{card['card']}", card, 1, "", words,
                       marks)


def token_of(draft: View, ref: str) -> str:
    token = draft["tokens"][int(name_of(ref)) - 1]
    return "" if token is None else f" {MAGIC}{token}"


def draw_fight(canvas: Canvas, y: int, lines: int, view: View, words: Words, marks: Marks,
               large: bool) -> None:
    """The enemy's Force and yours as two bars, then the cards of the fight."""
    fight = view["fight"]
    enemy = hex_of(view, fight["hex"])["enemy"]
    need = enemy["force"] if enemy else fight["force"]
    title = words.say("goldblivion-tell-fight", hex=fight["hex"], force=fight["force"], enemy=need)
    canvas.put(0, y, cut(title, canvas.width), "force")
    got = min(fight["force"], need)
    x = canvas.put(0, y + 1, "▰" * got, "force")
    x = canvas.put(x, y + 1, "▱" * (need - got), "dim")
    if fight["force"] >= need:
        x = canvas.put(x + 1, y + 1, words.label("goldblivion-board-enough"), "ingot")
    chips = fighter_chips(view, fight["fresh"], words, large, False) \
        + fighter_chips(view, fight["used"], words, large, True)
    flow(canvas, 0, y + 2, canvas.width, lines - 2, chips, marks)


def fighter_chips(view: View, counts: dict[str, int], words: Words, large: bool,
                  used: bool) -> list[Chip]:
    chips = []
    for slug, n in counts.items():
        text = ("✓" if used else "") + card_name(slug, words) + (f"×{n}" if n > 1 else "")
        signs = fighter_short(printed_fighter(view, slug), words)
        text += f" {signs}" if large or not used else ""
        chips.append((f"army:{slug}", f"{text} ", "dim" if used else "force"))
    return chips
