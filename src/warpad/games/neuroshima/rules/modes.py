"""What the modes for two to six players change: order of turns, first draws, who leaves, who is ahead."""

from typing import Final

from warpad.core.bits import lowest, single
from warpad.core.vecs import i64
from warpad.games.neuroshima.rules.duel import Duel
from warpad.games.neuroshima.rules.setup import (
    ALTERNATIVE_START,
    MODE_DEATHMATCH,
    MODE_POINTS,
    MODE_SOLO,
    MODE_TEAMS,
)

FIRST_DRAWS: Final[i64] = 2


class Modes(Duel):
    """Questions whose answers depend on the mode."""

    __slots__ = ()

    def is_free_for_all(self) -> bool:
        """NH-MULTI-01, NH-MULTI-02: everyone against everyone, three or more."""
        return self.setup.mode == MODE_DEATHMATCH or self.setup.mode == MODE_POINTS

    def has_teams(self) -> bool:
        return self.setup.mode == MODE_SOLO or self.setup.mode == MODE_TEAMS

    def hand_to_draw(self) -> i64:
        """NH-TURN-03, NH-MULTI-01, NH-VAR-01: up to how many tiles are drawn in this turn."""
        if self.turn_number > FIRST_DRAWS or self.is_variant(ALTERNATIVE_START):
            return self.full_hand()
        return self.turn_number

    def may_take_turn(self, player: i64) -> bool:
        """NH-MULTI-01, NH-END-01: not fallen and, after the last tile was drawn, not yet done."""
        waiting = self.remaining if self.is_last_drawn() else self.players_left()
        return (waiting >> player) & 1 == 1

    def step_turn(self) -> None:
        """NH-MULTI-03, NH-TEAM-01: the turn goes to the next in the order who may take one."""
        self.turn = (self.turn + 1) % len(self.setup.order)
        while not self.may_take_turn(self.player_to_move()):
            self.turn = (self.turn + 1) % len(self.setup.order)

    def dismiss_fallen(self) -> None:
        """NH-MULTI-01: in a deathmatch players whose HQ fell leave with all their tiles."""
        if not self.is_free_for_all() or self.setup.scores_points:
            return
        player: i64 = 0
        while player < self.setup.players:
            if self.hp[player] <= 0 and (self.fallen >> player) & 1 == 0:
                self.remove_army(player)
                self.fallen |= single(player)
            player += 1
        self.remaining &= ~self.fallen

    def standing(self, player: i64) -> i64:
        """NH-END-04, NH-MULTI-02, NH-TEAM-04: what is compared: hit points, points, or the sum of a team."""
        if not self.has_teams():
            return self.hp[player]
        total: i64 = 0
        other: i64 = 0
        while other < self.setup.players:
            if self.setup.team[other] == self.setup.team[player]:
                total += max(self.hp[other], 0)
            other += 1
        return total

    def leaders(self, among: i64) -> i64:
        """The players of a set who stand best."""
        best: i64 = -1
        found: i64 = 0
        left = among
        while left != 0:
            player = lowest(left)
            value = self.standing(player)
            if value > best:
                best = value
                found = 0
            if value == best:
                found |= single(player)
            left &= left - 1
        return found

    def sides_in(self, players: i64) -> i64:
        """How many different sides (teams) a set of players belongs to."""
        seen: i64 = 0
        sides: i64 = 0
        left = players
        while left != 0:
            team = self.setup.team[lowest(left)]
            if (seen >> team) & 1 == 0:
                seen |= single(team)
                sides += 1
            left &= left - 1
        return sides
