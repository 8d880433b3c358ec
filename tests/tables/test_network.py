"""Shared tables over a network that drops, delays, doubles and reorders, with a host that crashes.

No accepted move is lost or doubled, there is one order, every page ends with the view of the
replayed record, and no byte sent holds a secret.
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from typing import Any

import pytest

from ludotheque import Json, Table, find
from ludotheque.core.record import parse
from ludotheque.tables.shared import Entry, Refused, SharedTable, Terms
from tests.conftest import SOAK

SEEDS = range(200 if SOAK else 3)
MOVES = 40  # of a game, before the network becomes a good one and everybody stops
GAMES: list[tuple[str, int, Json]] = [
    ("eden", 1, {}), ("goldblivion", 2, {}), ("havresac", 3, {"same_chests": True}),
    ("havresac", 2, {"season": "winter", "random_faces": True})]


class Network:
    """Letters between a host and its pages, under a seed: not all arrive, and not in order."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.letters: list[tuple[str, Json]] = []
        self.good = False
        self.sent: list[str] = []  # every byte to a page

    def send(self, to: str, letter: Json) -> None:
        if to != "host":
            self.sent.append(json.dumps(letter))
        copies = 1 if self.good else self.chance.choice((0, 1, 1, 1, 2))
        self.letters += [(to, json.loads(json.dumps(letter)))] * copies

    def deliver(self) -> tuple[str, Json] | None:
        if not self.letters:
            return None
        at = 0 if self.good else self.chance.randrange(len(self.letters))
        return self.letters.pop(at)


@dataclass
class Page:
    """A person's page, or a spectator's: it knows what it was last told, and what it waits for."""

    name: str
    seat: int | None
    network: Network
    picture: dict[str, Any] = field(default_factory=lambda: {"version": -1})
    waiting: dict[str, Any] | None = None
    acknowledged: dict[str, int] = field(default_factory=dict)
    sent: int = 0

    def hear(self, letter: dict[str, Any]) -> None:
        if letter["version"] > self.picture["version"]:
            self.picture = letter
        client = letter.get("client")
        if self.waiting is not None and client == self.waiting["client"]:
            if letter.get("n") is not None:
                self.acknowledged[client] = letter["n"]
            self.waiting = None

    def act(self, stop: bool) -> None:
        """Send something, or send again what nobody answered; ask for news if there is none."""
        if self.waiting is not None:
            self.network.send("host", self.waiting)
        elif stop or self.seat is None or not self.picture.get("choices"):
            self.network.send("host", {"from": self.name, "since": self.picture["version"]})
        else:
            self.sent += 1
            choice = self.network.chance.choice(self.picture["choices"])
            undo = self.picture["can_undo"] and self.network.chance.random() < 0.2
            self.waiting = {"from": self.name, "client": f"{self.name}-{self.sent}",
                            "seq": self.picture["seq"], "kind": "undo" if undo else "move",
                            "data": "" if undo else " ".join(choice["path"])}
            self.network.send("host", self.waiting)


class Host:
    """Keeps entries before anything happens, and forgets everything else in a crash."""

    def __init__(self, game: str, seats: int, options: Json, seed: int, network: Network,
                 pages: list[Page]) -> None:
        self.start = lambda: Table.start(find(game), ["person"] * seats, options, seed=seed)
        self.network, self.pages = network, {page.name: page for page in pages}
        self.kept: list[Entry] = []
        self.open()

    def open(self) -> None:
        self.shared = SharedTable(self.start(), Terms(), 0.0, self.kept)

    def hear(self, letter: dict[str, Any], at: float) -> None:
        page = self.pages[letter["from"]]
        if "client" not in letter:
            return self.tell(page, int(letter["since"]), at, {})
        assert page.seat is not None
        answer: Json = {"client": letter["client"]}
        try:
            entry = self.shared.propose(at, page.seat, letter["client"], letter["seq"],
                                        letter["kind"], letter["data"])
        except Refused as error:
            return self.tell(page, 0, at, answer | {"refused": error.reason})
        if entry.n == len(self.kept):
            self.kept.append(entry)
            if self.network.chance.random() < 0.05:  # the lights go out before it is told
                return self.open()
            self.shared.accept(entry)
            for other in self.pages.values():
                if other is not page:
                    self.tell(other, entry.n, at, {})
        self.tell(page, entry.n, at, answer | {"n": entry.n})
        return None

    def tell(self, page: Page, since: int, at: float, extra: Json) -> None:
        self.network.send(page.name, self.shared.update(page.seat, since, at) | extra)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_nothing_is_lost_doubled_or_told(game: str, seats: int, options: Json, seed: int) -> None:
    network = Network(seed)
    pages = [Page(f"page{seat}", seat, network) for seat in range(seats)]
    pages.append(Page("watcher", None, network))
    host = Host(game, seats, options, seed, network, pages)
    at = 0.0
    for _ in range(4000):
        at += 1.0
        stop = len(host.kept) >= MOVES or host.shared.ended
        network.good = stop
        if network.letters and (stop or network.chance.random() < 0.7):
            to, letter = network.deliver() or ("", {})
            host.hear(letter, at) if to == "host" else host.pages[to].hear(letter)
            continue
        if stop and all(page.waiting is None and page.picture["version"] == host.shared.version
                        for page in pages):
            break
        network.chance.choice(pages).act(stop)
    check_end(host, pages, network, at)


def check_end(host: Host, pages: list[Page], network: Network, at: float) -> None:
    assert len(host.kept) >= MOVES or host.shared.ended
    # One order; each seat's entries count up; what was acknowledged is there, once.
    assert [entry.n for entry in host.kept] == list(range(len(host.kept)))
    for page in pages:
        mine = [entry for entry in host.kept if entry.seat == page.seat]
        assert [entry.seq for entry in mine] == list(range(len(mine)))
        names = [entry.client for entry in mine]
        assert len(set(names)) == len(names)
        for client, n in page.acknowledged.items():
            assert host.kept[n].client == client
    # Every page's picture is the view of the replayed record.
    record = host.shared.table.record
    replayed = parse(record.text(), find).final_state()
    for page in pages:
        assert page.picture["view"] == json.loads(json.dumps(replayed.view(page.seat)))
    assert not any(record.secret.hex() in text for text in network.sent)
