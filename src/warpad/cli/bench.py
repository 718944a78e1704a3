"""`warpad bench`: how fast the engines are on this machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Annotated

from warpad.cli.parts.arguments import Argument, Option
from warpad.cli.parts.output import print_json, print_plain
from warpad.cli.parts.parameters import AsJson
from warpad.cli.parts.speech import say
from warpad.core.dice import Dice
from warpad.core.game import Game, Json
from warpad.core.playout import play_out
from warpad.core.position import Position
from warpad.games import GAMES, find

LIMIT = 1_000_000
MIDDLE = 30
BATCH = 100

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
    start = game.new(game.among_programs({}))
    middle = start.copy()
    play_out(middle, Dice(1), MIDDLE)
    figures: Json = {
        "compiled": is_compiled(start),
        "random_games_per_cpu_second": random_games(start, seconds),
        "copies_per_cpu_second": rate(partial(copy_often, middle), seconds) * BATCH,
    }
    for what, extra in game.benchmarks().items():
        figures[f"{what}_per_cpu_second"] = rate(extra.work, seconds) * extra.amount
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


def copy_often(position: Position) -> None:
    for _ in range(BATCH):
        position.copy()


def rate(work: Callable[[], object], seconds: float) -> float:
    """How often the work is done in a CPU-second."""
    times = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        work()
        times += 1
    return times / spent
