"""What the tests of shared tables share: people who open a table, sit down and play."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any, cast

import msgspec
import pytest

from ludotheque import Game, Json, find, load
from ludotheque.core.fair import secret_of_seed
from ludotheque.tables.entry import HOST, HOST_KINDS, NO_SEAT, Entry, Refused
from ludotheque.tables.play import Play
from ludotheque.tables.shared import SharedTable
from ludotheque.tables.terms import OPEN, PERSON, Plan, Terms

NAMES = ("Ann", "Ben", "Cleo", "Dora")
IDS = ("id-ann-7f3a", "id-ben-91c4", "id-cleo-d05e", "id-dora-38b2")  # never told to others
ANN, BEN, CLEO, DORA = IDS
WATCHER = "id-watcher-66aa"
TWO = (OPEN, OPEN)
USUAL = Terms()


def plan(game: str | Game = "havresac", seats: Sequence[str] = TWO, terms: Terms = USUAL,
         options: Json | None = None, duel: bool = False, seed: int = 5) -> Plan:
    """Ann opens a table."""
    found = find(game) if isinstance(game, str) else game
    return Plan(found, load(found), found.read_options(options or {}), tuple(seats), terms,
                "Tonight", False, ANN, secret_of_seed(seed), duel)


def sit(seat: int, name: str = "") -> str:
    return json.dumps({"seat": seat, "name": name or NAMES[seat]})


def seat(seat: int, spec: str) -> str:
    return json.dumps({"seat": seat, "spec": spec})


def talk(text: str, name: str = "Ann") -> str:
    return json.dumps({"name": name, "text": text})


def says(one: SharedTable, who: str, kind: str, data: str = "", at: float = 0.0, client: str = "",
         seq: int | None = None, seat: int = NO_SEAT) -> Entry:
    """Somebody's wish comes true: propose and accept."""
    entry = one.propose(at, who, client or f"{who}:{one.version}", seq, kind, data, seat)
    one.accept(entry)
    return entry


def refused(one: SharedTable, who: str, kind: str, data: str = "", at: float = 0.0,
            client: str = "another", seq: int | None = None, seat: int = NO_SEAT) -> str:
    """Why somebody's wish cannot come true; nothing has changed."""
    before = pictures(one)
    with pytest.raises(Refused) as error:
        one.propose(at, who, client, seq, kind, data, seat)
    assert pictures(one) == before
    return error.value.reason


def pictures(one: SharedTable, at: float = 0.0) -> list[Json]:
    """Everything that everybody may be told."""
    return [picture(one, viewer, at=at) for viewer in (None, *range(len(one.plan.seats)))]


def picture(one: SharedTable, viewer: int | None, since: int = -1, at: float = 0.0) -> Json:
    """What a viewer is told, as it comes out at the other end."""
    return received(one.update(viewer, since, at))


def received(told: Json) -> Json:
    return cast(Json, msgspec.json.decode(msgspec.json.encode(told)))


def playing(about: Plan, salts: Sequence[str] = ("a", "b", "c", "d"),
            at: float = 0.0) -> SharedTable:
    """A table where a person sits in each open seat and everybody is ready."""
    about.check()
    one = SharedTable(about, at)
    for place, spec in enumerate(about.seats):
        if spec == OPEN:
            says(one, IDS[place], "sit", sit(place), at)
            says(one, IDS[place], "ready", salts[place], at)
    return one


def game_of(one: SharedTable) -> Play:
    assert one.play is not None
    return one.play


def player_of(one: SharedTable, seat: int, kind: str) -> str:
    """Who lets something happen in a seat: its person, or the host."""
    place = game_of(one).seats[seat]
    by_bot = place.spec != PERSON or place.out or (place.stand_in and kind != "return")
    return HOST if kind in HOST_KINDS or by_bot else IDS[seat]


def does(one: SharedTable, seat: int, kind: str = "move", data: str = "", at: float = 0.0,
         client: str = "") -> Entry:
    """What a seat does in its game, as the seat's own page would send it."""
    return says(one, player_of(one, seat, kind), kind, data, at, client, one.seq_of(seat), seat)


def may_not(one: SharedTable, seat: int, kind: str = "move", data: str = "", at: float = 0.0,
            seq: int | None = None) -> str:
    """Why a seat cannot do something in its game."""
    return refused(one, player_of(one, seat, kind), kind, data, at,
                   seq=one.seq_of(seat) if seq is None else seq, seat=seat)


def any_move(one: SharedTable, seat: int, last: bool = False) -> str:
    board, own = game_of(one).board_of(seat)
    return " ".join(board.game.path(board.state, board.state.legal(own)[-1 if last else 0]))


def play_on(one: SharedTable, chance: random.Random, entries: int, at: float = 0.0) -> None:
    """Moves and undos of any seat, at random, until there are so many more entries."""
    until = one.version + entries
    while one.version < until and not game_of(one).ended:
        acting = game_of(one).to_move()
        can_undo = [seat for seat in range(len(one.plan.seats)) if game_of(one).can_undo(seat)]
        at += 1.0
        if can_undo and one.plan.terms.undo == "free" and chance.random() < 0.25:
            does(one, chance.choice(can_undo), "undo", at=at)
        else:
            seat = chance.choice(acting)
            does(one, seat, data=random_move(one, seat, chance), at=at)


def random_move(one: SharedTable, seat: int, chance: random.Random) -> str:
    board, own = game_of(one).board_of(seat)
    return " ".join(board.game.path(board.state, chance.choice(board.state.legal(own))))


def steps_of(one: SharedTable, seat: int = 0) -> list[str]:
    return [step.path for step in game_of(one).board_of(seat)[0].record.steps]


def told(update: Json, *keys: str) -> Any:
    """Something inside an update."""
    found: Any = update
    for key in keys:
        found = found[key]
    return found
