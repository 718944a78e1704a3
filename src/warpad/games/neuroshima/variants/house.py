"""The variants of the house, told: what each adds to views, actions, refusals, events and saved positions."""

from typing import Any

from warpad.core.game import Refusal
from warpad.core.reading import as_object
from warpad.core.vecs import i64
from warpad.games.neuroshima.data.tables import TOKEN_FACES
from warpad.games.neuroshima.rules.setup import Setup
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.variants import words
from warpad.games.neuroshima.variants.atlas import codec as atlas_codec
from warpad.games.neuroshima.variants.atlas import events as atlas_events
from warpad.games.neuroshima.variants.atlas import refusals as atlas_refusals
from warpad.games.neuroshima.variants.atlas import sight as atlas_sight
from warpad.games.neuroshima.variants.atlas.atlas import Atlas
from warpad.games.neuroshima.variants.atlas.codes import ASK_LOAD
from warpad.games.neuroshima.variants.atlas.mission import ALLIANCE
from warpad.games.neuroshima.variants.choice import has_constructions
from warpad.games.neuroshima.variants.constructions import actions as building_actions
from warpad.games.neuroshima.variants.constructions import codec as building_codec
from warpad.games.neuroshima.variants.constructions import events as building_events
from warpad.games.neuroshima.variants.constructions import refusals as building_refusals
from warpad.games.neuroshima.variants.constructions import sight as building_sight
from warpad.games.neuroshima.variants.constructions.codes import ASK_PAY
from warpad.games.neuroshima.variants.constructions.constructions import Constructions
from warpad.games.neuroshima.variants.constructions.halves import HALVES
from warpad.games.neuroshima.variants.constructions.yard import NO_TOKEN
from warpad.games.neuroshima.variants.leaders import actions as leader_actions
from warpad.games.neuroshima.variants.leaders import codec as leader_codec
from warpad.games.neuroshima.variants.leaders import events as leader_events
from warpad.games.neuroshima.variants.leaders import refusals as leader_refusals
from warpad.games.neuroshima.variants.leaders import sight as leader_sight
from warpad.games.neuroshima.variants.leaders.leaders import Leaders, is_choosing
from warpad.games.neuroshima.variants.mixture import Mixture

Json = dict[str, Any]
Raw = tuple[int, int, int, int, int, int]
TELLERS = {**leader_events.TELLERS, **atlas_events.TELLERS, **building_events.TELLERS}


class House(Mixture):
    """Leaders, constructions and the atlas, with all that is told of them."""

    def copy(self) -> "House":
        return House(self.leaders.copy(), self.atlas.copy(), self.constructions.copy())

    def has_secrets(self, state: State) -> bool:
        """NH-VAR-04: nothing is secret but the leaders, until all have chosen."""
        return is_choosing(state)

    def word_of(self, ask: i64) -> str:
        return words.QUESTIONS[ask]

    def add_view(self, state: State, seat: i64, view: Json) -> None:
        leader_sight.add_view(state, self.leaders, seat, view)
        building_sight.add_view(state, self.constructions, view)
        atlas_sight.add_view(state, self.atlas, view)

    def unit_view(self, state: State, cell: i64) -> Json | None:
        return building_sight.unit_view(state, cell)

    def heading(self, language: str) -> str:
        return atlas_sight.heading(self.atlas, language)

    def lines(self, state: State, seat: int | None, language: str) -> list[str]:
        return leader_sight.lines(state, self.leaders, seat, language)

    def notes(self, state: State, player: i64, language: str) -> list[str]:
        return building_sight.notes(state, self.constructions, player, language)

    def outcome(self, state: State, move: i64) -> Json:
        return leader_actions.outcome(move)

    def read_outcome(self, state: State, action: Json) -> i64:
        return leader_actions.read_card(action)

    def value_of(self, state: State, move: i64, field: str) -> str | int | None:
        value = building_actions.value_of(state, self.constructions, move, field)
        return leader_actions.value_of(state, move, field) if value is None else value

    def read_move(self, state: State, verb: i64, action: Json, player: i64, target: i64) -> i64:
        code = building_actions.read_move(self.constructions, verb, action, player)
        return leader_actions.read_move(state, verb, action, target) if code < 0 else code

    def turning_tile(self, state: State, verb: i64, player: i64, number: i64) -> i64:
        return building_actions.turning_tile(self.constructions, verb, player, number)

    def refuse(self, state: State, verb: str, move: i64) -> Refusal | None:
        return (
            building_refusals.refuse(state, self.constructions, verb, move)
            or leader_refusals.refuse(state, self.leaders, verb)
            or atlas_refusals.refuse(state, self.atlas, verb)
        )

    def refuse_step(self, state: State, cell: i64, target: i64) -> Refusal | None:
        return building_refusals.refuse_step(state, cell, target)

    def event(self, state: State, raw: Raw) -> Json:
        return TELLERS[raw[0]](state, raw)

    def has_tile(self, player: i64, tile: i64) -> bool:
        token = self.constructions.token[player]
        return token != NO_TOKEN and token <= tile < token + TOKEN_FACES

    def counts_hqs(self) -> bool:
        return self.atlas.scenario == 0

    def check_board(self, state: State) -> None:
        building_codec.check_board(state)

    def parts(self) -> tuple[str, ...]:
        return ("leaders", "scenario", "constructions")

    def dump(self, state: State) -> Json:
        data: Json = {"leaders": leader_codec.dump(self.leaders), "scenario": atlas_codec.dump(self.atlas)}
        if self.constructions.in_force:
            data["constructions"] = building_codec.dump(state, self.constructions)
        return data

    def load(self, state: State, data: Json) -> None:
        leader_codec.load(state, self.leaders, as_object(data.get("leaders"), "state.leaders"))
        atlas_codec.load(state, self.atlas, as_object(data.get("scenario"), "state.scenario"))
        if self.constructions.in_force:
            built = as_object(data.get("constructions"), "state.constructions")
            building_codec.load(state, self.constructions, built)

    def open_turn(self, state: State) -> None:
        self.constructions.built = building_codec.owners(state)

    def can_ask(self, state: State) -> bool:
        if state.ask == ASK_LOAD:
            return atlas_codec.can_ask(state, self.atlas)
        if state.ask >= ASK_PAY:
            return building_codec.can_ask(state, self.constructions)
        return leader_codec.can_ask(state, self.leaders)

    def may_have_no_winner(self) -> bool:
        """NH-VAR-05: where nobody has an army too, nobody may win."""
        return self.atlas.scenario == ALLIANCE


def put_in_force(state: State) -> None:
    """Gives a new state the variants that its set-up names."""
    setup = state.setup
    if setup.plain:
        return
    atlas = Atlas()
    atlas.prepare(setup)
    constructions = Constructions()
    constructions.prepare(setup)
    state.variant = House(Leaders(), atlas, constructions)
    if has_constructions(setup):
        state.units = HALVES


def new_state(setup: Setup) -> State:
    """An empty state on which battles can be fought."""
    state = State(setup)
    put_in_force(state)
    return state
