"""Records: a finished or running game as readable text, and back.

    ludotheque record 1
    game: eden
    edition: base#99744a2c…
    ...

    1 die:5 card:II ally:flora goomz:red
    1 @12.4 act:end
      = roll dice=die:1,die:2,die:2,die:6 round=2

A line of a move is the seat, perhaps the seconds since the start, and the move's path. A line that
begins with `=` tells what chance brought in the set-up or the move above, as everybody saw it: it
is not needed to replay, and `verify` compares it with the draws derived from the secret.
"""

from __future__ import annotations

import json
import os
import re
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import cast

import msgspec

from ludotheque.core import fair
from ludotheque.core.content import from_source, is_shipped, load
from ludotheque.core.errors import BadRecord, IllegalMove, LudoError
from ludotheque.core.events import Json, Log
from ludotheque.core.game import Edition, Game, State
from ludotheque.core.rng import RNG_VERSION, FairRng

FORMAT = "ludotheque record 1"
HEADER = ("game", "edition", "rules", "rng", "seats", "options", "commitment", "secret", "salts",
          "table", "content", "started", "result", "digest")
NEEDED = ("game", "edition", "rules", "rng", "seats", "options", "commitment", "secret")
Finder = Callable[[str], Game]  # finds a game by name: the registry, in practice
SHORT = 80  # how much of a record an error tells
MOVE_LINE = re.compile(r"([1-9]) (?:@(\d{1,9}(?:\.\d)?) )?(\S+(?: \S+)*)")


@dataclass(slots=True)
class Step:
    """One accepted move: who, where they pointed, when, and what chance brought."""

    seat: int
    path: str
    seconds: float | None = None
    chance: list[str] = field(default_factory=list)
    line: int = field(default=0, compare=False)  # in the file it was read from


@dataclass
class Record:
    """A game as its seed and its moves.

    `seats` says who sits where, such as `person` or `greedy`; `table` holds what the table chose
    beside the game's own options (speed-run, names); `result` and `digest` are there at the end.

    >>> import ludotheque
    >>> table = ludotheque.Table.start(ludotheque.find("eden"), seed=7)
    >>> events = table.play(0, table.state.legal(0)[-1])
    >>> table.record.text().splitlines()[-1], len(list(table.record.states()))
    ('1 act:end', 2)
    """

    game: Game
    edition: Edition
    seats: list[str]
    options: Json
    secret: bytes
    salts: list[str] = field(default_factory=list)
    table: Json = field(default_factory=dict)
    started: str = ""
    rules: int = 1
    rng: int = RNG_VERSION
    opening: list[str] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    result: Json | None = None
    digest: str = ""
    where: str = field(default="record", compare=False)  # the file it was read from

    @property
    def commitment(self) -> str:
        """What was published of the secret before the game."""
        return fair.commitment(self.secret)

    def first_state(self, log: Log | None = None) -> State:
        """The position before the first move."""
        rng = FairRng(fair.key(self.secret, self.salts), len(self.seats))
        return self.game.new(self.edition, rng, len(self.seats), self.options, log)

    def states(self) -> Iterator[State]:
        """Replay: the position before the first move and after each. The same object each time."""
        state = self.first_state()
        yield state
        for number, step in enumerate(self.steps, 1):
            replay_step(self, state, step, number, None)
            yield state

    def final_state(self) -> State:
        """The position after the last move; `BadRecord` names the first that cannot be made."""
        state = self.first_state()
        for number, step in enumerate(self.steps, 1):
            replay_step(self, state, step, number, None)
        return state

    def text(self) -> str:
        """The record as text; `parse` makes an equal record of it."""
        options = " ".join(f"{option.name}={option.write(self.options[option.name])}"
                           for option in self.game.options)
        lines = [FORMAT, f"game: {self.game.name}",
                 f"edition: {self.edition.name}#{self.edition.digest}", f"rules: {self.rules}",
                 f"rng: fair {self.rng}", "seats: " + ", ".join(self.seats),
                 f"options: {options}", f"commitment: {self.commitment}",
                 f"secret: {self.secret.hex()}"]
        if self.salts:
            lines.append("salts: " + _json(self.salts))
        if self.table:
            lines.append("table: " + _json(self.table))
        if not is_shipped(self.game, self.edition):
            lines.append("content: " + _in_order(self.edition.source))
        if self.started:
            lines.append(f"started: {self.started}")
        if self.result is not None:
            lines.append("result: " + _json(self.result))
            lines.append(f"digest: {self.digest}")
        lines.append("")
        lines += [f"  = {outcome}" for outcome in self.opening]
        for step in self.steps:
            time = "" if step.seconds is None else f"@{step.seconds:.1f} "
            lines.append(f"{step.seat + 1} {time}{step.path}")
            lines += [f"  = {outcome}" for outcome in step.chance]
        return "\n".join(lines) + "\n"

    def save(self, path: Path) -> None:
        """Write to a file in one stroke: a crash leaves the old file or the new one, whole."""
        write_atomically(path, self.text())


def replay_step(record: Record, state: State, step: Step, number: int, log: Log | None) -> int:
    """Apply one step of a record and return its move, or say which step cannot be made."""
    try:
        if step.seat not in state.to_move():
            raise IllegalMove(f"seat {step.seat + 1} is not to move")
        move = record.game.move_of(state, step.seat, step.path.split(" "))
        state.apply(step.seat, move, log)
        return move
    except LudoError as error:
        raise BadRecord(f"move {number}, {_short(step.path)!r}: {_short(str(error))}",
                        _place_of(record, step), "a legal move") from error


def verify(record: Record, progress: Callable[[int], None] | None = None) -> State:
    """Derive every draw again and compare everything the record tells; returns the last position.

    Raises `BadRecord` at the first difference. `progress` is told how many moves are checked.
    """
    log = Log()
    state = record.first_state(log)
    _compare(record.opening, log, "the set-up", record.where)
    for number, step in enumerate(record.steps, 1):
        log = Log()
        replay_step(record, state, step, number, log)
        _compare(step.chance, log, f"move {number}", _place_of(record, step))
        if progress is not None:
            progress(number)
    if record.result is None:
        return state
    if not state.over:
        raise BadRecord("a result, but the game is not over", record.where, "moves to the end")
    if record.result != state.result().json():
        raise BadRecord("the result differs from the moves", record.where,
                        _short(_json(state.result().json())))
    if record.digest != state.digest():
        raise BadRecord("the last position differs", record.where, f"digest {state.digest()}")
    return state


def parse(text: str, find: Finder, where: str = "record") -> Record:
    """A record from text. `find` knows the games by name, `where` is how errors call the text.

    `BadRecord` says which line is wrong. That the moves are legal is seen when it is replayed.
    """
    lines = text.split("\n")
    if lines[0].strip() != FORMAT:
        raise BadRecord(f"begins with {lines[0][:40]!r}", f"{where}, line 1", FORMAT)
    header: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        key, colon, value = lines[at].partition(": ")
        if not colon or key not in HEADER or key in header:
            raise BadRecord(f"header {lines[at][:40]!r}", f"{where}, line {at + 1}",
                            "each once of " + ", ".join(HEADER))
        header[key] = value.strip()
        at += 1
    record = _record_of(header, find, where)
    for number in range(at, len(lines)):
        line = lines[number].rstrip("\r")
        if line.startswith("  = "):
            (record.steps[-1].chance if record.steps else record.opening).append(line[4:])
        elif line:
            step = _step_of(line, len(record.seats), f"{where}, line {number + 1}")
            step.line = number + 1
            record.steps.append(step)
    return record


def read(path: Path, find: Finder) -> Record:
    """A record from a file, as `parse` makes it from its text.

    >>> from ludotheque import Table, find
    >>> path = Path(tempfile.mkdtemp(), "game.ludo")
    >>> Table.start(find("eden"), seed=7).record.save(path)
    >>> read(path, find).table
    {'seed': 7}
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not UTF-8"
        raise BadRecord(f"cannot be read ({reason})", str(path), "a record") from error
    return parse(text, find, str(path))


def write_atomically(path: Path, text: str) -> None:
    """Write a file in one stroke, with its folder; a crash leaves the old file or the new one,
    whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _record_of(header: dict[str, str], find: Finder, where: str) -> Record:
    for key in NEEDED:
        if key not in header:
            raise BadRecord(f"no {key}", where, f"a line {key}: ...")
    game = find(header["game"])
    rules = int(header["rules"]) if re.fullmatch(r"[1-9]\d{0,5}", header["rules"]) else 0
    if not 1 <= rules <= game.rules_version:
        raise BadRecord(f"rules {_short(header['rules'])!r}", where,
                        f"a version from 1 to {game.rules_version}")
    _expect(header["rng"], f"fair {RNG_VERSION}", "rng", where)
    seats = header["seats"].split(", ")
    game.check_seats(len(seats))
    try:
        secret = bytes.fromhex(header["secret"])
    except ValueError as error:
        raise BadRecord(f"secret {header['secret'][:40]!r}", where, "hex digits") from error
    _expect(header["commitment"], fair.commitment(secret), "commitment", where)
    record = Record(game, _edition_of(header, game, where), seats,
                    _options_of(header["options"], game, where), secret,
                    rules=rules, started=header.get("started", ""), where=where)
    record.salts = [str(salt) for salt in cast(list[object], _value(header, "salts", list, where))]
    record.table = cast(Json, _value(header, "table", dict, where))
    if "result" in header:
        record.result = _result_of(header, len(seats), where)
        record.digest = header.get("digest", "")
    return record


def _edition_of(header: dict[str, str], game: Game, where: str) -> Edition:
    name, _, digest = header["edition"].partition("#")
    if "content" in header:
        source = cast(Json, _value(header, "content", dict, where))
        edition = from_source(game, source, f"{where}: content")
    elif name in game.editions:
        edition = load(game, name)
    else:
        raise BadRecord(f"unknown edition {name!r}", where, "a shipped one, or its content")
    _expect(digest, edition.digest, f"edition {name}", where)
    return edition


class _SeatShape(msgspec.Struct, forbid_unknown_fields=True):
    score: int
    rank: int
    utility: float


class _ReasonShape(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    facts: dict[str, object]


class _ResultShape(msgspec.Struct, forbid_unknown_fields=True):
    """What `Result.json` gives."""

    seats: list[_SeatShape]
    opponent: _SeatShape | None
    reason: _ReasonShape


def _result_of(header: dict[str, str], seats: int, where: str) -> Json:
    result = cast(Json, _value(header, "result", dict, where))
    try:
        shape = msgspec.convert(result, _ResultShape)
    except msgspec.ValidationError as error:
        raise BadRecord(f"result: {_short(str(error))}", where,
                        "seats, opponent and reason") from error
    if len(shape.seats) != seats:
        raise BadRecord(f"result of {len(shape.seats)} seats", where, str(seats))
    return result


def _options_of(text: str, game: Game, where: str) -> Json:
    given: Json = {}
    for part in text.split():
        name, _, value = part.partition("=")
        given[name] = value
    try:
        return game.read_options(given)
    except LudoError as error:
        raise BadRecord(str(error), where) from error


def _step_of(line: str, seats: int, where: str) -> Step:
    match = MOVE_LINE.fullmatch(line)
    if match is None or int(match[1]) > seats:
        raise BadRecord(f"{line[:60]!r}", where, "a seat and a move, such as 1 act:end")
    return Step(int(match[1]) - 1, match[3], float(match[2]) if match[2] else None)


def _value(header: dict[str, str], key: str, kind: type, where: str) -> object:
    if key not in header:
        return kind()
    try:
        value = json.loads(header[key])
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, kind):
        raise BadRecord(f"{key} {header[key][:40]!r}", where, f"a JSON {kind.__name__}")
    return value


def _place_of(record: Record, step: Step) -> str:
    return f"{record.where}, line {step.line}" if step.line else record.where


def _compare(told: list[str], log: Log, when: str, where: str) -> None:
    for given, drawn in zip_longest(told, log.chances(), fillvalue="nothing more"):
        if given != drawn:
            raise BadRecord(f"in {when} the record tells {_short(given)}", where, _short(drawn))


def _expect(given: str, expected: str, what: str, where: str) -> None:
    if given != expected:
        raise BadRecord(f"{what} {given[:64]!r}", where, repr(expected))


def _in_order(content: Json) -> str:
    """Content with its keys as they are: the order of an edition is the order of its piles."""
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def _short(text: str) -> str:
    return text if len(text) <= SHORT else text[:SHORT - 1] + "…"
