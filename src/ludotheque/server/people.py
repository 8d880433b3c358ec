"""Who somebody is: a signed cookie, and a code that moves a person to another device.

A token is the person's id and epoch with the server's seal on them. It cannot be guessed or forged
without the key, and a person who moves the epoch on makes every older token worthless.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from ludotheque.core import clock
from ludotheque.store.store import Person, Store
from ludotheque.tables.terms import check_name

COOKIE = "ludo"
YEAR = 365 * 24 * 3600
LINK_SECONDS = 600.0
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # nothing that looks like something else
CODE_LETTERS = 12  # 60 bits, for ten minutes, with few tries
EPOCHS = 10**9


class People:
    """Everybody the server knows."""

    def __init__(self, store: Store, key: bytes, secure: bool) -> None:
        self._store = store
        self._key = key
        self._secure = secure

    async def welcome(self, name: str) -> Person:
        """A new person."""
        check_name(name, "name")
        person = Person(secrets.token_hex(12), name)
        await self._store.add_person(person, clock.now())
        return person

    async def rename(self, person: Person, name: str) -> Person:
        check_name(name, "name")
        await self._store.change_person(person.id, name=name)
        person.name = name
        return person

    # --- tokens ---

    def token(self, person: Person) -> str:
        return f"{person.id}.{person.epoch}.{self._seal(person.id, person.epoch)}"

    async def known(self, cookies: str) -> Person | None:
        """The person of a request's cookies, if it is one of ours."""
        token = _cookie(cookies)
        id, _, rest = token.partition(".")
        epoch, _, _seal = rest.partition(".")
        if not epoch.isdecimal() or len(epoch) > 9:
            return None
        ours = self.token(Person(id, "", int(epoch)))
        if not hmac.compare_digest(token.encode(), ours.encode()):
            return None
        person = await self._store.person(id)
        return person if person is not None and person.epoch == int(epoch) else None

    def _seal(self, id: str, epoch: int) -> str:
        mac = hmac.digest(self._key, f"person {id} {epoch}".encode(), "sha256")
        return base64.urlsafe_b64encode(mac).decode().rstrip("=")

    def cookie(self, person: Person | None) -> str:
        """The header that makes a browser this person, or nobody any more."""
        value, age = ("", 0) if person is None else (self.token(person), YEAR)
        secure = "; Secure" if self._secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Strict{secure}"

    async def revoke(self, person: Person) -> Person:
        """Make every token and every code of the person worthless."""
        # Drawn, not counted: of two devices that do this at once only one goes on.
        person.epoch = secrets.randbelow(EPOCHS)
        await self._store.change_person(person.id, epoch=person.epoch)
        await self.link(person)  # a new code, which nobody is told, ends the one before
        return person

    # --- moving to another device ---

    async def link(self, person: Person) -> tuple[str, float]:
        """A code that makes another device this person, once, for a few minutes."""
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_LETTERS))
        now = clock.now()
        await self._store.add_link(_hashed(code), person.id, now, now + LINK_SECONDS)
        return "-".join(code[at:at + 4] for at in range(0, CODE_LETTERS, 4)), now + LINK_SECONDS

    async def claim(self, code: str) -> Person | None:
        """The person of a code. It holds no longer afterwards."""
        plain = "".join(sign for sign in code.upper() if sign in ALPHABET)
        id = await self._store.take_link(_hashed(plain), clock.now())
        return None if id is None else await self._store.person(id)


def _cookie(header: str) -> str:
    """Ours among the cookies of a header. Others on the same host may set what they like.

    >>> _cookie('theme={"dark": [1]}; ludo=a.0.b; lang=fr')
    'a.0.b'
    """
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def _hashed(code: str) -> str:
    return hashlib.sha256(f"ludotheque link {code}".encode()).hexdigest()
