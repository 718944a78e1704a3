"""A position thought about: the best few ways for one seat, judged on ever more draws."""

from __future__ import annotations

from warpad.core.dice import Dice
from warpad.core.game import Game
from warpad.core.position import Position
from warpad.core.thinking.critic import FINALISTS, USUAL, Alternative, Effort, critic_of
from warpad.review.shapes import Way


class Analysis:
    """Each call of `think` adds draws; `found` tells what is known so far, best first."""

    def __init__(
        self, game: Game, position: Position, seat: int, effort: Effort = USUAL, seed: int = 1
    ) -> None:
        self._critic = critic_of(game)
        self._position = position
        self._seat = seat
        self._effort = effort.times(self._critic.pace)
        self._hearing = self._critic.hear(position, seat, Dice(seed))
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
            self._ways = [way.anew() for way in self._hearing.look(self._effort)[:FINALISTS]]
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
