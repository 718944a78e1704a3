"""Resolving one battle from a position given as JSON: what happened, segment by segment, and what is left."""

from __future__ import annotations

from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.core.reading import as_list, as_object, quote
from warpad.games.neuroshima.rules import event_kinds as kinds
from warpad.games.neuroshima.rules.battle.segments import (
    battle_answer,
    battle_legal,
    default_choice,
    in_battle,
    open_battle,
)
from warpad.games.neuroshima.rules.questions import ASK_NOTHING
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.rules.verdict import DRAW, GOES_ON, verdict
from warpad.games.neuroshima.tell.battle_actions import battle_move
from warpad.games.neuroshima.tell.battle_events import Raw
from warpad.games.neuroshima.tell.board_codec import dump_board, dump_piece
from warpad.games.neuroshima.tell.codec import load
from warpad.games.neuroshima.tell.events import event_of
from warpad.games.neuroshima.variants.house import new_state

LEAVING = (kinds.DESTROYED, kinds.SPENT, kinds.RETURNED)


def resolve(data: object) -> Json:
    """The result of a battle fought from this position; choices not given take the documented defaults."""
    position = load(data, new_state)
    choices = as_list(as_object(data, "position").get("choices") or [], "choices")
    position.unattended = not choices
    position.listen()
    if not in_battle(position):
        open_battle(position)
    _answer(position, choices)
    return result(position, position.take_events())


def _answer(position: State, choices: list[object]) -> None:
    """Gives each question the next choice, or the documented default when there is none left."""
    number = 0
    while position.ask != ASK_NOTHING:
        if number == len(choices):
            battle_answer(position, default_choice(position))
            continue
        path = f"choices[{number}]"
        answer = battle_move(position, as_object(choices[number], path), path)
        if answer not in battle_legal(position):
            raise DecodeError(f"{quote(choices[number])} is not open at this point", path)
        battle_answer(position, answer)
        number += 1
    if number < len(choices):
        raise DecodeError("nothing is asked that this could answer", f"choices[{number}]")


def result(position: State, events: list[Raw]) -> Json:
    """The end of a battle as data, from the position after it and its events."""
    segments: list[Json] = []
    removed: list[Json] = []
    for raw in events:
        if raw[0] == kinds.SEGMENT_BEGUN:
            segments.append({"initiative": raw[1], "events": []})
        elif raw[0] == kinds.SEGMENT_ENDED or not segments:
            continue
        elif raw[0] != kinds.BATTLE_ENDED:
            segments[-1]["events"].append(event_of(position, raw))
            if raw[0] in LEAVING:
                removed.append(_leaving_tile(raw, segments[-1]["initiative"]))
    removed.sort(key=lambda item: (-item["segment"], item["at"]))
    return {
        "segments": segments,
        "hp": list(position.hp),
        "board": dump_board(position),
        "removed": removed,
        "winner": winner(position),
    }


def _leaving_tile(raw: Raw, segment: int) -> Json:
    item = dump_piece(raw[1], raw[2])
    return {"at": item["at"], "tile": item["tile"], "player": item["player"], "segment": segment}


def winner(position: State) -> int | str | list[int] | None:
    """NH-END-03: nobody yet, one player, several, or a draw."""
    outcome = verdict(position.setup, position.hp, position.fallen, position.first_there)
    if outcome == GOES_ON:
        return None
    if outcome == DRAW:
        return "draw"
    players = [player for player in range(position.setup.players) if outcome >> player & 1]
    return players[0] if len(players) == 1 else players
