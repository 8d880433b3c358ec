"""Shared tables over a network that drops, delays, doubles and reorders, with a host that crashes.

From the first seat taken: no accepted entry is lost or doubled, there is one order, every page ends
with the view of the replayed record, and no byte sent holds a secret.
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from ludotheque import Json, find
from ludotheque.core.record import parse
from ludotheque.tables.entry import HOST, OF_A_SEAT, Entry, Refused
from ludotheque.tables.shared import SharedTable
from ludotheque.tables.terms import OPEN, Plan
from tests.conftest import SOAK
from tests.tables.people import (
    IDS,
    NAMES,
    WATCHER,
    game_of,
    picture,
    pictures,
    plan,
    random_move,
    sit,
    talk,
)

SEEDS = range(30 * SOAK or 3)
MOVES = 40  # of a game, before the network becomes a good one and everybody stops
GAMES: list[tuple[str, tuple[str, ...], Json, bool]] = [
    ("eden", (OPEN,), {}, False),
    ("goldblivion", (OPEN, OPEN, "random"), {}, False),
    ("havresac", (OPEN, OPEN, OPEN), {"same_chests": True}, False),
    ("havresac", (OPEN, OPEN), {"season": "winter", "random_faces": True}, False),
    ("eden", (OPEN, "random", OPEN), {"modes": ["ravage"]}, True)]


class Network:
    """Letters between a host and its pages, under a seed: not all arrive, and not in order."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.letters: list[tuple[str, Json]] = []
        self.good = False
        self.sent: list[str] = []  # every byte to a page

    def send(self, to: str, letter: Json) -> None:
        text = msgspec.json.encode(letter).decode()
        if to != HOST:
            self.sent.append(text)
        copies = 1 if self.good else self.chance.choice((0, 1, 1, 1, 2))
        self.letters += [(to, json.loads(text))] * copies

    def deliver(self) -> tuple[str, dict[str, Any]]:
        return self.letters.pop(0 if self.good else self.chance.randrange(len(self.letters)))


@dataclass
class Page:
    """A person's page, or a spectator's: it knows what it was last told, and what it waits for."""

    who: str
    name: str
    network: Network
    plays: bool = True
    picture: dict[str, Any] = field(default_factory=lambda: {"version": -1})
    story: list[Any] = field(default_factory=list)
    chat: list[Any] = field(default_factory=list)
    waiting: dict[str, Any] | None = None
    acknowledged: dict[str, int] = field(default_factory=dict)
    sent: int = 0

    @property
    def version(self) -> int:
        return int(self.picture["version"])

    def hear(self, letter: dict[str, Any]) -> None:
        # News that begin later than what is known here leave a gap: it asks again.
        if letter["since"] <= self.version < letter["version"]:
            self.chat += [line for line in letter["chat"] if line["n"] >= self.version]
            if "story" in letter:
                self.story[letter["story"]["from"]:] = letter["story"]["steps"]
            self.picture = letter
        if self.waiting is not None and letter.get("client") == self.waiting["client"]:
            if "n" in letter:
                self.acknowledged[letter["client"]] = letter["n"]
            self.waiting = None

    def act(self, stop: bool) -> None:
        """Send something, or send again what nobody answered; ask for news if there is none."""
        wish = None if stop or self.waiting is not None else self.wish()
        if wish is not None:
            self.sent += 1
            # Everybody counts like this: a name belongs to its person.
            self.waiting = {"from": self.who, "client": f"message {self.sent}",
                            "seq": self.picture.get("seq"), "kind": wish[0], "data": wish[1]}
        self.network.send(HOST, self.waiting or {"from": self.who, "since": self.version})

    def wish(self) -> tuple[str, str] | None:
        chance = self.network.chance
        if chance.random() < 0.1:
            return "chat", talk(f"{self.name} says {chance.randrange(1000)}", self.name)
        if not self.plays or self.version < 0:
            return None
        if self.picture["phase"] == "gathering":
            return self.wish_before(chance)
        if not self.picture.get("choices"):
            return None
        if self.picture["can_undo"] and chance.random() < 0.2:
            return "undo", ""
        return "move", " ".join(chance.choice(self.picture["choices"])["path"])

    def wish_before(self, chance: random.Random) -> tuple[str, str] | None:
        seats = self.picture["seats"]
        if self.picture["you"] is None or chance.random() < 0.1:
            # Perhaps somebody else was quicker.
            open_seats = [seat for seat, place in enumerate(seats) if place["spec"] == OPEN]
            return ("sit", sit(chance.choice(open_seats), self.name)) if open_seats else None
        if chance.random() < 0.1:
            return "stand", ""
        ready = seats[self.picture["you"]]["ready"]
        return None if ready else ("ready", f"luck of {self.name} {chance.randrange(1000)}")


class Host:
    """Keeps entries before anything happens, and forgets everything else in a crash."""

    def __init__(self, about: Plan, network: Network, pages: list[Page]) -> None:
        self.plan, self.secret = about.text(), about.secret
        self.network, self.pages = network, {page.who: page for page in pages}
        self.kept: list[Entry] = []
        self.open()

    def open(self) -> None:
        self.shared = SharedTable(Plan.of(self.plan, self.secret, find), 0.0, self.kept)

    def hear(self, letter: dict[str, Any], at: float) -> None:
        page = self.pages[letter["from"]]
        if "client" not in letter:
            return self.tell(page, letter["since"], at, {})
        answer: Json = {"client": letter["client"]}
        try:
            entry = self.shared.propose(at, page.who, letter["client"], letter["seq"],
                                        letter["kind"], letter["data"])
        except Refused as error:
            return self.tell(page, -1, at, answer | {"refused": error.reason})
        if entry.n < len(self.kept) or self.keep(entry, at):
            self.tell(page, entry.n, at, answer | {"n": entry.n})
        return None

    def keep(self, entry: Entry, at: float) -> bool:
        """Whether it was kept and told; the lights may go out before and after it is kept."""
        lights = 1.0 if self.network.good else self.network.chance.random()
        if lights > 0.05:
            self.kept.append(entry)
        if lights < 0.1:
            self.open()
            return False
        self.shared.accept(entry)
        for page in self.pages.values():
            if page.who != entry.who:
                self.tell(page, entry.n, at, {})
        return True

    def play_bots(self, at: float) -> None:
        play = self.shared.play
        for seat, _ in [] if play is None else play.bots_to_move()[:1]:
            seq = self.shared.seq_of(seat)
            self.keep(self.shared.propose(at, HOST, f"bot {seat}:{seq}", seq, "move", random_move(
                self.shared, seat, self.network.chance), seat), at)

    def tell(self, page: Page, since: int, at: float, extra: Json) -> None:
        seat = self.shared.seat_of(page.who)
        update = self.shared.update(None if seat < 0 else seat, since, at)
        self.network.send(page.who, update | {"since": since} | extra)

    @property
    def played(self) -> bool:
        return (self.shared.phase == "ended"
                or sum(entry.kind in OF_A_SEAT for entry in self.kept) >= MOVES)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "seats", "options", "duel"), GAMES)
def test_nothing_is_lost_doubled_or_told(game: str, seats: tuple[str, ...], options: Json,
                                         duel: bool, seed: int) -> None:
    network = Network(seed)
    pages = [Page(IDS[number], NAMES[number], network) for number in range(seats.count(OPEN))]
    pages.append(Page(WATCHER, "Wanda", network, plays=False))
    host = Host(plan(game, seats, options=options, duel=duel, seed=seed), network, pages)
    at = 0.0
    for _ in range(6000):
        at += 1.0
        stop = network.good = host.played
        if network.letters and (stop or network.chance.random() < 0.7):
            to, letter = network.deliver()
            host.hear(letter, at) if to == HOST else host.pages[to].hear(letter)
        elif not stop and network.chance.random() < 0.2:
            host.play_bots(at)
        elif stop and all(page.waiting is None and page.version == host.shared.version
                          for page in pages):
            break
        else:
            network.chance.choice(pages).act(stop)
    assert host.played
    check_order(host, pages)
    check_pictures(host, pages)
    check_secrets(host, network)


def check_order(host: Host, pages: list[Page]) -> None:
    """One order; each seat's entries count up; what was acknowledged is there, once."""
    assert [entry.n for entry in host.kept] == list(range(len(host.kept)))
    assert host.shared.entries == host.kept
    for seat in range(len(host.shared.plan.seats)):
        mine = [entry for entry in host.kept if entry.seat == seat and entry.kind in OF_A_SEAT]
        assert [entry.seq for entry in mine] == list(range(len(mine)))
    names = [(entry.who, entry.client) for entry in host.kept]
    assert len(set(names)) == len(names)
    for page in pages:
        for client, n in page.acknowledged.items():
            assert (host.kept[n].who, host.kept[n].client) == (page.who, client)
    times = [entry.at for entry in host.kept]
    assert times == sorted(times)


def check_pictures(host: Host, pages: list[Page]) -> None:
    """Every page's picture is the view of the replayed record, and of a table made anew."""
    play = game_of(host.shared)
    again = SharedTable(host.shared.plan, 0.0, host.kept)
    assert pictures(again, 1e5) == pictures(host.shared, 1e5)
    for page in pages:
        seat = host.shared.seat_of(page.who)
        viewer = None if seat < 0 else seat
        assert page.picture["you"] == viewer
        assert (viewer is None) is (not page.plays)
        whole: Any = picture(again, viewer)
        assert page.chat == whole["chat"]
        assert page.story == whole.get("story", {"steps": []})["steps"]
        shown = play.shown_to(viewer)
        if shown is None:
            assert "view" not in page.picture
        else:
            replayed = parse(shown[0].record.text(), find).final_state()
            assert page.picture["view"] == json.loads(json.dumps(replayed.view(shown[1])))


def check_secrets(host: Host, network: Network) -> None:
    """Neither what the dice hang on nor who a person is stands in any letter to a page."""
    salts = [entry.data for entry in host.kept if entry.kind == "ready"]
    assert len(salts) >= host.shared.plan.seats.count(OPEN)
    sent = "\n".join(network.sent)
    for secret in (host.secret.hex(), *IDS, WATCHER, *salts):
        assert secret not in sent
