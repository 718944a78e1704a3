"""What is seen of a scenario: its marked hexes and how far its goal is."""

from __future__ import annotations

from typing import Any

from warpad.core.hexes import HEXES
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.cells import cell_name
from warpad.games.neuroshima.tell.drawing.captions import marked
from warpad.games.neuroshima.tell.inspector import names_in
from warpad.games.neuroshima.variants.atlas.codes import CARRIES, READY
from warpad.games.neuroshima.variants.atlas.mission import ASSEMBLY_LINE, BREAKOUT, Mission
from warpad.games.neuroshima.variants.atlas.missions import EVACUATED_TO_WIN, PARTS_TO_WIN, marked_cells
from warpad.games.neuroshima.variants.atlas.scenarios import TAG_NAMES, scenario_of
from warpad.locales import told

Json = dict[str, Any]
GOALS = {ASSEMBLY_LINE: PARTS_TO_WIN, BREAKOUT: EVACUATED_TO_WIN}


def add_view(position: State, mission: Mission, view: Json) -> None:
    """NH-VAR-05: adds what everybody sees of a scenario."""
    if mission.scenario:
        view["scenario"] = scenario_view(position, mission)


def scenario_view(position: State, mission: Mission) -> Json:
    """NH-VAR-05: which scenario it is, its marked hexes, how far its goal is, and whose content it is."""
    setup = position.setup
    scenario = scenario_of(mission.scenario)
    return {
        "number": scenario.number,
        "scenario": scenario.id,
        "name": f"nh-scenario-{scenario.id}",
        "about": f"nh-about-scenario-{scenario.id}",
        "origin": scenario.origin,
        "premise": scenario.premise,
        "tags": {
            name: names_in(position, mission.tag[number] & setup.board)
            for number, name in enumerate(TAG_NAMES)
            if mission.tag[number] & setup.board
        },
        "blocked": [
            {"at": cell_name(setup, cell), "q": HEXES[cell][0], "r": HEXES[cell][1]}
            for cell in range(len(HEXES))
            if mission.tag[TAG_NAMES.index("hub")] >> cell & 1
        ],
        "progress": mission.progress,
        "goal": GOALS.get(scenario.number),
        "parts": names_in(position, marked_cells(position, CARRIES)),
        "ready": names_in(position, marked_cells(position, READY)),
        "passes": mission.passes,
        "truce": mission.truce,
    }


def heading(mission: Mission, language: str) -> str:
    """NH-VAR-05: for a drawing: which scenario it is; house content is marked."""
    if not mission.scenario:
        return ""
    scenario = scenario_of(mission.scenario)
    named = told("nh-drawing-scenario", {"number": scenario.number, "scenario": scenario.id}, language)
    return marked(named, scenario.origin, language)
