"""The open moves of a decision as blocks (a code, target cells, rotations): listed, counted, picked from."""

from typing import Final

from warpad.core.bits import count, lowest, nth
from warpad.core.vecs import append, extend, i64, vec
from warpad.games.neuroshima.rules.battle.segments import Battle
from warpad.games.neuroshima.rules.codes import AT_SHIFT
from warpad.games.neuroshima.rules.setup import Setup

NO_TARGET: Final[i64] = 1
ANY_WAY: Final[i64] = 1
# A block: code, cells, rotations, how many moves.
BLOCK_SIZE: Final[i64] = 4
NO_BLOCKS: Final = vec[i64]([0] * 160)
NOTHING: Final = vec[i64]([])


class Menu(Battle):
    """Gathers what is allowed. A block stands for each of its cells with each of its rotations."""

    __slots__ = ("blocks", "blocks_end", "offered")

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.blocks: vec[i64] = NOTHING
        self.blocks_end: i64 = 0
        self.offered: i64 = 0  # how many moves

    def clear_menu(self) -> None:
        if len(self.blocks) == 0:
            self.blocks = NO_BLOCKS[:]
        self.blocks_end = 0
        self.offered = 0

    def offer(self, base: i64, cells: i64, turns: i64) -> None:
        """Adds the moves that put a base together with these cells and rotations."""
        if cells == 0 or turns == 0:
            return
        moves: i64 = 1
        if cells & (cells - 1) != 0:
            moves = count(cells)
        if turns != ANY_WAY:
            moves *= count(turns)
        self.add_block(base, cells, turns, moves)

    def offer_plain(self, base: i64) -> None:
        """Adds a move without target and rotation."""
        self.add_block(base, NO_TARGET, ANY_WAY, 1)

    def add_block(self, base: i64, cells: i64, turns: i64, moves: i64) -> None:
        end = self.blocks_end
        blocks = self.blocks
        if end == len(blocks):
            blocks = extend(blocks, NO_BLOCKS)
            self.blocks = blocks
        blocks[end] = base
        blocks[end + 1] = cells
        blocks[end + 2] = turns
        blocks[end + 3] = moves
        self.blocks_end = end + BLOCK_SIZE
        self.offered += moves

    def menu_codes(self) -> vec[i64]:
        """Every offered move, block by block, by cell and rotation."""
        codes = vec[i64]([])
        i: i64 = 0
        while i < self.blocks_end:
            cells = self.blocks[i + 1]
            while cells != 0:
                base = self.blocks[i] | (lowest(cells) << AT_SHIFT)
                turns = self.blocks[i + 2]
                while turns != 0:
                    codes = append(codes, base | lowest(turns))
                    turns &= turns - 1
                cells &= cells - 1
            i += BLOCK_SIZE
        return codes

    def menu_code(self, index: i64) -> i64:
        """The offered move at this index of `menu_codes`."""
        blocks = self.blocks
        left = index
        i: i64 = 0
        while left >= blocks[i + 3]:
            left -= blocks[i + 3]
            i += BLOCK_SIZE
        turns = blocks[i + 2]
        ways = count(turns)
        cell = nth(blocks[i + 1], left // ways)
        return blocks[i] | (cell << AT_SHIFT) | nth(turns, left % ways)
