"""The frame of a game as JSON, both ways: rules, mode, armies, sides, seats and variants."""

from __future__ import annotations

from warpad.core.errors import DecodeError, reading
from warpad.core.game import Json
from warpad.core.reading import as_choice, as_flag, as_number, as_object, check_keys
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.content import ARMIES
from warpad.games.neuroshima.rules.setup import (
    ALTERNATIVE_START,
    MODE_DUEL,
    MODE_NAMES,
    MODE_SOLO,
    MODE_TEAMS,
    REINFORCEMENTS,
    RULESET_NAMES,
    Setup,
)
from warpad.games.neuroshima.variants.atlas.scenarios import (
    CONTINGENT_ARMY,
    SCENARIOS,
    check_armies,
    lay_out,
    scenario_of,
)
from warpad.games.neuroshima.variants.choice import (
    CONSTRUCTIONS_BIT,
    LEADERS_BIT,
    SCENARIO_SHIFT,
    choose,
    scenario_number,
)
from warpad.games.neuroshima.variants.constructions.codec import check_builders

PLAYERS_OF_MODE = {
    "duel": (2, 2),
    "deathmatch": (2, 6),
    "points": (2, 6),
    "solo-team": (3, 3),
    "teams": (4, 4),
}
PLAYER_KEYS = ("army", "hp", "hand", "stack", "discard", "team", "energy", "top", "seat")
VARIANTS = {
    "alternative_start": ALTERNATIVE_START,
    "reinforcements": REINFORCEMENTS,
    "leaders": LEADERS_BIT,
    "constructions": CONSTRUCTIONS_BIT,
}
LED_MODES = (MODE_DUEL, MODE_TEAMS)
OPTIONS = ("moloch_temper", "scenario", *VARIANTS)


def read_setup(top: Json, players: list[Json]) -> Setup:
    count = len(players)
    ruleset = as_choice(top.get("ruleset", "3.0"), RULESET_NAMES, "ruleset")
    mode = as_choice(top.get("mode", "duel" if count == 2 else "deathmatch"), MODE_NAMES, "mode")
    options = as_object(top.get("options") or {}, "options")
    check_keys(options, OPTIONS, "options")
    scenario = as_number(options.get("scenario", 0), "options.scenario", 0, SCENARIOS)
    low, high = PLAYERS_OF_MODE[MODE_NAMES[mode]]
    if scenario and scenario_of(scenario).contingent:
        low = high = low + 1
    if not low <= count <= high:
        wanted = str(low) if low == high else f"{low} to {high}"
        raise DecodeError(f"mode {MODE_NAMES[mode]} has {wanted} players, found {count}", "players")
    for number, player in enumerate(players):
        check_keys(player, PLAYER_KEYS, f"players[{number}]")
    armies = [as_choice(p.get("army"), ARMIES, f"players[{n}].army") for n, p in enumerate(players)]
    _check_scenario(scenario, MODE_NAMES[mode], [ARMIES[army] for army in armies])
    temper = as_flag(options.get("moloch_temper", True), "options.moloch_temper")
    extended = as_flag(top.get("extended", False), "extended")
    teams = _teams(mode, players)
    setup = Setup(ruleset, mode, vec[i64](armies), vec[i64](teams), extended, temper)
    chosen = [v for name, v in VARIANTS.items() if as_flag(options.get(name, False), f"options.{name}")]
    if LEADERS_BIT in chosen and mode not in LED_MODES:
        raise DecodeError(f"there are no leaders in mode {MODE_NAMES[mode]}", "options.leaders")
    if CONSTRUCTIONS_BIT in chosen:
        with reading("options.constructions"):
            check_builders([ARMIES[army] for army in armies], scenario)
    choose(setup, sum(chosen) + (scenario << SCENARIO_SHIFT))
    seats = [as_number(p.get("seat", n), f"players[{n}].seat", 0, count - 1) for n, p in enumerate(players)]
    setup.seat = vec[i64](seats)
    return lay_out(setup)


def _check_scenario(number: int, mode: str, armies: list[str]) -> None:
    if number == 0:
        return
    others = [ARMIES[CONTINGENT_ARMY]] if scenario_of(number).contingent else []
    fighting = armies[:-1] if others else armies
    with reading("options.scenario"):
        check_armies(number, mode, fighting)
    if armies[len(fighting) :] != others:
        raise DecodeError(f"in scenario {number} the last army is {others[0]}, of nobody", "options.scenario")


def _teams(mode: int, players: list[Json]) -> list[int]:
    """NH-MULTI-03, NH-TEAM-01: sides of one and two, or of two and two; otherwise everyone alone."""
    count = len(players)
    if mode not in (MODE_SOLO, MODE_TEAMS):
        return list(range(count))
    default = [0, 1, 1] if mode == MODE_SOLO else [0, 1, 0, 1]
    teams = [as_number(p.get("team", default[n]), f"players[{n}].team", 0, 99) for n, p in enumerate(players)]
    sizes = sorted(teams.count(team) for team in set(teams))
    if sizes != ([1, 2] if mode == MODE_SOLO else [2, 2]):
        wanted = "one player against a team of two" if mode == MODE_SOLO else "two teams of two"
        raise DecodeError(f"expected {wanted}, found teams {', '.join(map(str, teams))}", "players")
    names = sorted(set(teams))
    return [names.index(team) for team in teams]


def dump_options(setup: Setup) -> Json:
    chosen = {name: True for name, variant in VARIANTS.items() if setup.variants & variant}
    number = scenario_number(setup)
    place = {"scenario": number} if number else {}
    return {"moloch_temper": setup.temper, **chosen, **place}
