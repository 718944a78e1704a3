"""`warpad watch`: a game between bots, drawn in the terminal move by move."""

from __future__ import annotations

import sys
import time
from typing import Annotated

from warpad.arena.table import ask
from warpad.bots import Bot, make
from warpad.cli.parts.arguments import Option
from warpad.cli.parts.inputs import read_options
from warpad.cli.parts.judging import why_lines
from warpad.cli.parts.lineup import names_of
from warpad.cli.parts.narrate import event_sentence, seat_name, step_lines
from warpad.cli.parts.output import print_json, print_markup, print_plain
from warpad.cli.parts.parameters import AsJson, GameName, Options, Seed
from warpad.cli.parts.speech import language, say, scores_text
from warpad.core.dice import Dice
from warpad.core.game import Game
from warpad.core.position import CHANCE, Position
from warpad.core.record import step_of
from warpad.core.thinking.critic import critic_of
from warpad.core.thinking.why import Why
from warpad.core.vecs import append, i64, vec
from warpad.games import GAMES, find
from warpad.review import why_of

PAUSE = 0.4

Bots = Annotated[str, Option("--bots", metavar="A,B", help="bots-help")]
Because = Annotated[bool, Option("--why", help="watch-why-help")]
Delay = Annotated[float, Option("--delay", metavar="SECONDS", help="watch-delay-help")]


def run(
    game_name: GameName = GAMES[0],
    bots: Bots = "easy",
    seed: Seed = 0,
    option: Options = None,
    delay: Delay = -1.0,
    because: Because = False,
    as_json: AsJson = False,
) -> None:
    game = find(game_name)
    position = game.new(game.among_programs(read_options(option or [])))
    players = [make(name, game) for name in names_of(bots, len(game.seats(position)))]
    pause = delay if delay >= 0 else (PAUSE if sys.stdout.isatty() else 0.0)
    dice = Dice(seed)
    position.listen()
    if as_json:
        tell_as_data(game, position, players, dice, Reporter(game, players) if because else None)
        return
    reporter = Reporter(game, players)
    turn: int | None = None
    while len(actors := position.actors()):
        if actors[0] != CHANCE and game.turn_number(position) != turn:
            turn = game.turn_number(position)
            print_markup(game.draw(position, language=language()))
        moves = choices(game, position, players, dice)
        reasons = reporter.ask(position, moves) if because else {}
        for seat, why in reasons.items():
            for line in why_lines(game, position, why):
                print_plain(f"  {seat_name(game, position, str(seat))} - {line}")
        play_aloud(game, position, moves)
        if actors[0] != CHANCE:
            time.sleep(pause)
    print_markup(game.draw(position, language=language()))
    print_plain(say("result", scores=scores_text(position.scores())))


def tell_as_data(
    game: Game, position: Position, players: list[Bot], dice: Dice, reporter: Reporter | None
) -> None:
    """A line of JSON for every step, with what decided it if that is asked, and one for the result."""
    number = 0
    while len(position.actors()):
        number += 1
        moves = choices(game, position, players, dice)
        step = step_of(game, position, moves)
        why = {} if reporter is None else {"why": reporter.ask(position, moves)}
        position.apply(moves)
        events = [game.event(position, raw) for raw in position.take_events()]
        print_json({"n": number, "actions": step, "events": events, **why})
    print_json({"scores": position.scores()})


class Reporter:
    """Asks bots why, once for each decision: its own dice leave those of the game as they are."""

    def __init__(self, game: Game, players: list[Bot]) -> None:
        self._game = game
        self._players = players
        self._critic = critic_of(game)
        self._began: dict[int, Position] = {}
        self._number = 0

    def ask(self, position: Position, moves: vec[i64]) -> dict[int, Why]:
        """What decided the moves of this step, by seat; a turn of many moves is explained when it begins."""
        self._number += 1
        found = {}
        for seat, move in zip(position.actors(), moves, strict=True):
            if seat == CHANCE or len(position.legal(seat)) < 2 or self._goes_on(position, int(seat)):
                continue
            self._began[int(seat)] = position.copy()
            bot = self._players[seat]
            found[int(seat)] = why_of(bot, self._game, position, int(seat), int(move), self._number)
        return found

    def _goes_on(self, position: Position, seat: int) -> bool:
        began = self._began.get(seat)
        return began is not None and self._critic.goes_on(began, position, seat)


def choices(game: Game, position: Position, players: list[Bot], dice: Dice) -> vec[i64]:
    """What chance or the bots do now."""
    moves = vec[i64]([])
    for seat in position.actors():
        if seat == CHANCE:
            moves = append(moves, position.draw(dice))
        else:
            moves = append(moves, ask(game, position, players[seat], seat, dice))
    return moves


def play_aloud(game: Game, position: Position, moves: vec[i64]) -> None:
    """Plays the moves, telling who does what and what comes of it."""
    for line in step_lines(game, position, step_of(game, position, moves)):
        print_plain(line)
    position.apply(moves)
    for raw in position.take_events():
        print_plain(f"    {event_sentence(game, game.event(position, raw))}")
