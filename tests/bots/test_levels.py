"""Levels in every game and mode: legal moves, time kept, the same search for the same dice."""

from __future__ import annotations

import pytest

from warpad.bots import LEVELS, OFFERED, Sight, make
from warpad.core.dice import Dice
from warpad.core.errors import SetupError
from warpad.core.position import CHANCE, Position
from warpad.core.thinking.budget import Budget, Ticks
from warpad.core.vecs import append, i64, vec
from warpad.games import GAMES, find

SET_UPS = [(name, number) for name in GAMES for number in range(len(find(name).samples()))]
FEW_STEPS = 30


def walk(name: str, number: int, level: str, steps: int, step: float, seed: int) -> Position:
    """The position after some decisions of bots of one level; every move is checked."""
    game, dice = find(name), Dice(seed)
    position = game.new(game.samples()[number])
    bots = [make(level, find(name), Ticks(step)) for _ in game.seats(position)]
    for _ in range(steps):
        actors = position.actors()
        if not len(actors):
            break
        moves = vec[i64]([])
        for seat in actors:
            if seat == CHANCE:
                move = position.draw(dice)
            else:
                move = bots[seat].choose(Sight(game, position, seat), dice)
                assert move in list(position.legal(seat))
            moves = append(moves, move)
        position.apply(moves)
    return position


@pytest.mark.parametrize(("name", "number"), SET_UPS)
def test_every_level_moves_legally_in_every_mode(name: str, number: int) -> None:
    for level in LEVELS.values():
        walk(name, number, level.name, FEW_STEPS, level.seconds / 6, seed=number)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_dice_and_steps_give_the_same_moves(name: str) -> None:
    once, again = (walk(name, 0, "hard", 12, 0.01, seed=5) for _ in range(2))
    assert once.key() == again.key()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_turn_keeps_to_its_time(name: str, level: str) -> None:
    """Between two readings of the clock lies one step: a turn may pass its time by a few of them."""
    game, dice = find(name), Dice(3)
    position = game.new(game.samples()[0])
    seconds = LEVELS[level].seconds
    ticks = Ticks(seconds / 100)
    bot = make(level, find(name), ticks)
    spent: dict[int, float] = {}
    for _ in range(40):
        actors = position.actors()
        moves = vec[i64]([])
        for seat in actors:
            if seat == CHANCE:
                moves = append(moves, position.draw(dice))
            elif seat == 0:
                before, turn = ticks(), game.turn_number(position)
                moves = append(moves, bot.choose(Sight(game, position, seat), dice))
                spent[turn] = spent.get(turn, 0.0) + ticks() - before
            else:
                moves = append(moves, position.pick(seat, dice))
        if len(moves):
            position.apply(moves)
    assert max(spent.values()) <= seconds * 1.3


def test_a_budget_is_for_one_turn() -> None:
    now = [0.0]
    budget = Budget(1.0, lambda: now[0])
    budget.open()
    assert budget.enter(1)
    now[0] = 0.5
    budget.close()
    now[0] = 9.0
    budget.open()
    assert not budget.enter(1)
    assert 0.3 < budget.left() < 0.5
    budget.allow(1.0)
    assert not budget.is_over()
    now[0] = 9.5
    assert budget.is_over()
    budget.close()
    budget.open()
    assert budget.enter(2)
    assert budget.left() > 0.8


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_equal_knowledge_gives_equal_moves(name: str, level: str) -> None:
    """Two worlds that a seat cannot tell apart get the same move from the same dice."""
    game = find(name)
    position = game.new(game.samples()[0])
    dice = Dice(11)
    for _ in range(40):
        actors = position.actors()
        if len(actors) and actors[0] != CHANCE:
            seat = actors[0]
            moves = []
            for world in (position, position.imagine(seat, Dice(77))):
                bot = make(level, find(name), Ticks(LEVELS[level].seconds / 8))
                moves.append(bot.choose(Sight(game, world, seat), Dice(4)))
            assert moves[0] == moves[1]
        position.apply(random_moves(position, dice))


def random_moves(position: Position, dice: Dice) -> vec[i64]:
    moves = vec[i64]([])
    for seat in position.actors():
        moves = append(moves, position.draw(dice) if seat == CHANCE else position.pick(seat, dice))
    return moves


def test_unknown_names_are_refused_with_a_sentence() -> None:
    with pytest.raises(SetupError, match="random, easy, normal, hard, expert, master, greedy"):
        make("grandmaster", find("neuroshima"))
    assert OFFERED == ("random", "easy", "normal", "hard", "expert", "master")
