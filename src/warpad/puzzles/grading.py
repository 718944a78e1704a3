"""The grade of an etude, 1 to 5, from measured things, with the reasons."""

from __future__ import annotations

from collections.abc import Sequence

from warpad.core.etude import Saying
from warpad.core.game import Json

EASIEST, HARDEST = 1, 5
# From how many tries to one solution on, from how many rules on, from how many own moves on it is harder.
RARE = (400, 4_000, 40_000)
# From how many positions on that must be weighed, where chance plays.
WEIGHED = (500, 1_500, 3_000, 6_000)
MANY_RULES = 7
LONG = 4
LUCKY = 3
# The same where the best of uncertain tries is sought.
MANY_TRIES = (20, 60, 150)
MANY_MOVES = (5, 8)
MANY_RULES_OF_FORTUNE = 16
# The same where several turns are planned or orders are mixed.
PLANNED = (300, 3_000, 30_000)
MANY_TURNS = 3
MANY_MIXED = 3
# How many positions a search may see when an etude of a grade is sought: what takes more is mostly harder.
BUDGETS = {1: 3_000, 2: 5_000, 3: 8_000, 4: 30_000, 5: 60_000}


def budget_of(grade: int | None) -> int:
    """How many positions are worth a look for an etude of this grade, or of any."""
    return BUDGETS[HARDEST if grade is None else grade]


def grade_of(measures: Json) -> int:
    """One point for each thing that makes it harder."""
    if "plain" in measures:
        return grade_of_fortune(measures)
    if "turns" in measures:
        return grade_of_plan(measures)
    rarity = float(measures["tries"]) / max(measures["solutions"], 1)
    points: int = sum(rarity >= bound for bound in RARE)
    points += sum(measures.get("positions", 0) >= bound for bound in WEIGHED)
    points += int(measures["rules"] >= MANY_RULES)
    points += int(measures["depth"] >= LONG)
    points -= int(measures["obvious"])
    points -= int(measures["lucky"] >= LUCKY)
    return max(EASIEST, min(EASIEST + points, HARDEST))


def grade_of_fortune(measures: Json) -> int:
    """Where the best of uncertain tries is sought: how many there are, how long, how far from the obvious."""
    points: int = sum(measures["tries"] >= bound for bound in MANY_TRIES)
    points += sum(measures["depth"] >= bound for bound in MANY_MOVES)
    points += int(measures["rules"] >= MANY_RULES_OF_FORTUNE)
    points -= int(measures["lucky"] >= measures["random_tries"] // 10)
    return max(EASIEST, min(EASIEST + points, HARDEST))


def grade_of_plan(measures: Json) -> int:
    """Where several turns are planned or orders are mixed: how much there is to weigh, how many turns, how
    many orders in the mixture."""
    points: int = sum(measures["positions"] >= bound for bound in PLANNED)
    points += int(measures["turns"] >= MANY_TURNS)
    points += int(measures["mixed"] >= MANY_MIXED)
    points -= int(measures["obvious"])
    points -= int(measures["lucky"] >= measures["random_tries"] // 10)
    return max(EASIEST, min(EASIEST + points, HARDEST))


def reasons_of(measures: Json) -> list[Saying]:
    """What was measured, as sentences."""
    weighed = measures.get("positions")
    return [
        *([Saying("etude-reason-positions", {"count": weighed})] if weighed else []),
        *(
            Saying(f"etude-reason-{what}", {"count": n})
            for what in ("turns", "mixed")
            if (n := measures.get(what, 1)) > 1
        ),
        Saying("etude-reason-tries", {"tries": measures["tries"], "solutions": measures["solutions"]}),
        Saying("etude-reason-depth", {"count": measures["depth"]}),
        Saying("etude-reason-rules", {"count": measures["rules"]}),
        _obvious(measures),
        Saying("etude-reason-lucky", {"count": measures["lucky"], "tries": measures["random_tries"]}),
    ]


def _obvious(measures: Json) -> Saying:
    if "plain" in measures:
        return Saying("etude-reason-plain", {"percent": round(100 * measures["plain"])})
    return Saying("etude-reason-obvious" if measures["obvious"] else "etude-reason-not-obvious")


def rules_in(events: Sequence[Json]) -> list[str]:
    """The rules that play a part, by what happened."""
    return sorted({str(event["rule"]) for event in events})
