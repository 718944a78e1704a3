"""The games as OpenSpiel games in Python (extra [openspiel]): chance is explicit, sealed choices in turn."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel
from rich.text import Text

from warpad.core.game import Json
from warpad.core.learning.batch import zeros
from warpad.core.learning.choice import UNDECIDED, Choice
from warpad.core.learning.notation import Notation
from warpad.core.position import CHANCE, Position
from warpad.core.vecs import append, i64, vec
from warpad.envs.memory import share
from warpad.games import GAMES, find

MOST_OUTCOMES = 4096
LONGEST = 100_000
PREFIX = "warpad_"


def load(game: str, setup: Json | None = None) -> Any:
    """The OpenSpiel game of a set-up: `load("bugs", {"formation": "fixed"})`."""
    return pyspiel.load_game(f"{PREFIX}{game}(setup={encode_setup(setup or {})})")


def encode_setup(setup: Json) -> str:
    """A set-up as a parameter without signs that OpenSpiel reads itself."""
    return json.dumps(setup, sort_keys=True).encode().hex()


def _type_of(game: str) -> Any:
    found = find(game)
    most = max(len(found.seats(found.new(setup))) for setup in found.samples())
    return pyspiel.GameType(
        short_name=PREFIX + game,
        long_name=found.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"setup": encode_setup({})},
    )


class WarpadGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel tells no types
    """One set-up of one game."""

    def __init__(self, name: str, kind: Any, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.played = find(name)
        self.setup: Json = json.loads(bytes.fromhex(given.get("setup", encode_setup({}))))
        self.notation: Notation = self.played.notation()
        self.start = self.played.new(self.played.among_programs(self.setup))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.notation.actions.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=len(self.played.seats(self.start)),
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> WarpadState:
        return WarpadState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.notation)


class Moment:
    """A position with the choices being made in it; OpenSpiel copies it with its states."""

    def __init__(self, notation: Notation, position: Position) -> None:
        self.notation = notation
        self.position = position
        self.actors: list[int] = []
        self.sealed: list[int] = []
        self.choice = Choice(notation.encoding)
        self.ask()

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        twin = Moment.__new__(Moment)
        twin.notation = self.notation
        twin.position = self.position.copy()
        twin.actors, twin.sealed = list(self.actors), list(self.sealed)
        twin.choice = self.choice.copy(twin.position)
        return twin

    def ask(self) -> None:
        """Opens the choices of a new moment."""
        self.actors, self.sealed = [int(who) for who in self.position.actors()], []
        self.ask_next()

    def ask_next(self) -> None:
        if self.actors and self.actors[0] != CHANCE:
            self.choice.open(self.position, self.actors[len(self.sealed)])

    def take(self, number: int) -> None:
        """A number of the seat that is asked."""
        if not self.choice.pick(number):
            raise pyspiel.SpielError(f"{number} is not open now")
        if self.choice.move == UNDECIDED:
            return
        self.sealed.append(int(self.choice.move))
        if len(self.sealed) < len(self.actors):
            self.ask_next()
            return
        moves = vec[i64]([])
        for move in self.sealed:
            moves = append(moves, move)
        self.position.apply(moves)
        self.ask()


class WarpadState(pyspiel.State):  # type: ignore[misc]  # pyspiel tells no types
    """One state, between two numbers."""

    def __init__(self, game: WarpadGame) -> None:
        super().__init__(game)
        self.moment = Moment(game.notation, game.start.copy())

    def current_player(self) -> Any:
        actors = self.moment.actors
        if not actors:
            return pyspiel.PlayerId.TERMINAL
        if actors[0] == CHANCE:
            return pyspiel.PlayerId.CHANCE
        return actors[len(self.moment.sealed)]

    def _legal_actions(self, player: int) -> list[int]:
        mask = zeros(self.moment.notation.actions.size)
        self.moment.choice.mark(mask, 0)
        return [int(number) for number in np.flatnonzero(share(mask))]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes are numbered in the order of `odds`."""
        weights = [int(weight) for weight in list(self.moment.position.odds())[1::2]]
        total = sum(weights)
        return [(number, weight / total) for number, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            position = self.moment.position
            position.play(list(position.odds())[2 * action])
            self.moment.ask()
        else:
            self.moment.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        if player == pyspiel.PlayerId.CHANCE:
            position = self.moment.position
            return str(game.played.action(position, CHANCE, list(position.odds())[2 * action]))
        channel, index = game.notation.actions.find(action)
        return f"{channel.name} {', '.join(str(number) for number in index)}"

    def is_terminal(self) -> bool:
        return not self.moment.actors

    def returns(self) -> list[float]:
        return self.moment.position.scores() or [0.0] * self.get_game().num_players()

    def __str__(self) -> str:
        return Text.from_markup(self.get_game().played.draw(self.moment.position)).plain


class Observer:
    """The row of numbers of a seat, as OpenSpiel wants it."""

    def __init__(self, notation: Notation) -> None:
        self._notation = notation
        self._row = zeros(notation.observation.size)
        self._seen = share(self._row)
        self.tensor = np.zeros(notation.observation.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: WarpadState, player: int) -> None:
        self._seen.fill(0)
        moment = state.moment
        asked = bool(moment.actors) and moment.actors[0] != CHANCE and state.current_player() == player
        picked = moment.choice.picked if asked else vec[i64]([])
        self._notation.encoding.write(moment.position, player, picked, self._row, 0)
        self.tensor[:] = self._seen

    def string_from(self, state: WarpadState, player: int) -> str:
        self.set_from(state, player)
        return bytes(self._row).hex()


def _register(name: str) -> None:
    kind = _type_of(name)

    class Registered(WarpadGame):
        """OpenSpiel makes games of one type by one class."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, kind, params)

    pyspiel.register_game(kind, Registered)


for _name in GAMES:
    _register(_name)
