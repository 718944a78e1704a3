"""Learning the weights: the same seed plays the same games and gives the same file."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house import ROOT
from warpad.core.vecs import COMPILED
from warpad.games.bugs.mind.evaluate import FEATURE_NAMES, WEIGHTS, WEIGHTS_FILE, read_eyes

FIRST = ROOT / "training" / "bugs-first.json"


def learn(folder: Path, seed: int) -> Path:
    out = folder / f"{seed}-{len(list(folder.iterdir()))}.json"
    asked = ["--games", "4", "--seed", str(seed), "--players", str(FIRST), "--out", str(out)]
    subprocess.run(
        [sys.executable, str(ROOT / "training" / "bugs.py"), *asked],
        check=True,
        capture_output=True,
        cwd=ROOT,
    )
    return out


@pytest.mark.skipif(not COMPILED, reason="tables of orders take too long without the compiled engine")
def test_the_same_seed_gives_the_same_weights_bit_for_bit(tmp_path: Path) -> None:
    once, again, other = learn(tmp_path, 1), learn(tmp_path, 1), learn(tmp_path, 2)
    assert once.read_bytes() == again.read_bytes() != other.read_bytes()
    assert len(read_eyes(once).weights) == WEIGHTS


def test_the_shipped_weights_tell_how_they_were_learned() -> None:
    told = json.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))
    assert tuple(told["weights"]) == FEATURE_NAMES
    script = (ROOT / "training" / "bugs.py").read_text(encoding="utf-8")
    assert f"--games {told['learned']['games']} --seed {told['learned']['seed']} " in script
    assert list(read_eyes(WEIGHTS_FILE).weights) != list(read_eyes(FIRST).weights)
