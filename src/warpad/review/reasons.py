"""Why one choice is better than another: what differs most on the board, on average, and speaks for it."""

from __future__ import annotations

from warpad.core.thinking.judgement import Alternative
from warpad.core.verdict import Fact

# Facts that differ by less are not worth a word.
NOTABLE = 0.15
MOST_FACTS = 2
# A fact of one kind of pieces is named after both: "own-tile:moloch-guard".
OF = ":"


def reasons(better: Alternative, other: Alternative) -> list[Fact]:
    """What the better choice leads to and the other one does not; what speaks against it is no reason."""
    if better is other:
        return []
    mine, theirs = better.mean_facts(), other.mean_facts()
    gains = {name: gain(name, mine.get(name, 0.0), theirs.get(name, 0.0)) for name in {**mine, **theirs}}
    notable = [name for name in gains if gains[name] >= NOTABLE]
    ranked = sorted(notable, key=lambda name: (gains[name], name), reverse=True)
    return [fact_of(name, mine.get(name, 0.0), theirs.get(name, 0.0)) for name in ranked[:MOST_FACTS]]


def gain(name: str, mine: float, theirs: float) -> float:
    """By how much a fact is better: more of one's own, less of what others have."""
    return theirs - mine if name.startswith("foe-") else mine - theirs


def fact_of(name: str, mine: float, theirs: float) -> Fact:
    kind, _, what = name.partition(OF)
    return {"name": kind, "what": what, "best": round(mine, 2), "played": round(theirs, 2)}
