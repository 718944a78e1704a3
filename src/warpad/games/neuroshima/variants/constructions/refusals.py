"""Why a construction cannot be built, laid down, turned or used for boarding; and why none is moved so."""

from __future__ import annotations

from warpad.core.game import Refusal
from warpad.core.hexes import neighbours
from warpad.games.neuroshima.data.cells import cell_name
from warpad.games.neuroshima.data.tables import HEAD_FACES, TOKEN_FACES, TRAIT_HEAVY, TRAIT_SWIVEL
from warpad.games.neuroshima.rules import codes, course
from warpad.games.neuroshima.rules.board import HAND
from warpad.games.neuroshima.rules.position import Neuroshima
from warpad.games.neuroshima.variants.constructions.sight import half_to_lay
from warpad.games.neuroshima.variants.constructions.turn import NO_CELL, PRICE, SWIVEL_SOURCE, Constructions

RULE = "NH-VAR-03"
BUILDING_VERBS = ("build", "lay", "swivel", "board")
# Questions that nothing but their own answers may follow.
BUILDING_QUESTIONS = {
    course.ASK_PAY: ("discard",),
    course.ASK_LAY: ("lay",),
    course.ASK_BOARD: ("board", "end"),
}
ASK_FOR = {
    "build": course.ASK_DISCARD,
    "lay": course.ASK_LAY,
    "swivel": course.ASK_ACT,
    "board": course.ASK_BOARD,
}


def against_building(position: Neuroshima, verb: str, move: int) -> Refusal | None:
    """What speaks against this use of a construction, or against doing anything else now."""
    if not isinstance(position, Constructions) or not position.setup.has_constructions:
        return Refusal(RULE, "nh-refuse-no-constructions") if verb in BUILDING_VERBS else None
    if position.ask in BUILDING_QUESTIONS and verb not in BUILDING_QUESTIONS[position.ask]:
        is_boarding = position.ask == course.ASK_BOARD
        return Refusal(RULE, f"nh-refuse-{'boarding-only' if is_boarding else 'answer-first'}")
    if verb not in BUILDING_VERBS:
        return None
    if verb == "swivel" and position.ask == course.ASK_ACT:
        return _swivel(position, codes.target_of(move))
    if verb == "build" and not position.is_in_reserve(position.asked):
        has_one = position.setup.token[position.asked] != 0
        return Refusal(RULE, "nh-refuse-built-already" if has_one else "nh-refuse-no-construction")
    if position.ask != ASK_FOR[verb]:
        return Refusal(RULE, "nh-refuse-build-after-drawing" if verb == "build" else "nh-refuse-not-asked")
    return _build(position) if verb == "build" else _lay(position, move) if verb == "lay" else None


def _build(position: Constructions) -> Refusal | None:
    player = position.asked
    if position.is_last_drawn():
        return Refusal(RULE, "nh-refuse-build-too-late")
    if not position.may_place(player):
        return Refusal("NH-INS-09", "nh-refuse-terror")
    if position.pile_size(player, HAND) < PRICE:
        return Refusal(RULE, "nh-refuse-build-after-drawing")
    return Refusal(RULE, "nh-refuse-build-room")


def _lay(position: Constructions, move: int) -> Refusal | None:
    cell, face = codes.target_of(move), codes.number_of(move)
    head = position.head_cell(position.asked)
    if face == TOKEN_FACES or (face < HEAD_FACES) != (head == NO_CELL):
        return Refusal(RULE, "nh-refuse-other-half", {"half": half_to_lay(position)})
    args = {"at": cell_name(position.setup, cell)}
    if position.occupied >> cell & 1:
        return Refusal("NH-TURN-08", "nh-refuse-taken", args)
    if head != NO_CELL and not neighbours(head) >> cell & 1:
        args = {"from": cell_name(position.setup, head), **args}
        return Refusal(RULE, "nh-refuse-not-adjacent", args)
    if not position.room(position.asked) >> cell & 1:
        return Refusal("NH-VAR-05", "nh-refuse-scenario-ground", args)
    return Refusal(RULE, "nh-refuse-build-room")


def _swivel(position: Constructions, cell: int) -> Refusal | None:
    args = {"at": cell_name(position.setup, cell)}
    if not position.commanded(position.asked) >> cell & 1:
        return Refusal(RULE, "nh-refuse-not-yours", args)
    if not position.halves >> cell & 1 or not position.whole_traits(cell) & TRAIT_SWIVEL:
        return Refusal(RULE, "nh-refuse-no-swivel", args)
    if position.is_netted(cell):
        return Refusal("NH-NET-02", "nh-refuse-netted", args)
    if position.has_used(cell, SWIVEL_SOURCE):
        return Refusal(RULE, "nh-refuse-swivelled", args)
    return Refusal(RULE, "nh-refuse-no-change")


def against_moving(position: Neuroshima, cell: int, target: int) -> Refusal | None:
    """NH-VAR-03: a heavy construction is not moved at all, no half away from the other."""
    if position.leash(cell) >> target & 1:
        return None
    heavy = position.whole_traits(cell) & TRAIT_HEAVY
    args = {"at": cell_name(position.setup, cell)}
    return Refusal(RULE, "nh-refuse-heavy" if heavy else "nh-refuse-parting", args)
