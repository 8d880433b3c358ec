"""Frames of a WebSocket (RFC 6455, 5.2): where one ends, and what most of them are.

Nearly everything that a page sends is a short text in one frame. That is read here; whatever else
comes is left, frame by frame, to those who know all of the protocol.
"""

from __future__ import annotations

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it came without compiled parts
    from websockets.utils import apply_mask

TEXT: Final = 0x81  # the first byte of a frame that is a whole text
MASKED: Final = 0x80  # in the second byte, with the size
TWO_BYTES: Final = 126  # in place of the size, which follows
EIGHT_BYTES: Final = 127


def end_of(data: bytes, start: int, longest: int) -> int:
    """Where the frame that begins at `start` ends; 0 if not all of it is there. One that says it
    is too long ends with what there is: nobody waits for the rest.

    >>> end_of(b"\\x81\\x02hi\\x81", 0, 9), end_of(b"\\x81\\x02h", 0, 9)
    (4, 0)
    """
    if len(data) < start + 2:
        return 0
    size = data[start + 1] & ~MASKED
    end = start + 2
    if size >= TWO_BYTES:
        end += 2 if size == TWO_BYTES else 8
        if len(data) < end:
            return 0
        size = int.from_bytes(data[start + 2:end], "big")
    if size > longest:
        return len(data)
    if data[start + 1] & MASKED:
        end += 4
    end += size
    return end if len(data) >= end else 0


def text_in(frame: bytes) -> bytes | None:
    """The text of a frame, if it is a whole short one as a page has to send it.

    >>> text_in(bytes([0x81, 0x82, 1, 2, 3, 4, ord("h") ^ 1, ord("i") ^ 2]))
    b'hi'
    """
    if len(frame) < 6 or frame[0] != TEXT or frame[1] < MASKED:
        return None
    size = frame[1] & ~MASKED
    begin = 6
    if size >= TWO_BYTES:
        size, begin = int.from_bytes(frame[2:4], "big") if size == TWO_BYTES else -1, 8
    return apply_mask(frame[begin:], frame[begin - 4:begin]) if len(frame) == begin + size else None


def head_of(size: int) -> bytes:
    """What stands before a text of this size on its way to a page."""
    if size < TWO_BYTES:
        return bytes((TEXT, size))
    return bytes((TEXT, TWO_BYTES)) + size.to_bytes(2, "big") if size < 1 << 16 \
        else bytes((TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big")
