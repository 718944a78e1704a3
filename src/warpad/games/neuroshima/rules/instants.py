"""Instant tiles: what each may be used for, and what it does."""

from warpad.core.bits import lowest, single
from warpad.core.hexes import neighbours
from warpad.core.vecs import i64
from warpad.games.neuroshima.data.tables import (
    DO_AIR_STRIKE,
    DO_BATTLE,
    DO_CASTLING,
    DO_GRENADE,
    DO_MOVE,
    DO_PUSH,
    DO_ROTATION,
    DO_SNIPER,
    DO_TERROR,
)
from warpad.games.neuroshima.rules.battle.medics import begin_harm
from warpad.games.neuroshima.rules.battle.status import foe_cells, is_netted, look
from warpad.games.neuroshima.rules.battle.wounds import LETHAL, SOURCE_INSTANT, harm
from warpad.games.neuroshima.rules.board import hq_cell
from warpad.games.neuroshima.rules.codes import (
    CALL_BATTLE,
    CASTLE,
    GRENADE,
    MOVE,
    PUSH,
    ROTATE,
    SNIPE,
    STRIKE,
    TERRIFY,
    make_base,
)
from warpad.games.neuroshima.rules.course import settle_harm
from warpad.games.neuroshima.rules.event_kinds import TARGETED, TERRIFIED
from warpad.games.neuroshima.rules.menu import ANY_WAY, offer, offer_plain
from warpad.games.neuroshima.rules.modes import is_last_drawn, players_left
from warpad.games.neuroshima.rules.movement import (
    clear_mine,
    movable_cells,
    offer_move,
    offer_pushes,
    offer_turn,
    swappable_cells,
)
from warpad.games.neuroshima.rules.pieces import owner_of
from warpad.games.neuroshima.rules.state import State


def offer_instant(state: State, player: i64, number: i64, effect: i64) -> None:
    """NH-TILE-01: everything that one instant before the player can be used for."""
    if effect == DO_BATTLE:
        offer_battle(state, number)
    elif effect == DO_MOVE:
        offer_moves(state, player, number)
    elif effect == DO_PUSH:
        offer_pushes(state, PUSH, number, movable_cells(state, player), player)
    elif effect == DO_SNIPER:
        offer(state, make_base(SNIPE, number, 0), sniper_targets(state, player), ANY_WAY)
    elif effect == DO_GRENADE:
        offer(state, make_base(GRENADE, number, 0), grenade_targets(state, player), ANY_WAY)
    elif effect == DO_AIR_STRIKE:
        offer(state, make_base(STRIKE, number, 0), state.setup.strike_centres, ANY_WAY)
    elif effect == DO_ROTATION:
        offer_rotations(state, player, number)
    elif effect == DO_CASTLING:
        offer_castlings(state, player, number)
    elif effect == DO_TERROR:
        offer_plain(state, make_base(TERRIFY, number, 0))


def offer_battle(state: State, number: i64) -> None:
    """NH-INS-01: a Battle tile may be played until anybody has drawn their last tile."""
    if not is_last_drawn(state):
        offer_plain(state, make_base(CALL_BATTLE, number, 0))


def offer_moves(state: State, player: i64, number: i64) -> None:
    """NH-INS-02: any own tile, HQ too, that is not netted."""
    left = movable_cells(state, player)
    while left != 0:
        cell = lowest(left)
        offer_move(state, make_base(MOVE, number, cell), cell, player)
        left &= left - 1


def offer_rotations(state: State, player: i64, number: i64) -> None:
    """NH-INS-07: any own tile that is not netted."""
    left = movable_cells(state, player)
    while left != 0:
        cell = lowest(left)
        offer_turn(state, make_base(ROTATE, number, cell), cell)
        left &= left - 1


def offer_castlings(state: State, player: i64, number: i64) -> None:
    """NH-INS-08: two own tiles that touch, neither of them netted; each pair once."""
    own = movable_cells(state, player)
    left = own
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        others = neighbours(cell) & left
        if state.wide != 0:
            others = swappable_cells(state, cell, others)
        offer(state, make_base(CASTLE, number, cell), others, ANY_WAY)


def hq_cells(state: State) -> i64:
    """The cells of all HQs."""
    look(state)
    return state.hqs


def foe_mines(state: State, player: i64) -> i64:
    """NH-UNIT-06: foundations of enemies, which damaging instants can destroy."""
    found: i64 = 0
    left = state.grounds
    while left != 0:
        cell = lowest(left)
        if (state.setup.foes[player] >> owner_of(state.ground[cell])) & 1:
            found |= single(cell)
        left &= left - 1
    return found


def sniper_targets(state: State, player: i64) -> i64:
    """NH-INS-04, NH-TEAM-02: any enemy tile but an HQ."""
    return (foe_cells(state, player) & ~hq_cells(state)) | foe_mines(state, player)


def grenade_targets(state: State, player: i64) -> i64:
    """NH-INS-05: enemy tiles but HQs next to the own HQ, unless that is netted."""
    hq = hq_cell(state, player)
    if hq < 0 or is_netted(state, hq):
        return 0
    return neighbours(hq) & sniper_targets(state, player)


def snipe(state: State, cell: i64) -> None:
    """NH-INS-04: one wound; a foundation is destroyed."""
    begin_harm(state)
    hit_cell(state, cell, 1, SNIPE)
    settle_harm(state)


def throw_grenade(state: State, cell: i64) -> None:
    """NH-INS-05: destroys whatever the toughness."""
    begin_harm(state)
    hit_cell(state, cell, LETHAL, GRENADE)
    settle_harm(state)


def bomb(state: State, centre: i64) -> None:
    """NH-INS-06: one wound to every tile but HQs on seven hexes, own ones too."""
    begin_harm(state)
    left = (single(centre) | neighbours(centre)) & (state.occupied | state.grounds) & ~hq_cells(state)
    if state.wide & left != 0:
        left = state.units.each_once(state, left)
    while left != 0:
        hit_cell(state, lowest(left), 1, STRIKE)
        left &= left - 1
    settle_harm(state)


def hit_cell(state: State, cell: i64, wounds: i64, verb: i64) -> None:
    """NH-UNIT-06: wounds the tile on a hex and destroys a foundation that lies there."""
    if (state.grounds >> cell) & 1:
        clear_mine(state, cell)
    if (state.occupied >> cell) & 1:
        state.tell(TARGETED, cell, state.piece[cell], verb)
        harm(state, cell, wounds, SOURCE_INSTANT)


def terrify(state: State, player: i64) -> None:
    """NH-INS-09: all others may place nothing in their next turn."""
    others = players_left(state) & ~single(player)
    state.terror |= others
    while others != 0:
        state.tell(TERRIFIED, lowest(others))
        others &= others - 1
