"""One game between bots, played to its end and measured."""

from __future__ import annotations

import time
import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field

from warpad.bots import Bot, consult
from warpad.core.dice import Dice
from warpad.core.errors import WarpadError
from warpad.core.game import Game, Json
from warpad.core.position import CHANCE, Position
from warpad.core.record import Record, end_of, new_record, step_of
from warpad.core.vecs import append, i64, vec

LIMIT = 100_000


class BotFault(WarpadError):
    """A bot broke: it chose a move that is not legal."""


class BotCrash(WarpadError):
    """A bot broke: it raised an error."""


@dataclass
class Played:
    """What one game between bots showed. `turn_ms` holds for each seat the time of each of its turns."""

    scores: list[float]
    decisions: int
    turns: int
    turn_ms: list[list[float]]
    record: Record | None = None
    illegal: int = 0
    names: list[str] = field(default_factory=list)


class Stopwatch:
    """The thinking time of each seat, summed by turn."""

    def __init__(self, seats: int) -> None:
        self._spent: list[dict[int, float]] = [{} for _ in range(seats)]

    def add(self, seat: int, turn: int, seconds: float) -> None:
        spent = self._spent[seat]
        spent[turn] = spent.get(turn, 0.0) + seconds

    def milliseconds(self) -> list[list[float]]:
        return [[round(seconds * 1000, 3) for seconds in spent.values()] for spent in self._spent]


def play(game: Game, setup: Json, bots: Sequence[Bot], dice: Dice, keep_record: bool = False) -> Played:
    """Plays one game. Each bot has luck of its own, so chance does not depend on who thinks how."""
    position = game.new(setup)
    minds = [Dice(dice.bits()) for _ in bots]
    record = new_record(game, setup) if keep_record else None
    watch = Stopwatch(len(bots))
    decisions = turns = 0
    last_turn: int | None = None
    while len(actors := position.actors()) and decisions < LIMIT:
        moves = vec[i64]([])
        if actors[0] == CHANCE:
            moves = append(moves, position.draw(dice))
        else:
            turn = game.turn_number(position)
            turns += turn != last_turn
            last_turn = turn
            for seat in actors:
                moves = append(moves, _choice(game, position, bots[seat], seat, minds[seat], watch, turn))
            decisions += len(moves)
        if record is not None:
            record.steps.append(step_of(game, position, moves))
        position.apply(moves)
    scores = position.scores()
    if record is not None and scores:
        record.end = end_of(position)
    return Played(scores, decisions, turns, watch.milliseconds(), record)


def _choice(
    game: Game, position: Position, bot: Bot, seat: int, dice: Dice, watch: Stopwatch, turn: int
) -> int:
    begin = time.process_time()
    move = ask(game, position, bot, seat, dice)
    watch.add(seat, turn, time.process_time() - begin)
    return move


def ask(game: Game, position: Position, bot: Bot, seat: int, dice: Dice) -> int:
    """The legal move that a bot chooses; a bot that breaks is named, with what it did."""
    try:
        move = consult(bot, game, position, seat, dice)
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        told = f"{type(error).__name__}: {error} ({last.filename}:{last.lineno})"
        raise BotCrash(f"the bot {bot.name} broke down in {game.name}: {told}") from error
    if move not in list(position.legal(seat)):
        raise BotFault(
            f"the bot {bot.name} in seat {seat + 1} chose move {move}, which is not legal in {game.name}"
        )
    return move
