"""Why a battle would go as it is foreseen: each blow on an HQ, tiles that do nothing, choices still open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from warpad.core.hexes import DIRECTION_NAMES
from warpad.games.neuroshima.data.content import NUMBER_OF, tile_of

Json = dict[str, Any]

BLOWS = ("struck", "shot", "pierced", "blasted")


def blows_in(events: Sequence[Json]) -> Iterator[tuple[int, Json]]:
    """Every blow that wounds, with the segment in which it falls."""
    segment = 0
    for event in events:
        if event["event"] == "segment-begun":
            segment = event["initiative"]
        elif event["event"] in BLOWS and event["wounds"]:
            yield segment, event


def is_hq(tile: str) -> bool:
    return tile_of(NUMBER_OF[tile]).kind == "hq"


def causes_of(tiles: Sequence[Json], events: Sequence[Json]) -> list[Json]:
    """Every blow on an HQ: when, by whom, how hard, and which tiles lend to its strength."""
    stands = {tile["at"]: tile for tile in tiles}
    return [
        {
            "player": event["target_player"],
            "segment": segment,
            "at": event["at"],
            "tile": event["tile"],
            "by": event["player"],
            "wounds": event["wounds"],
            "lent": _lent(stands.get(event["at"]), event),
            "rule": event["rule"],
        }
        for segment, event in blows_in(events)
        if is_hq(event["target_tile"])
    ]


def _lent(tile: Json | None, event: Json) -> list[Json]:
    """Who makes the blow as strong as it is; nothing where that changed during the battle."""
    if tile is None or "direction" not in event:
        return []
    direction = DIRECTION_NAMES.index(event["direction"])
    kind = {"struck": "melee", "shot": "ranged"}.get(event["event"], "gauss")
    for attack in tile["attacks"]:
        same = attack["direction"] == direction and attack["kind"] == kind
        if same and attack["strength"] == event["strength"]:
            return [{"at": one["by"], "tile": one["tile"], "value": one["value"]} for one in attack["lent"]]
    return []


def idle_in(tiles: Sequence[Json]) -> list[Json]:
    """Tiles that would strike or shoot, were they not caught in nets."""
    return [
        {"at": tile["at"], "tile": tile["tile"], "player": tile["player"], "by": tile["netted_by"]}
        for tile in tiles
        if tile["netted"] and tile["kind"] in ("unit", "hq") and any(a["hits"] for a in tile["attacks"])
    ]
