"""What a shared table is about before anything happens at it: the game, the seats, the terms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeVar

import msgspec

from ludotheque.core.content import from_source, is_shipped, shipped
from ludotheque.core.errors import BadInput
from ludotheque.core.events import Json
from ludotheque.core.fair import commitment
from ludotheque.core.game import Edition, Game
from ludotheque.core.rng import FastRng
from ludotheque.players import make

PERSON = "person"
OPEN = "open"  # a seat for whoever comes
MOST_SEATS = 4
LONGEST_NAME = 40
MONTH = 31 * 24 * 3600.0
T = TypeVar("T")


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think: `live` for the whole game and a little more for each decision,
    `turn` anew for each decision (days by post are long turns), or `none`."""

    kind: Literal["none", "live", "turn"] = "none"
    seconds: float = 0.0
    increment: float = 0.0


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agreed on before its game.

    `undo`: free up to what was revealed, only if the others agree (`pause` seconds pass between two
    requests), or never. `absent`: who is out of time, or away for `grace` seconds when it is their
    turn, is waited for, played by `bot` until they come back, or loses.
    """

    undo: Literal["free", "ask", "never"] = "free"
    pause: float = 30.0
    absent: Literal["wait", "bot", "end"] = "wait"
    grace: float = 120.0
    bot: str = "medium"
    clock: Clock = Clock()

    def check(self) -> None:
        """`BadInput` names the first term that nobody could play on."""
        make(self.bot, 0)
        clock = self.clock
        for name, value, least in (
                ("pause", self.pause, 0.0), ("grace", self.grace, 1.0),
                ("clock.seconds", clock.seconds, 0.0 if clock.kind == "none" else 5.0),
                ("clock.increment", clock.increment, 0.0)):
            if not least <= value <= MONTH:
                raise BadInput(f"{name} is {value:g}", "terms", f"{least:g} to {MONTH:g} seconds")


class Plan(msgspec.Struct, frozen=True):
    """A table as it was opened. `secret` is the promise behind its dice: it never leaves the host
    before the game is over.

    `seats` says who may sit where: `open`, or a bot by its spec. In a `duel` everybody plays a game
    of their own with the same luck.
    """

    game: Game
    edition: Edition
    options: Json
    seats: tuple[str, ...]
    terms: Terms
    name: str
    private: bool
    owner: str  # the person who opened it
    secret: bytes
    duel: bool = False

    def check(self) -> None:
        """`BadInput` says what could not be played."""
        check_name(self.name, "name")
        if not 1 <= len(self.seats) <= MOST_SEATS:
            raise BadInput(f"{len(self.seats)} seats", "seats", f"1 to {MOST_SEATS}")
        for spec in self.seats:
            if spec != OPEN:
                make(spec, 0)
        if OPEN not in self.seats:
            raise BadInput("nobody to play", "seats", "at least one open seat")
        if self.duel and len(self.seats) < 2:
            raise BadInput("1 seat", "duel", "two seats or more")
        self.terms.check()
        # Not every option fits every number of players: setting the game up tells.
        together = 1 if self.duel else len(self.seats)
        self.game.new(self.edition, FastRng(0, together), together, self.options)

    @property
    def commitment(self) -> str:
        """What is published of the secret before the game."""
        return commitment(self.secret)

    def text(self) -> str:
        """Everything but the secret, to be kept beside it."""
        own = None if is_shipped(self.game, self.edition) else self.edition.source
        kept = _Kept(self.game.name, self.edition.name, own, self.options, self.seats, self.terms,
                     self.name, self.private, self.owner, self.duel)
        return msgspec.json.encode(kept).decode()

    @staticmethod
    def of(text: str, secret: bytes, find: Callable[[str], Game]) -> Plan:
        """The plan of a text; `find` knows the games by name.

        >>> from ludotheque import find, load
        >>> eden = find("eden")
        >>> plan = Plan(eden, load(eden), eden.read_options({}), ("open",), Terms(), "Tonight",
        ...             False, "ann", b"secret")
        >>> Plan.of(plan.text(), b"secret", find) == plan
        True
        """
        kept = msgspec.json.decode(text, type=_Kept)
        game = find(kept.game)
        edition = (shipped(game, kept.edition) if kept.content is None
                   else from_source(game, kept.content, "content"))
        return Plan(game, edition, game.read_options(kept.options), kept.seats, kept.terms,
                    kept.name, kept.private, kept.owner, secret, kept.duel)


class _Kept(msgspec.Struct):
    game: str
    edition: str
    content: Json | None
    options: Json
    seats: tuple[str, ...]
    terms: Terms
    name: str
    private: bool
    owner: str
    duel: bool = False


def check_name(name: str, where: str) -> None:
    """What a person or a table may be called: one short line that shows."""
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name != name.strip():
        raise BadInput(f"{name[:60]!r}", where, f"1 to {LONGEST_NAME} signs on one line")


def rotated(seats: Sequence[T]) -> list[T]:
    """Who sits where in a rematch: everybody one seat on.

    >>> rotated(["person", "greedy", "person"])
    ['person', 'person', 'greedy']
    """
    return [seats[-1], *seats[:-1]]
