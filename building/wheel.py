"""Makes a wheel of the package, without an environment of its own: `python -m building.wheel DIR`.

What it needs has to be there; `pip wheel .` is for whoever has nothing.
"""

from __future__ import annotations

import sys

from building import backend

if __name__ == "__main__":
    directory = sys.argv[1]
    sys.argv = ["setup.py"]
    backend.build_wheel(directory)
