"""Neuroshima Hex as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from warpad.core import content as files
from warpad.core.errors import SetupError
from warpad.core.etude import Etudes
from warpad.core.game import Benchmark, Game, Json, Option, Refusal
from warpad.core.position import SPECTATOR, Position
from warpad.core.rulebook import Rulebook
from warpad.core.vecs import append, i64, vec
from warpad.games.neuroshima.benchmarks import measure_battles
from warpad.games.neuroshima.data.content import ALL_ARMIES, ARMIES, FOLDER, content_faults
from warpad.games.neuroshima.mind.bot import Tactician
from warpad.games.neuroshima.mind.evaluate import evaluate
from warpad.games.neuroshima.position import Neuroshima, new_position
from warpad.games.neuroshima.puzzles.puzzles import BattleEtudes
from warpad.games.neuroshima.rules.setup import (
    ALTERNATIVE_START,
    MODE_NAMES,
    REINFORCEMENTS,
    RULESET_NAMES,
    Setup,
)
from warpad.games.neuroshima.rules.turn import start_game
from warpad.games.neuroshima.tell import actions, drawing, events, forecast, lines, refusals
from warpad.games.neuroshima.tell import turn_codec as state
from warpad.games.neuroshima.tell.citations import citations
from warpad.games.neuroshima.tell.closed import closed
from warpad.games.neuroshima.tell.resolve import resolve
from warpad.games.neuroshima.tell.shapes import SHAPES
from warpad.games.neuroshima.tell.telling import telling
from warpad.games.neuroshima.variants.atlas.scenarios import (
    CONTINGENT_ARMY,
    SCENARIOS,
    Scenario,
    atlas_faults,
    check_armies,
    lay_out,
    scenario_of,
)
from warpad.games.neuroshima.variants.choice import CONSTRUCTIONS_BIT, LEADERS_BIT, SCENARIO_SHIFT, choose
from warpad.games.neuroshima.variants.citations import variant_citations
from warpad.games.neuroshima.variants.constructions.codec import BUILDERS, check_builders
from warpad.games.neuroshima.variants.leaders.deck import extra_faults

MOST_PLAYERS = 6
SMALL_BOARD_PLAYERS = 4
# Armies of each mode, and how many people may play it (one person may command a whole team).
ARMIES_OF = {"duel": (2, 2), "deathmatch": (3, 6), "points": (3, 6), "solo-team": (3, 3), "teams": (4, 4)}
PLAYERS_OF = {"duel": (2, 2), "deathmatch": (3, 6), "points": (3, 6), "solo-team": (2, 3), "teams": (2, 4)}
TEAMS_OF = {"solo-team": (0, 1, 1), "teams": (0, 1, 0, 1)}
# Who decides for each army when fewer people than armies play.
SEATS_OF = {
    ("solo-team", 2): (0, 1, 1),
    ("teams", 2): (0, 1, 0, 1),
    ("teams", 3): (0, 1, 0, 2),
}
LED_MODES = ("duel", "teams")
# Of these the rulebook advises to play one at a time.
NOT_TOGETHER = ("leaders", "constructions", "scenario")
VARIANT_BITS = {
    "alternative_start": ALTERNATIVE_START,
    "reinforcements": REINFORCEMENTS,
    "leaders": LEADERS_BIT,
    "constructions": CONSTRUCTIONS_BIT,
}
OPTIONS = (
    Option("mode", "choice", "duel", "how many fight whom", MODE_NAMES),
    Option(
        "players", "number", 0, "how many people play; 0 means one for each army", low=0, high=MOST_PLAYERS
    ),
    Option(
        "armies",
        "choices",
        [],
        "one for each side, in the order of turns; empty means the first ones",
        ARMIES,
    ),
    Option("ruleset", "choice", "3.0", "which edition's rules are in force", RULESET_NAMES),
    Option("extended", "flag", False, "the large board of 37 hexes, needed by five or six armies"),
    Option("alternative_start", "flag", False, "the first player draws three tiles and plays at most one"),
    Option("reinforcements", "flag", False, "draw up to six tiles and play at most two"),
    Option("leaders", "flag", False, "each side keeps one of three leaders, in duel or teams; house content"),
    Option(
        "constructions",
        "flag",
        False,
        "each army has one unit of two tokens, built for three tiles; house content",
    ),
    Option(
        "scenario",
        "number",
        0,
        "a board of the battle atlas, house content; 0 means none",
        low=0,
        high=SCENARIOS,
    ),
    Option(
        "mixed",
        "flag",
        False,
        "leaders, constructions and the atlas together, which the rulebook advises against",
    ),
    Option("mirror", "flag", False, "an army may be used more than once"),
    Option(
        "moloch_temper", "flag", True, "in teams Moloch hurts its allies (may be switched off under 2025)"
    ),
)


class NeuroshimaHex(Game):
    """Set-up, positions, moves and events of Neuroshima Hex."""

    name = "neuroshima"
    title = "Neuroshima Hex"
    prefix = "nh"
    mind = Tactician
    rules_version = 1
    folder = Path(__file__).parent
    rulebook = Rulebook.load(folder / "rules.toml")
    questions = ("forecast", "lines", "sight", "closed")

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

    def draw(self, position: Position, seat: int | None = None) -> str:
        return drawing.draw(_own(position), seat)

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
        return SHAPES

    def etudes(self) -> Etudes:
        return BattleEtudes()

    def forecast(self, position: Position) -> Json:
        """What a battle would do if it were fought now."""
        return forecast.forecast(_own(position))

    def lines(self, position: Position) -> Json:
        """All lines of attack."""
        return {"lines": lines.lines(_own(position))}

    def closed(self, position: Position) -> Json:
        """Tiles of the hand that cannot be used now, and by which rule."""
        return {"closed": closed(_own(position))}

    def sight(self, position: Position) -> Json:
        """The board as everybody sees it; asked after a move under way it is that move's preview."""
        return position.observe(SPECTATOR)


def _own(position: Position) -> Neuroshima:
    assert isinstance(position, Neuroshima)
    return position


def frame(options: Mapping[str, Any]) -> Setup:
    """The frame of a new game; SetupError says what is allowed."""
    mode = str(options["mode"])
    armies = _armies(options, mode)
    _check_board(options, mode, len(armies))
    temper = _temper(options)
    scenario = _scenario(options, mode, armies)
    _check_constructions(options, armies)
    people = len(armies)
    numbers = vec[i64]([ARMIES.index(army) for army in armies])
    if scenario is not None and scenario.contingent:
        numbers = append(numbers, CONTINGENT_ARMY)
    teams = vec[i64](list(TEAMS_OF.get(mode, range(len(numbers)))))
    ruleset = RULESET_NAMES.index(str(options["ruleset"]))
    setup = Setup(ruleset, MODE_NAMES.index(mode), numbers, teams, bool(options["extended"]), temper)
    setup.seat = vec[i64](list(_seats(options, mode, people)))
    choose(setup, _variants(options, mode))
    return lay_out(setup)


def _armies(options: Mapping[str, Any], mode: str) -> list[str]:
    """NH-VAR-06: the armies of the game, as chosen or the first ones; each once, unless mirrored."""
    low, high = ARMIES_OF[mode]
    chosen = list(options["armies"]) or _armies_of_scenario(options)
    people = int(options["players"])
    if not chosen:
        wanted = people if low <= people <= high else low
        chosen = list(ARMIES[:wanted])
    if not low <= len(chosen) <= high:
        raise SetupError("nh-setup-armies", mode=mode, wanted=_counts(low, high), given=len(chosen))
    doubles = sorted({army for army in chosen if chosen.count(army) > 1})
    if doubles and not options["mirror"]:
        raise SetupError("nh-setup-army-twice", army=doubles[0], option="mirror", detail="mirror=true")
    return chosen


def _armies_of_scenario(options: Mapping[str, Any]) -> list[str]:
    """NH-VAR-05: the armies of a scenario, when none are named."""
    if not options["scenario"]:
        return []
    scenario = scenario_of(int(options["scenario"]))
    check_armies(scenario.number, str(options["mode"]), list(scenario.armies))
    return list(scenario.armies[: ARMIES_OF[scenario.mode][1]])


def _check_board(options: Mapping[str, Any], mode: str, count: int) -> None:
    """NH-GEO-01: the large board is for five or six armies, or for four who want it."""
    if count > SMALL_BOARD_PLAYERS and not options["extended"]:
        raise SetupError("nh-setup-large-board", given=count, option="extended", detail="extended=true")
    if options["extended"] and count < SMALL_BOARD_PLAYERS:
        raise SetupError("nh-setup-small-board", given=count)


def _seats(options: Mapping[str, Any], mode: str, count: int) -> Sequence[int]:
    """NH-TEAM-06: who decides for each army; one person may command two armies of a team."""
    people = int(options["players"]) or count
    low, high = PLAYERS_OF[mode]
    if mode in TEAMS_OF and (mode, people) in SEATS_OF:
        return SEATS_OF[mode, people]
    if people != count:
        if mode in TEAMS_OF:
            raise SetupError("nh-setup-players", mode=mode, wanted=_counts(low, high), given=people)
        raise SetupError("nh-setup-players-of-armies", armies=count, given=people)
    return range(count)


def _temper(options: Mapping[str, Any]) -> bool:
    """NH-SET-07: Moloch's bad temper can be switched off under 2025 alone."""
    temper = bool(options["moloch_temper"])
    if not temper and options["ruleset"] != "2025":
        raise SetupError("nh-setup-temper", detail="ruleset=2025")
    return temper


def _variants(options: Mapping[str, Any], mode: str) -> int:
    """NH-VAR-01, NH-VAR-02, NH-VAR-04: the variants chosen, if they fit the mode."""
    if options["leaders"] and mode not in LED_MODES:
        raise SetupError("nh-setup-leaders", led_mode=list(LED_MODES), mode=mode)
    _check_mixture(options)
    chosen = sum(bit for name, bit in VARIANT_BITS.items() if options[name])
    return chosen + (int(options["scenario"]) << SCENARIO_SHIFT)


def _check_mixture(options: Mapping[str, Any]) -> None:
    """NH-VAR-03, NH-VAR-04: what the rulebook advises against is played on purpose only."""
    chosen = sum(1 for name in NOT_TOGETHER if options[name])
    if chosen > 1 and not options["mixed"]:
        raise SetupError("nh-setup-mixture", option="mixed", detail="mixed=true")


def _check_constructions(options: Mapping[str, Any], armies: list[str]) -> None:
    """NH-VAR-03: two to four armies that have one; with mixed=true some may have none."""
    if not options["constructions"]:
        return
    check_builders(armies, int(options["scenario"]))
    without = sorted(set(armies) - set(BUILDERS))
    if without and not options["mixed"]:
        raise SetupError(
            "nh-setup-no-builder",
            army=without[0],
            building_army=list(BUILDERS),
            option="mixed",
            detail="mixed=true",
        )


def _scenario(options: Mapping[str, Any], mode: str, armies: list[str]) -> Scenario | None:
    """NH-VAR-05: the scenario, if there is one and it fits the mode, the armies and the rules."""
    number = int(options["scenario"])
    if number == 0:
        return None
    check_armies(number, mode, armies)
    if options["ruleset"] == "duel":
        raise SetupError("nh-setup-terminals", detail="ruleset=3.0")
    return scenario_of(number)


def _counts(low: int, high: int) -> list[int]:
    return list(range(low, high + 1))


GAME = NeuroshimaHex()
