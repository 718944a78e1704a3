"""What happened, as data: each event with its rule, ready for the sentence `nh-event-<event>`.

Fields that name things hold ids, to be shown by their own texts: `army` by nh-army-*, `tile` and all that
ends in `_tile` by nh-tile-*, `procedure` by nh-procedure-*, `direction` (N, NE, ...) by nh-direction-n and so
on; hexes are names like C3.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from warpad.core.bits import lowest
from warpad.core.hexes import DIRECTION_NAMES
from warpad.games.neuroshima.data.content import ALL_ARMIES, NUMBER_OF, tile_of
from warpad.games.neuroshima.data.tables import INSTANT_NAMES, INSTANT_OF
from warpad.games.neuroshima.rules import codes
from warpad.games.neuroshima.rules import event_kinds as kinds
from warpad.games.neuroshima.rules.pieces import owner_of, rotation_of
from warpad.games.neuroshima.rules.pieces import tile_of as tile_in
from warpad.games.neuroshima.rules.setup import MODE_DUEL
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.rules.terminals import PROCEDURES
from warpad.games.neuroshima.tell.battle_events import battle_event
from warpad.games.neuroshima.tell.cells import cell_name
from warpad.games.neuroshima.tell.telling import telling
from warpad.games.neuroshima.variants import words

Json = dict[str, Any]
Raw = tuple[int, int, int, int, int, int]

# Why a tile is discarded: because the player wants it, because one must go, or for a construction.
DISCARD_RULES = ("NH-TURN-06", "NH-TURN-05", "NH-VAR-03")
# The rule behind each instant, and behind each verb that moves, turns, swaps or hits tiles.
INSTANT_RULES = {name: f"NH-INS-0{number}" for number, name in enumerate(INSTANT_NAMES) if name}
VERB_RULES = {
    codes.MOVE: "NH-INS-02",
    codes.ROTATE: "NH-INS-07",
    codes.CASTLE: "NH-INS-08",
    codes.SNIPE: "NH-INS-04",
    codes.GRENADE: "NH-INS-05",
    codes.STRIKE: "NH-INS-06",
    codes.GO: "NH-MOV-01",
    codes.RIDE: "NH-MOD-08",
    codes.FACE: "NH-CTL-01",
    codes.RUN_ROTATION: "NH-DUEL-03",
    codes.RUN_SWAP: "NH-DUEL-03",
    codes.RUN_LASER: "NH-DUEL-03",
    codes.RUN_DELETION: "NH-DUEL-03",
    codes.RUN_DETONATION: "NH-DUEL-03",
    **{verb: words.RULES[name] for name, (verb, _) in words.VERBS.items()},
}


def event_of(position: State, raw: Raw) -> Json:
    """One event of the position, as data."""
    kind = raw[0]
    if kind < kinds.FIRST_TURN_EVENT:
        return _with_army(position, battle_event(position.setup, raw), raw)
    if kind >= kinds.FIRST_VARIANT_EVENT:
        return telling(position).event(position, raw)
    return _TELLERS[kind](position, raw)


def _with_army(position: State, event: Json, raw: Raw) -> Json:
    """Names the army that an event of a battle is about: who commands now, or whose tile it is."""
    player = event.get("commander", event.get("player"))
    if player is not None:
        event["army"] = ALL_ARMIES[position.setup.army[player]].id
    if event["event"] == "wounded":
        event["most"] = raw[4] or tile_of(NUMBER_OF[event["tile"]]).toughness + 1
    return event


def of_player(position: State, event: str, rule: str, player: int) -> Json:
    army = ALL_ARMIES[position.setup.army[player]].id
    return {"event": event, "rule": rule, "player": player, "army": army}


def of_piece(position: State, event: str, rule: str, cell: int, piece: int) -> Json:
    return {
        **of_player(position, event, rule, owner_of(piece)),
        "tile": tile_of(tile_in(piece)).id,
        "at": cell_name(position.setup, cell),
        "facing": rotation_of(piece),
    }


def _turn_began(position: State, raw: Raw) -> Json:
    return {**of_player(position, "turn-began", "NH-TURN-04", raw[1]), "turn": raw[2]}


def _hq_placed(position: State, raw: Raw) -> Json:
    return of_piece(position, "hq-placed", "NH-TURN-02", raw[1], raw[2])


def _with_tile(event: str, rule: str) -> Callable[[State, Raw], Json]:
    """An event about a player and a tile of the hand."""

    def tell(position: State, raw: Raw) -> Json:
        return {**of_player(position, event, rule, raw[1]), "tile": tile_of(raw[2]).id}

    return tell


def _about_player(event: str, rule: str) -> Callable[[State, Raw], Json]:
    def tell(position: State, raw: Raw) -> Json:
        return of_player(position, event, rule, raw[1])

    return tell


def plain(event: str, rule: str) -> Callable[[State, Raw], Json]:
    def tell(position: State, raw: Raw) -> Json:
        return {"event": event, "rule": rule}

    return tell


def _discarded(position: State, raw: Raw) -> Json:
    rule = DISCARD_RULES[raw[3]]
    return {**of_player(position, "discarded", rule, raw[1]), "tile": tile_of(raw[2]).id}


def _placed(position: State, raw: Raw) -> Json:
    return of_piece(position, "placed", "NH-TURN-08", raw[1], raw[2])


def _replaced(position: State, raw: Raw) -> Json:
    return of_piece(position, "replaced", "NH-UNIT-04", raw[1], raw[2])


def _played(position: State, raw: Raw) -> Json:
    rule = INSTANT_RULES[INSTANT_NAMES[INSTANT_OF[raw[2]]]]
    return {**of_player(position, "played", rule, raw[1]), "tile": tile_of(raw[2]).id}


def _procedure_run(position: State, raw: Raw) -> Json:
    event = of_player(position, "procedure-run", "NH-DUEL-03", raw[1])
    return {**event, "procedure": PROCEDURES[raw[2]]}


def _moved(position: State, raw: Raw) -> Json:
    event = of_piece(position, "moved", VERB_RULES[raw[4]], raw[2], raw[3])
    return {**event, "from": cell_name(position.setup, raw[1])}


def _turned(position: State, raw: Raw) -> Json:
    event = of_piece(position, "turned", VERB_RULES[raw[3]], raw[1], raw[2])
    return {**event, "direction": DIRECTION_NAMES[rotation_of(raw[2])]}


def _pushed(position: State, raw: Raw) -> Json:
    event = of_piece(position, "pushed", "NH-INS-03", raw[2], raw[3])
    by = cell_name(position.setup, raw[4])
    return {**event, "from": cell_name(position.setup, raw[1]), "pusher": by}


def _swapped(position: State, raw: Raw) -> Json:
    event = of_piece(position, "swapped", VERB_RULES[raw[5]], raw[3], raw[2])
    other = tile_of(tile_in(raw[4])).id
    return {**event, "from": cell_name(position.setup, raw[1]), "other_tile": other}


def _targeted(position: State, raw: Raw) -> Json:
    return of_piece(position, "targeted", VERB_RULES[raw[3]], raw[1], raw[2])


def _mine_cleared(position: State, raw: Raw) -> Json:
    return of_piece(position, "mine-cleared", "NH-UNIT-06", raw[1], raw[2])


def _sold(position: State, raw: Raw) -> Json:
    event = of_player(position, "sold", "NH-DUEL-02", raw[1])
    return {**event, "tile": tile_of(raw[2]).id, "energy": raw[3]}


def _bled(position: State, raw: Raw) -> Json:
    return {**of_player(position, "bled", "NH-DUEL-02", raw[1]), "energy": raw[2], "hp": raw[3]}


def _final_battle(position: State, raw: Raw) -> Json:
    return {"event": "final-battle", "rule": "NH-SET-04" if raw[1] else "NH-END-01", "extra": bool(raw[1])}


def _extra_turns(position: State, raw: Raw) -> Json:
    rule = "NH-SET-04" if position.setup.mode == MODE_DUEL else "NH-MULTI-04"
    return {"event": "extra-turns", "rule": rule, "players": members(raw[1])}


def is_visible(event: Json, seat: int) -> bool:
    """Who may learn of an event: all, unless it names the seats it is for."""
    return "seats" not in event or seat in event["seats"]


def members(players: int) -> list[int]:
    """A set of players as a list."""
    found = []
    while players:
        found.append(lowest(players))
        players &= players - 1
    return found


_TELLERS: dict[int, Callable[[State, Raw], Json]] = {
    kinds.TURN_BEGAN: _turn_began,
    kinds.HQ_PLACED: _hq_placed,
    kinds.TILE_DRAWN: _with_tile("drawn", "NH-TURN-04"),
    kinds.LAST_DRAWN: _about_player("last-drawn", "NH-END-01"),
    kinds.TILE_DISCARDED: _discarded,
    kinds.HAND_REDRAWN: _about_player("redrawn", "NH-TURN-07"),
    kinds.TILE_PLACED: _placed,
    kinds.REPLACED: _replaced,
    kinds.INSTANT_PLAYED: _played,
    kinds.PROCEDURE_RUN: _procedure_run,
    kinds.TILE_MOVED: _moved,
    kinds.TILE_TURNED: _turned,
    kinds.PUSHED: _pushed,
    kinds.SWAPPED: _swapped,
    kinds.TARGETED: _targeted,
    kinds.MINE_CLEARED: _mine_cleared,
    kinds.TERRIFIED: _about_player("terrified", "NH-INS-09"),
    kinds.TILE_SOLD: _sold,
    kinds.HP_SOLD: _bled,
    kinds.BOARD_FILLED: plain("board-filled", "NH-TURN-10"),
    kinds.TURN_ENDED: _about_player("turn-ended", "NH-TURN-09"),
    kinds.FINAL_BATTLE: _final_battle,
    kinds.EXTRA_TURNS: _extra_turns,
    kinds.STALEMATE: plain("stalemate", "NH-SET-05"),
    kinds.WON: _about_player("won", "NH-END-04"),
    kinds.SHARED: _about_player("shared", "NH-MULTI-04"),
    kinds.DRAWN_GAME: plain("drawn-game", "NH-END-03"),
}
