"""Workers: a dead one loses only its batch, which is played again; absent clusters are refused."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cli.conftest import Warpad, warpad
from warpad.arena.contest import Plan, prepare, run
from warpad.arena.pool import TRIES, play_all
from warpad.arena.schedule import Fixture
from warpad.arena.worker import play_batch
from warpad.core.errors import WarpadError
from warpad.core.game import Json

__all__ = ["warpad"]

PLAN = Plan("bugs", ("random",), 4, seed=3, setup={}, mirror=True)
SOURCES = Path(__file__).parents[2]
NOTES = "WARPAD_TEST_NOTES"

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: the extra [ray]")


def note(name: str) -> int:
    """Counts how often something happened, over all processes."""
    path = Path(os.environ[NOTES]) / name
    with path.open("a") as file:
        file.write(".")
    return path.stat().st_size


def dies_once(game: str, setups: list[Json], batch: list[Fixture]) -> list[Json]:
    """Plays a batch; the first worker that meets the second batch dies of it."""
    if note(f"batch-{batch[0].number}") == 1 and batch[0].number == 1:
        os._exit(1)
    return play_batch(game, setups, batch)


def always_dies(game: str, setups: list[Json], batch: list[Fixture]) -> list[Json]:
    note("death")
    os._exit(1)


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(NOTES, str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(SOURCES / "src"), str(SOURCES)]))
    return tmp_path


def games(rows: list[Json]) -> list[tuple[object, ...]]:
    return sorted((row["fixture"], row["score"], row["decisions"]) for row in rows)


def test_only_the_batch_of_a_dead_process_is_played_again(notes: Path) -> None:
    contest = prepare(PLAN)
    batches = [[fixture] for fixture in contest.fixtures]
    rows = [row for part in play_all("bugs", contest.setups, batches, 2, play=dies_once) for row in part]
    assert games(rows) == games(run(prepare(PLAN), jobs=1).rows)
    assert [len((notes / f"batch-{n}").read_text()) for n in range(4)] == [1, 2, 1, 1]


@pytest.mark.nightly
def test_games_that_kill_every_process_are_given_up_with_a_sentence(notes: Path) -> None:
    contest = prepare(PLAN)
    with pytest.raises(WarpadError, match="the finished ones are kept"):
        list(play_all("bugs", contest.setups, [contest.fixtures], 2, play=always_dies))
    assert len((notes / "death").read_text()) == TRIES


@needs_ray
@pytest.mark.nightly
def test_a_real_ray_plays_the_same_games_and_survives_a_death(notes: Path) -> None:
    import ray

    try:
        contest = run(prepare(PLAN), ray_address="local")
        assert games(contest.rows) == games(run(prepare(PLAN), jobs=1).rows)
        batches = [[fixture] for fixture in contest.fixtures]
        parts = play_all("bugs", contest.setups, batches, 0, "local", dies_once)
        assert games([row for part in parts for row in part]) == games(contest.rows)
        assert len((notes / "batch-1").read_text()) == 2
    finally:
        ray.shutdown()


@needs_ray
def test_a_cluster_that_is_not_there_is_refused_with_a_sentence(warpad: Warpad) -> None:
    asked = ("arena", "bugs", "--bots", "random,greedy", "-n", 2)
    answer = warpad(*asked, "--ray", "127.0.0.1:1")
    assert answer.code != 0
    assert answer.err.startswith("warpad: no Ray cluster answers at '127.0.0.1:1'")


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed")
def test_without_ray_the_extra_is_named(warpad: Warpad) -> None:
    answer = warpad("arena", "bugs", "--bots", "random,greedy", "-n", 2, "--ray", "local")
    assert answer.code != 0
    assert "extra [ray]" in answer.err
