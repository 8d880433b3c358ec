"""Web Push by its standards: the worked example of RFC 8291, and what a push service checks."""

from __future__ import annotations

import base64
import re
from dataclasses import dataclass, field

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ludotheque.server.webpush import LONGEST, VapidKey, browser_key, browser_secret, encrypt

# RFC 8291, section 5 and appendix A.
RFC_MESSAGE = b"When I grow up, I want to be a watermelon"
RFC_SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RFC_BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
RFC_P256DH = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
RFC_AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
RFC_SALT = "DGv6ra1nlYgDCS1FRnbzlw"
RFC_BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), ec.SECP256R1())


@dataclass
class Browser:
    """The other end: subscribes, and reads what is pushed to it."""

    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    secret: bytes = b"sixteen of bytes"

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def p256dh(self) -> str:
        return encoded(self.point)

    @property
    def auth(self) -> str:
        return encoded(self.secret)

    def read(self, body: bytes) -> bytes:
        salt, size, key_length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21:21 + key_length], body[21 + key_length:]
        assert len(sealed) <= size
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        exchanged = self.key.exchange(ec.ECDH(), public)
        shared = hkdf(exchanged, self.secret, b"WebPush: info\x00" + self.point + sender, 32)
        opened = AESGCM(hkdf(shared, salt, b"Content-Encoding: aes128gcm\x00", 16)).decrypt(
            hkdf(shared, salt, b"Content-Encoding: nonce\x00", 12), sealed, None)
        message, mark, padding = opened.rpartition(b"\x02")
        assert mark
        assert not padding.strip(b"\x00")
        return message


def hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


def claims_of(authorization: str, application_server_key: str) -> dict[str, object]:
    """What a push service reads, once the signature proved right."""
    match = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", authorization)
    assert match is not None
    head, claims, signature, key = match.groups()
    assert key == application_server_key
    assert msgspec.json.decode(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    numbers = decoded(signature)
    assert len(numbers) == 64
    r, s = int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(
        encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    return msgspec.json.decode(decoded(claims), type=dict[str, object])


def test_the_example_of_the_standard() -> None:
    body = encrypt(
        RFC_MESSAGE, browser_key(RFC_P256DH), browser_secret(RFC_AUTH),
        sender=private_key(RFC_SENDER), salt=decoded(RFC_SALT))
    assert encoded(body) == RFC_BODY


def test_the_browser_of_these_tests_reads_the_example_too() -> None:
    browser = Browser(private_key(RFC_BROWSER), decoded(RFC_AUTH))
    assert browser.p256dh == RFC_P256DH
    assert browser.read(decoded(RFC_BODY)) == RFC_MESSAGE


@pytest.mark.parametrize("message", [b"", b"a", b"\x02", b"ends in zeros\x00\x00", b"x" * 2000])
def test_padded_messages_are_read_and_have_one_length(message: bytes) -> None:
    browser = Browser()
    body = encrypt(message, browser_key(browser.p256dh), browser.secret, size=2000)
    assert browser.read(body) == message
    assert len(body) == 86 + 2000 + 1 + 16


def test_the_same_message_never_looks_the_same() -> None:
    browser = Browser()
    key = browser_key(browser.p256dh)
    first, second = (encrypt(b"turn", key, browser.secret) for _ in range(2))
    assert first[:16] != second[:16]
    assert first[21:86] != second[21:86]
    assert first[86:] != second[86:]


def test_the_longest_message_is_what_every_push_service_takes() -> None:
    browser = Browser()
    key = browser_key(browser.p256dh)
    body = encrypt(b"x" * LONGEST, key, browser.secret)
    assert len(body) == 4096
    assert browser.read(body) == b"x" * LONGEST
    with pytest.raises(ValueError, match="at most 3993"):
        encrypt(b"x" * (LONGEST + 1), key, browser.secret)
    with pytest.raises(ValueError, match="at most 3993"):
        encrypt(b"", key, browser.secret, size=LONGEST + 1)


@pytest.mark.parametrize("text", [
    "", "A", RFC_P256DH[:-1], RFC_P256DH + "A", RFC_P256DH + "=", "A" * 87,
    RFC_P256DH[:-2] + "AA", RFC_P256DH.replace("_", "/"), RFC_P256DH[:40] + "\n" + RFC_P256DH[41:],
    encoded(b"\x02" + decoded(RFC_P256DH)[1:33])])
def test_what_is_no_key_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        browser_key(text)


@pytest.mark.parametrize("text", ["", RFC_AUTH[:-1], RFC_AUTH + "AA", "é" * 22, "!" * 22])
def test_what_is_no_secret_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        browser_secret(text)


def test_a_push_service_recognises_the_server() -> None:
    key = VapidKey.new()
    header = key.authorization("https://push.example", "https://ludo.example", 1_000_000.5)
    assert claims_of(header, key.application_server_key) == {
        "aud": "https://push.example", "exp": 1_000_000 + 12 * 3600, "sub": "https://ludo.example"}
    assert "sub" not in claims_of(
        key.authorization("https://push.example", "", 0.0), key.application_server_key)


def test_a_key_comes_back_from_the_store_and_does_not_show_itself() -> None:
    key = VapidKey.new()
    again = VapidKey(key.secret)
    assert again.application_server_key == key.application_server_key
    assert len(decoded(key.application_server_key)) == 65
    assert key.secret.hex() not in repr(key)
    assert VapidKey.new().secret != key.secret


@pytest.mark.parametrize("secret", [b"", b"short", bytes(32), b"\xff" * 32, bytes(33)])
def test_what_is_no_signing_key_is_refused(secret: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        VapidKey(secret)
