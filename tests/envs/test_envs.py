"""The environments keep to the interfaces of Gymnasium and PettingZoo, and sealed choices stay sealed."""

from __future__ import annotations

import copy
import pickle
import time
import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="the extra [envs] is not installed")
pytest.importorskip("pettingzoo", reason="the extra [envs] is not installed")

import gymnasium
from gymnasium.utils.env_checker import check_env, data_equivalence
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)

from warpad.core.dice import Dice
from warpad.core.errors import SetupError
from warpad.core.learning.batch import zeros
from warpad.envs import Many, Parallel, Solo, Table, split, transform
from warpad.envs.views import Observation
from warpad.games import GAMES

pytestmark = [
    pytest.mark.filterwarnings("error"),
    # PettingZoo would rather have no masks within observations, although its own games do.
    pytest.mark.filterwarnings("ignore:Observation"),
]
CYCLES = 40


def choose(seen: Observation, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    env = gymnasium.make(f"warpad/{game.capitalize()}-v1", render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    api_test(Table(game), num_cycles=CYCLES)
    seed_test(lambda: Table(game), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong_when_all_act_at_once(game: str) -> None:
    parallel_api_test(Parallel(game), num_cycles=CYCLES)
    parallel_seed_test(lambda: Parallel(game), num_cycles=CYCLES)


def test_the_benchmark_of_pettingzoo_runs_through(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(1000))
    monkeypatch.setattr(time, "time", lambda: next(ticks))
    performance_benchmark(Table("bugs"))


@pytest.mark.parametrize("game", GAMES)
def test_one_seat_plays_a_whole_game_against_bots(game: str) -> None:
    env = Solo(game)
    seen, _ = env.reset(seed=3)
    again, _ = env.reset(seed=3)
    assert data_equivalence(seen, again)
    over, reward, rng = False, 0.0, np.random.default_rng(1)
    while not over:
        assert env.observation_space.contains(seen)
        seen, reward, over, _, info = env.step(choose(seen, rng))
        assert not info
    assert 0.0 <= reward <= 1.0
    assert not seen["action_mask"].any()


def test_bots_of_any_level_hold_the_other_seats() -> None:
    env = Solo("bugs", {"formation": "fixed"}, bot="easy")
    seen, _ = env.reset(seed=1)
    for _ in range(3):
        seen, _, _, _, _ = env.step(choose(seen, np.random.default_rng(1)))
    assert seen["action_mask"].any()


def test_a_number_that_is_not_open_loses_or_is_refused() -> None:
    env = Solo("bugs")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info) == (0.0, True, {"illegal": True})
    table = Table("bugs")
    table.reset(seed=1)
    with pytest.raises(SetupError, match="0 is not open to seat_"):
        table.step(0)
    many = Many("bugs", 2)
    many.reset(seed=1)
    with pytest.raises(SetupError, match="0 is not open in game 0"):
        many.step([0, 0])
    with pytest.raises(SetupError, match="no seat 7"):
        Solo("bugs", seat=7)


def test_a_sealed_order_is_not_seen_by_who_orders_after() -> None:
    env = Table("bugs", {"formation": "fixed"})
    views = []
    for which in (0, 5):
        env.reset(seed=1)
        assert env.agent_selection == "seat_0"
        env.step(np.flatnonzero(env.observe("seat_0")["action_mask"])[which])
        views.append(env.observe(env.agent_selection)["observation"])
    assert env.agent_selection == "seat_1"
    assert np.array_equal(*views)


def test_orders_given_at_once_are_one_step_of_the_parallel_environment() -> None:
    env = Parallel("bugs", {"formation": "fixed"})
    seen, _ = env.reset(seed=1)
    assert all(seen[agent]["action_mask"].any() for agent in env.agents)
    turn = split(env.notation.observation, seen["seat_0"]["observation"])["turn"].copy()
    rng = np.random.default_rng(1)
    for _ in range(20):
        actions = {a: choose(s, rng) if s["action_mask"].any() else 0 for a, s in seen.items()}
        seen, *_ = env.step(actions)
    assert split(env.notation.observation, seen["seat_0"]["observation"])["turn"] > turn


@pytest.mark.parametrize("game", GAMES)
def test_copies_and_pickles_go_on_as_the_original(game: str) -> None:
    env, table, rng = Solo(game), Table(game), np.random.default_rng(2)
    seen, _ = env.reset(seed=5)
    table.reset(seed=5)
    for _ in range(9):
        seen, *_ = env.step(choose(seen, rng))
        table.step(choose(table.last()[0], rng))
    twins = [env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    tables = [table, copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    for _ in range(9):
        number = choose(seen, rng)
        steps = [twin.step(number) for twin in twins]
        seen = steps[0][0]
        assert all(data_equivalence(steps[0], step) for step in steps)
        number = choose(table.last()[0], rng)
        for twin in tables:
            twin.step(number)
        assert all(data_equivalence(table.last(), twin.last()) for twin in tables)


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_rendered_as_text_and_as_a_picture(game: str) -> None:
    for env in (Solo(game, render_mode="ansi"), Table(game, render_mode="ansi")):
        env.reset(seed=1)
        assert "[/" not in env.render()
        assert len(env.render().splitlines()) > 5
    solo = Solo(game, render_mode="rgb_array")
    seen, _ = solo.reset(seed=1)
    picture = solo.render()
    assert picture.shape == (360, 360, 3)
    rng = np.random.default_rng(1)
    for _ in range(12):
        seen, *_ = solo.step(choose(seen, rng))
    assert (solo.render() != picture).any()


@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize("game", GAMES)
def test_many_games_at_once_are_the_same_games(game: str, seat: int | None) -> None:
    """Two runs from the same seeds agree; every row is a sound observation of its own game."""
    runs: list[list[Any]] = []
    for _ in range(2):
        env, rng = Many(game, 3, seat=seat), np.random.default_rng(1)
        seen, info = env.reset(seed=4)
        run: list[Any] = []
        for _ in range(60):
            assert env.observation_space.contains(seen)
            numbers = [int(rng.choice(np.flatnonzero(mask))) for mask in seen["action_mask"]]
            seen, rewards, over, _, info = env.step(np.array(numbers))
            assert ((rewards == 0) | over).all()
            run.append((numbers, rewards.tolist(), over.tolist(), seen["observation"].tobytes()))
        runs.append(run)
    assert runs[0] == runs[1]
    assert ("seat" in info) == (seat is None)


def test_one_of_many_games_goes_as_it_goes_alone() -> None:
    many, solo, rng = Many("bugs", 2), Solo("bugs"), np.random.default_rng(3)
    rows, _ = many.reset(seed=[8, 9])
    dice = Dice(9)
    dice.below(1)  # which of the set-ups is dealt
    solo._session.play.begin(solo._session.start.copy(), dice)
    seen = solo._session.observe(0)
    for _ in range(30):
        assert np.array_equal(rows["observation"][1], seen["observation"])
        assert np.array_equal(rows["action_mask"][1], seen["action_mask"])
        number = choose(seen, rng)
        other = int(np.flatnonzero(rows["action_mask"][0])[0])
        rows, rewards, over, _, _ = many.step([other, number])
        seen, reward, ended, _, _ = solo.step(number)
        assert (rewards[1], over[1]) == (reward, ended)
        if ended:
            return


def test_rows_of_many_are_written_in_place() -> None:
    env = Many("bugs", 2)
    seen, _ = env.reset(seed=1)
    before = seen["observation"].copy()
    again, *_ = env.step([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
    assert again["observation"] is seen["observation"]
    assert (seen["observation"] != before).any()


def test_the_memory_of_an_observation_outlives_its_environment() -> None:
    env = Many("bugs", 2)
    seen, _ = env.reset(seed=1)
    before = seen["observation"].copy()
    del env
    assert np.array_equal(seen["observation"], before)


def test_gymnasium_makes_the_vector_environment() -> None:
    env = gymnasium.make_vec("warpad/Bugs-v1", num_envs=3, vectorization_mode="vector_entry_point")
    seen, _ = env.reset(seed=1)
    assert seen["observation"].shape[0] == 3


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_an_observation_have_their_shapes(game: str) -> None:
    env = Solo(game)
    seen, _ = env.reset(seed=1)
    parts = split(env.notation.observation, seen["observation"])
    assert {name: part.shape for name, part in parts.items()} == {
        channel.name: channel.shape for channel in env.notation.observation.channels
    }
    same = transform(env.notation.symmetries()[0], seen)
    assert data_equivalence(same, seen)
    with warnings.catch_warnings():
        assert all(np.shares_memory(part, seen["observation"]) for part in parts.values() if part.size)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, None])
def test_what_is_added_while_a_choice_is_made_is_what_would_be_written_anew(
    game: str, seat: int | None
) -> None:
    env, rng = Many(game, 4, seat=seat), np.random.default_rng(5)
    seen, _ = env.reset(seed=5)
    within = 0
    for _ in range(150):
        numbers = [rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
        seen, *_ = env.step(np.array(numbers))
        for row, play in zip(seen["observation"], env._batch.plays, strict=True):
            anew = zeros(env.notation.observation.size)
            play.write(play.asked, anew, 0)
            assert bytes(row) == bytes(anew)
            within += len(play.choice.picked) > 0
    assert within or game == "bugs"
