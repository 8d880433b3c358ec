"""The `ludo` command: what it prints, what it refuses with exit code 2 and one clear line."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest
from tests.conftest import SOAK
from tests.terminal.conftest import Ludo
from tests.terminal.runs import COMMAND, interrupt
from tests.timing import HANG, Hand, wait_until

import ludotheque
from ludotheque import Table, find
from ludotheque.core.record import read, verify
from ludotheque.core.text import Words
from ludotheque.terminal import saves, speedrun
from ludotheque.terminal.session import Session

MOMENT = 1_700_000_000  # when files were written


def a_record(path: Path, seed: int = 3, moves: int = 10_000, **extra: object) -> Path:
    table = Table.start(find("eden"), seed=seed, **extra)
    bot = ludotheque.make_player("greedy:1", seed)
    while not table.state.over and len(table.record.steps) < moves:
        table.play(0, ludotheque.choose(bot, table.state, 0), float(len(table.record.steps)))
    table.record.save(path)
    return path


def test_games(ludo: Ludo) -> None:
    code, out, _ = ludo("games")
    assert code == 0
    assert "The Spirit of Eden" in out
    assert "celestial" in out
    assert "stand-ins" in out
    assert "An unspent shield stays" in out
    assert json.loads(ludo("games", "--json")[1])["eden"]["seats"] == [1, 1]
    assert "joueur" in ludo("games", "--language", "fr")[1]


@pytest.mark.parametrize("command", ["games", "play", "resume", "scores", "replay", "verify",
                                     "show", "rules", "perft", "selfplay", "analyse",
                                     "content check"])
def test_help_of_each_shows_an_example(ludo: Ludo, command: str) -> None:
    code, out, _ = ludo(*command.split(), "--help")
    assert code == 0
    assert f"Example: ludo {command}" in out


def test_without_arguments_it_says_what_there_is(ludo: Ludo) -> None:
    code, out, _ = ludo()
    assert code == 0
    assert "selfplay" in out


@pytest.mark.parametrize(("arguments", "says"), [
    (["play", "chess"], ["'chess'", "eden"]),
    (["play", "eden", "--modes", "easy"], ["'easy'", "celestial"]),
    (["play", "eden", "--set", "luck=on"], ["'luck'", "modes"]),
    (["play", "eden", "--set", "luck"], ["--set", "name=value"]),
    (["play", "eden", "--language", "de"], ["'de'", "en, fr, es"]),
    (["play", "eden", "--seed", "x"], ["--seed", "integer"]),
    (["play", "eden", "--edition", "gold"], ["'gold'", "base"]),
    (["play", "eden", "--players", "person,greedy"], ["2 players", "1"]),
    (["play", "eden", "--players", "deep"], ["'deep'", "greedy"]),
    (["play", "eden", "--players", "greedy"], ["--players", "at least one person"]),
    (["resume"], ["no unfinished game"]),
    (["resume", "missing.ludo"], ["missing.ludo"]),
    (["replay", "missing.ludo"], ["missing.ludo"]),
    (["verify", "missing.ludo"], ["missing.ludo"]),
    (["show", "hello"], ["'hello'"]),
    (["show", "eden base modes=none"], ["position", "base#"]),
    (["show", ""], ["position"]),
    (["show"], ["position", "ludo --help"]),
    (["rules", "eden", "E99"], ["'E99'"]),
    (["rules", "chess"], ["'chess'"]),
    (["content", "check", "missing.toml"], ["missing.toml"]),
    (["perft", "eden", "--depth", "-1"], ["--depth"]),
    (["selfplay", "eden", "--players", "deep"], ["'deep'", "greedy"]),
    (["selfplay", "eden", "--players", "greedy,greedy"], ["2 players", "1"]),
    (["selfplay", "eden", "--games", "0"], ["--games"]),
    (["frobnicate"], ["frobnicate", "ludo --help"]),
])
def test_bad_input_is_one_line_and_exit_code_2(ludo: Ludo, arguments: list[str],
                                               says: list[str]) -> None:
    code, out, err = ludo(*arguments)
    assert code == 2
    assert out == ""
    assert err.startswith("ludo: ")
    assert err.count("\n") == 1
    for part in says:
        assert part in err


def test_a_broken_record_is_refused(ludo: Ludo, tmp_path: Path) -> None:
    path = a_record(tmp_path / "game.ludo", moves=5)
    text = path.read_text()
    move = next(line for line in text.splitlines() if line.startswith("1 @"))
    path.write_text(text.replace(move, "1 @0.0 die:9 card:IX", 1))
    for command in ("replay", "verify", "resume", "show"):
        code, _, err = ludo(command, str(path))
        assert code == 2
        assert f"{path}, line " in err
        assert "move 1" in err


def test_a_broken_edition_is_refused(ludo: Ludo, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('name = "mine"\nextends = "base"\n[actions.I]\n6 = "fly"\n')
    code, _, err = ludo("content", "check", str(path))
    assert code == 2
    assert "mine.toml: actions.I.6" in err
    code, _, err = ludo("play", "eden", "--edition", str(path))
    assert code == 2


def test_content_check_sees_which_game_a_file_is_for(ludo: Ludo, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('extends = "base"\n[guardians.guide]\ntokens = 8\n')
    assert ludo("content", "check", str(path))[0] == 0
    path.write_text('extends = "rulebook"\n[cow]\nforce = 9\n')
    assert ludo("content", "check", str(path))[0] == 0


def test_content_check_lists_stand_ins(ludo: Ludo, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('name = "mine"\nextends = "base"\n')
    code, out, _ = ludo("content", "check", str(path))
    assert code == 0
    assert "actions.IV: stand-in" in out


def test_play_leave_and_resume(ludo: Ludo, home: Path) -> None:
    code, out, _ = ludo("play", "eden", "--seed", "3", "--plain", typed="6\n")
    assert code == 0
    assert "ludo resume" in out
    (path,) = home.glob("*.ludo")
    first = read(path, find)
    assert [step.path for step in first.steps] == ["act:end"]
    code, out, _ = ludo("resume", "--plain", typed="1\n")
    assert code == 0
    assert read(path, find).steps[0].path == "act:end"
    assert len(read(path, find).steps) == 2
    assert list(home.glob("*")) == [path], "nothing else is left behind"


def test_a_killed_game_resumes_where_it_was(home: Path) -> None:
    """Kill -9 in the middle of a game: the record on disk is whole and has the last move."""
    code = ("import sys; from ludotheque.terminal.cli import main; "
            "sys.argv = ['ludo', 'play', 'eden', '--seed', '3', '--plain']; main()")
    game = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE,
                            stdout=subprocess.PIPE, env=dict(os.environ), text=True)
    assert game.stdin is not None
    game.stdin.write("6\n1\n")
    game.stdin.flush()
    wait_until(lambda: [len(read(path, find).steps) for path in home.glob("*.ludo")] == [2],
               "both moves on disk")
    game.kill()
    game.wait()
    path, record = saves.latest_unfinished()
    assert len(record.steps) == 2
    assert verify(record).digest() == Session(Table(record), Words("en", "eden"),
                                              path).table.state.digest()


def test_replay_and_verify(ludo: Ludo, tmp_path: Path) -> None:
    path = a_record(tmp_path / "game.ludo")
    code, out, _ = ludo("verify", str(path))
    assert code == 0
    assert "draws agree" in out
    code, out, _ = ludo("replay", str(path), "--plain", "--auto")
    assert code == 0
    assert "Round 2" in out
    code, _, err = ludo("resume", str(path))
    assert code == 2
    assert "over" in err


def test_verify_says_what_was_changed(ludo: Ludo, tmp_path: Path) -> None:
    path = a_record(tmp_path / "game.ludo")
    text = path.read_text()
    roll = next(line for line in text.splitlines() if line.startswith("  = roll"))
    path.write_text(text.replace(roll, roll.replace("round=1", "round=9"), 1))
    code, _, err = ludo("verify", str(path))
    assert code == 2
    assert "set-up" in err


def test_show(ludo: Ludo, tmp_path: Path) -> None:
    text = ludotheque.new_game("eden", seed=3).notation()
    code, out, _ = ludo("show", text)
    assert code == 0
    assert text in out
    assert "Mountain" in out
    assert json.loads(ludo("show", text, "--json")[1])["game"] == "eden"
    assert "Montagne" in ludo("show", text, "--language", "fr")[1]
    assert ludo("show", str(a_record(tmp_path / "game.ludo", moves=4)))[0] == 0


def test_rules_show_every_rule_with_mark_and_tests(ludo: Ludo) -> None:
    code, out, _ = ludo("rules", "eden")
    assert code == 0
    for id in ("E1 [R]", "E5 [S]", "E42 [D]", "E65 [R"):
        assert f"\n{id}" in f"\n{out}"
    assert "tests/games/eden/" in out
    assert "| 5 | Heal | Protect | Shortcut | Shortcut |" in out
    assert "| two traps | 2 | F, F | F, F |" in ludo("rules", "eden", "E42")[1]
    for rule in re.split(r"\n(?=E\d+ \[)", out):
        assert "\n    tests/" in rule, rule
    assert "(jaune, rouge, noir)" in ludo("rules", "eden", "--language", "fr")[1]


def test_perft(ludo: Ludo) -> None:
    code, out, _ = ludo("perft", "eden", "--seed", "7", "--depth", "2")
    assert code == 0
    assert out.splitlines() == ["0: 1", "1: 101", "2: 5831"]
    divided = ludo("perft", "eden", "--seed", "7", "--depth", "2", "--divide")[1].splitlines()
    below = [int(line.rpartition(": ")[2]) for line in divided[:101]]
    assert sum(below) == 5831
    code, out, _ = ludo("perft", "goldblivion", "--seats", "3", "--depth", "2")
    assert code == 0
    assert out.splitlines()[1:] == ["1: 3", "2: 6"], "three Nobles to pick from, then two"


def test_selfplay(ludo: Ludo) -> None:
    run = ("selfplay", "eden", "--players", "random", "--games", "25", "--seed", "1")
    code, out, _ = ludo(*run, "--json")
    assert code == 0
    summary = json.loads(out)
    assert (summary["games"], summary["asked"]) == (25, 25)
    assert summary["seats"][0]["wins"]["low"] <= summary["seats"][0]["wins"]["high"]
    assert json.loads(ludo(*run, "--json", "--workers", "2")[1]) == summary
    assert "95 % interval" in ludo(*run)[1]


@pytest.mark.rule("E53")
def test_speed_runs_show_the_clock_and_rank_wins_by_rounds_then_time(
        ludo: Ludo, home: Path) -> None:
    home.mkdir()
    runs = []
    for name, seed, slow in (("quick", 3, 1.0), ("slow", 3, 2.0), ("other", 4, 1.0)):
        table = Table.start(find("eden"), seed=seed, table={"speedrun": True}, started=name)
        assert Session(table, Words("en", "eden")).speedrun
        bot = ludotheque.make_player("greedy:1", 1)
        while not table.state.over:
            table.play(0, ludotheque.choose(bot, table.state, 0), slow * len(table.record.steps))
        runs.append(table.record)
        table.record.save(home / f"{name}.ludo")
    quick, slow_run, other = runs
    for record in runs:  # whoever won in play, here all are wins, the quick one in fewer rounds
        record.result["seats"][0]["rank"] = 1
    slow_run.result["reason"]["facts"]["rounds"] = quick.result["reason"]["facts"]["rounds"] + 1
    assert speedrun.ranked([slow_run, other, quick]).index(quick) < speedrun.ranked(
        [slow_run, other, quick]).index(slow_run)
    assert speedrun.same_run(quick, slow_run)
    assert not speedrun.same_run(quick, other)
    slow_run.result["reason"]["facts"]["rounds"] -= 1  # the same rounds: then time decides
    assert speedrun.ranked([slow_run, quick]) == [quick, slow_run]
    slow_run.result["reason"]["facts"]["rounds"] -= 1  # fewer rounds, however long they took
    assert speedrun.seconds_of(slow_run) > speedrun.seconds_of(quick)
    assert speedrun.ranked([quick, slow_run]) == [slow_run, quick]
    quick.result["seats"][0]["rank"] = 2  # a defeat is not ranked
    assert speedrun.ranked([slow_run, quick]) == [slow_run]
    for record, name in ((slow_run, "slow"), (other, "other"), (quick, "quick")):
        record.save(home / f"{name}.ludo")
    code, out, _ = ludo("scores", "eden", "--seed", "3")
    assert code == 0
    assert "seed 3" in out
    assert "slow" in out
    assert "other" not in out
    assert "place 1 of 1" in speedrun.standing(slow_run, Words("en", "eden"))
    assert "Lost" in speedrun.standing(quick, Words("en", "eden"))


# --- in a process of its own -------------------------------------------------------------------


def shell(line: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A line of a shell in which `ludo` is the command."""
    program = f"{sys.executable} -c \"{COMMAND}\""
    return subprocess.run(["sh", "-c", line.replace("ludo", program)], text=True, timeout=HANG,
                          capture_output=True, env={**os.environ, **environment}, check=False)


@pytest.mark.parametrize("command", ["", "games", "rules eden", "perft --depth 2",
                                     "selfplay eden --players random --games 1"])
def test_a_closed_pipe_is_left_quietly(command: str) -> None:
    done = shell("{ ludo " + command + "; echo code $? >&2; } | head -1")
    assert done.stderr == "code 0\n"
    assert done.stdout.count("\n") <= 1
    done = shell("{ ludo " + command + "; echo code $? >&2; } | true")
    assert done.stderr == "code 0\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize("command", ["", "games", "rules eden"])
def test_output_that_cannot_be_written_is_one_line(command: str) -> None:
    done = shell("ludo " + command + " > /dev/full")
    assert done.returncode == 2
    assert done.stderr == "ludo: output: No space left on device\n"


@pytest.mark.parametrize("language", ["en", "fr", "es"] if SOAK else ["fr"])
def test_a_terminal_that_lacks_signs_gets_a_question_mark(language: str) -> None:
    for command in ("rules eden", "games", "play eden --seed 3 --plain < /dev/null"):
        done = shell(f"ludo {command.replace(' <', f' --language {language} <')}",
                     PYTHONIOENCODING="ascii", LUDO_LANGUAGE=language)
        assert (done.returncode, done.stderr) == (0, "")
    assert shell("ludo play chess€", PYTHONIOENCODING="ascii").returncode == 2


@pytest.mark.parametrize(("workers", "working"), [("1", 0), ("2", 0), ("2", 2)])
def test_ctrl_c_ends_a_run_with_what_was_played(workers: str, working: int,
                                                tmp_path: Path) -> None:
    code, out, err = interrupt(tmp_path, "selfplay", "eden", "--players", "random", "--games",
                               "1000000", "--workers", workers, "--json", working=working)
    assert (code, err) == (130, "")
    summary = json.loads(out)
    assert 0 < summary["games"] < summary["asked"]


def test_one_window_plays_a_game_at_a_time(ludo: Ludo, home: Path) -> None:
    first = subprocess.Popen([sys.executable, "-c", COMMAND, "play", "eden", "--plain",
                              "--seed", "3"],
                             stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert first.stdout is not None
    while "?" not in first.stdout.readline():
        pass  # until it asks
    (path,) = home.glob("*.ludo")
    for arguments in (["resume"], ["resume", str(path)]):
        code, _, err = ludo(*arguments, "--plain")
        assert code == 2
        assert f"{path}: is being played in another window" in err
    first.communicate("6\n", timeout=HANG)
    assert [step.path for step in read(path, find).steps] == ["act:end"]
    assert list(home.iterdir()) == [path], "the lock is gone with the window"
    assert ludo("resume", "--plain")[0] == 0
    assert list(home.iterdir()) == [path]


def test_a_lock_left_by_a_killed_window_locks_nobody_out(home: Path) -> None:
    home.mkdir()
    path = home / "game.ludo"
    (home / "game.ludo.lock").touch()
    lock = saves.Lock(path)
    with pytest.raises(ludotheque.BadInput, match="another window"):
        saves.Lock(path)
    lock.release()
    lock.release()
    assert list(home.iterdir()) == []


def test_leaving_a_game_that_could_not_be_saved_is_an_error(
        ludo: Ludo, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home.mkdir()
    writes = []

    def first_only(path: Path, text: str) -> None:
        writes.append(path)
        if len(writes) > 1:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr("ludotheque.core.record.write_atomically", first_only)
    code, out, err = ludo("play", "eden", "--plain", typed="6\n")
    assert code == 2
    assert "could not be saved: No space left on device" in err
    assert err.count("\n") == 1
    assert "kept" not in out
    code, out, err = ludo("play", "eden", "--plain", typed="6\n")  # not even the first time
    assert (code, out) == (2, "")
    assert "could not be saved" in err
    assert list(home.iterdir()) == []


def test_resume_takes_the_game_played_last(ludo: Ludo, home: Path) -> None:
    home.mkdir()
    for name, age in (("a", 30), ("b", 10), ("c", 20)):
        path = a_record(home / f"{name}.ludo", seed=ord(name), moves=3)
        os.utime(path, (MOMENT - age, MOMENT - age))
    finished = a_record(home / "d.ludo")
    os.utime(finished, (MOMENT, MOMENT))
    assert saves.latest_unfinished()[0].name == "b.ludo"
    assert "b.ludo" in ludo("resume", "--plain")[1]


def test_a_finished_game_without_its_result(ludo: Ludo, tmp_path: Path) -> None:
    path = a_record(tmp_path / "game.ludo")
    path.write_text(re.sub(r"(?m)^(result|digest): .*\n", "", path.read_text()))
    code, out, _ = ludo("verify", str(path))
    assert code == 0
    assert "over, but no result is recorded" in out
    code, _, err = ludo("resume", str(path))
    assert code == 2
    assert "the game is over" in err
    assert list(tmp_path.iterdir()) == [path]


def test_the_clock_goes_on_after_a_break_and_stops_at_the_end(hand: Hand) -> None:
    table = Table.start(find("eden"), seed=3, table={"speedrun": True})
    session = Session(table, Words("en", "eden"))
    hand.turn(12.5)
    session.play(session.choices()[-1].move)
    assert session.seconds() == 12.5
    hand.turn(5000.0)  # another day
    again = Session(Table(table.record), Words("en", "eden"))
    assert again.seconds() == 12.5
    hand.turn(1.0)
    assert again.seconds() == 13.5


def test_a_game_bears_the_time_when_it_began(hand: Hand) -> None:
    hand.turn(1_800_014_399.0 - hand.time)
    assert saves.now() == "2027-01-15 11:59:59 UTC"
    assert saves.new_path("eden").name.startswith("eden-20270115-115959-")
    assert saves.today() == datetime.fromtimestamp(hand.time).date()
