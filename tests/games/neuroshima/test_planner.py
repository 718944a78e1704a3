"""Whole turns for bots: plans lead where they say, the same position counts once, time is kept."""

from __future__ import annotations

from typing import cast

from warpad.core.dice import Dice
from warpad.core.position import CHANCE
from warpad.games import find
from warpad.games.neuroshima.neuroshima import Neuroshima
from warpad.games.neuroshima.planner import Planner

GAME = find("neuroshima")


def on_turn(turn: int, seed: int = 4) -> Neuroshima:
    """A position after random turns, at the first decision of a turn with tiles in hand."""
    dice = Dice(seed)
    position = cast(Neuroshima, GAME.new({"armies": ["outpost", "borgo"]}))
    while position.turn_number < turn or position.actor() == CHANCE:
        who = position.actor()
        position.play(position.draw(dice) if who == CHANCE else position.pick(who, dice))
    return position


def never() -> bool:
    return False


def always() -> bool:
    return True


def test_following_a_plan_leads_to_its_end() -> None:
    position = on_turn(6)
    seat, turn = position.actor(), position.turn_number
    end = Planner(never, Dice(1), 0).ends(position.copy(), seat, 2, 3)[0]
    plan = end.moves()
    while position.actor() == seat and position.turn_number == turn:
        move = plan[position.key()]
        assert move in list(position.legal(seat))
        position.play(move)
    assert position.key() == end.world.key()


def test_ends_come_best_first_and_none_twice() -> None:
    position = on_turn(5)
    ends = Planner(never, Dice(1), 0).ends(position, position.actor(), 3, 8)
    assert [end.value for end in ends] == sorted((end.value for end in ends), reverse=True)
    assert len({end.world.key() for end in ends}) == len(ends) > 1


def test_a_wider_beam_finds_no_worse_turn() -> None:
    position = on_turn(7)
    narrow, wide = (
        Planner(never, Dice(1), 0).ends(position.copy(), position.actor(), width, 1)[0].value
        for width in (1, 12)
    )
    assert wide >= narrow


def test_without_time_nothing_is_planned() -> None:
    position = on_turn(5)
    assert Planner(always, Dice(1), 0).ends(position, position.actor(), 3, 8) == []


def test_the_best_replies_are_bad_news_on_the_whole() -> None:
    position = on_turn(6)
    seat = position.actor()
    end = Planner(never, Dice(1), 0).ends(position, seat, 2, 1)[0].world
    before = GAME.evaluate(end, seat)
    values = [Planner(never, Dice(seed), 0).value_after(end, seat, 1, 1) for seed in range(4)]
    assert sum(values) / len(values) < before
