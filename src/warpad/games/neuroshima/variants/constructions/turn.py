"""Constructions in the turn: given a hand for, laid down half by half, turned, and started battles with."""

from typing import Final

from warpad.core.bits import lowest, mix, single
from warpad.core.hexes import neighbours
from warpad.core.vecs import i64
from warpad.games.neuroshima.data.content import CONSTRUCTION_BOX
from warpad.games.neuroshima.data.orientation import DISTINCT_TURNS
from warpad.games.neuroshima.data.tables import (
    HEAD_FACES,
    TRAIT_BOARDS,
    TRAIT_HEAD,
    TRAIT_SWIVEL,
    TRAITS,
)
from warpad.games.neuroshima.rules.battle.wounds import LETHAL, SOURCE_INSTANT
from warpad.games.neuroshima.rules.board import HAND, make_piece, owner_of
from warpad.games.neuroshima.rules.codes import (
    BOARD,
    BUILD,
    END_TURN,
    LAY,
    SWIVEL,
    make_base,
    number_of,
    target_of,
    turn_of,
)
from warpad.games.neuroshima.rules.course import (
    ASK_ACT,
    ASK_BOARD,
    ASK_DISCARD,
    ASK_LAY,
    ASK_PAY,
    BY_TILE,
)
from warpad.games.neuroshima.rules.event_kinds import BOARDED, BUILT, TILE_DISCARDED, TOKEN_LAID
from warpad.games.neuroshima.rules.setup import Setup
from warpad.games.neuroshima.variants.atlas.missions import Missions

PRICE: Final[i64] = CONSTRUCTION_BOX.price
NO_CELL: Final[i64] = -1
# A source of movement of its own (see movement.py and missions.py).
SWIVEL_SOURCE: Final[i64] = 8
# What a discarded tile was given up for (see TILE_DISCARDED).
FOR_BUILDING: Final[i64] = 2


class Constructions(Missions):
    """A position with constructions; where they are not played nothing here has any effect."""

    __slots__ = ("built", "owed", "boarding")

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.built: i64 = 0  # players whose construction has been used
        self.owed: i64 = 0  # tiles still to be discarded for the one being built
        self.boarding: bool = False  # the one just built may start a battle

    def copy_constructions(self, twin: "Constructions") -> None:
        """Makes the twin an independent copy of this."""
        self.copy_atlas(twin)
        twin.built = self.built
        twin.owed = self.owed
        twin.boarding = self.boarding

    def constructions_key(self) -> i64:
        """A hash of the whole state."""
        digest = self.atlas_key()
        if not self.setup.has_constructions:
            return digest
        return mix(mix(mix(digest, self.built), self.owed), 1 if self.boarding else 0)

    # -- what is offered ---------------------------------------------------------------------

    def fill_menu(self) -> None:
        super().fill_menu()
        if not self.setup.has_constructions:
            return
        if self.ask == ASK_DISCARD:
            if self.can_build(self.asked):
                self.offer_plain(make_base(BUILD, 0, 0))
        elif self.ask == ASK_PAY:
            self.offer_discards(self.asked)
        elif self.ask == ASK_LAY:
            self.offer_laying(self.asked)
        elif self.ask == ASK_BOARD:
            self.offer_plain(make_base(BOARD, 0, 0))
            self.offer_plain(make_base(END_TURN, 0, 0))
        elif self.ask == ASK_ACT:
            self.offer_swivels(self.asked)

    def is_in_reserve(self, player: i64) -> bool:
        """NH-VAR-03: whether the player has a construction that has not been used yet."""
        return self.setup.token[player] != 0 and self.built >> player & 1 == 0

    def can_build(self, player: i64) -> bool:
        """NH-VAR-03, NH-INS-09: right after drawing, for three tiles, until anybody drew their last one."""
        if not self.is_in_reserve(player) or self.is_last_drawn() or not self.may_place(player):
            return False
        return self.pile_size(player, HAND) >= PRICE and self.building_ground(player) != 0

    def building_ground(self, player: i64) -> i64:
        """NH-VAR-03: free hexes with another free one beside them."""
        room = self.room(player)
        found: i64 = 0
        left = room
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            if neighbours(cell) & room:
                found |= single(cell)
        return found

    def head_cell(self, player: i64) -> i64:
        """Where the first half of a player's construction lies, or NO_CELL."""
        left = self.occupied
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            if TRAITS[self.tile_at(cell)] & TRAIT_HEAD and owner_of(self.piece[cell]) == player:
                return cell
        return NO_CELL

    def offer_laying(self, player: i64) -> None:
        """NH-VAR-03: the first half where the second finds room, the second beside it; either side up."""
        head = self.head_cell(player)
        face: i64 = 0
        cells = self.building_ground(player)
        if head != NO_CELL:
            face = HEAD_FACES
            cells = self.room(player) & neighbours(head)
        end = face + HEAD_FACES
        while face < end:
            self.offer(make_base(LAY, face, 0), cells, DISTINCT_TURNS[self.setup.token[player] + face])
            face += 1

    def offer_swivels(self, player: i64) -> None:
        """NH-VAR-03: a construction with rotation turns one half, once a turn, unless it is netted."""
        left = self.movable(player) & self.halves
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            if self.whole_traits(cell) & TRAIT_SWIVEL and not self.has_used(cell, SWIVEL_SOURCE):
                self.offer_turn(make_base(SWIVEL, 0, cell), cell)

    # -- what is done ------------------------------------------------------------------------

    def act(self, verb: i64, move: i64) -> None:
        if self.ask == ASK_PAY:
            self.pay(self.asked, number_of(move))
        elif verb < BUILD:
            super().act(verb, move)
        elif verb == BUILD:
            self.build(self.asked)
        elif verb == LAY:
            self.lay(self.asked, number_of(move), target_of(move), turn_of(move))
        elif verb == SWIVEL:
            self.faced = 0
            self.use_source(target_of(move), SWIVEL_SOURCE)
            self.turn_tile(target_of(move), turn_of(move), verb)
            self.settle()
        else:
            self.board_enemies(self.asked)

    def build(self, player: i64) -> None:
        """NH-VAR-03, NH-VAR-02: three tiles go for the construction; of six the player chooses which."""
        self.built |= single(player)
        self.tell(BUILT, player)
        self.owed = PRICE
        if self.pile_size(player, HAND) > PRICE:
            self.ask = ASK_PAY
            return
        zone = self.zone(player, HAND)
        number: i64 = 0
        while number < self.setup.kinds[player]:
            while self.pile[zone + number] > 0:
                self.pay(player, number)
            number += 1

    def pay(self, player: i64, number: i64) -> None:
        """NH-VAR-03: one of the tiles goes; with the last the first half can be laid down."""
        self.put_away(player, number)
        self.tell(TILE_DISCARDED, player, self.setup.first[player] + number, FOR_BUILDING)
        self.owed -= 1
        self.ask = ASK_PAY if self.owed > 0 else ASK_LAY

    def lay(self, player: i64, face: i64, cell: i64, rotation: i64) -> None:
        """NH-VAR-03: one half comes on the board; with the second it is a unit."""
        piece = make_piece(self.setup.token[player] + face, rotation, player, 0)
        self.put(cell, piece)
        self.tell(TOKEN_LAID, cell, piece)
        if face >= HEAD_FACES:
            self.faced = 0
            self.boarding = self.whole_traits(cell) & TRAIT_BOARDS != 0
            self.arrive_whole(cell, self.other_half(cell))

    def arrive_whole(self, cell: i64, other: i64) -> None:
        """NH-VAR-03, NH-UNIT-06: a Mine under either half destroys the construction."""
        mined = self.grounds & (single(cell) | single(other))
        if mined == 0:
            self.settle()
            return
        while mined != 0:
            self.clear_mine(lowest(mined))
            mined &= mined - 1
        self.begin_harm()
        self.harm(cell, LETHAL, SOURCE_INSTANT)
        self.settle_harm()

    # -- boarding ----------------------------------------------------------------------------

    def settle(self) -> None:
        """NH-VAR-03: after one that boards nothing else is done: a battle, or the end of the turn."""
        super().settle()
        if self.boarding and self.ask == ASK_ACT:
            if self.can_board(self.asked):
                self.ask = ASK_BOARD
            else:
                self.boarding = False

    def can_board(self, player: i64) -> bool:
        """NH-VAR-03, NH-NET-01: not when it is gone, netted or taken."""
        cell = self.head_cell(player)
        return cell != NO_CELL and self.movable(player) >> cell & 1 == 1

    def board_enemies(self, player: i64) -> None:
        """NH-VAR-03: the battle begins at once and ends the turn."""
        cell = self.head_cell(player)
        self.boarding = False
        self.tell(BOARDED, cell, self.piece[cell])
        self.go_to_battle(BY_TILE)

    def begin_turn(self) -> None:
        self.boarding = False
        super().begin_turn()

    # -- on boards of the atlas --------------------------------------------------------------

    def outward(self, cell: i64) -> i64:
        """NH-VAR-03, NH-VAR-05: a half steps outward only where it still touches the other."""
        return super().outward(cell) & self.leash(cell)

    def evacuate(self, cell: i64) -> None:
        """NH-VAR-03, NH-VAR-05: a construction leaves whole and counts once."""
        self.lift_other_half(cell)
        super().evacuate(cell)

    def blow_up(self, cell: i64) -> None:
        """NH-VAR-03, NH-VAR-05: a construction is spent whole."""
        self.lift_other_half(cell)
        super().blow_up(cell)

    def lift_other_half(self, cell: i64) -> None:
        other = self.other_half(cell)
        if other >= 0:
            self.lift(other)
