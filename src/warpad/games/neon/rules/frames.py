"""The kinds of frames on the agenda: steps, questions to a seat, and what chance deals."""

from typing import Final

from warpad.core.vecs import i64

# Kinds of frames. Up to LAST_STEP the rules go on by themselves, up to LAST_DECISION a seat decides,
# then chance does.
STEP_NOTHING: Final[i64] = 0
STEP_ROUND: Final[i64] = 1
STEP_TURN: Final[i64] = 2
STEP_AUTOMA: Final[i64] = 3
STEP_CLOSING: Final[i64] = 4
STEP_FLOOD: Final[i64] = 5
STEP_ATTACK: Final[i64] = 6
STEP_APPLY: Final[i64] = 7
STEP_SPEND: Final[i64] = 8
STEP_STRIP: Final[i64] = 9
STEP_MAINTAIN: Final[i64] = 10
STEP_SEARCH: Final[i64] = 11
STEP_ATTACH: Final[i64] = 14
STEP_ESCAPE: Final[i64] = 15
STEP_PAID: Final[i64] = 16
LAST_STEP: Final[i64] = 19

ASK_PLAN: Final[i64] = 20
ASK_FIGHTER: Final[i64] = 21
ASK_DECLARE: Final[i64] = 22
ASK_WINDOW: Final[i64] = 23
ASK_LAND: Final[i64] = 24
ASK_HALF: Final[i64] = 25
ASK_MOVE: Final[i64] = 26
ASK_LEAVE: Final[i64] = 27
ASK_PLACE: Final[i64] = 28
ASK_SURPLUS: Final[i64] = 29
ASK_AIM: Final[i64] = 30
ASK_DIRECT: Final[i64] = 31
ASK_PAY: Final[i64] = 32
ASK_DICE: Final[i64] = 33
ASK_BLOCK: Final[i64] = 34
ASK_SPOILS: Final[i64] = 35
ASK_UPGRADE: Final[i64] = 36
ASK_FLEE: Final[i64] = 37
ASK_ALLY: Final[i64] = 38
LAST_DECISION: Final[i64] = 39

DEAL_RING: Final[i64] = 40
DEAL_TOKEN: Final[i64] = 41
DEAL_BOT: Final[i64] = 42
DEAL_FIGHTER: Final[i64] = 43
DEAL_CARDS: Final[i64] = 44
DEAL_LEADER: Final[i64] = 45
DEAL_LOOT: Final[i64] = 46
DEAL_UPGRADE: Final[i64] = 47
ROLL_ATTACK: Final[i64] = 48
ROLL_DEFENSE: Final[i64] = 49
REROLL_ATTACK: Final[i64] = 50
REROLL_DEFENSE: Final[i64] = 51
