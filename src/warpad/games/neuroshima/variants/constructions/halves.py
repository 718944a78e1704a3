"""Constructions on the board: which two tiles are one unit, and what that makes of a set of hexes.

Which half belongs to which is not stored: a player has one construction, so the other half is the other token
of the same owner. The half with the initiative, the head, stands for the whole: it holds the wounds and is
the one that acts, is netted and is taken; the other half, the tail, follows it.
"""

from typing import Final

from warpad.core.bits import lowest, single
from warpad.core.hexes import AROUND, neighbours
from warpad.core.vecs import i64
from warpad.games.neuroshima.data.tables import (
    GIFT,
    NET_SIDES,
    TRAIT_BINDS,
    TRAIT_HEAD,
    TRAIT_HEAVY,
    TRAIT_MOBILE,
    TRAIT_TOKEN,
    TRAITS,
)
from warpad.games.neuroshima.rules.battle.attacks import attack_with, attack_with_changes, nearest
from warpad.games.neuroshima.rules.battle.circles import CONTROLS, HACKS, NETS
from warpad.games.neuroshima.rules.battle.status import givers_to
from warpad.games.neuroshima.rules.battle.survey import COMMANDS, GIFTED, GIFTS, HURT, pose_at, take_command
from warpad.games.neuroshima.rules.battle.units import whole_toughness, whole_traits, whole_wounds
from warpad.games.neuroshima.rules.board import tile_at
from warpad.games.neuroshima.rules.codes import GO, make_base
from warpad.games.neuroshima.rules.event_kinds import WOUNDED
from warpad.games.neuroshima.rules.movement import OWN_MOBILITY, has_used, offer_move
from warpad.games.neuroshima.rules.pieces import WOUND, owner_of
from warpad.games.neuroshima.rules.state import State, Units


def join_halves(state: State) -> None:
    """NH-VAR-03: finds the constructions; what one half has or is, the head has or is."""
    if state.traits & TRAIT_TOKEN == 0:
        return
    state.wide = 0
    left = state.occupied
    while left != 0:
        head = lowest(left)
        left &= left - 1
        tail = other_half(state, head)
        if tail >= 0 and TRAITS[tile_at(state, head)] & TRAIT_HEAD:
            state.wide |= single(head) | single(tail)
            if whole_traits(state, head) & TRAIT_BINDS:
                state.binders = (state.binders | single(head)) & ~single(tail)
    state.movers &= ~state.wide


def other_half(state: State, cell: i64) -> i64:
    """NH-VAR-03: where the other half of a construction is; -1 for a tile that is none."""
    piece = state.piece[cell]
    if TRAITS[tile_at(state, cell)] & TRAIT_TOKEN == 0:
        return -1
    left = state.occupied & ~single(cell)
    while left != 0:
        other = lowest(left)
        left &= left - 1
        if TRAITS[tile_at(state, other)] & TRAIT_TOKEN and owner_of(state.piece[other]) == owner_of(piece):
            return other
    return -1


def leash(state: State, cell: i64) -> i64:
    """NH-VAR-03: where a tile may be moved at all: a half next to the other one, a heavy one nowhere."""
    other = other_half(state, cell)
    if other < 0:
        return -1
    return 0 if whole_traits(state, cell) & TRAIT_HEAVY else neighbours(other)


def head_of(state: State, cell: i64) -> i64:
    """The tile that stands for the one on this hex."""
    if state.wide >> cell & 1 == 0 or TRAITS[tile_at(state, cell)] & TRAIT_HEAD:
        return cell
    return other_half(state, cell)


def heads_in(state: State, cells: i64) -> i64:
    """The halves among these cells that stand for a whole."""
    found: i64 = 0
    left = cells & state.wide
    while left != 0:
        if TRAITS[tile_at(state, lowest(left))] & TRAIT_HEAD:
            found |= left & -left
        left &= left - 1
    return found


def whole_cells(state: State, cells: i64) -> i64:
    """The same cells, with the other half of every half among them."""
    left = cells & state.wide
    while left != 0:
        cells |= single(other_half(state, lowest(left)))
        left &= left - 1
    return cells


def heads_for(state: State, cells: i64) -> i64:
    """The same cells, with the head in place of every half among them."""
    left = cells & state.wide
    cells &= ~left
    while left != 0:
        cells |= single(head_of(state, lowest(left)))
        left &= left - 1
    return cells


def each_once(state: State, cells: i64) -> i64:
    """The same cells without tails whose head is among them: each unit once."""
    left = heads_in(state, cells)
    while left != 0:
        cells &= ~single(other_half(state, lowest(left)))
        left &= left - 1
    return cells


def follow_heads(state: State) -> None:
    """NH-VAR-03, NH-CTL-01: who takes one half takes the construction."""
    left = heads_in(state, state.taken)
    while left != 0:
        head = lowest(left)
        left &= left - 1
        take_command(state, other_half(state, head), state.work[COMMANDS + head])


def join_links(state: State) -> i64:
    """NH-VAR-03: a construction nets with both halves, and what points at one half points at its head."""
    links = state.links
    seen: i64 = 0
    left = state.binders
    while left != 0:
        cell = lowest(left)
        left &= left - 1
        if state.wide >> cell & 1:
            tail = other_half(state, cell)
            links[NETS + cell] |= AROUND[tail * 64 + NET_SIDES[pose_at(state, tail)]] & state.occupied
        links[NETS + cell] = heads_for(state, links[NETS + cell])
        links[CONTROLS + cell] = heads_for(state, links[CONTROLS + cell])
        seen |= links[NETS + cell] | links[CONTROLS + cell] | links[HACKS + cell]
    return seen


def lend_to_wholes(state: State) -> None:
    """NH-VAR-03: what is lent to one half is lent to the whole, and by each lender once."""
    heads = heads_in(state, state.wide)
    while heads != 0:
        head = lowest(heads)
        heads &= heads - 1
        total: i64 = 0
        left = givers_to(state, head)
        while left != 0:
            total += GIFT[tile_at(state, lowest(left))]
            left &= left - 1
        state.work[GIFTED] |= single(head) | single(other_half(state, head))
        state.work[GIFTS + head] = total
        state.work[GIFTS + other_half(state, head)] = total


def wound_wholes(state: State) -> i64:
    """NH-VAR-03: wounds of both halves are one sum against the toughness of both; they go together."""
    dead: i64 = 0
    left = heads_in(state, state.wide)
    while left != 0:
        head = lowest(left)
        left &= left - 1
        tail = other_half(state, head)
        wounds = state.work[HURT + head] + state.work[HURT + tail]
        state.work[HURT + head] = 0
        state.work[HURT + tail] = 0
        total = whole_wounds(state, head) + wounds
        most = whole_toughness(state, head)
        if wounds == 0:
            continue
        if total > most:
            dead |= single(head) | single(tail)
        else:
            state.tell(WOUNDED, head, state.piece[head], total, most + 1)
            state.piece[head] += wounds * WOUND
    return dead


def attack_with_tails(state: State, heads: i64) -> None:
    """NH-VAR-03: both halves of a construction attack in the slots of its head."""
    while heads != 0:
        tail = other_half(state, lowest(heads))
        heads &= heads - 1
        if len(state.converted) > 0:
            attack_with_changes(state, tail)
        else:
            attack_with(state, tail)


def first_met(state: State, line: i64, direction: i64) -> i64:
    """NH-VAR-03: of a construction that lies in a line with both halves only the nearer one is hit."""
    left = heads_in(state, line)
    while left != 0:
        head = lowest(left)
        left &= left - 1
        both = (single(head) | single(other_half(state, head))) & line
        line = (line & ~both) | single(nearest(both, direction))
    return line


def offer_half_moves(state: State, player: i64, halves: i64) -> None:
    """NH-VAR-03: a construction with mobility on either half moves one half, once a turn."""
    while halves != 0:
        cell = lowest(halves)
        halves &= halves - 1
        if whole_traits(state, cell) & TRAIT_MOBILE and not has_used(state, cell, OWN_MOBILITY):
            offer_move(state, make_base(GO, 0, cell), cell, player)


class Halves(Units):
    """NH-VAR-03: the tokens of a construction are one unit."""

    def find(self, state: State) -> None:
        join_halves(state)

    def other_hex(self, state: State, cell: i64) -> i64:
        return other_half(state, cell)

    def head_of(self, state: State, cell: i64) -> i64:
        return head_of(state, cell)

    def whole_cells(self, state: State, cells: i64) -> i64:
        return whole_cells(state, cells)

    def each_once(self, state: State, cells: i64) -> i64:
        return each_once(state, cells)

    def first_met(self, state: State, line: i64, direction: i64) -> i64:
        return first_met(state, line, direction)

    def leash(self, state: State, cell: i64) -> i64:
        return leash(state, cell)

    def join_links(self, state: State) -> i64:
        return join_links(state)

    def follow_control(self, state: State) -> None:
        follow_heads(state)

    def lend(self, state: State) -> None:
        lend_to_wholes(state)

    def wound(self, state: State) -> i64:
        return wound_wholes(state)

    def attack(self, state: State, acting: i64) -> None:
        attack_with_tails(state, heads_in(state, acting))

    def offer_moves(self, state: State, player: i64, cells: i64) -> None:
        offer_half_moves(state, player, cells)


HALVES: Final = Halves()
