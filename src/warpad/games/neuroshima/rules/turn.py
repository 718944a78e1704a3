"""A player's turn: HQs at first, then placing and playing tiles, and how the turn goes on after each."""

from typing import Final

from warpad.core.bits import lowest, single
from warpad.core.vecs import i64
from warpad.games.neuroshima.data.orientation import DISTINCT_TURNS
from warpad.games.neuroshima.data.tables import COUNT, FOUNDATION, INSTANT_OF, KIND, TRAIT_REPLACE, TRAITS
from warpad.games.neuroshima.rules.battle.status import commanded_cells
from warpad.games.neuroshima.rules.board import (
    HAND,
    STACK,
    clear_board,
    discard_piece,
    free_cells,
    lift,
    player_to_move,
    put,
    put_ground,
    tile_at,
    zone_start,
)
from warpad.games.neuroshima.rules.codes import DISCARD_TILE, END_TURN, FACE, PLACE, PLACE_HQ, make_base
from warpad.games.neuroshima.rules.course import cell_to_turn, settle
from warpad.games.neuroshima.rules.event_kinds import HQ_PLACED, INSTANT_PLAYED, REPLACED, TILE_PLACED
from warpad.games.neuroshima.rules.hand import begin_turn, offer_redraw, put_away
from warpad.games.neuroshima.rules.instants import offer_instant
from warpad.games.neuroshima.rules.menu import ANY_WAY, offer, offer_plain
from warpad.games.neuroshima.rules.modes import is_variant
from warpad.games.neuroshima.rules.movement import arrive, offer_mobility, turn_tile
from warpad.games.neuroshima.rules.pieces import make_piece
from warpad.games.neuroshima.rules.questions import ASK_HQ
from warpad.games.neuroshima.rules.setup import REINFORCEMENTS
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.rules.terminals import offer_energy, offer_procedures


def offer_end(state: State, player: i64) -> None:
    """NH-TURN-09: a player may end the turn at any time."""
    if state.setup.plain or state.variant.may_end(state, player):
        offer_plain(state, make_base(END_TURN, 0, 0))


HQ_NUMBER: Final[i64] = 0


def start_game(state: State) -> None:
    """NH-TURN-01: 34 tiles of each army are shuffled, the HQs are set aside to be placed first."""
    clear_board(state)
    player: i64 = 0
    while player < state.setup.players:
        stack = zone_start(state, player, STACK)
        number: i64 = HQ_NUMBER + 1
        while number < state.setup.kinds[player]:
            state.pile[stack + number] = COUNT[state.setup.first[player] + number]
            number += 1
        state.pile[zone_start(state, player, HAND) + HQ_NUMBER] = 1
        player += 1
    ask_for_hq(state)


def ask_for_hq(state: State) -> None:
    """NH-TURN-02: in turn order each player places the HQ; then the first turn begins."""
    if not state.variant.hqs_come(state):
        return
    state.turn = 0
    while state.turn < len(state.setup.order):
        player = player_to_move(state)
        if state.pile[zone_start(state, player, HAND) + HQ_NUMBER] > 0:
            state.ask = ASK_HQ
            state.asked = player
            return
        state.turn += 1
    state.turn = 0
    begin_turn(state)


def offer_hq(state: State, player: i64) -> None:
    """NH-TURN-02: any free hex, any orientation."""
    tile = state.setup.first[player] + HQ_NUMBER
    offer(state, make_base(PLACE_HQ, HQ_NUMBER, 0), hq_room(state, player), DISTINCT_TURNS[tile])


def hq_room(state: State, player: i64) -> i64:
    """NH-TURN-02: where a player may place the HQ."""
    return free_cells(state) & state.variant.hq_ground(state, player)


def place_hq(state: State, player: i64, cell: i64, rotation: i64) -> None:
    """NH-TURN-02: the HQ stands; the next player places theirs."""
    state.pile[zone_start(state, player, HAND) + HQ_NUMBER] -= 1
    piece = make_piece(state.setup.first[player] + HQ_NUMBER, rotation, player, 0)
    put(state, cell, piece)
    state.tell(HQ_PLACED, cell, piece)
    ask_for_hq(state)


def offer_turn_actions(state: State, player: i64) -> None:
    """NH-TURN-06, NH-TURN-09: all that may be done in the own turn, and its end."""
    if state.untouched:
        offer_redraw(state, player)
    offer_hand(state, player)
    offer_mobility(state, player)
    if state.setup.terminals != 0:
        offer_procedures(state, player)
        offer_energy(state, player)
    offer_end(state, player)


def offer_hand(state: State, player: i64) -> None:
    """NH-TURN-06: each tile before the player, to be discarded, placed or played."""
    pile = state.pile
    zone = zone_start(state, player, HAND)
    for at in range(zone, zone + state.setup.kinds[player]):
        if pile[at] > 0:
            offer_tile(state, player, at - zone)


def offer_tile(state: State, player: i64, number: i64) -> None:
    """NH-TURN-06, NH-VAR-02: what may be done with one tile; with reinforcements the rest is kept."""
    if not is_variant(state.setup, REINFORCEMENTS):
        offer_plain(state, make_base(DISCARD_TILE, number, 0))
    if state.plays_left <= 0:
        return
    effect = INSTANT_OF[state.setup.first[player] + number]
    if effect != 0:
        offer_instant(state, player, number, effect)
    else:
        offer_placing(state, player, number)


def may_place(state: State, player: i64) -> bool:
    """NH-INS-09: nobody under terror places a board tile."""
    return (state.terror >> player) & 1 == 0


def offer_placing(state: State, player: i64, number: i64) -> None:
    """NH-TURN-08, NH-UNIT-06: a free hex in any orientation; a foundation where none lies yet."""
    if not may_place(state, player):
        return
    tile = state.setup.first[player] + number
    base = make_base(PLACE, number, 0)
    if KIND[tile] == FOUNDATION:
        offer(state, base, room_for(state, player) & ~state.grounds, ANY_WAY)
    else:
        offer(state, base, room_for(state, player) | replaceable_cells(state, player), DISTINCT_TURNS[tile])


def room_for(state: State, player: i64) -> i64:
    """NH-TURN-08: where a player may place tiles."""
    return free_cells(state) & state.variant.own_ground(state, player)


def replaceable_cells(state: State, player: i64) -> i64:
    """NH-UNIT-04: own Transporters, not netted, that can make room for the tile being placed."""
    found: i64 = 0
    left = commanded_cells(state, player) & state.movers & ~state.netted
    if state.traits & TRAIT_REPLACE == 0:
        return found
    while left != 0:
        cell = lowest(left)
        if TRAITS[tile_at(state, cell)] & TRAIT_REPLACE:
            found |= single(cell)
        left &= left - 1
    return found


def place_tile(state: State, player: i64, number: i64, cell: i64, rotation: i64) -> None:
    """NH-TURN-08: a board tile of the hand comes on the board."""
    state.pile[zone_start(state, player, HAND) + number] -= 1
    tile = state.setup.first[player] + number
    piece = make_piece(tile, rotation, player, 0)
    if KIND[tile] == FOUNDATION:
        put_ground(state, cell, piece)
        state.tell(TILE_PLACED, cell, piece)
        settle(state)
        return
    make_room(state, cell)
    put(state, cell, piece)
    state.tell(TILE_PLACED, cell, piece)
    arrive(state, cell)


def make_room(state: State, cell: i64) -> None:
    """NH-UNIT-04: a Transporter that is replaced goes to its owner's discard, with its wounds."""
    if (state.occupied >> cell) & 1:
        piece = lift(state, cell)
        state.tell(REPLACED, cell, piece)
        discard_piece(state, piece)


def spend_instant(state: State, player: i64, number: i64) -> None:
    """NH-TILE-01: an instant is discarded when it takes effect."""
    put_away(state, player, number)
    state.tell(INSTANT_PLAYED, player, state.setup.first[player] + number)


def offer_faces(state: State) -> None:
    """NH-CTL-01: any orientation for the tile that was taken."""
    cell = cell_to_turn(state)
    offer(state, make_base(FACE, 0, cell), single(cell), DISTINCT_TURNS[tile_at(state, cell)])


def face_tile(state: State, cell: i64, rotation: i64) -> None:
    """NH-CTL-01: the tile is turned (or left as it lies), once for each time it is taken."""
    if state.to_face != 0:
        state.faced |= single(cell)
        state.to_face &= ~single(cell)
    else:
        state.to_turn &= ~single(cell)
    turn_tile(state, cell, rotation, FACE)
    settle(state)


def offer_buying(state: State, player: i64) -> None:
    """NH-DUEL-02: once energy was bought there is only more of it, or the end of the turn."""
    offer_energy(state, player)
    offer_end(state, player)
