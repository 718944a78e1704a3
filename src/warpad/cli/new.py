"""`warpad new`: a position to start from, as JSON, after as many random decisions as asked."""

from __future__ import annotations

from typing import Annotated

from warpad.cli.parts.arguments import Option
from warpad.cli.parts.inputs import read_options
from warpad.cli.parts.output import print_json
from warpad.cli.parts.parameters import AsJson, GameName, Options, Seed
from warpad.core.dice import Dice
from warpad.core.playout import play_out
from warpad.games import find

Moves = Annotated[int, Option("--moves", "-n", min=0, metavar="N", help="new-moves-help")]


def run(
    game_name: GameName, moves: Moves = 0, seed: Seed = 0, option: Options = None, as_json: AsJson = True
) -> None:
    game = find(game_name)
    position = game.new(read_options(option or []))
    play_out(position, Dice(seed), moves)
    print_json(game.dump(position))
