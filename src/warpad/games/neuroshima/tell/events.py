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
from warpad.games.neuroshima.data.cells import cell_name
from warpad.games.neuroshima.data.content import ALL_ARMIES, NUMBER_OF, tile_of
from warpad.games.neuroshima.data.leaders import LEADER_IDS
from warpad.games.neuroshima.data.tables import INSTANT_NAMES, INSTANT_OF
from warpad.games.neuroshima.rules import codes
from warpad.games.neuroshima.rules import event_kinds as kinds
from warpad.games.neuroshima.rules.board import owner_of, rotation_of
from warpad.games.neuroshima.rules.board import tile_of as tile_in
from warpad.games.neuroshima.rules.duel import PROCEDURES
from warpad.games.neuroshima.rules.position import Neuroshima
from warpad.games.neuroshima.rules.setup import MODE_DUEL
from warpad.games.neuroshima.tell.battle_actions import ATTACK_NAMES
from warpad.games.neuroshima.tell.battle_events import battle_event
from warpad.games.neuroshima.variants.constructions.sight import construction_of

Json = dict[str, Any]
Raw = tuple[int, int, int, int, int, int]

LEADER_DEALT = "leader-dealt"
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
    codes.LEAD_TURN: "NH-VAR-04",
    codes.LEAD_MOVE: "NH-VAR-04",
    codes.STEP: "NH-VAR-05",
    codes.SWIVEL: "NH-VAR-03",
}


def event_of(position: Neuroshima, raw: Raw) -> Json:
    """One event of the position, as data."""
    kind = raw[0]
    if kind < kinds.FIRST_TURN_EVENT:
        return _with_army(position, battle_event(position.setup, raw), raw)
    return _TELLERS[kind](position, raw)


def _with_army(position: Neuroshima, event: Json, raw: Raw) -> Json:
    """Names the army that an event of a battle is about: who commands now, or whose tile it is."""
    player = event.get("commander", event.get("player"))
    if player is not None:
        event["army"] = ALL_ARMIES[position.setup.army[player]].id
    if event["event"] == "wounded":
        event["most"] = raw[4] or tile_of(NUMBER_OF[event["tile"]]).toughness + 1
    return event


def _player(position: Neuroshima, event: str, rule: str, player: int) -> Json:
    army = ALL_ARMIES[position.setup.army[player]].id
    return {"event": event, "rule": rule, "player": player, "army": army}


def _piece(position: Neuroshima, event: str, rule: str, cell: int, piece: int) -> Json:
    return {
        **_player(position, event, rule, owner_of(piece)),
        "tile": tile_of(tile_in(piece)).id,
        "at": cell_name(position.setup, cell),
        "facing": rotation_of(piece),
    }


def _turn_began(position: Neuroshima, raw: Raw) -> Json:
    return {**_player(position, "turn-began", "NH-TURN-04", raw[1]), "turn": raw[2]}


def _hq_placed(position: Neuroshima, raw: Raw) -> Json:
    return _piece(position, "hq-placed", "NH-TURN-02", raw[1], raw[2])


def _with_tile(event: str, rule: str) -> Callable[[Neuroshima, Raw], Json]:
    """An event about a player and a tile of the hand."""

    def tell(position: Neuroshima, raw: Raw) -> Json:
        return {**_player(position, event, rule, raw[1]), "tile": tile_of(raw[2]).id}

    return tell


def _of_player(event: str, rule: str) -> Callable[[Neuroshima, Raw], Json]:
    def tell(position: Neuroshima, raw: Raw) -> Json:
        return _player(position, event, rule, raw[1])

    return tell


def _plain(event: str, rule: str) -> Callable[[Neuroshima, Raw], Json]:
    def tell(position: Neuroshima, raw: Raw) -> Json:
        return {"event": event, "rule": rule}

    return tell


def _discarded(position: Neuroshima, raw: Raw) -> Json:
    rule = DISCARD_RULES[raw[3]]
    return {**_player(position, "discarded", rule, raw[1]), "tile": tile_of(raw[2]).id}


def _placed(position: Neuroshima, raw: Raw) -> Json:
    return _piece(position, "placed", "NH-TURN-08", raw[1], raw[2])


def _replaced(position: Neuroshima, raw: Raw) -> Json:
    return _piece(position, "replaced", "NH-UNIT-04", raw[1], raw[2])


def _played(position: Neuroshima, raw: Raw) -> Json:
    rule = INSTANT_RULES[INSTANT_NAMES[INSTANT_OF[raw[2]]]]
    return {**_player(position, "played", rule, raw[1]), "tile": tile_of(raw[2]).id}


def _procedure_run(position: Neuroshima, raw: Raw) -> Json:
    event = _player(position, "procedure-run", "NH-DUEL-03", raw[1])
    return {**event, "procedure": PROCEDURES[raw[2]]}


def _moved(position: Neuroshima, raw: Raw) -> Json:
    event = _piece(position, "moved", VERB_RULES[raw[4]], raw[2], raw[3])
    return {**event, "from": cell_name(position.setup, raw[1])}


def _turned(position: Neuroshima, raw: Raw) -> Json:
    event = _piece(position, "turned", VERB_RULES[raw[3]], raw[1], raw[2])
    return {**event, "direction": DIRECTION_NAMES[rotation_of(raw[2])]}


def _pushed(position: Neuroshima, raw: Raw) -> Json:
    event = _piece(position, "pushed", "NH-INS-03", raw[2], raw[3])
    by = cell_name(position.setup, raw[4])
    return {**event, "from": cell_name(position.setup, raw[1]), "pusher": by}


def _swapped(position: Neuroshima, raw: Raw) -> Json:
    event = _piece(position, "swapped", VERB_RULES[raw[5]], raw[3], raw[2])
    other = tile_of(tile_in(raw[4])).id
    return {**event, "from": cell_name(position.setup, raw[1]), "other_tile": other}


def _targeted(position: Neuroshima, raw: Raw) -> Json:
    return _piece(position, "targeted", VERB_RULES[raw[3]], raw[1], raw[2])


def _mine_cleared(position: Neuroshima, raw: Raw) -> Json:
    return _piece(position, "mine-cleared", "NH-UNIT-06", raw[1], raw[2])


def _sold(position: Neuroshima, raw: Raw) -> Json:
    event = _player(position, "sold", "NH-DUEL-02", raw[1])
    return {**event, "tile": tile_of(raw[2]).id, "energy": raw[3]}


def _bled(position: Neuroshima, raw: Raw) -> Json:
    return {**_player(position, "bled", "NH-DUEL-02", raw[1]), "energy": raw[2], "hp": raw[3]}


def _final_battle(position: Neuroshima, raw: Raw) -> Json:
    return {"event": "final-battle", "rule": "NH-SET-04" if raw[1] else "NH-END-01", "extra": bool(raw[1])}


def _leader_dealt(position: Neuroshima, raw: Raw) -> Json:
    """NH-VAR-04: a card for the eyes of one side."""
    setup = position.setup
    seats = sorted({setup.seat[player] for player in range(setup.players) if setup.team[player] == raw[1]})
    return {"event": LEADER_DEALT, "rule": "NH-VAR-04", "seats": seats, "leader": LEADER_IDS[raw[2]]}


def is_visible(event: Json, seat: int) -> bool:
    """NH-VAR-04: who may learn of an event; all is public but the leaders dealt."""
    return event["event"] != LEADER_DEALT or seat in event["seats"]


def _leader_chosen(position: Neuroshima, raw: Raw) -> Json:
    return {**_player(position, "leader-chosen", "NH-VAR-04", raw[1]), "leader": LEADER_IDS[raw[2]]}


def _leader_used(position: Neuroshima, raw: Raw) -> Json:
    event = _player(position, "leader-used", "NH-VAR-04", raw[1])
    return {**event, "leader": LEADER_IDS[raw[2]], "left": raw[3]}


def _hastened(position: Neuroshima, raw: Raw) -> Json:
    return _piece(position, "hastened", "NH-VAR-04", raw[1], raw[2])


def _armed(position: Neuroshima, raw: Raw) -> Json:
    event = _piece(position, "armed", "NH-VAR-04", raw[1], raw[2])
    return {**event, "direction": DIRECTION_NAMES[raw[3]], "attack": ATTACK_NAMES[raw[4]]}


def _rescued(position: Neuroshima, raw: Raw) -> Json:
    return {**_piece(position, "rescued", "NH-VAR-04", raw[1], raw[2]), "wounds": raw[3]}


def _of_scenario(event: str, *names: str) -> Callable[[Neuroshima, Raw], Json]:
    """NH-VAR-05: an event about a tile, with the numbers that follow it."""

    def tell(position: Neuroshima, raw: Raw) -> Json:
        numbers = dict(zip(names, raw[3:], strict=False))
        return {**_piece(position, event, "NH-VAR-05", raw[1], raw[2]), **numbers}

    return tell


def _part_handed(position: Neuroshima, raw: Raw) -> Json:
    event = _piece(position, "part-handed", "NH-VAR-05", raw[2], raw[3])
    return {**event, "from": cell_name(position.setup, raw[1])}


def _shelled(position: Neuroshima, raw: Raw) -> Json:
    return {**_player(position, "shelled", "NH-VAR-05", raw[1]), "damage": raw[2], "hp": raw[3]}


def _built(position: Neuroshima, raw: Raw) -> Json:
    built = construction_of(position.setup, raw[1])
    return {**_player(position, "built", "NH-VAR-03", raw[1]), "construction": built.id}


def _laid(position: Neuroshima, raw: Raw) -> Json:
    return _piece(position, "laid", "NH-VAR-03", raw[1], raw[2])


def _boarded(position: Neuroshima, raw: Raw) -> Json:
    event = _piece(position, "boarded", "NH-VAR-03", raw[1], raw[2])
    return {**event, "construction": construction_of(position.setup, owner_of(raw[2])).id}


def _extra_turns(position: Neuroshima, raw: Raw) -> Json:
    rule = "NH-SET-04" if position.setup.mode == MODE_DUEL else "NH-MULTI-04"
    return {"event": "extra-turns", "rule": rule, "players": members(raw[1])}


def members(players: int) -> list[int]:
    """A set of players as a list."""
    found = []
    while players:
        found.append(lowest(players))
        players &= players - 1
    return found


_TELLERS: dict[int, Callable[[Neuroshima, Raw], Json]] = {
    kinds.TURN_BEGAN: _turn_began,
    kinds.HQ_PLACED: _hq_placed,
    kinds.TILE_DRAWN: _with_tile("drawn", "NH-TURN-04"),
    kinds.LAST_DRAWN: _of_player("last-drawn", "NH-END-01"),
    kinds.TILE_DISCARDED: _discarded,
    kinds.HAND_REDRAWN: _of_player("redrawn", "NH-TURN-07"),
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
    kinds.TERRIFIED: _of_player("terrified", "NH-INS-09"),
    kinds.TILE_SOLD: _sold,
    kinds.HP_SOLD: _bled,
    kinds.BOARD_FILLED: _plain("board-filled", "NH-TURN-10"),
    kinds.TURN_ENDED: _of_player("turn-ended", "NH-TURN-09"),
    kinds.FINAL_BATTLE: _final_battle,
    kinds.EXTRA_TURNS: _extra_turns,
    kinds.STALEMATE: _plain("stalemate", "NH-SET-05"),
    kinds.WON: _of_player("won", "NH-END-04"),
    kinds.SHARED: _of_player("shared", "NH-MULTI-04"),
    kinds.DRAWN_GAME: _plain("drawn-game", "NH-END-03"),
    kinds.LEADER_DEALT: _leader_dealt,
    kinds.LEADER_CHOSEN: _leader_chosen,
    kinds.LEADER_USED: _leader_used,
    kinds.HASTENED: _hastened,
    kinds.ARMED: _armed,
    kinds.RESCUED: _rescued,
    kinds.PART_LOADED: _of_scenario("part-loaded"),
    kinds.PART_HANDED: _part_handed,
    kinds.PART_DELIVERED: _of_scenario("part-delivered", "parts"),
    kinds.EVACUATED: _of_scenario("evacuated", "tiles"),
    kinds.BLOWN_UP: _of_scenario("blown-up", "damage", "hp"),
    kinds.CAROUSELS_TURNED: _plain("carousels-turned", "NH-VAR-05"),
    kinds.SHELLED: _shelled,
    kinds.POISONED: _of_scenario("poisoned"),
    kinds.TRUCE_BEGAN: _plain("truce-began", "NH-VAR-05"),
    kinds.TRUCE_ENDED: _plain("truce-ended", "NH-VAR-05"),
    kinds.FULL_DRAW: _plain("full-draw", "NH-VAR-05"),
    kinds.BUILT: _built,
    kinds.TOKEN_LAID: _laid,
    kinds.BOARDED: _boarded,
}
