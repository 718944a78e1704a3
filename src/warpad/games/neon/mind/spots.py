"""Where the weights of skill stand, one block after the other."""

from typing import Final

from warpad.core.vecs import i64, vec
from warpad.games.neon.data.codes import FACES, ROW
from warpad.games.neon.mind.situation import GROUND, SECTOR_FACTS, SITUATION

# Where the weights stand. "By the situation": a weight for each of its numbers.
ACTIONS: Final[i64] = 7
VERBS: Final[i64] = 32
EFFECT_VERBS: Final[i64] = 23
WINDOWS: Final[i64] = 20
BY_VERB: Final[i64] = 0
# Rows: each action in each place by the situation, one action before another, choices, initiative.
IN_ROW: Final[i64] = BY_VERB + VERBS
BEFORE: Final[i64] = IN_ROW + ROW * ACTIONS * GROUND
CHOICE: Final[i64] = BEFORE + ACTIONS * ACTIONS
INITIATIVE: Final[i64] = CHOICE + ROW
# Turns: actions by the situation and by what else the row offers.
DECLARED: Final[i64] = INITIATIVE + GROUND
ACTED: Final[i64] = DECLARED + ACTIONS + GROUND
ACTED_BEFORE: Final[i64] = ACTED + ACTIONS * GROUND
# Places: what is there, at any time, before an attack, before a search, in danger, and when the row is done.
SECTOR: Final[i64] = ACTED_BEFORE + ACTIONS * ACTIONS
SECTOR_CASES: Final[i64] = 5
WAY_COST: Final[i64] = SECTOR + SECTOR_CASES * SECTOR_FACTS
# Effects, by the situation.
EFFECT: Final[i64] = WAY_COST + 1
WINDOW: Final[i64] = EFFECT + EFFECT_VERBS * SITUATION
EFFECT_COST: Final[i64] = WINDOW + WINDOWS * SITUATION
EFFECT_SUPPLY: Final[i64] = EFFECT_COST + 1
# Aims: dice by the health of the target, on its first life, its last, of the Automa; and of a bot.
KINDS_OF_TARGET: Final[i64] = 3
MOST_DICE: Final[i64] = 6
HEALTHS: Final[i64] = 7
AIM_FIGHTER: Final[i64] = EFFECT_SUPPLY + 1
AIM_BOT: Final[i64] = AIM_FIGHTER + KINDS_OF_TARGET * MOST_DICE * HEALTHS
AIM_VALUE: Final[i64] = AIM_BOT + MOST_DICE
AIM_FIELD: Final[i64] = AIM_VALUE + 1
AIM_ACTED: Final[i64] = AIM_FIELD + 1
AIM_COST: Final[i64] = AIM_ACTED + 1
AIM_SUPPLY: Final[i64] = AIM_COST + 1
AIM_BASIC: Final[i64] = AIM_SUPPLY + 1
AIM_AREA: Final[i64] = AIM_BASIC + 1
REROLLED: Final[i64] = AIM_AREA + 1
BLOCKED: Final[i64] = REROLLED + 2 * FACES
# Loot, by what is done with it.
LOOT_FACTS: Final[i64] = 9
LOOT_VERBS: Final[i64] = 9
LOOT: Final[i64] = BLOCKED + 1
WEIGHTS: Final[i64] = LOOT + LOOT_VERBS * LOOT_FACTS
COVERED: Final[i64] = LOOT_VERBS - 1


def weigh(numbers: vec[i64], number: i64, w: vec[i64], at: i64) -> i64:
    """The sum of so many numbers, each by its weight."""
    total: i64 = 0
    i: i64 = 0
    while i < number:
        total += numbers[i] * w[at + i]
        i += 1
    return total
