"""`warpad bench`: how fast the engines are on this machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Annotated, Any

from warpad.cli.arguments import Argument, Option
from warpad.cli.output import print_json, print_plain
from warpad.cli.parameters import AsJson
from warpad.cli.speech import say
from warpad.core.dice import Dice
from warpad.core.game import Game, Json
from warpad.core.playout import play_out
from warpad.core.position import Position
from warpad.games import GAMES, find

NAME = "bench"
LIMIT = 1_000_000
MIDDLE = 30
BATCH = 100
TILES = 14
MOST_GAMES = 40
COUNTED_GAMES = 20

Of = Annotated[str | None, Argument("[GAME]", help="game-help")]
Seconds = Annotated[float, Option("--seconds", min=0.01, metavar="S", help="bench-seconds-help")]


def run(game_name: Of = None, seconds: Seconds = 1.0, as_json: AsJson = False) -> None:
    names = (game_name,) if game_name else GAMES
    found = {find(name).name: measure(find(name), seconds) for name in names}
    if as_json:
        print_json(found)
        return
    for name, figures in found.items():
        print_plain(f"{name}: {say('bench-compiled' if figures['compiled'] else 'bench-plain')}")
        for what, value in figures.items():
            if what != "compiled":
                print_plain(f"  {say('bench-' + what.replace('_', '-'), value=f'{value:,.0f}')}")


def measure(game: Game, seconds: float) -> Json:
    """The figures of one game, each by the CPU time of this process."""
    start = game.new({})
    games = random_games(start, seconds)
    middle = start.copy()
    play_out(middle, Dice(1), MIDDLE)
    figures: Json = {
        "compiled": is_compiled(start),
        "random_games_per_cpu_second": games,
        "copies_per_cpu_second": rate(partial(copy_often, middle), seconds) * BATCH,
    }
    if game.name == "neuroshima":
        boards = middle_games(game)
        figures["battles_per_cpu_second"] = rate(partial(fight_all, boards), seconds) * len(boards)
    if game.name == "bugs":
        figures["turns_per_cpu_second"] = games * turns_in_a_game(game, start)
    return figures


def is_compiled(position: Position) -> bool:
    return not str(import_module(type(position).__module__).__file__).endswith(".py")


def random_games(start: Position, seconds: float) -> float:
    """Whole random games in a CPU-second."""
    games = 0
    spent = 0.0
    while spent < seconds:
        position = start.copy()
        begin = time.process_time()
        play_out(position, Dice(games), LIMIT)
        spent += time.process_time() - begin
        games += 1
    return games / spent


def turns_in_a_game(game: Game, start: Position) -> float:
    """How many turns the first random games had, counted apart from the clock."""
    turns = 0
    for seed in range(COUNTED_GAMES):
        position, dice, last = start.copy(), Dice(seed), -1
        while len(position.actors()):
            now = game.turn_number(position)
            turns += now != last
            last = now
            play_out(position, dice, 1)
    return turns / COUNTED_GAMES


def copy_often(position: Position) -> None:
    for _ in range(BATCH):
        position.copy()


def middle_games(game: Game) -> list[Any]:
    """Boards with as many tiles as a middle game has, from random games."""
    found: list[Any] = []
    for seed in range(MOST_GAMES):
        position, dice = game.new({}), Dice(seed)
        while len(position.actors()) and len(game.dump(position)["board"]) < TILES:
            play_out(position, dice, 1)
        if len(position.actors()):
            found.append(position)
    return found


def fight_all(boards: list[Any]) -> None:
    for board in boards:
        board.foresee()


def rate(work: Callable[[], object], seconds: float) -> float:
    """How often the work is done in a CPU-second."""
    times = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        work()
        times += 1
    return times / spent
