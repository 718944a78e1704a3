"""A player's turn: HQs at first, then placing and playing tiles, and how the turn goes on after each."""

from typing import Final

from warpad.core.bits import lowest, single
from warpad.core.vecs import i64
from warpad.games.neuroshima.data.orientation import DISTINCT_TURNS
from warpad.games.neuroshima.data.tables import (
    COUNT,
    FOUNDATION,
    INSTANT_OF,
    KIND,
    TRAIT_CONTROL,
    TRAIT_REPLACE,
    TRAITS,
)
from warpad.games.neuroshima.rules.board import HAND, STACK, make_piece
from warpad.games.neuroshima.rules.codes import (
    DISCARD_TILE,
    FACE,
    PLACE,
    PLACE_HQ,
    make_base,
)
from warpad.games.neuroshima.rules.course import (
    ASK_ACT,
    ASK_FACE,
    ASK_HQ,
)
from warpad.games.neuroshima.rules.event_kinds import (
    HQ_PLACED,
    INSTANT_PLAYED,
    REPLACED,
    TILE_PLACED,
)
from warpad.games.neuroshima.rules.hand import Hand
from warpad.games.neuroshima.rules.menu import ANY_WAY
from warpad.games.neuroshima.rules.setup import REINFORCEMENTS

HQ_NUMBER: Final[i64] = 0


class Turn(Hand):
    """The course of turns up to the battles."""

    __slots__ = ()

    # -- set-up ------------------------------------------------------------------------------

    def start(self) -> None:
        """NH-TURN-01: 34 tiles of each army are shuffled, the HQs are set aside to be placed first."""
        self.begin()
        player: i64 = 0
        while player < self.setup.players:
            stack = self.zone(player, STACK)
            number: i64 = HQ_NUMBER + 1
            while number < self.setup.kinds[player]:
                self.pile[stack + number] = COUNT[self.setup.first[player] + number]
                number += 1
            self.pile[self.zone(player, HAND) + HQ_NUMBER] = 1
            player += 1
        self.ask_for_hq()

    def ask_for_hq(self) -> None:
        """NH-TURN-02: in turn order each player places the HQ; then the first turn begins."""
        self.turn = 0
        while self.turn < len(self.setup.order):
            player = self.player_to_move()
            if self.pile[self.zone(player, HAND) + HQ_NUMBER] > 0:
                self.ask = ASK_HQ
                self.asked = player
                return
            self.turn += 1
        self.turn = 0
        self.begin_turn()

    def offer_hq(self, player: i64) -> None:
        """NH-TURN-02: any free hex, any orientation."""
        tile = self.setup.first[player] + HQ_NUMBER
        self.offer(make_base(PLACE_HQ, HQ_NUMBER, 0), self.hq_room(player), DISTINCT_TURNS[tile])

    def hq_room(self, player: i64) -> i64:
        """NH-TURN-02: where a player may place the HQ."""
        return self.free_cells()

    def place_hq(self, player: i64, cell: i64, rotation: i64) -> None:
        """NH-TURN-02: the HQ stands; the next player places theirs."""
        self.pile[self.zone(player, HAND) + HQ_NUMBER] -= 1
        piece = make_piece(self.setup.first[player] + HQ_NUMBER, rotation, player, 0)
        self.put(cell, piece)
        self.tell(HQ_PLACED, cell, piece)
        self.ask_for_hq()

    # -- placing and playing -----------------------------------------------------------------

    def offer_turn_actions(self, player: i64) -> None:
        """NH-TURN-06, NH-TURN-09: all that may be done in the own turn, and its end."""
        if self.untouched:
            self.offer_redraw(player)
        self.offer_hand(player)
        self.offer_mobility(player)
        if self.setup.terminals != 0:
            self.offer_procedures(player)
            self.offer_energy(player)
        self.offer_end(player)

    def offer_hand(self, player: i64) -> None:
        """NH-TURN-06: each tile before the player, to be discarded, placed or played."""
        pile = self.pile
        zone = self.zone(player, HAND)
        for at in range(zone, zone + self.setup.kinds[player]):
            if pile[at] > 0:
                self.offer_tile(player, at - zone)

    def offer_tile(self, player: i64, number: i64) -> None:
        """NH-TURN-06, NH-VAR-02: what may be done with one tile; with reinforcements the rest is kept."""
        if not self.is_variant(REINFORCEMENTS):
            self.offer_plain(make_base(DISCARD_TILE, number, 0))
        if self.plays_left <= 0:
            return
        effect = INSTANT_OF[self.setup.first[player] + number]
        if effect != 0:
            self.offer_instant(player, number, effect)
        else:
            self.offer_placing(player, number)

    def may_place(self, player: i64) -> bool:
        """NH-INS-09: nobody under terror places a board tile."""
        return (self.terror >> player) & 1 == 0

    def offer_placing(self, player: i64, number: i64) -> None:
        """NH-TURN-08, NH-UNIT-06: a free hex in any orientation; a foundation where none lies yet."""
        if not self.may_place(player):
            return
        tile = self.setup.first[player] + number
        base = make_base(PLACE, number, 0)
        if KIND[tile] == FOUNDATION:
            self.offer(base, self.room(player) & ~self.grounds, ANY_WAY)
        else:
            self.offer(base, self.room(player) | self.replaceable(player), DISTINCT_TURNS[tile])

    def room(self, player: i64) -> i64:
        """NH-TURN-08: where a player may place tiles."""
        return self.free_cells()

    def replaceable(self, player: i64) -> i64:
        """NH-UNIT-04: own Transporters, not netted, that can make room for the tile being placed."""
        found: i64 = 0
        left = self.commanded(player) & self.movers & ~self.netted
        if self.traits & TRAIT_REPLACE == 0:
            return found
        while left != 0:
            cell = lowest(left)
            if TRAITS[self.tile_at(cell)] & TRAIT_REPLACE:
                found |= single(cell)
            left &= left - 1
        return found

    def place(self, player: i64, number: i64, cell: i64, rotation: i64) -> None:
        """NH-TURN-08: a board tile of the hand comes on the board."""
        self.pile[self.zone(player, HAND) + number] -= 1
        tile = self.setup.first[player] + number
        piece = make_piece(tile, rotation, player, 0)
        if KIND[tile] == FOUNDATION:
            self.put_ground(cell, piece)
            self.tell(TILE_PLACED, cell, piece)
            self.settle()
            return
        self.make_room(cell)
        self.put(cell, piece)
        self.tell(TILE_PLACED, cell, piece)
        self.arrive(cell)

    def make_room(self, cell: i64) -> None:
        """NH-UNIT-04: a Transporter that is replaced goes to its owner's discard, with its wounds."""
        if (self.occupied >> cell) & 1:
            piece = self.lift(cell)
            self.tell(REPLACED, cell, piece)
            self.discard_piece(piece)

    def spend_instant(self, player: i64, number: i64) -> None:
        """NH-TILE-01: an instant is discarded when it takes effect."""
        self.put_away(player, number)
        self.tell(INSTANT_PLAYED, player, self.setup.first[player] + number)

    # -- going on ----------------------------------------------------------------------------

    def settle(self) -> None:
        """NH-CTL-01, NH-CTL-03, NH-TURN-10: taken tiles may be turned, a full board means battle; then on."""
        self.note_taken()
        if self.to_face | self.to_turn:
            self.ask = ASK_FACE
            self.asked = self.commander(self.cell_to_turn())
        elif self.is_full():
            self.fight_for_room()
        elif self.cause != 0:
            self.pass_turn()
        else:
            self.ask = ASK_ACT
            self.asked = self.player_to_move()

    def note_taken(self) -> None:
        """NH-CTL-01, NH-NET-02: tiles taken since the last action may be turned, unless they are netted."""
        self.look()
        if self.traits & TRAIT_CONTROL != 0 or self.has_taken:
            self.to_face |= self.note_commanders() & ~self.faced
            self.has_taken = self.taken != 0
        self.to_face &= self.taken & ~self.netted
        self.to_turn &= self.occupied & ~self.netted

    def cell_to_turn(self) -> i64:
        """The tile that may be turned now: those just taken come first, then swapped links."""
        return lowest(self.to_face if self.to_face != 0 else self.to_turn)

    def offer_faces(self) -> None:
        """NH-CTL-01: any orientation for the tile that was taken."""
        cell = self.cell_to_turn()
        self.offer(make_base(FACE, 0, cell), single(cell), DISTINCT_TURNS[self.tile_at(cell)])

    def face(self, cell: i64, rotation: i64) -> None:
        """NH-CTL-01: the tile is turned (or left as it lies), once for each time it is taken."""
        if self.to_face != 0:
            self.faced |= single(cell)
            self.to_face &= ~single(cell)
        else:
            self.to_turn &= ~single(cell)
        self.turn_tile(cell, rotation, FACE)
        self.settle()
