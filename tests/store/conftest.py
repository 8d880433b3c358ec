"""The store is plain Python around any engine: where both engines run, its tests run once."""

from __future__ import annotations

from tests.conftest import COMPILED_NEXT

collect_ignore_glob = ["test_*.py"] if COMPILED_NEXT else []
