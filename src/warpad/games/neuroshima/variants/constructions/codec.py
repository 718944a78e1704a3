"""Constructions in saved positions: those on the board, and under "constructions" of the turn's state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warpad.core.errors import DecodeError, SetupError
from warpad.core.hexes import neighbours
from warpad.core.reading import as_flag, as_list, as_number, check_keys
from warpad.games.neuroshima.data.content import CONSTRUCTIONS
from warpad.games.neuroshima.data.tables import TRAIT_HEAD, TRAIT_TOKEN, TRAITS
from warpad.games.neuroshima.rules.battle.segments import in_battle
from warpad.games.neuroshima.rules.battle.units import whole_toughness, whole_wounds
from warpad.games.neuroshima.rules.board import HAND, player_to_move, tile_at
from warpad.games.neuroshima.rules.hand import pile_size
from warpad.games.neuroshima.rules.pieces import owner_of
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.variants.atlas.scenarios import scenario_of
from warpad.games.neuroshima.variants.constructions.building import can_board
from warpad.games.neuroshima.variants.constructions.codes import ASK_BOARD, ASK_LAY, ASK_PAY
from warpad.games.neuroshima.variants.constructions.yard import PRICE, Yard

Json = dict[str, Any]
KEYS = ("built", "owed", "boarding")
MOST_ARMIES = 4
BUILDERS = tuple(built.army for built in CONSTRUCTIONS)


def check_builders(armies: Sequence[str], scenario: int) -> None:
    """NH-VAR-03: constructions are for few armies, of which some build, on most boards of the atlas."""
    if len(armies) > MOST_ARMIES:
        raise SetupError("nh-setup-constructions-many", most=int(MOST_ARMIES), given=len(armies))
    if not set(armies) & set(BUILDERS):
        raise SetupError("nh-setup-no-builders", building_army=list(BUILDERS))
    if scenario and scenario_of(scenario).carousels:
        raise SetupError("nh-setup-carousels", scenario=scenario)


def dump(position: State, yard: Yard) -> Json:
    """All that constructions add to the turn."""
    players = range(position.setup.players)
    return {
        "built": [player for player in players if yard.built >> player & 1],
        "owed": yard.owed,
        "boarding": yard.boarding,
    }


def load(position: State, yard: Yard, data: Json) -> None:
    """Reads what `dump` wrote; DecodeError says what is wrong and where."""
    path = "state.constructions"
    check_keys(data, KEYS, path)
    last = position.setup.players - 1
    for number, player in enumerate(as_list(data.get("built"), f"{path}.built")):
        yard.built |= 1 << as_number(player, f"{path}.built[{number}]", 0, last)
    yard.owed = as_number(data.get("owed"), f"{path}.owed", 0, PRICE)
    yard.boarding = as_flag(data.get("boarding"), f"{path}.boarding")
    if owners(position) & ~yard.built:
        raise DecodeError("a construction on the board has been used", f"{path}.built")
    if (position.ask == ASK_PAY) != (yard.owed > 0):
        raise DecodeError("tiles are owed while they are asked for", f"{path}.owed")


def tokens(position: State) -> list[int]:
    """The cells of all halves of constructions."""
    return [c for c in range(len(position.piece)) if TRAITS[tile_at(position, c)] & TRAIT_TOKEN]


def owners(position: State) -> int:
    """The set of players with a construction, or half of one, on the board."""
    return sum(1 << player for player in {owner_of(position.piece[cell]) for cell in tokens(position)})


def check_board(position: State) -> None:
    """NH-VAR-03: two halves that touch, with as many wounds as they bear; or one that waits for the other."""
    for player in range(position.setup.players):
        cells = [cell for cell in tokens(position) if owner_of(position.piece[cell]) == player]
        heads = [cell for cell in cells if TRAITS[tile_at(position, cell)] & TRAIT_HEAD]
        if len(heads) > 1 or len(cells) - len(heads) > 1:
            raise DecodeError(f"player {player} has one construction of two different halves", "board")
        if len(cells) == 1 and (not heads or position.ask != ASK_LAY or position.asked != player):
            raise DecodeError(f"the other half of the construction of player {player} is missing", "board")
        if len(cells) > 1 and not neighbours(cells[0]) >> cells[1] & 1:
            raise DecodeError(f"the halves of the construction of player {player} must touch", "board")
        if cells and whole_wounds(position, cells[0]) > whole_toughness(position, cells[0]):
            raise DecodeError(f"more wounds than the construction of player {player} bears", "board")


def can_ask(position: State, yard: Yard) -> bool:
    """Whether the open question about a construction can be asked."""
    player = position.asked
    if in_battle(position) or player != player_to_move(position) or not yard.built >> player & 1:
        return False
    if position.ask == ASK_PAY:
        return pile_size(position, player, HAND) >= yard.owed > 0
    if position.ask == ASK_BOARD:
        return yard.boarding and can_board(position, player)
    return len(position.legal(position.setup.seat[player])) > 0
