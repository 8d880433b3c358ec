"""Makes a wheel or an sdist of the package with what is installed here.

    python -m building.packing wheel DIR
    python -m building.packing sdist DIR

Whoever has nothing installed takes `pip wheel .`, which makes an environment of its own for it.
"""

from __future__ import annotations

import sys
from pathlib import Path

from building import backend

KINDS = {"wheel": backend.build_wheel, "sdist": backend.build_sdist}

if __name__ == "__main__":
    _, kind, directory = sys.argv
    sys.argv = ["setup.py"]
    Path(directory).mkdir(parents=True, exist_ok=True)
    KINDS[kind](str(Path(directory).resolve()))
