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

NOTHING, BY_CHANCE, BY_REVEAL, BY_BOT, BY_OTHER = (
    f"server-undo-{why}" for why in ("nothing", "chance", "reveal", "bot", "other")
)
# What may not be taken back by anybody's consent, for it would be played again with what was learned.
FINAL = frozenset((BY_CHANCE, BY_REVEAL, BY_BOT))
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
    """Whether a seat may undo: at once (`free`), by consent (`possible`), and what stands in the way."""

    free: bool
    possible: bool
    lock: str | None
    to: int

    def as_json(self) -> UndoInfo:
        return {"free": self.free, "possible": self.possible, "lock": self.lock}


NO_TAKEBACK = Takeback(False, False, NOTHING, 0)


@dataclass(frozen=True)
class Terms:
    """In practice everything may be taken back; `bots` are the seats that programs play."""

    practice: bool = False
    bots: frozenset[int] = frozenset()


FAIR = Terms()


def takeback(
    steps: Sequence[Step], seat: int, reveals: Callable[[int], bool], terms: Terms = FAIR
) -> Takeback:
    """How far this seat may go back; `reveals` says whether a step showed the seat something hidden."""
    last = next((n for n in range(len(steps) - 1, -1, -1) if seat in steps[n].actors), None)
    if last is None:
        return NO_TAKEBACK
    lock = _lock(steps, last, reveals, terms.bots)
    return Takeback(lock is None, terms.practice or lock not in FINAL, lock, last)


def _lock(
    steps: Sequence[Step], last: int, reveals: Callable[[int], bool], bots: frozenset[int]
) -> str | None:
    """What the seat has learned since: from chance, from sealed choices, from a bot, of something hidden."""
    since = steps[last + 1 :]
    if any(step.is_chance for step in since):
        return BY_CHANCE
    if any(len(step.actors) > 1 for step in steps[last:]):
        return BY_REVEAL
    if any(bots.intersection(step.actors) for step in since):
        return BY_BOT
    if any(reveals(n) for n in range(last, len(steps))):
        return BY_REVEAL
    return BY_OTHER if since else None


def shows_something_new(game: Game, before: Position, viewer: int, actor: int, move: int) -> bool:
    """Would this move look different, or be impossible, in another world that the viewer can imagine?

    Only what the viewer itself sees is compared: the events told to it, who acts next, its next moves.
    """
    seen = _seen_after(game, before.copy(), viewer, move)
    dice = Dice(_SEED)
    return any(
        _differs(game, before.imagine(viewer, dice), viewer, (actor, move), seen) for _ in range(WORLDS)
    )


def _differs(
    game: Game, world: Position, viewer: int, played: tuple[int, int], seen: tuple[Any, ...]
) -> bool:
    actor, move = played
    return move not in world.legal(actor) or _seen_after(game, world, viewer, move) != seen


def _seen_after(game: Game, world: Position, viewer: int, move: int) -> tuple[Any, ...]:
    world.listen()
    world.play(move)
    told = [event for raw in world.take_events() if game.visible(event := game.event(world, raw), viewer)]
    actors = list(world.actors())
    return told, actors, list(world.legal(viewer)) if viewer in actors else []
