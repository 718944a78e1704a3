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
from warpad.games.bugs.rules.codes import F_CELL, F_SHOOTER, NONE
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
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import side_of


def start(p: State) -> None:
    """Begins the first party."""
    p.stage = AT_PARTY
    p.phase = RUNNING
    run(p)


def answer(p: State, phase: i64, move: i64) -> None:
    if phase == ROLL:
        note_roll(p, move)
    elif phase == ASK_REROLL:
        answer_reroll(p, move)
    elif phase == PLACE_OPEN:
        place(p, open_placer(p), move)
    elif phase == ASK_PORTAL:
        declare(p, move == 1)
    elif phase == ASK_DESTINATION:
        travel(p, p.subject, move)
    elif phase == LOT_MEETING:
        note_lot(p, move)
        p.tell(LOT_WON, move, p.subject + p.other - move)
    elif phase == LOT_PORTAL:
        note_portal_lot(p, move)
    elif phase == LOT_BATTLE:
        p.tell(BATTLE_LOT_WON, move)
        begin_choice(p, move)
    elif phase == ASK_BATTLE:
        _take_up(p, move)
    elif phase == ASK_BOOST:
        answer_boost(p, move == 1)
    elif phase == ASK_INCOME:
        answer_income(p, move == 1)
    else:
        _answer_campaign(p, phase, move)


def _answer_campaign(p: State, phase: i64, move: i64) -> None:
    if phase == LOT_FIRST:
        p.first_seat = move
        p.first = side_of(p, move)
        p.tell(FIRST_DRAWN, move)
        p.stage = AT_TROPHY
    elif phase == DRAW_TROPHY:
        draw_trophy(p, move)
        p.stage = AT_OPTION
    elif phase == ROLL_TROPHY:
        set_option(p, move, False)
        p.stage = AT_PLACING
    elif phase == LOT_MEDAL:
        give_medal(p, p.subject, move)
        p.subject += 1


def _take_up(p: State, fight: i64) -> None:
    p.fight = fight
    p.tell(BATTLE_CHOSEN, p.fights[fight], p.fights[fight + 1], p.fights[fight + F_CELL])
    begin_battle(p)


def run(p: State) -> None:
    """Goes on until somebody has to decide."""
    while p.phase == RUNNING:
        stage = p.stage
        if stage == AT_INCOME:
            _income(p)
        elif stage == AT_ORDERS:
            reveal(p)
            begin_movement(p)
            p.stage = AT_MOVEMENT
        elif stage == AT_MOVEMENT:
            if run_movement(p):
                return_flyers(p, False)
                p.stage = AT_PORTALS
        elif stage == AT_PORTALS:
            if run_declarations(p):
                p.stage = AT_CELL_BATTLES
        elif stage == AT_CELL_BATTLES:
            _battles(p, False)
        elif stage == AT_TARGETS:
            reveal_targets(p)
            p.stage = AT_SHOTS
        elif stage == AT_SHOTS:
            _battles(p, True)
        elif stage == AT_TRAVEL:
            if run_declarations(p) and run_travel(p):
                p.stage = AT_TURN_END
        elif stage == AT_TURN_END:
            _end_turn(p)
        else:
            _run_campaign(p, stage)


def _run_campaign(p: State, stage: i64) -> None:
    if stage == AT_PARTY:
        begin_party(p)
        p.phase = LOT_FIRST
    elif stage == AT_TROPHY:
        _trophy(p)
    elif stage == AT_OPTION:
        p.phase = AGREE if p.setup.agree else ROLL_TROPHY
    elif stage == AT_PLACING:
        _placing(p)
    elif stage == AT_MEDALS:
        if run_medals(p):
            p.stage = AT_PARTY_END
    elif stage == AT_PARTY_END:
        end_party(p)
        p.stage = AT_PARTY
        if p.winner != NO_RESULT:
            p.phase = OVER


def _trophy(p: State) -> None:
    """BUGS-SET-06, BUGS-CAMP-04: none in training; the same again after a drawn party."""
    if not p.setup.is_campaign() or p.trophy != NONE:
        p.stage = AT_PLACING
    else:
        p.phase = DRAW_TROPHY


def _placing(p: State) -> None:
    if p.setup.fixed:
        place_formation(p)
    elif not is_placing_done(p):
        p.phase = PLACE_SECRET if p.setup.is_campaign() else PLACE_OPEN
        return
    elif p.setup.is_campaign():
        show_places(p)
    set_tracks(p)
    begin_turn(p)
    p.stage = AT_INCOME


def _income(p: State) -> None:
    if run_income(p):
        p.stage = AT_ORDERS
        p.phase = ORDERS
        p.subject = NONE


def _battles(p: State, shots: bool) -> None:
    """BUGS-ORD-01: first all battles on cells, then targets are named, then all shots."""
    if p.fight == NONE:
        if not next_battle(p, shots):
            _after_battles(p, shots)
            return
        if p.fight == NONE:
            return
        begin_battle(p)
    if run_battle(p):
        if p.fights[p.fight + F_SHOOTER] == NONE:
            finish_battle(p)
        else:
            finish_shot(p)


def _after_battles(p: State, shots: bool) -> None:
    if shots:
        p.stage = AT_TRAVEL
        return
    return_flyers(p, True)
    clear_targets(p)
    p.stage = AT_TARGETS
    a: i64 = 0
    while a < p.setup.armies:
        if needs_target(p, a):
            p.phase = TARGETS
        a += 1


def _end_turn(p: State) -> None:
    """BUGS-R-10: after the portals the artefact, the trains, and only then victory."""
    score_artifacts(p)
    check_trains(p)
    check_victory(p)
    if p.result != NO_RESULT:
        note_victory(p)
        p.stage = AT_MEDALS if p.setup.is_campaign() else AT_PARTY_END
    else:
        begin_turn(p)
        p.stage = AT_INCOME
