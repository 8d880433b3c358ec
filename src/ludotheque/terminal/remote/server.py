"""A server's address and what is asked of it before anything is shown: who I am, which table.

What a server says may come from anybody: it passes `cleaned` before it reaches a terminal.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Any, NamedTuple, NoReturn
from urllib.parse import urlsplit

import httpx

from ludotheque.core.errors import BadInput

COOKIE = "ludo"  # its value is who somebody is
PATIENCE = 10.0  # seconds for an answer
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # what moves a cursor, or shows as nothing


class Address(NamedTuple):
    """Where a server is; perhaps a table there, or a code that makes this device somebody."""

    base: str
    table: str = ""
    code: str = ""


def read_address(text: str) -> Address:
    """What a person typed or pasted: a server, or one of its links.

    >>> read_address("localhost:8000/t/Ab_9-x")
    Address(base='http://localhost:8000', table='Ab_9-x', code='')
    >>> read_address("https://games.example/ludo/claim#ABCD-EFGH")
    Address(base='https://games.example/ludo', table='', code='ABCD-EFGH')
    """
    expected = "http://host:8000, or the link of a table"
    try:
        parts = urlsplit(text.strip() if "://" in text else f"http://{text.strip()}")
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise BadInput(f"{text!r}", "URL", expected) from error
    known = parts.scheme in ("http", "https") and host and "@" not in parts.netloc
    path, slash, table = parts.path.rpartition("/t/")
    if not slash:
        path, table = parts.path.removesuffix("/claim").removesuffix("/me"), ""
    if not known or not text.isprintable() or " " in text.strip() \
            or (slash and not TABLE_ID.fullmatch(table)):
        raise BadInput(f"{text!r}", "URL", expected)
    shown = f"[{host}]" if ":" in host else host
    base = f"{parts.scheme}://{shown}" + (f":{port}" if port else "") + path.rstrip("/")
    return Address(base, table, parts.fragment if not slash else "")


class Unknown(BadInput):
    """The server does not know who asks."""


class Server:
    """Asks a server, one thing after the other. Everything that fails is one clear line."""

    def __init__(self, base: str, token: str = "") -> None:
        self.base = base
        self.token = token
        self._http = httpx.Client(timeout=PATIENCE)

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self._http.close()

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer, as plain JSON. A new token in it is kept as one's own."""
        headers = {"cookie": f"{COOKIE}={self.token}"} if self.token else {}
        try:
            self._http.cookies.clear()  # the token is the only one, and never another server's
            answer = self._http.request(method, self.base + path, json=body, headers=headers)
        except (httpx.TransportError, httpx.InvalidURL, UnicodeError) as error:
            raise BadInput(f"no answer ({cleaned(str(error)) or type(error).__name__})", self.base,
                           "a server, as started by: ludo serve") from error
        if answer.status_code >= 400:
            self._fail(answer)
        self.token = answer.cookies.get(COOKIE, "") or self.token
        return _json_of(answer, self.base)

    def _fail(self, answer: httpx.Response) -> NoReturn:
        told = _json_of(answer, self.base)
        detail = told.get("detail") if isinstance(told, dict) else ""
        text = str(detail or f"answered with {answer.status_code}")[:300]
        if answer.status_code == 401:
            raise Unknown(text, self.base)
        raise BadInput(text, self.base)


def _json_of(answer: httpx.Response, base: str) -> Any:
    try:
        return cleaned(answer.json())
    except (ValueError, RecursionError) as error:
        raise BadInput("answers, but not as a server of Ludotheque", base,
                       "a server, as started by: ludo serve") from error


def cleaned(told: Any) -> Any:
    """What a server told, without anything that a terminal would obey instead of showing it.

    >>> cleaned({"name": "\\x1b[2J Ann\\u202e\\nBen", "n": 3})
    {'name': '[2J Ann Ben', 'n': 3}
    """
    if isinstance(told, str):
        return told if told.isprintable() else _printable(told)
    if isinstance(told, dict):
        return {cleaned(key): cleaned(value) for key, value in told.items()}
    if isinstance(told, list):
        return [cleaned(value) for value in told]
    return told


def _printable(text: str) -> str:
    return "".join(sign for sign in text.replace("\n", " ")
                   if unicodedata.category(sign) not in UNSEEN)
