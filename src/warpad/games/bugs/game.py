"""War of Bugs: Samurai as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from warpad.core import content as files
from warpad.core.account import Account, Chronicle
from warpad.core.analysis.editing import Editing
from warpad.core.errors import ContentError, DecodeError, SetupError
from warpad.core.etude import Etudes, Saying
from warpad.core.game import Benchmark, Game, Json, Option, Refusal
from warpad.core.learning.notation import Notation
from warpad.core.position import Position
from warpad.core.rulebook import Rulebook
from warpad.games.bugs.benchmarks import measure_turns
from warpad.games.bugs.data import content, setups
from warpad.games.bugs.data.names import ARMY_NAMES, SIDE_NAMES
from warpad.games.bugs.learn.notation import NOTATION
from warpad.games.bugs.mind.bot import BugsBot
from warpad.games.bugs.mind.critic import OrderCritic
from warpad.games.bugs.mind.evaluate import EYES
from warpad.games.bugs.position import BugsPosition, new_position
from warpad.games.bugs.puzzles.puzzles import BugEtudes
from warpad.games.bugs.rules.course import start
from warpad.games.bugs.rules.phases import ORDERS
from warpad.games.bugs.rules.questions import is_sealed
from warpad.games.bugs.rules.units import side_of
from warpad.games.bugs.tell import account, actions, codec, drawing, events, refusals, sight
from warpad.games.bugs.tell.reach import reach
from warpad.games.bugs.tell.shapes import SHAPES

FOLDER = Path(__file__).parent
MOST_TURNS = 10_000


class Bugs(Game):
    """The game: set-up, positions, moves and events as data."""

    name = "bugs"
    title = "War of Bugs: Samurai"
    prefix = "bugs"
    mind = BugsBot
    critic = OrderCritic
    rules_version = 2
    folder = FOLDER
    self_play = setups.SELF_PLAY
    questions = ("reach",)

    def __init__(self) -> None:
        self.rulebook = Rulebook.load(FOLDER / "rules.toml")

    def options(self) -> Sequence[Option]:
        return setups.OPTIONS

    def start(self, setup: Mapping[str, Any]) -> Position:
        position = new_position(setups.make_setup(setup))
        start(position)
        return position

    def samples(self) -> Sequence[Json]:
        return setups.SAMPLES

    def seats(self, position: Position) -> Sequence[Json]:
        """BUGS-ALLY-01: each seat with its armies, its side and a name."""
        p = _bugs(position)
        return [_seat(p, seat) for seat in range(p.setup.seats)]

    def aim(self, position: Position) -> Saying:
        return account.aim_of(_bugs(position))

    def standing(self, position: Position) -> list[list[int]]:
        return account.standing_of(_bugs(position))

    def account(self, position: Position, events: Chronicle) -> Account:
        return account.account_of(_bugs(position), events)

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

    def actions(self, position: Position, seat: int, moves: Iterable[int]) -> list[Json]:
        return actions.several(_bugs(position), seat, moves)

    def has_secrets(self, position: Position) -> bool:
        """BUGS-HID-01: only while something is decided behind the screens."""
        return bool(is_sealed(_bugs(position)))

    def reach(self, position: Position) -> list[Json]:
        """Where units can go, their Strength there, and why not elsewhere, if everybody else stays."""
        return reach(_bugs(position)) if _bugs(position).phase == ORDERS else []

    def looks_alike(self, position: Position) -> bool:
        return not sight.differs(_bugs(position))

    def dump(self, position: Position) -> Json:
        return codec.dump(_bugs(position))

    def load(self, data: Json) -> Position:
        return codec.load(data, self._empty)

    def editing(self) -> Editing:
        from warpad.games.bugs.tell.editing import UnitEditing

        return UnitEditing(self.load)

    def notation(self) -> Notation:
        return NOTATION

    def etudes(self) -> Etudes:
        return BugEtudes(self.load)

    def _empty(self, options: Json) -> BugsPosition:
        try:
            return new_position(setups.make_setup(self.read_setup(options)))
        except SetupError as error:
            raise DecodeError(str(error), "setup") from None

    def draw(self, position: Position, seat: int | None = None, language: str = "en") -> str:
        return drawing.draw(_bugs(position), seat, language)

    def evaluate(self, position: Position, seat: int) -> float:
        p = _bugs(position)
        return float(EYES.chance(p, side_of(p, seat)))

    def turn_number(self, position: Position) -> int:
        p = _bugs(position)
        return int((p.party - 1) * MOST_TURNS + p.turn)

    def shapes(self) -> Sequence[type]:
        return SHAPES

    def benchmarks(self) -> dict[str, Benchmark]:
        return {"turns": measure_turns(self)}

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
