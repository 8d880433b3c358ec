"""Les Gardiens de Havresac in a terminal: its view in words, and (see `havresac_picture`) in
characters."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.events import Json
from ludotheque.core.text import Words
from ludotheque.terminal.boards import Board
from ludotheque.terminal.boards import havresac_picture as picture
from ludotheque.terminal.boards.havresac_telling import about, glory_lines, position
from ludotheque.terminal.boards.havresac_words import View, board_of, is_mine, square_of
from ludotheque.terminal.canvas import Canvas, Marks
from ludotheque.terminal.walk import kind_of


class HavresacBoard(Board):
    """A map of 121 squares, a bag, and what was won."""

    styles = picture.STYLES

    def title(self, view: Json, words: Words) -> str:
        v: View = view
        phase = words.label(f"havresac-phase-{v['phase']}")
        where = phase if v["phase"] == "over" else \
            words.label("havresac-board-title", round=v["round"], rounds=v["rounds"], phase=phase)
        if is_mine(v):
            return where
        return f"{where} · {words.label('havresac-board-whose', seat=board_of(v)['ref'])}"

    def question(self, view: Json, path: Sequence[str], offered: Sequence[str],
                 words: Words) -> str:
        v: View = view
        board = board_of(v)
        if not offered:
            return words.label("havresac-board-waiting")
        if path:
            return words.say("havresac-ask-item", item=path[-1])
        if board["stage"] == "buying":
            return words.label("havresac-ask-buying", gold=board["gold"])
        if len(offered) == 1:
            return words.say("havresac-ask-over", guardian=board["now"])
        return words.say(f"havresac-ask-{board['stage']}", guardian=board["now"])

    def label(self, view: Json, path: Sequence[str], ref: str, words: Words) -> str:
        if kind_of(ref) == "square":
            return words.name(str(square_of(view, ref)["spot"]))
        if kind_of(ref) == "item" and not path:
            return words.say("havresac-says-declare", item=ref)
        return words.name(ref)

    def explain(self, view: Json, ref: str, words: Words) -> list[str]:
        return about(view, ref, words)

    def describe(self, view: Json, words: Words, full: bool) -> list[str]:
        return [self.title(view, words) + ".", *position(view, words, full)]

    def forecast(self, view: Json, words: Words) -> list[str]:
        return glory_lines(view, words)

    def notices(self, view: Json, words: Words) -> list[str]:
        v: View = view
        if not v["edition"]["stand_ins"]:
            return []
        return [words.label("havresac-board-stand-ins", edition=v["edition"]["name"])]

    def draw(self, view: Json, words: Words, marks: Marks, large: bool) -> Canvas:
        return picture.draw(view, words, marks, large)

    def status(self, view: Json, words: Words, marks: Marks, width: int) -> Canvas:
        return picture.status(view, words, marks, width)

    def legend(self, words: Words) -> list[str]:
        return words.label("havresac-board-legend").split("\n")

    def others(self, view: Json) -> dict[str, Json]:
        v: View = view
        return {board["ref"]: {**view, "looking": seat} for seat, board in enumerate(v["boards"])
                if seat != v["seat"]}


BOARD = HavresacBoard()
