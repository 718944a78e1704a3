"""Judging single choices and positions, where bots think."""

from __future__ import annotations

from typing import cast

from warpad import games
from warpad.core.dice import Dice
from warpad.core.errors import DecodeError
from warpad.core.game import Game, Json
from warpad.core.position import CHANCE, Position
from warpad.core.record import loads, replay
from warpad.core.thinking.critic import USUAL, Critic, Effort, critic_of
from warpad.play.shapes import GameEvent
from warpad.play.update import view
from warpad.review.analysis import Analysis
from warpad.review.marks import sure_mark
from warpad.server.wire.judged import Analysed, Tried
from warpad.server.wire.shapes import Moment, Moments

# How many times the usual draws are made at each depth.
MOST_DEPTH = 4


def judge_try(record: bytes, step: int, seat: int, line: list[Json]) -> Tried:
    """Another choice at one moment of a record, judged beside the best."""
    read = loads(record)
    game = games.find(read.game)
    if not 0 <= step < len(read.steps):
        raise DecodeError("review-no-step", steps=len(read.steps), step=step)
    position = replay(game, read, step)
    critic = critic_of(game)
    moves = moves_of_line(game, critic, position, seat, line)
    judgement = critic.weigh(position, seat, moves, USUAL.times(critic.pace), Dice(step + 1))
    loss, half = judgement.loss(), judgement.half()
    return {
        "chance": round(judgement.played.mean(), 4),
        "best": round(judgement.best.mean(), 4),
        "loss": round(loss, 4),
        "half": round(half, 4),
        "mark": sure_mark(loss, judgement.doubt()),
        "line": critic.line(position, seat, judgement.best.moves),
    }


def show_line(record: bytes, step: int, seat: int, line: list[Json]) -> Moments[Json]:
    """Where a line would have led from one moment of a record: a view after each action, for everybody."""
    read = loads(record)
    game = games.find(read.game)
    position = replay(game, read, step)
    critic = critic_of(game)
    moves = moves_of_line(game, critic, position, seat, line)
    if len(position.actors()) > 1:
        raise DecodeError("review-secret-line")
    views: list[Moment[Json]] = []
    position.listen()
    for number, move in enumerate(moves, start=1):
        critic.carry_out(position, seat, [move], Dice(0))
        events = [cast(GameEvent, game.event(position, raw)) for raw in position.take_events()]
        waiting = [int(actor) for actor in position.actors() if actor != CHANCE]
        views.append(
            {
                "n": step + number,
                "view": view(position, None),
                "events": events,
                "waiting": waiting,
                "result": None,
            }
        )
    return {"views": views}


def moves_of_line(game: Game, critic: Critic, position: Position, seat: int, line: list[Json]) -> list[int]:
    """The codes of a line of actions of one seat, each legal in its turn."""
    if seat not in [int(actor) for actor in position.actors()]:
        raise DecodeError("review-not-deciding", seat=seat)
    twin, moves = position.copy(), []
    for action in line:
        if seat not in [int(actor) for actor in twin.actors()]:
            raise DecodeError("review-not-deciding", seat=seat)
        move = game.legal_move(twin, seat, action)
        moves.append(move)
        critic.carry_out(twin, seat, [move], Dice(0))
    if not moves:
        raise DecodeError("review-empty-line")
    return moves


def judge_position(name: str, data: Json, seat: int | None, depth: int) -> Analysed:
    """The best ways to go on from a position, for the seat that decides."""
    game = games.find(name)
    position = game.load(data)
    actors = [int(actor) for actor in position.actors() if actor != CHANCE]
    who = seat if seat is not None else (actors[0] if actors else -1)
    if who not in actors:
        raise DecodeError("review-not-deciding", seat=who)
    factor = 2 ** min(depth, MOST_DEPTH)
    effort = Effort(USUAL.ways, USUAL.draws, USUAL.fresh * factor, USUAL.looks)
    analysis = Analysis(game, position, who, effort, seed=depth + 1)
    analysis.think()
    return {"seat": who, "draws": analysis.draws, "ways": analysis.found()}
