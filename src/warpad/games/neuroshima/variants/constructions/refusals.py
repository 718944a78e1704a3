"""Why a construction cannot be built, laid down, turned or used for boarding; and why none is moved so."""

from __future__ import annotations

from warpad.core.game import Refusal
from warpad.core.hexes import neighbours
from warpad.games.neuroshima.data.tables import HEAD_FACES, TOKEN_FACES, TRAIT_HEAVY, TRAIT_SWIVEL
from warpad.games.neuroshima.rules import codes, questions
from warpad.games.neuroshima.rules.battle.status import commanded_cells, is_netted
from warpad.games.neuroshima.rules.battle.units import whole_traits
from warpad.games.neuroshima.rules.board import HAND
from warpad.games.neuroshima.rules.hand import pile_size
from warpad.games.neuroshima.rules.modes import is_last_drawn
from warpad.games.neuroshima.rules.movement import has_used
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.rules.turn import may_place, room_for
from warpad.games.neuroshima.tell.cells import cell_name
from warpad.games.neuroshima.variants.constructions.building import NO_CELL, SWIVEL_SOURCE, head_cell
from warpad.games.neuroshima.variants.constructions.codes import ASK_BOARD, ASK_LAY, ASK_PAY
from warpad.games.neuroshima.variants.constructions.sight import half_to_lay
from warpad.games.neuroshima.variants.constructions.yard import NO_TOKEN, PRICE, Yard, is_in_reserve
from warpad.games.neuroshima.variants.words import BUILDING_VERBS

RULE = "NH-VAR-03"
# Questions that nothing but their own answers may follow.
BUILDING_QUESTIONS = {
    ASK_PAY: ("discard",),
    ASK_LAY: ("lay",),
    ASK_BOARD: ("board", "end"),
}
ASK_FOR = {
    "build": questions.ASK_DISCARD,
    "lay": ASK_LAY,
    "swivel": questions.ASK_ACT,
    "board": ASK_BOARD,
}


def refuse(position: State, yard: Yard, verb: str, move: int) -> Refusal | None:
    """What speaks against this use of a construction, or against doing anything else now."""
    if not yard.in_force:
        return Refusal(RULE, "nh-refuse-no-constructions") if verb in BUILDING_VERBS else None
    if position.ask in BUILDING_QUESTIONS and verb not in BUILDING_QUESTIONS[position.ask]:
        is_boarding = position.ask == ASK_BOARD
        return Refusal(RULE, f"nh-refuse-{'boarding-only' if is_boarding else 'answer-first'}")
    if verb not in BUILDING_VERBS:
        return None
    if verb == "swivel" and position.ask == questions.ASK_ACT:
        return _swivel(position, codes.target_of(move))
    if verb == "build" and not is_in_reserve(yard, position.asked):
        has_one = yard.token[position.asked] != NO_TOKEN
        return Refusal(RULE, "nh-refuse-built-already" if has_one else "nh-refuse-no-construction")
    if position.ask != ASK_FOR[verb]:
        return Refusal(RULE, "nh-refuse-build-after-drawing" if verb == "build" else "nh-refuse-not-asked")
    return _build(position) if verb == "build" else _lay(position, move) if verb == "lay" else None


def _build(position: State) -> Refusal | None:
    player = position.asked
    if is_last_drawn(position):
        return Refusal(RULE, "nh-refuse-build-too-late")
    if not may_place(position, player):
        return Refusal("NH-INS-09", "nh-refuse-terror")
    if pile_size(position, player, HAND) < PRICE:
        return Refusal(RULE, "nh-refuse-build-after-drawing")
    return Refusal(RULE, "nh-refuse-build-room")


def _lay(position: State, move: int) -> Refusal | None:
    cell, face = codes.target_of(move), codes.number_of(move)
    head = head_cell(position, position.asked)
    if face == TOKEN_FACES or (face < HEAD_FACES) != (head == NO_CELL):
        return Refusal(RULE, "nh-refuse-other-half", {"half": half_to_lay(position)})
    args = {"at": cell_name(position.setup, cell)}
    if position.occupied >> cell & 1:
        return Refusal("NH-TURN-08", "nh-refuse-taken", args)
    if head != NO_CELL and not neighbours(head) >> cell & 1:
        args = {"from": cell_name(position.setup, head), **args}
        return Refusal(RULE, "nh-refuse-not-adjacent", args)
    if not room_for(position, position.asked) >> cell & 1:
        return Refusal("NH-VAR-05", "nh-refuse-scenario-ground", args)
    return Refusal(RULE, "nh-refuse-build-room")


def _swivel(position: State, cell: int) -> Refusal | None:
    args = {"at": cell_name(position.setup, cell)}
    if not commanded_cells(position, position.asked) >> cell & 1:
        return Refusal(RULE, "nh-refuse-not-yours", args)
    if not position.wide >> cell & 1 or not whole_traits(position, cell) & TRAIT_SWIVEL:
        return Refusal(RULE, "nh-refuse-no-swivel", args)
    if is_netted(position, cell):
        return Refusal("NH-NET-02", "nh-refuse-netted", args)
    if has_used(position, cell, SWIVEL_SOURCE):
        return Refusal(RULE, "nh-refuse-swivelled", args)
    return Refusal(RULE, "nh-refuse-no-change")


def refuse_step(position: State, cell: int, target: int) -> Refusal | None:
    """NH-VAR-03: a heavy construction is not moved at all, no half away from the other."""
    if position.units.leash(position, cell) >> target & 1:
        return None
    heavy = whole_traits(position, cell) & TRAIT_HEAVY
    args = {"at": cell_name(position.setup, cell)}
    return Refusal(RULE, "nh-refuse-heavy" if heavy else "nh-refuse-parting", args)
