"""The position: the nine questions, answered for Neuroshima Hex."""

from warpad.core import bag
from warpad.core.dice import Dice
from warpad.core.position import CHANCE, NOBODY, SEVERAL
from warpad.core.vecs import append, i64, vec
from warpad.games.neuroshima.rules.battle.segments import battle_legal
from warpad.games.neuroshima.rules.board import STACK, player_to_move, zone_start
from warpad.games.neuroshima.rules.codes import verb_of
from warpad.games.neuroshima.rules.course import answer
from warpad.games.neuroshima.rules.ending import scores_of
from warpad.games.neuroshima.rules.hand import take_tile
from warpad.games.neuroshima.rules.menu import menu_code, menu_codes
from warpad.games.neuroshima.rules.moves import act, fill_menu
from warpad.games.neuroshima.rules.questions import ASK_DRAW, ASK_OVER, ASK_TURN, ASK_VARIANT
from warpad.games.neuroshima.rules.setup import Setup
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.sight import observe
from warpad.games.neuroshima.variants.house import put_in_force


class Neuroshima(State):
    """A position of the game, from set-up to the end."""

    __slots__ = ()

    def actors(self) -> vec[i64]:
        who = self.actor()
        if who == SEVERAL:
            return self.variant.actors(self)
        found = vec[i64]([])
        return found if who == NOBODY else append(found, who)

    def actor(self) -> i64:
        if self.ask == ASK_OVER:
            return NOBODY
        if self.ask == ASK_DRAW:
            return CHANCE
        if self.ask >= ASK_VARIANT:
            return self.variant.actor(self)
        return self.setup.seat[self.asked]

    def legal(self, seat: i64) -> vec[i64]:
        who = self.actor()
        if who == SEVERAL:
            return self.variant.legal(self, seat)
        if who != seat or seat < 0:
            return vec[i64]([])
        if self.ask < ASK_TURN:
            return battle_legal(self)
        fill_menu(self)
        return menu_codes(self)

    def pick(self, seat: i64, dice: Dice) -> i64:
        if self.ask < ASK_TURN or self.ask >= ASK_VARIANT:
            moves = self.legal(seat)
            return moves[dice.below(len(moves))]
        fill_menu(self)
        return menu_code(self, dice.below(self.offered))

    def odds(self) -> vec[i64]:
        if self.ask >= ASK_VARIANT:
            return self.variant.odds(self)
        player = player_to_move(self)
        start = zone_start(self, player, STACK)
        return bag.odds(self.pile, start, start + self.setup.kinds[player])

    def draw(self, dice: Dice) -> i64:
        if self.ask >= ASK_VARIANT:
            return super().draw(dice)
        player = player_to_move(self)
        start = zone_start(self, player, STACK)
        return bag.draw(self.pile, start, start + self.setup.kinds[player], dice)

    def apply(self, moves: vec[i64]) -> None:
        if self.ask >= ASK_VARIANT and self.actor() == SEVERAL:
            self.variant.apply(self, moves)
        else:
            self.play(moves[0])

    def play(self, move: i64) -> None:
        if self.ask < ASK_TURN:
            answer(self, move)
        elif self.ask == ASK_DRAW:
            take_tile(self, move)
        elif self.ask >= ASK_VARIANT and self.actor() == CHANCE:
            self.variant.apply(self, append(vec[i64]([]), move))
        else:
            self.untouched = False
            act(self, verb_of(move), move)

    def copy(self) -> "Neuroshima":
        twin = Neuroshima(self.setup)
        self.copy_state(twin)
        return twin

    def imagine(self, seat: i64, dice: Dice) -> "Neuroshima":
        """The order of the stacks does not exist yet; only a variant may hide something."""
        twin = self.copy()
        twin.variant.imagine(twin, seat, dice)
        return twin

    def scores(self) -> list[float]:
        return scores_of(self)

    def observe(self, seat: i64) -> dict[str, object]:
        return observe(self, seat)


def new_position(setup: Setup) -> Neuroshima:
    """An empty position, with the variants of the set-up in force."""
    position = Neuroshima(setup)
    put_in_force(position)
    return position
