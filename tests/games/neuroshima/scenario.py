"""Positions drawn in words, for rule tests.

    scenario("C3: outpost hq; C2: hegemony net-fighter facing S; D2: moloch blocker wounds 1")

A hex, an army, a tile of it, then, as needed, `facing` a direction (where side 0 points; N without it) and
`wounds`. Armies become players in the order of `armies`, or as they first appear. `owner 1` says whose tile
it is when two players have the same army.
"""

from __future__ import annotations

from typing import Any

from warpad.core.hexes import DIRECTION_NAMES, FULL_RADIUS, MAIN_RADIUS, cell_named
from warpad.games.neuroshima.rules.state import State
from warpad.games.neuroshima.tell.codec import load
from warpad.games.neuroshima.tell.resolve import resolve
from warpad.games.neuroshima.variants.house import new_state


def position_json(drawn: str, armies: str = "", **fields: Any) -> dict[str, Any]:
    """The position as JSON; `hp`, `team`, `hand`, `stack`, `discard`, `energy` are lists by player."""
    tiles = [_tile(part) for part in drawn.split(";") if part.strip()]
    names = armies.split() or list(dict.fromkeys(tile["army"] for tile in tiles))
    if len(names) == 1:
        names.append("hegemony" if names[0] != "hegemony" else "outpost")
    players: list[dict[str, Any]] = [{"army": name} for name in names]
    for key in ("hp", "team", "hand", "stack", "discard", "energy"):
        for player, value in zip(players, fields.pop(key, ()), strict=False):
            player[key] = value
    radius = FULL_RADIUS if fields.get("extended") else MAIN_RADIUS
    board = [_on_board(tile, names, radius) for tile in tiles]
    return {"game": "neuroshima", "players": players, "board": board, **fields}


def _tile(part: str) -> dict[str, Any]:
    where, _, rest = part.partition(":")
    army, name, *words = rest.split()
    details = dict(zip(words[::2], words[1::2], strict=True))
    return {"at": where.strip(), "army": army, "tile": f"{army}-{name}", "details": details}


def _on_board(tile: dict[str, Any], names: list[str], radius: int) -> dict[str, Any]:
    assert cell_named(tile["at"], radius) >= 0, f"no hex {tile['at']}"
    details = tile["details"]
    return {
        "at": tile["at"],
        "tile": tile["tile"],
        "player": int(details.get("owner", names.index(tile["army"]))),
        "rotation": DIRECTION_NAMES.index(details.get("facing", "N")),
        "wounds": int(details.get("wounds", 0)),
    }


def scenario(drawn: str, armies: str = "", **fields: Any) -> State:
    """A state that only fights battles."""
    return load(position_json(drawn, armies, **fields), new_state)


class Fought:
    """A battle that has been fought: who is left, who went when."""

    def __init__(self, drawn: str, armies: str = "", **fields: Any) -> None:
        data = position_json(drawn, armies, **fields)
        self.result = resolve(data)
        self.hp = self.result["hp"]
        self.winner = self.result["winner"]
        self.segments = [segment["initiative"] for segment in self.result["segments"]]
        self.removed = {self.short(item): item["segment"] for item in self.result["removed"]}
        self.left = [self.short(item) for item in self.result["board"]]
        self.wounds = {self.short(item): item["wounds"] for item in self.result["board"] if item["wounds"]}

    @staticmethod
    def short(item: dict[str, Any]) -> str:
        """A tile without its army: `net-fighter`."""
        return str(item["tile"]).partition("-")[2]

    def events(self, name: str) -> list[dict[str, Any]]:
        return [e for segment in self.result["segments"] for e in segment["events"] if e["event"] == name]


def fight(drawn: str, armies: str = "", **fields: Any) -> Fought:
    """Fights a battle from a drawn position, with the documented defaults where nothing is chosen."""
    return Fought(drawn, armies, **fields)
