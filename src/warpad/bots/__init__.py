"""Bots: they choose a move from what a seat may know."""

from __future__ import annotations

from warpad.bots.bot import Bot, Sight, consult
from warpad.bots.budget import Clock, cpu_clock
from warpad.bots.bugs import BugsBot
from warpad.bots.greedy import Greedy
from warpad.bots.guests import guest, is_guest
from warpad.bots.levels import LEVELS, Thinker
from warpad.bots.neon import NeonBot
from warpad.bots.neuroshima import Tactician
from warpad.bots.random import Random
from warpad.bots.sampler import Sampler
from warpad.core.errors import SetupError

# The bots that think by level, by game; where a game has none of its own the sampler plays.
THINKERS: dict[str, type[Thinker]] = {"neuroshima": Tactician, "bugs": BugsBot, "neon": NeonBot}

# What players choose from, weakest first, and all that a program may ask for.
# Greedy is no level: it plays like random in Neon and better than normal in Neuroshima.
OFFERED = (Random.name, *LEVELS)
BOTS = (Random.name, Greedy.name, *LEVELS)


def make(name: str, game: str, clock: Clock = cpu_clock) -> Bot:
    """A fresh bot for one seat of one match of this game."""
    if name in LEVELS:
        return THINKERS.get(game, Sampler)(game, LEVELS[name], clock)
    if name == Random.name:
        return Random(game)
    if name == Greedy.name:
        return Greedy(game)
    if is_guest(name):
        return guest(name)(game)
    raise SetupError("setup-bot-unknown", bot=name, game=game, bots=list(BOTS))


__all__ = ["BOTS", "LEVELS", "OFFERED", "Bot", "Sight", "consult", "make"]
