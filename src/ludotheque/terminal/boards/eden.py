"""The Spirit of Eden in a terminal: its view in words, and (see `eden_picture`) in characters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.events import Json
from ludotheque.core.text import Words
from ludotheque.terminal.boards import Board
from ludotheque.terminal.boards import eden_picture as picture
from ludotheque.terminal.boards.eden_names import (
    action_name,
    at_place,
    health,
    land,
    mode_names,
    name_of,
    place_of,
)
from ludotheque.terminal.canvas import Canvas, Marks
from ludotheque.terminal.walk import kind_of

View = dict[str, Any]  # an Eden view; see games/eden/view.py


class EdenBoard(Board):
    """Eden's ring, dice and cards."""

    styles = picture.STYLES

    def title(self, view: Json, words: Words) -> str:
        return words.label("terminal-eden-title", round=view["round"], last=view["last_round"],
                           phase=words.label(f"eden-phase-{view['phase']}"))

    def question(self, view: Json, path: Sequence[str], offered: Sequence[str],
                 words: Words) -> str:
        if not path:
            return words.say(f"eden-ask-{view['phase']}", ally=view["returning"])
        kinds = {kind_of(ref) for ref in offered}
        if kinds == {"card"}:
            return words.label("terminal-eden-ask-card", die=name_of(path[-1]))
        if kinds == {"die"}:
            asks = {"act:backup": ("discard", "reroll"), "noa:power": ("noa",)}
            return words.label("terminal-eden-ask-" + asks.get(path[0], ("reroll",))[len(path) - 1])
        if len(kinds) > 1:
            return words.label("terminal-eden-ask-piece")
        kind = kinds.pop()
        if kind == kind_of(path[-1]):
            return words.label("terminal-eden-ask-second")
        if kind == "ally" and kind_of(path[0]) == "goomz":
            return words.label("terminal-eden-ask-met")
        return words.label(f"terminal-eden-ask-{kind}")

    def label(self, view: Json, path: Sequence[str], ref: str, words: Words) -> str:
        kind, name = kind_of(ref), name_of(ref)
        if kind == "die":
            id = "die"
            if path and path[0] != "noa:power":
                id = "discard" if list(path) == ["act:backup"] else "roll-again"
            return words.label(f"terminal-eden-{id}", n=int(name))
        if kind == "face":
            return words.label("terminal-eden-face", n=int(name))
        if kind == "card" and path:
            return words.label("terminal-eden-row", card=ref,
                               action=row_name(view, ref, int(name_of(path[-1])), words))
        if kind == "place":
            return words.label("terminal-eden-land", **at_place(view, ref, words))
        if kind in ("ally", "goomz") and place_of(view, ref) is not None:
            return words.label("terminal-eden-at", piece=ref,
                               **at_place(view, place_of(view, ref), words))
        if ref == "act:backup":
            return words.label("terminal-eden-backup-left", n=view["discards_left"])
        if ref == "act:reroll":
            return words.label("terminal-eden-free-left", n=view["rerolls"])
        return words.name(ref)

    def forecast(self, view: Json, words: Words) -> list[str]:
        v: View = view
        if not v["forecast"]:
            return []
        lines = [words.say("eden-forecast-title")]
        for entry in v["forecast"]:
            facts = {key: entry[key] for key in ("goomz", "ally", "terrain", "place")}
            line = words.say(f"eden-forecast-{entry['letter']}", **facts)
            if entry["choice"]:
                line += " " + words.label("eden-forecast-choice")
            lines.append(line)
        return lines

    def notices(self, view: Json, words: Words) -> list[str]:
        v: View = view
        count = len(v["edition"]["stand_ins"])
        if not count:
            return []
        return [words.label("terminal-eden-stand-ins", count=count, edition=v["edition"]["name"])]

    def describe(self, view: Json, words: Words, full: bool) -> list[str]:
        v: View = view
        lines = [self.title(view, words) + "."]
        if v["options"]["modes"]:
            lines.append(words.label("terminal-eden-modes", modes=mode_names(v, words)) + ".")
        lines += [place_line(v, place, words) for place in v["places"]]
        lines += [words.say("terminal-eden-on-noa", ally=ally["ref"], round=ally["back"])
                  for ally in v["allies"] if ally["place"] is None]
        lines += [objective_line(goomz, words) for goomz in v["goomz"]]
        lines += dice_lines(v, words)
        lines += [line for card in v["cards"] for line in card_lines(card, words, full)]
        lines.append(words.say("terminal-eden-means", power="ready" if v["noa"] else "spent",
                               rerolls=v["rerolls"]))
        return lines

    def draw(self, view: Json, words: Words, marks: Marks, large: bool) -> Canvas:
        return picture.draw(view, words, marks, large)

    def status(self, view: Json, words: Words, marks: Marks, width: int) -> Canvas:
        return picture.status(view, words, marks, width)

    def legend(self, words: Words) -> list[str]:
        return words.label("terminal-eden-legend").split("\n")


def place_line(view: View, place: View, words: Words) -> str:
    pieces = [goomz_words(view, goomz, words) for goomz in view["goomz"]
              if goomz["place"] == place["ref"]]
    pieces += [ally_words(ally, words) for ally in view["allies"] if ally["place"] == place["ref"]]
    told = ", ".join(pieces)
    told = told[:1].upper() + told[1:] + "." if told else words.label("terminal-eden-empty")
    return words.say("terminal-eden-place", place=place["ref"], land=land(place, words),
                     health=health(place, words), pieces=told)


def goomz_words(view: View, goomz: View, words: Words) -> str:
    marks = []
    if any(ally["traps"] == goomz["ref"] for ally in view["allies"]):
        marks.append(words.label("terminal-eden-trapped"))
    if goomz["acted"]:
        marks.append(words.label("terminal-eden-acted"))
    return with_marks(words.name(goomz["ref"]), marks)


def ally_words(ally: View, words: Words) -> str:
    marks = []
    if ally["shield"]:
        marks.append(words.label("terminal-eden-shield"))
    if ally["traps"] is not None:
        marks.append(words.label("terminal-eden-traps", goomz=ally["traps"]))
    if ally["protected"] or ally["traps"] is not None:
        marks.append(words.label("terminal-eden-locked"))
    return with_marks(words.name(ally["ref"]), marks)


def with_marks(name: str, marks: list[str]) -> str:
    return f"{name} ({', '.join(marks)})" if marks else name


def objective_line(goomz: View, words: Words) -> str:
    objective = goomz["objective"]
    if objective is None:
        return words.say("terminal-eden-no-objective", goomz=goomz["ref"])
    return words.say("terminal-eden-objective", goomz=goomz["ref"], ally=objective["ally"],
                     land=land(objective, words).lower(), n=goomz["collected"],
                     reroll="yes" if objective["reroll"] else "no")


def dice_lines(view: View, words: Words) -> list[str]:
    if not view["dice"]:
        return [words.label("terminal-eden-no-dice")]
    return [words.label("terminal-eden-dice", dice=view["dice"], out=view["discarded"])]


def card_lines(card: View, words: Words, full: bool) -> list[str]:
    lines = []
    if full:
        rows = ", ".join(f"{row['die']} {action_name(row, words)}" for row in card["rows"])
        lines.append(words.say("terminal-eden-card-rows", card=card["ref"], rows=rows))
    if card["turned"]:
        lines.append(words.say("terminal-eden-card-turned", card=card["ref"]))
    elif card["die"] is not None:
        row = card["rows"][card["die"] - 1]
        lines.append(words.say("terminal-eden-card-die", card=card["ref"], die=card["die"],
                               action=action_name(row, words)))
    return lines


def row_name(view: View, card_ref: str, die: int, words: Words) -> str:
    for card in view["cards"]:
        if card["ref"] == card_ref:
            return action_name(card["rows"][die - 1], words)
    return ""


BOARD = EdenBoard()
