"""What is published can be installed and played: the compiled wheel, and the plain one that is made
from the sdist without Node and without a compiler, each in an environment that has nothing else.
"""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from ludotheque.server.settings import Settings
from tests.server.serving import Server, Somebody, play
from tests.timing import HANG

ROOT = Path(__file__).parents[2]
# As little as may be: no Node, no compiler, none of our folders.
BARE = {name: value for name, value in os.environ.items()
        if not name.startswith(("LUDO_", "PYTHON", "PYTEST"))}
COMPILED, PLAIN = "compiled", "plain"
BIN = "Scripts" if sys.platform == "win32" else "bin"


def run(*words: str | Path, at: Path, text: str | None = None, **more: str) -> str:
    """What a command prints; it has to go well."""
    done = subprocess.run([str(word) for word in words], cwd=at, input=text, capture_output=True,
                          encoding="utf-8", env={**BARE, **more}, timeout=HANG, check=False)
    assert done.returncode == 0, f"{words}: {done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-m", "building.packing", "sdist", folder, at=ROOT)
    (packed,) = folder.glob("*.tar.gz")
    with tarfile.open(packed) as tar:
        tar.extractall(folder, filter="data")
    return next(path for path in folder.iterdir() if path.is_dir())


@pytest.fixture(scope="module")
def wheels(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Both wheels: the one that `make` has installed here, and the plain one from the sdist."""
    folder = tmp_path_factory.mktemp("plain")
    run(sys.executable, "-m", "building.packing", "wheel", folder, at=sdist,
        LUDO_COMPILE="no", PATH="")
    (plain,) = folder.glob("*.whl")
    (compiled,) = (ROOT / ".venv" / "wheel").glob("*.whl")
    return {COMPILED: compiled, PLAIN: plain}


@pytest.fixture(scope="module")
def environment(wheels: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new one, into which pip brings what the wheel asks for."""
    folder = tmp_path_factory.mktemp("environment")
    run(sys.executable, "-m", "venv", "env", at=folder)
    run(folder / "env" / BIN / "python", "-m", "pip", "install", "-q", "-c",
        ROOT / "constraints.txt", wheels[COMPILED], at=folder)
    return folder


@pytest.fixture(params=[COMPILED, PLAIN])
def installed(request: pytest.FixtureRequest, environment: Path,
              wheels: dict[str, Path]) -> tuple[str, Path]:
    """Which of the wheels is installed, and where its commands are."""
    commands = environment / "env" / BIN
    run(commands / "python", "-m", "pip", "install", "-q", "--no-deps", "--no-index",
        "--force-reinstall", wheels[request.param], at=environment)
    return request.param, commands


def test_the_plain_wheel_is_for_every_machine(wheels: dict[str, Path]) -> None:
    assert wheels[PLAIN].name.endswith("-py3-none-any.whl")
    assert "-cp3" in wheels[COMPILED].name


@pytest.mark.parametrize("kind", [COMPILED, PLAIN])
def test_a_wheel_holds_all_it_needs_and_nothing_else(wheels: dict[str, Path], kind: str) -> None:
    with zipfile.ZipFile(wheels[kind]) as wheel:
        names = wheel.namelist()
    have = set(names)
    assert {"ludotheque/web/index.html", "ludotheque/web/report.html", "ludotheque/py.typed",
            "ludotheque/rules/eden.md", "ludotheque/rules/eden.tests.txt",
            "ludotheque/locale/fr/cli.ftl", "ludotheque/games/eden/content/base.toml"} <= have
    libraries = [name for name in names if re.search(r"\.(so|pyd)$", name)]
    assert bool(libraries) == (kind == COMPILED)
    assert not [name for name in names if re.match(r"(tests|building|bench|web)/", name)]
    assert not [name for name in names if name.endswith((".c", ".h", ".pyc"))]


def test_its_description_shows_nothing_that_is_not_there(wheels: dict[str, Path]) -> None:
    with zipfile.ZipFile(wheels[PLAIN]) as wheel:
        (name,) = (name for name in wheel.namelist() if name.endswith("dist-info/METADATA"))
        told = wheel.read(name).decode()
    assert "Description-Content-Type: text/markdown\n" in told
    assert "\n# Ludotheque\n" in told
    assert [link for link in re.findall(r"\]\(([^)]*)\)", told) if "://" not in link] == []


def test_the_sdist_has_the_app_and_not_what_makes_it(sdist: Path) -> None:
    assert (sdist / "src" / "ludotheque" / "web" / "index.html").exists()
    assert (sdist / "docs" / "rules" / "eden.tests.txt").exists()
    assert not (sdist / "web").exists()
    assert not (sdist / "tests").exists()


def test_it_is_played_to_the_end_in_the_terminal(installed: tuple[str, Path],
                                                 tmp_path: Path) -> None:
    kind, commands = installed
    engine = run(commands / "python", "-m", "ludotheque.core.engine", at=tmp_path)
    assert ("are compiled" in engine) == (kind == COMPILED)
    games = tmp_path / "games"
    # Always the first choice, and yes to whatever is asked about it.
    told = run(commands / "ludo", "play", "eden", "--plain", "--seed", "7", at=tmp_path,
               text="1\ny\n" * 1_000, LUDO_HOME=str(games))
    assert "Defeat in round" in told
    (kept,) = games.glob("*.ludo")
    assert "draws" in run(commands / "ludo", "verify", kept, at=tmp_path)
    assert "test_actions.py" in run(commands / "ludo", "rules", "eden", "E20", at=tmp_path)
    # The command that `pipx run ludotheque` starts, and the module.
    for command in ([commands / "ludotheque"], [commands / "python", "-m", "ludotheque"]):
        assert "goldblivion: GOLDblivion" in run(*command, "games", at=tmp_path)


def test_it_is_served_with_the_app_and_bots(installed: tuple[str, Path], tmp_path: Path) -> None:
    _kind, commands = installed
    with Serving(commands, tmp_path) as server:
        ann = Somebody(server, "Ann")
        assert 'src="/early.js"' in ann.ask("GET", "/")
        id = ann.open("goldblivion", ["me", "easy"])
        with ann.page() as page:
            page.follow(id)
            page.sit(id, 0)
            assert play(id, [page], random.Random(1)) > 10
            assert page.tables[id]["phase"] == "ended"


class Serving(Server):
    """`ludo serve` of an installation."""

    def __init__(self, commands: Path, folder: Path) -> None:
        super().__init__(Settings(str(folder / "tables.db")))
        self._commands = commands

    def _run(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [str(self._commands / "ludo"), "serve", "--port", str(self.settings.port),
                 "--database", self.settings.database],
                cwd=self._folder.name, env=BARE, stdin=subprocess.PIPE, stdout=log,
                stderr=subprocess.STDOUT, start_new_session=True)
