"""The tiles before a player: drawing them, the bad draw, the compulsory discard."""

from typing import Final

from warpad.core import bag
from warpad.core.vecs import i64
from warpad.games.neuroshima.data.tables import INSTANT, KIND
from warpad.games.neuroshima.rules.board import DISCARD, HAND, STACK
from warpad.games.neuroshima.rules.codes import DISCARD_TILE, REDRAW, make_base
from warpad.games.neuroshima.rules.course import (
    ASK_ACT,
    ASK_DISCARD,
    ASK_DRAW,
    NO_LIMIT,
    REINFORCED_PLAYS,
)
from warpad.games.neuroshima.rules.ending import Ending
from warpad.games.neuroshima.rules.event_kinds import HAND_REDRAWN, TILE_DISCARDED, TILE_DRAWN, TURN_BEGAN
from warpad.games.neuroshima.rules.setup import ALTERNATIVE_START, REINFORCEMENTS

ALTERNATIVE_PLAYS: Final[i64] = 1


class Hand(Ending):
    """The beginning of a turn, up to the point where the player is free to act."""

    __slots__ = ()

    # -- drawing -----------------------------------------------------------------------------

    def begin_turn(self) -> None:
        """NH-TURN-04: the player whose turn it is draws."""
        self.turn_number += 1
        self.turn_closed = False
        self.cause = 0
        self.faced = 0
        self.forget_movement()
        player = self.player_to_move()
        self.asked = player
        self.plays_left = self.plays_allowed()
        self.tell(TURN_BEGAN, player, self.turn_number)
        self.plan_draw(player, self.hand_to_draw() - self.pile_size(player, HAND))

    def plan_draw(self, player: i64, wanted: i64) -> None:
        """NH-TURN-04: as many tiles as wanted, or as many as there are."""
        self.to_draw = self.left_to_draw(player, wanted)
        self.draw_on()

    def left_to_draw(self, player: i64, wanted: i64) -> i64:
        """How many tiles the stack still has, but not more than are wanted."""
        pile = self.pile
        stack = self.zone(player, STACK)
        found: i64 = 0
        for at in range(stack, stack + self.setup.kinds[player]):
            found += pile[at]
            if found >= wanted:
                return wanted if wanted > 0 else 0
        return found

    def plays_allowed(self) -> i64:
        """NH-VAR-01, NH-VAR-02: how many tiles may be played in this turn."""
        if self.is_variant(ALTERNATIVE_START) and self.turn_number == 1:
            return ALTERNATIVE_PLAYS
        return REINFORCED_PLAYS if self.is_variant(REINFORCEMENTS) else NO_LIMIT

    def pile_size(self, player: i64, zone: i64) -> i64:
        """How many tiles lie in a part of a player's pile."""
        start = self.zone(player, zone)
        return bag.size(self.pile, start, start + self.setup.kinds[player])

    def draw_on(self) -> None:
        """NH-TURN-04, NH-END-01: one tile after the other; when the stack is empty then, it was the last."""
        player = self.player_to_move()
        while self.to_draw > 0:
            known = self.known_top(player)
            if known < 0:
                self.ask = ASK_DRAW
                return
            self.forget_top(player)
            self.take_from_stack(player, known)
        if self.left_to_draw(player, 1) == 0:
            self.note_last_draw(player)
        self.open_hand(player)

    def take_drawn(self, number: i64) -> None:
        """NH-TURN-04: a tile that chance gave joins the hand, seen by all."""
        self.take_from_stack(self.player_to_move(), number)
        self.draw_on()

    def take_from_stack(self, player: i64, number: i64) -> None:
        """NH-TURN-04: moves one tile from the stack to the hand."""
        self.to_draw -= 1
        self.pile[self.zone(player, STACK) + number] -= 1
        self.pile[self.zone(player, HAND) + number] += 1
        if self.listening:
            self.tell(TILE_DRAWN, player, self.setup.first[player] + number)

    def open_hand(self, player: i64) -> None:
        """NH-TURN-03, NH-TURN-05: with a full hand one tile must go first, but not in the first two draws."""
        self.asked = player
        self.untouched = True
        is_full = self.pile_size(player, HAND) == self.full_hand()
        self.ask = ASK_DISCARD if is_full else ASK_ACT

    # -- discarding --------------------------------------------------------------------------

    def offer_discards(self, player: i64) -> None:
        """NH-TURN-05, NH-TURN-06: any tile before the player."""
        pile = self.pile
        zone = self.zone(player, HAND)
        for at in range(zone, zone + self.setup.kinds[player]):
            if pile[at] > 0:
                self.offer_plain(make_base(DISCARD_TILE, at - zone, 0))

    def offer_redraw(self, player: i64) -> None:
        """NH-TURN-07: a hand of instants, untouched since it was drawn, may be drawn anew."""
        if self.untouched and self.is_bad_draw(player):
            self.offer_plain(make_base(REDRAW, 0, 0))

    def is_bad_draw(self, player: i64) -> bool:
        """NH-TURN-07, NH-VAR-02: nothing but instants (six with reinforcements), and a stack to draw from."""
        pile = self.pile
        zone = self.zone(player, HAND)
        tile = self.setup.first[player] - zone
        held: i64 = 0
        for at in range(zone, zone + self.setup.kinds[player]):
            if pile[at] > 0:
                if KIND[tile + at] != INSTANT:
                    return False
                held += pile[at]
        if held == 0 or self.left_to_draw(player, 1) == 0:
            return False
        return held == self.full_hand() or not self.is_variant(REINFORCEMENTS)

    def put_away(self, player: i64, number: i64) -> None:
        """A tile goes from the hand to the discard pile."""
        self.pile[self.zone(player, HAND) + number] -= 1
        self.pile[self.zone(player, DISCARD) + number] += 1

    def discard(self, player: i64, number: i64) -> None:
        """NH-TURN-05, NH-TURN-06: a tile is discarded, because it must be or because the player wants it."""
        self.put_away(player, number)
        tile = self.setup.first[player] + number
        self.tell(TILE_DISCARDED, player, tile, 1 if self.ask == ASK_DISCARD else 0)
        self.ask = ASK_ACT

    def redraw(self, player: i64) -> None:
        """NH-TURN-07: the whole hand is discarded and as many tiles are drawn anew."""
        held = self.pile_size(player, HAND)
        number: i64 = 0
        while number < self.setup.kinds[player]:
            while self.pile[self.zone(player, HAND) + number] > 0:
                self.put_away(player, number)
            number += 1
        self.tell(HAND_REDRAWN, player)
        self.plan_draw(player, held)
