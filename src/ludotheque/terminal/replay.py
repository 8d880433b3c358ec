"""Stepping through a record, forwards and backwards: on the full screen, or printed in lines."""

from __future__ import annotations

import builtins
from collections.abc import Callable

from textual.binding import Binding
from textual.timer import Timer

from ludotheque.core.events import Json, Log, seen
from ludotheque.core.record import Record, replay_step
from ludotheque.core.text import Words
from ludotheque.terminal import side
from ludotheque.terminal.boardapp import BoardApp
from ludotheque.terminal.boards import board_of
from ludotheque.terminal.canvas import Marks
from ludotheque.terminal.session import PERSON

SPEEDS = (4.0, 2.0, 1.0, 0.5, 0.25)  # seconds between moves, slowest first


class Reel:
    """A record as a row of still pictures: the view, what was done and what happened, per move.

    Everything is seen as by the first person. Of an unfinished game between several seats nothing
    else is told: what another seat did is said only as far as its events are public.
    """

    def __init__(self, record: Record) -> None:
        self.game = record.game.name
        seat = record.seats.index(PERSON) if PERSON in record.seats else 0
        state = record.first_state()
        self.views: list[Json] = [state.view(seat)]
        self.seats = [step.seat for step in record.steps]
        self.paths: list[list[str]] = []  # where the seat pointed
        self.says: list[Json | None] = []  # what the move is as a sentence; None if not to be told
        self.events: list[list[Json]] = []
        for number, step in enumerate(record.steps, 1):
            log = Log()
            before = state.copy()
            move = replay_step(record, state, step, number, log)
            self.paths.append(step.path.split(" "))
            self.says.append(record.game.says(before, step.seat, move).json())
            self.events.append(seen(log.events, seat))
            self.views.append(state.view(seat))
        self.reason = state.result().reason if state.over else None
        if not state.over:
            for at, other in enumerate(self.seats):
                if other != seat:
                    self.paths[at], self.says[at] = [], None

    def __len__(self) -> int:
        return len(self.says)

    def said(self, number: int, words: Words) -> str:
        """The move with this number (from 1) as a sentence."""
        says = self.says[number - 1]
        if says is None:
            return words.label("terminal-replay-hidden", seat=self.seats[number - 1] + 1)
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


class ReplayApp(BoardApp):
    """A record on the full screen."""

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
        Binding("escape", "quit", show=False),
    ]

    def __init__(self, reel: Reel, words: Words, auto: bool = False) -> None:
        super().__init__(board_of(reel.game), words)
        self.reel = reel
        self.at = 0
        self.speed = SPEEDS.index(1.0)
        self._start_playing = auto
        self._timer: Timer | None = None

    def on_mount(self) -> None:
        self.draw()
        if self._start_playing:
            self.action_play()

    @property
    def playing(self) -> bool:
        return self._timer is not None

    # --- drawing ---

    def draw_all(self) -> None:
        view, words = self.reel.views[self.at], self.words
        # What the move pointed at, as far as it is still there, stands out.
        chosen = frozenset(self.reel.paths[self.at - 1]) if self.at else frozenset()
        self.draw_board(view, Marks(chosen=chosen))
        self.draw_header(self.reel.game, view,
                         words.label("terminal-replay-place", n=self.at, of=len(self.reel)))
        said = self.reel.said(self.at, words) if self.at else words.label("terminal-replay-start")
        self.text("question", [(said, "title")])
        self.text("detail", [])
        self.text("forecast", [])
        self.draw_log(self.story())
        self.draw_keys(self.keys())

    def story(self) -> list[side.Part]:
        parts = [(self.words.event(event), "plain" if number == self.at else "dim")
                 for number in range(1, self.at + 1) for event in self.reel.events[number - 1]]
        if self.at == len(self.reel):
            parts.append((self.reel.ending(self.words), "title"))
        return parts

    def keys(self) -> list[tuple[str, str, str]]:
        words = self.words
        play = words.label("terminal-replay-" + ("pause" if self.playing else "play"))
        speed = words.label("terminal-replay-speed", speed=f"{1 / SPEEDS[self.speed]:g}")
        return [("← →", words.label("terminal-replay-step"), "go(1)"),
                ("space", play, "play"), ("- +", speed, "speed(1)"),
                ("q", words.label("terminal-key-quit"), "quit"),
                ("l", words.label("terminal-key-language"), "language"),
                ("home end", words.label("terminal-replay-ends"), "go(-1000000)"),
                ("d", words.label("terminal-key-theme"), "theme")]

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
