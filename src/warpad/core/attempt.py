"""What was done so far by somebody who tries a puzzle or a lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from warpad.core.game import Json
from warpad.core.position import Position


class Attempt(NamedTuple):
    """Where it stands, every step that led there, and all that happened."""

    position: Position
    steps: Sequence[Json]
    events: Sequence[Json]
