"""Where games played on this machine are kept: one record each, in the user's data folder."""

from __future__ import annotations

import os
import secrets
from datetime import UTC, datetime
from pathlib import Path

from platformdirs import user_data_path

from ludotheque.core.errors import BadInput, LudoError
from ludotheque.core.record import Record, read
from ludotheque.games import find

SUFFIX = ".ludo"


def folder() -> Path:
    """LUDO_HOME, or the platform's place for an application's data."""
    home = os.environ.get("LUDO_HOME")
    return Path(home) if home else user_data_path("ludotheque", appauthor=False) / "games"


def now() -> str:
    """The time a game began, as records write it."""
    return datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S UTC")


def new_path(game: str) -> Path:
    """A file name no other game has."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return folder() / f"{game}-{stamp}-{secrets.token_hex(2)}{SUFFIX}"


def kept() -> list[tuple[Path, Record]]:
    """Every readable game in the folder, the last played first."""
    out = []
    for path in sorted(folder().glob(f"*{SUFFIX}"), key=lambda p: p.stat().st_mtime, reverse=True):
        try:
            out.append((path, read(path, find)))
        except LudoError:
            continue  # foreign or damaged: left alone; `ludo replay FILE` says what is wrong
    return out


def latest_unfinished(game: str = "") -> tuple[Path, Record]:
    """The game to go on with."""
    for path, record in kept():
        if record.result is None and game in ("", record.game.name):
            return path, record
    raise BadInput("no unfinished game", str(folder()), "a game begun with: ludo play")
