"""Colours of the terminal app, dark and light, and how style names become Rich styles."""

from __future__ import annotations

from rich.style import Style
from textual.theme import Theme

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
