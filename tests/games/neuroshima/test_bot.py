"""How plans of a turn are compared: in rounds, with the same draws for all, while there is doubt and time."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from warpad.core.dice import Dice
from warpad.core.position import CHANCE, Position
from warpad.core.thinking.budget import Ticks
from warpad.core.thinking.levels import EXPERT
from warpad.games import find
from warpad.games.neuroshima.mind.bot import (
    BEHIND,
    DRAWS_TO_TELL,
    MANNERS,
    NET_EYES,
    Plan,
    Replies,
    Round,
    Tactician,
)
from warpad.games.neuroshima.mind.planner import WEIGHTS_EYES, Planner, Way, value_for
from warpad.games.neuroshima.position import Neuroshima

GAME = find("neuroshima")
SLOW, QUICK = EXPERT.seconds, EXPERT.seconds / 1e6


class End:
    """The end of a turn that is known by a position of its own."""

    def __init__(self) -> None:
        self.world: Position = GAME.new({})

    def moves(self) -> dict[int, int]:
        return {}


class Oracle:
    """Gives plans the values that a test says, and counts how often it is asked."""

    def __init__(self, plans: list[Plan], worth: Callable[[int, int, int], float]) -> None:
        self._plans = plans
        self._worth = worth
        self.asked: list[int] = []

    def ends(self, world: Position, seat: int, width: int, most: int, dice: Dice) -> list[Way]:
        return [plan.end for plan in self._plans]

    def value_after(self, world: Position, seat: int, turns: int, luck: int) -> float:
        number = next(i for i, plan in enumerate(self._plans) if plan.end.world is world)
        self.asked.append(number)
        return self._worth(number, turns, Dice(luck).below(100))


def choice(
    count: int,
    worth: Callable[[int, int, int], float],
    step: float = QUICK,
    rounds: tuple[Round, ...] = MANNERS[EXPERT.rank].elsewhere,
) -> tuple[int, Oracle]:
    """Which of some plans an expert takes when they are worth this: by number, turns and luck."""
    plans = [Plan(End()) for _ in range(count)]
    oracle = Oracle(plans, worth)
    bot = Tactician("neuroshima", EXPERT, Ticks(step))
    bot.budget.open()
    bot.budget.allow(1.0)
    best = bot._best(oracle, 0, list(plans), rounds, Dice(5))
    return next(i for i, plan in enumerate(plans) if plan.end is best), oracle


def test_the_look_that_goes_further_decides() -> None:
    def worth(plan: int, turns: int, luck: int) -> float:
        doubt = Dice(luck * 31 + plan).below(100) / 500
        return doubt + (plan / 1000 if turns == 1 else -plan / 5)

    taken, oracle = choice(6, worth)
    assert taken == 0
    assert oracle.asked.count(5) > DRAWS_TO_TELL


def test_what_was_found_counts_on_while_the_look_goes_as_far() -> None:
    """The last round sees a little of the contrary: it decides alone only where it looked further."""

    def worth(plan: int, turns: int, luck: int) -> float:
        calls.append(plan)
        return 0.5 + plan / 10 if len(calls) <= 4 else 0.5 - plan / 100

    calls: list[int] = []
    assert choice(2, worth, rounds=(Round(2, 2, 2), Round(2, 1, 2)))[0] == 1
    calls.clear()
    assert choice(2, worth, rounds=(Round(2, 2, 1), Round(2, 1, 2)))[0] == 0


def test_only_plain_duels_are_tried_the_new_way() -> None:
    manner = MANNERS[EXPERT.rank]
    duel, three, teams = (
        cast(Neuroshima, GAME.new(config)).setup
        for config in (
            {},
            {"mode": "deathmatch", "players": 3},
            {"mode": "teams"},
        )
    )
    assert manner.rounds_in(duel) is manner.rounds
    assert manner.rounds_in(three) is manner.rounds_in(teams) is manner.elsewhere


def test_replies_are_judged_with_the_eyes_of_the_level() -> None:
    position = cast(Neuroshima, GAME.new({}))
    dice = Dice(3)
    while position.actor() == CHANCE or position.turn_number < 5:
        who = position.actor()
        position.play(position.draw(dice) if who == CHANCE else position.pick(who, dice))
    seat = position.actor()
    planner = Planner(lambda: False, 0)
    end = planner.play_turns(position.copy(), seat, 2, 1, Dice(7))
    for eyes in (NET_EYES, WEIGHTS_EYES):
        found = Replies(lambda: False, eyes).value_after(position, seat, 2, 7)
        assert found == value_for(end, planner.mover, seat, eyes)


def test_a_plan_clearly_behind_is_not_tried_on() -> None:
    _, oracle = choice(2, lambda plan, turns, luck: 0.9 - 0.8 * plan + luck / 1e4)
    assert oracle.asked.count(1) == DRAWS_TO_TELL


def test_all_plans_get_the_same_luck() -> None:
    """Luck alone tells the plans apart by nothing: the first one, best before, stays."""
    taken, _ = choice(4, lambda plan, turns, luck: luck / 100)
    assert taken == 0


def test_without_time_the_plan_that_looked_best_is_taken() -> None:
    taken, _ = choice(4, lambda plan, turns, luck: plan / 10, step=SLOW)
    assert taken == 0


def test_doubt_keeps_a_plan_in_the_race() -> None:
    best, other = Plan(End(), [0.5] * DRAWS_TO_TELL), Plan(End(), [0.4, 0.6] * (DRAWS_TO_TELL // 2))
    assert not other.is_behind(best)
    assert Plan(End(), [0.4] * DRAWS_TO_TELL).is_behind(best)
    assert BEHIND > 0


def test_rounds_go_on_with_fewer_plans() -> None:
    for manner in MANNERS:
        for rounds in (manner.rounds, manner.elsewhere):
            plans = [how.plans for how in rounds]
            assert plans == sorted(plans, reverse=True)
