"""What tasks of Neuroshima Hex ask for besides events: points of the HQs, tiles lost and kept."""

from __future__ import annotations

from collections.abc import Sequence

from warpad.core.game import Json, Judge

OWN, FOE = 0, 1
LOST = ("destroyed", "spent")


def _damage(start: Json, end: Json) -> int:
    return int(start["players"][FOE]["hp"] - max(end["players"][FOE]["hp"], 0))


def _stands(end: Json, tile: str, player: int) -> bool:
    return any(piece["tile"] == tile and piece["player"] == player for piece in end["board"])


def _dealt(fact: Json, start: Json, end: Json, events: Sequence[Json]) -> bool:
    return bool(_damage(start, end) >= fact["amount"])


def _dealt_exactly(fact: Json, start: Json, end: Json, events: Sequence[Json]) -> bool:
    return bool(_damage(start, end) == fact["amount"])


def _survived(fact: Json, start: Json, end: Json, events: Sequence[Json]) -> bool:
    return bool(end["players"][OWN]["hp"] >= fact["amount"])


def _has_points(fact: Json, start: Json, end: Json, events: Sequence[Json]) -> bool:
    return bool(end["players"][OWN]["hp"] == fact["is"])


def _destroyed_hq(fact: Json, start: Json, end: Json, events: Sequence[Json]) -> bool:
    return bool(end["players"][FOE]["hp"] <= 0 < end["players"][OWN]["hp"])


def _destroyed_tile(fact: Json, start: Json, end: Json, events: Sequence[Json]) -> bool:
    return not _stands(end, fact["tile"], FOE)


def _kept_tile(fact: Json, start: Json, end: Json, events: Sequence[Json]) -> bool:
    return _stands(end, fact["tile"], OWN)


def _lost_nothing(fact: Json, start: Json, end: Json, events: Sequence[Json]) -> bool:
    return not any(event["event"] in LOST and event["player"] == OWN for event in events)


FACTS: dict[str, Judge] = {
    "damage": _dealt,
    "damage-exactly": _dealt_exactly,
    "survive": _survived,
    "own-hp": _has_points,
    "destroy-hq": _destroyed_hq,
    "destroy-tile": _destroyed_tile,
    "keep-tile": _kept_tile,
    "lose-nothing": _lost_nothing,
}
