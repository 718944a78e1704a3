"""The battle atlas as a variant: where in the course of the game its rules act."""

from warpad.core.bits import count
from warpad.core.vecs import i64
from warpad.games.neuroshima.rules.battle.status import commander
from warpad.games.neuroshima.rules.board import own_cells, player_to_move
from warpad.games.neuroshima.rules.course import judge_battle
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.variants.atlas.boards import (
    conclude_battle,
    decide_scenario,
    follow_battle,
    hq_ground,
    judge_scenario,
    own_ground,
    set_up,
    stay_cells,
    turn_carousels,
)
from warpad.games.neuroshima.variants.atlas.codes import BLOW_UP, LOAD_PART, TRUCE_ENDED
from warpad.games.neuroshima.variants.atlas.mission import (
    ALLIANCE,
    AMUSEMENT_PARK,
    BREAKOUT,
    FIRST,
    SECOND,
    SIEGE,
    Mission,
    change_truce,
)
from warpad.games.neuroshima.variants.atlas.missions import (
    begin_turn_of_first,
    do_duty,
    end_turn,
    offer_duties,
)
from warpad.games.neuroshima.variants.atlas.scenarios import NOBODY_PLAYER


class Atlas(Mission):
    """NH-VAR-05: the hooks of scenarios."""

    def copy(self) -> "Atlas":
        twin = Atlas()
        self.copy_into(twin)
        return twin

    def offer(self, state: State) -> None:
        offer_duties(state, self)

    def act(self, state: State, verb: i64, move: i64) -> bool:
        if verb < LOAD_PART or verb > BLOW_UP:
            return False
        do_duty(state, self, verb, move)
        return True

    def hq_ground(self, state: State, player: i64) -> i64:
        return hq_ground(state, self, player)

    def own_ground(self, state: State, player: i64) -> i64:
        return own_ground(state, self, player)

    def reach(self, state: State, cell: i64, player: i64) -> i64:
        """NH-VAR-05: besiegers stay outside, HQs on their bank, the structure where it is."""
        if self.scenario == BREAKOUT and player == SECOND:
            return self.tag[SIEGE]
        return stay_cells(state, self, cell)

    def retreater(self, state: State, pusher: i64, chooser: i64) -> i64:
        """NH-VAR-05: for a tile of nobody the pusher chooses."""
        is_nobody = self.scenario == ALLIANCE and chooser == NOBODY_PLAYER
        return commander(state, pusher) if is_nobody else chooser

    def hqs_come(self, state: State) -> bool:
        set_up(state, self)
        return True

    def turn_begins(self, state: State) -> bool:
        return player_to_move(state) != FIRST or begin_turn_of_first(state, self)

    def turn_ends(self, state: State) -> bool:
        return end_turn(state, self)

    def turn_passed(self, state: State, before: i64) -> None:
        """NH-VAR-05: carousels turn when the turn comes back to the first player."""
        if self.scenario == AMUSEMENT_PARK and state.turn <= before:
            turn_carousels(state)

    def action_done(self, state: State) -> None:
        """NH-VAR-05: with the last tile of nobody the truce ends."""
        if self.truce and own_cells(state, NOBODY_PLAYER) == 0:
            change_truce(state, self)
            state.tell(TRUCE_ENDED)

    def board_fills(self, state: State) -> bool:
        """NH-VAR-05: a full board means battle; that it removes nothing is seen when it is over."""
        if self.scenario == 0:
            return True
        self.stood = count(state.occupied)
        return False

    def harm_done(self, state: State) -> bool:
        """NH-VAR-05: after the wounds that follow a battle the battle is over at last."""
        if not self.aftermath:
            return True
        self.aftermath = False
        if conclude_battle(state, self):
            judge_battle(state)
        return False

    def battle_ends(self, state: State) -> bool:
        return follow_battle(state, self)

    def judge(self, state: State) -> i64:
        return judge_scenario(state, self)

    def decide(self, state: State) -> bool:
        return decide_scenario(state, self)
