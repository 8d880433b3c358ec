"""What a page and the server say to each other over the socket: JSON texts, one message each.

A page follows tables and acts at them. The server acknowledges what it has kept, brings a page up
to date from the version it has, and says why something cannot be. docs/protocol.md tells it all.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

PROTOCOL = 1
LARGEST = 16 * 1024  # signs of a message from a page
HEARTBEAT = 25.0  # seconds after which a page that hears nothing should ask with `ping`
MOST_FOLLOWED = 16  # tables by one page

# Why a socket is closed: codes of our own, and some of the standard.
UNKNOWN_PERSON = 4401  # or somebody who is no longer so on this device
TOO_MANY = 4429
TOO_SLOW = 4408
TOO_LARGE = 1009
FAULT = 1011
RESTARTING = 1012  # or its database is away: come back


ID = "^[A-Za-z0-9_-]+$"
Id = Annotated[str, msgspec.Meta(max_length=64, pattern=ID)]


class Follow(msgspec.Struct, tag_field="do", tag="follow", forbid_unknown_fields=True):
    """Tell me of a table, from the version I have; -1 for everything.

    Told briefly, a page that has the view before is sent only what `changes` of it, and what of
    its own was `kept` stands in the same message.
    """

    table: Id
    since: int = -1
    brief: bool = False


class Leave(msgspec.Struct, tag_field="do", tag="leave", forbid_unknown_fields=True):
    """Tell me no more of a table."""

    table: Id


class Act(msgspec.Struct, tag_field="do", tag="act", forbid_unknown_fields=True):
    """Do something at a table. `client` names it: sent again under the same name it happens once.

    `seq` is the sequence of the seat as the page was last told, for everything in the game itself.
    """

    table: Id
    client: Annotated[str, msgspec.Meta(max_length=64)]
    kind: Annotated[str, msgspec.Meta(max_length=16)]
    data: str = ""
    seq: int | None = None


class Ping(msgspec.Struct, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Said = Follow | Leave | Act | Ping

_decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
_encoder = msgspec.json.Encoder()
encode = _encoder.encode
read = _decoder.decode  # a page's message; `msgspec.DecodeError` tells what is wrong with it


def hello(name: str) -> bytes:
    return _encoder.encode({"is": "hello", "protocol": PROTOCOL, "name": name,
                            "heartbeat": HEARTBEAT})


def update(table: str, owner: bool, told: list[bytes], kept: dict[str, int]) -> bytes:
    """What is told of a table, as members of the message, to who opened it or not, with what of
    the page's own was kept. An id is an `Id`. Most of it is long, and copied once."""
    first = b'{"is":"table","table":"%b"' % table.encode()
    if kept:
        first += b',"kept":' + _encoder.encode(kept)
    return b",".join((first, *told, b'"owner":true}' if owner else b'"owner":false}'))


def kept(act: Act, n: int) -> bytes:
    return _encoder.encode({"is": "kept", "table": act.table, "client": act.client, "n": n})


def refused(act: Act, reason: str, text: str) -> bytes:
    return _encoder.encode({"is": "refused", "table": act.table, "client": act.client,
                            "reason": reason, "text": text})


def presence(table: str, seats: list[bool], watching: int) -> bytes:
    return _encoder.encode({"is": "presence", "table": table, "seats": seats,
                            "watching": watching})


def gone(table: str) -> bytes:
    return _encoder.encode({"is": "gone", "table": table})


def wrong(reason: str, text: str) -> bytes:
    """Something that belongs to no act was not understood."""
    return _encoder.encode({"is": "error", "reason": reason, "text": text})


PONG = _encoder.encode({"is": "pong"})
