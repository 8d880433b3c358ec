"""A finished game looked at again: what each decision was worth, what would have been better, and
how much was luck.

Every decision is searched anew from what its seat knew then (or, with hindsight, from the true
position). A step depends on (record, seed, simulations) alone: the number of worker processes
changes nothing, and whatever is done when it is broken off is a valid report.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from statistics import fmean
from typing import Literal, NamedTuple

from ludotheque.core.errors import BadInput
from ludotheque.core.events import NO_BARRIER, Json, Log
from ludotheque.core.game import Game, State
from ludotheque.core.record import Record, parse, replay_step
from ludotheque.core.rng import derive_seed
from ludotheque.games import find
from ludotheque.lab.critic import critic_of
from ludotheque.lab.pool import spread, stopped
from ludotheque.players.advice import gains_of, later, reasons
from ludotheque.players.budget import REVIEW

BATCH = 4  # steps that a worker is given at once
MOMENTS = 5  # how many turning points and strokes of luck are named
DIGITS = 4

Measure = Literal["chance", "points"]


class Worth(NamedTuple):
    """How a seat stands or what something brings: as judged, and in people's terms."""

    judged: float
    outlook: float

    def less(self, other: Worth) -> Worth:
        """By how much it is worth more than another."""
        return Worth(round(self.judged - other.judged, DIGITS),
                     round(self.outlook - other.outlook, DIGITS))

    def more(self, other: Worth) -> Worth:
        """Both together."""
        return Worth(round(self.judged + other.judged, DIGITS),
                     round(self.outlook + other.outlook, DIGITS))


NOTHING = Worth(0.0, 0.0)


@dataclass
class Better:
    """The move that looked best where another was played, and why it is better."""

    path: list[str]
    says: Json
    value: float
    why: list[Json] = field(default_factory=list)


@dataclass
class Judged:
    """A step's figures as the judgement has them, 0..1, before they are put in people's terms."""

    before: float | None
    chosen: float | None
    loss: float
    luck: list[float]


@dataclass
class Step:
    """One step of the game. `n` counts from 1, `seat` from 0.

    `before` is what the decision was worth to its seat, `chosen` what the move was that it made,
    both null where there was only one move; `loss` is what that cost, and `best` what was better
    then. `chance` says whether luck had a part in it, `luck` what it brought each seat against what
    was to be expected, `outlooks` how each seat stood after the step.
    """

    n: int
    seat: int
    round: int | None
    path: list[str]
    says: Json
    before: float | None
    chosen: float | None
    loss: float
    best: Better | None
    chance: bool
    luck: list[float]
    judged: Judged
    outlooks: list[float] = field(default_factory=list)


@dataclass
class Split:
    """How a seat's game went from `start` to `end`: by its own mistakes (`skill`, never above 0),
    by `luck`, and by the `rest`: others' play, and what nobody could foresee. They add up."""

    start: float
    end: float
    skill: float
    luck: float
    rest: float


@dataclass
class SeatSplit(Split):
    """In people's terms, and as judged."""

    judged: Split


@dataclass
class Fortune:
    """A stroke of good or bad luck: which step, to whom, and how much it brought."""

    n: int
    seat: int
    luck: float


@dataclass
class Analysis:
    """A whole report, ready to be shown or written as JSON.

    All figures are in people's terms, as `measure` tells: a chance of winning from 0 to 1, or
    points; `judged` holds the same on the scale of the game's judgement. `turning` are the numbers
    of the steps that cost most, the worst first; `fortunes` the greatest strokes of luck. Where it
    was broken off `complete` is false and `steps` ends early.
    """

    game: str
    edition: str
    options: Json
    seats: list[str]
    measure: Measure
    simulations: int
    seed: int
    hindsight: bool
    complete: bool
    steps: list[Step]
    turning: list[int]
    fortunes: list[Fortune]
    splits: list[SeatSplit]  # of each seat

    def json(self) -> Json:
        """As plain JSON: what `ludo analyse --json` prints."""
        return asdict(self)


def analyse(record: Record, simulations: int = REVIEW, seed: int = 1, workers: int = 1,
            hindsight: bool = False, progress: Callable[[int], None] = lambda done: None
            ) -> Analysis:
    """Look at a finished game. Ctrl-C ends it early with what there is; `progress` is told how
    many steps are done.

    >>> from ludotheque import choose, make_player, Table
    >>> table = Table.start(find("eden"), seed=7)
    >>> while not table.state.over:
    ...     events = table.play(0, choose(make_player("random", 1), table.state, 0))
    >>> report = analyse(table.record, simulations=4)
    >>> report.complete, report.splits[0].end
    (True, 0.0)
    """
    check(record, simulations)
    look = Look(record.first_state(), simulations, seed, hindsight)
    steps: list[Step] = []
    try:
        for step in _steps(record, look, workers):
            steps.append(step)
            progress(len(steps))
    except KeyboardInterrupt:
        pass
    return _report(record, look, steps)


def measure_of(game: Game) -> Measure:
    """What outlooks are, to people."""
    return "points" if game.in_points else "chance"


def check(record: Record, simulations: int) -> None:
    """Refuse what cannot be analysed."""
    if simulations < 1:
        raise BadInput(f"{simulations} simulations", "analyse", "at least 1")
    if not record.final_state().over:
        raise BadInput("the game is not over", record.where, "a finished game")


# --- one step -------------------------------------------------------------------------------------


class Look:
    """How closely a game is looked at, and with whose knowledge."""

    def __init__(self, state: State, simulations: int, seed: int, hindsight: bool) -> None:
        self.state = state  # any of the game
        self.game = state.game
        self.seed = seed
        self.critic = critic_of(self.game, simulations, hindsight)

    def outlook(self, value: float) -> float:
        """What a judgement means to people in this game."""
        return self.game.outlook(self.state, value)

    def step(self, n: int, before: State, after: State, seat: int, move: int, log: Log) -> Step:
        """What there is to say of the step from one position to the next."""
        value, chosen, best = self.decision(n, before, seat, move)
        loss = value.less(chosen) if value and chosen else NOTHING
        chance = log.barrier() != NO_BARRIER
        luck = self.lucks(n, before, after, seat, move) if chance else [NOTHING] * _seats(after)
        judged = Judged(value and value.judged, chosen and chosen.judged, loss.judged,
                        [one.judged for one in luck])
        round = before.view(None).get("round")
        return Step(n, seat, round if isinstance(round, int) else None,
                    self.game.path(before, move), self.game.says(before, seat, move).json(),
                    value and value.outlook, chosen and chosen.outlook, loss.outlook, best,
                    chance, [one.outlook for one in luck], judged)

    def decision(self, n: int, state: State, seat: int, move: int
                 ) -> tuple[Worth | None, Worth | None, Better | None]:
        """What a decision was worth, what the chosen move was, and the best one if it was better.

        What the best move and the chosen one are worth is looked at again, so that the difference
        is not the luck of the pick; what of it is the critic's own doubt is nobody's mistake.
        """
        legal = state.legal(seat)
        if len(legal) == 1:
            return None, None, None
        knowledge = self.critic.know(state, seat)
        best = self.critic.best(knowledge, seat, legal, derive_seed(self.seed, n))
        again = derive_seed(self.seed, n, 1)
        moves = [move] if best == move else [move, best]
        found = self.critic.worths(knowledge, seat, moves, again)
        chosen, loss = self.worth(found[0]), NOTHING
        if best != move:
            lesser, better = self.critic.compared(knowledge, seat, moves, again, found)
            loss = self.difference(better, lesser)
        if loss.judged < self.critic.margin or loss.outlook <= 0:
            return chosen, chosen, None
        why = reasons(self.game, gains_of(knowledge, seat, [move, best], again), 1, 0) \
            or [later(self.game)]
        value = chosen.more(loss)
        return value, chosen, Better(self.game.path(state, best),
                                     self.game.says(state, seat, best).json(),
                                     value.outlook, [one.json() for one in why])

    def lucks(self, n: int, before: State, after: State, actor: int, move: int) -> list[Worth]:
        """What chance brought to each seat in a step."""
        if before.stretch() != 0 and before.stretch() == after.stretch():  # each for itself
            return [self.luck(n, before, after, actor, move, seat)[0] if seat == actor else NOTHING
                    for seat in range(_seats(after))]
        found = [self.luck(n, before, after, actor, move, seat) for seat in range(_seats(after))]
        lucks = [luck for luck, _ in found]
        # Of two, one wins what the other loses: whoever is to decide knows best how much.
        if len(found) == 2 and found[0][1] != found[1][1] and not self.game.in_points:
            knows = 0 if found[0][1] else 1
            lucks[1 - knows] = NOTHING.less(lucks[knows])
        return lucks

    def luck(self, n: int, before: State, after: State, actor: int, move: int,
             seat: int) -> tuple[Worth, bool]:
        """How a seat stands after a step, against how it might have; and whether that is sure."""
        luck = self.critic.luck(before, after, actor, move, seat,
                                derive_seed(self.seed, n, 2 + seat))
        if luck is None:
            return NOTHING, False
        return self.difference(luck.real, luck.expected), luck.sure

    def difference(self, some: Sequence[float], others: Sequence[float]) -> Worth:
        """By how much the first are worth more or less than the others, beyond all doubt."""
        judged = fmean(some) - fmean(others)
        if judged == 0.0:
            return NOTHING
        certain = max(0.0, 1.0 - self.critic.doubt(some, others) / abs(judged))
        whole = self.worth(some).less(self.worth(others))
        return Worth(round(judged * certain, DIGITS), round(whole.outlook * certain, DIGITS))

    def worth(self, values: Sequence[float]) -> Worth:
        """The mean of judgements; of what they mean to people, too."""
        return Worth(round(fmean(values), DIGITS),
                     round(fmean(self.outlook(value) for value in values), DIGITS))


def _seats(state: State) -> int:
    return len(state.rng.counters) - 1  # luck has a stream for each seat, and a common one


# --- the steps of a game --------------------------------------------------------------------------


def _steps(record: Record, look: Look, workers: int) -> Iterator[Step]:
    count = len(record.steps)
    if workers <= 1:
        yield from look_at(record, look, 0, count)
        return
    text, critic = record.text(), look.critic
    tasks = [(text, critic.simulations, look.seed, critic.hindsight, first,
              min(first + BATCH, count))
             for first in range(0, count, BATCH)]
    for batch in spread(look_batch, tasks, workers):
        yield from batch


def look_at(record: Record, look: Look, first: int, last: int) -> Iterator[Step]:
    """The steps first..last-1, counted from 0."""
    state = record.first_state()
    for at, step in enumerate(record.steps[:last]):
        before, log = state.copy(), Log()
        move = replay_step(record, state, step, at + 1, log)
        if at >= first:
            yield look.step(at + 1, before, state, step.seat, move, log)


def look_batch(text: str, simulations: int, seed: int, hindsight: bool, first: int,
               last: int) -> list[Step]:
    """`look_at` in a worker process."""
    record = _parsed(text)
    steps = []
    look = Look(record.first_state(), simulations, seed, hindsight)
    for step in look_at(record, look, first, last):
        steps.append(step)
        if stopped():
            break
    return steps


@lru_cache(1)
def _parsed(text: str) -> Record:
    return parse(text, find)


# --- the whole ------------------------------------------------------------------------------------


def _report(record: Record, look: Look, steps: list[Step]) -> Analysis:
    game, complete = record.game, len(steps) == len(record.steps)
    for at in range(len(steps)):
        _reconsider(steps, at, look.critic.margin)
    judged = _curves(record, steps, lambda step: (step.judged.before, step.judged.chosen),
                     lambda value: value)
    curves = _curves(record, steps, lambda step: (step.before, step.chosen), look.outlook)
    for step, outlooks in zip(steps, curves[1:], strict=True):
        step.outlooks = outlooks
    splits = []
    for seat in range(len(record.seats)):
        mine = [step for step in steps if step.seat == seat]
        theirs = _split(judged, seat, [step.judged.loss for step in mine],
                        [step.judged.luck[seat] for step in steps])
        whole = _split(curves, seat, [step.loss for step in mine],
                       [step.luck[seat] for step in steps])
        splits.append(SeatSplit(**asdict(whole), judged=theirs))
    return Analysis(
        game.name, record.edition.label(), record.options, record.seats,
        measure_of(game), look.critic.simulations, look.seed, look.critic.hindsight, complete,
        steps, _turning(steps), _fortunes(steps, look.critic.margin), splits)


def _reconsider(steps: Sequence[Step], at: int, margin: float) -> None:
    """What a seat still found when it decided again in the same round was not lost by the move
    before, though the critic had not seen it there."""
    step, seat = steps[at], steps[at].seat
    later = next((one for one in steps[at + 1:] if one.seat == seat and one.before is not None),
                 None)
    if step.best is None or later is None or later.round != step.round:
        return
    between = steps[at:later.n - step.n + at]
    chosen = Worth(_found(later.judged.before, (one.judged.luck[seat] for one in between)),
                   _found(later.before, (one.luck[seat] for one in between)))
    if chosen.outlook > (step.chosen or 0.0):
        _correct(step, chosen, margin)


def _found(before: float | None, lucks: Iterable[float]) -> float:
    return round((before or 0.0) - sum(lucks), DIGITS)


def _correct(step: Step, chosen: Worth, margin: float) -> None:
    """The chosen move was worth more: it was less of a mistake, or none."""
    judged = step.judged
    step.chosen, judged.chosen = chosen.outlook, chosen.judged
    step.loss = round((step.before or 0.0) - chosen.outlook, DIGITS)
    judged.loss = round((judged.before or 0.0) - chosen.judged, DIGITS)
    if judged.loss < margin or step.loss <= 0:
        step.before, judged.before = step.chosen, judged.chosen
        step.loss, judged.loss, step.best = 0.0, 0.0, None


def _curves(record: Record, steps: list[Step],
            worths: Callable[[Step], tuple[float | None, float | None]],
            outlook: Callable[[float], float]) -> list[list[float]]:
    """How each seat stood at the beginning and after each step.

    That is told by its own decisions: it stands as the move is worth that it chose, until it has to
    decide again. At the end it has what it has.
    """
    start, final = record.first_state(), record.final_state()
    now: list[float] = []
    for seat in range(len(record.seats)):
        first = next((value for step in steps if step.seat == seat
                      and (value := worths(step)[0]) is not None), outlook(start.judge(seat)))
        now.append(first)
    curves = [list(now)]
    for at, step in enumerate(steps):
        chosen = worths(step)[1]
        if chosen is not None:
            now[step.seat] = chosen
        if at + 1 < len(steps) and (value := worths(steps[at + 1])[0]) is not None:
            now[steps[at + 1].seat] = value
        curves.append(list(now))
    if steps and len(steps) == len(record.steps):
        curves[-1] = [round(outlook(final.judge(seat)), DIGITS) for seat in range(len(now))]
    return curves


def _split(curves: list[list[float]], seat: int, losses: Sequence[float],
           lucks: Sequence[float]) -> Split:
    start, end = round(curves[0][seat], DIGITS), round(curves[-1][seat], DIGITS)
    skill, luck = round(-sum(losses), DIGITS) + 0.0, round(sum(lucks), DIGITS)
    return Split(start, end, skill, luck, round(end - start - skill - luck, DIGITS))


def _turning(steps: Sequence[Step]) -> list[int]:
    costly = sorted((step for step in steps if step.best is not None),
                    key=lambda step: (-step.loss, step.n))
    return [step.n for step in costly[:MOMENTS]]


def _fortunes(steps: Sequence[Step], margin: float) -> list[Fortune]:
    """Each told of the seat to whom it meant most, or of who acted."""
    strokes = []
    for step in steps:
        _, _, seat = max((abs(luck), seat == step.seat, seat)
                         for seat, luck in enumerate(step.luck))
        if abs(step.judged.luck[seat]) >= margin:
            strokes.append(Fortune(step.n, seat, step.luck[seat]))
    strokes.sort(key=lambda one: (-abs(one.luck), one.n))
    return strokes[:MOMENTS]
