"""A game of Neuroshima from its options: which armies, seats, boards and variants go together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from warpad.core.errors import SetupError
from warpad.core.game import Option
from warpad.core.vecs import append, i64, vec
from warpad.games.neuroshima.data.content import ARMIES
from warpad.games.neuroshima.rules.setup import (
    ALTERNATIVE_START,
    MODE_NAMES,
    REINFORCEMENTS,
    RULESET_NAMES,
    Setup,
)
from warpad.games.neuroshima.variants.atlas.scenarios import (
    CONTINGENT_ARMY,
    SCENARIOS,
    Scenario,
    check_armies,
    lay_out,
    scenario_of,
)
from warpad.games.neuroshima.variants.choice import CONSTRUCTIONS_BIT, LEADERS_BIT, SCENARIO_SHIFT, choose
from warpad.games.neuroshima.variants.constructions.codec import BUILDERS, check_builders

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
    Option("mode", "choice", "duel", "how many fight whom", MODE_NAMES, sides=ARMIES_OF),
    Option(
        "players",
        "number",
        0,
        "how many people play; 0 means one for each army",
        low=0,
        high=MOST_PLAYERS,
        when={"mode": ("solo-team", "teams")},
    ),
    Option(
        "armies",
        "choices",
        [],
        "one for each side, in the order of turns; empty means the first ones",
        ARMIES,
    ),
    Option("ruleset", "choice", "3.0", "which edition's rules are in force", RULESET_NAMES),
    Option(
        "extended", "flag", False, "the large board of 37 hexes; five or six armies have it by themselves"
    ),
    Option(
        "small_board",
        "flag",
        False,
        "five or six armies on the 19 hexes all the same",
        when={"mode": ("deathmatch", "points")},
    ),
    Option("alternative_start", "flag", False, "the first player draws three tiles and plays at most one"),
    Option("reinforcements", "flag", False, "draw up to six tiles and play at most two"),
    Option(
        "leaders",
        "flag",
        False,
        "each side keeps one of three leaders, in duel or teams; house content",
        when={"mode": ("duel", "teams")},
    ),
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
        "moloch_temper",
        "flag",
        True,
        "in teams Moloch hurts its allies (may be switched off under 2025)",
        when={"mode": ("teams",)},
    ),
)


def frame(options: Mapping[str, Any]) -> Setup:
    """The frame of a new game; SetupError says what is allowed."""
    mode = str(options["mode"])
    armies = _armies(options, mode)
    extended = _is_extended(options, len(armies))
    temper = _temper(options)
    scenario = _scenario(options, mode, armies)
    _check_constructions(options, armies)
    people = len(armies)
    numbers = vec[i64]([ARMIES.index(army) for army in armies])
    if scenario is not None and scenario.contingent:
        numbers = append(numbers, CONTINGENT_ARMY)
    teams = vec[i64](list(TEAMS_OF.get(mode, range(len(numbers)))))
    ruleset = RULESET_NAMES.index(str(options["ruleset"]))
    setup = Setup(ruleset, MODE_NAMES.index(mode), numbers, teams, extended, temper)
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


def _is_extended(options: Mapping[str, Any], count: int) -> bool:
    """NH-GEO-01: the large board is for four who want it, and for five or six who do not want the other."""
    if options["extended"] and count < SMALL_BOARD_PLAYERS:
        raise SetupError("nh-setup-small-board", given=count)
    if options["small_board"] and (options["extended"] or count <= SMALL_BOARD_PLAYERS):
        raise SetupError("nh-setup-asked-small", given=count, option="extended")
    return bool(options["extended"]) or (count > SMALL_BOARD_PLAYERS and not options["small_board"])


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
