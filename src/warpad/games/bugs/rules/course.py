"""The course of a match: from stage to stage until somebody has to decide."""

from warpad.core.vecs import i64
from warpad.games.bugs.rules.battle import (
    answer_boost,
    answer_reroll,
    begin_battle,
    begin_choice,
    finish_battle,
    next_battle,
    note_roll,
    run_battle,
)
from warpad.games.bugs.rules.campaign import (
    begin_party,
    draw_trophy,
    end_party,
    give_medal,
    note_victory,
    run_medals,
    set_option,
    set_tracks,
)
from warpad.games.bugs.rules.ending import (
    answer_income,
    begin_turn,
    check_trains,
    check_victory,
    run_income,
    score_artifacts,
)
from warpad.games.bugs.rules.event_kinds import BATTLE_CHOSEN, BATTLE_LOT_WON, FIRST_DRAWN, LOT_WON
from warpad.games.bugs.rules.flyers import return_flyers
from warpad.games.bugs.rules.movement import begin_movement, note_lot, run_movement
from warpad.games.bugs.rules.orders import reveal
from warpad.games.bugs.rules.phases import (
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
from warpad.games.bugs.rules.placement import (
    is_placing_done,
    open_placer,
    place,
    place_formation,
    show_places,
)
from warpad.games.bugs.rules.portals import (
    declare,
    note_portal_lot,
    run_declarations,
    run_travel,
    travel,
)
from warpad.games.bugs.rules.ranged import (
    clear_targets,
    finish_shot,
    needs_target,
    reveal_targets,
)
from warpad.games.bugs.rules.state import F_CELL, F_SHOOTER, NONE, State


class Course(State):
    """A state that can be taken from stage to stage; answers come in by `answer`."""

    def start(self) -> None:
        """Begins the first party."""
        self.stage = AT_PARTY
        self.phase = RUNNING
        self.run()

    def answer(self, phase: i64, move: i64) -> None:
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
            self.first = self.side_of(move)
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

    def side_of(self, seat: i64) -> i64:
        a: i64 = 0
        while self.setup.owner[a] != seat:
            a += 1
        return a & 1

    def _take_up(self, fight: i64) -> None:
        self.fight = fight
        self.tell(BATTLE_CHOSEN, self.fights[fight], self.fights[fight + 1], self.fights[fight + F_CELL])
        begin_battle(self)

    # -- from stage to stage -----------------------------------------------------------------

    def run(self) -> None:
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
