"""Moves as fixed numbers, as the army sees the board that makes them."""

from typing import Final

from warpad.core.learning.encoding import ENDED
from warpad.core.vecs import i64, vec
from warpad.games.bugs.data.geometry import CELLS, DIRECTIONS, PATHS
from warpad.games.bugs.learn.sheets import ACTIONS
from warpad.games.bugs.learn.view import cell_seen, direction_seen, path_seen, unit_seen
from warpad.games.bugs.rules.codes import F_SHOOTER, F_UNIT, GENERAL_ORDER, NONE
from warpad.games.bugs.rules.codes import FASTER as FASTER_BIT
from warpad.games.bugs.rules.orders import direction_of, is_faster, is_general_order, path_of, type_of
from warpad.games.bugs.rules.phases import (
    AGREE,
    ASK_BATTLE,
    ASK_DESTINATION,
    ASK_PORTAL,
    ASK_REROLL,
    ORDERS,
    PLACE_OPEN,
    PLACE_SECRET,
    TARGETS,
)
from warpad.games.bugs.rules.state import State

ORDER: Final[i64] = ACTIONS.at["order"]
FASTER: Final[i64] = ACTIONS.at["faster"]
ADVANCE: Final[i64] = ACTIONS.at["advance"]
PLACE: Final[i64] = ACTIONS.at["place"]
PROPOSE: Final[i64] = ACTIONS.at["propose"]
MEDAL: Final[i64] = ACTIONS.at["medal"]
PORTAL: Final[i64] = ACTIONS.at["portal"]
TRAVEL: Final[i64] = ACTIONS.at["travel"]
BATTLE: Final[i64] = ACTIONS.at["battle"]
FOE: Final[i64] = ACTIONS.at["foe"]
REROLL: Final[i64] = ACTIONS.at["reroll"]
HOLD_FIRE: Final[i64] = ACTIONS.at["hold_fire"]
SHOOT: Final[i64] = ACTIONS.at["shoot"]
NUMBERS: Final[i64] = ACTIONS.size
KINDS: Final[i64] = 3


def number_of(p: State, viewer: i64, move: i64, step: i64) -> i64:
    """The number for this step of a move; only the choice of a battle has two."""
    phase = p.phase
    if phase == ASK_BATTLE:
        return battle_number(p, viewer, move, step)
    if step > 0:
        return ENDED
    if phase == ORDERS:
        return order_number(viewer, move)
    if phase in (PLACE_OPEN, PLACE_SECRET):
        return PLACE + move // CELLS * CELLS + cell_seen(viewer, move % CELLS)
    if phase == TARGETS:
        return HOLD_FIRE if move == 0 else SHOOT + unit_seen(viewer, move - 1)
    if phase == ASK_REROLL:
        return REROLL + move
    if phase == ASK_DESTINATION:
        return TRAVEL + cell_seen(viewer, move)
    if phase == AGREE:
        return PROPOSE + move
    return (PORTAL if phase == ASK_PORTAL else MEDAL) + move


def order_number(viewer: i64, order: i64) -> i64:
    """An order for one unit, or for all."""
    if is_general_order(order):
        return ADVANCE + direction_seen(viewer, direction_of(order))
    block = FASTER if is_faster(order) else ORDER
    return block + type_of(order) * PATHS + path_seen(viewer, path_of(order))


def _order_numbers() -> list[int]:
    """By side and order: its number; orders that cannot be have none."""
    found: list[int] = []
    for side in range(2):
        for order in range(2 * FASTER_BIT):
            plain = order % FASTER_BIT
            exists = plain < GENERAL_ORDER or (plain < GENERAL_ORDER + DIRECTIONS and order < FASTER_BIT)
            found.append(order_number(side, order) if exists else -1)
    return found


ORDER_NUMBERS: Final = vec[i64](_order_numbers())


def orders_of(viewer: i64) -> i64:
    """Where the numbers of the orders begin for the side of an army."""
    return (viewer & 1) * 2 * FASTER_BIT


def battle_number(p: State, viewer: i64, at: i64, step: i64) -> i64:
    """A battle is told by the own unit with the kind of battle, then by the enemy."""
    side = viewer & 1
    if step == 0:
        return BATTLE + unit_seen(viewer, p.fights[at + F_UNIT + side]) * KINDS + kind_of(p, at, side)
    return FOE + unit_seen(viewer, p.fights[at + F_UNIT + 1 - side]) if step == 1 else ENDED


def kind_of(p: State, at: i64, side: i64) -> i64:
    """0 a cell battle, 1 a shot of this side, 2 a shot at it."""
    shooter = p.fights[at + F_SHOOTER]
    if shooter == NONE:
        return 0
    return 1 if shooter == side else 2
