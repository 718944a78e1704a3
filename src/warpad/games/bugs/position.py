"""A position of War of Bugs: the nine questions, and the course of a match from stage to stage."""

from typing import Final

from warpad.core.bits import lowest
from warpad.core.dice import Dice
from warpad.core.position import CHANCE, NOBODY, SEVERAL, Position
from warpad.core.vecs import append, i64, vec
from warpad.games.bugs.battle import (
    KEEP,
    REROLL,
    REROLL_FREE,
    answer_boost,
    answer_reroll,
    begin_battle,
    begin_choice,
    chooser,
    finish_battle,
    next_battle,
    note_roll,
    run_battle,
    tied_battles,
    unit_of,
)
from warpad.games.bugs.book import TYPES
from warpad.games.bugs.campaign import (
    agreed_option,
    begin_party,
    draw_trophy,
    end_party,
    give_medal,
    last_fulfillers,
    note_victory,
    run_medals,
    set_option,
    set_tracks,
    trophies_left,
)
from warpad.games.bugs.ending import (
    answer_income,
    begin_turn,
    check_trains,
    check_victory,
    run_income,
    score_artifacts,
)
from warpad.games.bugs.flyers import return_flyers
from warpad.games.bugs.happened import BATTLE_CHOSEN, BATTLE_LOT_WON, FIRST_DRAWN, LOT_WON
from warpad.games.bugs.movement import begin_movement, note_lot, run_movement
from warpad.games.bugs.orders import legal_orders, next_army, pick_order, reveal
from warpad.games.bugs.phases import (
    AGREE,
    ASK_BATTLE,
    ASK_BOOST,
    ASK_DESTINATION,
    ASK_INCOME,
    ASK_PORTAL,
    ASK_REROLL,
    AT_CELL_BATTLES,
    AT_INCOME,
    AT_MEDALS,
    AT_MOVEMENT,
    AT_OPTION,
    AT_ORDERS,
    AT_PARTY,
    AT_PARTY_END,
    AT_PLACING,
    AT_PORTALS,
    AT_SHOTS,
    AT_TARGETS,
    AT_TRAVEL,
    AT_TROPHY,
    AT_TURN_END,
    DRAW_TROPHY,
    LOT_BATTLE,
    LOT_FIRST,
    LOT_MEDAL,
    LOT_MEETING,
    LOT_PORTAL,
    NO_RESULT,
    ORDERS,
    OVER,
    PLACE_OPEN,
    PLACE_SECRET,
    ROLL,
    ROLL_TROPHY,
    RUNNING,
    TARGETS,
)
from warpad.games.bugs.placement import (
    army_to_place,
    imagine_places,
    is_placing_done,
    legal_places,
    open_placer,
    pick_place,
    place,
    place_formation,
    show_places,
)
from warpad.games.bugs.portals import (
    declare,
    destinations,
    note_portal_lot,
    run_declarations,
    run_travel,
    tied_travellers,
    travel,
)
from warpad.games.bugs.ranged import (
    NO_TARGET,
    clear_targets,
    finish_shot,
    needs_target,
    next_shooter,
    reveal_targets,
    shooter_of,
    targets_of,
)
from warpad.games.bugs.state import F_CELL, F_SHOOTER, NONE, State
from warpad.games.bugs.verbs import FREE_REROLL

_YES_NO: Final = vec[i64]([0, 1])
_FACES: Final[i64] = 3


class BugsPosition(State):
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
        if phase == ASK_PORTAL or phase == ASK_DESTINATION:
            return self.setup.owner[self.subject // TYPES]
        if phase == ASK_BATTLE:
            return chooser(self, self.tied())
        if phase == ASK_BOOST or phase == ASK_REROLL:
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
        if phase == PLACE_OPEN or phase == PLACE_SECRET:
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
        if phase == ROLL or phase == ROLL_TROPHY:
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

    def start(self) -> None:
        """Begins the first party."""
        self.stage = AT_PARTY
        self.phase = RUNNING
        self._run()

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
        self._answer(phase, move)
        self._run()

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
            self._run()

    def _agree(self, moves: vec[i64]) -> None:
        die = agreed_option(moves)
        if die == 0:
            self.phase = ROLL_TROPHY
            return
        set_option(self, die, True)
        self.stage = AT_PLACING
        self.phase = RUNNING

    def _answer(self, phase: i64, move: i64) -> None:
        if phase == ROLL:
            note_roll(self, move)
        elif phase == ASK_REROLL:
            answer_reroll(self, move)
        elif phase == PLACE_OPEN:
            place(self, open_placer(self), move)
        elif phase == ASK_PORTAL:
            declare(self, move == 1)
        elif phase == ASK_DESTINATION:
            travel(self, self.subject, move)
        elif phase == LOT_MEETING:
            note_lot(self, move)
            self.tell(LOT_WON, move, self.subject + self.other - move)
        elif phase == LOT_PORTAL:
            note_portal_lot(self, move)
        elif phase == LOT_BATTLE:
            self.tell(BATTLE_LOT_WON, move)
            begin_choice(self, move)
        elif phase == ASK_BATTLE:
            self._take_up(move)
        elif phase == ASK_BOOST:
            answer_boost(self, move == 1)
        elif phase == ASK_INCOME:
            answer_income(self, move == 1)
        else:
            self._answer_campaign(phase, move)

    def _answer_campaign(self, phase: i64, move: i64) -> None:
        if phase == LOT_FIRST:
            self.first_seat = move
            self.first = self._side_of(move)
            self.tell(FIRST_DRAWN, move)
            self.stage = AT_TROPHY
        elif phase == DRAW_TROPHY:
            draw_trophy(self, move)
            self.stage = AT_OPTION
        elif phase == ROLL_TROPHY:
            set_option(self, move, False)
            self.stage = AT_PLACING
        elif phase == LOT_MEDAL:
            give_medal(self, self.subject, move)
            self.subject += 1

    def _side_of(self, seat: i64) -> i64:
        a: i64 = 0
        while self.setup.owner[a] != seat:
            a += 1
        return a & 1

    def _take_up(self, fight: i64) -> None:
        self.fight = fight
        self.tell(BATTLE_CHOSEN, self.fights[fight], self.fights[fight + 1], self.fights[fight + F_CELL])
        begin_battle(self)

    # -- from stage to stage -----------------------------------------------------------------

    def _run(self) -> None:
        """Goes on until somebody has to decide."""
        while self.phase == RUNNING:
            stage = self.stage
            if stage == AT_INCOME:
                self._income()
            elif stage == AT_ORDERS:
                reveal(self)
                begin_movement(self)
                self.stage = AT_MOVEMENT
            elif stage == AT_MOVEMENT:
                if run_movement(self):
                    return_flyers(self, False)
                    self.stage = AT_PORTALS
            elif stage == AT_PORTALS:
                if run_declarations(self):
                    self.stage = AT_CELL_BATTLES
            elif stage == AT_CELL_BATTLES:
                self._battles(False)
            elif stage == AT_TARGETS:
                reveal_targets(self)
                self.stage = AT_SHOTS
            elif stage == AT_SHOTS:
                self._battles(True)
            elif stage == AT_TRAVEL:
                if run_travel(self):
                    self.stage = AT_TURN_END
            elif stage == AT_TURN_END:
                self._end_turn()
            else:
                self._run_campaign(stage)

    def _run_campaign(self, stage: i64) -> None:
        if stage == AT_PARTY:
            begin_party(self)
            self.phase = LOT_FIRST
        elif stage == AT_TROPHY:
            self._trophy()
        elif stage == AT_OPTION:
            self.phase = AGREE if self.setup.agree else ROLL_TROPHY
        elif stage == AT_PLACING:
            self._placing()
        elif stage == AT_MEDALS:
            if run_medals(self):
                self.stage = AT_PARTY_END
        elif stage == AT_PARTY_END:
            end_party(self)
            self.stage = AT_PARTY
            if self.winner != NO_RESULT:
                self.phase = OVER

    def _trophy(self) -> None:
        """BUGS-SET-06, BUGS-CAMP-04: none in training; the same again after a drawn party."""
        if not self.setup.is_campaign() or self.trophy != NONE:
            self.stage = AT_PLACING
        else:
            self.phase = DRAW_TROPHY

    def _placing(self) -> None:
        if self.setup.fixed:
            place_formation(self)
        elif not is_placing_done(self):
            self.phase = PLACE_SECRET if self.setup.is_campaign() else PLACE_OPEN
            return
        elif self.setup.is_campaign():
            show_places(self)
        set_tracks(self)
        begin_turn(self)
        self.stage = AT_INCOME

    def _income(self) -> None:
        if run_income(self):
            self.stage = AT_ORDERS
            self.phase = ORDERS
            self.subject = NONE

    def _battles(self, shots: bool) -> None:
        """BUGS-ORD-01: first all battles on cells, then targets are named, then all shots."""
        if self.fight == NONE:
            if not next_battle(self, shots):
                self._after_battles(shots)
                return
            if self.fight == NONE:
                return
            begin_battle(self)
        if run_battle(self):
            if self.fights[self.fight + F_SHOOTER] == NONE:
                finish_battle(self)
            else:
                finish_shot(self)

    def _after_battles(self, shots: bool) -> None:
        if shots:
            self.stage = AT_TRAVEL
            return
        return_flyers(self, True)
        clear_targets(self)
        self.stage = AT_TARGETS
        a: i64 = 0
        while a < self.setup.armies:
            if needs_target(self, a):
                self.phase = TARGETS
            a += 1

    def _end_turn(self) -> None:
        """BUGS-R-10: after the portals the artefact, the trains, and only then victory."""
        score_artifacts(self)
        check_trains(self)
        check_victory(self)
        if self.result != NO_RESULT:
            note_victory(self)
            self.stage = AT_MEDALS if self.setup.is_campaign() else AT_PARTY_END
        else:
            begin_turn(self)
            self.stage = AT_INCOME

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
        from warpad.games.bugs.sight import observe

        return observe(self, seat)

    def scores(self) -> list[float]:
        """One for each seat of the winning side, a half each for a draw."""
        if self.phase != OVER:
            return []
        marks: list[float] = []
        seat: i64 = 0
        while seat < self.setup.seats:
            marks.append(_mark(self.winner, self._side_of(seat)))
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
