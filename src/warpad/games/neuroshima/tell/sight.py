"""Who sees what: everything is public but the order of the stacks, which does not exist until it is drawn."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from warpad.core.hexes import FULL_RADIUS, HEXES, MAIN_RADIUS
from warpad.games.neuroshima.data.content import ALL_ARMIES, tile_of
from warpad.games.neuroshima.data.tables import MOST_ENERGY
from warpad.games.neuroshima.rules import questions
from warpad.games.neuroshima.rules.battle.segments import in_battle
from warpad.games.neuroshima.rules.battle.status import moves_far
from warpad.games.neuroshima.rules.battle.wounds import HIT_TARGET
from warpad.games.neuroshima.rules.board import (
    DISCARD,
    HAND,
    STACK,
    known_top,
    player_to_move,
    tile_at,
    zone_start,
)
from warpad.games.neuroshima.rules.course import cell_to_turn
from warpad.games.neuroshima.rules.hand import pile_size
from warpad.games.neuroshima.rules.modes import full_hand, is_last_drawn, is_variant
from warpad.games.neuroshima.rules.pieces import owner_of
from warpad.games.neuroshima.rules.pieces import tile_of as tile_in
from warpad.games.neuroshima.rules.questions import (
    ASK_CLOWN,
    ASK_MEDIC,
    ASK_QUARTERMASTER,
    ASK_SHARPSHOOTER,
    ASK_SPEND,
    ASK_TURN,
    ASK_VARIANT,
    BY_VARIANT,
)
from warpad.games.neuroshima.rules.setup import (
    ALTERNATIVE_START,
    MODE_NAMES,
    REINFORCEMENTS,
    RULESET_NAMES,
    Setup,
)
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.rules.terminals import PROCEDURES
from warpad.games.neuroshima.tell.actions import tile_id
from warpad.games.neuroshima.tell.battle_actions import aim_question
from warpad.games.neuroshima.tell.cells import cell_name, cells_in, read_cell
from warpad.games.neuroshima.tell.events import members
from warpad.games.neuroshima.tell.inspector import all_tiles
from warpad.games.neuroshima.tell.refusals import COSTS
from warpad.games.neuroshima.tell.telling import telling

Json = dict[str, Any]
# How many games are remembered at a time.
FRAMES = 256
BATTLE_QUESTIONS = {
    ASK_CLOWN: "explode",
    ASK_QUARTERMASTER: "convert",
    ASK_MEDIC: "medic",
    ASK_SPEND: "spend",
    ASK_SHARPSHOOTER: "aim",
}
CAUSES = {
    questions.BY_TILE: "tile",
    questions.BY_FULL_BOARD: "full-board",
    questions.FINAL: "final",
    questions.EXTRA: "extra",
    BY_VARIANT: "scenario",
}


def observe(position: State, seat: int) -> Json:
    """All that this viewer may see; without a variant it is the same for everybody."""
    view = observe_plain(position)
    telling(position).add_view(position, seat, view)
    return view


def observe_plain(position: State) -> Json:
    """What everybody sees."""
    return {
        "game": "neuroshima",
        "turn": position.turn_number,
        "setup": {**_frame(position.setup)},
        "player": player_to_move(position) if position.turn_number else position.asked,
        "turn_open": position.turn_number > 0 and not position.turn_closed,
        "ask": question(position),
        "plays_left": None if position.plays_left >= questions.NO_LIMIT else position.plays_left,
        "players": [player_view(position, player) for player in range(position.setup.players)],
        "tiles": all_tiles(position),
        "grounds": [_ground(position, cell) for cell in cells_in(position.grounds)],
        "far_moves": [p for p in range(position.setup.players) if moves_far(position, p)],
        "last_tile": _last_tile(position),
        "battle": _battle(position),
        "contenders": members(position.contenders),
        "over": position.ask == questions.ASK_OVER,
        "winners": members(position.winners),
    }


@lru_cache(maxsize=FRAMES)
def _frame(setup: Setup) -> Json:
    """What does not change during the game: rules, board, order of turns."""
    return {
        "ruleset": RULESET_NAMES[setup.ruleset],
        "mode": MODE_NAMES[setup.mode],
        "extended": setup.extended,
        "radius": FULL_RADIUS if setup.extended else MAIN_RADIUS,
        "order": list(setup.order),
        "hand": full_hand(setup),
        "points": setup.scores_points,
        "moloch_temper": setup.temper,
        "alternative_start": is_variant(setup, ALTERNATIVE_START),
        "reinforcements": is_variant(setup, REINFORCEMENTS),
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


def question(position: State) -> Json:
    """What is asked of whom: `message` is the sentence, `args` its arguments."""
    kind = question_word(position)
    is_open = position.actor() >= 0
    asked = position.asked if is_open else None
    return {
        "kind": kind,
        "message": f"nh-ask-{kind}",
        "player": asked,
        "seat": position.setup.seat[position.asked] if is_open else None,
        "args": question_args(position, kind),
    }


def question_word(position: State) -> str:
    """The word of the open question, which is also the tail of its message."""
    ask = position.ask
    if ask >= ASK_VARIANT:
        return telling(position).word_of(ask)
    return BATTLE_QUESTIONS.get(ask) or questions.QUESTIONS[ask - ASK_TURN]


def question_args(position: State, kind: str) -> Json:
    """What the sentence of a question names."""
    if kind == "act":
        return {"tiles": pile_size(position, position.asked, HAND)}
    if kind == "aim":
        asked = aim_question(position)
        tile = tile_of(tile_at(position, read_cell(position.setup, asked["from"], "from"))).id
        return {"tile": tile, "at": asked["from"], "direction": asked["direction"]}
    cell = _asked_cell(position, kind)
    if cell < 0:
        return {}
    return {"tile": tile_of(tile_at(position, cell)).id, "at": cell_name(position.setup, cell)}


def _asked_cell(position: State, kind: str) -> int:
    """The tile that a question is about, or -1."""
    if kind == "push":
        return position.pushed
    if kind == "spend":
        return int(position.hits[position.ask_hit] & HIT_TARGET)
    if kind == "turn":
        return cell_to_turn(position)
    return position.ask_cell if kind in ("explode", "convert") else -1


def player_view(position: State, player: int) -> Json:
    """What lies before one player, and how they stand."""
    setup = position.setup
    top = known_top(position, player)
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
        "stack_size": pile_size(position, player, STACK),
        "top": tile_id(position, player, top) if top >= 0 else None,
        "discard": pile_counts(position, player, DISCARD),
        "must_discard": position.ask == questions.ASK_DISCARD and position.asked == player,
    }


def pile_counts(position: State, player: int, zone: int) -> list[Json]:
    """A part of a player's pile: each tile with how many of it lie there."""
    start = zone_start(position, player, zone)
    return [
        {"tile": tile_id(position, player, number), "count": position.pile[start + number]}
        for number in range(position.setup.kinds[player])
        if position.pile[start + number]
    ]


def pile_list(position: State, player: int, zone: int) -> list[str]:
    """A part of a player's pile, one entry for each tile."""
    return [entry["tile"] for entry in pile_counts(position, player, zone) for _ in range(entry["count"])]


def _ground(position: State, cell: int) -> Json:
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


def _last_tile(position: State) -> Json | None:
    """NH-END-01: who drew the last tile, and how many turns are left before the final battle."""
    if not is_last_drawn(position):
        return None
    left = members(position.remaining)
    running = [] if position.turn_closed or player_to_move(position) in left else [player_to_move(position)]
    return {"by": position.last_by, "players": left, "turns": len(left) + len(running)}


def _battle(position: State) -> Json | None:
    if not in_battle(position):
        return None
    return {"segment": position.segment, "cause": CAUSES.get(position.cause, "tile")}
