"""How much one address may ask for: requests, new matches, sockets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from warpad.server.http.rate import Allowances
from warpad.server.metrics import Metrics
from warpad.server.settings import Limits
from warpad.server.wire import problems

HOUR = 3600.0


class Gate:
    """The limits of one server; what is refused is counted."""

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self._limits = limits
        self._metrics = metrics
        self._gets = Allowances(limits.gets_per_second, limits.get_burst)
        self._files = Allowances(limits.files_per_second, limits.file_burst)
        self._posts = Allowances(limits.posts_per_second, limits.post_burst)
        self._created = Allowances(limits.created_per_hour / HOUR, limits.created_burst)
        self._tokens = Allowances(limits.tokens_per_hour / HOUR, limits.token_burst)
        self._sockets: Counter[str] = Counter()

    @property
    def sockets(self) -> int:
        return self._sockets.total()

    def take_get(self, address: str) -> None:
        self._take(self._gets, "gets", address, problems.too_fast())

    def take_file(self, address: str) -> None:
        """A file of the page: a first visit needs thirty, and many may sit behind one address."""
        self._take(self._files, "files", address, problems.too_fast())

    def take_post(self, address: str) -> None:
        self._take(self._posts, "posts", address, problems.too_fast())

    def take_match(self, address: str) -> None:
        self._take(self._created, "created", address, problems.too_many_created())

    def take_token(self, address: str) -> None:
        self._take(self._tokens, "tokens", address, problems.too_many_tokens())

    def _take(self, allowances: Allowances, limit: str, address: str, problem: problems.Problem) -> None:
        if not allowances.take(address):
            self._metrics.refused.labels(limit).inc()
            raise problem

    @contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """Counts a socket while it is open; says whether there is room for it."""
        fits = (
            self._sockets[address] < self._limits.sockets_per_address and self.sockets < self._limits.sockets
        )
        if not fits:
            self._metrics.refused.labels("sockets").inc()
            yield False
            return
        self._sockets[address] += 1
        try:
            yield True
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
