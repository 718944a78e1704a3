"""A game played by hand in tests: actions in words, refusals by rule, tiles by hex."""

from __future__ import annotations

from typing import Any

from tests.games.neuroshima.scenario import position_json
from warpad.core.game import Json, Refusal
from warpad.core.hexes import DIRECTION_NAMES, FULL_RADIUS, MAIN_RADIUS, cell_named
from warpad.core.position import CHANCE
from warpad.games.neuroshima.data.content import tile_of
from warpad.games.neuroshima.game import GAME
from warpad.games.neuroshima.position import Neuroshima
from warpad.games.neuroshima.rules.battle.status import commander
from warpad.games.neuroshima.rules.board import tile_at
from warpad.games.neuroshima.rules.pieces import rotation_of, wounds_of
from warpad.games.neuroshima.variants.house import House


class Playing:
    """One position with the moves of a test; `from_` stands for "from", a facing is a direction's name."""

    def __init__(self, position: Neuroshima) -> None:
        self.position = position
        self.position.listen()

    @property
    def seat(self) -> int:
        return int(self.position.actor())

    @property
    def asks(self) -> str:
        return str(self.view["ask"]["kind"])

    @property
    def view(self) -> Json:
        return self.position.observe(max(self.seat, 0))

    def action(self, verb: str, **fields: Any) -> Json:
        facing = fields.get("facing")
        if isinstance(facing, str):
            fields["facing"] = DIRECTION_NAMES.index(facing)
        return {"do": verb, **{name.rstrip("_"): value for name, value in fields.items()}}

    def do(self, verb: str, **fields: Any) -> Playing:
        """Plays a legal action of whoever is to act."""
        self.position.play(GAME.legal_move(self.position, self.seat, self.action(verb, **fields)))
        return self

    def draws(self, *tiles: str) -> Playing:
        """Chance gives these tiles, one after the other."""
        for tile in tiles:
            assert self.seat == CHANCE, f"nothing is drawn now, but {self.asks}"
            outcome = GAME.move(self.position, CHANCE, {"do": "draw", "tile": tile})
            assert outcome in list(self.position.odds())[::2], f"{tile} is not in the stack"
            self.position.play(outcome)
        return self

    def refused(self, verb: str, **fields: Any) -> Refusal:
        """Why an action is refused; it must be, and it must not be among the legal ones."""
        action = self.action(verb, **fields)
        refusal = GAME.why_not(self.position, self.seat, action)
        assert refusal is not None, f"{action} is allowed"
        assert action not in self.legal()
        return refusal

    def rule_against(self, verb: str, **fields: Any) -> str:
        return self.refused(verb, **fields).rule

    def legal(self, verb: str | None = None, **fields: Any) -> list[Json]:
        """The legal actions, or those with this verb and these fields."""
        wanted = self.action(verb, **fields) if verb else {}
        return [
            action
            for action in GAME.legal_actions(self.position, self.seat)
            if all(action.get(name) == value for name, value in wanted.items())
        ]

    def can(self, verb: str, **fields: Any) -> bool:
        return bool(self.legal(verb, **fields))

    def cell(self, name: str) -> int:
        return cell_named(name, FULL_RADIUS if self.position.setup.extended else MAIN_RADIUS)

    def tile(self, at: str) -> str:
        """The tile on a hex, or nothing."""
        cell = self.cell(at)
        return tile_of(tile_at(self.position, cell)).id if self.position.occupied >> cell & 1 else ""

    def facing(self, at: str) -> str:
        return DIRECTION_NAMES[rotation_of(self.position.piece[self.cell(at)])]

    def wounds(self, at: str) -> int:
        return int(wounds_of(self.position.piece[self.cell(at)]))

    def commander(self, at: str) -> int:
        return int(commander(self.position, self.cell(at)))

    def player(self, number: int) -> Json:
        found: Json = self.view["players"][number]
        return found

    def hp(self) -> list[int]:
        return list(self.position.hp)[: self.position.setup.players]

    def events(self) -> list[Json]:
        """What happened since the last call."""
        return [GAME.event(self.position, raw) for raw in self.position.take_events()]

    def pick_first(self) -> Playing:
        """Plays the first legal action, or draws the first tile of the stack."""
        code = self.position.odds()[0] if self.seat == CHANCE else self.position.legal(self.seat)[0]
        self.position.play(code)
        return self


def house(position: Neuroshima) -> House:
    """The variants of a game that has some."""
    variant = position.variant
    assert isinstance(variant, House)
    return variant


def playing(drawn: str, armies: str = "", hand: tuple[str, ...] = (), **fields: Any) -> Playing:
    """The middle of a turn on a drawn board; `hand` is what lies before the player whose turn it is."""
    data = position_json(drawn, armies, **fields)
    data["players"][data.get("turn", 0)]["hand"] = list(hand)
    position = GAME.load(data)
    assert isinstance(position, Neuroshima)
    return Playing(position)


def new_game(**options: Any) -> Playing:
    position = GAME.new(options)
    assert isinstance(position, Neuroshima)
    return Playing(position)
