"""Makes the package and puts it into this environment: `python -m building.installing`.

As a wheel, as anybody would install it; what only make needs to know of it is kept in a log.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from building.compiling import ROOT
from building.lock import alone

ENVIRONMENT = Path(".venv")
WHEEL = ENVIRONMENT / "wheel"
LOG = ENVIRONMENT / "build.log"


def install() -> None:
    shutil.rmtree(WHEEL, ignore_errors=True)
    with LOG.open("w", encoding="utf-8") as log:
        made = subprocess.run([sys.executable, "-m", "building.packing", "wheel", str(WHEEL)],
                              stdout=log, stderr=log, check=False)
    if made.returncode:
        raise SystemExit(LOG.read_text("utf-8"))
    (wheel,) = WHEEL.glob("*.whl")
    (ENVIRONMENT / "source").unlink(missing_ok=True)  # what make knows of the other way to install
    _run("pip", "--disable-pip-version-check", "-q", "install", "--no-index", "--no-deps",
         "--force-reinstall", str(wheel))
    _run("ludotheque.core.engine")


def _run(module: str, *words: str) -> None:
    done = subprocess.run([sys.executable, "-m", module, *words], check=False)
    if done.returncode:
        raise SystemExit(done.returncode)


if __name__ == "__main__":
    os.chdir(ROOT)
    with alone():
        install()
