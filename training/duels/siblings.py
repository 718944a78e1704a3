"""Turns that could have been played instead, each with what a search finds after it.

At some turns of kept duels several ways to play the turn are gathered: some that look best, some that
overlook much. Each is worth what is seen after the reply and the own next turn, on average over the same few
draws. A file belongs to a shard of games: `rows` (numbers of the scene at the end of each way), `armies`,
`value`, `plain` (what the weights make of it) and `root` (which ways belong together).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from training.duels.games import SEED_STEP, never
from warpad.core.dice import Dice
from warpad.core.position import NOBODY
from warpad.games import find
from warpad.games.neuroshima.mind.evaluate import evaluate
from warpad.games.neuroshima.mind.planner import Eyes, Planner, Way
from warpad.games.neuroshima.mind.scene import describe
from warpad.games.neuroshima.position import Neuroshima

GAME = find("neuroshima")
# One turn in so many is looked at.
SELDOM = 8
WIDTH, BEST, CARELESS, OVERLOOKED = 8, 4, 5, 80
DRAWS, TURNS = 2, 2


class Labeller:
    """Gathers ways to play a turn, and values them."""

    def __init__(self, learned: bool, dice: Dice) -> None:
        self._dice = dice
        self._plain = Planner(never, 0)
        self._judge = Planner(never, 0, Eyes(learned))
        self._careless = Planner(never, OVERLOOKED, Eyes(learned))

    def ways(self, world: Neuroshima, seat: int) -> list[Way]:
        found: dict[int, Way] = {}
        for planner in (self._plain, self._judge):
            for way in planner.ends(world.copy(), seat, WIDTH, BEST, self._dice):
                found[way.world.key()] = way
        for _ in range(CARELESS):
            for way in self._careless.ends(world.copy(), seat, 1, 1, self._dice):
                found[way.world.key()] = way
        return list(found.values())

    def values(self, ways: list[Way], seat: int) -> list[float]:
        draws = [self._dice.bits() for _ in range(DRAWS)]
        return [
            sum(self._judge.value_after(way.world, seat, TURNS, 1, Dice(luck)) for luck in draws) / DRAWS
            for way in ways
        ]


def turns_of(path: Path, dice: Dice) -> Iterator[Neuroshima]:
    """Some positions at the first decision of a turn."""
    shard = np.load(path)
    setups = list(GAME.variety({}))
    at = 0
    for number, length in enumerate(shard["length"]):
        position = GAME.new(setups[shard["setup"][number]])
        assert isinstance(position, Neuroshima)
        turn = 0
        for move in shard["moves"][at : at + length].tolist():
            if position.turn_number != turn and position.actor() >= 0:
                turn = position.turn_number
                if dice.below(SELDOM) == 0:
                    yield position.copy()
            position.play(move)
        at += length


def label(path: Path, learned: bool, dice: Dice) -> dict[str, np.ndarray]:
    found: list[tuple[object, ...]] = []
    for root, world in enumerate(turns_of(path, dice)):
        labeller = Labeller(learned, dice)
        seat = world.actor()
        ways = [way for way in labeller.ways(world, seat) if way.world.actor() != NOBODY]
        for way, value in zip(ways, labeller.values(ways, seat), strict=True):
            armies = [world.setup.army[seat], world.setup.army[1 - seat]]
            seen = list(describe(way.world, seat, True))
            found.append((seen, armies, value, evaluate(way.world, seat), root))
    kinds = (np.int16, np.int8, np.float32, np.float32, np.int32)
    names = ("rows", "armies", "value", "plain", "root")
    columns = zip(*found, strict=True)
    return {n: np.array(column, kind) for n, column, kind in zip(names, columns, kinds, strict=True)}


def label_all(games: Path, folder: Path, seed: int, learned: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number, path in enumerate(sorted(games.glob("*.npz"))):
        out = folder / path.name
        if not out.exists():
            np.savez_compressed(out, **label(path, learned, Dice(seed * SEED_STEP + number)))
            print(out.name, flush=True)


def read_all(folder: Path) -> dict[str, np.ndarray]:
    """All ways, the turns numbered on."""
    found: dict[str, list[np.ndarray]] = {}
    first = 0
    for path in sorted(folder.glob("*.npz")):
        with np.load(path) as told:
            part = {name: told[name] for name in told.files}
        part["root"] = part["root"] + first
        first = int(part["root"].max()) + 1
        for name, column in part.items():
            found.setdefault(name, []).append(column)
    return {name: np.concatenate(columns) for name, columns in found.items()}
