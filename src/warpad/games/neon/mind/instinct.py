"""Rounds played to their end in imagination, all seats by reflex."""

from pathlib import Path
from typing import Final

from warpad.core.dice import Dice
from warpad.core.position import CHANCE, NOBODY, SEVERAL
from warpad.core.vecs import append, i64, vec
from warpad.games.neon.data.codes import NO_ONE
from warpad.games.neon.mind.evaluate import Eyes, read_eyes
from warpad.games.neon.mind.habits import read_habits
from warpad.games.neon.mind.reflex import Reflex
from warpad.games.neon.mind.skill import read_skill
from warpad.games.neon.rules.frames import ASK_PLAN
from warpad.games.neon.rules.layout import ROUND
from warpad.games.neon.rules.state import State


class Instinct:
    """How rounds are imagined to go on, how many after this one, and what is thought of their ends."""

    def __init__(self, eyes: Eyes, reflex: Reflex, further: i64) -> None:
        self.eyes: Eyes = eyes
        self.reflex: Reflex = reflex
        self.further: i64 = further

    def plan_all(self, g: State, planner: i64, plan: i64, dice: Dice) -> None:
        """All plan by reflex, but for one who has this plan."""
        moves = vec[i64]([])
        seats = g.actors()
        i: i64 = 0
        while i < len(seats):
            seat = seats[i]
            moves = append(moves, plan if seat == planner else self.reflex.choose(g, seat, dice))
            i += 1
        g.apply(moves)

    def unfold_rounds(self, g: State, last: i64, dice: Dice) -> None:
        """Plays to the end of the round with this number."""
        while True:
            who = g.actor()
            if who == NOBODY or (g.s[ROUND] > last and g.s[g.top()] == ASK_PLAN):
                return
            if who == CHANCE:
                g.play(g.draw(dice))
            elif who == SEVERAL:
                self.plan_all(g, NO_ONE, 0, dice)
            else:
                g.play(self.reflex.choose(g, who, dice))

    def foresee(self, world: State, seat: i64, move: i64, dice: Dice) -> float:
        """What the position is worth to the seat after this move, as far as it looks ahead."""
        twin = world.copy()
        if twin.actor() == SEVERAL:
            self.plan_all(twin, seat, move, dice)
        else:
            twin.play(move)
        self.unfold_rounds(twin, world.s[ROUND] + self.further, dice)
        return self.eyes.chance(twin, seat)


def read_instinct(folder: Path) -> Instinct:
    """Weights and habits as they stand in the files of a folder, to the end of the round."""
    return Instinct(read_eyes(folder), read_habits(folder), 0)


FOLDER: Final = Path(__file__).parent
INSTINCT: Final = read_instinct(FOLDER)
# Those who know what pays are worth following for one round more.
SKILLED: Final = Instinct(read_eyes(FOLDER), read_skill(FOLDER), 1)
