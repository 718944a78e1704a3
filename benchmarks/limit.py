"""How far is the compiled battle from C++? Equal results first, then both speeds in one run.

python benchmarks/limit.py [--boards 400] [--rounds 50] [--json]
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from warpad.games.neuroshima.data.content import ALL_ARMIES, ARMIES
from warpad.games.neuroshima.tell.codec import load
from warpad.games.neuroshima.tell.resolve import resolve
from warpad.games.neuroshima.variants.house import new_state

sys.path.insert(0, str(Path(__file__).parent))

from boards import board
from neuroshima_battle import measure

Json = dict[str, Any]
SOURCE = Path(__file__).parent / "limit" / "battle.cpp"
KINDS = {"hq": 0, "unit": 1, "module": 2}
BOARD_TILES = [tile for army in ALL_ARMIES for tile in army.tiles if tile.kind in KINDS]
NUMBER = {tile.id: number for number, tile in enumerate(BOARD_TILES)}
MIDDLE_GAME = 14
MODES: tuple[Json, ...] = (
    {},
    {"ruleset": "duel"},
    {"ruleset": "2025"},
    {"mode": "deathmatch", "players": 3},
    {"mode": "points", "players": 4},
    {"mode": "teams", "players": 4, "teams": [0, 1, 0, 1]},
    {"mode": "solo-team", "players": 3, "teams": [0, 1, 1]},
    {"mode": "deathmatch", "players": 5, "extended": True},
)


def build(folder: Path) -> Path:
    """The reference, compiled with full optimisation."""
    program = folder / "battle"
    subprocess.run(["g++", "-O3", "-march=native", "-std=c++17", "-o", program, SOURCE], check=True)
    return program


def strengths(tile: Any, kind: str) -> list[int]:
    """The strength of one kind of mark on each side; marks without a number count 1."""
    return [
        max((int(m.split("-")[1]) if m[-1].isdigit() else 1 for m in side if m.startswith(kind)), default=0)
        for side in tile.sides
    ]


def lent(tile: Any, do: str) -> int:
    return sum(e.value or 1 for e in tile.effects if e.do == do)


def tile_numbers() -> Iterator[int]:
    """The tile table in the order in which the reference reads it."""
    yield from (len(BOARD_TILES), ARMIES.index("moloch"))
    for tile in BOARD_TILES:
        yield from (KINDS[tile.kind], tile.toughness, len(tile.initiative), *tile.initiative)
        for kind in ("melee", "ranged", "gauss", "armour", "net"):
            yield from strengths(tile, kind)
        links = [max(pair) for pair in zip(strengths(tile, "link"), strengths(tile, "enemy"), strict=True)]
        yield from links
        yield from strengths(tile, "control")
        quick = lent(tile, "initiative")
        yield from (lent(tile, "melee"), lent(tile, "ranged"), max(quick, 0))
        yield from (lent(tile, "extra-action"), lent(tile, "medic"), max(-quick, 0), lent(tile, "hack"))


def board_numbers(position: Json) -> Iterator[int]:
    """One position in the order in which the reference reads it."""
    players = position["players"]
    points = position["mode"] == "points"
    yield from (len(players), int(points), 1, 3 if position["extended"] else 2)
    start = start_points(position)
    for seat, player in enumerate(players):
        yield from (player.get("team", seat), ARMIES.index(player["army"]), start[seat])
    yield len(position["board"])
    for laid in position["board"]:
        yield from (*laid["at"], NUMBER[laid["tile"]], laid["player"], laid["rotation"], laid["wounds"])


def start_points(position: Json) -> list[int]:
    """NH-SET-01 to 03: hit points at the start, by mode and ruleset."""
    count = len(position["players"])
    if position["mode"] == "points":
        return [0] * count
    if position["mode"] == "solo-team":
        teams = [player["team"] for player in position["players"]]
        return [20 if teams.count(team) == 1 else 13 for team in teams]
    return [15 if position["mode"] == "teams" and position["ruleset"] == "3.0" else 20] * count


def reference(program: Path, positions: list[Json], rounds: int) -> tuple[list[str], float]:
    """What the reference says of each position, and its battles per CPU-second."""
    numbers: list[int] = [*tile_numbers(), len(positions)]
    for position in positions:
        numbers.extend(board_numbers(position))
    numbers.append(rounds)
    done = subprocess.run(
        [program], input=" ".join(map(str, numbers)), capture_output=True, text=True, check=True
    )
    *results, last = done.stdout.splitlines()
    words = last.split()
    seconds = float(words[3])
    return results, int(words[1]) / seconds if seconds else 0.0


def told(result: Json) -> str:
    """Our result in the form of the reference."""
    standing = [(*row["at"], NUMBER[row["tile"]], row["wounds"]) for row in result["board"]]
    removed = [(*row["at"], NUMBER[row["tile"]], row["segment"]) for row in result["removed"]]
    hp = "".join(f"{n} " for n in result["hp"])
    return f"{hp}|{_rows(standing)} |{_rows(removed)}"


def _rows(rows: Iterable[tuple[int, ...]]) -> str:
    return "".join(" " + ",".join(map(str, row)) for row in rows)


def differences(program: Path, positions: list[Json]) -> list[tuple[Json, str, str]]:
    """Positions on which the two disagree, with both answers."""
    answers, _ = reference(program, positions, 0)
    ours = [told(resolve(position)) for position in positions]
    return [(p, a, o) for p, a, o in zip(positions, answers, ours, strict=True) if a != o]


def samples(number: int) -> list[Json]:
    """Boards over every mode, from thin to crowded."""
    return [board(seed, 8 + seed % 11, **MODES[seed % len(MODES)]) for seed in range(number)]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--boards", type=int, default=400)
    arguments.add_argument("--rounds", type=int, default=50)
    arguments.add_argument("--json", action="store_true")
    wanted = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = build(Path(folder))
        wrong = differences(program, samples(wanted.boards))
        middle = [board(seed, MIDDLE_GAME) for seed in range(200)]
        _, limit = reference(program, middle, wanted.rounds)
    ours = measure([load(position, new_state) for position in middle])
    figures = {
        "boards_compared": wanted.boards,
        "different": len(wrong),
        "reference_battles_per_cpu_second": round(limit),
        "battles_per_cpu_second": round(ours),
        "ratio": round(limit / ours, 2),
    }
    if wanted.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name.replace('_', ' '):36} {value:>12,}")
        for position, theirs, mine in wrong[:3]:
            print("differs:", json.dumps(position), "\n  reference:", theirs, "\n  ours:     ", mine)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
