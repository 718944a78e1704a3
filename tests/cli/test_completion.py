"""The shell completes commands, options and values."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Warpad

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["repl"], ["replay"]),
        (["--v"], ["--version"]),
        (["sim", "ne"], ["neuroshima", "neon"]),
        (["sim", "neon", "--jo"], ["--jobs"]),
        (["sim", "neon", "--bots", "gr"], ["greedy"]),
        (["sim", "--bots", "random", "b"], ["bugs"]),
        (["sim", "neon", "b"], []),
        (["new", "neuroshima", "-o", "rei"], ["reinforcements="]),
        (["rules", "NH-BAT-08"], ["NH-BAT-08"]),
        (["etude", "sol"], ["solve"]),
        (["etude", "make", "bu"], ["bugs"]),
        (["completion", "z"], ["zsh"]),
        (["sim", "--lang", "r"], ["ru"]),
        (["nonsense", ""], []),
        (["show", "a"], []),
    ],
)
def test_what_a_word_may_become(warpad: Warpad, words: list[str], found: list[str]) -> None:
    assert warpad("complete", "--", *words).out.split() == found


@pytest.mark.skipif(not shutil.which("bash"), reason="no bash")
def test_bash_asks_for_it(warpad: Warpad) -> None:
    script = f"""
        warpad() {{ {sys.executable} -m warpad "$@"; }}
        {warpad("completion", "bash").out}
        COMP_WORDS=(warpad sim neu); COMP_CWORD=2
        _warpad
        echo "${{COMPREPLY[*]}}"
    """
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(["bash", "-c", script], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "neuroshima"


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_script_is_sound(warpad: Warpad, shell: str) -> None:
    script = warpad("completion", shell).out
    assert "warpad complete --" in script
    if shutil.which(shell):
        assert subprocess.run([shell, "-n"], input=script, text=True, check=False).returncode == 0
