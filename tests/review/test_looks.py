"""A decision that looks bad is looked at again, and the look that made it suspicious does not count."""

from __future__ import annotations

from copy import copy

import pytest

from tests.review.games import played
from warpad.core.dice import Dice
from warpad.core.game import Game
from warpad.core.position import Position
from warpad.core.thinking.critic import Alternative, Critic, Effort, Judgement, critic_of
from warpad.games import GAMES, find
from warpad.review import Reviewer
from warpad.review.marks import BLUNDER

SMALL = Effort(ways=2, draws=1, fresh=3, looks=2)


class Told(Critic):
    """Finds the losses that it was told to find, one after another, each within 0.01."""

    more_looks = 3
    suspicious = 0.15
    losses: list[float]

    def weigh(
        self, position: Position, seat: int, played: list[int], effort: Effort, dice: Dice
    ) -> Judgement:
        loss = self.losses.pop(0)
        best = Alternative(played, [0.9, 0.9, 0.9])
        return Judgement(Alternative(played, [0.9 - loss + off for off in (-0.01, 0.0, 0.01)]), [best])


def judge_first(losses: list[float]) -> tuple[str, list[float]]:
    """The mark of the first decision of a game, and the losses that nobody asked for."""
    reviewer = Reviewer(game_told(losses), played("bugs", most=10))
    return reviewer.judge(*reviewer.decisions()[0]), losses


def game_told(losses: list[float]) -> Game:
    """A game whose critic finds these losses."""
    game: Game = copy(find("bugs"))
    game.critic = type("ToldOnce", (Told,), {"losses": losses})
    return game


@pytest.mark.parametrize(
    ("losses", "mark"),
    [
        ([0.40, 0.12, 0.12, 0.12], "mistake"),
        ([0.40, 0.00, 0.00, 0.00], ""),
        ([0.18, 0.30, 0.31, 0.30], "blunder"),
        ([0.40, 0.40, 0.05, 0.05], ""),
    ],
    ids=["weaker", "nought", "stronger", "at odds"],
)
def test_only_the_new_looks_count(losses: list[float], mark: str) -> None:
    assert judge_first(losses) == (mark, [])


def test_what_is_not_suspicious_is_looked_at_once() -> None:
    assert judge_first([0.14, 0.5]) == ("mistake", [0.5])


def test_a_suspicion_is_told_at_once_and_without_a_mark() -> None:
    losses = [0.4, 0.3, 0.3, 0.3] * 2
    reviewer = Reviewer(game_told(losses), played("bugs", most=10), SMALL)
    marks = []
    for judged in reviewer.run():
        if judged == 2:
            break
        marks += [(one["mark"], one["perhaps"], one["loss"]) for one in reviewer.found()["decisions"]]
    assert marks == [("", "blunder", 0.4), ("blunder", "", 0.3)]


@pytest.mark.parametrize("name", GAMES)
def test_a_first_look_never_decides_about_a_blunder(name: str) -> None:
    """It sends on what it finds well below the limit, so that its own luck has no part in the mark."""
    critic = critic_of(find(name))
    assert critic.more_looks >= 4
    assert critic.suspicious <= BLUNDER - 0.05


def test_a_decision_is_named_by_its_first_step_and_seat() -> None:
    reviewer = Reviewer(find("bugs"), played("bugs", most=30))
    decisions = reviewer.decisions()
    assert len(decisions) == reviewer.total()
    assert len(set(decisions)) == len(decisions)
