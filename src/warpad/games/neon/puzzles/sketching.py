"""Random positions for new etudes: a moment of a random game, its fighters newly armed and moved together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from warpad.core.dice import Dice
from warpad.core.etude import Etude, Opponent
from warpad.core.game import Json
from warpad.core.playout import play_out
from warpad.core.position import NOBODY, Position
from warpad.games.neon.data import codes
from warpad.games.neon.data.catalogue import AUTOMA_ID, catalogue
from warpad.games.neon.puzzles.drafting import draft
from warpad.games.neon.rules import frames, layout
from warpad.games.neon.rules.equipment import put_under
from warpad.games.neon.rules.state import State
from warpad.games.neon.tell.soundness import find_fault

MODES = ("rebirth", "rebirth", "royale")
# Moments that suit an etude, the oftener named the oftener taken.
PLAN, REVEAL, TURN, DICE = "plan", "reveal", "turn", "dice"
MOMENTS = (PLAN, PLAN, REVEAL, TURN, TURN, TURN, DICE)
STANCES: tuple[Opponent, ...] = ("defence", "defence", "anything", "nothing")
# Goals, likewise.
DEFEAT, WOUND, COLLECT, STAND = "defeat", "wound", "collect", "stand"
KINDS = (DEFEAT, DEFEAT, WOUND, WOUND, COLLECT, COLLECT, STAND)
MOST_COLLECTED = 5
FEWEST, MOST = 2, 4
# With two the Automa plays; it is the target then.
WARM_UP = (10, 90)
PATIENCE = 150
MOST_GEAR = 3
MOST_TOKENS = 4
# Where all plans are to be weighed, little else may be.
MOST_TO_PLAN_WITH = 2
HANDS = 12
FARTHEST = 3
SOME = 3


def sketch(new: Callable[[Json], Position], dice: Dice) -> Etude | None:
    """A position with something to be reached in its round; None when the game came to nothing."""
    moment = MOMENTS[dice.below(len(MOMENTS))]
    position = new({"mode": MODES[dice.below(len(MODES))], "players": FEWEST + dice.below(MOST - FEWEST + 1)})
    assert isinstance(position, State)
    play_out(position, dice, WARM_UP[0] + dice.below(WARM_UP[1] - WARM_UP[0]))
    seat = advance(position, moment, dice)
    if seat is None:
        return None
    target = find_target(position, seat, moment, dice)
    kind = KINDS[dice.below(len(KINDS))]
    if target is None or not suits(kind, position, moment):
        return None
    stage = Stage(position, dice)
    stage.set_up(seat, target, moment)
    if kind == COLLECT and moment != DICE:
        stage.crowd(seat, target)
    if kind == STAND:
        stage.endanger(seat, target)
    goal = goal_of(position, kind, seat if kind == STAND else target, dice)
    if find_fault(position):
        return None
    return draft(position, seat, goal, stance_of(position, kind, dice), dice, State.pick)


def suits(kind: str, position: State, moment: str) -> bool:
    """Tokens are collected where they count; who has rolled to attack is in no danger."""
    if kind == STAND:
        return moment != DICE
    return kind != COLLECT or position.counts_points()


def stance_of(position: State, kind: str, dice: Dice) -> Opponent:
    """Where there is somebody to be quicker than, or something to be kept, they do what they can."""
    if kind == STAND:
        return "anything"
    s = position.s
    is_revealing = s[position.top()] == frames.ASK_WINDOW and s[layout.ATTACKER] == codes.NO_ONE
    return "anything" if is_revealing else STANCES[dice.below(len(STANCES))]


def goal_of(position: State, kind: str, target: int, dice: Dice) -> Json:
    """What must be reached, with as much of it as there may be."""
    s, at = position.s, position.block(target)
    if kind == STAND:
        return {"kind": kind, "amount": 1 + dice.below(s[at + layout.F_HEALTH])}
    number = s[at + layout.F_ID]
    name = AUTOMA_ID if target == codes.AUTOMA else catalogue(position.pack).fighters[number]
    if kind == DEFEAT:
        return {"kind": kind, "fighter": name}
    if kind == WOUND:
        return {"kind": kind, "fighter": name, "amount": 1 + dice.below(s[at + layout.F_HEALTH])}
    return {"kind": kind, "amount": 1 + dice.below(MOST_COLLECTED)}


def advance(position: State, moment: str, dice: Dice) -> int | None:
    """Plays on at random until the moment has come for some seat."""
    for _ in range(PATIENCE):
        if position.actor() == NOBODY:
            return None
        seat = seat_at(position, moment, dice)
        if seat is not None:
            return seat
        if moment == REVEAL:
            fill_up(position)
        play_out(position, dice, 1)
    return None


def fill_up(position: State) -> None:
    """NEON-INIT-05: whoever wants to act first must be able to pay for it when plans are shown."""
    for who in range(codes.AUTOMA):
        if position.place(who) >= 0:
            position.s[position.block(who) + layout.F_ENERGY] = position.t.energy_max


def seat_at(position: State, moment: str, dice: Dice) -> int | None:
    """Whose moment it is, if anybody's."""
    s, at = position.s, position.top()
    kind = s[at]
    if moment == PLAN and kind == frames.ASK_PLAN:
        ready = [int(who) for who in position.actors() if position.place(who) >= 0]
        return ready[dice.below(len(ready))] if len(position.actors()) > 1 and ready else None
    if moment == REVEAL and kind == frames.ASK_WINDOW and s[at + 1] == codes.W_REVEAL:
        return int(s[at + 2])
    if moment == TURN and kind == frames.ASK_HALF and position.place(s[at + 1]) >= 0:
        return int(s[at + 1]) if s[at + 2] < codes.ROW - 1 else None
    if moment == DICE and kind == frames.ASK_WINDOW and s[at + 1] == codes.W_ATTACK_POST:
        return int(s[at + 2])
    return None


def find_target(position: State, seat: int, moment: str, dice: Dice) -> int | None:
    """An opponent on the arena; once dice are rolled, one of those attacked."""
    s = position.s
    found = [
        who
        for who in range(codes.FIGHTERS)
        if who != seat
        and position.place(who) >= 0
        and (moment != DICE or s[layout.TARGETS] >> who & 1)
        and (who == codes.AUTOMA or not s[layout.WITH_AUTOMA])
        and not position.is_ally(seat, who)
    ]
    return found[dice.below(len(found))] if found else None


@dataclass
class Stage:
    """Sets the scene: who stands where, carries what, and has how much left."""

    position: State
    dice: Dice

    def set_up(self, seat: int, target: int, moment: str) -> None:
        s, dice, most = self.position.s, self.dice, self.position.t.energy_max
        s[self.position.block(target) + layout.F_HEALTH] = 1 + dice.below(MOST_TOKENS)
        if moment == PLAN:
            most = MOST_TO_PLAN_WITH
        if moment == REVEAL:
            s[self.position.block(seat) + layout.F_ENERGY] = most - dice.below(MOST_TO_PLAN_WITH)
        else:
            s[self.position.block(seat) + layout.F_ENERGY] = 1 + dice.below(most)
        if moment == DICE:
            return
        if moment == PLAN:
            self.deal_peaceful_hand(seat)
        self.draw_near(seat, target)
        self.arm(seat, 1 if moment == PLAN else 1 + dice.below(MOST_GEAR))
        if target != codes.AUTOMA:
            s[self.position.block(target) + layout.F_ENERGY] = dice.below(most)
            self.arm(target, 0 if moment == PLAN else dice.below(SOME))
        if dice.below(SOME) == 0:
            self.upgrade(seat)

    def deal_peaceful_hand(self, seat: int) -> None:
        """Of some random hands the one with the fewest attacks, but at least one."""
        s, at = self.position.s, self.position.block(seat)
        every = s[at + layout.F_HAND] | s[at + layout.F_DECK] | s[at + layout.F_DISCARD]
        hands = [hand for hand in (self.hand() for _ in range(HANDS)) if self.attacks_in(seat, hand)]
        if every == (1 << codes.CARDS) - 1 and hands:
            hand = min(hands, key=lambda cards: self.attacks_in(seat, cards))
            s[at + layout.F_HAND], s[at + layout.F_DECK] = hand, every & ~hand
            s[at + layout.F_DISCARD] = 0

    def hand(self) -> int:
        cards: set[int] = set()
        while len(cards) < self.position.t.hand:
            cards.add(self.dice.below(codes.CARDS))
        return sum(1 << card for card in cards)

    def attacks_in(self, seat: int, hand: int) -> int:
        halves = [(card, half) for card in range(codes.CARDS) if hand >> card & 1 for half in (0, 1)]
        return sum(self.position.half_options(seat, *half) >> codes.ATTACK & 1 for half in halves)

    def draw_near(self, seat: int, target: int) -> None:
        """The target stands a few sectors away, sometimes where the water comes next."""
        position, dice = self.position, self.dice
        s = position.s
        step = dice.below(2 * FARTHEST + 1) - FARTHEST
        sector = position.neighbour(position.place(seat), step) if s[layout.RING_SIZE] > FARTHEST else -1
        if s[layout.TOP] >= 0 and dice.below(2 * SOME) == 0:
            sector = s[layout.TOP]
        if sector >= 0:
            s[position.block(target) + layout.F_PLACE] = sector

    def crowd(self, seat: int, target: int) -> None:
        """Others stand where the target does, with few tokens left."""
        s = self.position.s
        for who in range(codes.FIGHTERS):
            if who not in (seat, target) and self.position.place(who) >= 0 and self.dice.below(SOME):
                s[self.position.block(who) + layout.F_PLACE] = self.position.place(target)
                s[self.position.block(who) + layout.F_HEALTH] = 1 + self.dice.below(MOST_TOKENS)

    def endanger(self, seat: int, target: int) -> None:
        """Few tokens are left to lose, to somebody who is armed and near."""
        s = self.position.s
        s[self.position.block(seat) + layout.F_HEALTH] = 1 + self.dice.below(MOST_TOKENS)
        if target != codes.AUTOMA:
            self.arm(target, 1)

    def arm(self, seat: int, number: int) -> None:
        """Cards from the decks into free places, with supplies under them."""
        for _ in range(number):
            design = self.card(lambda card: self.position.s[self.stack(seat, card)] == 0)
            if design is not None:
                self.position.s[self.stack(seat, design)] = self.drawn(design) + 1
                self.supply(self.stack(seat, design), design)

    def supply(self, at: int, design: int) -> None:
        """NEON-SUP-03: some supplies that share a symbol with the card."""
        t = self.position.t
        symbols = t.design_supplies[design]
        for _ in range(self.dice.below(t.design_max[design] + 1)):
            under = self.card(lambda card: t.design_supplies[card] & symbols != 0)
            if under is not None:
                put_under(self.position, at, self.drawn(under))

    def stack(self, seat: int, design: int) -> int:
        return int(self.position.equipment(seat, self.position.t.design_type[design]))

    def card(self, suits: Callable[[int], bool]) -> int | None:
        s = self.position.s
        found = [d for d in range(self.position.t.designs) if s[layout.DECK + d] > 0 and suits(d)]
        return found[self.dice.below(len(found))] if found else None

    def drawn(self, design: int) -> int:
        self.position.s[layout.DECK + design] -= 1
        return design

    def upgrade(self, seat: int) -> None:
        """NEON-MNT-04: whoever was defeated once has an upgrade."""
        s = self.position.s
        at = self.position.block(seat)
        unseen = [n for n in range(self.position.t.upgrades) if s[layout.UPGRADES_UNSEEN] >> n & 1]
        if s[layout.MODE] != codes.REBIRTH or s[at + layout.F_UPGRADE] > 0 or not unseen:
            return
        chosen = unseen[self.dice.below(len(unseen))]
        s[at + layout.F_UPGRADE] = chosen + 1
        s[at + layout.F_SIDE] = 1
        s[layout.UPGRADES_UNSEEN] &= ~(1 << chosen)
