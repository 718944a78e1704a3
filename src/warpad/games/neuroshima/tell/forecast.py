"""What a battle would do if it were fought now, with the documented default choices."""

from __future__ import annotations

from typing import Any

from warpad.games.neuroshima.data.content import ALL_ARMIES, tile_of
from warpad.games.neuroshima.rules.battle.segments import (
    battle_answer,
    default_choice,
    foresee,
    in_battle,
    open_battle,
)
from warpad.games.neuroshima.rules.event_kinds import DESTROYED, RETURNED, SPENT
from warpad.games.neuroshima.rules.pieces import owner_of, wounds_of
from warpad.games.neuroshima.rules.pieces import tile_of as tile_in
from warpad.games.neuroshima.rules.questions import ASK_NOTHING, ASK_TURN
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.battle_events import battle_event
from warpad.games.neuroshima.tell.causes import causes_of, idle_in
from warpad.games.neuroshima.tell.cells import cell_name
from warpad.games.neuroshima.tell.inspector import all_tiles
from warpad.games.neuroshima.tell.sight import question_args, question_word

Json = dict[str, Any]
LOSSES = (DESTROYED, RETURNED, SPENT)


def forecast(position: State) -> Json:
    """Hit points before and after, tiles lost, wounds left, the whole battle segment by segment, and why.

    It is exact where `choices` are none: else somebody may choose otherwise."""
    twin = foresee(position, True)
    raws = twin.take_events()
    setup = position.setup
    events = [battle_event(setup, raw) for raw in raws]
    tiles = all_tiles(position)
    lost = [(raw[1], raw[2]) for raw in raws if raw[0] in LOSSES]
    gone = {cell for cell, _ in lost}
    return {
        "hp": [
            {
                "player": player,
                "army": ALL_ARMIES[setup.army[player]].id,
                "before": position.hp[player],
                "after": twin.hp[player],
                "change": twin.hp[player] - position.hp[player],
            }
            for player in range(setup.players)
        ],
        "lost": [_loss(position, cell, piece) for cell, piece in lost],
        "wounded": [
            {
                "at": cell_name(setup, cell),
                "wounds": wounds_of(twin.piece[cell]) - wounds_of(position.piece[cell]),
            }
            for cell in range(len(position.piece))
            if cell not in gone and wounds_of(twin.piece[cell]) > wounds_of(position.piece[cell])
        ],
        "events": events,
        "causes": causes_of(tiles, events),
        "idle": idle_in(tiles),
        "choices": choices(position),
    }


def choices(position: State) -> list[Json]:
    """What players would be asked in this battle; the forecast holds only for the default answers."""
    twin = State(position.setup)
    position.copy_state(twin)
    if not in_battle(twin):
        twin.ask = ASK_NOTHING
        open_battle(twin)
    asked: list[Json] = []
    while in_battle(twin) and twin.ask != ASK_NOTHING:
        kind = question_word(twin)
        args = question_args(twin, kind)
        choice = {"kind": kind, "tile": args.get("tile"), "at": args.get("at")}
        if choice not in asked:
            asked.append(choice)
        if twin.ask >= ASK_TURN:
            break
        battle_answer(twin, default_choice(twin))
    return asked


def _loss(position: State, cell: int, piece: int) -> Json:
    return {
        "at": cell_name(position.setup, cell),
        "tile": tile_of(tile_in(piece)).id,
        "player": owner_of(piece),
    }
