"""What Prometheus may ask: acknowledgements, queues, sockets, matches, bots, database."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

PREFIX = "warpad"
ACKNOWLEDGED = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
BATCHES = (1, 2, 5, 10, 20, 50, 100, 200)
PLAIN = "text/plain; version=0.0.4; charset=utf-8"


class Nothing:
    """Stands where a metric would, on a machine without the library."""

    def labels(self, *_: str) -> Nothing:
        return self

    def inc(self, _: float = 1) -> None:
        """Counts nothing."""

    def observe(self, _: float) -> None:
        """Notes nothing."""

    def set_function(self, _: Callable[[], float]) -> None:
        """Asks nothing."""


class Metrics:
    """The metrics of one server, in a registry of their own."""

    def __init__(self) -> None:
        try:
            self._library: Any = importlib.import_module("prometheus_client")
        except ImportError:
            self._library = None
        self._registry: Any = self._library.CollectorRegistry() if self._library else None
        self.acknowledged = self._histogram(
            "acknowledgement_seconds", "from reading a request to its acknowledgement", ACKNOWLEDGED
        )
        self.written = self._histogram("write_seconds", "one commit of moves", ACKNOWLEDGED)
        self.batches = self._histogram("write_batch", "appends in one commit", BATCHES)
        self.unwritten = self._counter("write_failures_total", "commits that the database did not take")
        self.requests = self._counter("requests_total", "answers over HTTP", ("method", "status"))
        self.messages = self._counter("messages_total", "messages from pages", ("kind",))
        self.errors = self._counter("errors_total", "failures inside the server", ("where",))
        self.thoughts = self._counter("thoughts_total", "thoughts of bots and other long work", ("kind",))
        self.refused = self._counter("limited_total", "what was refused by a limit", ("limit",))
        self.lag = self._histogram(
            "loop_lag_seconds", "how late the event loop comes to a timer", ACKNOWLEDGED
        )

    @property
    def is_there(self) -> bool:
        return self._library is not None

    def gauge(self, name: str, help: str, read: Callable[[], float]) -> None:
        """A number that is asked for when somebody looks."""
        self._make("Gauge", name, help, ()).set_function(read)

    def text(self) -> bytes:
        told: bytes = self._library.generate_latest(self._registry)
        return told

    def _counter(self, name: str, help: str, labels: tuple[str, ...] = ()) -> Any:
        return self._make("Counter", name, help, labels)

    def _histogram(self, name: str, help: str, buckets: tuple[float, ...]) -> Any:
        return self._make("Histogram", name, help, (), buckets=buckets)

    def _make(self, kind: str, name: str, help: str, labels: tuple[str, ...], **more: Any) -> Any:
        if self._library is None:
            return Nothing()
        make = getattr(self._library, kind)
        return make(f"{PREFIX}_{name}", help, labels, registry=self._registry, **more)
