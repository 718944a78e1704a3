"""What rounds of plans are worth in Neuroshima: what a turn gains by them, by the bot's own measure.

    python benchmarks/rounds.py --positions 26 --draws 80 --seed 1

In some positions every plan is tried with many draws, one and two turns on. Then plans are chosen with half
of the draws, in different rounds, as the bot does, and judged by the other half. That tells what more or
fewer draws and plans would change, without playing games; it does not tell whether the eyes are right.
"""

from __future__ import annotations

import argparse
from math import sqrt

from warpad.bots import make
from warpad.core.dice import Dice
from warpad.core.position import CHANCE, NOBODY
from warpad.core.thinking.budget import Ticks
from warpad.core.thinking.levels import EXPERT
from warpad.games import find
from warpad.games.neuroshima.mind.bot import MANNERS, NET_EYES, Plan, Replies, Round, Tactician
from warpad.games.neuroshima.mind.planner import Planner, Way
from warpad.games.neuroshima.position import Neuroshima

GAME = find("neuroshima")
WIDTH, PLANS, QUICK_WIDTH = 30, 48, 8
FIRST_TURN, TURNS = 3, 18
SEED_STEP = 1_000_003
# How often each choice is made anew, with other draws for choosing.
TIMES = 20
EXPERTS = MANNERS[EXPERT.rank]
SCHEDULES: dict[str, tuple[Round, ...]] = {
    "the plan that looks best": (),
    "expert": EXPERTS.rounds,
    "elsewhere than in duels": EXPERTS.elsewhere,
    "a quarter of that": (Round(16, 4, 1), Round(7, 7, 2), Round(3, 12, 2)),
    "half of the expert": (Round(24, 1, 2), Round(12, 3, 2), Round(6, 6, 2), Round(3, 10, 2)),
    "all plans, all draws": (Round(PLANS, 40, 2),),
}


def never() -> bool:
    return False


def positions(count: int, seed: int) -> list[Neuroshima]:
    """The first decision of a turn, one from each quick game."""
    setups, number = list(GAME.variety({})), 0
    found: list[Neuroshima] = []
    while len(found) < count:
        dice = Dice(seed * SEED_STEP + number)
        position = GAME.new(setups[number * 7 % len(setups)])
        assert isinstance(position, Neuroshima)
        number += 1
        if reach(position, FIRST_TURN + dice.below(TURNS), dice):
            found.append(position)
    return found


def reach(position: Neuroshima, turn: int, dice: Dice) -> bool:
    """Plays on to a turn; False when the game is over before."""
    planner, plan = Planner(never, 0, NET_EYES), dict[int, int]()
    while (seat := position.actor()) != NOBODY:
        if seat == CHANCE:
            position.play(position.draw(dice))
            continue
        if position.key() not in plan:
            if position.turn_number >= turn:
                return True
            plan = planner.ends(position.copy(), seat, QUICK_WIDTH, 1, dice)[0].moves()
        position.play(plan[position.key()])
    return False


class Table:
    """What all plans of a turn come to with each draw; asked, it answers with draws of one half."""

    def __init__(self, ends: list[Way], seat: int, draws: int) -> None:
        replies = Replies(never, NET_EYES)
        self._at = {id(end.world): number for number, end in enumerate(ends)}
        self._values = {
            turns: [
                [replies.value_after(end.world, seat, turns, luck) for luck in range(draws)] for end in ends
            ]
            for turns in (1, 2)
        }
        self.order: list[int] = list(range(draws))
        self.asked = 0
        self._lucks: dict[int, int] = {}

    def shuffle(self, dice: Dice) -> None:
        self._lucks = {}
        self.order.sort(key=lambda _: dice.bits())

    def value_after(self, world: Neuroshima, seat: int, turns: int, luck: int) -> float:
        number = self._lucks.setdefault(luck, len(self._lucks)) % (len(self.order) // 2)
        self.asked += turns
        return self._values[turns][self._at[id(world)]][self.order[number]]

    def worth(self, end: Way) -> float:
        """By the draws that were not for choosing."""
        rest = self.order[len(self.order) // 2 :]
        row = self._values[2][self._at[id(end.world)]]
        return sum(row[draw] for draw in rest) / len(rest)


def gains(tables: list[tuple[Table, list[Way]]], rounds: tuple[Round, ...]) -> tuple[list[float], float]:
    """By position: what the rounds gain on the plan that looks best; and how many turns they play."""
    bot = make("expert", GAME)
    assert isinstance(bot, Tactician)
    bot.budget = type(bot.budget)(EXPERT.seconds, Ticks(0.0))
    found, asked = [], 0
    for table, ends in tables:
        total, dice, table.asked = 0.0, Dice(1), 0
        for _ in range(TIMES):
            table.shuffle(dice)
            bot.budget.open()
            bot.budget.allow(1.0)
            taken = bot._best(table, 0, [Plan(end) for end in ends], rounds, dice)  # type: ignore[arg-type]
            total += table.worth(taken) - table.worth(ends[0])
        found.append(total / TIMES)
        asked += table.asked
    return found, asked / TIMES / len(tables)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--positions", type=int, default=26)
    parser.add_argument("--draws", type=int, default=80)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    tables = []
    for position in positions(asked.positions, asked.seed):
        ends = Planner(never, 0, NET_EYES).ends(position, position.actor(), WIDTH, PLANS, Dice(1))
        tables.append((Table(ends, position.actor(), asked.draws), ends))
    for name, rounds in SCHEDULES.items():
        found, turns = gains(tables, rounds)
        mean = sum(found) / len(found)
        error = sqrt(sum((one - mean) ** 2 for one in found)) / len(found)
        print(f"{name:28} gains {mean:+.4f} +- {1.96 * error:.4f} of a game, {turns:5.0f} turns played")


if __name__ == "__main__":
    main()
