"""Where games played on this machine are kept: one record each, in the user's data folder."""

from __future__ import annotations

import atexit
import os
import secrets
from contextlib import suppress
from datetime import UTC, date, datetime
from pathlib import Path
from types import ModuleType

from platformdirs import user_data_path

from ludotheque.core import clock
from ludotheque.core.errors import BadInput, LudoError
from ludotheque.core.record import Record, read
from ludotheque.games import find

fcntl: ModuleType | None
msvcrt: ModuleType | None
try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None
    import msvcrt

SUFFIX = ".ludo"
PAUSE = 0.02  # seconds between two looks at a lock


def folder() -> Path:
    """LUDO_HOME, or the platform's place for an application's data."""
    home = os.environ.get("LUDO_HOME")
    return Path(home) if home else user_data_path("ludotheque", appauthor=False) / "games"


def now() -> str:
    """The time a game began, as records write it."""
    return _moment().strftime("%Y-%m-%d %H:%M:%S UTC")


def today() -> date:
    """The day it is where the person sits."""
    return _moment().astimezone().date()


def new_path(game: str) -> Path:
    """A file name no other game has."""
    stamp = _moment().strftime("%Y%m%d-%H%M%S")
    return folder() / f"{game}-{stamp}-{secrets.token_hex(2)}{SUFFIX}"


def _moment() -> datetime:
    return datetime.fromtimestamp(clock.now(), UTC)


def kept() -> list[tuple[Path, Record]]:
    """Every readable game in the folder, the last played first."""
    out = []
    for path in sorted(folder().glob(f"*{SUFFIX}"), key=lambda p: p.stat().st_mtime, reverse=True):
        try:
            out.append((path, read(path, find)))
        except LudoError:
            continue  # foreign or damaged: left alone; `ludo replay FILE` says what is wrong
    return out


def latest_unfinished() -> tuple[Path, Record]:
    """The game to go on with: the one played last."""
    for path, record in kept():
        if record.result is None:
            return path, record
    raise BadInput("no unfinished game", str(folder()), "a game begun with: ludo play")


class Lock:
    """Keeps a file to one window: two would overwrite each other's moves, or challenges.

    A file beside it is locked, and gone again when the lock is released. If the process is killed
    the system lets go of the lock; the file is taken over by whoever comes next. A game is played
    for long, so nobody waits for it; what is held for a moment only may be waited for (seconds).
    """

    def __init__(self, path: Path, wait: float = 0.0) -> None:
        self._file = path.resolve().with_name(path.name + ".lock")
        self._handle: int | None = None
        until = clock.steady() + wait
        while True:
            try:
                self._take()
                break
            except BlockingIOError as error:
                if clock.steady() >= until:
                    doing = "written" if wait else "played"
                    raise BadInput(f"is being {doing} in another window", str(path),
                                   "close it there first") from error
                clock.sleep(PAUSE)
            except OSError:
                break  # such as a folder that cannot be written: saving will say so
        atexit.register(self.release)

    def __enter__(self) -> Lock:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    def _take(self) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        while self._handle is None:
            handle = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _lock(handle)
                if self._is_there(handle):
                    self._handle = handle
            finally:
                if self._handle is None:
                    os.close(handle)

    def _is_there(self, handle: int) -> bool:
        """Whoever had the lock may have removed the file meanwhile: then it locks nobody out."""
        if fcntl is None:
            return True  # Windows removes no file that somebody has open
        try:
            return os.path.samestat(os.fstat(handle), self._file.stat())
        except FileNotFoundError:
            return False

    def release(self) -> None:
        if self._handle is not None:
            if fcntl is not None:  # as long as nobody else can have it
                self._file.unlink(missing_ok=True)
            os.close(self._handle)
            if fcntl is None:
                with suppress(PermissionError):  # the next one has it open, and removes it
                    self._file.unlink(missing_ok=True)
            self._handle = None
        atexit.unregister(self.release)


def _lock(handle: int) -> None:
    """Lock an open file; `BlockingIOError` if it is locked already."""
    if fcntl is not None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return
    assert msvcrt is not None
    try:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    except PermissionError as error:
        raise BlockingIOError from error
