"""The numbers of constructions: questions, verbs and events, each from the ranges kept for variants."""

from typing import Final

from warpad.core.vecs import i64
from warpad.games.neuroshima.rules.questions import ASK_VARIANT

ASK_PAY: Final[i64] = ASK_VARIANT + 5
ASK_LAY: Final[i64] = ASK_VARIANT + 6
ASK_BOARD: Final[i64] = ASK_VARIANT + 7

BUILD: Final[i64] = 42
LAY: Final[i64] = 43  # the number of the tile is that of the face
SWIVEL: Final[i64] = 44
BOARD_ENEMIES: Final[i64] = 45

BUILT: Final[i64] = 94  # NH-VAR-03: player
TOKEN_LAID: Final[i64] = 95  # NH-VAR-03: cell, piece
BOARDED: Final[i64] = 96  # NH-VAR-03: cell, piece
