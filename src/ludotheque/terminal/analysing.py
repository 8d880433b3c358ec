"""The analysis of a finished game in the terminal: a screen of words with a small chart, or lines.

Everything is printed, nothing waits for a key: it can be piped, kept and read aloud.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.table import Table as Grid

from ludotheque.core.events import NO_BARRIER, Json, Log, seen
from ludotheque.core.record import Record, replay_step
from ludotheque.core.text import Plain, Words
from ludotheque.lab.analysis import Analysis, Fortune, Step
from ludotheque.terminal.session import PERSON
from ludotheque.terminal.telling import capital, change, worth

ROWS = 6  # of a chart
EIGHTHS = " ▁▂▃▄▅▆▇█"
EVENTS = 6  # lines that tell a stroke of luck: the last ones tell what came of it
INDENT = "   "
NOBODY = -1  # no seat: who only watches
COLUMNS = ("start", "end", "skill", "luck", "rest")


def report(analysis: Analysis, record: Record, words: Words, width: int, plain: bool) -> list[str]:
    """The whole report as lines; `plain` for those who do not look at pictures."""
    return Telling(analysis, record, words, width, plain).lines()


class Telling:
    """An analysis put into words."""

    def __init__(self, analysis: Analysis, record: Record, words: Words, width: int,
                 plain: bool) -> None:
        self.analysis = analysis
        self.words = words
        self.width = width
        self.plain = plain
        self.in_points = analysis.measure == "points"
        self.alone = len(record.seats) == 1
        self.total = len(record.steps)
        self.names = _names(record, words)
        self.happened = _happened(analysis.fortunes, record)

    def lines(self) -> list[str]:
        words, analysis = self.words, self.analysis
        how = "analysis-how-hindsight" if analysis.hindsight else "analysis-how"
        out = [words.label("analysis-title", game=words.label(f"{analysis.game}-title")),
               words.label(how, simulations=analysis.simulations, seed=Plain(analysis.seed)),
               words.label(f"analysis-measure-{analysis.measure}")]
        if not analysis.complete:
            out.append(words.label("analysis-partial", n=len(analysis.steps), of=self.total))
        for name, part in (("split", self.split()), ("curve", self.curve()),
                           ("turning", self.turning()), ("luck", self.luck())):
            out += ["", words.label(f"analysis-{name}-title"), *part]
        return [line for long in out for line in self.wrapped(long)]

    # --- the parts ---

    def split(self) -> list[str]:
        """How each seat's game divides into mistakes, luck and the rest."""
        words = self.words
        figures = [[self.worth(one.start), self.worth(one.end), self.change(one.skill),
                    self.change(one.luck), self.change(one.rest)] for one in self.analysis.splits]
        told = [words.say("analysis-split", who=name,
                          **dict(zip(COLUMNS, map(Plain, row), strict=True)))
                for name, row in zip(self.names, figures, strict=True)]
        return [*(told if self.plain else self.grid(figures)), words.label("analysis-split-about")]

    def grid(self, figures: list[list[str]]) -> list[str]:
        """A table; that figures are points is said above it."""
        grid = Grid()
        for column in ("player", *COLUMNS):
            grid.add_column(self.words.label(f"analysis-column-{column}"),
                            justify="left" if column == "player" else "right")
        for name, row in zip(self.names, figures, strict=True):
            grid.add_row(capital(name), *(
                figure.partition(" ")[0] if self.in_points else figure for figure in row))
        console = Console(width=self.width)
        with console.capture() as drawn:
            console.print(grid, markup=False)
        return drawn.get().rstrip("\n").split("\n")

    def curve(self) -> list[str]:
        """How each seat stood: a chart for each, or the figures at the end of each round."""
        steps = self.analysis.steps
        if not steps:
            return []
        if self.plain:
            return list(self.rounds())
        top = max(max(step.outlooks) for step in steps) if self.in_points else 1.0
        out: list[str] = []
        for seat, name in enumerate(self.names):
            values = [step.outlooks[seat] for step in steps]
            out += [] if self.alone else [capital(name)]
            out += chart(values, top, self.worth(top), self.worth(0.0), self.width)
        return out

    def rounds(self) -> Iterator[str]:
        last: dict[int, Step] = {step.round: step for step in self.analysis.steps
                                 if step.round is not None}
        for number, step in last.items():
            standings = [self.worth(value) if self.alone else self.words.label(
                "analysis-curve-standing", who=name, worth=Plain(self.worth(value)))
                for name, value in zip(self.names, step.outlooks, strict=True)]
            yield self.words.label("analysis-curve-round", n=number,
                                   standings=Plain("; ".join(standings)))

    def turning(self) -> list[str]:
        """The decisions that cost most."""
        out: list[str] = []
        for n in self.analysis.turning:
            step = self.analysis.steps[n - 1]
            assert step.best is not None
            out.append(self.moment(step))
            out.append(INDENT + self.words.label(
                "analysis-better", move=Plain(self.said(step.best.says)),
                worth=Plain(self.worth(step.best.value)), loss=Plain(self.fine(step.loss))))
            out += [INDENT + self.said(why) for why in step.best.why
                    if self.words.has(str(why["id"]))]
        return out or [self.words.label("analysis-turning-none")]

    def luck(self) -> list[str]:
        """The greatest strokes of luck, and what happened then."""
        out: list[str] = []
        for stroke in self.analysis.fortunes:
            step = self.analysis.steps[stroke.n - 1]
            out.append(self.moment(step))
            out += [INDENT + line for line in self.events(stroke)]
            out.append(INDENT + self.stroke(stroke))
        return out or [self.words.label("analysis-luck-none")]

    def events(self, stroke: Fortune) -> list[str]:
        """What happened, as the seat saw it that it concerned; the same thing is told once."""
        own = self.happened[stroke.n, stroke.seat]
        told = list(dict.fromkeys(self.words.event(event) for event in own))[-EVENTS:]
        if self.alone or own == self.happened[stroke.n, NOBODY]:
            return told
        # What only they saw is told to «you»: say who that is.
        return [self.words.label("analysis-seen-by", who=self.names[stroke.seat]), *told]

    def stroke(self, stroke: Fortune) -> str:
        id = f"analysis-stroke-{'good' if stroke.luck > 0 else 'bad'}"
        luck = Plain(self.change(stroke.luck))
        if self.alone:
            return self.words.label(f"{id}-alone", luck=luck)
        return self.words.label(id, who=self.names[stroke.seat], luck=luck)

    # --- words ---

    def moment(self, step: Step) -> str:
        """When it was, who it was, and what they did."""
        round = Plain(self.words.label("analysis-in-round", n=step.round) if step.round
                      else self.words.label("review-prelude"))
        facts = {"n": step.n, "round": round, "move": Plain(self.said(step.says))}
        if self.alone:
            return self.words.label("analysis-moment-alone", **facts)
        return self.words.label("analysis-moment", who=self.names[step.seat], **facts)

    def said(self, message: Json) -> str:
        facts = message["facts"]
        assert isinstance(facts, dict)
        return self.words.say(str(message["id"]), **facts)

    def worth(self, value: float) -> str:
        return worth(value, self.in_points, self.words)

    def fine(self, value: float) -> str:
        return worth(value, self.in_points, self.words, digits=1)

    def change(self, value: float) -> str:
        return change(value, self.in_points, self.words)

    def wrapped(self, line: str) -> list[str]:
        """A line broken where the terminal ends, with its indentation; pictures never are."""
        if self.plain or len(line) <= self.width:
            return [line]
        indent = INDENT if line.startswith(INDENT) else ""
        return textwrap.wrap(line, self.width, subsequent_indent=indent)


def chart(values: Sequence[float], top: float, most: str, least: str, width: int) -> list[str]:
    """Columns of blocks, as many as fit; each is the last value of its share of the steps.

    >>> chart([0.0, 0.5, 1.0, 0.25], 1.0, "100 %", "0 %", 12)[-1]
    '  0 % │ ███'
    """
    margin = max(len(most), len(least))
    columns = max(1, min(len(values), width - margin - 2))
    shown = [values[(at + 1) * len(values) // columns - 1] for at in range(columns)]
    levels = [round(min(max(value / top, 0.0), 1.0) * ROWS * 8) if top > 0 else 0
              for value in shown]
    out = []
    for row in range(ROWS - 1, -1, -1):
        label = most if row == ROWS - 1 else least if row == 0 else ""
        bars = "".join(EIGHTHS[min(max(level - row * 8, 0), 8)] for level in levels)
        out.append(f"{label:>{margin}} │{bars}".rstrip())
    return out


def _happened(strokes: Sequence[Fortune], record: Record) -> dict[tuple[int, int], list[Json]]:
    """The events of strokes of luck, from the first that luck decided on: as each seat saw it, and
    as nobody in particular did."""
    wanted = {stroke.n for stroke in strokes}
    found: dict[tuple[int, int], list[Json]] = {}
    state = record.first_state()
    for n, step in enumerate(record.steps, 1):
        log = Log() if n in wanted else None
        replay_step(record, state, step, n, log)
        if log is not None:
            first = next(at for at, event in enumerate(log.events) if event.barrier != NO_BARRIER)
            for seat in range(len(record.seats)):
                found[n, seat] = seen(log.events[first:], seat)
            found[n, NOBODY] = seen(log.events[first:], None)
    return found


def _names(record: Record, words: Words) -> list[str]:
    """Every seat by its number and who sat there."""
    given = record.table.get("names")
    names = given if isinstance(given, list) and len(given) == len(record.seats) else record.seats
    return [Plain(words.label("analysis-seat", seat=seat, player=words.label("terminal-person")
                              if name == PERSON else Plain(name)))
            for seat, name in enumerate(names, 1)]
