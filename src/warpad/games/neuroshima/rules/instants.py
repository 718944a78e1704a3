"""Instant tiles: what each may be used for, and what it does."""

from warpad.core.bits import lowest, single
from warpad.core.hexes import neighbours
from warpad.core.vecs import i64
from warpad.games.neuroshima.data.tables import (
    DO_AIR_STRIKE,
    DO_BATTLE,
    DO_CASTLING,
    DO_GRENADE,
    DO_MOVE,
    DO_PUSH,
    DO_ROTATION,
    DO_SNIPER,
    DO_TERROR,
)
from warpad.games.neuroshima.rules.battle.wounds import LETHAL, SOURCE_INSTANT
from warpad.games.neuroshima.rules.board import owner_of
from warpad.games.neuroshima.rules.codes import (
    CALL_BATTLE,
    CASTLE,
    GRENADE,
    MOVE,
    PUSH,
    ROTATE,
    SNIPE,
    STRIKE,
    TERRIFY,
    make_base,
)
from warpad.games.neuroshima.rules.event_kinds import TARGETED, TERRIFIED
from warpad.games.neuroshima.rules.menu import ANY_WAY
from warpad.games.neuroshima.rules.movement import Movement


class Instants(Movement):
    """The instants, one pair of methods each: what is offered, what is done."""

    __slots__ = ()

    def offer_instant(self, player: i64, number: i64, effect: i64) -> None:
        """NH-TILE-01: everything that one instant before the player can be used for."""
        if effect == DO_BATTLE:
            self.offer_battle(number)
        elif effect == DO_MOVE:
            self.offer_moves(player, number)
        elif effect == DO_PUSH:
            self.offer_pushes(PUSH, number, self.movable(player), player)
        elif effect == DO_SNIPER:
            self.offer(make_base(SNIPE, number, 0), self.sniper_targets(player), ANY_WAY)
        elif effect == DO_GRENADE:
            self.offer(make_base(GRENADE, number, 0), self.grenade_targets(player), ANY_WAY)
        elif effect == DO_AIR_STRIKE:
            self.offer(make_base(STRIKE, number, 0), self.setup.strike_centres, ANY_WAY)
        elif effect == DO_ROTATION:
            self.offer_rotations(player, number)
        elif effect == DO_CASTLING:
            self.offer_castlings(player, number)
        elif effect == DO_TERROR:
            self.offer_plain(make_base(TERRIFY, number, 0))

    def offer_battle(self, number: i64) -> None:
        """NH-INS-01: a Battle tile may be played until anybody has drawn their last tile."""
        if not self.is_last_drawn():
            self.offer_plain(make_base(CALL_BATTLE, number, 0))

    def offer_moves(self, player: i64, number: i64) -> None:
        """NH-INS-02: any own tile, HQ too, that is not netted."""
        left = self.movable(player)
        while left != 0:
            cell = lowest(left)
            self.offer_move(make_base(MOVE, number, cell), cell, player)
            left &= left - 1

    def offer_rotations(self, player: i64, number: i64) -> None:
        """NH-INS-07: any own tile that is not netted."""
        left = self.movable(player)
        while left != 0:
            cell = lowest(left)
            self.offer_turn(make_base(ROTATE, number, cell), cell)
            left &= left - 1

    def offer_castlings(self, player: i64, number: i64) -> None:
        """NH-INS-08: two own tiles that touch, neither of them netted; each pair once."""
        own = self.movable(player)
        left = own
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            others = neighbours(cell) & left
            if self.halves != 0:
                others = self.swappable(cell, others)
            self.offer(make_base(CASTLE, number, cell), others, ANY_WAY)

    # -- targets -----------------------------------------------------------------------------

    def hq_cells(self) -> i64:
        """The cells of all HQs."""
        self.look()
        return self.hqs

    def foe_mines(self, player: i64) -> i64:
        """NH-UNIT-06: foundations of enemies, which damaging instants can destroy."""
        found: i64 = 0
        left = self.grounds
        while left != 0:
            cell = lowest(left)
            if (self.setup.foes[player] >> owner_of(self.ground[cell])) & 1:
                found |= single(cell)
            left &= left - 1
        return found

    def sniper_targets(self, player: i64) -> i64:
        """NH-INS-04, NH-TEAM-02: any enemy tile but an HQ."""
        return (self.foe_cells(player) & ~self.hq_cells()) | self.foe_mines(player)

    def grenade_targets(self, player: i64) -> i64:
        """NH-INS-05: enemy tiles but HQs next to the own HQ, unless that is netted."""
        hq = self.hq_cell(player)
        if hq < 0 or self.is_netted(hq):
            return 0
        return neighbours(hq) & self.sniper_targets(player)

    # -- effects -----------------------------------------------------------------------------

    def snipe(self, cell: i64) -> None:
        """NH-INS-04: one wound; a foundation is destroyed."""
        self.begin_harm()
        self.hit(cell, 1, SNIPE)
        self.settle_harm()

    def throw_grenade(self, cell: i64) -> None:
        """NH-INS-05: destroys whatever the toughness."""
        self.begin_harm()
        self.hit(cell, LETHAL, GRENADE)
        self.settle_harm()

    def bomb(self, centre: i64) -> None:
        """NH-INS-06: one wound to every tile but HQs on seven hexes, own ones too."""
        self.begin_harm()
        left = (single(centre) | neighbours(centre)) & (self.occupied | self.grounds) & ~self.hq_cells()
        if self.halves & left != 0:
            left = self.once(left)
        while left != 0:
            self.hit(lowest(left), 1, STRIKE)
            left &= left - 1
        self.settle_harm()

    def hit(self, cell: i64, wounds: i64, verb: i64) -> None:
        """NH-UNIT-06: wounds the tile on a hex and destroys a foundation that lies there."""
        if (self.grounds >> cell) & 1:
            self.clear_mine(cell)
        if (self.occupied >> cell) & 1:
            self.tell(TARGETED, cell, self.piece[cell], verb)
            self.harm(cell, wounds, SOURCE_INSTANT)

    def terrify(self, player: i64) -> None:
        """NH-INS-09: all others may place nothing in their next turn."""
        others = self.players_left() & ~single(player)
        self.terror |= others
        while others != 0:
            self.tell(TERRIFIED, lowest(others))
            others &= others - 1
