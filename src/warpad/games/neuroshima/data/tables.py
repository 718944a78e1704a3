"""The content as flat tables for the rules: one number per tile, or per tile and rotation ("pose").

A pose is `tile * 8 + rotation`; sets of directions are six-bit masks, already turned by the rotation.
"""

from typing import Final

from warpad.core.hexes import cell_at
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.content import (
    ALL_ARMIES,
    ARMIES,
    CONSTRUCTIONS,
    DUEL_BOARD,
    IN_ARMIES,
    TILES,
    Effect,
    Tile,
)

KIND_NONE: Final[i64] = 0
HQ: Final[i64] = 1
UNIT: Final[i64] = 2
MODULE: Final[i64] = 3
FOUNDATION: Final[i64] = 4
INSTANT: Final[i64] = 5
KIND_NAMES: Final = ("none", "hq", "unit", "module", "foundation", "instant")

# What an instant does (0: it is no instant).
INSTANT_NAMES: Final = (
    "", "battle", "move", "push", "sniper", "grenade", "air-strike", "rotation", "castling", "terror",
)  # fmt: skip
DO_BATTLE: Final[i64] = 1
DO_MOVE: Final[i64] = 2
DO_PUSH: Final[i64] = 3
DO_SNIPER: Final[i64] = 4
DO_GRENADE: Final[i64] = 5
DO_AIR_STRIKE: Final[i64] = 6
DO_ROTATION: Final[i64] = 7
DO_CASTLING: Final[i64] = 8
DO_TERROR: Final[i64] = 9

# Traits: what the rules must look at when the tile is on the board.
TRAIT_NET: Final[i64] = 1 << 0
TRAIT_CONTROL: Final[i64] = 1 << 1
TRAIT_HACK: Final[i64] = 1 << 2
TRAIT_HELP: Final[i64] = 1 << 3  # lends something to friends: strength, initiative, extra actions, conversion
TRAIT_HINDER: Final[i64] = 1 << 4  # lowers the initiative of enemies
TRAIT_MEDIC: Final[i64] = 1 << 5
TRAIT_EXPLODE: Final[i64] = 1 << 6
TRAIT_RETURN: Final[i64] = 1 << 7  # goes on top of the stack when destroyed
TRAIT_REPLACE: Final[i64] = 1 << 8  # may be replaced by a tile that is placed
TRAIT_FAR_MOVES: Final[i64] = 1 << 9  # every move of the side may go two hexes
TRAIT_GIVE_MOBILITY: Final[i64] = 1 << 10
TRAIT_MOBILE: Final[i64] = 1 << 11
TRAIT_CONVERT: Final[i64] = 1 << 12
TRAIT_HQ: Final[i64] = 1 << 13
TRAIT_MODULE: Final[i64] = 1 << 14
TRAIT_ACTS: Final[i64] = 1 << 15  # has initiative
TRAIT_TOKEN: Final[i64] = 1 << 16  # is half of a construction
TRAIT_HEAD: Final[i64] = 1 << 17  # is the half that stands for the whole
TRAIT_SWIVEL: Final[i64] = 1 << 18
TRAIT_BOARDS: Final[i64] = 1 << 19
TRAIT_HEAVY: Final[i64] = 1 << 20
TRAIT_AIMS: Final[i64] = 1 << 21
# Traits that matter for moving and placing in a turn.
TRAIT_MOVES: Final[i64] = TRAIT_MOBILE | TRAIT_GIVE_MOBILITY | TRAIT_REPLACE
# Traits whose presence makes the question "who is free, who commands" more than looking at owners.
TRAIT_BINDS: Final[i64] = TRAIT_NET | TRAIT_CONTROL | TRAIT_HACK

# What modules and HQs lend, summed in one number: melee, ranged, extra actions, conversions, initiative.
# Initiative stands highest, because it alone may be negative.
GIFT_MELEE: Final[i64] = 1
GIFT_RANGED: Final[i64] = 1 << 8
GIFT_ACTION: Final[i64] = 1 << 16
GIFT_CONVERT: Final[i64] = 1 << 24
GIFT_INITIATIVE: Final[i64] = 1 << 32
GIFT_MASK: Final[i64] = 255

_TRAIT_OF: Final = {
    "melee": TRAIT_HELP,
    "ranged": TRAIT_HELP,
    "extra-action": TRAIT_HELP,
    "convert": TRAIT_HELP | TRAIT_CONVERT,
    "hack": TRAIT_HACK,
    "medic": TRAIT_MEDIC,
    "mobility": TRAIT_GIVE_MOBILITY,
    "far-moves": TRAIT_FAR_MOVES,
    "explode": TRAIT_EXPLODE,
    "return-to-stack": TRAIT_RETURN,
    "replace": TRAIT_REPLACE,
    "swivel": TRAIT_SWIVEL,
    "boarding": TRAIT_BOARDS,
    "heavy": TRAIT_HEAVY,
    "sharpshooter": TRAIT_AIMS,
}
_GIFT_OF: Final = {
    "melee": GIFT_MELEE,
    "ranged": GIFT_RANGED,
    "extra-action": GIFT_ACTION,
    "convert": GIFT_CONVERT,
    "initiative": GIFT_INITIATIVE,
}


def _effect_trait(effect: Effect) -> int:
    if effect.do == "initiative":
        return TRAIT_HELP if effect.value > 0 else TRAIT_HINDER
    return _TRAIT_OF.get(effect.do, 0)


def _has_mark(tile: Tile, mark: str) -> bool:
    return any(mark in side for side in tile.sides)


def _traits(tile: Tile | None) -> int:
    if tile is None:
        return 0
    found = 0
    for effect in tile.effects:
        found |= _effect_trait(effect)
    found |= TRAIT_NET if _has_mark(tile, "net") else 0
    found |= TRAIT_CONTROL if _has_mark(tile, "control-link") else 0
    found |= TRAIT_MOBILE if tile.mobility else 0
    found |= TRAIT_HQ if tile.kind == "hq" else 0
    found |= TRAIT_MODULE if tile.kind == "module" else 0
    found |= TRAIT_ACTS if tile.initiative else 0
    return found


def _token_traits(number: int) -> int:
    """NH-VAR-03: whether the tile of this number is half of a construction, and the first of the two."""
    if number < FIRST_TOKEN:
        return 0
    return TRAIT_TOKEN | (TRAIT_HEAD if (number - FIRST_TOKEN) % TOKEN_FACES < HEAD_FACES else 0)


def _gift(tile: Tile | None) -> int:
    """The sum of what the tile lends to each tile it reaches (to an enemy, when it hinders)."""
    if tile is None:
        return 0
    return sum(_GIFT_OF[effect.do] * (effect.value or 1) for effect in tile.effects if effect.do in _GIFT_OF)


def _instant(tile: Tile | None) -> int:
    return INSTANT_NAMES.index(tile.effects[0].do) if tile is not None and tile.kind == "instant" else 0


def _turned(tile: Tile | None, rotation: int, mark: str) -> int:
    """The directions in which a tile lying so carries a mark (any strength of it)."""
    sides = tile.sides if tile is not None else ()
    carrying = [
        number for number, side in enumerate(sides) if mark in [found.rstrip("-123") for found in side]
    ]
    return sum(1 << (number + rotation) % 6 for number in carrying)


def _links(tile: Tile | None, rotation: int) -> int:
    """The directions in which a module or HQ acts: its links, or all six around an HQ."""
    if tile is None:
        return 0
    if any(effect.reach == "around" for effect in tile.effects):
        return 63
    return _turned(tile, rotation, "link") | _turned(tile, rotation, "enemy-link")


def _strength(tile: Tile | None, rotation: int, direction: int, attack: str) -> int:
    side = tile.sides[(direction - rotation) % 6] if tile is not None else ()
    return next((int(mark[-1]) for mark in side if mark.startswith(attack + "-")), 0)


# Tiles from this number on are faces of constructions: two of the first token, two of the second.
FIRST_TOKEN: Final[i64] = 1 + len(IN_ARMIES)
TOKEN_FACES: Final[i64] = 4
HEAD_FACES: Final[i64] = 2

# Rotations 6 and 7 do not occur; they make a pose a matter of shifting.
_POSES: Final = [(tile, rotation) for tile in TILES for rotation in range(8)]
_ARMY_NUMBER: Final = [
    0,
    *(number for number, army in enumerate(ALL_ARMIES) for _ in army.tiles),
    *(ARMIES.index(built.army) for built in CONSTRUCTIONS for _ in built.faces()),
]

# By tile.
KIND: Final = vec[i64]([KIND_NAMES.index(tile.kind) if tile is not None else 0 for tile in TILES])
COUNT: Final = vec[i64]([tile.count if tile is not None else 0 for tile in TILES])
TOUGHNESS: Final = vec[i64]([tile.toughness if tile is not None else 0 for tile in TILES])
TRAITS: Final = vec[i64]([_traits(tile) | _token_traits(number) for number, tile in enumerate(TILES)])
GIFT: Final = vec[i64]([_gift(tile) for tile in TILES])
INSTANT_OF: Final = vec[i64]([_instant(tile) for tile in TILES])
PRINTED: Final = vec[i64](
    [sum(1 << value for value in tile.initiative) if tile is not None else 0 for tile in TILES]
)

# By army.
FIRST_TILE: Final = vec[i64]([_ARMY_NUMBER.index(n, 1) for n in range(len(ARMIES))])
ARMY_TILES: Final = vec[i64]([len(army.tiles) for army in ALL_ARMIES])
_BUILDERS: Final = [built.army for built in CONSTRUCTIONS]
# The number of the first face of the army's construction; 0 where it has none.
TOKENS_OF: Final = vec[i64](
    [FIRST_TOKEN + TOKEN_FACES * _BUILDERS.index(army) if army in _BUILDERS else 0 for army in ARMIES]
)
HAS_TEMPER: Final = vec[i64]([int(army.bad_temper) for army in ALL_ARMIES])
KINDS: Final[i64] = 24  # room for the kinds of tile of one army
assert max(len(army.tiles) for army in ALL_ARMIES) <= KINDS

# By pose: six-bit sets of directions.
MELEE_SIDES: Final = vec[i64]([_turned(tile, r, "melee") for tile, r in _POSES])
RANGED_SIDES: Final = vec[i64]([_turned(tile, r, "ranged") for tile, r in _POSES])
GAUSS_SIDES: Final = vec[i64]([_turned(tile, r, "gauss") for tile, r in _POSES])
ARMOUR_SIDES: Final = vec[i64]([_turned(tile, r, "armour") for tile, r in _POSES])
NET_SIDES: Final = vec[i64]([_turned(tile, r, "net") for tile, r in _POSES])
CONTROL_SIDES: Final = vec[i64]([_turned(tile, r, "control-link") for tile, r in _POSES])
LINK_SIDES: Final = vec[i64]([_links(tile, r) for tile, r in _POSES])
# By pose * 6 + direction: the printed strength, 0 where there is no such attack.
MELEE: Final = vec[i64]([_strength(tile, r, d, "melee") for tile, r in _POSES for d in range(6)])
RANGED: Final = vec[i64]([_strength(tile, r, d, "ranged") for tile, r in _POSES for d in range(6)])

MELEE_ATTACK: Final[i64] = 0
RANGED_ATTACK: Final[i64] = 1
GAUSS_ATTACK: Final[i64] = 2
ATTACK_KIND_SHIFT: Final[i64] = 3
ATTACK_STRENGTH_SHIFT: Final[i64] = 5


def _attacks(tile: Tile | None, rotation: int) -> list[int]:
    """Every attack of a tile lying so: direction, kind and strength in one number."""
    found = []
    for number, side in enumerate(tile.sides if tile is not None else ()):
        direction = (number + rotation) % 6
        for mark in side:
            kind, _, strength = mark.partition("-")
            if kind in ("melee", "ranged", "gauss"):
                code = ("melee", "ranged", "gauss").index(kind)
                value = int(strength or 1)
                found.append(direction | code << ATTACK_KIND_SHIFT | value << ATTACK_STRENGTH_SHIFT)
    return found


_ATTACKS: Final = [_attacks(tile, r) for tile, r in _POSES]
# The attacks of pose p are ATTACKS[FIRST_ATTACK[p]] to ATTACKS[FIRST_ATTACK[p + 1] - 1].
ATTACKS: Final = vec[i64]([attack for attacks in _ATTACKS for attack in attacks])
FIRST_ATTACK: Final = vec[i64]([sum(len(a) for a in _ATTACKS[:pose]) for pose in range(len(_ATTACKS) + 1)])

TERMINALS: Final[i64] = sum(1 << cell_at(q, r) for q, r in DUEL_BOARD.terminals)
MOST_ENERGY: Final[i64] = DUEL_BOARD.energy.most
