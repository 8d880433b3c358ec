"""Stepping through a record, forwards and backwards: on the full screen, or printed in lines."""

from __future__ import annotations

import builtins
from collections.abc import Callable

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.timer import Timer
from textual.widgets import Static

from ludotheque.core.events import Json, Log
from ludotheque.core.record import Record, replay_step
from ludotheque.core.text import LANGUAGES, Words
from ludotheque.terminal import side
from ludotheque.terminal.boards import board_of
from ludotheque.terminal.canvas import Marks
from ludotheque.terminal.look import DARK, LIGHT, Palette
from ludotheque.terminal.style import CSS, LARGE
from ludotheque.terminal.widgets import CanvasView

SPEEDS = (4.0, 2.0, 1.0, 0.5, 0.25)  # seconds between moves, slowest first


class Reel:
    """A record as a row of still pictures: the view, what was done and what happened, per move.

    Everything is seen as by the first seat: a record is of a game whose secrets are out.
    """

    def __init__(self, record: Record) -> None:
        self.game = record.game.name
        state = record.first_state()
        self.views: list[Json] = [state.view(0)]
        self.moves: list[tuple[list[str], Json]] = []  # the path pointed at, and what it says
        self.events: list[list[Json]] = []
        for number, step in enumerate(record.steps, 1):
            log = Log()
            says = record.game.says(state, step.seat, record.game.move_of(state, step.seat, step.path.split(" "))).json()
            replay_step(record, state, step, number, log)
            self.moves.append((step.path.split(" "), says))
            self.events.append([event.seen_by(0) for event in log.events])
            self.views.append(state.view(0))
        self.over = state.over
        self.reason = state.result().reason if state.over else None

    def __len__(self) -> int:
        return len(self.moves)

    def said(self, number: int, words: Words) -> str:
        """The move with this number (from 1) as a sentence."""
        says = self.moves[number - 1][1]
        facts = says["facts"]
        assert isinstance(facts, dict)
        return words.say(str(says["id"]), **facts)

    def ending(self, words: Words) -> str:
        if self.reason is None:
            return words.label("terminal-replay-open")
        return words.message(self.reason)


def run_replay(record: Record, words: Words, plain: bool, auto: bool = False,
               input: Callable[[str], str] = builtins.input,
               print: Callable[[str], None] = builtins.print) -> None:
    """Show a record. In lines each move waits for Enter, unless `auto`."""
    reel = Reel(record)
    if plain:
        replay_lines(reel, words, auto, input, print)
    else:
        ReplayApp(reel, words, auto).run()


def replay_lines(reel: Reel, words: Words, auto: bool, input: Callable[[str], str],
                 print: Callable[[str], None]) -> None:
    """Print the beginning, then each move and what happened."""
    board = board_of(reel.game)
    print(words.label(f"{reel.game}-title"))
    for line in (*board.notices(reel.views[0], words), *board.describe(reel.views[0], words, True)):
        print(line)
    for number in range(1, len(reel) + 1):
        if not auto and not _go_on(words, input):
            return
        print("")
        print(words.label("terminal-replay-move", n=number, move=reel.said(number, words)))
        for event in reel.events[number - 1]:
            print("   " + words.event(event))
    print("")
    print(reel.ending(words))


def _go_on(words: Words, input: Callable[[str], str]) -> bool:
    try:
        answer = input(words.label("terminal-replay-prompt") + " ")
    except (EOFError, KeyboardInterrupt):
        return False
    return not answer.strip().lower().startswith("q")


class ReplayApp(App[None]):
    """A record on the full screen."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [  # noqa: RUF012 (Textual's way)
        Binding("right,down,enter,n", "go(1)", show=False, priority=True),
        Binding("left,up,backspace,p", "go(-1)", show=False, priority=True),
        Binding("pagedown", "go(10)", show=False, priority=True),
        Binding("pageup", "go(-10)", show=False, priority=True),
        Binding("home", "go(-1000000)", show=False, priority=True),
        Binding("end", "go(1000000)", show=False, priority=True),
        Binding("space", "play", show=False, priority=True),
        Binding("plus,equals_sign", "speed(1)", show=False),
        Binding("minus", "speed(-1)", show=False),
        Binding("l", "language", show=False), Binding("d", "theme", show=False),
        Binding("q,escape,ctrl+c,ctrl+q", "quit", show=False, priority=True),
    ]

    def __init__(self, reel: Reel, words: Words, auto: bool = False) -> None:
        super().__init__()
        self.reel = reel
        self.words = words
        self.board = board_of(reel.game)
        self.at = 0
        self.speed = SPEEDS.index(1.0)
        self._start_playing = auto
        self._timer: Timer | None = None
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
                with VerticalScroll(id="log-pane", can_focus=False):
                    yield Static(id="log", markup=False)
        yield CanvasView("keys")

    def on_mount(self) -> None:
        self.draw()
        if self._start_playing:
            self.action_play()

    def on_resize(self, event: events.Resize) -> None:
        self.draw()

    @property
    def playing(self) -> bool:
        return self._timer is not None

    # --- drawing ---

    def draw(self) -> None:
        large = self.size.width >= LARGE.width and self.size.height >= LARGE.height
        self.screen.set_class(large, "large")
        view, words = self.reel.views[self.at], self.words
        palette = Palette(self.board.styles, self.current_theme.dark)
        # What the move pointed at, as far as it is still there, stands out.
        marks = Marks(chosen=frozenset(self.reel.moves[self.at - 1][0]) if self.at else frozenset())
        board_width = LARGE.board + 2 if large else LARGE.small_board
        side_width = max(self.size.width - board_width - 1, 20)
        self.canvas("board").show(self.board.draw(view, words, marks, large), palette)
        self.canvas("status").show(self.board.status(view, words, marks, side_width), palette)
        place = words.label("terminal-replay-place", n=self.at, of=len(self.reel))
        self.canvas("header").show(
            side.header(words.label(f"{self.reel.game}-title"), self.board.title(view, words),
                        place, self.size.width), palette)
        said = self.reel.said(self.at, words) if self.at else words.label("terminal-replay-start")
        self.query_one("#question", Static).update(Text(said, palette.style("title")))
        self.draw_events(palette)
        self.canvas("keys").show(side.keys(self.keys(), self.size.width), palette)

    def draw_events(self, palette: Palette) -> None:
        text = Text()
        for number in range(1, self.at + 1):
            style = "plain" if number == self.at else "dim"
            for event in self.reel.events[number - 1]:
                text.append(self.words.event(event) + "\n", palette.style(style))
        if self.at == len(self.reel):
            text.append(self.reel.ending(self.words), palette.style("title"))
        text.rstrip()
        self.query_one("#log", Static).update(text)
        self.call_after_refresh(self.query_one("#log-pane").scroll_end, animate=False)

    def keys(self) -> list[tuple[str, str, str]]:
        words = self.words
        play = words.label("terminal-replay-" + ("pause" if self.playing else "play"))
        speed = words.label("terminal-replay-speed", speed=f"{1 / SPEEDS[self.speed]:g}")
        return [("← →", words.label("terminal-replay-step"), "key:go(1)"),
                ("space", play, "key:play"), ("- +", speed, "key:speed(1)"),
                ("q", words.label("terminal-key-quit"), "key:quit"),
                ("l", words.label("terminal-key-language"), "key:language"),
                ("home end", words.label("terminal-replay-ends"), "key:go(-1000000)"),
                ("d", words.label("terminal-key-theme"), "key:theme")]

    def canvas(self, id: str) -> CanvasView:
        return self.query_one(f"#{id}", CanvasView)

    def on_canvas_view_pointed(self, message: CanvasView.Pointed) -> None:
        kind, _, name = message.ref.partition(":")
        if kind == "key":
            self.call_later(self.run_action, name)

    # --- actions ---

    def action_go(self, by: int) -> None:
        self.at = min(max(self.at + by, 0), len(self.reel))
        if self.at == len(self.reel):
            self.stop()
        self.draw()

    def action_play(self) -> None:
        """Start, or stop. At the end it starts from the beginning."""
        if self.playing:
            self.stop()
        else:
            if self.at == len(self.reel):
                self.at = 0
            self._timer = self.set_interval(SPEEDS[self.speed], self.step_on)
        self.draw()

    def step_on(self) -> None:
        self.action_go(1)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def action_speed(self, by: int) -> None:
        self.speed = min(max(self.speed + by, 0), len(SPEEDS) - 1)
        if self.playing:
            self.stop()
            self.action_play()
        self.draw()

    def action_language(self) -> None:
        at = LANGUAGES.index(self.words.language)
        self.words = Words(LANGUAGES[(at + 1) % len(LANGUAGES)], self.words.game)
        self.draw()

    def action_theme(self) -> None:
        self.theme = LIGHT.name if self.current_theme.dark else DARK.name
        self.draw()
