"""What a game hands to programs that learn: its encoding, the plans of its numbers, and its symmetries."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from warpad.core.learning.encoding import Encoding
from warpad.core.learning.sheet import Sheet


@dataclass(frozen=True)
class Symmetry:
    """A way to turn or mirror the board: place i of the new row holds what stood at `seen[i]` of the old.

    `numbers` does the same for masks and for probabilities of actions. The rules treat both alike.
    """

    name: str
    seen: tuple[int, ...]
    numbers: tuple[int, ...]


# A disc of a picture: how far from the left and from the top (of 1), its radius, red, green and blue.
Disc = tuple[float, float, float, tuple[int, int, int]]
OWN, ALLY, ENEMY = (86, 156, 255), (98, 200, 120), (236, 92, 84)
EMPTY, MARK, DARK = (70, 74, 84), (240, 200, 80), (16, 18, 22)


@dataclass(frozen=True)
class Notation:
    """A game as numbers."""

    encoding: Encoding
    observation: Sheet
    actions: Sheet
    # Not worked out before somebody asks.
    symmetries: Callable[[], tuple[Symmetry, ...]]
    # A small picture of an observation.
    discs: Callable[[bytes], list[Disc]]
