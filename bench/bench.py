"""`make bench`: how fast the engine is here, beside its uncompiled self and catanatron.

Everything is measured in one run on one thread, so that the ratios mean something on any machine.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import cast

import ludotheque
from ludotheque import FastRng, Record, Table
from ludotheque.core.engine import COMPILED
from ludotheque.core.playout import playout
from ludotheque.core.record import parse
from ludotheque.games import find
from ludotheque.games.havresac.adventure import GUARDIAN, MOVING
from ludotheque.games.havresac.reach import reach
from ludotheque.games.havresac.state import HavresacState

SECONDS = 2.0
SEED = 1
ROOT = Path(__file__).parent.parent
STATM = Path("/proc/self/statm")  # the size of this process; not everywhere


def playouts(name: str, seconds: float = SECONDS) -> float:
    """Moves per second of random games, legal moves generated at every step."""
    game = find(name)
    edition = ludotheque.load(game)
    seats = usual_seats(name)
    moves = number = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new(edition, FastRng(SEED + number, seats), seats)
        moves += playout(state, SEED + number)
        number += 1
    return moves / (time.perf_counter() - start)


def usual_seats(name: str) -> int:
    """As many as the targets are about."""
    return 2 if name == "goldblivion" else 1


def each(work: Callable[[], object], seconds: float = SECONDS / 4) -> float:
    """Seconds that one call takes, from Python."""
    work()
    calls = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(100):
            work()
        calls += 100
    return (time.perf_counter() - start) / calls


def finished_records(name: str, count: int) -> list[str]:
    """Games of a random player, as the text their files hold."""
    game = find(name)
    seats = ["random"] * usual_seats(name)
    texts = []
    for number in range(count):
        table = Table.start(game, seats, seed=number)
        choose = FastRng(number, 0)
        while not table.state.over:
            seat = table.state.to_move()[0]
            legal = table.state.legal(seat)
            table.play(seat, legal[int(choose.below(0, len(legal)))])
        texts.append(table.record.text())
    return texts


def greedy_records(name: str, count: int) -> list[str]:
    """Longer games: those of the greedy player."""
    texts = []
    for number in range(count):
        table = Table.start(find(name), ["greedy:1"], seed=number)
        player = ludotheque.make_player("greedy:1", number)
        while not table.state.over:
            table.play(0, ludotheque.choose(player, table.state, 0))
        texts.append(table.record.text())
    return texts


def full_board() -> HavresacState:
    """The fullest position of some greedy games of Havresac in which a Guardian is to move."""
    fullest = cast(HavresacState, ludotheque.new_game("havresac", SEED))
    most = 0
    for seed in range(20):
        state = cast(HavresacState, ludotheque.new_game("havresac", seed))
        player = ludotheque.make_player("greedy:1", seed)
        while not state.over:
            if state.boards[0].stage == MOVING and guardians_on(state) > most:
                fullest, most = state.copy(), guardians_on(state)
            state.apply(0, ludotheque.choose(player, state, 0))
    return fullest


def guardians_on(state: HavresacState) -> int:
    return sum(1 for cell in state.boards[0].cells if cell & GUARDIAN)


def reach_of(state: HavresacState) -> object:
    return reach(state.content, state.land, state.boards[0], state.night)


def replay(texts: list[str]) -> tuple[float, int]:
    """Seconds to parse and replay records, and how many moves they hold."""
    start = time.perf_counter()
    moves = 0
    for text in texts:
        record: Record = parse(text, find)
        assert record.final_state().digest() == record.digest
        moves += len(record.steps)
    return time.perf_counter() - start, moves


def memory_of(name: str, count: int = 20_000) -> float:
    """Bytes a position takes, from the growth of the process when many are kept."""
    state = ludotheque.new_game(name, SEED, usual_seats(name))
    kept = [state.copy() for _ in range(count)]  # warm the allocator up
    before = resident()
    more = [state.copy() for _ in range(count)]
    grown = resident() - before
    assert len(kept) == len(more)
    return grown / count


def resident() -> int:
    pages = int(STATM.read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def uncompiled(name: str) -> float:
    """The same playouts in another process that runs the plain Python sources."""
    environment = dict(os.environ, PYTHONPATH=str(ROOT / "src"))
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r}); " \
           f"from bench.bench import playouts; print(playouts({name!r}))"
    out = subprocess.run([sys.executable, "-c", code], env=environment, check=True,
                         capture_output=True, text=True)
    return float(out.stdout)


def catanatron(seconds: float = SECONDS) -> float | None:
    """Moves per second of random two-player games of catanatron, if it is installed."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None
    moves = number = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=SEED + number)
        game.play()
        moves += len(game.state.actions)
        number += 1
    return moves / (time.perf_counter() - start)


def machine() -> str:
    model = ""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line.partition(":")[2].strip() for line in cpuinfo.read_text().splitlines()
                 if line.startswith("model name")]
        model = names[0] if names else ""
    return f"{model or platform.machine()}, {os.cpu_count()} cores, Python " \
           f"{platform.python_version()}, rules {'compiled' if COMPILED else 'not compiled'}"


def row(what: str, value: str, target: str) -> None:
    print(f"{what:<58} {value:>16}   {target}")


def main() -> None:
    print(f"{machine()}; seed {SEED}; command: make bench")
    rival = catanatron()
    for name in ludotheque.GAMES:
        print(f"\n{name}")
        report(name, rival)


# What is asked of each game: random moves/s, µs of a copy, times catanatron, bytes, seconds.
TARGETS = {"eden": ("400,000", "1", "20", "under 2,000", "under 2"),
           "havresac": ("250,000", "3", "15", "", ""),
           "goldblivion": ("300,000", "3", "20", "", "")}


def report(name: str, rival: float | None) -> None:
    """The table of one game."""
    moves_wanted, copy_wanted, ratio_wanted, bytes_wanted, replay_wanted = TARGETS[name]
    speed = playouts(name)
    row("random playouts, moves/s", f"{speed:,.0f}", f"at least {moves_wanted}")
    slow = uncompiled(name)
    row("  the same uncompiled, moves/s", f"{slow:,.0f}", "")
    row("  ratio compiled / uncompiled", f"{speed / slow:.1f}", "at least 8")
    if rival is not None:
        row("  catanatron random playouts, moves/s", f"{rival:,.0f}", "")
        row("  ratio to catanatron", f"{speed / rival:.1f}", f"at least {ratio_wanted}")
    state = ludotheque.new_game(name, SEED, usual_seats(name))
    copy_target = f"at most {copy_wanted}"
    row("copy(), µs (called from Python)", f"{each(state.copy) * 1e6:.2f}", copy_target)
    fast = find(name).new(state.edition, FastRng(SEED, 4), usual_seats(name))
    row("copy() with the playout generator, µs", f"{each(fast.copy) * 1e6:.2f}", copy_target)
    if name == "havresac":
        board = full_board()
        row(f"reach of a Guardian, {guardians_on(board)} others on the board, µs",
            f"{each(lambda: reach_of(board)) * 1e6:.2f}", "at most 3")
    row("legal(), µs", f"{each(lambda: state.legal(0)) * 1e6:.2f}", "")
    row("view(), µs", f"{each(lambda: state.view(0)) * 1e6:.1f}", "")
    row("all choices described, µs", f"{each(lambda: state.choices(0)) * 1e6:.0f}", "")
    row("notation(), µs", f"{each(state.notation) * 1e6:.1f}", "")
    if STATM.exists():
        row("memory of a position, bytes", f"{memory_of(name):,.0f}", bytes_wanted)
    seconds, moves = replay(finished_records(name, 1000))
    row(f"1,000 records of random games ({moves:,} moves) replayed, s", f"{seconds:.2f}",
        replay_wanted)
    if find(name).max_seats == 1:
        seconds, moves = replay(greedy_records(name, 1000))
        row(f"1,000 records of greedy games ({moves:,} moves) replayed, s",
            f"{seconds:.2f}", replay_wanted)


if __name__ == "__main__":
    main()
