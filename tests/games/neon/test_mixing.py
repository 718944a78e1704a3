"""Rows that are laid at the same time: mixtures that leave nobody a better row."""

from __future__ import annotations

import pytest

from tests.review.games import played
from warpad.core.dice import Dice
from warpad.core.thinking.critic import Effort, critic_of
from warpad.games import find
from warpad.games.neon.mind.mixing import Mixture
from warpad.review.moments import Walk

# What the first gets of 4, the second gets the rest: each does best to lay its first row in 2 of 5 cases.
TABLE = ((4.0, 1.0), (1.0, 3.0))


def test_two_who_learn_from_each_other_come_to_the_best_mixtures() -> None:
    first, second, dice = Mixture([0, 1]), Mixture([0, 1]), Dice(1)
    for number in range(1, 4001):
        mine, theirs = (one.draw(one.now(), dice) for one in (first, second))
        first.learn([TABLE[row][theirs] for row in (0, 1)], number)
        second.learn([4 - TABLE[mine][row] for row in (0, 1)], number)
    assert first.shares() == pytest.approx([0.4, 0.6], abs=0.06)
    assert second.shares() == pytest.approx([0.4, 0.6], abs=0.06)


def test_a_row_is_judged_against_mixtures_of_the_others() -> None:
    game = find("neon")
    critic = critic_of(game)
    moment = next(one for one in Walk(game, critic, played("neon", most=45)).moments if one.is_shared)
    row = int(moment.before.legal(0)[0])
    judged = critic.weigh(moment.before, 0, [row], Effort(ways=4, draws=6, fresh=6, looks=1), Dice(1))
    shares = [way.share for way in judged.ranking]
    assert judged.played.moves == [row]
    assert 0 < sum(shares) < 1.001
