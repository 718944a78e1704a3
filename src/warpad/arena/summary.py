"""What the games of an arena prove: rates, ratings, times, as data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from warpad.arena.statistics import percentile, ratings, wilson
from warpad.core.game import Json


@dataclass(frozen=True)
class Pair:
    """All games of bot a against bot b."""

    a: str
    b: str
    games: int
    wins_a: int
    wins_b: int
    draws: int
    rate_a: float
    low: float
    high: float


def pair_of(a: str, b: str, rows: Sequence[Json]) -> Pair:
    mine = [row for row in rows if row["a"] == a and row["b"] == b]
    outcomes = [row["outcome"] for row in mine]
    share = wilson(sum(row["score"] for row in mine), len(mine))
    return Pair(
        a,
        b,
        len(mine),
        outcomes.count("a"),
        outcomes.count("b"),
        outcomes.count("draw"),
        round(share.rate, 4),
        round(share.low, 4),
        round(share.high, 4),
    )


def summary(rows: Sequence[Json], pairs: Sequence[tuple[str, str]], sides: int) -> Json:
    """The figures of an arena; `fair` is what equal bots would have."""
    met = [pair_of(a, b, rows) for a, b in pairs]
    points = {(p.a, p.b): _points(p, sides) for p in met if p.a != p.b and p.games}
    return {
        "games": len(rows),
        "fair": round(1 / sides, 4),
        "pairs": [vars(p) for p in met],
        "ratings": [
            {"bot": r.name, "rating": round(r.rating, 1), "margin": round(r.margin, 1)}
            for r in (ratings(points) if points else [])
        ],
        "milliseconds": _times(rows),
        "first_side": _first(rows),
    }


def _points(pair: Pair, sides: int) -> tuple[float, float]:
    """Points as in a duel: with more than two sides `a` met `sides - 1` copies of `b`, each a duel."""
    mine = pair.rate_a * pair.games
    if sides == 2:
        return mine, pair.games - mine
    rate = mine * (sides - 1) / max(mine * (sides - 1) + pair.games - mine, 1e-9)
    return rate * pair.games, (1 - rate) * pair.games


def _times(rows: Sequence[Json]) -> Json:
    spent: dict[str, list[float]] = {}
    for row in rows:
        for bot, times in row["ms"].items():
            spent.setdefault(bot, []).extend(times)
    return {
        bot: {
            "median": round(percentile(times, 0.5), 3),
            "p99": round(percentile(times, 0.99), 3),
            "most": round(max(times, default=0.0), 3),
        }
        for bot, times in sorted(spent.items())
    }


def _first(rows: Sequence[Json]) -> Json:
    wins = sum(1 for row in rows if row["first"])
    share = wilson(wins, len(rows))
    return {"rate": round(share.rate, 4), "low": round(share.low, 4), "high": round(share.high, 4)}
