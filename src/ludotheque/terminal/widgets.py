"""Widgets that know nothing of games: a picture of characters that can be clicked, and dialogs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TypeVar

from rich.segment import Segment
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.geometry import Size
from textual.message import Message
from textual.screen import ModalScreen
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Input, Static

from ludotheque.tables.shared import LONGEST_CHAT
from ludotheque.terminal.canvas import Canvas
from ludotheque.terminal.style import Palette

Answer = TypeVar("Answer")
SHORT = {"escape": "esc"}  # how keys are written


class CanvasView(Widget):
    """Shows a canvas and tells which component was clicked or is under the mouse."""

    can_focus = False

    class Pointed(Message):
        """A component was clicked."""

        def __init__(self, ref: str) -> None:
            super().__init__()
            self.ref = ref

    class Hovered(Message):
        """The mouse came over a component."""

        def __init__(self, ref: str) -> None:
            super().__init__()
            self.ref = ref

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.canvas = Canvas(0, 0)
        self._palette = Palette({}, True)
        self._hovered = ""

    def show(self, canvas: Canvas, palette: Palette) -> None:
        resized = (canvas.width, canvas.height) != (self.canvas.width, self.canvas.height)
        self.canvas = canvas
        self._palette = palette
        self.refresh(layout=resized)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return self.canvas.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.canvas.height

    def render_line(self, y: int) -> Strip:
        base = self.rich_style
        if y >= self.canvas.height:
            return Strip.blank(self.size.width, base)
        segments = [
            Segment("".join(cell.char for cell in run), base + self._palette.style(style))
            for style, run in groupby(self.canvas.rows[y], key=lambda cell: cell.style)]
        return Strip(segments).adjust_cell_length(self.size.width, base)

    def ref_at(self, event: events.MouseEvent) -> str:
        offset = event.get_content_offset(self)
        if offset is None or not (0 <= offset.y < self.canvas.height
                                  and 0 <= offset.x < self.canvas.width):
            return ""
        return self.canvas.rows[offset.y][offset.x].ref

    def on_click(self, event: events.Click) -> None:
        if ref := self.ref_at(event):
            self.post_message(self.Pointed(ref))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        ref = self.ref_at(event)
        if ref != self._hovered:
            self._hovered = ref
            if ref:
                self.post_message(self.Hovered(ref))


class Dialog(ModalScreen[Answer]):
    """A screen over the table that is answered once: keys may come faster than it goes."""

    def answer(self, given: Answer | None = None) -> None:
        if self.is_current:
            self.dismiss(given)


class TextDialog(Dialog[None]):
    """A title and a text to scroll through."""

    BINDINGS = [  # noqa: RUF012 (Textual's way)
        Binding("escape,enter,q,space,question_mark,r,f,o", "close", show=False),
        Binding("up,k", "scroll(-1)", show=False), Binding("down,j", "scroll(1)", show=False),
        Binding("pageup", "scroll(-15)", show=False), Binding("pagedown", "scroll(15)", show=False),
        Binding("home", "scroll(-100000)", show=False),
        Binding("end", "scroll(100000)", show=False),
    ]

    def __init__(self, title: str, text: str, keys: str, at_end: bool = False) -> None:
        super().__init__()
        self._title = title
        self._text = text
        self._keys = keys
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog tall-dialog"):
            yield Static(self._title, classes="dialog-title", markup=False)
            with VerticalScroll(id="dialog-scroll", can_focus=False):
                yield Static(self._text, markup=False)
            yield Static(self._keys, classes="dialog-keys", markup=False)

    def on_mount(self) -> None:
        self.fit()
        if self._at_end:
            self.query_one("#dialog-scroll").scroll_end(animate=False)

    def on_resize(self) -> None:
        self.fit()

    def fit(self) -> None:
        """As high as the text, but title and keys always stay in sight."""
        around = 8  # frame, padding, title, keys and their margins
        self.query_one("#dialog-scroll").styles.max_height = max(self.app.size.height - around, 3)

    def action_close(self) -> None:
        self.answer()

    def action_scroll(self, lines: int) -> None:
        self.query_one("#dialog-scroll").scroll_relative(y=lines, animate=False)


class AskDialog(Dialog[str]):
    """A few lines and keys to answer with; the answer is the key's name."""

    def __init__(self, title: str, lines: Sequence[str], keys: dict[str, str],
                 escape: str) -> None:
        super().__init__()
        self._title = title
        self._lines = lines
        self._answers = keys
        self._escape = escape

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self._title, classes="dialog-title", markup=False)
            yield Static("\n".join(self._lines), markup=False)
            yield Static("   ".join(f"{SHORT.get(key, key)} {word}"
                                    for key, word in self._answers.items()),
                         classes="dialog-keys", markup=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key in self._answers:
            self.answer(event.key)
        elif event.key == "escape":
            self.answer(self._escape)


class SayDialog(Dialog[str]):
    """What was said, and a line to say something; the answer is that line."""

    BINDINGS = [Binding("escape", "close", show=False)]  # noqa: RUF012 (Textual's way)

    def __init__(self, title: str, lines: Sequence[str], keys: str) -> None:
        super().__init__()
        self._title = title
        self._lines = lines
        self._keys = keys

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self._title, classes="dialog-title", markup=False)
            yield Static("\n".join(self._lines), markup=False)
            yield Input(max_length=LONGEST_CHAT)
            yield Static(self._keys, classes="dialog-keys", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.answer(event.value)

    def action_close(self) -> None:
        self.answer("")


class Curtain(Dialog[None]):
    """Hides the table until the next person at the keyboard is ready."""

    def __init__(self, text: str, ready: Callable[[], None]) -> None:
        super().__init__()
        self.text = text
        self._ready = ready

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self.text, markup=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key == "enter":
            self._ready()  # first the new view is drawn, then the curtain goes up
            self.answer()
        elif event.key == "q":
            self.app.exit()
