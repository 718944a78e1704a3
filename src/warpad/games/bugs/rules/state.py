"""The data of a position: flat vectors and masks, with the small questions every chapter asks."""

from typing import Final

from warpad.core.bits import mix, single
from warpad.core.position import Position
from warpad.core.vecs import append, i64, vec
from warpad.games.bugs.data.book import ARMIES, SIDES, TYPES, UNITS, Book, Setup, Terms
from warpad.games.bugs.rules.phases import AT_PARTY, NO_RESULT, ORDERS, RUNNING

GONE: Final[i64] = -1
NONE: Final[i64] = -1

# An order: type * 85 + path, or GENERAL_ORDER + direction; FASTER marks the medal for speed.
GENERAL_ORDER: Final[i64] = 510
FASTER: Final[i64] = 1024

# A fight is a row of FIGHT_SIZE numbers; side 0 is south, side 1 north.
FIGHT_SIZE: Final[i64] = 12
F_UNIT: Final[i64] = 0
F_SHOOTER: Final[i64] = 2
F_STEP: Final[i64] = 3
F_RESULT: Final[i64] = 4
F_DIE: Final[i64] = 5
F_POWER: Final[i64] = 7
F_TWIN: Final[i64] = 9
F_CELL: Final[i64] = 10
F_BOOST: Final[i64] = 11

PENDING: Final[i64] = 0
WON_BY_SOUTH: Final[i64] = 1
WON_BY_NORTH: Final[i64] = 2
DRAW: Final[i64] = 3
VOID: Final[i64] = 4
TRIANGLE_FLAG: Final[i64] = 8

TRAIL: Final[i64] = 4
NOT_ROLLED: Final[i64] = -1


def _filled(length: i64, value: i64) -> vec[i64]:
    made = vec[i64]([])
    i: i64 = 0
    while i < length:
        made = append(made, value)
        i += 1
    return made


# What a new position holds until it is laid out or becomes a copy.
_NOTHING: Final = vec[i64]([])


class State(Position):
    """Everything that is true at one moment of a match.

    BUGS-GEN-01, BUGS-ALLY-02: army n has the units 6n to 6n + 5, its own order, energy, influence and
    train; even armies are of the south side, odd ones of the north.
    """

    def __init__(self, book: Book, terms: Terms, setup: Setup) -> None:
        super().__init__()
        self.book: Book = book
        self.terms: Terms = terms
        self.setup: Setup = setup
        self.units: i64 = setup.armies * TYPES

        self.stage: i64 = AT_PARTY
        self.phase: i64 = RUNNING
        self.party: i64 = 0
        self.turn: i64 = 0
        self.moment: i64 = 0
        self.first: i64 = 0
        self.first_seat: i64 = 0
        self.result: i64 = NO_RESULT
        self.winner: i64 = NO_RESULT

        self.where: vec[i64] = _NOTHING
        self.energy: vec[i64] = _NOTHING
        self.influence: vec[i64] = _NOTHING
        self.train: vec[i64] = _NOTHING
        self.reached: vec[i64] = _NOTHING
        self.orders: vec[i64] = _NOTHING
        self.targets: vec[i64] = _NOTHING

        self.shown: vec[i64] = _NOTHING
        self.steps: vec[i64] = _NOTHING
        self.came: vec[i64] = _NOTHING
        self.trail: vec[i64] = _NOTHING
        self.fights: vec[i64] = _NOTHING
        self.queue: vec[i64] = _NOTHING
        self.lots: vec[i64] = _NOTHING
        self.step: i64 = 0
        self.active: i64 = 0
        self.personal: i64 = 0
        self.stopped: i64 = 0
        self.met: i64 = 0
        self.declared: i64 = 0
        self.fight: i64 = NONE
        self.ask: i64 = NONE
        self.passes: i64 = 0
        self.subject: i64 = NONE
        self.other: i64 = NONE

        self.trophy: i64 = NONE
        self.trophy_owner: vec[i64] = _NOTHING
        self.holder: vec[i64] = _NOTHING
        self.used: i64 = 0
        self.counters: vec[i64] = _NOTHING
        self.stamps: vec[i64] = _NOTHING
        self.history: vec[i64] = _NOTHING
        self.dest: vec[i64] = _NOTHING
        self.why: vec[i64] = _NOTHING
        self.held: i64 = 0

    def lay_out(self) -> None:
        """Gives a position that is not a copy its vectors, all empty."""
        self.where = _filled(UNITS, GONE)
        self.energy = _filled(ARMIES, 0)
        self.influence = _filled(ARMIES, 0)
        self.train = _filled(ARMIES, NONE)
        self.reached = _filled(SIDES, 0)
        self.orders = _filled(ARMIES, NONE)
        self.targets = _filled(ARMIES, NONE)
        self.shown = _filled(ARMIES, NONE)
        self.steps = _filled(UNITS, 0)
        self.came = _filled(UNITS, NONE)
        self.trail = _filled(ARMIES * TRAIL, NONE)
        self.trophy_owner = _filled(self.book.trophies, NONE)
        self.holder = _filled(self.book.medals, NONE)
        self.counters = _filled(self.book.medals * ARMIES, 0)
        self.stamps = _filled(self.book.medals * ARMIES, 0)
        self.fights = vec[i64]([])
        self.queue = vec[i64]([])
        self.lots = vec[i64]([])
        self.history = vec[i64]([])
        self.dest = _filled(UNITS, NONE)
        self.why = _filled(UNITS, NONE)

    # -- units -------------------------------------------------------------------------------

    def speed_of(self, unit: i64) -> i64:
        """BUGS-ORD-03: the nominal Speed, as the trophy leaves it."""
        return self.terms.speed[unit % TYPES]

    def is_personal(self, unit: i64) -> bool:
        return (self.personal >> unit) & 1 != 0

    def is_active(self, unit: i64) -> bool:
        return (self.active >> unit) & 1 != 0

    def is_general(self, unit: i64) -> bool:
        return unit % TYPES == self.book.general

    def flies(self, unit: i64) -> bool:
        """BUGS-MOVE-05: passes through allies, but only under a personal order."""
        return (self.book.flies >> (unit % TYPES)) & (self.personal >> unit) & 1 != 0

    def general_alive(self, army: i64) -> bool:
        return self.where[army * TYPES + self.book.general] != GONE

    def count_of(self, army: i64) -> i64:
        """How many units of an army stand on a board."""
        total: i64 = 0
        u = army * TYPES
        while u < (army + 1) * TYPES:
            if self.where[u] != GONE:
                total += 1
            u += 1
        return total

    def cells_of(self, side: i64) -> i64:
        """The cells where units of a side stand."""
        mask: i64 = 0
        u: i64 = 0
        while u < self.units:
            if self.where[u] != GONE and (u // TYPES) & 1 == side:
                mask |= single(self.where[u])
            u += 1
        return mask

    def unit_at(self, cell: i64, side: i64) -> i64:
        """The first unit of a side on a cell, or NONE."""
        u: i64 = 0
        while u < self.units:
            if self.where[u] == cell and (u // TYPES) & 1 == side:
                return u
            u += 1
        return NONE

    def is_free(self, cell: i64) -> bool:
        u: i64 = 0
        while u < self.units:
            if self.where[u] == cell:
                return False
            u += 1
        return True

    # -- medals ------------------------------------------------------------------------------

    def medal_ready(self, army: i64, verb: i64) -> i64:
        """BUGS-MED-06: a medal of this army with that bonus which is not used up, or NONE."""
        m: i64 = 0
        while m < self.book.medals:
            is_ready = self.book.medal_once[m] == 0 or (self.used >> m) & 1 == 0
            if is_ready and self.holder[m] == army and self.book.medal_verb[m] == verb:
                return m
            m += 1
        return NONE

    # -- copies and keys ---------------------------------------------------------------------

    def copy_into(self, twin: "State") -> None:
        """Makes the twin equal to this position, with vectors of its own."""
        twin.terms = self.terms
        twin.stage = self.stage
        twin.phase = self.phase
        twin.party = self.party
        twin.turn = self.turn
        twin.moment = self.moment
        twin.first = self.first
        twin.first_seat = self.first_seat
        twin.result = self.result
        twin.winner = self.winner
        twin.where = self.where[:]
        twin.energy = self.energy[:]
        twin.influence = self.influence[:]
        twin.train = self.train[:]
        twin.reached = self.reached[:]
        twin.orders = self.orders[:]
        twin.targets = self.targets[:]
        twin.shown = self.shown[:]
        twin.steps = self.steps[:]
        twin.came = self.came[:]
        twin.trail = self.trail[:]
        twin.fights = self.fights[:]
        twin.queue = self.queue[:]
        twin.lots = self.lots[:]
        twin.step = self.step
        twin.active = self.active
        twin.personal = self.personal
        twin.stopped = self.stopped
        twin.met = self.met
        twin.declared = self.declared
        twin.fight = self.fight
        twin.ask = self.ask
        twin.passes = self.passes
        twin.subject = self.subject
        twin.other = self.other
        twin.trophy = self.trophy
        twin.trophy_owner = self.trophy_owner[:]
        twin.holder = self.holder[:]
        twin.used = self.used
        twin.counters = self.counters[:]
        twin.stamps = self.stamps[:]
        twin.history = self.history[:]
        twin.dest = self.dest[:]
        twin.why = self.why[:]

    def key(self) -> i64:
        """A hash of all that matters; between turns the record of the last one does not."""
        digest = mix(self.setup.mode * 8 + self.setup.seats, self.phase * 64 + self.stage)
        digest = mix(digest, (self.party * 512 + self.turn) * 8 + self.first)
        digest = mix(digest, self.moment * 64 + (self.result + 2) * 8 + self.winner + 2)
        digest = mix(digest, self.terms.option)
        digest = mix(digest, self.used * 64 + self.trophy)
        digest = _mix_all(digest, self.where)
        digest = _mix_all(digest, self.energy)
        digest = _mix_all(digest, self.influence)
        digest = _mix_all(digest, self.train)
        digest = _mix_all(digest, self.reached)
        digest = _mix_all(digest, self.orders)
        digest = _mix_all(digest, self.trophy_owner)
        digest = _mix_all(digest, self.holder)
        digest = _mix_all(digest, self.counters)
        digest = _mix_all(digest, self.stamps)
        return digest if self.phase == ORDERS else self._turn_key(digest)

    def _turn_key(self, start: i64) -> i64:
        digest = mix(start, self.active)
        digest = mix(digest, self.personal)
        digest = mix(digest, self.stopped)
        digest = mix(digest, self.met)
        digest = mix(digest, self.declared)
        digest = mix(digest, self.step * 1024 + (self.fight + 1) * 16 + (self.ask + 1) * 4 + self.passes)
        digest = mix(digest, (self.subject + 1) * 1024 + self.other + 1)
        digest = _mix_all(digest, self.shown)
        digest = _mix_all(digest, self.targets)
        digest = _mix_all(digest, self.steps)
        digest = _mix_all(digest, self.came)
        digest = _mix_all(digest, self.trail)
        digest = _mix_all(digest, self.fights)
        digest = _mix_all(digest, self.queue)
        return _mix_all(digest, self.lots)


def _mix_all(start: i64, values: vec[i64]) -> i64:
    digest = mix(start, len(values))
    i: i64 = 0
    while i < len(values):
        digest = mix(digest, values[i])
        i += 1
    return digest


def enemies(unit: i64, other: i64) -> bool:
    """BUGS-GEN-02: units of one side are allies, whichever of its armies they belong to."""
    return (unit // TYPES) & 1 != (other // TYPES) & 1
