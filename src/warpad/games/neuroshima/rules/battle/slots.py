"""Attack slots: when each tile acts in a battle, and which of its chances are gone.

The slots of a tile are noted as bits: bit v for the printed initiative v, then the extra actions.
"""

from typing import Final

from warpad.core.bits import lowest, single
from warpad.core.vecs import i64
from warpad.games.neuroshima.data.tables import GIFT_MASK, PRINTED
from warpad.games.neuroshima.rules.battle.status import extra_slots, shift_values
from warpad.games.neuroshima.rules.battle.survey import DUE, DUE_VALUES, GIFTS
from warpad.games.neuroshima.rules.pieces import HELD_SHIFT, SLOT_BITS, SPENT_SHIFT, TILE, TILE_SHIFT
from warpad.games.neuroshima.rules.state import State

PRINTED_SLOTS: Final[i64] = 5
EXTRA_SLOTS: Final[i64] = 7


def due_cells(state: State) -> i64:
    """The tiles that have a slot in this segment."""
    return state.work[DUE + state.segment] & state.occupied


def schedule(state: State, limit: i64) -> None:
    """NH-BAT-05, NH-BAT-06, NH-BAT-07: sorts the slots that may still act by their current values.

    NH-TILE-03, NH-MOD-03: a tile without initiative is never due, whatever is lent to it.
    """
    work = state.work
    piece = state.piece
    coming: i64 = 0
    left = state.actors_at
    while left != 0:
        cell = lowest(left)
        bit = left & -left
        left ^= bit
        here = piece[cell]
        values = PRINTED[(here >> TILE_SHIFT) & TILE]
        gift = work[GIFTS + cell]
        spent = (here >> SPENT_SHIFT) & SLOT_BITS
        if gift >> 16 != 0 or spent != 0:
            values = waiting_values(state, values, gift, spent)
        if values >> limit > 1:
            pass_by(state, cell, limit)
            values &= single(limit + 1) - 1
        while values != 0:
            value = lowest(values)
            values &= values - 1
            if coming >> value & 1:
                work[DUE + value] |= bit
            else:
                work[DUE + value] = bit
                coming |= single(value)
    state.coming = coming


def waiting_values(state: State, printed: i64, gift: i64, spent: i64) -> i64:
    """NH-BAT-06, NH-MOD-05: the current values of the slots not yet spent, as bits."""
    change = gift >> 32
    values = shift_values(printed & ~spent, change)
    extra = (gift >> 16) & GIFT_MASK
    if extra != 0:
        current = shift_values(printed, change)
        values |= extra_slots(current, extra) & ~spent_extras(state, lowest(current), spent)
    return values


def spent_extras(state: State, low: i64, spent: i64) -> i64:
    """The values of extra slots that are spent: the first lies one below the lowest printed slot."""
    found: i64 = 0
    number: i64 = 0
    while number < EXTRA_SLOTS and number < low:
        if spent >> (PRINTED_SLOTS + number) & 1:
            found |= single(low - 1 - number)
        number += 1
    return found


def slots_at(state: State, cell: i64, value: i64) -> i64:
    """Which slots of a tile have this value now."""
    printed = PRINTED[(state.piece[cell] >> TILE_SHIFT) & TILE]
    gift = state.work[GIFTS + cell]
    if gift >> 16 == 0:
        return printed & single(value)
    change = gift >> 32
    slots: i64 = 0
    if value == 0:
        slots = printed & (single(-change + 1) - 1) if change <= 0 else 0
    elif value >= change:
        slots = printed & single(value - change)
    number = lowest(shift_values(printed, change)) - 1 - value
    if 0 <= number < EXTRA_SLOTS and number < (gift >> 16) & GIFT_MASK:
        slots |= single(PRINTED_SLOTS + number)
    return slots


def use_slots(state: State, cell: i64) -> None:
    """NH-BAT-05: a slot acts once in a battle."""
    state.piece[cell] |= slots_at(state, cell, state.segment) << SPENT_SHIFT


def pass_by(state: State, cell: i64, limit: i64) -> None:
    """NH-BAT-05: slots whose value passes the segment are lost, unless a net kept them from acting."""
    here = state.piece[cell]
    held = (here >> HELD_SHIFT) & SLOT_BITS
    lost: i64 = 0
    value = limit + 1
    while value < DUE_VALUES:
        lost |= slots_at(state, cell, value)
        value += 1
    state.piece[cell] = here | ((lost & ~held) << SPENT_SHIFT)


def miss(state: State, cells: i64) -> None:
    """NH-BAT-05: netted tiles do not act; their slot may still act if its value changes in time."""
    while cells != 0:
        cell = lowest(cells)
        cells &= cells - 1
        state.piece[cell] |= slots_at(state, cell, state.segment) << HELD_SHIFT
