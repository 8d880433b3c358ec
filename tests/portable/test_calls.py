"""No call that only Unix has without its other half: every one in the code is known here, with the
other half it has."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.portable.sitecustomize import LOOP, MODULES, NAMES

ROOT = Path(__file__).parents[2]
FILES = [file for folder in ("src/ludotheque", "building")
         for file in sorted((ROOT / folder).rglob("*.py"))]
FOLDERS = ("/proc", "/dev/", "/tmp", "/bin/", "/usr/", "/etc/")
ARGUMENTS = ("pass_fds", "preexec_fn", "start_new_session")

OTHER_HALVES = {
    ("src/ludotheque/server/worker.py", "os.nice"): "workers.POLITELY starts it with less",
    ("src/ludotheque/terminal/saves.py", "fcntl"): "msvcrt",
    ("src/ludotheque/lab/pool.py", "signal.pthread_sigmask"):
        "none: a worker interrupted while it begins ends, as the run does",
    ("building/compiling.py", "os.sched_getaffinity"): "os.cpu_count",
    ("building/lock.py", "fcntl"): "none: pip builds in folders of its own there",
    **dict.fromkeys((("building/make_play.py", name) for name in (
        "os.killpg", "signal.SIGHUP", "start_new_session")), "none: it is what `make play` runs"),
}


def found(code: str) -> set[str]:
    """What only Unix has, of all that a file asks for."""
    return {name for node in ast.walk(ast.parse(code)) for name in _names(node)}


def _names(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Import(names):
            yield from (one.name for one in names if one.name in MODULES)
        case ast.ImportFrom(str(module), names):
            if module in MODULES:
                yield module
            yield from (f"{module}.{one.name}" for one in names
                        if one.name in NAMES.get(module, ()))
        case ast.Attribute(ast.Name(module), name) if name in NAMES.get(module, ()):
            yield f"{module}.{name}"
        case ast.Attribute(_, name) if name in LOOP:
            yield name
        case ast.keyword(str(name)) if name in ARGUMENTS:
            yield name
        case ast.Constant(str(text)) if text.startswith(FOLDERS):
            yield text
        case ast.Call(ast.Attribute(_, "read_text"), [], []) | ast.Call(
                ast.Attribute(_, "write_text"), [_], []):
            yield "a text without its encoding"


@pytest.mark.parametrize(("code", "names"), [
    ("import os\nos.fork()", {"os.fork"}),
    ("import os\nos.getpid()", set()),
    ("from signal import SIGKILL, SIGTERM", {"signal.SIGKILL"}),
    ("import fcntl", {"fcntl"}),
    ("from resource import getrusage", {"resource"}),
    ("loop.add_signal_handler(1, stop)", {"add_signal_handler"}),
    ("Popen(words, start_new_session=True)", {"start_new_session"}),
    ("Path('/proc/self/statm')", {"/proc/self/statm"}),
    ("path.read_text()", {"a text without its encoding"}),
    ("path.write_text(text)", {"a text without its encoding"}),
    ("path.write_text(path.read_text('utf-8'), encoding='utf-8')", set()),
])
def test_it_is_found(code: str, names: set[str]) -> None:
    assert found(code) == names


def test_whatever_only_unix_has_has_another_half() -> None:
    uses = {(file.relative_to(ROOT).as_posix(), name) for file in FILES
            for name in found(file.read_text("utf-8"))}
    assert uses == set(OTHER_HALVES)
