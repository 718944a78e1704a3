"""How good a duel looks to a small net that was learned from games; other games are left to the weights.

The net has one hidden layer. Three of its units stand side by side in one integer (a word), twenty bits
each, so that one multiplication serves three; the result is exact as long as no unit leaves its bits,
and the same compiled and not.
"""

import json
import math
from pathlib import Path
from typing import Final

from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.content import ARMIES
from warpad.games.neuroshima.mind.evaluate import evaluate, player_of
from warpad.games.neuroshima.mind.scene import SIZE, describe
from warpad.games.neuroshima.position import Neuroshima
from warpad.games.neuroshima.rules.questions import ASK_OVER
from warpad.games.neuroshima.rules.setup import MODE_DUEL, Setup

NET_FILE: Final = Path(__file__).with_name("net.json")
LANES: Final[i64] = 3
LANE_BITS: Final[i64] = 20
LANE_HALF: Final[i64] = 1 << 19
LANE_MASK: Final[i64] = (1 << 20) - 1


def _pack(units: list[int]) -> list[int]:
    """The weights of all units for one input, three in a word."""
    words = [units[at : at + 3] for at in range(0, len(units), 3)]
    return [sum(weight << 20 * lane for lane, weight in enumerate(word)) for word in words]


_TOLD: Final = json.loads(NET_FILE.read_text(encoding="utf-8"))
UNITS: Final[i64] = len(_TOLD["counts"])
WORDS: Final[i64] = UNITS // LANES


def _army_rows(side: str) -> list[int]:
    """By army; one that the net does not know counts as none."""
    rows = [_TOLD[side].get(army, [0] * int(UNITS)) for army in ARMIES]
    return [word for row in rows for word in _pack(row)]


# By input (by army) and word; the units' own constants; what each unit counts for. The last unit is
# a plain sum, the others count only above 0.
HIDDEN: Final = vec[i64]([word for row in _TOLD["inputs"].values() for word in _pack(row)])
OWN_ARMY: Final = vec[i64](_army_rows("own armies"))
OTHER_ARMY: Final = vec[i64](_army_rows("other armies"))
GROUND: Final = vec[i64](_pack(_TOLD["ground"]))
COUNTS: Final = vec[i64](_TOLD["counts"])
CONSTANT: Final[i64] = int(_TOLD["constant"])
ONE: Final[float] = float(_TOLD["one"])


def judge(position: Neuroshima, seat: i64, foreseeing: bool) -> float:
    """0 to 1 for the seat; a finished game counts as it ended.

    Without foresight the board is taken as it is, as if no battle came."""
    setup = position.setup
    if position.ask == ASK_OVER:
        return position.scores()[seat]
    if not is_known(setup):
        return evaluate(position, seat, foreseeing)
    player = player_of(setup, seat)
    row = describe(position, player, foreseeing)
    return 1.0 / (1.0 + math.exp(-float(reckon(row, setup, player)) / ONE))


def is_known(setup: Setup) -> bool:
    """The net has learned from plain duels; it says nothing about other games."""
    return setup.plain and setup.mode == MODE_DUEL and setup.players == 2


def reckon(row: vec[i64], setup: Setup, player: i64) -> i64:
    """What the net makes of the numbers of a scene; ONE is a chance of 73 % to win."""
    own = setup.army[player] * WORDS
    other = setup.army[1 - player] * WORDS
    total = CONSTANT
    word: i64 = 0
    while word < WORDS:
        packed = GROUND[word] + OWN_ARMY[own + word] + OTHER_ARMY[other + word]
        at = word
        i: i64 = 0
        while i < SIZE:
            packed += row[i] * HIDDEN[at]
            at += WORDS
            i += 1
        total += weigh_units(packed, word * LANES)
        word += 1
    return total


def weigh_units(packed: i64, first: i64) -> i64:
    """Takes the units of a word apart, lowest first, and sums what they count for."""
    total: i64 = 0
    unit = first
    while unit < first + LANES:
        value = ((packed + LANE_HALF) & LANE_MASK) - LANE_HALF
        packed = (packed - value) >> LANE_BITS
        if value > 0 or unit == UNITS - 1:
            total += value * COUNTS[unit]
        unit += 1
    return total
