"""Measures and style sheet of the terminal app."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Measures:
    """When the large layout is used, and how wide a board is in either."""

    width: int
    height: int
    board: int
    small_board: int


LARGE = Measures(width=112, height=39, board=72, small_board=53)
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
.dialog {{ width: 64; max-width: 96%; height: auto; max-height: 100%; padding: 1 2;
          background: $surface; border: round $primary; }}
.tall-dialog {{ width: 76; }}
.dialog-title {{ color: $accent; text-style: bold; margin: 0 0 1 0; }}
.dialog-keys {{ color: $primary; margin: 1 0 0 0; }}
#dialog-scroll {{ height: auto; scrollbar-size: 1 1; }}
"""
