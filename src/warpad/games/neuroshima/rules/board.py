"""The state of a game of Neuroshima Hex: flat, compact, copied in a fraction of a microsecond.

Everything that goes with a tile on the board stands in one number, so that moving a tile moves all of it:

    bits  0-2   rotation
    bits  3-11  tile (0: no tile); together with the rotation this is the pose
    bits 12-14  owner
    bits 15-19  wounds
    bits 20-31  attack slots spent in this battle
    bits 32-43  attack slots that a net kept from acting in this battle
    bits 44-55  sources of movement used in this turn
    bits 56-58  who commanded it when last looked at: player + 1 (0: its owner)
    bit  59     carries a part (a scenario of the atlas)
    bit  60     stood ready to leave the board when the turn began (another one)
"""

from typing import Final

from warpad.core.bits import lowest, mix, single
from warpad.core.hexes import FULL_MASK
from warpad.core.position import Position
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.tables import FIRST_TOKEN, HQ, KIND, KINDS, TRAIT_RETURN, TRAITS
from warpad.games.neuroshima.rules.setup import Setup

ROTATION: Final[i64] = 7
TILE_SHIFT: Final[i64] = 3
TILE: Final[i64] = 511
POSE: Final[i64] = (1 << 12) - 1
OWNER_SHIFT: Final[i64] = 12
WOUND_SHIFT: Final[i64] = 15
WOUND: Final[i64] = 1 << 15
MOST_WOUNDS: Final[i64] = 31
SPENT_SHIFT: Final[i64] = 20
HELD_SHIFT: Final[i64] = 32
SLOT_BITS: Final[i64] = 4095
BATTLE_MARKS: Final[i64] = (4095 << 20) | (4095 << 32)
MOVED_SHIFT: Final[i64] = 44
MOVED: Final[i64] = 4095 << 44
COMMANDER_SHIFT: Final[i64] = 56
COMMANDER: Final[i64] = 7 << 56
CARRIES: Final[i64] = 1 << 59
READY: Final[i64] = 1 << 60

# The parts of a player's pile: counts by the number of the tile within its army.
STACK: Final[i64] = 0
HAND: Final[i64] = 1
DISCARD: Final[i64] = 2
ZONES: Final[i64] = 3

TOP_BITS: Final[i64] = 6
TOP_MASK: Final[i64] = 63

# What a player is asked (0: nothing); the turn has its own questions from ASK_TURN on.
ASK_NOTHING: Final[i64] = 0
ASK_CLOWN: Final[i64] = 1
ASK_QUARTERMASTER: Final[i64] = 2
ASK_MEDIC: Final[i64] = 3
ASK_SHARPSHOOTER: Final[i64] = 4
ASK_TURN: Final[i64] = 16

# What is known of all that follows from the tiles: nothing, who is bound, also what is lent.
STALE: Final[i64] = 0
LOOKED: Final[i64] = 1
WEIGHED: Final[i64] = 2

NO_CELLS: Final = vec[i64]([0] * 37)
NO_PLAYERS: Final = vec[i64]([0] * 6)
NONE: Final = vec[i64]([])


def make_piece(tile: i64, rotation: i64, owner: i64, wounds: i64) -> i64:
    """A tile as it lies on the board, in one number."""
    return (tile << TILE_SHIFT) | rotation | (owner << OWNER_SHIFT) | (wounds << WOUND_SHIFT)


def tile_of(piece: i64) -> i64:
    return (piece >> TILE_SHIFT) & TILE


def rotation_of(piece: i64) -> i64:
    return piece & ROTATION


def pose_of(piece: i64) -> i64:
    return piece & POSE


def owner_of(piece: i64) -> i64:
    return (piece >> OWNER_SHIFT) & 7


def wounds_of(piece: i64) -> i64:
    return (piece >> WOUND_SHIFT) & MOST_WOUNDS


def turned(piece: i64, rotation: i64) -> i64:
    """The same tile, lying with another rotation."""
    return (piece & ~ROTATION) | rotation


class Board(Position):
    """Tiles on the board, foundations under them, piles, hit points and energy."""

    __slots__ = (
        "setup", "occupied", "piece", "grounds", "ground", "hp", "energy", "pile", "top", "fallen", "turn",
        "ask", "asked", "known", "changed",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup: Setup = setup
        self.occupied: i64 = 0  # cells with a tile on them (foundations do not count)
        self.piece: vec[i64] = NO_CELLS
        self.grounds: i64 = 0  # cells with a foundation
        self.ground: vec[i64] = NO_CELLS  # replaced, never changed in place: shared by copies
        self.hp: vec[i64] = NO_PLAYERS  # hit points; points gained in mode points
        self.energy: vec[i64] = NO_PLAYERS  # replaced, never changed in place
        self.pile: vec[i64] = NONE
        self.top: i64 = 0  # known tops of stacks, six bits a player: number within the army + 1
        self.fallen: i64 = 0  # players whose HQ has fallen and whose tiles have gone
        self.turn: i64 = 0  # whose turn it is: an index into setup.order
        self.ask: i64 = ASK_NOTHING
        self.asked: i64 = 0  # the player who is asked
        self.known: i64 = STALE  # how much of what follows from the tiles (status) is up to date
        self.changed: i64 = FULL_MASK  # cells whose tiles came or went since status was last looked at

    def begin(self) -> None:
        """An empty board, full stacks, hit points as the rules say."""
        self.piece = NO_CELLS[:]
        self.hp = self.setup.start_hp[:]
        self.pile = vec[i64]([0] * (self.setup.players * ZONES * KINDS))

    def copy_board(self, twin: "Board") -> None:
        """Makes the twin an independent copy of this, as far as this class goes."""
        twin.occupied = self.occupied
        twin.piece = self.piece[:]
        twin.grounds = self.grounds
        twin.ground = self.ground
        twin.hp = self.hp[:]
        twin.energy = self.energy
        twin.pile = self.pile[:]
        twin.top = self.top
        twin.fallen = self.fallen
        twin.turn = self.turn
        twin.ask = self.ask
        twin.asked = self.asked

    def board_key(self) -> i64:
        """A hash of all that this class holds."""
        digest = self.with_tiles(self.setup.key())
        digest = _mix_all(_mix_all(_mix_all(digest, self.hp), self.energy), self.pile)
        digest = mix(mix(digest, self.top), self.fallen)
        return mix(mix(mix(digest, self.turn), self.ask), self.asked)

    def with_tiles(self, digest: i64) -> i64:
        """A hash that goes on with all that lies on the hexes."""
        digest = mix(digest, self.occupied)
        left = self.occupied
        while left != 0:
            digest = mix(digest, self.piece[lowest(left)])
            left &= left - 1
        digest = mix(digest, self.grounds)
        left = self.grounds
        while left != 0:
            digest = mix(digest, self.ground[lowest(left)])
            left &= left - 1
        return digest

    # -- whose turn --------------------------------------------------------------------------

    def player_to_move(self) -> i64:
        return self.setup.order[self.turn]

    # -- tiles -------------------------------------------------------------------------------

    def is_free(self, cell: i64) -> bool:
        """A hex of the board without a tile; a foundation does not make it taken."""
        return (self.setup.board & ~self.occupied) >> cell & 1 == 1

    def free_cells(self) -> i64:
        return self.setup.board & ~self.occupied

    def is_full(self) -> bool:
        """NH-GEO-01: whether no main hex is free."""
        return self.setup.main & ~self.occupied == 0

    def tile_at(self, cell: i64) -> i64:
        return tile_of(self.piece[cell])

    def kind_at(self, cell: i64) -> i64:
        return KIND[tile_of(self.piece[cell])]

    def put(self, cell: i64, piece: i64) -> None:
        """Lays a tile on a hex, in place of what lies there."""
        bit = single(cell)
        self.known = STALE
        self.changed |= bit
        self.piece[cell] = piece
        self.occupied |= bit

    def lift(self, cell: i64) -> i64:
        """Takes a tile off its hex; it goes nowhere yet."""
        bit = single(cell)
        self.known = STALE
        self.changed |= bit
        piece = self.piece[cell]
        self.piece[cell] = 0
        self.occupied &= ~bit
        return piece

    def put_ground(self, cell: i64, piece: i64) -> None:
        """NH-UNIT-06: a foundation lies under whatever stands on the hex."""
        ground = self.ground[:]
        ground[cell] = piece
        self.ground = ground
        self.grounds |= single(cell)

    def lift_ground(self, cell: i64) -> i64:
        piece = self.ground[cell]
        ground = self.ground[:]
        ground[cell] = 0
        self.ground = ground
        self.grounds &= ~single(cell)
        return piece

    def ground_owner(self, cell: i64) -> i64:
        return owner_of(self.ground[cell])

    def hq_cell(self, player: i64) -> i64:
        """Where the HQ of a player stands, or -1."""
        left = self.occupied
        while left != 0:
            cell = lowest(left)
            piece = self.piece[cell]
            if KIND[tile_of(piece)] == HQ and owner_of(piece) == player:
                return cell
            left &= left - 1
        return -1

    # -- piles -------------------------------------------------------------------------------

    def zone(self, player: i64, zone: i64) -> i64:
        """Where the counts of this part of a player's pile begin."""
        return (player * ZONES + zone) * KINDS

    def number_in_army(self, player: i64, tile: i64) -> i64:
        return tile - self.setup.first[player]

    def discard_piece(self, piece: i64) -> None:
        """NH-BAT-03, NH-VAR-03: what leaves goes to its owner's discard pile, a construction for good."""
        player = owner_of(piece)
        tile = tile_of(piece)
        if tile < FIRST_TOKEN:
            self.pile[self.zone(player, DISCARD) + self.number_in_army(player, tile)] += 1

    def destroy(self, cell: i64) -> None:
        """NH-BAT-03, NH-UNIT-05: a destroyed tile leaves; a Bio-droid goes on top of its owner's stack."""
        piece = self.lift(cell)
        if TRAITS[tile_of(piece)] & TRAIT_RETURN:
            self.return_to_stack(piece)
        else:
            self.discard_piece(piece)

    def return_to_stack(self, piece: i64) -> None:
        """NH-UNIT-05: it is drawn next, and everybody knows it."""
        player = owner_of(piece)
        number = self.number_in_army(player, tile_of(piece))
        self.pile[self.zone(player, STACK) + number] += 1
        self.top = (self.top & ~(TOP_MASK * single(player * TOP_BITS))) | (
            (number + 1) << (player * TOP_BITS)
        )

    def known_top(self, player: i64) -> i64:
        """The number within the army of the tile known to be on top of the stack, or -1."""
        return ((self.top >> (player * TOP_BITS)) & TOP_MASK) - 1

    def forget_top(self, player: i64) -> None:
        self.top &= ~(TOP_MASK * single(player * TOP_BITS))


def _mix_all(digest: i64, values: vec[i64]) -> i64:
    i: i64 = 0
    while i < len(values):
        digest = mix(digest, values[i])
        i += 1
    return digest
