"""What the commands that judge have in common: how hard they look, and how they tell ways."""

from __future__ import annotations

from typing import Annotated

from warpad.cli.parts.arguments import Option
from warpad.cli.parts.narrate import action_sentence
from warpad.core.errors import SetupError
from warpad.core.game import Game
from warpad.core.thinking.critic import DEEP, QUICK, USUAL, Effort
from warpad.review.shapes import Way

EFFORTS = {"quick": QUICK, "usual": USUAL, "deep": DEEP}

Depth = Annotated[str, Option("--depth", metavar="|".join(EFFORTS), help="depth-help")]


def efforts(name: str) -> Effort:
    if name not in EFFORTS:
        raise SetupError("setup-option-choice", option="--depth", given=name, choices=list(EFFORTS))
    return EFFORTS[name]


def line_text(game: Game, way: Way) -> str:
    """A way as one line of actions."""
    return "; ".join(action_sentence(game, action) for action in way["line"])


def percent(share: float) -> str:
    return f"{100 * share:.0f}"
