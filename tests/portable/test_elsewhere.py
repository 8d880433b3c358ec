"""Everything works where there is nothing that only Unix has: in processes it was taken from.

On Windows itself these tests run as they are, with nothing to take away.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from ludotheque import State, choose, find, make_player, new_game
from ludotheque.lab.selfplay import selfplay
from ludotheque.server.settings import Settings
from ludotheque.server.worker import Answer, Chosen, Order, Ready, Think
from ludotheque.server.workers import COMMAND
from ludotheque.terminal import saves
from tests.portable.sitecustomize import LOOP, MODULES, NAMES
from tests.server.serving import Server, Somebody, play
from tests.terminal.guests import Guest
from tests.timing import HANG, wait_until

RECORD = Path(__file__).parents[1] / "records" / "eden-1-all-modes-lost.ludo"
LUDO = ("-c", "from ludotheque.terminal.cli import main; main()")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All Pythons that a test starts, and those that these start."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    monkeypatch.setenv("PYTHONUTF8", "1")
    monkeypatch.setenv("LUDO_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LUDO_LANGUAGE", "en")


def run(*arguments: str, typed: str = "") -> str:
    """What a Python prints; it has to go well, and complain of nothing."""
    done = subprocess.run([sys.executable, *arguments], input=typed, capture_output=True,
                          encoding="utf-8", timeout=HANG, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    return done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is taken away where nothing is")
def test_it_is_taken_away_indeed() -> None:
    told = run("-c", f"""
import asyncio, importlib, multiprocessing, os
for module in {MODULES}:
    try:
        importlib.import_module(module)
    except ImportError:
        continue
    print(module)
for module, names in {NAMES}.items():
    print(*[name for name in names if hasattr(importlib.import_module(module), name)])
for name in {LOOP}:
    try:
        getattr(asyncio.new_event_loop(), name)(0, print)
    except NotImplementedError:
        continue
    print(name)
with open("{__file__}") as file:
    try:
        os.rename(file.name, file.name + "x")
    except PermissionError:
        print(multiprocessing.get_start_method())
""")
    assert told.split() == ["spawn"]


# --- computing ------------------------------------------------------------------------------------


def test_programs_play_in_many_processes() -> None:
    players, games = ["random", "greedy:2", "random"], 12
    told = json.loads(run(*LUDO, "selfplay", "havresac", "--players", ",".join(players), "--games",
                          str(games), "--seed", "4", "--workers", "2", "--json"))
    assert told == json.loads(json.dumps(selfplay(find("havresac"), players, games, 4).json()))


def test_a_game_is_analysed_in_many_processes() -> None:
    several, one = (json.loads(run(*LUDO, "analyse", str(RECORD), "--simulations", "4", "--workers",
                                   workers, "--json")) for workers in ("2", "1"))
    assert several == one
    assert several["complete"]


# --- playing --------------------------------------------------------------------------------------


def test_a_game_is_played_and_kept() -> None:
    told = run(*LUDO, "play", "eden", "--plain", "--seed", "7", typed="1\ny\n" * 1_000)
    assert "Defeat in round" in told
    (kept,) = saves.folder().iterdir()  # and no lock
    assert "draws" in run(*LUDO, "verify", str(kept))


def test_a_kept_game_is_played_in_one_window() -> None:
    first = subprocess.Popen([sys.executable, *LUDO, "play", "eden", "--plain"], encoding="utf-8",
                             stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert first.stdout is not None
    while "?" not in first.stdout.readline():
        assert first.poll() is None  # until it asks
    (path,) = saves.folder().glob("*.ludo")
    second = subprocess.run([sys.executable, *LUDO, "resume", "--plain"], capture_output=True,
                            encoding="utf-8", timeout=HANG, check=False)
    assert second.returncode == 2
    assert f"{path}: is being played in another window" in second.stderr
    first.kill()
    first.communicate()
    assert path.with_name(path.name + ".lock").exists()
    run(*LUDO, "resume", "--plain")  # whoever was killed holds nothing
    assert list(saves.folder().iterdir()) == [path]


# --- serving --------------------------------------------------------------------------------------


def test_tables_are_served_with_bots_hints_reviews_and_jobs(tmp_path: Path) -> None:
    with Server(Settings(str(tmp_path / "tables.db"), limits=False)) as server:
        ann = Somebody(server, "Ann")
        id = ann.open("goldblivion", ["me", "easy"])
        with ann.page() as page:
            page.follow(id)
            page.sit(id, 0)
            play(id, [page], random.Random(1), 4)
            page.until(lambda: bool(page.tables[id].get("choices")))
            hint = ann.ask("POST", f"/api/tables/{id}/hint")
            paths = [choice["path"] for choice in page.tables[id]["choices"]]
            assert all(move["path"] in paths for move in hint["moves"])
        server.restart()
        with ann.page() as page:
            page.follow(id)
            play(id, [page], random.Random(1))
        assert ann.ask("GET", f"/api/tables/{id}/review?seat=0")["steps"]
        job = ann.ask("POST", "/api/jobs", 202, {"kind": "verify", "table": id})["id"]
        wait_until(lambda: ann.ask("GET", f"/api/jobs/{job}")["state"] == "done")
        server.stop()
        assert server.log() == ""


def test_a_table_is_joined_in_lines(tmp_path: Path) -> None:
    with Server(Settings(str(tmp_path / "tables.db"), limits=False)) as server:
        guest = Guest(tmp_path / "home", server.url, "--name", "Ann", "--game", "eden")
        guest.play("eden")
        assert guest.leave() == 0


# --- a worker -------------------------------------------------------------------------------------


def order(state: State, seconds: float) -> bytes:
    thought = Think.of(state, state.to_move()[0], "greedy:2", 11)
    return msgspec.json.encode(Order(thought, seconds)) + b"\n"


def test_a_worker_thinks_and_ends_with_its_server() -> None:
    state = new_game("havresac", seed=3)
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(order(state, HANG))
        worker.stdin.flush()
        answers = [msgspec.json.decode(worker.stdout.readline(), type=Answer) for _ in range(2)]
        move = choose(make_player("greedy:2", 11), state, state.to_move()[0])
        assert answers == [Ready(), Chosen(move)]
        worker.stdin.close()
        assert worker.wait(HANG) == 0


@pytest.mark.parametrize("busy", ["sum(range(10**15))", "threading.Event().wait()"])
def test_a_worker_ends_by_itself_whatever_it_does(busy: str) -> None:
    """Also where it lets no other thread of Python run, as all compiled code."""
    code = ("import threading; from ludotheque.server import worker; worker.GRACE = 0.1; "
            f"worker.choose = lambda thought: {busy}; worker.main()")
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert msgspec.json.decode(worker.stdout.readline(), type=Answer) == Ready()
        worker.stdin.write(order(new_game("eden", seed=3), 0.1))
        worker.stdin.flush()
        assert worker.wait(HANG) == 1
