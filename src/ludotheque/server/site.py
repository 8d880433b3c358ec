"""The browser app: the files that its build left in the package, given from memory.

It stands around the API and takes what is not the API's. Everything the build names by its content
may be kept for ever; the rest is asked for again, and told to be the same where it is.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from ludotheque.core.text import LANGUAGES, Words

FOLDER = files("ludotheque").joinpath("web")
INDEX = "/index.html"
REPORT = "/report.html"  # the page of `ludo analyse --html`, which no server gives
ASSETS = "/assets/"  # their names change with their content
API = re.compile(r"/(api|socket|metrics)(/.*)?")
# The addresses at which the app shows something; it looks itself what.
SCREENS = re.compile(r"/(lobby|me|claim)?|/(t|new|rules|learn|review)(/.*)?")
KINDS = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8", ".json": "application/json",
    ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml", ".png": "image/png",
    ".ico": "image/x-icon", ".woff2": "font/woff2", ".txt": "text/plain; charset=utf-8",
}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTH_IT = 0.9  # what does not become smaller than this part is not sent compressed

Headers = Mapping[bytes, bytes]


class File(NamedTuple):
    """What is sent for an address, and how long it may be kept."""

    body: bytes
    packed: bytes | None  # compressed
    kind: str
    keep: str
    tag: str

    @staticmethod
    def of(path: str, body: bytes) -> File:
        packed = gzip.compress(body, 9, mtime=0)
        suffix = path[path.rfind("."):]
        return File(body, packed if len(packed) < WORTH_IT * len(body) else None,
                    KINDS.get(suffix, "application/octet-stream"),
                    FOR_EVER if path.startswith(ASSETS) else ASK_AGAIN,
                    f'"{hashlib.blake2b(body, digest_size=8).hexdigest()}"')


class Site:
    """Gives the app's files, and everything else to the application it is put around."""

    def __init__(self, app: Any, folder: Traversable = FOLDER) -> None:
        self._app = app
        self._files = {path: File.of(path, body) for path, body in _read(folder, "")
                       if path != REPORT}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        found = self._find(scope) if scope["type"] == "http" else None
        if found is None:
            await self._app(scope, receive, send)
        else:
            await _send(send, scope, *found)

    def _find(self, scope: Any) -> tuple[int, File] | None:
        """What to answer, and with which status; None for what is not of the app."""
        path = scope["path"]
        if scope["method"] not in ("GET", "HEAD") or API.fullmatch(path):
            return None
        if path in self._files:
            return 200, self._files[path]
        index = self._files.get(INDEX)
        if SCREENS.fullmatch(path):
            return (200, index) if index else (503, missing_page())
        if index and b"text/html" in _headers(scope).get(b"accept", b""):
            return 404, index  # a person went astray: the app says so in their language
        return None


def is_built(folder: Traversable = FOLDER) -> bool:
    """Whether there is an app to give."""
    return folder.joinpath(INDEX[1:]).is_file()


@cache
def missing_page() -> File:
    """What people see where the app was not built: in every language, since none is known. Made
    when somebody asks: to read the texts of all languages takes as long as all the rest of a
    server's start."""
    lines = "".join(f'<p lang="{language}">{Words(language).label("server-no-app")}</p>'
                    for language in LANGUAGES)
    page = ('<!doctype html><html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width"><title>Ludotheque</title></head>'
            f"<body><h1>Ludotheque</h1>{lines}</body></html>")
    return File.of(INDEX, page.encode())


def _read(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    """Every file of a folder, by its address."""
    if folder.is_dir():
        for entry in folder.iterdir():
            yield from _read(entry, f"{path}/{entry.name}")
    elif folder.is_file():
        yield path, folder.read_bytes()


def _headers(scope: Any) -> Headers:
    return {name.lower(): value for name, value in scope["headers"]}


async def _send(send: Any, scope: Any, status: int, file: File) -> None:
    """Answer with a file, or that it is still the same."""
    asked = _headers(scope)
    if status == 200 and file.tag.encode() in asked.get(b"if-none-match", b""):
        status = 304
    headers = {"content-type": file.kind, "etag": file.tag,
               "cache-control": file.keep if status in (200, 304) else "no-store"}
    body = file.body
    if file.packed is not None:
        headers["vary"] = "accept-encoding"
        if b"gzip" in asked.get(b"accept-encoding", b""):
            headers["content-encoding"], body = "gzip", file.packed
    if status != 304:
        headers["content-length"] = str(len(body))
    await send({"type": "http.response.start", "status": status,
                "headers": [(name.encode(), value.encode()) for name, value in headers.items()]})
    nothing = status == 304 or scope["method"] == "HEAD"
    await send({"type": "http.response.body", "body": b"" if nothing else body,
                "more_body": False})
