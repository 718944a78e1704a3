"""Wounds from whatever source, and the tiles that leave because of them."""

from typing import Final

from warpad.core.bits import lowest, single
from warpad.core.vecs import append, i64
from warpad.games.neuroshima.data.tables import TOUGHNESS, TRAIT_RETURN, TRAITS
from warpad.games.neuroshima.rules.battle.status import forget
from warpad.games.neuroshima.rules.battle.survey import COMMANDS, HURT
from warpad.games.neuroshima.rules.board import destroy_tile
from warpad.games.neuroshima.rules.empty import NO_ITEMS, STALE
from warpad.games.neuroshima.rules.event_kinds import (
    DESTROYED,
    HQ_FELL,
    HQ_HURT,
    POINTS_GAINED,
    RETURNED,
    SPENT,
    WOUNDED,
)
from warpad.games.neuroshima.rules.pieces import (
    MOST_WOUNDS,
    TILE,
    TILE_SHIFT,
    WOUND,
    WOUND_SHIFT,
    owner_of,
    tile_of,
)
from warpad.games.neuroshima.rules.setup import MOST_POINTS
from warpad.games.neuroshima.rules.state import State

# One hit in one number: target, source (which tells one enemy's attack from one side from another), wounds.
HIT_TARGET: Final[i64] = 63
HIT_SOURCE_SHIFT: Final[i64] = 6
HIT_SOURCE: Final[i64] = 1023
HIT_WOUNDS_SHIFT: Final[i64] = 16
# A source on the board is its cell * 8 + the direction of the attack, or BLAST for an explosion.
SOURCE_CELL_SHIFT: Final[i64] = 3
BLAST: Final[i64] = 6
SOURCE_INSTANT: Final[i64] = 1000
# More wounds than any toughness bears.
LETHAL: Final[i64] = 16


def harm(state: State, cell: i64, wounds: i64, source: i64) -> None:
    """NH-MED-01: notes wounds; those of one source on one tile are one hit."""
    if state.wide >> cell & 1:
        cell = state.units.head_of(state, cell)
    bit: i64 = single(cell)
    mark = cell | (source << HIT_SOURCE_SHIFT)
    if state.struck & bit:
        i: i64 = 0
        while i < len(state.hits):
            if state.hits[i] & ((1 << HIT_WOUNDS_SHIFT) - 1) == mark:
                state.hits[i] += wounds << HIT_WOUNDS_SHIFT
                return
            i += 1
    state.struck |= bit
    state.hits = append(state.hits, mark | (wounds << HIT_WOUNDS_SHIFT))


def bury(state: State) -> None:
    """NH-BAT-03, NH-NET-06: wounds count when the segment ends; then the dead and the spent leave."""
    i: i64 = 0
    while i < len(state.hits):
        hit = state.hits[i]
        i += 1
        state.work[HURT + (hit & HIT_TARGET)] += hit >> HIT_WOUNDS_SHIFT
        if state.setup.scores_points:
            score_hit(state, hit)
    if state.setup.first_wins:
        note_first(state)
    dead = state.spent | state.doomed
    if state.struck & state.wide:
        dead |= state.units.wound(state)
    dead |= wound_all(state, state.struck)
    if dead != 0:
        known = state.known if forget(state, dead) else STALE
        while dead != 0:
            remove_tile(state, lowest(dead))
            dead &= dead - 1
        state.known = known
    state.hits = NO_ITEMS
    state.struck = 0
    state.spent = 0
    state.doomed = 0


def wound_all(state: State, cells: i64) -> i64:
    """NH-TILE-04: adds the wounds of this segment; gives the tiles that bear them no more."""
    work = state.work
    dead: i64 = 0
    left = cells
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        wounds = work[HURT + cell]
        if wounds == 0:
            continue
        work[HURT + cell] = 0
        here = state.piece[cell]
        total = ((here >> WOUND_SHIFT) & MOST_WOUNDS) + wounds
        if state.hqs >> cell & 1:
            hurt_hq(state, cell, wounds)
        elif total > TOUGHNESS[(here >> TILE_SHIFT) & TILE]:
            dead |= single(cell)
        else:
            state.piece[cell] = here + wounds * WOUND
            if state.listening:
                state.tell(WOUNDED, cell, here, total)
    return dead


def hurt_hq(state: State, cell: i64, wounds: i64) -> None:
    """NH-BAT-03, NH-MULTI-02: an HQ loses hit points, down to 0; in mode points it loses nothing."""
    if state.setup.scores_points:
        return
    player = owner_of(state.piece[cell])
    before = state.hp[player]
    after = before - wounds if before > wounds else 0
    state.hp[player] = after
    if state.listening:
        state.tell(HQ_HURT, cell, player, wounds, after)
        if before > 0 and after == 0:
            state.tell(HQ_FELL, player)


def score_hit(state: State, hit: i64) -> None:
    """NH-MULTI-02: damage to an enemy HQ is points for the dealer, 20 at most; within a segment, where it
    counts who is the first, they are counted past 20."""
    wounds = hit >> HIT_WOUNDS_SHIFT
    cell = hit & HIT_TARGET
    source = (hit >> HIT_SOURCE_SHIFT) & HIT_SOURCE
    if wounds == 0 or state.hqs >> cell & 1 == 0 or source >= SOURCE_INSTANT:
        return
    dealer = state.work[COMMANDS + (source >> SOURCE_CELL_SHIFT)]
    if state.setup.foes[dealer] >> owner_of(state.piece[cell]) & 1 == 0:
        return
    points = state.hp[dealer] + wounds
    state.hp[dealer] = points if points < MOST_POINTS or state.setup.first_wins else MOST_POINTS
    if state.listening:
        state.tell(POINTS_GAINED, dealer, wounds, state.hp[dealer])


def note_first(state: State) -> None:
    """NH-MULTI-02: the first to reach 20 points wins; in one segment the higher total, or they share."""
    best: i64 = MOST_POINTS
    first: i64 = 0
    player: i64 = 0
    while player < state.setup.players:
        points = state.hp[player]
        if points > best:
            best = points
            first = 0
        if points == best:
            first |= single(player)
        if points > MOST_POINTS:
            state.hp[player] = MOST_POINTS
        player += 1
    if state.first_there == 0:
        state.first_there = first


def remove_tile(state: State, cell: i64) -> None:
    """NH-BAT-03, NH-UNIT-05: the tile leaves the board."""
    here = state.piece[cell]
    if state.listening:
        kind: i64 = DESTROYED
        if TRAITS[tile_of(here)] & TRAIT_RETURN:
            kind = RETURNED
        elif state.spent >> cell & 1:
            kind = SPENT
        state.tell(kind, cell, here)
    destroy_tile(state, cell)
