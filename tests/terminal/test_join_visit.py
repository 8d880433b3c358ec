"""A visit without a network: what follows from what a server says, and what is asked of it."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from tests.tables.people import received
from tests.terminal.hosts import GAMES, Host, Line, come, settle
from tests.timing import Hand

import ludotheque
from ludotheque.core.text import LANGUAGES, Words
from ludotheque.tables.terms import Clock, Terms
from ludotheque.terminal.pointing import Pointing
from ludotheque.terminal.remote.gathering import GatheringSession
from ludotheque.terminal.remote.lobby import LobbySession
from ludotheque.terminal.remote.session import RemoteSession
from ludotheque.terminal.remote.visit import REASONS, Visit, Wishes

ASK = Terms(undo="ask", pause=30.0)


def playing(visit: Visit) -> RemoteSession:
    assert isinstance(visit.session, RemoteSession)
    return visit.session


def gathered(visit: Visit) -> GatheringSession:
    assert isinstance(visit.session, GatheringSession)
    return visit.session


def choose(visit: Visit, *path: str) -> None:
    """Take the choice of a path."""
    (choice,) = [one for one in visit.session.choices() if one.path == list(path)]
    visit.session.play(choice.move)


def warned(visit: Visit, *path: str) -> bool:
    """Whether one is asked again before doing it."""
    (choice,) = [one for one in visit.session.choices() if one.path == list(path)]
    return bool(choice.warnings)


def move(host: Host, visit: Visit, chance: random.Random | None = None) -> None:
    """Any move, the last one offered if no chance decides."""
    choices = visit.session.choices()
    visit.session.play((chance.choice(choices) if chance else choices[-1]).move)
    settle(host)


def two(terms: Terms | None = None, game: str = "havresac",
        **more: Any) -> tuple[Host, Visit, Visit]:
    host = Host(game, terms=terms, **more)
    ann, ben = come(host, "Ann"), come(host, "Ben")
    return host, ann, ben


# --- before the game ------------------------------------------------------------------------------


def test_a_guest_sits_down_and_is_ready_with_words_of_their_own() -> None:
    host = Host()
    ann = come(host, "Ann")
    assert host.lines[0].sent[0] == ("sit", "0")
    assert host.lines[0].sent[1] == ("ready", ann.luck)
    assert re.fullmatch("[0-9a-f]{32}", ann.luck)
    assert gathered(ann).view()["commitment"] == host.plan.commitment
    assert gathered(ann).waiting() == "Waiting for somebody on the free seat."
    ben = come(host, "Ben", luck="rabbit's foot")
    assert playing(ben).told.you == 1
    assert host.table.gathering.salts() == [ann.luck, "rabbit's foot"]
    assert playing(ann).about.game == "havresac"


def test_the_seat_one_wishes_for() -> None:
    assert come(Host(), "Ann", seat=1).table.told.you == 1
    host = Host()
    come(host, "Ben")
    assert come(host, "Ann", seat=0).table.told.you == 1  # it was taken


def test_who_was_slower_takes_another_seat() -> None:
    host = Host(seats=("open", "open", "open"))
    visit = Visit("http://host", "Ann", Wishes(), GAMES, "en", "TABLE")
    ann = Line(host, "Ann", visit)
    visit.begin(ann)
    host.act("Ben", "first", None, "sit", '{"seat": 0, "name": "Ben"}')
    settle(host)
    assert ("sit", "1") in ann.sent
    assert host.table.seat_of("Ann") == 1
    assert visit.notice == ""


def test_watching_takes_no_seat_until_one_is_chosen() -> None:
    host = Host()
    ann = come(host, "Ann", watch=True)
    assert host.lines[0].sent == []
    choose(ann, "seat:2", "act:sit")
    settle(host)
    assert host.table.seat_of("Ann") == 1
    assert gathered(ann).table.told.seats[1].ready


def test_who_stands_up_does_not_sit_down_again() -> None:
    host = Host()
    ann = come(host, "Ann")
    (stand,) = [one for one in ann.session.choices() if one.path == ["act:stand"]]
    assert stand.warnings
    ann.session.play(stand.move)
    settle(host)
    assert ann.table.told.you is None
    come(host, "Ben")
    assert host.table.seat_of("Ann") == -1


def test_the_host_seats_bots_frees_seats_and_closes() -> None:
    host = Host(seats=("open", "open", "random"))
    ann = come(host, "Ann")
    assert not warned(ann, "seat:3", "act:open")
    choose(ann, "seat:2", "bot:hard")
    settle(host)
    assert host.table.gathering.places[1].spec == "hard"
    host = Host(seats=("open", "open", "open"))
    ann, ben = come(host, "Ann"), come(host, "Ben")
    assert warned(ann, "seat:2", "act:open")
    assert not any(one.path[-1] in ("act:close", "act:open", "bot:hard")
                   for one in ben.session.choices())
    choose(ann, "seat:2", "act:open")
    settle(host)
    assert ben.table.told.you is None  # and does not sit down again by itself
    assert "Ben gives up the seat." in ann.session.news()
    choose(ann, "act:close")
    settle(host)
    assert gathered(ben).waiting().startswith("The table was closed.")
    assert ben.session.choices() == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("large", [False, True])
def test_the_waiting_room_shows_everything(language: str, large: bool) -> None:
    host = Host(seats=("open", "open", "greedy", "open"),
                terms=Terms("ask", 10, "bot", 90, "random", Clock("live", 600, 5)))
    ann = come(host, "Ann", language)
    at = Pointing(ann.session)
    canvas = at.teller.board.draw(at.view, ann.session.words, at.marks(), large)
    assert {"seat:1", "seat:2", "seat:3", "seat:4"} <= canvas.refs()
    drawn = canvas.text().replace("\n ", "").replace("\n", "")
    for text in ("Ann", "http://host/t/TABLE", host.plan.commitment, ann.luck, "10 min", "greedy"):
        assert text in drawn, text
    told = "\n".join(at.teller.board.describe(at.view, ann.session.words, True))
    for text in ("Ann", "http://host/t/TABLE", host.plan.commitment, ann.luck, "90 s", "random"):
        assert text in told, text
    for offer in at.offers:
        at.point(offer.ref)
        assert at.question()
        assert all(at.label(inner) for inner in at.offers)
        at.back()


def test_words_are_not_told_that_were_not_given_now() -> None:
    """Who comes back is ready already: what went into the luck is not known here."""
    host = Host()
    come(host, "Ann", luck="old words")
    again = come(host, "Ann", luck="other words")
    assert again.luck == ""
    view = gathered(again).view()
    assert "other words" not in json.dumps(view)


# --- the game -------------------------------------------------------------------------------------


def test_a_whole_game_shows_what_the_record_has() -> None:
    """Nobody misses anything, whatever is taken back on the way."""
    host, ann, ben = two(seats=("open", "open"))
    chance = random.Random(5)
    for _ in range(2000):
        for visit in (ann, ben):
            if visit.session.choices():
                move(host, visit, chance)
                if chance.random() < 0.1:
                    visit.session.take_back()
                    settle(host)
        if playing(ann).over:
            break
    assert playing(ann).over
    for visit in (ann, ben):
        seat = visit.table.told.you
        steps = [item.events for item in visit.table.log if item.number >= 0]
        assert len(steps) == len(host.table.play.boards[0].told)
        assert visit.session.view() == json.loads(
            json.dumps(host.table.play.boards[0].state.view(seat)))
        assert visit.session.ending()
        assert len(visit.session.epilogue()) >= 2


def test_while_a_move_is_on_its_way_nothing_is_offered() -> None:
    host, ann, _ben = two()
    host.lines[0].cut = True
    ann.session.play(ann.session.choices()[-1].move)
    assert ann.session.choices() == []
    assert ann.session.waiting() == "One moment…"
    host.lines[0].cut = False
    settle(host)
    assert ann.session.choices()


def test_what_was_kept_is_waited_for() -> None:
    """`kept` may come before the table is told: until then the old choices do not come back."""
    host, ann, _ben = two()
    line = host.lines[0]
    line.quiet = True
    ann.session.play(ann.session.choices()[-1].move)
    line.answer()
    assert ann.session.choices() == []
    line.quiet = False
    line.tell()
    assert ann.session.choices()


def test_seats_have_the_names_of_people() -> None:
    host, ann, ben = two(game="goldblivion")
    chance = random.Random(1)
    for _ in range(40):
        for visit in (ann, ben):
            if visit.session.choices():
                move(host, visit, chance)
    told = "\n".join(line for lines in ann.session.story() for line in lines)
    assert "Ben " in told
    assert "Player" not in told
    assert "Joueur" not in ann.session.words.speaking("fr").name("seat:2")


def test_a_spectator_sees_the_public_view_and_has_nothing_to_choose() -> None:
    host, ann, _ben = two(game="goldblivion")
    eve = come(host, "Eve")
    assert playing(eve).watching
    assert eve.session.choices() == []
    assert eve.session.view()["seat"] is None
    assert eve.session.waiting().startswith("You are watching.")
    assert not any(eve.session.can(name) for name in ("undo", "hint", "resign", "answer"))
    assert eve.session.hints() == []
    assert Pointing(eve.session).question().startswith("You are watching.")
    assert ann.session.can("undo")


def test_everybody_acts_at_once_and_nobody_loses_their_place() -> None:
    """In a simultaneous phase the others' moves leave cursor and walk where they are."""
    host, ann, ben = two()
    at = Pointing(ann.session)
    first = next(offer for offer in at.offers if offer.completes is None) \
        if any(offer.completes is None for offer in at.offers) else at.offers[1]
    at.put_cursor(first.ref)
    before = (at.walk.path, at.current.ref)
    move(host, ben)
    at.refresh()
    assert (at.walk.path, at.current.ref) == before


def test_a_step_of_the_walk_survives_the_others_moves() -> None:
    host = Host("goldblivion")
    ann, ben = come(host, "Ann"), come(host, "Ben")
    chance = random.Random(3)
    for _ in range(300):
        at = Pointing(ann.session)
        deep = [offer for offer in at.offers if offer.completes is None]
        if deep and ben.session.choices():
            at.point(deep[0].ref)
            path = at.walk.path
            move(host, ben, chance)
            at.refresh()
            if ann.session.choices():
                assert at.walk.path == path
            return
        for visit in (ann, ben):
            if visit.session.choices():
                move(host, visit, chance)
    raise AssertionError("never both with several steps")


def test_hints_come_from_the_view_alone() -> None:
    _host, ann, _ben = two()
    hints = ann.session.hints()
    assert hints
    assert all(hint.choice in ann.session.choices() for hint in hints)
    playing(ann).told.view["edition"]["label"] = "mine#00000000"
    assert ann.session.hints() == []


# --- undo -----------------------------------------------------------------------------------------


def can_take_back(host: Host, visit: Visit) -> None:
    """Play until the person's last move can be taken back."""
    chance = random.Random(9)
    for _ in range(500):
        if playing(visit).told.can_undo:
            return
        for line in host.lines:
            if line.visit.session.choices():
                move(host, line.visit, chance)
                break
    raise AssertionError("never")


def test_undo_is_free_where_the_table_says_so() -> None:
    host, ann, ben = two()
    can_take_back(host, ann)
    steps = ann.table.steps
    ben.session.news()
    assert ann.session.take_back() == (False, "")
    settle(host)
    assert ann.table.steps < steps
    assert "A move was taken back." in ben.session.news()


def test_undo_with_consent() -> None:
    host, ann, ben = two(ASK)
    can_take_back(host, ann)
    steps = ann.table.steps
    ann.session.take_back()
    settle(host)
    assert host.lines[0].sent[-1] == ("ask", "")
    assert playing(ben).asked_for_consent
    assert ben.session.can("answer")
    assert not playing(ann).asked_for_consent
    assert "Ann asks to take a move back." in ben.session.news()
    ben.act("agree")
    assert not playing(ben).asked_for_consent  # while the answer is on its way
    settle(host)
    assert ann.table.steps < steps
    assert "A move was taken back." in ann.session.news()


def test_undo_refused_and_too_soon_again() -> None:
    host, ann, ben = two(ASK)
    can_take_back(host, ann)
    steps = ann.table.steps
    ann.session.take_back()
    settle(host)
    ben.act("refuse")
    settle(host)
    assert ann.table.steps == steps
    assert "Nothing is taken back." in ann.session.news()
    ann.session.take_back()
    settle(host)
    assert ann.notice == "Not so soon after the last request."
    host.now += 31
    ann.session.take_back()
    settle(host)
    assert playing(ben).asked_for_consent


def test_where_nothing_is_taken_back() -> None:
    host, ann, _ben = two(Terms(undo="never"))
    move(host, ann)
    assert ann.session.take_back()[1] == "At this table nothing is taken back."
    host, ann, _ben = two()
    assert "Nothing can be taken back" in ann.session.take_back()[1]


# --- people ---------------------------------------------------------------------------------------


def test_talk_is_told_in_its_place() -> None:
    host, ann, ben = two()
    ben.session.news()
    ann.act("chat", "hello")
    settle(host)
    move(host, ann)
    assert ben.session.news()[0] == "Ann says: “hello”"
    assert playing(ben).talk(5) == ["Ann says: “hello”"]
    late = come(host, "Eve")
    assert "Ann says: “hello”" in [line for lines in late.session.story() for line in lines]
    assert "Ann says: “hello”" not in late.session.news()


def test_who_comes_and_goes_is_told() -> None:
    host, ann, _ben = two()
    ann.session.news()
    host.lines[1].leave("TABLE")
    assert "Ben is away." in ann.session.news()
    assert "2\u00a0Ben…" in playing(ann).seats_line()
    assert "2  Ben (to move, away)" in playing(ann).people()
    host.lines[1].follow("TABLE")
    assert "Ben is here." in ann.session.news()


def test_a_bot_stands_in_and_gives_the_seat_back() -> None:
    host, ann, ben = two(Terms(absent="bot", grace=5.0))
    host.host("away", seat=1)
    assert "A bot plays for Ben for now." in ann.session.news()
    assert ben.session.waiting() == "A bot plays for you for now."
    assert ben.session.hints() == []
    at = Pointing(ben.session)
    assert [offer.ref for offer in at.offers] == ["act:return"]
    assert at.label(at.offers[0]) == "Take your seat back"
    choose(ben, "act:return")
    settle(host)
    assert not playing(ben).told.seats[1].stand_in
    assert "Ben is back and plays on." in ann.session.news()
    assert ben.session.choices()[0].path != ["act:return"]


def test_resigning_ends_a_game_for_two() -> None:
    host, ann, ben = two()
    ben.act("resign")
    settle(host)
    assert playing(ann).over
    assert ann.session.ending() == "The game has ended: Ben has left."
    assert ann.session.epilogue()[:2] == ["Place 1: Ann", "Place 2: Ben"]
    assert ann.session.take_back()[1] == ann.session.words.label("terminal-end-is-final")


def test_clocks_run_between_two_words_of_the_server(hand: Hand) -> None:
    host, ann, ben = two(Terms(clock=Clock("live", 600, 5)))
    assert ann.session.clock() == "Ann 10:00"
    hand.turn(61.0)
    assert ann.session.clock() == "Ann 8:59"
    assert "1  Ann (you, host, to move, 8:59)" in playing(ann).people()
    host.lines[1].tell()  # by the host's time, no second has passed
    assert ben.session.clock() == "Ben 10:00"


# --- the end --------------------------------------------------------------------------------------


def ended() -> tuple[Host, Visit, Visit]:
    host, ann, ben = two()
    ben.act("resign")
    settle(host)
    return host, ann, ben


def test_the_record_is_kept_once_and_its_place_told(tmp_path: Path) -> None:
    host, ann, _ben = ended()
    assert host.lines[0].fetched == [("record havresac TABLE", "/api/tables/TABLE/record?board=0",
                                      None)]
    assert ann.awaits_record
    ann.hear({"is": "fetched", "what": "record havresac TABLE", "status": 200, "text": "a record"})
    assert not ann.awaits_record
    path = ann.kept["TABLE"]
    assert path.read_text() == "a record"
    assert path.parent == tmp_path / "home" / "tables"
    assert f"The record is kept in {path}" in ann.session.epilogue()
    assert str(path) in ann.session.leave()


def test_a_record_that_cannot_be_had_is_asked_for_again() -> None:
    host, ann, ben = ended()
    ann.hear({"is": "fetched", "what": "record havresac TABLE", "status": 0, "text": ""})
    assert not ann.awaits_record
    ben.act("chat", "well played")
    settle(host)
    assert len(host.lines[0].fetched) == 2


def test_a_record_that_cannot_be_kept_says_so(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "tables").write_text("in the way")
    _host, ann, _ben = ended()
    ann.hear({"is": "fetched", "what": "record havresac TABLE", "status": 200, "text": "a record"})
    assert "could not be saved" in ann.notice
    assert not ann.awaits_record


def test_playing_again_goes_on_at_the_next_table() -> None:
    host, ann, ben = ended()
    eve = come(host, "Eve")
    eve.again()
    assert eve.notice == "There is nobody to play again with now."
    ann.again()
    settle(host)
    assert "As soon as everybody does" in ann.notice
    assert "Ann wants to play again." in ben.session.news()
    assert "Ann wants to play again." in ben.session.epilogue()
    ben.again()
    settle(host)
    host.host("next", "NEXT")
    assert ann.table.id == "NEXT"
    assert isinstance(ann.session, GatheringSession)
    assert eve.table.id == "TABLE"
    eve.again()
    assert eve.table.id == "NEXT"


def test_a_duel_is_not_watched_before_its_end() -> None:
    host, ann, ben = two(game="eden", duel=True)
    eve = come(host, "Eve")
    assert gathered(eve).waiting().startswith("The game is on.")
    assert gathered(eve).choices() == []
    assert playing(ann).view() == playing(ben).view()
    assert ann.session.words.name("seat:1") == "Ann"
    assert ben.session.words.name("seat:1") == "Ben"
    assert ben.session.hints()
    chance = random.Random(2)
    while not playing(ann).over:
        for visit in (ann, ben):
            if visit.session.choices():
                move(host, visit, chance)
    assert playing(eve).over
    assert len([line for line in ann.session.epilogue() if line.startswith("Place ")]) == 2
    assert host.lines[1].fetched[0][1].endswith("board=1")


# --- what a server may say ------------------------------------------------------------------------


def test_every_reason_has_words() -> None:
    """Every reason in the sources of tables and server, and no other."""
    folder = Path(ludotheque.__file__).parent
    given = {reason for part in ("tables", "server") for file in (folder / part).glob("*.py")
             for reason in re.findall(r'[Rr]efused\((?:act, )?"(\w+)"',
                                      file.read_text(encoding="utf-8"))}
    assert given - {"stale", "unkept"} == REASONS
    for language in LANGUAGES:
        words = Words(language)
        assert all(words.label(f"network-refused-{reason}") for reason in REASONS)
        assert "brand-new" in words.label("network-refused", reason="brand-new")


def test_stale_is_brought_up_to_date_without_a_word() -> None:
    host, ann, _ben = two()
    line = host.lines[0]
    line.cut = True
    host.act("Ann", "other device", ann.table.told.seq, "move",
             " ".join(ann.session.choices()[-1].path))
    ann.session.play(ann.session.choices()[-1].move)
    line.cut = False
    settle(host)
    assert line.resynced == 1
    assert ann.notice == ""
    assert ann.session.choices()
    assert ann.table.told.version == host.table.version


def test_a_reason_nobody_knows_is_only_shown() -> None:
    _host, ann, _ben = two()
    ann.hear({"is": "refused", "table": "TABLE", "client": "x", "reason": "square:z9", "text": ""})
    assert ann.notice == "That cannot be now (square:z9)."


def test_a_gap_in_the_story_is_filled() -> None:
    host, ann, ben = two()
    line = host.lines[0]
    line.cut = True
    move(host, ben)
    line._version = host.table.version  # as if it had been told
    line.cut = False
    move(host, ben)
    assert ann.table.steps == len(host.table.play.boards[0].told)


@pytest.mark.parametrize("message", [
    {"is": "table", "table": "TABLE"},
    {"is": "table", "table": "TABLE", "version": "3"},
    {"is": "presence", "table": "TABLE", "seats": 3, "watching": 0},
    {"is": "kept", "table": "TABLE"},
])
def test_what_is_not_understood_ends_the_visit(message: dict[str, Any]) -> None:
    _host, ann, _ben = two()
    ann.hear(message)
    assert ann.ended == "version"


@pytest.mark.parametrize("message", [
    {}, {"is": "hello"}, {"is": "error", "reason": "message", "text": "?"}, {"is": "brand new"},
    {"is": "table", "table": "OTHER"}, {"is": "gone", "table": "OTHER"},
    {"is": "kept", "table": "TABLE", "client": "nobody", "n": 3},
    {"is": "refused", "table": "TABLE", "client": "nobody", "reason": "turn", "text": ""}])
def test_what_does_not_concern_us_is_heard_in_peace(message: dict[str, Any]) -> None:
    _host, ann, _ben = two()
    ann.hear(message)
    assert ann.ended == ""


def test_a_table_that_is_gone_ends_the_visit() -> None:
    _host, ann, _ben = two()
    ann.hear({"is": "gone", "table": "TABLE"})
    assert ann.ended == "gone"


def test_a_game_that_is_not_known_here_ends_the_visit() -> None:
    host = Host()

    def other(message: dict[str, Any]) -> dict[str, Any]:
        if message.get("about"):
            message["about"]["game"] = "../../chess"
        return message

    visit = Visit("http://host", "Ann", Wishes(), GAMES, "en", "TABLE")
    line = Line(host, "Ann", visit)
    line.alter = other
    visit.begin(line)
    assert visit.ended == "version"


def test_the_next_table_is_no_path() -> None:
    host, ann, _ben = ended()
    ann.again()
    settle(host)
    ann.hear({**_last_told(host), "next": "../../etc"})
    assert ann.ended == "version"


def _last_told(host: Host) -> dict[str, Any]:
    told = host.table.update(0, host.table.version, host.now)
    return received({"is": "table", "table": "TABLE", **told})


# --- the lobby ------------------------------------------------------------------------------------


def lobby(language: str = "en") -> tuple[Visit, Line]:
    visit = Visit("http://host", "Ann", Wishes(terms={"undo": "ask"}), GAMES, language)
    line = Line(Host(), "Ann", visit)
    visit.begin(line)
    return visit, line


def table_line(id: str, **more: Any) -> dict[str, Any]:
    seats = [{"spec": "person", "name": "Ann"}, {"spec": "open", "name": ""}]
    return {"id": id, "name": f"Table {id}", "game": "eden", "phase": "gathering", "seats": seats,
            "to_move": [], "you": None, "next": "", "touched": 1.0, **more}


def fill(visit: Visit, mine: list[dict[str, Any]], others: list[dict[str, Any]]) -> None:
    visit.hear({"is": "fetched", "what": "lobby", "status": 200,
                "text": json.dumps({"mine": mine, "open": others})})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("many", [1, 12])
def test_the_lobby_shows_tables_and_whose_turn_it_is(language: str, many: int) -> None:
    visit, line = lobby(language)
    assert line.fetched == [("lobby", "/api/tables", None)]
    assert visit.session.choices() == []
    fill(visit, [table_line("a", you=0, phase="playing", to_move=[0]),
                 table_line("b", you=0, phase="playing", to_move=[1], game="chess"),
                 table_line("c", you=0, phase="ended")],
         [table_line(f"d{n}") for n in range(many)] + [table_line("a")])
    at = Pointing(visit.session)
    assert [offer.ref for offer in at.offers][:4] == ["table:a", "table:b", "table:c", "table:d0"]
    assert len(at.offers) == 3 + many + 2
    words = visit.session.words
    for large in (False, True):
        drawn = at.teller.board.draw(at.view, words, at.marks(), large)
        assert "act:new" in drawn.refs()
        assert words.label("lobby-your-turn") in drawn.text()
    told = "\n".join(at.teller.board.describe(at.view, words, True))
    assert words.label("lobby-your-turn") in told
    assert words.label("lobby-over") in told
    for offer in at.offers:
        assert at.label(offer)
        at.teller.board.explain(at.view, offer.ref, words)
    at.point("table:d0")
    visit.session.play(at.walk.done.move)
    assert visit.table.id == "d0"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_new_table_is_one_a_server_would_open(language: str) -> None:
    visit, line = lobby(language)
    fill(visit, [], [])
    opened = [choice for choice in visit.session.choices() if choice.path[0] == "act:new"]
    assert len({tuple(choice.path) for choice in opened}) == len(opened) == 39
    for choice in opened:
        assert visit.session.words.message(choice.says)
        visit.session.play(choice.move)
        _what, path, plan = line.fetched[-1]
        assert path == "/api/tables"
        assert plan["terms"] == {"undo": "ask"}
        least, most = GAMES[plan["game"]].seats
        assert (1 if plan["duel"] else least) <= len(plan["seats"]) <= (4 if plan["duel"] else most)
        assert plan["seats"][0] == "me"
        assert visit.session.waiting() == visit.session.words.label("network-sending")
        visit.opening = False
    walk(Pointing(visit.session), set())


def walk(at: Pointing, seen: set[str]) -> None:
    """Everything that is asked on the way has words."""
    assert at.question()
    for offer in list(at.offers):
        assert at.label(offer)
        if offer.completes is None:
            at.point(offer.ref)
            walk(at, seen)
            at.back()


def test_a_table_is_opened_and_gone_to() -> None:
    visit, line = lobby()
    fill(visit, [], [])
    choose(visit, "act:new", "game:eden", "friends:0")
    assert line.fetched[-1][2] == {"terms": {"undo": "ask"}, "game": "eden", "seats": ["me"],
                                   "private": True, "duel": False}
    visit.hear({"is": "fetched", "what": "open", "status": 201, "text": '{"id": "NEW"}'})
    assert visit.table.id == "NEW"
    visit.go_to_lobby()
    assert isinstance(visit.session, LobbySession)
    assert visit.table is None


@pytest.mark.parametrize(("status", "text", "said"), [
    (0, "", "The server does not answer."),
    (400, '{"detail": "seat:2"}', "The server cannot do that: seat:2"),
    (429, '{"detail": "not so fast"}', "The server cannot do that: not so fast"),
    (500, "\x1b[2Joops", "The server cannot do that: [2Joops")])
def test_what_cannot_be_fetched_is_said(status: int, text: str, said: str) -> None:
    visit, _line = lobby()
    fill(visit, [], [])
    visit.hear({"is": "fetched", "what": "open", "status": status, "text": text})
    assert visit.notice == said
    assert isinstance(visit.session, LobbySession)


@pytest.mark.parametrize("what", ["open", "lobby"])
@pytest.mark.parametrize("text", ["<html>", "[]", '{"id": 3, "open": 3}', '{"id": "../x"}'])
def test_an_answer_that_is_none_ends_the_visit(what: str, text: str) -> None:
    visit, _line = lobby()
    visit.hear({"is": "fetched", "what": what, "status": 200, "text": text})
    assert visit.ended == ("" if (what, text) == ("lobby", '{"id": "../x"}') else "version")


def test_when_the_connection_is_back_the_lobby_is_looked_at_again() -> None:
    visit, line = lobby()
    visit.hear({"is": "lost", "pause": 1.0})
    assert visit.session.waiting() == "The connection is lost. Trying again…"
    visit.hear({"is": "connected"})
    assert len(line.fetched) == 2


def test_the_language_is_kept_from_place_to_place() -> None:
    visit, _line = lobby()
    fill(visit, [table_line("a", you=0)], [])
    visit.session.speak("fr")
    choose(visit, "table:a")
    assert visit.session.words.language == "fr"
    visit.go_to_lobby()
    assert visit.session.words.language == "fr"
