"""Compiles the rules with mypyc where a C compiler and Python's headers are found.

LUDO_COMPILE=no installs the plain Python, with the same results.
"""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import find_packages, setup

# One call, one shared library: the classes of core, games and players see each other natively.
COMPILED = [
    "src/ludotheque/core/errors.py",
    "src/ludotheque/core/events.py",
    "src/ludotheque/core/game.py",
    "src/ludotheque/core/perft.py",
    "src/ludotheque/core/playout.py",
    "src/ludotheque/core/rng.py",
    *(
        f"src/ludotheque/games/eden/{name}.py"
        for name in ("actions", "board", "game", "goomz", "judge", "moves", "notation", "pieces",
                     "rounds", "state", "view")
    ),
    "src/ludotheque/players/player.py",
]


def can_compile() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return (os.environ.get("LUDO_COMPILE") != "no" and shutil.which(compiler) is not None
            and headers.exists())


def modules() -> list[object]:
    if not can_compile():
        return []
    from mypyc.build import mypycify

    return list(mypycify(COMPILED, opt_level="3", debug_level="0"))


setup(
    ext_modules=modules(),
    # The rule ledger is documentation and, for `ludo rules`, data of the package.
    packages=[*find_packages("src"), "ludotheque.rules"],
    package_dir={"": "src", "ludotheque.rules": "docs/rules"},
)
