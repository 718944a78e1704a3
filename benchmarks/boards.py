"""Random but repeatable boards of Neuroshima Hex, as position data, for benchmarks and comparisons."""

from __future__ import annotations

from random import Random
from typing import Any

from warpad.games.neuroshima.data.content import ALL_ARMIES, ARMIES

Json = dict[str, Any]
BOARD_KINDS = ("unit", "module")


def cells(radius: int) -> list[tuple[int, int]]:
    span = range(-radius, radius + 1)
    return [(q, r) for q in span for r in span if abs(q + r) <= radius]


def board(seed: int, tiles: int = 14, **mode: Any) -> Json:
    """A board with this many tiles, HQs included; `mode` may set mode, players, teams, ruleset, extended."""
    luck = Random(seed)
    count = mode.get("players", 2)
    armies = luck.sample(ARMIES, count)
    free = cells(3 if mode.get("extended") else 2)
    luck.shuffle(free)
    placed = [_laid(luck, free.pop(), _army(name).tiles[0].id, seat) for seat, name in enumerate(armies)]
    bags = [
        [t.id for t in _army(name).tiles if t.kind in BOARD_KINDS for _ in range(t.count)] for name in armies
    ]
    for number in range(tiles - count):
        seat = number % count
        tile = bags[seat].pop(luck.randrange(len(bags[seat])))
        placed.append(_laid(luck, free.pop(), tile, seat, wounded=_toughness(tile) and luck.random() < 0.3))
    return {
        "game": "neuroshima",
        "ruleset": mode.get("ruleset", "3.0"),
        "mode": mode.get("mode", "duel"),
        "extended": bool(mode.get("extended")),
        "players": [_player(name, seat, mode) for seat, name in enumerate(armies)],
        "board": placed,
        "turn": 0,
    }


def _army(name: str) -> Any:
    return ALL_ARMIES[ARMIES.index(name)]


def _toughness(tile: str) -> int:
    return next(t.toughness for army in ALL_ARMIES for t in army.tiles if t.id == tile)


def _laid(luck: Random, at: tuple[int, int], tile: str, seat: int, wounded: bool = False) -> Json:
    turned = luck.randrange(6)
    return {"at": list(at), "tile": tile, "player": seat, "rotation": turned, "wounds": int(wounded)}


def _player(army: str, seat: int, mode: Json) -> Json:
    player: Json = {"army": army}
    if mode.get("teams"):
        player["team"] = mode["teams"][seat]
    return player
