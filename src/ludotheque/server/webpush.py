"""Web Push: a message only one browser can read (RFC 8291, in the coding of RFC 8188), from a
sender its push service can recognise (VAPID, RFC 8292).
"""

from __future__ import annotations

import base64
import os
import re

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
# A push service need not take more than 4096 bytes, of which 103 are not the message's own.
LONGEST = 3993
RECORD_SIZE = 4096
LAST_RECORD = b"\x02"
# RFC 8292 allows a day; half of one leaves room for a clock that is wrong.
TOKEN_SECONDS = 12 * 3600


class VapidKey:
    """The server's own signing key, made again from the 32 secret bytes that the store keeps.

    >>> key = VapidKey.new()
    >>> VapidKey(key.secret).application_server_key == key.application_server_key
    True
    """

    def __init__(self, secret: bytes) -> None:
        if len(secret) != 32:
            raise ValueError("a VAPID key is 32 bytes")
        self._key = ec.derive_private_key(int.from_bytes(secret, "big"), CURVE)
        self.secret = secret
        self.application_server_key = to_text(point(self._key.public_key()))

    @classmethod
    def new(cls) -> VapidKey:
        numbers = ec.generate_private_key(CURVE).private_numbers()
        return cls(numbers.private_value.to_bytes(32, "big"))

    def authorization(self, origin: str, contact: str, now: float) -> str:
        """The Authorization header for a push service at this origin. `contact` is where its
        people may reach ours, an https: or mailto: address, or empty."""
        claims: dict[str, str | int] = {"aud": origin, "exp": int(now) + TOKEN_SECONDS}
        if contact:
            claims["sub"] = contact
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(to_text(msgspec.json.encode(part)) for part in (head, claims))
        # A JWT holds the two numbers of a signature plainly, one after the other.
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.application_server_key}"


def browser_key(p256dh: str) -> ec.EllipticCurvePublicKey:
    """The public key of a subscription; a ValueError if it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(p256dh, 65))


def browser_secret(auth: str) -> bytes:
    """The authentication secret of a subscription; a ValueError if it is none."""
    return from_text(auth, 16)


def encrypt(
    message: bytes,
    browser: ec.EllipticCurvePublicKey,
    auth: bytes,
    *,
    size: int = 0,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The body of a push request. A message shorter than `size` is padded to it, so that its length
    tells nothing. `sender` and `salt` are new for every message, save in tests."""
    if max(len(message), size) > LONGEST:
        raise ValueError(f"a push message has at most {LONGEST} bytes")
    sender = sender or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    mine, theirs = point(sender.public_key()), point(browser)
    shared = derive(
        sender.exchange(ec.ECDH(), browser), auth, b"WebPush: info\0" + theirs + mine, 32)
    content_key = derive(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(shared, salt, b"Content-Encoding: nonce\0", 12)
    padded = (message + LAST_RECORD).ljust(size + 1, b"\0")
    header = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return header + AESGCM(content_key).encrypt(nonce, padded, None)


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes: both coordinates, not compressed."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str, length: int) -> bytes:
    """Base64url of exactly so many bytes, without padding, as browsers write it."""
    # The decoder skips what it does not know, so the alphabet is looked at first.
    if len(text) != (length * 4 + 2) // 3 or not re.fullmatch(r"[A-Za-z0-9_-]+", text):
        raise ValueError(f"expected {length} bytes in base64url")
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
