"""Thinks about one position in a process of its own: the best ways to go on, surer with every line."""

from __future__ import annotations

import time

import msgspec

from warpad.core.game import Json
from warpad.core.thinking.critic import Effort
from warpad.review.analysis import Analysis
from warpad.server.work.process import hand_in, take_errand

# A glance, so that something stands there soon; then a whole look, to which every further one adds draws.
GLANCE = Effort(ways=6, draws=2, fresh=2, looks=4)
LOOK = Effort(ways=12, draws=8, fresh=2, looks=4)
MOST_DRAWS = 64
TELL_EVERY = 0.5


class Pondered(msgspec.Struct):
    """A position, who thinks, and on how many draws."""

    game: str
    position: Json
    seat: int
    most: int = MOST_DRAWS


def main() -> None:
    """The work of the other process."""
    from warpad import games

    errand = msgspec.json.decode(take_errand(), type=Pondered)
    game = games.find(errand.game)
    position = game.load(errand.position)
    glance = Analysis(game, position, errand.seat, GLANCE)
    glance.think()
    _tell(glance, errand, "thinking")
    analysis, told = Analysis(game, position, errand.seat, LOOK, seed=2), time.monotonic()
    while analysis.looks < errand.most:
        analysis.think()
        if time.monotonic() - told >= TELL_EVERY and analysis.looks >= glance.looks:
            told = time.monotonic()
            _tell(analysis, errand, "thinking")
    _tell(analysis, errand, "done")


def _tell(analysis: Analysis, errand: Pondered, stage: str) -> None:
    known = {"draws": analysis.looks, "most": errand.most, "ways": analysis.found()}
    hand_in(msgspec.json.encode({"stage": stage, "place": 0, **known}))


if __name__ == "__main__":
    main()
