"""Leaders: three dealt to each side in secret, one kept, its ability used twice, at most once a turn."""

from typing import Final

from warpad.core.bits import count, lowest, mix, nth, single
from warpad.core.dice import Dice
from warpad.core.vecs import append, i64, vec
from warpad.games.neuroshima.rules.codes import make_base
from warpad.games.neuroshima.rules.state import State, Variant
from warpad.games.neuroshima.rules.turn import ask_for_hq
from warpad.games.neuroshima.variants.leaders.codes import (
    ASK_LEADER,
    CHOOSE_LEADER,
    LEADER_CHOSEN,
    LEADER_DEALT,
)
from warpad.games.neuroshima.variants.leaders.deck import LEADER_DECK
from warpad.games.neuroshima.variants.leaders.deck import LEADERS as CARDS

DEALT_EACH: Final[i64] = LEADER_DECK.dealt
USES: Final[i64] = LEADER_DECK.uses
CARD_COUNT: Final[i64] = len(CARDS)
ALL_CARDS: Final[i64] = (1 << len(CARDS)) - 1
NO_LEADER: Final[i64] = -1
SIDE_COUNT: Final[i64] = 2
UNUSED: Final[i64] = -1


class Cards(Variant):
    """What is known of leaders. A side is a player of a duel or a team."""

    def __init__(self) -> None:
        self.dealt: vec[i64] = vec[i64]([0, 0])  # by side: the cards dealt, until one is kept
        self.leader: vec[i64] = vec[i64]([-1, -1])  # by side: the card that was kept
        self.uses: vec[i64] = vec[i64]([0, 0])  # by side: how often it can still be used
        self.used_in: vec[i64] = vec[i64]([-1, -1])  # by side: the turn in which it was used last
        self.drills: i64 = 0  # how many tiles may still be turned by the use of this turn
        self.kept_in: i64 = UNUSED  # the turn in which the compulsory discard was skipped
        self.played_in: i64 = UNUSED  # the last turn in which a tile was placed or played
        self.to_command: i64 = 0  # sides to be asked before the battle begins
        self.rescued: bool = False  # nobody is asked about these wounds again

    def copy_into(self, twin: "Cards") -> None:
        """Makes the twin an independent copy of this."""
        twin.dealt = self.dealt[:]
        twin.leader = self.leader[:]
        twin.uses = self.uses[:]
        twin.used_in = self.used_in[:]
        twin.drills = self.drills
        twin.kept_in = self.kept_in
        twin.played_in = self.played_in
        twin.to_command = self.to_command
        twin.rescued = self.rescued

    def key(self, digest: i64) -> i64:
        side: i64 = 0
        while side < SIDE_COUNT:
            digest = mix(mix(digest, self.dealt[side]), self.leader[side] + 1)
            digest = mix(mix(digest, self.uses[side]), self.used_in[side] + 1)
            side += 1
        digest = mix(mix(mix(digest, self.drills), self.kept_in + 1), self.played_in + 1)
        return mix(mix(digest, self.to_command), 1 if self.rescued else 0)


def has_chosen(cards: Cards) -> bool:
    """Whether the leaders are known."""
    return cards.leader[0] != NO_LEADER


def side_of(state: State, player: i64) -> i64:
    """NH-VAR-04: allies share one leader."""
    return state.setup.team[player]


def side_of_seat(state: State, seat: i64) -> i64:
    """The side a seat is on; -1 for a spectator."""
    player: i64 = 0
    while player < state.setup.players:
        if state.setup.seat[player] == seat:
            return side_of(state, player)
        player += 1
    return -1


def chooser(state: State, side: i64) -> i64:
    """The seat that chooses for a side: the one of its first player."""
    player: i64 = 0
    while side_of(state, player) != side:
        player += 1
    return state.setup.seat[player]


def side_to_deal(cards: Cards) -> i64:
    return 0 if count(cards.dealt[0]) < DEALT_EACH else 1


def deal_card(state: State, cards: Cards, card: i64) -> None:
    """NH-VAR-04: one of the cards goes, unseen by the others, to a side."""
    side = side_to_deal(cards)
    cards.dealt[side] |= single(card)
    state.tell(LEADER_DEALT, side, card)
    if count(cards.dealt[1]) == DEALT_EACH:
        state.ask = ASK_LEADER


def reveal_leaders(state: State, cards: Cards, first: i64, second: i64) -> None:
    """NH-VAR-04: both leaders are shown at once; the other cards leave the game."""
    cards.leader = vec[i64]([first, second])
    cards.uses = vec[i64]([USES, USES])
    cards.dealt = vec[i64]([0, 0])
    player: i64 = 0
    while player < state.setup.players:
        if side_of(state, player) < SIDE_COUNT:
            state.tell(LEADER_CHOSEN, player, cards.leader[side_of(state, player)])
        player += 1
    ask_for_hq(state)


def unseen_cards(cards: Cards) -> i64:
    """The cards still to be dealt."""
    return ALL_CARDS & ~cards.dealt[0] & ~cards.dealt[1]


def deal_odds(cards: Cards) -> vec[i64]:
    """NH-VAR-04: each card that is left, equally likely."""
    table = vec[i64]([])
    left = unseen_cards(cards)
    while left != 0:
        table = append(append(table, lowest(left)), 1)
        left &= left - 1
    return table


def choices_of(state: State, cards: Cards, seat: i64) -> vec[i64]:
    """NH-VAR-04: one of the cards dealt to the side is kept."""
    side = side_of_seat(state, seat)
    codes = vec[i64]([])
    if side < 0 or chooser(state, side) != seat:
        return codes
    left = cards.dealt[side]
    while left != 0:
        codes = append(codes, make_base(CHOOSE_LEADER, lowest(left), 0))
        left &= left - 1
    return codes


def imagine_cards(state: State, cards: Cards, seat: i64, dice: Dice) -> None:
    """NH-VAR-04: the others may have been dealt any of the cards that the seat has not seen."""
    own = side_of_seat(state, seat)
    unseen: i64 = ALL_CARDS
    if own >= 0:
        unseen &= ~cards.dealt[own]
    side: i64 = 0
    while side < SIDE_COUNT:
        if side != own:
            held = count(cards.dealt[side])
            cards.dealt[side] = 0
            while count(cards.dealt[side]) < held:
                card = nth(unseen, dice.below(count(unseen)))
                cards.dealt[side] |= single(card)
                unseen &= ~single(card)
        side += 1
