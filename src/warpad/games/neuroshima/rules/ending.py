"""The end of the game: the last tile, the final battle, ties and extra turns, winners."""

from warpad.core.bits import lowest, single
from warpad.core.vecs import i64
from warpad.games.neuroshima.rules.course import (
    ASK_OVER,
    BY_FULL_BOARD,
    EXTRA,
    FINAL,
    NO_PLAYER,
)
from warpad.games.neuroshima.rules.event_kinds import (
    BOARD_FILLED,
    DRAWN_GAME,
    EXTRA_TURNS,
    FINAL_BATTLE,
    LAST_DRAWN,
    SHARED,
    STALEMATE,
    TURN_ENDED,
    WON,
)
from warpad.games.neuroshima.rules.modes import Modes
from warpad.games.neuroshima.rules.setup import RULES_2025, RULES_DUEL
from warpad.games.neuroshima.rules.verdict import DRAW, verdict


class Ending(Modes):
    """How battles are started by the rules themselves, and what is decided after them."""

    __slots__ = ()

    def begin_turn(self) -> None:
        """A new turn begins."""
        raise NotImplementedError

    def note_last_draw(self, player: i64) -> None:
        """NH-END-01: the first to draw their last tile leaves one more turn to each of the others."""
        if self.is_last_drawn():
            return
        self.last_by = player
        self.remaining = self.players_left() & ~single(player)
        self.tell(LAST_DRAWN, player)

    def go_to_battle(self, cause: i64) -> None:
        """NH-TURN-11, NH-SET-08: nothing else happens until it is over; under 2025 the turn ends first."""
        self.cause = cause
        self.board_before = self.board_digest()
        if self.setup.ruleset == RULES_2025:
            self.close_turn()
        self.begin_battle()

    def fight_for_room(self) -> None:
        """NH-TURN-10, NH-SET-05: a full board means battle, again as long as that changes anything."""
        if self.cause != 0 and self.board_before == self.board_digest():
            self.tell(STALEMATE)
            self.decide()
            return
        self.tell(BOARD_FILLED)
        self.go_to_battle(BY_FULL_BOARD)

    def pass_turn(self) -> None:
        """NH-BAT-15, NH-END-01: the next player's turn, or the battle that ends the game."""
        self.close_turn()
        if self.is_last_drawn() and self.remaining == 0:
            self.fight_last()
            return
        self.step_turn()
        self.begin_turn()

    def close_turn(self) -> None:
        """NH-TURN-09, NH-INS-09: the turn of the player is over, and with it the terror over them."""
        if self.turn_closed:
            return
        self.turn_closed = True
        player = self.player_to_move()
        self.terror &= ~single(player)
        self.remaining &= ~single(player)
        self.tell(TURN_ENDED, player)

    def fight_last(self) -> None:
        """NH-END-01, NH-SET-04: the final battle, or the extra one after the extra turns."""
        is_extra = self.contenders != 0
        self.tell(FINAL_BATTLE, 1 if is_extra else 0)
        self.go_to_battle(EXTRA if is_extra else FINAL)

    def battle_over(self) -> None:
        """NH-END-03: after a battle somebody may have won; else the final ones decide, others lead on."""
        fighters = self.players_left()
        winners = self.judge()
        self.dismiss_fallen()
        if self.contenders != 0 and self.is_free_for_all():
            winners = self.contest_verdict(winners)
        if winners == DRAW:
            self.finish(fighters)
        elif winners != 0:
            self.finish(winners)
        elif self.cause == FINAL or self.cause == EXTRA:
            self.decide()
        else:
            self.settle()

    def judge(self) -> i64:
        """NH-END-03: who has won by this battle; GOES_ON or DRAW otherwise."""
        return verdict(self.setup, self.hp, self.fallen)

    def contest_verdict(self, winners: i64) -> i64:
        """NH-MULTI-04: in the extra turns only contenders can win; who else stands has already lost."""
        standing = self.contenders & ~self.fallen
        if standing == 0:
            return self.contenders
        if standing & (standing - 1) == 0:
            return standing
        return winners & self.contenders

    def decide(self) -> None:
        """NH-END-04, NH-TEAM-04, NH-MULTI-02: the healthier side (or the one with more points) wins."""
        among = self.contenders & ~self.fallen if self.contenders != 0 else self.players_left()
        leaders = self.leaders(among)
        if self.sides_in(leaders) == 1 or self.contenders != 0 or self.setup.ruleset == RULES_DUEL:
            self.finish(leaders)
        else:
            self.grant_extra_turns(leaders)

    def grant_extra_turns(self, tied: i64) -> None:
        """NH-SET-04, NH-MULTI-04: the tied take one more turn each, in turn order; then one more battle."""
        self.contenders = tied
        self.remaining = tied
        if self.last_by == NO_PLAYER:
            self.last_by = self.player_to_move()
        self.tell(EXTRA_TURNS, tied)
        self.settle()

    def finish(self, winners: i64) -> None:
        """NH-END-03, NH-END-04: the game is over; several sides share."""
        self.winners = winners
        self.ask = ASK_OVER
        self.asked = 0
        self.to_face = 0
        self.to_turn = 0
        if self.sides_in(winners) == 1:
            self.tell_each(WON, winners)
        elif self.is_free_for_all():
            self.tell_each(SHARED, winners)
        else:
            self.tell(DRAWN_GAME)

    def tell_each(self, kind: i64, players: i64) -> None:
        left = players
        while left != 0:
            self.tell(kind, lowest(left))
            left &= left - 1

    def scores(self) -> list[float]:
        """NH-END-03: one number per seat once the game is over: 1 for a win, shares for a draw."""
        if self.ask != ASK_OVER:
            return []
        found = [0.0] * self.seat_count()
        if self.winners == 0:
            return found
        share = 1.0 / float(self.sides_in(self.winners))
        player: i64 = 0
        while player < self.setup.players:
            if (self.winners >> player) & 1:
                found[self.setup.seat[player]] = share
            player += 1
        return found

    def seat_count(self) -> i64:
        """NH-TEAM-06: how many people decide; one may command two armies."""
        most: i64 = 0
        player: i64 = 0
        while player < self.setup.players:
            most = max(most, self.setup.seat[player] + 1)
            player += 1
        return most
