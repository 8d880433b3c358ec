"""H71: twelve challenges of the solo game, each to be met once in all the games a person plays."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.game import Challenge
from ludotheque.games.havresac import kingdom as k
from ludotheque.games.havresac.adventure import Adventure
from ludotheque.games.havresac.position import Position

# Stand-ins. Players that look one move ahead meet some in a third of their games, some never.
CHALLENGES: Final = (
    Challenge("fairies", 7),  # all of them
    Challenge("chests", 10),
    Challenge("villages", 10),
    Challenge("pigs", 4),
    Challenge("crocodiles", 4),
    Challenge("clear", 0),  # Monsters left on the board
    Challenge("glory", 25),  # in one round
    Challenge("start", 8),  # Glory in the first round
    Challenge("rising", 5),  # Glory grows from each round to the next
    Challenge("kinds", 2),  # of each kind of Guardian, or more
    Challenge("few", 8),  # Guardians at most, and the fourth rank
    Challenge("legend", 5),  # the highest rank
)


def achieved(p: Position, seat: i64) -> list[str]:
    b = p.boards[seat]
    return [aim.name for aim in CHALLENGES if meets(p, b, aim.name, aim.n)]


def meets(p: Position, b: Adventure, name: str, n: int) -> bool:
    score = b.score(p.content)
    if name == "fairies":
        return b.fairies >= n
    if name == "chests":
        return b.chests >= n
    if name == "villages":
        return b.villages >= n
    if name == "pigs":
        return b.hunted[k.PIG] >= n
    if name == "crocodiles":
        return b.hunted[k.CROCODILE] >= n
    if name == "clear":
        return b.monsters() == n
    if name == "glory":
        return max(b.glory) >= n
    if name == "start":
        return b.glory[0] >= n
    if name == "rising":
        return all(b.glory[i] < b.glory[i + 1] for i in range(n - 1))
    if name == "kinds":
        return min([b.owned(kind) for kind in range(k.KINDS)]) >= n
    if name == "few":
        return sum([b.owned(kind) for kind in range(k.KINDS)]) <= n and score >= p.content.ranks[2]
    return score >= p.content.ranks[3]
