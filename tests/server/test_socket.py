"""One socket per page: who follows what, what is missed and caught up, and whose seat it is."""

from __future__ import annotations

import json
import os
import random
import socket
import struct
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.core.events import Event, Log, seen
from ludotheque.core.record import Record, parse, replay_step, verify
from ludotheque.games import find
from ludotheque.server.protocol import HEARTBEAT, MOST_FOLLOWED, PROTOCOL, TOO_SLOW
from ludotheque.server.room import ON_THE_WAY
from ludotheque.server.settings import Settings
from ludotheque.tables.entry import HOST_KINDS, KINDS
from ludotheque.tables.table import Table
from tests.server.serving import PONG, Page, Server, Somebody, play
from tests.timing import HANG, wait_until

UNKNOWN = "no-such-table-anywhere"
LUCK = "luck of seat"  # what people add to the luck of a table
# Everything that a page is told of a table, in words of the protocol.
TOLD = {"is", "table", "version", "phase", "you", "seq", "seats", "chat", "wanting", "next",
        "about", "owner", "to_move", "asking", "agreed", "clocks", "can_undo", "view", "choices",
        "story", "standing", "results"}


class Friends:
    """People at one table, each with a page that follows it."""

    def __init__(self, undo: ExitStack, people: Sequence[Somebody], game: str,
                 seats: Sequence[str], brief: bool = False, duel: bool = False) -> None:
        self.people = people
        self.id = people[0].open(game, seats, duel=duel)
        self.pages = [undo.enter_context(one.page()) for one in people]
        for page in self.pages:
            page.follow(self.id, brief=brief)

    def begin(self) -> None:
        """Everybody sits down, in their order."""
        told = self.pages[0].tables[self.id]
        places = [seat for seat, place in enumerate(told["seats"])
                  if place["spec"] in ("open", "person")]
        for page, seat in zip(self.pages, places, strict=False):
            page.sit(self.id, seat, f"{LUCK} {seat}")
        self.settle()

    def settle(self) -> None:
        """Everybody knows what anybody knows."""
        latest = max(page.tables[self.id]["version"] for page in self.pages)
        for page in self.pages:
            page.reach(self.id, latest)


@pytest.fixture
def undo() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def friends(undo: ExitStack, ann: Somebody, ben: Somebody) -> Friends:
    """Ann and Ben, with a game of Havresac before them."""
    return Friends(undo, (ann, ben), "havresac", ["me", "open"])


# --- talking to the server ---


def test_a_page_is_greeted(ann: Somebody) -> None:
    with ann.page() as page:
        assert page.hear() == {"is": "hello", "protocol": PROTOCOL, "name": "Ann",
                               "heartbeat": HEARTBEAT}
        page.say(do="ping")
        assert page.hear() == PONG


def test_to_follow_and_to_leave(friends: Friends) -> None:
    ann, ben = friends.pages
    told = ann.tables[friends.id]
    assert (told["phase"], told["you"], told["owner"]) == ("gathering", 0, True)
    assert told["about"]["game"] == "havresac"
    assert len(told["about"]["commitment"]) > 30
    assert (ben.tables[friends.id]["you"], ben.tables[friends.id]["owner"]) == (None, False)
    ben.say(do="leave", table=friends.id)
    ben.settle()
    ann.does(friends.id, "chat", "nobody else hears this")
    ben.settle()
    assert friends.id not in ben.chats or ben.chats[friends.id] == []
    ben.follow(friends.id)
    assert [line["text"] for line in ben.chats[friends.id]] == ["nobody else hears this"]


def test_an_unknown_table(ann: Somebody) -> None:
    with ann.page() as page:
        page.say(do="follow", table=UNKNOWN)
        page.until(lambda: {"is": "gone", "table": UNKNOWN} in page.others)
        page.say(do="leave", table=UNKNOWN)
        assert page.act(UNKNOWN, "chat", "hello")["reason"] == "table"


def test_a_page_follows_so_many_tables_and_no_more(ann: Somebody) -> None:
    ids = [ann.open("eden", ["me"]) for _ in range(MOST_FOLLOWED + 1)]
    with ann.page() as page:
        for id in ids[:-1]:
            page.follow(id)
        page.say(do="follow", table=ids[-1])
        page.until(lambda: page.others[-1]["is"] == "error")
        assert page.others[-1]["reason"] == "follow"
        page.follow(ids[0])  # again is no more
        page.say(do="leave", table=ids[1])
        page.follow(ids[-1])


def test_one_may_act_without_following(ann: Somebody, ben: Somebody) -> None:
    id = ann.open("havresac", ["me", "open"])
    with ben.page() as page:
        assert page.act(id, "sit", "1")["is"] == "kept"
        assert page.act(id, "stand")["is"] == "kept"
        assert page.act(id, "stand")["reason"] == "seat"


# --- who is there ---


def present(page: Page, id: str, seats: list[bool], watching: int) -> None:
    expected = {"is": "presence", "table": id, "seats": seats, "watching": watching}
    page.until(lambda: page.presence.get(id) == expected)


def test_who_is_there_is_told(undo: ExitStack, server: Server, friends: Friends,
                              cleo: Somebody) -> None:
    friends.begin()
    server.turn(ON_THE_WAY)  # whoever sat down is not on their way any more
    ann, ben = friends.pages
    watcher = undo.enter_context(cleo.page())
    watcher.follow(friends.id)
    for page in (ann, ben, watcher):
        present(page, friends.id, [True, True], 1)
    second = undo.enter_context(friends.people[1].page())
    second.follow(friends.id)
    ben.close()  # Ben is still there, on another page
    watcher.close()
    present(ann, friends.id, [True, True], 0)
    second.close()
    present(ann, friends.id, [True, False], 0)
    undo.enter_context(friends.people[1].page()).follow(friends.id)
    present(ann, friends.id, [True, True], 0)


def test_who_sits_down_is_there(friends: Friends) -> None:
    ann, ben = friends.pages
    present(ann, friends.id, [True, False], 1)
    ben.does(friends.id, "sit", "1")
    ann.reach(friends.id, ben.tables[friends.id]["version"])
    ann.settle()
    assert ann.presence[friends.id]["seats"] == [True, True]


def test_a_page_that_goes_in_the_middle_of_coming_is_not_there(undo: ExitStack, server: Server,
                                                               friends: Friends,
                                                               cleo: Somebody) -> None:
    ann = friends.pages[0]
    for _ in range(10):
        page = cleo.page()
        page.say(do="follow", table=friends.id)
        cut(page)
    with cleo.page() as last:
        last.follow(friends.id)
        present(ann, friends.id, [True, False], 2)
    present(ann, friends.id, [True, False], 1)


# --- coming back ---


def cut(page: Page) -> None:
    """The cable is pulled out: no farewell."""
    page.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    os.close(page.socket.socket.detach())


@pytest.mark.parametrize("brief", [False, True], ids=["full", "brief"])
def test_who_was_away_is_told_all_they_missed(undo: ExitStack, ann: Somebody, ben: Somebody,
                                              cleo: Somebody, brief: bool) -> None:
    """From the version the page has, after every kind of gap: others moved, chatted, took back."""
    friends = Friends(undo, (ann, ben), "havresac", ["me", "open"], brief)
    friends.begin()
    id, chance = friends.id, random.Random(3)
    lost = cleo.page()
    lost.follow(id, brief=brief)
    for gap in range(6):
        play(id, friends.pages, chance, gap * 4)
        lost.reach(id, friends.pages[0].tables[id]["version"])
        cut(lost) if gap % 2 else lost.close()
        play(id, friends.pages, chance, 3)
        for page in friends.pages:
            friends.settle()  # what the other did may be all that is behind it
            if page.tables[id]["can_undo"]:
                page.does(id, "undo")
        friends.pages[1].does(id, "chat", f"gap {gap}")
        friends.settle()
        found = cleo.page()
        found.tables, found.stories, found.chats = lost.tables, lost.stories, lost.chats
        found.follow(id, since=lost.tables[id]["version"], brief=brief)
        lost = found
        with cleo.page() as fresh:
            fresh.follow(id)
            for known in ("view", "version", "to_move", "seats"):
                assert lost.tables[id][known] == fresh.tables[id][known]
            assert lost.stories[id] == fresh.stories[id]
            assert lost.chats[id] == fresh.chats[id]
        assert "about" not in lost.tables[id]
    lost.close()


@pytest.mark.parametrize("since", [-2, -10**30, 10**6, 10**30])
def test_a_version_that_cannot_be_is_none(friends: Friends, since: int) -> None:
    with friends.people[1].page() as page:
        assert "about" in page.follow(friends.id, since=since)


def test_what_is_kept_is_told_even_if_the_sender_is_gone(undo: ExitStack, friends: Friends) -> None:
    """Whoever moves and loses the connection at that moment has moved, and others see it now."""
    ann, ben = friends.people[0], friends.pages[1]
    friends.pages[0].close()
    present(ben, friends.id, [False, False], 1)
    for _ in range(10):
        page = ann.page()
        page.follow(friends.id)
        present(ben, friends.id, [True, False], 1)
        for number in range(6):
            page.send_act(friends.id, "chat", f"last words {number}")
        cut(page)
        present(ben, friends.id, [False, False], 1)  # the server is done with it
        with friends.people[1].page() as later:
            version = later.follow(friends.id)["version"]
        ben.reach(friends.id, version)
        assert ben.does(friends.id, "chat", "and now?") == version


@pytest.mark.parametrize("brief", [False, True], ids=["full", "brief"])
def test_sent_again_it_happens_once(undo: ExitStack, ann: Somebody, ben: Somebody,
                                    brief: bool) -> None:
    friends = Friends(undo, (ann, ben), "havresac", ["me", "open"], brief)
    friends.begin()
    page, id = friends.pages[0], friends.id
    move = " ".join(page.tables[id]["choices"][0]["path"])
    first = page.act(id, "move", move, client="the one")
    page.reach(id, first["n"] + 1)
    version = page.tables[id]["version"]
    assert page.act(id, "move", move, client="the one") == first
    with ann.page() as other:  # also from another page of the same person
        other.follow(id)
        assert other.act(id, "move", "anything", client="the one")["n"] == first["n"]
        assert other.tables[id]["version"] == version


def test_a_page_told_briefly_sees_the_same(undo: ExitStack, ann: Somebody, ben: Somebody) -> None:
    for game in ("havresac", "goldblivion"):
        friends = Friends(undo, (ann, ben), game, ["me", "open"], True)
        friends.begin()
        full = undo.enter_context(ann.page())
        full.follow(friends.id)
        for _ in range(12):
            play(friends.id, friends.pages, random.Random(1), 6)
            friends.settle()
            brief = friends.pages[0].tables[friends.id]
            full.reach(friends.id, brief["version"])
            for known in ("view", "choices", "seq", "to_move", "seats", "can_undo", "phase"):
                assert brief.get(known) == full.tables[friends.id].get(known)
        assert len("".join(friends.pages[0].heard)) < len("".join(full.heard))


# --- whose seat it is ---


def test_nobody_takes_anothers_seat(undo: ExitStack, friends: Friends, cleo: Somebody) -> None:
    id = friends.id
    friends.begin()
    watcher = undo.enter_context(cleo.page())
    watcher.follow(id)
    assert watcher.tables[id]["you"] is None
    assert watcher.tables[id]["choices"] == []
    move = " ".join(friends.pages[0].tables[id]["choices"][0]["path"])
    seq = friends.pages[0].tables[id]["seq"]
    for kind in sorted(KINDS - {"chat"}):
        data = {"move": move, "sit": "0", "seat": '{"seat":0,"spec":"open"}'}.get(kind, "")
        for wanted in (seq, 0, None):
            answer = watcher.act(id, kind, data, seq=wanted)
            assert answer["is"] == "refused", kind
            assert answer["reason"] in ("seat", "kind", "late", "again", "owner"), kind
    friends.pages[0].settle()
    assert friends.pages[0].tables[id]["seq"] == seq


def test_a_taken_seat_is_taken(friends: Friends) -> None:
    ann, ben = friends.pages
    assert ben.act(friends.id, "sit", "0")["reason"] == "taken"
    for nonsense in ("", "-1", "2", "99", "1e0", "0x1", "²", "00000001", "null",
                     '{"seat":1,"name":"Ann"}'):
        answer = ben.act(friends.id, "sit", nonsense)
        assert answer["is"] == "refused", nonsense
    ben.does(friends.id, "sit", "1")
    assert ben.act(friends.id, "seat", '{"seat":0,"spec":"open"}')["reason"] == "owner"
    assert ben.act(friends.id, "close")["reason"] == "owner"
    assert ann.act(friends.id, "stand")["is"] == "kept"


def test_everybody_speaks_under_their_own_name(friends: Friends) -> None:
    ben = friends.pages[1]
    said = '{"name": "Ann", "text": "I resign"}'
    ben.does(friends.id, "chat", said)
    assert ben.chats[friends.id][-1]["name"] == "Ben"
    assert ben.chats[friends.id][-1]["text"] == said
    ben.does(friends.id, "sit", "1")
    assert ben.tables[friends.id]["seats"][1]["name"] == "Ben"


def test_only_the_host_does_what_the_host_does(friends: Friends) -> None:
    friends.begin()
    for page in friends.pages:
        for kind in (*HOST_KINDS, "open", "", "__class__", "accept", "entries"):
            assert page.act(friends.id, kind)["reason"] == "kind"


def test_a_name_for_an_act_is_ones_own(friends: Friends) -> None:
    """Whoever sends what another sent, under the same name, has said it themselves."""
    friends.begin()
    ann, ben = friends.pages
    id = friends.id
    kept = ann.act(id, "chat", "hello", client="page:1")
    again = ben.act(id, "chat", "good evening", client="page:1")
    assert kept["is"] == again["is"] == "kept"
    assert kept["n"] != again["n"]
    ben.until(lambda: len(ben.chats[id]) == 2)
    assert [(line["name"], line["text"]) for line in ben.chats[id]] == [
        ("Ann", "hello"), ("Ben", "good evening")]
    ann.does(id, "move", " ".join(ann.tables[id]["choices"][0]["path"]))
    move = " ".join(ann.tables[id]["choices"][0]["path"])
    answer = ben.act(id, "move", move, seq=ann.tables[id]["seq"], client="page:3")
    assert answer["is"] == "refused"


def test_the_owner_alone_gives_seats_and_closes(friends: Friends) -> None:
    ann, ben = friends.pages
    id = friends.id
    ben.does(id, "sit", "1")
    assert ann.act(id, "seat", '{"seat":1,"spec":"search:1000000s"}')["is"] == "refused"
    ann.does(id, "seat", '{"seat":1,"spec":"random"}')
    ben.until(lambda: ben.tables[id]["you"] is None)
    assert ben.act(id, "ready", "luck")["reason"] == "seat"
    ann.does(id, "close")
    ben.until(lambda: bool(ben.tables[id]["phase"] == "closed"))
    assert ben.act(id, "sit", "1")["reason"] == "late"


# --- slow readers ---


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has no last words for whoever does not listen."""
    database = tmp_path_factory.mktemp("strict") / "tables.db"
    with Server(Settings(str(database), limits=False),
                bounds={"server.serve.FAREWELL": 0.0}) as running:
        yield running


def test_a_page_that_never_reads_is_cut_and_the_table_goes_on(
        undo: ExitStack, strict: Server) -> None:
    friends = Friends(undo, [Somebody(strict, "Ann"), Somebody(strict, "Ben")], "goldblivion",
                      ["me", "open"])
    friends.begin()
    id, chance = friends.id, random.Random(5)
    token = Somebody(strict, "Cleo").token
    deaf = [Page(strict, token, queue=1) for _ in range(3)]
    for page in deaf:
        page.say(do="follow", table=id)
    present(friends.pages[0], id, [True, True], 1)
    play(id, friends.pages, chance, 20)
    before = strict.memory()

    def given_up() -> bool:
        """People play on. Whoever takes nothing has taken nothing for so long."""
        if friends.pages[0].tables[id]["phase"] == "playing":
            play(id, friends.pages, chance, 5)
        friends.pages[0].does(id, "chat", "and on we go")
        friends.settle()
        strict.turn(HANG)
        assert strict.memory() - before < 30e6
        return not friends.pages[0].presence[id]["watching"]

    wait_until(given_up)
    for page in deaf:
        assert page.closed_with() in (TOO_SLOW, 1006)
    friends.pages[1].does(id, "chat", "without them")


def test_a_page_that_asks_and_never_reads_is_cut(strict: Server) -> None:
    ann = Somebody(strict, "Ann")
    id = ann.open("goldblivion", ["me", "open"])
    before = strict.memory()
    deaf = Page(strict, ann.token, queue=1)
    with suppress(ConnectionClosed):
        for number in range(200_000):
            deaf.say(do="act", table=id, client=f"{number}", kind="nonsense", data="x" * 1000)
    assert deaf.closed_with() in (TOO_SLOW, 1006)
    assert strict.memory() - before < 30e6
    with ann.page() as page:
        page.follow(id)


# --- whole games ---


def happened(record: Record) -> Iterator[list[Event]]:
    """The events of each step of a game that is played again."""
    state = record.first_state()
    for number, step in enumerate(record.steps, 1):
        log = Log()
        replay_step(record, state, step, number, log)
        yield log.events


def check_told(page: Page, id: str, board: Table, seat: int | None) -> int:
    """Everything a page was told of a game is what its viewer may know; how often it was told."""
    views = [state.view(seat) for state in board.record.states()]
    steps = [msgspec.to_builtins(seen(events, seat)) for events in happened(board.record)]
    told = 0
    for text in page.heard:
        message = json.loads(text)
        if message["is"] == "table" and message["table"] == id and "story" in message:
            assert message.keys() <= TOLD
            story = message["story"]
            now = story["from"] + len(story["steps"])
            assert story["steps"] == steps[story["from"]:now]
            assert message["view"] == views[now]
            told += 1
    assert page.stories[id] == steps
    return told


@pytest.mark.parametrize(("game", "seats", "duel"), [
    ("eden", ["me"], False), ("eden", ["me", "open"], True),
    ("havresac", ["me", "open", "random"], False),
    ("goldblivion", ["me", "open", "random"], False),
], ids=["eden", "duel", "havresac", "goldblivion"])
def test_a_whole_game_tells_nobody_more_than_they_may_know(
        undo: ExitStack, ann: Somebody, ben: Somebody, cleo: Somebody, game: str,
        seats: list[str], duel: bool) -> None:
    """Every byte that any page got is looked at, and what HTTP said meanwhile."""
    players = (ann, ben)[:sum(seat in ("me", "open") for seat in seats)]
    friends = Friends(undo, players, game, seats, duel=duel)
    friends.begin()
    id = friends.id
    watchers = [undo.enter_context(cleo.page()) for _ in range(2)]
    watchers[0].follow(id)
    watchers[1].follow(id, brief=True)
    asked = [cleo.http.get(path).text for path in (
        f"/api/tables/{id}", f"/api/tables/{id}/record", "/api/tables", "/api/records")]
    assert json.loads(asked[1])["status_code"] == 403
    play(id, friends.pages, random.Random(game))
    version = friends.pages[0].tables[id]["version"]
    for page in watchers:
        page.reach(id, version)

    records = [str(cleo.ask("GET", f"/api/tables/{id}/record?board={board}"))
               for board in range(len(players) if duel else 1)]
    for text in records:
        verify(parse(text, find))
    boards = [Table(parse(text, find)) for text in records]
    for seat, page in enumerate(friends.pages):
        board, own = (boards[seat], 0) if duel else (boards[0], seat)
        assert check_told(page, id, board, own) > 10
    if not duel:
        assert check_told(watchers[0], id, boards[0], None) > 10
        assert watchers[1].tables[id]["view"] == watchers[0].tables[id]["view"]
    secret = boards[0].record.secret.hex()
    assert secret in records[0]
    heard = [text for page in (*friends.pages, *watchers) for text in page.heard] + asked
    for word in (secret, LUCK, *(part for one in (*players, cleo) for part in (one.id, one.token))):
        assert not [text for text in heard if word in text]


def test_nobody_sees_the_luck_of_a_duel_before_its_end(undo: ExitStack, ann: Somebody,
                                                       ben: Somebody, cleo: Somebody) -> None:
    friends = Friends(undo, (ann, ben), "eden", ["me", "open"], duel=True)
    friends.begin()
    watcher = undo.enter_context(cleo.page())
    assert "view" not in watcher.follow(friends.id)
    play(friends.id, friends.pages[:1], random.Random(1), 5)
    friends.settle()
    assert friends.pages[1].stories[friends.id] == []
    watcher.reach(friends.id, friends.pages[0].tables[friends.id]["version"])
    assert "view" not in watcher.tables[friends.id]
    assert "story" not in watcher.tables[friends.id]
