"""Who sees what: a position as JSON for one seat, built up from public facts."""

from __future__ import annotations


def observe(g: object, seat: int) -> dict[str, object]:
    return {}
