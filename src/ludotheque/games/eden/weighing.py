"""The weights of every set of modes for the judgement of a position (`worth.py`)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.eden.weights import HUNDREDTHS

COUNTS: Final = 456  # things counted, see `worth.py`
MODES: Final = 5  # each adds weights of its own


class Worths:
    """The weights of every set of modes, each made when it is first asked for."""

    def __init__(self) -> None:
        self.known: list[vec[float]] = [vec[float]() for _ in range(1 << MODES)]

    def of(self, modes: i64) -> vec[float]:
        if len(self.known[modes]) == 0:
            self.known[modes] = weights_of(modes)
        return self.known[modes]


def weights_of(modes: i64) -> vec[float]:
    numbers = HUNDREDTHS.split()
    out = vec[float](capacity=COUNTS)
    for at in range(COUNTS):
        weight: i64 = int(numbers[at])
        for mode in range(MODES):
            if (modes >> mode) & 1:
                weight += int(numbers[(mode + 1) * COUNTS + at])
        out = append(out, float(weight) / 100.0)
    return out
