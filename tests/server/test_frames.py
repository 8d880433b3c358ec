"""Frames are cut where websockets, which knows all of the protocol, cuts them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from ludotheque.server.frames import end_of, head_of, text_in

LONGEST = 70_000
sizes = st.sampled_from((0, 1, 125, 126, 127, 300, 65_535, 65_536, LONGEST))
frames = st.builds(
    lambda opcode, size, fin, mask: Frame(opcode, b"x" * size, fin).serialize(mask=mask),
    st.sampled_from((Opcode.TEXT, Opcode.BINARY, Opcode.CONT)), sizes, st.booleans(),
    st.booleans())


@given(st.lists(frames, max_size=4), st.data())
def test_whole_frames_are_found_however_they_come(several: list[bytes],
                                                  data: st.DataObject) -> None:
    stream, found, rest = b"".join(several), [], b""
    cuts = data.draw(st.lists(st.integers(0, len(stream)), max_size=5).map(sorted))
    for begin, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
        rest += stream[begin:end]
        while whole := end_of(rest, 0, LONGEST):
            found.append(rest[:whole])
            rest = rest[whole:]
    assert (found, rest) == (several, b"")


def test_nobody_waits_for_more_than_they_would_read() -> None:
    for size in (LONGEST + 1, 1 << 40):
        head = b"\x81\xff" + size.to_bytes(8, "big")
        assert end_of(head, 0, LONGEST) == len(head)
        assert end_of(head[:9], 0, LONGEST) == 0


@given(st.text(max_size=400), st.booleans(), st.booleans(), st.sampled_from(list(Opcode)[:3]))
def test_only_a_whole_masked_text_is_read(text: str, fin: bool, mask: bool,
                                          opcode: Opcode) -> None:
    frame = Frame(opcode, text.encode(), fin).serialize(mask=mask)
    expected = text.encode() if fin and mask and opcode is Opcode.TEXT else None
    assert text_in(frame) == expected
    assert text_in(frame[:-1]) is None


def test_what_websockets_would_write_is_written() -> None:
    for size in (0, 125, 126, 65_535, 65_536):
        text = b"x" * size
        assert head_of(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
