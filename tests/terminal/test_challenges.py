"""The sheet of challenges (H71): ticked at the end of a solo game, kept across games, shown."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path

import pytest
from tests.terminal.conftest import Ludo
from tests.terminal.piloting import play
from tests.timing import HANG, Hand
from textual.pilot import Pilot

from ludotheque import Edition, FastRng, Table, Words, find
from ludotheque.core import clock
from ludotheque.core.content import load
from ludotheque.core.record import Record, read
from ludotheque.core.text import LANGUAGES
from ludotheque.games import GAMES
from ludotheque.terminal import challenges, saves
from ludotheque.terminal.app import GameApp
from ludotheque.terminal.challenges import Outcome, Sheet
from ludotheque.terminal.plain import run_plain
from ludotheque.terminal.session import Session
from ludotheque.terminal.widgets import AskDialog

HAVRESAC = find("havresac")
ALL = [aim.name for aim in HAVRESAC.challenges]
# Whatever one does, 5 points come in each round, and the highest rank is within reach.
GENEROUS = f"""name = "generous"
extends = "base"
[gains]
points = {[5] * 16}
[solo]
ranks = [1, 2, 3, 4]
"""


@pytest.fixture(autouse=True)
def leap_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game of these tests ends on one day."""
    monkeypatch.setattr(saves, "today", lambda: date(2024, 2, 29))


@pytest.fixture
def generous(tmp_path: Path) -> Edition:
    """An edition on which every finished game meets a challenge."""
    path = tmp_path / "generous.toml"
    path.write_text(GENEROUS)
    return load(HAVRESAC, str(path))


def a_record(edition: Edition | None = None) -> Record:
    return Table.start(HAVRESAC, seed=1, edition=edition).record


def sit(edition: Edition | None = None, seats: tuple[str, ...] = ("person",),
        language: str = "en", sheet: Sheet | None = None, game: str = "havresac") -> Session:
    table = Table.start(find(game), seats, edition=edition, seed=5)
    return Session(table, Words(language, game, table.record.edition.names),
                   saves.folder() / "game.ludo", sheet=sheet or Sheet())


def play_on(session: Session) -> Session:
    """Any moves until the end."""
    choose = FastRng(3, 0)
    while not session.over:
        if session.curtain is not None:
            session.sit_down()
        moves = session.table.state.legal(session.seat)
        session.play(moves[int(choose.below(0, len(moves)))])
    return session


def in_lines(session: Session) -> list[str]:
    """Play in line mode with any answers until the end; what was said after it."""
    choose = FastRng(3, 0)
    lines: list[str] = []
    offered = 1

    def tell(line: str) -> None:
        nonlocal offered
        lines.append(line)
        if found := re.match(r"(\d+)\. ", line):
            offered = int(found[1])

    def answer(prompt: str) -> str:
        if session.over:
            return "q"
        if prompt.startswith(session.words.label("terminal-plain-confirm")):
            return session.words.label("terminal-plain-yes").split()[0]
        return str(1 + int(choose.below(0, offered)))

    run_plain(session, answer, tell)
    result = session.words.message(session.table.state.result().reason)
    return lines[lines.index(result):]


# --- the sheet ----------------------------------------------------------------------------------


@pytest.mark.rule("H71")
def test_the_first_time_is_kept_for_ever(home: Path, generous: Edition) -> None:
    first = Sheet().tick(a_record(), "one.ludo", ["pigs", "clear"])
    assert (first.new, first.done, first.trouble, first.aside) == (["pigs", "clear"], 2, "", "")
    again = Sheet().tick(a_record(generous), "two.ludo", ["fairies", "pigs"])
    assert (again.met, again.new, again.done) == (["fairies", "pigs"], ["fairies"], 3)
    ticks = Sheet().ticks(HAVRESAC)
    assert set(ticks) == {"pigs", "clear", "fairies"}
    assert (ticks["pigs"].date, ticks["pigs"].record) == (date(2024, 2, 29), "one.ludo")
    assert ticks["pigs"].edition == load(HAVRESAC).label()
    assert ticks["fairies"].edition.startswith("generous#")
    assert list(home.iterdir()) == [home / challenges.NAME], "neither a lock nor a draft is left"


def test_what_is_ticked_is_not_written_again(home: Path) -> None:
    Sheet().tick(a_record(), "one.ludo", ["pigs"])
    before = (home / challenges.NAME).stat()
    assert Sheet().tick(a_record(), "two.ludo", ["pigs"]).new == []
    assert Sheet().tick(a_record(), "two.ludo", []).done == 1
    assert os.path.samestat(before, (home / challenges.NAME).stat())


def test_what_this_version_does_not_know_stays_on_the_sheet(home: Path) -> None:
    other = {"game": "chess", "challenge": "mate", "date": "2023-01-01", "edition": "base#1",
             "record": "old.ludo"}
    mine = other | {"game": "havresac", "challenge": "dragons"}
    home.mkdir()
    (home / challenges.NAME).write_text(json.dumps(
        {"format": "ludotheque challenges 1", "ticks": [other, mine]}))
    assert Sheet().ticks(HAVRESAC) == {}
    assert Sheet().tick(a_record(), "one.ludo", ["pigs"]).done == 1
    assert json.loads((home / challenges.NAME).read_text())["ticks"][:2] == [other, mine]


@pytest.mark.parametrize("damaged", [
    b"", b"{", b"[]", b"{}", b"\xff\xfe", b"\x00" * 300, b'{"format": "ludotheque challenges 2"}',
    b"[" * 100_000, b'{"format": "ludotheque challenges 1", "ticks": [{"game": "havresac"}]}',
    b'{"format": "ludotheque challenges 1", "ticks": [{"game": "havresac", "challenge": "pigs", '
    b'"date": "yesterday", "edition": "base", "record": "one.ludo"}]}'])
def test_a_damaged_sheet_is_set_aside_and_told(home: Path, ludo: Ludo, damaged: bytes) -> None:
    home.mkdir()
    path = home / challenges.NAME
    path.write_bytes(damaged)
    code, out, err = ludo("challenges")
    assert (code, out) == (2, "")
    assert err.startswith(f"ludo: {path}: is damaged (")
    assert err.count("\n") == 1
    assert path.read_bytes() == damaged, "looking changes nothing"
    outcome = Sheet().tick(a_record(), "one.ludo", ["pigs"])
    assert (outcome.new, outcome.done, outcome.trouble) == (["pigs"], 1, "")
    assert Path(outcome.aside).read_bytes() == damaged
    assert set(Sheet().ticks(HAVRESAC)) == {"pigs"}
    assert any(outcome.aside in line for line in outcome.lines(Words("en", "havresac")))


def test_a_sheet_that_cannot_be_read_is_left_alone(home: Path, ludo: Ludo) -> None:
    (home / challenges.NAME).mkdir(parents=True)  # such as a folder of that name
    outcome = Sheet().tick(a_record(), "one.ludo", ["pigs"])
    assert outcome.trouble
    assert outcome.new == []
    assert list(home.iterdir()) == [home / challenges.NAME]
    code, _, err = ludo("challenges")
    assert code == 2
    assert err.startswith(f"ludo: {home / challenges.NAME}: cannot be read (")


def test_what_was_set_aside_is_told_even_if_no_new_sheet_can_be_written(
        home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home.mkdir()
    (home / challenges.NAME).write_text("oh")

    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(challenges, "write_atomically", full)
    outcome = Sheet().tick(a_record(), "one.ludo", ["pigs"])
    said = "\n".join(outcome.lines(Words("en", "havresac")))
    assert Path(outcome.aside).read_text() == "oh"
    assert outcome.aside in said
    assert "could not be kept: No space left on device" in said
    assert "New" not in said


# --- several windows ----------------------------------------------------------------------------


def test_windows_that_finish_at_once_lose_nothing(
        home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(challenges, "WAIT", HANG)
    with ThreadPoolExecutor(len(ALL)) as windows:
        outcomes = list(windows.map(
            lambda name: Sheet().tick(a_record(), f"{name}.ludo", [name, "clear"]), ALL))
    ticks = Sheet().ticks(HAVRESAC)
    assert sorted(ticks) == sorted(ALL)
    assert all(outcome.trouble == "" for outcome in outcomes)
    assert sum(len(outcome.new) for outcome in outcomes) == len(ALL), "each is new only once"
    assert max(outcome.done for outcome in outcomes) == len(ALL)
    assert list(home.iterdir()) == [home / challenges.NAME]


def test_processes_that_finish_at_once_lose_nothing(home: Path) -> None:
    code = ("import sys; from ludotheque import Table, find; "
            "from ludotheque.terminal import challenges; "
            f"challenges.WAIT = {HANG}; "
            "record = Table.start(find('havresac'), seed=1).record; input(); "
            "challenges.Sheet().tick(record, 'one.ludo', [sys.argv[1]])")
    windows = [subprocess.Popen([sys.executable, "-c", code, name], stdin=subprocess.PIPE)
               for name in ALL[:3]]
    for window in windows:
        assert window.stdin is not None
        window.stdin.write(b"\n")
        window.stdin.close()
    assert [window.wait(HANG) for window in windows] == [0, 0, 0]
    assert set(Sheet().ticks(HAVRESAC)) == set(ALL[:3])


def test_another_window_is_waited_for_but_not_for_ever(
        home: Path, hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = saves.Lock(Sheet().path)
    began = hand.time
    outcome = Sheet().tick(a_record(), "one.ludo", ["pigs"])
    assert "is being written in another window" in outcome.trouble
    assert not Sheet().path.exists()
    assert 0.0 <= hand.time - began - challenges.WAIT < 1.0
    began = hand.time

    def sleep(seconds: float) -> None:
        hand.turn(seconds)
        if hand.time - began > challenges.WAIT - 1.0:
            lock.release()

    monkeypatch.setattr(clock, "sleep", sleep)
    assert Sheet().tick(a_record(), "one.ludo", ["pigs"]).new == ["pigs"]


# --- the end of a game --------------------------------------------------------------------------


@pytest.mark.rule("H71")
def test_a_real_game_ticks_what_it_met() -> None:
    """On the shipped edition, whatever that game may have met."""
    session = play_on(sit())
    met = HAVRESAC.achieved(session.table.state, 0)
    assert set(Sheet().ticks(HAVRESAC)) == set(met)
    assert f"{len(met)} of 12 done" in session.challenges()[-1]


@pytest.mark.rule("H71")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_lines_ends_with_its_challenges(
        language: str, home: Path, generous: Edition) -> None:
    session = sit(generous, language=language)
    said = in_lines(session)
    met = HAVRESAC.achieved(session.table.state, 0)
    assert "legend" in met
    words = session.words
    texts = {aim.name: challenges.text_of(HAVRESAC, aim, words) for aim in HAVRESAC.challenges}
    (new,) = [line for line in said if texts["legend"] in line]
    assert all(texts[name] in new for name in met)
    assert words.label("terminal-challenges-done", done=len(met), of=12, game="havresac") in said
    ticks = Sheet().ticks(HAVRESAC)
    assert set(ticks) == set(met)
    assert ticks["legend"].record == "game.ludo"
    assert ticks["legend"].edition == generous.label()
    again = in_lines(sit(generous, language=language))
    assert words.label("terminal-challenges-again", n=len(met),
                       challenges=new.partition(": ")[2]) in again


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_full_screen_tells_all_twelve_and_still_its_keys(language: str) -> None:
    session = play_on(sit(language=language))
    session._outcome = Outcome(HAVRESAC, ALL, ALL[:6], 12)

    app = GameApp(session)

    async def look(pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, AskDialog)
        said = "\n".join(app.screen._lines)
        assert all(line in said for line in session.challenges())
        keys = app.screen.query_one(".dialog-keys")
        assert keys.region.bottom < 24

    play(app, look)


def test_a_resumed_game_counts_the_same(generous: Edition) -> None:
    session = sit(generous)
    for _ in range(10):
        session.play(session.table.state.legal(0)[0])
    session.leave()
    assert session.path is not None
    resumed = Session(Table(read(session.path, find)), session.words, session.path, sheet=Sheet())
    assert resumed.challenges() == []
    play_on(resumed)
    assert "legend" in Sheet().ticks(HAVRESAC)


def test_the_next_game_has_the_same_sheet(generous: Edition) -> None:
    first = play_on(sit(generous))
    second = first.again()
    assert second.challenges() == []
    play_on(second)
    assert second.path is not None
    assert Sheet().ticks(HAVRESAC)["legend"].record == "game.ludo"
    assert any("met again" in line for line in second.challenges())


@pytest.mark.parametrize(("game", "seats"), [("havresac", ("person", "random")),
                                             ("havresac", ("person", "person")),
                                             ("eden", ("person",))])
def test_only_solo_games_with_challenges_are_ticked(
        game: str, seats: tuple[str, ...], home: Path) -> None:
    session = play_on(sit(seats=seats, game=game))
    assert session.challenges() == []
    assert not (home / challenges.NAME).exists()


def test_a_sheet_that_cannot_be_kept_does_not_break_the_end(
        tmp_path: Path, generous: Edition) -> None:
    """It says so, and is tried again when the person leaves."""
    wall = tmp_path / "wall"
    wall.touch()  # a file where a folder should be
    sheet = Sheet(wall / challenges.NAME)
    session = play_on(sit(generous, sheet=sheet))
    assert not session.unsaved
    said = "\n".join(session.challenges())
    legend = "Become Legend of Havresac"
    assert re.search(f"challenges? met: .*{legend}", said, re.IGNORECASE)
    assert "The sheet of challenges could not be kept: " in said
    assert session.path is not None
    assert read(session.path, find).result is not None
    wall.unlink()
    assert "ludo replay" in session.leave()
    assert "legend" in sheet.ticks(HAVRESAC)
    said = "\n".join(session.challenges())
    assert re.search(f"new challenges? met: .*{legend}", said, re.IGNORECASE)


# --- the command --------------------------------------------------------------------------------


def test_the_command_shows_what_is_done_and_what_is_open(ludo: Ludo, home: Path) -> None:
    code, out, err = ludo("challenges")
    assert (code, err) == (0, "")
    assert "0 of 12 challenges done" in out
    assert out.count("[ ]") == 12
    Sheet().tick(a_record(), "one.ludo", ["pigs"])
    Sheet().tick(a_record(), "two.ludo", ["fairies"])
    (home / "two.ludo").touch()
    code, out, _ = ludo("challenges", "havresac")
    assert code == 0
    lines = out.splitlines()
    assert "2 of 12 challenges done" in lines[0]
    assert (out.count("[x]"), out.count("[ ]")) == (2, 10)
    pigs = next(at for at, line in enumerate(lines) if "Pigs" in line)
    label = load(HAVRESAC).label()
    assert lines[pigs].startswith("  [x] ")
    assert lines[pigs + 1].strip() == f"done on 2024-02-29, edition {label}, in one.ludo"
    assert f"in {home / 'two.ludo'}" in out, "a record that is still there is told with its folder"
    assert "défis" in ludo("challenges", "--language", "fr")[1]
    assert "desafíos" in ludo("challenges", "-l", "es")[1]


def test_the_command_for_programs(ludo: Ludo) -> None:
    Sheet().tick(a_record(), "one.ludo", ["pigs"])
    for arguments in (["challenges", "--json"], ["challenges", "havresac", "--json"]):
        code, out, _ = ludo(*arguments)
        assert code == 0
        sheet = json.loads(out)["havresac"]
        assert (sheet["done"], sheet["of"]) == (1, 12)
        assert [aim["name"] for aim in sheet["challenges"]] == ALL
        done = {aim["name"]: aim["done"] for aim in sheet["challenges"] if aim["done"]}
        assert done == {"pigs": {"date": "2024-02-29", "edition": load(HAVRESAC).label(),
                                 "record": "one.ludo"}}


@pytest.mark.parametrize(("arguments", "says"), [
    (["challenges", "eden"], "eden: has no challenges (expected one of havresac)"),
    (["challenges", "goldblivion", "--json"], "goldblivion: has no challenges"),
    (["challenges", "chess"], "unknown game 'chess'"),
    (["challenges", "--language", "de"], "unknown language 'de'"),
])
def test_bad_input_is_one_line_and_exit_code_2(ludo: Ludo, arguments: list[str], says: str) -> None:
    code, out, err = ludo(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith(f"ludo: {says}")
    assert err.count("\n") == 1


def test_the_help_shows_an_example(ludo: Ludo) -> None:
    code, out, _ = ludo("challenges", "--help")
    assert code == 0
    assert "Example: ludo challenges" in out


def test_play_keeps_the_sheet_beside_the_games(ludo: Ludo, home: Path, tmp_path: Path) -> None:
    """The whole way, as a person goes it: play, leave, resume, finish, look."""
    path = tmp_path / "generous.toml"
    path.write_text(GENEROUS)
    assert ludo("play", "havresac", "--edition", str(path), "--seed", "5", "--plain",
                typed="1\n1\n")[0] == 0
    (game,) = home.glob("*.ludo")
    # A number, or yes to a warning: whichever is not asked for is refused, and asked again.
    code, out, _ = ludo("resume", "--plain", typed="1\ny\n" * 3000)
    assert code == 0
    assert "of 12 done" in out
    tick = Sheet().ticks(HAVRESAC)["legend"]
    assert tick.record == game.name
    assert str(game) in ludo("challenges")[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [name for name, one in GAMES.items() if one.challenges])
def test_every_challenge_has_a_text(game: str, language: str) -> None:
    words = Words(language, game)
    texts = [challenges.text_of(GAMES[game], aim, words) for aim in GAMES[game].challenges]
    assert len(set(texts)) == len(texts)
