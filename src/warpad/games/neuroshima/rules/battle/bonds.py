"""Who binds whom: nets, control links and hacker links.

Most boards need no thought: no binding tile points at another. The others are left to the circles.
"""

from warpad.core.bits import lowest, single
from warpad.core.hexes import AROUND
from warpad.core.vecs import i64
from warpad.games.neuroshima.data.tables import (
    CONTROL_SIDES,
    KIND,
    LINK_SIDES,
    MODULE,
    NET_SIDES,
    TRAIT_CONTROL,
    TRAIT_HACK,
    TRAIT_NET,
    TRAITS,
)
from warpad.games.neuroshima.rules.battle.circles import CONTROLS, HACKS, NETS, open_circles
from warpad.games.neuroshima.rules.battle.survey import (
    CAUGHT,
    COMMANDS,
    WORKS,
    master_of,
    pose_at,
    sort_sides,
    take_command,
)
from warpad.games.neuroshima.rules.empty import NO_LINKS
from warpad.games.neuroshima.rules.pieces import POSE, TILE, TILE_SHIFT, owner_of
from warpad.games.neuroshima.rules.state import State


def bind_tiles(state: State) -> None:
    """NH-NET-01, NH-CTL-01, NH-CTL-05: decides nets, control and hacking on the whole board."""
    if state.traits & (TRAIT_CONTROL | TRAIT_HACK) == 0 and state.wide == 0:
        sort_sides(state)
        if cast_plain_nets(state):
            return
    if point_links(state) & state.binders != 0:
        open_circles(state)
    take_control(state)
    if state.wide != 0:
        state.units.follow_control(state)
    hack_modules(state)
    sort_sides(state)
    cast_nets(state)
    if state.wide != 0:
        state.netted = state.units.whole_cells(state, state.netted)


def cast_plain_nets(state: State) -> bool:
    """NH-NET-01: nets where no net-fighter nets another; says whether that was so."""
    caught: i64 = 0
    left = state.binders
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        here = state.piece[cell]
        caught |= AROUND[cell * 64 + NET_SIDES[here & POSE]] & state.work[CAUGHT + owner_of(here)]
    if caught & state.binders:
        return False
    state.netted = caught
    return True


def point_links(state: State) -> i64:
    """Notes what every binding tile points at, friend or foe; gives all cells pointed at."""
    links = NO_LINKS[:]
    state.links = links
    seen: i64 = 0
    left = state.binders
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        pose = pose_at(state, cell)
        traits = TRAITS[pose >> TILE_SHIFT]
        around = cell * 64
        if traits & TRAIT_NET:
            links[NETS + cell] = AROUND[around + NET_SIDES[pose]] & state.occupied
        if traits & TRAIT_CONTROL:
            links[CONTROLS + cell] = AROUND[around + CONTROL_SIDES[pose]] & state.occupied & ~state.hqs
        if traits & TRAIT_HACK:
            links[HACKS + cell] = modules_among(state, AROUND[around + LINK_SIDES[pose]] & state.occupied)
        seen |= links[NETS + cell] | links[CONTROLS + cell] | links[HACKS + cell]
    return seen if state.wide == 0 else state.units.join_links(state)


def modules_among(state: State, cells: i64) -> i64:
    found: i64 = 0
    while cells != 0:
        if KIND[(state.piece[lowest(cells)] >> TILE_SHIFT) & TILE] == MODULE:
            found |= cells & -cells
        cells &= cells - 1
    return found


def take_control(state: State) -> None:
    """NH-CTL-01: free control links take enemy tiles; of two, the one with the lower hex."""
    foes = state.setup.foes
    left = state.binders & ~state.netted
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        targets = state.links[CONTROLS + cell] & ~state.taken
        master = master_of(state, cell)
        while targets != 0:
            target = lowest(targets)
            targets &= targets - 1
            if foes[master] >> owner_of(state.piece[target]) & 1:
                take_command(state, target, master)


def hack_modules(state: State) -> None:
    """NH-CTL-05: an enemy module on a free hacker's link works for the hacker's side."""
    foes = state.setup.foes
    left = state.binders & ~state.netted
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        targets = state.links[HACKS + cell] & ~state.hacked
        while targets != 0:
            target = lowest(targets)
            targets &= targets - 1
            if foes[master_of(state, cell)] >> state.work[COMMANDS + target] & 1:
                state.work[WORKS + target] = master_of(state, cell)
                state.hacked |= single(target)


def cast_nets(state: State) -> None:
    """NH-NET-01, NH-NET-08: nets of free fighters hold the enemies they point at."""
    caught: i64 = 0
    left = state.binders & ~state.netted
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        caught |= state.links[NETS + cell] & state.work[CAUGHT + state.work[COMMANDS + cell]]
    state.netted |= caught
