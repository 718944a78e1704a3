"""The measuring of Neon's balance goes on where it stopped, and tells what it found."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMMAND = ROOT / "benchmarks" / "balance_neon.py"
TABLES = ("--modes", "royale", "--players", "2,3")
SETTINGS = 2


def measure(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    files = ("--journal", str(folder / "games.jsonl"), "--out", str(folder / "page.md"))
    command = [sys.executable, str(COMMAND), *words, *TABLES, *files]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def games_in(folder: Path) -> list[str]:
    return (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()[1:]


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one game of each setting."""
    folder = tmp_path_factory.mktemp("begun")
    assert measure(folder, "random:1").returncode == 0
    assert len(games_in(folder)) == SETTINGS
    return folder


def test_a_measurement_goes_on_where_it_stopped(begun: Path, tmp_path: Path) -> None:
    shutil.copytree(begun, tmp_path, dirs_exist_ok=True)
    assert measure(tmp_path, "random:2").returncode == 0
    assert games_in(tmp_path)[:SETTINGS] == games_in(begun)
    assert len(games_in(tmp_path)) == 2 * SETTINGS
    told = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert "| Battle Royale, 3 players, bot random | 2 |" in told
    assert "| bot | first seat | seats in the middle | last seat |" in told


def test_without_time_the_page_tells_of_the_games_played(begun: Path) -> None:
    assert measure(begun, "random:9", "--minutes", "0").returncode == 0
    assert len(games_in(begun)) == SETTINGS
    assert "bot random | 1 |" in (begun / "page.md").read_text(encoding="utf-8")


def test_games_of_another_seed_are_not_counted_with_these(begun: Path) -> None:
    refused = measure(begun, "random:1", "--seed", "2")
    assert refused.returncode != 0
    assert "belongs to another arena" in refused.stderr
