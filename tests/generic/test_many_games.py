"""Many random games to their end, with every component accounted for.

`make soak` plays 100,000 and more of each edition and number of players, `make test` a sample.
"""

from __future__ import annotations

import pytest

from ludotheque import FastRng
from ludotheque.core.engine import COMPILED
from ludotheque.core.playout import playout
from tests.conftest import SOAK
from tests.generic.games import VARIANTS, Variant

SAMPLE = 300 if COMPILED else 10
GAMES = 100_000 * SOAK or SAMPLE


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_games_end_with_all_components(variant: Variant) -> None:
    pieces = variant.game.pieces(variant.start(0))
    for seed in range(GAMES):
        state = variant.game.new(variant.edition, FastRng(seed, variant.seats), variant.seats,
                                 variant.options)
        moves = playout(state, seed)
        assert state.over
        assert moves <= variant.game.max_moves
        assert variant.game.pieces(state) == pieces, f"seed {seed}: {state.notation()}"
