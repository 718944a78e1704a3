"""How evenly the sides of a game win among equal bots, as a page of figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from warpad.arena.statistics import Interval, wilson
from warpad.arena.table import LIMIT, play
from warpad.bots import make
from warpad.bots.random import Random
from warpad.core.dice import Dice
from warpad.core.game import Game, Json
from warpad.core.playout import play_out

LOW_SHARE = 0.5
HIGH_SHARE = 1.5


@dataclass
class Tally:
    """The points of each side in the games of one setting."""

    title: str
    games: int = 0
    seats: int = 0
    points: dict[str, float] = field(default_factory=dict)
    played: dict[str, int] = field(default_factory=dict)

    def add(self, sides: Sequence[str], scores: Sequence[float]) -> None:
        self.games += 1
        self.seats += len(sides)
        for side, score in zip(sides, scores, strict=False):
            self.points[side] = self.points.get(side, 0.0) + score
            self.played[side] = self.played.get(side, 0) + 1

    def fair(self) -> float:
        """The share that every side would have if they were equal."""
        return sum(self.points.values()) / self.seats if self.seats else 0.0

    def share(self, side: str) -> Interval:
        return wilson(self.points[side], self.played[side])

    def sides(self) -> list[str]:
        return sorted(self.points, key=lambda side: -self.share(side).rate)

    def outside(self) -> list[str]:
        """The sides whose share is below half or above one and a half of the fair one."""
        fair = self.fair()
        return [s for s in self.sides() if not LOW_SHARE * fair <= self.share(s).rate <= HIGH_SHARE * fair]


def measure(
    game: Game,
    title: str,
    setups: Iterable[tuple[Json, Sequence[str]]],
    bot: str,
    dice: Dice,
    told: Callable[[int], None] | None = None,
) -> Tally:
    """Plays one game for each set-up, given with the names of the sides by seat."""
    tally = Tally(title)
    for setup, sides in setups:
        tally.add(sides, outcome(game, setup, bot, len(sides), dice))
        if told is not None:
            told(tally.games)
    return tally


def outcome(game: Game, setup: Json, bot: str, seats: int, dice: Dice) -> list[float]:
    """The scores of one game; random bots need no sight of the match and play much faster without."""
    if bot == Random.name:
        position = game.new(setup)
        play_out(position, dice, LIMIT)
        return position.scores()
    return play(game, setup, [make(bot, game) for _ in range(seats)], dice).scores


def page(heading: str, command: str, tallies: Sequence[Tally]) -> str:
    """The figures as Markdown."""
    lines = [
        f"# {heading}",
        "",
        "All seats of a game are played by the same bot. A win counts 1, a shared win its part; the range is",
        "the 95 % interval. The fair share is the mean over all sides of that setting; a side outside",
        "50-150 % of it is marked. Made by:",
        "",
        f"    {command}",
        "",
    ]
    for tally in tallies:
        lines += _table(tally)
    return "\n".join(lines)


def _table(tally: Tally) -> list[str]:
    fair = tally.fair()
    lines = [
        f"## {tally.title}",
        "",
        f"{tally.games} games, fair share {fair:.1%}. {_without_winner(tally)}".rstrip(),
        "",
        "| side | games | share of wins | 95 % | against fair | |",
        "|---|--:|--:|---|--:|---|",
    ]
    for side in tally.sides():
        share = tally.share(side)
        mark = "outside" if side in tally.outside() else ""
        lines.append(
            f"| {side} | {tally.played[side]} | {share.rate:.1%} | {share.low:.1%} - {share.high:.1%} "
            f"| {share.rate / fair if fair else 0:.0%} | {mark} |"
        )
    return [*lines, ""]


def _without_winner(tally: Tally) -> str:
    """How many games went to nobody at the table, say to an automatic fighter."""
    share = 1 - sum(tally.points.values()) / tally.games
    return f"No seat won {share:.1%} of them." if tally.games and share > 0.0005 else ""
