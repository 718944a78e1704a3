"""Where in a match we are, by which terms it is played, and what a campaign adds, as numbers."""

from typing import Final

from warpad.core.learning.encoding import capped
from warpad.core.vecs import i64, u8, vec
from warpad.games.bugs.data.book import ARMIES, OPTIONS, SIDES, TYPES
from warpad.games.bugs.learn.sheets import OBSERVATION
from warpad.games.bugs.rules.codes import NONE
from warpad.games.bugs.rules.scoring import goal_of
from warpad.games.bugs.rules.state import State

_AT: Final = OBSERVATION.at
ONE: Final[u8] = 1
HIGHEST: Final[i64] = 255

PHASE: Final[i64] = _AT["phase"]
STAGE: Final[i64] = _AT["stage"]
STEP: Final[i64] = _AT["step"]
TURN: Final[i64] = _AT["turn"]
TURN_CAP: Final[i64] = _AT["turn_cap"]
PARTY: Final[i64] = _AT["party"]
FIRST: Final[i64] = _AT["first"]
PASSES: Final[i64] = _AT["passes"]
GOAL: Final[i64] = _AT["goal"]
REACHED: Final[i64] = _AT["reached"]
MODE: Final[i64] = _AT["mode"]
RULES: Final[i64] = _AT["rules"]
SPEED: Final[i64] = _AT["speed"]
EXEMPT: Final[i64] = _AT["exempt"]
TRIANGLE: Final[i64] = _AT["triangle"]
TERMS: Final[i64] = _AT["terms"]
TROPHY: Final[i64] = _AT["trophy"]
OPTION: Final[i64] = _AT["option"]
TROPHY_OWNER: Final[i64] = _AT["trophy_owner"]
TO_WIN: Final[i64] = _AT["trophies_to_win"]
MEDAL: Final[i64] = _AT["medal"]
MEDAL_USED: Final[i64] = _AT["medal_used"]
MEDAL_COUNT: Final[i64] = _AT["medal_count"]


def write_match(p: State, viewer: i64, out: vec[u8], at: i64) -> None:
    """Where in the match we are, and by which terms it is played."""
    side = viewer & 1
    out[at + PHASE + p.phase] = ONE
    out[at + STAGE + p.stage] = ONE
    out[at + STEP] = u8(p.step)
    out[at + TURN] = capped(p.turn, HIGHEST)
    out[at + TURN_CAP] = capped(p.setup.turn_cap, HIGHEST)
    out[at + PARTY] = capped(p.party, 31)
    out[at + FIRST] = ONE if p.first == side else u8(0)
    out[at + PASSES] = u8(p.passes)
    out[at + GOAL] = capped(goal_of(p), 63)
    if p.reached[side] > 0:
        out[at + REACHED] = u8(1 if p.reached[1 - side] > 0 and p.reached[1 - side] < p.reached[side] else 2)
    if p.reached[1 - side] > 0:
        later = p.reached[side] > 0 and p.reached[side] < p.reached[1 - side]
        out[at + REACHED + 1] = u8(1 if later else 2)
    out[at + MODE + p.setup.mode] = ONE
    out[at + RULES] = ONE if p.setup.retreat_scores else u8(0)
    out[at + RULES + 1] = ONE if p.setup.up_to else u8(0)
    out[at + RULES + 2] = ONE if p.setup.blocked_shots else u8(0)
    out[at + RULES + 3] = ONE if p.setup.bonus_at_target else u8(0)
    out[at + TRIANGLE + p.terms.triangle] = ONE
    out[at + TERMS] = capped(p.terms.income, 15)
    out[at + TERMS + 1] = capped(p.terms.per_kill, 15)
    out[at + TERMS + 2] = capped(p.terms.per_artifact, 15)
    kind: i64 = 0
    while kind < TYPES:
        out[at + SPEED + kind] = u8(p.terms.speed[kind])
        out[at + EXEMPT + kind] = u8(p.terms.exempt >> kind & 1)
        kind += 1


def write_campaign(p: State, viewer: i64, out: vec[u8], at: i64) -> None:
    """Trophies and medals."""
    if p.trophy != NONE:
        out[at + TROPHY + p.trophy] = ONE
    if p.terms.option >= 0:
        out[at + OPTION + p.terms.option % OPTIONS] = ONE
    out[at + TO_WIN] = capped(p.setup.to_win, 15)
    trophy: i64 = 0
    while trophy < p.book.trophies:
        if p.trophy_owner[trophy] != NONE:
            out[at + TROPHY_OWNER + trophy * SIDES + (p.trophy_owner[trophy] ^ (viewer & 1))] = ONE
        trophy += 1
    medal: i64 = 0
    while medal < p.book.medals:
        if p.holder[medal] != NONE:
            out[at + MEDAL + medal * ARMIES + (p.holder[medal] ^ viewer)] = ONE
        out[at + MEDAL_USED + medal] = u8(p.used >> medal & 1)
        army: i64 = 0
        while army < p.setup.armies:
            place = medal * ARMIES + (army ^ viewer)
            out[at + MEDAL_COUNT + place] = capped(p.counters[medal * ARMIES + army], 31)
            army += 1
        medal += 1
