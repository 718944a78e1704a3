"""What a viewer sees of a game with leaders, with constructions, or on a board of the atlas."""

from __future__ import annotations

from typing import Any

from warpad.core.hexes import HEXES
from warpad.games.neuroshima.data.cells import cell_name
from warpad.games.neuroshima.data.scenarios import scenario_of
from warpad.games.neuroshima.rules import course
from warpad.games.neuroshima.rules.board import CARRIES, READY
from warpad.games.neuroshima.rules.setup import TAG_NAMES
from warpad.games.neuroshima.tell.inspector import names_in
from warpad.games.neuroshima.tell.sight import observe as observe_plain
from warpad.games.neuroshima.variants.atlas.boards import ASSEMBLY_LINE, BREAKOUT
from warpad.games.neuroshima.variants.atlas.missions import EVACUATED_TO_WIN, PARTS_TO_WIN, Missions
from warpad.games.neuroshima.variants.constructions.sight import half_to_lay, reserve_view
from warpad.games.neuroshima.variants.constructions.turn import Constructions
from warpad.games.neuroshima.variants.leaders.sight import leaders_view

Json = dict[str, Any]
GOALS = {ASSEMBLY_LINE: PARTS_TO_WIN, BREAKOUT: EVACUATED_TO_WIN}


def observe(position: Constructions, seat: int) -> Json:
    """All that this viewer may see."""
    view = observe_plain(position)
    setup = position.setup
    if setup.has_leaders:
        view["setup"]["leaders"] = True
        view["leaders"] = leaders_view(position, seat)
    if position.ask == course.ASK_LEADER:
        view["ask"]["seats"] = [int(who) for who in position.actors()]
    if setup.has_constructions:
        view["setup"]["constructions"] = True
        for player, shown in enumerate(view["players"]):
            shown["construction"] = reserve_view(position, player)
        if position.ask == course.ASK_PAY:
            view["ask"]["args"] = {"tiles": position.owed}
        elif position.ask == course.ASK_LAY:
            view["ask"]["args"] = {"half": half_to_lay(position)}
    if setup.scenario:
        view["scenario"] = scenario_view(position)
    return view


def scenario_view(position: Missions) -> Json:
    """NH-VAR-05: which scenario it is, its marked hexes, how far its goal is, and whose content it is."""
    setup = position.setup
    scenario = scenario_of(setup.scenario)
    return {
        "number": scenario.number,
        "scenario": scenario.id,
        "name": f"nh-scenario-{scenario.id}",
        "about": f"nh-about-scenario-{scenario.id}",
        "origin": scenario.origin,
        "premise": scenario.premise,
        "tags": {
            name: names_in(position, setup.tag[number] & setup.board)
            for number, name in enumerate(TAG_NAMES)
            if setup.tag[number] & setup.board
        },
        "blocked": [
            {"at": cell_name(setup, cell), "q": HEXES[cell][0], "r": HEXES[cell][1]}
            for cell in range(len(HEXES))
            if setup.tag[TAG_NAMES.index("hub")] >> cell & 1
        ],
        "progress": position.progress,
        "goal": GOALS.get(scenario.number),
        "parts": names_in(position, position.marked(CARRIES)),
        "ready": names_in(position, position.marked(READY)),
        "passes": position.passes,
        "truce": setup.truce,
    }
