"""What is measured of Neuroshima Hex beside whole games: battles of middle games."""

from __future__ import annotations

from functools import partial

from warpad.core.dice import Dice
from warpad.core.game import Benchmark, Game
from warpad.core.playout import play_out
from warpad.games.neuroshima.rules.battle.segments import foresee
from warpad.games.neuroshima.rules.state import State

TILES = 14
MOST_GAMES = 40


def measure_battles(game: Game) -> Benchmark:
    boards = middle_games(game)
    return Benchmark(partial(fight_all, boards), len(boards))


def middle_games(game: Game) -> list[State]:
    """Boards with as many tiles as a middle game has, from random games."""
    found: list[State] = []
    for seed in range(MOST_GAMES):
        position, dice = game.new({}), Dice(seed)
        while len(position.actors()) and len(game.dump(position)["board"]) < TILES:
            play_out(position, dice, 1)
        if len(position.actors()) and isinstance(position, State):
            found.append(position)
    return found


def fight_all(boards: list[State]) -> None:
    for board in boards:
        foresee(board, False)
