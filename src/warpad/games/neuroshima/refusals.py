"""Why a move is refused: the precise rule and a sentence, for each kind of move."""

from __future__ import annotations

from collections.abc import Callable

from warpad.core.bits import count
from warpad.core.game import Refusal
from warpad.core.hexes import CELLS, neighbours
from warpad.games.neuroshima import codes, course, duel
from warpad.games.neuroshima.actions import FIELDS, VERB_OF, Json, move_of
from warpad.games.neuroshima.codec import cell_name
from warpad.games.neuroshima.content import NUMBER_OF
from warpad.games.neuroshima.movement import OWN_MOBILITY
from warpad.games.neuroshima.neuroshima import Neuroshima
from warpad.games.neuroshima.position import ASK_TURN, HAND, owner_of
from warpad.games.neuroshima.tables import (
    FOUNDATION,
    INSTANT,
    INSTANT_NAMES,
    INSTANT_OF,
    KIND,
    MOST_ENERGY,
    TRAIT_HQ,
    TRAIT_MOBILE,
    TRAITS,
)

Check = Callable[[Neuroshima, int, int], "Refusal | None"]

# Which instant each verb needs.
INSTANT_FOR = {
    "battle": "battle",
    "move": "move",
    "push": "push",
    "snipe": "sniper",
    "grenade": "grenade",
    "strike": "air-strike",
    "rotate": "rotation",
    "castle": "castling",
    "terror": "terror",
}
COSTS = {
    "run-rotation": duel.ROTATION_COST,
    "run-swap": duel.SWAP_COST,
    "run-push": duel.PUSH_COST,
    "run-laser": duel.LASER_COST,
    "run-deletion": duel.DELETION_COST,
    "run-detonation": duel.DETONATION_COST,
}
BATTLE_VERBS = ("explode", "attack", "convert", "keep", "heal")
# Verbs that answer one question only.
ANSWERS = {"hq": course.ASK_HQ, "retreat": course.ASK_RETREAT, "turn": course.ASK_FACE}


def why_not(position: Neuroshima, seat: int, action: Json) -> Refusal | None:
    """Why this action is refused now; None when it is legal."""
    if position.ask == course.ASK_OVER:
        return Refusal("NH-END-04", "nh-refuse-over")
    if position.actor() != seat:
        return Refusal("NH-TURN-09", "nh-refuse-not-your-turn")
    verb = str(action.get("do"))
    if verb in FIELDS and position.ask < ASK_TURN:
        return Refusal("NH-TURN-11", "nh-refuse-answer-first")
    if verb in BATTLE_VERBS and position.ask >= ASK_TURN:
        return Refusal("NH-BAT-14", "nh-refuse-not-asked")
    move = move_of(position, seat, action)
    if move in position.legal(seat):
        return None
    if position.ask < ASK_TURN:
        return Refusal("NH-BAT-14", "nh-refuse-not-open")
    return _at_wrong_time(position, verb) or _explain(position, action, move)


def _at_wrong_time(position: Neuroshima, verb: str) -> Refusal | None:
    """A move that answers another question than the one that is open."""
    ask = position.ask
    if verb in ANSWERS and ask != ANSWERS[verb]:
        rule = {"hq": "NH-TURN-02", "retreat": "NH-INS-03", "turn": "NH-CTL-01"}[verb]
        return Refusal(rule, "nh-refuse-not-asked")
    if ask == course.ASK_HQ and verb != "hq":
        return Refusal("NH-TURN-02", "nh-refuse-hq-first")
    if ask == course.ASK_DISCARD and verb not in ("discard", "redraw"):
        return Refusal("NH-TURN-05", "nh-refuse-discard-first")
    if ask == course.ASK_BUY and verb not in ("sell", "bleed", "end"):
        return Refusal("NH-DUEL-02", "nh-refuse-buying")
    if ask == course.ASK_RETREAT and verb != "retreat":
        return Refusal("NH-INS-03", "nh-refuse-answer-first")
    if ask == course.ASK_FACE and verb != "turn":
        return Refusal("NH-CTL-01", "nh-refuse-answer-first")
    return None


def _explain(position: Neuroshima, action: Json, move: int) -> Refusal:
    verb = str(action["do"])
    player = position.asked
    if "tile" in action:
        refusal = _tile(position, player, verb, str(action["tile"]))
        if refusal is not None:
            return refusal
    if verb.startswith("run-") or verb in ("sell", "bleed"):
        refusal = _energy(position, player, verb)
        if refusal is not None:
            return refusal
    check = _CHECKS.get(verb)
    found = check(position, player, move) if check is not None else None
    return found or Refusal(_LAST_RESORT.get(verb, "NH-TURN-06"), "nh-refuse-not-open")


def _tile(position: Neuroshima, player: int, verb: str, id: str) -> Refusal | None:
    """What speaks against using a tile of the hand so."""
    number = NUMBER_OF[id] - position.setup.first[player]
    held = 0 <= number < position.setup.kinds[player]
    if not held or position.pile[position.zone(player, HAND) + number] == 0:
        return Refusal("NH-TURN-04", "nh-refuse-not-in-hand", {"tile": id})
    if verb == "discard" or verb == "sell":
        return None
    tile = NUMBER_OF[id]
    if verb == "place" and KIND[tile] == INSTANT:
        return Refusal("NH-TILE-01", "nh-refuse-not-placed", {"tile": id})
    if verb in INSTANT_FOR and INSTANT_NAMES[INSTANT_OF[tile]] != INSTANT_FOR[verb]:
        return Refusal("NH-TILE-01", "nh-refuse-wrong-tile", {"tile": id})
    if position.plays_left <= 0:
        variant = "NH-VAR-02" if position.is_variant(course.REINFORCEMENTS) else "NH-VAR-01"
        return Refusal(variant, "nh-refuse-play-limit")
    return None


def _energy(position: Neuroshima, player: int, verb: str) -> Refusal | None:
    if position.setup.terminals == 0:
        return Refusal("NH-SET-09", "nh-refuse-no-terminals")
    energy = position.energy[player]
    if verb in COSTS:
        if energy < COSTS[verb]:
            args = {"cost": COSTS[verb], "energy": energy}
            return Refusal("NH-DUEL-03", "nh-refuse-energy-short", args)
        return None
    if energy >= MOST_ENERGY:
        return Refusal("NH-DUEL-02", "nh-refuse-energy-full", {"most": MOST_ENERGY})
    if verb == "bleed":
        return Refusal("NH-DUEL-02", "nh-refuse-last-hit-point")
    return None


def _at(position: Neuroshima, rule: str, message: str, cell: int) -> Refusal:
    return Refusal(rule, f"nh-refuse-{message}", {"at": cell_name(position.setup, cell)})


def _two(position: Neuroshima, rule: str, message: str, source: int, cell: int) -> Refusal:
    setup = position.setup
    return Refusal(
        rule, f"nh-refuse-{message}", {"from": cell_name(setup, source), "at": cell_name(setup, cell)}
    )


# -- tiles that act or are acted on --------------------------------------------------------------


def _own(position: Neuroshima, player: int, cell: int, rule: str) -> Refusal | None:
    """What speaks against moving, turning or pushing with the tile on a cell."""
    if not position.occupied >> cell & 1:
        return _at(position, rule, "nothing-there", cell)
    if position.commander(cell) != player:
        return _at(position, rule, "not-yours", cell)
    if position.is_netted(cell):
        return _at(position, "NH-NET-02", "netted", cell)
    return None


def _enemy(position: Neuroshima, player: int, cell: int, rule: str) -> Refusal | None:
    """What speaks against hurting the tile on a cell."""
    is_tile = position.occupied >> cell & 1
    if not is_tile and not position.grounds >> cell & 1:
        return _at(position, rule, "nothing-there", cell)
    if is_tile and TRAITS[position.tile_at(cell)] & TRAIT_HQ:
        return Refusal(rule, "nh-refuse-hq-safe")
    if is_tile and not position.foe_cells(player) >> cell & 1:
        return _at(position, rule, "not-enemy", cell)
    if not is_tile and not position.setup.foes[player] >> owner_of(position.ground[cell]) & 1:
        return _at(position, rule, "not-enemy", cell)
    return None


def _step(position: Neuroshima, player: int, move: int, rule: str) -> Refusal | None:
    """What speaks against where a tile goes and how it turns."""
    source, target = codes.source_of(move), codes.target_of(move)
    if source == target:
        return Refusal(rule, "nh-refuse-no-change")
    if position.occupied >> target & 1:
        return _at(position, rule, "taken", target)
    if not position.reach(source, player) >> target & 1:
        return _at(position, rule, "too-far", target)
    return None


def _place(position: Neuroshima, player: int, move: int) -> Refusal | None:
    cell = codes.target_of(move)
    tile = position.setup.first[player] + codes.number_of(move)
    if not position.may_place(player):
        return Refusal("NH-INS-09", "nh-refuse-terror")
    if position.occupied >> cell & 1:
        return _at(position, "NH-TURN-08", "taken", cell)
    if KIND[tile] == FOUNDATION and position.grounds >> cell & 1:
        return _at(position, "NH-UNIT-06", "mined", cell)
    return None


def _hq(position: Neuroshima, player: int, move: int) -> Refusal | None:
    return _at(position, "NH-TURN-02", "taken", codes.target_of(move))


def _discard(position: Neuroshima, player: int, move: int) -> Refusal | None:
    return Refusal("NH-VAR-02", "nh-refuse-keep-rest")


def _redraw(position: Neuroshima, player: int, move: int) -> Refusal | None:
    return Refusal("NH-TURN-07", "nh-refuse-no-bad-draw")


def _battle(position: Neuroshima, player: int, move: int) -> Refusal | None:
    return Refusal("NH-INS-01", "nh-refuse-last-tile")


def _move(position: Neuroshima, player: int, move: int) -> Refusal | None:
    rule = "NH-INS-02"
    return _own(position, player, codes.source_of(move), rule) or _step(position, player, move, rule)


def _rotate(position: Neuroshima, player: int, move: int) -> Refusal | None:
    rule = "NH-INS-07"
    return _own(position, player, codes.source_of(move), rule) or Refusal(rule, "nh-refuse-no-change")


def _push(position: Neuroshima, player: int, move: int) -> Refusal | None:
    pusher, target = codes.source_of(move), codes.target_of(move)
    return _own(position, player, pusher, "NH-INS-03") or _pushing(position, player, pusher, target)


def _pushing(position: Neuroshima, player: int, pusher: int, target: int) -> Refusal | None:
    """NH-INS-03, NH-NET-02, NH-NET-07: what speaks against one tile pushing another."""
    if not position.occupied >> target & 1:
        return _at(position, "NH-INS-03", "nothing-there", target)
    if not position.caught_cells(player) >> target & 1:
        return _at(position, "NH-INS-03", "not-enemy", target)
    if not neighbours(pusher) >> target & 1:
        return _two(position, "NH-INS-03", "not-adjacent", pusher, target)
    if position.is_netted(target):
        return _at(position, "NH-NET-02", "netted", target)
    if position.retreats(pusher, target) == 0:
        return _at(position, "NH-INS-03", "push-blocked", target)
    return None


def _snipe(position: Neuroshima, player: int, move: int) -> Refusal | None:
    return _enemy(position, player, codes.target_of(move), "NH-INS-04")


def _grenade(position: Neuroshima, player: int, move: int) -> Refusal | None:
    cell = codes.target_of(move)
    hq = position.hq_cell(player)
    if hq >= 0 and position.is_netted(hq):
        return Refusal("NH-INS-05", "nh-refuse-hq-netted")
    return _enemy(position, player, cell, "NH-INS-05") or _at(position, "NH-INS-05", "too-far", cell)


def _strike(position: Neuroshima, player: int, move: int) -> Refusal | None:
    return Refusal("NH-INS-06", "nh-refuse-strike-edge")


def _castle(position: Neuroshima, player: int, move: int) -> Refusal | None:
    source, target = codes.source_of(move), codes.target_of(move)
    rule = "NH-INS-08"
    refusal = _own(position, player, source, rule) or _own(position, player, target, rule)
    if refusal is None and not neighbours(source) >> target & 1:
        return _two(position, rule, "not-adjacent", source, target)
    return refusal


def _go(position: Neuroshima, player: int, move: int) -> Refusal | None:
    cell = codes.source_of(move)
    refusal = _own(position, player, cell, "NH-MOV-01")
    if refusal is not None:
        return refusal
    if not TRAITS[position.tile_at(cell)] & TRAIT_MOBILE:
        return _at(position, "NH-TURN-08", "no-mobility", cell)
    if position.has_used(cell, OWN_MOBILITY):
        return _at(position, "NH-MOV-02", "moved-already", cell)
    return _step(position, player, move, "NH-MOV-01")


def _ride(position: Neuroshima, player: int, move: int) -> Refusal | None:
    cell, giver = codes.source_of(move), codes.giver_of(move)
    refusal = _own(position, player, cell, "NH-MOD-08")
    if refusal is not None:
        return refusal
    if not position.mobility_givers(cell) >> giver & 1:
        args = {"by": cell_name(position.setup, giver), "at": cell_name(position.setup, cell)}
        return Refusal("NH-MOD-08", "nh-refuse-no-gift", args)
    if position.has_used(cell, position.gift_source(giver)):
        return _at(position, "NH-MOV-02", "moved-already", cell)
    return _step(position, player, move, "NH-MOD-08")


def _retreat(position: Neuroshima, player: int, move: int) -> Refusal | None:
    cell = codes.target_of(move)
    message = "taken" if position.occupied >> cell & 1 else "too-far"
    return _at(position, "NH-INS-03", message, cell)


# -- procedures --------------------------------------------------------------------------------------


def _link(position: Neuroshima, player: int, cell: int) -> Refusal | None:
    if position.own_links(player) >> cell & 1:
        return None
    return _at(position, "NH-DUEL-01", "not-a-link", cell)


def _run_rotation(position: Neuroshima, player: int, move: int) -> Refusal | None:
    return _link(position, player, codes.target_of(move)) or Refusal("NH-DUEL-03", "nh-refuse-no-change")


def _run_swap(position: Neuroshima, player: int, move: int) -> Refusal | None:
    cells = codes.source_of(move), codes.target_of(move)
    for cell in cells:
        if position.occupied >> cell & 1 and TRAITS[position.tile_at(cell)] & TRAIT_HQ:
            return Refusal("NH-DUEL-03", "nh-refuse-swap-hq")
    return _link(position, player, cells[0]) or _link(position, player, cells[1])


def _run_push(position: Neuroshima, player: int, move: int) -> Refusal | None:
    pusher, target = codes.source_of(move), codes.target_of(move)
    return _link(position, player, pusher) or _pushing(position, player, pusher, target)


def _run_laser(position: Neuroshima, player: int, move: int) -> Refusal | None:
    source, target = codes.source_of(move), codes.target_of(move)
    refusal = _link(position, player, source) or _link(position, player, target)
    if refusal is not None:
        return refusal
    if not duel.BETWEEN[source * CELLS + target] & position.laser_targets(player):
        return _two(position, "NH-DUEL-03", "no-line", source, target)
    return None


def _run_deletion(position: Neuroshima, player: int, move: int) -> Refusal | None:
    cell = codes.target_of(move)
    refusal = _enemy(position, player, cell, "NH-DUEL-03")
    if refusal is None and count(neighbours(cell) & position.own_links(player)) < duel.DELETING_LINKS:
        return _at(position, "NH-DUEL-03", "three-links", cell)
    return refusal


def _run_detonation(position: Neuroshima, player: int, move: int) -> Refusal | None:
    return Refusal("NH-DUEL-03", "nh-refuse-no-enemy-links")


_CHECKS: dict[str, Check] = {
    "hq": _hq,
    "discard": _discard,
    "redraw": _redraw,
    "place": _place,
    "battle": _battle,
    "move": _move,
    "push": _push,
    "snipe": _snipe,
    "grenade": _grenade,
    "strike": _strike,
    "rotate": _rotate,
    "castle": _castle,
    "go": _go,
    "ride": _ride,
    "retreat": _retreat,
    "run-rotation": _run_rotation,
    "run-swap": _run_swap,
    "run-push": _run_push,
    "run-laser": _run_laser,
    "run-deletion": _run_deletion,
    "run-detonation": _run_detonation,
}
_LAST_RESORT = {
    **{verb: "NH-DUEL-03" for verb in VERB_OF if verb.startswith("run-")},
    "hq": "NH-TURN-02",
    "castle": "NH-INS-08",
    "turn": "NH-CTL-01",
}
