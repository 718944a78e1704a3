"""A campaign as viewers see it: the trophy at stake, trophies and medals won, games played."""

from __future__ import annotations

from warpad.core.game import Json
from warpad.games.bugs.data.book import ARMIES, OPTIONS
from warpad.games.bugs.data.content import load
from warpad.games.bugs.data.names import ARMY_NAMES, SIDE_NAMES, TROPHY_NAMES
from warpad.games.bugs.rules.codes import NONE
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.tell.events import RESULTS


def trophy_at_stake(p: State) -> Json | None:
    """The trophy that is fought for, and the option in force."""
    if p.trophy == NONE:
        return None
    name = TROPHY_NAMES[p.trophy]
    option = (
        p.terms.option % OPTIONS + 1
        if p.terms.option // OPTIONS == p.trophy and p.terms.option >= 0
        else None
    )
    return {
        "trophy": name,
        "name": f"bugs-trophy-{name}",
        "option": option,
        "message": f"bugs-trophy-{name}-{option}" if option else None,
        "options": [f"bugs-trophy-{name}-{die}" for die in (1, 2, 3)],
        "origin": load().trophies.trophies[p.trophy].origin,
    }


def trophy_card(p: State, number: int) -> Json:
    owner = p.trophy_owner[number]
    return {"trophy": TROPHY_NAMES[number], "side": SIDE_NAMES[owner] if owner != NONE else None}


def medal_card(p: State, number: int) -> Json:
    """BUGS-SET-12: all medals lie open, with their holder and how far each army is."""
    card = load().medals.medals[number]
    holder = p.holder[number]
    return {
        "medal": card.id,
        "name": f"bugs-medal-{card.id}",
        "need": f"bugs-medal-{card.id}-need",
        "bonus": f"bugs-medal-{card.id}-bonus",
        "origin": card.origin,
        "army": ARMY_NAMES[holder] if holder != NONE else None,
        "once": card.once_per_party,
        "used": bool(p.used >> number & 1),
        "wanted": card.requirement.count,
        "progress": {ARMY_NAMES[a]: int(p.counters[number * ARMIES + a]) for a in range(p.setup.armies)},
    }


def past_games(p: State) -> list[Json]:
    """The games that were played."""
    told = []
    for i in range(0, len(p.history), 3):
        trophy, option, result = p.history[i], p.history[i + 1], p.history[i + 2]
        told.append(
            {
                "party": i // 3 + 1,
                "trophy": TROPHY_NAMES[trophy] if trophy != NONE else None,
                "option": int(option % OPTIONS + 1) if option >= 0 else None,
                "result": RESULTS[result],
            }
        )
    return told
