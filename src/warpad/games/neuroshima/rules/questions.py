"""What a player can be asked, and why battles are fought."""

from typing import Final

from warpad.core.vecs import i64

# What a player is asked (0: nothing); the turn has its own questions from ASK_TURN on.
ASK_NOTHING: Final[i64] = 0
ASK_CLOWN: Final[i64] = 1
ASK_QUARTERMASTER: Final[i64] = 2
ASK_MEDIC: Final[i64] = 3
ASK_SHARPSHOOTER: Final[i64] = 4
ASK_SPEND: Final[i64] = 5
ASK_TURN: Final[i64] = 16
ASK_HQ: Final[i64] = ASK_TURN
ASK_DRAW: Final[i64] = ASK_TURN + 1
ASK_DISCARD: Final[i64] = ASK_TURN + 2
ASK_ACT: Final[i64] = ASK_TURN + 3
ASK_RETREAT: Final[i64] = ASK_TURN + 4
ASK_FACE: Final[i64] = ASK_TURN + 5
ASK_BUY: Final[i64] = ASK_TURN + 6
ASK_OVER: Final[i64] = ASK_TURN + 7
# From here on only variants ask.
ASK_VARIANT: Final[i64] = ASK_TURN + 8
# The words of the questions, by question from ASK_TURN on; each is also the tail of a message id.
QUESTIONS: Final = ("hq", "draw", "discard", "act", "push", "turn", "buy", "over")
# Why a battle is fought.
BY_TILE: Final[i64] = 1
BY_FULL_BOARD: Final[i64] = 2
FINAL: Final[i64] = 3
EXTRA: Final[i64] = 4
BY_VARIANT: Final[i64] = 5
NO_PLAYER: Final[i64] = -1
NO_LIMIT: Final[i64] = 99
