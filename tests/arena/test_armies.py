"""The measuring of armies: which means a move uses, what a means is worth, and a journal that goes on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from benchmarks.armies import faults, means
from benchmarks.means import kinds_of, means_of, open_means, worths
from tests.review.test_coach import some_position
from warpad.core.dice import Dice
from warpad.games import find
from warpad.games.neuroshima.data.content import TILES
from warpad.games.neuroshima.position import Neuroshima
from warpad.games.neuroshima.rules.questions import ASK_ACT

ROOT = Path(__file__).parents[2]
GAME = find("neuroshima")


def a_turn() -> tuple[Neuroshima, int]:
    """A moment of a turn with something to lay."""
    for steps in range(20, 60):
        position, seat = some_position(GAME, steps)
        if isinstance(position, Neuroshima) and position.ask == ASK_ACT and open_means(position, seat):
            return position, seat
    raise AssertionError("no such turn")


def test_tiles_are_told_apart_by_what_they_bring() -> None:
    tiles = {tile.id: kinds_of(tile) for tile in TILES if tile is not None}
    assert tiles["borgo-net-fighter"] == {"net"}
    assert tiles["outpost-medic"] == {"medic"}
    assert tiles["vegas-agitator"] == {"control"}
    assert tiles["hegemony-transport"] == {"transport"}
    assert tiles["outpost-runner"] == set()


def test_the_means_of_a_moment_are_those_of_its_moves() -> None:
    position, seat = a_turn()
    used = [means_of(position, seat, int(move)) for move in position.legal(seat)]
    assert open_means(position, seat) == set().union(*used)
    assert not open_means(position, seat) & {"place", "end", "discard"}


def test_a_means_is_judged_by_turns_with_it_and_without() -> None:
    position, seat = a_turn()
    before = position.key()
    found = worths(position, seat, Dice(1), 1)
    assert position.key() == before
    for one in found:
        assert one.with_it != one.without
        assert -1 <= one.gap <= 1
        assert one.half >= 0


def a_row(used: int, gaps: list[float]) -> dict[str, object]:
    looks = [{"means": "net", "gap": gap, "half": 0.01, "used": False} for gap in gaps]
    side = {"open": {"net": 100}, "used": {"net": used}, "looks": looks, "commands": 0, "heals": 0}
    empty = {"open": {}, "used": {}, "looks": [], "commands": 0, "heals": 0}
    return {"armies": ["borgo", "moloch"], "scores": [1, 0], "seats": [side, empty]}


def test_what_is_hardly_used_or_missed_is_a_fault() -> None:
    assert faults([a_row(50, [-0.02] * 4 + [0.01] * 5)]) == ["None."]
    assert "used in 1 of 100" in faults([a_row(1, [])])[0]
    assert "missed +5.0" in faults([a_row(50, [0.04, 0.06] * 5)])[0]
    assert any(
        "| borgo | laying a net | 100.0 | 50% | (0) | +5.0" in line for line in means([a_row(50, [0.05] * 9)])
    )


def test_a_measurement_goes_on_where_it_stopped(tmp_path: Path) -> None:
    files = ("--journal", str(tmp_path / "games.jsonl"), "--out", str(tmp_path / "page.md"))
    command = [sys.executable, "-m", "benchmarks.armies", "random", *files]
    rows = []
    for games in ("1", "2"):
        subprocess.run([*command, "-n", games], cwd=ROOT, check=True)
        rows.append((tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines())
    assert [len(one) for one in rows] == [2, 3]
    assert rows[1][:2] == rows[0]
    assert "2 games of `random`" in (tmp_path / "page.md").read_text(encoding="utf-8")
