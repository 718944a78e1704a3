"""The aim of a game, and the account of its end: influence by source, or the games of a campaign."""

from __future__ import annotations

from collections import Counter

from warpad.core.account import Account, Chronicle, Reason, Side, because, source, turns_of
from warpad.core.etude import Saying
from warpad.core.game import Json
from warpad.games.bugs.data.names import ARMY_NAMES, MODE_NAMES, SIDE_NAMES
from warpad.games.bugs.rules.campaign import trophies_of
from warpad.games.bugs.rules.scoring import goal_of, side_influence
from warpad.games.bugs.rules.state import State
from warpad.games.bugs.rules.units import side_of
from warpad.games.bugs.tell.campaign import past_games

GAINED = "influence-gained"


def aim_of(p: State) -> Saying:
    """BUGS-WIN-01, BUGS-WIN-02, BUGS-CAMP-03: the mode, and what wins it."""
    facts = {"goal": int(goal_of(p)), "trophies": int(p.setup.to_win)}
    return Saying(f"bugs-aim-{MODE_NAMES[p.setup.mode]}", facts)


def standing_of(p: State) -> list[list[int]]:
    """The influence of each seat's side, in a campaign its trophies."""
    counted = trophies_of if p.setup.is_campaign() else side_influence
    return [[int(counted(p, side_of(p, seat)))] for seat in range(p.setup.seats)]


def account_of(p: State, events: Chronicle) -> Account:
    """Why it ended, with the influence then; of a campaign which side won which game."""
    last = _last_game(events)
    why = _reasons(p, events)
    battles = [step for step, event in events if event["event"] == "battle-began"]
    campaign = p.setup.is_campaign()
    sides = _campaign(p) if campaign else [_army(p, army, last) for army in range(p.setup.armies)]
    counted = "bugs-account-trophies" if campaign else "bugs-account-influence"
    turns = turns_of(events, "turn-began", "turn")
    return {"counted": counted, "why": why, "sides": sides, "tie": None, "battles": battles, "turns": turns}


def _last_game(events: Chronicle) -> list[Json]:
    """The events of the game that was played last."""
    begun = [n for n, (_, event) in enumerate(events) if event["event"] == "party-began"]
    return [event for _, event in events[begun[-1] if begun else 0 :]]


def _reasons(p: State, events: Chronicle) -> list[Reason]:
    """Each end of a game, with what happened in its last turn to influence and generals."""
    score = [0] * int(p.setup.armies)
    turn, found, recent = 0, [], list[Reason]()
    for step, event in events:
        name = event["event"]
        if name == "turn-began":
            turn, recent = event["turn"], []
        elif name == "party-began":
            score = [0] * int(p.setup.armies)
        elif name == GAINED:
            score[ARMY_NAMES.index(event["army"])] = event["influence"]
            recent.append(because(step, turn, event, score))
        elif name == "party-ended" or (name == "match-ended" and p.setup.is_campaign()):
            found += [*recent, because(step, turn, event, score)]
            recent = []
    return found


def _army(p: State, army: int, events: list[Json]) -> Side:
    """BUGS-WIN-04, BUGS-END-02: influence from defeated units and from the artefact."""
    gained: Counter[str] = Counter()
    times: Counter[str] = Counter()
    for event in events:
        if event["event"] == GAINED and event["army"] == ARMY_NAMES[army]:
            gained[event["source"]] += event["n"]
            times[event["source"]] += 1
    total, start = int(p.influence[army]), int(p.terms.influence_start)
    rows = [source(f"bugs-account-{kind}", gained[kind], count=times[kind]) for kind in gained]
    rest = total - start - sum(gained.values())
    if rest:
        rows.append(source("bugs-account-rest", rest))
    name = f"bugs-army-{ARMY_NAMES[army]}"
    return {"seat": int(p.setup.owner[army]), "name": name, "start": start, "total": total, "sources": rows}


def _campaign(p: State) -> list[Side]:
    """BUGS-CAMP-03: a trophy for every game won."""
    sides = []
    for side, name in enumerate(SIDE_NAMES):
        won = [game for game in past_games(p) if game["result"] == name and game["trophy"]]
        rows = [source("bugs-account-game", 1, party=game["party"], trophy=game["trophy"]) for game in won]
        seat = int(p.setup.owner[side])
        sides.append(Side(seat=seat, name=f"bugs-side-{name}", start=0, total=len(rows), sources=rows))
    return sides
