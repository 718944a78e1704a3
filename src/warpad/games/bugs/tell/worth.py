"""What the answers to a question are worth: to roll again or not, to use a medal or not, to shoot at whom."""

from __future__ import annotations

from warpad.core.game import Json
from warpad.games.bugs.data.book import TYPES
from warpad.games.bugs.data.verbs import BATTLE_STRENGTH_ONCE, FREE_REROLL
from warpad.games.bugs.rules import codes
from warpad.games.bugs.rules.battle import can_reroll, die_of, die_value, unit_of
from warpad.games.bugs.rules.ranged import next_shooter, targets_of
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import medal_ready
from warpad.games.bugs.tell.explain import chances, draw_worth, preview
from warpad.games.bugs.tell.odds import FACES, dice_values


def reroll_worth(p: State) -> Json:
    """BUGS-BAT-13, BUGS-BAT-14: the chance after each answer, if both sides then do what is best for them."""
    side = p.ask
    lead, draw = _bare_lead(p, side), draw_worth(int(p.fights[p.fight + codes.F_SHOOTER]), int(side))
    die, foe_die = int(die_of(p, side)), int(die_of(p, 1 - side))
    own, foe = _rolls_left(p, side), _rolls_left(p, 1 - side)
    lies = lead + die - foe_die
    kept = 1.0 if lies > 0 else draw if lies == 0 else 0.0
    if foe and p.passes == 0:
        kept = min(kept, _average([dice_values(lead, own, foe - 1, draw)[die][face] for face in FACES]))
    again = dice_values(lead, own - 1, foe, draw)
    return {"keep": round(kept, 4), "reroll": round(_average([again[face][foe_die] for face in FACES]), 4)}


def _average(values: list[float]) -> float:
    return sum(values) / len(values)


def _rolls_left(p: State, side: int) -> int:
    """BUGS-KB-03: how often a side can still roll again: for energy, and once with the medal."""
    if not can_reroll(p, side):
        return 0
    army = unit_of(p, side) // TYPES
    return int(p.energy[army]) + int(medal_ready(p, army, FREE_REROLL) != codes.NONE)


def _bare_lead(p: State, side: int) -> int:
    """The lead of a side without the dice; penalties of rolled dice are taken off."""
    sums = [p.fights[p.fight + codes.F_POWER + s] + die_value(p, s) - die_of(p, s) for s in (0, 1)]
    return int(sums[side] - sums[1 - side])


def boost_worth(p: State) -> Json:
    """BUGS-MED-06: the chance without and with the Strength of the medal."""
    side = p.ask
    unit, foe = int(unit_of(p, side)), int(unit_of(p, 1 - side))
    lead = int(p.fights[p.fight + codes.F_POWER + side] - p.fights[p.fight + codes.F_POWER + 1 - side])
    draw = draw_worth(int(p.fights[p.fight + codes.F_SHOOTER]), int(side))
    more = int(p.book.medal_amount[medal_ready(p, unit // TYPES, BATTLE_STRENGTH_ONCE)])
    return {
        "keep-medal": chances(p, unit, foe, lead, None, draw)["value"],
        "use-medal": chances(p, unit, foe, lead + more, None, draw)["value"],
    }


def shot_previews(p: State, seat: int) -> list[Json]:
    """BUGS-RANGED-01: every shot that is open to a seat, with its odds."""
    shooter = next_shooter(p, seat)
    return [preview(p, shooter, target, True) for target in targets_of(p, shooter)]
