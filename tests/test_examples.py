"""Every example runs as it stands, and the front door of the package does what it says."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import warpad
from warpad.core.errors import IllegalMove
from warpad.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
# What an example is given here so that it ends soon, and what it needs beside the package.
ARGUMENTS = {"learn": ["bugs", "--minutes", "0", "--games", "2", "--trials", "2"]}
NEEDS = {"learn": "torch"}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs(path: Path) -> None:
    if path.stem == "network_bot":
        pytest.skip("it needs a server: tests/client plays it")
    if find_spec(NEEDS.get(path.stem, "warpad")) is None:
        pytest.skip(f"{NEEDS[path.stem]} is not installed")
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, path, *ARGUMENTS.get(path.stem, [])]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_every_example_is_in_the_list() -> None:
    listed = (ROOT / "examples" / "README.md").read_text(encoding="utf-8")
    assert all(f"({path.name})" in listed for path in EXAMPLES)


@pytest.mark.parametrize("name", GAMES)
def test_a_new_game_tells_what_it_is_and_who_is_to_act(name: str) -> None:
    game = warpad.new(name, seed=1)
    assert repr(game).startswith(f"<warpad.new('{name}') after ")
    assert "to choose among" in repr(game)
    assert game.legal_actions


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_actions_give_the_same_game(name: str, tmp_path: Path) -> None:
    first, second = warpad.new(name, seed=4), warpad.new(name, seed=4)
    for _ in range(20):
        action = first.legal_actions[-1]
        assert first.play(action) == second.play(action)
    assert first.position.key() == second.position.key()
    first.save(tmp_path / "game.jsonl")
    assert warpad.load(tmp_path / "game.jsonl").position.key() == first.position.key()


def test_a_choice_taken_back_is_open_again() -> None:
    game = warpad.new("neuroshima", armies=["borgo", "moloch"], seed=1)
    key = game.position.key()
    game.play(game.legal_actions[0])
    assert game.position.key() != key
    game.undo()
    assert game.position.key() == key
    with pytest.raises(IllegalMove, match="nothing to take back"):
        game.undo()


def test_a_sealed_choice_is_taken_back_alone() -> None:
    game = warpad.new("bugs", seed=3)
    while len(game.to_act) < 2:
        game.play(game.legal_actions[0])
    both = game.to_act
    game.play(game.legal_actions_of(both[0])[0], both[0])
    assert game.to_act == both[1:]
    game.undo()
    assert game.to_act == both


def test_who_has_nothing_to_choose_is_refused() -> None:
    game = warpad.new("neuroshima", armies=["borgo", "moloch"], seed=1)
    with pytest.raises(IllegalMove, match="seat 1 has nothing to choose now"):
        game.play(game.legal_actions[0], seat=1)
    assert game.why_not(game.legal_actions[0]) == ""
    assert "(NH-TURN-02)" in game.why_not({"do": "end"})


def test_a_copy_goes_its_own_way() -> None:
    game = warpad.new("neuroshima", armies=["borgo", "moloch"], seed=1)
    twin = game.copy()
    twin.play(twin.legal_actions[0])
    assert game.position.key() != twin.position.key()
    assert not game.is_over
    assert game.scores == []
