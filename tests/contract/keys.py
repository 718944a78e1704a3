"""Equal seeds give equal keys, compiled and not: plays the same games in both forms and compares.

python -m tests.contract.keys [--nightly]   compares the installed package with the sources
python -m tests.contract.keys --print       prints the keys of the form that is imported
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from hatch_build import c_compiler
from tests.contract.games import samples, some_moves
from warpad.core import position as kernel
from warpad.core.dice import Dice

ROOT = Path(__file__).resolve().parent.parent.parent
LIMIT = 3000
SEEDS = 2
NIGHTLY_SEEDS = 50


def is_compiled() -> bool:
    return not str(kernel.__file__).endswith(".py")


def lines(seeds: int) -> Iterator[str]:
    """One line a game: where it came after every hundredth decision, and its end."""
    for sample in samples():
        for seed in range(seeds):
            position = sample.start()
            dice = Dice(seed)
            keys: list[str] = []
            for count in range(LIMIT):
                if count % 100 == 0:
                    keys.append(f"{position.key():x}")
                if not len(position.actors()):
                    break
                position.apply(some_moves(position, dice))
            keys += [f"{position.key():x}", str(position.scores())]
            yield f"{sample.name} seed {seed}: {' '.join(keys)}"


def printed(source: bool, seeds: int) -> list[str]:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if source:
        env["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "tests.contract.keys", "--print", str(seeds)]
    done = subprocess.run(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.splitlines()


def compare(seeds: int) -> int:
    plain, built = printed(True, seeds), printed(False, seeds)
    print(f"{plain[0]} against {built[0]}: {len(plain) - 1} games")
    if built[0] == plain[0] and c_compiler():
        print("there is a C compiler, but the installed engine is not compiled")
        return 1
    different = [f"{a}\n{b}" for a, b in zip(plain[1:], built[1:], strict=True) if a != b]
    print("\n".join(different[:5]) or "equal keys")
    return 1 if different else 0


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--print"]:
        print("compiled" if is_compiled() else "plain Python")
        print("\n".join(lines(int(arguments[1]))))
        return 0
    return compare(NIGHTLY_SEEDS if "--nightly" in arguments else SEEDS)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
