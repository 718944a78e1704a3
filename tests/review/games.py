"""Finished games to review, played by bots; the same ones every time."""

from __future__ import annotations

from functools import cache

from warpad import bots
from warpad.core.dice import Dice
from warpad.core.position import CHANCE, NOBODY
from warpad.core.record import Record, end_of, new_record, step_of
from warpad.core.thinking.bot import consult
from warpad.core.vecs import append, i64, vec
from warpad.games import find


@cache
def played(game_name: str, bot: str = "random", seed: int = 1, most: int = 100_000) -> Record:
    """The record of a game of bots; one that is cut after so many steps states no end."""
    game, dice = find(game_name), Dice(seed)
    record = new_record(game, game.read_setup(dict(game.self_play)))
    position = game.start(record.setup)
    minds = [bots.make(bot, game) for _ in game.seats(position)]
    while position.actor() != NOBODY and len(record.steps) < most:
        moves = vec[i64]([])
        for actor in position.actors():
            chosen = (
                position.draw(dice) if actor == CHANCE else consult(minds[actor], game, position, actor, dice)
            )
            moves = append(moves, chosen)
        record.steps.append(step_of(game, position, moves))
        position.apply(moves)
    if position.actor() == NOBODY:
        record.end = end_of(position)
    return record
