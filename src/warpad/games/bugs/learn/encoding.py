"""A position as a row of numbers, as the seat that looks at it knows it; its own army comes first."""

from typing import Final

from warpad.core.bits import lowest
from warpad.core.learning.encoding import Encoding, capped
from warpad.core.position import Position
from warpad.core.vecs import append, i64, u8, vec
from warpad.games.bugs.data.book import ARMIES, SIDES, TYPES
from warpad.games.bugs.data.geometry import CELLS, DIRECTIONS, MAX_PATH, PATH_LENGTH, PATH_STEP
from warpad.games.bugs.learn.numbering import (
    BATTLE,
    FOE,
    NUMBERS,
    ORDER_NUMBERS,
    kind_of,
    number_of,
    orders_of,
)
from warpad.games.bugs.learn.sheets import OBSERVATION, SHIFT, SIDE_UNITS
from warpad.games.bugs.learn.terms import write_campaign, write_match
from warpad.games.bugs.learn.view import army_of, cell_seen, direction_seen, path_seen, unit_seen
from warpad.games.bugs.position import BugsPosition
from warpad.games.bugs.rules.codes import (
    F_BOOST,
    F_DIE,
    F_POWER,
    F_RESULT,
    F_STEP,
    F_UNIT,
    FIGHT_SIZE,
    GONE,
    NONE,
    PENDING,
    TRAIL,
)
from warpad.games.bugs.rules.orders import (
    direction_of,
    is_faster,
    is_general_order,
    next_army,
    path_of,
    type_of,
)
from warpad.games.bugs.rules.phases import (
    ASK_BOOST,
    ASK_DESTINATION,
    ASK_INCOME,
    ASK_PORTAL,
    ASK_REROLL,
    ORDERS,
    PLACE_OPEN,
    PLACE_SECRET,
    TARGETS,
)
from warpad.games.bugs.rules.placement import army_to_place
from warpad.games.bugs.rules.ranged import next_shooter
from warpad.games.bugs.rules.state import State

_AT: Final = OBSERVATION.at
SIZE: Final[i64] = OBSERVATION.size
ONE: Final[u8] = 1
HIGHEST: Final[i64] = 255

UNIT: Final[i64] = _AT["unit"]
ARTIFACT: Final[i64] = _AT["artifact"]
PORTAL: Final[i64] = _AT["portal"]
TRAIN: Final[i64] = _AT["train"]
LINE: Final[i64] = _AT["line"]
TRAIL_AT: Final[i64] = _AT["trail"]
CAME: Final[i64] = _AT["came"]
STANDING: Final[i64] = _AT["standing"]
ACTIVE: Final[i64] = _AT["active"]
ATTACKING: Final[i64] = _AT["attacking"]
STOPPED: Final[i64] = _AT["stopped"]
MET: Final[i64] = _AT["met"]
PORTAL_USED: Final[i64] = _AT["portal_used"]
PORTAL_ASKED: Final[i64] = _AT["portal_asked"]
STEPS: Final[i64] = _AT["steps"]
SUBJECT: Final[i64] = _AT["subject"]
IN_BATTLE: Final[i64] = _AT["in_battle"]
ARMY: Final[i64] = _AT["army"]
ASKED_ARMY: Final[i64] = _AT["asked_army"]
ENERGY: Final[i64] = _AT["energy"]
INFLUENCE: Final[i64] = _AT["influence"]
CAPTURED: Final[i64] = _AT["captured"]
ORDERED: Final[i64] = _AT["ordered"]
SHOWN: Final[i64] = _AT["shown_unit"]
SEALED: Final[i64] = _AT["sealed_unit"]
TARGET: Final[i64] = _AT["target"]
# Within the group of an order.
O_STEP: Final[i64] = _AT["shown_step"] - _AT["shown_unit"]
O_ALL: Final[i64] = _AT["shown_all"] - _AT["shown_unit"]
O_FASTER: Final[i64] = _AT["shown_faster"] - _AT["shown_unit"]
FIGHT: Final[i64] = _AT["fight"]
FIGHT_STEP: Final[i64] = _AT["fight_step"]
DIE: Final[i64] = _AT["die"]
POWER: Final[i64] = _AT["power"]
BOOST: Final[i64] = _AT["boost"]
ASK: Final[i64] = _AT["ask"]
PICKED: Final[i64] = _AT["picked"]
POWER_SHIFT: Final[i64] = SHIFT
SIDE_UNIT_COUNT: Final[i64] = SIDE_UNITS


class BugsEncoding(Encoding):
    """War of Bugs as numbers."""

    def write(self, position: Position, seat: i64, picked: vec[i64], out: vec[u8], at: i64) -> None:
        assert isinstance(position, BugsPosition)
        viewer = army_of(position, seat)
        write_board(position, viewer, out, at)
        write_units(position, viewer, seat, out, at)
        write_armies(position, viewer, seat, out, at)
        write_question(position, viewer, seat, out, at)
        write_fights(position, viewer, out, at)
        write_match(position, viewer, out, at)
        if position.setup.is_campaign():
            write_campaign(position, viewer, out, at)
        write_picked(picked, out, at)

    def amend(self, position: Position, seat: i64, picked: vec[i64], out: vec[u8], at: i64) -> None:
        write_picked(picked, out, at)

    def number(self, position: Position, seat: i64, move: i64, step: i64) -> i64:
        assert isinstance(position, BugsPosition)
        return number_of(position, army_of(position, seat), move, step)

    def mark(
        self, position: Position, seat: i64, moves: vec[i64], picked: vec[i64], mask: vec[u8], at: i64
    ) -> None:
        assert isinstance(position, BugsPosition)
        viewer = army_of(position, seat)
        first = orders_of(viewer)
        i: i64 = 0
        while i < len(moves):
            if position.phase == ORDERS:
                mask[at + ORDER_NUMBERS[first + moves[i]]] = ONE
            else:
                mask[at + number_of(position, viewer, moves[i], len(picked))] = ONE
            i += 1

    def keep(self, position: Position, seat: i64, moves: vec[i64], picked: vec[i64], number: i64) -> vec[i64]:
        assert isinstance(position, BugsPosition)
        viewer = army_of(position, seat)
        first = orders_of(viewer)
        ordering = position.phase == ORDERS
        kept = vec[i64]([])
        i: i64 = 0
        while i < len(moves):
            move = moves[i]
            own = ORDER_NUMBERS[first + move] if ordering else number_of(position, viewer, move, len(picked))
            if own == number:
                kept = append(kept, move)
            i += 1
        return kept


def write_picked(picked: vec[i64], out: vec[u8], at: i64) -> None:
    """The battle of which only the enemy is still to be chosen."""
    if len(picked) > 0 and picked[0] >= BATTLE and picked[0] < FOE:
        out[at + PICKED + picked[0] - BATTLE] = ONE


def set_cells(viewer: i64, cells: i64, out: vec[u8], at: i64) -> None:
    """A one for each cell of a set."""
    left = cells
    while left != 0:
        out[at + cell_seen(viewer, lowest(left))] = ONE
        left &= left - 1


def set_units(viewer: i64, units: i64, out: vec[u8], at: i64) -> None:
    """A one for each unit of a set."""
    left = units
    while left != 0:
        out[at + unit_seen(viewer, lowest(left))] = ONE
        left &= left - 1


def write_board(p: State, viewer: i64, out: vec[u8], at: i64) -> None:
    """The signs on the board, and each army's place on it."""
    set_cells(viewer, p.book.artifact & p.setup.cells, out, at + ARTIFACT)
    set_cells(viewer, p.terms.portals & p.setup.cells, out, at + PORTAL)
    army: i64 = 0
    while army < p.setup.armies:
        seen = army ^ viewer
        out[at + TRAIN + seen * CELLS + cell_seen(viewer, p.book.train[army])] = ONE
        set_cells(viewer, p.book.lines[army], out, at + LINE + seen * CELLS)
        army += 1


def is_hidden(p: State, army: i64, seat: i64) -> bool:
    """BUGS-SET-10, BUGS-HID-01: formations stay behind the screens until all are done."""
    return p.phase == PLACE_SECRET and p.setup.owner[army] != seat


def write_units(p: State, viewer: i64, seat: i64, out: vec[u8], at: i64) -> None:
    """Every unit that the seat may see, and what it has done this turn."""
    unit: i64 = 0
    while unit < p.units:
        seen = unit_seen(viewer, unit)
        if p.where[unit] != GONE and not is_hidden(p, unit // TYPES, seat):
            out[at + UNIT + seen * CELLS + cell_seen(viewer, p.where[unit])] = ONE
            out[at + STANDING + seen] = ONE
        unit += 1
    if p.phase == PLACE_OPEN or p.phase == PLACE_SECRET:
        return
    set_units(viewer, p.active, out, at + ACTIVE)
    set_units(viewer, p.personal, out, at + ATTACKING)
    set_units(viewer, p.stopped, out, at + STOPPED)
    set_units(viewer, p.met, out, at + MET)
    set_units(viewer, p.declared, out, at + PORTAL_USED)
    unit = 0
    while unit < len(p.queue):
        out[at + PORTAL_ASKED + unit_seen(viewer, p.queue[unit])] = ONE
        unit += 1
    unit = 0
    while unit < p.units:
        if p.steps[unit] > 0:
            write_way(p, viewer, unit, out, at)
        unit += 1


def write_way(p: State, viewer: i64, unit: i64, out: vec[u8], at: i64) -> None:
    """How far a unit came this turn, and from where."""
    army = unit // TYPES
    out[at + STEPS + unit_seen(viewer, unit)] = u8(p.steps[unit])
    if p.shown[army] == NONE:
        return
    if is_general_order(p.shown[army]):
        if p.came[unit] >= 0:
            out[at + CAME + (army ^ viewer) * CELLS + cell_seen(viewer, p.came[unit])] = ONE
        return
    i: i64 = 0
    while i < TRAIL:
        cell = p.trail[army * TRAIL + i]
        if cell >= 0:
            out[at + TRAIL_AT + (army ^ viewer) * CELLS + cell_seen(viewer, cell)] = ONE
        i += 1


def write_armies(p: State, viewer: i64, seat: i64, out: vec[u8], at: i64) -> None:
    """The tablet of each army, with orders and targets that the seat may see."""
    army: i64 = 0
    while army < ARMIES:
        seen = army ^ viewer
        if army >= p.setup.armies:
            out[at + ARMY + seen * 4] = ONE
            army += 1
            continue
        mine = p.setup.owner[army] == seat
        relation = 1 if mine else (2 if seen & 1 == 0 else 3)
        out[at + ARMY + seen * 4 + relation] = ONE
        out[at + ENERGY + seen] = u8(p.energy[army])
        out[at + INFLUENCE + seen] = u8(p.influence[army])
        if p.train[army] != NONE:
            out[at + CAPTURED + seen * ARMIES + (p.train[army] ^ viewer)] = ONE
        if p.shown[army] != NONE:
            write_order(viewer, p.shown[army], seen, out, at + SHOWN)
        if p.phase == ORDERS and p.orders[army] != NONE:
            out[at + ORDERED + seen] = ONE
            if mine:
                write_order(viewer, p.orders[army], seen, out, at + SEALED)
        if mine and p.phase == TARGETS and p.targets[army] > 0:
            out[at + TARGET + seen * ARMIES * TYPES + unit_seen(viewer, p.targets[army] - 1)] = ONE
        army += 1


def write_order(viewer: i64, order: i64, army: i64, out: vec[u8], at: i64) -> None:
    """An order: whom it is for and where it leads."""
    if is_general_order(order):
        out[at + O_ALL + army * DIRECTIONS + direction_seen(viewer, direction_of(order))] = ONE
        return
    out[at + army * TYPES + type_of(order)] = ONE
    if is_faster(order):
        out[at + O_FASTER + army] = ONE
    path = path_seen(viewer, path_of(order))
    step: i64 = 0
    while step < PATH_LENGTH[path]:
        out[at + O_STEP + (army * MAX_PATH + step) * DIRECTIONS + PATH_STEP[path * MAX_PATH + step]] = ONE
        step += 1


def write_question(p: State, viewer: i64, seat: i64, out: vec[u8], at: i64) -> None:
    """The army and the unit that the question is about."""
    phase = p.phase
    army = NONE
    unit = NONE
    if phase == ORDERS:
        army = next_army(p, seat)
    elif phase in (PLACE_OPEN, PLACE_SECRET):
        army = army_to_place(p, seat)
    elif phase == TARGETS:
        unit = next_shooter(p, seat)
    elif phase == ASK_INCOME:
        army = p.subject
    elif phase in (ASK_PORTAL, ASK_DESTINATION):
        unit = p.subject
    elif phase in (ASK_BOOST, ASK_REROLL):
        unit = p.fights[p.fight + F_UNIT + p.ask]
        out[at + ASK + (p.ask ^ (viewer & 1))] = ONE
    if unit != NONE:
        out[at + SUBJECT + unit_seen(viewer, unit)] = ONE
        army = unit // TYPES
    if army != NONE:
        out[at + ASKED_ARMY + (army ^ viewer)] = ONE


def side_place(viewer: i64, unit: i64) -> i64:
    """The place of a unit among the twelve of its side."""
    seen = unit_seen(viewer, unit)
    return seen // (SIDES * TYPES) * TYPES + seen % TYPES


def write_fights(p: State, viewer: i64, out: vec[u8], at: i64) -> None:
    """The battles of this turn, and the one that is on."""
    side = viewer & 1
    row: i64 = 0
    while row < len(p.fights):
        own = side_place(viewer, p.fights[row + F_UNIT + side])
        foe = side_place(viewer, p.fights[row + F_UNIT + 1 - side])
        here = at + own * SIDE_UNIT_COUNT + foe
        mark: i64 = 8
        if p.fights[row + F_RESULT] == PENDING:
            mark = 1 << kind_of(p, row, side)
            out[here + FIGHT_STEP] = u8(p.fights[row + F_STEP] + 1)
        out[here + FIGHT] = u8(i64(out[here + FIGHT]) | mark)
        row += FIGHT_SIZE
    if p.fight == NONE:
        return
    place: i64 = 0
    while place < SIDES:
        which = place ^ side
        out[at + IN_BATTLE + unit_seen(viewer, p.fights[p.fight + F_UNIT + which])] = ONE
        out[at + DIE + place] = u8(p.fights[p.fight + F_DIE + which] + 1)
        out[at + POWER + place] = capped(p.fights[p.fight + F_POWER + which] + POWER_SHIFT, 63)
        out[at + BOOST + place * 2] = u8(p.fights[p.fight + F_BOOST] >> which & 1)
        out[at + BOOST + place * 2 + 1] = u8(p.fights[p.fight + F_BOOST] >> (which + 2) & 1)
        place += 1


def make_encoding() -> BugsEncoding:
    """The encoding of this game."""
    return BugsEncoding(SIZE, NUMBERS)
