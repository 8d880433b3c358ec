"""Plays a game with the package that is installed where this runs: what every wheel is tried with.

    python building/played.py compiled    # or plain: which engine the wheel should have brought

Of this repository it needs nothing but itself. It says in one line what it found, or fails.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from importlib.resources import files
from pathlib import Path


def ludo(*words: str, at: Path, text: str = "") -> str:
    """What `ludo …` of this installation prints; it has to go well."""
    command = Path(sys.executable).with_name("ludo.exe" if sys.platform == "win32" else "ludo")
    told = {"LUDO_HOME": str(at / "games"), "PYTHONUTF8": "1"}
    done = subprocess.run([str(command), *words], cwd=at, input=text, capture_output=True,
                          encoding="utf-8", env={**os.environ, **told}, check=False)
    if done.returncode:
        raise SystemExit(f"ludo {' '.join(words)} failed:\n{done.stdout}\n{done.stderr}")
    return done.stdout


def main(expected: str) -> None:
    from ludotheque.core.engine import COMPILED  # the installed one, not what lies around us

    engine = "compiled" if COMPILED else "plain"
    if engine != expected:
        raise SystemExit(f"The engine is {engine}, and should be {expected}")
    if not files("ludotheque").joinpath("web", "index.html").is_file():
        raise SystemExit("The package came without the browser app")
    with tempfile.TemporaryDirectory() as folder:
        # Always the first choice, and yes to whatever is asked about it.
        told = ludo("play", "eden", "--plain", "--seed", "7", "--language", "en",
                    at=Path(folder), text="1\ny\n" * 1_000)
        if "Defeat in round" not in told:
            raise SystemExit(f"The game did not come to its end:\n{told[-2_000:]}")
        (record,) = Path(folder, "games").glob("*.ludo")
        ludo("verify", str(record), at=Path(folder))
    print(f"A game was played to its end and verified, {engine}, "
          f"on Python {sys.version.split()[0]}")


if __name__ == "__main__":
    main(sys.argv[1])
