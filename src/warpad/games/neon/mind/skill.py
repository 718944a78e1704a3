"""How fighters move who know what pays: each kind of move leans by the situation it is made in."""

import json
from pathlib import Path
from typing import Final

from warpad.core.dice import Dice
from warpad.core.vecs import append, i64, vec
from warpad.games.neon.data.codes import FIGHTERS, NO_ONE
from warpad.games.neon.mind.choices import Choice
from warpad.games.neon.mind.evaluate import RANGES, reaches
from warpad.games.neon.mind.reflex import Reflex, likelihood
from warpad.games.neon.mind.rows import Rows
from warpad.games.neon.mind.situation import situation
from warpad.games.neon.rules.flow import list_options
from warpad.games.neon.rules.frames import ASK_PLAN
from warpad.games.neon.rules.layout import ATTACKER, F_HAND, F_ID
from warpad.games.neon.rules.moves import PLAN, VERB_BITS
from warpad.games.neon.rules.planning import HANDS
from warpad.games.neon.rules.state import State

SKILL_FILE: Final = "skill.json"
# While an attack is under way nobody asks what else could be reached.
NO_REACH: Final = vec[i64]([0 for _ in range(FIGHTERS * RANGES)])


class Skill(Reflex):
    """What pays, by weights that were learned from searched choices."""

    def choose(self, g: State, seat: i64, dice: Dice) -> i64:
        leanings = self.leanings(g, seat)
        total: i64 = 0
        i: i64 = 0
        while i < len(leanings):
            total += likelihood(leanings[i])
            leanings[i] = total
            i += 1
        drawn = dice.below(total)
        i = 0
        while leanings[i] <= drawn:
            i += 1
        if g.s[g.top()] != ASK_PLAN:
            return g.moves[i]
        at = g.block(seat)
        return PLAN | g.t.plans[g.t.plans_first[g.s[at + F_ID] * HANDS + g.s[at + F_HAND]] + i] << VERB_BITS

    def leanings(self, g: State, seat: i64) -> vec[i64]:
        """How each move of the seat leans, in the order in which they are listed."""
        if g.s[g.top()] == ASK_PLAN:
            return Rows(g, seat, situation(g, seat, reaches(g)), self.weights).leanings()
        list_options(g, seat)
        reach = reaches(g) if g.s[ATTACKER] == NO_ONE else NO_REACH
        choice = Choice(g, seat, reach, self.weights)
        found = vec[i64]([])
        i: i64 = 0
        while i < g.count:
            found = append(found, choice.leaning(g.moves[i]))
            i += 1
        return found


def read_skill(folder: Path) -> Skill:
    """The skill in the file of a folder."""
    weights = vec[i64]([])
    for weight in json.loads((folder / SKILL_FILE).read_text(encoding="utf-8"))["weights"]:
        weights = append(weights, weight)
    return Skill(weights)
