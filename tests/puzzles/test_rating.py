"""Ratings: the published example, and what they are used for."""

from __future__ import annotations

import pytest

from warpad.puzzles.rating import NARROWEST, WIDEST, Rating, expected, rate


def test_the_published_example() -> None:
    """A player of 1500 meets 1400, 1550 and 1700, wins once and loses twice."""
    player = Rating(1500, 200, 0.06)
    games = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    after = rate(player, games)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_does_nothing_is_less_sure() -> None:
    after = rate(Rating(1500, 100), [])
    assert after.rating == 1500
    assert 100 < after.deviation < WIDEST


def test_a_great_surprise_makes_unsteady() -> None:
    steady = Rating(1500, 60, 0.06)
    assert rate(steady, [(Rating(2400, 50), 1.0)] * 8).volatility > 0.06


def test_the_chance_to_solve_grows_with_the_gap() -> None:
    chances = [expected(Rating(rating, 60), Rating(1500, 60)) for rating in (1200, 1500, 1800)]
    assert chances[1] == pytest.approx(0.5)
    assert chances == sorted(chances)
    assert expected(Rating(1800, 350), Rating(1500, 350)) < chances[2]


def test_nobody_is_ever_known_quite_surely() -> None:
    now = Rating()
    for _ in range(300):
        now = rate(now, [(now, 0.5)])
    assert now.deviation >= NARROWEST
