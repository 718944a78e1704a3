"""What the weights count on a board of War of Bugs, in the few groups that people think in."""

from __future__ import annotations

from warpad.core.thinking.critic import Counts
from warpad.core.vecs import i64, vec
from warpad.games.bugs.data.names import unit_name
from warpad.games.bugs.mind.evaluate import (
    EYES,
    FEATURES,
    ONE,
    PAIRS_FROM,
    PLACES_FROM,
    TROPHY,
    UNIT_NAMES,
    WEIGHTS,
    WORTH_ONE,
    Eyes,
    features,
)
from warpad.games.bugs.mind.evaluate import FEATURE_NAMES as NAMES
from warpad.games.bugs.rules.campaign import trophies_of
from warpad.games.bugs.rules.phases import PLACE_OPEN, PLACE_SECRET
from warpad.games.bugs.rules.scoring import goal_of
from warpad.games.bugs.rules.state import State

# Each group: the features that make it, and the one that people would count.
GROUPS = {
    "influence": (("influence", "influence squared", "one step from the goal"), "influence"),
    "energy": (("energy", "some energy"), "energy"),
    "train": (("train lost",), "train lost"),
    "artefact": (
        ("on the artefact", "beside the artefact", "two steps from the artefact"),
        "on the artefact",
    ),
    "general": (("foes beside the general", "foes two steps from the general"), "foes beside the general"),
    "guard": (("friends beside the general",), "friends beside the general"),
    "last-unit": (("one unit left",), "one unit left"),
}
# Features are told in sixtieths.
SIXTY = float(ONE)
SCALE = float(ONE * WORTH_ONE)


def _only(first: int, last: int) -> Eyes:
    """Eyes that see nothing but a stretch of the weights: their lead is what that stretch adds."""
    kept = range(int(first), int(last))
    return Eyes(vec[i64]([int(EYES.weights[i]) if i in kept else 0 for i in range(int(WEIGHTS))]))


PLACES = _only(PLACES_FROM, PAIRS_FROM)
PAIRS = _only(PAIRS_FROM, WEIGHTS)


def counts(p: State, side: int) -> Counts:
    """What the evaluation counts for a side: own less that of the foe."""
    trophies = float(trophies_of(p, side) - trophies_of(p, 1 - side))
    told: Counts = {("trophies", "", "own"): (trophies, TROPHY * trophies)}
    if p.turn == 0 or p.phase in (PLACE_OPEN, PLACE_SECRET):
        return told
    own, foe = features(p, side), features(p, 1 - side)
    lead = {NAMES[i]: float(own[i] - foe[i]) for i in range(int(FEATURES))}
    worth = {name: lead[name] * float(EYES.weights[i]) / SCALE for i, name in enumerate(NAMES)}
    for unit, kind in enumerate(UNIT_NAMES):
        told["units", unit_name(unit), "own"] = lead[kind] / SIXTY, worth[kind]
    for group, (parts, counted) in GROUPS.items():
        whole = float(goal_of(p)) if counted == "influence" else 1.0
        told[group, "", "own"] = lead[counted] * whole / SIXTY, sum(worth[name] for name in parts)
    told["places", "", "own"] = 0.0, float(PLACES.lead(p, side)) / SCALE
    told["pairs", "", "own"] = 0.0, float(PAIRS.lead(p, side)) / SCALE
    return told
