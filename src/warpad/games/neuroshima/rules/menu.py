"""The open moves of a decision as blocks (a code, target cells, rotations): listed, counted, picked from."""

from typing import Final

from warpad.core.bits import count, lowest, nth
from warpad.core.vecs import append, extend, i64, vec
from warpad.games.neuroshima.rules.codes import AT_SHIFT
from warpad.games.neuroshima.rules.state import State

NO_TARGET: Final[i64] = 1
ANY_WAY: Final[i64] = 1
# A block: code, cells, rotations, how many moves.
BLOCK_SIZE: Final[i64] = 4
NO_BLOCKS: Final = vec[i64]([0] * 160)


def clear_menu(state: State) -> None:
    if len(state.blocks) == 0:
        state.blocks = NO_BLOCKS[:]
    state.blocks_end = 0
    state.offered = 0


def offer(state: State, base: i64, cells: i64, turns: i64) -> None:
    """Adds the moves that put a base together with these cells and rotations."""
    if cells == 0 or turns == 0:
        return
    moves: i64 = 1
    if cells & (cells - 1) != 0:
        moves = count(cells)
    if turns != ANY_WAY:
        moves *= count(turns)
    add_block(state, base, cells, turns, moves)


def offer_plain(state: State, base: i64) -> None:
    """Adds a move without target and rotation."""
    add_block(state, base, NO_TARGET, ANY_WAY, 1)


def add_block(state: State, base: i64, cells: i64, turns: i64, moves: i64) -> None:
    end = state.blocks_end
    blocks = state.blocks
    if end == len(blocks):
        blocks = extend(blocks, NO_BLOCKS)
        state.blocks = blocks
    blocks[end] = base
    blocks[end + 1] = cells
    blocks[end + 2] = turns
    blocks[end + 3] = moves
    state.blocks_end = end + BLOCK_SIZE
    state.offered += moves


def menu_codes(state: State) -> vec[i64]:
    """Every offered move, block by block, by cell and rotation."""
    codes = vec[i64]([])
    i: i64 = 0
    while i < state.blocks_end:
        cells = state.blocks[i + 1]
        while cells != 0:
            base = state.blocks[i] | (lowest(cells) << AT_SHIFT)
            turns = state.blocks[i + 2]
            while turns != 0:
                codes = append(codes, base | lowest(turns))
                turns &= turns - 1
            cells &= cells - 1
        i += BLOCK_SIZE
    return codes


def menu_code(state: State, index: i64) -> i64:
    """The offered move at this index of `menu_codes`."""
    blocks = state.blocks
    left = index
    i: i64 = 0
    while left >= blocks[i + 3]:
        left -= blocks[i + 3]
        i += BLOCK_SIZE
    turns = blocks[i + 2]
    ways = count(turns)
    cell = nth(blocks[i + 1], left // ways)
    return blocks[i] | (cell << AT_SHIFT) | nth(turns, left % ways)
