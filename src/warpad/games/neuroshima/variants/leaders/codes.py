"""The numbers of leaders: questions, verbs and events, each from the ranges kept for variants."""

from typing import Final

from warpad.core.vecs import i64
from warpad.games.neuroshima.rules.questions import ASK_VARIANT

ASK_DEAL: Final[i64] = ASK_VARIANT
ASK_LEADER: Final[i64] = ASK_VARIANT + 1
ASK_COMMAND: Final[i64] = ASK_VARIANT + 2
ASK_RESCUE: Final[i64] = ASK_VARIANT + 3

CHOOSE_LEADER: Final[i64] = 27  # the number of the tile is that of the card
LEAD_KEEP: Final[i64] = 28
LEAD_TURN: Final[i64] = 29
LEAD_MOVE: Final[i64] = 30
LEAD_PUSH: Final[i64] = 31
LEAD_BATTLE: Final[i64] = 32
LEAD_HASTEN: Final[i64] = 33
LEAD_ARM: Final[i64] = 34  # the number of the tile is the kind of attack
LEAD_HEAL: Final[i64] = 35
LEAD_PASS: Final[i64] = 36

LEADER_DEALT: Final[i64] = 77  # NH-VAR-04: side, card; for that side alone
LEADER_CHOSEN: Final[i64] = 78  # NH-VAR-04: player, card
LEADER_USED: Final[i64] = 79  # NH-VAR-04: player, card, uses left
HASTENED: Final[i64] = 80  # NH-VAR-04: cell, piece
ARMED: Final[i64] = 81  # NH-VAR-04: cell, piece, direction, kind of attack
RESCUED: Final[i64] = 82  # NH-VAR-04: cell, piece, wounds cancelled
