"""Learns the net from kept duels and writes it.

    OPENBLAS_NUM_THREADS=1 python -m training.duels --games games --seed 1

First the net learns how games ended. Then it learns from targets that look ahead in the game: what the net
before it thought of the next positions, mixed with the end. Only well played replies count: what came of a
turn played carelessly says nothing about the position before it.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np

from training.duels.net import Net, chances, learn, surprise
from training.duels.positions import Positions, read_all
from warpad.games.neuroshima.data.content import ARMIES
from warpad.games.neuroshima.mind.net import NET_FILE
from warpad.games.neuroshima.mind.scene import SIDE_NAMES, WHOLE_NAMES

UNITS = 24
PATIENCE = 0.85  # how much of a target comes from later positions, turn by turn
TESTED = 10  # one game in so many is not learned from
NAMES = [*(f"own {n}" for n in SIDE_NAMES), *(f"other {n}" for n in SIDE_NAMES), *WHOLE_NAMES]
# A unit is told in whole numbers, UNIT to the one; what it counts for likewise.
UNIT, COUNT = 8192, 1024
LANE = 1 << 19


def inputs_of(positions: Positions, scale: np.ndarray) -> np.ndarray:
    """What the net gets: the numbers of the scene, scaled, and which armies play."""
    armies = np.eye(len(ARMIES), dtype=np.float32)
    sides = [armies[positions.armies[:, side]] for side in (0, 1)]
    return np.hstack([positions.rows / scale, *sides]).astype(np.float32)


def look_ahead(positions: Positions, values: np.ndarray) -> np.ndarray:
    """The target of each position: values of what came after, mixed with the end."""
    targets = np.array(values, np.float64)
    ends = np.flatnonzero(positions.halfway == 0)
    after = -1
    for at in ends[::-1]:
        if positions.reply[at] != 0:
            after = at
            continue
        if after < 0 or positions.game[after] != positions.game[at]:
            targets[at] = positions.score[at]
        else:
            mixed = (1 - PATIENCE) * values[after] + PATIENCE * targets[after]
            targets[at] = mixed if positions.mover[after] == positions.mover[at] else 1 - mixed
        after = at
    halves = np.flatnonzero(positions.halfway)
    following = np.searchsorted(ends, halves)
    last = following >= len(ends)
    following = ends[np.minimum(following, len(ends) - 1)]
    fits = ~last & (positions.game[following] == positions.game[halves])
    targets[halves] = np.where(fits, targets[following], positions.score[halves])
    return targets.astype(np.float32)


def train(
    positions: Positions, seed: int, epochs: int, rounds: int
) -> tuple[Net, np.ndarray, list[dict[str, float]]]:
    dice = np.random.default_rng(seed)
    scale = np.maximum(positions.rows.std(axis=0), 0.5)
    rows = inputs_of(positions, scale)
    good = positions.reply == 0
    tested = positions.game % TESTED == 0
    learned = np.flatnonzero(good & ~tested)
    told = np.flatnonzero(good & tested & (positions.halfway == 0))
    targets = positions.score
    curve = []
    net = Net.fresh(rows.shape[1], UNITS, dice)
    for number in range(rounds):
        learn(net, rows[learned], targets[learned], epochs, dice)
        worth = net.worth(rows)
        figures = {
            "surprise about ends": round(surprise(worth[told], positions.score[told]), 4),
            "about targets": round(surprise(worth[told], targets[told]), 4),
        }
        curve.append(figures)
        print(number, figures, flush=True)
        targets = look_ahead(positions, chances(worth))
    return net, scale, curve


def whole_numbers(net: Net, scale: np.ndarray) -> dict[str, object]:
    """The net as the bots read it."""
    inputs = len(NAMES)
    raw = net.hidden.copy()
    raw[:inputs] /= scale[:, None]
    hidden = np.rint(raw * UNIT).astype(int).tolist()
    return {
        "inputs": dict(zip(NAMES, hidden[:inputs], strict=True)),
        "own armies": dict(zip(ARMIES, hidden[inputs : inputs + len(ARMIES)], strict=True)),
        "other armies": dict(zip(ARMIES, hidden[inputs + len(ARMIES) :], strict=True)),
        "ground": np.rint(net.ground * UNIT).astype(int).tolist(),
        "counts": np.rint(net.counts * COUNT).astype(int).tolist(),
        "constant": int(np.rint(net.constant[0] * COUNT * UNIT)),
        "one": COUNT * UNIT,
    }


def write(told: dict[str, object], path: Path) -> None:
    """One line for each row of numbers."""
    lines = []
    for name, value in told.items():
        if isinstance(value, dict) and all(isinstance(row, list) for row in value.values()):
            rows = ",\n".join(f"  {json.dumps(key)}: {json.dumps(row)}" for key, row in value.items())
            lines.append(f" {json.dumps(name)}: {{\n{rows}\n }}")
        else:
            lines.append(f" {json.dumps(name)}: {json.dumps(value)}")
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--out", type=Path, default=NET_FILE)
    asked = parser.parse_args()
    positions = read_all(asked.games)
    net, scale, curve = train(positions, asked.seed, asked.epochs, asked.rounds)
    told = whole_numbers(net, scale)
    reach = np.abs(net.worth(inputs_of(positions, scale))).max()
    print(
        "games",
        int(positions.game[-1]) + 1,
        "positions",
        len(positions.game),
        "largest",
        round(float(reach), 2),
    )
    told["learned"] = {
        "seed": asked.seed,
        "games": int(positions.game[-1]) + 1,
        "positions": len(positions.game),
        "curve": curve,
    }
    write(told, asked.out)


if __name__ == "__main__":
    main()
