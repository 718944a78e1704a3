"""All seats of a game as a PettingZoo environment, one after the other; choices made at once stay sealed."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from warpad.core.dice import Dice
from warpad.core.errors import SetupError
from warpad.core.game import Json
from warpad.core.position import CHANCE
from warpad.core.vecs import append, i64, vec
from warpad.envs.encoding import Encoding, Observation
from warpad.games import find

SEEDS = 1 << 30


class Table(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo tells no types
    """`Table("bugs")`; its agents are seat_0, seat_1, ... Rewards come with the end, as in a match."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "warpad_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, game: str, setup: Json | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = find(game)
        self.setup = dict(setup or {})
        self.render_mode = render_mode
        self._encoding = Encoding()
        self._luck = np.random.default_rng()
        self._position = self.game.new(self.setup)
        self._dice = Dice(0)
        self._sealed: dict[int, int] = {}
        self.possible_agents = [f"seat_{n}" for n in range(len(self.game.seats(self._position)))]
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._encoding.observations

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._encoding.actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self._dice = Dice(int(self._luck.integers(SEEDS)))
        self._position = self.game.new(self.setup)
        self._sealed = {}
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._draw()
        self._choose_agent()

    def observe(self, agent: str) -> Observation:
        may_move = agent == self.agent_selection and not self._position.scores()
        return self._encoding.observe(self.game, self._position, self.possible_agents.index(agent), may_move)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        moves = self._position.legal(seat)
        if action is None or not 0 <= int(action) < len(moves):
            raise SetupError(f"{agent} has {len(moves)} moves, none with the index {action}")
        self._cumulative_rewards[agent] = 0.0
        self._sealed[seat] = moves[int(action)]
        self._apply_when_all_chose()
        self._clear_rewards()
        self._finish_when_over()
        self._accumulate_rewards()
        self._choose_agent()

    def render(self) -> str:
        return self.game.draw(self._position)

    def close(self) -> None:
        """Nothing is held open."""

    def _apply_when_all_chose(self) -> None:
        actors = self._position.actors()
        if any(actor not in self._sealed for actor in actors):
            return
        moves = vec[i64]([])
        for actor in actors:
            moves = append(moves, self._sealed[actor])
        self._sealed = {}
        self._position.apply(moves)
        self._draw()

    def _draw(self) -> None:
        while self._position.actor() == CHANCE:
            self._position.play(self._position.draw(self._dice))

    def _finish_when_over(self) -> None:
        for agent, score in zip(self.possible_agents, self._position.scores(), strict=False):
            self.rewards[agent] = score
            self.terminations[agent] = True

    def _choose_agent(self) -> None:
        """The next seat that has not chosen; at the end all are asked once more, as PettingZoo wants it."""
        waiting = [actor for actor in self._position.actors() if actor not in self._sealed]
        self.agent_selection = self.possible_agents[waiting[0] if waiting else 0]
