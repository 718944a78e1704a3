"""NH-ETU-01: goals of etudes: what must be true once the final battle is over, and which moves count."""

from typing import Final

from warpad.core.bits import MASK62, lowest, mix, single
from warpad.core.goal import Goal
from warpad.core.hexes import CELLS, HEXES, cell_at
from warpad.core.position import Position
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.codes import (
    BLEED,
    DISCARD_TILE,
    END_TURN,
    FACE,
    GO,
    REDRAW,
    RETREAT,
    RIDE,
    RUN_ROTATION,
    SELL,
    TERRIFY,
    number_of,
    target_of,
    turn_of,
    verb_of,
)
from warpad.games.neuroshima.course import ASK_ACT, ASK_BUY, ASK_OVER, LASTING
from warpad.games.neuroshima.neuroshima import Neuroshima
from warpad.games.neuroshima.orientation import PERIOD
from warpad.games.neuroshima.position import (
    ASK_TURN,
    DISCARD,
    HAND,
    ROTATION,
    STACK,
    owner_of,
    rotation_of,
    tile_of,
    turned,
)
from warpad.games.neuroshima.tables import INSTANT_OF

GOAL_NAMES: Final = ("destroy-hq", "damage", "survive", "destroy-tile", "lose-nothing")
DESTROY_HQ: Final[i64] = 0
DAMAGE: Final[i64] = 1
SURVIVE: Final[i64] = 2
DESTROY_TILE: Final[i64] = 3
LOSE_NOTHING: Final[i64] = 4

# With this amount a goal asks for as much as possible; its value is then a share of MOST.
AS_MUCH_AS_POSSIBLE: Final[i64] = -1
MOST: Final = 64.0

TURNS: Final[i64] = 6

# Sets of verbs.
POINTLESS: Final[i64] = 1 << DISCARD_TILE | 1 << REDRAW | 1 << SELL | 1 << BLEED | 1 << TERRIFY
WITHOUT_TILES: Final[i64] = 1 << END_TURN | 1 << FACE | 1 << RETREAT
WITH_THE_BOARD: Final[i64] = 1 << GO | 1 << RIDE


def _turned_cell(cell: int, steps: int) -> int:
    """Where a cell comes to lie when the board is turned clockwise by sixths."""
    q, r = HEXES[cell]
    for _ in range(steps):
        q, r = -r, q + r
    return cell_at(q, r)


# steps * CELLS + cell -> cell
TURNED_CELL: Final = vec[i64]([_turned_cell(cell, steps) for steps in range(6) for cell in range(37)])


class BattleGoal(Goal):
    """The judge of one etude of Neuroshima Hex."""

    def __init__(self, start: Neuroshima, player: i64, foe: i64, kind: i64, amount: i64, tile: i64) -> None:
        self.player: i64 = player
        self.foe: i64 = foe
        self.kind: i64 = kind
        self.amount: i64 = amount
        self.tile: i64 = tile  # whose kind must leave the board
        self.hp: i64 = start.hp[foe]
        self.lost: i64 = lost_tiles(start, player)
        self.order: vec[i64] = vec[i64]([])  # tiles in their fixed order, by number in the army
        self.uses_board: bool = True
        self.uses_energy: bool = False
        self.others_choose: bool = False
        self.symmetry: i64 = symmetries(start)

    # -- judging -----------------------------------------------------------------------------

    def value(self, position: Position) -> float:
        assert isinstance(position, Neuroshima)
        if position.ask != ASK_OVER and position.contenders == 0:
            return -1.0
        if position.hp[self.player] <= 0:
            return 0.0
        reached = self.reached(position)
        if self.amount == AS_MUCH_AS_POSSIBLE:
            return float(reached) / MOST
        return 1.0 if reached >= self.amount else 0.0

    def reached(self, position: Neuroshima) -> i64:
        """How much of what the goal counts there is after the battle."""
        if self.kind == DESTROY_HQ:
            return 1 if position.hp[self.foe] <= 0 else 0
        if self.kind == DAMAGE:
            return self.hp - max(position.hp[self.foe], 0)
        if self.kind == SURVIVE:
            return position.hp[self.player]
        if self.kind == DESTROY_TILE:
            return 0 if stands(position, self.tile, self.foe) else 1
        return max(int(MOST) - 1 - (lost_tiles(position, self.player) - self.lost), 0)

    # -- which moves count -------------------------------------------------------------------

    def considers(self, position: Position, move: i64) -> bool:
        assert isinstance(position, Neuroshima)
        if position.asked != self.player:
            return self.others_choose or move == first_choice(position)
        if position.ask < ASK_TURN:
            return True
        verb = verb_of(move)
        if (POINTLESS >> verb) & 1:
            return False
        if (WITHOUT_TILES >> verb) & 1:
            return True
        if verb >= RUN_ROTATION:
            return self.uses_energy
        if (WITH_THE_BOARD >> verb) & 1:
            return self.uses_board
        return self.is_next(position, number_of(move))

    def is_next(self, position: Neuroshima, number: i64) -> bool:
        """With a fixed order: is it this tile's turn?"""
        if len(self.order) == 0:
            return True
        played = len(self.order) - position.pile_size(self.player, HAND)
        return played < len(self.order) and self.order[played] == number

    def closes(self, position: Position, move: i64) -> bool:
        assert isinstance(position, Neuroshima)
        if position.asked != self.player or (position.ask != ASK_ACT and position.ask != ASK_BUY):
            return False
        return verb_of(move) == END_TURN

    # -- what counts as the same -------------------------------------------------------------

    def outline(self, position: Position) -> i64:
        """The board before the battle; the same whichever way a symmetric one is turned."""
        assert isinstance(position, Neuroshima)
        best: i64 = MASK62
        steps: i64 = 0
        while steps < TURNS:
            if (self.symmetry >> steps) & 1:
                best = min(best, turned_digest(position, steps))
            steps += 1
        return best


def lost_tiles(position: Neuroshima, player: i64) -> i64:
    """How many board tiles of a player have left the board."""
    total: i64 = 0
    number: i64 = 0
    while number < position.setup.kinds[player]:
        if INSTANT_OF[position.setup.first[player] + number] == 0:
            total += position.pile[position.zone(player, DISCARD) + number]
            total += position.pile[position.zone(player, STACK) + number]
        number += 1
    return total


def stands(position: Neuroshima, tile: i64, player: i64) -> bool:
    """Whether such a tile of this player is on the board."""
    left = position.occupied
    while left != 0:
        piece = position.piece[lowest(left)]
        if tile_of(piece) == tile and owner_of(piece) == player:
            return True
        left &= left - 1
    return False


def first_choice(position: Neuroshima) -> i64:
    """What somebody does who does nothing: the documented default, the first hex, no turning."""
    if position.ask < ASK_TURN:
        return position.default_choice()
    moves = position.legal(position.setup.seat[position.asked])
    i: i64 = 0
    while i < len(moves):
        move = moves[i]
        if verb_of(move) == FACE:
            piece = position.piece[target_of(move)]
            if rotation_of(piece) % PERIOD[tile_of(piece)] == turn_of(move):
                return move
        i += 1
    return moves[0]


def turned_digest(position: Neuroshima, steps: i64) -> i64:
    """A digest of the board turned by sixths: which tiles lie where and how, how wounded."""
    digest: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        source = TURNED_CELL[(TURNS - steps) % TURNS * CELLS + cell]
        if (position.occupied >> source) & 1:
            digest = mix(digest, cell * 2)
            digest = mix(digest, turned_piece(position.piece[source] & LASTING, steps))
        if (position.grounds >> source) & 1:
            digest = mix(digest, cell * 2 + 1)
            digest = mix(digest, position.ground[source] & LASTING & ~ROTATION)
        cell += 1
    return digest


def turned_piece(piece: i64, steps: i64) -> i64:
    return turned(piece, (rotation_of(piece) + steps) % PERIOD[tile_of(piece)])


def symmetries(position: Neuroshima) -> i64:
    """The set of turns, by sixths, that leave the board as it is; no turn at all is one of them."""
    same = turned_digest(position, 0)
    found: i64 = 1
    steps: i64 = 1
    while steps < TURNS:
        if position.setup.terminals == 0 and turned_digest(position, steps) == same:
            found |= single(steps)
        steps += 1
    return found
