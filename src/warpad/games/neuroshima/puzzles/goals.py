"""NH-ETU-01: goals of etudes: what must be true once the final battle is over, and which moves count."""

from typing import Final

from warpad.core.bits import count, lowest, mix, single
from warpad.core.goal import Goal
from warpad.core.hexes import CELLS, DIRECTIONS, HEXES, cell_at
from warpad.core.position import Position
from warpad.core.vecs import append, i64, vec
from warpad.games.neuroshima.data.content import TILES, Tile
from warpad.games.neuroshima.data.orientation import PERIOD
from warpad.games.neuroshima.data.tables import FOUNDATION, INSTANT_OF, KIND
from warpad.games.neuroshima.position import Neuroshima
from warpad.games.neuroshima.rules.battle.segments import default_choice
from warpad.games.neuroshima.rules.board import DISCARD, HAND, STACK, number_in_army, zone_start
from warpad.games.neuroshima.rules.codes import (
    BLEED,
    DISCARD_TILE,
    END_TURN,
    FACE,
    GO,
    PLACE,
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
from warpad.games.neuroshima.rules.hand import pile_size
from warpad.games.neuroshima.rules.pieces import (
    LASTING,
    ROTATION,
    SPENT_SHIFT,
    owner_of,
    rotation_of,
    tile_of,
    with_rotation,
)
from warpad.games.neuroshima.rules.questions import ASK_ACT, ASK_BUY, ASK_OVER, ASK_TURN

GOAL_NAMES: Final = ("destroy-hq", "damage", "survive", "destroy-tile", "lose-nothing")
DESTROY_HQ: Final[i64] = 0
DAMAGE: Final[i64] = 1
SURVIVE: Final[i64] = 2
DESTROY_TILE: Final[i64] = 3
LOSE_NOTHING: Final[i64] = 4

# With this amount a goal asks for as much as possible; its value is then a share of MOST.
AS_MUCH_AS_POSSIBLE: Final[i64] = -1
MOST: Final = 64.0

# Before every other placement.
NO_PLACEMENT: Final[i64] = -1

NO_AXIS: Final[i64] = 6
CHIRAL: Final[i64] = -1

# Sets of verbs.
POINTLESS: Final[i64] = 1 << DISCARD_TILE | 1 << REDRAW | 1 << SELL | 1 << BLEED | 1 << TERRIFY
WITHOUT_TILES: Final[i64] = 1 << END_TURN | 1 << FACE | 1 << RETREAT
WITH_THE_BOARD: Final[i64] = 1 << GO | 1 << RIDE


def _mirrored_cell(cell: int, axis: int) -> int:
    """Where a cell comes to lie when direction d becomes direction axis - d."""
    q, r = HEXES[cell]
    east, south = DIRECTIONS[(axis - 2) % 6], DIRECTIONS[(axis - 3) % 6]
    return cell_at(q * east[0] + r * south[0], q * east[1] + r * south[1])


def _mirror_of(tile: Tile | None) -> int:
    """The number c for which side n of a tile looks like side c - n; CHIRAL when there is none."""
    if tile is None:
        return 0
    sides = [sorted(side) for side in tile.sides]
    found = [c for c in range(6) if all(sides[n] == sides[(c - n) % 6] for n in range(6))]
    return found[0] if found else -1


# axis * CELLS + cell -> cell
MIRRORED_CELL: Final = vec[i64]([_mirrored_cell(cell, axis) for axis in range(6) for cell in range(37)])
# By tile.
MIRROR: Final = vec[i64]([_mirror_of(tile) for tile in TILES])


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
        self.axes: i64 = mirror_axes(start)  # of its symmetry
        self.occupied: i64 = start.occupied
        self.piece: vec[i64] = start.piece[:]
        self.energy: i64 = start.energy[player]
        self.given: i64 = pile_size(start, player, HAND)
        self.kinds: vec[i64] = vec[i64]([])  # the places of the given tiles in the pile
        at = zone_start(start, player, HAND)
        end = at + start.setup.kinds[player]
        while at < end:
            if start.pile[at] != 0:
                self.kinds = append(self.kinds, at)
            at += 1

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

    def considers(self, position: Position, seat: i64, move: i64) -> bool:
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
        played = len(self.order) - pile_size(position, self.player, HAND)
        return played < len(self.order) and self.order[played] == number

    def options_in_order(self, position: Position, seat: i64) -> vec[i64]:
        """As long as tiles were only laid on free hexes, the next comes behind them: by tile, then by hex."""
        assert isinstance(position, Neuroshima)
        moves = self.options(position, seat)
        is_ordered = len(self.order) > 0 or not self.is_plain(position)
        last = NO_PLACEMENT if is_ordered else self.last_placement(position)
        if last == NO_PLACEMENT:
            return moves
        kept = vec[i64]([])
        i: i64 = 0
        while i < len(moves):
            if not self.is_overdue(position, moves[i], last):
                kept = append(kept, moves[i])
            i += 1
        return kept

    def is_plain(self, position: Neuroshima) -> bool:
        """Whether this is a free decision in a turn, with no variant in force."""
        return position.ask == ASK_ACT and position.setup.variants == 0

    def last_placement(self, position: Neuroshima) -> i64:
        """The last of the given tiles on the board, in that order; none when anything else has happened."""
        new = position.occupied & ~self.occupied
        if self.occupied & ~position.occupied != 0 or new & position.grounds != 0:
            return NO_PLACEMENT
        if position.energy[self.player] != self.energy:
            return NO_PLACEMENT
        if pile_size(position, self.player, HAND) + count(new) != self.given:
            return NO_PLACEMENT
        left = self.occupied
        while left != 0:
            cell = lowest(left)
            if position.piece[cell] != self.piece[cell]:
                return NO_PLACEMENT
            left &= left - 1
        return self.last_of(position, new)

    def last_of(self, position: Neuroshima, new: i64) -> i64:
        last = NO_PLACEMENT
        left = new
        while left != 0:
            cell = lowest(left)
            piece = position.piece[cell]
            if piece >> SPENT_SHIFT != 0 or owner_of(piece) != self.player:
                return NO_PLACEMENT
            number = number_in_army(position, self.player, tile_of(piece))
            last = max(last, number * CELLS + cell)
            left &= left - 1
        return last

    def is_overdue(self, position: Neuroshima, move: i64, last: i64) -> bool:
        """Whether a tile would be laid on a free hex that could have been laid before the last one."""
        if verb_of(move) != PLACE:
            return False
        cell = target_of(move)
        if (position.occupied | position.grounds) >> cell & 1:
            return False
        number = number_of(move)
        if KIND[position.setup.first[self.player] + number] == FOUNDATION:
            return False
        return number * CELLS + cell < last

    def closes(self, position: Position, move: i64) -> bool:
        assert isinstance(position, Neuroshima)
        if position.asked != self.player or (position.ask != ASK_ACT and position.ask != ASK_BUY):
            return False
        return verb_of(move) == END_TURN

    # -- what counts as the same -------------------------------------------------------------

    def key(self, position: Position) -> i64:
        """In the own turn the board, the hand and what may still be done; tiles that are neither here nor
        there have left."""
        assert isinstance(position, Neuroshima)
        if not self.is_plain(position) or position.asked != self.player:
            return position.key()
        digest = position.mix_tiles(0)
        i: i64 = 0
        while i < len(self.kinds):
            digest = mix(digest, position.pile[self.kinds[i]])
            i += 1
        digest = mix(mix(digest, position.hp[self.player]), position.hp[self.foe])
        digest = mix(mix(digest, position.energy[self.player]), position.energy[self.foe])
        digest = mix(mix(mix(digest, position.pusher), position.pushed), position.faced)
        return mix(mix(digest, 1 if position.turn_closed else 0), position.plays_left)

    def outline(self, position: Position) -> i64:
        """The board before the battle, the same for its mirror image where the start is symmetric.

        Each side has one HQ, so a board can be its own mirror image but not look the same when turned.
        """
        assert isinstance(position, Neuroshima)
        best = digest_of(position, NO_AXIS)
        axis: i64 = 0
        while axis < NO_AXIS:
            if (self.axes >> axis) & 1:
                best = min(best, digest_of(position, axis))
            axis += 1
        return best


def lost_tiles(position: Neuroshima, player: i64) -> i64:
    """How many board tiles of a player have left the board."""
    total: i64 = 0
    number: i64 = 0
    while number < position.setup.kinds[player]:
        if INSTANT_OF[position.setup.first[player] + number] == 0:
            total += position.pile[zone_start(position, player, DISCARD) + number]
            total += position.pile[zone_start(position, player, STACK) + number]
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
        return default_choice(position)
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


def digest_of(position: Neuroshima, axis: i64) -> i64:
    """A digest of the board, or of its mirror image: which tiles lie where and how, how wounded."""
    digest: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        source = cell if axis == NO_AXIS else MIRRORED_CELL[axis * CELLS + cell]
        if (position.occupied >> source) & 1:
            digest = mix(mix(digest, cell * 2), mirror_piece(position.piece[source] & LASTING, axis))
        if (position.grounds >> source) & 1:
            digest = mix(mix(digest, cell * 2 + 1), position.ground[source] & LASTING & ~ROTATION)
        cell += 1
    return digest


def mirror_piece(piece: i64, axis: i64) -> i64:
    """The piece as it lies in the mirror; one that has no mirror image counts as a piece of its own."""
    tile = tile_of(piece)
    if axis == NO_AXIS:
        return with_rotation(piece, rotation_of(piece) % PERIOD[tile])
    if MIRROR[tile] == CHIRAL:
        return -1 - piece
    return with_rotation(piece, (axis - MIRROR[tile] - rotation_of(piece) + 12) % PERIOD[tile])


def mirror_axes(position: Neuroshima) -> i64:
    """The set of axes in which the board is its own mirror image."""
    same = digest_of(position, NO_AXIS)
    found: i64 = 0
    axis: i64 = 0
    while axis < NO_AXIS:
        if position.setup.terminals == 0 and digest_of(position, axis) == same:
            found |= single(axis)
        axis += 1
    return found
