"""Compiles the rules with mypyc where a C compiler and Python's headers are found.

LUDO_COMPILE=no installs the plain Python, with the same results.
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, find_namespace_packages, setup

PACKAGE = Path("src/ludotheque")
# Modules that stay plain Python: they read and write text, with Fluent or msgspec (whose classes
# would lose their settings), or are nothing but text.
PLAIN = {"__init__.py", "clock.py", "content.py", "engine.py", "entry.py", "fair.py", "ledger.py",
         "record.py", "review.py", "terms.py", "text.py", "weights.py"}
# One call, one shared library: the classes of core, games, players and tables see each other
# natively.
COMPILED = sorted(str(path) for folder in ("core", "games/*", "players", "tables")
                  for path in PACKAGE.glob(f"{folder}/*.py") if path.name not in PLAIN)
# And what every move passes on its way between a socket and its table.
COMPILED += [str(PACKAGE / "server" / f"{name}.py")
             for name in ("frames", "pages", "room", "rooms", "turns")]


def can_compile() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return (os.environ.get("LUDO_COMPILE") != "no" and shutil.which(compiler) is not None
            and headers.exists())


def modules() -> list[Extension]:
    if not can_compile():
        return []
    from mypyc.build import mypycify

    compiled = list(mypycify(COMPILED, opt_level="3", debug_level="0"))
    if sys.platform == "linux":
        # Otherwise every call within the library could be replaced from outside, and none is
        # made directly or inlined.
        for one in compiled:
            one.extra_compile_args.append("-fno-semantic-interposition")
    return compiled


setup(
    ext_modules=modules(),
    # Folders of data are packages to setuptools too. The rule ledger is documentation and, for
    # `ludo rules`, data of the package.
    packages=[*find_namespace_packages("src", exclude=["*.__pycache__"]), "ludotheque.rules"],
    package_dir={"": "src", "ludotheque.rules": "docs/rules"},
)
