"""What if: how the next battle would go for a tile that is turned or moved, or is without its helpers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from warpad.core.game import Json
from warpad.core.hexes import NEIGHBOUR, SIDES
from warpad.games.neuroshima.data.content import tile_of
from warpad.games.neuroshima.rules.battle.segments import foresee, in_battle
from warpad.games.neuroshima.rules.battle.status import commander, netters_of
from warpad.games.neuroshima.rules.board import is_free, lift, put, tile_at
from warpad.games.neuroshima.rules.event_kinds import DESTROYED, RETURNED, SEGMENT_BEGUN
from warpad.games.neuroshima.rules.pieces import rotation_of, with_rotation
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.cells import cell_name, cells_in
from warpad.games.neuroshima.tell.inspector import helpers_of, look_at_tiles

# So many of each kind are worth a look, and so many of all.
MOST_OF_A_KIND, MOST = 2, 6
# To stay on the board is worth less to an owner than a point of an HQ is.
STAYING = 0.5


@dataclass(frozen=True)
class Battle:
    """How a battle ends for one tile: the hit points of all, and the segment in which it goes, if it does.

    `gone` are the hexes whose tiles go in it."""

    hp: tuple[int, ...]
    falls: int | None
    gone: tuple[int, ...] = field(default=(), compare=False)

    def worth(self, player: int, teams: Sequence[int]) -> float:
        sides = zip(self.hp, teams, strict=True)
        ahead = sum(points if team == teams[player] else -points for points, team in sides)
        return ahead + (STAYING if self.falls is None else 0.0)


@dataclass(frozen=True)
class Supposed:
    """One thing that is otherwise: `lost` a tile, `turned` or `moved` the tile itself."""

    kind: str
    tile: str
    at: str
    facing: int | None
    to: str | None
    battle: Battle
    gain: float
    position: State

    def told(self) -> Json:
        return {
            "kind": self.kind,
            "tile": self.tile,
            "at": self.at,
            "facing": self.facing,
            "to": self.to,
            "hp": list(self.battle.hp),
            "falls": self.battle.falls,
            "gone": [cell_name(self.position.setup, cell) for cell in self.battle.gone],
            "tiles": look_at_tiles(self.position),
        }


def supposed(position: State, cell: int) -> Json:
    """How the next battle goes for the tile on this hex, and what would change that, most of all first.

    Nothing in variants: a tile may be half of a unit there."""
    if in_battle(position) or not position.setup.plain or not position.occupied >> cell & 1:
        return {"hp": [], "falls": None, "ifs": []}
    now = battle_of(position, cell)
    ifs = [one.told() for one in supposed_of(position, cell, now)]
    return {"hp": list(now.hp), "falls": now.falls, "ifs": ifs}


def battle_of(position: State, cell: int) -> Battle:
    """The battle as it is foreseen, for the tile on this hex."""
    twin = foresee(position, True)
    segment, falls, gone = 0, None, []
    for raw in twin.take_events():
        if raw[0] == SEGMENT_BEGUN:
            segment = int(raw[1])
        elif raw[0] in (DESTROYED, RETURNED):
            gone.append(int(raw[1]))
            falls = segment if raw[1] == cell else falls
    hp = tuple(int(twin.hp[player]) for player in range(position.setup.players))
    return Battle(hp, falls, tuple(gone))


def supposed_of(position: State, cell: int, now: Battle) -> list[Supposed]:
    player = int(commander(position, cell))
    found: list[Supposed] = []
    for kind in (_lost, _turned, _moved):
        changing = [one for one in kind(position, cell, player, now) if one.battle != now]
        changing.sort(key=lambda one: -one.gain if one.kind != "lost" else -abs(one.gain))
        found += changing[:MOST_OF_A_KIND]
    return sorted(found, key=lambda one: -abs(one.gain))[:MOST]


def _copy(position: State) -> State:
    twin = State(position.setup)
    position.copy_state(twin)
    return twin


def _suppose(twin: State, cell: int, player: int, now: Battle, **what: object) -> Supposed:
    battle = battle_of(twin, cell)
    facts: Json = {"facing": None, "to": None, **what}
    teams = [int(team) for team in twin.setup.team]
    gain = battle.worth(player, teams) - now.worth(player, teams)
    return Supposed(battle=battle, gain=gain, position=twin, **facts)


def _lost(position: State, cell: int, player: int, now: Battle) -> Iterator[Supposed]:
    """Each tile that lends something to this one, or nets it, is gone."""
    acting = (helpers_of(position, cell) | netters_of(position, cell)) & ~(1 << cell)
    for other in cells_in(acting):
        tile = tile_of(tile_at(position, other))
        if tile.kind == "hq":
            continue
        twin = _copy(position)
        lift(twin, other)
        name = cell_name(position.setup, other)
        yield _suppose(twin, cell, player, now, kind="lost", tile=tile.id, at=name)


def _turned(position: State, cell: int, player: int, now: Battle) -> Iterator[Supposed]:
    piece = position.piece[cell]
    for facing in range(SIDES):
        if facing == rotation_of(piece):
            continue
        twin = _copy(position)
        put(twin, cell, with_rotation(piece, facing))
        yield _suppose(twin, cell, player, now, facing=facing, **_itself(position, cell, "turned"))


def _moved(position: State, cell: int, player: int, now: Battle) -> Iterator[Supposed]:
    """One hex further, as it faces."""
    for side in range(SIDES):
        to = NEIGHBOUR[cell * SIDES + side]
        if to < 0 or not is_free(position, to):
            continue
        twin = _copy(position)
        put(twin, to, lift(twin, cell))
        name = cell_name(position.setup, to)
        yield _suppose(twin, to, player, now, to=name, **_itself(position, cell, "moved"))


def _itself(position: State, cell: int, kind: str) -> Json:
    tile = tile_of(tile_at(position, cell))
    return {"kind": kind, "tile": tile.id, "at": cell_name(position.setup, cell)}
