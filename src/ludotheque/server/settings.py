"""How a server is set up; it reaches the processes of a server as text."""

from __future__ import annotations

import os
from urllib.parse import urlsplit

import msgspec

VARIABLE = "LUDO_SERVER"


class Settings(msgspec.Struct, frozen=True):
    """`public_url` is how people reach the server, where that is not its own address; `proxies` is
    how many proxies in front of it may be believed about a person's address."""

    database: str = "sqlite://"
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str = ""
    proxies: int = 0
    limits: bool = True
    bots: int = 1  # processes that think for bots
    thinking: float = 10.0  # seconds a bot may think about one move
    private_hooks: bool = False  # notices may go to addresses of the private network
    open_metrics: bool = False  # metrics are for everybody, not only for this machine
    idle: float = 60.0  # seconds after which a table at which nothing happens leaves the memory

    @property
    def address(self) -> str:
        """Where people find the server.

        >>> Settings(host="::1", port=80).address
        'http://[::1]:80'
        """
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.public_url.rstrip("/") or f"http://{host}:{self.port}"

    @property
    def encrypted(self) -> bool:
        return urlsplit(self.address).scheme == "https"

    def export(self) -> None:
        """Hand the settings to the processes that are started from here."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @staticmethod
    def imported() -> Settings:
        return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)
