"""Fair dice: a promise before the game, a proof after it.

Before a game the table publishes `commitment(secret)`; each person may add words of their own;
`key` mixes them all. When the game ends the secret is shown and anybody can derive every draw.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence


def new_secret() -> bytes:
    """A fresh unguessable secret for one game."""
    return secrets.token_bytes(32)


def secret_of_seed(seed: int) -> bytes:
    """The secret of a game that is meant to be repeated: the same seed, the same luck."""
    return hashlib.blake2b(f"ludotheque seed {seed}".encode(), digest_size=32).digest()


def commitment(secret: bytes) -> str:
    """What is published before the game; it gives nothing away and cannot be changed later.

    >>> commitment(secret_of_seed(7))[:8]
    '37a2de7e'
    """
    return hashlib.sha256(b"ludotheque commitment " + secret).hexdigest()


def key(secret: bytes, salts: Sequence[str] = ()) -> bytes:
    """The key of the draws, from the secret and what each person added, in seat order."""
    return hmac.digest(secret, "\n".join(("ludotheque key", *salts)).encode(), "sha256")
