"""How good a position looks for one side: hit points now and after a battle, and tiles on the board."""

from __future__ import annotations

import math

from warpad.games.neuroshima.battle import Battle
from warpad.games.neuroshima.course import ASK_OVER
from warpad.games.neuroshima.forecast import fought
from warpad.games.neuroshima.inspector import cells_in
from warpad.games.neuroshima.neuroshima import Neuroshima
from warpad.games.neuroshima.setup import MODE_SOLO

# What a hit point is worth now, what one after the coming battle, and a tile on the board.
NOW = 0.10
COMING = 0.12
TILE = 0.04
FREE_TILE = 0.03


def evaluate(position: Neuroshima, seat: int) -> float:
    """0 to 1 for the seat; a finished game counts as it ended."""
    if position.ask == ASK_OVER:
        return position.scores()[seat]
    player = next(p for p in range(position.setup.players) if position.setup.seat[p] == seat)
    after = fought(position)
    worth = NOW * lead(position, player) + COMING * lead(after, player)
    worth += TILE * tiles(after, player) + FREE_TILE * free_tiles(position, player)
    return 1.0 / (1.0 + math.exp(-worth))


def lead(board: Battle, player: int) -> float:
    """By how many hit points (or points) the side is ahead of the best other one."""
    setup = board.setup
    sides: dict[int, float] = {}
    for other in range(setup.players):
        team = setup.team[other]
        share = 1.0 / float(setup.team_size(other)) if setup.mode != MODE_SOLO else 1.0
        sides[team] = sides.get(team, 0.0) + float(board.hp[other]) * share
    own = sides.pop(setup.team[player])
    return own - max(sides.values())


def tiles(board: Battle, player: int) -> int:
    """How many more tiles than the others the side has, HQs aside."""
    own = len(cells_in(board.friend_cells(player) & ~board.hqs))
    others = len(cells_in(board.foe_cells(player) & ~board.hqs))
    return own - others // max(1, board.setup.players - board.setup.team_size(player))


def free_tiles(board: Battle, player: int) -> int:
    """Enemy tiles in nets less own ones."""
    netted = board.netted_cells()
    return len(cells_in(board.foe_cells(player) & netted)) - len(
        cells_in(board.friend_cells(player) & netted)
    )
