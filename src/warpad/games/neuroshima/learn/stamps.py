"""What is printed on a tile that lies in one way, as places and values to be written."""

from typing import Final

from warpad.core.hexes import CELLS
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data import tables
from warpad.games.neuroshima.data.content import TILES
from warpad.games.neuroshima.learn.sheets import CELL_COUNT, OBSERVATION, SIDE_COUNT

VALUE_BITS: Final[i64] = 8
VALUE: Final[i64] = 255

_TRAITS: Final = {
    "medic": tables.TRAIT_MEDIC,
    "mobile": tables.TRAIT_MOBILE,
    "lends_mobility": tables.TRAIT_GIVE_MOBILITY,
    "hacks": tables.TRAIT_HACK,
    "explodes": tables.TRAIT_EXPLODE,
}
_KINDS: Final = {"hq": tables.HQ, "unit": tables.UNIT, "module": tables.MODULE}
_SETS: Final = {
    "gauss": tables.GAUSS_SIDES,
    "armour": tables.ARMOUR_SIDES,
    "net": tables.NET_SIDES,
    "link": tables.LINK_SIDES,
    "control": tables.CONTROL_SIDES,
}
_STRENGTHS: Final = {"melee": tables.MELEE, "ranged": tables.RANGED}


def _stamp(pose: int) -> list[tuple[int, int]]:
    """Places (of the first hex) and values for a pose."""
    tile = pose >> 3
    at = OBSERVATION.at
    found = [(at["tile"], tile), (at["toughness"], tables.TOUGHNESS[tile])]
    found += [(at[name], int(tables.KIND[tile] == kind)) for name, kind in _KINDS.items()]
    found += [(at[name], int(tables.TRAITS[tile] & trait != 0)) for name, trait in _TRAITS.items()]
    for side in range(SIDE_COUNT):
        plane = side * CELL_COUNT
        found += [(at[name] + plane, rows[pose] >> side & 1) for name, rows in _SETS.items()]
        found += [(at[name] + plane, rows[pose * 6 + side]) for name, rows in _STRENGTHS.items()]
    return [(place, value) for place, value in found if value]


_ALL: Final = [_stamp(pose) for pose in range(len(TILES) * 8)]
# The stamps of pose p are STAMPS[FIRST_STAMP[p]] to STAMPS[FIRST_STAMP[p + 1] - 1]: place << 8 | value.
STAMPS: Final = vec[i64]([place << 8 | value for stamp in _ALL for place, value in stamp])


def _firsts() -> list[int]:
    firsts = [0]
    for stamp in _ALL:
        firsts.append(firsts[-1] + len(stamp))
    return firsts


FIRST_STAMP: Final = vec[i64](_firsts())
assert CELLS == CELL_COUNT
