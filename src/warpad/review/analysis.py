"""A position thought about: the best few ways for one seat, or what chance may bring, on ever more draws."""

from __future__ import annotations

from collections.abc import Sequence

from warpad.core.dice import Dice
from warpad.core.game import Game
from warpad.core.position import CHANCE, Position
from warpad.core.thinking.critic import FINALISTS, USUAL, Effort, critic_of
from warpad.core.thinking.grounds import find_why
from warpad.core.thinking.judgement import Alternative
from warpad.core.thinking.why import Why
from warpad.review.shapes import Way

# So many outcomes of chance are looked at, the likeliest first.
MOST_OUTCOMES = 40


class Analysis:
    """Each call of `think` adds draws; `found` tells what is known so far, best first.

    Ways that are given are compared; else the best few are looked for."""

    def __init__(
        self,
        game: Game,
        position: Position,
        seat: int,
        effort: Effort = USUAL,
        seed: int = 1,
        ways: Sequence[list[int]] = (),
    ) -> None:
        self._critic = critic_of(game)
        self._position = position
        self._seat = seat
        self._effort = effort.times(self._critic.pace)
        self._hearing = self._critic.hear(position, seat, Dice(seed))
        self._given = ways
        self._ways: list[Alternative] = []

    @property
    def draws(self) -> int:
        return len(self._ways[0].values) if self._ways else 0

    @property
    def looks(self) -> int:
        """The draws, counted alike for games that can afford more of them and for those that cannot."""
        return self.draws // self._critic.pace

    def think(self) -> None:
        """The first time ways are looked for; every time those found are judged on fresh draws."""
        if not self._ways:
            found = self._hearing.look(self._effort, self._given)
            wanted = [way for way in found if way.moves in self._given] if self._given else found[:FINALISTS]
            self._ways = [way.anew() for way in wanted]
        self._hearing.compare(self._ways, self._effort.fresh)

    def found(self) -> list[Way]:
        ranked = sorted(self._ways, key=Alternative.mean, reverse=True)
        return [
            {
                "line": self._critic.line(self._position, self._seat, way.moves),
                "chance": round(way.mean(), 4),
                "half": round(way.half(), 4),
                "share": round(way.share, 3),
            }
            for way in ranked
        ]

    def why(self) -> Why | None:
        """What decides between the best way and the next."""
        if not self._ways:
            return None
        return find_why(self._hearing, max(self._ways, key=Alternative.mean), self._ways)


class Prospects:
    """What chance may bring, and how a seat would stand then; the share of each is how likely it is."""

    def __init__(self, game: Game, position: Position, seat: int, seed: int = 1) -> None:
        self._game = game
        self._critic = critic_of(game)
        self._position = position
        self._seat = seat
        self._dice = Dice(seed)
        table = [int(number) for number in position.odds()]
        total = sum(table[1::2])
        likeliest = sorted(zip(table[1::2], table[::2], strict=True), reverse=True)[:MOST_OUTCOMES]
        self._outcomes = [Alternative([outcome], share=weight / total) for weight, outcome in likeliest]
        self.looks = 0

    def think(self) -> None:
        """One more look at where each outcome leads, all with the same luck."""
        luck = self._dice.bits()
        for outcome in self._outcomes:
            world = self._position.copy()
            world.play(outcome.moves[0])
            outcome.values.append(self._critic.look(world, self._critic.pace, Dice(luck))[self._seat])
        self.looks += 1

    def found(self) -> list[Way]:
        return [
            {
                "line": [self._game.action(self._position, CHANCE, outcome.moves[0])],
                "chance": round(outcome.mean(), 4),
                "half": round(outcome.half(), 4),
                "share": round(outcome.share, 4),
            }
            for outcome in sorted(self._outcomes, key=Alternative.mean, reverse=True)
        ]
