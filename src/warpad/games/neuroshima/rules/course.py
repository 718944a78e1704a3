"""Where in the course of the game we are: everything about turns that is not on the board."""

from typing import Final

from warpad.core.bits import lowest, mix, single
from warpad.core.hexes import CELLS
from warpad.core.vecs import i64
from warpad.games.neuroshima.rules.board import ASK_TURN, MOVED, SPENT_SHIFT
from warpad.games.neuroshima.rules.menu import Menu
from warpad.games.neuroshima.rules.setup import REINFORCEMENTS, Setup

ASK_HQ: Final[i64] = ASK_TURN
ASK_DRAW: Final[i64] = ASK_TURN + 1
ASK_DISCARD: Final[i64] = ASK_TURN + 2
ASK_ACT: Final[i64] = ASK_TURN + 3
ASK_RETREAT: Final[i64] = ASK_TURN + 4
ASK_FACE: Final[i64] = ASK_TURN + 5
ASK_BUY: Final[i64] = ASK_TURN + 6
ASK_OVER: Final[i64] = ASK_TURN + 7
ASK_DEAL: Final[i64] = ASK_TURN + 8
ASK_LEADER: Final[i64] = ASK_TURN + 9
ASK_COMMAND: Final[i64] = ASK_TURN + 10
ASK_RESCUE: Final[i64] = ASK_TURN + 11
ASK_LOAD: Final[i64] = ASK_TURN + 12
ASK_PAY: Final[i64] = ASK_TURN + 13
ASK_LAY: Final[i64] = ASK_TURN + 14
ASK_BOARD: Final[i64] = ASK_TURN + 15
# The words of the questions, by question from ASK_TURN on; each is also the tail of a message id.
QUESTIONS: Final = (
    "hq", "draw", "discard", "act", "push", "turn", "buy", "over", "deal", "leader", "command", "rescue",
    "load", "pay", "lay", "board",
)  # fmt: skip

# Why a battle is fought.
BY_TILE: Final[i64] = 1
BY_FULL_BOARD: Final[i64] = 2
FINAL: Final[i64] = 3
EXTRA: Final[i64] = 4
BY_SCENARIO: Final[i64] = 5

NO_PLAYER: Final[i64] = -1
NO_LIMIT: Final[i64] = 99

# The bits of a piece that say which tile lies how, whose it is and how wounded.
LASTING: Final[i64] = (1 << SPENT_SHIFT) - 1

HAND_LIMIT: Final[i64] = 3
REINFORCED_HAND: Final[i64] = 6
REINFORCED_PLAYS: Final[i64] = 2


class Course(Menu):
    """The fields of the turn, with their copy and hash."""

    __slots__ = (
        "turn_number", "turn_closed", "to_draw", "has_moved", "has_taken", "plays_left", "untouched",
        "terror", "last_by", "remaining", "contenders", "cause", "board_before", "pusher", "pushed",
        "to_face", "to_turn", "faced", "winners",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.turn_number: i64 = 0
        self.turn_closed: bool = False  # the turn is over, the battle after it may still be on
        self.to_draw: i64 = 0  # how many tiles are still drawn in this turn
        self.has_moved: bool = False  # some tile has used a source of movement in this turn
        self.has_taken: bool = False  # some tile obeyed a stranger when last looked at
        self.plays_left: i64 = NO_LIMIT
        self.untouched: bool = False  # nothing was done since the tiles were drawn
        self.terror: i64 = 0  # players who may place nothing in their next turn
        self.last_by: i64 = NO_PLAYER  # who drew their last tile first
        self.remaining: i64 = 0  # once that happened: players who still have a turn
        self.contenders: i64 = 0  # players in the extra turns
        self.cause: i64 = 0  # why the battle is fought that is on or was the last in this turn
        self.board_before: i64 = 0  # a hash of the board before that battle
        self.pusher: i64 = 0
        self.pushed: i64 = 0
        self.to_face: i64 = 0  # cells of tiles just taken, which may be turned
        self.to_turn: i64 = 0  # cells of links just swapped, which may be turned
        self.faced: i64 = 0  # cells asked about since the last action
        self.winners: i64 = 0

    def copy_course(self, twin: "Course") -> None:
        """Makes the twin an independent copy of this."""
        self.copy_battle(twin)
        twin.turn_number = self.turn_number
        twin.turn_closed = self.turn_closed
        twin.to_draw = self.to_draw
        twin.has_moved = self.has_moved
        twin.has_taken = self.has_taken
        twin.plays_left = self.plays_left
        twin.untouched = self.untouched
        twin.terror = self.terror
        twin.last_by = self.last_by
        twin.remaining = self.remaining
        twin.contenders = self.contenders
        twin.cause = self.cause
        twin.board_before = self.board_before
        twin.pusher = self.pusher
        twin.pushed = self.pushed
        twin.to_face = self.to_face
        twin.to_turn = self.to_turn
        twin.faced = self.faced
        twin.winners = self.winners

    def course_key(self) -> i64:
        """A hash of the whole state."""
        digest = mix(self.battle_key(), self.turn_number)
        digest = mix(mix(digest, self.to_draw), self.plays_left)
        flags = (1 if self.untouched else 0) | (2 if self.turn_closed else 0)
        digest = mix(mix(digest, flags), self.terror)
        digest = mix(mix(mix(digest, self.last_by + 1), self.remaining), self.contenders)
        digest = mix(mix(mix(digest, self.cause), self.pusher), self.pushed)
        digest = mix(mix(mix(digest, self.to_face), self.to_turn), self.faced)
        return mix(mix(digest, self.winners), self.board_before)

    def board_digest(self) -> i64:
        """A hash of what a battle can change."""
        digest = mix(self.occupied, self.grounds)
        piece = self.piece
        for cell in range(CELLS):
            digest = mix(digest, piece[cell] & LASTING)
        for player in range(self.setup.players):
            digest = mix(digest, self.hp[player])
        return digest

    def is_variant(self, variant: i64) -> bool:
        return self.setup.variants & variant != 0

    def full_hand(self) -> i64:
        """NH-TURN-04, NH-VAR-02: how many tiles a player draws up to."""
        return REINFORCED_HAND if self.is_variant(REINFORCEMENTS) else HAND_LIMIT

    def players_left(self) -> i64:
        """The set of players still in the game."""
        return (single(self.setup.players) - 1) & ~self.fallen

    def is_last_drawn(self) -> bool:
        """NH-END-02: whether anybody has drawn their last tile."""
        return self.last_by != NO_PLAYER

    def forget_movement(self) -> None:
        """NH-MOV-02: with a new turn every source of movement may be used again."""
        if not self.has_moved:
            return
        self.has_moved = False
        left = self.occupied
        while left != 0:
            self.piece[lowest(left)] &= ~MOVED
            left &= left - 1

    def settle(self) -> None:
        """Goes on after an action: questions that came up, a full board, the next decision."""
        raise NotImplementedError

    def harm_over(self) -> None:
        """An instant's or a mine's wounds have landed: the turn goes on."""
        self.settle()
