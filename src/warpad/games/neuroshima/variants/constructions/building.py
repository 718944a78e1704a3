"""Constructions in the turn: given a hand for, laid down half by half, turned, and started battles with."""

from typing import Final

from warpad.core.bits import lowest, single
from warpad.core.hexes import neighbours
from warpad.core.vecs import i64
from warpad.games.neuroshima.data.orientation import DISTINCT_TURNS
from warpad.games.neuroshima.data.tables import HEAD_FACES, TRAIT_BOARDS, TRAIT_HEAD, TRAIT_SWIVEL, TRAITS
from warpad.games.neuroshima.rules.battle.medics import begin_harm
from warpad.games.neuroshima.rules.battle.units import whole_traits
from warpad.games.neuroshima.rules.battle.wounds import LETHAL, SOURCE_INSTANT, harm
from warpad.games.neuroshima.rules.board import HAND, put, tile_at, zone_start
from warpad.games.neuroshima.rules.codes import END_TURN, make_base, number_of, target_of, turn_of
from warpad.games.neuroshima.rules.course import go_to_battle, settle, settle_harm
from warpad.games.neuroshima.rules.event_kinds import TILE_DISCARDED
from warpad.games.neuroshima.rules.hand import offer_discards, pile_size, put_away
from warpad.games.neuroshima.rules.menu import offer, offer_plain
from warpad.games.neuroshima.rules.modes import is_last_drawn
from warpad.games.neuroshima.rules.movement import (
    clear_mine,
    has_used,
    movable_cells,
    offer_turn,
    turn_tile,
    use_source,
)
from warpad.games.neuroshima.rules.pieces import make_piece, owner_of
from warpad.games.neuroshima.rules.questions import ASK_ACT, ASK_DISCARD, BY_TILE
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.rules.turn import may_place, room_for
from warpad.games.neuroshima.variants.constructions.codes import (
    ASK_BOARD,
    ASK_LAY,
    ASK_PAY,
    BOARD_ENEMIES,
    BOARDED,
    BUILD,
    BUILT,
    LAY,
    SWIVEL,
    TOKEN_LAID,
)
from warpad.games.neuroshima.variants.constructions.halves import other_half
from warpad.games.neuroshima.variants.constructions.yard import PRICE, Yard, is_in_reserve

NO_CELL: Final[i64] = -1
# A source of movement of its own (see movement.py and missions.py).
SWIVEL_SOURCE: Final[i64] = 8
# What a discarded tile was given up for (see TILE_DISCARDED).
FOR_BUILDING: Final[i64] = 2


def offer_building(state: State, yard: Yard) -> None:
    """NH-VAR-03: what may be done for, and with, a construction."""
    if state.ask == ASK_DISCARD:
        if can_build(state, yard, state.asked):
            offer_plain(state, make_base(BUILD, 0, 0))
    elif state.ask == ASK_PAY:
        offer_discards(state, state.asked)
    elif state.ask == ASK_LAY:
        offer_laying(state, yard, state.asked)
    elif state.ask == ASK_BOARD:
        offer_plain(state, make_base(BOARD_ENEMIES, 0, 0))
        offer_plain(state, make_base(END_TURN, 0, 0))
    elif state.ask == ASK_ACT:
        offer_swivels(state, state.asked)


def can_build(state: State, yard: Yard, player: i64) -> bool:
    """NH-VAR-03, NH-INS-09: right after drawing, for three tiles, until anybody drew their last one."""
    if not is_in_reserve(yard, player) or is_last_drawn(state) or not may_place(state, player):
        return False
    return pile_size(state, player, HAND) >= PRICE and building_ground(state, player) != 0


def building_ground(state: State, player: i64) -> i64:
    """NH-VAR-03: free hexes with another free one beside them."""
    room = room_for(state, player)
    found: i64 = 0
    left = room
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        if neighbours(cell) & room:
            found |= single(cell)
    return found


def head_cell(state: State, player: i64) -> i64:
    """Where the first half of a player's construction lies, or NO_CELL."""
    left = state.occupied
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        if TRAITS[tile_at(state, cell)] & TRAIT_HEAD and owner_of(state.piece[cell]) == player:
            return cell
    return NO_CELL


def offer_laying(state: State, yard: Yard, player: i64) -> None:
    """NH-VAR-03: the first half where the second finds room, the second beside it; either side up."""
    head = head_cell(state, player)
    face: i64 = 0
    cells = building_ground(state, player)
    if head != NO_CELL:
        face = HEAD_FACES
        cells = room_for(state, player) & neighbours(head)
    end = face + HEAD_FACES
    while face < end:
        offer(state, make_base(LAY, face, 0), cells, DISTINCT_TURNS[yard.token[player] + face])
        face += 1


def offer_swivels(state: State, player: i64) -> None:
    """NH-VAR-03: a construction with rotation turns one half, once a turn, unless it is netted."""
    left = movable_cells(state, player) & state.wide
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        if whole_traits(state, cell) & TRAIT_SWIVEL and not has_used(state, cell, SWIVEL_SOURCE):
            offer_turn(state, make_base(SWIVEL, 0, cell), cell)


def act_on_it(state: State, yard: Yard, verb: i64, move: i64) -> None:
    """NH-VAR-03: building, laying down, turning a half, boarding."""
    if verb == BUILD:
        build(state, yard, state.asked)
    elif verb == LAY:
        lay(state, yard, state.asked, number_of(move), target_of(move), turn_of(move))
    elif verb == SWIVEL:
        state.faced = 0
        use_source(state, target_of(move), SWIVEL_SOURCE)
        turn_tile(state, target_of(move), turn_of(move), verb)
        settle(state)
    else:
        board_enemies(state, yard, state.asked)


def build(state: State, yard: Yard, player: i64) -> None:
    """NH-VAR-03, NH-VAR-02: three tiles go for the construction; of six the player chooses which."""
    yard.built |= single(player)
    state.tell(BUILT, player)
    yard.owed = PRICE
    if pile_size(state, player, HAND) > PRICE:
        state.ask = ASK_PAY
        return
    zone = zone_start(state, player, HAND)
    number: i64 = 0
    while number < state.setup.kinds[player]:
        while state.pile[zone + number] > 0:
            pay(state, yard, player, number)
        number += 1


def pay(state: State, yard: Yard, player: i64, number: i64) -> None:
    """NH-VAR-03: one of the tiles goes; with the last the first half can be laid down."""
    put_away(state, player, number)
    state.tell(TILE_DISCARDED, player, state.setup.first[player] + number, FOR_BUILDING)
    yard.owed -= 1
    state.ask = ASK_PAY if yard.owed > 0 else ASK_LAY


def lay(state: State, yard: Yard, player: i64, face: i64, cell: i64, rotation: i64) -> None:
    """NH-VAR-03: one half comes on the board; with the second it is a unit."""
    piece = make_piece(yard.token[player] + face, rotation, player, 0)
    put(state, cell, piece)
    state.tell(TOKEN_LAID, cell, piece)
    if face >= HEAD_FACES:
        state.faced = 0
        yard.boarding = whole_traits(state, cell) & TRAIT_BOARDS != 0
        arrive_whole(state, cell, other_half(state, cell))


def arrive_whole(state: State, cell: i64, other: i64) -> None:
    """NH-VAR-03, NH-UNIT-06: a Mine under either half destroys the construction."""
    mined = state.grounds & (single(cell) | single(other))
    if mined == 0:
        settle(state)
        return
    while mined != 0:
        clear_mine(state, lowest(mined))
        mined &= mined - 1
    begin_harm(state)
    harm(state, cell, LETHAL, SOURCE_INSTANT)
    settle_harm(state)


def board_or_go_on(state: State, yard: Yard) -> None:
    """NH-VAR-03: after one that boards nothing else is done: a battle, or the end of the turn."""
    if yard.boarding:
        if can_board(state, state.asked):
            state.ask = ASK_BOARD
        else:
            yard.boarding = False


def can_board(state: State, player: i64) -> bool:
    """NH-VAR-03, NH-NET-01: not when it is gone, netted or taken."""
    cell = head_cell(state, player)
    return cell != NO_CELL and movable_cells(state, player) >> cell & 1 == 1


def board_enemies(state: State, yard: Yard, player: i64) -> None:
    """NH-VAR-03: the battle begins at once and ends the turn."""
    cell = head_cell(state, player)
    yard.boarding = False
    state.tell(BOARDED, cell, state.piece[cell])
    go_to_battle(state, BY_TILE)
