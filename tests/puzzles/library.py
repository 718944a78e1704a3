"""The etudes of the library, and those among them that are proved in every run."""

from __future__ import annotations

from warpad.core.etude import Etude
from warpad.games import GAMES
from warpad.puzzles import shelf

ALL = {name: shelf.etudes(name) for name in GAMES}
EVERY = [etude for name in GAMES for etude in ALL[name]]
# How many of each game, those with the least to search.
QUICK_ONES = {"neuroshima": 10, "neon": 2, "bugs": 4}


def name_of(etude: Etude) -> str:
    return etude.id


def effort(etude: Etude) -> int:
    return int(etude.measures.get("positions", etude.measures["tries"]))


def quick(name: str) -> list[Etude]:
    planned = [etude for etude in ALL[name] if "turns" in etude.measures]
    single = [etude for etude in ALL[name] if "turns" not in etude.measures]
    return [*sorted(single, key=effort)[: QUICK_ONES[name]], *sorted(planned, key=effort)[:1]]
