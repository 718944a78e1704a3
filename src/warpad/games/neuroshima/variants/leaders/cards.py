"""Leaders: three dealt to each side in secret, one kept, its ability used twice, at most once a turn."""

from typing import Final

from warpad.core.bits import count, lowest, mix, nth, single
from warpad.core.dice import Dice
from warpad.core.position import CHANCE, SEVERAL
from warpad.core.vecs import append, i64, vec
from warpad.games.neuroshima.data.leaders import LEADER_DECK
from warpad.games.neuroshima.data.leaders import LEADERS as CARDS
from warpad.games.neuroshima.rules.codes import CHOOSE_LEADER, make_base, number_of
from warpad.games.neuroshima.rules.course import ASK_DEAL, ASK_LEADER
from warpad.games.neuroshima.rules.event_kinds import LEADER_CHOSEN, LEADER_DEALT
from warpad.games.neuroshima.rules.position import Neuroshima
from warpad.games.neuroshima.rules.setup import LEADERS, Setup

DEALT_EACH: Final[i64] = LEADER_DECK.dealt
USES: Final[i64] = LEADER_DECK.uses
CARD_COUNT: Final[i64] = len(CARDS)
ALL_CARDS: Final[i64] = (1 << len(CARDS)) - 1
NO_LEADER: Final[i64] = -1
SIDE_COUNT: Final[i64] = 2

UNUSED: Final[i64] = -1


class Leaders(Neuroshima):
    """A position with leaders. A side is a player of a duel or a team."""

    __slots__ = (
        "dealt", "leader", "uses", "used_in", "drills", "kept_in", "played_in", "to_command", "rescued",
    )  # fmt: skip

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.dealt: vec[i64] = vec[i64]([0, 0])  # by side: the cards dealt, until one is kept
        self.leader: vec[i64] = vec[i64]([-1, -1])  # by side: the card that was kept
        self.uses: vec[i64] = vec[i64]([0, 0])  # by side: how often it can still be used
        self.used_in: vec[i64] = vec[i64]([-1, -1])  # by side: the turn in which it was used last
        self.drills: i64 = 0  # how many tiles may still be turned by the use of this turn
        self.kept_in: i64 = UNUSED  # the turn in which the compulsory discard was skipped
        self.played_in: i64 = UNUSED  # the last turn in which a tile was placed or played
        self.to_command: i64 = 0  # sides to be asked before the battle begins
        self.rescued: bool = False  # nobody is asked about these wounds again

    def copy_leaders(self, twin: "Leaders") -> None:
        """Makes the twin an independent copy of this."""
        self.copy_course(twin)
        twin.dealt = self.dealt[:]
        twin.leader = self.leader[:]
        twin.uses = self.uses[:]
        twin.used_in = self.used_in[:]
        twin.drills = self.drills
        twin.kept_in = self.kept_in
        twin.played_in = self.played_in
        twin.to_command = self.to_command
        twin.rescued = self.rescued

    def leaders_key(self) -> i64:
        """A hash of the whole state."""
        digest = self.course_key()
        side: i64 = 0
        while side < SIDE_COUNT:
            digest = mix(mix(digest, self.dealt[side]), self.leader[side] + 1)
            digest = mix(mix(digest, self.uses[side]), self.used_in[side] + 1)
            side += 1
        digest = mix(mix(mix(digest, self.drills), self.kept_in + 1), self.played_in + 1)
        return mix(mix(digest, self.to_command), 1 if self.rescued else 0)

    # -- sides -------------------------------------------------------------------------------

    def side_of(self, player: i64) -> i64:
        """NH-VAR-04: allies share one leader."""
        return self.setup.team[player]

    def side_of_seat(self, seat: i64) -> i64:
        """The side a seat is on; -1 for a spectator."""
        player: i64 = 0
        while player < self.setup.players:
            if self.setup.seat[player] == seat:
                return self.side_of(player)
            player += 1
        return -1

    def chooser(self, side: i64) -> i64:
        """The seat that chooses for a side: the one of its first player."""
        player: i64 = 0
        while self.side_of(player) != side:
            player += 1
        return self.setup.seat[player]

    # -- dealing and choosing ----------------------------------------------------------------

    def ask_for_hq(self) -> None:
        """NH-VAR-04: the leaders come before the HQs."""
        if self.is_variant(LEADERS) and self.leader[0] == NO_LEADER:
            self.ask = ASK_DEAL
            self.asked = 0
            return
        super().ask_for_hq()

    def side_to_deal(self) -> i64:
        return 0 if count(self.dealt[0]) < DEALT_EACH else 1

    def actors(self) -> vec[i64]:
        if self.ask != ASK_LEADER:
            return super().actors()
        found = vec[i64]([])
        return append(append(found, self.chooser(0)), self.chooser(1))

    def actor(self) -> i64:
        if self.ask == ASK_LEADER:
            return SEVERAL
        if self.ask == ASK_DEAL:
            return CHANCE
        return super().actor()

    def odds(self) -> vec[i64]:
        if self.ask != ASK_DEAL:
            return super().odds()
        table = vec[i64]([])
        left = ALL_CARDS & ~self.dealt[0] & ~self.dealt[1]
        while left != 0:
            table = append(append(table, lowest(left)), 1)
            left &= left - 1
        return table

    def draw(self, dice: Dice) -> i64:
        if self.ask != ASK_DEAL:
            return super().draw(dice)
        left = ALL_CARDS & ~self.dealt[0] & ~self.dealt[1]
        return nth(left, dice.below(count(left)))

    def deal(self, card: i64) -> None:
        """NH-VAR-04: one of the cards goes, unseen by the others, to a side."""
        side = self.side_to_deal()
        self.dealt[side] |= single(card)
        self.tell(LEADER_DEALT, side, card)
        if count(self.dealt[1]) == DEALT_EACH:
            self.ask = ASK_LEADER

    def legal(self, seat: i64) -> vec[i64]:
        if self.ask != ASK_LEADER:
            return super().legal(seat)
        side = self.side_of_seat(seat)
        codes = vec[i64]([])
        if side < 0 or self.chooser(side) != seat:
            return codes
        left = self.dealt[side]
        while left != 0:
            codes = append(codes, make_base(CHOOSE_LEADER, lowest(left), 0))
            left &= left - 1
        return codes

    def pick(self, seat: i64, dice: Dice) -> i64:
        if self.ask != ASK_LEADER:
            return super().pick(seat, dice)
        moves = self.legal(seat)
        return moves[dice.below(len(moves))]

    def apply(self, moves: vec[i64]) -> None:
        if self.ask == ASK_LEADER:
            self.reveal(number_of(moves[0]), number_of(moves[1]))
        else:
            self.play(moves[0])

    def play(self, move: i64) -> None:
        if self.ask == ASK_DEAL:
            self.deal(move)
        else:
            super().play(move)

    def reveal(self, first: i64, second: i64) -> None:
        """NH-VAR-04: both leaders are shown at once; the other cards leave the game."""
        self.leader = vec[i64]([first, second])
        self.uses = vec[i64]([USES, USES])
        self.dealt = vec[i64]([0, 0])
        player: i64 = 0
        while player < self.setup.players:
            if self.side_of(player) < SIDE_COUNT:
                self.tell(LEADER_CHOSEN, player, self.leader[self.side_of(player)])
            player += 1
        self.ask_for_hq()
