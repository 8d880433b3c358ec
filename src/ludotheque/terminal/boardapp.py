"""What every full screen has: a board with words beside it, a header, keys, colours, languages."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.widgets import Static

from ludotheque.core.events import Json
from ludotheque.core.text import Words, next_language
from ludotheque.terminal import side
from ludotheque.terminal.boards import Board
from ludotheque.terminal.canvas import Marks
from ludotheque.terminal.style import CSS, DARK, LARGE, LEAST, LIGHT, TALL, Palette
from ludotheque.terminal.widgets import CanvasView


class BoardApp(App[None]):
    """Lays out and draws; what is shown and what keys do is the subclass's."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [  # noqa: RUF012 (Textual's way)
        Binding("l", "language", show=False), Binding("d", "theme", show=False),
        Binding("q", "quit", show=False),
        Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True),
    ]

    def __init__(self, board: Board, words: Words) -> None:
        super().__init__()
        self.board = board
        self.words = words
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = DARK.name

    def compose(self) -> ComposeResult:
        yield Static(id="too-small", markup=False)
        yield CanvasView("header")
        with Horizontal(id="table"):
            with ScrollableContainer(id="board-pane", can_focus=False):
                yield CanvasView("board")
            with Vertical(id="side"):
                yield CanvasView("status")
                yield Static(id="question", markup=False)
                with VerticalScroll(id="options-pane", can_focus=False):
                    yield CanvasView("options")
                yield Static(id="detail", markup=False)
                yield Static(id="forecast", markup=False)
                with VerticalScroll(id="log-pane", can_focus=False):
                    yield Static(id="log", markup=False)
        yield CanvasView("keys")

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.draw)  # only then is the new size known

    # --- drawing ---

    @property
    def palette(self) -> Palette:
        return Palette(self.board.styles, self.current_theme.dark)

    @property
    def too_small(self) -> bool:
        return self.size.width < LEAST[0] or self.size.height < LEAST[1]

    @property
    def large(self) -> bool:
        return self.size.width >= LARGE.width and self.size.height >= LARGE.height

    @property
    def side_width(self) -> int:
        """The room for text beside the board."""
        board = LARGE.board if self.large else LARGE.small_board
        return max(self.size.width - board - (3 if self.large else 1), 20)

    def draw(self) -> None:
        """Draw everything anew: a position is small, so nothing cleverer is needed."""
        screen = self.default_screen
        screen.set_class(self.large, "large")
        screen.set_class(self.size.height >= TALL, "tall")
        screen.set_class(self.too_small, "small")
        if self.too_small:
            self.query_one("#too-small", Static).update(self.words.label("terminal-too-small"))
        else:
            self.draw_all()

    def draw_all(self) -> None:
        raise NotImplementedError

    def draw_board(self, view: Json, marks: Marks) -> None:
        self.canvas("board").show(self.board.draw(view, self.words, marks, self.large),
                                  self.palette)
        self.canvas("status").show(self.board.status(view, self.words, marks, self.side_width),
                                   self.palette)

    def draw_header(self, game: str, view: Json, right: str) -> None:
        self.canvas("header").show(
            side.header(self.words.label(f"{game}-title"), self.board.title(view, self.words),
                        right, self.size.width), self.palette)

    def draw_keys(self, entries: Sequence[tuple[str, str, str]]) -> None:
        """The line of keys: (key, word, action)."""
        self.canvas("keys").show(
            side.keys([(key, word, f"key:{action}") for key, word, action in entries],
                      self.size.width), self.palette)

    def draw_log(self, parts: list[side.Part]) -> None:
        self.text("log", parts, 1)
        self.call_after_refresh(self.query_one("#log-pane").scroll_end, animate=False)

    def text(self, id: str, parts: list[side.Part], margin: int = 0) -> None:
        """Fill a text widget with lines of these styles; hidden if there are none.

        They are broken here, because Textual would also break at spaces that must not be broken.
        """
        text = Text()
        for line, style in parts:
            text.append(textwrap.fill(line, self.side_width - margin), self.palette.style(style))
            text.append("\n")
        text.rstrip()
        widget = self.query_one(f"#{id}", Static)
        widget.update(text)
        widget.set_class(not parts, "empty")

    def canvas(self, id: str) -> CanvasView:
        return self.query_one(f"#{id}", CanvasView)

    # --- pointing ---

    def on_canvas_view_pointed(self, message: CanvasView.Pointed) -> None:
        kind, _, name = message.ref.partition(":")
        if kind == "key":
            self.call_later(self.run_action, name)
        else:
            self.point(message.ref)

    def point(self, ref: str) -> None:
        """A component was clicked."""

    # --- actions ---

    def speak(self, language: str) -> None:
        self.words = self.words.speaking(language)

    def action_language(self) -> None:
        self.speak(next_language(self.words.language))
        self.draw()

    def action_theme(self) -> None:
        self.theme = LIGHT.name if self.current_theme.dark else DARK.name
        self.draw()
