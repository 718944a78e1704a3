"""Intervals and ratings agree with what is known of them."""

import math

import pytest

from warpad.arena.statistics import percentile, ratings, wilson


def test_wilson_interval_of_a_fair_coin() -> None:
    share = wilson(50, 100)
    assert share.rate == 0.5
    assert share.low == pytest.approx(0.4038, abs=1e-4)
    assert share.high == pytest.approx(0.5962, abs=1e-4)


def test_wilson_stays_inside_zero_and_one() -> None:
    assert wilson(0, 10).low == 0
    assert wilson(10, 10).high == pytest.approx(1)
    assert wilson(0, 0).high == 1


def test_ratings_of_a_duel_give_back_the_odds() -> None:
    first, second = ratings({("strong", "weak"): (300.0, 100.0)})
    assert first.name == "strong"
    assert first.rating - second.rating == pytest.approx(400 * math.log10(300.5 / 100.5), abs=1e-6)
    assert 0 < first.margin < 40


def test_ratings_compare_bots_that_never_met() -> None:
    rows = ratings({("a", "b"): (75.0, 25.0), ("b", "c"): (75.0, 25.0)})
    assert [row.name for row in rows] == ["a", "b", "c"]
    assert rows[0].rating - rows[2].rating == pytest.approx(2 * (rows[0].rating - rows[1].rating), rel=1e-6)


def test_a_clean_sweep_has_a_finite_rating() -> None:
    assert all(math.isfinite(row.rating) for row in ratings({("a", "b"): (40.0, 0.0)}))


def test_percentile_of_nothing_is_zero() -> None:
    assert percentile([], 0.99) == 0
    assert percentile([1.0, 2.0, 3.0], 0.5) == 2
