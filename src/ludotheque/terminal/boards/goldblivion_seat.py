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
Fighter = tuple[str, str, int, bool]  # reference, slug, how many, whether resolved

FIGHT_CARDS = 10  # in the large picture: two rows of five kinds
WIDE = 60  # from this width on there is room for words
STEPS = ("side", "pay", "copy")  # steps of a path that are no component on the table


def draw_mine(canvas: Canvas, y: int, height: int, view: View, words: Words, marks: Marks,
              large: bool) -> None:
    """The lines between the land and the others: the last two are production and buttons."""
    mine = me(view)
    room = height - 2 if mine is not None else height
    if view["phase"] == "draft":
        draw_draft(canvas, y, height, view, words, marks)
        return
    if view["fight"]["hex"] is not None:
        draw_fight(canvas, y, room, view, words, marks, large)
    elif mine is not None and large:
        draw_cards(canvas, y, room - 1, view, mine, words, marks)
        draw_army(canvas, y + room - 1, mine, words)
    elif mine is not None:
        draw_chips(canvas, y, room, view, mine, words, marks)
    if mine is not None:
        draw_production(canvas, y + room, view, mine, words, marks)
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
    canvas.put(0, y, "─" * canvas.width, "track")
    canvas.put(0, y, cut(title, half - 2) + " ", "title")
    canvas.put(half + 1, y, " " + cut(words.label("goldblivion-board-in-play"), half - 2) + " ",
               "title")
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
        cards = [(ref, printed_card(view, slug), before + counted_name(slug, n, words))
                 for ref, slug, n, before in column]
        each = min((lines - 1) // max(len(cards), 1), 3)
        draw_card_lines(canvas, x, y + 1, half - 1, each, cards, words, marks)


def counted_name(slug: str, n: int, words: Words) -> str:
    return card_name(slug, words) + (f"×{n}" if n > 1 else "")


def draw_card_lines(canvas: Canvas, x: int, y: int, width: int, each: int,
                    cards: list[tuple[str, View, str]], words: Words, marks: Marks) -> None:
    """Sign, name, types and power of each card, one below the other, in so many lines at most."""
    names = [f"{name} {'' if card['building'] else types_of(card, words)}"
             for _, card, name in cards]
    longest = max((len(name) for name in names), default=0)
    for (ref, card, _), name in zip(cards, names, strict=True):
        at = canvas.put(x, y, f"{marks.sign(ref)}{name:<{longest}} ",
                        marks.style(ref, style_of(card)), ref)
        room = x + width - at
        for line in fitting(powers_text(card["powers"], words),
                            powers_short(card["powers"], words), room, each):
            canvas.put(at, y, cut(line, room), marks.style(ref, "plain"), ref)
            y += 1


def draw_army(canvas: Canvas, y: int, mine: View, words: Words) -> None:
    """The Combat cards you own: which is known, in which order they come is not."""
    chips = heading("army", words)
    chips += [("", counted_name(slug, n, words), "force") for slug, n in mine["army"].items()]
    chips += [("", "✓" + counted_name(slug, n, words), "dim")
              for slug, n in mine["spent"].items()]
    flow(canvas, 0, y, canvas.width, 1, chips, Marks())


# --- production, tokens and buttons -------------------------------------------------------------


def draw_production(canvas: Canvas, y: int, view: View, mine: View, words: Words,
                    marks: Marks) -> None:
    """Both sides of the board with what they make; Magic tokens; how many Combat cards."""
    left = sum(one["side"] == "left" for one in mine["developed"])
    right = len(mine["developed"]) - left
    chips = heading("production", words) if canvas.width > WIDE else []
    chips += [
        ("develop:left", f"«{left}{CARD} +{left}{letter('nuggets', words)}", "nugget"),
        ("develop:right", f"{right}{CARD}» +{right // 2}{letter('materials', words)}",
         "material")]
    if canvas.width <= WIDE:
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
    nobles = [(f"noble:{card['card']}", card, card_name(card["card"], words))
              for card in draft["nobles"]]
    draw_card_lines(canvas, 0, y + 1, canvas.width, 1, nobles, words, marks)


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
    x = canvas.put(0, y + 1, "■" * got, "force")
    x = canvas.put(x, y + 1, "□" * (need - got), "dim")
    if fight["force"] >= need:
        x = canvas.put(x + 1, y + 1, words.label("goldblivion-board-enough"), "ingot")
    # Where a kind is fresh and resolved at once, it is the fresh one that is meant.
    cards: list[Fighter] = [(f"army:{slug}", slug, n, False) for slug, n in fight["fresh"].items()]
    cards += [("" if slug in fight["fresh"] else f"army:{slug}", slug, n, True)
              for slug, n in fight["used"].items()]
    if large and len(cards) <= FIGHT_CARDS:
        for number, card in enumerate(cards):
            draw_fighter(canvas, 14 * (number % 5), y + 2 + 3 * (number // 5), view, card, words,
                         marks)
        return
    chips = [(ref, fighter_chip(view, slug, n, used, words), "dim" if used else "force")
             for ref, slug, n, used in cards]
    flow(canvas, 0, y + 2, canvas.width, lines - 2, chips, marks)


def draw_fighter(canvas: Canvas, x: int, y: int, view: View, card: Fighter, words: Words,
                 marks: Marks) -> None:
    """A Combat card of 13 columns and three lines."""
    ref, slug, n, used = card
    style = "dim" if used else "force"
    canvas.box(x, y, 13, 3, marks.style(ref, style), ref,
               "heavy" if ref in marks.offered else "round")
    canvas.fill(x + 1, y + 1, 11, 1, " ", marks.style(ref), ref)
    sign = "✓" if used and ref not in marks.offered else marks.sign(ref)
    name = sign + counted_name(slug, n, words)
    canvas.put(x + 1, y, cut(name, 10) + " ", marks.style(ref, style), ref)
    signs = fighter_short(printed_fighter(view, slug), words)
    canvas.put(x + 1, y + 1, cut(signs, 11), marks.style(ref, "dim" if used else "plain"), ref)


def fighter_chip(view: View, slug: str, n: int, used: bool, words: Words) -> str:
    if used:
        return "✓" + counted_name(slug, n, words)
    return f"{counted_name(slug, n, words)} {fighter_short(printed_fighter(view, slug), words)}"
