"""What speaks against each kind of move, verb by verb; asked only about moves that are not legal."""

from __future__ import annotations

from collections.abc import Callable

from warpad.core.game import Refusal
from warpad.core.hexes import CELLS, neighbours
from warpad.games.neuroshima.data.tables import FOUNDATION, KIND, TRAIT_HQ, TRAIT_MOBILE, TRAITS
from warpad.games.neuroshima.rules import codes, terminals
from warpad.games.neuroshima.rules.battle.status import (
    caught_cells,
    commander,
    foe_cells,
    is_netted,
    mobility_givers,
)
from warpad.games.neuroshima.rules.battle.units import whole_traits
from warpad.games.neuroshima.rules.board import hq_cell, tile_at
from warpad.games.neuroshima.rules.movement import (
    OWN_MOBILITY,
    gift_source,
    has_used,
    reach_of,
    retreat_cells,
)
from warpad.games.neuroshima.rules.pieces import owner_of
from warpad.games.neuroshima.rules.setup import RULES_DUEL
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.rules.terminals import laser_targets, links_at, own_links
from warpad.games.neuroshima.rules.turn import may_place, room_for
from warpad.games.neuroshima.tell.cells import cell_name
from warpad.games.neuroshima.tell.telling import telling

Check = Callable[[State, int, int], "Refusal | None"]


def _at(position: State, rule: str, message: str, cell: int) -> Refusal:
    return Refusal(rule, f"nh-refuse-{message}", {"at": cell_name(position.setup, cell)})


def _two(position: State, rule: str, message: str, source: int, cell: int) -> Refusal:
    setup = position.setup
    return Refusal(
        rule, f"nh-refuse-{message}", {"from": cell_name(setup, source), "at": cell_name(setup, cell)}
    )


# -- tiles that act or are acted on --------------------------------------------------------------


def _own(position: State, player: int, cell: int, rule: str) -> Refusal | None:
    """What speaks against moving, turning or pushing with the tile on a cell."""
    if not position.occupied >> cell & 1:
        return _at(position, rule, "nothing-there", cell)
    if commander(position, cell) != player:
        return _at(position, rule, "not-yours", cell)
    if is_netted(position, cell):
        return _at(position, "NH-NET-02", "netted", cell)
    return None


def _enemy(position: State, player: int, cell: int, rule: str) -> Refusal | None:
    """What speaks against hurting the tile on a cell."""
    is_tile = position.occupied >> cell & 1
    if not is_tile and not position.grounds >> cell & 1:
        return _at(position, rule, "nothing-there", cell)
    if is_tile and TRAITS[tile_at(position, cell)] & TRAIT_HQ:
        return Refusal(rule, "nh-refuse-hq-safe")
    if is_tile and not foe_cells(position, player) >> cell & 1:
        return _at(position, rule, "not-enemy", cell)
    if not is_tile and not position.setup.foes[player] >> owner_of(position.ground[cell]) & 1:
        return _at(position, rule, "not-enemy", cell)
    return None


def _step(position: State, player: int, move: int, rule: str) -> Refusal | None:
    """What speaks against where a tile goes and how it turns."""
    source, target = codes.source_of(move), codes.target_of(move)
    if source == target:
        return Refusal(rule, "nh-refuse-no-change")
    if position.occupied >> target & 1:
        return _at(position, rule, "taken", target)
    refusal = telling(position).refuse_step(position, source, target)
    if refusal is None and not reach_of(position, source, player) >> target & 1:
        return _at(position, rule, "too-far", target)
    return refusal


def _place(position: State, player: int, move: int) -> Refusal | None:
    cell = codes.target_of(move)
    tile = position.setup.first[player] + codes.number_of(move)
    if not may_place(position, player):
        return Refusal("NH-INS-09", "nh-refuse-terror")
    if position.occupied >> cell & 1:
        return _at(position, "NH-TURN-08", "taken", cell)
    if KIND[tile] == FOUNDATION and position.grounds >> cell & 1:
        return _at(position, "NH-UNIT-06", "mined", cell)
    if not room_for(position, player) >> cell & 1:
        return _at(position, "NH-VAR-05", "scenario-ground", cell)
    return None


def _hq(position: State, player: int, move: int) -> Refusal | None:
    cell = codes.target_of(move)
    if not position.occupied >> cell & 1:
        return _at(position, "NH-VAR-05", "scenario-ground", cell)
    return _at(position, "NH-TURN-02", "taken", cell)


def _discard(position: State, player: int, move: int) -> Refusal | None:
    return Refusal("NH-VAR-02", "nh-refuse-keep-rest")


def _redraw(position: State, player: int, move: int) -> Refusal | None:
    if position.setup.ruleset == RULES_DUEL:
        return Refusal("NH-SET-11", "nh-refuse-duel-redraw")
    return Refusal("NH-TURN-07", "nh-refuse-no-bad-draw")


def _battle(position: State, player: int, move: int) -> Refusal | None:
    return Refusal("NH-INS-01", "nh-refuse-last-tile")


def _move(position: State, player: int, move: int) -> Refusal | None:
    rule = "NH-INS-02"
    return _own(position, player, codes.source_of(move), rule) or _step(position, player, move, rule)


def _rotate(position: State, player: int, move: int) -> Refusal | None:
    rule = "NH-INS-07"
    return _own(position, player, codes.source_of(move), rule) or Refusal(rule, "nh-refuse-no-change")


def _push(position: State, player: int, move: int) -> Refusal | None:
    pusher, target = codes.source_of(move), codes.target_of(move)
    return _own(position, player, pusher, "NH-INS-03") or _pushing(position, player, pusher, target)


def _pushing(position: State, player: int, pusher: int, target: int) -> Refusal | None:
    """NH-INS-03, NH-NET-02, NH-NET-07: what speaks against one tile pushing another."""
    if not position.occupied >> target & 1:
        return _at(position, "NH-INS-03", "nothing-there", target)
    if not caught_cells(position, player) >> target & 1:
        return _at(position, "NH-INS-03", "not-enemy", target)
    if not neighbours(pusher) >> target & 1:
        return _two(position, "NH-INS-03", "not-adjacent", pusher, target)
    if is_netted(position, target):
        return _at(position, "NH-NET-02", "netted", target)
    if position.units.leash(position, target) == 0:
        return _at(position, "NH-VAR-03", "heavy", target)
    if retreat_cells(position, pusher, target) == 0:
        return _at(position, "NH-INS-03", "push-blocked", target)
    return None


def _snipe(position: State, player: int, move: int) -> Refusal | None:
    return _enemy(position, player, codes.target_of(move), "NH-INS-04")


def _grenade(position: State, player: int, move: int) -> Refusal | None:
    cell = codes.target_of(move)
    hq = hq_cell(position, player)
    if hq >= 0 and is_netted(position, hq):
        return Refusal("NH-INS-05", "nh-refuse-hq-netted")
    return _enemy(position, player, cell, "NH-INS-05") or _at(position, "NH-INS-05", "too-far", cell)


def _strike(position: State, player: int, move: int) -> Refusal | None:
    return Refusal("NH-INS-06", "nh-refuse-strike-edge")


def _castle(position: State, player: int, move: int) -> Refusal | None:
    source, target = codes.source_of(move), codes.target_of(move)
    rule = "NH-INS-08"
    refusal = _own(position, player, source, rule) or _own(position, player, target, rule)
    if refusal is None and not neighbours(source) >> target & 1:
        return _two(position, rule, "not-adjacent", source, target)
    return refusal or _swapping(position, source, target)


def _swapping(position: State, source: int, target: int) -> Refusal | None:
    told = telling(position)
    return told.refuse_step(position, source, target) or told.refuse_step(position, target, source)


def _go(position: State, player: int, move: int) -> Refusal | None:
    cell = codes.source_of(move)
    refusal = _own(position, player, cell, "NH-MOV-01")
    if refusal is not None:
        return refusal
    if not whole_traits(position, cell) & TRAIT_MOBILE:
        return _at(position, "NH-TURN-08", "no-mobility", cell)
    if has_used(position, cell, OWN_MOBILITY):
        return _at(position, "NH-MOV-02", "moved-already", cell)
    return _step(position, player, move, "NH-MOV-01")


def _ride(position: State, player: int, move: int) -> Refusal | None:
    cell, giver = codes.source_of(move), codes.giver_of(move)
    refusal = _own(position, player, cell, "NH-MOD-08")
    if refusal is not None:
        return refusal
    if not mobility_givers(position, cell) >> giver & 1:
        args = {"by": cell_name(position.setup, giver), "at": cell_name(position.setup, cell)}
        return Refusal("NH-MOD-08", "nh-refuse-no-gift", args)
    if has_used(position, cell, gift_source(position, giver)):
        return _at(position, "NH-MOV-02", "moved-already", cell)
    return _step(position, player, move, "NH-MOD-08")


def _retreat(position: State, player: int, move: int) -> Refusal | None:
    cell = codes.target_of(move)
    message = "taken" if position.occupied >> cell & 1 else "too-far"
    return _at(position, "NH-INS-03", message, cell)


# -- procedures --------------------------------------------------------------------------------------


def _link(position: State, player: int, cell: int) -> Refusal | None:
    if own_links(position, player) >> cell & 1:
        return None
    return _at(position, "NH-DUEL-01", "not-a-link", cell)


def _run_rotation(position: State, player: int, move: int) -> Refusal | None:
    return _link(position, player, codes.target_of(move)) or Refusal("NH-DUEL-03", "nh-refuse-no-change")


def _run_swap(position: State, player: int, move: int) -> Refusal | None:
    cells = codes.source_of(move), codes.target_of(move)
    for cell in cells:
        if position.occupied >> cell & 1 and TRAITS[tile_at(position, cell)] & TRAIT_HQ:
            return Refusal("NH-DUEL-03", "nh-refuse-swap-hq")
    refusal = _link(position, player, cells[0]) or _link(position, player, cells[1])
    return refusal or _swapping(position, *cells)


def _run_push(position: State, player: int, move: int) -> Refusal | None:
    pusher, target = codes.source_of(move), codes.target_of(move)
    return _link(position, player, pusher) or _pushing(position, player, pusher, target)


def _run_laser(position: State, player: int, move: int) -> Refusal | None:
    source, target = codes.source_of(move), codes.target_of(move)
    refusal = _link(position, player, source) or _link(position, player, target)
    if refusal is not None:
        return refusal
    if not terminals.BETWEEN[source * CELLS + target] & laser_targets(position, player):
        return _two(position, "NH-DUEL-03", "no-line", source, target)
    return None


def _run_deletion(position: State, player: int, move: int) -> Refusal | None:
    cell = codes.target_of(move)
    refusal = _enemy(position, player, cell, "NH-DUEL-03")
    if refusal is None and links_at(position, cell, own_links(position, player)) < terminals.DELETING_LINKS:
        return _at(position, "NH-DUEL-03", "three-links", cell)
    return refusal


def _run_detonation(position: State, player: int, move: int) -> Refusal | None:
    return Refusal("NH-DUEL-03", "nh-refuse-no-enemy-links")


CHECKS: dict[str, Check] = {
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
