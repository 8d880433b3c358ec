"""Havresac's position told in lines: for line mode, and to explain a single component."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.text import Words
from ludotheque.terminal.boards.havresac_words import (
    CREATURES,
    ITEMS,
    View,
    board_of,
    extra_steps,
    face,
    face_about,
    gains_of,
    is_mine,
    kind,
    looked_at,
    movement,
    name_of,
    several,
    square_of,
    tile_of,
    worth,
)


def position(view: View, words: Words, full: bool) -> list[str]:
    """A board; `full` tells also the land and the tiles, which never change, and all tracks."""
    board = board_of(view)
    mine = is_mine(view)
    lines = []
    if board["earlier"]:
        lines.append(words.say("havresac-tell-earlier"))
    if full:
        lines += land_lines(view, words)
        lines += [tile_line(tile, words) for tile in view["tiles"]]
        lines += scouted_lines(view, words)
    elif view["phase"] == "recruitment" and mine:
        lines += [cost_line(tile, words) for tile in view["tiles"]]
    lines += place_lines(view, words)
    lines += turn_lines(view, words)
    if full or not mine:
        lines += track_lines(view, words)
    lines.append(words.label("havresac-tell-over" if view["phase"] == "over"
                             else "havresac-tell-have", points=board["points"],
                             gold=board["gold"], count=board["score"]))
    for seat, other in enumerate(view["boards"]):
        if seat != looked_at(view):
            lines.append(seat_line(view, other, words))
    return lines


def spots(view: View, refs: Sequence[str]) -> list[str]:
    """What squares are called, such as `hut:K` for `square:c7`."""
    return [square_of(view, ref)["spot"] for ref in refs]


# --- what never changes ---------------------------------------------------------------------------


def land_lines(view: View, words: Words) -> list[str]:
    """Where everything is, by squares: letters for columns, numbers for rows."""
    lines = [words.label("havresac-tell-map")]
    for quarter in ("red", "blue", "green", "yellow"):
        places = [f"{name_of(square['spot'])} {name_of(square['ref'])}"
                  for square in view["printed"]
                  if square["quarter"] == quarter and square["terrain"] in ("hut", "grove")]
        lines.append(words.label(f"havresac-tell-{quarter}", places=", ".join(sorted(places))))
    for terrain in ("forest", "lake", "village", "chest", "start"):
        squares = [name_of(square["ref"]) for square in view["printed"]
                   if square["terrain"] == terrain]
        lines.append(words.label(f"havresac-tell-{terrain}", squares=", ".join(squares)))
    return lines


def tile_line(tile: View, words: Words) -> str:
    """«Warrior by day: 2 steps, 6 Gold, 22 left. Enters the square …»."""
    return f"{cost_line(tile, words)} {face_about(tile, words)}"


def cost_line(tile: View, words: Words) -> str:
    return words.label("havresac-tell-tile", face=face(tile, words), cost=tile["cost"],
                       movement=movement(tile, words), left=tile["reserve"])


# --- the board ------------------------------------------------------------------------------------


def scouted_lines(view: View, words: Words) -> list[str]:
    parts = [words.label("havresac-tell-at", who=kind(name_of(card["creature"]), words),
                         where=card["place"]) for card in view["scouted"]]
    return [words.label("havresac-tell-scouted", creatures=", ".join(parts))] if parts else []


def place_lines(view: View, words: Words) -> list[str]:
    """Who and what stands where."""
    board = board_of(view)
    lines, kinds = [], []
    for name in CREATURES:
        there = spots(view, [one["square"] for one in board["creatures"]
                             if name_of(one["creature"]) == name])
        if there:
            kinds.append(words.label("havresac-tell-kind", creature=kind(name, words),
                                     places=there))
    if kinds:
        lines.append(words.label("havresac-tell-creatures", creatures=", ".join(kinds)))
    if board["guardians"]:
        parts = [words.label("havresac-tell-at", who=kind(name_of(one["guardian"]), words),
                             where=square_of(view, one["square"])["spot"])
                 for one in board["guardians"]]
        lines.append(words.label("havresac-tell-guardians", guardians=", ".join(parts)))
    if board["tents"]:
        lines.append(words.label("havresac-tell-tents", places=spots(view, board["tents"])))
    for terrain in ("village", "chest"):
        refs = [square["ref"] for square in view["printed"] if square["terrain"] == terrain]
        open_still = ", ".join(name_of(ref) for ref in refs if ref not in board["done"])
        lines.append(words.label(f"havresac-tell-{terrain}-left",
                                 squares=open_still or words.label("havresac-board-none")))
    return lines


def turn_lines(view: View, words: Words) -> list[str]:
    """The Guardian drawn, the bag, the items, and what this round would bring."""
    board = board_of(view)
    lines = []
    if board["now"] is not None:
        tile = tile_of(view, board["now"])
        lines.append(words.say("havresac-tell-now", guardian=face(tile, words),
                               movement=movement(tile, words, extra_steps(view))))
    declared = [f"item:{item}" for item in ("boots", "sword", "feather") if board["declared"][item]]
    if declared:
        lines.append(words.label("havresac-tell-declared", items=declared))
    lines.append(words.label("havresac-tell-bag", n=sum(board["bag"].values()),
                             guardians=several(board["bag"], words)))
    if board["aside"]:
        lines.append(words.label("havresac-tell-aside", guardians=several(board["aside"], words)))
    if board["items"]:
        lines.append(words.label("havresac-tell-items", items=several(board["items"], words)))
    if board["found"]:
        lines.append(words.label("havresac-tell-found", items=several(board["found"], words)))
    if board["round"] is not None:
        lines.append(words.label("havresac-tell-gains", gains=several(gains_of(board), words),
                                 worth=worth(board, words)))
    return lines


def track_lines(view: View, words: Words) -> list[str]:
    """What was won so far, and what may still be found."""
    board = board_of(view)
    track = ", ".join(str(glory) for glory in view["tables"]["fairies"][board["fairies"]:])
    return [words.label("havresac-tell-closed", items=several(board["left"], words)),
            words.label("havresac-tell-tracks", fairies=board["fairies"],
                        track=track or words.label("havresac-board-none"),
                        villages=board["villages"], chests=board["chests"],
                        hunted=several(board["hunted"], words))]


def seat_line(view: View, board: View, words: Words) -> str:
    points = board["score" if view["phase"] == "over" else "points"]
    line = words.say("havresac-tell-seat", seat=board["ref"], points=points,
                     gold=board["gold"], bag=sum(board["bag"].values()),
                     villages=board["villages"], chests=board["chests"])
    if view["phase"] == "over":
        return line
    doing = "ready" if board["finished"] else "busy"
    return f"{line} {words.label(f'havresac-tell-{doing}')}"


# --- what this round would bring ------------------------------------------------------------------


def glory_lines(view: View, words: Words) -> list[str]:
    """Where this round's Glory comes from so far (H60)."""
    board, tables = board_of(view), view["tables"]
    if board["round"] is None:
        return []
    lines = [words.label("havresac-forecast-title")]
    for name in ("fox", "crocodile", "pig"):
        n = board["gains"].get(name, 0)
        if n:
            lines.append(part_line(kind(name, words), n, n * tables["glory"][name], words))
    fairies = board["gains"].get("fairy", 0)
    if fairies:
        track = tables["fairies"][board["fairies"]:board["fairies"] + fairies]
        lines.append(part_line(kind("fairy", words), fairies, sum(track), words))
    if board["cups"]:
        lines.append(part_line(kind("cup", words), board["cups"],
                               tables["cup"] * board["cups"], words))
    lines.append(part_line(words.label("havresac-forecast-villages"), board["villages"],
                           tables["villages"][board["villages"]], words))
    return [*lines, words.label("havresac-forecast-total", worth=worth(board, words))]


def part_line(name: str, n: int, glory: int, words: Words) -> str:
    return words.label("havresac-forecast-part", name=name, n=n, glory=glory)


# --- what things do -------------------------------------------------------------------------------


def about(view: View, ref: str, words: Words) -> list[str]:
    """What a component is and does; nothing where its name says it all."""
    what, _, name = ref.partition(":")
    if what == "guardian":
        return [tile_line(tile_of(view, ref), words)]
    if what == "item" and name in ITEMS:
        return [words.label(f"havresac-item-{name}-about")]
    if what == "seat":
        return [seat_line(view, view["boards"][int(name) - 1], words)]
    return square_about(view, ref, words) if what == "square" else []


def square_about(view: View, ref: str, words: Words) -> list[str]:
    """What matters there: forest, lake, a Chest nobody but a Thief opens, a Tent."""
    board, terrain = board_of(view), square_of(view, ref)["terrain"]
    lines = []
    if terrain in ("forest", "lake"):
        lines.append(words.label(f"havresac-about-{terrain}"))
    if terrain == "chest" and ref not in board["done"]:
        if board["now"] != "guardian:thief":
            lines.append(words.label("havresac-about-chest"))
        known = view["chests"].get(ref)
        if known is not None:
            lines.append(words.label("havresac-about-known", item=known))
    if ref in board["tents"]:
        lines.append(words.label("havresac-about-tent"))
    return lines
