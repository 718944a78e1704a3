"""Resolving one battle from a position given as JSON: what happened, segment by segment, and what is left."""

from __future__ import annotations

from warpad.core.errors import DecodeError
from warpad.core.game import Json
from warpad.games.neuroshima.data.reading import as_list, as_object, shown
from warpad.games.neuroshima.rules import event_kinds as kinds
from warpad.games.neuroshima.rules.battle.segments import Battle
from warpad.games.neuroshima.rules.board import ASK_NOTHING
from warpad.games.neuroshima.rules.verdict import DRAW, GOES_ON, verdict
from warpad.games.neuroshima.tell.battle_actions import battle_move
from warpad.games.neuroshima.tell.battle_events import Raw, battle_event
from warpad.games.neuroshima.tell.board_codec import dump_board, dump_piece
from warpad.games.neuroshima.tell.codec import load

LEAVING = (kinds.DESTROYED, kinds.SPENT, kinds.RETURNED)


def resolve(data: object) -> Json:
    """The result of a battle fought from this position; choices not given take the documented defaults."""
    position = load(data, Battle)
    choices = as_list(as_object(data, "position").get("choices") or [], "choices")
    position.unattended = not choices
    position.listen()
    if not position.in_battle():
        position.begin_battle()
    _answer(position, choices)
    return result(position, position.take_events())


def _answer(position: Battle, choices: list[object]) -> None:
    """Gives each question the next choice, or the documented default when there is none left."""
    number = 0
    while position.ask != ASK_NOTHING:
        if number == len(choices):
            position.battle_answer(position.default_choice())
            continue
        path = f"choices[{number}]"
        answer = battle_move(position, as_object(choices[number], path), path)
        if answer not in position.battle_legal():
            raise DecodeError(f"{shown(choices[number])} is not open at this point", path)
        position.battle_answer(answer)
        number += 1
    if number < len(choices):
        raise DecodeError("nothing is asked that this could answer", f"choices[{number}]")


def result(position: Battle, events: list[Raw]) -> Json:
    """The end of a battle as data, from the position after it and its events."""
    segments: list[Json] = []
    removed: list[Json] = []
    for raw in events:
        if raw[0] == kinds.SEGMENT_BEGUN:
            segments.append({"initiative": raw[1], "events": []})
        elif raw[0] == kinds.SEGMENT_ENDED or not segments:
            continue
        elif raw[0] != kinds.BATTLE_ENDED:
            segments[-1]["events"].append(battle_event(position.setup, raw))
            if raw[0] in LEAVING:
                removed.append(_removed(raw, segments[-1]["initiative"]))
    removed.sort(key=lambda item: (-item["segment"], item["at"]))
    return {
        "segments": segments,
        "hp": list(position.hp),
        "board": dump_board(position),
        "removed": removed,
        "winner": winner(position),
    }


def _removed(raw: Raw, segment: int) -> Json:
    item = dump_piece(raw[1], raw[2])
    return {"at": item["at"], "tile": item["tile"], "player": item["player"], "segment": segment}


def winner(position: Battle) -> int | str | list[int] | None:
    """NH-END-03: nobody yet, one player, several, or a draw."""
    outcome = verdict(position.setup, position.hp, position.fallen)
    if outcome == GOES_ON:
        return None
    if outcome == DRAW:
        return "draw"
    players = [player for player in range(position.setup.players) if outcome >> player & 1]
    return players[0] if len(players) == 1 else players
