"""Whole turns for bots: plans lead where they say, the same position counts once, time is kept."""

from __future__ import annotations

from typing import cast

from warpad.core.dice import Dice
from warpad.core.position import CHANCE
from warpad.games import find
from warpad.games.neuroshima.data.tables import DO_BATTLE, INSTANT_OF
from warpad.games.neuroshima.mind.planner import Planner, situation
from warpad.games.neuroshima.position import Neuroshima
from warpad.games.neuroshima.rules.board import HAND, zone_start

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
    end = Planner(never, 0).ends(position.copy(), seat, 2, 3, Dice(1))[0]
    plan = end.moves()
    while position.actor() == seat and position.turn_number == turn:
        move = plan[position.key()]
        assert move in list(position.legal(seat))
        position.play(move)
    assert position.key() == end.world.key()


def test_ends_come_best_first_and_none_twice() -> None:
    position = on_turn(5)
    ends = Planner(never, 0).ends(position, position.actor(), 3, 8, Dice(1))
    assert [end.value for end in ends] == sorted((end.value for end in ends), reverse=True)
    assert len({end.world.key() for end in ends}) == len(ends) > 1


def test_a_wider_beam_finds_no_worse_turn() -> None:
    position = on_turn(7)
    narrow, wide = (
        Planner(never, 0).ends(position.copy(), position.actor(), width, 1, Dice(1))[0].value
        for width in (1, 12)
    )
    assert wide >= narrow


def test_without_time_nothing_is_planned() -> None:
    position = on_turn(5)
    assert Planner(always, 0).ends(position, position.actor(), 3, 8, Dice(1)) == []


def test_the_best_replies_are_bad_news_on_the_whole() -> None:
    position = on_turn(6)
    seat = position.actor()
    end = Planner(never, 0).ends(position, seat, 2, 1, Dice(1))[0].world
    before = GAME.evaluate(end, seat)
    values = [Planner(never, 0).value_after(end, seat, 1, 1, Dice(seed)) for seed in range(4)]
    assert sum(values) / len(values) < before


def test_what_is_remembered_is_what_would_be_found() -> None:
    position = on_turn(6)
    seat = position.actor()
    used = Planner(never, 0)
    end = used.ends(position.copy(), seat, 2, 1, Dice(1))[0].world
    for luck in range(3):
        fresh = Planner(never, 0)
        assert used.value_after(end, seat, 1, 1, Dice(luck)) == fresh.value_after(end, seat, 1, 1, Dice(luck))
    for again in used.ends(position.copy(), seat, 2, 8, Dice(1)):
        assert again.value == GAME.evaluate(again.world, seat)


def test_a_move_is_remembered_apart_where_the_hand_counts() -> None:
    """A battle tile in hand is worth something, so the same move looks different with it."""
    position = on_turn(6)
    seat = position.actor()
    richer = position.copy()
    battle = next(n for n in range(1, 30) if INSTANT_OF[position.setup.first[seat] + n] == DO_BATTLE)
    richer.pile[zone_start(richer, seat, HAND) + battle] += 1
    assert situation(richer, seat) != situation(position, seat)
    assert situation(position.copy(), seat) == situation(position, seat)
