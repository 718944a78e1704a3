"""What is seen at a glance: who stands where, which tiles bind, lend, heal or act.

All that follows from the tiles is kept in one vector, `work`, made again when the board has changed.
"""

from typing import Final

from warpad.core.bits import lowest, single
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.tables import (
    TRAIT_ACTS,
    TRAIT_BINDS,
    TRAIT_HELP,
    TRAIT_HINDER,
    TRAIT_HQ,
    TRAIT_MEDIC,
    TRAIT_MOVES,
    TRAITS,
)
from warpad.games.neuroshima.rules.pieces import POSE, TILE, TILE_SHIFT, owner_of
from warpad.games.neuroshima.rules.state import State

# Where things stand in `work`. By cell:
GIFTS: Final[i64] = 0  # what modules and HQs lend to the tile
COMMANDS: Final[i64] = 37  # who commands it
WORKS: Final[i64] = 74  # for whom a hacked module works
HURT: Final[i64] = 111  # wounds of this segment
# By initiative: the tiles due then.
DUE: Final[i64] = 148
DUE_VALUES: Final[i64] = 32
# By player: cells of tiles that it commands, of friends, of enemies, of those hurt and those caught by it.
RULED: Final[i64] = 180
FRIENDLY: Final[i64] = 186
HOSTILE: Final[i64] = 192
PREY: Final[i64] = 198
CAUGHT: Final[i64] = 204
GIFTED: Final[i64] = 210  # cells to which something is lent
WORK_SIZE: Final[i64] = 211
BLANK: Final = vec[i64]([0] * int(WORK_SIZE))


def survey(state: State) -> None:
    """Sorts the tiles that changed; each is commanded by its owner until control says otherwise."""
    if len(state.work) == 0:
        state.work = BLANK[:]
    work = state.work
    piece = state.piece
    changed = state.changed | state.taken
    stay = ~changed
    player: i64 = 0
    while player < state.setup.players:
        work[RULED + player] &= stay
        player += 1
    found = state.traits
    binders = state.binders & stay
    lenders = state.lenders & stay
    medics = state.medics & stay
    actors = state.actors_at & stay
    hqs = state.hqs & stay
    movers = state.movers & stay
    left = state.occupied & changed
    while left != 0:
        cell = lowest(left)
        bit = left & -left
        left ^= bit
        here = piece[cell]
        traits = TRAITS[(here >> TILE_SHIFT) & TILE]
        owner = owner_of(here)
        work[COMMANDS + cell] = owner
        work[RULED + owner] |= bit
        found |= traits
        if traits & TRAIT_ACTS:
            actors |= bit
            if traits & TRAIT_HQ:
                hqs |= bit
        if traits & (TRAIT_HELP | TRAIT_HINDER):
            lenders |= bit
        if traits & TRAIT_MOVES:
            movers |= bit
        if traits & (TRAIT_BINDS | TRAIT_MEDIC):
            if traits & TRAIT_MEDIC:
                medics |= bit
            else:
                binders |= bit
    state.traits = found
    state.binders = binders
    state.lenders = lenders
    state.medics = medics
    state.actors_at = actors
    state.hqs = hqs
    state.movers = movers
    state.changed = 0
    state.taken = 0
    state.hacked = 0
    state.netted = 0


def strike_out(state: State, gone: i64) -> None:
    """Takes tiles that leave out of all that is known by cell."""
    work = state.work
    stay = ~gone
    state.lenders &= stay
    state.medics &= stay
    state.movers &= stay
    state.actors_at &= stay
    state.netted &= stay
    state.taken &= stay
    state.hacked &= stay
    player: i64 = 0
    while player < state.setup.players:
        work[RULED + player] &= stay
        work[FRIENDLY + player] &= stay
        work[HOSTILE + player] &= stay
        work[PREY + player] &= stay
        work[CAUGHT + player] &= stay
        player += 1


def pose_at(state: State, cell: i64) -> i64:
    return state.piece[cell] & POSE


def master_of(state: State, cell: i64) -> i64:
    """For whom the tile's effects work, as far as known."""
    if state.hacked >> cell & 1:
        return state.work[WORKS + cell]
    return state.work[COMMANDS + cell]


def take_command(state: State, cell: i64, player: i64) -> None:
    """NH-CTL-01: from now on this player commands the tile."""
    work = state.work
    bit: i64 = single(cell)
    work[RULED + work[COMMANDS + cell]] &= ~bit
    work[RULED + player] |= bit
    work[COMMANDS + cell] = player
    state.taken |= bit


def cells_of(state: State, players: i64) -> i64:
    """The tiles commanded by any of a set of players."""
    cells: i64 = 0
    player: i64 = 0
    while player < state.setup.players:
        if players >> player & 1:
            cells |= state.work[RULED + player]
        player += 1
    return cells


def sort_sides(state: State) -> None:
    """NH-TEAM-01, NH-TEAM-05: by player, friends, foes, and those whom its attacks and nets reach."""
    work = state.work
    setup = state.setup
    if setup.players == 2:
        work[FRIENDLY] = work[RULED]
        work[FRIENDLY + 1] = work[RULED + 1]
        work[HOSTILE] = work[RULED + 1]
        work[HOSTILE + 1] = work[RULED]
        work[PREY] = work[RULED + 1]
        work[PREY + 1] = work[RULED]
        work[CAUGHT] = work[RULED + 1]
        work[CAUGHT + 1] = work[RULED]
        return
    player: i64 = 0
    while player < setup.players:
        work[FRIENDLY + player] = cells_of(state, setup.friends[player])
        work[HOSTILE + player] = cells_of(state, setup.foes[player])
        work[PREY + player] = cells_of(state, setup.prey[player])
        work[CAUGHT + player] = cells_of(state, setup.caught[player])
        player += 1
