"""What the net sees of a duel: whole numbers for each side, told from the HQs and not from the hexes.

The same numbers come out when the board is turned, and when the sides are swapped they only change
places. Most are counted on the board as it is; some on the board as the next battle would leave it.
"""

from typing import Final

from warpad.core.bits import count, highest, lowest, single
from warpad.core.hexes import AROUND, DISTANCE, NEIGHBOUR, RAY
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.content import TILES, Tile
from warpad.games.neuroshima.data.tables import (
    ATTACK_KIND_SHIFT,
    ATTACK_STRENGTH_SHIFT,
    ATTACKS,
    FIRST_ATTACK,
    GAUSS_ATTACK,
    GIFT_MASK,
    MELEE_ATTACK,
    PRINTED,
    TOUGHNESS,
    TRAIT_GIVE_MOBILITY,
    TRAIT_MEDIC,
    TRAIT_MOBILE,
    TRAIT_NET,
    TRAITS,
)
from warpad.games.neuroshima.mind.evaluate import TILE_WORTH, battles_in_hand, stack_left, tiles_in_hand
from warpad.games.neuroshima.position import Neuroshima
from warpad.games.neuroshima.rules.battle.attacks import armour_at, nearest
from warpad.games.neuroshima.rules.battle.segments import foresee
from warpad.games.neuroshima.rules.battle.status import look, shift_values, weigh
from warpad.games.neuroshima.rules.battle.survey import GIFTS, HOSTILE, RULED
from warpad.games.neuroshima.rules.movement import lent_mobility
from warpad.games.neuroshima.rules.pieces import POSE, TILE, TILE_SHIFT, wounds_of
from warpad.games.neuroshima.rules.questions import ASK_DRAW
from warpad.games.neuroshima.rules.state import State

# What is told of each side, in this order. A tile "works" when no net holds it; HQs are no tiles here.
SIDE_NAMES: Final = (
    "hit points", "hit points after a battle", "stack", "battles in hand", "tiles in hand",
    "tiles", "worth of tiles that work", "worth of netted tiles", "wounds that tiles bear",
    "strength at initiative 3", "strength at initiative 2",
    "strength at initiative 1", "strength at initiative 0",
    "melee at the HQ", "shots at the HQ", "netted attacks at the HQ", "quick attacks at the HQ",
    "attacks at tiles", "attackers without a target", "shooters in line with the HQ",
    "tiles next to the HQ", "tiles two from the HQ", "tiles further from the HQ", "tiles at home",
    "open hexes around home", "hexes around home", "home netted",
    "medics", "nets", "tiles lent something", "mobile tiles", "tiles lent a move",
    "tiles that could come to the HQ",
    "tiles after a battle", "worth that works after a battle", "worth netted after a battle",
    "tiles next to the HQ after a battle", "melee at the HQ after a battle", "shots at the HQ after a battle",
    "open hexes around home after a battle",
)  # fmt: skip
SIDE: Final[i64] = 40
assert len(SIDE_NAMES) == SIDE

HIT_POINTS: Final[i64] = 0
HIT_POINTS_AFTER: Final[i64] = 1
STACK_LEFT: Final[i64] = 2
BATTLES: Final[i64] = 3
HELD: Final[i64] = 4
PRESENT: Final[i64] = 5
WORKING: Final[i64] = 6
NETTED: Final[i64] = 7
BEARING: Final[i64] = 8
STRENGTH: Final[i64] = 9  # by initiative, the quickest first
QUICKEST: Final[i64] = 3
MELEE_AT_HQ: Final[i64] = 13
SHOTS_AT_HQ: Final[i64] = 14
HELD_BACK: Final[i64] = 15
QUICK_AT_HQ: Final[i64] = 16
AT_TILES: Final[i64] = 17
IDLE: Final[i64] = 18
IN_LINE: Final[i64] = 19
NEAR: Final[i64] = 20  # by distance from the enemy HQ: 1, 2, more
HOME: Final[i64] = 23
OPEN: Final[i64] = 24
AROUND_HOME: Final[i64] = 25
HOME_NETTED: Final[i64] = 26
MEDICS: Final[i64] = 27
NETS: Final[i64] = 28
LENT: Final[i64] = 29
MOBILE: Final[i64] = 30
CARRIED: Final[i64] = 31
COMING: Final[i64] = 32
PRESENT_AFTER: Final[i64] = 33
WORKING_AFTER: Final[i64] = 34
NETTED_AFTER: Final[i64] = 35
NEAR_AFTER: Final[i64] = 36
MELEE_AFTER: Final[i64] = 37
SHOTS_AFTER: Final[i64] = 38
OPEN_AFTER: Final[i64] = 39

# What is told of the whole, after both sides.
WHOLE_NAMES: Final = (
    "free hexes", "the turn goes on", "own last tile was drawn", "the other's last tile was drawn",
    "own terror", "the other's terror", "own energy", "the other's energy",
)  # fmt: skip
WHOLE: Final[i64] = 2 * SIDE
SIZE: Final[i64] = WHOLE + 8

ALL_SIDES: Final[i64] = 63
NO_CELL: Final[i64] = -1


def _has_shots(tile: Tile | None) -> int:
    sides = tile.sides if tile is not None else ()
    return int(any(mark.startswith(("ranged", "gauss")) for side in sides for mark in side))


SHOOTS: Final = vec[i64]([_has_shots(tile) for tile in TILES])
NOTHING: Final = vec[i64]([0] * (2 * 40 + 8))


def describe(position: Neuroshima, player: i64, foreseeing: bool) -> vec[i64]:
    """All numbers, the player's own side first; without foresight no battle is fought on a copy."""
    row = NOTHING[:]
    weigh(position)
    after: State = position
    if foreseeing:
        after = foresee(position, False)
        look(after)
    other = 1 - player
    tell_side(position, after, player, row, 0)
    tell_side(position, after, other, row, SIDE)
    row[WHOLE] = count(position.setup.board & ~position.occupied)
    row[WHOLE + 1] = 1 if position.asked == player and position.ask != ASK_DRAW else 0
    row[WHOLE + 2] = 1 if position.last_by == player else 0
    row[WHOLE + 3] = 1 if position.last_by == other else 0
    row[WHOLE + 4] = position.terror >> player & 1
    row[WHOLE + 5] = position.terror >> other & 1
    row[WHOLE + 6] = position.energy[player]
    row[WHOLE + 7] = position.energy[other]
    return row


def tell_side(board: Neuroshima, after: State, player: i64, row: vec[i64], at: i64) -> None:
    """What one side has, can do, and would have after a battle."""
    row[at + HIT_POINTS] = board.hp[player]
    row[at + HIT_POINTS_AFTER] = after.hp[player]
    row[at + STACK_LEFT] = stack_left(board, player)
    row[at + BATTLES] = battles_in_hand(board, player)
    row[at + HELD] = tiles_in_hand(board, player)
    home = hq_of(board, player)
    target = hq_of(board, 1 - player)
    tell_home(board, after, home, row, at)
    left = board.work[RULED + player] & ~board.hqs
    row[at + PRESENT] = count(left)
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        tell_tile(board, cell, player, target, row, at)
        if target >= 0:
            steps = DISTANCE[cell * 37 + target]
            row[at + NEAR + (steps - 1 if steps < 3 else 2)] += 1
    if home >= 0:
        row[at + HOME] = count(AROUND[home * 64 + ALL_SIDES] & board.work[RULED + player])
    if board.movers != 0:
        tell_movers(board, player, target, row, at)
    tell_after(after, player, target, row, at)


def hq_of(board: State, player: i64) -> i64:
    """Where the HQ of a player stands, or NO_CELL; needs an up-to-date look."""
    found = board.hqs & board.work[RULED + player]
    return lowest(found) if found != 0 else NO_CELL


def tell_home(board: State, after: State, home: i64, row: vec[i64], at: i64) -> None:
    if home < 0:
        return
    around = AROUND[home * 64 + ALL_SIDES] & board.setup.board
    row[at + AROUND_HOME] = count(around)
    row[at + OPEN] = count(around & ~board.occupied)
    row[at + OPEN_AFTER] = count(around & ~after.occupied)
    row[at + HOME_NETTED] = board.netted >> home & 1


def tell_tile(board: State, cell: i64, player: i64, target: i64, row: vec[i64], at: i64) -> None:
    """Adds one tile to what is told of its side."""
    here = board.piece[cell]
    tile = (here >> TILE_SHIFT) & TILE
    gift = board.work[GIFTS + cell]
    row[at + BEARING] += max(TOUGHNESS[tile], 1) - wounds_of(here)
    if board.netted >> cell & 1:
        row[at + NETTED] += TILE_WORTH[tile]
        held = attacks_at(board, cell, player, target, 0)
        row[at + HELD_BACK] += (held & BITS_OF_SUM) + (held >> SHOTS_SHIFT & BITS_OF_SUM)
        return
    traits = TRAITS[tile]
    row[at + WORKING] += TILE_WORTH[tile]
    row[at + MEDICS] += 1 if traits & TRAIT_MEDIC else 0
    row[at + NETS] += 1 if traits & TRAIT_NET else 0
    row[at + LENT] += 1 if gift > 0 else 0
    slots = shift_values(PRINTED[tile], gift >> 32)
    if slots == 0:
        return
    initiative = min(highest(slots), QUICKEST)
    found = attacks_at(board, cell, player, target, gift)
    melee = found & BITS_OF_SUM
    shots = found >> SHOTS_SHIFT & BITS_OF_SUM
    at_tiles = found >> TILES_SHIFT & BITS_OF_SUM
    row[at + STRENGTH + QUICKEST - initiative] += found >> WHOLE_SHIFT
    row[at + MELEE_AT_HQ] += melee
    row[at + SHOTS_AT_HQ] += shots
    row[at + AT_TILES] += at_tiles
    if initiative >= 2:
        row[at + QUICK_AT_HQ] += melee + shots
    if found & HITS == 0:
        row[at + IDLE] += 1
    if SHOOTS[tile] == 1 and target >= 0 and is_in_line(board, cell, player, target):
        row[at + IN_LINE] += 1


# The sums of a tile's attacks in one number: on the HQ by melee and by shots, on tiles, and all it has.
BITS_OF_SUM: Final[i64] = 255
SHOTS_SHIFT: Final[i64] = 8
TILES_SHIFT: Final[i64] = 16
WHOLE_SHIFT: Final[i64] = 24
HITS: Final[i64] = (1 << 24) - 1


def attacks_at(board: State, cell: i64, player: i64, target: i64, gift: i64) -> i64:
    """How hard the attacks of a tile are, and whom they would hit if all acted now."""
    pose = board.piece[cell] & POSE
    prey = board.work[HOSTILE + player]
    hq = single(target) if target >= 0 else 0
    found: i64 = 0
    i = FIRST_ATTACK[pose]
    end = FIRST_ATTACK[pose + 1]
    while i < end:
        attack = ATTACKS[i]
        i += 1
        kind = (attack >> ATTACK_KIND_SHIFT) & 3
        direction = attack & 7
        strength = attack >> ATTACK_STRENGTH_SHIFT
        if kind == MELEE_ATTACK:
            strength += gift & GIFT_MASK
            hit = NEIGHBOUR[cell * 6 + direction]
            if hit >= 0 and prey >> hit & 1:
                found += strength if hit == target else strength << TILES_SHIFT
        elif kind == GAUSS_ATTACK:
            line = RAY[cell * 6 + direction] & prey
            found += count(line & ~hq) << TILES_SHIFT
            found += 1 << SHOTS_SHIFT if line & hq else 0
        else:
            strength += gift >> 8 & GIFT_MASK
            line = RAY[cell * 6 + direction] & prey
            if line != 0:
                hit = nearest(line, direction)
                wounds = strength - armour_at(board, hit, direction)
                found += wounds << (SHOTS_SHIFT if hit == target else TILES_SHIFT)
        found += strength << WHOLE_SHIFT
    return found


def is_in_line(board: State, cell: i64, player: i64, target: i64) -> bool:
    """Whether the enemy HQ is the first enemy in some straight line from the cell."""
    prey = board.work[HOSTILE + player]
    direction: i64 = 0
    while direction < 6:
        line = RAY[cell * 6 + direction]
        if line >> target & 1:
            return nearest(line & prey, direction) == target
        direction += 1
    return False


def tell_movers(board: Neuroshima, player: i64, target: i64, row: vec[i64], at: i64) -> None:
    """Tiles that could move in the next turn, and how many could come to the enemy HQ."""
    ruled = board.work[RULED + player] & ~board.netted
    mobile: i64 = 0
    carried: i64 = 0
    left = board.movers & ruled
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        traits = TRAITS[(board.piece[cell] >> TILE_SHIFT) & TILE]
        if traits & TRAIT_MOBILE:
            mobile |= single(cell)
        if traits & TRAIT_GIVE_MOBILITY:
            carried |= lent_mobility(board, cell) & ruled
    row[at + MOBILE] = count(mobile)
    row[at + CARRIED] = count(carried)
    if target < 0:
        return
    free = AROUND[target * 64 + ALL_SIDES] & board.setup.board & ~board.occupied
    left = (mobile | carried) & ~board.hqs
    while left != 0:
        if AROUND[lowest(left) * 64 + ALL_SIDES] & free:
            row[at + COMING] += 1
        left &= left - 1


def tell_after(after: State, player: i64, target: i64, row: vec[i64], at: i64) -> None:
    """What a battle would leave to the side, and what would then aim at the enemy HQ."""
    left = after.work[RULED + player] & ~after.hqs
    row[at + PRESENT_AFTER] = count(left)
    if target >= 0:
        row[at + NEAR_AFTER] = count(left & ~after.netted & AROUND[target * 64 + ALL_SIDES])
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        tile = (after.piece[cell] >> TILE_SHIFT) & TILE
        if after.netted >> cell & 1:
            row[at + NETTED_AFTER] += TILE_WORTH[tile]
            continue
        row[at + WORKING_AFTER] += TILE_WORTH[tile]
        if target >= 0 and PRINTED[tile] != 0:
            found = attacks_at(after, cell, player, target, 0)
            row[at + MELEE_AFTER] += found & BITS_OF_SUM
            row[at + SHOTS_AFTER] += found >> SHOTS_SHIFT & BITS_OF_SUM
