"""The whole position: the nine questions, answered for Neuroshima Hex."""

from warpad.core import bag
from warpad.core.dice import Dice
from warpad.core.position import CHANCE, NOBODY
from warpad.core.vecs import append, i64, vec
from warpad.games.neuroshima.rules.board import ASK_TURN, STACK
from warpad.games.neuroshima.rules.codes import (
    BLEED,
    CALL_BATTLE,
    CASTLE,
    DISCARD_TILE,
    END_TURN,
    FACE,
    GO,
    GRENADE,
    MOVE,
    PLACE,
    PLACE_HQ,
    PUSH,
    REDRAW,
    RETREAT,
    RIDE,
    ROTATE,
    RUN_ROTATION,
    SELL,
    SNIPE,
    STRIKE,
    TERRIFY,
    giver_of,
    number_of,
    source_of,
    target_of,
    turn_of,
    verb_of,
)
from warpad.games.neuroshima.rules.course import (
    ASK_ACT,
    ASK_BUY,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_FACE,
    ASK_HQ,
    ASK_OVER,
    ASK_RETREAT,
    BY_TILE,
)
from warpad.games.neuroshima.rules.movement import OWN_MOBILITY
from warpad.games.neuroshima.rules.turn import Turn


class Neuroshima(Turn):
    """A position of the game, from set-up to the end."""

    __slots__ = ()

    def actors(self) -> vec[i64]:
        who = self.actor()
        found = vec[i64]([])
        return found if who == NOBODY else append(found, who)

    def actor(self) -> i64:
        if self.ask == ASK_OVER:
            return NOBODY
        if self.ask == ASK_DRAW:
            return CHANCE
        return self.setup.seat[self.asked]

    def legal(self, seat: i64) -> vec[i64]:
        if self.actor() != seat or seat < 0:
            return vec[i64]([])
        if self.ask < ASK_TURN:
            return self.battle_legal()
        self.fill_menu()
        return self.menu_codes()

    def pick(self, seat: i64, dice: Dice) -> i64:
        if self.ask < ASK_TURN:
            moves = self.battle_legal()
            return moves[dice.below(len(moves))]
        self.fill_menu()
        return self.menu_code(dice.below(self.offered))

    def fill_menu(self) -> None:
        """Offers what answers the question that is open."""
        self.clear_menu()
        if self.ask == ASK_ACT:
            self.offer_turn_actions(self.asked)
        elif self.ask == ASK_DISCARD:
            self.offer_discards(self.asked)
            self.offer_redraw(self.asked)
        elif self.ask == ASK_HQ:
            self.offer_hq(self.asked)
        elif self.ask == ASK_RETREAT:
            self.offer_retreats()
        elif self.ask == ASK_FACE:
            self.offer_faces()
        elif self.ask == ASK_BUY:
            self.offer_buying(self.asked)

    def odds(self) -> vec[i64]:
        player = self.player_to_move()
        start = self.zone(player, STACK)
        return bag.odds(self.pile, start, start + self.setup.kinds[player])

    def draw(self, dice: Dice) -> i64:
        player = self.player_to_move()
        start = self.zone(player, STACK)
        return bag.draw(self.pile, start, start + self.setup.kinds[player], dice)

    def apply(self, moves: vec[i64]) -> None:
        self.play(moves[0])

    def play(self, move: i64) -> None:
        if self.ask < ASK_TURN:
            self.battle_answer(move)
        elif self.ask == ASK_DRAW:
            self.take_drawn(move)
        else:
            self.untouched = False
            self.act(verb_of(move), move)

    def act(self, verb: i64, move: i64) -> None:
        """Does what a code says, for the player who is asked."""
        player = self.asked
        cell = target_of(move)
        if verb == DISCARD_TILE:
            self.discard(player, number_of(move))
        elif verb == END_TURN:
            self.pass_turn()
        elif verb == RETREAT:
            self.retreat_to(cell)
        elif verb == FACE:
            self.face(cell, turn_of(move))
        elif verb == REDRAW:
            self.redraw(player)
        elif verb == PLACE_HQ:
            self.place_hq(player, cell, turn_of(move))
        elif verb == SELL:
            self.sell_tile(player, number_of(move))
        elif verb == BLEED:
            self.sell_hp(player)
        else:
            self.faced = 0
            self.act_with_tiles(player, verb, move)

    def act_with_tiles(self, player: i64, verb: i64, move: i64) -> None:
        """NH-TURN-06: places or plays a tile, or uses one on the board."""
        cell = target_of(move)
        if verb == PLACE:
            self.plays_left -= 1
            self.place(player, number_of(move), cell, turn_of(move))
        elif verb == GO:
            self.use_source(source_of(move), OWN_MOBILITY)
            self.move_tile(source_of(move), cell, turn_of(move), verb)
        elif verb == RIDE:
            self.use_source(source_of(move), self.gift_source(giver_of(move)))
            self.move_tile(source_of(move), cell, turn_of(move), verb)
        elif verb >= RUN_ROTATION:
            self.run_procedure(player, verb, source_of(move), cell, turn_of(move))
        else:
            self.plays_left -= 1
            self.spend_instant(player, number_of(move))
            self.use_instant(player, verb, move)

    def use_instant(self, player: i64, verb: i64, move: i64) -> None:
        """NH-INS-01 to NH-INS-09: the effect of the instant that was just discarded."""
        source = source_of(move)
        cell = target_of(move)
        if verb == CALL_BATTLE:
            self.go_to_battle(BY_TILE)
        elif verb == MOVE:
            self.move_tile(source, cell, turn_of(move), verb)
        elif verb == PUSH:
            self.push(source, cell)
        elif verb == SNIPE:
            self.snipe(cell)
        elif verb == GRENADE:
            self.throw_grenade(cell)
        elif verb == STRIKE:
            self.bomb(cell)
        elif verb == ROTATE:
            self.turn_tile(cell, turn_of(move), verb)
            self.settle()
        elif verb == CASTLE:
            self.swap_tiles(source, cell, verb)
            self.settle()
        elif verb == TERRIFY:
            self.terrify(player)
            self.settle()

    def copy(self) -> "Neuroshima":
        twin = Neuroshima(self.setup)
        self.copy_course(twin)
        return twin

    def key(self) -> i64:
        return self.course_key()

    def imagine(self, seat: i64, dice: Dice) -> "Neuroshima":
        """Nothing is hidden but the order of the stacks, and that does not exist yet."""
        return self.copy()

    def observe(self, seat: i64) -> dict[str, object]:
        from warpad.games.neuroshima.tell.sight import observe

        return observe(self)
