"""Learning the net: the same seed gives the same net, and whole numbers say what it says."""

from __future__ import annotations

import numpy as np

from training.duels.__main__ import NAMES, UNIT, regret, whole_numbers
from training.duels.net import Lessons, Net, learn, surprise
from warpad.games.neuroshima.data.content import ARMIES
from warpad.games.neuroshima.mind.scene import SIZE

INPUTS = SIZE + 2 * len(ARMIES)
TURNS, WAYS = 200, 4


def made_up(seed: int) -> Lessons:
    """Positions whose worth is the larger of two numbers: no plain sum tells that."""
    dice = np.random.default_rng(seed)
    rows = dice.normal(0, 1, (TURNS * WAYS, INPUTS)).astype(np.float32)
    worth = 2 * np.maximum(rows[:, 0], rows[:, 1]) - 1
    chance = (1 / (1 + np.exp(-worth))).astype(np.float32)
    ends = (dice.random(len(rows)) < chance).astype(np.float32)
    first = np.repeat(np.arange(TURNS) * WAYS, WAYS)
    return Lessons(rows, ends, rows, chance, first, first + WAYS)


def taught(seed: int, steps: int) -> Net:
    dice = np.random.default_rng(seed)
    net = Net.fresh(6, np.zeros(INPUTS + 1), dice)
    learn(net, made_up(1), steps, dice)
    return net


def test_the_same_seed_gives_the_same_net_bit_for_bit() -> None:
    once, again, other = taught(1, 20), taught(1, 20), taught(2, 20)
    for a, b in zip(once.parts(), again.parts(), strict=True):
        assert a.tobytes() == b.tobytes()
    assert once.hidden.tobytes() != other.hidden.tobytes()


def test_it_learns_what_no_plain_sum_tells() -> None:
    lessons = made_up(1)
    before, after = (surprise(taught(1, n).worth(lessons.ways), lessons.values) for n in (0, 400))
    assert after < before - 0.1


def test_whole_numbers_say_what_the_net_says() -> None:
    net, scale = taught(1, 20), np.full(INPUTS, 3.0, np.float32)
    told = whole_numbers(net, scale)
    assert list(told["inputs"]) == NAMES
    row = np.arange(INPUTS) % 7
    hidden = np.array(
        [*told["inputs"].values(), *told["own armies"].values(), *told["other armies"].values()]
    )
    units = row @ hidden + np.array(told["ground"])
    units[:-1] = np.maximum(units[:-1], 0)
    worth = (units @ np.array(told["counts"]) + told["constant"]) / told["one"]
    exact = net.worth((row / scale)[None, :].astype(np.float32))[0]
    assert abs(worth - exact) < 100 / UNIT


def test_regret_is_what_the_first_choice_falls_short_of() -> None:
    value, root = np.array([0.5, 0.7, 0.2, 0.4]), np.array([0, 0, 1, 1])
    assert regret(np.array([2.0, 1.0, 0.0, 1.0]), value, root) == np.mean([0.7 - 0.5, 0.0])
