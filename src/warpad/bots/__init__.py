"""Bots: they choose a move from what a seat may know."""

from __future__ import annotations

from warpad.bots.greedy import Greedy
from warpad.bots.guests import guest, is_guest
from warpad.bots.random import Random
from warpad.bots.sampler import Sampler
from warpad.core.errors import SetupError
from warpad.core.game import Game
from warpad.core.thinking.bot import Bot, Sight, consult
from warpad.core.thinking.budget import Clock, cpu_clock
from warpad.core.thinking.levels import LEVELS

# What players choose from, weakest first, and all that a program may ask for.
# Greedy is no level and stands after them: it plays like random in Neon and better than normal in Neuroshima.
OFFERED = (Random.name, *LEVELS)
BOTS = (*OFFERED, Greedy.name)


def make(name: str, game: Game, clock: Clock = cpu_clock) -> Bot:
    """A fresh bot for one seat of one match; where a game has no mind of its own the sampler plays."""
    if name in LEVELS:
        return (game.mind or Sampler)(game.name, LEVELS[name], clock)
    if name == Random.name:
        return Random(game.name)
    if name == Greedy.name:
        return Greedy(game.name)
    if is_guest(name):
        return guest(name)(game.name)
    raise SetupError("setup-bot-unknown", bot=name, game=game.name, bots=list(BOTS))


__all__ = ["BOTS", "LEVELS", "OFFERED", "Bot", "Sight", "consult", "make"]
