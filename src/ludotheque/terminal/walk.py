"""Walking the choices of a position: point at one component after another until a choice is made.

This is all an interface knows of what is allowed. It holds for any game: a choice is a path of
component references, and no path of a position is the beginning of another.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludotheque.core.game import Choice

Path = tuple[str, ...]


@dataclass(frozen=True)
class Offer:
    """A component that may be pointed at next, and the choices that lie behind it.

    `completes` is the choice that is made by pointing at it, or None if more must be pointed at.
    """

    ref: str
    choices: tuple[Choice, ...]
    completes: Choice | None

    @property
    def count(self) -> int:
        return len(self.choices)


class Walk:
    """Step by step through the choices.

    >>> from ludotheque import Message
    >>> def choice(*path):
    ...     return Choice(0, list(path), Message("", {}), [], False, [])
    >>> walk = Walk([choice("act:end"), choice("die:5", "card:I"), choice("die:5", "card:II")])
    >>> [(offer.ref, offer.count) for offer in walk.options()]
    [('act:end', 1), ('die:5', 2)]
    >>> walk.step("die:5"), walk.step("card:II"), walk.done.path
    (True, True, ['die:5', 'card:II'])
    """

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.path: Path = ()
        routes = [(tuple(choice.path), choice) for choice in choices]
        self._order: dict[str, int] = {}
        for path, _ in routes:
            for ref in path:
                self._order.setdefault(ref, len(self._order))
        self._routes = routes + _either_way(routes)

    @property
    def done(self) -> Choice | None:
        """The choice made, when the path is complete."""
        for route, choice in self._routes:
            if route == self.path:
                return choice
        return None

    def options(self) -> list[Offer]:
        """What may be pointed at next; in the order in which the choices name it."""
        at = len(self.path)
        behind: dict[str, list[Choice]] = {}
        complete: dict[str, Choice] = {}
        for route, choice in self._ahead():
            if len(route) > at:
                behind.setdefault(route[at], []).append(choice)
                if len(route) == at + 1:
                    complete[route[at]] = choice
        # At the start the choices' own order counts, later the one in which they first name things:
        # so a list keeps its order whichever end of a pair was pointed at first.
        refs = sorted(behind, key=self._order.__getitem__) if at else list(behind)
        return [Offer(ref, tuple(_once(behind[ref])), complete.get(ref)) for ref in refs]

    def refs(self) -> list[str]:
        """The references of `options()`."""
        return [offer.ref for offer in self.options()]

    def step(self, ref: str) -> bool:
        """Point at a component. False, and nothing changes, if it is not offered."""
        if ref not in self.refs():
            return False
        self.path = (*self.path, ref)
        return True

    def back(self) -> bool:
        """Take the last step back. False at the beginning."""
        if not self.path:
            return False
        self.path = self.path[:-1]
        return True

    def restart(self) -> None:
        self.path = ()

    def _ahead(self) -> list[tuple[Path, Choice]]:
        at = len(self.path)
        return [(route, choice) for route, choice in self._routes if route[:at] == self.path]


def kind_of(ref: str) -> str:
    """`goomz` of `goomz:red`."""
    return ref.partition(":")[0]


def _either_way(routes: list[tuple[Path, Choice]]) -> list[tuple[Path, Choice]]:
    """Further routes: pairs of equals that may be pointed at in either order.

    Two neighbours of one kind are such a pair if, after the same beginning, every choice has the
    same kinds of steps and none is another one with these two swapped. (Where one is, as in
    «discard this, roll that again», the order means something.)
    """
    groups: dict[Path, list[tuple[Path, Choice]]] = {}
    for route, choice in routes:
        for at in range(len(route)):
            groups.setdefault(route[:at], []).append((route, choice))
    known = {route for route, _ in routes}
    further: list[tuple[Path, Choice]] = []
    for beginning, members in groups.items():
        at = len(beginning)
        kinds = {tuple(kind_of(ref) for ref in route[at:]) for route, _ in members}
        pattern = next(iter(kinds))
        if len(kinds) != 1 or len(pattern) < 2 or pattern[0] != pattern[1]:
            continue
        swapped = [((*beginning, route[at + 1], route[at], *route[at + 2:]), choice)
                   for route, choice in members]
        if all(route not in known for route, _ in swapped):
            further += swapped
    return further


def _once(choices: list[Choice]) -> list[Choice]:
    return list({id(choice): choice for choice in choices}.values())
