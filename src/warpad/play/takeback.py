"""What a seat may take back: its own choices, until something new became known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from warpad.core.dice import Dice
from warpad.core.game import Game
from warpad.core.position import CHANCE, Position
from warpad.core.vecs import i64, vec
from warpad.play.shapes import UndoInfo

NOTHING, BY_CHANCE, BY_REVEAL, BY_OTHER = (
    f"server-undo-{why}" for why in ("nothing", "chance", "reveal", "other")
)
WORLDS = 4
_SEED = 20_26


@dataclass(frozen=True)
class Step:
    """One played step: who acted, with which codes; for chance the key of the position before it."""

    actors: tuple[int, ...]
    moves: vec[i64]
    key: int = 0

    @property
    def is_chance(self) -> bool:
        return self.actors == (CHANCE,)


@dataclass(frozen=True)
class Takeback:
    """Whether a seat may undo: at once (`free`), by consent (`possible`), and why not at once."""

    free: bool
    possible: bool
    lock: str | None
    to: int

    def as_json(self) -> UndoInfo:
        return {"free": self.free, "possible": self.possible, "lock": self.lock}


NO_TAKEBACK = Takeback(False, False, NOTHING, 0)


def takeback(steps: Sequence[Step], seat: int, reveals: Callable[[int], bool]) -> Takeback:
    """How far this seat may go back; `reveals` says whether a step showed its actor something new."""
    last = next((n for n in range(len(steps) - 1, -1, -1) if seat in steps[n].actors), None)
    if last is None:
        return NO_TAKEBACK
    lock = _lock(steps, last, reveals)
    return Takeback(lock is None, True, lock, last)


def _lock(steps: Sequence[Step], last: int, reveals: Callable[[int], bool]) -> str | None:
    if len(steps[last].actors) > 1:
        return BY_REVEAL
    for step in steps[last + 1 :]:
        return BY_CHANCE if step.is_chance else BY_OTHER
    return BY_REVEAL if reveals(last) else None


def shows_something_new(game: Game, before: Position, seat: int, move: int) -> bool:
    """Would this move look different to the seat in another world that it can imagine?

    Only what the seat itself sees is compared: the events told to it, who acts next, its next moves.
    """
    seen = _seen_after(game, before.copy(), seat, move)
    dice = Dice(_SEED)
    return any(_seen_after(game, before.imagine(seat, dice), seat, move) != seen for _ in range(WORLDS))


def _seen_after(game: Game, world: Position, seat: int, move: int) -> tuple[Any, ...]:
    world.listen()
    world.play(move)
    told = [event for raw in world.take_events() if game.visible(event := game.event(world, raw), seat)]
    actors = list(world.actors())
    return told, actors, list(world.legal(seat)) if seat in actors else []
