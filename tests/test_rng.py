"""Chance: fixed vectors of version 1, fairness, independence of streams, nothing past 62 bits."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque import FairRng, FastRng
from ludotheque.core import fair
from ludotheque.core.rng import (
    MULTIPLIER_1,
    MULTIPLIER_2,
    RNG_VERSION,
    WORD,
    count_bits,
    derive_seed,
)

KEY = fair.key(fair.secret_of_seed(7))


def test_vectors_of_version_1() -> None:
    """These numbers may never change while the version is 1: old records depend on them."""
    assert RNG_VERSION == 1
    fast = FastRng(7, 2)
    assert [int(fast.word(0, n)) for n in range(3)] == FAST_0
    assert [int(fast.word(2, n)) for n in range(3)] == FAST_2
    keyed = FairRng(KEY, 2)
    assert [int(keyed.word(0, n)) for n in range(3)] == FAIR_0
    assert [int(keyed.word(2, n)) for n in range(3)] == FAIR_2
    assert [int(keyed.below(1, 6)) for _ in range(12)] == FAIR_DICE
    items = vec[i64](range(8))
    keyed.shuffle(0, items)
    assert list(items) == FAIR_SHUFFLE


FAST_0 = [1364712132, 1107667015, 1502511026]
FAST_2 = [1601437345, 127086238, 1071418990]
FAIR_0 = [2946214516, 2356925261, 2976903304]
FAIR_2 = [3264069024, 1226353257, 1029845497]
FAIR_DICE = [3, 1, 5, 5, 4, 1, 2, 3, 0, 3, 4, 1]
FAIR_SHUFFLE = [3, 6, 1, 2, 0, 7, 5, 4]


def test_products_stay_within_62_bits() -> None:
    """Native ints wrap at 64 bits, Python's grow: both engines agree only below that."""
    assert WORD * max(MULTIPLIER_1, MULTIPLIER_2) < 1 << 62


@pytest.mark.parametrize("rng", [FastRng(1, 1), FairRng(KEY, 1)], ids=["fast", "fair"])
def test_draws_are_even(rng: FastRng | FairRng) -> None:
    """Chi-square over a die and over pairs of dice; the seeds are fixed, so this is no gamble."""
    rolls = 24_000
    dice = [int(rng.below(1, 6)) for _ in range(rolls)]
    assert chi_square(Counter(dice), 6, rolls) < 20.5  # 0.1 % point of 5 degrees
    pairs = Counter(zip(dice[::2], dice[1::2], strict=True))
    assert chi_square(pairs, 36, rolls // 2) < 66.6  # 0.1 % point of 35 degrees


def test_neighbouring_seeds_and_streams_are_unrelated() -> None:
    first = Counter()
    for seed in range(6000):
        first[int(FastRng(seed, 1).below(0, 6)), int(FastRng(seed, 1).below(1, 6))] += 1
    assert chi_square(first, 36, 6000) < 66.6


def chi_square(seen: Counter[object], kinds: int, total: int) -> float:
    expected = total / kinds
    missing = kinds - len(seen)
    return sum((n - expected) ** 2 / expected for n in seen.values()) + missing * expected


@given(st.integers(0, 2**40), st.integers(1, 2**31))
def test_below_is_in_range(seed: int, n: int) -> None:
    assert 0 <= FastRng(seed, 0).below(0, n) < n


@given(st.integers(0, 2**40), st.integers(1, 2**20))
def test_draw_bit_draws_a_set_bit(seed: int, bits: int) -> None:
    assert (bits >> FastRng(seed, 0).draw_bit(0, bits)) & 1


@given(st.integers(0, 2**40))
def test_count_bits(bits: int) -> None:
    assert count_bits(bits) == bits.bit_count()


@given(st.integers(0, 1000), st.lists(st.integers(0, 2), max_size=30))
def test_a_stream_does_not_depend_on_the_others(seed: int, order: list[int]) -> None:
    together = FastRng(seed, 2)
    mixed: dict[int, list[int]] = {0: [], 1: [], 2: []}
    for stream in order:
        mixed[stream].append(int(together.below(stream, 100)))
    for stream in range(3):
        alone = FastRng(seed, 2)
        assert [int(alone.below(stream, 100)) for _ in mixed[stream]] == mixed[stream]


def test_a_word_too_high_to_be_even_is_skipped() -> None:
    """2**32 is not a multiple of 3 * 2**30: a quarter of the words is passed over."""
    rng = FastRng(3, 0)
    for _ in range(1000):
        rng.below(0, 3 * 2**30)
    assert 1200 < rng.counters[0] < 1480


def test_copies_go_separate_ways() -> None:
    for rng in (FastRng(1, 1), FairRng(KEY, 1)):
        copy = rng.copy()
        assert copy.below(1, 1000) == rng.below(1, 1000)
        rng.below(1, 6)
        assert copy.counters[1] < rng.counters[1]


def test_the_key_depends_on_the_secret_and_on_everybody() -> None:
    secret = fair.secret_of_seed(1)
    keys = {fair.key(secret), fair.key(secret, ["a"]), fair.key(secret, ["a", "b"]),
            fair.key(secret, ["b", "a"]), fair.key(fair.secret_of_seed(2))}
    assert len(keys) == 5
    assert fair.commitment(secret) != fair.commitment(fair.secret_of_seed(2))
    assert fair.new_secret() != fair.new_secret()


def test_derived_seeds_differ() -> None:
    assert len({derive_seed(1, game, seat) for game in range(100) for seat in range(4)}) == 400
