"""The goal of an etude as data: read into a wish, offered at a moment of a match, told where a try ended."""

from __future__ import annotations

from typing import Any

from warpad.core.errors import DecodeError
from warpad.core.etude import Etude, Saying
from warpad.core.game import Json
from warpad.games.neon.data import codes
from warpad.games.neon.data.catalogue import AUTOMA_ID, catalogue
from warpad.games.neon.data.vocabulary import TYPES
from warpad.games.neon.puzzles import wishes
from warpad.games.neon.puzzles.wishes import GOAL_NAMES, Wish, bots_destroyed
from warpad.games.neon.rules import layout
from warpad.games.neon.rules.scoring import points, side_of
from warpad.games.neon.rules.state import State
from warpad.games.neon.tell.wording import Wording

# What each goal is told besides its kind.
PARTS: dict[str, set[str]] = {
    "defeat": {"fighter"},
    "wound": {"fighter", "amount"},
    "stand": {"amount"},
    "collect": {"amount"},
    "points": {"amount"},
    "victory": set(),
    "reach": {"sector"},
    "drive": {"fighter", "sector"},
    "bots": {"amount"},
    "leader": set(),
    "equip": {"type"},
    "save": {"fighter", "amount"},
    "deny": {"fighter"},
}
# Goals that only make sense where tokens and bots are points.
SCORED = ("collect", "points", "deny")
MOST_COLLECTED = 12
MOST_POINTS = 99
MOST_MORE = 8
MOST_BOTS = 5


def wish_of(etude: Etude, position: State) -> Wish:
    """What the etude asks for; DecodeError says why that makes no sense here."""
    goal = etude.goal
    name = goal.get("kind")
    if name not in GOAL_NAMES:
        raise DecodeError("etude-word", "goal.kind", given=str(name), choices=list(GOAL_NAMES))
    for part in {*PARTS[name], *goal} - {"kind"}:
        if part not in PARTS[name] or part not in goal:
            detail = "not part of this goal" if part in goal else "missing"
            raise DecodeError("etude-parts", f"goal.{part}", detail=detail)
    if name in SCORED and not position.counts_points():
        raise DecodeError("neon-etude-collect", "goal.kind")
    target = whom(etude, position)
    amount = amount_of(etude, position, target) if "amount" in goal else 0
    return Wish(position, etude.seat, GOAL_NAMES.index(name), target, amount, what_of(etude, position))


def whom(etude: Etude, position: State) -> int:
    """The fighter that the goal names: on the arena, and no ally unless it is to be saved; else the own."""
    if "fighter" not in etude.goal:
        return etude.seat
    name, is_friend = etude.goal["fighter"], etude.goal["kind"] == "save"
    for who in range(codes.FIGHTERS):
        is_here = position.place(who) >= 0 and who != etude.seat
        if is_here and fighter_of(position, who) == name and position.is_ally(etude.seat, who) == is_friend:
            return who
    raise DecodeError("neon-etude-no-fighter", "goal.fighter", fighter=str(name))


def fighter_of(position: State, who: int) -> str | None:
    number = position.s[position.block(who) + layout.F_ID]
    if who == codes.AUTOMA:
        return AUTOMA_ID
    return catalogue(position.pack).fighters[number] if number >= 0 else None


def amount_of(etude: Etude, position: State, target: int) -> int:
    """How many tokens, points or bots; of a wound how many tokens are left."""
    kind, amount = etude.goal["kind"], etude.goal["amount"]
    health = int(position.s[position.block(target) + layout.F_HEALTH])
    high = {"collect": MOST_COLLECTED, "points": MOST_POINTS, "bots": MOST_BOTS}.get(kind, health)
    if not isinstance(amount, int) or isinstance(amount, bool) or not 1 <= amount <= high:
        raise DecodeError("etude-amount", "goal.amount", low=1, high=high, given=str(amount))
    return health - amount if kind == "wound" else amount


def what_of(etude: Etude, position: State) -> int:
    """The sector or the type of equipment that the goal names."""
    goal = etude.goal
    if "sector" in goal:
        names = open_sectors(position)
        if goal["sector"] not in names:
            raise DecodeError("etude-word", "goal.sector", given=str(goal["sector"]), choices=names)
        return catalogue(position.pack).sectors.index(goal["sector"])
    if "type" in goal:
        names = free_types(position, etude.seat)
        if goal["type"] not in names:
            raise DecodeError("etude-word", "goal.type", given=str(goal["type"]), choices=names)
        return TYPES.index(goal["type"])
    return 0


def open_sectors(position: State) -> list[str]:
    known, s = catalogue(position.pack).sectors, position.s
    return [known[s[layout.RING + i]] for i in range(s[layout.RING_SIZE])]


def free_types(position: State, seat: int) -> list[str]:
    """What one has no equipment of."""
    return [name for slot, name in enumerate(TYPES) if position.s[position.equipment(seat, slot)] == 0]


def goals_of(position: State, seat: int) -> list[Json]:
    """The goals that may be asked for at a moment of a match."""
    s = position.s
    fighters: Any = position.observe(seat)["fighters"]
    near = [f for f in fighters if f["seat"] != seat and isinstance(f["place"], int)]
    friends = [f for f in near if position.is_ally(seat, f["seat"])]
    others = [f for f in near if f not in friends]
    found: list[Json] = []
    if others:
        names = [f["fighter"] for f in others]
        amount = {"low": 1, "high": max(1, *(f["tokens"] for f in others))}
        found += [{"kind": "defeat", "fighter": names}, {"kind": "wound", "fighter": names, "amount": amount}]
    found.append({"kind": "stand", "amount": {"low": 1, "high": max(fighters[seat]["tokens"], 1)}})
    if others and position.counts_points():
        had = int(points(position, side_of(position, seat)))
        found += [
            {"kind": "collect", "amount": {"low": 1, "high": MOST_COLLECTED}},
            {"kind": "points", "amount": {"low": had + 1, "high": had + MOST_MORE}},
            {"kind": "deny", "fighter": names},
        ]
    found += [{"kind": "victory"}, {"kind": "reach", "sector": open_sectors(position)}]
    if others:
        found.append({"kind": "drive", "fighter": names, "sector": open_sectors(position)})
    if bots := sum(s[layout.BOTS + i] > 0 for i in range(codes.SECTORS)):
        found.append({"kind": "bots", "amount": {"low": 1, "high": min(bots, MOST_BOTS)}})
    found.append({"kind": "leader"})
    if types := free_types(position, seat):
        found.append({"kind": "equip", "type": types})
    if friends:
        high = max(1, *(f["tokens"] for f in friends))
        kept = {"low": 1, "high": high}
        found.append({"kind": "save", "fighter": [f["fighter"] for f in friends], "amount": kept})
    return found


def outcome_of(wish: Wish, start: State, end: State) -> Saying:
    """How things stand with what was asked for where a try ended."""
    name = Wording(start, wish.target).who(wish.target).removeprefix("fighter-")
    if wish.kind == wishes.COLLECT:
        return Saying(
            "etude-outcome-collected", {"amount": int(wish.collected(end)), "wanted": int(wish.amount)}
        )
    if wish.kind == wishes.POINTS:
        had = int(points(end, side_of(end, wish.seat)))
        return Saying("etude-outcome-points", {"amount": had, "wanted": int(wish.amount)})
    if wish.kind == wishes.BOTS:
        destroyed = int(bots_destroyed(end, wish.seat) - wish.bots)
        return Saying("etude-outcome-bots", {"amount": destroyed, "wanted": int(wish.amount)})
    if wish.kind == wishes.VICTORY:
        return Saying("etude-outcome-won" if wish.is_won(end) else "etude-outcome-not-won")
    if wish.kind in (wishes.REACH, wishes.DRIVE):
        return _whereabouts(name, end, int(wish.target))
    if wish.kind == wishes.LEAD:
        return Saying("etude-outcome-leader", {"fighter": fighter_of(end, int(end.s[layout.LEADER]))})
    if wish.kind == wishes.EQUIP:
        got = wish.is_met(end)
        return Saying(f"etude-outcome-{'equipped' if got else 'not-equipped'}", {"type": TYPES[wish.what]})
    if wish.kind == wishes.DENY:
        return Saying("etude-outcome-denied", {"fighter": name, "amount": int(wish.collected(end))})
    if wish.is_down(end, 0):
        return Saying("etude-outcome-fighter-fell", {"fighter": name})
    left = int(end.s[end.block(wish.target) + layout.F_HEALTH])
    return Saying("etude-outcome-fighter-stands", {"fighter": name, "left": left})


def _whereabouts(name: str, end: State, who: int) -> Saying:
    place = int(end.place(who))
    if place < 0:
        return Saying("etude-outcome-away", {"fighter": name})
    return Saying("etude-outcome-at", {"fighter": name, "sector": catalogue(end.pack).sectors[place]})
