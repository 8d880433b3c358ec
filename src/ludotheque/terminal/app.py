"""The full-screen game: draws a sitting and passes keys and clicks to it. Knows no game."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.geometry import Region
from textual.widgets import Static

from ludotheque.core.game import Choice
from ludotheque.terminal import side
from ludotheque.terminal.look import DARK, LIGHT, Palette
from ludotheque.terminal.rulebook import rules_text
from ludotheque.terminal.session import Session
from ludotheque.terminal.sitting import Sitting
from ludotheque.terminal.style import CSS, DETAIL, DETAIL_LARGE, LARGE, LOG, MARGINS, TALL
from ludotheque.terminal.widgets import AskDialog, CanvasView, TextDialog

# Keys in the order of their worth: a narrow screen shows the first ones.
KEYS = (("u", "undo"), ("h", "hint"), ("f", "forecast"), ("r", "rules"), ("o", "log"),
        ("l", "language"), ("?", "help"), ("q", "quit"), ("n", "new"), ("d", "theme"))
LOG_LINES = 200  # how much of the log stands beside the board; all of it is one key away


def run_app(session: Session) -> Session:
    """Play on the full screen; returns the session played last (`n` begins another)."""
    app = GameApp(session)
    app.run()
    last = app.sitting.session
    id = "terminal-bye-over" if last.over else "terminal-bye"
    print(last.words.label(id, path=str(last.path) if last.path else "none"))
    return last


class GameApp(App[None]):
    """One sitting on the full screen."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [  # noqa: RUF012 (Textual's way)
        Binding("down,right,tab", "move(1)", show=False, priority=True),
        Binding("up,left,shift+tab", "move(-1)", show=False, priority=True),
        Binding("enter,space", "choose", show=False),
        Binding("escape,backspace", "step_back", show=False),
        Binding("u", "undo", show=False), Binding("h", "hint", show=False),
        Binding("f", "forecast", show=False), Binding("r", "rules", show=False),
        Binding("o", "log", show=False), Binding("l", "language", show=False),
        Binding("d", "theme", show=False), Binding("n", "new", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q,ctrl+c,ctrl+q", "quit", show=False, priority=True),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.sitting = Sitting(session)
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = DARK.name

    def compose(self) -> ComposeResult:
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

    def on_mount(self) -> None:
        if self.sitting.session.speedrun:
            self.set_interval(1.0, self.draw_header)
        self.draw()
        if self.sitting.session.over:
            self.show_result()

    def on_resize(self, event: events.Resize) -> None:
        self.draw()

    # --- drawing ---

    @property
    def palette(self) -> Palette:
        return Palette(self.sitting.teller.board.styles, self.current_theme.dark)

    @property
    def large(self) -> bool:
        return self.size.width >= LARGE.width and self.size.height >= LARGE.height

    def draw(self) -> None:
        """Draw everything anew: a position is small, so nothing cleverer is needed."""
        sitting, words = self.sitting, self.sitting.session.words
        self.screen.set_class(self.large, "large")
        self.screen.set_class(self.size.height >= TALL, "tall")
        marks, board, palette = sitting.marks(), sitting.teller.board, self.palette
        self.canvas("board").show(board.draw(sitting.view, words, marks, self.large), palette)
        self.canvas("status").show(
            board.status(sitting.view, words, marks, self.side_width), palette)
        self.draw_header()
        self.draw_options(palette)
        question: list[side.Part] = [(sitting.question(), "title")]
        detail = side.detail(sitting)
        forecast = [(line, "plain" if at else "dim")
                    for at, line in enumerate(board.forecast(sitting.view, words))]
        self.text("question", question)
        self.text("detail", detail)
        self.text("forecast", forecast)
        self.fit_options(question, detail, forecast)
        self.draw_log()
        entries = [(key, words.label(f"terminal-key-{name}"), f"key:{name}")
                   for key, name in KEYS]
        self.canvas("keys").show(side.keys(entries, self.size.width), palette)

    @property
    def side_width(self) -> int:
        """The room for text beside the board."""
        board = LARGE.board if self.large else LARGE.small_board
        return max(self.size.width - board - (3 if self.large else 1), 20)

    def draw_header(self) -> None:
        session = self.sitting.session
        title = session.words.label(f"{session.table.game.name}-title")
        where = self.sitting.teller.board.title(self.sitting.view, session.words)
        clock = self.sitting.teller.clock() if session.speedrun else ""
        self.canvas("header").show(side.header(title, where, clock, self.size.width), self.palette)

    def draw_options(self, palette: Palette) -> None:
        view = self.canvas("options")
        view.show(side.options(self.sitting, self.side_width - 1), palette)
        current = self.sitting.current
        where = view.canvas.find(current.ref) if current else None
        if where is not None:
            height = sum(row[0].ref == current.ref for row in view.canvas.rows) if current else 1
            pane = self.query_one("#options-pane")
            self.call_after_refresh(pane.scroll_to_region, Region(0, where[1], 1, height),
                                    animate=False)

    def fit_options(self, question: list[side.Part], detail: list[side.Part],
                    forecast: list[side.Part]) -> None:
        """The list scrolls where it is long, so that what it is about stays in sight."""
        width = self.side_width
        others = self.canvas("status").canvas.height + side.height(question, width)
        others += min(side.height(detail, width - 2), DETAIL_LARGE if self.large else DETAIL)
        if self.size.height >= TALL:
            others += side.height(forecast, width) + MARGINS
        room = self.size.height - 2 - others - LOG
        self.query_one("#options-pane").styles.max_height = max(room, 3)

    def draw_log(self) -> None:
        lines = self.sitting.history.lines()[-LOG_LINES:]
        last = len(self.sitting.history.moves[-1]) if self.sitting.history.moves else 0
        bright = len(lines) - last
        self.text("log", [(line, "plain" if at >= bright else "dim")
                          for at, line in enumerate(lines)])
        self.call_after_refresh(self.query_one("#log-pane").scroll_end, animate=False)

    def text(self, id: str, parts: list[side.Part]) -> None:
        """Fill a text widget with lines of these styles; hidden if there are none."""
        text = Text()
        for line, style in parts:
            text.append(line, self.palette.style(style))
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

    def on_canvas_view_hovered(self, message: CanvasView.Hovered) -> None:
        if self.sitting.put_cursor(message.ref):
            self.draw()

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character.isdecimal() and event.character.isascii():
            number = int(event.character) or 10
            if number <= len(self.sitting.offers):
                self.point(self.sitting.offers[number - 1].ref)

    def point(self, ref: str) -> None:
        """Take a step; make the move when the choice is complete, after its warnings."""
        choice = self.sitting.point(ref)
        if choice is None:
            self.draw()
        elif choice.warnings:
            self.draw()
            self.ask_first(choice)
        else:
            self.play(choice)

    def ask_first(self, choice: Choice) -> None:
        words = self.sitting.session.words
        lines = [*self.sitting.teller.warnings(choice), "", words.label("terminal-confirm-move")]

        def answer(key: str | None) -> None:
            if key == "enter":
                self.play(choice)
            else:
                self.action_step_back()

        self.push_screen(AskDialog(words.label("terminal-title-confirm"), lines,
                                   self.yes_or_no(), "escape"), answer)

    def yes_or_no(self) -> dict[str, str]:
        words = self.sitting.session.words
        return {"enter": words.label("terminal-key-yes"), "escape": words.label("terminal-key-no")}

    def play(self, choice: Choice) -> None:
        self.sitting.play(choice)
        self.draw()
        if self.sitting.session.over:
            self.show_result()

    def show_result(self) -> None:
        """The end: how it ended, the score, and what to do now."""
        sitting, words = self.sitting, self.sitting.session.words
        result = sitting.session.table.state.result()
        lines = [sitting.teller.result()]
        if len(result.seats) > 1:  # alone, the sentence tells the score
            lines += [words.label("terminal-score", score=seat.score) for seat in result.seats]
        if sitting.session.speedrun:
            lines.append(words.label("terminal-clock", time=sitting.teller.clock()))
        names = {"escape": "look", "u": "undo", "o": "log", "n": "new", "q": "quit"}
        keys = {key: words.label(f"terminal-key-{name}") for key, name in names.items()}

        def answer(key: str | None) -> None:
            if key in ("u", "o", "n", "q"):
                self.call_later(self.run_action, names[key])

        self.push_screen(AskDialog(words.label("terminal-title-result"), lines, keys, "escape"),
                         answer)

    # --- actions ---

    def action_move(self, by: int) -> None:
        self.sitting.move_cursor(by)
        self.draw()

    def action_choose(self) -> None:
        if self.sitting.current is not None:
            self.point(self.sitting.current.ref)
        elif self.sitting.session.over:
            self.show_result()

    def action_step_back(self) -> None:
        self.sitting.back()
        self.draw()

    def action_undo(self) -> None:
        self.sitting.undo()
        self.draw()

    def action_hint(self) -> None:
        self.sitting.hint()
        self.draw()

    def action_language(self) -> None:
        self.sitting.next_language()
        self.draw()

    def action_theme(self) -> None:
        self.theme = LIGHT.name if self.current_theme.dark else DARK.name
        self.draw()

    def action_new(self) -> None:
        words = self.sitting.session.words

        def answer(key: str | None) -> None:
            if key == "enter":
                self.sitting.begin(self.sitting.session.again())
                self.draw()

        self.push_screen(AskDialog(words.label("terminal-title-confirm"),
                                   [words.label("terminal-confirm-new")], self.yes_or_no(),
                                   "escape"), answer)

    def action_forecast(self) -> None:
        lines = self.sitting.teller.board.forecast(self.sitting.view, self.sitting.session.words)
        empty = self.sitting.session.words.label("terminal-no-forecast")
        self.show_text("forecast", "\n".join(lines) or empty)

    def action_rules(self) -> None:
        self.show_text("rules", rules_text(self.sitting.session.words))

    def action_log(self) -> None:
        empty = self.sitting.session.words.label("terminal-log-empty")
        self.show_text("log", "\n".join(self.sitting.history.lines()) or empty, at_end=True)

    def action_help(self) -> None:
        words, board = self.sitting.session.words, self.sitting.teller.board
        parts = [words.label("terminal-help"), "\n".join(board.legend(words)),
                 "\n".join(board.notices(self.sitting.view, words))]
        self.show_text("help", "\n\n".join(part for part in parts if part))

    def show_text(self, name: str, text: str, at_end: bool = False) -> None:
        words = self.sitting.session.words
        keys = f"↑ ↓   esc {words.label('terminal-key-close')}"
        self.push_screen(TextDialog(words.label(f"terminal-title-{name}"), text, keys, at_end))
