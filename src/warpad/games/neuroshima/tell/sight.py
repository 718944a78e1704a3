"""Who sees what: everything is public but the order of the stacks, which does not exist until it is drawn."""

from __future__ import annotations

from typing import Any

from warpad.core.hexes import FULL_RADIUS, HEXES, MAIN_RADIUS
from warpad.games.neuroshima.data.cells import cell_name, read_cell
from warpad.games.neuroshima.data.content import ALL_ARMIES, tile_of
from warpad.games.neuroshima.data.tables import MOST_ENERGY
from warpad.games.neuroshima.rules import course
from warpad.games.neuroshima.rules.board import (
    ASK_CLOWN,
    ASK_MEDIC,
    ASK_QUARTERMASTER,
    ASK_SHARPSHOOTER,
    ASK_TURN,
    DISCARD,
    HAND,
    STACK,
    owner_of,
)
from warpad.games.neuroshima.rules.board import tile_of as tile_in
from warpad.games.neuroshima.rules.duel import PROCEDURES
from warpad.games.neuroshima.rules.position import Neuroshima
from warpad.games.neuroshima.rules.setup import ALTERNATIVE_START, MODE_NAMES, REINFORCEMENTS, RULESET_NAMES
from warpad.games.neuroshima.tell.actions import tile_id
from warpad.games.neuroshima.tell.battle_actions import aim_asked
from warpad.games.neuroshima.tell.events import members
from warpad.games.neuroshima.tell.inspector import all_tiles, cells_in
from warpad.games.neuroshima.tell.refusals import COSTS

Json = dict[str, Any]
BATTLE_QUESTIONS = {
    ASK_CLOWN: "explode",
    ASK_QUARTERMASTER: "convert",
    ASK_MEDIC: "medic",
    ASK_SHARPSHOOTER: "aim",
}
# Questions that are not put to one player.
NOT_OF_ONE = (course.ASK_OVER, course.ASK_DRAW, course.ASK_DEAL, course.ASK_LEADER)
CAUSES = {
    course.BY_TILE: "tile",
    course.BY_FULL_BOARD: "full-board",
    course.FINAL: "final",
    course.EXTRA: "extra",
    course.BY_SCENARIO: "scenario",
}


def observe(position: Neuroshima) -> Json:
    """All that anybody may see, for every viewer the same."""
    return {
        "game": "neuroshima",
        "turn": position.turn_number,
        "setup": _frame(position),
        "player": position.player_to_move() if position.turn_number else position.asked,
        "turn_open": position.turn_number > 0 and not position.turn_closed,
        "ask": question(position),
        "plays_left": None if position.plays_left >= course.NO_LIMIT else position.plays_left,
        "players": [player_view(position, player) for player in range(position.setup.players)],
        "tiles": all_tiles(position),
        "grounds": [_ground(position, cell) for cell in cells_in(position.grounds)],
        "far_moves": [p for p in range(position.setup.players) if position.moves_far(p)],
        "last_tile": _last_tile(position),
        "battle": _battle(position),
        "contenders": members(position.contenders),
        "over": position.ask == course.ASK_OVER,
        "winners": members(position.winners),
    }


def _frame(position: Neuroshima) -> Json:
    """What does not change during the game: rules, board, order of turns."""
    setup = position.setup
    return {
        "ruleset": RULESET_NAMES[setup.ruleset],
        "mode": MODE_NAMES[setup.mode],
        "extended": setup.extended,
        "radius": FULL_RADIUS if setup.extended else MAIN_RADIUS,
        "order": list(setup.order),
        "hand": position.full_hand(),
        "points": setup.scores_points,
        "moloch_temper": setup.temper,
        "alternative_start": position.is_variant(ALTERNATIVE_START),
        "reinforcements": position.is_variant(REINFORCEMENTS),
        "most_energy": MOST_ENERGY if setup.terminals else 0,
        "procedures": [{"procedure": name, "cost": COSTS[f"run-{name}"]} for name in PROCEDURES]
        if setup.terminals
        else [],
        "cells": [
            {
                "at": cell_name(setup, cell),
                "q": HEXES[cell][0],
                "r": HEXES[cell][1],
                "main": bool(setup.main >> cell & 1),
                "terminal": bool(setup.terminals >> cell & 1),
            }
            for cell in cells_in(setup.board)
        ],
    }


def question(position: Neuroshima) -> Json:
    """What is asked of whom: `message` is the sentence, `args` its arguments."""
    kind = BATTLE_QUESTIONS.get(position.ask) or course.QUESTIONS[position.ask - ASK_TURN]
    is_open = position.ask not in NOT_OF_ONE
    asked = position.asked if is_open else None
    return {
        "kind": kind,
        "message": f"nh-ask-{kind}",
        "player": asked,
        "seat": position.setup.seat[position.asked] if is_open else None,
        "args": _question_args(position, kind),
    }


def _question_args(position: Neuroshima, kind: str) -> Json:
    if kind == "act":
        return {"tiles": position.pile_size(position.asked, HAND)}
    if kind == "aim":
        asked = aim_asked(position)
        tile = tile_of(position.tile_at(read_cell(position.setup, asked["from"], "from"))).id
        return {"tile": tile, "at": asked["from"], "direction": asked["direction"]}
    cell = _asked_cell(position, kind)
    if cell < 0:
        return {}
    return {"tile": tile_of(position.tile_at(cell)).id, "at": cell_name(position.setup, cell)}


def _asked_cell(position: Neuroshima, kind: str) -> int:
    """The tile that a question is about, or -1."""
    if kind == "push":
        return position.pushed
    if kind == "turn":
        return position.cell_to_turn()
    return position.ask_cell if kind in ("explode", "convert") else -1


def player_view(position: Neuroshima, player: int) -> Json:
    """What lies before one player, and how they stand."""
    setup = position.setup
    top = position.known_top(player)
    return {
        "player": player,
        "seat": setup.seat[player] if setup.seat[player] >= 0 else None,
        "team": setup.team[player],
        "army": ALL_ARMIES[setup.army[player]].id,
        "colour": ALL_ARMIES[setup.army[player]].colour,
        "hp": position.hp[player],
        "start_hp": setup.start_hp[player],
        "energy": position.energy[player],
        "fallen": bool(position.fallen >> player & 1),
        "terror": bool(position.terror >> player & 1),
        "hand": pile_list(position, player, HAND),
        "stack": pile_counts(position, player, STACK),
        "stack_size": position.pile_size(player, STACK),
        "top": tile_id(position, player, top) if top >= 0 else None,
        "discard": pile_counts(position, player, DISCARD),
        "must_discard": position.ask == course.ASK_DISCARD and position.asked == player,
    }


def pile_counts(position: Neuroshima, player: int, zone: int) -> list[Json]:
    """A part of a player's pile: each tile with how many of it lie there."""
    start = position.zone(player, zone)
    return [
        {"tile": tile_id(position, player, number), "count": position.pile[start + number]}
        for number in range(position.setup.kinds[player])
        if position.pile[start + number]
    ]


def pile_list(position: Neuroshima, player: int, zone: int) -> list[str]:
    """A part of a player's pile, one entry for each tile."""
    return [entry["tile"] for entry in pile_counts(position, player, zone) for _ in range(entry["count"])]


def _ground(position: Neuroshima, cell: int) -> Json:
    piece = position.ground[cell]
    owner = owner_of(piece)
    return {
        "at": cell_name(position.setup, cell),
        "q": HEXES[cell][0],
        "r": HEXES[cell][1],
        "tile": tile_of(tile_in(piece)).id,
        "player": owner,
        "army": ALL_ARMIES[position.setup.army[owner]].id,
    }


def _last_tile(position: Neuroshima) -> Json | None:
    """NH-END-01: who drew the last tile, and how many turns are left before the final battle."""
    if not position.is_last_drawn():
        return None
    left = members(position.remaining)
    running = [] if position.turn_closed or position.player_to_move() in left else [position.player_to_move()]
    return {"by": position.last_by, "players": left, "turns": len(left) + len(running)}


def _battle(position: Neuroshima) -> Json | None:
    if not position.in_battle():
        return None
    return {"segment": position.segment, "cause": CAUSES.get(position.cause, "tile")}
