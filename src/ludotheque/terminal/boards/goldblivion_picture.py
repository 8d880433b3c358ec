"""GOLDblivion drawn with characters, in two sizes: only the view is drawn, no rule is known.

From top to bottom: the markets and Villages, the land, your own table (or the draft, or the fight
that goes on), the others. Letters and shapes come first, colours second.
"""

from __future__ import annotations

from ludotheque.core.text import Words
from ludotheque.terminal.boards.goldblivion_land import draw_land
from ludotheque.terminal.boards.goldblivion_others import draw_others
from ludotheque.terminal.boards.goldblivion_seat import draw_mine
from ludotheque.terminal.boards.goldblivion_signs import (
    Chip,
    fitting,
    flow,
    style_of,
)
from ludotheque.terminal.boards.goldblivion_words import (
    View,
    card_name,
    cost_letter,
    fighter_short,
    fighter_text,
    letter,
    me,
    name_of,
    power_short,
    powers_short,
    powers_text,
    printed_fighter,
    types_of,
)
from ludotheque.terminal.canvas import Canvas, Marks, cut, wrap

STYLES = {
    "elf": ("bold #8fe0a0", "bold #17652c"),
    "human": ("bold #8fc1ff", "bold #0b4fa0"),
    "dwarf": ("bold #ffb27a", "bold #8f4300"),
    "building": ("bold #d9c2a8", "bold #6b4a26"),
    "nugget": ("bold #f4cf5a", "bold #7a5a00"),
    "material": ("bold #c9a58b", "bold #6f4528"),
    "ingot": ("bold #ffe27a", "bold #6e5200"),
    "track": ("#7d7350", "#a5966a"),
    "force": ("bold #ff8f7d", "bold #b3261e"),
    "magic": ("bold #d3b1ff", "bold #5f2fa3"),
    "forest": ("#5da36c", "#3d8049"),
    "mountain": ("#a3968c", "#857565"),
    "sea": ("#4d86c7", "#3f79b8"),
    "hidden": ("#5f6d7c", "#9aa0a8"),
    "empty": ("#74837b", "#8c8677"),
}
GOAL = 10  # ingots that end the game, and the length of the track


def draw(view: View, words: Words, marks: Marks, large: bool) -> Canvas:
    """Markets, land, your table, the others."""
    if large:
        canvas = Canvas(71, 37)
        draw_market_cards(canvas, 0, view, words, marks)
        draw_piles(canvas, 7, view, words, marks)
        draw_land(canvas, 12, view, words, marks, 14, 3)
        draw_players(canvas, 22, 10, view, words, marks, True)
        return canvas
    canvas = Canvas(52, 22)
    draw_market_lines(canvas, 0, view, words, marks)
    draw_pile_lines(canvas, 4, view, words, marks)
    draw_land(canvas, 6, view, words, marks, 10, 2)
    draw_players(canvas, 13, 6, view, words, marks, False)
    return canvas


def draw_players(canvas: Canvas, y: int, height: int, view: View, words: Words, marks: Marks,
                 large: bool) -> None:
    """Your table and then the others; who only looks on has none, which leaves more for these."""
    if me(view) is None:
        busy = view["phase"] == "draft" or view["fight"]["hex"] is not None
        height = min(height, 6) - 1 if busy else 0
    if height:
        draw_mine(canvas, y, height, view, words, marks, large)
    draw_others(canvas, y + height, canvas.height - y - height, view, words, marks)


# --- the markets: a line or a card each -----------------------------------------------------------


def draw_market_lines(canvas: Canvas, y: int, view: View, words: Words, marks: Marks) -> None:
    for number, card in enumerate(view["market"], 1):
        ref = f"market:{number}"
        line = y + number - 1
        x = canvas.put(0, line, f"{marks.sign(ref)}{number} ", marks.style(ref, "title"), ref)
        if card is None:
            canvas.put(x, line, words.label("goldblivion-board-gap"), "dim", ref)
            continue
        name = cut(card_name(card["card"], words), 13)
        canvas.put(x, line, f"{name:<13} ", marks.style(ref, style_of(card)), ref)
        cost = "material" if card["building"] else "nugget"
        canvas.put(x + 14, line, f"{cost_letter(card, words):<3}", marks.style(ref, cost), ref)
        canvas.put(x + 17, line, f"{types_of(card, words):<3}", marks.style(ref, style_of(card)),
                   ref)
        canvas.put(x + 20, line, cut(powers_short(card["powers"], words), 29),
                   marks.style(ref, "plain"), ref)


def draw_pile_lines(canvas: Canvas, y: int, view: View, words: Words, marks: Marks) -> None:
    """A line for the Combat piles and one for the Villages."""
    for number, pile in enumerate(view["combat"]):
        ref, x = pile["ref"], 26 * number
        text = f"{marks.sign(ref)}{letter('combat', words)}{name_of(ref)} "
        x = canvas.put(x, y, text, marks.style(ref, "force"), ref)
        canvas.put(x, y, cut(pile_text(view, pile, words), 25 - len(text)),
                   marks.style(ref, "plain"), ref)
    for number, village in enumerate(view["villages"]):
        ref, x = village["ref"], 26 * number
        text = f"{marks.sign(ref)}{'«»'[number]}{letter('village', words)} "
        x = canvas.put(x, y + 1, text, marks.style(ref, "building"), ref)
        now = power_short(village["powers"][village["face"]], words)
        canvas.put(x, y + 1, cut(now, 25 - len(text)), marks.style(ref, "plain"), ref)


def pile_text(view: View, pile: View, words: Words) -> str:
    if pile["card"] is None:
        return words.label("goldblivion-board-gap")
    fighter = printed_fighter(view, pile["card"])
    cost = f"{pile['cost']}{letter('nuggets', words)}"
    return f"{card_name(pile['card'], words)} {cost} {fighter_short(fighter, words)}"


def draw_market_cards(canvas: Canvas, y: int, view: View, words: Words, marks: Marks) -> None:
    for number, card in enumerate(view["market"], 1):
        ref = f"market:{number}"
        if card is None:
            draw_card(canvas, 18 * (number - 1), y, 7, ref, "dim",
                      [(words.label("goldblivion-board-gap"), "dim")], marks)
            continue
        cost = "material" if card["building"] else "nugget"
        power = fitting(powers_text(card["powers"], words), powers_short(card["powers"], words),
                        15, 4)
        lines = [(line, "plain") for line in power]
        x = 18 * (number - 1)
        title = f"{number} {card_name(card['card'], words)}"
        draw_card(canvas, x, y, 7, ref, style_of(card), [("", ""), *lines], marks, title)
        canvas.put(x + 1, y + 1, cost_letter(card, words), marks.style(ref, cost), ref)
        types = type_words(card, words)
        canvas.put(x + 16 - len(types), y + 1, types, marks.style(ref, style_of(card)), ref)


def type_words(card: View, words: Words) -> str:
    """`Elf Elf` if there is room, else letters."""
    names = ["building"] if card["building"] else card["types"]
    text = " ".join(words.label(f"goldblivion-type-{name}") for name in names)
    return text if len(text) <= 11 else types_of(card, words)


def draw_piles(canvas: Canvas, y: int, view: View, words: Words, marks: Marks) -> None:
    """Two Combat piles and two Villages, side by side."""
    for number, pile in enumerate(view["combat"]):
        lines = [(words.label("goldblivion-board-gap"), "dim")]
        title = f"{letter('combat', words)}{number + 1}"
        if pile["card"] is not None:
            fighter = printed_fighter(view, pile["card"])
            title += f" {card_name(pile['card'], words)}"
            below = words.label("goldblivion-board-below", n=pile["below"])
            lines = [(f"{pile['cost']}{letter('nuggets', words)}", "nugget"),
                     *[(line, "plain") for line in
                       fitting(fighter_text(fighter, words), fighter_short(fighter, words), 15, 2)]]
            draw_card(canvas, 18 * number, y, 5, pile["ref"], "force", lines, marks, title)
            canvas.put(18 * number + 16 - len(below), y + 1, below,
                       marks.style(pile["ref"], "dim"), pile["ref"])
        else:
            draw_card(canvas, 18 * number, y, 5, pile["ref"], "dim", lines, marks, title)
    for number, village in enumerate(view["villages"]):
        now = wrap(power_short(village["powers"][village["face"]], words), 15)
        then = "↻ " + power_short(village["powers"][1 - village["face"]], words)
        lines = [(line, "plain") for line in now[:2]] + [(cut(then, 15), "dim")]
        title = words.label("goldblivion-board-village", sign="«»"[number])
        draw_card(canvas, 36 + 18 * number, y, 5, village["ref"], "building", lines, marks, title)


def draw_card(canvas: Canvas, x: int, y: int, height: int, ref: str, style: str,
              lines: list[tuple[str, str]], marks: Marks, title: str = "") -> None:
    """A card of 17 columns: its title on the upper edge, lines within."""
    canvas.box(x, y, 17, height, marks.style(ref, style), ref,
               "heavy" if ref in marks.offered else "round")
    canvas.fill(x + 1, y + 1, 15, height - 2, " ", marks.style(ref), ref)
    if title:
        canvas.put(x + 1, y, f"{marks.sign(ref)}{cut(title, 13)} ", marks.style(ref, style), ref)
    for line, (text, own) in enumerate(lines[:height - 2], y + 1):
        canvas.put(x + 1, line, cut(text, 15), marks.style(ref, own), ref)


# --- beside the picture ---------------------------------------------------------------------------


def status(view: View, words: Words, marks: Marks, width: int) -> Canvas:
    """What you own, everybody's way to ten ingots, and the edition."""
    tracks = [(words.label("goldblivion-board-seat", n=number), seat["gold"])
              for number, seat in enumerate(view["seats"], 1)]
    if view["noble"] is not None:
        tracks.append((words.name(f"noble:{view['noble']['name']}")[:2], view["noble"]["gold"]))
    mine = me(view)
    lines = (len(tracks) + 1) // 2
    canvas = Canvas(width, lines + 1 + (mine is not None))
    y = 0
    if mine is not None:
        flow(canvas, 0, 0, width, 1, resources(mine, words), Marks())
        y = 1
    for number, (name, gold) in enumerate(tracks):
        x = (width // 2) * (number % 2)
        x = canvas.put(x, y + number // 2, name, "title" if number == view["seat"] else "plain")
        draw_track(canvas, x, y + number // 2, gold)
    edition = view["edition"]
    id = "stand-ins-short" if edition["stand_ins"] else "edition-short"
    text = words.label(f"goldblivion-board-{id}", edition=edition["name"])
    canvas.put(0, y + lines, cut(text, width), "dim")
    return canvas


def draw_track(canvas: Canvas, x: int, y: int, gold: int) -> None:
    """Ten places for ingots; more than ten are a number."""
    x = canvas.put(x, y, "◆" * min(gold, GOAL), "ingot")
    x = canvas.put(x, y, "◇" * max(GOAL - gold, 0), "track")
    if gold > GOAL:
        canvas.put(x, y, f"{gold}", "ingot")


def resources(seat: View, words: Words) -> list[Chip]:
    materials = f"{seat['materials']}{letter('materials', words)}"
    return [("", f"{seat['nuggets']}{letter('nuggets', words)}", "nugget"),
            ("", f"{materials}/4", "material"),
            ("", f"{seat['gold']}{letter('ingots', words)}", "ingot"),
            ("", "".join(f" {letter(name, words)}{n}" for name, n in seat["symbols"].items()
                         if n).strip(), "dim")]
