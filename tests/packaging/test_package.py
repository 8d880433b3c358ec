"""What is published can be installed and played: the compiled wheel, and the plain one that is made
from the sdist without Node and without a compiler, each in an environment that has nothing else.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from building import release
from building.release import COMPILED, PLAIN

from ludotheque.server.settings import Settings
from tests.server.serving import Server, Somebody
from tests.server.stubborn import Player, finish, gather
from tests.timing import HANG

ROOT = Path(__file__).parents[2]
# As little as may be: no Node, no compiler, none of our folders.
BARE = {name: value for name, value in os.environ.items()
        if not name.startswith(("LUDO_", "PYTHON", "PYTEST"))}
BIN = "Scripts" if sys.platform == "win32" else "bin"


def run(*words: str | Path, at: Path, **more: str) -> str:
    """What a command prints; it has to go well."""
    done = subprocess.run([str(word) for word in words], cwd=at, capture_output=True,
                          encoding="utf-8", env={**BARE, **more}, timeout=HANG, check=False)
    assert done.returncode == 0, f"{words}: {done.stdout}\n{done.stderr}"
    return done.stdout


# One test for each wheel, which makes all it needs itself: tests may be shared out among processes.
@pytest.mark.parametrize("kind", [COMPILED, PLAIN])
def test_what_is_published_is_installed_and_played(kind: str, tmp_path: Path) -> None:
    wheel = wheel_of_make() if kind == COMPILED else wheel_of_sdist(tmp_path)
    release.look_into([wheel])
    assert release.kind_of(wheel) == kind
    shows_nothing_that_is_not_there(wheel)
    commands = installed(wheel, tmp_path)
    run(commands / "python", ROOT / "building" / "played.py", kind, at=tmp_path)
    has_its_commands(commands, tmp_path)
    is_served_with_the_app_and_bots(commands, tmp_path)


def wheel_of_make() -> Path:
    """The compiled one, which `make` has installed here."""
    (wheel,) = (ROOT / ".venv" / "wheel").glob("*.whl")
    return wheel


def wheel_of_sdist(folder: Path) -> Path:
    """The plain one, made from the source distribution where there is neither Node nor compiler."""
    run(sys.executable, "-m", "building.packing", "sdist", folder, at=ROOT)
    (packed,) = folder.glob("*.tar.gz")
    with tarfile.open(packed) as tar:
        tar.extractall(folder, filter="data")
    sources = folder / packed.name.removesuffix(".tar.gz")
    has_the_app_and_not_what_makes_it(sources)
    run(sys.executable, "-m", "building.packing", "wheel", folder, at=sources,
        LUDO_COMPILE="no", PATH="")
    (wheel,) = folder.glob("*.whl")
    return wheel


def has_the_app_and_not_what_makes_it(sources: Path) -> None:
    assert (sources / "src" / "ludotheque" / "web" / "index.html").exists()
    assert (sources / "docs" / "rules" / "eden.tests.txt").exists()
    assert not (sources / "web").exists()
    assert not (sources / "tests").exists()


def shows_nothing_that_is_not_there(wheel: Path) -> None:
    """In what an index says of it."""
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith("dist-info/METADATA"))
        told = packed.read(name).decode()
    assert "Description-Content-Type: text/markdown\n" in told
    assert "\n# Ludotheque\n" in told
    assert [link for link in re.findall(r"\]\(([^)]*)\)", told) if "://" not in link] == []


def installed(wheel: Path, folder: Path) -> Path:
    """A new environment, into which pip brings what the wheel asks for; where its commands are."""
    run(sys.executable, "-m", "venv", "--without-pip", "environment", at=folder)
    commands = folder / "environment" / BIN
    run(sys.executable, "-m", "pip", "--python", commands / "python", "install", "-q",
        "--no-compile", "-c", ROOT / "constraints.txt", wheel, at=folder)
    return commands


def has_its_commands(commands: Path, folder: Path) -> None:
    assert "test_actions.py" in run(commands / "ludo", "rules", "eden", "E20", at=folder)
    # What `pipx run ludotheque` starts, and the module.
    for command in ([commands / "ludotheque"], [commands / "python", "-m", "ludotheque"]):
        assert "goldblivion: GOLDblivion" in run(*command, "games", at=folder)


def is_served_with_the_app_and_bots(commands: Path, folder: Path) -> None:
    with Serving(commands, folder) as server:
        ann = Somebody(server, "Ann")
        assert 'src="/early.js"' in ann.ask("GET", "/")
        id = ann.open("goldblivion", ["me", "easy"])
        gather(id, ann)
        player = Player(ann, id, [server], 1)
        player.start()
        finish([player])
        assert len(player.kept) > 10
        assert player.told()["phase"] == "ended"


class Serving(Server):
    """`ludo serve` of an installation."""

    def __init__(self, commands: Path, folder: Path) -> None:
        super().__init__(Settings(str(folder / "tables.db")))
        self._commands = commands

    def _run(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [str(self._commands / "ludo"), "serve", "--port", str(self.settings.port),
                 "--database", self.settings.database, "--no-limits"],
                cwd=self._folder.name, env=BARE, stdin=subprocess.PIPE, stdout=log,
                stderr=subprocess.STDOUT, start_new_session=True)
