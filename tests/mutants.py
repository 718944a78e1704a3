"""Breaks rules on purpose, one small change at a time, and sees whether the tests notice.

./run test --mutants [N] [--game G] [--seed S] [--minutes M]

A mutant is tried on the tests that carry the rules its function cites, then on all tests of its game, then
on the recorded games. Survivors that change nothing a player could see are explained in mutants.toml.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.util import cache_from_source
from pathlib import Path

from tests.mutating import ROOT, Mutant, all_mutants

EXPLAINED = ROOT / "tests" / "mutants.toml"
SECONDS = 480
# What pytest returns when tests pass, when some fail, and when some cannot even be imported.
RUNS = (0, 1, 2)
NUMBER = 30


def carriers(game: str, rules: frozenset[str]) -> list[str]:
    """The tests of a game that carry any of these rules."""
    found = []
    for path in sorted((ROOT / "tests" / "games" / game).glob("test_*.py")):
        for node in ast.parse(path.read_bytes()).body:
            if isinstance(node, ast.FunctionDef) and rules & set(carried_by(node)):
                found.append(f"{path.relative_to(ROOT)}::{node.name}")
    return found


def carried_by(test: ast.FunctionDef) -> Iterator[str]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "rule":
            yield from (str(ast.literal_eval(argument)) for argument in mark.args)


def notices(source: Path, *arguments: str) -> bool:
    """Whether some of these tests fail on these sources, or do not end in time."""
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-p", "no:cacheprovider", "-p", "no:xdist"]
    command += ["-o", f"pythonpath={source} .", "-o", f"timeout={SECONDS}", *arguments]
    env = {**os.environ, "PYTHONPATH": str(source)}
    try:
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        print(f"not over after {SECONDS} s: {' '.join(arguments)[:80]}", flush=True)
        return True
    if done.returncode not in RUNS:
        raise RuntimeError(f"the tests could not be run: {done.stdout.decode()[-2000:]}")
    return done.returncode != 0


def stages_of(game: str, rules: frozenset[str]) -> dict[str, list[str]]:
    """What is run, in this order, until something fails."""
    return {
        "rule tests": carriers(game, rules),
        "game tests": [f"tests/games/{game}"],
        "corpus": ["tests/corpus/test_corpus.py", "-k", game],
    }


@cache
def is_sound(game: str, stage: str) -> bool:
    """Whether a stage passes on untouched sources; one that does not can tell nothing."""
    wanted = "corpus" if stage == "corpus" else "game tests"
    sound = not notices(ROOT / "src", *stages_of(game, frozenset())[wanted])
    if not sound:
        print(f"left out: {stage} of {game} fail without any mutant", flush=True)
    return sound


def killer_of(mutant: Mutant, source: Path) -> str:
    """The first stage that notices it, or nothing."""
    place = source / mutant.path.relative_to(ROOT / "src")
    was = place.read_bytes()
    Path(cache_from_source(str(place))).unlink(missing_ok=True)
    place.write_bytes(mutant.text)
    try:
        for stage, tests in stages_of(mutant.game, mutant.rules).items():
            if tests and notices(source, *tests) and is_sound(mutant.game, stage):
                return stage
        return ""
    finally:
        place.write_bytes(was)


def run(number: int, game: str, seed: int, minutes: float) -> int:
    explained = tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))
    every = all_mutants(game)
    picked = random.Random(seed).sample(every, min(number, len(every)))
    ends = time.monotonic() + minutes * 60
    found: Counter[str] = Counter()
    survivors: list[Mutant] = []
    with tempfile.TemporaryDirectory() as folder:
        source = Path(shutil.copytree(ROOT / "src", Path(folder, "src")))
        for tried, mutant in enumerate(picked, 1):
            killer = killer_of(mutant, source) or ("explained" if mutant.name in explained else "SURVIVED")
            found[killer] += 1
            print(f"{tried}/{len(picked)} {killer}: line {mutant.line} of {mutant.name}", flush=True)
            survivors += [mutant] if killer == "SURVIVED" else []
            if time.monotonic() > ends:
                break
    print(f"{found.total()} of {len(every)} mutants, seed {seed}: {dict(found.most_common())}")
    for mutant in survivors:
        print(f"survived: {mutant.path.relative_to(ROOT)}:{mutant.line} {', '.join(sorted(mutant.rules))}")
        print(f"  - {mutant.old}\n  + {mutant.new}")
    return 1 if survivors else 0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="./run test --mutants")
    parser.add_argument("number", nargs="?", type=int, default=NUMBER)
    parser.add_argument("--game", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    given = parser.parse_args(arguments)
    return run(given.number, given.game, given.seed, given.minutes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
