"""Bots: they choose a move from what a seat may know."""

from __future__ import annotations

from warpad.bots.bot import Bot, Sight
from warpad.bots.greedy import Greedy
from warpad.bots.random import Random
from warpad.core.errors import SetupError

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


def make(name: str, game: str) -> Bot:
    """A fresh bot for one seat of one match of this game."""
    if name not in BOTS:
        raise SetupError(f"there is no bot {name!r} for {game}; the bots are {', '.join(BOTS)}")
    return BOTS[name](game)


__all__ = ["BOTS", "Bot", "Sight", "make"]
