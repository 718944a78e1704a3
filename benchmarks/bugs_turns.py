"""How fast War of Bugs runs: resolved turns and whole parties a CPU-second in random play."""

from __future__ import annotations

import argparse
from time import process_time

from warpad.core.dice import Dice
from warpad.core.playout import play_out
from warpad.core.position import Position
from warpad.games import find
from warpad.games.bugs import position as engine

GOAL_TURNS = 50_000
GOAL_PARTIES = 2_000
LONGEST = 1_000_000
SETTINGS = (
    ("training, fixed formation", {"mode": "training", "formation": "fixed"}),
    ("training, open placement", {"mode": "training"}),
    ("campaign", {"mode": "campaign"}),
    ("allies, 2 against 2", {"mode": "allied", "players": 4}),
    ("twelve units", {"mode": "double"}),
)


def turns_of(position: Position) -> int:
    """The turns of the last party, which is the only one of a training match."""
    return int(str(position.observe(-4)["turn"]))


def measure(setup: dict[str, object], seconds: float, seed: int) -> tuple[int, int, float, int]:
    """Matches, parties, CPU-seconds and turns of the last parties."""
    start = find("bugs").new(setup)
    matches = parties = turns = 0
    spent = 0.0
    while spent < seconds:
        position = start.copy()
        dice = Dice(seed + matches)
        begun = process_time()
        play_out(position, dice, LONGEST)
        spent += process_time() - begun
        matches += 1
        parties += len(position.history) // 3  # type: ignore[attr-defined]
        turns += turns_of(position) if matches <= SAMPLED else 0
    return matches, parties, spent, turns


SAMPLED = 200


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU-seconds for each mode")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    form = "compiled" if not engine.__file__.endswith(".py") else "not compiled"
    print(f"War of Bugs, random play, one core, {form}")
    for title, setup in SETTINGS:
        matches, parties, spent, turns = measure(setup, options.seconds, options.seed)
        per_party = turns / min(matches, SAMPLED)
        rate = parties / spent
        print(
            f"{title:28} {rate:10,.0f} parties/s {rate * per_party:12,.0f} turns/s "
            f"({per_party:.1f} turns a party, {matches} matches)"
        )
    print(f"goals in training, compiled: {GOAL_TURNS:,} turns and {GOAL_PARTIES:,} parties a CPU-second")


if __name__ == "__main__":
    main()
