"""Thinks about one position in a process of its own: the best ways to go on, surer with every line."""

from __future__ import annotations

import time

import msgspec

from warpad.core.game import Json
from warpad.core.position import CHANCE
from warpad.core.thinking.critic import Effort, critic_of
from warpad.review.analysis import Analysis, Prospects
from warpad.server.work.process import hand_in

# A glance, so that something stands there soon; then a whole look, to which every further one adds draws.
GLANCE = Effort(ways=6, draws=2, fresh=2, looks=4)
LOOK = Effort(ways=12, draws=8, fresh=2, looks=4)
MOST_DRAWS = 64
# Every outcome of chance is looked at so often: there may be forty of them.
MOST_LOOKS = 24
TELL_EVERY = 0.5


class Pondered(msgspec.Struct):
    """A position, who thinks, and on how many draws. Of a line it is asked whether it were better with one
    piece turned; where chance acts, what may come."""

    game: str
    position: Json
    seat: int
    line: list[Json] = []
    most: int = MOST_DRAWS


def main(asked: bytes) -> None:
    """The work of the other process."""
    from warpad import games

    errand = msgspec.json.decode(asked, type=Pondered)
    game = games.find(errand.game)
    position = game.load(errand.position)
    if position.actor() == CHANCE:
        errand.most = MOST_LOOKS
        _think(Prospects(game, position, errand.seat), errand)
        return
    critic, given = critic_of(game), []
    if errand.line:
        moves = critic.moves(position, errand.seat, errand.line)
        given = [moves, *critic.turned(position, errand.seat, moves)]
    glance = Analysis(game, position, errand.seat, GLANCE, ways=given)
    glance.think()
    _tell(glance, errand, "thinking")
    _think(Analysis(game, position, errand.seat, LOOK, seed=2, ways=given), errand, glance.looks)


def _think(analysis: Analysis | Prospects, errand: Pondered, least: int = 1) -> None:
    """Adds draws until there are enough; tells now and then what is known, when it is more than before."""
    told = time.monotonic()
    while analysis.looks < errand.most:
        analysis.think()
        if time.monotonic() - told >= TELL_EVERY and analysis.looks >= least:
            told = time.monotonic()
            _tell(analysis, errand, "thinking")
    _tell(analysis, errand, "done")


def _tell(analysis: Analysis | Prospects, errand: Pondered, stage: str) -> None:
    known = {"draws": analysis.looks, "most": errand.most, "ways": analysis.found()}
    hand_in(msgspec.json.encode({"stage": stage, "place": 0, **known}))
