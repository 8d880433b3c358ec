"""Compiles the rules with mypyc, side by side on all processors, and only what has changed.

    python -m building.compiling           # nothing but that, and says how far it is
    python -m building.compiling wanted    # ends with 0 where there is a compiler to use

mypyc makes C of all modules at once, some 12 seconds; what it made is kept beside what it was made
of and used again while that is the same. The C of a game's rules is compiled as one file, so that
its functions are inlined in each other, and thoroughly; what tells, reads and writes positions, and
what goes around the rules, costs most of the time and gains nothing from it: there the C compiler
tries less.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Extension
from setuptools.command.build_ext import build_ext

from building import docstrings
from building.lock import alone

ROOT = Path(__file__).parents[1]
PACKAGE = Path("src/ludotheque")
# Modules that stay plain Python: they read and write text, with Fluent or msgspec (whose classes
# would lose their settings), or are nothing but text.
PLAIN = {"__init__.py", "clock.py", "content.py", "engine.py", "entry.py", "fair.py", "ledger.py",
         "record.py", "review.py", "terms.py", "text.py", "weights.py"}
# What every move passes on its way between a socket and its table.
SERVER = ("frames", "pages", "room", "rooms", "turns")
# Whose types decide what the C looks like: everything that compiled modules import.
TYPED = ("core", "games", "players", "tables", "server", "store")
# In a game, what is asked once for a person and not a thousand times for a bot.
SELDOM = {"challenges", "notation", "view", "vocabulary"}
THOROUGHLY, BRIEFLY = "-O2", "-O1"

OUT = Path("build", f"mypyc-{sys.implementation.cache_tag}-{sysconfig.get_platform()}")
BARE = OUT / "bare"  # the C as mypyc made it


def wanted() -> bool:
    """Whether there is a C compiler to use, and Python's headers for it."""
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return os.environ.get("LUDO_COMPILE") != "no" and headers.exists() and _has_compiler()


def _has_compiler() -> bool:
    if sys.platform != "win32":
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        return shutil.which(compiler) is not None and _compiles(compiler)
    if shutil.which("cl"):
        return True
    # Visual Studio is on no path; what its installer left says where it is, and prints nothing
    # where it came without the C compiler. setuptools asks the same.
    asked = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer",
                 "vswhere.exe")
    if not asked.exists():
        return False
    part = "ARM64" if platform.machine() == "ARM64" else "x86.x64"
    return bool(subprocess.run(
        [str(asked), "-latest", "-prerelease", "-products", "*", "-property", "installationPath",
         "-requires", f"Microsoft.VisualStudio.Component.VC.Tools.{part}"],
        capture_output=True, check=False).stdout.strip())


def _compiles(compiler: str) -> bool:
    """Whether it does more than be there: a Mac has one that only says where to get one, and
    headers are a package of their own elsewhere."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "try.c")
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n", "utf-8")
        done = subprocess.run(
            [compiler, "-I", sysconfig.get_paths()["include"], "-c", str(source),
             "-o", str(source.with_suffix(".o"))], capture_output=True, check=False)
    return done.returncode == 0


def modules() -> list[str]:
    """What is compiled. One call of mypyc, one shared library: the classes of core, games, players
    and tables see each other natively."""
    found = [path for folder in ("core", "games/*", "players", "tables")
             for path in PACKAGE.glob(f"{folder}/*.py") if path.name not in PLAIN]
    return [path.as_posix() for path in [*sorted(found),
                                         *(PACKAGE / "server" / f"{name}.py" for name in SERVER)]]


def extensions() -> list[Extension]:
    """What setuptools is to build, made by mypyc where something has changed since it last was."""
    made_of, kept = _made_of(), OUT / "extensions.json"
    known = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
    if known.get("made of") != made_of:
        kept.unlink(missing_ok=True)  # whoever breaks off from here on leaves C that is half new
        known = {"made of": made_of, "extensions": _translate()}
        kept.with_suffix(".new").write_text(json.dumps(known), "utf-8")
        kept.with_suffix(".new").replace(kept)
    return [Extension(**one) for one in known["extensions"]]


def _made_of() -> str:
    """A digest of everything that decides what mypyc makes."""
    digest = hashlib.blake2b(version("mypy").encode() + sys.version.encode())
    sources = [path for folder in TYPED for path in sorted(PACKAGE.glob(f"{folder}/**/*.py"))]
    ours = ("compiling.py", "docstrings.py", "mypyc.ini")
    for path in [*(Path(__file__).with_name(name) for name in ours), *sources]:
        place = path.relative_to(ROOT) if path.is_absolute() else path
        digest.update(place.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _translate() -> list[dict[str, Any]]:
    """Python to C."""
    from mypyc.build import mypycify

    say("Translating the rules to C ...")
    BARE.mkdir(parents=True, exist_ok=True)
    config = Path(__file__).with_name("mypyc.ini").relative_to(ROOT).as_posix()
    made = mypycify([f"--config-file={config}", *modules()], opt_level="2", debug_level="0",
                    multi_file=True, target_dir=BARE.as_posix())
    library = made[0]  # all the others only point into it
    for header in BARE.glob("*.h"):
        _write(OUT / header.name, header.read_text("utf-8"))
    library.sources = _together([_documented(Path(source)) for source in library.sources])
    return [{"name": one.name, "sources": one.sources, "include_dirs": one.include_dirs,
             "depends": one.depends, "extra_compile_args": [*one.extra_compile_args, *_flags()]}
            for one in made]


def _flags() -> list[str]:
    # Otherwise every call within the library could be replaced from outside, and none is made
    # directly or inlined.
    return ["-fno-semantic-interposition"] if sys.platform == "linux" else []


def _documented(source: Path) -> str:
    """The C of a module as mypyc made it, with what `help()` is to say."""
    if not source.is_relative_to(BARE):
        return source.as_posix()  # mypyc's own
    module = Path("src", *source.stem.removeprefix("__native_").split("___")).with_suffix(".py")
    docs = docstrings.docs_of(module) if module.exists() else {}
    _write(OUT / source.name, docstrings.documented(source.read_text("utf-8"), docs))
    return (OUT / source.name).as_posix()


def _together(sources: Sequence[str]) -> list[str]:
    """The C files, with those of a game's rules in one that includes them; the long ones first."""
    games: dict[str, list[str]] = {}
    rest = []
    for source in sources:
        game = _game_of(source)
        if game:
            games.setdefault(game, []).append(Path(source).name)
        else:
            rest.append(source)
    for game, names in games.items():
        text = "".join(f'#include "{name}"\n' for name in names)
        _write(OUT / f"rules_{game}.c", text)
    rest.sort(key=lambda source: -Path(source).stat().st_size)
    return [*((OUT / f"rules_{game}.c").as_posix() for game in games), *rest]


def _game_of(source: str) -> str:
    """The game whose rules a C file is of, or nothing."""
    match Path(source).stem.removeprefix("__native_").split("___"):
        case [_, "games", game, name] if name not in SELDOM:
            return game
    return ""


def _write(path: Path, text: str) -> None:
    """What is as it was keeps its time, and nothing is compiled again for it."""
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


class BuildExt(build_ext):
    """Compiles the files of a library side by side, and leaves those that are as they were."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or processors()

    def build_extensions(self) -> None:
        self._forget_others()
        compile_one: Callable[..., list[str]] = self.compiler.compile
        if hasattr(self.compiler, "initialize"):
            self.compiler.initialize()  # MSVC's would be, by the first thread that gets there

        def compile(sources: Sequence[str], output_dir: str = "",
                    depends: Iterable[str] | None = None, extra_postargs: Sequence[str] = (),
                    **options: Any) -> list[str]:
            def one(source: str) -> str:
                file: str = self.compiler.object_filenames([source], output_dir=output_dir)[0]
                if not _fresh(file, source):
                    # Elsewhere first: whoever breaks off leaves no half of a file.
                    made = compile_one([source], output_dir=os.path.join(output_dir, "unfinished"),
                                       extra_postargs=_effort(source, extra_postargs), **options)
                    os.makedirs(os.path.dirname(file), exist_ok=True)
                    os.replace(made[0], file)
                counted.add()
                return file

            counted = Progress(len(sources))
            with ThreadPoolExecutor(processors()) as pool:
                return list(pool.map(one, sources))

        self.compiler.compile = compile
        super().build_extensions()

    def _forget_others(self) -> None:
        """What an earlier state had compiled is not part of this one."""
        ours = {Path(self.get_ext_fullpath(one.name)).resolve() for one in self.extensions}
        for file in Path(self.build_lib).rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            if file.resolve() not in ours:
                file.unlink()


def _fresh(made: str, source: str) -> bool:
    """Whether a C file was compiled since it, what it includes and all headers were written."""
    if not os.path.exists(made):
        return False
    files = [source, *map(str, OUT.glob("*.h"))]
    if Path(source).name.startswith("rules_"):
        text = Path(source).read_text("utf-8")
        files += [str(OUT / line.split('"')[1]) for line in text.splitlines()]
    return all(os.path.getmtime(file) <= os.path.getmtime(made) for file in files)


def _effort(source: str, flags: Sequence[str]) -> list[str]:
    """How hard the compiler is to try; MSVC has no such steps."""
    name = Path(source).name
    brief = name.startswith("__native_") and "_ludotheque___" in name and not _hot(name)
    return [BRIEFLY if flag == THOROUGHLY and brief else flag for flag in flags]


def _hot(name: str) -> bool:
    """Of what is not a game's: what bots run through all the time."""
    return "___core___" in name or "___players___" in name


def processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Progress:
    """How many of the files are compiled: one line that is written again and again, or, where
    nobody looks at a terminal, a few lines."""

    def __init__(self, total: int) -> None:
        self.done, self.total = 0, total
        self._begin = "\r" if sys.stderr.isatty() else ""

    def add(self) -> None:
        self.done += 1
        if self.total > 1 and (self._begin or self.done * 4 // self.total
                               > (self.done - 1) * 4 // self.total):
            end = "" if self._begin and self.done < self.total else "\n"
            say(f"{self._begin}Compiling the rules: {self.done} of {self.total}", end)


def say(text: str, end: str = "\n") -> None:
    print(text, end=end, file=sys.stderr, flush=True)


def main() -> None:
    if sys.argv[1:] == ["wanted"]:
        sys.exit(not wanted())
    os.chdir(ROOT)
    sys.argv = ["setup.py", "-q", "build_ext"]
    with alone():
        runpy.run_path("setup.py")


if __name__ == "__main__":
    main()
