"""The aim of a game, and the account of its end: points by source, tie-break, who fell when."""

from __future__ import annotations

from warpad.core.account import Account, Chronicle, Reason, Side, Source, because, source, turns_of
from warpad.core.bits import count
from warpad.core.etude import Saying
from warpad.games.neon.data import codes
from warpad.games.neon.data.catalogue import AUTOMA_ID, catalogue
from warpad.games.neon.rules import layout
from warpad.games.neon.rules.scoring import (
    bots_of,
    is_over_by_survival,
    points,
    side_of,
    sides_left,
    trophies_of,
)
from warpad.games.neon.rules.state import State
from warpad.games.neon.tell.wording import Wording

VALUES = (3, 2, 1)
ENDS = ("won", "shared", "nobody-won", "titled")
# What counts as a reason before the last round, and in it.
FINAL = ("eliminated", *ENDS)
LATE = ("defeated", *FINAL)
ATTACK = "attack-rolled"


def aim_of(g: State) -> Saying:
    """NEON-END-01, NEON-REB-01, NEON-ROY-02, NEON-COA-07: the mode, and what wins it."""
    board = g.s[layout.BOARD]
    rounds = int(g.t.closings_end[board] - g.t.closings_first[board])
    facts = {"players": int(g.s[layout.PLAYERS]), "teams": int(g.s[layout.TEAMS]), "rounds": rounds}
    return Saying(f"neon-aim-{catalogue(g.pack).modes[g.s[layout.MODE]]}", facts)


def standing_of(g: State) -> list[list[int]]:
    """The points of each fighter's side; nothing where only survival counts."""
    if not g.counts_points():
        return []
    return [[int(points(g, side_of(g, who)))] for who in range(g.s[layout.PLAYERS])]


def account_of(g: State, events: Chronicle) -> Account:
    """Why it ended, and the points of every fighter (or team) by source."""
    return {
        "counted": "neon-account-points" if g.counts_points() else "neon-account-fallen",
        "why": _reasons(g, events),
        "sides": [_side(g, who) for who in _firsts(g)],
        "tie": _tie(g) if g.counts_points() else None,
        "battles": [step for step, event in events if event["event"] == ATTACK],
        "turns": turns_of(events, "round-began", "round"),
    }


def _reasons(g: State, events: Chronicle) -> list[Reason]:
    """Who fell for good (in Battle Royale) or in the last round, then why no further round was played."""
    turn, found = 0, list[Reason]()
    last = int(g.s[layout.ROUND])
    for step, event in events:
        if event["event"] == "round-began":
            turn = event["round"]
        elif event["event"] in (FINAL if turn < last else LATE):
            found.append(because(step, turn, event))
    ends = [n for n, reason in enumerate(found) if reason["event"] and reason["event"]["event"] in ENDS]
    at = ends[0] if ends else len(found)
    step = found[at]["step"] if ends else events[-1][0] if events else 0
    return [*found[:at], _stop(g, step), *found[at:]]


def _stop(g: State, step: int) -> Reason:
    """NEON-END-01: one side is left, or the last cell of the board was played."""
    last = int(g.s[layout.ROUND])
    survived = is_over_by_survival(g)
    return {
        "step": step,
        "turn": last,
        "event": None,
        "words": Saying("neon-why-survival" if survived else "neon-why-rounds", {"round": last}),
        "rule": "NEON-END-02" if survived else "NEON-END-01",
        "score": [],
    }


def _firsts(g: State) -> list[int]:
    """One fighter of each side, the Automa too where it takes part."""
    found: dict[int, int] = {}
    for who in range(g.s[layout.PLAYERS]):
        found.setdefault(int(side_of(g, who)), who)
    if g.s[layout.WITH_AUTOMA]:
        found[int(codes.AUTOMA)] = int(codes.AUTOMA)
    return list(found.values())


def _side(g: State, who: int) -> Side:
    side = side_of(g, who)
    rows = _sources(g, side) if g.counts_points() else []
    seat = None if who == codes.AUTOMA else who
    return {
        "seat": seat,
        "name": _name(g, who),
        "start": 0,
        "total": sum(row["amount"] for row in rows),
        "sources": rows,
    }


def _name(g: State, who: int) -> str:
    return f"neon-fighter-{AUTOMA_ID}" if who == codes.AUTOMA else f"neon-{Wording(g, 0).who(who)}"


def _sources(g: State, side: int) -> list[Source]:
    """NEON-REB-02, NEON-COA-06: health trophies by value, bots and their pairs, the leader token."""
    rows = []
    for value in VALUES:
        number = int(trophies_of(g, side, value))
        if number:
            rows.append(source("neon-account-trophies", value * number, value=value, count=number))
    kinds = [int(bots_of(g, side, kind)) for kind in range(g.t.bot_types)]
    bots, pairs = sum(kinds), sum(number // 2 for number in kinds)
    if bots:
        rows.append(source("neon-account-bots", bots * int(g.t.bot_points), count=bots))
    if pairs:
        rows.append(source("neon-account-pairs", pairs * int(g.t.pair_points), count=pairs))
    if side_of(g, g.s[layout.LEADER]) == side:
        rows.append(source("neon-account-leader", int(g.t.leader_points)))
    return rows


def _tie(g: State) -> Saying | None:
    """NEON-REB-03: equal points are parted by trophies of 3, then 2, then 1 points."""
    winners, left = int(g.s[layout.WINNERS]), int(sides_left(g))
    if count(winners) == 0 or count(left) < 2:
        return None
    best = next(side for side in range(codes.FIGHTERS) if winners >> side & 1)
    rivals = [
        side
        for side in range(codes.FIGHTERS)
        if left >> side & 1 and side != best and points(g, side) == points(g, best)
    ]
    if not rivals:
        return None
    if count(winners) > 1:
        return Saying("neon-tie-shared", {"points": int(points(g, best))})
    value = next(v for v in VALUES if any(trophies_of(g, r, v) != trophies_of(g, best, v) for r in rivals))
    most = max(int(trophies_of(g, rival, value)) for rival in rivals)
    facts = {"value": value, "n": int(trophies_of(g, best, value)), "m": most}
    return Saying("neon-tie-trophies", {"points": int(points(g, best)), **facts})
