"""What moved a chance, parted: mistakes, luck, guesses, and what it was worth to have a choice."""

from __future__ import annotations

import pytest

from tests.review.games import played
from warpad.core.position import Position
from warpad.games import find
from warpad.review.ledger import Change, keep_account
from warpad.review.moments import Moment

TEAMS = [0, 1]


def before() -> Position:
    return find("bugs").start(played("bugs", most=1).setup)


def moment(moves: dict[int, list[int]], free: set[int]) -> Moment:
    return Moment(0, before(), 1, moves, free)


def change(opening: float, closing: float) -> Change:
    return Change([opening, 1 - opening], [closing, 1 - closing])


def test_who_had_the_choice_gains_what_the_best_was_worth_beside_the_usual() -> None:
    """The chance rose by 0.10 although 0.05 was given away: having the choice was worth 0.15."""
    entry = [moment({0: [1]}, {0})], [change(0.5, 0.6)], [{0: 0.05}]
    mine, theirs = (keep_account(seat, TEAMS, *entry) for seat in (0, 1))
    assert (mine.own, mine.choosing, mine.rest) == pytest.approx((-0.05, 0.15, 0))
    assert (theirs.others, theirs.choosing, theirs.rest) == pytest.approx((0.05, -0.15, 0))


def test_where_there_was_no_choice_nothing_was_chosen() -> None:
    account = keep_account(0, TEAMS, [moment({0: [1]}, set())], [change(0.5, 0.6)], [{}])
    assert (account.choosing, account.rest) == pytest.approx((0, 0.1))


def test_secret_choices_that_met_are_guesses_and_throws_are_luck() -> None:
    moments = [moment({0: [1], 1: [1]}, {0, 1}), moment({}, set())]
    account = keep_account(0, TEAMS, moments, [change(0.5, 0.7), change(0.7, 0.4)], [{1: 0.1}, {}])
    assert (account.others, account.guessing, account.luck) == pytest.approx((0.1, 0.1, -0.3))
    assert (account.choosing, account.rest) == pytest.approx((0, 0))
