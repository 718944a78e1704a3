"""The environments keep to the interfaces of Gymnasium and PettingZoo, and sealed choices stay sealed."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="the extra [envs] is not installed")
pytest.importorskip("pettingzoo", reason="the extra [envs] is not installed")

from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import api_test

from warpad.core.errors import SetupError
from warpad.envs import Solo, Table
from warpad.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_one_seat_plays_a_whole_game_against_bots(game: str) -> None:
    env = Solo(game, bot="random")
    seen, _ = env.reset(seed=3)
    again, _ = env.reset(seed=3)
    assert data_equivalence(seen, again)
    over, reward, rng = False, 0.0, np.random.default_rng(1)
    while not over:
        assert env.observation_space.contains(seen)
        seen, reward, over, _, _ = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    assert 0.0 <= reward <= 1.0
    assert not seen["action_mask"].any()


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("game", GAMES)
def test_all_seats_play_by_the_book_of_pettingzoo(game: str) -> None:
    api_test(Table(game), num_cycles=20)


def test_a_sealed_order_is_not_seen_by_who_orders_after() -> None:
    env = Table("bugs", {"formation": "fixed"})
    views = []
    for action in (0, 5):
        env.reset(seed=1)
        env.step(action)
        views.append(env.observe(env.agent_selection)["observation"])
    assert env.agent_selection == "seat_1"
    assert np.array_equal(*views)


def test_a_move_that_is_not_there_is_refused_with_a_sentence() -> None:
    env = Solo("bugs")
    env.reset(seed=1)
    with pytest.raises(SetupError, match="none with the index 4000"):
        env.step(4000)
    with pytest.raises(SetupError, match="no seat 7"):
        Solo("bugs", seat=7)
