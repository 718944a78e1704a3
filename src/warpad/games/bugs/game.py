"""War of Bugs: Samurai as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from warpad.core import content as files
from warpad.core.dice import Dice
from warpad.core.errors import ContentError, DecodeError, SetupError
from warpad.core.etude import Etudes
from warpad.core.game import Game, Json, Option, Refusal
from warpad.core.position import Position
from warpad.core.rulebook import Rulebook
from warpad.games.bugs.data import content, setups
from warpad.games.bugs.data.names import ARMY_NAMES, SIDE_NAMES
from warpad.games.bugs.mind.evaluate import evaluate_side
from warpad.games.bugs.mind.instinct import Trial, unfold_turns
from warpad.games.bugs.mind.plans import distinct_orders
from warpad.games.bugs.puzzles.puzzles import BugEtudes
from warpad.games.bugs.rules.orders import next_army
from warpad.games.bugs.rules.phases import ORDERS, PLACE_OPEN, PLACE_SECRET
from warpad.games.bugs.rules.position import BugsPosition
from warpad.games.bugs.tell import actions, codec, drawing, events, refusals
from warpad.games.bugs.tell.shapes import SHAPES

FOLDER = Path(__file__).parent
MOST_TURNS = 1000


class Bugs(Game):
    """The game: set-up, positions, moves and events as data."""

    name = "bugs"
    folder = FOLDER

    def __init__(self) -> None:
        self.rulebook = Rulebook.load(FOLDER / "rules.toml")

    def options(self) -> Sequence[Option]:
        return setups.OPTIONS

    def start(self, setup: Mapping[str, Any]) -> Position:
        position = setups.new_position(setups.make_setup(setup))
        position.start()
        return position

    def samples(self) -> Sequence[Json]:
        return setups.SAMPLES

    def seats(self, position: Position) -> Sequence[Json]:
        """BUGS-ALLY-01: each seat with its armies, its side and a name."""
        p = _bugs(position)
        return [_seat(p, seat) for seat in range(p.setup.seats)]

    def action(self, position: Position, seat: int, move: int) -> Json:
        return actions.action(_bugs(position), seat, move)

    def move(self, position: Position, seat: int, action: Json) -> int:
        return actions.read(_bugs(position), seat, action)

    def why_not(self, position: Position, seat: int, action: Json) -> Refusal | None:
        return refusals.why_not(_bugs(position), seat, action)

    def event(self, position: Position, raw: tuple[int, int, int, int, int, int]) -> Json:
        return events.event(_bugs(position), raw)

    def visible(self, event: Json, seat: int) -> bool:
        """BUGS-HID-01: nothing secret is told before it is revealed, so all may hear all."""
        return True

    def dump(self, position: Position) -> Json:
        return codec.dump(_bugs(position))

    def load(self, data: Json) -> Position:
        return codec.load(data, self._empty)

    def etudes(self) -> Etudes:
        return BugEtudes(self.load)

    def _empty(self, options: Json) -> BugsPosition:
        try:
            return setups.new_position(setups.make_setup(self.read_setup(options)))
        except SetupError as error:
            raise DecodeError(str(error), "setup") from None

    def draw(self, position: Position, seat: int | None = None) -> str:
        return drawing.draw(_bugs(position), seat)

    def evaluate(self, position: Position, seat: int) -> float:
        p = _bugs(position)
        return float(evaluate_side(p, p.side_of(seat)))

    def distinct(self, position: Position, seat: int) -> list[int]:
        """The legal moves of a seat without orders that do the same as others."""
        p = _bugs(position)
        moves = distinct_orders(p, next_army(p, seat)) if p.phase == ORDERS else p.legal(seat)
        return [int(move) for move in moves]

    def is_placing(self, position: Position) -> bool:
        """Whether units are being placed, which is judged by the turns that follow."""
        return _bugs(position).phase in (PLACE_OPEN, PLACE_SECRET)

    def unfold(self, position: Position, last: int, dice: Dice) -> None:
        """Plays to the end of the turn with this number by quick answers of all seats."""
        unfold_turns(_bugs(position), last // MOST_TURNS, last % MOST_TURNS, dice)

    def trial(self, position: Position, seat: int, foes: list[int], dice: Dice) -> Trial:
        """Moves that are made at once, tried against each other in imagination."""
        return Trial(_bugs(position), seat, foes, dice)

    def turn_number(self, position: Position) -> int:
        p = _bugs(position)
        return int(p.party * MOST_TURNS + p.turn)

    def shapes(self) -> Sequence[type]:
        return SHAPES

    def check_content(self) -> Sequence[str]:
        try:
            return content.check(content.read(content.FOLDER))
        except ContentError as error:
            return [str(error)]

    def digests(self) -> dict[str, str]:
        return files.digests(content.FOLDER)


def _bugs(position: Position) -> BugsPosition:
    assert isinstance(position, BugsPosition)
    return position


def _seat(p: BugsPosition, seat: int) -> Json:
    led = [army for army in range(p.setup.armies) if p.setup.owner[army] == seat]
    return {
        "name": f"bugs-army-{ARMY_NAMES[led[0]]}",
        "army": ARMY_NAMES[led[0]],
        "armies": [ARMY_NAMES[army] for army in led],
        "team": led[0] & 1,
        "side": SIDE_NAMES[led[0] & 1],
    }


GAME = Bugs()
