"""Moving, turning, pushing and standing on mines."""

from typing import Final

from warpad.core.bits import lowest, single
from warpad.core.hexes import AROUND, neighbours
from warpad.core.vecs import i64
from warpad.games.neuroshima.data.orientation import DISTINCT_TURNS, other_turns
from warpad.games.neuroshima.data.tables import (
    LINK_SIDES,
    TRAIT_GIVE_MOBILITY,
    TRAIT_HQ,
    TRAIT_MOBILE,
    TRAITS,
)
from warpad.games.neuroshima.rules.battle.medics import begin_harm
from warpad.games.neuroshima.rules.battle.status import (
    caught_cells,
    commanded_cells,
    commander,
    friend_cells,
    moves_far,
    netted_cells,
    works_for,
)
from warpad.games.neuroshima.rules.battle.wounds import LETHAL, SOURCE_INSTANT, harm
from warpad.games.neuroshima.rules.board import discard_piece, free_cells, lift, lift_ground, put, tile_at
from warpad.games.neuroshima.rules.codes import GO, RETREAT, RIDE, make_base
from warpad.games.neuroshima.rules.course import settle, settle_harm
from warpad.games.neuroshima.rules.event_kinds import MINE_CLEARED, PUSHED, SWAPPED, TILE_MOVED, TILE_TURNED
from warpad.games.neuroshima.rules.menu import ANY_WAY, offer
from warpad.games.neuroshima.rules.pieces import (
    MOVED_SHIFT,
    POSE,
    owner_of,
    rotation_of,
    tile_of,
    with_rotation,
)
from warpad.games.neuroshima.rules.questions import ASK_RETREAT, NO_PLAYER
from warpad.games.neuroshima.rules.state import State

# Sources of movement that a tile uses once a turn: its own mobility, and the gift of each player's giver.
OWN_MOBILITY: Final[i64] = 0
FIRST_GIFT: Final[i64] = 1


def movable_cells(state: State, player: i64) -> i64:
    """NH-NET-02: the cells of tiles that a player may move: commanded and not netted."""
    return commanded_cells(state, player) & ~state.netted


def reach_of(state: State, cell: i64, player: i64) -> i64:
    """NH-MOV-01, NH-MOD-07: the free hexes a tile can go to; two steps while a Recon Centre works."""
    free = free_cells(state)
    if not state.setup.plain:
        free &= state.units.leash(state, cell)
    found = neighbours(cell) & free
    if moves_far(state, player):
        left = found
        while left != 0:
            found |= neighbours(lowest(left)) & free
            left &= left - 1
    return found if state.setup.plain else found & state.variant.reach(state, cell, player)


def offer_move(state: State, base: i64, cell: i64, player: i64) -> None:
    """NH-INS-02: a tile moves and may turn, or only turns."""
    offer(state, base, reach_of(state, cell, player), DISTINCT_TURNS[tile_at(state, cell)])
    offer_turn(state, base, cell)


def offer_turn(state: State, base: i64, cell: i64) -> None:
    """NH-INS-07: a tile turns on its hex."""
    piece = state.piece[cell]
    offer(state, base, single(cell), other_turns(tile_of(piece), rotation_of(piece)))


def has_used(state: State, cell: i64, source: i64) -> bool:
    """NH-MOV-02: whether the tile has already used this source of movement in this turn."""
    return (state.piece[cell] >> (MOVED_SHIFT + source)) & 1 == 1


def gift_source(state: State, giver: i64) -> i64:
    """NH-MOD-08: the source of movement that a Transport or Smart's HQ is."""
    return FIRST_GIFT + owner_of(state.piece[giver])


def offer_mobility(state: State, player: i64) -> None:
    """NH-MOV-01, NH-MOD-08: own mobility and gifts of mobility, each once a turn for a tile."""
    movable = movable_cells(state, player)
    left = state.movers & ~state.netted
    while left != 0:
        cell = lowest(left)
        traits = TRAITS[tile_at(state, cell)]
        if traits & TRAIT_MOBILE and (movable >> cell) & 1 == 1 and not has_used(state, cell, OWN_MOBILITY):
            offer_move(state, make_base(GO, 0, cell), cell, player)
        if traits & TRAIT_GIVE_MOBILITY:
            offer_gifts(state, cell, player, movable & lent_mobility(state, cell))
        left &= left - 1
    if state.wide & movable != 0:
        state.units.offer_moves(state, player, state.wide & movable)


def lent_mobility(state: State, giver: i64) -> i64:
    """NH-MOD-08, NH-MOD-10: whom a Transport's links, or Smart's HQ, let move; never itself."""
    around = AROUND[giver * 64 + LINK_SIDES[state.piece[giver] & POSE]]
    found = around & friend_cells(state, works_for(state, giver))
    return found if state.wide & found == 0 else state.units.whole_cells(state, found)


def offer_gifts(state: State, giver: i64, player: i64, cells: i64) -> None:
    """NH-MOV-02, NH-MOD-08: each tile that the giver serves moves once a turn with its help."""
    source = gift_source(state, giver)
    left = cells
    while left != 0:
        cell = lowest(left)
        if not has_used(state, cell, source):
            offer_move(state, make_base(RIDE, giver, cell), cell, player)
        left &= left - 1


def use_source(state: State, cell: i64, source: i64) -> None:
    """NH-MOV-02, NH-VAR-03: notes on the tile (the whole unit) that it has used a source of movement."""
    put(state, cell, state.piece[cell] | single(MOVED_SHIFT + source))
    other = state.units.other_hex(state, cell)
    if other >= 0:
        put(state, other, state.piece[other] | single(MOVED_SHIFT + source))
    state.has_moved = True


def move_tile(state: State, source: i64, target: i64, rotation: i64, verb: i64) -> None:
    """NH-MOV-01: puts a tile on another hex and turns it, then sees what it stands on."""
    piece = with_rotation(lift(state, source), rotation)
    put(state, target, piece)
    if source == target:
        state.tell(TILE_TURNED, target, piece, verb)
        settle(state)
        return
    state.tell(TILE_MOVED, source, target, piece, verb)
    arrive(state, target)


def arrive(state: State, cell: i64) -> None:
    """NH-UNIT-06: who comes to stand on a Mine is destroyed with it; an HQ only clears it."""
    if (state.grounds >> cell) & 1 == 0:
        settle(state)
        return
    clear_mine(state, cell)
    if TRAITS[tile_at(state, cell)] & TRAIT_HQ:
        settle(state)
        return
    begin_harm(state)
    harm(state, cell, LETHAL, SOURCE_INSTANT)
    settle_harm(state)


def clear_mine(state: State, cell: i64) -> None:
    """NH-UNIT-06: a foundation goes to its owner's discard pile."""
    mine = lift_ground(state, cell)
    state.tell(MINE_CLEARED, cell, mine)
    discard_piece(state, mine)


def turn_tile(state: State, cell: i64, rotation: i64, verb: i64) -> None:
    """NH-INS-07: turns a tile where it lies."""
    piece = with_rotation(state.piece[cell], rotation)
    if piece != state.piece[cell]:
        put(state, cell, piece)
        state.tell(TILE_TURNED, cell, piece, verb)


def swap_tiles(state: State, first: i64, second: i64, verb: i64) -> None:
    """NH-INS-08: two tiles change places without turning."""
    one = lift(state, first)
    other = lift(state, second)
    state.tell(SWAPPED, first, one, second, other, verb)
    put(state, first, other)
    put(state, second, one)


def swappable_cells(state: State, cell: i64, others: i64) -> i64:
    """NH-VAR-03: with which of these a tile can change places without parting a unit."""
    found: i64 = 0
    while others != 0:
        other = lowest(others)
        others &= others - 1
        if state.units.leash(state, cell) >> other & 1 and state.units.leash(state, other) >> cell & 1:
            found |= single(other)
    return found


def retreat_cells(state: State, pusher: i64, target: i64) -> i64:
    """NH-INS-03: free hexes next to the target, off the pusher."""
    found = neighbours(target) & free_cells(state) & ~neighbours(pusher)
    if state.setup.plain:
        return found
    return found & state.units.leash(state, target) & state.variant.reach(state, target, NO_PLAYER)


def push_targets(state: State, pusher: i64, player: i64) -> i64:
    """NH-INS-03, NH-NET-02: the tiles next to the pusher that it can push somewhere."""
    found: i64 = 0
    left = neighbours(pusher) & caught_cells(state, player) & ~netted_cells(state)
    while left != 0:
        target = lowest(left)
        if retreat_cells(state, pusher, target) != 0:
            found |= single(target)
        left &= left - 1
    return found


def offer_pushes(state: State, verb: i64, number: i64, pushers: i64, player: i64) -> None:
    """NH-INS-03, NH-NET-07: each pusher with each tile it can push; a netted tile cannot push."""
    left = pushers
    while left != 0:
        pusher = lowest(left)
        offer(state, make_base(verb, number, pusher), push_targets(state, pusher, player), ANY_WAY)
        left &= left - 1


def push_tile(state: State, pusher: i64, target: i64) -> None:
    """NH-INS-03: the pushed tile's commander chooses where it goes, when there is a choice."""
    state.pusher = pusher
    state.pushed = target
    open_cells = retreat_cells(state, pusher, target)
    if open_cells & (open_cells - 1) == 0:
        retreat_to(state, lowest(open_cells))
        return
    state.ask = ASK_RETREAT
    state.asked = state.variant.retreater(state, pusher, commander(state, target))


def offer_retreats(state: State) -> None:
    """NH-INS-03: where the pushed tile may go."""
    base = make_base(RETREAT, 0, state.pushed)
    offer(state, base, retreat_cells(state, state.pusher, state.pushed), ANY_WAY)


def retreat_to(state: State, cell: i64) -> None:
    """NH-INS-03: the pushed tile goes one hex and keeps its orientation."""
    piece = lift(state, state.pushed)
    put(state, cell, piece)
    state.tell(PUSHED, state.pushed, cell, piece, state.pusher)
    state.pusher = 0
    state.pushed = 0
    arrive(state, cell)
