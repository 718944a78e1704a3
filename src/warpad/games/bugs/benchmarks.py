"""What is measured of War of Bugs beside whole games: turns."""

from __future__ import annotations

from functools import partial

from warpad.core.dice import Dice
from warpad.core.game import Benchmark, Game
from warpad.core.playout import play_out
from warpad.core.position import Position

GAMES = 20
LIMIT = 1_000_000


def measure_turns(game: Game) -> Benchmark:
    start = game.new({})
    turns = sum(count_turns(game, start.copy(), Dice(seed)) for seed in range(GAMES))
    return Benchmark(partial(play_games, start), turns)


def count_turns(game: Game, position: Position, dice: Dice) -> int:
    """How many turns a random game has, counted apart from the clock."""
    turns, last = 0, -1
    while len(position.actors()):
        now = game.turn_number(position)
        turns += now != last
        last = now
        play_out(position, dice, 1)
    return turns


def play_games(start: Position) -> None:
    for seed in range(GAMES):
        play_out(start.copy(), Dice(seed), LIMIT)
