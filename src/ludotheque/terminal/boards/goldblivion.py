"""GOLDblivion in a terminal: its view in words, and (see `goldblivion_picture`) in characters."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.events import Json
from ludotheque.core.text import Words
from ludotheque.terminal.boards import Board
from ludotheque.terminal.boards import goldblivion_picture as picture
from ludotheque.terminal.boards.goldblivion_telling import about, position
from ludotheque.terminal.boards.goldblivion_words import (
    View,
    asking,
    card_of,
    fighter_of,
    fighter_short,
    fighter_side_text,
    hex_of,
    me,
    name_of,
    power_text,
    powers_short,
)
from ludotheque.terminal.canvas import Canvas, Marks
from ludotheque.terminal.walk import kind_of

# What is said of a card that wants more than one step, by what is pointed at first.
FIRST_STEPS = {"hand": "play", "building": "activate", "magic": "cast", "played": "repeat",
               "army": "resolve"}


class GoldblivionBoard(Board):
    """Markets, land, your cards, and what the others have."""

    styles = picture.STYLES

    def title(self, view: Json, words: Words) -> str:
        phase = words.label(f"goldblivion-phase-{view['phase']}")
        if view["phase"] == "draft":
            return phase
        if view["phase"] != "actions":
            return words.label("goldblivion-board-title", round=view["round"], phase=phase)
        if view["asking"]:  # in the middle of a power or a fight
            return words.label("goldblivion-board-title", round=view["round"],
                               phase=words.name(str(view["turn"])))
        return words.label("goldblivion-board-turn", round=view["round"], seat=view["turn"],
                           n=view["actions"])

    def question(self, view: Json, path: Sequence[str], offered: Sequence[str],
                 words: Words) -> str:
        v: View = view
        if not offered:
            return words.say("goldblivion-ask-wait", seat=v["turn"])
        if path:
            return words.say(f"goldblivion-ask-{kind_of(offered[0])}", thing=path[0])
        frame = asking(v)
        if v["phase"] == "closing" or frame is None:
            return words.say(f"goldblivion-ask-{v['phase']}", n=v["actions"])
        facts: dict[str, object] = {"n": frame["a"]}
        if frame["frame"] == "assign":
            facts["card"] = taken_by_noble(v)
        elif frame["frame"] == "fight":
            facts = {"n": v["fight"]["force"],
                     "enemy": hex_of(v, v["fight"]["hex"])["enemy"]["force"]}
        return words.say(f"goldblivion-ask-{frame['frame']}", **facts)

    def label(self, view: Json, path: Sequence[str], ref: str, words: Words) -> str:
        kind = kind_of(ref)
        if path and kind == "develop":
            return develop_label(view, ref, words)
        if path and kind == "side":
            return side_label(view, path[-1], ref, words)
        if path and kind == "pay":
            return pay_label(view, path, ref, words)
        signs = signs_of(view, ref, words)
        if not path and kind in FIRST_STEPS and view["phase"] != "development":
            text = words.say(f"goldblivion-says-{FIRST_STEPS[kind]}", thing=ref)
        else:
            text = words.name(ref)
        return f"{text} · {signs}" if signs else text

    def explain(self, view: Json, ref: str, words: Words) -> list[str]:
        return about(view, ref, words)

    def describe(self, view: Json, words: Words, full: bool) -> list[str]:
        return [self.title(view, words) + ".", *position(view, words, full)]

    def notices(self, view: Json, words: Words) -> list[str]:
        v: View = view
        if not v["edition"]["stand_ins"]:
            return []
        return [words.label("goldblivion-board-stand-ins", edition=v["edition"]["name"])]

    def draw(self, view: Json, words: Words, marks: Marks, large: bool) -> Canvas:
        return picture.draw(view, words, marks, large)

    def status(self, view: Json, words: Words, marks: Marks, width: int) -> Canvas:
        return picture.status(view, words, marks, width)

    def legend(self, words: Words) -> list[str]:
        return words.label("goldblivion-board-legend").split("\n")


def taken_by_noble(view: View) -> str:
    """The card that waits for its column: the engine names it by number."""
    slugs = list(view["printed"]["cards"])
    return f"card:{slugs[view['asking'][-1]['a']]}"


def signs_of(view: View, ref: str, words: Words) -> str:
    """What a card does, in signs."""
    card, fighter = card_of(view, ref), fighter_of(view, ref)
    if card is not None:
        return powers_short(card["powers"], words)
    if fighter is not None:
        return fighter_short(fighter, words)
    if kind_of(ref) == "magic":
        return powers_short(view["printed"]["tokens"][ref], words)
    return ""


def powers_of(view: View, ref: str) -> list[View]:
    card = card_of(view, ref)
    if card is not None:
        powers: list[View] = card["powers"]
        return powers
    tokens: list[View] = view["printed"]["tokens"].get(ref, [])
    return tokens


def side_label(view: View, thing: str, ref: str, words: Words) -> str:
    number = 0 if name_of(ref) == "left" else 1
    fighter = fighter_of(view, thing)
    if fighter is not None:
        text = fighter_side_text(fighter["sides"][number], words)
    else:
        text = power_text(powers_of(view, thing)[number], words)
    return words.label("goldblivion-board-side", side=ref, power=text)


def pay_label(view: View, path: Sequence[str], ref: str, words: Words) -> str:
    number = 1 if path[-1] == "side:right" else 0
    power = powers_of(view, path[0])[number]
    return words.name(ref) if ref == "pay:no" else power_text(power, words)


def develop_label(view: View, ref: str, words: Words) -> str:
    """How many lie there, this one included, and what they would make each round."""
    mine = me(view)
    side = name_of(ref)
    there = 1 + sum(one["side"] == side for one in mine["developed"]) if mine else 1
    return words.label(f"goldblivion-board-develop-{side}", n=there,
                       gain=there if side == "left" else there // 2)


BOARD = GoldblivionBoard()
