"""People who play on whatever happens to their server: they connect again, to another one if there
is one, go on from what they were told, and send again what was not acknowledged."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence
from threading import Thread
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.serving import Message, Page, Server, Somebody
from tests.timing import wait_until

LOST = (ConnectionClosed, InvalidHandshake, OSError)
AGAIN = 0.02  # seconds between two looks whether their server is there again


class Player(Thread):
    """Somebody at one table, in a thread of their own. `kept` is what the server acknowledged."""

    def __init__(self, who: Somebody, id: str, servers: Sequence[Server], seed: int,
                 brief: bool = False) -> None:
        super().__init__(name=f"player {seed}", daemon=True)
        self.id = id
        self.version = 0
        self.kept: dict[str, int] = {}  # the number of each act that was acknowledged
        self.connected = 0  # how often
        self.sent_again = 0
        self.page: Page | None = None  # the last one
        self.error: BaseException | None = None
        self._token = who.token
        self._servers = itertools.cycle(servers)
        self._chance = random.Random(seed)
        self._brief = brief
        self._names = (f"{self.name}:{number}" for number in itertools.count(1))
        self._pending: Message | None = None  # what was sent and not acknowledged
        self._left = False

    def run(self) -> None:
        try:
            wait_until(self._played, f"{self.name} sees the end", look=AGAIN)
        except BaseException as error:
            self.error = error

    def leave(self) -> None:
        """Go, whether the game is over or not."""
        self._left = True

    def plays_until(self, version: int) -> None:
        """Wait until they have seen so much of the game."""
        wait(lambda: self.version >= version, [self])

    def told(self) -> Any:
        """How the table stands, as far as they know."""
        assert self.page is not None
        return self.page.tables[self.id]

    def _played(self) -> bool:
        """As long as one connection holds; whether that is all."""
        try:
            with self._connect() as page:
                self._play(page)
        except LOST:
            pass
        return self._left

    def _connect(self) -> Page:
        page = Page(next(self._servers), self._token)
        self.connected += 1
        if self.page is not None:  # what it was told before, it has
            page.tables, page.stories = self.page.tables, self.page.stories
        self.page = page
        return page

    def _play(self, page: Page) -> None:
        page.follow(self.id, self.version or -1, self._brief)
        if self._pending is not None:
            self.sent_again += 1
            page.say(**self._pending)
        self._look(page)
        while not self._left:
            page.hear()
            self._look(page)

    def _look(self, page: Page) -> None:
        """Do what there is to do, with what was heard so far."""
        told = page.tables[self.id]
        self.version = told["version"]
        if self._pending is not None:
            self._heed(page, page.answers.pop(self._pending["client"], None))
        if self._pending is None and self.version > max(self.kept.values(), default=-1):
            if told["phase"] == "ended":
                self._left = True
            elif told.get("choices"):
                self._move(page, told)

    def _heed(self, page: Page, answer: Message | None) -> None:
        assert self._pending is not None
        if answer is None:
            return
        if answer["is"] == "kept":
            self.kept[self._pending["client"]] = answer["n"]
            self._pending = None
        else:
            assert answer["reason"] == "unkept", answer
            page.say(**self._pending)

    def _move(self, page: Page, told: Message) -> None:
        path = " ".join(self._chance.choice(told["choices"])["path"])
        self._pending = {"do": "act", "table": self.id, "client": next(self._names),
                         "kind": "move", "data": path, "seq": told["seq"]}
        page.say(**self._pending)


def gather(id: str, *people: Somebody) -> None:
    """Everybody sits down, in this order, and is ready."""
    for seat, who in enumerate(people):
        with who.page() as page:
            page.follow(id)
            page.sit(id, seat)


def go_on(players: Sequence[Player], moves: int) -> None:
    """So much more happens, and everybody sees it: they are all at the server."""
    version = max(player.version for player in players) + moves
    for player in players:
        player.plays_until(version)


def wait(true: Callable[[], bool], players: Sequence[Player] = ()) -> None:
    """Until something is so; whatever went wrong with somebody is raised here."""
    def so() -> bool:
        check(players)
        return true()

    wait_until(so)


def finish(players: Sequence[Player]) -> None:
    """Wait until everybody has seen the end."""
    wait(lambda: not any(player.is_alive() for player in players), players)
    check(players)


def check(players: Sequence[Player]) -> None:
    for player in players:
        if player.error is not None:
            raise player.error
