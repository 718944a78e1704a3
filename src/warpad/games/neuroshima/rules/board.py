"""The board and what lies beside it: tiles, foundations, and the piles of the players."""

from typing import Final

from warpad.core.bits import lowest, mix, single
from warpad.core.hexes import CELLS
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.tables import FIRST_TOKEN, HQ, KIND, KINDS, TRAIT_RETURN, TRAITS
from warpad.games.neuroshima.rules.empty import NO_CELLS, STALE
from warpad.games.neuroshima.rules.pieces import LASTING, owner_of, tile_of
from warpad.games.neuroshima.rules.state import State

# The parts of a player's pile: counts by the number of the tile within its army.
STACK: Final[i64] = 0
HAND: Final[i64] = 1
DISCARD: Final[i64] = 2
ZONES: Final[i64] = 3
TOP_BITS: Final[i64] = 6
TOP_MASK: Final[i64] = 63


def clear_board(state: State) -> None:
    """An empty board, full stacks, hit points as the rules say."""
    state.piece = NO_CELLS[:]
    state.hp = state.setup.start_hp[:]
    state.pile = vec[i64]([0] * (state.setup.players * ZONES * KINDS))


def player_to_move(state: State) -> i64:
    return state.setup.order[state.turn]


def is_free(state: State, cell: i64) -> bool:
    """A hex of the board without a tile; a foundation does not make it taken."""
    return (state.setup.board & ~state.occupied) >> cell & 1 == 1


def free_cells(state: State) -> i64:
    return state.setup.board & ~state.occupied


def is_full(state: State) -> bool:
    """NH-GEO-01: whether no main hex is free."""
    return state.setup.main & ~state.occupied == 0


def tile_at(state: State, cell: i64) -> i64:
    return tile_of(state.piece[cell])


def put(state: State, cell: i64, piece: i64) -> None:
    """Lays a tile on a hex, in place of what lies there."""
    bit = single(cell)
    state.known = STALE
    state.changed |= bit
    state.piece[cell] = piece
    state.occupied |= bit


def lift(state: State, cell: i64) -> i64:
    """Takes a tile off its hex; it goes nowhere yet."""
    bit = single(cell)
    state.known = STALE
    state.changed |= bit
    piece = state.piece[cell]
    state.piece[cell] = 0
    state.occupied &= ~bit
    return piece


def put_ground(state: State, cell: i64, piece: i64) -> None:
    """NH-UNIT-06: a foundation lies under whatever stands on the hex."""
    ground = state.ground[:]
    ground[cell] = piece
    state.ground = ground
    state.grounds |= single(cell)


def lift_ground(state: State, cell: i64) -> i64:
    piece = state.ground[cell]
    ground = state.ground[:]
    ground[cell] = 0
    state.ground = ground
    state.grounds &= ~single(cell)
    return piece


def ground_owner(state: State, cell: i64) -> i64:
    return owner_of(state.ground[cell])


def hq_cell(state: State, player: i64) -> i64:
    """Where the HQ of a player stands, or -1."""
    left = state.occupied
    while left != 0:
        cell = lowest(left)
        piece = state.piece[cell]
        if KIND[tile_of(piece)] == HQ and owner_of(piece) == player:
            return cell
        left &= left - 1
    return -1


def zone_start(state: State, player: i64, zone: i64) -> i64:
    """Where the counts of this part of a player's pile begin."""
    return (player * ZONES + zone) * KINDS


def number_in_army(state: State, player: i64, tile: i64) -> i64:
    return tile - state.setup.first[player]


def discard_piece(state: State, piece: i64) -> None:
    """NH-BAT-03: what leaves goes to its owner's discard pile; a tile that is in no pile goes for good."""
    player = owner_of(piece)
    tile = tile_of(piece)
    if tile < FIRST_TOKEN:
        state.pile[zone_start(state, player, DISCARD) + number_in_army(state, player, tile)] += 1


def destroy_tile(state: State, cell: i64) -> None:
    """NH-BAT-03, NH-UNIT-05: a destroyed tile leaves; a Bio-droid goes on top of its owner's stack."""
    piece = lift(state, cell)
    if TRAITS[tile_of(piece)] & TRAIT_RETURN:
        return_to_stack(state, piece)
    else:
        discard_piece(state, piece)


def return_to_stack(state: State, piece: i64) -> None:
    """NH-UNIT-05: it is drawn next, and everybody knows it."""
    player = owner_of(piece)
    number = number_in_army(state, player, tile_of(piece))
    state.pile[zone_start(state, player, STACK) + number] += 1
    state.top = (state.top & ~(TOP_MASK * single(player * TOP_BITS))) | ((number + 1) << (player * TOP_BITS))


def known_top(state: State, player: i64) -> i64:
    """The number within the army of the tile known to be on top of the stack, or -1."""
    return ((state.top >> (player * TOP_BITS)) & TOP_MASK) - 1


def forget_top(state: State, player: i64) -> None:
    state.top &= ~(TOP_MASK * single(player * TOP_BITS))


def own_cells(state: State, player: i64) -> i64:
    """The cells of all tiles of a player's army, whoever commands them."""
    found: i64 = 0
    left = state.occupied
    while left != 0:
        if owner_of(state.piece[lowest(left)]) == player:
            found |= left & -left
        left &= left - 1
    return found


def board_digest(state: State) -> i64:
    """A hash of what a battle can change."""
    digest = mix(state.occupied, state.grounds)
    piece = state.piece
    for cell in range(CELLS):
        digest = mix(digest, piece[cell] & LASTING)
    for player in range(state.setup.players):
        digest = mix(digest, state.hp[player])
    return digest
