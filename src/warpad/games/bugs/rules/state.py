"""All that is true at one moment of a match, as numbers and lists of numbers.

Written by `./run fields` from the table in fields.py: change it there."""

from warpad.core.bits import mix
from warpad.core.lists import EMPTY, fill, mix_all, mix_list
from warpad.core.position import Position
from warpad.core.vecs import i64, vec
from warpad.games.bugs.data.book import ARMIES, SIDES, TYPES, UNITS, Book, Setup, Terms
from warpad.games.bugs.rules.codes import GONE, NONE, TRAIL
from warpad.games.bugs.rules.phases import AT_PARTY, NO_RESULT, RUNNING


class State(Position):
    """All that is true at one moment of a match, as numbers and lists of numbers."""

    __slots__ = (
        "book",
        "terms",
        "setup",
        "units",
        "stage",
        "phase",
        "party",
        "turn",
        "moment",
        "first",
        "first_seat",
        "result",
        "winner",
        "step",
        "active",
        "personal",
        "stopped",
        "met",
        "declared",
        "fight",
        "ask",
        "passes",
        "subject",
        "other",
        "trophy",
        "used",
        "where",
        "energy",
        "influence",
        "train",
        "reached",
        "orders",
        "targets",
        "shown",
        "steps",
        "came",
        "trail",
        "fights",
        "queue",
        "lots",
        "trophy_owner",
        "holder",
        "counters",
        "stamps",
        "history",
        "dest",
        "why",
        "held",
    )

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
        self.used: i64 = 0  # medals that are spent
        self.where: vec[i64] = EMPTY
        self.energy: vec[i64] = EMPTY
        self.influence: vec[i64] = EMPTY
        self.train: vec[i64] = EMPTY
        self.reached: vec[i64] = EMPTY
        self.orders: vec[i64] = EMPTY
        self.targets: vec[i64] = EMPTY
        self.shown: vec[i64] = EMPTY
        self.steps: vec[i64] = EMPTY
        self.came: vec[i64] = EMPTY
        self.trail: vec[i64] = EMPTY
        self.fights: vec[i64] = EMPTY
        self.queue: vec[i64] = EMPTY
        self.lots: vec[i64] = EMPTY
        self.trophy_owner: vec[i64] = EMPTY
        self.holder: vec[i64] = EMPTY
        self.counters: vec[i64] = EMPTY
        self.stamps: vec[i64] = EMPTY
        self.history: vec[i64] = EMPTY
        self.dest: vec[i64] = EMPTY
        self.why: vec[i64] = EMPTY
        self.held: i64 = 0

    def lay_out(self) -> None:
        """Gives a position that is not a copy lists of its own."""
        self.where = fill(UNITS, GONE)
        self.energy = fill(ARMIES, 0)
        self.influence = fill(ARMIES, 0)
        self.train = fill(ARMIES, NONE)
        self.reached = fill(SIDES, 0)
        self.orders = fill(ARMIES, NONE)
        self.targets = fill(ARMIES, NONE)
        self.shown = fill(ARMIES, NONE)
        self.steps = fill(UNITS, 0)
        self.came = fill(UNITS, NONE)
        self.trail = fill(ARMIES * TRAIL, NONE)
        self.fights = vec[i64]([])
        self.queue = vec[i64]([])
        self.lots = vec[i64]([])
        self.trophy_owner = fill(self.book.trophies, NONE)
        self.holder = fill(self.book.medals, NONE)
        self.counters = fill(self.book.medals * ARMIES, 0)
        self.stamps = fill(self.book.medals * ARMIES, 0)
        self.history = vec[i64]([])
        self.dest = fill(UNITS, NONE)
        self.why = fill(UNITS, NONE)

    def copy(self) -> "State":
        raise NotImplementedError

    def copy_into(self, twin: "State") -> None:
        """Makes the twin equal to this position, with lists of its own."""
        twin.stage = self.stage
        twin.phase = self.phase
        twin.party = self.party
        twin.turn = self.turn
        twin.moment = self.moment
        twin.first = self.first
        twin.first_seat = self.first_seat
        twin.result = self.result
        twin.winner = self.winner
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
        twin.used = self.used
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
        twin.trophy_owner = self.trophy_owner[:]
        twin.holder = self.holder[:]
        twin.counters = self.counters[:]
        twin.stamps = self.stamps[:]
        twin.history = self.history[:]
        twin.dest = self.dest[:]
        twin.why = self.why[:]

    def mix_standing(self, digest: i64) -> i64:
        """A digest that also depends on the fields of the part 'standing' of the key."""
        digest = mix(digest, self.stage)
        digest = mix(digest, self.phase)
        digest = mix(digest, self.party)
        digest = mix(digest, self.turn)
        digest = mix(digest, self.moment)
        digest = mix(digest, self.first)
        digest = mix(digest, self.result)
        digest = mix(digest, self.winner)
        digest = mix(digest, self.trophy)
        digest = mix(digest, self.used)
        digest = mix_all(digest, self.where)
        digest = mix_all(digest, self.energy)
        digest = mix_all(digest, self.influence)
        digest = mix_all(digest, self.train)
        digest = mix_all(digest, self.reached)
        digest = mix_all(digest, self.orders)
        digest = mix_all(digest, self.trophy_owner)
        digest = mix_all(digest, self.holder)
        digest = mix_all(digest, self.counters)
        return mix_all(digest, self.stamps)

    def mix_turn(self, digest: i64) -> i64:
        """A digest that also depends on the fields of the part 'turn' of the key."""
        digest = mix(digest, self.step)
        digest = mix(digest, self.active)
        digest = mix(digest, self.personal)
        digest = mix(digest, self.stopped)
        digest = mix(digest, self.met)
        digest = mix(digest, self.declared)
        digest = mix(digest, self.fight)
        digest = mix(digest, self.ask)
        digest = mix(digest, self.passes)
        digest = mix(digest, self.subject)
        digest = mix(digest, self.other)
        digest = mix_all(digest, self.targets)
        digest = mix_all(digest, self.shown)
        digest = mix_all(digest, self.steps)
        digest = mix_all(digest, self.came)
        digest = mix_all(digest, self.trail)
        digest = mix_list(digest, self.fights)
        digest = mix_list(digest, self.queue)
        return mix_list(digest, self.lots)
