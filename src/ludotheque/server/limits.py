"""How often somebody may do something: a bucket of tokens for each person or address."""

from __future__ import annotations

from collections import OrderedDict

from ludotheque.core import clock

MOST_KEYS = 20_000


class Limit:
    """`burst` at once, and `rate` a second in the long run, for each key. Old keys are forgotten.

    >>> limit = Limit(rate=0.001, burst=2)
    >>> [limit.allows("ann"), limit.allows("ann"), limit.allows("ann"), limit.allows("ben")]
    [True, True, False, True]
    """

    def __init__(self, rate: float, burst: int, most: int = MOST_KEYS) -> None:
        self.rate = rate
        self.burst = burst
        self._most = most
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, at

    def allows(self, key: str) -> bool:
        now = clock.steady()
        tokens, at = self._buckets.pop(key, (float(self.burst), now))
        tokens = min(float(self.burst), tokens + (now - at) * self.rate)
        allowed = tokens >= 1.0
        self._buckets[key] = (tokens - 1.0 if allowed else tokens, now)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return allowed

    def wait(self) -> int:
        """Seconds after which to come back."""
        return max(1, round(1.0 / self.rate))


class Limits:
    """All limits of a server; with `on=False` none holds, for load tests and closed networks."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.requests = Limit(20.0, 100)  # by address
        self.files = Limit(100.0, 1000)  # by address: of the browser app, which cost little
        self.newcomers = Limit(0.2, 20)  # by address: new names
        self.guesses = Limit(0.1, 6)  # by address: codes to move a person
        self.tables = Limit(0.1, 20)  # by person
        self.tables_there = Limit(0.5, 60)  # by address
        self.messages = Limit(20.0, 60)  # by person, over all pages
        self.messages_there = Limit(200.0, 600)  # by address
        self.chat = Limit(0.5, 8)  # by person
        self.hints = Limit(0.5, 10)  # by person
        self.reviews = Limit(0.5, 20)  # by address
        self.most_pages = 20  # by person
        self.most_sockets = 200  # by address
