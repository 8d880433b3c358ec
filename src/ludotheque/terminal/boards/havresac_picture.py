"""Havresac drawn with characters, in two sizes: only the view is drawn, no rule is known.

The map is the heart. Below it: the Guardian drawn, bag, items, gains, tracks, what was scouted, and
a line for each of the others; in Recruitment the six tiles and what they cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from ludotheque.core.text import Words
from ludotheque.terminal.boards.havresac_map import STYLES as MAP_STYLES
from ludotheque.terminal.boards.havresac_map import draw_map
from ludotheque.terminal.boards.havresac_words import (
    CREATURE_SIGNS,
    FACE_SIGNS,
    GUARDIANS,
    View,
    board_of,
    code,
    extra_steps,
    face,
    face_about,
    face_short,
    gains_of,
    is_mine,
    kind,
    looked_at,
    movement,
    name_of,
    playing,
    square_of,
    tile_of,
    worth,
)
from ludotheque.terminal.canvas import Canvas, Marks, cut

STYLES = {
    **MAP_STYLES,
    "glory": ("bold #ffe27a", "bold #6e5200"),
    "track": ("#8a8060", "#8c7f55"),
    "looking": ("bold #121d1a on #86ccff", "bold #ffffff on #0b559f"),
}
Chip = tuple[str, str, str]  # reference (or nothing), text, style
SMALL, LARGE = (52, 22), (72, 37)  # columns and lines of the picture
WIDE = 40  # from this width on the words beside the picture tell what the Guardian's tile says


def draw(view: View, words: Words, marks: Marks, large: bool) -> Canvas:
    canvas = Canvas(*LARGE) if large else Canvas(*SMALL)
    draw_map(canvas, 0, view, words, marks, large)
    y = 23 if large else 12
    others = other_boards(view)
    if large:
        y = draw_tiles(canvas, y, view, words, marks)
    elif view["phase"] == "recruitment":
        y = draw_tile_lines(canvas, y, view, words, marks)
    rows = panel(view, words, canvas.height - y - len(others), canvas.width)
    draw_buttons(canvas, y, words, marks)
    for row in rows:
        put_line(canvas, y, row, marks)
        y += 1
    for number, seat in enumerate(others):
        put_line(canvas, canvas.height - len(others) + number, seat_line(view, seat, words), marks)
    return canvas


def panel(view: View, words: Words, room: int, width: int) -> list[list[Chip]]:
    """The rows below the map: what matters most, and the rest as far as there is room for it."""
    if room < 7:  # the tiles take it: Recruitment on a small screen
        return [owned_line(view, words), places_line(view, words), fairies_line(view, words)][:room]
    rows = [bag_line(view, words), items_line(view, words), gains_line(view, words),
            places_line(view, words), fairies_line(view, words), scouted_line(view, words)]
    if view["phase"] == "recruitment":
        rows[0] = owned_line(view, words)
    if room > 7:
        rows.insert(2, closed_line(view, words))
    return now_rows(view, words, room - len(rows), width) + rows


def other_boards(view: View) -> list[int]:
    """The seats whose board is not the one shown."""
    return [seat for seat in range(len(view["boards"])) if seat != looked_at(view)]


def put_line(canvas: Canvas, y: int, chips: Sequence[Chip], marks: Marks, x: int = 0) -> int:
    """Chips one after the other on a line; what may be pointed at has its sign before it."""
    for ref, text, style in chips:
        sign = marks.sign(ref).strip() if ref else ""
        room = canvas.width - x
        if room < 2:
            break
        x = canvas.put(x, y, cut(sign + text, room), marks.style(ref, style), ref) + 1
    return x


# --- the tiles ------------------------------------------------------------------------------------


def draw_tile_lines(canvas: Canvas, y: int, view: View, words: Words, marks: Marks) -> int:
    """One line each: name, face, movement, cost, and how many are left."""
    for tile in view["tiles"]:
        ref = tile["ref"]
        style = marks.style(ref, "plain" if tile["reserve"] else "dim")
        canvas.put(0, y, " " * canvas.width, style, ref)
        canvas.put(0, y, marks.sign(ref), style, ref)
        canvas.put(1, y, code(ref, words), tile["face"], ref)
        canvas.put(4, y, kind(name_of(ref), words), style, ref)
        canvas.put(16, y, f"{FACE_SIGNS[tile['face']]} {movement(tile, words)}", style, ref)
        canvas.put(31, y, words.label("havresac-board-gold", n=tile["cost"]),
                   marks.style(ref, "chest"), ref)
        canvas.put(39, y, words.label("havresac-board-left", n=tile["reserve"]),
                   marks.style(ref, "dim"), ref)
        y += 1
    return y


def draw_tiles(canvas: Canvas, y: int, view: View, words: Words, marks: Marks) -> int:
    """Three beside each other, two lines each."""
    width = canvas.width // 3
    for number, tile in enumerate(view["tiles"]):
        ref = tile["ref"]
        x, line = number % 3 * width, y + number // 3 * 2
        style = marks.style(ref, "plain" if tile["reserve"] else "dim")
        for row in (line, line + 1):
            canvas.put(x, row, " " * (width - 1), style, ref)
        canvas.put(x, line, marks.sign(ref), style, ref)
        canvas.put(x + 1, line, code(ref, words), tile["face"], ref)
        title = f"{FACE_SIGNS[tile['face']]} {kind(name_of(ref), words)}"
        canvas.put(x + 4, line, title, style, ref)
        cost = words.label("havresac-board-gold", n=tile["cost"])
        canvas.put(x + width - 1 - len(cost), line, cost, marks.style(ref, "chest"), ref)
        canvas.put(x + 4, line + 1, movement(tile, words), marks.style(ref, "dim"), ref)
        left = words.label("havresac-board-left", n=tile["reserve"])
        canvas.put(x + width - 1 - len(left), line + 1, left, marks.style(ref, "dim"), ref)
    return y + 4


# --- the Guardian drawn ---------------------------------------------------------------------------


def draw_buttons(canvas: Canvas, y: int, words: Words, marks: Marks) -> None:
    """What ends a turn, at the right."""
    for act in ("act:done", "act:aside"):
        if act in marks.offered:
            text = f"{marks.sign(act)}{words.name(act)} "
            canvas.put(canvas.width - len(text), y, text, marks.style(act, "button"), act)


def now_rows(view: View, words: Words, room: int, width: int) -> list[list[Chip]]:
    """Who is to move and how, then what its tile says: all of it if it fits, else in short.

    Beside a large picture there is room for it anyway.
    """
    board = board_of(view)
    if view["phase"] != "adventure":
        return [[("", words.label(f"havresac-phase-{view['phase']}"), "title")]]
    if board["now"] is None:
        id = "havresac-board-earlier" if board["earlier"] else "havresac-board-waiting"
        return [[("", words.label(id), "title")]]
    tile = tile_of(view, board["now"])
    title = f"{FACE_SIGNS[tile['face']]} {kind(name_of(tile['ref']), words)}"
    chips = [("", code(tile["ref"], words), tile["face"]), ("", title, "title"),
             ("", movement(tile, words, extra_steps(view)), "plain")]
    chips += [("", "+" + kind(item, words), "glory") for item in ("boots", "sword", "feather")
              if board["declared"][item]]
    about = wrap(face_about(tile, words), width)
    if len(about) < room and width == SMALL[0]:
        return [chips, *[[("", line, "dim")] for line in about]]
    return [[*chips, ("", face_short(tile, words), "dim")]]


# --- what one has ---------------------------------------------------------------------------------


def heading(name: str, words: Words) -> Chip:
    return "", words.label(f"havresac-board-{name}"), "title"


def bag_line(view: View, words: Words) -> list[Chip]:
    """What is still to be drawn, and who was set aside."""
    board = board_of(view)
    chips = [heading("bag", words), ("", str(sum(board["bag"].values())), "plain")]
    chips += counted_codes(view, board["bag"], words)
    if board["aside"]:
        chips += [heading("aside", words), *counted_codes(view, board["aside"], words)]
    return chips


def owned_line(view: View, words: Words) -> list[Chip]:
    """All Guardians, wherever they are: what one has when one recruits."""
    board = board_of(view)
    counts = {name: board["bag"].get(name, 0) + board["aside"].get(name, 0)
              + sum(one["guardian"] == f"guardian:{name}" for one in board["guardians"])
              for name in GUARDIANS}
    return [heading("owned", words), ("", str(sum(counts.values())), "plain"),
            *counted_codes(view, counts, words)]


def counted_codes(view: View, counts: dict[str, int], words: Words) -> list[Chip]:
    """`Wa` in the token's colours, with a number where there are several."""
    chips: list[Chip] = []
    for name in GUARDIANS:
        if counts.get(name):
            token = code(f"guardian:{name}", words)
            number = f"×{counts[name]}" if counts[name] > 1 else ""
            chips.append(("", token + number, tile_of(view, f"guardian:{name}")["face"]))
    return chips


def items_line(view: View, words: Words) -> list[Chip]:
    """Items to use, and those for the next Guardian."""
    board = board_of(view)
    mine = is_mine(view)
    chips = [heading("items", words)]
    for name, n in board["items"].items():
        text = kind(name, words) + (f"×{n}" if n > 1 else "")
        chips.append((f"item:{name}" if mine else "", text, "chest"))
    chips += [("", "→" + kind(name, words), "dim") for name in board["found"]]
    if len(chips) == 1:
        chips.append(("", words.label("havresac-board-none"), "dim"))
    return chips


def closed_line(view: View, words: Words) -> list[Chip]:
    """What the closed Chests still hold."""
    left = board_of(view)["left"]
    text = " ".join(kind(name, words) + (f"×{n}" if n > 1 else "") for name, n in left.items())
    return [("", "[■]", "chest"), ("", text or words.label("havresac-board-none"), "dim")]


def gains_line(view: View, words: Words) -> list[Chip]:
    """This round's creatures and Cups, and what it would all bring."""
    board = board_of(view)
    chips = [heading("gains", words)]
    for name, n in gains_of(board).items():
        if name == "cup":
            chips.append(("", f"{kind('cup', words)}×{n}", "glory"))
        else:
            chips.append(("", f"{CREATURE_SIGNS[name]}{n}", name))
    if len(chips) == 1:
        chips.append(("", words.label("havresac-board-none"), "dim"))
    if board["round"] is not None:
        chips.append(("", "→ " + worth(board, words), "glory"))
    return chips


def places_line(view: View, words: Words) -> list[Chip]:
    """Villages, Chests, the hunting board."""
    board = board_of(view)
    villages = view["tables"]["villages"][board["villages"]]
    chips = [("", words.label("havresac-board-villages", n=board["villages"], glory=villages),
              "village-done"),
             ("", words.label("havresac-board-chests", n=board["chests"]), "chest"),
             heading("hunted", words)]
    chips += [("", f"{CREATURE_SIGNS[name]}{board['hunted'].get(name, 0)}", name)
              for name in ("fox", "crocodile", "pig")]
    return chips


def fairies_line(view: View, words: Words) -> list[Chip]:
    """Their track: those caught, then what the next ones bring."""
    board = board_of(view)
    track = view["tables"]["fairies"]
    chips = [heading("fairies", words)]
    chips += [("", "●" if slot < board["fairies"] else str(glory),
               "fairy" if slot < board["fairies"] else "track")
              for slot, glory in enumerate(track)]
    if board["glory"]:
        rounds = " ".join(str(glory) for glory in board["glory"])
        chips.append(("", words.label("havresac-board-rounds", rounds=rounds), "dim"))
    return chips


def scouted_line(view: View, words: Words) -> list[Chip]:
    """What this round's cards brought: place and creature."""
    chips = [heading("scouted", words)]
    for card in view["scouted"]:
        name = name_of(card["creature"])
        quarter = square_of(view, card["square"])["quarter"]
        chips.append(("", name_of(card["place"]), quarter))
        chips.append(("", CREATURE_SIGNS[name], name))
    return chips


def seat_line(view: View, seat: int, words: Words) -> list[Chip]:
    """Another player in a line."""
    board = view["boards"][seat]
    mine = seat == view["seat"]
    text = words.label("havresac-board-seat", n=seat + 1)
    over = view["phase"] == "over"
    numbers = words.label("havresac-board-seat-line",
                          points=board["score" if over else "points"], gold=board["gold"],
                          bag=sum(board["bag"].values()))
    chips: list[Chip] = [(board["ref"], text, "title" if mine else "key"), ("", numbers, "plain"),
                         ("", f"▟█▙{board['villages']}", "village-done"),
                         ("", f"[ ]{board['chests']}", "chest")]
    if board["round"] is not None:
        chips.append(("", words.label("havresac-board-glory", n=board["round"]["glory"]), "glory"))
    if not over:
        chips.append(("", playing(board, words), "dim"))
    return chips


# --- beside the picture ---------------------------------------------------------------------------


def status(view: View, words: Words, marks: Marks, width: int) -> Canvas:
    """Whose board it is if it is not one's own; points and Gold, the count; the edition."""
    board, tables = board_of(view), view["tables"]
    lines: list[tuple[str, str]] = []
    if not is_mine(view):
        lines.append((words.label("havresac-board-whose", seat=board["ref"]), "looking"))
        if board["earlier"]:
            lines += [(line, "notice")
                      for line in wrap(words.label("havresac-board-earlier"), width)]
    over = view["phase"] == "over"
    have = words.label("havresac-board-have", points=board["score" if over else "points"],
                       gold=board["gold"])
    if len(view["boards"]) > 1:
        have = f"{words.label('havresac-board-seat', n=looked_at(view) + 1)} {have}"
    lines.append((have, "title"))
    if over:
        hunt = sum(tables["hunting"].get(name, 0) * n for name, n in board["hunted"].items())
        count = words.label("havresac-board-final", points=board["points"], hunt=hunt,
                            chests=tables["chest"] * board["chests"])
    else:
        count = words.label("havresac-board-count", points=board["score"])
    lines.append((count, "plain"))
    if width >= WIDE and board["now"] is not None:
        tile = tile_of(view, board["now"])
        lines += [(line, "health") for line in
                  wrap(words.label("havresac-board-face", face=face(tile, words),
                                   about=face_about(tile, words)), width)]
    edition = view["edition"]
    season = words.label(f"havresac-option-season-{view['options']['season']}")
    id = "stand-ins-short" if edition["stand_ins"] else "edition-short"
    lines.append((words.label(f"havresac-board-{id}", season=season, edition=edition["name"]),
                  "dim"))
    canvas = Canvas(width, len(lines))
    for y, (text, style) in enumerate(lines):
        canvas.put(0, y, cut(text, width), style)
    return canvas
