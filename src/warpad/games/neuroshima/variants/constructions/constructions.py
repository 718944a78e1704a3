"""Constructions as a variant: where in the course of the game their rules act."""

from warpad.core.vecs import i64
from warpad.games.neuroshima.rules.codes import number_of
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.variants.constructions.building import (
    act_on_it,
    board_or_go_on,
    offer_building,
    pay,
)
from warpad.games.neuroshima.variants.constructions.codes import ASK_PAY, BOARD_ENEMIES, BUILD
from warpad.games.neuroshima.variants.constructions.yard import Yard


class Constructions(Yard):
    """NH-VAR-03: the hooks of constructions."""

    def copy(self) -> "Constructions":
        twin = Constructions()
        self.copy_into(twin)
        return twin

    def offer(self, state: State) -> None:
        offer_building(state, self)

    def act(self, state: State, verb: i64, move: i64) -> bool:
        if state.ask == ASK_PAY:
            pay(state, self, state.asked, number_of(move))
            return True
        if verb < BUILD or verb > BOARD_ENEMIES:
            return False
        act_on_it(state, self, verb, move)
        return True

    def turn_begins(self, state: State) -> bool:
        self.boarding = False
        return True

    def player_goes_on(self, state: State) -> None:
        board_or_go_on(state, self)
