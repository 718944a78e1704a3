"""The numbers of scenarios: questions, verbs, events and marks, each from the ranges kept for variants."""

from typing import Final

from warpad.core.vecs import i64
from warpad.games.neuroshima.rules.questions import ASK_VARIANT

ASK_LOAD: Final[i64] = ASK_VARIANT + 4

LOAD_PART: Final[i64] = 37
HAND_ON: Final[i64] = 38
STEP: Final[i64] = 39
EVACUATE: Final[i64] = 40
BLOW_UP: Final[i64] = 41

PART_LOADED: Final[i64] = 83  # NH-VAR-05: cell, piece
PART_HANDED: Final[i64] = 84  # NH-VAR-05: from cell, to cell, piece that has it now
PART_DELIVERED: Final[i64] = 85  # NH-VAR-05: cell, piece, delivered so far
EVACUATED: Final[i64] = 86  # NH-VAR-05: cell, piece, evacuated so far
BLOWN_UP: Final[i64] = 87  # NH-VAR-05: cell, piece, damage, hit points left
CAROUSELS_TURNED: Final[i64] = 88  # NH-VAR-05
SHELLED: Final[i64] = 89  # NH-VAR-05: player hit, damage, hit points left
POISONED: Final[i64] = 90  # NH-VAR-05: cell, piece
TRUCE_BEGAN: Final[i64] = 91  # NH-VAR-05
TRUCE_ENDED: Final[i64] = 92  # NH-VAR-05
FULL_DRAW: Final[i64] = 93  # NH-VAR-05: a full board, and the battle removed nothing

# Marks on a piece: it carries a part; it stood ready to leave the board when the turn began.
CARRIES: Final[i64] = 1 << 59
READY: Final[i64] = 1 << 60
