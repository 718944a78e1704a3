"""The server knows how fast it acknowledges."""

from __future__ import annotations

from tests.server.client import http
from tests.server.test_play import BID_1, two_players
from warpad.server.matches.pulse import KEPT, Pulse


def test_shares_of_the_latest_moves_in_milliseconds() -> None:
    pulse = Pulse()
    assert pulse.as_json() == {"count": 0, "p50": None, "p95": None, "p99": None}
    for number in range(100):
        pulse.note(number / 1000)
    assert pulse.as_json() == {"count": 100, "p50": 50.0, "p95": 95.0, "p99": 99.0}
    for _ in range(KEPT):
        pulse.note(0.002)
    assert pulse.as_json() == {"count": KEPT, "p50": 2.0, "p95": 2.0, "p99": 2.0}


def test_health_tells_how_fast_moves_were_acknowledged(base, create, page):
    _, first, _ = two_players(create, page)
    before = http(base, "/api/health")["acknowledged"]["count"]
    first.move(0, BID_1)
    known = http(base, "/api/health")["acknowledged"]
    assert known["count"] == before + 1
    assert known["p50"] <= known["p95"] <= known["p99"]
