"""How good a position looks for one side: a sum of weighted features, quick enough for a bot's search."""

import json
import math
from pathlib import Path
from typing import Final

from warpad.core.bits import count, lowest
from warpad.core.hexes import AROUND
from warpad.core.vecs import i64, vec
from warpad.games.neuroshima.data.content import TILES, Tile
from warpad.games.neuroshima.data.tables import DO_BATTLE, INSTANT_OF
from warpad.games.neuroshima.position import Neuroshima
from warpad.games.neuroshima.rules.battle.segments import foresee
from warpad.games.neuroshima.rules.battle.status import foe_cells, friend_cells, look
from warpad.games.neuroshima.rules.board import HAND, STACK, tile_at, zone_start
from warpad.games.neuroshima.rules.questions import ASK_OVER
from warpad.games.neuroshima.rules.setup import MODE_SOLO, Setup
from warpad.games.neuroshima.rules.state import State

# What each feature is worth, learned from games of bots; a sum of 1 is a chance of 73 % to win.
WEIGHTS_FILE: Final = Path(__file__).with_name("weights.json")
FEATURE_NAMES: Final = (
    "lead", "late lead", "gain by a battle", "loss by a battle", "late gain or loss",
    "gain or loss of a full board",
    "gain and a battle in hand", "loss and a battle in the other hand", "tiles", "tiles that work",
    "tiles after a battle", "tiles at the enemy HQ", "tiles there after a battle",
    "open hexes around the own HQ", "battles in hand", "tiles in hand",
)  # fmt: skip


def _read_weights() -> list[float]:
    """The weights in the order of the names."""
    told = json.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))["weights"]
    return [float(told[name]) for name in FEATURE_NAMES]


WEIGHTS: Final = _read_weights()

ALL_SIDES: Final[i64] = 63
FULL_STACK: Final = 34.0
# The worth of a tile in tenths: that it lies there, each point of attack, initiative, toughness, net, module.
_LIES: Final = 6
_STRENGTH: Final = 4
_INITIATIVE: Final = 1
_TOUGHNESS: Final = 4
_NET: Final = 8
_EFFECT: Final = 8
_MOBILE: Final = 3


def _mark_worth(mark: str) -> int:
    kind, _, strength = mark.partition("-")
    if kind in ("melee", "ranged", "gauss"):
        return _STRENGTH * int(strength or 1)
    return _NET if kind in ("net", "control") else 0


def _tile_worth(tile: Tile | None) -> int:
    if tile is None or tile.kind in ("hq", "instant"):
        return 0
    worth = _LIES + sum(_mark_worth(mark) for side in tile.sides for mark in side)
    worth += _INITIATIVE * sum(tile.initiative) + _TOUGHNESS * (max(tile.toughness, 1) - 1)
    return worth + _EFFECT * len(tile.effects) + (_MOBILE if tile.mobility else 0)


TILE_WORTH: Final = vec[i64]([_tile_worth(tile) for tile in TILES])


def evaluate(position: Neuroshima, seat: i64, foreseeing: bool = True) -> float:
    """0 to 1 for the seat; a finished game counts as it ended.

    Without foresight the board is taken as it is, as if no battle came."""
    if position.ask == ASK_OVER:
        return position.scores()[seat]
    return 1.0 / (1.0 + math.exp(-worth(position, player_of(position.setup, seat), foreseeing)))


def player_of(setup: Setup, seat: i64) -> i64:
    """The first army of a seat."""
    player: i64 = 0
    while setup.seat[player] != seat:
        player += 1
    return player


def worth(position: Neuroshima, player: i64, foreseeing: bool = True) -> float:
    """The weighted sum of the features."""
    found = features(position, player, foreseeing)
    total = 0.0
    i: i64 = 0
    while i < len(found):
        total += found[i] * WEIGHTS[i]
        i += 1
    return total


def features(position: Neuroshima, player: i64, foreseeing: bool = True) -> list[float]:
    """What the evaluation looks at, own side less the mean of the others."""
    look(position)
    after: State = position
    if foreseeing:
        after = foresee(position, False)
        look(after)
    lead = hp_lead(position, player)
    change = hp_lead(after, player) - lead
    late = progress(position, player)
    others = float(max(position.setup.players - position.setup.team_size(player), 1))
    fullness = float(count(position.occupied)) / float(count(position.setup.board))
    gain = max(change, 0.0)
    loss = min(change, 0.0)
    own_calls, foe_calls = callers(position, player)
    return [
        lead,
        lead * late,
        gain,
        loss,
        change * late,
        change * fullness,
        gain * own_calls,
        loss * foe_calls,
        material(position, player, position.occupied, others),
        material(position, player, ~position.netted, others),
        material(after, player, ~after.netted, others),
        siege(position, player, others),
        siege(after, player, others),
        exposure(position, player, others),
        own_calls - foe_calls,
        float(tiles_in_hand(position, player)),
    ]


def hp_lead(board: State, player: i64) -> float:
    """By how many hit points (or points) the side is ahead of the best other one."""
    setup = board.setup
    own = side_hp(board, player)
    best = -1.0
    other: i64 = 0
    while other < setup.players:
        if setup.team[other] != setup.team[player]:
            best = max(best, side_hp(board, other))
        other += 1
    return own - best


def side_hp(board: State, player: i64) -> float:
    """The hit points of a player's side: the mean of its HQs, in solo against a pair their sum."""
    setup = board.setup
    total: i64 = 0
    mates: i64 = 0
    other: i64 = 0
    while other < setup.players:
        if setup.team[other] == setup.team[player]:
            total += board.hp[other]
            mates += 1
        other += 1
    return float(total) if setup.mode == MODE_SOLO else float(total) / float(mates)


def progress(board: State, player: i64) -> float:
    """0 at the beginning, 1 when the stack is drawn."""
    return 1.0 - float(stack_left(board, player)) / FULL_STACK


def stack_left(board: State, player: i64) -> i64:
    """How many tiles a player has still to draw."""
    pile = board.pile
    at = zone_start(board, player, STACK)
    end = at + board.setup.kinds[player]
    left: i64 = 0
    while at < end:
        left += pile[at]
        at += 1
    return left


def material(board: State, player: i64, among: i64, others: float) -> float:
    """The tiles in these cells, each at its worth."""
    own = tiles_worth(board, friend_cells(board, player) & among)
    return float(own) - float(tiles_worth(board, foe_cells(board, player) & among)) / others


def tiles_worth(board: State, cells: i64) -> i64:
    total: i64 = 0
    left = cells
    while left != 0:
        total += TILE_WORTH[tile_at(board, lowest(left))]
        left &= left - 1
    return total


def siege(board: State, player: i64, others: float) -> float:
    """Free tiles next to enemy HQs, less enemy ones next to the own."""
    free = ~board.netted
    own = friend_cells(board, player)
    foes = foe_cells(board, player)
    return float(beside_hqs(board, foes, own & free)) / others - float(beside_hqs(board, own, foes & free))


def beside_hqs(board: State, side: i64, cells: i64) -> i64:
    """How many of the cells are next to the HQs of a side."""
    found: i64 = 0
    left = board.hqs & side
    while left != 0:
        found += count(AROUND[lowest(left) * 64 + ALL_SIDES] & cells & ~board.hqs)
        left &= left - 1
    return found


def exposure(board: State, player: i64, others: float) -> float:
    """Open hexes around the own HQ less those around enemy ones."""
    free = board.setup.board & ~board.occupied
    own = beside_hqs(board, friend_cells(board, player), free)
    return float(own) - float(beside_hqs(board, foe_cells(board, player), free)) / others


def callers(board: State, player: i64) -> tuple[float, float]:
    """Whether somebody of the own side, and of the others, holds a battle tile: 1 or 0."""
    own = 0.0
    foe = 0.0
    other: i64 = 0
    while other < board.setup.players:
        if battles_in_hand(board, other) > 0:
            if board.setup.team[other] == board.setup.team[player]:
                own = 1.0
            else:
                foe = 1.0
        other += 1
    return own, foe


def battles_in_hand(board: State, player: i64) -> i64:
    return held(board, player, True)


def tiles_in_hand(board: State, player: i64) -> i64:
    """Tiles for the board, and instants other than battles, that are kept for later."""
    return held(board, player, False)


def held(board: State, player: i64, battles: bool) -> i64:
    """How many battle tiles, or how many other tiles, a player holds."""
    zone = zone_start(board, player, HAND)
    first = board.setup.first[player]
    total: i64 = 0
    number: i64 = 0
    while number < board.setup.kinds[player]:
        if (INSTANT_OF[first + number] == DO_BATTLE) == battles:
            total += board.pile[zone + number]
        number += 1
    return total
