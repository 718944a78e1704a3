"""Moving, turning, pushing and standing on mines."""

from typing import Final

from warpad.core.bits import lowest, single
from warpad.core.hexes import AROUND, neighbours
from warpad.core.vecs import i64
from warpad.games.neuroshima.data.orientation import DISTINCT_TURNS, other_turns
from warpad.games.neuroshima.data.tables import (
    LINK_SIDES,
    TRAIT_GIVE_MOBILITY,
    TRAIT_HQ,
    TRAIT_MOBILE,
    TRAITS,
)
from warpad.games.neuroshima.rules.battle.wounds import LETHAL, SOURCE_INSTANT
from warpad.games.neuroshima.rules.board import MOVED_SHIFT, POSE, owner_of, rotation_of, tile_of, turned
from warpad.games.neuroshima.rules.codes import GO, RETREAT, RIDE, make_base
from warpad.games.neuroshima.rules.course import ASK_RETREAT, Course
from warpad.games.neuroshima.rules.event_kinds import MINE_CLEARED, PUSHED, SWAPPED, TILE_MOVED, TILE_TURNED
from warpad.games.neuroshima.rules.menu import ANY_WAY

# Sources of movement that a tile uses once a turn: its own mobility, and the gift of each player's giver.
OWN_MOBILITY: Final[i64] = 0
FIRST_GIFT: Final[i64] = 1


class Movement(Course):
    """What changes the places of tiles."""

    __slots__ = ()

    # -- who may move where ------------------------------------------------------------------

    def movable(self, player: i64) -> i64:
        """NH-NET-02: the cells of tiles that a player may move: commanded and not netted."""
        return self.commanded(player) & ~self.netted

    def reach(self, cell: i64, player: i64) -> i64:
        """NH-MOV-01, NH-MOD-07: the free hexes a tile can go to; two steps while a Recon Center works."""
        free = self.free_cells()
        if self.setup.has_constructions:
            free &= self.leash(cell)
        near = neighbours(cell) & free
        if not self.moves_far(player):
            return near
        far = near
        left = near
        while left != 0:
            far |= neighbours(lowest(left)) & free
            left &= left - 1
        return far

    def offer_move(self, base: i64, cell: i64, player: i64) -> None:
        """NH-INS-02: a tile moves and may turn, or only turns."""
        self.offer(base, self.reach(cell, player), DISTINCT_TURNS[self.tile_at(cell)])
        self.offer_turn(base, cell)

    def offer_turn(self, base: i64, cell: i64) -> None:
        """NH-INS-07: a tile turns on its hex."""
        piece = self.piece[cell]
        self.offer(base, single(cell), other_turns(tile_of(piece), rotation_of(piece)))

    def has_used(self, cell: i64, source: i64) -> bool:
        """NH-MOV-02: whether the tile has already used this source of movement in this turn."""
        return (self.piece[cell] >> (MOVED_SHIFT + source)) & 1 == 1

    def gift_source(self, giver: i64) -> i64:
        """NH-MOD-08: the source of movement that a Transport or Smart's HQ is."""
        return FIRST_GIFT + owner_of(self.piece[giver])

    def offer_mobility(self, player: i64) -> None:
        """NH-MOV-01, NH-MOD-08: own mobility and gifts of mobility, each once a turn for a tile."""
        movable = self.movable(player)
        left = self.movers & ~self.netted
        while left != 0:
            cell = lowest(left)
            traits = TRAITS[self.tile_at(cell)]
            if traits & TRAIT_MOBILE and (movable >> cell) & 1 == 1 and not self.has_used(cell, OWN_MOBILITY):
                self.offer_move(make_base(GO, 0, cell), cell, player)
            if traits & TRAIT_GIVE_MOBILITY:
                self.offer_gifts(cell, player, movable & self.lent_mobility(cell))
            left &= left - 1
        if self.halves & movable != 0:
            self.offer_half_moves(player, self.halves & movable)

    def offer_half_moves(self, player: i64, halves: i64) -> None:
        """NH-VAR-03: a construction with mobility on either half moves one half, once a turn."""
        while halves != 0:
            cell = lowest(halves)
            halves &= halves - 1
            if self.whole_traits(cell) & TRAIT_MOBILE and not self.has_used(cell, OWN_MOBILITY):
                self.offer_move(make_base(GO, 0, cell), cell, player)

    def lent_mobility(self, giver: i64) -> i64:
        """NH-MOD-08, NH-MOD-10: whom a Transport's links, or Smart's HQ, let move; never itself."""
        around = AROUND[giver * 64 + LINK_SIDES[self.piece[giver] & POSE]]
        found = around & self.friend_cells(self.works_for(giver))
        return found if self.halves & found == 0 else self.wholes(found)

    def offer_gifts(self, giver: i64, player: i64, cells: i64) -> None:
        """NH-MOV-02, NH-MOD-08: each tile that the giver serves moves once a turn with its help."""
        source = self.gift_source(giver)
        left = cells
        while left != 0:
            cell = lowest(left)
            if not self.has_used(cell, source):
                self.offer_move(make_base(RIDE, giver, cell), cell, player)
            left &= left - 1

    # -- moving ------------------------------------------------------------------------------

    def use_source(self, cell: i64, source: i64) -> None:
        """NH-MOV-02, NH-VAR-03: notes on the tile (on both halves) that it has used a source of movement."""
        self.put(cell, self.piece[cell] | single(MOVED_SHIFT + source))
        other = self.other_half(cell)
        if other >= 0:
            self.put(other, self.piece[other] | single(MOVED_SHIFT + source))
        self.has_moved = True

    def move_tile(self, source: i64, target: i64, rotation: i64, verb: i64) -> None:
        """NH-MOV-01: puts a tile on another hex and turns it, then sees what it stands on."""
        piece = turned(self.lift(source), rotation)
        self.put(target, piece)
        if source == target:
            self.tell(TILE_TURNED, target, piece, verb)
            self.settle()
            return
        self.tell(TILE_MOVED, source, target, piece, verb)
        self.arrive(target)

    def arrive(self, cell: i64) -> None:
        """NH-UNIT-06: who comes to stand on a Mine is destroyed with it; an HQ only clears it."""
        if (self.grounds >> cell) & 1 == 0:
            self.settle()
            return
        self.clear_mine(cell)
        if TRAITS[self.tile_at(cell)] & TRAIT_HQ:
            self.settle()
            return
        self.begin_harm()
        self.harm(cell, LETHAL, SOURCE_INSTANT)
        self.settle_harm()

    def clear_mine(self, cell: i64) -> None:
        """NH-UNIT-06: a foundation goes to its owner's discard pile."""
        mine = self.lift_ground(cell)
        self.tell(MINE_CLEARED, cell, mine)
        self.discard_piece(mine)

    def turn_tile(self, cell: i64, rotation: i64, verb: i64) -> None:
        """NH-INS-07: turns a tile where it lies."""
        piece = turned(self.piece[cell], rotation)
        if piece != self.piece[cell]:
            self.put(cell, piece)
            self.tell(TILE_TURNED, cell, piece, verb)

    def swap_tiles(self, first: i64, second: i64, verb: i64) -> None:
        """NH-INS-08: two tiles change places without turning."""
        one = self.lift(first)
        other = self.lift(second)
        self.tell(SWAPPED, first, one, second, other, verb)
        self.put(first, other)
        self.put(second, one)

    def swappable(self, cell: i64, others: i64) -> i64:
        """NH-VAR-03: with which of these a tile can change places without parting a construction."""
        found: i64 = 0
        while others != 0:
            other = lowest(others)
            others &= others - 1
            if self.leash(cell) >> other & 1 and self.leash(other) >> cell & 1:
                found |= single(other)
        return found

    # -- pushing -----------------------------------------------------------------------------

    def retreats(self, pusher: i64, target: i64) -> i64:
        """NH-INS-03, NH-VAR-03: free hexes next to the target, off the pusher; a half stays at the other."""
        found = neighbours(target) & self.free_cells() & ~neighbours(pusher)
        return found & self.leash(target) if self.setup.has_constructions else found

    def push_targets(self, pusher: i64, player: i64) -> i64:
        """NH-INS-03, NH-NET-02: the tiles next to the pusher that it can push somewhere."""
        found: i64 = 0
        left = neighbours(pusher) & self.caught_cells(player) & ~self.netted_cells()
        while left != 0:
            target = lowest(left)
            if self.retreats(pusher, target) != 0:
                found |= single(target)
            left &= left - 1
        return found

    def offer_pushes(self, verb: i64, number: i64, pushers: i64, player: i64) -> None:
        """NH-INS-03, NH-NET-07: each pusher with each tile it can push; a netted tile cannot push."""
        left = pushers
        while left != 0:
            pusher = lowest(left)
            self.offer(make_base(verb, number, pusher), self.push_targets(pusher, player), ANY_WAY)
            left &= left - 1

    def push(self, pusher: i64, target: i64) -> None:
        """NH-INS-03: the pushed tile's commander chooses where it goes, when there is a choice."""
        self.pusher = pusher
        self.pushed = target
        open_cells = self.retreats(pusher, target)
        if open_cells & (open_cells - 1) == 0:
            self.retreat_to(lowest(open_cells))
            return
        self.ask = ASK_RETREAT
        self.asked = self.commander(target)

    def offer_retreats(self) -> None:
        """NH-INS-03: where the pushed tile may go."""
        base = make_base(RETREAT, 0, self.pushed)
        self.offer(base, self.retreats(self.pusher, self.pushed), ANY_WAY)

    def retreat_to(self, cell: i64) -> None:
        """NH-INS-03: the pushed tile goes one hex and keeps its orientation."""
        piece = self.lift(self.pushed)
        self.put(cell, piece)
        self.tell(PUSHED, self.pushed, cell, piece, self.pusher)
        self.pusher = 0
        self.pushed = 0
        self.arrive(cell)
