"""What is open to the player who is asked, and what each move does."""

from warpad.core.vecs import i64
from warpad.games.neuroshima.rules.codes import (
    BLEED,
    CALL_BATTLE,
    CASTLE,
    DISCARD_TILE,
    END_TURN,
    FACE,
    GO,
    GRENADE,
    MOVE,
    PLACE,
    PLACE_HQ,
    PUSH,
    REDRAW,
    RETREAT,
    RIDE,
    ROTATE,
    RUN_ROTATION,
    SELL,
    SNIPE,
    STRIKE,
    TERRIFY,
    giver_of,
    number_of,
    source_of,
    target_of,
    turn_of,
)
from warpad.games.neuroshima.rules.course import go_to_battle, pass_turn, settle
from warpad.games.neuroshima.rules.hand import discard_tile, offer_discards, offer_redraw, redraw_hand
from warpad.games.neuroshima.rules.instants import bomb, snipe, terrify, throw_grenade
from warpad.games.neuroshima.rules.menu import clear_menu
from warpad.games.neuroshima.rules.movement import (
    OWN_MOBILITY,
    gift_source,
    move_tile,
    offer_retreats,
    push_tile,
    retreat_to,
    swap_tiles,
    turn_tile,
    use_source,
)
from warpad.games.neuroshima.rules.questions import (
    ASK_ACT,
    ASK_BUY,
    ASK_DISCARD,
    ASK_FACE,
    ASK_HQ,
    ASK_RETREAT,
    BY_TILE,
)
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.rules.terminals import offer_procedures, run_procedure, sell_hp, sell_tile
from warpad.games.neuroshima.rules.turn import (
    face_tile,
    offer_buying,
    offer_faces,
    offer_hq,
    offer_turn_actions,
    place_hq,
    place_tile,
    spend_instant,
)


def fill_menu(state: State) -> None:
    """Offers what answers the question that is open."""
    clear_menu(state)
    if state.ask == ASK_ACT:
        offer_turn_actions(state, state.asked)
    elif state.ask == ASK_DISCARD:
        offer_discards(state, state.asked)
        offer_redraw(state, state.asked)
        if state.setup.terminals != 0:
            offer_procedures(state, state.asked)
    elif state.ask == ASK_HQ:
        offer_hq(state, state.asked)
    elif state.ask == ASK_RETREAT:
        offer_retreats(state)
    elif state.ask == ASK_FACE:
        offer_faces(state)
    elif state.ask == ASK_BUY:
        offer_buying(state, state.asked)
    if not state.setup.plain:
        state.variant.offer(state)


def act(state: State, verb: i64, move: i64) -> None:
    """Does what a code says, for the player who is asked."""
    if not state.setup.plain and state.variant.act(state, verb, move):
        return
    player = state.asked
    cell = target_of(move)
    if verb == DISCARD_TILE:
        discard_tile(state, player, number_of(move))
    elif verb == END_TURN:
        pass_turn(state)
    elif verb == RETREAT:
        retreat_to(state, cell)
    elif verb == FACE:
        face_tile(state, cell, turn_of(move))
    elif verb == REDRAW:
        redraw_hand(state, player)
    elif verb == PLACE_HQ:
        place_hq(state, player, cell, turn_of(move))
    elif verb == SELL:
        sell_tile(state, player, number_of(move))
    elif verb == BLEED:
        sell_hp(state, player)
    else:
        state.faced = 0
        act_with_tiles(state, player, verb, move)


def act_with_tiles(state: State, player: i64, verb: i64, move: i64) -> None:
    """NH-TURN-06: places or plays a tile, or uses one on the board."""
    cell = target_of(move)
    if verb == PLACE:
        state.plays_left -= 1
        place_tile(state, player, number_of(move), cell, turn_of(move))
    elif verb == GO:
        use_source(state, source_of(move), OWN_MOBILITY)
        move_tile(state, source_of(move), cell, turn_of(move), verb)
    elif verb == RIDE:
        use_source(state, source_of(move), gift_source(state, giver_of(move)))
        move_tile(state, source_of(move), cell, turn_of(move), verb)
    elif verb >= RUN_ROTATION:
        run_procedure(state, player, verb, source_of(move), cell, turn_of(move))
    else:
        state.plays_left -= 1
        spend_instant(state, player, number_of(move))
        use_instant(state, player, verb, move)


def use_instant(state: State, player: i64, verb: i64, move: i64) -> None:
    """NH-INS-01 to NH-INS-09: the effect of the instant that was just discarded."""
    source = source_of(move)
    cell = target_of(move)
    if verb == CALL_BATTLE:
        go_to_battle(state, BY_TILE)
    elif verb == MOVE:
        move_tile(state, source, cell, turn_of(move), verb)
    elif verb == PUSH:
        push_tile(state, source, cell)
    elif verb == SNIPE:
        snipe(state, cell)
    elif verb == GRENADE:
        throw_grenade(state, cell)
    elif verb == STRIKE:
        bomb(state, cell)
    elif verb == ROTATE:
        turn_tile(state, cell, turn_of(move), verb)
        settle(state)
    elif verb == CASTLE:
        swap_tiles(state, source, cell, verb)
        settle(state)
    elif verb == TERRIFY:
        terrify(state, player)
        settle(state)
