"""Havresac's view for a terminal: finding things in it, and its things in short words."""

from __future__ import annotations

from typing import Any

from ludotheque.core.text import Words

View = dict[str, Any]  # a Havresac view or a part of one; see games/havresac/view.py

GUARDIANS = ("guide", "warrior", "thief", "priestess", "druid", "huntress")
CREATURES = ("fox", "crocodile", "pig", "fairy")
ITEMS = ("boots", "cup", "sword", "net", "bow", "feather", "hammer")
# Two characters each, which nobody takes for letters: ears, jaws, a snout, wings.
CREATURE_SIGNS = {"fox": "^^", "crocodile": "≡<", "pig": "°°", "fairy": ")("}
FACE_SIGNS = {"day": "☼", "night": "☾"}


def name_of(ref: str) -> str:
    """`c4` of `square:c4`."""
    return ref.partition(":")[2]


def square_of(view: View, ref: str) -> View:
    """What is printed on a square."""
    column, row = "abcdefghijk".index(name_of(ref)[0]), int(name_of(ref)[1:])
    square: View = view["printed"][(row - 1) * 11 + column]
    return square


def tile_of(view: View, guardian: str) -> View:
    """A Guardian's tile, by reference."""
    tile: View = view["tiles"][GUARDIANS.index(name_of(guardian))]
    return tile


def looked_at(view: View) -> int:
    """The seat whose board is shown: the viewer's own, unless another was asked for."""
    seat: int | None = view.get("looking", view["seat"])
    return seat or 0


def board_of(view: View) -> View:
    board: View = view["boards"][looked_at(view)]
    return board


def is_mine(view: View) -> bool:
    return view["seat"] is not None and looked_at(view) == view["seat"]


# --- in words -------------------------------------------------------------------------------------


def kind(name: str, words: Words) -> str:
    """A Guardian, creature or item by its bare name: «Warrior»."""
    return words.label(f"havresac-kind-{name}")


def code(guardian: str, words: Words) -> str:
    """The two letters of a Guardian's token."""
    return words.label(f"havresac-code-{name_of(guardian)}")


def face(tile: View, words: Words) -> str:
    """«Warrior by day»."""
    return words.name(f"face:{name_of(tile['ref'])}-{tile['face']}")


def face_about(tile: View, words: Words) -> str:
    return words.label(f"havresac-face-{name_of(tile['ref'])}-{tile['face']}-about")


def face_short(tile: View, words: Words) -> str:
    return words.label(f"havresac-short-{name_of(tile['ref'])}-{tile['face']}")


def movement(tile: View, words: Words, extra: int = 0) -> str:
    """«3 steps», or «straight line»."""
    if tile["straight"]:
        return words.label("havresac-board-line")
    return words.label("havresac-board-steps", n=tile["movement"] + extra)


def extra_steps(view: View) -> int:
    """Those of the Boots declared for this move."""
    boots: int = board_of(view)["declared"]["boots"]
    return boots * int(view["tables"]["boots"])


def several(counts: dict[str, int], words: Words) -> str:
    """«Warrior (2), Thief», or «nothing»."""
    parts = [kind(name, words) + (f" ({n})" if n > 1 else "") for name, n in counts.items()]
    return ", ".join(parts) or words.label("havresac-board-none")


def gains_of(board: View) -> dict[str, int]:
    """What counts for this round's Glory besides Villages: creatures and Cups."""
    gains: dict[str, int] = dict(board["gains"])
    if board["cups"]:
        gains["cup"] = board["cups"]
    return gains


def worth(board: View, words: Words) -> str:
    """What this round would bring: «7 Glory: 6 Gold, 2 points»."""
    return words.label("havresac-board-worth", **board["round"])


def playing(board: View, words: Words) -> str:
    """What a seat is doing, in a word."""
    return words.label("havresac-board-" + ("ready" if board["finished"] else "busy"))
