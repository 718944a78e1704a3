"""The state of a game and the small questions every chapter asks of it."""

from typing import Final

from warpad.core.position import Position
from warpad.core.vecs import append, i64, vec
from warpad.games.neon.data.codes import (
    AUTOMA,
    CARDS,
    COALITION,
    FACE_BITS,
    FACE_MASK,
    HEALTH,
    ROYALE,
)
from warpad.games.neon.data.tables import Tables
from warpad.games.neon.rules.layout import (
    AGENDA,
    BLOCK,
    DEPTH,
    F_ENERGY,
    F_EQUIPMENT,
    F_HEALTH,
    F_ID,
    F_PLACE,
    F_SIDE,
    F_TEAM,
    FIGHTER,
    MODE,
    PLACE_IN_RING,
    RING,
    RING_SIZE,
)
from warpad.games.neon.rules.moves import ARG_BITS, VERB_BITS
from warpad.games.neon.rules.sizes import FRAME, STACK

# The tables hold the health of side A, of side B and of the Automa.
AUTOMA_ROW: Final[i64] = 2


class State(Position):
    """All facts as numbers in `s`; `moves` holds the options of the choice on top of the agenda.

    `pack` names the content it is played with, `t` holds its tables."""

    __slots__ = ("t", "s", "pack", "moves", "count", "ready")

    def __init__(self, tables: Tables, facts: vec[i64], pack: str) -> None:
        super().__init__()
        self.t: Tables = tables
        self.s: vec[i64] = facts
        self.pack: str = pack
        self.moves: vec[i64] = vec[i64]([])
        self.count: i64 = 0
        self.ready: bool = False

    def copy(self) -> "State":
        raise NotImplementedError

    # Moves.

    def add(self, move: i64) -> None:
        """One more option of the choice being listed."""
        if self.count < len(self.moves):
            self.moves[self.count] = move
        else:
            self.moves = append(self.moves, move)
        self.count += 1

    # The agenda.

    def push(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """Puts a frame on the agenda; it is dealt with before those under it."""
        s = self.s
        at = AGENDA + s[DEPTH] * FRAME
        s[at] = kind
        s[at + 1] = a
        s[at + 2] = b
        s[at + 3] = c
        s[DEPTH] += 1

    def pop(self) -> None:
        s = self.s
        s[DEPTH] -= 1
        at = AGENDA + s[DEPTH] * FRAME
        s[at] = 0
        s[at + 1] = 0
        s[at + 2] = 0
        s[at + 3] = 0

    def top(self) -> i64:
        """Where the frame on top stands."""
        return AGENDA + (self.s[DEPTH] - 1) * FRAME

    # Fighters.

    def block(self, who: i64) -> i64:
        return FIGHTER + who * BLOCK

    def place(self, who: i64) -> i64:
        return self.s[FIGHTER + who * BLOCK + F_PLACE]

    def energy(self, who: i64) -> i64:
        return self.s[FIGHTER + who * BLOCK + F_ENERGY]

    def is_ally(self, who: i64, other: i64) -> bool:
        """NEON-GEN-02: allies are the other fighters of the same team."""
        s = self.s
        if s[MODE] != COALITION or who == other:
            return False
        return s[FIGHTER + who * BLOCK + F_TEAM] == s[FIGHTER + other * BLOCK + F_TEAM]

    def next_token(self, who: i64) -> i64:
        """NEON-SET-09, NEON-AUTO-01: the value of the health token that is lost next."""
        at = FIGHTER + who * BLOCK
        row: i64 = AUTOMA_ROW if who == AUTOMA else self.s[at + F_SIDE]
        return self.t.health[row * HEALTH + HEALTH - self.s[at + F_HEALTH]]

    def counts_points(self) -> bool:
        """NEON-ROY-01, NEON-COA-01: tokens have no value in Battle Royale."""
        return self.s[MODE] != ROYALE

    def equipment(self, who: i64, slot: i64) -> i64:
        """Where a stack of equipment stands: the top card (plus 1), then the supplies under it."""
        return FIGHTER + who * BLOCK + F_EQUIPMENT + slot * STACK

    # Cards.

    def half_options(self, who: i64, card: i64, half: i64) -> i64:
        fighter = self.s[FIGHTER + who * BLOCK + F_ID]
        return self.t.half[(fighter * CARDS + card) * 2 + half]

    # The ring.

    def neighbour(self, sector: i64, step: i64) -> i64:
        """NEON-GEN-04: the sector so many steps clockwise (or back, when negative)."""
        s = self.s
        return s[RING + (s[PLACE_IN_RING + sector] + step + s[RING_SIZE] * 2) % s[RING_SIZE]]

    def steps(self, a: i64, b: i64) -> i64:
        """How many steps it is clockwise from one sector to another."""
        s = self.s
        return (s[PLACE_IN_RING + b] - s[PLACE_IN_RING + a] + s[RING_SIZE]) % s[RING_SIZE]

    def distance(self, a: i64, b: i64) -> i64:
        """The shorter way."""
        ahead = self.steps(a, b)
        back = self.s[RING_SIZE] - ahead
        return back if back < ahead else ahead

    def is_open(self, sector: i64) -> bool:
        return self.s[PLACE_IN_RING + sector] >= 0


def code(verb: i64, a: i64, b: i64, c: i64) -> i64:
    """A move as one number."""
    return verb | a << VERB_BITS | b << (VERB_BITS + ARG_BITS) | c << (VERB_BITS + 2 * ARG_BITS)


def faces(packed: i64, face: i64) -> i64:
    """How many dice show a face."""
    return packed >> (FACE_BITS * face) & FACE_MASK


def turn_dice(packed: i64, number: i64, old: i64, new: i64) -> i64:
    """The dice after some were turned from one face to another."""
    return packed - (number << (FACE_BITS * old)) + (number << (FACE_BITS * new))
