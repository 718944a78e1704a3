"""One seat of a game as a Gymnasium environment; bots hold the others."""

from __future__ import annotations

from typing import Any, cast

import gymnasium

from warpad.bots import Bot, consult, make
from warpad.core.errors import SetupError
from warpad.core.game import Json
from warpad.envs.picture import RENDER_MODES, render
from warpad.envs.views import (
    ALL,
    SEEDS,
    Observation,
    OfOneGame,
    Session,
    action_space,
    observation_space,
)

RANDOM = "random"


class Solo(OfOneGame, gymnasium.Env[Observation, Any]):
    """`Solo("neuroshima", {"armies": ["outpost", "borgo"]}, seat=0, bot="easy")`.

    The reward comes with the end of the game: 1 for a win, 0 for a loss, shares for a draw. A number that
    is not open loses the game at once, and `info["illegal"]` says so.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 4}  # noqa: RUF012 (Gymnasium's way)

    def __init__(
        self,
        game: str,
        setup: Json | None = None,
        seat: int = 0,
        bot: str = RANDOM,
        render_mode: str | None = None,
    ) -> None:
        self.seat = seat
        self.bot = bot
        self.render_mode = render_mode
        # Random rivals are played by the engine itself.
        self._session = Session(game, setup, seat if bot == RANDOM else ALL)
        if not 0 <= seat < self._session.seats:
            raise SetupError(f"{game} has no seat {seat} in this set-up")
        self.observation_space = cast(gymnasium.Space[Observation], observation_space(self.notation))
        self.action_space = action_space(self.notation)
        self._bots = self._make_bots()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._session.begin(int(self.np_random.integers(SEEDS)))
        self._bots = self._make_bots()
        self._let_rivals_play()
        return self._session.observe(self.seat), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        play = self._session.play
        if not play.choose(int(action)):
            return self._session.observe(self.seat), 0.0, True, False, {"illegal": True}
        self._let_rivals_play()
        scores = play.position.scores()
        return self._session.observe(self.seat), scores[self.seat] if scores else 0.0, bool(scores), False, {}

    def render(self) -> Any:
        return render(self.game, self._session.play.position, self.seat, self.render_mode)

    def _let_rivals_play(self) -> None:
        """Bots answer until this seat is asked again or the game is over."""
        play = self._session.play
        while play.asked >= 0 and play.asked != self.seat:
            seat = int(play.asked)
            play.answer(consult(self._bots[seat], self.game, play.position, seat, play.dice))

    def _make_bots(self) -> list[Bot]:
        return [make(self.bot, self.game) for _ in range(self._session.seats)]

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: bots are made anew."""
        return {name: value for name, value in self.__dict__.items() if name != "_bots"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._bots = self._make_bots()
