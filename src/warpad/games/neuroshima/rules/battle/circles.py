"""Circles among nets, control links and hacker links, and the order in which bound tiles are decided.

Three things are decided for each binding tile: who commands it, for whom its effects work, and whether it
is netted. A link counts only when the tile it comes from is free, and that in turn may hang on other links.
Each thing is decided as soon as all that points at it is known; what hangs in a circle then is opened by
NH-NET-05 and NH-CTL-04.
"""

from typing import Final

from warpad.core.bits import lowest, single
from warpad.core.vecs import i64
from warpad.games.neuroshima.rules.battle.survey import COMMANDS, WORKS, master_of, take_command
from warpad.games.neuroshima.rules.pieces import owner_of
from warpad.games.neuroshima.rules.state import State

# By cell, in the vector `links`: the cells that a tile's nets, control links and hacker links point at.
NETS: Final[i64] = 0
CONTROLS: Final[i64] = 37
HACKS: Final[i64] = 74
REACHES: Final[i64] = 111


def open_circles(state: State) -> None:
    """NH-NET-04, NH-NET-05, NH-CTL-04: decides all binding tiles; only the links that work are left."""
    state.open_command = 0
    state.open_work = 0
    state.open_net = 0
    left = state.binders
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        state.open_command |= state.links[CONTROLS + cell] & state.binders
        state.open_work |= state.links[HACKS + cell] & state.binders
        state.open_net |= state.links[NETS + cell] & state.binders
    while state.open_command | state.open_work | state.open_net != 0:
        if not decide_what_is_clear(state):
            open_one_circle(state)


def is_open(state: State, cell: i64) -> bool:
    return (state.open_command | state.open_work | state.open_net) >> cell & 1 == 1


def decide_what_is_clear(state: State) -> bool:
    """Decides each tile whose every pointer is decided; says whether there was any."""
    progress = False
    left = state.open_command | state.open_work | state.open_net
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        if state.open_command >> cell & 1 and decide_command(state, cell):
            progress = True
        if state.open_work >> cell & 1 and decide_work(state, cell):
            progress = True
        if state.open_net >> cell & 1 and decide_net(state, cell):
            progress = True
    return progress


def decide_command(state: State, cell: i64) -> bool:
    """Who commands the tile, once every control link at it is known to work or not."""
    taker: i64 = -1
    left = state.binders & ~state.netted
    while left != 0:
        other = lowest(left)
        left &= left - 1
        if not might_bind(state, CONTROLS, other, cell):
            continue
        if is_open(state, other):
            return False
        if taker < 0:
            taker = master_of(state, other)
    state.open_command &= ~single(cell)
    if taker >= 0:
        take_command(state, cell, taker)
    return True


def decide_work(state: State, cell: i64) -> bool:
    """For whom the module works, once its commander and every hacker at it are known."""
    if state.open_command >> cell & 1:
        return False
    master: i64 = -1
    left = state.binders & ~state.netted
    while left != 0:
        other = lowest(left)
        left &= left - 1
        if not might_bind(state, HACKS, other, cell):
            continue
        if is_open(state, other):
            return False
        if master < 0:
            master = master_of(state, other)
    state.open_work &= ~single(cell)
    if master >= 0:
        state.work[WORKS + cell] = master
        state.hacked |= single(cell)
    return True


def decide_net(state: State, cell: i64) -> bool:
    """NH-NET-05: netted as soon as one free fighter nets it; free once no open fighter might."""
    if state.open_command >> cell & 1:
        return False
    waiting = False
    left = state.binders & ~state.netted
    while left != 0:
        other = lowest(left)
        left &= left - 1
        if not might_bind(state, NETS, other, cell):
            continue
        if (state.open_command | state.open_net) >> other & 1 == 0:
            hold_tile(state, cell)
            return True
        waiting = True
    if not waiting:
        state.open_net &= ~single(cell)
    return not waiting


def hold_tile(state: State, cell: i64) -> None:
    """NH-NET-03: the tile is netted, and nothing of it works."""
    state.open_net &= ~single(cell)
    state.netted |= single(cell)
    state.links[NETS + cell] = 0
    state.links[CONTROLS + cell] = 0
    state.links[HACKS + cell] = 0


def catches(state: State, netter: i64, cell: i64) -> bool:
    """Whether a net of this tile would hold that one, with commanders as far as known."""
    work = state.work
    return state.setup.caught[work[COMMANDS + netter]] >> work[COMMANDS + cell] & 1 == 1


def open_one_circle(state: State) -> None:
    """NH-NET-05, NH-CTL-04: a circle at which nothing open points loses its nets; else its hacker links;
    else its control links."""
    circle = first_group(state, state.open_command | state.open_work | state.open_net)
    if not (drop_links(state, NETS, circle) or drop_links(state, HACKS, circle)):
        drop_links(state, CONTROLS, circle)


def drop_links(state: State, kind: i64, circle: i64) -> bool:
    """Lets the links of this kind inside the circle do nothing; says whether there were any."""
    dropped: i64 = 0
    left = circle
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        inside = possible_targets(state, kind, cell, circle)
        state.links[kind + cell] &= ~inside
        dropped |= inside
    return dropped != 0


def would_bind(state: State, kind: i64, cell: i64, target: i64) -> bool:
    """Whether a link at a tile that is still open counts, with sides as far as known."""
    if kind == NETS:
        return state.open_net >> target & 1 == 1 and catches(state, cell, target)
    foes = state.setup.foes[master_of(state, cell)]
    if kind == CONTROLS:
        return state.open_command >> target & 1 == 1 and foes >> owner_of(state.piece[target]) & 1 == 1
    return state.open_work >> target & 1 == 1 and foes >> state.work[COMMANDS + target] & 1 == 1


def might_bind(state: State, kind: i64, cell: i64, target: i64) -> bool:
    """Whether a link points there and could count, whatever sides the two turn out to be on."""
    if state.links[kind + cell] >> target & 1 == 0:
        return False
    unknown = state.open_command >> cell & 1 == 1
    if kind == NETS:
        unknown = unknown or state.open_command >> target & 1 == 1
    else:
        unknown = unknown or state.open_work >> cell & 1 == 1
    return unknown or would_bind(state, kind, cell, target)


def possible_targets(state: State, kind: i64, cell: i64, cells: i64) -> i64:
    """Which of these tiles the links of this kind might bind."""
    found: i64 = 0
    left = state.links[kind + cell] & cells
    while left != 0:
        target = lowest(left)
        left &= left - 1
        if might_bind(state, kind, cell, target):
            found |= single(target)
    return found


def first_group(state: State, cells: i64) -> i64:
    """A strongly connected group among these tiles at which no other of them points."""
    left = cells
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        state.links[REACHES + cell] = (
            possible_targets(state, NETS, cell, cells)
            | possible_targets(state, CONTROLS, cell, cells)
            | possible_targets(state, HACKS, cell, cells)
        )
    close_reaches(state, cells)
    return source_among(state, cells)


def close_reaches(state: State, cells: i64) -> None:
    """Extends what each tile points at to all that it leads to."""
    links = state.links
    middle = cells
    while middle != 0:
        through = lowest(middle)
        middle &= middle - 1
        left = cells
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            if links[REACHES + cell] >> through & 1:
                links[REACHES + cell] |= links[REACHES + through]


def source_among(state: State, cells: i64) -> i64:
    """The group of the first tile that is led to by none but those it leads to."""
    left = cells
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        before = leading_to(state, cell, cells)
        after = state.links[REACHES + cell]
        if before & ~after & ~single(cell) == 0:
            return (before & after) | single(cell)
    return cells


def leading_to(state: State, cell: i64, cells: i64) -> i64:
    found: i64 = 0
    left = cells
    while left != 0:
        other = lowest(left)
        left &= left - 1
        if state.links[REACHES + other] >> cell & 1:
            found |= single(other)
    return found
