"""`ludo store check`: a store that is whole says so, and whatever is damaged is named."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.store.check import SHOWN, Report, check
from ludotheque.store.store import Store
from ludotheque.tables.shared import SharedTable
from ludotheque.tables.terms import OPEN
from ludotheque.terminal import cli
from tests.store.stores import add, address, ask, both, do, opened, run, stored
from tests.tables.people import ANN, plan, play_on, playing, says, talk

Ludo = Callable[..., tuple[int, str, str]]


@pytest.fixture
def ludo(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Ludo:
    """Runs the command in this process: (exit code, output, error)."""

    def run_it(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["ludo", *arguments])
        monkeypatch.setenv("LUDO_LANGUAGE", "en")
        with pytest.raises(SystemExit) as left:
            cli.main()
        out, err = capsys.readouterr()
        return int(left.value.code or 0), out, err

    return run_it


async def keep(store: Store, id: str, one: SharedTable) -> None:
    """A table, with its records if it is over."""
    await add(store, stored(id, one.entries, one.plan))
    if one.phase == "ended":
        await store.add_records(id, one.plan.game.name, False, 1.0, "{}",
                                [record.text() for record in one.records()])


def played(game: str, moves: int, duel: bool = False, seed: int = 5) -> SharedTable:
    one = playing(plan(game, (OPEN,) if game == "eden" and not duel else (OPEN, OPEN),
                       duel=duel, seed=seed))
    says(one, ANN, "chat", talk("Good luck"))
    play_on(one, random.Random(seed), moves)
    return one


async def make(store: Store) -> None:
    """A finished duel, a finished game, one under way, one that has not begun."""
    await keep(store, "duel----1", played("eden", 10_000, duel=True))
    await keep(store, "finished2", played("goldblivion", 10_000))
    await keep(store, "underway3", played("havresac", 60))
    await keep(store, "opening-4", SharedTable(plan(), 0.0))


@both
def test_a_store_that_is_whole(kind: str, request: pytest.FixtureRequest, ludo: Ludo) -> None:
    database = address(kind, request)

    async def go() -> list[str]:
        async with opened(database) as store:
            await make(store)
            return [str((await ask(store, f"SELECT count(*) FROM {name}"))[0][0])
                    for name in ("tables", "entries", "records")]

    tables, entries, records = run(go())
    assert (tables, records) == ("4", "3")
    code, out, err = ludo("store", "check", "--database", database)
    assert (code, err.strip()) == (0, "")
    assert f"{tables} tables, {entries} entries and {records} records" in out
    assert len(out.splitlines()) == 1


DAMAGES = {
    "UPDATE entries SET data = 'act:nothing' WHERE \"table\" = 'finished2' AND n = 30": "finished",
    "UPDATE entries SET data = '{' WHERE \"table\" = 'underway3' AND n = 0": "underway",
    "UPDATE entries SET seq = seq + 1 WHERE \"table\" = 'underway3' AND n = 30": "underway",
    "UPDATE entries SET who = 'stranger' WHERE \"table\" = 'underway3' AND n = 30": "underway",
    "UPDATE entries SET kind = 'fly' WHERE \"table\" = 'underway3' AND n = 30": "underway",
    "UPDATE entries SET seat = 7 WHERE \"table\" = 'underway3' AND n = 30": "underway",
    "UPDATE entries SET at = 'never' WHERE \"table\" = 'finished2' AND n = 30": "finished",
    "UPDATE entries SET at = -1 WHERE \"table\" = 'underway3' AND n = 30": "underway",
    "DELETE FROM entries WHERE \"table\" = 'underway3' AND n = 20": "underway",
    "DELETE FROM entries WHERE \"table\" = 'underway3' AND n = 0": "underway",
    "DELETE FROM entries WHERE \"table\" = 'finished2' AND n > 60": "finished",
    "UPDATE records SET text = replace(text, 'goldblivion', 'eden')": "finished",
    "UPDATE records SET text = substr(text, 1, 500) WHERE board = 1": "duel----",
    "UPDATE records SET text = (SELECT text FROM records WHERE game = 'goldblivion') "
    "WHERE game = 'eden' AND board = 1": "duel----",
    "DELETE FROM records WHERE game = 'eden' AND board = 0": "duel----",
    "UPDATE tables SET secret = '00' WHERE id = 'finished2'": "finished",
    "UPDATE tables SET secret = 'no number' WHERE id = 'opening-4'": "opening-",
    "UPDATE tables SET plan = 'no plan' WHERE id = 'opening-4'": "opening-",
    "UPDATE tables SET plan = replace(plan, 'havresac', 'chess') WHERE id = 'underway3'":
        "underway",
    "UPDATE tables SET plan = replace(plan, '[\"open\",\"open\"]', '[\"open\"]') "
    "WHERE id = 'underway3'": "underway",
    "UPDATE tables SET plan = '{}' WHERE id = 'opening-4'": "opening-",
}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store that is whole, to be copied."""
    file = tmp_path_factory.mktemp("whole") / "tables.db"

    async def go() -> None:
        async with opened(str(file)) as store:
            await make(store)

    run(go())
    return file


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_damaged_is_named_and_the_rest_is_checked(
        damage: str, whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(whole.read_bytes())

    async def go() -> Report:
        async with opened(str(file)) as store:
            await do(store, damage)
            return await check(store)

    report = run(go())
    assert [id for id, _ in report.troubles] == [DAMAGES[damage]]
    assert report.tables == 4
    assert "\n" not in report.troubles[0][1]


def test_the_command_names_what_is_damaged(whole: Path, tmp_path: Path, ludo: Ludo) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(whole.read_bytes())

    async def go() -> None:
        async with opened(str(file)) as store:
            for damage in list(DAMAGES)[:2]:
                await do(store, damage)

    run(go())
    code, out, err = ludo("store", "check", "--database", str(file))
    assert (code, err.strip()) == (1, "")
    lines = out.splitlines()
    assert len(lines) == 3
    assert {line.partition(":")[0] for line in lines[:2]} == {"finished", "underway"}
    assert all(len(line.partition(":")[0]) == SHOWN for line in lines[:2])


def test_a_store_that_is_not_there(tmp_path: Path, ludo: Ludo) -> None:
    code, out, err = ludo("store", "check", "--database", str(tmp_path / "none.db"))
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert "none.db" in err
    assert not (tmp_path / "none.db").exists()
