"""Marks and accuracy: limits, doubt, and the formula they are taken from."""

from __future__ import annotations

import pytest

from warpad.core.thinking.critic import rank
from warpad.core.thinking.judgement import Alternative, Judgement
from warpad.review.marks import accuracy_of, mark_of, sure_mark, total_accuracy
from warpad.review.reviewer import is_brilliant, is_only


@pytest.mark.parametrize(
    ("loss", "mark"),
    [(0.0, ""), (0.049, ""), (0.05, "inaccuracy"), (0.1, "mistake"), (0.199, "mistake"), (0.2, "blunder")],
)
def test_limits_of_marks(loss: float, mark: str) -> None:
    assert mark_of(loss) == mark


def test_a_mark_is_shown_only_when_its_interval_clears_the_limit() -> None:
    assert sure_mark(0.22, 0.01) == "blunder"
    assert sure_mark(0.22, 0.05) == "mistake"
    assert sure_mark(0.06, 0.05) == ""


def test_accuracy_falls_from_a_hundred_as_the_formula_says() -> None:
    assert accuracy_of(0.0) == pytest.approx(100.0, abs=0.01)
    assert accuracy_of(0.1) == pytest.approx(63.6, abs=0.5)
    assert accuracy_of(1.0) == 0.0


def test_accuracy_of_a_game_weighs_what_was_at_stake() -> None:
    assert total_accuracy([], []) is None
    perfect = total_accuracy([0.0] * 5, [0.5, 0.6, 0.5, 0.7, 0.8])
    assert perfect == pytest.approx(100.0, abs=0.01)
    worse = total_accuracy([0.0, 0.3, 0.0, 0.0, 0.0], [0.5, 0.6, 0.5, 0.7, 0.8])
    assert worse is not None
    assert worse < 90


class TestOnlyChoice:
    best = Alternative([1], [0.8, 0.9, 0.85, 0.8])

    def judged(self, other: float, played: Alternative, obvious: int = 1) -> Judgement:
        second = Alternative([2], [other, other, other, other])
        return Judgement(played, [self.best, second], [obvious])

    def test_all_else_must_be_worse_by_a_mistake(self) -> None:
        assert is_only(self.judged(0.6, self.best))
        assert not is_only(self.judged(0.79, self.best))

    def test_it_must_have_been_made(self) -> None:
        assert not is_only(self.judged(0.6, Alternative([3], [0.1, 0.1, 0.1, 0.1])))

    def test_it_is_brilliant_where_something_else_looked_best(self) -> None:
        assert is_brilliant(self.judged(0.6, self.best, obvious=2))
        assert not is_brilliant(self.judged(0.6, self.best, obvious=1))
        assert not is_brilliant(self.judged(0.79, self.best, obvious=2))


class TestRanking:
    def way(self, move: int, *values: float) -> Alternative:
        return Alternative([move], list(values))

    def test_the_leader_of_the_first_look_stays_where_nothing_is_sure(self) -> None:
        leader, other = self.way(1, 0.5, 0.7, 0.4), self.way(2, 0.8, 0.5, 0.5)
        assert rank([leader, other])[0] is leader

    def test_another_takes_its_place_when_it_is_better_beyond_doubt(self) -> None:
        leader, other = self.way(1, 0.5, 0.7, 0.4, 0.6), self.way(2, 0.7, 0.9, 0.61, 0.8)
        assert rank([leader, other])[0] is other


def test_what_several_looks_disagree_about_is_in_doubt() -> None:
    """Three looks that are each sure of themselves, and far apart: the mean counts, and it is not sure."""
    looks = [
        Judgement(Alternative([1], [0.1, 0.1]), [Alternative([2], [0.1 + gap] * 2)])
        for gap in (0.1, 0.3, 0.5)
    ]
    alone, (first, *others) = looks[1], looks
    first.others = others
    assert first.loss() == pytest.approx(alone.loss())
    assert alone.half() == pytest.approx(0)
    assert first.half() > 0.3


def test_what_all_looks_share_is_not_lessened_by_more_of_them() -> None:
    looks = [Judgement(Alternative([1], [0.1] * 2), [Alternative([2], [0.4] * 2)], waver=0.04) for _ in "123"]
    first, *first.others = looks
    assert first.half() == pytest.approx(0)
    assert first.doubt() == pytest.approx(0.04)
