"""Leaders, constructions and the battle atlas in one game: which of them is asked first.

Each plays no part where it is not in force, so that every game with one of them holds all three.
"""

from warpad.core.dice import Dice
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.telling import Telling
from warpad.games.neuroshima.variants.atlas.atlas import Atlas
from warpad.games.neuroshima.variants.constructions.constructions import Constructions
from warpad.games.neuroshima.variants.leaders.leaders import Leaders


class Mixture(Telling):
    """The three variants together. What comes before the plain rules is asked the last one first."""

    def __init__(self, leaders: Leaders, atlas: Atlas, constructions: Constructions) -> None:
        self.leaders: Leaders = leaders
        self.atlas: Atlas = atlas
        self.constructions: Constructions = constructions

    def key(self, digest: i64) -> i64:
        return self.constructions.key(self.atlas.key(self.leaders.key(digest)))

    def imagine(self, state: State, seat: i64, dice: Dice) -> None:
        self.leaders.imagine(state, seat, dice)

    def actors(self, state: State) -> vec[i64]:
        return self.leaders.actors(state)

    def actor(self, state: State) -> i64:
        return self.leaders.actor(state)

    def odds(self, state: State) -> vec[i64]:
        return self.leaders.odds(state)

    def legal(self, state: State, seat: i64) -> vec[i64]:
        return self.leaders.legal(state, seat)

    def apply(self, state: State, moves: vec[i64]) -> None:
        self.leaders.apply(state, moves)

    def offer(self, state: State) -> None:
        self.leaders.offer(state)
        self.atlas.offer(state)
        self.constructions.offer(state)

    def may_end(self, state: State, player: i64) -> bool:
        return self.leaders.may_end(state, player)

    def act(self, state: State, verb: i64, move: i64) -> bool:
        return (
            self.constructions.act(state, verb, move)
            or self.atlas.act(state, verb, move)
            or self.leaders.act(state, verb, move)
        )

    def hq_ground(self, state: State, player: i64) -> i64:
        return self.atlas.hq_ground(state, player)

    def own_ground(self, state: State, player: i64) -> i64:
        return self.atlas.own_ground(state, player)

    def reach(self, state: State, cell: i64, player: i64) -> i64:
        return self.atlas.reach(state, cell, player)

    def retreater(self, state: State, pusher: i64, chooser: i64) -> i64:
        return self.atlas.retreater(state, pusher, chooser)

    def hqs_come(self, state: State) -> bool:
        return self.leaders.hqs_come(state) and self.atlas.hqs_come(state)

    def turn_begins(self, state: State) -> bool:
        return (
            self.constructions.turn_begins(state)
            and self.atlas.turn_begins(state)
            and self.leaders.turn_begins(state)
        )

    def turn_ends(self, state: State) -> bool:
        return self.atlas.turn_ends(state)

    def turn_passed(self, state: State, before: i64) -> None:
        self.atlas.turn_passed(state, before)

    def action_done(self, state: State) -> None:
        self.atlas.action_done(state)

    def player_goes_on(self, state: State) -> None:
        self.constructions.player_goes_on(state)

    def board_fills(self, state: State) -> bool:
        return self.atlas.board_fills(state)

    def battle_begins(self, state: State) -> bool:
        return self.leaders.battle_begins(state)

    def wounds_settle(self, state: State) -> bool:
        return self.leaders.wounds_settle(state)

    def harm_done(self, state: State) -> bool:
        return self.atlas.harm_done(state)

    def battle_ends(self, state: State) -> bool:
        return self.atlas.battle_ends(state)

    def judge(self, state: State) -> i64:
        return self.atlas.judge(state)

    def decide(self, state: State) -> bool:
        return self.atlas.decide(state)
