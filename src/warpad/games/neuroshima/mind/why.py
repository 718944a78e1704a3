"""What the weights count on a board of Neuroshima Hex, in the few groups that people think in."""

from __future__ import annotations

from collections.abc import Iterator

from warpad.core.dice import Dice
from warpad.core.game import Json
from warpad.core.position import CHANCE, NOBODY
from warpad.core.thinking.critic import Counts
from warpad.games.neuroshima.mind.evaluate import FEATURE_NAMES, WEIGHTS, features, player_of
from warpad.games.neuroshima.mind.planner import Planner, Way, are_friends, is_two_sided, settle_chance
from warpad.games.neuroshima.position import Neuroshima
from warpad.games.neuroshima.tell.actions import action_of

LEAD, LATE_LEAD, GAIN, LOSS, LATE_CHANGE, FULL_CHANGE, GAIN_CALLED, LOSS_CALLED = FEATURE_NAMES[:8]
TILES, TILES_WORKING, TILES_AFTER, SIEGE, SIEGE_AFTER, EXPOSURE, BATTLES, HAND = FEATURE_NAMES[8:]
# Each group: the features that make it, and those whose sum people would count.
GROUPS = {
    "lead": ((LEAD, LATE_LEAD), (LEAD,)),
    "battle": ((GAIN, LOSS, LATE_CHANGE, FULL_CHANGE, GAIN_CALLED, LOSS_CALLED), (GAIN, LOSS)),
    "tiles": ((TILES, TILES_WORKING, TILES_AFTER), (TILES_AFTER,)),
    "siege": ((SIEGE, SIEGE_AFTER), (SIEGE_AFTER,)),
    "exposure": ((EXPOSURE,), (EXPOSURE,)),
    "battles": ((BATTLES,), (BATTLES,)),
    "hand": ((HAND,), (HAND,)),
}
# The worth of tiles is told in tenths.
TENTHS = 10.0
# Moves that say nothing of what somebody is up to.
SILENT = ("discard", "redraw", "end")


def counts(board: Neuroshima, mover: int, seat: int) -> Counts:
    """What the evaluation counts for a seat; where two sides fight, with the eyes of who moved last."""
    turned = mover >= 0 and mover != seat and is_two_sided(board)
    viewer = mover if turned else seat
    sign = -1.0 if turned and not are_friends(board, mover, seat) else 1.0
    found = dict(zip(FEATURE_NAMES, features(board, player_of(board.setup, viewer)), strict=True))
    worths = {
        name: sign * amount * weight for (name, amount), weight in zip(found.items(), WEIGHTS, strict=True)
    }
    told: Counts = {}
    for group, (parts, counted) in GROUPS.items():
        amount = sign * sum(found[name] for name in counted) / (TENTHS if group == "tiles" else 1.0)
        told[group, "", "own"] = amount, sum(worths[name] for name in parts)
    return told


def reply(board: Neuroshima, planner: Planner, width: int, dice: Dice) -> Iterator[tuple[int, Json]]:
    """What the next player does after the draw: the turn that looks best."""
    settle_chance(board, dice)
    mover = board.actor()
    if mover == NOBODY:
        return
    turn = board.turn_number
    for move in _moves(planner.ends(board, mover, width, 1, dice)):
        told = action_of(board, mover, move)
        if told["do"] not in SILENT:
            yield mover, told
        board.play(move)
        while board.actor() not in (mover, CHANCE, NOBODY) and board.turn_number == turn:
            board.play(board.legal(board.actor())[0])


def _moves(ends: list[Way]) -> list[int]:
    found: list[int] = []
    way = ends[0] if ends else None
    while way is not None and way.parent is not None:
        found.append(int(way.move))
        way = way.parent
    return found[::-1]
