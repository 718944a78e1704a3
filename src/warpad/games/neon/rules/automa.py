"""The Automa's turn: target, one step, one attack."""

from typing import Final

from warpad.core.vecs import i64
from warpad.games.neon.data.codes import AUTOMA, AUTOMA_SLOT, NO_ONE
from warpad.games.neon.rules import event_kinds as tells
from warpad.games.neon.rules.closing import smaller_neighbour
from warpad.games.neon.rules.fight.aiming import begin_attack
from warpad.games.neon.rules.frames import STEP_ATTACK
from warpad.games.neon.rules.layout import F_ACTED, F_HEALTH, PLAYERS
from warpad.games.neon.rules.relocating import relocate
from warpad.games.neon.rules.state import State

AUTOMA_MOVE: Final[i64] = 0
AUTOMA_ATTACK: Final[i64] = 1
LAST_RANGE: Final[i64] = 2
PLAYERS_MOST: Final[i64] = 6


def step_automa(g: State, stage: i64, target: i64) -> None:
    """NEON-AUTO-02, NEON-AUTO-05: it acts last: a target, one step towards it, an attack."""
    g.s[g.top() + 1] = stage + 1
    if stage == AUTOMA_MOVE and g.place(AUTOMA) >= 0:
        if g.listening:
            g.tell(tells.TURN_BEGUN, AUTOMA)
        chosen = choose_target(g)
        g.s[g.top() + 2] = chosen
        step_towards(g, chosen)
        return
    if stage == AUTOMA_ATTACK and g.place(AUTOMA) >= 0 and target != NO_ONE and g.place(target) >= 0:
        far = g.distance(g.place(AUTOMA), g.place(target))
        if far <= LAST_RANGE and g.t.automa_range[far] >= 0:
            begin_attack(g, AUTOMA, AUTOMA_SLOT, far, target)
            g.push(STEP_ATTACK, 0, 0, 0)
            return
    if stage >= AUTOMA_ATTACK or g.place(AUTOMA) < 0:
        g.pop()


def choose_target(g: State) -> i64:
    """NEON-AUTO-03: most health tokens within reach; among equals whoever acted latest."""
    s = g.s
    best = NO_ONE
    who: i64 = 0
    while who < s[PLAYERS]:
        near = g.place(who) >= 0 and g.distance(g.place(AUTOMA), g.place(who)) <= g.t.automa_reach
        if near and (best == NO_ONE or health_then_time(g, who) > health_then_time(g, best)):
            best = who
        who += 1
    return best


def health_then_time(g: State, who: i64) -> i64:
    """NEON-AUTO-03: health tokens count first, then how late the fighter acted."""
    at = g.block(who)
    return g.s[at + F_HEALTH] * (PLAYERS_MOST + 1) + g.s[at + F_ACTED]


def step_towards(g: State, target: i64) -> None:
    """NEON-AUTO-04: the shorter way; the neighbour with the smaller number when in doubt or idle."""
    here = g.place(AUTOMA)
    if target == NO_ONE:
        relocate(g, AUTOMA, smaller_neighbour(g, here))
        return
    there = g.place(target)
    if here == there:
        return
    ahead = g.steps(here, there)
    back = g.steps(there, here)
    if ahead == back:
        relocate(g, AUTOMA, smaller_neighbour(g, here))
    else:
        relocate(g, AUTOMA, g.neighbour(here, 1 if ahead < back else -1))
