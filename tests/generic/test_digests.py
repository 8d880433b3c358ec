"""Both engines give the same positions: fingerprints of random games, kept in a file.

`make test` runs this on the plain and on the compiled engine against the same file. After a
change of rules or randomness: python -m tests.generic.test_digests > tests/generic/digests.txt
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from tests.generic.games import VARIANTS, Variant, random_game

FILE = Path(__file__).parent / "digests.txt"
GAMES_EACH = 2


def fingerprint(variant: Variant) -> str:
    """One digest over every position, every move list and every judgement of some games."""
    digest = hashlib.blake2b(digest_size=16)
    for seed in range(GAMES_EACH):
        for state, seat, moves, move in random_game(variant, seed):
            digest.update(f"{state.notation()} {seat} {moves} {move}\n".encode())
            digest.update(f"{state.judge(seat):.9f}\n".encode())
        digest.update(str(state.result().json()).encode())
    return digest.hexdigest()


def lines() -> list[str]:
    return [f"{variant} {fingerprint(variant)}" for variant in VARIANTS]


def test_positions_are_the_same_on_every_engine() -> None:
    assert lines() == FILE.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    print("\n".join(lines()))
