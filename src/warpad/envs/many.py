"""Many games at once as a Gymnasium vector environment: the engine plays all of them in one call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from warpad.bots import Bot, consult, make
from warpad.core.errors import SetupError
from warpad.core.game import Json
from warpad.core.learning.batch import Batch
from warpad.core.vecs import i64, vec
from warpad.envs.memory import share
from warpad.envs.views import SEEDS, Observation, action_space, observation_space
from warpad.games import find

RANDOM = "random"
ALL = -1


class Many(VectorEnv[Observation, Any, Any]):
    """`Many("bugs", 64)`: one seat of each game, the others play at random; `seat=None` asks all seats.

    Observations and masks stand in arrays that every step writes anew: copy what you keep. A game that is
    over begins again in the same step, and its row is the first observation of the new game. `bot` puts a
    bot of another level in the other seats; several set-ups are dealt at random.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        setup: Json | Sequence[Json] | None = None,
        seat: int | None = 0,
        bot: str = RANDOM,
    ) -> None:
        self.game = find(game)
        self.notation = self.game.notation()
        self.num_envs = num_envs
        self.seat = seat
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        setups = [setup or {}] if setup is None or isinstance(setup, dict) else list(setup)
        starts = [self.game.new(self.game.among_programs(one)) for one in setups]
        if seat is not None and not all(0 <= seat < len(self.game.seats(start)) for start in starts):
            raise SetupError(f"{game} has no seat {seat} in this set-up")
        self.single_observation_space = observation_space(self.notation)
        self.single_action_space = action_space(self.notation)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._bots = self._make_bots(bot, starts)
        self._batch = Batch(
            self.notation.encoding, starts, num_envs, ALL if seat is None or self._bots else seat
        )
        self._seen = share(self._batch.seen).reshape(num_envs, -1)
        self._mask = share(self._batch.mask).reshape(num_envs, -1)
        self._over = share(self._batch.over).view(np.bool_)
        self._changed = share(self._batch.changed).view(np.bool_)
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        drawn = self.np_random.integers(SEEDS, size=self.num_envs)
        if isinstance(seed, list):
            drawn = np.array([one if one is not None else own for one, own in zip(seed, drawn, strict=True)])
        self._batch.seed(vec[i64](drawn.tolist()))
        self._let_rivals_play()
        self._write()
        return self._observation(), self._info()

    def step(
        self, actions: Any
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        wrong = self._batch.step(vec[i64](np.asarray(actions).tolist()))
        if wrong >= 0:
            raise SetupError(f"{actions[wrong]} is not open in game {wrong}; the action mask says what is")
        self._let_rivals_play()
        self._write()
        return (
            self._observation(),
            np.array(self._batch.rewards),
            self._over.copy(),
            self._never,
            self._info(),
        )

    def _observation(self) -> Observation:
        return {"observation": self._seen, "action_mask": self._mask.view(np.int8)}

    def _info(self) -> dict[str, Any]:
        """Where all seats are asked: who is asked in each game, and the scores of all in games just over."""
        if self.seat is not None:
            return {}
        return {"seat": np.array(self._batch.seats), "scores": self._batch.scores}

    def _write(self) -> None:
        self._batch.note_changes()
        self._seen[self._changed] = 0
        self._mask.fill(0)
        self._batch.write()

    def _make_bots(self, bot: str, starts: list[Any]) -> list[Bot]:
        """A bot for each seat; none where the engine plays the rivals, or there are none."""
        if bot == RANDOM or self.seat is None:
            return []
        return [make(bot, self.game) for _ in range(max(len(self.game.seats(start)) for start in starts))]

    def _let_rivals_play(self) -> None:
        for number in range(self.num_envs if self._bots else 0):
            play = self._batch.plays[number]
            while play.asked != self.seat:
                seat = int(play.asked)
                move = consult(self._bots[seat], self.game, play.position, seat, play.dice)
                play.answer(move)
                self._batch.settle(number, self.seat or 0)
