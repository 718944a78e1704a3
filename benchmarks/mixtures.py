"""How good the orders of War of Bugs' bots are within a turn, whatever they think of its end.

    python benchmarks/mixtures.py --positions 10 --seed 1

Positions come from games of quick bots. In each one every order meets every reply many times, which gives a
table that can be solved. A bot's mixture, the mean of some looks at the position, is held against it: what it
loses to the reply that suits it least (exploited), and to replies as often as the solution gives them (lost).
In shares of a game; ends of turns are judged by the shipped weights for all. Bots are named as in the arena.
"""

from __future__ import annotations

import argparse
from typing import cast

import numpy as np
from rich.progress import track

from warpad.bots import Sight, make
from warpad.core.dice import Dice
from warpad.core.position import CHANCE
from warpad.core.thinking.budget import Ticks
from warpad.core.thinking.levels import NORMAL
from warpad.core.vecs import append, i64, vec
from warpad.games import find
from warpad.games.bugs.mind.bot import SELDOM, BugsBot, Manner
from warpad.games.bugs.mind.matrix import Solution, Table, solve
from warpad.games.bugs.mind.payoffs import Payoffs, distinct_moves
from warpad.games.bugs.position import BugsPosition
from warpad.games.bugs.rules.phases import ORDERS

GAME = find("bugs")
QUICK = Manner(moves=12, replies=8, turns=150, answers=20, placings=20)
LATEST_TURN = 9
SAMPLES = 24
ROUNDS = 600
ALL = 999
RIVALS = "benchmarks/rivals/bugs.py"
BOTS = (f"{RIVALS}:Hard", "hard", f"{RIVALS}:Expert", "expert", "master")


def positions(number: int, dice: Dice) -> list[BugsPosition]:
    """Positions in which orders are given."""
    found: list[BugsPosition] = []
    while len(found) < number:
        position, turn = cast(BugsPosition, GAME.new({})), 1 + dice.below(LATEST_TURN)
        bots = [BugsBot(GAME.name, NORMAL, Ticks(0.0)) for _ in range(2)]
        for bot in bots:
            bot.manner = QUICK
        while len(actors := position.actors()) and not (position.phase == ORDERS and position.turn >= turn):
            moves = vec[i64]([])
            for seat in actors:
                is_luck = seat == CHANCE
                move = (
                    position.draw(dice) if is_luck else bots[seat].choose(Sight(GAME, position, seat), dice)
                )
                moves = append(moves, move)
            position.apply(moves)
        if len(actors):
            found.append(position)
    return found


def whole_table(position: BugsPosition, dice: Dice) -> tuple[list[int], Table, Solution]:
    """All orders of the first seat, what each comes to against each reply, and the solution."""
    payoffs = Payoffs(Sight(GAME, position, 0), dice)
    payoffs.set_up(distinct_moves(position, 0), ALL)
    for _ in range(SAMPLES):
        for row in range(len(payoffs.rows)):
            payoffs.sample(row)
        payoffs.refresh()
    table = payoffs.means()
    return payoffs.rows, table, solve(table, ROUNDS)


def mixture(name: str, position: BugsPosition, orders: list[int], dice: Dice) -> Table:
    """How often a bot gives each of these orders."""
    bot = cast(BugsBot, make(name, GAME))
    bot.budget.open()
    bot.budget.allow(1.0)
    payoffs = Payoffs(Sight(GAME, position, 0), dice, bot.manner.doubt)
    own = distinct_moves(position, 0)
    while len(own) > bot.manner.moves:
        own.pop(dice.below(len(own)))
    payoffs.set_up(own, bot.manner.replies)
    shares = bot.mix(payoffs)
    found = np.zeros(len(orders))
    for order, share in zip(payoffs.rows, shares, strict=True):
        found[orders.index(order)] = share if share >= min(SELDOM, float(shares.max())) else 0.0
    return cast(Table, found / found.sum())


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("bots", nargs="*", default=BOTS)
    parser.add_argument("--positions", type=int, default=10)
    parser.add_argument("--looks", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    dice = Dice(asked.seed)
    losses: dict[str, list[tuple[float, float]]] = {name: [] for name in asked.bots}
    for position in track(positions(asked.positions, dice), "solving"):
        orders, table, best = whole_table(position, dice)
        for name, found in losses.items():
            mixed = sum(mixture(name, position, orders, dice) for _ in range(asked.looks)) / asked.looks
            got = mixed @ table
            found.append((best.value - float(got.min()), best.value - float(got @ best.columns)))
    print("| bot | exploited | lost |\n|---|--:|--:|")
    for name, found in losses.items():
        exploited, lost = np.mean(found, axis=0)
        print(f"| {name} | {exploited:.3f} | {lost:.3f} |")


if __name__ == "__main__":
    main()
