"""What a game is: the contract that every game fulfils and every interface relies on.

A `Game` makes positions and puts them into words; a `State` is one mutable position. `State` is a
native base class, so that compiled callers pay nothing for the abstraction.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.errors import BadInput, IllegalMove
from ludotheque.core.events import NO_BARRIER, Event, Json, Log, Message, seat_ref, seen
from ludotheque.core.rng import FastRng, Rng, fast_keys, zeros

LEVELS: Final = ("easy", "medium", "hard", "expert")  # of players, each beats the one before
METHODS: Final = ("random", "greedy:1", "greedy", "tree:1s")  # for a game that says nothing else
OTHER_LUCK: Final = fast_keys(0, 32)  # for previews; more streams than any game has seats


class Option:
    """One thing a table may choose before the game: a switch, or any of some values.

    `values` empty means a switch (on or off); otherwise `many` says whether several may be chosen.

    >>> Option("modes", [], ("celestial", "ravage"), many=True).read("ravage", "eden")
    ['ravage']
    """

    def __init__(self, name: str, default: object, values: tuple[str, ...] = (),
                 many: bool = False) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.many = many

    def read(self, given: object, game: str) -> object:
        """The option's value from what a person, a file or a program gave."""
        where = f"{game}: option {self.name}"
        if not self.values:
            if isinstance(given, bool):
                return given
            if given in ("on", "off"):
                return given == "on"
            raise BadInput(f"unknown value {given!r}", where, "on or off")
        if self.many:
            return self.read_many(given, where)
        if isinstance(given, str) and given in self.values:
            return given
        raise BadInput(f"unknown value {given!r}", where, "one of " + ", ".join(self.values))

    def read_many(self, given: object, where: str) -> list[str]:
        """Several of the values, in the order in which the option names them: from a list, or from
        text such as `celestial+ravage`."""
        if isinstance(given, str):
            parts = given.replace("+", ",").split(",")
            given = [part for part in parts if part not in ("", "none")]
        if not isinstance(given, (list, tuple)):
            raise BadInput(f"unknown value {given!r}", where, "a list of names")
        for name in given:
            if name not in self.values:
                raise BadInput(f"unknown name {name!r}", where, "any of " + ", ".join(self.values))
        return [name for name in self.values if name in given]

    def write(self, value: object) -> str:
        """The value as text, such as `on` or `celestial+ravage`."""
        if isinstance(value, bool):
            return "on" if value else "off"
        if isinstance(value, list):
            return "+".join(value) or "none"
        return str(value)


class Edition:
    """The printed content of a game, loaded once, immutable, shared by every position.

    Games extend it with typed tables. `digest` is of the resolved content, `source` that content
    itself (plain JSON), `stand_ins` the parts that no source attests, `names` what its components
    are called where the texts of a language do not say.

    >>> import ludotheque
    >>> ludotheque.load(ludotheque.find("eden")).stand_ins[-1]
    'score'
    """

    def __init__(self, name: str, digest: str, source: Json, stand_ins: list[str],
                 names: dict[str, str] | None = None) -> None:
        self.name = name
        self.digest = digest
        self.source = source
        self.stand_ins = stand_ins
        self.names = names or {}
        # As views name it: one object, so that making and comparing it costs nothing.
        self.about: Json = {"name": name, "label": self.label(), "stand_ins": stand_ins}

    def label(self) -> str:
        """Name and content in short, as positions and records write it."""
        return f"{self.name}#{self.digest[:8]}"


class Challenge:
    """One aim beside winning, ticked off once and for all; `n` is the number its text names.

    >>> Challenge("fairies", 7).n
    7
    """

    def __init__(self, name: str, n: int) -> None:
        self.name = name
        self.n = n


class SeatResult:
    """How a game ended for one seat: points, rank (1 is best) and worth in 0..1.

    >>> SeatResult(score=31, rank=1, utility=1.0).json()
    {'score': 31, 'rank': 1, 'utility': 1.0}
    """

    def __init__(self, score: int, rank: int, utility: float) -> None:
        self.score = score
        self.rank = rank
        self.utility = utility

    def json(self) -> Json:
        """As plain JSON, as records keep it."""
        return {"score": self.score, "rank": self.rank, "utility": self.utility}


class Result:
    """How a game ended: each seat's result, an automated opponent's if there is one, and why.

    >>> end = Result([SeatResult(31, 1, 1.0)], Message("eden-result-won", {"score": 31}))
    >>> end.seats[0].rank, end.opponent
    (1, None)
    """

    def __init__(self, seats: list[SeatResult], reason: Message,
                 opponent: SeatResult | None = None) -> None:
        self.seats = seats
        self.reason = reason
        self.opponent = opponent

    def json(self) -> Json:
        """As plain JSON, as records keep it."""
        return {
            "seats": [seat.json() for seat in self.seats],
            "opponent": None if self.opponent is None else self.opponent.json(),
            "reason": self.reason.json(),
        }


def ranked(keys: list[tuple[int, int, int]]) -> list[SeatResult]:
    """Several seats by points, then by two tie-breakers; equal ones share a place and its worth.

    >>> [end.json() for end in ranked([(31, 2, 0), (40, 1, 0)])]
    [{'score': 31, 'rank': 2, 'utility': 0.0}, {'score': 40, 'rank': 1, 'utility': 1.0}]
    """
    ends: list[SeatResult] = []
    for mine in keys:
        better = sum([1 for key in keys if key > mine])
        equal = sum([1 for key in keys if key == mine])
        place = better + (equal - 1) / 2.0
        ends.append(SeatResult(mine[0], better + 1, 1.0 - place / float(len(keys) - 1)))
    return ends


def winners(ends: list[SeatResult]) -> list[str]:
    """The seats in the first place, as references."""
    return [seat_ref(seat) for seat in range(len(ends)) if ends[seat].rank == 1]


@mypyc_attr(acyclic=True)
class Choice:
    """A move for people: where to point, what it says, what it is sure to do.

    `path` names components (`die:5`, `card:II`, `ally:flora`); interfaces walk it step by step.
    No path of a position's moves is the beginning of another's. `barrier` tells that undo will
    not come back past this move, `preview` holds its certain effects as this seat sees them.

    >>> import ludotheque
    >>> choice = ludotheque.new_game("eden", seed=1).choices(0)[-1]
    >>> choice.path, choice.barrier, choice.preview[0]["kind"]
    (['act:end'], False, 'goomz-phase')
    """

    def __init__(self, move: int, path: list[str], says: Message, warnings: list[Message],
                 barrier: bool, preview: list[Json]) -> None:
        self.move = move
        self.path = path
        self.says = says
        self.warnings = warnings
        self.barrier = barrier
        self.preview = preview

    def json(self) -> Json:
        """As plain JSON, as interfaces are told it."""
        return {
            "move": self.move,
            "path": self.path,
            "says": self.says.json(),
            "warnings": [warning.json() for warning in self.warnings],
            "barrier": self.barrier,
            "preview": self.preview,
        }


@mypyc_attr(acyclic=True)
class State:
    """One position of a game. Mutable; `copy()` is cheap and independent.

    Seats count from 0. Moves are packed ints in `range(game.move_space)`; they name kinds and
    public places, never an index into a hidden order.

    >>> import ludotheque
    >>> state = ludotheque.new_game("eden", seed=1)
    >>> other = state.copy()
    >>> other.apply(0, other.legal(0)[-1])
    >>> state.view(0)["phase"], other.view(0)["phase"]
    ('player', 'goomz')
    """

    def __init__(self, game: Game, edition: Edition, rng: Rng) -> None:
        self.game = game
        self.edition = edition
        self.rng = rng
        self.round: i64 = 0
        self.over = False

    # What a game implements.

    def copy(self) -> State:
        """The same position once more: what happens to one does not happen to the other."""
        raise NotImplementedError

    def to_move(self) -> list[int]:
        """The seats that may act now: several in simultaneous phases, none when over."""
        raise NotImplementedError

    def moves(self, seat: i64) -> vec[i64]:
        """The legal moves of a seat, for compiled callers."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64, log: Log | None = None) -> None:
        """Make a legal move. It is not checked here (see `play`). The log is told what happens."""
        raise NotImplementedError

    def result(self) -> Result:
        """How the game ended. Only when `over`."""
        raise NotImplementedError

    def stretch(self) -> int:
        """While this stays the same and is not 0, what a seat may do changes by its own acts alone:
        seats play side by side, each for itself."""
        return 0

    def trial(self, seat: i64, luck: Rng) -> State:
        """A copy to try one move of a seat on, with other luck. It is thrown away then, and may
        share with this position what that move cannot touch."""
        after = self.copy()
        after.rng = luck
        return after

    def judge(self, seat: i64) -> float:
        """How good the position looks for a seat, 0..1, from what that seat may know."""
        raise NotImplementedError

    def weigh(self, seat: i64) -> dict[str, float]:
        """What the judgement sees, by name and in the game's own measure: a move's reasons are the
        parts that it changes most. Each part has a sentence, `<game>-why-<part>`."""
        return {}

    def work_out(self, seat: i64, moves: vec[i64], positions: i64,
                 seconds: float = 0.0) -> vec[float]:
        """What each of a seat's moves is worth, 0..1, if the rest of the round is played as well
        as can be: by looking at so many positions, or for so long if `seconds` is given. From
        what the seat may know, as `judge`. Empty for games whose rounds cannot be worked out."""
        return vec[float]()

    # What follows from it.

    def legal(self, seat: int) -> list[int]:
        """The legal moves of a seat as a list."""
        return [int(move) for move in self.moves(seat)]

    def check(self, seat: int, move: int) -> None:
        """Nothing where a seat may make a move now, `IllegalMove` where it may not."""
        if seat not in self.to_move():
            raise IllegalMove(f"seat {seat + 1} is not to move")
        if move not in self.legal(seat):
            raise IllegalMove(f"move {move} is not legal for seat {seat + 1} now")

    def play(self, seat: int, move: int, log: Log | None = None) -> None:
        """Make a move after checking it; `IllegalMove` changes nothing. The log is told what
        happens."""
        self.check(seat, move)
        self.apply(seat, move, log)

    def view(self, seat: int | None = 0) -> Json:
        """What a seat may know, as plain JSON; None is a spectator."""
        return self.game.view(self, seat)

    def describe(self, seat: int, move: int) -> Choice:
        """A legal move in words and paths, with what is sure to follow."""
        return self._described(seat, move, self._other_luck())

    def _other_luck(self) -> Rng:
        """For previews: they end where luck begins, so the real luck is never drawn for them."""
        return FastRng(0, 0, OTHER_LUCK, zeros(len(self.rng.counters)))

    def _described(self, seat: int, move: int, luck: Rng) -> Choice:
        log = Log()
        self.trial(seat, luck).apply(seat, move, log)
        return Choice(move, self.game.path(self, move), self.game.says(self, seat, move),
                      self.game.warnings(self, seat, move), log.barrier() != NO_BARRIER,
                      certain(log.events, seat))

    def choices(self, seat: int) -> list[Choice]:
        """Every legal move of a seat, described."""
        luck = self._other_luck()
        return [self._described(seat, move, luck) for move in self.legal(seat)]

    def notation(self) -> str:
        """The position as one line of text; `game.read` makes an equal position of it."""
        return self.game.write(self)

    def digest(self) -> str:
        """A short fingerprint of the position, the same on every machine."""
        return hashlib.blake2b(self.notation().encode(), digest_size=16).hexdigest()


class Knowledge:
    """What a seat knows, ready to imagine complete positions that look the same to it.

    >>> import ludotheque
    >>> state = ludotheque.new_game("eden", seed=1)
    >>> knowledge = state.game.know(state.view(0), state.edition)
    >>> knowledge.imagine(ludotheque.FastRng(1)).view(0) == state.view(0)
    True
    """

    def imagine(self, rng: Rng) -> State:
        """A full position with everything hidden redrawn and randomness of its own."""
        raise NotImplementedError


class Game:
    """A game: how to begin it, and how to put its positions into text and views.

    >>> import ludotheque
    >>> eden = ludotheque.find("eden")
    >>> state = eden.new(ludotheque.load(eden), ludotheque.FastRng(1), options={"modes": "ravage"})
    >>> eden.path(state, state.legal(0)[-1])
    ['act:end']
    """

    def __init__(self, name: str, min_seats: int, max_seats: int, rules_version: int,
                 move_space: int, max_moves: int, options: tuple[Option, ...],
                 editions: tuple[str, ...], printed: tuple[str, ...] = (),
                 challenges: tuple[Challenge, ...] = (), speedruns: bool = True,
                 in_points: bool = False, decisions: float = 1.0,
                 levels: tuple[str, str, str, str] = METHODS,
                 alone: tuple[Json, ...] = ({},)) -> None:
        self.name = name
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.rules_version = rules_version
        self.move_space = move_space
        self.max_moves = max_moves
        self.options = options
        self.editions = editions  # the first is the default
        # The parts of its views that are the same from the first position of a game to the last.
        self.printed = frozenset(("game", "edition", "seat", "options", *printed))
        self.challenges = challenges  # of the solo game, for games that have them
        self.speedruns = speedruns  # whether it can be won sooner or later
        self.in_points = in_points  # whether `outlook` tells points, not a chance of winning
        self.decisions = decisions  # how many a turn usually has, beside those with one move
        self.alone = alone  # the options of its solo games by which players are compared
        # The method by which a player of each level plays it, as a spec.
        self.levels: dict[str, str] = {LEVELS[i]: levels[i] for i in range(len(LEVELS))}

    # What a game implements.

    def edition_of(self, name: str, source: Json, where: str) -> Edition:
        """Check resolved content and build the typed tables."""
        raise NotImplementedError

    def start(self, seats: int, options: Json, edition: Edition, rng: Rng,
              log: Log | None) -> State:
        """Set the game up. Options are complete and checked."""
        raise NotImplementedError

    def public(self, state: State, since: State | None = None) -> Json:
        """What everybody may know: the view of who only watches.

        Most of what there is to see stays as it was from one position to the next. With `since`,
        parts that are as they were then may be left out, and items of a list be AS_BEFORE."""
        raise NotImplementedError

    def own(self, state: State, seat: int, public: Json) -> Json:
        """The parts of a seat's view that are not as the public ones. Where the public view says of
        an item that it is as before, so may the seat's, but no part is left out."""
        raise NotImplementedError

    def know(self, view: Json, edition: Edition) -> Knowledge:
        """What a seat's view lets it imagine. It is made from the view alone."""
        raise NotImplementedError

    def path(self, state: State, move: int) -> list[str]:
        """The component references a person points at to make a move."""
        raise NotImplementedError

    def says(self, state: State, seat: int, move: int) -> Message:
        """A move as a sentence."""
        raise NotImplementedError

    def warnings(self, state: State, seat: int, move: int) -> list[Message]:
        """What a person should know before making the move."""
        raise NotImplementedError

    def write(self, state: State) -> str:
        """The position as one line of text; `read` makes an equal position of it."""
        raise NotImplementedError

    def read(self, text: str, edition: Edition, rng: Rng) -> State:
        """The position of a notation; `rng` gives the randomness, the text its counters."""
        raise NotImplementedError

    def pieces(self, state: State) -> list[str]:
        """Every component, wherever it is: the same list in every position of a game."""
        raise NotImplementedError

    # What a game may have besides.

    def outlook(self, state: State, value: float) -> float:
        """What a judgement of any position of this one's game means to people: a chance of winning
        in 0..1, or points where `in_points`."""
        return value

    def achieved(self, state: State, seat: int) -> list[str]:
        """The names of the challenges met in a finished game."""
        return []

    def figures(self, state: State, seat: int) -> dict[str, float]:
        """What else of a finished game a designer would count; a run of many tells the means."""
        return {}

    # What follows from it.

    def method(self) -> str:
        """How its best players think: `tree`, `rollout`, `further` or `rounds`."""
        return self.levels["expert"].partition(":")[0]

    def view(self, state: State, seat: int | None) -> Json:
        """What a viewer may know."""
        public = self.public(state)
        return public if seat is None else {**public, **self.own(state, seat, public)}

    def move_of(self, state: State, seat: int, path: list[str]) -> int:
        """A seat's legal move of a path; `IllegalMove` if there is none.

        Games may find it faster than by looking through all.
        """
        for move in state.legal(seat):
            if self.path(state, move) == path:
                return move
        raise IllegalMove(f"no move of seat {seat + 1} is {' '.join(path)!r} now")

    def read_options(self, given: Json) -> Json:
        """Complete and check options: names to values."""
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                raise BadInput(f"unknown option {name!r}", self.name,
                               "one of " + ", ".join(names))
        return {
            option.name: option.read(given.get(option.name, option.default), self.name)
            for option in self.options
        }

    def check_seats(self, seats: int) -> None:
        """`BadInput` if so many cannot play it."""
        if not self.min_seats <= seats <= self.max_seats:
            least, most = self.min_seats, self.max_seats
            expected = str(least) if least == most else f"{least} to {most}"
            raise BadInput(f"{seats} players", self.name, expected)

    def new(self, edition: Edition, rng: Rng, seats: int = 1, options: Json | None = None,
            log: Log | None = None) -> State:
        """A fresh position; the log is told what chance brought in the set-up."""
        self.check_seats(seats)
        return self.start(seats, self.read_options(options or {}), edition, rng, log)


def certain(events: list[Event], seat: int) -> list[Json]:
    """The events before the first that chance or hidden things decide, as a seat sees them."""
    first = 0
    while first < len(events) and events[first].barrier == NO_BARRIER:
        first += 1
    return seen(events[:first], seat)
