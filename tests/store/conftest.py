"""What the store's tests share: a database has all the time it needs."""

from __future__ import annotations

import pytest

from ludotheque.store import store
from tests.timing import HANG


@pytest.fixture(autouse=True)
def databases_may_be_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "ANSWER", HANG)
