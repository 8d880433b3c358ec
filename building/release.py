"""Makes everything of a release that needs nobody else, and says what remains.

    python -m building.release              # check, build, try, and what remains: `make release`
    python -m building.release check [TAG]  # nothing but whether this commit may be released
    python -m building.release notes        # what the changelog says of this version

It works on the commit as it is: the version stands in pyproject.toml and in the package, what is
new in CHANGELOG.md. LUDO_COMPILE=no leaves out the compiled wheel. What is wrong is told in one
line, with exit code 2; what the programs it started have to say is kept in build/release.log.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
LOG = ROOT / "build" / "release.log"
SUMS = "SHA256SUMS"
STEPS = 6
COMPILED, PLAIN = "compiled", "plain"
HEADING = re.compile(r"^## \[(?P<name>[^]]+)\](?: - (?P<date>\S+))?\s*$", re.MULTILINE)
NEEDED = ("web/index.html", "web/report.html", "py.typed", "rules/eden.md", "rules/eden.tests.txt",
          "locale/fr/cli.ftl", "games/eden/content/base.toml")
# Of a wheel nothing else than the package and what pip reads.
OURS = re.compile(r"ludotheque(-[^/]+\.dist-info)?/")


class Fault(Exception):
    """Why there is no release, in one line."""


def check(tag: str = "") -> str:
    """The version that may be released from here."""
    version = _version()
    if tag not in ("", f"v{version}"):
        raise Fault(f"the tag is {tag}, and pyproject.toml says {version}: tag v{version}")
    changed = _git("status", "--porcelain").splitlines()
    if changed:
        raise Fault(f"not everything is committed: {changed[0].strip()}"
                    + (f" and {len(changed) - 1} more" if len(changed) > 1 else ""))
    tagged = _git("tag", "--list", f"v{version}", "--format", "%(objectname)%(*objectname)")
    if tagged and not tagged.endswith(_git("rev-parse", "HEAD")):
        raise Fault(f"v{version} is tagged already: raise the version in pyproject.toml and "
                    "src/ludotheque/__init__.py")
    if notes("Unreleased"):
        raise Fault(f"CHANGELOG.md has something under [Unreleased]: move it under [{version}]")
    if not notes(version):
        raise Fault(f"CHANGELOG.md says nothing of {version}: write a section "
                    f"## [{version}] - YEAR-MONTH-DAY")
    return version


def _version() -> str:
    with (ROOT / "pyproject.toml").open("rb") as file:
        version: str = tomllib.load(file)["project"]["version"]
    own = re.search(r'^__version__ = "(.+)"$',
                    (ROOT / "src/ludotheque/__init__.py").read_text("utf-8"), re.MULTILINE)
    if own is None or own[1] != version:
        raise Fault(f"pyproject.toml says {version}, src/ludotheque/__init__.py "
                    f"{own[1] if own else 'nothing'}")
    return version


def notes(name: str) -> str:
    """A section of the changelog without its heading; a version has a date."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    headings = list(HEADING.finditer(text))
    for at, heading in enumerate(headings):
        if heading["name"] == name:
            if name != "Unreleased" and not re.fullmatch(r"\d{4}-\d\d-\d\d", heading["date"] or ""):
                raise Fault(f"CHANGELOG.md does not say when {name} is released: "
                            f"## [{name}] - YEAR-MONTH-DAY")
            end = headings[at + 1].start() if at + 1 < len(headings) else len(text)
            return text[heading.end():end].strip()
    return ""


def build() -> list[Path]:
    """The sdist, and from it the wheels: the plain one without Node and without a compiler."""
    shutil.rmtree(DIST, ignore_errors=True)
    _say(1, "Building the sdist")
    _pack("sdist", ROOT)
    (sdist,) = DIST.glob("*.tar.gz")
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(sdist) as tar:
            tar.extractall(folder, filter="data")
        (source,) = Path(folder).iterdir()
        _say(2, "Building the plain wheel from it, without Node and without a compiler")
        _pack("wheel", source, LUDO_COMPILE="no", PATH="")
        if os.environ.get("LUDO_COMPILE") == "no":
            _say(3, "No compiled wheel: LUDO_COMPILE=no")
        else:
            _say(3, "Building the compiled wheel from it (a minute or two)")
            _pack("wheel", source)
    wheels = sorted(DIST.glob("*.whl"))
    if os.environ.get("LUDO_COMPILE") != "no" and len(wheels) < 2:
        raise Fault("no C compiler: install one, or go without the compiled wheel by "
                    "LUDO_COMPILE=no")
    return [sdist, *wheels]


def kind_of(wheel: Path) -> str:
    return PLAIN if wheel.name.endswith("-py3-none-any.whl") else COMPILED


def look_into(files: Iterable[Path]) -> None:
    """Whether they hold all they need, and nothing else."""
    for file in files:
        if file.suffix != ".whl":
            continue
        with zipfile.ZipFile(file) as wheel:
            names = wheel.namelist()
        missing = [name for name in NEEDED if f"ludotheque/{name}" not in names]
        compiled = [name for name in names if name.endswith((".so", ".pyd"))]
        strange = [name for name in names if name.endswith((".c", ".h", ".pyc"))
                   or not (OURS.match(name) or name in compiled)]
        if missing:
            raise Fault(f"{file.name} lacks {missing[0]}")
        if strange:
            raise Fault(f"{file.name} holds {strange[0]}")
        if bool(compiled) != (kind_of(file) == COMPILED):
            raise Fault(f"{file.name} is not {kind_of(file)} inside")


def play(wheels: Iterable[Path]) -> None:
    """Install each where nothing else is, and play a game with it."""
    with tempfile.TemporaryDirectory() as folder:
        at = Path(folder)
        _run("a new environment", sys.executable, "-m", "venv", "env", at=at)
        python = at / "env" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
        pip = (python, "-m", "pip", "install", "-q", "--disable-pip-version-check")
        player = shutil.copy(ROOT / "building" / "played.py", at)
        for number, wheel in enumerate(wheels):
            kind = ("--no-deps", "--no-index", "--force-reinstall") if number else (
                "-c", ROOT / "constraints.txt")
            _run(f"installing {wheel.name}", *pip, *kind, wheel, at=at)
            _run(f"playing with {wheel.name}", python, player, kind_of(wheel), at=at)


def write_sums(files: Iterable[Path]) -> None:
    """As `sha256sum -c` reads them."""
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (DIST / SUMS).write_text("".join(lines), "utf-8", newline="\n")


def remains(version: str, files: Iterable[Path]) -> str:
    """What somebody has to do who may, in the order in which it is done."""
    made = "\n".join(f"  {file.name}  {file.stat().st_size / 1e6:.1f} MB" for file in files)
    return f"""
dist holds Ludotheque {version}, with {SUMS}:
{made}

What remains, for whoever may push and publish:
  1. make test                                    if it was not green at this commit
  2. git tag -a v{version} -m "Ludotheque {version}"
  3. git push origin v{version}
     The workflow "release" then builds the wheels of all systems from the sdist, plays with each,
     publishes them on PyPI, and makes a release with this version's part of CHANGELOG.md.
  4. Allow it in the environment "pypi", where PyPI knows release.yml as a trusted publisher.
A compiled wheel made here fits this kind of machine only; PyPI takes those of the workflow.
"""


def release() -> None:
    version = check()
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_text("", "utf-8")
    files = build()
    _say(4, "Looking into them")
    look_into(files)
    _run("twine check", sys.executable, "-m", "twine", "check", "--strict", *files, at=ROOT)
    _say(5, "Installing each wheel where nothing else is, and playing with it")
    play(file for file in files if file.suffix == ".whl")
    _say(6, "Adding them up")
    write_sums(files)
    print(remains(version, files))


def _say(step: int, text: str) -> None:
    print(f"[{step}/{STEPS}] {text} ...", flush=True)


def _pack(kind: str, source: Path, **more: str) -> None:
    _run(f"making the {kind}", sys.executable, "-m", "building.packing", kind, DIST, at=source,
         **more)


def _run(what: str, *words: str | Path, at: Path, **more: str) -> None:
    """A program, whose words go into the log: they are for when something fails."""
    plain = {name: value for name, value in os.environ.items()
             if not name.startswith("PYTHON") and name != "MAKEFLAGS"}
    with LOG.open("a", encoding="utf-8") as log:
        print("==", *words, file=log, flush=True)
        done = subprocess.run([str(word) for word in words], cwd=at, env={**plain, **more},
                              stdout=log, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        raise Fault(f"{what} failed, see {LOG.relative_to(ROOT)}")


def _git(*words: str) -> str:
    try:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, encoding="utf-8",
                              check=False)
    except OSError as error:
        raise Fault("git is needed, to know what is released") from error
    if done.returncode:
        raise Fault(f"git {words[0]}: {done.stderr.strip().splitlines()[-1]}")
    return done.stdout.strip()


def main(words: list[str]) -> None:
    match words:
        case []:
            release()
        case ["check", *tag] if len(tag) < 2:
            print(f"{check(*tag)} may be released from here.")
        case ["notes"]:
            print(notes(_version()))
        case _:
            raise Fault("make release, or python -m building.release [check [TAG] | notes]")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Fault as fault:
        print(f"No release: {fault}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
