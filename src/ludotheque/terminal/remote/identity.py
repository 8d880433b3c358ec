"""Who somebody is on each server: the tokens, in one file that only this user can read.

A server makes a person of a name. The same machine may be several people, each with a name.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from ludotheque.core.errors import BadInput
from ludotheque.core.record import write_atomically
from ludotheque.terminal import saves

NAME = "people.json"
WAIT = 5.0  # seconds for another window that writes the file


class Identity(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody on a server. Who has the token is the person."""

    server: str
    name: str
    token: str

    @property
    def id(self) -> str:
        return self.token.partition(".")[0]


class _Content(msgspec.Struct, forbid_unknown_fields=True):
    format: Literal["ludotheque people 1"]
    people: list[Identity]  # who was somewhere last is first


class Identities:
    """The file. It is made with a mode of 0600, as every file written in one stroke."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or saves.folder() / NAME

    def find(self, server: str, name: str = "") -> Identity | None:
        """Who I am there; of several the last one, or the one of a name."""
        for person in self._read().people:
            if person.server == server and name in ("", person.name):
                return person
        return None

    def keep(self, person: Identity) -> None:
        """Be this person from now on."""
        self._put(person, [person])

    def forget(self, person: Identity) -> None:
        self._put(person, [])

    def _put(self, person: Identity, instead: list[Identity]) -> None:
        try:
            with saves.Lock(self.path, WAIT):
                content = self._read()  # anew: another window may have written just now
                others = [other for other in content.people
                          if (other.server, other.id) != (person.server, person.id)]
                content.people = instead + others
                text = msgspec.json.format(msgspec.json.encode(content), indent=2)
                write_atomically(self.path, text.decode() + "\n")
        except OSError as error:
            raise BadInput(f"cannot be written ({error.strerror or error})",
                           str(self.path)) from error

    def _read(self) -> _Content:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=_Content)
        except FileNotFoundError:
            return _Content("ludotheque people 1", [])
        except OSError as error:
            raise BadInput(f"cannot be read ({error.strerror or error})",
                           str(self.path)) from error
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadInput(f"is damaged ({error})", str(self.path),
                           "who you are on servers; without the file you begin anew") from error
