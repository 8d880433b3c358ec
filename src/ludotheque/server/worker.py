"""A worker process: it chooses bots' moves and does jobs, one order after the other.

Orders come in on stdin and answers go out on stdout, each a line of JSON. What a job can be is in
the tables `KINDS` and `ASKED`. `workers.py` starts these processes and speaks with them.
"""

from __future__ import annotations

import base64
import faulthandler
import gzip
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from functools import lru_cache
from queue import SimpleQueue

import msgspec

from ludotheque.core import clock, record
from ludotheque.core.content import from_source, is_shipped, shipped
from ludotheque.core.errors import BadInput, LudoError
from ludotheque.core.events import Json
from ludotheque.core.game import Edition, Knowledge, State
from ludotheque.core.rng import FastRng
from ludotheque.games import find
from ludotheque.lab.analysis import analyse, measure_of
from ludotheque.players import make
from ludotheque.players.advice import advise
from ludotheque.players.budget import HINT, REVIEW
from ludotheque.tables.review import review

NICENESS = 10  # the server answers people first
GRACE = 5.0  # seconds past its budget after which a worker ends itself
PAUSE = 0.05  # seconds between two reports of progress, so that they cost nothing
EDITIONS = 16  # how many a worker keeps ready

Report = Callable[[int, int], None]  # how much is done, and of how much


class Think(msgspec.Struct, tag="think"):
    """A bot's decision: everything it may know, and what it may do.

    `content` is the edition's source as JSON where the edition does not come with the game. Give
    each decision a seed of its own: the same seed makes the same choice.
    """

    game: str
    edition: str
    content: str
    view: Json
    seat: int
    legal: list[int]
    spec: str
    seed: int

    @staticmethod
    def of(state: State, seat: int, spec: str, seed: int) -> Think:
        """The decision of a seat that is to move."""
        game, edition = state.game, state.edition
        content = "" if is_shipped(game, edition) else msgspec.json.encode(edition.source).decode()
        return Think(game.name, edition.name, content, state.view(seat), seat, state.legal(seat),
                     spec, seed)


class Run(msgspec.Struct, tag="run"):
    """A job: one of `KINDS` or `ASKED`, and what it works on."""

    kind: str
    data: Json


class Order(msgspec.Struct):
    """What to do, and how many seconds it may take."""

    task: Think | Run
    seconds: float


class Ready(msgspec.Struct, tag="ready"):
    """The process has started and waits for orders."""


class Chosen(msgspec.Struct, tag="chosen"):
    """The move of a `Think`."""

    move: int


class Progress(msgspec.Struct, tag="progress"):
    """How far a `Run` is; the first tells that it has begun. `total` is 0 until it is known."""

    done: int
    total: int


class Done(msgspec.Struct, tag="done"):
    """What a `Run` found."""

    result: Json


class Failed(msgspec.Struct, tag="failed"):
    """The order cannot be carried out, by no worker: why, in one line."""

    error: str


Answer = Ready | Chosen | Progress | Done | Failed


def choose(thought: Think) -> int:
    """A bot's move, from what its seat may know."""
    return make(thought.spec, thought.seed).choose(known(thought), thought.seat, thought.legal)


def known(thought: Think) -> Knowledge:
    return find(thought.game).know(
        thought.view, edition_of(thought.game, thought.edition, thought.content))


@lru_cache(EDITIONS)
def edition_of(game: str, name: str, content: str) -> Edition:
    if not content:
        return shipped(find(game), name)
    return from_source(find(game), msgspec.json.decode(content, type=Json), "edition")


def verify(data: Json, report: Report) -> Json:
    """Derive every draw of a record again: what `ludo verify` tells, of `data["record"]`."""
    played = recorded(data, "verify")
    moves = len(played.steps)
    report(0, moves)
    state = record.verify(played, lambda done: report(done, moves))
    return {"moves": moves, "draws": sum(int(counter) for counter in state.rng.counters),
            "commitment": played.commitment, "over": state.over, "result": played.result}


def analysis(data: Json, report: Report) -> Json:
    """What `ludo analyse` tells, of `data["record"]`."""
    played = recorded(data, "analyse")
    moves = len(played.steps)
    report(0, moves)
    return analyse(played, REVIEW, hindsight=data.get("hindsight") is True,
                   progress=lambda done: report(done, moves)).json()


def recorded(data: Json, where: str) -> record.Record:
    text = data.get("record")
    if not isinstance(text, str):
        raise BadInput("no record", where, "the text of a record")
    return record.parse(text, find)


def hint(data: Json, report: Report) -> Json:
    """The best moves of a `Think`, in the words of any position that looks the same."""
    thought = msgspec.convert(data, Think)
    game, knowledge = find(thought.game), known(thought)
    imagined = knowledge.imagine(FastRng(thought.seed, 4))
    best = advise(game, knowledge, thought.seat, thought.legal, thought.seed, HINT)
    return {"moves": [{**one.json(), "path": game.path(imagined, one.move),
                       "says": game.says(imagined, thought.seat, one.move).json(),
                       "measure": measure_of(game)} for one in best]}


def packed_review(data: Json, report: Report) -> Json:
    """The review of `data["record"]` through `data["eyes"]`, as JSON and compressed: it only passes
    through the server."""
    told = review(record.parse(str(data["record"]), find), str(data["eyes"]))
    packed = gzip.compress(msgspec.json.encode(told), 6, mtime=0)
    return {"gzip": base64.b64encode(packed).decode()}


# Every kind of long job: a function of its data, which reports how far it is.
KINDS: dict[str, Callable[[Json, Report], Json]] = {"verify": verify, "analyse": analysis}
# What somebody waits for: the same, but short.
ASKED: dict[str, Callable[[Json, Report], Json]] = {"hint": hint, "review": packed_review}


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ctrl-C is for the server, which then ends us
    if hasattr(os, "nice"):  # Windows is told by whoever starts us (`workers.POLITELY`)
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints, prints to the server's log and not between the answers

    def say(answer: Answer) -> None:
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()

    orders: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(orders,), daemon=True).start()
    decoder = msgspec.json.Decoder(Order)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    say(Ready())
    while True:
        order = decoder.decode(orders.get())
        # The server ends a worker that is late. Should it be gone itself, this does: with a thread
        # that is not Python's, since compiled code lets none of those run. Where it stood is told
        # to nobody: a full pipe would keep it from ending.
        faulthandler.dump_traceback_later(order.seconds + GRACE, exit=True, file=nowhere)
        say(_answer(order.task, say))
        faulthandler.cancel_dump_traceback_later()


def _listen(orders: SimpleQueue[bytes]) -> None:
    """Take orders until stdin closes, which is how we learn that the server is gone."""
    for line in sys.stdin.buffer:
        orders.put(line)
    os._exit(0)


def _answer(task: Think | Run, say: Callable[[Answer], None]) -> Answer:
    try:
        if isinstance(task, Think):
            return Chosen(choose(task))
        say(Progress(0, 0))
        return Done({**KINDS, **ASKED}[task.kind](task.data, _seldom(say)))
    except LudoError as error:
        return Failed(str(error))
    except Exception as error:
        traceback.print_exc()
        return Failed(f"it broke off ({type(error).__name__})")


def _seldom(say: Callable[[Answer], None]) -> Report:
    """Reports that are passed on when the last one is a while ago."""
    last = -PAUSE

    def report(done: int, total: int) -> None:
        nonlocal last
        now = clock.steady()
        if now - last >= PAUSE:
            last = now
            say(Progress(done, total))

    return report


if __name__ == "__main__":
    main()
