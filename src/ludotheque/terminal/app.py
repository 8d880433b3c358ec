"""The full-screen game: draws what can be pointed at, and passes keys and clicks on.

Knows no game.
"""

from __future__ import annotations

from textual import events
from textual.actions import SkipAction
from textual.binding import Binding
from textual.geometry import Region

from ludotheque.core.game import Choice
from ludotheque.terminal import side
from ludotheque.terminal.boardapp import BoardApp
from ludotheque.terminal.pointing import Pointing
from ludotheque.terminal.rulebook import rules_text
from ludotheque.terminal.session import AnySession
from ludotheque.terminal.style import DETAIL, DETAIL_LARGE, LOG, MARGINS, TALL
from ludotheque.terminal.widgets import AskDialog, CanvasView, Curtain, TextDialog

LOG_MOVES = 60  # how much of the log stands beside the board; all of it is one key away


def run_app(session: AnySession) -> AnySession:
    """Play on the full screen; returns the session played last (`n` begins another)."""
    app = GameApp(session)
    app.run()
    last = app.pointing.session
    if farewell := last.leave():
        print(farewell)
    return last


class GameApp(BoardApp):
    """A session on the full screen."""

    # In the order of their worth: a narrow screen shows the first ones.
    KEYS: tuple[tuple[str, str], ...] = (
        ("u", "undo"), ("h", "hint"), ("p", "players"), ("f", "forecast"), ("r", "rules"),
        ("o", "log"), ("l", "language"), ("?", "help"), ("q", "quit"), ("n", "new"),
        ("d", "theme"))
    BINDINGS = [  # noqa: RUF012 (Textual's way)
        Binding("down,right,tab", "move(1)", show=False, priority=True),
        Binding("up,left,shift+tab", "move(-1)", show=False, priority=True),
        Binding("enter,space", "choose", show=False),
        Binding("escape,backspace", "step_back", show=False),
        Binding("u", "undo", show=False), Binding("h", "hint", show=False),
        Binding("f", "forecast", show=False), Binding("r", "rules", show=False),
        Binding("o", "log", show=False), Binding("n", "new", show=False),
        Binding("p", "players", show=False),
        Binding("question_mark", "help", show=False),
    ]

    def __init__(self, session: AnySession) -> None:
        self.pointing = Pointing(session)
        super().__init__(self.pointing.teller.board, session.words)

    def on_mount(self) -> None:
        if self.pointing.session.clock():
            self.set_interval(1.0, self.draw_clock)
        self.go_on()

    # --- drawing ---

    def draw_all(self) -> None:
        at, words = self.pointing, self.words
        if at.session.curtain is not None:
            return  # what is drawn now is not for the eyes of whoever comes next
        self.draw_board(at.shown, at.marks())
        self.draw_clock()
        self.draw_options()
        question: list[side.Part] = [*at.session.around(), (at.question(), "title")]
        detail = side.detail(at)
        forecast = [(line, "plain" if number else "dim")
                    for number, line in enumerate(self.board.forecast(at.shown, words))]
        self.text("question", question)
        self.text("detail", detail, 2)
        self.text("forecast", forecast)
        self.fit_options(question, detail, forecast)
        self.draw_story()
        absent = set() if forecast else {"forecast"}
        if not at.others:
            absent.add("players")
        self.draw_keys([(key, words.label(f"terminal-key-{name}"), name) for key, name in self.KEYS
                        if name not in absent and at.session.can(name)])

    def draw_clock(self) -> None:
        session = self.pointing.session
        if session.curtain is None and not self.too_small:
            self.draw_header(session.game, self.pointing.shown, session.clock())

    def draw_options(self) -> None:
        view = self.canvas("options")
        view.show(side.options(self.pointing, self.side_width - 1), self.palette)
        current = self.pointing.current
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

    def draw_story(self) -> None:
        """The goal, then what happened; the last move stands out."""
        moves = self.pointing.session.story(LOG_MOVES)
        parts = [(self.pointing.teller.goal(), "notice")]
        parts += [(line, "dim") for move in moves[:-1] for line in move]
        parts += [(line, "plain") for move in moves[-1:] for line in move]
        self.draw_log(parts)

    # --- pointing ---

    def on_canvas_view_hovered(self, message: CanvasView.Hovered) -> None:
        if self.pointing.put_cursor(message.ref):
            self.draw()

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character.isdecimal() and event.character.isascii():
            number = int(event.character) or 10
            if number <= len(self.pointing.offers):
                self.point(self.pointing.offers[number - 1].ref)

    def point(self, ref: str) -> None:
        """Take a step; make the move when the choice is complete, after its warnings."""
        if self.too_small:
            return
        if self.pointing.look_at(ref):
            self.draw()
            return
        choice = self.pointing.point(ref)
        if choice is None:
            self.draw()
        elif choice.warnings:
            self.draw()
            self.ask_first(choice)
        else:
            self.play(choice)

    def ask_first(self, choice: Choice) -> None:
        words = self.words
        lines = [*self.pointing.teller.warnings(choice), "", words.label("terminal-confirm-move")]

        def answer(key: str | None) -> None:
            if key == "enter":
                self.play(choice)
            else:
                self.action_step_back()

        self.push_screen(AskDialog(words.label("terminal-title-confirm"), lines,
                                   self.yes_or_no(), "escape"), answer)

    def yes_or_no(self) -> dict[str, str]:
        words = self.words
        return {"enter": words.label("terminal-key-yes"), "escape": words.label("terminal-key-no")}

    def play(self, choice: Choice) -> None:
        self.pointing.play(choice)
        self.go_on()

    def go_on(self) -> None:
        """Show the position to whom it concerns: perhaps the keyboard changes hands first."""
        session = self.pointing.session
        if session.curtain is not None:
            text = self.words.label("terminal-curtain", seat=session.curtain + 1)
            self.push_screen(Curtain(text, self.sit_down))
            return
        self.draw()
        if session.over:
            self.show_result()

    def sit_down(self) -> None:
        self.pointing.sit_down()
        self.draw()

    def show_result(self) -> None:
        """The end: how it ended, the score, and what to do now."""
        at, words = self.pointing, self.words
        lines = [at.session.ending(), *at.session.epilogue()]
        if clock := at.session.clock():
            lines.append(words.label("terminal-clock", time=clock))
        if trouble := at.session.trouble():
            lines.append(trouble)
        names = {"escape": "look", "o": "log", "n": "new", "q": "quit"}
        keys = {key: words.label(f"terminal-key-{name}") for key, name in names.items()}

        def answer(key: str | None) -> None:
            if key in ("o", "n", "q"):
                self.call_later(self.run_action, names[key])

        self.push_screen(AskDialog(words.label("terminal-title-result"), lines, keys, "escape"),
                         answer)

    # --- actions ---

    def action_move(self, by: int) -> None:
        if self.screen is not self.default_screen:
            raise SkipAction  # a dialog scrolls with these keys
        self.pointing.move_cursor(by)
        self.draw()

    def action_choose(self) -> None:
        if self.pointing.current is not None:
            self.point(self.pointing.current.ref)
        elif self.pointing.session.over:
            self.show_result()

    def action_step_back(self) -> None:
        self.pointing.back()
        self.draw()

    def action_undo(self) -> None:
        self.pointing.undo()
        self.draw()

    def action_hint(self) -> None:
        self.pointing.hint()
        self.draw()

    def action_players(self) -> None:
        self.pointing.look_on()
        self.draw()

    def speak(self, language: str) -> None:
        self.pointing.speak(language)
        self.words = self.pointing.session.words

    def action_new(self) -> None:
        words = self.words

        def answer(key: str | None) -> None:
            if key == "enter":
                self.pointing.begin(self.pointing.session.again())
                self.go_on()

        self.push_screen(AskDialog(words.label("terminal-title-confirm"),
                                   [words.label("terminal-confirm-new")], self.yes_or_no(),
                                   "escape"), answer)

    def action_forecast(self) -> None:
        lines = self.pointing.teller.board.forecast(self.pointing.view, self.words)
        empty = self.words.label("terminal-no-forecast")
        self.show_text("forecast", "\n".join(lines) or empty)

    def action_rules(self) -> None:
        self.show_text("rules", rules_text(self.words))

    def action_log(self) -> None:
        empty = self.words.label("terminal-log-empty")
        lines = [line for move in self.pointing.session.story() for line in move]
        self.show_text("log", "\n".join(lines) or empty, at_end=True)

    def action_help(self) -> None:
        self.show_text("help", "\n\n".join(part for part in self.help_parts() if part))

    def help_parts(self) -> list[str]:
        words, board = self.words, self.board
        return [self.pointing.teller.goal(), words.label("terminal-help"),
                "\n".join(board.legend(words)),
                "\n".join(board.notices(self.pointing.view, words))]

    def show_text(self, name: str, text: str, at_end: bool = False) -> None:
        words = self.words
        keys = f"↑ ↓   esc {words.label('terminal-key-close')}"
        self.push_screen(TextDialog(words.label(f"terminal-title-{name}"), text, keys, at_end))
