"""How long etudes take, in CPU seconds: the library solved, open boards solved, new ones made.

python benchmarks/etudes.py library
python benchmarks/etudes.py open --boards 60
python benchmarks/etudes.py make neuroshima --grade 3 --seeds 10
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator
from statistics import mean, median

from warpad.core.dice import Dice
from warpad.core.etude import Draft
from warpad.games import GAMES, find
from warpad.games.neuroshima.data.content import NUMBER_OF, tile_of
from warpad.games.neuroshima.puzzles.puzzles import BattleEtudes, sketch
from warpad.puzzles import shelf
from warpad.puzzles.maker import Maker
from warpad.puzzles.solver import prepared, solve

GIVEN = (2, 3)


def library() -> None:
    """Every etude of the library to all its solutions; those of Neuroshima Hex by the number of tiles."""
    taken: dict[str, list[float]] = {}
    for name in GAMES:
        for etude in shelf.etudes(name):
            position, goal = prepared(find(name), etude)
            start = time.process_time()
            solve(position, goal, etude.seat)
            kind = f"{name}, tiles: {len(etude.tiles)}" if etude.tiles else name
            taken.setdefault(kind, []).append(time.process_time() - start)
    print("| etudes | number | median, s | most, s |\n|---|--:|--:|--:|")
    for kind, seconds in sorted(taken.items()):
        print(f"| {kind} | {len(seconds)} | {median(seconds):.4f} | {max(seconds):.3f} |")


def open_boards(boards: int) -> None:
    """Random boards on which two or three units may be laid on any free hex, turned any way."""
    print("| units to lay | boards | tries, most | median, s | most, s |\n|--:|--:|--:|--:|--:|")
    for given in GIVEN:
        seconds: list[float] = []
        tries = 0
        for draft in units_to_lay(given, boards):
            start = time.process_time()
            tries = max(tries, solve(draft.position, draft.goal, draft.etude.seat, most=0).tries)
            seconds.append(time.process_time() - start)
        print(f"| {given} | {boards} | {tries} | {median(seconds):.3f} | {max(seconds):.2f} |", flush=True)


def units_to_lay(given: int, boards: int) -> Iterator[Draft]:
    dice, found = Dice(given), 0
    while found < boards:
        etude = sketch(dice, given=given)
        if all(tile_of(NUMBER_OF[tile]).kind != "instant" for tile in etude.tiles):
            etude.allowed, found = [], found + 1
            yield BattleEtudes().draft_of(etude)


def make(name: str, grade: int | None, seeds: Iterable[int]) -> None:
    """The first etude of a grade that each seed leads to."""
    print("| seed | positions tried | etudes of another grade | s |\n|--:|--:|--:|--:|")
    taken: list[float] = []
    for seed in seeds:
        maker = Maker(find(name), Dice(seed), grade)
        start = time.process_time()
        next(etude for etude in maker.attempts() if etude is not None)
        taken.append(time.process_time() - start)
        print(f"| {seed} | {maker.tried} | {maker.others} | {taken[-1]:.1f} |", flush=True)
    spread = f"mean {mean(taken):.1f} s, median {median(taken):.1f} s, most {max(taken):.1f} s"
    print(f"\n{name}, grade {grade}: {spread}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    commands = parser.add_subparsers(dest="what", required=True)
    commands.add_parser("library")
    commands.add_parser("open").add_argument("--boards", type=int, default=60)
    making = commands.add_parser("make")
    making.add_argument("game")
    making.add_argument("--grade", type=int)
    making.add_argument("--seeds", type=int, default=10)
    asked = parser.parse_args()
    if asked.what == "library":
        library()
    elif asked.what == "open":
        open_boards(asked.boards)
    else:
        make(asked.game, asked.grade, range(1, asked.seeds + 1))


if __name__ == "__main__":
    main()
