"""How many simulations people wait for when they ask for something; fewer by a plain engine."""

from __future__ import annotations

from typing import Final

from ludotheque.core.engine import COMPILED

HINT: Final = 8000 if COMPILED else 400
REVIEW: Final = 2000 if COMPILED else 100  # for each decision of an analysis
