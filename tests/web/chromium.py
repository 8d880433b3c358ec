"""Which browser the tests, the pictures and the bench use: the system's.

    python -m tests.web.chromium    # ends with 0 where there is one
"""

from __future__ import annotations

import os
import shutil
import sys

# On no path: where a Mac keeps its programs.
ELSEWHERE = ("/Applications/Chromium.app/Contents/MacOS/Chromium",
             "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")


def chromium() -> str | None:
    """The program, or nothing."""
    found = shutil.which("chromium") or shutil.which("google-chrome")
    return found or next(filter(os.path.exists, ELSEWHERE), None)


if __name__ == "__main__":
    sys.exit(chromium() is None)
