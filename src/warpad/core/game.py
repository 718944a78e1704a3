"""A game as the rest of the program sees it: set-up, positions, moves and events as data."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from warpad.core.errors import DecodeError, IllegalMove, SetupError
from warpad.core.position import SPECTATOR, Position
from warpad.core.rulebook import Rulebook

if TYPE_CHECKING:
    from warpad.core.account import Account, Chronicle
    from warpad.core.analysis.editing import Editing
    from warpad.core.etude import Etudes, Saying
    from warpad.core.learning.notation import Notation
    from warpad.core.lesson import Task
    from warpad.core.thinking.critic import Critic
    from warpad.core.thinking.levels import Thinker

Json = dict[str, Any]
# Whether a fact of a task is true, from where it began, where it ended, and all that happened.
Judge = Callable[[Json, Json, Json, Sequence[Json]], bool]
Action = Annotated[
    Json, msgspec.Meta(title="Action", description="A move as a flat object, with its verb under `do`.")
]


@dataclass(frozen=True)
class Option:
    """One choice at set-up; "choices" are one for each seat."""

    name: str
    kind: Literal["choice", "choices", "number", "flag"]
    default: Any
    help: str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    # The values of another option for which this one matters; how many sides each choice is for.
    when: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    sides: Mapping[str, tuple[int, int]] = field(default_factory=dict)

    def read(self, raw: object) -> Any:
        """The value of this option, from a text or from JSON."""
        if self.kind == "flag":
            return self._flag(raw)
        if self.kind == "number":
            return self._number(raw)
        if self.kind == "choices":
            return self._choices(raw)
        return self._choice(raw)

    def _flag(self, raw: object) -> bool:
        words = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
        value = raw if isinstance(raw, bool) else words.get(str(raw).lower())
        if value is None:
            raise SetupError("setup-option-flag", option=self.name, given=str(raw))
        return bool(value)

    def _number(self, raw: object) -> int:
        try:
            value = int(str(raw))
        except ValueError:
            raise SetupError("setup-option-number", option=self.name, given=str(raw)) from None
        if not self.low <= value <= self.high:
            raise SetupError(
                "setup-option-range", option=self.name, low=self.low, high=self.high, given=str(value)
            )
        return value

    def _choice(self, raw: object) -> str:
        value = str(raw)
        if value not in self.choices:
            raise SetupError("setup-option-choice", option=self.name, given=value, choices=list(self.choices))
        return value

    def _choices(self, raw: object) -> list[str]:
        items = raw.split(",") if isinstance(raw, str) else raw
        if not isinstance(items, (list, tuple)):
            raise SetupError("setup-option-list", option=self.name, given=str(raw))
        return [self._choice(str(item).strip()) for item in items]


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed: the rule, and a sentence as a message id with arguments."""

    rule: str
    message: str
    args: Json = field(default_factory=dict)


@dataclass(frozen=True)
class Benchmark:
    """Work that is timed; each time it is done counts as so many."""

    work: Callable[[], object]
    amount: float


class Game(ABC):
    """What match, server, command line, bots and tests may ask of a game."""

    name: str  # in files, addresses and commands
    title: str  # as people call it
    prefix: str  # before the ids of its messages
    folder: Path
    rulebook: Rulebook
    mind: type[Thinker] | None = None  # its own bot; without one, one that knows no game plays
    critic: type[Critic] | None = None  # judges decisions; without one, a critic that knows no game
    # One more whenever a change of the rules lets an old record go on differently.
    rules_version: int = 1
    # Questions about a move that is not played yet; they are given the position, the seat and the move.
    weighs: tuple[str, ...] = ()
    # Questions about one place of the board; they are given the position and the name of the place.
    points: tuple[str, ...] = ()
    # Options of games that programs play by themselves, where nothing else is said: bounds that let each end.
    self_play: Mapping[str, Any] = {}

    @abstractmethod
    def options(self) -> Sequence[Option]:
        """The choices at set-up, in the order in which they are asked."""

    @abstractmethod
    def start(self, setup: Mapping[str, Any]) -> Position:
        """A new game from read options; raises SetupError with a sentence that says what is allowed."""

    @abstractmethod
    def samples(self) -> Sequence[Json]:
        """Set-ups that together show every mode and variant, small enough for the laws."""

    @abstractmethod
    def seats(self, position: Position) -> Sequence[Json]:
        """For each seat what is public of it: {"army": "borgo", "team": 0, ...}; `name` is a message id."""

    @abstractmethod
    def action(self, position: Position, seat: int, move: int) -> Json:
        """A move (or, for CHANCE, an outcome) as a flat readable object with the verb under "do"."""

    @abstractmethod
    def move(self, position: Position, seat: int, action: Json) -> int:
        """The code of an action; raises DecodeError when it cannot be read. It need not be legal."""

    @abstractmethod
    def why_not(self, position: Position, seat: int, action: Json) -> Refusal | None:
        """Why this action is refused now; None when it is legal."""

    @abstractmethod
    def event(self, position: Position, raw: tuple[int, int, int, int, int, int]) -> Json:
        """One event as data: {"event": "struck", "rule": "NH-BAT-08", ...}."""

    @abstractmethod
    def visible(self, event: Json, seat: int) -> bool:
        """May this seat (or SPECTATOR) learn of the event?"""

    def has_secrets(self, position: Position) -> bool:
        """Whether seats see different things now: people at one screen watch together only what all see."""
        return True

    def needs_curtain(self, position: Position) -> bool:
        """Whether what is chosen now is chosen from something that people at the same screen must not see."""
        return self.has_secrets(position)

    def looks_alike(self, position: Position) -> bool:
        """Whether the view is now the same for everybody, seats and spectators."""
        return not self.has_secrets(position)

    @abstractmethod
    def dump(self, position: Position) -> Json:
        """The whole position as JSON data, secrets and pending choices included."""

    @abstractmethod
    def load(self, data: Json) -> Position:
        """The position of such data; raises DecodeError with the path of what is wrong."""

    @abstractmethod
    def draw(self, position: Position, seat: int | None = None, language: str = "en") -> str:
        """The position for a terminal, in rich markup; seat None shows all."""

    @abstractmethod
    def evaluate(self, position: Position, seat: int) -> float:
        """How good the position looks for this seat, 0 to 1."""

    @abstractmethod
    def check_content(self) -> Sequence[str]:
        """What is wrong with the content files; empty when all is well."""

    @abstractmethod
    def digests(self) -> dict[str, str]:
        """A digest of each content file, to stand in records."""

    def uses(self, file: str, setup: Mapping[str, Any], position: Json | None) -> bool:
        """Is this content file one that a match of this set-up (or of this position) is played with?"""
        return True

    def content_file(self, name: str) -> Path:
        """Where the content file of this name lies."""
        return self.folder / "content" / name

    def check_pack(self, folder: Path) -> Sequence[str] | None:
        """What is wrong with a content pack in a folder; None where the game has no packs."""
        return None

    # -- what follows ------------------------------------------------------------------------

    def plays_rules(self, version: int) -> bool:
        """Whether a game played by this version of the rules goes on in the same way today."""
        return version == self.rules_version

    def among_programs(self, raw: Mapping[str, Any]) -> Json:
        """These options, and for the others what programs that play by themselves choose."""
        return {**self.self_play, **raw}

    def read_setup(self, raw: Mapping[str, object]) -> Json:
        """Options with defaults filled in; unknown ones are refused."""
        known = {option.name: option for option in self.options()}
        for name in raw:
            if name not in known:
                raise SetupError("setup-option-unknown", game=self.name, option=name, options=list(known))
        return {n: o.read(raw[n]) if n in raw else o.default for n, o in known.items()}

    def new(self, raw: Mapping[str, object]) -> Position:
        """A new game from options as a person wrote them."""
        return self.start(self.read_setup(raw))

    def variety(self, raw: Mapping[str, object]) -> Sequence[Json]:
        """The set-ups over which a fair contest is spread; a game overrides it to vary armies."""
        return [dict(raw)]

    def turn_number(self, position: Position) -> int:
        """A number that changes when a new turn (or round) begins."""
        return int(str(position.observe(SPECTATOR)["turn"]))

    def benchmarks(self) -> dict[str, Benchmark]:
        """What is measured of this game beside whole games and copies, by the name of the figure."""
        return {}

    def resolve(self, data: Json) -> Json:
        """The battle that is fought in the position of such data, for a game that has battles."""
        raise DecodeError("cli-fault-battle", game=self.name)

    def aim(self, position: Position) -> Saying | None:
        """The mode and what wins it, in one sentence."""
        return None

    def standing(self, position: Position) -> list[list[int]]:
        """How each seat stands, as anybody may know: a number a side it plays; empty where nothing counts."""
        return []

    def account(self, position: Position, events: Chronicle) -> Account | None:
        """Why a finished game ended and where the score came from; None where a game does not tell."""
        return None

    def words(self) -> Json:
        """What the things of the content do, as phrases by message id; nothing where the screen knows."""
        return {}

    def citations(self) -> dict[str, str]:
        """Rules by the ids of the messages they stand behind, where nothing else that is sent names them."""
        return {}

    def shapes(self) -> Sequence[type]:
        """TypedDicts of what this game sends to a page: its view, seats, events and answers."""
        return ()

    def notation(self) -> Notation:
        """Positions and moves of this game as numbers, for programs that learn."""
        raise NotImplementedError(f"{self.name} cannot be written as numbers")

    def etudes(self) -> Etudes | None:
        """What the game knows of etudes; None when it has none."""
        return None

    def editing(self) -> Editing | None:
        """What the game knows of positions built by hand; None when it knows nothing of it."""
        return None

    def lesson_start(self, task: Task) -> Position:
        """The position of a task, as a learner meets it."""
        return self.load(task.position)

    def lesson_facts(self) -> Mapping[str, Judge]:
        """Facts that lessons of this game speak of, besides those that every game has."""
        return {}

    def legal_actions(self, position: Position, seat: int) -> list[Json]:
        """Every legal move of a seat as an action, in the order of `legal`."""
        return self.actions(position, seat, position.legal(seat))

    def actions(self, position: Position, seat: int, moves: Iterable[int]) -> list[Json]:
        """Several moves of a seat as actions."""
        return [self.action(position, seat, move) for move in moves]

    def legal_move(self, position: Position, seat: int, action: Json) -> int:
        """The code of an action that is legal now; raises IllegalMove with the rule otherwise."""
        refusal = self.why_not(position, seat, action)
        if refusal is not None:
            raise IllegalMove(refusal.rule, refusal.message, refusal.args)
        return self.move(position, seat, action)
