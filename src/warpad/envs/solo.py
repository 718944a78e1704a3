"""One seat of a game as a Gymnasium environment; bots hold the others."""

from __future__ import annotations

from typing import Any, cast

import gymnasium

from warpad.bots import consult, make
from warpad.core.dice import Dice
from warpad.core.errors import SetupError
from warpad.core.game import Json
from warpad.core.position import CHANCE
from warpad.core.vecs import append, i64, vec
from warpad.envs.encoding import Encoding, Observation
from warpad.games import find

SEEDS = 1 << 30


class Solo(gymnasium.Env[Observation, Any]):
    """`Solo("neuroshima", {"armies": ["outpost", "borgo"]}, seat=0, bot="easy")`.

    The reward comes with the end of the game: 1 for a win, 0 for a loss, shares for a draw.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        setup: Json | None = None,
        seat: int = 0,
        bot: str = "easy",
        render_mode: str | None = None,
    ) -> None:
        self.game = find(game)
        self.setup = dict(setup or {})
        self.seat = seat
        self.bot = bot
        self.render_mode = render_mode
        self._encoding = Encoding()
        self.observation_space = cast(gymnasium.Space[Observation], self._encoding.observations)
        self.action_space = self._encoding.actions
        self._begin(0)
        if not 0 <= seat < len(self.game.seats(self._position)):
            raise SetupError(f"{game} has no seat {seat} in this set-up")

    def _begin(self, seed: int) -> None:
        self._dice = Dice(seed)
        self._position = self.game.new(self.setup)
        self._bots = [make(self.bot, self.game) for _ in self.game.seats(self._position)]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._begin(int(self.np_random.integers(SEEDS)))
        self._play_on(None)
        return self._observation(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        moves = self._position.legal(self.seat)
        if not 0 <= int(action) < len(moves):
            raise SetupError(f"there are {len(moves)} moves, none with the index {int(action)}")
        self._play_on(moves[int(action)])
        scores = self._position.scores()
        return self._observation(), scores[self.seat] if scores else 0.0, bool(scores), False, {}

    def render(self) -> str:
        return self.game.draw(self._position, self.seat)

    def _observation(self) -> Observation:
        return self._encoding.observe(self.game, self._position, self.seat, not self._position.scores())

    def _play_on(self, move: int | None) -> None:
        """Plays the move and goes on until this seat decides again or the game is over."""
        while len(actors := self._position.actors()):
            if self.seat in actors and move is None:
                return
            moves = vec[i64]([])
            for actor in actors:
                moves = append(moves, self._choice(actor, move))
            if self.seat in actors:
                move = None
            self._position.apply(moves)

    def _choice(self, actor: int, move: int | None) -> int:
        if actor == CHANCE:
            return self._position.draw(self._dice)
        if actor == self.seat and move is not None:
            return move
        return consult(self._bots[actor], self.game, self._position, actor, self._dice)
