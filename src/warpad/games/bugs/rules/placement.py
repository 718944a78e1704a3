"""Putting the units on the board, in turn or in secret (rulebook: preparation; war campaign, 2)."""

from warpad.core.bits import count, lowest
from warpad.core.dice import Dice
from warpad.core.vecs import append, i64, vec
from warpad.games.bugs.data.book import ARMIES, TYPES
from warpad.games.bugs.data.geometry import CELLS
from warpad.games.bugs.rules.codes import GONE, NONE
from warpad.games.bugs.rules.event_kinds import PLACED
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import cells_of, count_of


def place_formation(p: State) -> None:
    """BUGS-SET-04: the recommended formation."""
    u: i64 = 0
    while u < p.units:
        _put(p, u, p.book.formation[u])
        u += 1


def army_to_place(p: State, seat: i64) -> i64:
    """The army whose unit a seat places next, or NONE when all of its units stand."""
    a: i64 = 0
    while a < p.setup.armies:
        if p.setup.owner[a] == seat and count_of(p, a) < TYPES:
            return a
        a += 1
    return NONE


def is_placing_done(p: State) -> bool:
    a: i64 = 0
    while a < p.setup.armies:
        if count_of(p, a) < TYPES:
            return False
        a += 1
    return True


def open_placer(p: State) -> i64:
    """BUGS-SET-01, BUGS-SET-03: the first player begins, then they take turns."""
    if count_of(p, 0) == count_of(p, 1):
        return p.first
    return 0 if count_of(p, 0) < count_of(p, 1) else 1


def legal_places(p: State, army: i64) -> vec[i64]:
    """BUGS-SET-03, BUGS-SET-10: any unit that is not placed, on any free cell of the two lines."""
    moves = vec[i64]([])
    t: i64 = 0
    while t < TYPES:
        if p.where[army * TYPES + t] == GONE:
            left = open_cells(p, army, t)
            while left != 0:
                moves = append(moves, t * CELLS + lowest(left))
                left &= left - 1
        t += 1
    return moves


def open_cells(p: State, army: i64, kind: i64) -> i64:
    """BUGS-SET-10, BUGS-R-21: in a campaign the general takes the first line; a cell is kept for him."""
    free = p.book.lines[army] & ~cells_of(p, army & 1)
    if not p.setup.is_campaign():
        return free
    first = p.book.first_lines[army]
    if kind == p.book.general:
        return free & first
    if p.where[army * TYPES + p.book.general] == GONE and count(free & first) == 1:
        return free & ~first
    return free


def pick_place(p: State, army: i64, dice: Dice) -> i64:
    """One of the legal places, each as likely as the other, without listing them."""
    total: i64 = 0
    t: i64 = 0
    while t < TYPES:
        if p.where[army * TYPES + t] == GONE:
            total += count(open_cells(p, army, t))
        t += 1
    at = dice.below(total)
    t = 0
    while True:
        if p.where[army * TYPES + t] == GONE:
            cells = open_cells(p, army, t)
            if at < count(cells):
                while at > 0:
                    cells &= cells - 1
                    at -= 1
                return t * CELLS + lowest(cells)
            at -= count(cells)
        t += 1


def place(p: State, army: i64, move: i64) -> None:
    """One unit on one cell; a secret place is told only when all are shown."""
    unit = army * TYPES + move // CELLS
    if p.setup.is_campaign():
        p.where[unit] = move % CELLS
    else:
        _put(p, unit, move % CELLS)


def show_places(p: State) -> None:
    """BUGS-SET-10: all formations are shown at the same time."""
    u: i64 = 0
    while u < p.units:
        p.tell(PLACED, u, p.where[u])
        u += 1


def _put(p: State, unit: i64, cell: i64) -> None:
    p.where[unit] = cell
    p.tell(PLACED, unit, cell)


def imagine_places(p: State, seat: i64, dice: Dice) -> None:
    """BUGS-HID-01: other formations that this seat cannot tell from the true ones."""
    a: i64 = 0
    while a < ARMIES and a < p.setup.armies:
        if p.setup.owner[a] != seat:
            again = count_of(p, a)
            u = a * TYPES
            while u < (a + 1) * TYPES:
                p.where[u] = GONE
                u += 1
            while again > 0:
                place(p, a, pick_place(p, a, dice))
                again -= 1
        a += 1
