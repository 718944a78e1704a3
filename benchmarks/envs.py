"""Steps of environments in a CPU-second, side by side with PettingZoo and OpenSpiel in one run.

    .venv/bin/python benchmarks/envs.py [--seconds 3] [--games 256]

A step has an observation and a mask, and its number is chosen at random from the mask; for everybody the time
to choose is part of it. Peers that are not installed are left out.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import numpy as np

from warpad.core.vecs import COMPILED
from warpad.envs import Many, Parallel, Solo, Table
from warpad.games import GAMES

Steps = Iterator[int]
SETUPS: dict[str, dict[str, Any]] = {"neuroshima": {"armies": ["outpost", "borgo"]}, "neon": {}, "bugs": {}}
PEERS = {
    "PettingZoo chess": "pettingzoo.classic.chess_v6",
    "PettingZoo connect four": "pettingzoo.classic.connect_four_v3",
}
SPIELS = {"OpenSpiel chess": "chess", "OpenSpiel connect four": "connect_four"}
CHUNK = 64


def pick(mask: Any, rng: np.random.Generator) -> int:
    open_ones = np.flatnonzero(mask.view(np.bool_))
    return int(open_ones[int(rng.random() * len(open_ones))])


def pick_all(masks: Any, rng: np.random.Generator) -> Any:
    """A random open number of every row."""
    begins = np.arange(len(masks)) * masks.shape[1]
    # One long row of truths is what NumPy searches fastest.
    open_ones = np.flatnonzero(masks.view(np.bool_).reshape(-1))
    first = np.searchsorted(open_ones, begins)
    counts = np.diff(first, append=len(open_ones))
    return open_ones[first + (rng.random(len(masks)) * counts).astype(np.int64)] - begins


def solo_steps(game: str) -> Steps:
    env, rng = Solo(game, SETUPS[game]), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    while True:
        seen, _, over, _, _ = env.step(pick(seen["action_mask"], rng))
        if over:
            seen, _ = env.reset()
        yield 1


def table_steps(make: Callable[[], Any]) -> Steps:
    env, rng = make(), np.random.default_rng(1)
    while True:
        env.reset(seed=int(rng.integers(1 << 30)))
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            env.step(None if terminated or truncated else pick(seen["action_mask"], rng))
            yield 1


def parallel_steps(game: str) -> Steps:
    env, rng = Parallel(game, SETUPS[game]), np.random.default_rng(1)
    while True:
        seen, _ = env.reset(seed=int(rng.integers(1 << 30)))
        while env.agents:
            asked = {agent: s["action_mask"] for agent, s in seen.items()}
            seen, *_ = env.step({a: pick(mask, rng) if mask.any() else 0 for a, mask in asked.items()})
            yield sum(bool(mask.any()) for mask in asked.values())


def many_steps(game: str, count: int, seat: int | None) -> Steps:
    env, rng = Many(game, count, SETUPS[game], seat=seat), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    while True:
        seen, *_ = env.step(pick_all(seen["action_mask"], rng))
        yield count


def many_alone(game: str, count: int) -> Callable[[float], float]:
    """The same without choosing: the time of `step` alone."""

    def measure_step(seconds: float) -> float:
        env, rng = Many(game, count, SETUPS[game]), np.random.default_rng(1)
        seen, _ = env.reset(seed=1)
        spent, steps = 0.0, 0
        while spent < seconds:
            numbers = pick_all(seen["action_mask"], rng)
            before = time.process_time()
            seen, *_ = env.step(numbers)
            spent += time.process_time() - before
            steps += count
        return steps / spent

    return measure_step


def spiel_steps(name: str) -> Steps:
    """OpenSpiel's own games in C++, with the tensor and the legal actions at every step."""
    game = import_module("pyspiel").load_game(name)
    rng = np.random.default_rng(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.observation_tensor(0)
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            yield 1


def measure(steps: Steps, seconds: float) -> float:
    """Steps in a CPU-second."""
    next(steps)
    begin, count = time.process_time(), 0
    while (spent := time.process_time() - begin) < seconds:
        for _ in range(CHUNK):
            count += next(steps)
    return count / spent


def peers() -> Iterator[tuple[str, Steps]]:
    for name, module in PEERS.items():
        try:
            yield name, table_steps(import_module(module).env)
        except ImportError as error:
            print(f"{name}: left out ({error})")
    for name, game in SPIELS.items():
        try:
            import_module("pyspiel")
            yield name, spiel_steps(game)
        except ImportError as error:
            print(f"{name}: left out ({error})")


def own_figures(game: str, count: int, seconds: float) -> Iterator[tuple[str, float]]:
    yield "Solo", measure(solo_steps(game), seconds)
    yield "Table", measure(table_steps(lambda: Table(game, SETUPS[game])), seconds)
    yield "Parallel", measure(parallel_steps(game), seconds)
    yield f"Many({count}), one seat", measure(many_steps(game, count, 0), seconds)
    yield f"Many({count}), all seats", measure(many_steps(game, count, None), seconds)
    yield f"Many({count}), without choosing", many_alone(game, count)(seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--games", type=int, default=256, help="games in Many")
    options = parser.parse_args()
    print(f"steps in a CPU-second, engine {'compiled' if COMPILED else 'plain'}")
    figures: dict[str, float] = {}

    def tell(name: str, figure: float) -> None:
        figures[name] = figure
        print(f"{name:38} {figure:12,.0f}", flush=True)

    for name, steps in peers():
        tell(name, measure(steps, options.seconds))
    for game in GAMES:
        for name, figure in own_figures(game, options.games, options.seconds):
            tell(f"{game} {name}", figure)
    for peer in (*PEERS, *SPIELS):
        if peer in figures:
            ours = {name: figure for name, figure in figures.items() if name.split()[0] in GAMES}
            ratios = [f"{name} {figure / figures[peer]:.2g}" for name, figure in ours.items()]
            print(f"times {peer}: {', '.join(ratios)}")


if __name__ == "__main__":
    main()
