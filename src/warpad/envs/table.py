"""All seats of a game as a PettingZoo environment, one after the other; choices made at once stay sealed."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from warpad.core.dice import Dice
from warpad.core.errors import SetupError
from warpad.core.game import Json
from warpad.core.learning.play import Play
from warpad.core.position import SPECTATOR
from warpad.envs.picture import RENDER_MODES, render
from warpad.envs.views import SEEDS, Desk, Observation, action_space, load_play, observation_space, save_play
from warpad.games import find

ALL = -1


class Table(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo tells no types
    """`Table("bugs")`; its agents are seat_0, seat_1, ... Rewards come with the end, as in a match."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "warpad_v1",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
    }

    def __init__(self, game: str, setup: Json | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = find(game)
        self.notation = self.game.notation()
        self.setup = self.game.among_programs(setup or {})
        self.render_mode = render_mode
        self._luck = np.random.default_rng()
        self._start = self.game.new(self.setup)
        self._desk = Desk(self.notation)
        self._play = Play(self.notation.encoding, ALL)
        self._play.begin(self._start.copy(), Dice(0))
        self.possible_agents = [f"seat_{n}" for n in range(len(self.game.seats(self._start)))]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        # Each has its own, so that each can be seeded.
        self._observations = {agent: observation_space(self.notation) for agent in self.possible_agents}
        self._actions = {agent: action_space(self.notation) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self._play.begin(self._start.copy(), Dice(int(self._luck.integers(SEEDS))))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose_agent()

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        return self._desk.observe(self._play, seat, seat == self._play.asked)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self._play.choose(int(action)):
            raise SetupError(f"{action} is not open to {agent} now; the action mask says what is")
        self._cumulative_rewards[agent] = 0.0
        if self._play.asked < 0:
            self._finish()
        self._choose_agent()

    def render(self) -> Any:
        return render(self.game, self._play.position, SPECTATOR, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _finish(self) -> None:
        for agent, score in zip(self.possible_agents, self._play.position.scores(), strict=True):
            self.rewards[agent] = score
            self.terminations[agent] = True
        self._accumulate_rewards()

    def _choose_agent(self) -> None:
        """The seat that is asked; at the end all are asked once more, as PettingZoo wants it."""
        self.agent_selection = self.possible_agents[max(int(self._play.asked), 0)]

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: the game under way as data, without what is made anew."""
        state = self.__dict__.copy()
        for name in ("game", "notation", "_desk", "_start", "_play"):
            del state[name]
        return {**state, "_game": self.game.name, "_saved": save_play(self.game, self._play)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        name, saved = state.pop("_game"), state.pop("_saved")
        self.__dict__.update(state)
        self.game = find(name)
        self.notation = self.game.notation()
        self._desk = Desk(self.notation)
        self._start = self.game.new(self.setup)
        self._play = load_play(self.game, ALL, saved)
