"""Eden's components as short names: what both the words and the picture of a view need."""

from __future__ import annotations

from typing import Any

from ludotheque.core.text import Words

View = dict[str, Any]


def name_of(ref: str) -> str:
    """`red` of `goomz:red`."""
    return ref.partition(":")[2]


def land(where: View, words: Words) -> str:
    """The kind of land of a place or an objective, as a label."""
    return words.label(f"eden-land-{name_of(where['terrain'])}")


def health(place: View, words: Words) -> str:
    return words.label(f"eden-health-{place['health']}")


def action_name(row: View, words: Words) -> str:
    return words.label(f"eden-action-{row['action']}", amount=row["amount"])


def place_of(view: View, piece: str) -> str | None:
    """The reference of the place a Goomz or an Ally stands on."""
    for one in (*view["goomz"], *view["allies"]):
        if one["ref"] == piece:
            ref: str | None = one["place"]
            return ref
    return None


def at_place(view: View, ref: str | None, words: Words) -> dict[str, object]:
    """What texts need to name a place."""
    for place in view["places"]:
        if place["ref"] == ref:
            return {"land": land(place, words), "place": ref, "health": health(place, words)}
    raise KeyError(ref)


def mode_names(view: View, words: Words) -> str:
    return ", ".join(words.label(f"eden-mode-{mode}") for mode in view["options"]["modes"])
