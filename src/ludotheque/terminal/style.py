"""How the terminal app looks: measures, style sheet, colours, and style names as Rich styles."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style
from textual.theme import Theme


@dataclass(frozen=True)
class Measures:
    """When the large layout is used, and how wide a board is in either."""

    width: int
    height: int
    board: int
    small_board: int


LARGE = Measures(width=112, height=39, board=72, small_board=53)
LEAST = (72, 22)  # below this nothing can be shown that helps
TALL = 34  # from this height on there is room for the forecast beside the board
# Lines beside the board: the most that details take, the least that the log gets, and margins.
DETAIL = 6
DETAIL_LARGE = 10
LOG = 3
MARGINS = 4

CSS = f"""
Screen {{ background: $background; color: $foreground; }}
CanvasView {{ width: auto; height: auto; background: $background; color: $foreground; }}
#header, #keys {{ width: 100%; height: 1; background: $panel; }}
#table {{ height: 1fr; }}
#too-small {{ display: none; padding: 0 1; }}
.small #too-small {{ display: block; }}
.small #header, .small #keys, .small #table {{ display: none; }}
#board-pane {{ width: 53; height: 100%; scrollbar-size: 1 1; }}
.large #board-pane {{ width: 73; padding: 0 0 0 1; }}
#side {{ width: 1fr; height: 100%; padding: 0 0 0 1; }}
.large #side {{ padding: 0 0 0 1; }}
#question {{ height: auto; margin: 0; }}
.tall #question {{ margin: 1 0 0 0; }}
#options-pane {{ height: auto; min-height: 1; scrollbar-size: 1 1; }}
#options {{ width: 100%; }}
#detail {{ height: auto; max-height: {DETAIL}; padding: 0 0 0 1; border-left: outer $primary; }}
.large #detail {{ max-height: {DETAIL_LARGE}; margin: 1 0 0 0; }}
#forecast {{ display: none; height: auto; margin: 1 0 0 0; }}
.tall #forecast {{ display: block; }}
#log-pane {{ height: 1fr; min-height: {LOG}; margin: 0; scrollbar-size: 1 1;
            border-top: solid $primary 40%; }}
.large #log-pane {{ margin: 1 0 0 0; }}
.empty {{ display: none !important; }}

ModalScreen {{ align: center middle; background: $background 60%; }}
Curtain {{ background: $background; }}
.dialog {{ width: 64; max-width: 96%; height: auto; max-height: 100%; padding: 1 2;
          background: $surface; border: round $primary; }}
.tall-dialog {{ width: 76; }}
.dialog-title {{ color: $accent; text-style: bold; margin: 0 0 1 0; }}
.dialog-keys {{ color: $primary; margin: 1 0 0 0; }}
#dialog-scroll {{ height: auto; scrollbar-size: 1 1; }}
"""

DARK = Theme(
    name="ludo-dark", dark=True, background="#121d1a", surface="#172521", panel="#1d2f29",
    primary="#6cc0ac", secondary="#86ccff", accent="#f2c48d", foreground="#e4ede6",
    warning="#f7d74a", error="#ff8a7a", success="#9be693")
LIGHT = Theme(
    name="ludo-light", dark=False, background="#f7f2e7", surface="#efe8d8", panel="#e6dcc6",
    primary="#1f6f63", secondary="#0b559f", accent="#8a4312", foreground="#1f2b27",
    warning="#7a5a00", error="#b3261e", success="#1c661c")

# Style names every board may use: name -> (on dark, on light).
COMMON = {
    "plain": ("#e4ede6", "#1f2b27"),
    "dim": ("#94a69d", "#5d675f"),
    "title": ("bold #f2c48d", "bold #8a4312"),
    "key": ("bold #6cc0ac", "bold #1f6f63"),
    "notice": ("italic #f2c48d", "italic #8a4312"),
    "warning": ("bold #ff8a7a", "bold #b3261e"),
    "die": ("bold #ffffff", "bold #000000"),
    "card": ("#7fa699", "#5f7f75"),
    "row": ("bold #e4ede6", "bold #1f2b27"),
    "placed": ("bold #121d1a on #8fd0bd", "bold #ffffff on #2d7a6d"),
    "button": ("bold #e4ede6", "bold #1f2b27"),
    "health": ("italic #c9d4cc", "italic #3d4a44"),
    # What stands out; these come last and win.
    "offered": ("on #23493f", "on #cde6da"),
    "chosen": ("on #54421f", "on #f1d9ac"),
    "cursor": ("bold #121d1a on #f2c48d", "bold #ffffff on #8a4312"),
}


class Palette:
    """Turns style names, several separated by blanks, into one style."""

    def __init__(self, styles: dict[str, tuple[str, str]], dark: bool) -> None:
        self._known = {name: Style.parse(pair[0 if dark else 1])
                       for name, pair in {**COMMON, **styles}.items()}
        self._made: dict[str, Style] = {}

    def style(self, names: str) -> Style:
        if names not in self._made:
            style = Style()
            for name in names.split():
                style += self._known[name]
            self._made[names] = style
        return self._made[names]
