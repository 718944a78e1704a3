"""Whether the question that a loaded position asks can be asked at all."""

from __future__ import annotations

from collections.abc import Callable

from warpad.core.errors import DecodeError
from warpad.games.neuroshima.rules import questions
from warpad.games.neuroshima.rules.battle.aiming import targets_in_sight
from warpad.games.neuroshima.rules.battle.segments import battle_legal, in_battle
from warpad.games.neuroshima.rules.battle.wounds import (
    HIT_SOURCE,
    HIT_SOURCE_SHIFT,
    HIT_TARGET,
    SOURCE_CELL_SHIFT,
)
from warpad.games.neuroshima.rules.battle.wounds import SOURCE_INSTANT as FIRST_INSTANT
from warpad.games.neuroshima.rules.board import HAND, STACK, player_to_move, zone_start
from warpad.games.neuroshima.rules.hand import pile_size
from warpad.games.neuroshima.rules.modes import players_left
from warpad.games.neuroshima.rules.movement import retreat_cells
from warpad.games.neuroshima.rules.questions import (
    ASK_CLOWN,
    ASK_MEDIC,
    ASK_QUARTERMASTER,
    ASK_SHARPSHOOTER,
    ASK_SPEND,
    ASK_VARIANT,
)
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.rules.turn import HQ_NUMBER
from warpad.games.neuroshima.tell.telling import telling

IN_BATTLE = (ASK_CLOWN, ASK_QUARTERMASTER, ASK_MEDIC, ASK_SPEND, ASK_SHARPSHOOTER)
OWN_TURN = (
    questions.ASK_DRAW,
    questions.ASK_DISCARD,
    questions.ASK_ACT,
    questions.ASK_BUY,
)


def check_question(position: State) -> None:
    """Raises DecodeError when the open question does not fit the position."""
    is_of_variant = position.ask >= ASK_VARIANT
    check = _of_variant if is_of_variant else _CHECKS.get(position.ask)
    if check is None:
        raise DecodeError("there is no such question", "battle.ask")
    if players_left(position) == 0 or position.remaining & position.fallen:
        raise DecodeError("a player who has left is waited for", "fallen")
    if position.ask in OWN_TURN and position.asked != player_to_move(position):
        raise DecodeError("only the player whose turn it is can be asked this", "battle.asked")
    if in_battle(position) and position.ask not in IN_BATTLE and not is_of_variant:
        raise DecodeError("this is not asked in a battle", "battle.ask")
    if not _hits_are_sound(position):
        raise DecodeError("a hit on or from an empty hex", "battle.hits")
    if not check(position):
        raise DecodeError("the position gives no occasion for this question", "battle.ask")


def _hits_are_sound(position: State) -> bool:
    for hit in position.hits:
        source = hit >> HIT_SOURCE_SHIFT & HIT_SOURCE
        cells = [hit & HIT_TARGET] + ([source >> SOURCE_CELL_SHIFT] if source < FIRST_INSTANT else [])
        if any(not position.occupied >> cell & 1 for cell in cells):
            return False
    return position.spent & ~position.occupied == 0 and position.doomed & ~position.occupied == 0


def _of_variant(position: State) -> bool:
    return telling(position).can_ask(position)


def _in_battle(position: State) -> bool:
    return in_battle(position) and bool(position.occupied >> position.ask_cell & 1)


def _sharpshooter(position: State) -> bool:
    return _in_battle(position) and targets_in_sight(position) != 0


def _medic(position: State) -> bool:
    return len(battle_legal(position)) > 0


def _spend(position: State) -> bool:
    return position.ask_hit < len(position.hits) and _medic(position)


def _hq(position: State) -> bool:
    held = position.pile[zone_start(position, position.asked, HAND) + HQ_NUMBER]
    return held > 0 and position.asked == player_to_move(position)


def _draw(position: State) -> bool:
    player = player_to_move(position)
    return 0 < position.to_draw <= pile_size(position, player, STACK)


def _discard(position: State) -> bool:
    return pile_size(position, position.asked, HAND) > 0


def _always(position: State) -> bool:
    return True


def _retreat(position: State) -> bool:
    if not position.occupied >> position.pushed & 1:
        return False
    return retreat_cells(position, position.pusher, position.pushed) != 0


def _face(position: State) -> bool:
    cells = position.to_face | position.to_turn
    return cells != 0 and cells & ~position.occupied == 0


def _over(position: State) -> bool:
    return position.winners != 0 or telling(position).may_have_no_winner()


_CHECKS: dict[int, Callable[[State], bool]] = {
    ASK_CLOWN: _in_battle,
    ASK_QUARTERMASTER: _in_battle,
    ASK_MEDIC: _medic,
    ASK_SPEND: _spend,
    ASK_SHARPSHOOTER: _sharpshooter,
    questions.ASK_HQ: _hq,
    questions.ASK_DRAW: _draw,
    questions.ASK_DISCARD: _discard,
    questions.ASK_ACT: _always,
    questions.ASK_RETREAT: _retreat,
    questions.ASK_FACE: _face,
    questions.ASK_BUY: _always,
    questions.ASK_OVER: _over,
}
