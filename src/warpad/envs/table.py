"""All seats of a game as a PettingZoo environment, one after the other; choices made at once stay sealed."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from warpad.core.errors import SetupError
from warpad.core.game import Json
from warpad.core.position import SPECTATOR
from warpad.envs.picture import RENDER_MODES, render
from warpad.envs.views import SEEDS, Observation, OfOneGame, Session, action_space, observation_space


class Table(OfOneGame, AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo tells no types
    """`Table("bugs")`; its agents are seat_0, seat_1, ... Rewards come with the end, as in a match."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "warpad_v1",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
    }

    def __init__(self, game: str, setup: Json | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._luck = np.random.default_rng()
        self._session = Session(game, setup)
        self.possible_agents = [f"seat_{n}" for n in range(self._session.seats)]
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
        self._session.begin(int(self._luck.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose_agent()

    def observe(self, agent: str) -> Observation:
        return self._session.observe(self._seat_of[agent])

    def step(self, action: int | None) -> None:
        agent, play = self.agent_selection, self._session.play
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not play.choose(int(action)):
            raise SetupError(f"{action} is not open to {agent} now; the action mask says what is")
        self._cumulative_rewards[agent] = 0.0
        if play.asked < 0:
            self._finish()
        self._choose_agent()

    def render(self) -> Any:
        return render(self.game, self._session.play.position, SPECTATOR, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _finish(self) -> None:
        for agent, score in zip(self.possible_agents, self._session.play.position.scores(), strict=True):
            self.rewards[agent] = score
            self.terminations[agent] = True
        self._accumulate_rewards()

    def _choose_agent(self) -> None:
        """The seat that is asked; at the end all are asked once more, as PettingZoo wants it."""
        self.agent_selection = self.possible_agents[max(int(self._session.play.asked), 0)]
