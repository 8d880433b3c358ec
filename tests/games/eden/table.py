"""Eden positions for tests, written as a person would lay them out, and ways to play on them.

The usual land runs clockwise W S F M W S F M from the top left, so that places 0 and 4 are
waterfalls, 1 and 5 swamps, 2 and 6 forests, 3 and 7 mountains. Small letters are ravaged places,
(s) is a destroyed one. Positions are built through the notation, which refuses impossible ones.
"""

from __future__ import annotations

from typing import cast

from ludotheque.core.content import shipped
from ludotheque.core.events import Event, Log
from ludotheque.core.rng import FastRng
from ludotheque.games import find
from ludotheque.games.eden.pieces import (
    ALLIES,
    DESTROYED,
    GOOMZ,
    HEALTHY,
    NONE,
    PLAYING,
    RAVAGED,
)
from ludotheque.games.eden.state import EdenState

EDEN = find("eden")
BASE = shipped(EDEN)
OBJECTIVES = list(cast(dict[str, object], BASE.source["objectives"]))
PICTURE = "fauna-swamp water-mountain flora-waterfall"  # the rulebook's set-up, yellow red black


def fresh(seed: int = 1, **options: object) -> EdenState:
    """A game just set up."""
    return cast(EdenState, EDEN.new(BASE, FastRng(seed, 1), 1, dict(options)))


def board(land: str = "WSFMWSFM", goomz: str = "0,7,6", allies: str = "2,3,4",
          shown: str = PICTURE, *, dice: str = "1234", cards: str = "----", discarded: int = 0,
          weak: str = "-", modes: str = "none", shield_lasts: str = "on", round: int = 1,
          phase: str = "player", got: str = "0,0,0", taken: str = "", rerolls: int = 0,
          noa: str = "on", acted: str = "-", outcome: str = "going", seed: int = 1) -> EdenState:
    """A position. Allies: `3^!` shield raised this round, `3^` before it, `3*r` traps red, `N4`
    on Noa until round 4. Objectives by name, `x` for an empty deck."""
    if phase not in ("player", "goomz") and dice == "1234":
        dice = "-"
    fields = {
        "modes": modes, "shield_lasts": shield_lasts, "round": round, "phase": phase, "land": land,
        "goomz": goomz, "allies": allies,
        "shown": ",".join(str(objective(name)) for name in shown.split()),
        "got": got, "taken": "".join(sorted(str(objective(name)) for name in taken.split())) or "-",
        "rerolls": rerolls, "noa": noa, "dice": "".join(sorted(dice)),
        "cards": cards, "discarded": discarded,
        "weak": weak, "acted": acted, "outcome": outcome, "rng": "0,0",
    }
    text = " ".join(["eden", BASE.label(), *(f"{name}={value}" for name, value in fields.items())])
    return cast(EdenState, EDEN.read(text, BASE, FastRng(seed, 1)))


def objective(name: str) -> int | str:
    return "x" if name == "x" else OBJECTIVES.index(name)


# --- what is offered ----------------------------------------------------------------------------


def paths(state: EdenState) -> list[str]:
    """Every legal move as a path in one string."""
    return [" ".join(EDEN.path(state, move)) for move in state.legal(0)]


def offered(state: EdenState, prefix: str) -> set[str]:
    """What may follow a beginning: `offered(b, "die:6 card:II")` gives the ways to use the row."""
    found = [path[len(prefix) + 1:] for path in paths(state) if path.startswith(prefix + " ")]
    assert len(found) == len(set(found)), "a move is offered twice"
    return set(found)


def ring(place: int, *steps: int) -> set[str]:
    """The places so many steps clockwise (or anticlockwise, below 0) of a place."""
    return {f"place:{(place + step) % 8}" for step in steps}


# --- playing ------------------------------------------------------------------------------------


def play(state: EdenState, *moves: str) -> list[Event]:
    """Make moves given as paths, each checked against what is offered; returns what happened."""
    log = Log()
    for path in moves:
        assert path in paths(state), f"{path!r} is not offered"
        state.play(0, EDEN.move_of(state, 0, path.split()), log)
    return log.events


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def warned(state: EdenState, path: str) -> list[str]:
    """The ids of the warnings of a move."""
    choice = state.describe(0, EDEN.move_of(state, 0, path.split()))
    return [warning.id for warning in choice.warnings]


def finish_round(state: EdenState) -> None:
    """End the player phase and let the Goomz act, the first choice first."""
    played = state.round
    if state.phase == PLAYING:
        play(state, "act:end")
    while not state.over and state.round == played:
        play(state, paths(state)[0])


def reaction(state: EdenState, path: str) -> str:
    """Let a Goomz act (`goomz:red`, or `goomz:red ally:flora` where there is a choice) and tell by
    the letter of the rulebook what it did, judged by the pieces on the table alone."""
    goomz = GOOMZ.index(path.split()[0].removeprefix("goomz:"))
    before = state.copy()
    play(state, path)
    changes = changed(before, state)
    here = before.goomz[goomz]
    moved = {f"goomz {goomz}: {here} to {(here + 1) % 8}"}
    if changes == {f"place {here}: {HEALTHY} to {RAVAGED}"}:
        return "A"
    if changes == {f"place {here}: {RAVAGED} to {DESTROYED}"}:
        return "B"
    if changes == moved and before.health[here] == DESTROYED:
        return "C"
    for ally in range(3):
        untrapped = {f"trap {ally}: {before.traps[ally]} to {NONE}"}
        if changes - untrapped == {f"ally {ally}: {here} to {NONE}"}:
            return "D"
        if changes == {f"shield of {ALLIES[ally]} falls"}:
            return "E"
        if changes == moved | untrapped | {f"deck {goomz} gives one"}:
            return "F"
    raise AssertionError(f"no reaction of E41: {sorted(changes)}")


def changed(before: EdenState, after: EdenState) -> set[str]:
    """What is different on the land, in words; dice and rounds do not count."""
    out = set()
    for name, old, new in (("place", before.health, after.health),
                           ("goomz", before.goomz, after.goomz),
                           ("ally", before.allies, after.allies),
                           ("trap", before.traps, after.traps)):
        out |= {f"{name} {i}: {a} to {b}" for i, (a, b) in enumerate(zip(old, new, strict=True))
                if a != b}
    for i in range(3):
        if before.shielded(i) != after.shielded(i):
            out.add(f"shield of {ALLIES[i]} falls")
        if before.collected[i] != after.collected[i]:
            out.add(f"deck {i} gives one")
    return out
