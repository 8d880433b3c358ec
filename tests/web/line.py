"""A network line to a server that can be cut and mended."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

from tests.server.serving import Server

MUCH = 65536  # bytes at a time
# What a browser reports when it is cut off.
CUT = ("WebSocket connection", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_SOCKET", "ERR_FAILED")


class Line:
    """Passes on what comes to `url`. Cut, it ends every connection and takes no new ones."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._whole = True
        self._ends: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = "http://{}:{}".format(*self._door.getsockname())
        threading.Thread(target=self._welcome, daemon=True).start()

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *error: object) -> None:
        self.cut()
        self._door.close()

    def cut(self) -> None:
        self._whole = False
        for end in list(self._ends):
            _hang_up(end)

    def mend(self) -> None:
        self._whole = True

    def _welcome(self) -> None:
        with suppress(OSError):  # the door is closed
            while True:
                near, _ = self._door.accept()
                if self._whole:
                    self._connect(near)
                else:
                    near.close()

    def _connect(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection((self._server.settings.host, self._server.settings.port))
        except OSError:  # the server is away
            return near.close()
        self._ends |= {near, far}
        for one, other in ((near, far), (far, near)):
            threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while some := one.recv(MUCH):
                other.sendall(some)
        _hang_up(other)
        self._ends.discard(one)


def _hang_up(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
