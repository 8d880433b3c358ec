"""Takes away what only Unix has, so that what is left is what Windows has, too.

Python reads a file of this name when it starts with this folder on its path, and so does every
process that is started from there: `PYTHONPATH=tests/portable`. Imported by any other name it takes
nothing away, and only tells what it would.

Where Windows has another half it stands in for it: files are locked as by msvcrt, and none is
renamed or removed that this process has open.
"""

from __future__ import annotations

import sys

MODULES = ("fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty",
           "uvloop")
NAMES = {
    "os": ("chown", "chroot", "confstr", "fchmod", "fchown", "fork", "forkpty", "getegid",
           "geteuid", "getgid", "getgroups", "getloadavg", "getpgid", "getpgrp", "getpriority",
           "getsid", "getuid", "killpg", "lchown", "lockf", "mkfifo", "mknod", "nice", "openpty",
           "pathconf", "pidfd_open", "posix_spawn", "posix_spawnp", "pread", "preadv", "pwrite",
           "pwritev", "register_at_fork", "sched_getaffinity", "sched_setaffinity", "sched_yield",
           "sendfile", "setpgid", "setpriority", "setsid", "setuid", "statvfs", "sysconf",
           "ttyname", "uname", "wait", "wait3", "wait4"),
    "signal": ("ITIMER_PROF", "ITIMER_REAL", "ITIMER_VIRTUAL", "SIGALRM", "SIGBUS", "SIGCHLD",
               "SIGCONT", "SIGHUP", "SIGIO", "SIGKILL", "SIGPIPE", "SIGPROF", "SIGQUIT", "SIGSTOP",
               "SIGTSTP", "SIGTTIN", "SIGTTOU", "SIGUSR1", "SIGUSR2", "SIGVTALRM", "SIGWINCH",
               "alarm", "getitimer", "pause", "pthread_kill", "pthread_sigmask", "setitimer",
               "siginterrupt", "sigpending", "sigtimedwait", "sigwait", "sigwaitinfo"),
    "socket": ("AF_UNIX", "SO_REUSEPORT"),
    "select": ("epoll", "kqueue", "poll"),
    "time": ("tzset", "clock_gettime"),
    "faulthandler": ("register", "unregister"),
}
LOOP = ("add_reader", "add_signal_handler", "add_writer")  # which Windows' event loop has not
NO_NAME = frozenset('<>:"|?*')  # signs that no file has in its name there


def take_away() -> None:
    import asyncio
    import multiprocessing
    import socket
    import subprocess  # before there is an msvcrt, by which it would tell Windows
    from functools import partial
    from importlib import import_module

    import platformdirs.unix  # noqa: F401 (which asks for all it needs at once)

    _stand_in()
    socket.socketpair = partial(socket.socketpair, socket.AF_UNIX)
    for module in MODULES:
        sys.modules[module] = None
    for module, names in NAMES.items():
        for name in names:
            vars(import_module(module)).pop(name, None)
    for name in LOOP:
        setattr(asyncio.SelectorEventLoop, name, _not_there)
    # Python's own code for Unix needs this signal by its name.
    subprocess.Popen.kill = lambda self: self.send_signal(9)
    multiprocessing.set_start_method("spawn", force=True)


def _not_there(*_: object) -> None:
    """As Windows' event loop answers."""
    raise NotImplementedError


def _stand_in() -> None:
    import fcntl
    import os
    from types import ModuleType
    from typing import Any

    def is_open(path: Any) -> bool:
        try:
            there = os.stat(path)
        except OSError:
            return False
        for handle in map(int, os.listdir("/dev/fd")):
            try:
                if os.path.samestat(there, os.fstat(handle)):
                    return True
            except OSError:
                continue  # the folder's own
        return False

    def carefully(do: Any) -> Any:
        def done(*paths: Any, **more: Any) -> None:
            for path in paths:
                if is_open(path):
                    raise PermissionError(13, "a file that is open", str(path))
                if NO_NAME & set(os.path.basename(os.fspath(path))):
                    raise OSError(22, "no name for a file", str(path))
            do(*paths, **more)

        return done

    def locking(handle: int, _mode: int, _bytes: int) -> None:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise PermissionError(13, "locked") from error

    for name in ("remove", "rename", "replace", "unlink"):
        setattr(os, name, carefully(getattr(os, name)))
    msvcrt: Any = ModuleType("msvcrt")
    msvcrt.LK_NBLCK, msvcrt.locking = 2, locking
    sys.modules["msvcrt"] = msvcrt


if __name__ == "sitecustomize" and sys.platform != "win32":
    take_away()
