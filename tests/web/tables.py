"""Tables to look at: somebody's games at the beginning, in the middle and at the end."""

from __future__ import annotations

import random

from tests.server.serving import Page, Server, Somebody, play

GAMES = ("eden", "havresac", "goldblivion")
MANY = 100_000


class Tables:
    """A person, and the tables where they are: each is made when it is first asked for."""

    def __init__(self, server: Server) -> None:
        self.ann = Somebody(server, "Ann")
        self.seats = {"eden": ["me"], "havresac": ["me", "greedy"],
                      "goldblivion": ["me", "greedy", "random"]}
        self.middle = dict.fromkeys(GAMES, 14)  # moves of the person
        self._chance = random.Random(3)
        self._known: dict[tuple[str, str], str] = {}

    def at(self, game: str, when: str) -> str:
        """The id of a table of a game at its beginning, in its middle or at its end; or one where
        somebody is waited for."""
        if (game, when) not in self._known:
            self._known[game, when] = (
                self.ann.open(game, ["me", "open"], duel=game == "eden", private=False)
                if when == "gathering" else self._played(game, when))
        return self._known[game, when]

    def _played(self, game: str, when: str) -> str:
        """Some games are over before their middle: then another is played."""
        moves = {"beginning": 0, "middle": self.middle[game], "end": MANY}[when]
        while True:
            id = self.ann.open(game, self.seats[game], private=False)
            with self.ann.page() as page:
                page.follow(id)
                page.sit(id, 0)
                self.play(id, page, moves)
                _settle(id, page)
                if when == "end" or page.tables[id]["phase"] == "playing":
                    return id

    def play(self, id: str, page: Page, moves: int) -> None:
        play(id, [page], self._chance, moves)


def _settle(id: str, page: Page) -> None:
    """Only the person is to move: no bot changes what is looked at."""
    table = page.tables[id]
    while table["phase"] != "ended" and table["to_move"] != [table["you"]]:
        page.hear()
        table = page.tables[id]
