"""Whether the question that a loaded position asks can be asked at all."""

from __future__ import annotations

from collections.abc import Callable

from warpad.core.errors import DecodeError
from warpad.games.neuroshima.rules import course
from warpad.games.neuroshima.rules.battle.wounds import (
    HIT_SOURCE,
    HIT_SOURCE_SHIFT,
    HIT_TARGET,
    SOURCE_CELL_SHIFT,
)
from warpad.games.neuroshima.rules.battle.wounds import SOURCE_INSTANT as FIRST_INSTANT
from warpad.games.neuroshima.rules.board import (
    ASK_CLOWN,
    ASK_MEDIC,
    ASK_QUARTERMASTER,
    ASK_SHARPSHOOTER,
    HAND,
    STACK,
)
from warpad.games.neuroshima.rules.position import Neuroshima
from warpad.games.neuroshima.rules.turn import HQ_NUMBER
from warpad.games.neuroshima.variants.atlas.boards import ALLIANCE
from warpad.games.neuroshima.variants.atlas.missions import Missions
from warpad.games.neuroshima.variants.constructions.codec import is_open
from warpad.games.neuroshima.variants.leaders.abilities import HEAL, Leading

IN_BATTLE = (ASK_CLOWN, ASK_QUARTERMASTER, ASK_MEDIC, ASK_SHARPSHOOTER, course.ASK_RESCUE)
OWN_TURN = (
    course.ASK_DRAW,
    course.ASK_DISCARD,
    course.ASK_ACT,
    course.ASK_BUY,
    course.ASK_PAY,
    course.ASK_LAY,
    course.ASK_BOARD,
)


def check_question(position: Neuroshima) -> None:
    """Raises DecodeError when the open question does not fit the position."""
    check = _CHECKS.get(position.ask)
    if check is None:
        raise DecodeError("there is no such question", "battle.ask")
    if position.players_left() == 0 or position.remaining & position.fallen:
        raise DecodeError("a player who has left is waited for", "fallen")
    if position.ask in OWN_TURN and position.asked != position.player_to_move():
        raise DecodeError("only the player whose turn it is can be asked this", "battle.asked")
    if position.in_battle() and position.ask not in IN_BATTLE:
        raise DecodeError("this is not asked in a battle", "battle.ask")
    if not _hits_are_sound(position):
        raise DecodeError("a hit on or from an empty hex", "battle.hits")
    if not check(position):
        raise DecodeError("the position gives no occasion for this question", "battle.ask")


def _hits_are_sound(position: Neuroshima) -> bool:
    for hit in position.hits:
        source = hit >> HIT_SOURCE_SHIFT & HIT_SOURCE
        cells = [hit & HIT_TARGET] + ([source >> SOURCE_CELL_SHIFT] if source < FIRST_INSTANT else [])
        if any(not position.occupied >> cell & 1 for cell in cells):
            return False
    return position.spent & ~position.occupied == 0 and position.doomed & ~position.occupied == 0


def _in_battle(position: Neuroshima) -> bool:
    return position.in_battle() and bool(position.occupied >> position.ask_cell & 1)


def _sharpshooter(position: Neuroshima) -> bool:
    return _in_battle(position) and position.sight_asked() != 0


def _medic(position: Neuroshima) -> bool:
    return len(position.battle_legal()) > 0


def _hq(position: Neuroshima) -> bool:
    held = position.pile[position.zone(position.asked, HAND) + HQ_NUMBER]
    return held > 0 and position.asked == position.player_to_move()


def _draw(position: Neuroshima) -> bool:
    player = position.player_to_move()
    return 0 < position.to_draw <= position.pile_size(player, STACK)


def _discard(position: Neuroshima) -> bool:
    return position.pile_size(position.asked, HAND) > 0


def _always(position: Neuroshima) -> bool:
    return True


def _retreat(position: Neuroshima) -> bool:
    if not position.occupied >> position.pushed & 1:
        return False
    return position.retreats(position.pusher, position.pushed) != 0


def _face(position: Neuroshima) -> bool:
    cells = position.to_face | position.to_turn
    return cells != 0 and cells & ~position.occupied == 0


def _over(position: Neuroshima) -> bool:
    return position.winners != 0 or position.setup.scenario == ALLIANCE


def _leaders(position: Neuroshima) -> bool:
    return isinstance(position, Leading) and position.turn_number == 0 and position.occupied == 0


def _command(position: Neuroshima) -> bool:
    if not isinstance(position, Leading) or not position.to_command >> position.asked & 1:
        return False
    return position.cause != 0 and position.has_command(position.asked)


def _rescue(position: Neuroshima) -> bool:
    if not isinstance(position, Leading) or position.ability(position.asked) != HEAL:
        return False
    position.look()
    return any(position.can_rescue(hit, position.asked) for hit in position.hits)


def _load(position: Neuroshima) -> bool:
    return isinstance(position, Missions) and position.loadable() != 0


_CHECKS: dict[int, Callable[[Neuroshima], bool]] = {
    ASK_CLOWN: _in_battle,
    ASK_QUARTERMASTER: _in_battle,
    ASK_MEDIC: _medic,
    ASK_SHARPSHOOTER: _sharpshooter,
    course.ASK_HQ: _hq,
    course.ASK_DRAW: _draw,
    course.ASK_DISCARD: _discard,
    course.ASK_ACT: _always,
    course.ASK_RETREAT: _retreat,
    course.ASK_FACE: _face,
    course.ASK_BUY: _always,
    course.ASK_OVER: _over,
    course.ASK_DEAL: _leaders,
    course.ASK_LEADER: _leaders,
    course.ASK_COMMAND: _command,
    course.ASK_RESCUE: _rescue,
    course.ASK_LOAD: _load,
    course.ASK_PAY: is_open,
    course.ASK_LAY: is_open,
    course.ASK_BOARD: is_open,
}
