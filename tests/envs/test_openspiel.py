"""The games pass OpenSpiel's own test of games."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("pyspiel", reason="the extra [openspiel] is not installed")

import pyspiel

from warpad.core.thinking.bot import Sight
from warpad.envs import openspiel
from warpad.games import GAMES, find

SMALL = {
    "neuroshima": {"armies": ["outpost", "borgo"]},
    "neon": {"players": 2},
    "bugs": {"formation": "fixed"},
}


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_finds_nothing_wrong(game: str) -> None:
    pyspiel.random_sim_test(openspiel.load(game, SMALL[game]), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_goes_its_own_way(game: str) -> None:
    state = openspiel.load(game, SMALL[game]).new_initial_state()
    for _ in range(60):
        outcome = state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0]
        state.apply_action(outcome)
    twin, before = state.clone(), str(state)
    assert twin.legal_actions() == state.legal_actions()
    assert str(twin) == before
    while str(twin) == before:
        twin.apply_action(twin.legal_actions()[-1])
    assert str(state) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_set_up_survives_the_name_of_its_game(game: str) -> None:
    for setup in find(game).samples()[:3]:
        loaded = openspiel.load(game, setup)
        again = pyspiel.load_game(str(loaded))
        assert again.num_players() == loaded.num_players()
        state = again.new_initial_state()
        assert len(state.observation_tensor(0)) == find(game).notation().observation.size


def test_the_tensor_is_the_row_of_the_environments() -> None:
    state = openspiel.load("bugs", {"formation": "fixed"}).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    seat = state.current_player()
    row = Sight(find("bugs"), state.moment.position, seat).encode()
    assert np.array_equal(np.frombuffer(row, np.uint8), np.array(state.observation_tensor(seat)))
