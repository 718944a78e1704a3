"""What an open attack comes to for its next defender: exact chances, found by playing it on with the rules.

Nobody uses anything more: every window is passed. What must be chosen (dice to roll again, shields, what
pays) is chosen by the attacker's side for the most expected damage and by the others for the least.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from warpad.core.game import Json
from warpad.core.position import CHANCE
from warpad.games.neon.data import codes
from warpad.games.neon.rules import event_kinds as tells
from warpad.games.neon.rules import frames, layout, moves
from warpad.games.neon.rules.chance import is_roll
from warpad.games.neon.rules.fight.attack import next_defender
from warpad.games.neon.rules.state import State
from warpad.games.neon.tell.explaining import name_of

MOST_STEPS = 8_000
DIGITS = 6


class TooLong(Exception):
    """The attack can go on in too many ways to be counted."""


@dataclass
class Chances:
    """How likely each amount of damage is, and a defeat."""

    damage: dict[int, float] = field(default_factory=dict)
    defeat: float = 0.0

    def add(self, other: Chances, share: float) -> None:
        for amount, chance in other.damage.items():
            self.damage[amount] = self.damage.get(amount, 0.0) + chance * share
        self.defeat += other.defeat * share

    def mean_damage(self) -> float:
        return sum(amount * chance for amount, chance in self.damage.items())

    def as_json(self, target: int | str) -> Json:
        amounts = [round(self.damage.get(n, 0.0), DIGITS) for n in range(max(self.damage) + 1)]
        return {
            "target": target,
            "damage": amounts,
            "expected": round(self.mean_damage(), DIGITS),
            "defeat": round(self.defeat, DIGITS),
        }


class Prospect:
    """One attack, played on to the end of its next defence in every way chance can take."""

    def __init__(self, attacker: int, target: int, most_steps: int = MOST_STEPS) -> None:
        self.attacker = attacker
        self.target = target
        self.most_steps = most_steps
        self.steps = 0
        self.known: dict[int, Chances] = {}

    def of(self, game: State) -> Chances:
        key = int(game.key())
        if key not in self.known:
            self.known[key] = self.count(game)
        return self.known[key]

    def count(self, game: State) -> Chances:
        who = int(game.actor())
        if who == CHANCE:
            return self.roll(game)
        open_moves = [int(move) for move in game.legal(who)]
        if game.s[game.top()] == frames.ASK_WINDOW and moves.PASS in open_moves:
            return self.after(game, int(moves.PASS))
        ways = [self.after(game, move) for move in open_moves]
        wants_much = who == self.attacker or game.is_ally(self.attacker, who)
        return max(ways, key=lambda way: way.mean_damage() if wants_much else -way.mean_damage())

    def roll(self, game: State) -> Chances:
        """NEON-RNG-01: dice in all their ways; what else chance deals here touches no dice."""
        table = [int(number) for number in game.odds()]
        if not is_roll(game.s[game.top()]):
            return self.after(game, table[0])
        total = sum(table[1::2])
        found = Chances()
        for outcome, weight in zip(table[::2], table[1::2], strict=True):
            found.add(self.after(game, outcome), weight / total)
        return found

    def after(self, game: State, move: int) -> Chances:
        self.steps += 1
        if self.steps > self.most_steps:
            raise TooLong
        then = game.copy()
        then.listen()
        then.play(move)
        settled = self.find_result(then)
        return settled if settled is not None else self.of(then)

    def find_result(self, game: State) -> Chances | None:
        """NEON-RES-03, NEON-RES-04: what the defence came to, once it is told."""
        found: Chances | None = None
        for kind, who, _, amount, _, _ in game.take_events():
            if kind == tells.ATTACK_FAILED or (kind == tells.WITHSTOOD and who == self.target):
                found = found or Chances({0: 1.0})
            elif kind == tells.DAMAGED and who == self.target:
                found = Chances({amount: 1.0})
            elif kind == tells.BOT_TAKEN and self.target == codes.BOT:
                found = Chances({1: 1.0}, 1.0)
            elif kind == tells.DEFEATED and who == self.target and found is not None:
                found.defeat = 1.0
        if found is None and game.s[layout.ATTACKER] != self.attacker:
            return Chances({0: 1.0})
        return found


def next_target(game: State) -> int | None:
    """Who defends next in the attack under way, or does already; None when there is no attack."""
    s = game.s
    if s[layout.DEPTH] == 0 or s[layout.ATTACKER] == codes.NO_ONE:
        return None
    target = s[layout.CURRENT] if s[layout.CURRENT] >= 0 else next_defender(game)
    return None if target == codes.NO_ONE else int(target)


def prospect(game: State) -> Json | None:
    """The chances of the attack under way; None when there is none, or too much hangs on it."""
    target = next_target(game)
    if target is None:
        return None
    try:
        return Prospect(int(game.s[layout.ATTACKER]), target).of(game).as_json(name_of(game, target))
    except TooLong:
        return None
