"""Chance. Every draw of every game is one `Rng.below(stream, n)`.

Stream 0 is common to the table, stream 1 + seat belongs to that seat, so one player's speed never
changes another's luck. A draw is a function of (key, stream, counter): the counters are part of the
position, the key never is.

Version 1: a draw takes 32-bit words at consecutive counters, skips a word at or above the largest
multiple of n, and returns word mod n. `draw_bit` picks among set bits from the lowest up.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

RNG_VERSION: Final = 1

# Native ints wrap at 64 bits when compiled and grow when not, so no product may pass 62 bits:
# words have 32 bits and the two multipliers 30. They were picked for the least avalanche bias.
WORD: Final = 0xFFFFFFFF
MULTIPLIER_1: Final = 0x36CF9CC3
MULTIPLIER_2: Final = 0x35B5C8A7
GOLDEN: Final = 0x1E3779B9


@mypyc_attr(acyclic=True)
class Rng:
    """A source of draws; `counters[stream]` says how many words that stream has given.

    >>> rng = FastRng(7, seats=1)
    >>> rng.below(0, 6) < 6, list(rng.counters)
    (True, [1, 0])
    """

    def __init__(self, counters: vec[i64]) -> None:
        self.counters = counters

    def word(self, stream: i64, counter: i64) -> i64:
        """The 32-bit word of a stream at a counter."""
        raise NotImplementedError

    def copy(self) -> Rng:
        """The same source at the same counters, independent from now on."""
        raise NotImplementedError

    def below(self, stream: i64, n: i64) -> i64:
        """A number in 0..n-1, each equally likely."""
        limit: i64 = WORD + 1 - (WORD + 1) % n
        while True:
            counter = self.counters[stream]
            self.counters[stream] = counter + 1
            drawn = self.word(stream, counter)
            if drawn < limit:
                return drawn % n

    def draw_bit(self, stream: i64, bits: i64) -> i64:
        """The index of one of the set bits, each equally likely: a draw from a small set."""
        left: i64 = self.below(stream, count_bits(bits))
        index: i64 = 0
        while True:
            if bits & 1:
                if left == 0:
                    return index
                left -= 1
            bits >>= 1
            index += 1

    def shuffle(self, stream: i64, items: vec[i64]) -> None:
        """Shuffle in place, from the last item down."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(stream, i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1


@mypyc_attr(acyclic=True)
class FastRng(Rng):
    """A fast mixing generator for playouts and simulations. Not for games between people.

    >>> rng = FastRng(7, seats=1)
    >>> [int(rng.below(0, 6)) for _ in range(5)]
    [0, 1, 2, 3, 3]
    """

    def __init__(self, seed: i64, seats: i64 = 4, keys: vec[i64] | None = None,
                 counters: vec[i64] | None = None) -> None:
        super().__init__(zeros(seats + 1) if counters is None else counters)
        self.keys = fast_keys(seed, seats + 1) if keys is None else keys

    def word(self, stream: i64, counter: i64) -> i64:
        """The word mixed from the counter and the stream's two keys."""
        at: i64 = stream * 2
        low = mix((counter * GOLDEN + self.keys[at]) & WORD)
        return mix(low ^ self.keys[at + 1])

    def copy(self) -> Rng:
        """The same generator at the same counters; the keys, which never change, are shared."""
        return FastRng(0, 0, self.keys, self.counters[:])


@mypyc_attr(acyclic=True)
class FairRng(Rng):
    """The keyed generator of real games: word = first 4 bytes of HMAC-SHA256(key, stream, counter).

    Whoever has the key can recompute every draw; whoever has not can predict none.

    >>> one, other = FairRng(b"key", seats=1), FairRng(b"key", seats=1)
    >>> [int(one.below(1, 6)) for _ in range(5)] == [int(other.below(1, 6)) for _ in range(5)]
    True
    """

    def __init__(self, key: bytes, seats: i64 = 4, counters: vec[i64] | None = None) -> None:
        super().__init__(zeros(seats + 1) if counters is None else counters)
        self.key = key

    def word(self, stream: i64, counter: i64) -> i64:
        """The first four bytes of HMAC-SHA256 over stream and counter."""
        message = int(stream).to_bytes(4, "big") + int(counter).to_bytes(8, "big")
        return int.from_bytes(hmac.digest(self.key, message, "sha256")[:4], "big")

    def copy(self) -> Rng:
        """The same key at the same counters."""
        return FairRng(self.key, 0, self.counters[:])


def mix(x: i64) -> i64:
    """Scramble one 32-bit word."""
    x ^= x >> 16
    x = (x * MULTIPLIER_1) & WORD
    x ^= x >> 15
    x = (x * MULTIPLIER_2) & WORD
    return x ^ (x >> 16)


def fast_keys(seed: i64, streams: i64) -> vec[i64]:
    """Two 32-bit words per stream, well mixed from the seed."""
    digest = hashlib.blake2b(int(seed).to_bytes(16, "big", signed=True), digest_size=8).digest()
    low: i64 = int.from_bytes(digest[:4], "big")
    high: i64 = int.from_bytes(digest[4:], "big")
    keys = vec[i64](capacity=2 * streams)
    for stream in range(streams):
        keys = append(keys, mix((low + stream * GOLDEN) & WORD))
        keys = append(keys, mix((high ^ stream) & WORD))
    return keys


def derive_seed(seed: int, *parts: int) -> int:
    """A seed of its own for each (seed, parts), the same on every machine.

    >>> derive_seed(1, 0) != derive_seed(1, 1)
    True
    """
    text = " ".join(str(part) for part in (seed, *parts))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "big")


def count_bits(bits: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def same(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two vecs hold the same numbers."""
    n: i64 = len(one)
    return len(other) == n and same_part(one, other, 0, n)


def same_part(one: vec[i64], other: vec[i64], at: i64, n: i64) -> bool:
    """The same of n numbers from some place on."""
    for i in range(at, at + n):
        if one[i] != other[i]:
            return False
    return True


def put(values: vec[i64], at: i64, value: i64) -> vec[i64]:
    """A vec of its own, with another number in one place."""
    out = values[:]
    out[at] = value
    return out


def plus(values: vec[i64], at: i64, n: i64) -> vec[i64]:
    """The same with n more in one place."""
    return put(values, at, values[at] + n)


def zeros(n: i64) -> vec[i64]:
    """A vec of n zeros."""
    out = vec[i64](capacity=n)
    for _ in range(n):
        out = append(out, 0)
    return out
