"""A position of War of Bugs: the nine questions that every game answers."""

from typing import Final

from warpad.core.bits import lowest
from warpad.core.dice import Dice
from warpad.core.position import CHANCE, NOBODY, SEVERAL, Position
from warpad.core.vecs import append, i64, vec
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.verbs import FREE_REROLL
from warpad.games.bugs.rules.battle import (
    KEEP,
    REROLL,
    REROLL_FREE,
    chooser,
    tied_battles,
    unit_of,
)
from warpad.games.bugs.rules.campaign import (
    agreed_option,
    last_fulfillers,
    set_option,
    trophies_left,
)
from warpad.games.bugs.rules.course import Course
from warpad.games.bugs.rules.orders import legal_orders, next_army, pick_order
from warpad.games.bugs.rules.phases import (
    AGREE,
    ASK_BATTLE,
    ASK_BOOST,
    ASK_DESTINATION,
    ASK_INCOME,
    ASK_PORTAL,
    ASK_REROLL,
    AT_PLACING,
    AT_SHOTS,
    DRAW_TROPHY,
    LOT_FIRST,
    LOT_MEDAL,
    LOT_MEETING,
    LOT_PORTAL,
    ORDERS,
    OVER,
    PLACE_OPEN,
    PLACE_SECRET,
    ROLL,
    ROLL_TROPHY,
    RUNNING,
    TARGETS,
)
from warpad.games.bugs.rules.placement import (
    army_to_place,
    imagine_places,
    legal_places,
    open_placer,
    pick_place,
    place,
)
from warpad.games.bugs.rules.portals import (
    destinations,
    tied_travellers,
)
from warpad.games.bugs.rules.ranged import (
    NO_TARGET,
    next_shooter,
    shooter_of,
    targets_of,
)
from warpad.games.bugs.rules.state import NONE, State

_YES_NO: Final = vec[i64]([0, 1])
_FACES: Final[i64] = 3


class BugsPosition(Course):
    """One state of a match; `start` sets it going."""

    # -- who acts ----------------------------------------------------------------------------

    def actors(self) -> vec[i64]:
        """BUGS-TURN-01: both sides act at once where the rules say so."""
        who = vec[i64]([])
        if self.phase == OVER:
            return who
        if self._is_sealed():
            seat: i64 = 0
            while seat < self.setup.seats:
                if self._is_awaited(seat):
                    who = append(who, seat)
                seat += 1
            return who
        return append(who, self._one_actor())

    def actor(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        if not self._is_sealed():
            return self._one_actor()
        found = NOBODY
        seat: i64 = 0
        while seat < self.setup.seats:
            if self._is_awaited(seat):
                if found != NOBODY:
                    return SEVERAL
                found = seat
            seat += 1
        return found

    def _is_sealed(self) -> bool:
        """BUGS-HID-01: questions that all seats answer in secret at the same time."""
        return (
            self.phase == ORDERS or self.phase == PLACE_SECRET or self.phase == TARGETS or self.phase == AGREE
        )

    def _is_awaited(self, seat: i64) -> bool:
        if self.phase == ORDERS:
            return next_army(self, seat) != NONE
        if self.phase == PLACE_SECRET:
            return army_to_place(self, seat) != NONE
        if self.phase == TARGETS:
            return next_shooter(self, seat) != NONE
        return True

    def _one_actor(self) -> i64:
        phase = self.phase
        if phase == PLACE_OPEN:
            return open_placer(self)
        if phase == ASK_INCOME:
            return self.setup.owner[self.subject]
        if phase in (ASK_PORTAL, ASK_DESTINATION):
            return self.setup.owner[self.subject // TYPES]
        if phase == ASK_BATTLE:
            return chooser(self, self.tied())
        if phase in (ASK_BOOST, ASK_REROLL):
            return self.setup.owner[unit_of(self, self.ask) // TYPES]
        return CHANCE

    def tied(self) -> vec[i64]:
        """The battles of which one has to be chosen."""
        return tied_battles(self, self.stage == AT_SHOTS)

    # -- what they may do --------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        phase = self.phase
        if phase == ORDERS:
            return legal_orders(self, next_army(self, seat))
        if phase in (PLACE_OPEN, PLACE_SECRET):
            return legal_places(self, army_to_place(self, seat))
        if phase == ASK_REROLL:
            return self._rerolls()
        if phase == TARGETS:
            return self._targets(seat)
        if phase == ASK_BATTLE:
            return self.tied()
        if phase == ASK_DESTINATION:
            return destinations(self, self.subject)
        if phase == AGREE:
            return vec[i64]([0, 1, 2, 3])
        return _YES_NO[:]

    def _rerolls(self) -> vec[i64]:
        army = unit_of(self, self.ask) // TYPES
        moves = vec[i64]([KEEP])
        if self.energy[army] > 0:
            moves = append(moves, REROLL)
        if self.medal_ready(army, FREE_REROLL) != NONE:
            moves = append(moves, REROLL_FREE)
        return moves

    def _targets(self, seat: i64) -> vec[i64]:
        moves = vec[i64]([NO_TARGET])
        found = targets_of(self, next_shooter(self, seat))
        i: i64 = 0
        while i < len(found):
            moves = append(moves, found[i] + 1)
            i += 1
        return moves

    def pick(self, seat: i64, dice: Dice) -> i64:
        if self.phase == ORDERS:
            return pick_order(self, next_army(self, seat), dice)
        if self.phase == PLACE_SECRET or self.phase == PLACE_OPEN:
            return pick_place(self, army_to_place(self, seat), dice)
        moves = self.legal(seat)
        return moves[dice.below(len(moves))]

    # -- chance ------------------------------------------------------------------------------

    def odds(self) -> vec[i64]:
        """BUGS-RNG-01: dice, lots and the drawn trophy are all that is random."""
        phase = self.phase
        if phase in (ROLL, ROLL_TROPHY):
            weight = self.book.face_weight
            return vec[i64]([1, weight[0], 2, weight[1], 3, weight[2]])
        if phase == DRAW_TROPHY:
            return trophies_left(self)
        if phase == LOT_MEETING:
            return vec[i64]([self.subject, 1, self.other, 1])
        if phase == LOT_PORTAL:
            return _even(tied_travellers(self))
        if phase == LOT_MEDAL:
            return _even(last_fulfillers(self, self.subject))
        if phase == LOT_FIRST:
            return _even((1 << self.setup.seats) - 1)
        return vec[i64]([0, 1, 1, 1])

    def draw(self, dice: Dice) -> i64:
        if self.phase == ROLL:
            weight = self.book.face_weight
            at = dice.below(weight[0] + weight[1] + weight[2])
            if at < weight[0]:
                return 1
            return 2 if at < weight[0] + weight[1] else 3
        return super().draw(dice)

    # -- playing -----------------------------------------------------------------------------

    def apply(self, moves: vec[i64]) -> None:
        if not self._is_sealed():
            self.play(moves[0])
            return
        if self.phase == AGREE:
            self._agree(moves)
        else:
            i: i64 = 0
            seat: i64 = 0
            while seat < self.setup.seats:
                if i < len(moves) and self._is_awaited(seat):
                    self._seal(seat, moves[i])
                    i += 1
                seat += 1
        self._run_unless_awaited()

    def play(self, move: i64) -> None:
        if self._is_sealed():
            self._seal(self.actor(), move)
            self._run_unless_awaited()
            return
        phase = self.phase
        self.phase = RUNNING
        self.answer(phase, move)
        self.run()

    def _seal(self, seat: i64, move: i64) -> None:
        """Keeps one secret decision; nothing is told until all are in."""
        if self.phase == ORDERS:
            self.orders[next_army(self, seat)] = move
        elif self.phase == PLACE_SECRET:
            place(self, army_to_place(self, seat), move)
        elif self.phase == TARGETS:
            self.targets[next_shooter(self, seat) // TYPES] = move

    def _run_unless_awaited(self) -> None:
        if self.phase == RUNNING or self.actor() == NOBODY:
            self.phase = RUNNING
            self.run()

    def _agree(self, moves: vec[i64]) -> None:
        die = agreed_option(moves)
        if die == 0:
            self.phase = ROLL_TROPHY
            return
        set_option(self, die, True)
        self.stage = AT_PLACING
        self.phase = RUNNING

    # -- copies, views and results -----------------------------------------------------------

    def copy(self) -> "BugsPosition":
        twin = BugsPosition(self.book, self.terms, self.setup)
        self.copy_into(twin)
        return twin

    def imagine(self, seat: i64, dice: Dice) -> Position:
        """BUGS-HID-01: the sealed decisions of the others are guessed anew."""
        twin = self.copy()
        if self.phase == PLACE_SECRET:
            imagine_places(twin, seat, dice)
        a: i64 = 0
        while a < self.setup.armies:
            if self.setup.owner[a] != seat:
                if self.phase == ORDERS and self.orders[a] != NONE:
                    twin.orders[a] = pick_order(self, a, dice)
                if self.phase == TARGETS and self.targets[a] != NONE:
                    twin.targets[a] = _imagine_target(self, a, dice)
            a += 1
        return twin

    def observe(self, seat: i64) -> dict[str, object]:
        from warpad.games.bugs.tell.sight import observe

        return observe(self, seat)

    def scores(self) -> list[float]:
        """One for each seat of the winning side, a half each for a draw."""
        if self.phase != OVER:
            return []
        marks: list[float] = []
        seat: i64 = 0
        while seat < self.setup.seats:
            marks.append(_mark(self.winner, self.side_of(seat)))
            seat += 1
        return marks


def _mark(winner: i64, side: i64) -> float:
    if winner == side:
        return 1.0
    return 0.5 if winner > 1 else 0.0


def _imagine_target(p: State, army: i64, dice: Dice) -> i64:
    """Any answer the shooter's owner may have given."""
    found = targets_of(p, shooter_of(p, army))
    at = dice.below(len(found) + 1)
    return NO_TARGET if at == 0 else found[at - 1] + 1


def _even(mask: i64) -> vec[i64]:
    """Every number of a mask with the same weight."""
    table = vec[i64]([])
    left = mask
    while left != 0:
        table = append(table, lowest(left))
        table = append(table, 1)
        left &= left - 1
    return table
