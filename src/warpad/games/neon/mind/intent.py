"""What the halves of a row are meant for, where they leave a choice: how imagined rounds go on with it."""

from __future__ import annotations

from collections import Counter

from warpad.core.dice import Dice
from warpad.core.etude import Saying
from warpad.core.position import CHANCE, NOBODY, SEVERAL
from warpad.core.thinking.bot import Sight
from warpad.games.neon.data.codes import NO_ONE, ROW
from warpad.games.neon.mind.instinct import INSTINCT
from warpad.games.neon.mind.reasons import is_planning
from warpad.games.neon.rules import moves
from warpad.games.neon.rules.layout import ROUND
from warpad.games.neon.rules.state import State
from warpad.games.neon.tell.actions import action_of

WORLDS = 15
# An alternative that is used in so many of these worlds is what the half is meant for.
CLEARLY = 0.6
HALVES = ("first", "second", "third")
USES = (moves.ACT, moves.DECLARE)


def intent(sight: Sight, move: int, dice: Dice) -> list[Saying]:
    """Which alternative of each half is used most: the round goes on by habit in worlds the seat imagines."""
    world = _imagined(sight, dice)
    if not is_planning(world):
        return []
    row = action_of(world, sight.seat, move)
    if all(len(row[half]) == 1 for half in HALVES):
        return []
    used: list[Counter[str]] = [Counter() for _ in range(ROW)]
    for _ in range(WORLDS):
        world = _imagined(sight, dice)
        INSTINCT.plan_all(world, sight.seat, move, dice)
        _play_round(world, sight.seat, used, dice)
    meant = {half: _meant(row[half], used[n]) for n, half in enumerate(HALVES)}
    is_open = all(meant[half] == row[half] for half in HALVES)
    return [] if is_open else [Saying("neon-because-uses", meant)]


def _imagined(sight: Sight, dice: Dice) -> State:
    world = sight.imagine(dice)
    assert isinstance(world, State)
    return world


def _meant(options: list[str], used: Counter[str]) -> list[str]:
    """The alternative that is clearly used most, else all of them."""
    best = max(options, key=lambda option: used[option])
    return [best] if used[best] >= CLEARLY * used.total() else options


def _play_round(state: State, seat: int, used: list[Counter[str]], dice: Dice) -> None:
    """NEON-ACT-01: plays the round that has begun, and counts what the seat makes of each half."""
    last = state.s[ROUND]
    while (who := state.actor()) != NOBODY and not (state.s[ROUND] > last and is_planning(state)):
        if who == CHANCE:
            state.play(state.draw(dice))
        elif who == SEVERAL:
            INSTINCT.plan_all(state, NO_ONE, 0, dice)
        else:
            move = INSTINCT.reflex.choose(state, who, dice)
            if who == seat and move & moves.VERB_MASK in USES:
                told = action_of(state, seat, move)
                used[told["half"] - 1][told["action"]] += 1
            state.play(move)
