"""Leaders as a variant: where in the course of the game their rules act."""

from warpad.core.dice import Dice
from warpad.core.position import CHANCE, SEVERAL
from warpad.core.vecs import append, i64, vec
from warpad.games.neuroshima.rules.codes import GO, PLACE, number_of
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.variants.choice import has_leaders
from warpad.games.neuroshima.variants.leaders.abilities import (
    asks_commander,
    gather_commanders,
    lead,
    may_end,
    offer_abilities,
    settle_wounds,
)
from warpad.games.neuroshima.variants.leaders.cards import (
    Cards,
    choices_of,
    chooser,
    deal_card,
    deal_odds,
    has_chosen,
    imagine_cards,
    reveal_leaders,
)
from warpad.games.neuroshima.variants.leaders.codes import ASK_DEAL, ASK_LEADER, CHOOSE_LEADER, LEAD_PASS


class Leaders(Cards):
    """NH-VAR-04: the hooks of leaders; without cards nothing here has any effect."""

    def copy(self) -> "Leaders":
        twin = Leaders()
        self.copy_into(twin)
        return twin

    def imagine(self, state: State, seat: i64, dice: Dice) -> None:
        if is_choosing(state):
            imagine_cards(state, self, seat, dice)

    def actors(self, state: State) -> vec[i64]:
        found = vec[i64]([])
        return append(append(found, chooser(state, 0)), chooser(state, 1))

    def actor(self, state: State) -> i64:
        if state.ask == ASK_LEADER:
            return SEVERAL
        return CHANCE if state.ask == ASK_DEAL else state.setup.seat[state.asked]

    def odds(self, state: State) -> vec[i64]:
        return deal_odds(self)

    def legal(self, state: State, seat: i64) -> vec[i64]:
        return choices_of(state, self, seat)

    def apply(self, state: State, moves: vec[i64]) -> None:
        if state.ask == ASK_DEAL:
            deal_card(state, self, moves[0])
        else:
            reveal_leaders(state, self, number_of(moves[0]), number_of(moves[1]))

    def offer(self, state: State) -> None:
        offer_abilities(state, self)

    def may_end(self, state: State, player: i64) -> bool:
        return may_end(state, self, player)

    def act(self, state: State, verb: i64, move: i64) -> bool:
        if PLACE <= verb < GO:
            self.played_in = state.turn_number
        if verb < CHOOSE_LEADER or verb > LEAD_PASS:
            return False
        lead(state, self, verb, move)
        return True

    def hqs_come(self, state: State) -> bool:
        """NH-VAR-04: the leaders come before the HQs."""
        if not has_leaders(state.setup) or has_chosen(self):
            return True
        state.ask = ASK_DEAL
        state.asked = 0
        return False

    def turn_begins(self, state: State) -> bool:
        self.drills = 0
        return True

    def battle_begins(self, state: State) -> bool:
        gather_commanders(state, self)
        return not asks_commander(state, self)

    def wounds_settle(self, state: State) -> bool:
        return settle_wounds(state, self)


def is_choosing(state: State) -> bool:
    """NH-VAR-04: whether the cards are being dealt, or one of them is being kept."""
    return state.ask == ASK_DEAL or state.ask == ASK_LEADER
