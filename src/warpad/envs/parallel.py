"""All seats of a game as a parallel PettingZoo environment: who decides at once, acts at once."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from warpad.core.dice import Dice
from warpad.core.game import Json
from warpad.core.learning.batch import zeros
from warpad.core.learning.choice import UNDECIDED, Choice
from warpad.core.position import CHANCE, SPECTATOR
from warpad.core.vecs import append, i64, vec
from warpad.envs.memory import share
from warpad.envs.picture import RENDER_MODES, render
from warpad.envs.views import SEEDS, Observation, action_space, observation_space
from warpad.games import find

NOTHING = vec[i64]([])


class Parallel(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo tells no types
    """`Parallel("bugs")`: a step takes a number from each seat; one that is not asked has an empty mask.

    What such a seat sends is not looked at. Rewards come with the end, as in a match. A number that is not
    open loses the game at once, and `info["illegal"]` says so; the others share the win.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "warpad_parallel_v1", "render_modes": RENDER_MODES}

    def __init__(self, game: str, setup: Json | None = None, render_mode: str | None = None) -> None:
        self.game = find(game)
        self.notation = self.game.notation()
        self.setup = self.game.among_programs(setup or {})
        self.render_mode = render_mode
        self._luck = np.random.default_rng()
        self._start = self.game.new(self.setup)
        self._position = self._start.copy()
        self._dice = Dice(0)
        self._choices: dict[int, Choice] = {}
        self._seen_row = zeros(self.notation.observation.size)
        self._mask_row = zeros(self.notation.actions.size)
        self._seen = share(self._seen_row)
        self._mask = share(self._mask_row)
        self.possible_agents = [f"seat_{n}" for n in range(len(self.game.seats(self._start)))]
        self._observations = {agent: observation_space(self.notation) for agent in self.possible_agents}
        self._actions = {agent: action_space(self.notation) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self._dice = Dice(int(self._luck.integers(SEEDS)))
        self._position = self._start.copy()
        self.agents = list(self.possible_agents)
        self._ask()
        return self._observations_of(self.agents), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        wrong = self._take(actions)
        if wrong < 0 and all(choice.move != UNDECIDED for choice in self._choices.values()):
            self._apply()
        scores = self._position.scores() if wrong < 0 else self._lost_by(wrong)
        agents = self.agents
        if scores:
            self.agents = []
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        if wrong >= 0:
            infos[self.possible_agents[wrong]]["illegal"] = True
        return (
            self._observations_of(agents),
            dict(zip(agents, scores or [0.0] * len(agents), strict=True)),
            dict.fromkeys(agents, bool(scores)),
            dict.fromkeys(agents, False),
            infos,
        )

    def _take(self, actions: dict[str, int]) -> int:
        """Takes a number from each seat that is asked; gives a seat to which it was not open, or -1."""
        for seat, choice in self._choices.items():
            number = int(actions[self.possible_agents[seat]])
            if choice.move == UNDECIDED and not choice.pick(number):
                return seat
        return -1

    def _lost_by(self, loser: int) -> list[float]:
        seats = len(self.possible_agents)
        return [0.0 if seat == loser else 1 / (seats - 1) for seat in range(seats)]

    def render(self) -> Any:
        return render(self.game, self._position, SPECTATOR, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _apply(self) -> None:
        moves = vec[i64]([])
        for choice in self._choices.values():
            moves = append(moves, choice.move)
        self._position.apply(moves)
        self._ask()

    def _ask(self) -> None:
        """Lets chance play, then opens a choice for each who decides."""
        while self._position.actor() == CHANCE:
            self._position.play(self._position.draw(self._dice))
        self._choices = {}
        for seat in self._position.actors():
            self._choices[seat] = Choice(self.notation.encoding)
            self._choices[seat].open(self._position, seat)

    def _observations_of(self, agents: list[str]) -> dict[str, Observation]:
        return {agent: self._observe(self.possible_agents.index(agent)) for agent in agents}

    def _observe(self, seat: int) -> Observation:
        self._seen.fill(0)
        self._mask.fill(0)
        choice = self._choices.get(seat)
        picked = choice.picked if choice is not None and choice.move == UNDECIDED else NOTHING
        self.notation.encoding.write(self._position, seat, picked, self._seen_row, 0)
        if choice is not None and choice.move == UNDECIDED:
            choice.mark(self._mask_row, 0)
        return {"observation": self._seen.copy(), "action_mask": self._mask.copy().view(np.int8)}
