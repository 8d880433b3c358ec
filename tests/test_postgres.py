"""The PostgreSQL of the tests: it does what the store needs of one, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from tests import postgres as module
from tests.postgres import PROGRAMS, Postgres, find_programs, newest_first
from tests.timing import HANG, run, wait_until

pytestmark = pytest.mark.skipif(sys.platform == "win32",
                                reason="a shell of Unix watches over the server")

UNTIL_KILLED = """
import sys
from tests.postgres import Postgres
with Postgres(fsync=False) as server:
    print(server.port, server.folder, flush=True)
    sys.stdin.read()
"""


def ask(url: str, question: str) -> object:
    async def asked() -> object:
        connection = await asyncpg.connect(url)
        try:
            return await connection.fetchval(question)
        finally:
            await connection.close()

    return run(asked())


def answers(port: int) -> bool:
    with socket.socket() as door:
        return door.connect_ex(("127.0.0.1", port)) == 0


def test_each_database_is_new_and_empty(postgres: Postgres) -> None:
    one, other = postgres.create(), postgres.create()
    ask(one, "CREATE TABLE moves (n int)")
    tables = "SELECT count(*) FROM pg_tables WHERE tablename = 'moves'"
    assert (ask(one, tables), ask(other, tables)) == (1, 0)


def test_what_is_stored_is_on_the_disk(postgres: Postgres) -> None:
    assert ask(postgres.create(), "SHOW fsync") == "on"


def test_connections_hear_and_lock_out_each_other(postgres: Postgres) -> None:
    async def talk(url: str) -> None:
        one, other = await asyncpg.connect(url), await asyncpg.connect(url)
        heard: asyncio.Queue[object] = asyncio.Queue()
        await one.add_listener("moves", lambda *said: heard.put_nowait(said[3]))
        await other.execute("NOTIFY moves, 'the first'")
        assert await asyncio.wait_for(heard.get(), HANG) == "the first"
        assert await one.fetchval("SELECT pg_try_advisory_lock(7)")
        assert not await other.fetchval("SELECT pg_try_advisory_lock(7)")
        await one.close()
        await other.close()

    run(talk(postgres.create()))


def test_nothing_is_left_after_a_failure() -> None:
    server = Postgres(fsync=False)

    def fail() -> None:
        with server:
            assert ask(server.create(), "SHOW fsync") == "off"
            raise KeyError

    with pytest.raises(KeyError):
        fail()
    assert not answers(server.port)
    assert not server.folder.exists()


def test_no_server_goes_on_after_tests_that_were_killed() -> None:
    tests = subprocess.Popen([sys.executable, "-c", UNTIL_KILLED], stdin=subprocess.PIPE,
                             stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parent.parent)
    assert tests.stdout is not None
    port, folder = tests.stdout.readline().split()
    assert answers(int(port))
    tests.kill()
    tests.communicate()
    wait_until(lambda: not Path(folder, "data", "postmaster.pid").exists()
               and not answers(int(port)))
    shutil.rmtree(folder)


def test_without_the_wheel_the_machines_own_is_found(tmp_path: Path,
                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WHEEL", "no_such_wheel")
    monkeypatch.setattr(module, "PACKAGED", ())
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(FileNotFoundError, match="no PostgreSQL"):
        find_programs()
    for program in PROGRAMS:
        (tmp_path / program).touch(mode=0o755)
    assert find_programs() == tmp_path


def test_the_newest_is_taken() -> None:
    folders = [Path(f"lib/postgresql/{version}/bin") for version in ("9.6", "18", "16")]
    assert newest_first(folders) == [folders[1], folders[2], folders[0]]
