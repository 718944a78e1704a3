"""Leaders as numbers."""

from typing import Final

from warpad.core.bits import lowest
from warpad.core.learning.encoding import capped
from warpad.core.vecs import i64, u8, vec
from warpad.games.neuroshima.learn.sheets import OBSERVATION
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.variants.leaders.cards import Cards, has_chosen

_AT: Final = OBSERVATION.at
ONE: Final[u8] = 1
NO_PLAY_LIMIT: Final[i64] = 15
DEALT: Final[i64] = _AT["dealt"]
LEADER: Final[i64] = _AT["leader"]
USES: Final[i64] = _AT["uses"]
USED: Final[i64] = _AT["used"]
LEADER_COUNT: Final[i64] = OBSERVATION["dealt"].size


def write_leaders(state: State, cards: Cards, own: i64, out: vec[u8], at: i64) -> None:
    """NH-VAR-04: the cards of the own side until all have chosen, then both leaders."""
    if own > 1:
        return
    left = cards.dealt[own]
    while left != 0:
        out[at + DEALT + lowest(left)] = ONE
        left &= left - 1
    if not has_chosen(cards):
        return
    place: i64 = 0
    while place < 2:
        side = own if place == 0 else 1 - own
        out[at + LEADER + place * LEADER_COUNT + cards.leader[side]] = ONE
        out[at + USES + place] = capped(cards.uses[side], NO_PLAY_LIMIT)
        out[at + USED + place] = ONE if cards.used_in[side] == state.turn_number else u8(0)
        place += 1
