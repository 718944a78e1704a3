"""What only some scenarios let players do: parts to deliver, tiles to evacuate, a structure to blow up."""

from typing import Final

from warpad.core.bits import lowest, single
from warpad.core.hexes import CELLS, DISTANCE, cell_at, neighbours
from warpad.core.vecs import i64
from warpad.games.neuroshima.rules.board import CARRIES, READY, rotation_of
from warpad.games.neuroshima.rules.codes import (
    BLOW_UP,
    EVACUATE,
    HAND_ON,
    LOAD_PART,
    STEP,
    make_base,
    source_of,
    target_of,
)
from warpad.games.neuroshima.rules.course import ASK_ACT, ASK_LOAD, BY_SCENARIO
from warpad.games.neuroshima.rules.event_kinds import (
    BLOWN_UP,
    EVACUATED,
    HQ_FELL,
    PART_DELIVERED,
    PART_HANDED,
    PART_LOADED,
)
from warpad.games.neuroshima.rules.menu import ANY_WAY
from warpad.games.neuroshima.variants.atlas.boards import (
    ASSEMBLY_LINE,
    BREAKOUT,
    DEMOLITION,
    EXIT,
    FACTORY,
    FIRST,
    SECOND,
    SIEGE,
    STRUCTURE,
    Atlas,
)

PARTS_TO_WIN: Final[i64] = 3
PASSES: Final[i64] = 2
EVACUATED_TO_WIN: Final[i64] = 8
CHARGE: Final[i64] = 2
# A battle comes after every fourth turn: the second of the besiegers each time.
BATTLE_EVERY: Final[i64] = 4
# A source of movement of its own (see movement.py).
STEP_SOURCE: Final[i64] = 7
CENTRE: Final[i64] = cell_at(0, 0)


class Missions(Atlas):
    """The actions and goals of scenarios."""

    __slots__ = ()

    # -- the beginning and the end of a turn -------------------------------------------------

    def begin_turn(self) -> None:
        """NH-VAR-05: parts are delivered and loaded, and tiles made ready, before tiles are drawn."""
        if self.player_to_move() == FIRST and self.setup.scenario == ASSEMBLY_LINE:
            self.passes = PASSES
            self.deliver()
            if self.progress >= PARTS_TO_WIN:
                self.finish(single(FIRST))
                return
            loadable = self.loadable()
            if loadable & (loadable - 1) != 0:
                self.ask = ASK_LOAD
                self.asked = FIRST
                return
            if loadable != 0:
                self.load_part(lowest(loadable))
        super().begin_turn()
        if self.player_to_move() == FIRST and self.setup.scenario == BREAKOUT:
            self.make_ready()

    def pass_turn(self) -> None:
        """NH-VAR-05: the besiegers' every second turn ends with a battle."""
        is_due = self.setup.scenario == BREAKOUT and self.turn_number % BATTLE_EVERY == 0
        is_last = self.is_last_drawn() and self.remaining & ~single(self.player_to_move()) == 0
        if is_due and self.cause == 0 and not is_last:
            self.close_turn()
            self.go_to_battle(BY_SCENARIO)
            return
        super().pass_turn()

    # -- what is offered ---------------------------------------------------------------------

    def fill_menu(self) -> None:
        super().fill_menu()
        if self.ask == ASK_LOAD:
            self.offer(make_base(LOAD_PART, 0, 0), self.loadable(), ANY_WAY)
        elif self.ask == ASK_ACT and self.asked == FIRST:
            if self.setup.scenario == ASSEMBLY_LINE:
                self.offer_handing()
            elif self.setup.scenario == BREAKOUT:
                self.offer_flight()
            elif self.setup.scenario == DEMOLITION:
                self.offer(make_base(BLOW_UP, 0, 0), self.charges(), ANY_WAY)

    def act(self, verb: i64, move: i64) -> None:
        cell = target_of(move)
        if verb < LOAD_PART:
            super().act(verb, move)
            return
        self.faced = 0
        if verb == LOAD_PART:
            self.load_part(cell)
            super().begin_turn()
        elif verb == HAND_ON:
            self.hand_on(source_of(move), cell)
        elif verb == STEP:
            self.use_source(source_of(move), STEP_SOURCE)
            self.move_tile(source_of(move), cell, rotation_of(self.piece[source_of(move)]), STEP)
        elif verb == EVACUATE:
            self.evacuate(cell)
        else:
            self.blow_up(cell)

    # -- the assembly line -------------------------------------------------------------------

    def marked(self, mark: i64) -> i64:
        """The tiles that bear a mark of the scenario."""
        found: i64 = 0
        left = self.occupied
        while left != 0:
            if self.piece[lowest(left)] & mark:
                found |= left & -left
            left &= left - 1
        return found

    def deliver(self) -> None:
        """NH-VAR-05: a part on an exit hex, carried by a free tile of the first player, is delivered."""
        left = self.marked(CARRIES) & self.tagged(EXIT) & self.movable(FIRST)
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            self.put(cell, self.piece[cell] & ~CARRIES)
            self.progress += 1
            self.tell(PART_DELIVERED, cell, self.piece[cell], self.progress)

    def loadable(self) -> i64:
        """NH-VAR-05: own tiles on factory hexes, while there is no part on the board."""
        if self.marked(CARRIES) != 0:
            return 0
        return self.commanded(FIRST) & self.tagged(FACTORY)

    def load_part(self, cell: i64) -> None:
        """NH-VAR-05: a tile takes a part; it has it wherever it goes."""
        self.put(cell, self.piece[cell] | CARRIES)
        self.tell(PART_LOADED, cell, self.piece[cell])

    def offer_handing(self) -> None:
        """NH-VAR-05: the part goes to an own tile next to its carrier, twice a turn; neither is netted."""
        free = self.movable(FIRST)
        carrier = self.marked(CARRIES) & free
        if self.passes > 0 and carrier != 0:
            cell = lowest(carrier)
            self.offer(make_base(HAND_ON, 0, cell), neighbours(cell) & free, ANY_WAY)

    def hand_on(self, source: i64, target: i64) -> None:
        """NH-VAR-05: the other tile carries the part from now on."""
        self.passes -= 1
        self.put(source, self.piece[source] & ~CARRIES)
        self.put(target, self.piece[target] | CARRIES)
        self.tell(PART_HANDED, source, target, self.piece[target])
        self.settle()

    # -- the breakout ------------------------------------------------------------------------

    def make_ready(self) -> None:
        """NH-VAR-05: free tiles that begin the turn on siege hexes may leave the board in it."""
        ready = self.movable(FIRST) & self.tagged(SIEGE)
        left = self.occupied
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            piece = self.piece[cell] & ~READY
            self.piece[cell] = piece | READY if ready >> cell & 1 else piece

    def outward(self, cell: i64) -> i64:
        """NH-VAR-05: the free hexes next to a tile that lie farther from the centre."""
        found: i64 = 0
        left = neighbours(cell) & self.free_cells()
        while left != 0:
            other = lowest(left)
            left &= left - 1
            if DISTANCE[CENTRE * CELLS + other] > DISTANCE[CENTRE * CELLS + cell]:
                found |= single(other)
        return found

    def offer_flight(self) -> None:
        """NH-VAR-05: each free tile steps outward once a turn; ready ones leave."""
        own = self.movable(FIRST)
        left = own
        while left != 0:
            cell = lowest(left)
            left &= left - 1
            if not self.has_used(cell, STEP_SOURCE):
                self.offer(make_base(STEP, 0, cell), self.outward(cell), ANY_WAY)
        self.offer(make_base(EVACUATE, 0, 0), own & self.marked(READY), ANY_WAY)

    def evacuate(self, cell: i64) -> None:
        """NH-VAR-05: a tile leaves the board and counts; with the eighth the first player has won."""
        piece = self.lift(cell)
        self.discard_piece(piece)
        self.progress += 1
        self.tell(EVACUATED, cell, piece, self.progress)
        if self.progress >= EVACUATED_TO_WIN:
            self.finish(single(FIRST))
        else:
            self.settle()

    # -- the demolition ----------------------------------------------------------------------

    def charges(self) -> i64:
        """NH-VAR-05: free tiles but the HQ that touch the structure, one a turn."""
        if self.charged_in == self.turn_number:
            return 0
        beside = self.beside_structure() & ~self.tagged(STRUCTURE)
        return self.movable(FIRST) & ~self.hq_cells() & beside

    def blow_up(self, cell: i64) -> None:
        """NH-VAR-05: a tile is spent as a charge; the structure loses hit points."""
        piece = self.lift(cell)
        self.discard_piece(piece)
        self.charged_in = self.turn_number
        self.hp[SECOND] = max(self.hp[SECOND] - CHARGE, 0)
        self.tell(BLOWN_UP, cell, piece, CHARGE, self.hp[SECOND])
        if self.hp[SECOND] == 0:
            self.tell(HQ_FELL, SECOND)
            self.finish(single(FIRST))
        else:
            self.settle()
