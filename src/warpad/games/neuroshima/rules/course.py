"""How the game goes on: after an action, after a turn, after a battle."""

from warpad.core.bits import lowest
from warpad.core.vecs import i64
from warpad.games.neuroshima.data.tables import TRAIT_CONTROL
from warpad.games.neuroshima.rules.battle.medics import wounds_land
from warpad.games.neuroshima.rules.battle.segments import battle_answer, go_on, in_battle, open_battle
from warpad.games.neuroshima.rules.battle.status import commander, look, note_commanders
from warpad.games.neuroshima.rules.board import board_digest, is_full, player_to_move
from warpad.games.neuroshima.rules.ending import close_turn, contest_verdict, finish
from warpad.games.neuroshima.rules.event_kinds import BOARD_FILLED, EXTRA_TURNS, FINAL_BATTLE, STALEMATE
from warpad.games.neuroshima.rules.hand import begin_turn
from warpad.games.neuroshima.rules.modes import (
    best_players,
    dismiss_fallen,
    is_free_for_all,
    is_last_drawn,
    players_left,
    sides_in,
    step_turn,
)
from warpad.games.neuroshima.rules.questions import (
    ASK_ACT,
    ASK_DISCARD,
    ASK_FACE,
    BY_FULL_BOARD,
    EXTRA,
    FINAL,
    NO_PLAYER,
)
from warpad.games.neuroshima.rules.setup import RULES_2025, RULES_DUEL
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.rules.verdict import DRAW


def settle_harm(state: State) -> None:
    """NH-MED-07: all named wounds land together; then the turn goes on, unless somebody is asked."""
    if wounds_land(state):
        go_on_after_harm(state)


def go_on_after_harm(state: State) -> None:
    """The wounds of an instant, a procedure or a mine have landed."""
    if state.variant.harm_done(state):
        settle(state)


def answer(state: State, move: i64) -> None:
    """NH-BAT-14: takes an answer to a question of a battle, or about wounds, and goes on."""
    fighting = in_battle(state)
    go_on_after(state, fighting, battle_answer(state, move))


def go_on_healing(state: State) -> None:
    """Goes on where a question about wounds came up."""
    fighting = in_battle(state)
    go_on_after(state, fighting, go_on(state))


def go_on_after(state: State, fighting: bool, is_over: bool) -> None:
    """After a battle, or after wounds from outside one, unless somebody is asked again."""
    if not is_over:
        return
    if fighting:
        go_on_after_battle(state)
    else:
        go_on_after_harm(state)


def go_to_battle(state: State, cause: i64) -> None:
    """NH-TURN-11, NH-SET-08: nothing else happens until it is over; under 2025 the turn ends first."""
    state.cause = cause
    state.had_choice = False
    state.board_before = board_digest(state)
    if state.setup.ruleset == RULES_2025:
        close_turn(state)
    if state.variant.battle_begins(state):
        fight_battle(state)


def fight_battle(state: State) -> None:
    """NH-BAT-01: fights at once; what follows waits while somebody is asked."""
    if open_battle(state):
        go_on_after_battle(state)


def fight_for_room(state: State) -> None:
    """NH-TURN-10, NH-SET-05: a full board means battle, again as long as that changes anything.

    A battle that changed nothing is fought once more if somebody could have chosen otherwise in it."""
    ends_idle = state.variant.board_fills(state)
    is_idle = state.cause != 0 and state.board_before == board_digest(state)
    if ends_idle and is_idle and (state.was_idle or not state.had_choice):
        state.tell(STALEMATE)
        decide_at_once(state)
        return
    state.was_idle = is_idle
    state.tell(BOARD_FILLED)
    go_to_battle(state, BY_FULL_BOARD)


def pass_turn(state: State) -> None:
    """NH-BAT-15, NH-END-01: the next player's turn, or the battle that ends the game."""
    if not state.variant.turn_ends(state):
        return
    close_turn(state)
    if is_last_drawn(state) and state.remaining == 0:
        fight_last(state)
        return
    before = state.turn
    step_turn(state)
    state.variant.turn_passed(state, before)
    begin_turn(state)


def fight_last(state: State) -> None:
    """NH-END-01, NH-SET-04: the final battle, or the extra one after the extra turns."""
    is_extra = state.contenders != 0
    state.tell(FINAL_BATTLE, 1 if is_extra else 0)
    go_to_battle(state, EXTRA if is_extra else FINAL)


def go_on_after_battle(state: State) -> None:
    """The battle has been fought to its end."""
    if state.variant.battle_ends(state):
        judge_battle(state)


def judge_battle(state: State) -> None:
    """NH-END-03: after a battle somebody may have won; else the final ones decide, others lead on."""
    fighters = players_left(state)
    winners = state.variant.judge(state)
    dismiss_fallen(state)
    if state.contenders != 0 and is_free_for_all(state):
        winners = contest_verdict(state, winners)
    if winners == DRAW:
        finish(state, fighters)
    elif winners != 0:
        finish(state, winners)
    elif state.cause == FINAL or state.cause == EXTRA:
        decide(state)
    else:
        settle(state)


def decide_at_once(state: State) -> None:
    """NH-SET-05: as after the final battle, but a full board leaves no room for extra turns."""
    if state.variant.decide(state):
        finish(state, best_left(state))


def best_left(state: State) -> i64:
    """The players who stand best; in the extra turns only contenders count."""
    among = state.contenders & ~state.fallen if state.contenders != 0 else players_left(state)
    return best_players(state, among)


def decide(state: State) -> None:
    """NH-END-04, NH-TEAM-04, NH-MULTI-02: the healthier side (or the one with more points) wins."""
    if not state.variant.decide(state):
        return
    best = best_left(state)
    if sides_in(state, best) == 1 or state.contenders != 0 or state.setup.ruleset == RULES_DUEL:
        finish(state, best)
    else:
        grant_extra_turns(state, best)


def grant_extra_turns(state: State, tied: i64) -> None:
    """NH-SET-04, NH-MULTI-04: the tied take one more turn each, in turn order; then one more battle."""
    state.contenders = tied
    state.remaining = tied
    if state.last_by == NO_PLAYER:
        state.last_by = player_to_move(state)
    state.tell(EXTRA_TURNS, tied)
    settle(state)


def settle(state: State) -> None:
    """NH-CTL-01, NH-CTL-03, NH-TURN-10: taken tiles may be turned, a full board means battle; then on."""
    if not state.setup.plain:
        state.variant.action_done(state)
    note_taken(state)
    if state.to_face | state.to_turn:
        state.ask = ASK_FACE
        state.asked = commander(state, cell_to_turn(state))
    elif is_full(state):
        fight_for_room(state)
    elif state.cause != 0:
        pass_turn(state)
    else:
        state.ask = ASK_DISCARD if state.owes_discard else ASK_ACT
        state.asked = player_to_move(state)
        state.owes_discard = False
        if not state.setup.plain:
            state.variant.player_goes_on(state)


def note_taken(state: State) -> None:
    """NH-CTL-01, NH-NET-02: tiles taken since the last action may be turned, unless they are netted."""
    look(state)
    if state.traits & TRAIT_CONTROL != 0 or state.has_taken:
        state.to_face |= note_commanders(state) & ~state.faced
        state.has_taken = state.taken != 0
    state.to_face &= state.taken & ~state.netted
    state.to_turn &= state.occupied & ~state.netted


def cell_to_turn(state: State) -> i64:
    """The tile that may be turned now: those just taken come first, then swapped links."""
    return lowest(state.to_face if state.to_face != 0 else state.to_turn)
