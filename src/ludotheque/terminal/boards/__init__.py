"""How a game's position is shown in a terminal. One module per game, named like the game.

A board knows the game's view (plain JSON) and its words, and no rule. It is the only place of the
terminal that knows a particular game; a game without one is still playable from its choices.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from ludotheque.core.events import Json
from ludotheque.core.text import Words
from ludotheque.terminal.canvas import Canvas, Marks


class Board:
    """What a game's module gives: subclass this and call it `BOARD = MyBoard()`.

    Every component that a choice may name is drawn with its reference (`canvas.put(..., ref=...)`):
    that makes it clickable and highlighted. What a board leaves out is still in the list of
    options.
    """

    # Colours of this game's own style names: name -> (on dark, on light), as Rich styles.
    styles: dict[str, tuple[str, str]] = {}  # noqa: RUF012 (never changed)

    def title(self, view: Json, words: Words) -> str:
        """One short line: where the game stands (round, phase, modes)."""
        return ""

    def question(self, view: Json, path: Sequence[str], offered: Sequence[str],
                 words: Words) -> str:
        """What is asked now, in one sentence; `path` is what was pointed at already."""
        return words.label("terminal-ask")

    def label(self, view: Json, path: Sequence[str], ref: str, words: Words) -> str:
        """An offered component in a few words, after what was pointed at already."""
        return words.name(ref)

    def explain(self, view: Json, ref: str, words: Words) -> list[str]:
        """What a component is and does, in sentences; nothing where its name says it all."""
        return []

    def describe(self, view: Json, words: Words, full: bool) -> list[str]:
        """The position in words for line mode; `full` tells also what never changes."""
        return []

    def forecast(self, view: Json, words: Words) -> list[str]:
        """What would happen now, a title first; empty where a game has no forecast."""
        return []

    def notices(self, view: Json, words: Words) -> list[str]:
        """What every screen must say, such as that an edition has stand-ins."""
        return []

    def draw(self, view: Json, words: Words, marks: Marks, large: bool) -> Canvas:
        """The picture: at most 52 x 22 if not `large`, else at most 72 x 37."""
        return Canvas(0, 0)

    def status(self, view: Json, words: Words, marks: Marks, width: int) -> Canvas:
        """A few lines beside the picture: aims, progress, means."""
        return Canvas(0, 0)

    def others(self, view: Json) -> dict[str, Json]:
        """For games where everybody has a board: the other seats' references, each with a view
        that shows that seat's board instead of one's own. One key away, and only to look at."""
        return {}

    def legend(self, words: Words) -> list[str]:
        """What the signs of the picture mean, for the help."""
        return []


def board_of(game: str) -> Board:
    """The board of a game, or a plain one."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return Board()
    board = import_module(name).BOARD
    assert isinstance(board, Board)
    return board


def describe(view: Json, words: Words, full: bool = True) -> list[str]:
    """A position of any game in words."""
    return board_of(str(view["game"])).describe(view, words, full)
