"""Numbers for Prometheus, in its text format."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Number(NamedTuple):
    """One number with its name and what it is."""

    name: str
    kind: str  # counter or gauge
    about: str
    value: float


class Histogram:
    """How long something takes.

    >>> times = Histogram("ludo_act_seconds", "From a message to its acknowledgement.")
    >>> times.add(0.002)
    >>> times.lines()[-1]
    'ludo_act_seconds_count 1'
    """

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.total += seconds
        for at, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.counts[at] += 1
                return
        self.counts[-1] += 1

    def lines(self) -> list[str]:
        out = [f"# HELP {self.name} {self.about}", f"# TYPE {self.name} histogram"]
        below = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            below += count
            out.append(f'{self.name}_bucket{{le="{bound}"}} {below}')
        return [*out, f"{self.name}_sum {self.total:.6f}", f"{self.name}_count {below}"]


def text(numbers: Iterable[Number], histograms: Iterable[Histogram]) -> str:
    """Everything, as Prometheus reads it."""
    lines: list[str] = []
    for number in numbers:
        lines += [f"# HELP {number.name} {number.about}", f"# TYPE {number.name} {number.kind}",
                  f"{number.name} {number.value}"]
    for histogram in histograms:
        lines += histogram.lines()
    return "\n".join(lines) + "\n"
