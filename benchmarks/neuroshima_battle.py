"""How many battles a second: copies of fixed middle-game boards of 14 tiles, fought with all rules."""

from __future__ import annotations

import random
import sys
import time

from warpad.core.hexes import HEXES, MAIN_MASK
from warpad.games.neuroshima.data.content import ALL_ARMIES, ARMIES
from warpad.games.neuroshima.rules.battle.segments import foresee
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.codec import load
from warpad.games.neuroshima.variants.house import new_state

BOARDS = 200
TILES = 14
SEED = 19


def board(rng: random.Random) -> dict[str, object]:
    """A position of two armies, seven tiles each, their HQs among them, lying as chance has it."""
    armies = rng.sample(range(len(ARMIES)), 2)
    cells = rng.sample([hex for cell, hex in enumerate(HEXES) if MAIN_MASK >> cell & 1], TILES)
    items = []
    for player, army in enumerate(armies):
        tiles = [t.id for t in ALL_ARMIES[army].tiles if t.kind in ("unit", "module") for _ in range(t.count)]
        for tile in [ALL_ARMIES[army].tiles[0].id, *rng.sample(tiles, TILES // 2 - 1)]:
            place = {"at": list(cells.pop()), "tile": tile, "player": player, "rotation": rng.randrange(6)}
            items.append(place)
    return {"players": [{"army": ARMIES[army]} for army in armies], "board": items}


def boards(count: int = BOARDS) -> list[dict[str, object]]:
    """The fixed set of boards that every engine is measured on."""
    rng = random.Random(SEED)
    return [board(rng) for _ in range(count)]


def measure(positions: list[State], seconds: float = 2.0) -> float:
    """Battles a CPU-second, the copy of the position included."""
    fought = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for position in positions:
            foresee(position, False)
        fought += len(positions)
    return fought / (time.process_time() - start)


def measure_copies(position: State, seconds: float = 0.5) -> float:
    """Copies a CPU-second."""
    made = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(1000):
            position.copy_state(State(position.setup))
        made += 1000
    return made / (time.process_time() - start)


def main() -> None:
    positions = [load(data, new_state) for data in boards()]
    compiled = not (sys.modules[State.__module__].__file__ or "").endswith(".py")
    print(f"compiled: {compiled}")
    print(f"battles per CPU-second: {measure(positions):,.0f}")
    print(f"copies per CPU-second: {measure_copies(positions[0]):,.0f}")


if __name__ == "__main__":
    main()
