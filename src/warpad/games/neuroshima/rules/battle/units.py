"""What holds for a whole unit, which may cover more than one hex."""

from warpad.core.vecs import i64
from warpad.games.neuroshima.data.tables import TOUGHNESS, TRAITS
from warpad.games.neuroshima.rules.board import lift, tile_at
from warpad.games.neuroshima.rules.pieces import wounds_of
from warpad.games.neuroshima.rules.state import State


def whole_traits(state: State, cell: i64) -> i64:
    """NH-VAR-03: what is printed on one hex holds for the whole unit."""
    traits = TRAITS[tile_at(state, cell)]
    other = state.units.other_hex(state, cell)
    return traits if other < 0 else traits | TRAITS[tile_at(state, other)]


def whole_toughness(state: State, cell: i64) -> i64:
    """NH-VAR-03: a wide unit is as tough as its faces together."""
    toughness = TOUGHNESS[tile_at(state, cell)]
    other = state.units.other_hex(state, cell)
    return toughness if other < 0 else toughness + TOUGHNESS[tile_at(state, other)]


def whole_wounds(state: State, cell: i64) -> i64:
    """NH-VAR-03: the wounds of a tile, for a wide unit those of all its hexes."""
    other = state.units.other_hex(state, cell)
    return wounds_of(state.piece[cell]) + (wounds_of(state.piece[other]) if other >= 0 else 0)


def lift_unit(state: State, cell: i64) -> i64:
    """NH-VAR-03: takes a unit off all its hexes; gives the piece of the one named."""
    other = state.units.other_hex(state, cell)
    if other >= 0:
        lift(state, other)
    return lift(state, cell)
