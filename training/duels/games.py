"""Plays quick duels of the planner against itself and keeps them as moves.

Turns are played with a narrow beam; some overlook most moves and a few are played at random, so that good
and bad positions are both seen. A file holds a shard of games: `moves` one after another (draws included),
`length` of each game, its `setup` (a number of the game's variety), the `score` of the first seat, and how
each turn was played (`moods`, `turns` of them in each game). A shard that is there already is not played
again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from warpad.core.dice import Dice
from warpad.core.position import CHANCE, NOBODY
from warpad.games import find
from warpad.games.neuroshima.mind.planner import Eyes, Planner
from warpad.games.neuroshima.position import Neuroshima

GAME = find("neuroshima")
SEED_STEP = 1_000_003
SHARD = 500


@dataclass(frozen=True)
class Mood:
    """How a turn is played: how often in a hundred, positions followed, moves overlooked in a hundred."""

    share: int
    width: int
    skipped: int


# What is left of the hundred is played at random. Only what comes of the first is learned from.
MOODS = (Mood(50, 4, 0), Mood(25, 1, 60), Mood(20, 1, 85))
AT_RANDOM = len(MOODS)


@dataclass
class Shard:
    """Some games, as they are kept."""

    moves: list[int] = field(default_factory=list)
    length: list[int] = field(default_factory=list)
    setup: list[int] = field(default_factory=list)
    score: list[float] = field(default_factory=list)
    moods: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)

    def add(self, setup: int, moves: list[int], moods: list[int], score: float) -> None:
        self.setup.append(setup)
        self.moves += moves
        self.length.append(len(moves))
        self.moods += moods
        self.turns.append(len(moods))
        self.score.append(score)

    def save(self, path: Path) -> None:
        unfinished = path.with_suffix(".part")
        with unfinished.open("wb") as file:
            np.savez_compressed(
                file,
                moves=np.array(self.moves, np.int64),
                length=np.array(self.length, np.int32),
                setup=np.array(self.setup, np.int16),
                score=np.array(self.score, np.float32),
                moods=np.array(self.moods, np.int8),
                turns=np.array(self.turns, np.int16),
            )
        unfinished.rename(path)


def never() -> bool:
    return False


def play(position: Neuroshima, planners: list[Planner], dice: Dice) -> tuple[list[int], list[int]]:
    """One game to its end: all its moves, and how each turn was played."""
    moves: list[int] = []
    moods: list[int] = []
    plan: dict[int, int] = {}
    turn = -1
    while (seat := position.actor()) != NOBODY:
        if position.turn_number != turn:
            turn, plan = position.turn_number, {}
            moods.append(draw_mood(dice))
        if seat == CHANCE:
            move = position.draw(dice)
        elif moods[-1] == AT_RANDOM:
            move = position.pick(seat, dice)
        else:
            key = position.key()
            if key not in plan:
                mood = MOODS[moods[-1]]
                planner = planners[seat]
                planner.skipped = mood.skipped
                ends = planner.ends(position.copy(), seat, mood.width, 1, dice)
                plan = ends[0].moves() if ends else {}
            move = plan[key] if key in plan else position.pick(seat, dice)
        moves.append(int(move))
        position.play(move)
    return moves, moods


def draw_mood(dice: Dice) -> int:
    left = dice.below(100)
    for number, mood in enumerate(MOODS):
        if left < mood.share:
            return number
        left -= mood.share
    return AT_RANDOM


def make_planners(learned: bool, dice: Dice) -> list[Planner]:
    """Who plays: each seat with the weights' eyes or, half of the time where there is one, with the net's."""
    return [Planner(never, 0, Eyes(learned and dice.below(2) == 1)) for _ in range(2)]


def play_all(folder: Path, games: int, seed: int, learned: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    setups = list(GAME.variety({}))
    for first in range(0, games, SHARD):
        path = folder / f"{seed}-{first:06}.npz"
        if path.exists():
            continue
        shard = Shard()
        for number in range(first, min(first + SHARD, games)):
            position = GAME.new(setups[number % len(setups)])
            assert isinstance(position, Neuroshima)
            dice = Dice(seed * SEED_STEP + number)
            moves, moods = play(position, make_planners(learned, dice), dice)
            shard.add(number % len(setups), moves, moods, position.scores()[0])
        shard.save(path)
        print(path.name, flush=True)
