"""Neuroshima Hex as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from warpad.core import content as files
from warpad.core.account import Account, Chronicle
from warpad.core.analysis.editing import Editing
from warpad.core.etude import Etudes, Saying
from warpad.core.game import Benchmark, Game, Json, Judge, Option, Refusal
from warpad.core.learning.notation import Notation
from warpad.core.lesson import Task
from warpad.core.position import SPECTATOR, Position
from warpad.core.rulebook import Rulebook
from warpad.games.neuroshima.benchmarks import measure_battles
from warpad.games.neuroshima.data.content import ALL_ARMIES, ARMIES, FOLDER, content_faults
from warpad.games.neuroshima.learn.notation import NOTATION
from warpad.games.neuroshima.lessons.facts import FACTS
from warpad.games.neuroshima.mind.answers import Answers
from warpad.games.neuroshima.mind.bot import Tactician
from warpad.games.neuroshima.mind.critic import TurnCritic
from warpad.games.neuroshima.mind.evaluate import evaluate
from warpad.games.neuroshima.mind.supposing import supposed
from warpad.games.neuroshima.position import Neuroshima, new_position
from warpad.games.neuroshima.puzzles.puzzles import BattleEtudes, make_last_turn
from warpad.games.neuroshima.rules.turn import start_game
from warpad.games.neuroshima.setups import OPTIONS, frame
from warpad.games.neuroshima.tell import account, actions, events, forecast, lines, refusals
from warpad.games.neuroshima.tell import turn_codec as state
from warpad.games.neuroshima.tell.cells import read_cell
from warpad.games.neuroshima.tell.citations import citations
from warpad.games.neuroshima.tell.closed import closed
from warpad.games.neuroshima.tell.drawing.board import draw
from warpad.games.neuroshima.tell.resolve import resolve
from warpad.games.neuroshima.tell.shapes import SHAPES
from warpad.games.neuroshima.tell.telling import telling
from warpad.games.neuroshima.variants.atlas.scenarios import (
    SCENARIOS,
    atlas_faults,
)
from warpad.games.neuroshima.variants.citations import variant_citations
from warpad.games.neuroshima.variants.constructions.codec import BUILDERS
from warpad.games.neuroshima.variants.leaders.deck import extra_faults


class NeuroshimaHex(Game):
    """Set-up, positions, moves and events of Neuroshima Hex."""

    name = "neuroshima"
    title = "Neuroshima Hex"
    prefix = "nh"
    mind = Tactician
    critic = TurnCritic
    rules_version = 2
    folder = Path(__file__).parent
    rulebook = Rulebook.load(folder / "rules.toml")
    questions = ("forecast", "lines", "sight", "closed", "supposed")
    points = ("supposed",)

    def options(self) -> Sequence[Option]:
        return OPTIONS

    def start(self, setup: Mapping[str, Any]) -> Position:
        position = new_position(frame(setup))
        start_game(position)
        return position

    def samples(self) -> Sequence[Json]:
        return [
            {"armies": ["outpost", "hegemony"]},
            {"armies": ["vegas", "smart"], "ruleset": "duel"},
            {"armies": ["moloch", "borgo"], "ruleset": "2025", "alternative_start": True},
            {"armies": ["hegemony", "moloch"], "reinforcements": True},
            {"armies": ["vegas", "vegas"], "mirror": True},
            {"mode": "deathmatch", "armies": ["borgo", "outpost", "smart"]},
            {"mode": "points", "armies": ["moloch", "hegemony", "vegas", "outpost"], "ruleset": "2025"},
            {"mode": "solo-team", "armies": ["hegemony", "moloch", "borgo"]},
            {"mode": "teams", "armies": ["moloch", "vegas", "outpost", "smart"]},
            {"mode": "teams", "armies": ["outpost", "hegemony", "borgo", "moloch"], "players": 3},
            {"mode": "deathmatch", "armies": list(ARMIES), "extended": True},
            {"mode": "deathmatch", "armies": list(ARMIES), "small_board": True},
            {"armies": ["hegemony", "outpost"], "leaders": True},
            {"armies": ["smart", "vegas"], "leaders": True, "ruleset": "duel"},
            {"mode": "teams", "armies": ["moloch", "borgo", "outpost", "hegemony"], "leaders": True},
            *({"scenario": number} for number in range(1, SCENARIOS)),
            {"scenario": SCENARIOS, "mode": "teams"},
            {"scenario": 7, "leaders": True, "mixed": True, "ruleset": "2025"},
            {"armies": ["outpost", "hegemony"], "constructions": True},
            {
                "mode": "deathmatch",
                "armies": ["moloch", "borgo", "outpost"],
                "constructions": True,
                "reinforcements": True,
            },
            {"armies": ["hegemony", "vegas"], "constructions": True, "mixed": True, "ruleset": "duel"},
            {"scenario": 2, "leaders": True, "constructions": True, "mixed": True},
        ]

    def variety(self, raw: Mapping[str, object]) -> Sequence[Json]:
        """Every pair of armies both ways round, for a duel that names none."""
        setup = self.read_setup(raw)
        if setup["armies"] or setup["mode"] != "duel" or setup["scenario"]:
            return [dict(raw)]
        armies = BUILDERS if setup["constructions"] else ARMIES
        pairs = [pair for one in combinations(armies, 2) for pair in (one, one[::-1])]
        return [{**raw, "armies": list(pair)} for pair in pairs]

    def seats(self, position: Position) -> Sequence[Json]:
        setup = _own(position).setup
        found = []
        for seat in range(max(setup.seat) + 1):
            armies = [ALL_ARMIES[setup.army[p]].id for p in range(setup.players) if setup.seat[p] == seat]
            player = next(p for p in range(setup.players) if setup.seat[p] == seat)
            found.append(
                {
                    "name": f"nh-army-{armies[0]}",
                    "army": armies[0],
                    "armies": armies,
                    "team": setup.team[player],
                    "colour": ALL_ARMIES[setup.army[player]].colour,
                }
            )
        return found

    def aim(self, position: Position) -> Saying:
        return account.aim_of(_own(position))

    def standing(self, position: Position) -> list[list[int]]:
        return account.standing_of(_own(position))

    def account(self, position: Position, events: Chronicle) -> Account:
        return account.account_of(_own(position), events)

    def action(self, position: Position, seat: int, move: int) -> Json:
        return actions.action_of(_own(position), seat, move)

    def move(self, position: Position, seat: int, action: Json) -> int:
        return actions.move_of(_own(position), seat, action)

    def why_not(self, position: Position, seat: int, action: Json) -> Refusal | None:
        return refusals.why_not(_own(position), seat, action)

    def event(self, position: Position, raw: tuple[int, int, int, int, int, int]) -> Json:
        return events.event_of(_own(position), raw)

    def visible(self, event: Json, seat: int) -> bool:
        return events.is_visible(event, seat)

    def has_secrets(self, position: Position) -> bool:
        """Nothing is secret but what a variant hides."""
        return telling(_own(position)).has_secrets(_own(position))

    def dump(self, position: Position) -> Json:
        return state.dump(_own(position))

    def load(self, data: Json) -> Position:
        return state.load(data, new_position)

    def editing(self) -> Editing:
        from warpad.games.neuroshima.tell.editing import TileEditing

        return TileEditing(self.dump, self.load)

    def draw(self, position: Position, seat: int | None = None, language: str = "en") -> str:
        return draw(_own(position), seat, language)

    def evaluate(self, position: Position, seat: int) -> float:
        return evaluate(_own(position), seat)

    def turn_number(self, position: Position) -> int:
        return _own(position).turn_number

    def resolve(self, data: Json) -> Json:
        return resolve(data)

    def benchmarks(self) -> dict[str, Benchmark]:
        return {"battles": measure_battles(self)}

    def check_content(self) -> Sequence[str]:
        return [*content_faults(), *extra_faults(), *atlas_faults()]

    def digests(self) -> dict[str, str]:
        return files.digests(FOLDER)

    def citations(self) -> dict[str, str]:
        return citations() | variant_citations()

    def shapes(self) -> Sequence[type]:
        return (*SHAPES, Answers)

    def notation(self) -> Notation:
        return NOTATION

    def lesson_start(self, task: Task) -> Position:
        position = self.load(task.position)
        if task.last_turn and isinstance(position, Neuroshima):
            make_last_turn(position, 0)
        return position

    def lesson_facts(self) -> Mapping[str, Judge]:
        return FACTS

    def etudes(self) -> Etudes:
        return BattleEtudes()

    def forecast(self, position: Position) -> Json:
        """What a battle would do if it were fought now."""
        return forecast.forecast(_own(position))

    def lines(self, position: Position) -> Json:
        """All lines of attack."""
        return {"lines": lines.lines(_own(position))}

    def supposed(self, position: Position, at: str) -> Json:
        """What would change the next battle of the tile on a hex if it were otherwise."""
        game = _own(position)
        return supposed(game, read_cell(game.setup, at, "at"))

    def closed(self, position: Position) -> Json:
        """Tiles of the hand that cannot be used now, and by which rule."""
        return {"closed": closed(_own(position))}

    def sight(self, position: Position) -> Json:
        """The board as everybody sees it; asked after a move under way it is that move's preview."""
        return position.observe(SPECTATOR)


def _own(position: Position) -> Neuroshima:
    assert isinstance(position, Neuroshima)
    return position


GAME = NeuroshimaHex()
