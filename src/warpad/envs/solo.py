"""One seat of a game as a Gymnasium environment; bots hold the others."""

from __future__ import annotations

from typing import Any, cast

import gymnasium

from warpad.bots import consult, make
from warpad.core.dice import Dice
from warpad.core.errors import SetupError
from warpad.core.game import Json
from warpad.core.learning.play import Play
from warpad.envs.picture import RENDER_MODES, render
from warpad.envs.views import SEEDS, Desk, Observation, action_space, load_play, observation_space, save_play
from warpad.games import find

RANDOM = "random"
ALL = -1


class Solo(gymnasium.Env[Observation, Any]):
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
        self.game = find(game)
        self.notation = self.game.notation()
        self.setup = self.game.among_programs(setup or {})
        self.seat = seat
        self.bot = bot
        self.render_mode = render_mode
        self.observation_space = cast(gymnasium.Space[Observation], observation_space(self.notation))
        self.action_space = action_space(self.notation)
        self._desk = Desk(self.notation)
        self._start = self.game.new(self.setup)
        seats = len(self.game.seats(self._start))
        if not 0 <= seat < seats:
            raise SetupError(f"{game} has no seat {seat} in this set-up")
        self._bots = [make(bot, self.game) for _ in range(seats)]
        # Random rivals are played by the engine itself.
        self._play = Play(self.notation.encoding, seat if bot == RANDOM else ALL)
        self._play.begin(self._start.copy(), Dice(0))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._play.begin(self._start.copy(), Dice(int(self.np_random.integers(SEEDS))))
        self._bots = [make(self.bot, self.game) for _ in self._bots]
        self._let_rivals_play()
        return self._observation(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self._play.choose(int(action)):
            return self._observation(), 0.0, True, False, {"illegal": True}
        self._let_rivals_play()
        scores = self._play.position.scores()
        return self._observation(), scores[self.seat] if scores else 0.0, bool(scores), False, {}

    def render(self) -> Any:
        return render(self.game, self._play.position, self.seat, self.render_mode)

    def _observation(self) -> Observation:
        return self._desk.observe(self._play, self.seat, self._play.asked == self.seat)

    def _let_rivals_play(self) -> None:
        """Bots answer until this seat is asked again or the game is over."""
        play = self._play
        while play.asked >= 0 and play.asked != self.seat:
            seat = int(play.asked)
            play.answer(consult(self._bots[seat], self.game, play.position, seat, play.dice))

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: the game under way as data, without what is made anew."""
        state = self.__dict__.copy()
        for name in ("game", "notation", "_desk", "_start", "_bots", "_play"):
            del state[name]
        return {**state, "_game": self.game.name, "_saved": save_play(self.game, self._play)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        name, saved = state.pop("_game"), state.pop("_saved")
        self.__dict__.update(state)
        self.game = find(name)
        self.notation = self.game.notation()
        self._desk = Desk(self.notation)
        self._start = self.game.new(self.setup)
        self._bots = [make(self.bot, self.game) for _ in self.game.seats(self._start)]
        self._play = load_play(self.game, self.seat if self.bot == RANDOM else ALL, saved)
