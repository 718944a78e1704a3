"""The open moves of a decision as blocks (a code, target cells, rotations): listed, counted, picked from."""

from typing import Final

from warpad.core.bits import count, lowest, nth
from warpad.core.vecs import append, i64, vec
from warpad.games.neuroshima.battle import Battle
from warpad.games.neuroshima.codes import AT_SHIFT
from warpad.games.neuroshima.setup import Setup

NO_TARGET: Final[i64] = 1
ANY_WAY: Final[i64] = 1
BLOCK_SIZE: Final[i64] = 3
USUAL_ROOM: Final = 96


class Menu(Battle):
    """Gathers what is allowed. A block stands for each of its cells with each of its rotations."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.blocks: vec[i64] = vec[i64]([])

    def clear_menu(self) -> None:
        self.blocks = vec[i64]([], capacity=USUAL_ROOM)

    def offer(self, base: i64, cells: i64, turns: i64) -> None:
        """Adds the moves that put a base together with these cells and rotations."""
        if cells == 0 or turns == 0:
            return
        blocks = append(self.blocks, base)
        blocks = append(blocks, cells)
        self.blocks = append(blocks, turns)

    def offer_plain(self, base: i64) -> None:
        """Adds a move without target and rotation."""
        self.offer(base, NO_TARGET, ANY_WAY)

    def menu_size(self) -> i64:
        """How many moves are offered."""
        total: i64 = 0
        i: i64 = 0
        while i < len(self.blocks):
            total += count(self.blocks[i + 1]) * count(self.blocks[i + 2])
            i += BLOCK_SIZE
        return total

    def menu_codes(self) -> vec[i64]:
        """Every offered move, block by block, by cell and rotation."""
        codes = vec[i64]([], capacity=USUAL_ROOM)
        i: i64 = 0
        while i < len(self.blocks):
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
        left = index
        i: i64 = 0
        while True:
            turns = count(self.blocks[i + 2])
            size = count(self.blocks[i + 1]) * turns
            if left < size:
                cell = nth(self.blocks[i + 1], left // turns)
                return self.blocks[i] | (cell << AT_SHIFT) | nth(self.blocks[i + 2], left % turns)
            left -= size
            i += BLOCK_SIZE
